//! The opponents of Cyclades: strength, lawfulness, sameness, pace.

use agon_ai::{Budget, Level, Player, player};
use agon_rules::cyclades::Cyclades;
use agon_rules::game::OptionWords;
use agon_rules::games;
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::table::Play;
use agon_rules::{AnyTable, AnyView, Seat, Standing, Viewer, Waiting};
use std::thread;

const BUDGET: Budget = Budget { simulations: 0 };

fn open(seats: u8) -> Box<dyn AnyTable> {
    games::find("cyclades").unwrap().open(seats, &OptionWords::new()).unwrap()
}

/// Plays to the end; every input must be legal.
fn play(table: &mut dyn AnyTable, levels: &[Level], seed: u64) -> Standing {
    let mut players: Vec<Box<dyn Player>> = levels.iter().map(|&level| player("cyclades", level)).collect();
    let mut dice = QuickDice::new(seed);
    loop {
        match table.waiting() {
            Waiting::Over => return table.standing().unwrap(),
            Waiting::Chance => {
                table.draw(&mut dice);
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let input = players[seat.index()].choose(&table.view(Viewer::Seat(seat)), &BUDGET, &mut dice);
                let done = table.act(seat, &input);
                assert!(done.is_ok(), "{input}: {done:?}");
            }
        }
    }
}

/// Plays games of these seeds on two threads.
fn each<T: Send>(seeds: std::ops::Range<u64>, game: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let middle = u64::midpoint(seeds.start, seeds.end);
    let run = |seeds: std::ops::Range<u64>| seeds.map(&game).collect::<Vec<T>>();
    thread::scope(|scope| {
        let first = scope.spawn(|| run(seeds.start..middle));
        let second = run(middle..seeds.end);
        first.join().unwrap().into_iter().chain(second).collect()
    })
}

/// Share of the games one greedy seat wins against random ones, the seat rotating; shared wins count in part.
fn share(seats: u8, games: u64) -> f64 {
    let wins = each(0..games, |seed| {
        let seat = (seed % u64::from(seats)) as usize;
        let mut levels = vec![Level::Random; seats.into()];
        levels[seat] = Level::Greedy;
        let standing = play(open(seats).as_mut(), &levels, seed);
        let winners = standing.seats.iter().filter(|place| place.place == 1).count();
        if standing.seats[seat].place == 1 { 1.0 / winners as f64 } else { 0.0 }
    });
    wins.iter().sum::<f64>() / games as f64
}

#[test]
fn greedy_beats_random_ones() {
    for (seats, games) in [(2, 100), (3, 100), (4, 400), (5, 100)] {
        let share = share(seats, games);
        println!("{seats} seats: greedy wins {share:.3} of {games}");
        assert!(share >= 0.95, "{seats} seats: {share}");
    }
}

#[test]
fn greedy_tables_end_at_a_human_pace() {
    const GAMES: u64 = 40;
    for seats in 2..=5 {
        let games = each(0..GAMES, |seed| {
            let mut table = open(seats);
            let standing = play(table.as_mut(), &vec![Level::Greedy; seats.into()], seed);
            (table.state()["cycle"].as_u64().unwrap(), table.seq(), standing.reason)
        });
        let cycles = games.iter().map(|game| game.0).sum::<u64>() as f64 / GAMES as f64;
        let longest = games.iter().map(|game| game.0).max().unwrap();
        let steps = games.iter().map(|game| game.1).sum::<u32>() / GAMES as u32;
        let won = games.iter().filter(|game| game.2 == "metropolises").count();
        println!(
            "{seats} seats: {cycles:.1} cycles, longest {longest}, {steps} steps, {won} of {GAMES} by metropolises"
        );
        assert!(cycles <= 15.0 && longest <= 30, "{seats} seats: {cycles} cycles, longest {longest}");
        assert!(won as u64 == GAMES, "{seats} seats: only {won} games end by metropolises");
    }
}

fn choose(level: Level, view: &AnyView, seed: u64) -> String {
    player("cyclades", level).choose(view, &BUDGET, &mut QuickDice::new(seed))
}

/// Walks random games and shows every position a seat is asked in.
fn positions(mut visit: impl FnMut(&Play<Cyclades>, Seat)) {
    for seats in 2..=5 {
        let mut table: Play<Cyclades> = Play::open(seats, &OptionWords::new()).unwrap();
        let mut dice = QuickDice::new(seats.into());
        loop {
            match table.waiting() {
                Waiting::Over => break,
                Waiting::Chance => {
                    table.draw(&mut dice);
                }
                Waiting::Seats(asked) => {
                    let seat = asked.first().unwrap();
                    visit(&table, seat);
                    let legal = table.legal(seat);
                    table.act(seat, &legal[dice.below(legal.len() as u32) as usize]).unwrap();
                }
            }
        }
    }
}

#[test]
fn every_choice_is_legal_and_repeatable() {
    let mut asked = 0;
    let mut prompts = std::collections::BTreeMap::new();
    positions(|table, seat| {
        asked += 1;
        let view = table.view(Viewer::Seat(seat));
        *prompts.entry(view.prompt().kind).or_insert(0) += 1;
        for level in Level::ALL {
            let input = choose(level, &view, asked);
            assert_eq!(input, choose(level, &view, asked), "same view, same dice");
            let mut copy = table.copy();
            let done = copy.act(seat, &input);
            assert!(done.is_ok(), "{level}: {input}: {done:?}");
        }
    });
    println!("{asked} positions: {prompts:?}");
    assert!(asked > 2_000, "only {asked} positions");
    for prompt in ["offer", "move-on", "turn", "battle", "sail", "sylph", "sphinx", "kraken-step", "push", "metropolis"]
    {
        assert!(prompts.contains_key(prompt), "no position of kind {prompt}");
    }
}
