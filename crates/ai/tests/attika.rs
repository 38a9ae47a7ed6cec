//! The opponents of Attika: strength, lawfulness, sameness, pace.

use agon_ai::{Budget, Level, Player, player};
use agon_rules::attika::Attika;
use agon_rules::game::OptionWords;
use agon_rules::games;
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::table::Play;
use agon_rules::{AnyTable, AnyView, Seat, Standing, Viewer, Waiting};
use std::collections::BTreeMap;
use std::thread;

const BUDGET: Budget = Budget { simulations: 0 };

fn open(seats: u8) -> Box<dyn AnyTable> {
    games::find("attika").unwrap().open(seats, &OptionWords::new()).unwrap()
}

/// Plays to the end; every input must be legal.
fn play(table: &mut dyn AnyTable, levels: &[Level], seed: u64) -> Standing {
    let mut players: Vec<Box<dyn Player>> = levels.iter().map(|&level| player("attika", level)).collect();
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
    for (seats, games) in [(2, 400), (3, 60), (4, 60)] {
        let share = share(seats, games);
        println!("{seats} seats: greedy wins {share:.3} of {games}");
        assert!(share >= 0.95, "{seats} seats: {share}");
    }
}

#[test]
fn greedy_tables_end_at_a_human_pace() {
    const GAMES: u64 = 20;
    for seats in 2..=4 {
        let games = each(0..GAMES, |seed| {
            let mut table = open(seats);
            let standing = play(table.as_mut(), &vec![Level::Greedy; seats.into()], seed);
            (table.state()["round"].as_u64().unwrap(), table.seq(), standing.reason)
        });
        let rounds = games.iter().map(|game| game.0).sum::<u64>() as f64 / GAMES as f64;
        let longest = games.iter().map(|game| game.0).max().unwrap();
        let steps = games.iter().map(|game| game.1).sum::<u32>() / GAMES as u32;
        let mut reasons = BTreeMap::new();
        games.iter().for_each(|game| *reasons.entry(game.2.as_str()).or_insert(0) += 1);
        println!("{seats} seats: {rounds:.1} rounds, longest {longest}, {steps} steps, {reasons:?}");
        assert!(rounds <= 26.0 && longest <= 40, "{seats} seats: {rounds} rounds, longest {longest}");
        assert!(!reasons.contains_key("idle"), "{seats} seats: {reasons:?}");
    }
}

fn choose(level: Level, view: &AnyView, seed: u64) -> String {
    player("attika", level).choose(view, &BUDGET, &mut QuickDice::new(seed))
}

/// Walks random games in small steps and shows every position a seat is asked in.
fn positions(mut visit: impl FnMut(&Play<Attika>, Seat)) {
    for (seats, amphorae) in (2..=4).flat_map(|seats| ["5", "15"].map(|amphorae| (seats, amphorae))) {
        let options = OptionWords::from([("amphorae".to_owned(), amphorae.to_owned())]);
        let mut table: Play<Attika> = Play::open(seats, &options).unwrap();
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
    let mut prompts = BTreeMap::new();
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
    assert!(asked > 1_000, "only {asked} positions");
    for prompt in ["act", "place", "pay", "lay", "turn"] {
        assert!(prompts.contains_key(prompt), "no position of kind {prompt}");
    }
}
