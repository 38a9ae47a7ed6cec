//! Set-up, the god row and income: T13 to T15, T54, and the rest of 3.6, 3.7, §4, §5, §7, §8, 20.15, 21.4.

use super::*;
use crate::cyclades::charts::FOUR;
use crate::luck::QuickDice;

/// Ends a cycle with a full row, so that one card comes and then the gods.
fn over(t: Table) -> Table {
    let mut t = t.cycle(3).row("giant siren harpy").cycle_over();
    t.luck("creature fates");
    t
}

/// Ends another cycle; one card comes again.
fn again(t: Table) -> Table {
    let mut t = t.cycle_over();
    let card = t.outcomes()[0].clone();
    t.luck(&card);
    t
}

#[test]
fn t13_who_was_away_comes_first() {
    let mut t = over(table(4).gods(&[Zeus, Ares, Athena]));
    assert_eq!(t.outcomes(), ["god ares", "god zeus", "god athena"]);
    t.luck("god athena");
    assert_eq!(t.outcomes(), ["god ares", "god zeus"]);
    t.luck("god zeus");
    assert!(t.saw(Event::Gods { order: vec![Poseidon, Athena, Zeus], away: vec![Ares] }));
    let t = again(t);
    assert_eq!(t.board().gods.order[0], Ares);
}

#[test]
fn t14_the_pairs_take_turns() {
    let mut first = table(3);
    first.state.board.gods.up = 0;
    let mut t = over(first);
    assert_eq!(t.outcomes().len(), 4);
    t.luck("god zeus; god ares");
    assert_eq!((t.board().gods.available(), t.board().gods.away()), (&[Zeus, Ares][..], &[Poseidon, Athena][..]));
    let mut t = again(t);
    assert_eq!(t.outcomes(), ["god poseidon", "god athena"]);
    t.luck("god athena");
    assert_eq!((t.board().gods.available(), t.board().gods.away()), (&[Athena, Poseidon][..], &[Ares, Zeus][..]));
    let t = again(t);
    assert_eq!(t.outcomes(), ["god ares", "god poseidon", "god zeus", "god athena"]);
}

#[test]
fn t15_income() {
    let mut t = table(3).lands(SPARTA, "kea 1, naxos 1").fleets(SPARTA, "A2 3, A1 4");
    t.state.board.islands[Island::Kea.index()].markers = 1;
    assert_eq!(t.board().income(SPARTA), 3 + 1);
    assert_eq!(t.fleets(SPARTA, "A1 4").board().income(SPARTA), 3);
    for (seats, alternate_start) in [(2, false), (2, true), (3, false), (4, false), (5, false)] {
        let t = set_up(seats, Options { alternate_start, ..Options::default() });
        assert_eq!(t.purses(), vec![5 + 2; seats.into()], "{seats} seats");
        assert!(t.asks().ends_with(": offer"), "{seats} seats");
    }
}

#[test]
fn t54_an_island_pays_one_and_a_trade_space_pays_another() {
    let t = table(3).lands(SPARTA, "kea 1").fleets(SPARTA, "B2 1");
    let t = t.lands(CORINTH, "paros 1").fleets(CORINTH, "A2 1");
    assert_eq!((t.board().income(SPARTA), t.board().income(CORINTH)), (2, 1));
}

/// Sets up a table after all luck before the first offering.
fn set_up(seats: u8, options: Options) -> Table {
    let mut t = fresh(seats, options);
    let mut dice = QuickDice::new(seats.into());
    while let Some(chance) = game::draw::<Cyclades>(&t.state, &mut dice) {
        Cyclades::resolve(&mut t.state, chance, &mut t.events);
    }
    t.sound()
}

#[test]
fn r3_6_each_begins_with_two_islands_and_two_fleets_and_an_income_of_2() {
    for seats in 2..=5 {
        let t = set_up(seats, Options::default());
        for seat in t.board().everybody() {
            assert_eq!(t.board().income(seat), 2);
            assert_eq!((t.board().lands(seat).len(), t.board().navy(seat).len()), (2, 2));
            // 4.1: six of each stay in reserve.
            assert_eq!((t.board().troops_out(seat), t.board().fleets_out(seat)), (2, 2));
            let slots = |island: Island| t.board().map().slots[island.index()];
            assert_eq!(t.board().lands(seat).iter().map(slots).sum::<u8>(), 5);
        }
    }
}

#[test]
fn r3_7_which_start_belongs_to_which_city_is_drawn() {
    let lands = |t: &Table| -> Vec<String> {
        let names = |seat| t.board().lands(seat).iter().map(Island::id).collect::<Vec<_>>().join(" ");
        t.board().everybody().map(names).collect()
    };
    let mut t = fresh(4, Options::default());
    assert_eq!(t.outcomes(), ["start 1", "start 2", "start 3", "start 4"]);
    t.luck("start 2; start 4");
    assert_eq!(t.outcomes(), ["start 1", "start 3"]);
    t.luck("start 3");
    // 21.4: the last start needs no draw.
    assert!(t.saw(Event::Start { seat: THEBES, islands: FOUR[0].islands, seas: FOUR[0].seas }));
    assert_eq!(lands(&t), ["milos mykonos", "kea naxos", "paros syros", "andros ios"]);
    assert!(t.outcomes().iter().all(|outcome| outcome.starts_with("marker ")));

    for (alternate_start, second) in [(false, "mykonos thera"), (true, "mykonos paros")] {
        let mut t = fresh(2, Options { alternate_start, ..Options::default() });
        t.luck("start 1");
        assert_eq!(lands(&t), ["kea naxos", second]);
    }
}

/// Sets up a table before its first step.
fn fresh(seats: u8, options: Options) -> Table {
    Table { state: Cyclades::start(seats, &options), events: Vec::new() }
}

#[test]
fn r4_1_everybody_has_5_gold_before_the_first_income() {
    for seats in 2..=5 {
        let t = fresh(seats, Options::default());
        assert_eq!(t.purses(), vec![5; seats.into()]);
        // 4.2: all seventeen creatures are in the deck.
        assert_eq!(t.board().creatures.deck.len(), 17);
        assert!(t.board().creatures.discard.is_empty());
        assert_eq!(t.creatures(), "- - -");
    }
}

#[test]
fn r4_3_one_marker_of_each_with_two_players_two() {
    for (seats, markers) in [(2, 2), (3, 1), (4, 1), (5, 1)] {
        let t = set_up(seats, Options::default());
        for seat in t.board().everybody() {
            assert_eq!(t.board().order.iter().filter(|other| *other == seat).count(), markers);
        }
    }
}

#[test]
fn r4_4_only_the_own_purse_is_shown_until_the_end() {
    let known = |t: &Table, viewer| {
        let view = Cyclades::view(&t.state, viewer);
        t.board().everybody().map(|seat| view.purse(seat)).collect::<Vec<_>>()
    };
    let mut t = table(3).gold(&[1, 2, 3]).turn(Ares, SPARTA);
    assert_eq!(known(&t, Viewer::Seat(CORINTH)), [None, Some(2), None]);
    assert_eq!(known(&t, Viewer::Public), [None; 3]);
    t.state.board.phase = Phase::Over(super::super::Ending::Cycles);
    assert_eq!(known(&t, Viewer::Public), [Some(1), Some(2), Some(3)]);
}

#[test]
fn r7_1_with_five_all_gods_are_there() {
    let mut t = over(table(5));
    t.luck("god zeus; god athena; god ares");
    // 21.4: the last god needs no draw.
    assert_eq!(t.board().gods.available(), [Zeus, Athena, Ares, Poseidon]);
}

#[test]
fn r7_2_with_four_and_with_two_three_gods_are_there() {
    for seats in [2, 4] {
        let mut fresh = table(seats);
        fresh.state.board.gods.up = 0;
        let mut t = over(fresh);
        assert_eq!(t.outcomes().len(), 4);
        t.luck("god zeus; god athena; god ares");
        assert_eq!(t.board().gods.available(), [Zeus, Athena, Ares]);
        assert_eq!(t.board().gods.away(), [Poseidon]);
    }
}

#[test]
fn r8_income_follows_who_controls_an_island() {
    // An island without troops still pays (12.4); another seat's island does not.
    let t = table(3).lands(SPARTA, "kea 0, naxos 1").lands(CORINTH, "delos 2, mykonos 1, paros 1");
    assert_eq!((t.board().income(SPARTA), t.board().income(CORINTH)), (2, 2 + 1 + 1));
}

#[test]
fn r20_15_luck_comes_in_single_draws() {
    let mut t = fresh(3, Options::default());
    let mut kinds = Vec::new();
    while let Some(outcome) = t.outcomes().first().cloned() {
        kinds.push(outcome.split(' ').next().unwrap().to_owned());
        Cyclades::resolve(&mut t.state, outcome.parse().unwrap(), &mut t.events);
    }
    // 21.4: the last start and the last marker need no draw; luck orders two gods.
    assert_eq!(kinds, ["start", "start", "marker", "marker", "creature", "god", "god"]);
}
