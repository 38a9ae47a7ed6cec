//! Secrets on the wire over whole random games. Two worlds have the same seed, and everybody does the same. They differ
//! only in secrets: limits and lists left for later, private notes, sealed choices, hands. After every step, every byte
//! sent to anybody but the owners is equal.

mod chooser;
mod pair;
mod world;

use agon::discord::pictures::Studio;
use pair::{Pair, Seen};

/// Plays a game of random decisions, to its end or for this number of them.
async fn game(game: &'static str, seats: u8, options: &[(&str, &str)], decisions: usize) -> Seen {
    going_on(Pair::open(game, seats, options, None).await, decisions).await
}

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
    let seen = game("offrandes", 4, &[], 1_000).await;
    assert!(seen.over && seen.ordered > 10 && seen.obeyed > 5 && seen.overruled > 5 && seen.letters > 2, "{seen:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_of_seals_in_a_game_of_offrandes() {
    let seen = game("offrandes", 4, &[("auction", "sealed"), ("bribes", "sealed")], 1_000).await;
    assert!(seen.over && seen.sealed > 5, "{seen:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_of_plans_in_a_game_of_cyclades() {
    let seen = game("cyclades", 4, &[], 1_000).await;
    assert!(seen.over && seen.ordered > 10 && seen.obeyed > 5 && seen.overruled > 2 && seen.letters > 2, "{seen:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_of_hands_in_a_game_of_attika() {
    let seen = game("attika", 3, &[], 1_000).await;
    assert!(seen.over && seen.apart > 500 && seen.noted > 5 && seen.letters > 2, "{seen:?}");
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
