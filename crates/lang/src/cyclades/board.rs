//! The whole public position in words. The text leaves out nothing a view shows: two texts are equal only if their
//! public views are equal. Facts that follow from the rest (the deck, the reserves, coasts, chains of fleets) are
//! repeated for the reader.

mod cards;
mod land;

use super::{names, scene, status};
use crate::{Cast, Language, Say, raise, text};
use agon_rules::Seat;
use agon_rules::cyclades::data::UNITS;
use agon_rules::cyclades::{Battle, Board, Cyclades, Phase, Stage, Turn, View};
use agon_rules::game::Game;

/// The longest text with geography, in UTF-16 units. A board message without its picture has room for news beside it.
const ROOMY: usize = 3700;

/// The part of the map that stands in the text. A page of the rules has all of it ([`super::map`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Geography {
    /// None.
    Away,
    /// The coast of each island, and what fleets touch.
    Coasts,
    /// The same, with the sea spaces that lead from each island to others.
    Ways,
}

/// Writes the sections, the most urgent first: the scene, gods and offerings, creatures, cities, islands, fleets,
/// options. A long text has less geography.
pub(super) fn text_board(l: Language, cast: &Cast, view: &View) -> String {
    let board = &view.board;
    let mut lines = vec![format!("**{}**", raise(&scene::phase(l, view)))];
    lines.extend(now(l, cast, view));
    lines.push(heading(l, "gods"));
    lines.extend(cards::gods(l, board));
    lines.push(heading(l, "creatures"));
    lines.extend(cards::creatures(l, board));
    lines.push(heading(l, "cities"));
    lines.extend(board.everybody().map(|seat| city(l, cast, board, seat)));
    let whole = |geography: Geography| {
        let mut lines = lines.clone();
        lines.push(heading(l, "islands"));
        lines.extend(land::islands(l, board, geography));
        lines.push(heading(l, "fleets"));
        lines.extend(land::fleets(l, board, geography));
        lines.push(format!("\n{}", options(l, board)));
        lines.join("\n")
    };
    let roomy = |text: &String| text.encode_utf16().count() <= ROOMY;
    // Nobody plans a move after the end, and the result needs room beside the position.
    let planned = !matches!(board.phase, Phase::Over(_));
    let with_geography = [Geography::Ways, Geography::Coasts].into_iter().filter(|_| planned).map(&whole).find(roomy);
    with_geography.unwrap_or_else(|| whole(Geography::Away))
}

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("cyclades-board-{of}"))
}

fn heading(l: Language, section: &str) -> String {
    format!("\n**{}**", say(l, section).text())
}

fn line(l: Language, of: &str, list: String) -> String {
    say(l, of).with("list", list).text()
}

/// Describes the current scene in full.
fn now(l: Language, cast: &Cast, view: &View) -> Vec<String> {
    let board = &view.board;
    let acts = scene::asked(view).map(|seat| {
        let say = say(l, "acts").with("seat", names::CITIES.held(l, cast, seat));
        say.with("verb", scene::verb(l, view, seat)).text()
    });
    let mut lines: Vec<String> = acts.into_iter().collect();
    match &board.phase {
        phase @ (Phase::Starts | Phase::Markers | Phase::Row | Phase::Gods) => lines.extend(status::luck(l, phase)),
        Phase::Offer { next, lost, .. } => {
            lines.push(bidders(l, board, *next));
            lines.extend(lost.map(|god| say(l, "lost").with("god", names::god(l, god)).text()));
        }
        Phase::Turn(turn) => lines.extend(turn_lines(l, cast, board, turn)),
        Phase::Over(_) => lines.extend(status::status(l, cast, view)),
    }
    lines
}

/// Lists the seats that bid after the one that bids now.
fn bidders(l: Language, board: &Board, next: u8) -> String {
    let list = names::CITIES.names(l, board.order.iter().skip(next.into()));
    if list.is_empty() { say(l, "last-bidder").text() } else { line(l, "bidders", list) }
}

fn turn_lines(l: Language, cast: &Cast, board: &Board, turn: &Turn) -> Vec<String> {
    let city = names::city(l, turn.seat);
    let mut lines = vec![match turn.god {
        Some(god) => {
            let say = say(l, "turn").with("city", city).with("god", names::god(l, god));
            say.with("recruited", turn.recruited).text()
        }
        None => {
            let place = turn.place.saturating_sub(board.gods.up) + 1;
            say(l, "turn-apollo").with("city", city).with("place", place).text()
        }
    }];
    if let Some(battle) = &turn.battle {
        lines.push(status::battle(l, cast, board, battle));
        lines.extend(dice(l, battle));
    }
    lines.extend(status::under_way(l, turn));
    lines
}

/// Names the die that a battle waits for; `None` if it waits for a seat, which a line above names.
fn dice(l: Language, battle: &Battle) -> Option<String> {
    match battle.stage {
        Stage::AttackerDie => Some(say(l, "die").with("city", names::city(l, battle.attacker)).text()),
        Stage::DefenderDie(face) => {
            let say = say(l, "second-die").with("city", names::city(l, battle.defender));
            Some(say.with("other", names::city(l, battle.attacker)).with("die", face).text())
        }
        Stage::Defender | Stage::Attacker => None,
    }
}

fn city(l: Language, cast: &Cast, board: &Board, seat: Seat) -> String {
    let at = seat.index();
    let alive = board.alive.has(seat);
    let mut parts = Vec::new();
    if alive {
        parts.push(say(l, "income").with("n", board.income(seat)).text());
        parts.push(names::priests(l, board.priests[at]));
        parts.push(names::philosophers(l, board.philosophers[at]));
        let reserve = |out: u8| UNITS.saturating_sub(out);
        let say = say(l, "reserve").with("troops", names::troops(l, reserve(board.troops_out(seat))));
        parts.push(say.with("fleets", names::fleets(l, reserve(board.fleets_out(seat)))).text());
    } else {
        parts.push(say(l, "out").text());
    }
    let ledger = board.ledger[at];
    parts.push(say(l, "ledger").with("gained", ledger.gained).with("paid", ledger.paid).text());
    if board.discounts[at] > 0 {
        parts.push(say(l, "discounts").with("n", board.discounts[at]).text());
    }
    format!("{}: {}", names::CITIES.held(l, cast, seat), parts.join(" · "))
}

/// Names the options that matter at this table.
fn options(l: Language, board: &Board) -> String {
    let one = |option: &str, value: &str| {
        let say = Say::new(l, "option-set").with("option", text(l, &format!("cyclades-option-{option}"), &[]));
        say.with("value", text(l, &format!("cyclades-option-{option}-{value}"), &[])).text()
    };
    let tie = if board.options.metropolises_first { "metropolises" } else { "gold" };
    let start = if board.options.alternate_start { "alternate" } else { "standard" };
    let set = [("tie-break", tie), ("two-player-start", start)].into_iter().filter(|(option, _)| {
        let spec = Cyclades::META.options.iter().find(|spec| spec.id == *option);
        spec.is_some_and(|spec| spec.matters(board.seats))
    });
    let told: Vec<String> = set.map(|(option, value)| one(option, value)).collect();
    raise(&told.join(" · "))
}
