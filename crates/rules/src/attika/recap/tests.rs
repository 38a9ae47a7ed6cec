//! Worked examples: the events of a few turns, and the lines different readers get.

use super::{Course, Line, Prize, Site, lines};
use crate::Seat;
use crate::attika::cards::Cards;
use crate::attika::data::{Building, Group, Landscape, Pile, layout};
use crate::attika::event::Event;
use crate::attika::price::Price;
use crate::attika::spaces::{Anchor, Space};
use crate::attika::state::Ending;
use crate::game::{Event as _, Viewer};
use crate::recap::Rank;

const ATHENS: Seat = Seat(0);
const SPARTA: Seat = Seat(1);

/// The events of a table so far, step by step.
struct Story {
    seats: u8,
    steps: u32,
    events: Vec<(u32, Event)>,
}

fn space(name: &str) -> Space {
    Space::read(name).unwrap()
}

fn building(word: &str) -> Building {
    Building::read(word).unwrap()
}

fn site(word: &str, name: &str, cards: u8) -> Site {
    Site { building: building(word), space: space(name), cards }
}

fn cards(letters: &str) -> Cards {
    letters.chars().map(|letter| Landscape::read(&letter.to_string()).unwrap()).collect()
}

impl Story {
    /// Begins a table of two with the layout of 14.4. Shrine W is beside A3 and A4, shrine X beside D1 and D6.
    fn new() -> Story {
        let mut story = Story { seats: 2, steps: 0, events: Vec::new() };
        story.step([Event::First { seat: ATHENS }]);
        for tile in 0..layout(2).tiles.len() as u8 {
            story.step([Event::Set { letter: Anchor::tile(tile), tile, turn: 0 }]);
        }
        story
    }

    fn step(&mut self, events: impl IntoIterator<Item = Event>) {
        self.steps += 1;
        self.events.extend(events.into_iter().map(|event| (self.steps, event)));
    }

    /// Turns up a disc of a seat.
    fn shows(&mut self, seat: Seat, word: &str) {
        self.step([Event::Shown { seat, pile: Pile::Main, building: building(word) }]);
    }

    /// Ends the turn before without cards and begins the next one.
    fn turn(&mut self, seat: Seat, round: u16) {
        self.step([Event::Turn { seat, round }]);
    }

    fn draws(&mut self, seat: Seat, word: &str) {
        self.step([Event::Draw { seat, pile: Pile::First, left: 3 }]);
        self.step([Event::Disc { seat, building: building(word) }]);
    }

    fn stores(&mut self, seat: Seat, word: &str) {
        self.draws(seat, word);
        self.step([Event::Stored { seat, building: building(word) }]);
    }

    /// Puts a disc on the board; paid cards as letters, none for a free building.
    fn puts(&mut self, seat: Seat, word: &str, name: &str, drawn: bool, paid: &str) {
        let (building, space) = (building(word), space(name));
        let arrow = paid.is_empty();
        let placed = Event::Placed { seat, building, space, drawn, arrow };
        if arrow {
            return self.step([placed]);
        }
        let price = Price { symbols: cards(paid), any: 0 };
        self.step([Event::Priced { seat, building, space, drawn, price }]);
        self.step([Event::Paid { seat, cards: cards(paid) }, placed]);
    }

    fn builds(&mut self, seat: Seat, word: &str, name: &str, paid: &str) {
        self.puts(seat, word, name, false, paid);
    }

    /// Ends the turn with cards for unused actions.
    fn ends(&mut self, seat: Seat, letters: &str) {
        self.step([Event::Ended { seat, cards: letters.len() as u8 }]);
        for card in cards(letters).iter() {
            self.step([Event::Card { seat, card: Some(card) }]);
        }
    }

    /// Returns the lines of a reader since the last turn began, with their ranks.
    fn told(&self, reader: Viewer) -> Vec<(Rank, Line)> {
        let begun = self.events.iter().rfind(|(_, event)| matches!(event, Event::Turn { .. }));
        let begun = begun.map_or(0, |(step, _)| *step);
        self.all(reader).into_iter().filter(|(step, ..)| *step > begun).map(|(_, rank, line)| (rank, line)).collect()
    }

    /// Returns all lines with their last steps and ranks.
    fn all(&self, reader: Viewer) -> Vec<(u32, Rank, Line)> {
        let seen: Vec<(u32, Event)> =
            self.events.iter().filter_map(|(step, event)| Some((*step, event.seen_by(reader)?))).collect();
        let list: Vec<(u32, &Event)> = seen.iter().map(|(step, event)| (*step, event)).collect();
        let lines = lines(reader, self.seats, &list);
        lines.into_iter().map(|line| (line.steps.1, line.rank, line.what)).collect()
    }

    fn athens(&self) -> Vec<(Rank, Line)> {
        self.told(Viewer::Seat(ATHENS))
    }

    fn sparta(&self) -> Vec<(Rank, Line)> {
        self.told(Viewer::Seat(SPARTA))
    }
}

#[test]
fn the_set_up_is_told_with_the_readers_own_discs_and_cards() {
    let mut story = Story::new();
    story.shows(ATHENS, "well");
    story.shows(SPARTA, "core");
    for (seat, card) in [(ATHENS, Landscape::Hill), (SPARTA, Landscape::Water), (ATHENS, Landscape::Forest)] {
        story.step([Event::Card { seat, card: Some(card) }]);
    }
    story.turn(ATHENS, 1);
    let lines = |reader| story.all(reader).into_iter().map(|(_, rank, line)| (rank, line)).collect::<Vec<_>>();
    let set_up = (Rank::Heading, Line::SetUp { first: ATHENS });
    let round = (Rank::Heading, Line::Round { round: 1, order: vec![ATHENS, SPARTA] });
    let dealt = Line::Dealt { seat: ATHENS, mat: vec![Building::Well], held: cards("FH") };
    assert_eq!(lines(Viewer::Seat(ATHENS)), [set_up.clone(), (Rank::Routine, dealt), round.clone()]);
    assert_eq!(lines(Viewer::Public), [set_up, round]);
}

#[test]
fn two_stored_discs_are_one_line() {
    let mut story = Story::new();
    story.turn(ATHENS, 1);
    story.stores(ATHENS, "mill");
    story.stores(ATHENS, "tower");
    let line = Line::Stored { seat: ATHENS, buildings: vec![Building::Mill, Building::Tower], amphorae: 0 };
    assert_eq!(story.athens(), [(Rank::Routine, line.clone())]);
    assert_eq!(story.sparta(), [(Rank::Others, line)]);
}

#[test]
fn a_disc_in_hand_is_only_a_disc() {
    let mut story = Story::new();
    story.turn(ATHENS, 1);
    story.draws(ATHENS, "mill");
    assert!(story.athens().is_empty());
    assert_eq!(story.sparta(), [(Rank::Others, Line::Drew { seat: ATHENS })]);
}

#[test]
fn a_placed_disc_tells_its_price() {
    let mut story = Story::new();
    story.turn(ATHENS, 1);
    story.draws(ATHENS, "fortress");
    story.puts(ATHENS, "fortress", "B0", true, "HM");
    let line = Line::Built { seat: ATHENS, drawn: true, sites: vec![site("fortress", "B0", 2)], amphorae: 0 };
    assert_eq!(story.athens(), [(Rank::Gain, line.clone())]);
    assert_eq!(story.told(Viewer::Public), [(Rank::Others, line)]);
}

#[test]
fn buildings_of_a_turn_share_a_line_with_its_amphorae() {
    let mut story = Story::new();
    story.turn(ATHENS, 1);
    story.builds(ATHENS, "core", "B0", "WFHM");
    story.turn(SPARTA, 1);
    story.turn(ATHENS, 2);
    for (word, name) in [("oracle", "B1"), ("plaza", "B2"), ("tavern", "B3")] {
        story.builds(ATHENS, word, name, "");
    }
    story.step([Event::Amphora { seat: ATHENS, card: false }]);
    story.builds(ATHENS, "market", "D6", "");
    let told = story.athens();
    let [(Rank::Gain, Line::Built { sites, amphorae, .. }), (Rank::Gain, Line::Touched { site, .. })] = &told[..]
    else {
        panic!("{told:?}")
    };
    assert!(sites.len() == 3 && sites.iter().all(|site| site.cards == 0), "{sites:?}");
    assert_eq!((*amphorae, site.space), (0, space("D6")));
    // An amphora for a building that shares the line is told with it.
    story.step([Event::Amphora { seat: ATHENS, card: false }]);
    story.builds(ATHENS, "statue", "B6", "");
    assert!(matches!(&story.athens()[1], (_, Line::Built { sites, amphorae: 1, .. }) if sites.len() == 4));
}

#[test]
fn a_quiet_turn_of_another_city_is_one_line() {
    let mut story = Story::new();
    story.turn(SPARTA, 1);
    story.builds(SPARTA, "core", "B0", "WFHM");
    story.builds(SPARTA, "oracle", "B1", "");
    story.ends(SPARTA, "H");
    let quiet = Line::Turn { seat: SPARTA, built: 2, stored: 0, cards: 1 };
    story.turn(ATHENS, 1);
    assert!(story.all(Viewer::Seat(ATHENS)).iter().any(|(_, rank, line)| (*rank, line) == (Rank::Others, &quiet)));
    // The public reads the names.
    assert!(story.all(Viewer::Public).iter().all(|(.., line)| *line != quiet));
}

#[test]
fn a_group_brings_an_amphora_or_a_card() {
    for (amphora, prize) in [(true, Prize::Amphora), (false, Prize::Card)] {
        let mut story = Story::new();
        story.turn(ATHENS, 1);
        story.builds(ATHENS, "vineyard", "B0", "WHH");
        story.builds(ATHENS, "vintner", "B1", "");
        story.step([Event::Group { seat: ATHENS, group: Group::Wine, amphora }]);
        if !amphora {
            story.step([Event::Card { seat: ATHENS, card: Some(Landscape::Hill) }]);
        }
        let line = Line::Group { seat: ATHENS, group: Group::Wine, prize };
        assert!(story.athens().contains(&(Rank::Gain, line.clone())), "{:?}", story.athens());
        assert!(story.sparta().contains(&(Rank::Others, line)));
    }
}

#[test]
fn a_group_without_a_card_left_brings_nothing() {
    let mut story = Story::new();
    story.turn(ATHENS, 1);
    story.step([Event::Group { seat: ATHENS, group: Group::Wine, amphora: false }]);
    story.step([Event::NoCards { seat: ATHENS, cards: 1 }]);
    let group = Line::Group { seat: ATHENS, group: Group::Wine, prize: Prize::Nothing };
    let none = Line::NoCards { seat: ATHENS, cards: 1 };
    assert_eq!(story.athens(), [(Rank::Gain, group), (Rank::Skipped, none)]);
}

#[test]
fn an_empty_deck_is_said_once_with_what_is_missing() {
    let mut story = Story::new();
    story.turn(ATHENS, 1);
    story.step([Event::Ended { seat: ATHENS, cards: 3 }, Event::NoCards { seat: ATHENS, cards: 3 }]);
    let line = Line::NoCards { seat: ATHENS, cards: 3 };
    assert_eq!(story.athens(), [(Rank::Skipped, line.clone())]);
    assert_eq!(story.sparta(), [(Rank::Others, line)]);
}

#[test]
fn cards_are_named_to_their_owner_alone() {
    let mut story = Story::new();
    story.turn(ATHENS, 1);
    story.step([Event::Amphora { seat: ATHENS, card: true }]);
    story.step([Event::Card { seat: ATHENS, card: Some(Landscape::Hill) }]);
    story.ends(ATHENS, "WH");
    let lines = |one: Option<&str>, two: Option<&str>| {
        let amphora = Line::AmphoraCards { seat: ATHENS, amphorae: 1, held: one.map(cards) };
        [amphora, Line::Took { seat: ATHENS, cards: 2, held: two.map(cards) }]
    };
    assert_eq!(story.athens(), lines(Some("H"), Some("WH")).map(|line| (Rank::Routine, line)));
    assert_eq!(story.sparta(), lines(None, None).map(|line| (Rank::Others, line)));
}

#[test]
fn a_tile_tells_what_it_touches() {
    let mut story = Story::new();
    story.turn(SPARTA, 1);
    story.builds(SPARTA, "well", "A5", "WW");
    story.turn(ATHENS, 1);
    // Spot 8 of shrine W is in the north-west of it, beside A4 and A5.
    story.step([Event::Tile { seat: ATHENS }]);
    story.step([Event::TileFace { seat: ATHENS, tile: 16 }]);
    assert!(story.athens().is_empty());
    assert_eq!(story.sparta(), [(Rank::Others, Line::TookTile { seat: ATHENS })]);
    let (anchor, spot) = (Anchor::shrine(0), 8);
    story.step([Event::Spot { seat: ATHENS, anchor, spot }]);
    story.step([Event::Laid { seat: ATHENS, letter: Anchor::tile(4), tile: 16, turn: 3 }]);
    let told = story.sparta();
    let [(Rank::Race, Line::Laid { shrines, yours, anchor: beside, .. })] = &told[..] else { panic!("{told:?}") };
    assert_eq!((shrines.as_slice(), *beside, *yours), (&[anchor][..], anchor, true));
}

#[test]
fn building_beside_a_shrine_changes_the_race() {
    let mut story = Story::new();
    story.turn(SPARTA, 1);
    story.builds(SPARTA, "harbor", "A3", "WWFF");
    let shrine = Anchor::shrine(0);
    let line = Line::Touched { seat: SPARTA, site: site("harbor", "A3", 4), shrine, left: None };
    assert_eq!(story.athens(), [(Rank::Race, line.clone())]);
    assert_eq!(story.sparta(), [(Rank::Gain, line)]);
    // A3 to D6 takes six buildings: with the third one, three are left.
    story.builds(SPARTA, "ship", "A2", "");
    story.builds(SPARTA, "ship", "B4", "W");
    let near = Line::Neared { seat: SPARTA, site: site("ship", "B4", 1), left: 3 };
    assert!(story.athens().contains(&(Rank::Race, near)), "{:?}", story.athens());
}

#[test]
fn the_reader_loses_a_space_where_a_disc_was_free() {
    let mut story = Story::new();
    story.shows(ATHENS, "fortress");
    story.turn(ATHENS, 1);
    story.builds(ATHENS, "quarry", "A0", "MMM");
    story.turn(SPARTA, 1);
    story.builds(SPARTA, "mill", "A1", "FFH");
    let mill = site("mill", "A1", 3);
    let blocked = Line::Blocked { seat: SPARTA, site: mill, beside: Building::Quarry };
    assert_eq!(story.athens(), [(Rank::Loss, blocked)]);
    let built = Line::Built { seat: SPARTA, drawn: false, sites: vec![mill], amphorae: 0 };
    assert_eq!(story.told(Viewer::Public), [(Rank::Others, built)]);
}

#[test]
fn settlements_are_founded_and_joined() {
    let mut story = Story::new();
    story.turn(ATHENS, 1);
    story.builds(ATHENS, "well", "B0", "WW");
    story.builds(ATHENS, "mill", "B5", "FFH");
    story.turn(SPARTA, 1);
    story.turn(ATHENS, 2);
    story.builds(ATHENS, "quarry", "C2", "MMM");
    let founded = Line::Founded { seat: ATHENS, site: site("quarry", "C2", 3), settlements: 2 };
    assert_eq!(story.athens(), [(Rank::Routine, founded)]);
    story.builds(ATHENS, "core", "C1", "WFHM");
    story.builds(ATHENS, "street", "D4", "W");
    story.builds(ATHENS, "street", "D5", "W");
    story.builds(ATHENS, "street", "B3", "W");
    let joined = Line::Joined { seat: ATHENS, site: site("street", "B3", 1), joined: 2 };
    assert!(story.athens().contains(&(Rank::Gain, joined)), "{:?}", story.athens());
}

#[test]
fn the_end_names_the_shrines_and_the_course_counts() {
    let mut story = Story::new();
    story.shows(SPARTA, "core");
    story.turn(SPARTA, 1);
    for (word, name) in [("street", "A3"), ("street", "A2"), ("street", "B4"), ("street", "B3"), ("mill", "D5")] {
        story.builds(SPARTA, word, name, "W");
    }
    story.builds(SPARTA, "ship", "D6", "");
    story.step([Event::Over { reason: Ending::Shrines(SPARTA), winner: Some(SPARTA) }]);
    let shrines = vec![Anchor::shrine(0), Anchor::shrine(1)];
    let over = Line::Over { reason: Ending::Shrines(SPARTA), winner: Some(SPARTA), shrines };
    assert_eq!(story.athens().last(), Some(&(Rank::Race, over.clone())));
    assert_eq!(story.sparta().last(), Some(&(Rank::Gain, over)));
    let events: Vec<&Event> = story.events.iter().map(|(_, event)| event).collect();
    let course = Course::of(SPARTA, &events);
    assert_eq!((course.buildings, course.free, course.settlements, course.shrines), (6, 1, 1, 2));
    assert!(course.won && !Course::of(ATHENS, &events).won);
}
