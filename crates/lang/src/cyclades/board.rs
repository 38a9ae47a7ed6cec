//! The whole public position in words. The text leaves out nothing a view shows: two texts are equal only if their
//! public views are equal. Facts that follow from the rest (the deck, the reserves) are repeated for the reader.

use super::{names, scene, status};
use crate::{Cast, Language, Say, raise, text};
use agon_rules::Seat;
use agon_rules::cyclades::data::{Creature, God, Island, MOST_SEATS, UNITS};
use agon_rules::cyclades::{Battle, Board, Cyclades, Phase, Stage, Turn, View};
use agon_rules::game::Game;

/// Writes the sections, the most urgent first: the scene, gods and offerings, creatures, cities, islands, fleets,
/// options.
pub(super) fn text_board(l: Language, cast: &Cast, view: &View) -> String {
    let board = &view.board;
    let mut lines = vec![format!("**{}**", raise(&scene::phase(l, view)))];
    lines.extend(now(l, cast, view));
    lines.push(heading(l, "gods"));
    lines.extend(gods(l, board));
    lines.push(heading(l, "creatures"));
    lines.extend(creatures(l, board));
    lines.push(heading(l, "cities"));
    lines.extend(board.everybody().map(|seat| city(l, cast, board, seat)));
    lines.push(heading(l, "islands"));
    lines.extend(board.map().islands.iter().map(|at| island(l, board, at)));
    lines.push(heading(l, "fleets"));
    lines.extend(board.everybody().filter_map(|seat| fleets(l, board, seat)));
    lines.push(options(l, board));
    lines.join("\n")
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
            lines.push(say(l, "bidding").with("next", next + 1).text());
            lines.extend(lost.map(|god| say(l, "lost").with("god", names::god(l, god)).text()));
        }
        Phase::Turn(turn) => lines.extend(turn_lines(l, cast, board, turn)),
        Phase::Over(_) => lines.extend(status::status(l, cast, view)),
    }
    lines
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

fn god_list(l: Language, gods: &[God]) -> String {
    gods.iter().map(|&god| names::god(l, god)).collect::<Vec<_>>().join(", ")
}

fn gods(l: Language, board: &Board) -> Vec<String> {
    let (available, away) = (board.gods.available(), board.gods.away());
    let list = |of: &str, gods: &[God]| (!gods.is_empty()).then(|| line(l, of, god_list(l, gods)));
    let mut lines: Vec<_> = list("available", available).into_iter().chain(list("away", away)).collect();
    if usize::from(board.gods.settled) < God::ALL.len() {
        lines.push(say(l, "unsettled").text());
    }
    // Two pairs of gods alternate. After the second pair all four are shuffled (7.3).
    if board.gods.up == 2 {
        lines.push(say(l, if board.gods.second_pair { "second-pair" } else { "first-pair" }).text());
    }
    lines.push(status::offerings(l, board));
    let seats = |of: &str, list: &agon_rules::SeatList<MOST_SEATS>| {
        (!list.is_empty()).then(|| line(l, of, names::CITIES.names(l, list.iter())))
    };
    lines.extend(seats("order", &board.order));
    lines.extend(seats("finished", &board.finished));
    lines
}

fn creatures(l: Language, board: &Board) -> Vec<String> {
    let cards = &board.creatures;
    let mut lines = vec![status::row(l, board)];
    lines.push(say(l, "deck").with("n", cards.deck.len()).text());
    if !cards.discard.is_empty() {
        lines.push(line(l, "discard", names::creatures(l, cards.discard.iter())));
    }
    lines.extend(Creature::FIGURINES.into_iter().filter_map(|creature| {
        let there = board.figurine(creature)?;
        let say = say(l, "figurine").with("creature", names::creature(l, creature));
        let say = say.with("place", names::island(there.island)).with("city", names::city(l, there.owner));
        Some(say.with("cycle", there.cycle).text())
    }));
    lines.extend(cards.kraken.map(|at| {
        let say = say(l, "kraken").with("creature", names::creature(l, Creature::Kraken));
        say.with("place", at.to_string()).text()
    }));
    lines
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

fn island(l: Language, board: &Board, at: Island) -> String {
    let holding = board.holding(at);
    let mut parts = vec![match holding.owner {
        Some(owner) => {
            format!("{} {}, {}", names::CITIES.mark(owner), names::city(l, owner), names::troops(l, holding.troops))
        }
        None => text(l, "cyclades-neutral", &[]),
    }];
    let slots = names::slots(l, board, at);
    parts.push(line(l, "slots", slots));
    if holding.markers > 0 {
        parts.push(say(l, "markers").with("n", holding.markers).text());
    }
    format!("{}: {}", names::island(at), parts.join(" · "))
}

fn fleets(l: Language, board: &Board, seat: Seat) -> Option<String> {
    let list: Vec<_> = board.navy(seat).iter().map(|sea| format!("{sea} {}", board.fleets(sea).count())).collect();
    (!list.is_empty()).then(|| format!("{}: {}", names::city(l, seat), list.join(", ")))
}

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
    let told: Vec<String> = set.map(|(option, value)| raise(&one(option, value))).collect();
    format!("\n{}", told.join(" · "))
}
