//! Secrets on the wire: two worlds with the same seed and the same clicks differ only in one sealed choice. Up to each
//! reveal, every byte sent to anybody else is equal.

use crate::hearing::{self, Hearing};
use crate::length::short_or_long;
use crate::player::Player;
use crate::running_bot::RunningBot;
use crate::whole_games::{four_sit_down, players};
use agon_rules::Seat;
use agon_store::TableId;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const NAMES: [&str; 4] = ["ana", "ben", "cleo", "dion"];

/// The number of first reveals before which time passes.
const PASSING: usize = 20;

/// One of the two worlds.
struct World {
    bot: RunningBot,
    /// The clock, which stands still except before the first reveals. There, people who were just present are called
    /// later, alike in both worlds.
    time: Arc<AtomicI64>,
    table: TableId,
    players: Vec<Player>,
    hearing: Hearing,
}

impl World {
    async fn open() -> World {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64);
        let time = Arc::new(AtomicI64::new(now));
        let bot = RunningBot::start_with_delay(Duration::ZERO, time.clone(), |_| async {}).await;
        let table = four_sit_down(&bot, &[("auction", "sealed"), ("bribes", "sealed")]).await;
        let players = players(&bot);
        let world = World { bot, time, table, players, hearing: Hearing::of(&NAMES) };
        world.wait_until_sent().await;
        world
    }

    async fn wait_until_sent(&self) {
        self.bot.wait_until_sent().await;
    }

    /// The city with the first player marker, by luck.
    async fn marker(&self) -> serde_json::Value {
        self.bot.snapshot(self.table).await.public().expect("a running table").json()["marker"].clone()
    }
}

/// True if both kinds of secret choices were revealed often enough.
fn covered(reveals: &[usize; 2]) -> bool {
    reveals.iter().all(|seen| *seen >= 3)
}

/// Checks that everybody except the owner of a secret got the same in both worlds since the last time.
fn assert_equal_but_for(a: &mut World, b: &mut World, owner: Option<Seat>, when: &str) {
    hearing::assert_same([(&a.bot, &mut a.hearing), (&b.bot, &mut b.hearing)], owner.as_slice(), when);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_of_a_seal_before_the_reveal() {
    let mut a = World::open().await;
    // Nobody can choose the interaction that enters a table's luck, not even the test. So it opens the second world
    // again until luck has given the marker to the same city.
    let mut b = World::open().await;
    while a.marker().await != b.marker().await {
        b.bot.close();
        b = World::open().await;
    }
    assert_equal_but_for(&mut a, &mut b, None, "at the start");
    let mut reveals = [0, 0];
    for turn in 0.. {
        let look = a.bot.snapshot(a.table).await;
        if look.is_over() || short_or_long(covered(&reveals), false) {
            break;
        }
        let waiting: Vec<Seat> = look.waiting().iter().collect();
        if !look.secret() || waiting.len() < 2 {
            for world in [&mut a, &mut b] {
                let Seat(seat) = waiting[0];
                world.players[usize::from(seat)].decides(&world.bot, world.table, Seat(seat)).await;
                world.wait_until_sent().await;
            }
            continue;
        }
        // Only for the first reveals: boards older than fifty minutes are posted again, and the two worlds begin at
        // different moments.
        if reveals.iter().sum::<usize>() < PASSING {
            for world in [&a, &b] {
                world.time.fetch_add(91_000, Ordering::SeqCst);
            }
        }
        // Each seat owns a secret in turn.
        let owner = waiting[turn % waiting.len()];
        for (world, choice) in [(&mut a, 1), (&mut b, 2)] {
            world.players[owner.index()].seals(&world.bot, world.table, owner, choice).await;
            world.wait_until_sent().await;
        }
        let others: Vec<Seat> = waiting.iter().copied().filter(|seat| *seat != owner).collect();
        let (last, first) = others.split_last().expect("several are asked");
        for seat in first {
            for world in [&mut a, &mut b] {
                world.players[seat.index()].decides(&world.bot, world.table, *seat).await;
                world.wait_until_sent().await;
            }
        }
        assert_equal_but_for(&mut a, &mut b, Some(owner), &format!("sealed, turn {turn}"));
        // The owner changes the choice, with the same clicks in both worlds. Then both hold the same choice and
        // continue alike.
        for world in [&mut a, &mut b] {
            world.players[owner.index()].seals(&world.bot, world.table, owner, 0).await;
            world.wait_until_sent().await;
        }
        assert_equal_but_for(&mut a, &mut b, Some(owner), &format!("sealed anew, turn {turn}"));
        let view = look.public().expect("a running table");
        reveals[usize::from(view.prompt().kind == "rank")] += 1;
        for world in [&mut a, &mut b] {
            world.players[last.index()].decides(&world.bot, world.table, *last).await;
            world.wait_until_sent().await;
        }
        assert_equal_but_for(&mut a, &mut b, Some(owner), &format!("revealed, turn {turn}"));
    }
    assert_equal_but_for(&mut a, &mut b, None, "at the end");
    assert!(covered(&reveals), "too few reveals of both kinds: {reveals:?}");
    a.bot.close();
    b.bot.close();
}
