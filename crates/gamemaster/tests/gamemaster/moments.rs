//! Looking back: every step of a table as it was seen when it happened.

use crate::house::{CLICK, House, user, wish};
use agon_gamemaster::{Look, Moment, Refused, Stage, TableId, UserId};
use agon_rules::{Seat, SeatSet, Viewer};
use serde_json::Value;
use std::collections::BTreeMap;

const STRANGER: UserId = UserId(999);

/// A table whose seats are all held by people.
async fn begun(house: &House, game: &str, seats: u8) -> TableId {
    let table = house.lobby(wish(game, seats), 1..usize::from(seats)).await.table;
    let early = house.master.moment(table, Some(user(0)), 0, Viewer::Public).await;
    assert!(matches!(early, Err(Refused::NotBegun)), "{early:?}");
    house.master.start(table, user(0), CLICK, false).await.expect("a start");
    table
}

/// What somebody saw at a step.
#[derive(PartialEq, Debug)]
struct Seen {
    view: Option<Value>,
    public: Option<Value>,
    waiting: SeatSet,
    /// What the newest step made happen.
    events: Vec<Value>,
}

impl Seen {
    fn of(look: &Look) -> Seen {
        let json = |view: &Option<agon_rules::AnyView>| view.as_ref().map(agon_rules::AnyView::json);
        let newest = look.events.iter().filter(|(seq, _)| *seq == look.seq);
        Seen {
            view: json(&look.view),
            public: json(&look.public),
            waiting: look.waiting,
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

async fn look(house: &House, table: TableId, viewer: Viewer) -> Look {
    house.master.look(table, asker(viewer)).await.expect("a look")
}

async fn moment(house: &House, table: TableId, seq: u32, viewer: Viewer) -> Moment {
    house.master.moment(table, asker(viewer), seq, viewer).await.expect("a moment")
}

/// Plays a whole game and notes what everybody saw on the way; then every step is seen the same again.
async fn seen_again(game: &str, seats: u8) {
    let house = House::open().await;
    let table = begun(&house, game, seats).await;
    let everybody = || [Viewer::Public].into_iter().chain((0..seats).map(|seat| Viewer::Seat(Seat(seat))));
    let mut seen = BTreeMap::new();
    let last = loop {
        let now = house.look(table).await;
        for viewer in everybody() {
            seen.insert((now.seq, viewer_key(viewer)), (viewer, Seen::of(&look(&house, table, viewer).await)));
        }
        let Some(seat) = now.waiting.first().filter(|_| now.stage == Stage::Running) else { break now };
        // Half-way people look back too, through their own eyes and everybody's, and through no others'.
        let other = Seat((seat.0 + 1) % seats);
        let hidden = house.master.moment(table, Some(user(seat.index())), 1, Viewer::Seat(other)).await;
        assert!(matches!(hidden, Err(Refused::Hidden)), "{hidden:?}");
        let stranger = house.master.moment(table, Some(STRANGER), now.seq, Viewer::Seat(seat)).await;
        assert!(matches!(stranger, Err(Refused::Hidden)), "{stranger:?}");
        let past = moment(&house, table, now.seq, Viewer::Seat(seat)).await;
        assert_eq!(Seen::of(&past.look), seen[&(now.seq, viewer_key(Viewer::Seat(seat)))].1);
        house.acts_greedily(table, user(seat.index())).await;
    };
    let standing = last.standing.clone().expect("a finished table");
    for ((seq, _), (viewer, seen)) in &seen {
        // Everybody's eyes at every step, the seats' in turn.
        let shown = *viewer == Viewer::Public || viewer_key(*viewer) == 1 + seq % u32::from(seats) || *seq == last.seq;
        if !shown {
            continue;
        }
        let past = moment(&house, table, *seq, *viewer).await;
        assert_eq!(Seen::of(&past.look), *seen, "step {seq} as {viewer:?} saw it");
        assert_eq!((past.look.seq, past.steps), (*seq, last.seq));
        assert_eq!(past.look.standing.is_some(), *seq == last.seq);
        assert!(past.look.draft.is_none() && past.look.orders.is_empty() && past.look.ready.is_empty());
        assert!(past.look.events.iter().all(|(of, _)| of == seq), "only what this step made happen");
    }
    the_course(&house, table, &last).await;
    let past = moment(&house, table, u32::MAX, Viewer::Public).await;
    assert_eq!(past.look.seq, last.seq, "beyond the last step stands the last");
    let scores: Vec<i64> = standing.seats.iter().map(|place| place.score).collect();
    assert_eq!(past.look.public.expect("a view").progress().scores, scores);
    // After the end everybody looks through anybody's eyes, but there are no more seats than were played.
    assert!(house.master.moment(table, Some(STRANGER), 3, Viewer::Seat(Seat(seats - 1))).await.is_ok());
    let nobody = house.master.moment(table, None, 3, Viewer::Seat(Seat(seats))).await;
    assert!(matches!(nobody, Err(Refused::NoSeat)), "{nobody:?}");
}

/// The course is every moment as everybody saw it, and its chapters are told apart by round and phase.
async fn the_course(house: &House, table: TableId, last: &Look) {
    let course = house.master.course(table).await.expect("a course");
    assert_eq!(course.passages.len() as u32, last.seq + 1);
    for (seq, passage) in (0..).zip(&course.passages) {
        assert_eq!(passage.seq, seq);
        let told = last.events.iter().filter(|(of, _)| *of == seq).map(|(_, event)| event.json());
        assert_eq!(passage.events.iter().map(|event| event.json()).collect::<Vec<_>>(), told.collect::<Vec<_>>());
    }
    let past = moment(house, table, last.seq / 2, Viewer::Public).await;
    let begins: Vec<u32> = past.chapters.iter().map(|chapter| chapter.seq).collect();
    assert!(begins.first() == Some(&0) && begins.is_sorted_by(|one, next| one < next), "{begins:?}");
    assert!(begins.len() > 5 && begins.len() < last.seq as usize / 2, "{} chapters", begins.len());
    for pair in course.passages.windows(2) {
        let [before, after] = pair else { continue };
        let turns = !after.view.progress().same_chapter(&before.view.progress());
        assert_eq!(turns, begins.contains(&after.seq), "step {}", after.seq);
    }
    let chapter = &past.chapters[past.chapter()];
    assert!(chapter.seq <= past.look.seq);
    assert_eq!(chapter.view.json(), course.passages[chapter.seq as usize].view.json());
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
    let house = House::open().await;
    let table = begun(&house, "attika", 2).await;
    for _ in 0..4 {
        let seat = house.look(table).await.waiting.first().expect("somebody is waited for");
        house.acts_greedily(table, user(seat.index())).await;
    }
    let hands = |past: &Moment| past.look.view.as_ref().expect("a view").json()["hand"].clone();
    let mine = hands(&moment(&house, table, u32::MAX, Viewer::Seat(Seat(1))).await);
    house.master.abort(table, user(0), true).await.expect("an end");
    let past = house.master.moment(table, None, u32::MAX, Viewer::Seat(Seat(1))).await.expect("a moment");
    assert!(!mine.is_null() && hands(&past) == mine, "{mine}");
    assert!(past.look.standing.is_none() && past.look.waiting.is_empty());
}
