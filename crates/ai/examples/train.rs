//! Learns the weights from which chances to win follow, and prints the file that holds them:
//!
//! `cargo run --release -p agon-ai --example train offrandes > crates/ai/src/offrandes/weights.rs`
//!
//! Greedy opponents play; a share of their decisions is another of the best candidates, so that positions differ. Each
//! position is an example: the features of its seats, and who won in the end. The weights make the sum of the losses
//! least (a softmax over the seats, fitted by Adam). The same program prints the same bytes on every machine: only the
//! four basic operations and square roots decide. What it says about losses goes to the error output.

#![allow(clippy::expect_used, clippy::panic)]

use agon_ai::{Lookahead, attika, chances, cyclades, offrandes};
use agon_rules::game::{Game, Off, OptionValues, View as _, draw};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::{Seat, Viewer, Waiting};
use std::thread;

/// The percentage of decisions that are another of the best candidates.
const VARIED: u32 = 10;
/// The number of candidates among which they choose.
const AMONG: usize = 6;
/// One of so many decisions is an example, beside the first of each round.
const SPARSE: u32 = 12;
/// The most decisions of a game.
const LONGEST: u32 = 20_000;
/// Every game whose number divides by this one tests the weights instead of changing them.
const TESTED: u64 = 5;
/// The rounds through all examples.
const EPOCHS: u32 = 40;
/// The number of examples for each change of the weights.
const BATCH: usize = 64;
/// What keeps weights small that change little.
const DECAY: f64 = 3e-4;

/// A position with its end.
struct Example {
    game: u64,
    features: Vec<Vec<f32>>,
    /// Each seat's share of the win.
    won: Vec<f32>,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_default();
    let games = arguments.next().and_then(|count| count.parse().ok());
    match game.as_str() {
        "offrandes" => learn::<offrandes::Best>(games.unwrap_or(3_000)),
        "cyclades" => learn::<cyclades::Best>(games.unwrap_or(1_500)),
        "attika" => learn::<attika::Best>(games.unwrap_or(600)),
        _ => panic!("name a game: offrandes, cyclades or attika"),
    }
}

fn learn<S: Lookahead>(games: u64) {
    let id = S::Game::META.id;
    let examples = play_all::<S>(games);
    let (tests, examples): (Vec<_>, Vec<_>) = examples.into_iter().partition(|example| example.game % TESTED == 0);
    let weights = fit(&examples, S::WEIGHTS.len());
    let even = tests.iter().map(|test| (test.won.len() as f64).ln()).sum::<f64>() / tests.len() as f64;
    eprintln!(
        "{id}: {} examples of {games} games; loss {:.4}, before {:.4}, even chances {even:.4}",
        examples.len() + tests.len(),
        loss(&tests, &weights),
        loss(&tests, S::WEIGHTS),
    );
    tell_calibration(&tests, &weights);
    println!("//! The weights of the features, learned from {games} games of greedy opponents by");
    println!("//! `cargo run --release -p agon-ai --example train {id} {games}`.");
    println!();
    println!("use super::features::FEATURES;");
    println!();
    println!("/// A weight for each feature.");
    println!("#[rustfmt::skip]");
    println!("pub(super) const WEIGHTS: [f32; FEATURES] = [");
    weights.iter().for_each(|weight| println!("    {weight:.5},"));
    println!("];");
}

/// Plays games of every number of seats and with every option in turn.
fn play_all<S: Lookahead>(games: u64) -> Vec<Example> {
    thread::scope(|scope| {
        let half =
            |first: u64| scope.spawn(move || (first..=games).step_by(2).flat_map(play::<S>).collect::<Vec<Example>>());
        let threads = [half(1), half(2)];
        let mut examples: Vec<Example> =
            threads.into_iter().flat_map(|thread| thread.join().expect("a thread")).collect();
        examples.sort_by_key(|example| example.game);
        examples
    })
}

fn play<S: Lookahead>(game: u64) -> Vec<Example> {
    let meta = &S::Game::META;
    let (least, most) = meta.seats;
    let seats = least + (game % u64::from(most - least + 1)) as u8;
    let mut left = game;
    let asked: OptionValues = meta
        .options
        .iter()
        .map(|option| {
            let count = option.values.len() as u64;
            let value = option.values[(left / u64::from(most) % count) as usize];
            left /= count;
            (option.id.to_owned(), value.to_owned())
        })
        .collect();
    let values = meta.complete(seats, &asked).expect("options");
    let mut state = S::Game::start(seats, &S::Game::options(&values).expect("options"));
    let mut dice = QuickDice::new(game);
    let (mut examples, mut round) = (Vec::new(), None);
    for _ in 0..LONGEST {
        match S::Game::waiting(&state) {
            Waiting::Over => break,
            Waiting::Chance => {
                let chance = draw::<S::Game>(&state, &mut dice).expect("an outcome");
                S::Game::resolve(&mut state, chance, &mut Off);
            }
            Waiting::Seats(asked) => {
                if S::is_settled(&state) {
                    let now = S::time(&state) / S::round(&state);
                    if round.replace(now) != Some(now) || dice.below(SPARSE) == 0 {
                        examples.push(Example { game, features: S::features(&state), won: Vec::new() });
                    }
                }
                decide::<S>(&mut state, asked.first().expect("a seat"), &mut dice);
            }
        }
    }
    let Some(standing) = S::Game::standing(&state) else { return Vec::new() };
    let won: Vec<f32> = (0..seats).map(|seat| standing.share(Seat(seat)) as f32).collect();
    examples.iter_mut().for_each(|example| example.won.clone_from(&won));
    examples
}

fn decide<S: Lookahead>(state: &mut <S::Game as Game>::State, seat: Seat, dice: &mut QuickDice) {
    let view = S::Game::view(state, Viewer::Seat(seat));
    let mut candidates = match dice.below(100) < VARIED {
        true => S::best_candidates(&view, seat, AMONG, dice),
        false => Vec::new(),
    };
    let actions = match candidates.len() {
        0 => S::decide(&view, seat, dice).unwrap_or_else(|| view.legal()[..1].to_vec()),
        count => candidates.swap_remove(dice.below(count as u32) as usize).actions,
    };
    for action in actions {
        if S::Game::waiting(state).seats().has(seat) && S::Game::check(state, seat, action).is_ok() {
            S::Game::apply(state, seat, action, &mut Off);
        }
    }
}

/// Finds the weights.
fn fit(examples: &[Example], count: usize) -> Vec<f32> {
    let mut weights = vec![0.0_f64; count];
    let (mut mean, mut square) = (vec![0.0_f64; count], vec![0.0_f64; count]);
    let (mut mean_share, mut square_share) = (1.0, 1.0);
    let mut order: Vec<usize> = (0..examples.len()).collect();
    let mut dice = QuickDice::new(3);
    for epoch in 0..EPOCHS {
        for last in (1..order.len()).rev() {
            order.swap(last, dice.below(last as u32 + 1) as usize);
        }
        let rate = 0.02 / (1.0 + f64::from(epoch) / 8.0);
        for batch in order.chunks(BATCH) {
            let now: Vec<f32> = weights.iter().map(|weight| *weight as f32).collect();
            let mut slope = vec![0.0; count];
            for example in batch.iter().map(|at| &examples[*at]) {
                let expected = chances(&example.features, &now);
                for ((features, won), chance) in example.features.iter().zip(&example.won).zip(expected) {
                    for (slope, feature) in slope.iter_mut().zip(features) {
                        *slope += f64::from(chance - won) * f64::from(*feature);
                    }
                }
            }
            (mean_share, square_share) = (mean_share * 0.9, square_share * 0.999);
            for at in 0..count {
                let slope = slope[at] / batch.len() as f64 + DECAY * weights[at];
                mean[at] = 0.9 * mean[at] + 0.1 * slope;
                square[at] = 0.999 * square[at] + 0.001 * slope * slope;
                let (step, size) = (mean[at] / (1.0 - mean_share), square[at] / (1.0 - square_share));
                weights[at] -= rate * step / (size.sqrt() + 1e-8);
            }
        }
    }
    weights.into_iter().map(|weight| weight as f32).collect()
}

/// Returns the mean surprise at who won.
fn loss(examples: &[Example], weights: &[f32]) -> f64 {
    let one = |example: &Example| -> f64 {
        let expected = chances(&example.features, weights);
        let parts = example.won.iter().zip(expected).map(|(won, chance)| (won, f64::from(chance.max(1e-6))));
        parts.map(|(won, chance)| -f64::from(*won) * chance.ln()).sum()
    };
    examples.iter().map(one).sum::<f64>() / examples.len() as f64
}

/// Says for each tenth how often seats with such a chance won.
fn tell_calibration(examples: &[Example], weights: &[f32]) {
    let mut tenths = [(0_u32, 0.0_f64, 0.0_f64); 10];
    for example in examples {
        for (won, chance) in example.won.iter().zip(chances(&example.features, weights)) {
            let tenth = &mut tenths[((chance * 10.0) as usize).min(9)];
            *tenth = (tenth.0 + 1, tenth.1 + f64::from(chance), tenth.2 + f64::from(*won));
        }
    }
    for (count, chance, won) in tenths.into_iter().filter(|tenth| tenth.0 > 0) {
        let [said, won] = [chance, won].map(|sum| sum / f64::from(count));
        eprintln!("  said {said:.3}, won {won:.3} of {count}");
    }
}
