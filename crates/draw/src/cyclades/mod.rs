//! Pictures of Cyclades.
//!
//! On the left the map: the sea with fleets, islands with slots, garrisons and figurines; below it the race. On the right
//! the panel: gods with offerings, creatures, cities. Gold is secret (4.4), so only private pictures show it. Codes of
//! spaces are needed to choose one, so only the private picture of a choice has them.

mod battle;
mod changes;
mod chart;
mod coast;
mod fleets;
mod ghosts;
mod gods;
mod ground;
mod islands;
mod own;
mod panel;
mod pieces;
mod race;
mod sea;
mod sites;
mod strip;
mod table;
mod track;

use crate::canvas::Canvas;
use crate::{Drawing, GamePicture, Scene, Typed, TypedPicture};
use agon_rules::cyclades::recap::Line;
use agon_rules::cyclades::{self as rules, Isles, Seas, View};
use changes::Changes;
use table::Table;

pub use strip::{Fought, Side, battle};

/// Pictures of Cyclades, their types erased.
pub const PICTURE: &dyn GamePicture = &Typed(Pictures);

struct Pictures;

impl TypedPicture for Pictures {
    type Game = rules::Cyclades;

    fn icon(&self) -> &'static str {
        "fleet"
    }

    fn board(&self, scene: &Scene, view: &View) -> Drawing {
        let table = Table::of(scene, view);
        let changes = Changes::of(scene.last, table.board);
        let ground = ground::ground(&table);
        let mut pieces = Canvas::new(scene.palette.tokens());
        battle::header(&table, &mut pieces);
        islands::coasts(&table, &mut pieces);
        changes::map(&table, &changes, &mut pieces);
        islands::islands(&table, &mut pieces, Isles::EMPTY);
        fleets::fleets(&table, &mut pieces, Seas::EMPTY);
        islands::names(&table, &mut pieces, Isles::EMPTY);
        ghosts::ghosts(&table, &changes.losses, &mut pieces);
        battle::spot(&table, &mut pieces);
        track::track(&table, &changes, &mut pieces);
        race::race(&table, &mut pieces);
        panel::panel(&table, &changes, &mut pieces);
        Drawing::new(table.page.height, ground, pieces)
    }

    fn own(&self, scene: &Scene, view: &View) -> Option<Drawing> {
        let table = Table::of(scene, view);
        own::places(&table, "").or_else(|| own::own(&table))
    }

    fn strip(&self, scene: &Scene, _: &View, line: &Line) -> Option<Drawing> {
        let Line::Battle(fight) = line else { return None };
        let throw = fight.rounds.last()?;
        let side = |seat, die: u8, bonus: u8, total: u8, lost| Side {
            seat,
            units: total.saturating_sub(die + bonus),
            die,
            bonus,
            total,
            lost,
        };
        let attacker = side(fight.attacker, throw.dice.0, 0, throw.totals.0, fight.lost.0);
        let defender = side(fight.defender, throw.dice.1, fight.bonus, throw.totals.1, fight.lost.1);
        Some(battle(scene, &Fought { place: fight.place, sides: [attacker, defender], winner: fight.winner }))
    }

    fn places(&self, scene: &Scene, view: &View, words: &str) -> Option<Drawing> {
        own::places(&Table::of(scene, view), words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Palette;
    use agon_lang::{Cast, Language};
    use agon_rules::game::{OptionValues, Viewer};
    use agon_rules::luck::QuickDice;
    use agon_rules::order::Order;
    use agon_rules::{AnyTable, Seat, Waiting, game_of};

    /// Makes a table of five after its set-up. The active seats then carry out these actions in order.
    fn table(actions: &[&str]) -> Box<dyn AnyTable> {
        let mut table = game_of::<rules::Cyclades>().open(5, &OptionValues::new()).expect("a table");
        let (mut dice, mut actions) = (QuickDice::new(1), actions.iter());
        loop {
            match table.waiting() {
                Waiting::Seats(seats) => {
                    let (Some(seat), Some(action)) = (seats.first(), actions.next()) else { return table };
                    table.act(seat, action).expect("a legal action");
                }
                _ => {
                    table.draw(&mut dice).expect("luck");
                }
            }
        }
    }

    fn drawn(table: &dyn AnyTable, viewer: Viewer, language: Language) -> Option<Drawing> {
        planned(table, viewer, language, &[])
    }

    fn planned(table: &dyn AnyTable, viewer: Viewer, language: Language, orders: &[Order]) -> Option<Drawing> {
        let (view, cast) = (table.view(viewer), Cast::default());
        let waiting = table.waiting().seats();
        let scene = Scene {
            waiting,
            orders,
            ..Scene::new(agon_lang::cyclades::WORDS, &view, &cast, language, Palette::Standard)
        };
        if viewer == Viewer::Public { PICTURE.board(&scene) } else { PICTURE.own(&scene) }
    }

    #[test]
    fn a_plan_stands_on_its_owners_picture_alone() {
        let table = table(&["bid apollo"]);
        let seat = table.waiting().seats().first().expect("somebody is asked");
        let plan = "plan 1 list bid poseidon 19; bid athena 20; bid zeus 18; bid ares 17; bid apollo";
        let order: Order = plan.parse().expect("an order");
        for language in Language::ALL {
            let [with, without] = [&[order.clone()][..], &[]]
                .map(|orders| planned(table.as_ref(), Viewer::Seat(seat), language, orders).expect("a picture"));
            assert_eq!(with.faults(), []);
            for limit in ["≤ 19", "≤ 20", "≤ 18", "≤ 17"] {
                assert!(with.texts().any(|text| text == limit) && without.texts().all(|text| text != limit), "{limit}");
            }
            let [public, plain] = [&[order.clone()][..], &[]]
                .map(|orders| planned(table.as_ref(), Viewer::Public, language, orders).expect("a picture").svg());
            assert_eq!(public, plain);
        }
    }

    #[test]
    fn a_long_queue_takes_the_place_of_apollos_name() {
        for language in Language::ALL {
            let apollo = agon_lang::text(language, "god-apollo", &[]);
            for (queue, named) in [(1, true), (2, true), (4, false)] {
                let table = table(&["bid apollo"; 4][..queue]);
                let drawing = drawn(table.as_ref(), Viewer::Public, language).expect("a picture");
                assert_eq!(drawing.texts().any(|text| text == apollo), named, "{language:?}, {queue} in the queue");
                assert_eq!(drawing.faults(), []);
            }
        }
    }

    #[test]
    fn no_word_is_shortened() {
        for language in Language::ALL {
            let table = table(&["bid apollo", "bid ares 1"]);
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                let drawing = drawn(table.as_ref(), viewer, language).expect("a picture");
                assert!(drawing.texts().all(|text| !text.contains('…')), "{language:?}");
            }
        }
    }

    #[test]
    fn gold_stands_on_the_private_picture_alone() {
        let table = table(&[]);
        let public = drawn(table.as_ref(), Viewer::Public, Language::English).expect("a picture");
        let private = drawn(table.as_ref(), Viewer::Seat(Seat(2)), Language::English).expect("a picture");
        // Every seat begins the bidding with 5 + 2 gold (§5).
        assert!(private.texts().any(|text| text == "7"));
        assert!(!public.texts().any(|text| text == "7"));
    }
}
