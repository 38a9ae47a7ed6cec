//! Secret orders: obeyed when their time comes, at the moment all others are answered for, and gone when they are used.

use agon_ai::{Budget, Level};
use agon_gamemaster::{GameMaster, Look, OpenTable, Ordering, Person, Refused, Told};
use agon_rules::game::OptionWords;
use agon_rules::luck::QuickDice;
use agon_rules::order::{Entry, Wish};
use agon_rules::{AnyView, Seat};
use agon_store::{ChannelId, GuildId, InteractionId, Store, TableId, UserId};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering as Memory};
use std::time::Duration;
use tempfile::TempDir;

const PAUSE: Duration = Duration::from_secs(10);

/// A game master whose time stands still until it is set.
struct House {
    master: GameMaster,
    time: Arc<AtomicI64>,
}

impl House {
    async fn open(folder: &Path, pause: Duration, at_ms: i64) -> House {
        let store = Store::open(folder.join("agon.db")).await.expect("a database");
        let time = Arc::new(AtomicI64::new(at_ms));
        let shown = time.clone();
        let clock = Arc::new(move || shown.load(Memory::SeqCst));
        House { master: GameMaster::pausing(store, clock, Arc::new(|| [7; 32]), pause), time }
    }

    /// A started table of so many people; machines fill the rest.
    async fn table(&self, game: &str, people: u64, seats: u8) -> TableId {
        let person = |at: u64| Person { user: UserId(100 + at), name: format!("P{at}") };
        let wish = OpenTable {
            guild: GuildId(1),
            channel: ChannelId(2),
            game: game.to_owned(),
            seats: Some(seats),
            machines: 0,
            options: OptionWords::new(),
            host: person(0),
            language: "en".to_owned(),
        };
        let table = self.master.open(wish).await.expect("a table").table;
        for at in 1..people {
            self.master.join(table, person(at)).await.expect("a seat");
        }
        self.master.start(table, UserId(100), InteractionId(5), true).await.expect("a start");
        table
    }

    async fn public(&self, table: TableId) -> Look {
        self.master.look(table, None).await.expect("a look")
    }

    /// The table as the person of a seat sees it.
    async fn seen_by(&self, table: TableId, seat: Seat) -> Look {
        let user = self.user(table, seat).await;
        self.master.look(table, Some(user)).await.expect("a look")
    }

    async fn user(&self, table: TableId, seat: Seat) -> UserId {
        self.public(table).await.seats[seat.index()].user.expect("a person")
    }

    /// The seat waited for, once no order and no machine answers any more.
    async fn asked(&self, table: TableId, person: Seat) -> Look {
        for _ in 0..10_000 {
            let look = self.public(table).await;
            if look.waiting.has(person) {
                return look;
            }
            tokio::task::yield_now().await;
        }
        panic!("seat {person} is never asked");
    }

    async fn acts(&self, table: TableId, seat: Seat, words: &str) {
        let (user, seq) = (self.user(table, seat).await, self.public(table).await.seq);
        self.master.act(table, user, seq, words).await.unwrap_or_else(|error| panic!("{words}: {error}"));
    }

    /// Acts sensibly for people until a question of this kind is asked, and gives the seat asked.
    async fn reaches(&self, table: TableId, kind: &str) -> Seat {
        for _ in 0..10_000 {
            let look = self.public(table).await;
            let seat = look.waiting.first().expect("somebody is asked");
            if look.public.expect("running").prompt().kind == kind {
                return seat;
            }
            let Some(user) = look.seats[seat.index()].user else {
                tokio::task::yield_now().await;
                continue;
            };
            let mine = self.master.look(table, Some(user)).await.expect("a look");
            let view = mine.view.expect("a view");
            let mut dice = QuickDice::new(u64::from(look.seq));
            let input =
                agon_ai::player(view.game(), Level::Greedy).choose(&view, &Budget { simulations: 1 }, &mut dice);
            self.master.act(table, user, look.seq, &input).await.expect("a legal action");
        }
        panic!("`{kind}` is never asked");
    }

    /// Orders what is offered under this word.
    async fn orders(&self, table: TableId, seat: Seat, id: &str, change: Ordering) -> Result<(), Refused> {
        let look = self.seen_by(table, seat).await;
        let offers = look.view.as_ref().map(AnyView::orders).unwrap_or_default().offers;
        let scope = offers.iter().find(|offer| offer.id == id).map(|offer| offer.scope.clone()).unwrap_or_default();
        self.master.order(table, self.user(table, seat).await, id, &scope, change).await
    }

    /// What was logged after a step.
    async fn log(&self, table: TableId, after: u32) -> Vec<String> {
        let steps = self.master.store().steps(table).await.expect("the log");
        steps.into_iter().filter(|step| step.seq > after).map(|step| step.text).collect()
    }
}

fn up_to(limit: i64) -> Ordering {
    Ordering::Set(Wish::UpTo(limit))
}

/// Offers the first lot there is, opened at 1; gives the four seats from the auctioneer clockwise.
async fn auction(house: &House, table: TableId) -> [Seat; 4] {
    let auctioneer = house.reaches(table, "lot").await;
    let view = house.seen_by(table, auctioneer).await.view.expect("a view");
    let lot = view.legal().into_iter().find(|action| action.starts_with("lot ")).expect("a lot");
    house.acts(table, auctioneer, &format!("{lot}; open 1")).await;
    [0, 1, 2, 3].map(|steps| auctioneer.clockwise(steps, 4))
}

#[tokio::test]
async fn a_maximum_raises_by_the_least_and_stops() {
    let folder = TempDir::new().expect("a folder");
    let house = House::open(folder.path(), Duration::ZERO, 1).await;
    let table = house.table("offrandes", 4, 4).await;
    let [a, b, c, d] = auction(&house, table).await;
    let before = house.public(table).await.seq;
    house.orders(table, c, "up-to", up_to(4)).await.expect("an order");
    assert_eq!(house.public(table).await.seq, before, "an order is no step");
    house.acts(table, b, "bid 2").await;
    house.asked(table, d).await;
    assert_eq!(house.log(table, before).await, ["bid 2", "bid 3"]);
    assert_eq!(house.seen_by(table, c).await.orders.len(), 1);
    for other in [a, b, d] {
        assert_eq!(house.seen_by(table, other).await.orders, []);
    }
    house.acts(table, d, "bid 4").await;
    house.acts(table, a, "pass").await;
    house.acts(table, b, "bid 5").await;
    house.asked(table, d).await;
    assert_eq!(house.log(table, before).await, ["bid 2", "bid 3", "bid 4", "pass", "bid 5", "pass"]);
    let mine = house.seen_by(table, c).await;
    assert_eq!((mine.orders, mine.told), (Vec::new(), vec![Told::Passed { limit: 4, needed: 6 }]));
    for other in [a, b, d] {
        assert_eq!(house.seen_by(table, other).await.told, []);
    }
    house.master.orders_heard(table, house.user(table, c).await).await.expect("heard");
    assert_eq!(house.seen_by(table, c).await.told, []);
    assert_eq!(house.master.store().orders(table).await.expect("the orders"), []);
}

#[tokio::test]
async fn an_order_is_changed_withdrawn_and_bound_to_its_lot() {
    let folder = TempDir::new().expect("a folder");
    let house = House::open(folder.path(), Duration::ZERO, 1).await;
    let table = house.table("offrandes", 4, 4).await;
    let [_, b, c, d] = auction(&house, table).await;
    house.orders(table, c, "up-to", up_to(4)).await.expect("an order");
    house.orders(table, c, "turn", Ordering::Set(Wish::Decline)).await.expect("another in its place");
    let orders = house.seen_by(table, c).await.orders;
    assert_eq!(orders.len(), 1);
    let turn = orders[0].scope.clone();
    house.orders(table, c, "turn", Ordering::Withdraw).await.expect("withdrawn");
    house.acts(table, b, "pass").await;
    // Nothing stands: the person is asked.
    assert!(house.asked(table, c).await.waiting.has(c));
    // To order at one's own turn is to answer.
    house.orders(table, c, "turn", Ordering::Set(Wish::Decline)).await.expect("an order");
    house.asked(table, d).await;
    let user = house.user(table, c).await;
    for (id, scope, change) in [
        ("up-to", "9.9.9", up_to(4)),
        ("nonsense", turn.as_str(), up_to(4)),
        ("turn", turn.as_str(), up_to(4)),
        ("turn", turn.as_str(), Ordering::RemoveLast),
    ] {
        let refused = house.master.order(table, user, id, scope, change).await;
        assert!(matches!(refused, Err(Refused::MovedOn { .. })), "{refused:?}");
    }
    let stranger = house.master.order(table, UserId(7), "turn", &turn, Ordering::Withdraw).await;
    assert!(matches!(stranger, Err(Refused::NoSeat)));
    // The turn is over for this seat with the round's corruption at the latest.
    house.reaches(table, "altar").await;
    assert_eq!(house.seen_by(table, c).await.orders, []);
}

#[tokio::test]
async fn who_resigns_leaves_no_order_behind() {
    let folder = TempDir::new().expect("a folder");
    let house = House::open(folder.path(), Duration::ZERO, 1).await;
    let table = house.table("offrandes", 4, 4).await;
    let [a, _, c, d] = auction(&house, table).await;
    house.orders(table, c, "up-to", up_to(4)).await.expect("an order");
    house.orders(table, d, "up-to", up_to(3)).await.expect("an order");
    house.master.resign(table, house.user(table, c).await).await.expect("resigned");
    let left = house.master.store().orders(table).await.expect("the orders");
    assert_eq!(left.iter().map(|row| row.seat).collect::<Vec<_>>(), [d.0]);
    house.master.abort(table, house.user(table, a).await, true).await.expect("aborted");
    assert_eq!(house.master.store().orders(table).await.expect("the orders"), []);
}

#[tokio::test]
async fn orders_and_machines_answer_at_one_moment_and_a_restart_keeps_both() {
    let folder = TempDir::new().expect("a folder");
    let mut house = House::open(folder.path(), PAUSE, 1_000).await;
    let table = house.table("offrandes", 4, 4).await;
    // Nobody else is asked in between: everybody here is a person.
    let [_, b, c, d] = auction(&house, table).await;
    house.orders(table, b, "up-to", up_to(2)).await.expect("an order");
    house.orders(table, c, "lot", Ordering::Set(Wish::Decline)).await.expect("an order");
    let before = house.public(table).await.seq;
    let due = 1_000 + PAUSE.as_millis() as i64;
    let notices = async |house: &House, at| {
        let rows = house.master.store().due(at, 1_000).await.expect("the outbox");
        rows.into_iter().filter(|row| row.kind == "notice" && row.body["seq"] == before).count()
    };
    assert_eq!((notices(&house, due).await, notices(&house, due + 1_000).await), (0, 1));
    house.time.store(due - 1, Memory::SeqCst);
    house.master.chime().await.expect("nothing");
    assert_eq!(house.public(table).await.seq, before, "the moment is not over");

    house.master.close().await;
    house.master.store().close().await;
    house = House::open(folder.path(), PAUSE, due - 1).await;
    house.master.wake().await.expect("awake");
    house.master.chime().await.expect("nothing");
    assert_eq!(house.public(table).await.seq, before, "it is not over after a restart either");
    assert_eq!(house.master.store().next_deadline().await.expect("a deadline"), Some(due));
    house.time.store(due, Memory::SeqCst);
    house.master.chime().await.expect("a moment");
    house.asked(table, c).await;
    assert_eq!(house.log(table, before).await, ["bid 2"]);
    // The next one has a moment of its own.
    house.master.chime().await.expect("nothing");
    assert_eq!(house.log(table, before).await, ["bid 2"]);
    house.time.store(due * 2, Memory::SeqCst);
    house.master.chime().await.expect("a moment");
    house.asked(table, d).await;
    assert_eq!(house.log(table, before).await, ["bid 2", "pass"]);
}

#[tokio::test]
async fn machines_wait_for_the_moment_where_several_people_sit() {
    for (people, waits) in [(1, false), (2, true)] {
        let folder = TempDir::new().expect("a folder");
        let house = House::open(folder.path(), PAUSE, 1_000).await;
        let table = house.table("offrandes", people, 4).await;
        let mut time = 1_000;
        for _ in 0..12 {
            let look = house.public(table).await;
            let seat = look.waiting.first().expect("somebody is asked");
            if look.seats[seat.index()].user.is_some() {
                let view = house.seen_by(table, seat).await.view.expect("a view");
                house.acts(table, seat, &view.legal()[0]).await;
            } else if waits {
                assert_eq!(house.public(table).await.seq, look.seq, "a machine waits for the moment");
                time += PAUSE.as_millis() as i64;
                house.time.store(time, Memory::SeqCst);
                house.master.chime().await.expect("a moment");
                while house.public(table).await.waiting.has(seat) {
                    tokio::task::yield_now().await;
                }
            } else {
                // Alone with machines nobody waits; they move by themselves.
                while house.public(table).await.seq == look.seq {
                    tokio::task::yield_now().await;
                }
            }
        }
        assert_eq!(house.master.store().next_deadline().await.expect("the deadlines").is_some(), waits);
    }
}

#[tokio::test]
async fn a_plan_bids_again_after_being_driven_out_and_is_gone_with_the_offerings() {
    let folder = TempDir::new().expect("a folder");
    let house = House::open(folder.path(), Duration::ZERO, 1).await;
    let table = house.table("cyclades", 4, 4).await;
    let entry = |words: &str, limit| Ordering::Add(Entry { words: words.to_owned(), limit });
    let first = house.reaches(table, "offer").await;
    let planner = first.clockwise(1, 4);
    let before = house.public(table).await.seq;
    let gods = ["ares", "poseidon", "zeus", "athena"];
    for god in gods {
        house.orders(table, planner, "plan", entry(&format!("bid {god}"), Some(2))).await.expect("an entry");
    }
    house.orders(table, planner, "plan", entry("bid apollo", None)).await.expect("an entry");
    house.orders(table, planner, "plan", Ordering::RemoveLast).await.expect("one less");
    house.orders(table, planner, "plan", entry("bid apollo", None)).await.expect("an entry");
    // Everybody else drives everybody out by one, as long as they can.
    loop {
        let look = house.public(table).await;
        let view = look.public.as_ref().expect("running");
        if !matches!(view.prompt().kind, "offer" | "move-on") {
            break;
        }
        let seat = look.waiting.first().expect("somebody is asked");
        if seat == planner {
            tokio::task::yield_now().await;
            continue;
        }
        let legal = house.seen_by(table, seat).await.view.expect("a view").legal();
        let cheap = legal.iter().find(|action| action.ends_with(" 2") || action.ends_with(" 3"));
        let bid = cheap.unwrap_or(&legal[0]).clone();
        house.acts(table, seat, &bid).await;
    }
    let steps = house.master.store().steps(table).await.expect("the log");
    let own =
        steps.iter().filter(|step| step.seq > before && step.seat == Some(planner.0) && step.text.starts_with("bid "));
    let own: Vec<&str> = own.map(|step| step.text.as_str()).collect();
    assert!(own.len() >= 2, "the plan bids, is driven out, and bids again: {own:?}");
    for text in own {
        let limit = text.rsplit(' ').next().and_then(|last| last.parse::<i64>().ok());
        assert!(limit.is_none_or(|amount| amount <= 2), "{text}");
    }
    assert_eq!(house.seen_by(table, planner).await.orders, [], "the offerings are over, and the plan with them");
}
