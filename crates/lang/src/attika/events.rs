//! One sentence for each event. The log names cities, not people.

use super::names;
use crate::{Language, Say, text};
use agon_rules::Seat;
use agon_rules::attika::Event;
use agon_rules::attika::data::{Building, Pile};

fn say(l: Language, event: &str) -> Say {
    Say::new(l, format!("attika-event-{event}"))
}

fn of(l: Language, event: &str, seat: Seat) -> Say {
    say(l, event).with("city", names::city(l, seat))
}

fn building(say: Say, building: Building) -> Say {
    say.noun("building", &names::building_key(building))
}

fn pile(say: Say, pile: Pile) -> Say {
    say.noun("pile", &names::pile_key(pile))
}

/// Returns the sentence, or `None` if the reader may not know the event.
pub(super) fn event(l: Language, event: &Event) -> Option<String> {
    Some(match *event {
        Event::First { seat } => of(l, "first", seat).text(),
        Event::Set { letter, tile, turn } => say(l, "set")
            .with("letter", letter.name())
            .with("number", tile + 1)
            .with("degrees", names::degrees(turn))
            .text(),
        Event::Shown { seat, pile: from, building: shown } => pile(building(of(l, "shown", seat), shown), from).text(),
        Event::Turn { seat, round } => of(l, "turn", seat).with("round", round).text(),
        Event::Draw { seat, pile: from, left } => {
            let key = if left == 0 { "draw-last" } else { "draw" };
            pile(of(l, key, seat), from).with("left", left).text()
        }
        Event::Disc { seat, building: drawn } => building(of(l, "disc", seat), drawn).text(),
        Event::Stored { seat, building: stored } => building(of(l, "stored", seat), stored).text(),
        Event::Priced { seat, building: wanted, space, price, drawn } => {
            let say = building(of(l, if drawn { "priced-drawn" } else { "priced" }, seat), wanted);
            say.with("space", space.name()).with("price", names::price(l, price)).text()
        }
        Event::Paid { seat, cards } => of(l, "paid", seat).with("cards", names::cards(l, cards)).text(),
        Event::Placed { seat, building: placed, space, drawn, arrow } => {
            let key = match (drawn, arrow) {
                (false, false) => "built",
                (false, true) => "built-free",
                (true, false) => "placed",
                (true, true) => "placed-free",
            };
            building(of(l, key, seat), placed).with("space", space.name()).text()
        }
        Event::Group { seat, group, amphora } => {
            let key = if amphora { "group" } else { "group-card" };
            of(l, key, seat).with("group", names::group(l, group)).text()
        }
        Event::Amphora { seat, card } => of(l, if card { "amphora-card" } else { "amphora-action" }, seat).text(),
        Event::Tile { seat } => of(l, "tile", seat).text(),
        Event::TileFace { seat, tile } => {
            of(l, "tile-face", seat).with("number", tile + 1).with("tile", names::tile(l, tile, 0)).text()
        }
        Event::NoTile { seat } => of(l, "no-tile", seat).text(),
        Event::Spot { seat, anchor, spot } => {
            of(l, "spot", seat).with("beside", names::beside(l, anchor)).with("spot", spot).text()
        }
        Event::Laid { seat, letter, tile, turn } => {
            let say = of(l, "laid", seat).with("letter", letter.name()).with("number", tile + 1);
            say.with("degrees", names::degrees(turn)).text()
        }
        Event::Card { seat, card: None } => of(l, "card", seat).text(),
        Event::Card { seat, card: Some(card) } => {
            let card = crate::say::counted(l, 1, &names::key("landscape", card.id()));
            of(l, "card-seen", seat).with("card", card).text()
        }
        Event::Shuffled { cards } => say(l, "shuffled").with("cards", names::card_count(l, cards)).text(),
        Event::NoCards { seat, cards } => of(l, "no-cards", seat).with("cards", names::card_count(l, cards)).text(),
        Event::Ended { seat, cards } => {
            let key = if cards == 0 { "ended" } else { "ended-cards" };
            of(l, key, seat).with("cards", names::card_count(l, cards)).text()
        }
        Event::Over { reason, winner } => {
            let reason = text(l, &format!("attika-reason-{}", reason.id()), &[]);
            let key = if winner.is_some() { "over-won" } else { "over" };
            let city = winner.map(|seat| names::city(l, seat)).unwrap_or_default();
            say(l, key).with("reason", reason).with("city", city).text()
        }
    })
}
