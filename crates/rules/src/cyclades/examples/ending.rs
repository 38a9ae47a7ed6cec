//! The end of the game: T49 to T51, and the rest of §2, 20.2, 20.13.

use super::*;
use crate::SeatSet;
use crate::cyclades::Ending;
use crate::standing::Lead;

#[test]
fn t49_a_metropolis_lost_before_the_end_of_the_cycle() {
    let t = table(3).lands(SPARTA, "kea 1, naxos 0").builds("naxos", "metropolis").fleets(SPARTA, "C2 1");
    let t = t.lands(ATHENS, "syros 0, thera 1").builds("syros", "metropolis").row("pegasus - -");
    let mut t = t.acts(&[(Ares, SPARTA), (Poseidon, CORINTH)], &[ATHENS]);
    t.play(SPARTA, "move kea syros 1");
    assert_eq!(t.board().metropolises(SPARTA), 2);
    t.play(SPARTA, "end");
    t.play(CORINTH, "summon pegasus; move paros naxos 1; end");
    assert!(t.saw(Event::Apollo { seat: ATHENS, amount: 4 }));
    assert_eq!((t.asks().as_str(), t.board().cycle), ("chance", 2));
}

/// Sets up three cities without fleets, with islands, metropolises and gold.
fn late(lands: [&str; 3], metropolises: &[&str], gold: [u16; 3]) -> Table {
    let seats = [SPARTA, CORINTH, ATHENS].into_iter().zip(lands);
    let t = seats.fold(table(3), |t, (seat, lands)| t.lands(seat, lands).fleets(seat, ""));
    metropolises.iter().fold(t, |t, name| t.builds(name, "metropolis")).gold(&gold).cycle(9)
}

/// Sets up the same and ends the cycle.
fn ended(options: Options, lands: [&str; 3], metropolises: &[&str], gold: [u16; 3]) -> Table {
    let mut t = late(lands, metropolises, gold);
    t.state.board.options = options;
    t.cycle_over()
}

/// Incomes of 1, 1 and 2.
const LANDS: [&str; 3] = ["mykonos 1, naxos 1, thera 1", "syros 1, paros 1", "kea 1"];

#[test]
fn t50_of_two_with_enough_the_richer_wins() {
    let t = ended(Options::default(), LANDS, &["mykonos", "naxos", "syros", "paros"], [4, 6, 9]);
    assert_eq!(t.board().phase, Phase::Over(Ending::Metropolises));
    assert!(t.saw(Event::Over { reason: Ending::Metropolises }));
    assert_eq!((t.places(), t.standing().reason), (vec![2, 1, 3], "metropolises".to_owned()));
    let score = &t.standing().seats[1];
    let parts: Vec<(&str, i64)> = score.parts.iter().map(|(part, points)| (part.as_str(), *points)).collect();
    assert_eq!(parts, [("metropolises", 2), ("gold", 6), ("income", 1)]);
}

#[test]
fn t51_with_two_players_three_metropolises_end_the_game() {
    let two = |extra: &str| {
        let t = table(2).cycle(9).lands(SPARTA, "kea 1, naxos 1, paros 1").builds("kea", "metropolis");
        t.builds("naxos", "metropolis").builds("paros", extra).cycle_over()
    };
    assert_eq!(two("- - -").asks(), "chance");
    let t = two("metropolis");
    assert_eq!((t.asks().as_str(), t.places()), ("over", vec![1, 2]));
    // With more players two are enough.
    let t = ended(Options::default(), LANDS, &["naxos", "thera"], [0; 3]);
    assert_eq!((t.asks().as_str(), t.places()[0]), ("over", 1));
}

#[test]
fn r2_3_ties_are_broken_by_gold_then_metropolises_then_income() {
    let four = ["mykonos", "naxos", "syros", "paros"];
    let five = ["mykonos", "naxos", "thera", "syros", "paros"];
    let gold_first = |metropolises: &[&str], gold| ended(Options::default(), LANDS, metropolises, gold).places();
    assert_eq!(gold_first(&five, [4, 6, 9]), [2, 1, 3]);
    assert_eq!(gold_first(&five, [6, 6, 9]), [1, 2, 3]);
    assert_eq!(gold_first(&four, [6, 6, 9]), [1, 1, 3], "an income of 1 each: they share the victory");
    let richer = ["mykonos 1, naxos 1, delos 1", "syros 1, paros 1", "kea 1"];
    assert_eq!(ended(Options::default(), richer, &four, [6, 6, 9]).places(), [1, 2, 3]);
}

#[test]
fn r2_3_a_table_may_count_metropolises_before_gold() {
    let options = Options { metropolises_first: true, ..Options::default() };
    let five = ["mykonos", "naxos", "thera", "syros", "paros"];
    assert_eq!(ended(options, LANDS, &five, [4, 6, 9]).places(), [1, 2, 3]);
    assert_eq!(ended(options, LANDS, &five[..2], [4, 6, 9]).places()[0], 1);
    let words = |values: &[(&str, &str)]| {
        let words = values.iter().map(|(option, value)| ((*option).to_owned(), (*value).to_owned())).collect();
        Cyclades::options(&Cyclades::META.complete(3, &words).unwrap()).unwrap()
    };
    assert_eq!(words(&[]), Options::default());
    assert_eq!(words(&[("tie-break", "metropolises")]), options);
    let alternate = Options { alternate_start: true, ..Options::default() };
    assert_eq!(words(&[("two-player-start", "alternate")]), alternate);
}

#[test]
fn r20_2_the_whole_income_counts_in_a_tie() {
    let four = ["mykonos", "naxos", "syros", "paros"];
    assert_eq!(late(LANDS, &four, [6, 6, 9]).fleets(CORINTH, "A2 1").cycle_over().places(), [2, 1, 3]);
}

#[test]
fn r21_7_ranking_below_the_winners() {
    // Corinth has the target and less gold; Athens has only gold.
    let four = ["mykonos", "naxos", "syros", "paros"];
    assert_eq!(ended(Options::default(), LANDS, &four, [9, 4, 99]).places(), [1, 2, 3]);
    // Below the target metropolises come before gold.
    let four = ["mykonos 1, naxos 1", "syros 1, paros 1", "kea 1, thera 1"];
    assert_eq!(ended(Options::default(), four, &["mykonos", "naxos", "kea"], [0, 9, 1]).places(), [1, 3, 2]);
    assert_eq!(ended(Options::default(), four, &["mykonos", "naxos"], [0, 1, 9]).places(), [1, 3, 2]);
    assert_eq!(ended(Options::default(), four, &["mykonos", "naxos"], [0, 4, 4]).places(), [1, 3, 2]);
}

#[test]
fn r20_13_cycle_60_is_the_last() {
    let last = |cycle, metropolises: &[&str], gold: [u16; 3]| late(LANDS, metropolises, gold).cycle(cycle).cycle_over();
    assert_eq!(last(59, &["naxos"], [0; 3]).asks(), "chance");
    let t = last(60, &["naxos"], [0, 6, 9]);
    assert_eq!((t.standing().reason.as_str(), t.places()), ("cycles", vec![1, 3, 2]));
    assert_eq!(last(60, &[], [3, 6, 9]).places(), [3, 2, 1]);
    // Income last: Athens has Kea.
    assert_eq!(last(60, &[], [6, 6, 6]).places(), [2, 2, 1]);
    let t = last(60, &["naxos", "thera", "syros", "paros"], [4, 6, 9]);
    assert_eq!((t.standing().reason.as_str(), t.places()), ("metropolises", vec![2, 1, 3]));
}

#[test]
fn by_how_little_a_table_was_won() {
    let won = |t: Table| t.standing().lead(SeatSet::all(3));
    let by = |level, word, by| Some(Lead { level, by: Some((word, by)) });
    let gold_first = |metropolises: &[&str], gold| won(ended(Options::default(), LANDS, metropolises, gold));
    let (four, five) = (["mykonos", "naxos", "syros", "paros"], ["mykonos", "naxos", "thera", "syros", "paros"]);
    // One seat with enough, and one with fewer: gold does not count.
    assert_eq!(gold_first(&five[..3], [0, 9, 9]), by(0, "metropolises", 3));
    assert_eq!(gold_first(&four[..3], [0, 9, 9]), by(0, "metropolises", 1));
    // Two seats with enough: gold decides, and further metropolises do not count (2.3).
    assert_eq!(gold_first(&four, [4, 6, 9]), by(1, "gold", 2));
    assert_eq!(gold_first(&five, [4, 6, 9]), by(1, "gold", 2));
    assert_eq!(gold_first(&five, [6, 6, 9]), by(2, "metropolises", 1));
    assert_eq!(gold_first(&four, [6, 6, 9]), Some(Lead { level: 4, by: None }));
    let richer = ["mykonos 1, naxos 1, delos 1", "syros 1, paros 1", "kea 1"];
    assert_eq!(won(ended(Options::default(), richer, &four, [6, 6, 9])), by(3, "income", 2));
    // The other option: metropolises before gold.
    let options = Options { metropolises_first: true, ..Options::default() };
    assert_eq!(won(ended(options, LANDS, &five, [4, 6, 9])), by(0, "metropolises", 1));
    let numbers = ended(Options::default(), LANDS, &four, [4, 6, 9]).standing().numbers(CORINTH);
    assert_eq!(numbers, [("metropolises", 2), ("gold", 6), ("income", 1)]);
    // If the others are out, nothing is compared.
    let mut t = late(LANDS, &four, [4, 6, 9]);
    t.state.board.alive = SeatSet::from_iter([SPARTA]);
    t.state.board.phase = Phase::Over(Ending::Survivor);
    assert_eq!(won(t), None);
}
