//! The opponents of Offrandes: strength, lawfulness, sameness, and that they cannot peek.

use agon_ai::{Budget, Level, Player, player};
use agon_rules::game::OptionWords;
use agon_rules::games;
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::offrandes::Offrandes;
use agon_rules::table::Play;
use agon_rules::{AnyTable, AnyView, Seat, Standing, Viewer, Waiting};

const BUDGET: Budget = Budget { simulations: 0 };

const OPTIONS: [(&str, &str); 4] =
    [("open", "in-turn"), ("sealed", "in-turn"), ("open", "sealed"), ("sealed", "sealed")];

fn words(auction: &str, bribes: &str) -> OptionWords {
    [("auction", auction), ("bribes", bribes)].map(|(k, v)| (k.to_owned(), v.to_owned())).into()
}

fn open(seats: u8, auction: &str, bribes: &str) -> Box<dyn AnyTable> {
    games::find("offrandes").unwrap().open(seats, &words(auction, bribes)).unwrap()
}

/// Plays to the end; every input must be legal, and end the seat's say where several are asked.
fn play(table: &mut dyn AnyTable, levels: &[Level], seed: u64) -> Standing {
    let mut players: Vec<Box<dyn Player>> = levels.iter().map(|&level| player("offrandes", level)).collect();
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
                if seats.len() > 1 {
                    assert!(!table.waiting().seats().has(seat), "{input} leaves seat {seat} waited for");
                }
            }
        }
    }
}

/// Share of the games one seat of `hero` wins against the others, the seat rotating; shared wins count in part.
fn share(seats: u8, hero: Level, others: Level, games: u64, options: (&str, &str)) -> f64 {
    let wins: f64 = (0..games)
        .map(|game| {
            let seat = (game % u64::from(seats)) as usize;
            let levels: Vec<Level> = (0..seats as usize).map(|s| if s == seat { hero } else { others }).collect();
            let standing = play(open(seats, options.0, options.1).as_mut(), &levels, game);
            let winners = standing.seats.iter().filter(|place| place.place == 1).count();
            if standing.seats[seat].place == 1 { 1.0 / winners as f64 } else { 0.0 }
        })
        .sum();
    wins / games as f64
}

#[test]
fn greedy_beats_three_random_ones() {
    for options in [("open", "in-turn"), ("sealed", "sealed")] {
        let share = share(4, Level::Greedy, Level::Random, 400, options);
        println!("{options:?}: greedy wins {share:.3} of 400");
        assert!(share >= 0.85, "{options:?}: {share}");
    }
}

#[test]
fn greedy_tables_end_at_a_human_pace() {
    for seats in 3..=5 {
        let (mut rounds, mut steps, mut reasons) = (Vec::new(), 0, std::collections::BTreeMap::new());
        for game in 0..60 {
            let mut table = open(seats, "open", "in-turn");
            let standing = play(table.as_mut(), &vec![Level::Greedy; seats as usize], game);
            rounds.push(table.state()["round"].as_u64().unwrap());
            steps += table.seq();
            *reasons.entry(standing.reason).or_insert(0) += 1;
        }
        let mean = rounds.iter().sum::<u64>() as f64 / 60.0;
        println!(
            "{seats} seats: {mean:.1} rounds, longest {:?}, {} steps, {reasons:?}",
            rounds.iter().max(),
            steps / 60
        );
        assert!(rounds.iter().all(|&rounds| rounds <= 20), "{rounds:?}");
    }
}

fn choose(level: Level, view: &AnyView, seed: u64) -> String {
    player("offrandes", level).choose(view, &BUDGET, &mut QuickDice::new(seed))
}

/// Walks random games and shows every position a seat is asked in; the walk goes on in small steps.
fn positions(mut visit: impl FnMut(&Play<Offrandes>, Seat)) {
    for (game, (seats, (auction, bribes))) in (3..=5).flat_map(|n| OPTIONS.map(|options| (n, options))).enumerate() {
        for round in 0..4 {
            let mut table: Play<Offrandes> = Play::open(seats, &words(auction, bribes)).unwrap();
            let mut dice = QuickDice::new(game as u64 * 100 + round);
            loop {
                match table.waiting() {
                    Waiting::Over => break,
                    Waiting::Chance => {
                        table.draw(&mut dice);
                    }
                    Waiting::Seats(asked) => {
                        asked.iter().for_each(|seat| visit(&table, seat));
                        let asked: Vec<Seat> = asked.iter().collect();
                        let seat = asked[dice.below(asked.len() as u32) as usize];
                        let legal = table.legal(seat);
                        table.act(seat, &legal[dice.below(legal.len() as u32) as usize]).unwrap();
                    }
                }
            }
        }
    }
}

#[test]
fn every_choice_is_legal_whole_and_repeatable() {
    let mut asked = 0;
    positions(|table, seat| {
        asked += 1;
        let view = table.view(Viewer::Seat(seat));
        for level in Level::ALL {
            let input = choose(level, &view, asked);
            assert_eq!(input, choose(level, &view, asked), "same view, same dice");
            let mut copy = table.copy();
            let done = copy.act(seat, &input);
            assert!(done.is_ok(), "{level}: {input}: {done:?}");
            let among_others = table.waiting().seats().len() > 1;
            assert!(
                !among_others || !copy.waiting().seats().has(seat),
                "{level}: {input} leaves seat {seat} waited for"
            );
        }
    });
    assert!(asked > 5_000, "only {asked} positions");
}

/// The table after everybody asked but `seat` has made a secret choice.
fn others_choose(table: &Play<Offrandes>, seat: Seat, seed: u64) -> Play<Offrandes> {
    let mut table = table.clone();
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
        for level in Level::ALL {
            let [here, there] = views.each_ref().map(|view| choose(level, view, compared));
            assert_eq!(here, there, "{level}");
        }
    });
    println!("{compared} positions with other secrets");
    assert!(compared > 500, "only {compared} positions with other secrets");
}
