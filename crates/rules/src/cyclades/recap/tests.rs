//! Worked examples of the recap: events of a table for four, and the line that each reader gets of them.

use super::*;
use crate::Seat;
use crate::cyclades::data::{Building, Creature, God, Island};
use crate::cyclades::{Cyclades, Options, Piece, Place, Sea};
use crate::game::Game;

const SPARTA: Seat = Seat(0);
const CORINTH: Seat = Seat(1);
const ATHENS: Seat = Seat(2);
const THEBES: Seat = Seat(3);

fn sea(text: &str) -> Sea {
    Sea::read(text).unwrap()
}

/// Returns the lines of these events, each a step of its own; only income comes with the order of gods.
fn lines(viewer: Viewer, events: &[Event]) -> Vec<Written<Line>> {
    let view = Cyclades::view(&Cyclades::start(4, &Options::default()), viewer);
    let mut step = 0;
    let mut steps: Vec<(u32, &Event)> = Vec::new();
    for event in events {
        step += u32::from(!matches!(event, Event::Income { fates: false, .. }));
        steps.push((step, event));
    }
    recap(&view, &steps)
}

fn own(seat: Seat, events: &[Event]) -> Vec<Written<Line>> {
    lines(Viewer::Seat(seat), events)
}

/// Returns rank and data of the last line for a seat.
fn last(seat: Seat, events: &[Event]) -> (Rank, Line) {
    let line = own(seat, events).pop().expect("a line");
    (line.rank, line.what)
}

/// The starts of Sparta and Athens (3.9): Sparta has an income of 2, and so has Athens.
fn starts() -> Vec<Event> {
    let start = |seat, islands, seas: [&str; 2]| Event::Start { seat, islands, seas: seas.map(sea) };
    vec![
        start(SPARTA, [Island::Kea, Island::Naxos], ["F3", "I5"]),
        start(ATHENS, [Island::Mykonos, Island::Milos], ["D6", "F1"]),
    ]
}

/// The starts with more events.
fn after(more: Vec<Event>) -> Vec<Event> {
    starts().into_iter().chain(more).collect()
}

fn begins(seat: Seat, god: God) -> Event {
    Event::TurnBegins { seat, god: Some(god) }
}

fn march(seat: Seat, from: Island, to: Island, count: u8) -> Event {
    Event::Moved { seat, from, to, count, flown: false }
}

fn round(place: Place, (attacker, defender): (Seat, Seat), dice: (u8, u8), totals: (u8, u8)) -> Event {
    Event::Round { place, attacker, defender, dice, totals }
}

#[test]
fn an_island_is_lost_with_its_port() {
    let kythnos = Island::Kythnos;
    let events = after(vec![
        begins(SPARTA, God::Ares),
        march(SPARTA, Island::Kea, kythnos, 1),
        Event::Taken { seat: SPARTA, island: kythnos, from: None },
        begins(SPARTA, God::Poseidon),
        Event::Built { seat: SPARTA, island: kythnos, slot: 1, building: Building::Port },
        begins(ATHENS, God::Ares),
        march(ATHENS, Island::Milos, kythnos, 1),
        Event::Taken { seat: ATHENS, island: kythnos, from: Some(SPARTA) },
    ]);
    let spoils = Spoils {
        island: kythnos,
        from: Some(SPARTA),
        buildings: vec![Building::Port],
        metropolis: false,
        gain: (2, 3),
        loss: (3, 2),
    };
    let taken = Line::Taken { seat: ATHENS, by: None, spoils };
    assert_eq!(last(SPARTA, &events), (Rank::Loss, taken.clone()));
    assert_eq!(last(ATHENS, &events), (Rank::Gain, taken.clone()));
    assert_eq!(last(CORINTH, &events), (Rank::Others, taken));
    let line = own(SPARTA, &events).pop().unwrap();
    assert_eq!((line.steps, line.events), ((9, 10), vec![8, 9]));
}

#[test]
fn who_was_away_reads_a_battle_of_three_rounds_as_one_loss() {
    let (place, sides) = (Place::Island(Island::Naxos), (THEBES, SPARTA));
    let events = after(vec![
        begins(THEBES, God::Ares),
        march(THEBES, Island::Andros, Island::Naxos, 3),
        Event::Battle { place, attacker: THEBES, defender: SPARTA, force: 3, against: 2, bonus: 0 },
        Event::Die { seat: THEBES, face: 0 },
        round(place, sides, (0, 2), (3, 4)),
        Event::FoughtOn { seat: THEBES },
        round(place, sides, (1, 0), (3, 2)),
        round(place, sides, (1, 0), (3, 1)),
        Event::BattleWon { place, winner: Some(THEBES) },
        Event::Taken { seat: THEBES, island: Island::Naxos, from: Some(SPARTA) },
    ]);
    let (rank, line) = last(SPARTA, &events);
    let Line::Battle(fight) = line else { panic!("{line:?}") };
    assert_eq!((rank, fight.rounds.len(), fight.lost, fight.winner), (Rank::Loss, 3, (1, 2), Some(THEBES)));
    let spoils = fight.spoils.expect("an island");
    assert_eq!((spoils.island, spoils.from, spoils.loss), (Island::Naxos, Some(SPARTA), (2, 2)));
    // The whole battle is one line, with the march before it.
    assert_eq!(own(SPARTA, &events).pop().unwrap().events.len(), 9);
    assert_eq!(last(THEBES, &events).0, Rank::Gain);
    assert_eq!(last(CORINTH, &events).0, Rank::Others);
}

#[test]
fn a_battle_at_sea_is_won_by_four_to_one() {
    let (place, sides) = (Place::Sea(sea("D6")), (SPARTA, ATHENS));
    let events = after(vec![
        begins(SPARTA, God::Poseidon),
        Event::Sailed { seat: SPARTA, from: sea("F3"), to: sea("E5"), count: 1 },
        Event::Sailed { seat: SPARTA, from: sea("E5"), to: sea("D6"), count: 1 },
        Event::Battle { place, attacker: SPARTA, defender: ATHENS, force: 1, against: 1, bonus: 0 },
        round(place, sides, (3, 0), (4, 1)),
        Event::BattleWon { place, winner: Some(SPARTA) },
    ]);
    let (rank, line) = last(SPARTA, &events);
    let Line::Battle(fight) = line else { panic!("{line:?}") };
    assert_eq!((rank, fight.lost), (Rank::Gain, (0, 1)));
    assert_eq!(fight.rounds, [Throw { dice: (3, 0), totals: (4, 1) }]);
    assert_eq!(last(ATHENS, &events).0, Rank::Loss);
    // The step before the battle stands with the god's other actions.
    let told = own(SPARTA, &events);
    let moved = told.iter().find_map(|line| if let Line::Actions(done) = &line.what { Some(done) } else { None });
    let steps = Move { from: Place::Sea(sea("F3")), to: Place::Sea(sea("E5")), count: 1 };
    assert_eq!(moved.map(|done| done.moves.clone()), Some(vec![steps]));
}

#[test]
fn a_side_that_withdraws_loses_the_battle() {
    let place = Place::Sea(sea("D6"));
    let events = after(vec![
        begins(SPARTA, God::Poseidon),
        Event::Sailed { seat: SPARTA, from: sea("F3"), to: sea("D6"), count: 2 },
        Event::Battle { place, attacker: SPARTA, defender: ATHENS, force: 2, against: 1, bonus: 0 },
        round(place, (SPARTA, ATHENS), (0, 3), (2, 4)),
        Event::Withdrew { seat: SPARTA, from: place, to: Place::Sea(sea("E6")), count: 1 },
        Event::BattleWon { place, winner: Some(ATHENS) },
    ]);
    let (rank, line) = last(SPARTA, &events);
    let Line::Battle(fight) = line else { panic!("{line:?}") };
    let withdrew = Withdrawal { seat: SPARTA, to: Place::Sea(sea("E6")), count: 1 };
    assert_eq!((rank, fight.withdrew, fight.lost), (Rank::Loss, Some(withdrew), (1, 0)));
    assert_eq!(last(ATHENS, &events).0, Rank::Gain);
}

#[test]
fn a_siren_takes_a_fleet() {
    let events = after(vec![
        begins(CORINTH, God::Zeus),
        Event::Summoned { seat: CORINTH, creature: Creature::Siren, cost: 3 },
        Event::Lured { seat: CORINTH, victim: SPARTA, at: sea("F3"), from: None },
    ]);
    let deed = Deed::Lured { victim: SPARTA, at: sea("F3") };
    let power = Line::Power(Power { seat: CORINTH, creature: Creature::Siren, chimera: false, deed });
    assert_eq!(last(SPARTA, &events), (Rank::Loss, power.clone()));
    assert_eq!(last(CORINTH, &events), (Rank::Gain, power.clone()));
    assert_eq!(last(ATHENS, &events), (Rank::Others, power));
}

/// 4.4.
#[test]
fn only_the_two_concerned_read_how_much_a_griffon_took() {
    let events = after(vec![
        begins(THEBES, God::Athena),
        Event::Summoned { seat: THEBES, creature: Creature::Chimera, cost: 2 },
        Event::Copied { seat: THEBES, creature: Creature::Griffon },
        Event::Robbed { seat: THEBES, victim: SPARTA, amount: 3 },
        Event::Mixed,
    ]);
    let told = |amount| {
        let deed = Deed::Robbed { victim: SPARTA, amount };
        Line::Power(Power { seat: THEBES, creature: Creature::Griffon, chimera: true, deed })
    };
    assert_eq!(last(SPARTA, &events), (Rank::Loss, told(Some(3))));
    assert_eq!(last(THEBES, &events), (Rank::Gain, told(Some(3))));
    assert_eq!(last(CORINTH, &events), (Rank::Others, told(None)));
    assert_eq!(lines(Viewer::Public, &events).pop().map(|line| line.what), Some(told(None)));
}

#[test]
fn who_is_outbid_at_ares_reads_by_whom() {
    let bid = |seat, god, amount, ousted| Event::Bid { seat, god, amount, ousted };
    let bids = vec![
        bid(SPARTA, God::Ares, 3, None),
        bid(THEBES, God::Ares, 4, Some(SPARTA)),
        Event::Queued { seat: SPARTA, place: 1 },
        bid(ATHENS, God::Ares, 6, Some(THEBES)),
        bid(THEBES, God::Zeus, 1, None),
    ];
    let offered =
        |cost| Line::Offering(Offered { god: God::Ares, seat: ATHENS, amount: 6, cost, past: vec![SPARTA, THEBES] });
    // During the offerings the line has no price yet.
    let sparta = own(SPARTA, &bids);
    assert_eq!(sparta.iter().map(|line| line.rank).collect::<Vec<_>>(), [Rank::Missed, Rank::Loss, Rank::Others]);
    assert_eq!(sparta[1].what, offered(None));
    let paid = [
        Event::OfferingPaid { seat: THEBES, god: God::Zeus, amount: 1 },
        Event::OfferingPaid { seat: ATHENS, god: God::Ares, amount: 5 },
    ];
    let events: Vec<Event> = bids.into_iter().chain(paid).collect();
    assert_eq!(last(SPARTA, &events), (Rank::Loss, offered(Some(5))));
    assert_eq!(last(ATHENS, &events), (Rank::Gain, offered(Some(5))));
    assert_eq!(own(SPARTA, &events)[0].what, Line::Queue { seats: vec![SPARTA] });
}

#[test]
fn the_pieces_of_a_metropolis_are_one_line() {
    let given = |building| Event::Given { seat: SPARTA, island: Island::Naxos, building };
    let built = |slot, building| Event::Built { seat: SPARTA, island: Island::Naxos, slot, building };
    let [fortress, port, temple, university] = Building::ALL;
    let mut events = after(vec![
        begins(SPARTA, God::Ares),
        built(1, fortress),
        built(2, port),
        built(3, temple),
        begins(SPARTA, God::Athena),
        built(4, university),
        given(fortress),
        given(port),
        given(temple),
    ]);
    // A metropolis under way has no line yet; the third kind has one.
    let kinds = Line::Kinds { seat: SPARTA, island: Island::Naxos, building: temple, kinds: 3 };
    let told = own(ATHENS, &events);
    assert!(told.iter().any(|line| line.what == kinds && line.rank == Rank::Race), "{told:?}");
    assert!(!told.iter().any(|line| matches!(line.what, Line::Metropolis { .. })), "{told:?}");
    events.extend([given(university), Event::Metropolis { seat: SPARTA, island: Island::Kea, fallen: Vec::new() }]);
    let raised = Line::Metropolis {
        seat: SPARTA,
        island: Island::Kea,
        fallen: Vec::new(),
        philosophers: false,
        count: 1,
        target: 2,
    };
    assert_eq!(last(SPARTA, &events), (Rank::Gain, raised.clone()));
    assert_eq!(last(ATHENS, &events), (Rank::Race, raised));
    assert_eq!(own(SPARTA, &events).pop().unwrap().events.len(), 5);
}

#[test]
fn apollo_brings_gold_and_a_marker() {
    let events = after(vec![
        Event::TurnBegins { seat: SPARTA, god: None },
        Event::Apollo { seat: SPARTA, amount: 1 },
        Event::Prosperity { seat: SPARTA, island: Island::Naxos },
        Event::TurnEnded { seat: SPARTA, place: 4 },
    ]);
    let gift = Line::Apollo { seat: SPARTA, amount: 1, island: Some(Island::Naxos) };
    assert_eq!(last(SPARTA, &events), (Rank::Gain, gift.clone()));
    assert_eq!(last(ATHENS, &events), (Rank::Others, gift));
}

#[test]
fn cycles_and_gods_head_the_lines_after_them() {
    let mut events = after(vec![
        Event::Marker { seat: SPARTA, place: 1 },
        Event::Marker { seat: ATHENS, place: 2 },
        Event::Cycle { cycle: 1 },
        Event::RowCame { creature: Creature::Griffon, cost: 4 },
        Event::God { god: God::Ares, place: 1 },
        Event::Gods { order: vec![God::Ares], away: Vec::new() },
        Event::Income { gains: vec![(SPARTA, 2), (ATHENS, 2)], fates: false },
        Event::Bid { seat: SPARTA, god: God::Ares, amount: 1, ousted: None },
        Event::OfferingPaid { seat: SPARTA, god: God::Ares, amount: 1 },
        begins(SPARTA, God::Ares),
        Event::Recruited { seat: SPARTA, piece: Piece::Troop(Island::Kea), cost: 0 },
        Event::Built { seat: SPARTA, island: Island::Kea, slot: 1, building: Building::Fortress },
        Event::TurnEnded { seat: SPARTA, place: 4 },
    ]);
    let told: Vec<Line> = own(SPARTA, &events).into_iter().map(|line| line.what).skip(2).collect();
    let income = Line::Income {
        cycle: 1,
        gains: vec![(SPARTA, 2), (ATHENS, 2)],
        came: vec![Creature::Griffon],
        first: Some(God::Ares),
    };
    let paid = Offered { god: God::Ares, seat: SPARTA, amount: 1, cost: Some(1), past: Vec::new() };
    let actions = Actions { seat: SPARTA, god: God::Ares, recruited: 1, built: vec![Island::Kea], moves: Vec::new() };
    let wanted = [
        Line::Order { seats: vec![SPARTA, ATHENS] },
        Line::Cycle { cycle: 1 },
        income,
        Line::Offerings { cycle: 1 },
        Line::Offering(paid),
        Line::Turn { cycle: 1, seat: SPARTA, god: Some(God::Ares) },
        Line::Actions(actions),
    ];
    assert_eq!(told, wanted);
    // A turn without an action has no heading.
    events.extend([begins(ATHENS, God::Zeus), Event::TurnEnded { seat: ATHENS, place: 3 }]);
    assert_eq!(own(SPARTA, &events).len(), 2 + wanted.len());
}

#[test]
fn what_is_under_way_has_no_line() {
    let place = Place::Sea(sea("D6"));
    let battle = Event::Battle { place, attacker: SPARTA, defender: ATHENS, force: 1, against: 1, bonus: 0 };
    let mut events = after(vec![begins(SPARTA, God::Poseidon)]);
    let before = own(SPARTA, &events).len();
    events.push(Event::Sailed { seat: SPARTA, from: sea("F3"), to: sea("D6"), count: 1 });
    events.push(battle);
    assert_eq!(own(SPARTA, &events).len(), before);
    let mut events = after(vec![begins(SPARTA, God::Zeus)]);
    events.push(Event::Summoned { seat: SPARTA, creature: Creature::Giant, cost: 4 });
    assert_eq!(own(SPARTA, &events).len(), before, "the Giant has no target yet");
    events.push(Event::Forgone { seat: SPARTA, creature: Creature::Giant });
    let unused = Power { seat: SPARTA, creature: Creature::Giant, chimera: false, deed: Deed::Unused };
    assert_eq!(last(SPARTA, &events), (Rank::Routine, Line::Power(unused)));
}

#[test]
fn a_kraken_and_polyphemus_list_every_fleet() {
    let sunk = |owner, at, count| Event::Sunk { owner, at: sea(at), count };
    let events = after(vec![
        begins(THEBES, God::Zeus),
        Event::Summoned { seat: THEBES, creature: Creature::Kraken, cost: 2 },
        Event::Kraken { seat: THEBES, at: sea("F3") },
        sunk(SPARTA, "F3", 1),
        Event::Kraken { seat: THEBES, at: sea("F2") },
        Event::Summoned { seat: THEBES, creature: Creature::Polyphemus, cost: 3 },
        Event::FigurineCame { seat: THEBES, creature: Creature::Polyphemus, island: Island::Naxos },
        sunk(ATHENS, "I5", 1),
        Event::Pushed { owner: SPARTA, from: sea("H5"), to: sea("H4"), count: 2 },
        Event::TurnEnded { seat: THEBES, place: 1 },
    ]);
    let told = own(SPARTA, &events);
    let deeds: Vec<&Deed> = told
        .iter()
        .filter_map(|line| if let Line::Power(power) = &line.what { Some(&power.deed) } else { None })
        .collect();
    let wreck = |owner, at| vec![Wreck { owner, at: sea(at), count: 1 }];
    let pushed = vec![Driven { owner: SPARTA, from: sea("H5"), to: sea("H4"), count: 2 }];
    assert_eq!(
        deeds,
        [
            &Deed::Surfaced { path: vec![sea("F3"), sea("F2")], sunk: wreck(SPARTA, "F3") },
            &Deed::Pushed { island: Island::Naxos, pushed, sunk: wreck(ATHENS, "I5") },
        ]
    );
    assert!(told.iter().rev().take(2).all(|line| line.rank == Rank::Loss), "{told:?}");
}
