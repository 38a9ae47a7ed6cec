//! Recaps as worked examples: events in, lines out.

use super::past::Past;
use super::{Lack, Line, Sale, Stage, Unreached};
use crate::game::{self, Event as _, Game, Viewer};
use crate::luck::{Dice, QuickDice};
use crate::offrandes::data::{Altar, Animal, Character};
use crate::offrandes::{Event, Offrandes, Options};
use crate::recap::Rank;
use crate::{Seat, SeatSet, Waiting};
use Character::*;

const SPARTA: Seat = Seat(0);
const CORINTH: Seat = Seat(1);
const ATHENS: Seat = Seat(2);
const THEBES: Seat = Seat(3);

/// Returns the lines of events at a table of four, each event a step of its own.
fn told(reader: Viewer, events: &[Event]) -> Vec<(Rank, Line)> {
    let view = Offrandes::view(&Offrandes::start(4, &Options::default()), reader);
    let steps = events.iter().zip(1_u32..);
    let seen: Vec<(u32, Event)> = steps.filter_map(|(event, step)| Some((step, event.seen_by(reader)?))).collect();
    let list: Vec<(u32, &Event)> = seen.iter().map(|(step, event)| (*step, event)).collect();
    Offrandes::recap(&view, &list).into_iter().map(|line| (line.rank, line.what)).collect()
}

/// Returns the rank of the only line for each of the four cities.
fn ranks(events: &[Event]) -> Vec<Rank> {
    let only = |seat| {
        let lines = told(Viewer::Seat(Seat(seat)), events);
        assert_eq!(lines.len(), 1, "{lines:?}");
        lines[0].0
    };
    (0..4).map(only).collect()
}

/// Returns the only line, a sale.
fn sale(reader: Viewer, events: &[Event]) -> Sale {
    match told(reader, events).as_slice() {
        [(_, Line::Sold(sale))] => sale.clone(),
        other => panic!("no sale: {other:?}"),
    }
}

/// Puts a token on a level.
fn on(seat: Seat, character: Character, level: u8) -> Event {
    Event::Rose { seat, character, level }
}

/// Sparta opens Peasant and Temple Guardian at 1, Corinth bids 2, Athens passes, Thebes wins for 3.
fn thebes_wins() -> Vec<Event> {
    let lot = (Peasant, TempleGuardian);
    vec![
        Event::Lot { seat: SPARTA, lot },
        Event::Opened { seat: SPARTA, amount: 1 },
        Event::Bid { seat: CORINTH, amount: 2 },
        Event::Passed { seat: ATHENS },
        Event::Bid { seat: THEBES, amount: 3 },
        Event::Passed { seat: SPARTA },
        Event::Passed { seat: CORINTH },
        Event::Sold { seat: THEBES, lot, amount: 3, opening: false },
        on(THEBES, Peasant, 1),
        on(THEBES, TempleGuardian, 1),
        Event::TurnEnded { seat: SPARTA, by_choice: true },
    ]
}

#[test]
fn a_lot_with_all_its_bids_is_one_line() {
    let events = thebes_wins();
    assert_eq!(ranks(&events), [Rank::Missed, Rank::Missed, Rank::Missed, Rank::Gain]);
    let sale = sale(Viewer::Public, &events);
    assert_eq!((sale.winner, sale.price, sale.kept()), (THEBES, 3, false));
    assert_eq!(sale.bids, [(SPARTA, 1), (CORINTH, 2), (THEBES, 3)]);
    assert_eq!(sale.bid(ATHENS), None);
    assert!(sale.passed.has(ATHENS) && !sale.stayed(Peasant));
}

#[test]
fn a_lot_under_way_has_no_line_yet() {
    let events = thebes_wins();
    for end in 0..8 {
        assert_eq!(told(Viewer::Seat(SPARTA), &events[..end]), []);
    }
}

#[test]
fn a_lot_won_by_its_own_city_is_kept() {
    let lot = (Peasant, Priestess);
    let events = [
        Event::Lot { seat: SPARTA, lot },
        Event::Opened { seat: SPARTA, amount: 2 },
        Event::Sold { seat: SPARTA, lot, amount: 2, opening: true },
        Event::Stayed { seat: SPARTA, character: Peasant },
        on(SPARTA, Priestess, 3),
    ];
    let sale = sale(Viewer::Seat(SPARTA), &events);
    assert!(sale.kept() && sale.stayed(Peasant) && !sale.stayed(Priestess));
    assert_eq!(ranks(&events), [Rank::Gain, Rank::Others, Rank::Others, Rank::Others]);
}

#[test]
fn a_city_pushed_from_the_top_lost_something() {
    let lot = (Peasant, WaterCarrier);
    let events = [
        on(CORINTH, Peasant, 5),
        Event::Lot { seat: SPARTA, lot },
        Event::Opened { seat: SPARTA, amount: 2 },
        Event::Sold { seat: SPARTA, lot, amount: 2, opening: true },
        on(SPARTA, Peasant, 5),
        Event::Bumped { seat: CORINTH, character: Peasant },
        on(SPARTA, WaterCarrier, 2),
    ];
    assert_eq!(ranks(&events), [Rank::Gain, Rank::Loss, Rank::Others, Rank::Others]);
    assert_eq!(sale(Viewer::Public, &events).pushed, [(CORINTH, Peasant)]);
}

#[test]
fn secret_amounts_open_in_the_line_of_their_lot() {
    let lot = (TempleGuardian, Priestess);
    let events = [
        Event::Lot { seat: ATHENS, lot },
        Event::Opened { seat: ATHENS, amount: 4 },
        Event::Sealed { seat: CORINTH, amount: Some(0) },
        Event::Sealed { seat: SPARTA, amount: Some(7) },
        Event::SealsOpened { amounts: vec![(SPARTA, 7), (CORINTH, 0)] },
        Event::Sold { seat: SPARTA, lot, amount: 7, opening: false },
        on(SPARTA, TempleGuardian, 1),
        on(SPARTA, Priestess, 1),
    ];
    let sale = sale(Viewer::Public, &events);
    assert!(sale.sealed);
    assert_eq!(sale.bids, [(ATHENS, 4), (SPARTA, 7), (CORINTH, 0)]);
    assert_eq!(ranks(&events), [Rank::Gain, Rank::Missed, Rank::Missed, Rank::Others]);
    assert_eq!(told(Viewer::Seat(CORINTH), &events[..4]), []);
}

#[test]
fn a_city_without_money_for_any_bid_reads_so_once_a_round() {
    let lot = (Peasant, Priestess);
    let all = Event::Sold { seat: CORINTH, lot: (Briber, Guardsman), amount: 10, opening: true };
    let offer = [
        Event::Lot { seat: SPARTA, lot },
        Event::Opened { seat: SPARTA, amount: 2 },
        Event::CannotBeat { seat: CORINTH },
        Event::Sold { seat: SPARTA, lot, amount: 2, opening: true },
        on(SPARTA, Peasant, 1),
        on(SPARTA, Priestess, 1),
    ];
    let events: Vec<Event> = [all].into_iter().chain(offer.clone()).chain(offer).collect();
    let lines = told(Viewer::Seat(CORINTH), &events);
    assert!(matches!(&lines[..], [(Rank::Skipped, Line::Sold(first)), (Rank::Others, Line::Sold(second))]
        if first.short == Some(0) && second.short.is_none()));
}

#[test]
fn a_robbed_city_lost_and_its_briber_gained() {
    let events = [
        on(SPARTA, TempleGuardian, 1),
        on(ATHENS, TempleGuardian, 1),
        Event::Corruption { order: vec![ATHENS] },
        Event::Bribed { seat: ATHENS, victim: SPARTA, ladder: TempleGuardian, own: 2, theirs: 0 },
    ];
    let heading = (Rank::Heading, Line::Phase { round: 0, phase: Stage::Corruption });
    let bribe = Line::Bribed {
        seat: ATHENS,
        victim: SPARTA,
        ladder: TempleGuardian,
        own: (1, 2),
        theirs: (1, 0),
        pushed: None,
    };
    for (reader, rank) in [(SPARTA, Rank::Loss), (ATHENS, Rank::Gain), (THEBES, Rank::Others)] {
        assert_eq!(told(Viewer::Seat(reader), &events), [heading.clone(), (rank, bribe.clone())]);
    }
}

#[test]
fn a_third_city_pushed_by_a_bribe_lost_something_too() {
    let events = [
        on(ATHENS, Priestess, 4),
        on(SPARTA, Priestess, 3),
        on(THEBES, Priestess, 5),
        Event::Bribed { seat: ATHENS, victim: SPARTA, ladder: Priestess, own: 5, theirs: 2 },
        Event::Bumped { seat: THEBES, character: Priestess },
    ];
    assert_eq!(ranks(&events), [Rank::Loss, Rank::Others, Rank::Gain, Rank::Loss]);
}

#[test]
fn a_briber_who_reached_nobody_reads_the_reason() {
    let guarded = (0..4).filter(|&seat| seat != 2).map(|seat| on(Seat(seat), Guardsman, 2));
    let phase = [on(ATHENS, Briber, 2), Event::Corruption { order: vec![ATHENS] }, Event::NoTarget { seat: ATHENS }];
    let events: Vec<Event> = guarded.chain(phase).collect();
    let last = |events: &[Event]| told(Viewer::Seat(ATHENS), events).pop();
    let skipped = |why| Some((Rank::Skipped, Line::Unreached { seat: ATHENS, briber: 2, why }));
    assert_eq!(last(&events), skipped(Unreached::Guarded));
    // One of the cities has no Guardsman, but nothing to take either.
    assert_eq!(last(&events[1..]), skipped(Unreached::Nothing));
    let bribed = Event::Bribed { seat: THEBES, victim: SPARTA, ladder: Peasant, own: 1, theirs: 0 };
    let after: Vec<Event> = events[1..5].iter().cloned().chain([bribed, events[5].clone()]).collect();
    assert_eq!(last(&after), skipped(Unreached::Bribed));
}

#[test]
fn a_phase_without_a_bribe_says_so() {
    let lamps = Event::Lamps { points: vec![(SPARTA, 0), (CORINTH, 0), (ATHENS, 0), (THEBES, 0)] };
    let none = [Event::Corruption { order: Vec::new() }, lamps.clone()];
    let sacrifices = (Rank::Heading, Line::Phase { round: 0, phase: Stage::Sacrifices });
    let nobody = |bribers| Line::NobodyBribed { bribers };
    assert_eq!(told(Viewer::Seat(SPARTA), &none), [(Rank::Others, nobody(Vec::new())), sacrifices.clone()]);
    let declined = [Event::Corruption { order: vec![THEBES] }, Event::NoBribe { seat: THEBES }, lamps];
    let corruption = (Rank::Heading, Line::Phase { round: 0, phase: Stage::Corruption });
    for (reader, rank) in [(SPARTA, Rank::Skipped), (THEBES, Rank::Others)] {
        let lines = [corruption.clone(), (rank, nobody(vec![THEBES])), sacrifices.clone()];
        assert_eq!(told(Viewer::Seat(reader), &declined), lines);
    }
}

#[test]
fn secret_lists_open_in_one_line_before_their_bribes() {
    let lists = vec![(ATHENS, vec![(SPARTA, Peasant)]), (THEBES, vec![(ATHENS, Priestess)])];
    let events = [
        on(SPARTA, Peasant, 2),
        Event::Corruption { order: vec![THEBES, ATHENS] },
        Event::Ranked { seat: ATHENS, victim: SPARTA, ladder: Peasant },
        Event::ListSealed { seat: ATHENS },
        Event::Ranked { seat: THEBES, victim: ATHENS, ladder: Priestess },
        Event::ListSealed { seat: THEBES },
        Event::ListsOpened { lists: lists.clone() },
        Event::ListFailed { seat: THEBES },
        Event::Bribed { seat: ATHENS, victim: SPARTA, ladder: Peasant, own: 1, theirs: 1 },
    ];
    for (reader, expected) in [
        (THEBES, [Rank::Heading, Rank::Others, Rank::Skipped, Rank::Others]),
        (SPARTA, [Rank::Heading, Rank::Others, Rank::Others, Rank::Loss]),
    ] {
        let lines = told(Viewer::Seat(reader), &events);
        assert_eq!(lines.iter().map(|(rank, _)| *rank).collect::<Vec<_>>(), expected);
        assert_eq!(lines[1].1, Line::Lists { order: vec![THEBES, ATHENS], lists: lists.clone() });
    }
}

#[test]
fn an_altar_lost_is_a_loss_and_an_altar_renewed_a_gain() {
    let give = |seat, animal, count, points, from| Event::Sacrificed {
        seat,
        altar: Altar::Hephaestus,
        animal,
        count,
        points,
        from,
    };
    let first = give(SPARTA, Animal::Fowl, 1, 1, None);
    let lost = [first.clone(), give(THEBES, Animal::Pig, 1, 2, Some(SPARTA))];
    let rank = |reader, events: &[Event]| told(Viewer::Seat(reader), events).pop().map(|(rank, _)| rank);
    assert_eq!(rank(SPARTA, &lost), Some(Rank::Loss));
    assert_eq!(rank(THEBES, &lost), Some(Rank::Gain));
    assert_eq!(rank(ATHENS, &lost), Some(Rank::Others));
    let renewed = [first, give(SPARTA, Animal::Fowl, 2, 2, Some(SPARTA))];
    assert_eq!(rank(SPARTA, &renewed), Some(Rank::Gain));
    // 101 points: the game ends after the phase, and that concerns everybody.
    let last = [give(SPARTA, Animal::Ox, 5, 101, None)];
    assert!(matches!(told(Viewer::Seat(THEBES), &last)[..], [(Rank::Race, Line::Sacrificed { ends: true, .. })]));
}

#[test]
fn a_city_that_could_not_sacrifice_reads_what_it_lacked() {
    let lack = |events: &[Event]| match told(Viewer::Seat(SPARTA), events).pop() {
        Some((Rank::Skipped, Line::CannotSacrifice { lack, .. })) => lack,
        other => panic!("{other:?}"),
    };
    let cannot = Event::CannotSacrifice { seat: SPARTA };
    let mut events: Vec<Event> = [Peasant, WaterCarrier, FlowerCarrier].map(|of| on(SPARTA, of, 1)).to_vec();
    events.push(cannot.clone());
    assert_eq!(lack(&events), Lack::Characters(vec![TempleGuardian]));
    events.extend([on(SPARTA, TempleGuardian, 1), cannot]);
    assert_eq!(lack(&events), Lack::Altar);
}

#[test]
fn revenue_names_the_own_drachmae_between_two_headings() {
    let capped = SeatSet::one(THEBES);
    let events = [
        Event::Sold { seat: SPARTA, lot: (Peasant, Priestess), amount: 1, opening: true },
        Event::Revenue { marker: CORINTH, capped },
        Event::Round { round: 3, marker: CORINTH },
        Event::AuctionTurn { seat: CORINTH },
    ];
    let revenue = |purse| Line::Revenue { round: 3, marker: CORINTH, purse, capped };
    let lines = told(Viewer::Seat(SPARTA), &events);
    assert_eq!(lines[1], (Rank::Routine, revenue(Some(19))));
    assert_eq!(lines[2], (Rank::Heading, Line::Phase { round: 3, phase: Stage::Auctions }));
    assert_eq!(told(Viewer::Public, &events)[1], (Rank::Others, revenue(None)));
}

#[test]
fn the_first_picks_of_a_city_are_one_line() {
    let picked = |seat| [Peasant, Priestess, Briber].map(|character| Event::Picked { seat, character });
    let events: Vec<Event> =
        [Event::First { seat: CORINTH }].into_iter().chain(picked(SPARTA)).chain(picked(THEBES)).collect();
    let picks = |seat| Line::Picks { seat, characters: vec![Peasant, Priestess, Briber] };
    let lines =
        [(Rank::Heading, Line::Start { seat: CORINTH }), (Rank::Gain, picks(SPARTA)), (Rank::Others, picks(THEBES))];
    assert_eq!(told(Viewer::Seat(SPARTA), &events), lines);
    assert_eq!(told(Viewer::Seat(SPARTA), &events[..6]), lines[..2]);
}

#[test]
fn the_position_is_known_from_the_events_alone() {
    for (seed, seats) in [(1, 3), (2, 4), (3, 5)] {
        let sealed = Options { sealed_auction: seed == 2, sealed_bribes: seed == 3 };
        let mut state = Offrandes::start(seats, &sealed);
        let mut dice = QuickDice::new(seed);
        let mut past = Past::new(&Offrandes::view(&state, Viewer::Public));
        loop {
            let mut events = Vec::new();
            match Offrandes::waiting(&state) {
                Waiting::Over => break,
                Waiting::Chance => {
                    let chance = game::draw::<Offrandes>(&state, &mut dice).unwrap();
                    Offrandes::resolve(&mut state, chance, &mut events);
                }
                Waiting::Seats(asked) => {
                    let seat = asked.first().unwrap();
                    let legal = game::legal::<Offrandes>(&state, seat);
                    let action = legal[dice.below(legal.len() as u32) as usize];
                    Offrandes::apply(&mut state, seat, action, &mut events);
                }
            }
            events.iter().for_each(|event| past.take(event));
            assert_eq!(past.board, state.board);
        }
    }
}
