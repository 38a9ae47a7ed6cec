//! The panel's question, with the viewer's own numbers. Only the panel and the private picture show the own gold (4.4).

use super::outlook::{Sides, with_odds};
use super::{gains, names, own_seat, previews, scene, status};
use crate::{Cast, Language, Question, Say, text};
use agon_rules::Seat;
use agon_rules::cyclades::data::{BUILD_COST, Building, God, SCHOOL};
use agon_rules::cyclades::{Action, Battle, Board, Forming, Phase, Place, Task, Turn, View, offerings};

/// Returns the question in parts. The private picture shows gold, income, prices, offerings and the creature row.
pub(super) fn question(l: Language, cast: &Cast, view: &View) -> Question {
    let own = own_seat(view);
    let mut question = match own.filter(|&seat| scene::asked(view) == Some(seat)) {
        Some(seat) => asked(l, view, seat),
        None => Question::of(waiting_lines(l, cast, view)),
    };
    match own.filter(|&seat| view.board.alive.has(seat)) {
        Some(seat) => {
            question.purse = holdings(l, view, seat).unwrap_or_default();
            let income = Say::new(l, "cyclades-question-income").with("income", view.board.income(seat));
            question.pictured.push(income.text());
        }
        None => question.facts.extend(own.map(|_| text(l, "cyclades-question-out", &[]))),
    }
    question
}

fn asked(l: Language, view: &View, seat: Seat) -> Question {
    let board = &view.board;
    let mut question = Question::new(scene::sentence(l, "question", view).text());
    match &board.phase {
        Phase::Offer { next, lost, .. } => {
            question.facts.extend(own_offering(l, board, seat));
            question
                .facts
                .extend(lost.map(|god| Say::new(l, "cyclades-question-back").with("god", names::god(l, god)).text()));
            question.facts.extend(bidders(l, board, *next));
            question.pictured.push(status::offerings(l, board));
            question.pictured.extend(least(l, view, seat));
            question.pictured.push(status::row(l, board));
        }
        Phase::Turn(turn) => {
            question.facts.extend(turn_facts(l, board, turn, seat));
            if turn.task == Task::Free && turn.forming.is_none() && turn.battle.is_none() {
                question.pictured.extend(prices(l, turn));
                question.pictured.extend(building(l, view, turn, seat));
                question.pictured.push(status::row(l, board));
                question.pictured.extend(discounts(l, board, seat));
            }
        }
        _ => {}
    }
    question
}

/// The seats that bid after the viewer.
fn bidders(l: Language, board: &Board, next: u8) -> Option<String> {
    let list = names::CITIES.names(l, board.order.iter().skip(next.into()));
    (!list.is_empty()).then(|| Say::new(l, "cyclades-question-after").with("list", list).text())
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

/// The facts of a turn's question that no picture shows.
fn turn_facts(l: Language, board: &Board, turn: &Turn, seat: Seat) -> Vec<String> {
    match (turn.forming, &turn.battle, scene::asking(turn)) {
        (Some(Forming::Place), ..) => vec![text(l, "cyclades-question-metropolis-space", &[])],
        (Some(Forming::Give(_)), ..) => Vec::new(),
        (None, Some(battle), _) => battle_lines(l, board, battle, seat),
        (None, None, Some(creature)) => vec![text(l, &names::key("power", creature.id()), &[])],
        (None, None, None) if turn.task == Task::Free => vec![set(l, board, seat)],
        (None, None, None) => Vec::new(),
    }
}

/// The gold that temples still take off creatures.
fn discounts(l: Language, board: &Board, seat: Seat) -> Option<String> {
    let left = board.discounts_left(seat);
    (left > 0).then(|| Say::new(l, "cyclades-question-discounts").with("n", left).text())
}

/// The costs of the god's further recruits: `free, 2, 3, 4`.
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
pub(super) fn missing(board: &Board, seat: Seat) -> Vec<Building> {
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

/// The gold and cards of a seat.
fn holdings(l: Language, view: &View, seat: Seat) -> Option<String> {
    let board = &view.board;
    let (gold, at) = (view.purse(seat)?, seat.index());
    let mut held = vec![names::gold(l, gold)];
    held.extend((board.priests[at] > 0).then(|| names::priests(l, board.priests[at])));
    held.extend((board.philosophers[at] > 0).then(|| names::philosophers(l, board.philosophers[at])));
    Some(Say::new(l, "cyclades-holdings").with("list", crate::join(l, &held)).text())
}
