//! The whole public position in words.

use super::{names, scene, status};
use crate::{Cast, Language, Say, raise, text};
use agon_rules::Seat;
use agon_rules::offrandes::data::{Altar, Animal, Character};
use agon_rules::offrandes::{Board, Lot, Scene, Turn, View};

/// Writes the sections, the most urgent first: phase and current scene, cities, altars, stable, options.
pub(super) fn text_board(l: Language, cast: &Cast, view: &View) -> String {
    let board = &view.board;
    let mut lines = vec![format!("**{}**", raise(&scene::phase(l, view)))];
    lines.extend(now(l, cast, view));
    if let Some(marker) = board.marker {
        lines.push(Say::new(l, "offrandes-board-marker").with("city", names::city(l, marker)).text());
    }
    lines.push(heading(l, "cities"));
    lines.extend(board.everybody().map(|seat| city(l, cast, board, seat)));
    lines.push(heading(l, "altars"));
    lines.extend((1..=5).map(|tier| altars(l, board, tier)));
    lines.push(heading(l, "stable"));
    lines.push(Animal::ALL.map(|kind| names::animals(l, (kind, board.stable[kind.index()]))).join(", "));
    lines.push(options(l, board));
    lines.join("\n")
}

fn heading(l: Language, section: &str) -> String {
    format!("\n**{}**", text(l, &format!("offrandes-board-{section}"), &[]))
}

fn line(l: Language, key: &str, list: String) -> String {
    Say::new(l, format!("offrandes-board-{key}")).with("list", list).text()
}

fn turn_lines(l: Language, turn: &Turn, lot: Option<Lot>) -> Vec<String> {
    let auctioneer = Say::new(l, "offrandes-board-auctioneer").with("city", names::city(l, turn.auctioneer));
    let mut lines = vec![auctioneer.with("lots", turn.lots).text(), status::tiles(l, turn)];
    if !turn.barred.is_empty() {
        lines.push(Say::new(l, "offrandes-status-barred").with("list", names::cities(l, turn.barred.iter())).text());
    }
    lines.extend(lot.map(|lot| Say::new(l, "offrandes-status-lot").with("lot", names::lot(l, lot)).text()));
    lines
}

/// Describes the current scene in full.
fn now(l: Language, cast: &Cast, view: &View) -> Vec<String> {
    match &view.scene {
        Scene::Offer(turn) => turn_lines(l, turn, None),
        Scene::Open(turn, lot) => turn_lines(l, turn, Some(*lot)),
        Scene::Bid(bidding) => {
            let mut lines = turn_lines(l, &bidding.turn, Some(bidding.lot));
            lines.push(scene::fill(l, view, Say::new(l, "offrandes-board-bid")).text());
            lines.push(line(l, "to-bid", names::city(l, bidding.bidder)));
            if !bidding.passed.is_empty() {
                lines.push(line(l, "passed", names::cities(l, bidding.passed.iter())));
            }
            lines
        }
        Scene::Seal { turn, lot, asked, ready, .. } => {
            let mut lines = turn_lines(l, turn, Some(*lot));
            lines.push(scene::fill(l, view, Say::new(l, "offrandes-board-seal")).text());
            lines.extend(status::ready(l, cast, "offrandes-status-sealed", *asked, *ready));
            lines
        }
        Scene::Sacrifice { seat, chosen } => {
            let mut lines = vec![line(l, "to-sacrifice", names::city(l, *seat))];
            lines.extend(chosen.map(|chosen| line(l, "chosen", names::animals(l, chosen))));
            lines
        }
        Scene::Rank { asked, ready, .. } => {
            let mut lines = status::status(l, cast, view);
            lines.extend(status::ready(l, cast, "offrandes-status-listed", *asked, *ready));
            lines
        }
        Scene::Start | Scene::Picks { .. } | Scene::Bribe { .. } | Scene::Over(_) => status::status(l, cast, view),
    }
}

fn city(l: Language, cast: &Cast, board: &Board, seat: Seat) -> String {
    let rungs = Character::ALL.into_iter().map(|of| format!("{} {}", names::character(l, of), board.level(seat, of)));
    let say = Say::new(l, "offrandes-board-city").with("seat", names::seat(l, cast, seat));
    say.count("purse", board.purse(seat), "offrandes-drachma")
        .count("score", board.score(seat), "play-point")
        .with("sacrifices", board.sacrifices[seat.index()])
        .with("lamps", board.lamps[seat.index()])
        .with("rungs", rungs.collect::<Vec<_>>().join(" · "))
        .text()
}

fn altars(l: Language, board: &Board, tier: u8) -> String {
    let of_tier = || Altar::ALL.into_iter().filter(|altar| altar.tier() == tier);
    let points = of_tier().next().map_or(0, Altar::points);
    let each = of_tier().map(|altar| match board.altars[altar.index()] {
        Some(there) => Say::new(l, "offrandes-board-altar")
            .with("god", names::god(l, altar))
            .with("animals", names::animals(l, (there.animal, there.count)))
            .with("city", names::city(l, there.owner))
            .text(),
        None => Say::new(l, "offrandes-board-altar-free").with("god", names::god(l, altar)).text(),
    });
    let say = Say::new(l, "offrandes-board-tier").with("tier", tier).with("points", points);
    say.with("list", each.collect::<Vec<_>>().join(" · ")).text()
}

fn options(l: Language, board: &Board) -> String {
    let auction = if board.options.sealed_auction { "sealed" } else { "open" };
    let bribes = if board.options.sealed_bribes { "sealed" } else { "in-turn" };
    let one = |option: &str, value: &str| {
        let say = Say::new(l, "option-set").with("option", text(l, &format!("offrandes-option-{option}"), &[]));
        say.with("value", text(l, &format!("offrandes-option-{option}-{value}"), &[])).text()
    };
    format!("\n{} · {}", raise(&one("auction", auction)), raise(&one("bribes", bribes)))
}
