//! The panel's question, with the viewer's own numbers. Only the panel and the private picture show the own gold (4.4).

use super::outlook::{Sides, with_odds};
use super::{gains, names, own_seat, previews, scene, status};
use crate::{Cast, Language, Say, text};
use agon_rules::Seat;
use agon_rules::cyclades::data::{BUILD_COST, Building, God, SCHOOL};
use agon_rules::cyclades::{Action, Battle, Board, Forming, Phase, Place, Task, Turn, View, offerings};

pub(super) fn question(l: Language, cast: &Cast, view: &View) -> Vec<String> {
    let own = own_seat(view);
    let asked = own.filter(|&seat| scene::asked(view) == Some(seat));
    let mut lines = match asked {
        Some(seat) => asked_lines(l, view, seat),
        None => waiting_lines(l, cast, view),
    };
    lines.extend(own.into_iter().flat_map(|seat| holdings(l, view, seat)));
    lines
}

fn asked_lines(l: Language, view: &View, seat: Seat) -> Vec<String> {
    let board = &view.board;
    let mut lines = vec![scene::sentence(l, "question", view).text()];
    match &board.phase {
        Phase::Offer { .. } => {
            lines.extend(own_offering(l, board, seat));
            lines.push(status::offerings(l, board));
            lines.extend(least(l, view, seat));
            lines.push(status::row(l, board));
        }
        Phase::Turn(turn) => turn_lines(l, view, turn, seat, &mut lines),
        _ => {}
    }
    lines
}

/// Describes the standing offering of a seat in a two-player game, and its cost (16.3); `None` if none stands.
fn own_offering(l: Language, board: &Board, seat: Seat) -> Option<String> {
    let standing = |god: &&God| board.offerings[god.index()].is_some_and(|there| there.seat == seat);
    let god = *board.gods.available().iter().find(standing)?;
    let amount = board.offerings[god.index()]?.amount;
    let cost = offerings::cost(amount, board.priests[seat.index()]);
    let say = Say::new(l, "cyclades-question-standing").with("god", names::god(l, god));
    Some(say.with("amount", amount).with("cost", cost).text())
}

/// The cost and effect of the least offering to each god, and Apollo's gold.
fn least(l: Language, view: &View, seat: Seat) -> Vec<String> {
    let board = &view.board;
    let Phase::Offer { lost, .. } = board.phase else { return Vec::new() };
    let gods = board.gods.available().iter().copied().filter(|&god| Some(god) != lost);
    let told = |god: God| {
        let least = offerings::least(board, god);
        let closed = || {
            let say = Say::new(l, "cyclades-question-beyond").with("god", names::god(l, god));
            say.with("least", least).text()
        };
        let prospect = offerings::prospect(board, (seat, view.purse(seat)?), god);
        let bid = u8::try_from(least).ok().filter(|_| prospect.open());
        bid.and_then(|least| previews::bid(l, view, seat, god, least)).or_else(|| Some(closed()))
    };
    gods.filter_map(told).chain(previews::preview(l, view, seat, &Action::BidApollo.to_string())).collect()
}

/// Describes the cost of the god's building and its effect on the set for a metropolis, which are the same on every
/// island; `None` if the seat cannot build now.
fn building(l: Language, view: &View, turn: &Turn, seat: Seat) -> Option<String> {
    let built = turn.god?.building();
    view.legal.iter().find(|action| matches!(action, Action::Build(..)))?;
    let price = gains::price(l, view, seat, BUILD_COST)?;
    let say = Say::new(l, "cyclades-question-build").noun("building", &names::building_key(built));
    Some(say.with("price", price).with("then", previews::set(l, &view.board, seat, built)).raised())
}

fn turn_lines(l: Language, view: &View, turn: &Turn, seat: Seat, lines: &mut Vec<String>) {
    let board = &view.board;
    if let Some(forming) = turn.forming {
        if forming == Forming::Place {
            lines.push(text(l, "cyclades-question-metropolis-space", &[]));
        }
    } else if let Some(battle) = &turn.battle {
        lines.extend(battle_lines(l, board, battle, seat));
    } else if let Some(creature) = scene::asking(turn) {
        lines.push(text(l, &names::key("power", creature.id()), &[]));
    } else if turn.task == Task::Free {
        lines.extend(prices(l, turn));
        lines.push(set(l, board, seat));
        lines.extend(building(l, view, turn, seat));
        lines.push(status::row(l, board));
        let discounts = board.discounts_left(seat);
        if discounts > 0 {
            lines.push(Say::new(l, "cyclades-question-discounts").with("n", discounts).text());
        }
    }
}

/// Lists the costs of the god's further recruits: `free, 2, 3, 4`; `None` in a turn at Apollo.
fn prices(l: Language, turn: &Turn) -> Option<String> {
    let god = turn.god?;
    let rest = god.recruit_costs().iter().skip(turn.recruited.into());
    let list: Vec<_> = rest.map(|&cost| price(l, cost)).collect();
    let piece = text(l, names::recruit_key(god), &[("n", 2.into())]);
    if list.is_empty() {
        return Some(Say::new(l, "cyclades-question-no-recruits").with("pieces", piece).text());
    }
    Some(Say::new(l, "cyclades-question-recruits").with("pieces", piece).with("list", list.join(", ")).text())
}

fn price(l: Language, cost: u16) -> String {
    if cost == 0 { text(l, "cyclades-free", &[]) } else { cost.to_string() }
}

/// Returns the kinds of building a seat lacks for a metropolis (15.1).
fn missing(board: &Board, seat: Seat) -> Vec<Building> {
    Building::ALL.into_iter().filter(|&kind| board.buildings(seat, kind) == 0).collect()
}

/// Returns the kinds a seat would lack after one building more.
pub(super) fn missing_with(board: &Board, seat: Seat, building: Building) -> Vec<Building> {
    missing(board, seat).into_iter().filter(|&kind| kind != building).collect()
}

/// The kinds of building a seat still lacks for a metropolis, and its philosophers.
pub(super) fn set(l: Language, board: &Board, seat: Seat) -> String {
    let missing = names::buildings(l, missing(board, seat));
    let say = Say::new(l, "cyclades-question-set-missing").with("missing", missing);
    say.with("philosophers", board.philosophers[seat.index()]).with("school", SCHOOL).text()
}

/// Both totals, the odds for the active side, and the loss if the defender of an island withdraws.
fn battle_lines(l: Language, board: &Board, battle: &Battle, seat: Seat) -> Vec<String> {
    let sides = Sides::of(board, battle);
    let attacking = seat == battle.attacker;
    let units = |n| names::units(l, battle.place, n);
    let say = |key: &str| Say::new(l, format!("cyclades-question-battle-{key}"));
    let attack = say(if attacking { "own-attack" } else { "attack" });
    let attack = attack.with("city", names::city(l, battle.attacker)).with("units", units(sides.force));
    let key = match (attacking, sides.bonus) {
        (false, 0) => "own-defence",
        (false, _) => "own-defence-bonus",
        (true, 0) => "defence",
        (true, _) => "defence-bonus",
    };
    let defence = say(key).with("city", names::city(l, battle.defender)).with("units", units(sides.against));
    let defence = defence.with("bonus", sides.bonus).with("total", sides.total()).text();
    let mut lines = vec![attack.text(), defence, with_odds(say("odds"), &sides, attacking).text()];
    if !attacking && let Place::Island(_) = battle.place {
        let say = say("loss").with("place", names::place(battle.place));
        lines.push(say.with("city", names::city(l, battle.attacker)).text());
    }
    lines
}

fn waiting_lines(l: Language, cast: &Cast, view: &View) -> Vec<String> {
    match scene::asked(view) {
        Some(seat) => {
            let what = text(l, &format!("cyclades-prompt-{}", scene::kind(view)), &[]);
            let say = Say::new(l, "waiting-for").with("names", names::CITIES.person(l, cast, seat));
            vec![say.with("what", what).text()]
        }
        None => match &view.board.phase {
            Phase::Turn(turn) if turn.battle.is_some() => vec![text(l, "cyclades-status-luck-battle", &[])],
            Phase::Turn(_) => vec![text(l, "cyclades-status-luck-row", &[])],
            _ => status::status(l, cast, view),
        },
    }
}

/// Describes the holdings of a seat, or that it is out of the game; `None` if the view hides its gold.
fn holdings(l: Language, view: &View, seat: Seat) -> Option<String> {
    let board = &view.board;
    if !board.alive.has(seat) {
        return Some(text(l, "cyclades-question-out", &[]));
    }
    let (gold, at) = (view.purse(seat)?, seat.index());
    let mut held = vec![names::gold(l, gold)];
    held.extend((board.priests[at] > 0).then(|| names::priests(l, board.priests[at])));
    held.extend((board.philosophers[at] > 0).then(|| names::philosophers(l, board.philosophers[at])));
    let say = Say::new(l, "cyclades-holdings").with("list", crate::join(l, &held));
    Some(say.with("income", board.income(seat)).text())
}
