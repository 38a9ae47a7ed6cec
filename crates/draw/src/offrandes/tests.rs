//! The promises of the layout: words that fit, marks on changes, and no trace of sealed choices.

use super::*;
use crate::Palette;
use crate::fonts;
use crate::style::Face;
use agon_lang::Cast;
use agon_rules::game::{OptionValues, Viewer};
use agon_rules::offrandes::data::{Altar, Character};
use agon_rules::offrandes::{Bidding, Offering, Options};
use agon_rules::{AnyView, game_of};
use changes::Step;

/// Returns the public view of a fresh table. Each test replaces its boards and phase.
fn fresh() -> AnyView {
    let table = game_of::<rules::Offrandes>().open(5, &OptionValues::new()).expect("a table");
    table.view(Viewer::Public)
}

/// Shows a position to a test.
pub(super) fn with<R>(
    board: &Board,
    phase: &Phase,
    language: Language,
    waiting: SeatSet,
    look: impl FnOnce(&Table) -> R,
) -> R {
    let (view, cast) = (fresh(), Cast::default());
    let scene = Scene { waiting, ..Scene::new(agon_lang::offrandes::WORDS, &view, &cast, language, Palette::Standard) };
    look(&Table::of(&scene, board, phase))
}

pub(super) fn board() -> Board {
    Board::new(5, Options::default())
}

fn bidding() -> Bidding {
    let turn = Turn { gone: 0b11000, barred: SeatSet::one(Seat(3)), lots: 1, ..Turn::new(Seat(0)) };
    let lot = (Character::Peasant, Character::WaterCarrier);
    Bidding { turn, lot, bid: 13, leader: Seat(0), bidder: Seat(1), passed: SeatSet::one(Seat(2)) }
}

fn changes(board: &Board, phase: &Phase, events: &[Event]) -> Changes {
    with(board, phase, Language::English, SeatSet::EMPTY, |table| Changes::new(events.iter(), table))
}

fn step(character: Character, from: u8, to: u8, side: f64) -> Step {
    Step { character, from, to, side }
}

fn pieces_of(board: &Board, phase: &Phase, waiting: SeatSet) -> (String, Vec<String>) {
    with(board, phase, Language::English, waiting, |table| {
        let (svg, written) = pieces(table).finish();
        (svg, written.into_iter().map(|written| written.text).collect())
    })
}

#[test]
fn every_name_fits_its_place_in_every_language() {
    for language in Language::ALL {
        for character in Character::ALL {
            let name = agon_lang::text(language, &ladders::name_key(character), &[]);
            let width = fonts::width(&name, Face::Book, 30.0);
            assert!(width <= ladders::NAME, "{language:?}: {name} is {width:.0} wide");
        }
        for altar in Altar::ALL {
            let name = agon_lang::text(language, &format!("god-{}", altar.id()), &[]);
            let width = fonts::width(&name, Face::Book, 30.0);
            assert!(width <= altars::FIELD - 8.0, "{language:?}: {name} is {width:.0} wide");
        }
    }
}

#[test]
fn a_fallen_token_is_marked_where_it_stands_and_its_arrow_lies_below_the_riser_s() {
    let mut board = board();
    board.ladders[0][0] = 5;
    board.ladders[1][0] = 4;
    let events = [
        Event::Rose { seat: Seat(0), character: Character::Peasant, level: 5 },
        Event::Bumped { seat: Seat(1), character: Character::Peasant },
    ];
    let changes = changes(&board, &Phase::Start, &events);
    assert_eq!(changes.places, [Place::Rung(Character::Peasant, 5), Place::Rung(Character::Peasant, 4)]);
    let steps = [step(Character::Peasant, 4, 5, -1.0), step(Character::Peasant, 5, 4, 1.0)];
    assert_eq!(changes.steps, steps);
}

#[test]
fn a_first_rise_and_a_briber_who_may_have_stayed_have_no_arrow() {
    let mut board = board();
    board.ladders[0][1] = 1;
    board.ladders[1][3] = 5;
    board.ladders[2][3] = 1;
    let rose = Event::Rose { seat: Seat(0), character: Character::WaterCarrier, level: 1 };
    let ladder = Character::TempleGuardian;
    let bribed = Event::Bribed { seat: Seat(1), victim: Seat(2), ladder, own: 5, theirs: 1 };
    let changes = changes(&board, &Phase::Start, &[rose, bribed]);
    assert_eq!(changes.steps, [step(ladder, 2, 1, 0.0)]);
}

#[test]
fn of_more_than_six_places_only_those_reached_are_marked() {
    let offering = Event::Sacrificed {
        seat: Seat(0),
        altar: Altar::Zeus,
        animal: Animal::Ox,
        count: 1,
        points: 5,
        from: Some(Seat(1)),
    };
    let few = changes(&board(), &Phase::Start, std::slice::from_ref(&offering));
    assert_eq!(few.places, [Place::Altar(Altar::Zeus), Place::City(Seat(0)), Place::City(Seat(1))]);
    let rose = |character| Event::Rose { seat: Seat(2), character, level: 3 };
    let income = Event::Revenue { marker: Seat(1), capped: SeatSet::EMPTY };
    let mut risen = board();
    risen.ladders[2] = [3; 7];
    let many = changes(&risen, &Phase::Start, &[rose(Character::Peasant), offering, income]);
    assert_eq!(many.places, [Place::Altar(Altar::Zeus), Place::Rung(Character::Peasant, 3)]);
    assert!(many.steps.is_empty());
}

#[test]
fn what_is_sealed_marks_nothing_even_for_its_owner() {
    let own = [
        Event::Sealed { seat: Seat(0), amount: Some(7) },
        Event::Ranked { seat: Seat(0), victim: Seat(1), ladder: Character::Peasant },
    ];
    assert_eq!(changes(&board(), &Phase::Start, &own), Changes::default());
    let seal = |own| Phase::Seal {
        turn: Turn::new(Seat(0)),
        lot: (Character::Peasant, Character::Briber),
        opening: 3,
        asked: SeatSet::one(Seat(1)),
        ready: SeatSet::EMPTY,
        own,
    };
    let [one, other] = [None, Some(9)].map(|own| pieces_of(&board(), &seal(own), SeatSet::one(Seat(1))));
    assert_eq!(one, other);
}

#[test]
fn the_lot_takes_the_place_of_the_words_in_the_header() {
    let words = |phase: &Phase| pieces_of(&board(), phase, SeatSet::one(Seat(1))).1;
    let state = with(&board(), &Phase::Start, Language::English, SeatSet::EMPTY, |table| {
        table.scene.heading(&table.tokens).state
    });
    let (before, during) = (words(&Phase::Offer(Turn::new(Seat(0)))), words(&Phase::Bid(bidding())));
    assert!(before.contains(&state) && !before.contains(&"13".to_owned()), "{before:?}");
    assert!(during.contains(&"13".to_owned()) && !during.contains(&state), "{during:?}");
}

#[test]
fn animals_chosen_in_a_shortage_stand_beside_the_words_in_every_language() {
    let phase = Phase::Sacrifice { seat: Seat(4), chosen: Some((Animal::Sheep, 3)) };
    for language in Language::ALL {
        with(&board(), &phase, language, SeatSet::one(Seat(4)), |table| {
            let drawing = Drawing::new(HEIGHT, ground(table), pieces(table));
            assert_eq!(drawing.faults(), [], "{language:?}");
            let state = table.scene.heading(&table.tokens).state;
            let words: Vec<&str> = drawing.texts().collect();
            assert!(words.contains(&state.as_str()) && words.contains(&"3"), "{language:?}: {words:?}");
        });
    }
}

#[test]
fn who_is_barred_or_has_passed_and_what_is_gone_lies_on_plate() {
    let plate = format!("fill=\"{}\"/>", Palette::Standard.tokens().plate);
    let rows = |phase: &Phase| {
        let (svg, _) = pieces_of(&board(), phase, SeatSet::EMPTY);
        svg.lines().filter(|line| line.starts_with("<rect") && line.ends_with(&plate)).count()
    };
    assert_eq!(rows(&Phase::Start), 0);
    // Thebes is barred, Athens has passed, two tiles are sold.
    assert_eq!(rows(&Phase::Bid(bidding())), 4);
}

#[test]
fn at_the_end_altars_count() {
    let mut board = board();
    board.sacrifices[0] = 30;
    board.altars[Altar::Zeus.index()] = Some(Offering { animal: Animal::Ox, count: 3, owner: Seat(0) });
    let score = |phase: &Phase| {
        let (_, words) = pieces_of(&board, phase, SeatSet::EMPTY);
        words.contains(&"55".to_owned())
    };
    assert!(score(&Phase::Over(agon_rules::offrandes::Ending::Points)));
    assert!(!score(&Phase::Start));
}

#[test]
fn the_header_has_room_for_its_words_with_everybody_acting() {
    let everybody = board().everybody().collect();
    for language in Language::ALL {
        let (_, written) = with(&board(), &Phase::Start, language, everybody, |table| {
            let mut canvas = Canvas::new(table.scene.palette.tokens());
            let mut heading = table.scene.heading(&table.tokens);
            // The longest header of a table, in a late round.
            let phases = ["auctions", "corruption", "sacrifices"].map(|phase| {
                let phase = agon_lang::raise(&agon_lang::text(language, &format!("offrandes-phase-{phase}"), &[]));
                let values = [("round", 50.into()), ("phase", phase.into())];
                agon_lang::text(language, "offrandes-phase-in-round", &values)
            });
            for phase in phases {
                heading.state = phase;
                canvas.header(&heading.header());
            }
            canvas.finish()
        });
        assert!(written.iter().all(|written| !written.text.ends_with('…')), "{language:?}: {written:?}");
    }
}
