//! Games that greedy opponents play, and the turns that they take.

use crate::length::short_or_long;
use agon_ai::{Level, Player};
use agon_games::GameEntry;
use agon_rules::game::OptionValues;
use agon_rules::length::{TurnCounter, Turns};
use agon_rules::luck::QuickDice;
use agon_rules::{AnyTable, Viewer, Waiting};

/// Plays a game among greedy opponents and counts its turns.
pub fn plays(game: &GameEntry, seats: u8, options: &OptionValues, seed: u64) -> Turns {
    let mut table: Box<dyn AnyTable> = game.rules.open(seats, options).expect("a table");
    let mut players: Vec<Box<dyn Player>> = (0..seats).map(|_| game.player(Level::Greedy)).collect();
    let (mut dice, mut counter) = (QuickDice::new(seed), TurnCounter::new(table.as_ref()));
    loop {
        match table.waiting() {
            Waiting::Over => return counter.turns(),
            Waiting::Chance => {
                let before = table.copy();
                let done = table.draw(&mut dice).expect("an outcome");
                done.steps.iter().for_each(|step| counter.take(before.as_ref(), step, table.as_ref()));
            }
            Waiting::Seats(asked) => {
                let seat = asked.first().expect("a seat");
                let input = players[seat.index()].choose(&table.view(Viewer::Seat(seat)), &mut dice);
                for action in input.split(';') {
                    let before = table.copy();
                    let done = table.act(seat, action).expect("a legal action");
                    done.steps.iter().for_each(|step| counter.take(before.as_ref(), step, table.as_ref()));
                }
            }
        }
    }
}

fn median(games: &[Turns], count: fn(&Turns) -> u32) -> u32 {
    let mut counts: Vec<u32> = games.iter().map(count).collect();
    counts.sort_unstable();
    counts[counts.len() / 2]
}

/// Returns every choice of options for a table of a size.
fn choices(game: &GameEntry, seats: u8) -> Vec<OptionValues> {
    let mut all = vec![OptionValues::new()];
    for spec in game.meta().options.iter().filter(|spec| spec.matters(seats)) {
        let with = |values: &OptionValues| {
            let one =
                |value: &&str| values.clone().into_iter().chain([(spec.id.to_owned(), (*value).to_owned())]).collect();
            spec.values.iter().map(one).collect::<Vec<OptionValues>>()
        };
        all = all.iter().flat_map(with).collect();
    }
    all.iter().map(|values| game.meta().complete(seats, values).expect("options")).collect()
}

/// Checks what a game tells against played games, for every size of a table. The long version plays every choice of
/// options, the short one only the first that each entry is about.
pub fn holds(game: &GameEntry) {
    let (games, tables) = short_or_long((20, 1), (20, usize::MAX));
    for at in 0..game.meta().lengths.len() {
        let expected = &game.meta().lengths[at];
        for options in about(game, at).into_iter().take(tables) {
            let what = format!("{} with {} seats, {options:?}", game.id(), expected.seats);
            let played: Vec<Turns> = (0..games).map(|seed| plays(game, expected.seats, &options, seed)).collect();
            for (name, told, found) in [
                ("turns", expected.turns.turns, median(&played, |game| game.turns)),
                ("waits", expected.turns.waits, median(&played, |game| game.waits)),
            ] {
                println!("{what}: {found} {name} in {games} games, told {told}");
                assert!(told.abs_diff(found) * 4 <= found, "{what}: {found} {name} in {games} games, but told {told}");
            }
        }
    }
}

/// Returns the choices of options for which an entry counts.
fn about(game: &GameEntry, at: usize) -> Vec<OptionValues> {
    let expected = &game.meta().lengths[at];
    let counts = |options: &OptionValues| {
        let found = game.meta().expected(expected.seats, options);
        found.is_some_and(|found| std::ptr::eq(found, expected))
    };
    choices(game, expected.seats).into_iter().filter(counts).collect()
}

/// Checks that a game tells the length of every table, and that every entry is about some.
pub fn is_complete(game: &GameEntry) {
    let (least, most) = game.meta().seats;
    let told = game.meta().lengths.iter().enumerate();
    let unread: Vec<_> = told.filter(|(at, _)| about(game, *at).is_empty()).collect();
    assert!(unread.is_empty(), "{}: about no table: {unread:?}", game.id());
    for (seats, options) in (least..=most).flat_map(|seats| choices(game, seats).into_iter().map(move |it| (seats, it)))
    {
        assert!(game.meta().expected(seats, &options).is_some(), "{}: {seats} seats, {options:?}", game.id());
    }
}
