//! Replays: every step of a table as people saw it at the time.

use crate::fixture::{CLICK, Fixture, user, wait_until, wish};
use agon_gamemaster::{Refused, ReplayStep, Shown, TableId, TableSnapshot, UserId};
use agon_rules::{Seat, SeatSet, Viewer};
use serde_json::Value;
use std::collections::BTreeMap;

const STRANGER: UserId = UserId(999);

/// A table whose seats are all held by people.
async fn begun(fixture: &Fixture, game: &str, seats: u8) -> TableId {
    let table = fixture.lobby(wish(game, seats), 1..usize::from(seats)).await.table;
    let early = fixture.master.replay_step(table, Some(user(0)), 0, Viewer::Public).await;
    assert!(matches!(early, Err(Refused::NotBegun)), "{early:?}");
    fixture.master.start(table, user(0), CLICK, None).await.expect("a start");
    table
}

/// The view of a person at a step.
#[derive(PartialEq, Debug)]
struct Seen {
    view: Value,
    public: Value,
    seat: Option<Seat>,
    waiting: SeatSet,
    /// Events of the newest step.
    events: Vec<Value>,
}

impl Seen {
    fn of(shown: Shown<'_>) -> Seen {
        let position = shown.position;
        let newest = position.events.iter().filter(|(seq, _)| *seq == position.seq);
        Seen {
            view: position.view.json(),
            public: position.public.json(),
            seat: shown.seat,
            waiting: shown.waiting,
            events: newest.map(|(_, event)| event.json()).collect(),
        }
    }
}

fn asker(viewer: Viewer) -> Option<UserId> {
    match viewer {
        Viewer::Seat(seat) => Some(user(seat.index())),
        Viewer::Public => None,
    }
}

async fn seen_now(fixture: &Fixture, table: TableId, viewer: Viewer) -> Seen {
    let now = fixture.master.snapshot(table, asker(viewer)).await.expect("a snapshot");
    Seen::of(now.shown().expect("a position"))
}

async fn step(fixture: &Fixture, table: TableId, seq: u32, viewer: Viewer) -> ReplayStep {
    fixture.master.replay_step(table, asker(viewer), seq, viewer).await.expect("a step")
}

/// Plays a whole game and notes every view on the way. Then the replay must show each of them again.
async fn seen_again(game: &str, seats: u8) {
    let fixture = Fixture::open().await;
    let table = begun(&fixture, game, seats).await;
    let everybody = || [Viewer::Public].into_iter().chain((0..seats).map(|seat| Viewer::Seat(Seat(seat))));
    let mut seen = BTreeMap::new();
    let last = loop {
        // A table does the only action of a seat by itself.
        let still = async || !fixture.snapshot(table).await.running().is_some_and(|running| running.forced_now);
        wait_until(fixture.master.store(), still).await;
        let now = fixture.snapshot(table).await;
        for viewer in everybody() {
            seen.insert((now.seq(), viewer_key(viewer)), (viewer, seen_now(&fixture, table, viewer).await));
        }
        let Some(seat) = now.waiting().first() else { break now };
        // During the game people can look back too, through their own eyes and the public's, but not through others'.
        let other = Seat((seat.0 + 1) % seats);
        let hidden = fixture.master.replay_step(table, Some(user(seat.index())), 1, Viewer::Seat(other)).await;
        assert!(matches!(hidden, Err(Refused::Hidden)), "{hidden:?}");
        let stranger = fixture.master.replay_step(table, Some(STRANGER), now.seq(), Viewer::Seat(seat)).await;
        assert!(matches!(stranger, Err(Refused::Hidden)), "{stranger:?}");
        let past = step(&fixture, table, now.seq(), Viewer::Seat(seat)).await;
        assert_eq!(Seen::of(past.shown()), seen[&(now.seq(), viewer_key(Viewer::Seat(seat)))].1);
        assert!(!past.is_over() && past.standing.is_none());
        fixture.acts_greedily(table, user(seat.index())).await;
    };
    let standing = last.standing().cloned().expect("a finished table");
    for ((seq, _), (viewer, seen)) in &seen {
        // The public view at every step, the seats' in turn.
        let end = *seq == last.seq();
        if *viewer != Viewer::Public && viewer_key(*viewer) != 1 + seq % u32::from(seats) && !end {
            continue;
        }
        let past = step(&fixture, table, *seq, *viewer).await;
        assert_eq!(Seen::of(past.shown()), *seen, "step {seq} as {viewer:?} saw it");
        assert_eq!((past.position.seq, past.steps), (*seq, last.seq()));
        assert_eq!((past.is_over(), past.standing.is_some(), past.shown().winners().is_empty()), (true, end, !end));
        assert!(past.position.events.iter().all(|(of, _)| of == seq), "only what this step made happen");
        assert_eq!((past.table.seed.0, past.shown().orders.len()), ([0; 32], 0));
    }
    all_positions(&fixture, table, &last).await;
    let past = step(&fixture, table, u32::MAX, Viewer::Public).await;
    assert_eq!(past.position.seq, last.seq(), "beyond the last step stands the last");
    let scores: Vec<i64> = standing.seats.iter().map(|place| place.score).collect();
    assert_eq!(past.position.public.progress().scores, scores);
    // After the end everybody can look through all seats' eyes, but only through those that were played.
    assert!(fixture.master.replay_step(table, Some(STRANGER), 3, Viewer::Seat(Seat(seats - 1))).await.is_ok());
    let nobody = fixture.master.replay_step(table, None, 3, Viewer::Seat(Seat(seats))).await;
    assert!(matches!(nobody, Err(Refused::NoSeat)), "{nobody:?}");
}

/// Checks that a replay has every step of the public view, and a chapter for each change of round or phase.
async fn all_positions(fixture: &Fixture, table: TableId, last: &TableSnapshot) {
    let replay = fixture.master.replay(table).await.expect("a replay");
    assert_eq!((replay.positions.len() as u32, replay.now.seq()), (last.seq() + 1, last.seq()));
    for (seq, position) in (0..).zip(&replay.positions) {
        assert_eq!(position.seq, seq);
        let told = last.events().iter().filter(|(of, _)| *of == seq).map(|(_, event)| event.json());
        assert_eq!(position.events.iter().map(|event| event.json()).collect::<Vec<_>>(), told.collect::<Vec<_>>());
    }
    let past = step(fixture, table, last.seq() / 2, Viewer::Public).await;
    let begins: Vec<u32> = past.chapters.iter().map(|chapter| chapter.seq).collect();
    assert!(begins.first() == Some(&0) && begins.is_sorted_by(|one, next| one < next), "{begins:?}");
    assert!(begins.len() > 5 && begins.len() < last.seq() as usize / 2, "{} chapters", begins.len());
    for pair in replay.positions.windows(2) {
        let [before, after] = pair else { continue };
        let turns = !after.view.progress().same_chapter(&before.view.progress());
        assert_eq!(turns, begins.contains(&after.seq), "step {}", after.seq);
    }
    let chapter = &past.chapters[past.chapter()];
    assert!(chapter.seq <= past.position.seq);
    assert_eq!(chapter.view.json(), replay.positions[chapter.seq as usize].view.json());
}

fn viewer_key(viewer: Viewer) -> u32 {
    match viewer {
        Viewer::Public => 0,
        Viewer::Seat(seat) => 1 + u32::from(seat.0),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_auction_is_seen_again() {
    seen_again("offrandes", 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_voyage_is_seen_again() {
    seen_again("cyclades", 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_city_is_seen_again() {
    seen_again("attika", 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_aborted_table_is_open_to_every_eye() {
    let fixture = Fixture::open().await;
    let table = begun(&fixture, "attika", 2).await;
    for _ in 0..4 {
        let seat = fixture.snapshot(table).await.waiting().first().expect("somebody is waited for");
        fixture.acts_greedily(table, user(seat.index())).await;
    }
    let hands = |past: &ReplayStep| past.position.view.json()["hand"].clone();
    let mine = hands(&step(&fixture, table, u32::MAX, Viewer::Seat(Seat(1))).await);
    fixture.master.abort(table, user(0), true).await.expect("an end");
    let past = fixture.master.replay_step(table, None, u32::MAX, Viewer::Seat(Seat(1))).await.expect("a step");
    assert!(!mine.is_null() && hands(&past) == mine, "{mine}");
    assert!(past.standing.is_none() && past.waiting.is_empty());
}
