//! Secrets on the wire over whole random games. Two worlds have the same seed, and everybody does the same. They differ
//! only in secrets: limits and lists left for later, private notes, sealed choices, hands. After every step, every byte
//! sent to anybody but the owners is equal.

mod chooser;
mod pair;
mod passing;
mod world;

use crate::length::short_or_long;
use agon::discord::pictures::Studio;
use agon_gamemaster::{AbsencePolicy, Pace};
use pair::{Pair, Seen};

/// The number of decisions in which every game ends.
const DECISIONS: usize = 1_000;

/// Plays a game of random decisions, to its end or until `enough` is covered.
async fn game(name: &'static str, seats: u8, options: &[(&str, &str)], to_the_end: bool, enough: fn(&Seen) -> bool) {
    let mut pair = Pair::open(name, seats, options, None).await;
    for _ in 0..DECISIONS {
        if !to_the_end && enough(pair.seen()) || !pair.step().await {
            break;
        }
    }
    let seen = pair.close().await;
    assert!(enough(&seen) && (seen.over || !to_the_end), "{seen:?}");
}

/// Plays this number of decisions.
async fn going_on(mut pair: Pair, decisions: usize) -> Seen {
    for _ in 0..decisions {
        if !pair.step().await {
            break;
        }
    }
    pair.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_of_orders_in_a_game_of_offrandes() {
    let enough = |seen: &Seen| seen.ordered > 10 && seen.obeyed > 5 && seen.overruled > 5 && seen.letters > 2;
    // One game goes to its end in the short version too.
    game("offrandes", 4, &[], true, enough).await;
}

/// What a person may take back, and what others hear of it, does not follow from the orders of others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_of_orders_by_steps_that_are_taken_back_or_by_questions() {
    let pair = Pair::open("offrandes", 4, &[], None).await.with_undo();
    let seen = going_on(pair, short_or_long(120, 400)).await;
    let enough = seen.undone > 10 && seen.agreed > 5 && seen.refused > 3 && seen.ordered > 10 && seen.apart > 100;
    assert!(enough, "{seen:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_of_seals_in_a_game_of_offrandes() {
    let options = [("auction", "sealed"), ("bribes", "sealed")];
    game("offrandes", 4, &options, short_or_long(false, true), |seen| seen.sealed > 5).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_of_plans_in_a_game_of_cyclades() {
    let enough = |seen: &Seen| seen.ordered > 10 && seen.obeyed > 5 && seen.overruled > 2 && seen.letters > 2;
    game("cyclades", 4, &[], short_or_long(false, true), enough).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_of_hands_in_a_game_of_attika() {
    let enough = |seen: &Seen| seen.apart > 500 && seen.noted > 5 && seen.letters > 0;
    game("attika", 3, &[], short_or_long(false, true), enough).await;
}

/// Pictures too: of public boards, and of treasuries for their owners.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_sees_plans_in_pictures_of_cyclades() {
    let pair = Pair::open("cyclades", 3, &[], Some(Studio::default())).await;
    let seen = going_on(pair, 60).await;
    assert!(seen.ordered > 5 && seen.apart > 100, "{seen:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_sees_hands_in_pictures_of_attika() {
    let pair = Pair::open("attika", 2, &[], Some(Studio::default())).await;
    let seen = going_on(pair, 60).await;
    assert!(seen.apart > 100, "{seen:?}");
}

/// Plays a game, a day a turn, in which people are reminded, late and absent, to its end or until `enough` is covered.
async fn timed(name: &'static str, options: &[(&str, &str)], absence: AbsencePolicy, enough: fn(&Seen) -> bool) {
    let mut pair = Pair::open_at((Pace::Day, absence), name, 4, options, None).await;
    for _ in 0..DECISIONS {
        if short_or_long(enough(pair.seen()), false) || !pair.step().await {
            break;
        }
    }
    let seen = pair.close().await;
    assert!(enough(&seen), "{seen:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_clock_tells_of_seals_or_of_lists_that_have_begun() {
    let options = [("auction", "sealed"), ("bribes", "sealed")];
    let enough = |seen: &Seen| seen.sealed > 3 && seen.sealed_zeros > 1 && seen.unfinished > 0 && seen.stood_in > 2;
    timed("offrandes", &options, AbsencePolicy::Gentle, enough).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_clock_tells_of_orders() {
    let enough = |seen: &Seen| seen.ordered > 5 && seen.zeros > 3 && seen.reminded > 1 && seen.apart > 100;
    timed("offrandes", &[], AbsencePolicy::Gentle, enough).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_clock_tells_of_plans() {
    let enough = |seen: &Seen| seen.ordered > 5 && seen.zeros > 1 && seen.stood_in > 2 && seen.apart > 100;
    timed("cyclades", &[], AbsencePolicy::Strict, enough).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_clock_tells_of_hands() {
    let pair = Pair::open_at((Pace::Day, AbsencePolicy::Gentle), "attika", 3, &[], None).await;
    let seen = going_on(pair, short_or_long(60, DECISIONS)).await;
    assert!(seen.apart > 50 && seen.reminded > 2, "{seen:?}");
}
