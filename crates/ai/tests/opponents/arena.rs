//! Games between opponents, and walks through positions of a random game.

use agon_ai::{Level, Player};
use agon_games::Registry;
use agon_rules::game::OptionValues;
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::{AnyTable, AnyView, Seat, Standing, Viewer, Waiting};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::thread;

pub fn player(game: &str, level: Level) -> Box<dyn Player> {
    Registry::ours().find(game).unwrap().player(level)
}

/// Opens a table with these options.
pub fn open(game: &str, seats: u8, options: &[(&str, &str)]) -> Box<dyn AnyTable> {
    let options = options.iter().map(|(option, value)| ((*option).to_owned(), (*value).to_owned()));
    Registry::ours().find(game).unwrap().rules.open(seats, &options.collect::<OptionValues>()).unwrap()
}

/// Plays to the end. Every input must be legal and, if several seats decide at once, complete the seat's decision.
pub fn play(table: &mut dyn AnyTable, levels: &[Level], seed: u64) -> Standing {
    let game = table.meta().id;
    let mut players: Vec<Box<dyn Player>> = levels.iter().map(|&level| player(game, level)).collect();
    let mut dice = QuickDice::new(seed);
    loop {
        match table.waiting() {
            Waiting::Over => return table.standing().unwrap(),
            Waiting::Chance => {
                table.draw(&mut dice);
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let input = players[seat.index()].choose(&table.view(Viewer::Seat(seat)), &mut dice);
                acts_whole(table, seat, &input);
            }
        }
    }
}

/// Checks that an input is legal, and complete if several seats decide at once.
pub fn acts_whole(table: &mut dyn AnyTable, seat: Seat, input: &str) {
    let among_others = table.waiting().seats().len() > 1;
    let done = table.act(seat, input);
    assert!(done.is_ok(), "{input}: {done:?}");
    assert!(!among_others || !table.waiting().seats().has(seat), "{input} leaves seat {seat} waited for");
}

/// Plays games with these seeds on two threads.
pub fn each<T: Send>(seeds: std::ops::Range<u64>, game: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let middle = u64::midpoint(seeds.start, seeds.end);
    let run = |seeds: std::ops::Range<u64>| seeds.map(&game).collect::<Vec<T>>();
    thread::scope(|scope| {
        let first = scope.spawn(|| run(seeds.start..middle));
        let second = run(middle..seeds.end);
        first.join().unwrap().into_iter().chain(second).collect()
    })
}

/// Returns the share of games that one greedy seat wins against random ones, the seat rotating; shared wins count
/// partly.
pub fn share(games: u64, open: impl Fn() -> Box<dyn AnyTable> + Sync) -> f64 {
    share_among(Level::Greedy, Level::Random, games, open)
}

/// Returns the share of games that one seat of a level wins against others of another level.
pub fn share_among(one: Level, others: Level, games: u64, open: impl Fn() -> Box<dyn AnyTable> + Sync) -> f64 {
    let wins = each(0..games, |seed| {
        let mut table = open();
        let seat = (seed % u64::from(table.seats())) as usize;
        let mut levels = vec![others; table.seats().into()];
        levels[seat] = one;
        let standing = play(table.as_mut(), &levels, seed);
        standing.share(Seat(seat as u8))
    });
    wins.iter().sum::<f64>() / games as f64
}

/// The length of greedy tables, by a count of their game, and the reasons of their ends.
#[derive(Debug)]
pub struct Pace {
    pub mean: f64,
    pub longest: u64,
    pub reasons: BTreeMap<String, u64>,
}

/// Plays tables of greedy opponents; `counted` is a number in the state.
pub fn pace(games: u64, counted: &str, open: impl Fn() -> Box<dyn AnyTable> + Sync) -> Pace {
    let played = each(0..games, |seed| {
        let mut table = open();
        let levels = vec![Level::Greedy; table.seats().into()];
        let standing = play(table.as_mut(), &levels, seed);
        (table.state()[counted].as_u64().unwrap(), table.seq(), standing.reason)
    });
    let mean = played.iter().map(|game| game.0).sum::<u64>() as f64 / games as f64;
    let longest = played.iter().map(|game| game.0).max().unwrap();
    let steps = played.iter().map(|game| u64::from(game.1)).sum::<u64>() / games;
    let mut reasons = BTreeMap::new();
    played.into_iter().for_each(|game| *reasons.entry(game.2).or_insert(0) += 1);
    let pace = Pace { mean, longest, reasons };
    println!("{steps} steps, {counted}s: {pace:?}");
    pace
}

pub fn choose(level: Level, view: &AnyView, seed: u64) -> String {
    player(view.game(), level).choose(view, &mut QuickDice::new(seed))
}

/// Walks through a random game in small steps and visits every position with a seat to decide.
pub fn walk(mut table: Box<dyn AnyTable>, seed: u64, mut visit: impl FnMut(&dyn AnyTable, Seat)) {
    let mut dice = QuickDice::new(seed);
    loop {
        match table.waiting() {
            Waiting::Over => return,
            Waiting::Chance => {
                table.draw(&mut dice);
            }
            Waiting::Seats(asked) => {
                let asked: Vec<Seat> = asked.iter().collect();
                asked.iter().for_each(|seat| visit(table.as_ref(), *seat));
                let seat = asked[dice.below(asked.len() as u32) as usize];
                let legal = table.legal(seat);
                table.act(seat, &legal[dice.below(legal.len() as u32) as usize]).unwrap();
            }
        }
    }
}

/// One of so many positions is shown to the opponents that search: they think long.
const SEARCHED: u64 = 100;

/// Returns the levels that choose at the position of this number.
pub fn levels(position: u64) -> &'static [Level] {
    let searches = position.is_multiple_of(SEARCHED);
    if searches { &[Level::Random, Level::Greedy, Level::Easy, Level::Normal] } else { &[Level::Random, Level::Greedy] }
}

/// Checks that every level's choice here is legal, complete, and the same for the same view and dice; and that a search
/// that must stop at once decides all the same.
pub fn chooses_well(table: &dyn AnyTable, seat: Seat, seed: u64) {
    let view = table.view(Viewer::Seat(seat));
    for level in levels(seed) {
        let input = choose(*level, &view, seed);
        assert_eq!(input, choose(*level, &view, seed), "{level}: same view, same dice");
        acts_whole(table.copy().as_mut(), seat, &input);
    }
    if levels(seed).contains(&Level::Normal) {
        let mut player = player(view.game(), Level::Expert);
        let begun = player.think(&view, &mut QuickDice::new(seed), &AtomicBool::new(true));
        acts_whole(table.copy().as_mut(), seat, &begun.input);
        // What needs no search is not cut.
        assert!(begun.cut || begun == player.think(&view, &mut QuickDice::new(seed), &AtomicBool::new(false)));
    }
}
