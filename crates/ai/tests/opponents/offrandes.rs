//! The opponents of Offrandes, including secret choices.

use super::arena::{choose, chooses_well, levels, open, pace, share, share_among, walk};
use agon_ai::Level;
use agon_rules::{AnyTable, Seat, Viewer};

const OPTIONS: [(&str, &str); 4] =
    [("open", "in-turn"), ("sealed", "in-turn"), ("open", "sealed"), ("sealed", "sealed")];

fn of(seats: u8, (auction, bribes): (&str, &str)) -> Box<dyn AnyTable> {
    open("offrandes", seats, &[("auction", auction), ("bribes", bribes)])
}

#[test]
fn greedy_beats_three_random_ones() {
    for options in [("open", "in-turn"), ("sealed", "sealed")] {
        let share = share(400, || of(4, options));
        println!("{options:?}: greedy wins {share:.3} of 400");
        assert!(share >= 0.85, "{options:?}: {share}");
    }
}

#[test]
fn each_level_beats_three_of_a_lower_one() {
    for (one, others) in [(Level::Easy, Level::Random), (Level::Normal, Level::Greedy)] {
        let share = share_among(one, others, 60, || of(4, OPTIONS[0]));
        println!("{one} among {others}: {share:.3} of 60");
        assert!(share >= 0.45, "{one} among {others}: {share}");
    }
}

#[test]
fn greedy_tables_end_at_a_human_pace() {
    for seats in 3..=5 {
        let pace = pace(60, "round", || of(seats, OPTIONS[0]));
        assert!(pace.longest <= 20, "{seats} seats: {pace:?}");
    }
}

/// Walks through random games with all options.
fn positions(mut visit: impl FnMut(&dyn AnyTable, Seat)) {
    for (game, (seats, options)) in (0..).zip((3..=5).flat_map(|seats| OPTIONS.map(|options| (seats, options)))) {
        for round in 0..4 {
            walk(of(seats, options), game * 100 + round, &mut visit);
        }
    }
}

#[test]
fn every_choice_is_legal_whole_and_repeatable() {
    let mut asked = 0;
    positions(|table, seat| {
        asked += 1;
        chooses_well(table, seat, asked);
    });
    assert!(asked > 5_000, "only {asked} positions");
}

/// Returns the table after all waiting seats except `seat` have made a secret choice.
fn others_choose(table: &dyn AnyTable, seat: Seat, seed: u64) -> Box<dyn AnyTable> {
    let mut table = table.copy();
    for other in table.waiting().seats().without(seat).iter() {
        let input = choose(Level::Random, &table.view(Viewer::Seat(other)), seed);
        table.act(other, &input).unwrap();
    }
    table
}

#[test]
fn it_cannot_peek() {
    let mut compared = 0;
    positions(|table, seat| {
        let (here, there) = (others_choose(table, seat, 1), others_choose(table, seat, 2));
        if here.state() == there.state() {
            return;
        }
        compared += 1;
        let views = [here, there].map(|table| table.view(Viewer::Seat(seat)));
        for level in levels(compared) {
            let [here, there] = views.each_ref().map(|view| choose(*level, view, compared));
            assert_eq!(here, there, "{level}");
        }
    });
    println!("{compared} positions with other secrets");
    assert!(compared > 500, "only {compared} positions with other secrets");
}
