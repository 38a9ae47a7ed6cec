//! Secret orders: carried out at their time, at the same moment as all other answers, and gone after use.

use crate::fixture::{Fixture, Settings, options, user, wait_until, wish};
use agon_gamemaster::{OpenTable, OrderEdit, OrderOutcome, Refused, TableId, TableSnapshot, UserId};
use agon_rules::order::{Entry, Instruction};
use agon_rules::{AnyView, Seat};
use agon_store::Busy;
use std::sync::atomic::Ordering;
use std::time::Duration;

const PAUSE: Duration = Duration::from_secs(10);

async fn pausing() -> Fixture {
    Fixture::with(Settings { pause: PAUSE, ..Settings::default() }).await
}

async fn four(fixture: &Fixture, game: &str) -> TableId {
    fixture.table(wish(game, 4), 1..4).await
}

impl Fixture {
    /// Waits until the table waits for this seat, and no order or machine acts any more.
    async fn asked(&self, table: TableId, person: Seat) -> TableSnapshot {
        wait_until(self.master.store(), async || self.snapshot(table).await.waiting().has(person)).await;
        self.snapshot(table).await
    }

    async fn acts(&self, table: TableId, seat: Seat, words: &str) {
        let seq = self.snapshot(table).await.seq();
        self.master.act(table, user(seat.index()), seq, words).await.unwrap_or_else(|error| panic!("{words}: {error}"));
    }

    /// Plays greedily until a question of this kind. Returns the seat to act.
    async fn reaches(&self, table: TableId, kind: &str) -> Seat {
        let asks = |look: &TableSnapshot| look.public().is_some_and(|view| view.prompt().kind == kind);
        self.plays(table, asks).await.waiting().first().expect("somebody is asked")
    }

    /// Changes the order that the view offers with this id.
    async fn orders(&self, table: TableId, seat: Seat, id: &str, edit: OrderEdit) -> Result<(), Refused> {
        let look = self.seen_by(table, seat.index()).await;
        let offers = look.view().map(AnyView::orders).unwrap_or_default().offers;
        let scope = offers.iter().find(|offer| offer.id == id).map(|offer| offer.scope.clone()).unwrap_or_default();
        self.master.order(table, user(seat.index()), id, &scope, edit).await
    }

    /// The step after which the person of a seat last decided by hand, as their own view tells it.
    async fn decided(&self, table: TableId, seat: Seat) -> u32 {
        self.seen_by(table, seat.index()).await.position().expect("a position").decided
    }

    /// The log after this step.
    async fn log(&self, table: TableId, after: u32) -> Vec<String> {
        let steps = self.master.store().steps(table).await.expect("the log");
        steps.into_iter().filter(|step| step.seq > after).map(|step| step.text).collect()
    }
}

fn up_to(limit: i64) -> OrderEdit {
    OrderEdit::Set(Instruction::UpTo(limit))
}

/// Offers the first legal lot, opened at 1. Returns the four seats clockwise from the auctioneer.
async fn auction(fixture: &Fixture, table: TableId) -> [Seat; 4] {
    let auctioneer = fixture.reaches(table, "lot").await;
    let view = fixture.seen_by(table, auctioneer.index()).await.view().cloned().expect("a view");
    let lot = view.legal().into_iter().find(|action| action.starts_with("lot ")).expect("a lot");
    fixture.acts(table, auctioneer, &format!("{lot}; open 1")).await;
    [0, 1, 2, 3].map(|steps| auctioneer.clockwise(steps, 4))
}

#[tokio::test]
async fn a_maximum_raises_by_the_least_and_stops() {
    let fixture = Fixture::open().await;
    let table = four(&fixture, "offrandes").await;
    let [a, b, c, d] = auction(&fixture, table).await;
    let before = fixture.snapshot(table).await.seq();
    fixture.orders(table, c, "up-to", up_to(4)).await.expect("an order");
    assert_eq!(fixture.snapshot(table).await.seq(), before, "an order is no step");
    fixture.acts(table, b, "bid 2").await;
    fixture.asked(table, d).await;
    assert_eq!(fixture.log(table, before).await, ["bid 2", "bid 3"]);
    assert_eq!(fixture.seen_by(table, c.index()).await.orders().len(), 1);
    for other in [a, b, d] {
        assert_eq!(fixture.seen_by(table, other.index()).await.orders(), []);
    }
    fixture.acts(table, d, "bid 4").await;
    fixture.acts(table, a, "pass").await;
    fixture.acts(table, b, "bid 5").await;
    fixture.asked(table, d).await;
    assert_eq!(fixture.log(table, before).await, ["bid 2", "bid 3", "bid 4", "pass", "bid 5", "pass"]);
    let mine = fixture.seen_by(table, c.index()).await;
    let told = vec![OrderOutcome::Used { action: "bid 3".to_owned() }, OrderOutcome::Passed { limit: 4, needed: 6 }];
    assert_eq!((mine.orders().len(), mine.told()), (0, told.as_slice()));
    for other in [a, b, d] {
        assert_eq!(fixture.seen_by(table, other.index()).await.told(), []);
    }
    // The read mark came before the last result, so all results are told again.
    fixture.master.mark_outcomes_read(table, user(c.index()), &told[..1]).await.expect("too little");
    assert_eq!(fixture.seen_by(table, c.index()).await.told(), told);
    fixture.master.mark_outcomes_read(table, user(c.index()), &told).await.expect("heard");
    assert_eq!(fixture.seen_by(table, c.index()).await.told(), []);
    assert_eq!(fixture.master.store().orders(table).await.expect("the orders"), []);
}

#[tokio::test]
async fn an_order_is_changed_withdrawn_and_bound_to_its_lot() {
    let fixture = Fixture::open().await;
    let table = four(&fixture, "offrandes").await;
    let [_, b, c, d] = auction(&fixture, table).await;
    fixture.orders(table, c, "up-to", up_to(4)).await.expect("an order");
    fixture.orders(table, c, "turn", OrderEdit::Set(Instruction::Decline)).await.expect("another in its place");
    let orders = fixture.seen_by(table, c.index()).await.orders().to_vec();
    assert_eq!(orders.len(), 1);
    let turn = orders[0].scope.clone();
    fixture.orders(table, c, "turn", OrderEdit::Withdraw).await.expect("withdrawn");
    fixture.acts(table, b, "pass").await;
    // No order is left, so the table waits for the person.
    assert!(fixture.asked(table, c).await.waiting().has(c));
    // An order at one's own turn acts as the answer.
    fixture.orders(table, c, "turn", OrderEdit::Set(Instruction::Decline)).await.expect("an order");
    fixture.asked(table, d).await;
    for (id, scope, change) in [
        ("up-to", "9.9.9", up_to(4)),
        ("nonsense", turn.as_str(), up_to(4)),
        ("turn", turn.as_str(), up_to(4)),
        ("turn", turn.as_str(), OrderEdit::RemoveLast),
    ] {
        let refused = fixture.master.order(table, user(c.index()), id, scope, change).await;
        assert!(matches!(refused, Err(Refused::Stale { .. })), "{refused:?}");
    }
    let stranger = fixture.master.order(table, UserId(7), "turn", &turn, OrderEdit::Withdraw).await;
    assert!(matches!(stranger, Err(Refused::NoSeat)));
    // The turn ends for this seat with the round's corruption at the latest.
    fixture.reaches(table, "altar").await;
    assert_eq!(fixture.seen_by(table, c.index()).await.orders(), []);
}

#[tokio::test]
async fn who_resigns_leaves_no_order_behind() {
    let fixture = Fixture::open().await;
    let table = four(&fixture, "offrandes").await;
    let [_, _, c, d] = auction(&fixture, table).await;
    fixture.orders(table, c, "up-to", up_to(4)).await.expect("an order");
    fixture.orders(table, d, "up-to", up_to(3)).await.expect("an order");
    fixture.master.resign(table, user(c.index())).await.expect("resigned");
    let left = fixture.master.store().orders(table).await.expect("the orders");
    assert_eq!(left.iter().map(|row| row.seat).collect::<Vec<_>>(), [d.0]);
    fixture.master.abort_for(table, "late").await.expect("aborted");
    assert_eq!(fixture.master.store().orders(table).await.expect("the orders"), []);
}

#[tokio::test]
async fn orders_and_machines_answer_at_one_moment_and_a_restart_keeps_both() {
    let fixture = pausing().await;
    let table = four(&fixture, "offrandes").await;
    // By now nobody counts as present. The table asks no machine in between: all seats are people's.
    fixture.reaches(table, "lot").await;
    fixture.now.fetch_add(100_000, Ordering::SeqCst);
    let [_, b, c, d] = auction(&fixture, table).await;
    fixture.orders(table, b, "up-to", up_to(2)).await.expect("an order");
    fixture.orders(table, c, "lot", OrderEdit::Set(Instruction::Decline)).await.expect("an order");
    let before = fixture.snapshot(table).await.seq();
    let due = fixture.master.now_ms() + PAUSE.as_millis() as i64;
    let notices = async |fixture: &Fixture, at| {
        let rows = fixture.master.store().due(at, 1_000, &Busy::default()).await.expect("the outbox");
        rows.into_iter().filter(|row| row.kind == "notice" && row.body["seq"] == before).count()
    };
    assert_eq!((notices(&fixture, due).await, notices(&fixture, due + 1_000).await), (0, 1));
    fixture.now.store(due - 1, Ordering::SeqCst);
    fixture.master.run_due().await.expect("nothing");
    assert_eq!(fixture.snapshot(table).await.seq(), before, "the moment is not over");

    let fixture = fixture.restart().await;
    fixture.master.resume_tables().await.expect("awake");
    fixture.master.run_due().await.expect("nothing");
    assert_eq!(fixture.snapshot(table).await.seq(), before, "it is not over after a restart either");
    assert_eq!(fixture.master.store().next_deadline().await.expect("a deadline"), Some(due));
    fixture.now.store(due, Ordering::SeqCst);
    fixture.master.run_due().await.expect("a moment");
    fixture.asked(table, c).await;
    assert_eq!(fixture.log(table, before).await, ["bid 2"]);
    // The next one has a delay of its own.
    fixture.master.run_due().await.expect("nothing");
    assert_eq!(fixture.log(table, before).await, ["bid 2"]);
    fixture.now.store(due + PAUSE.as_millis() as i64, Ordering::SeqCst);
    fixture.master.run_due().await.expect("a moment");
    fixture.asked(table, d).await;
    assert_eq!(fixture.log(table, before).await, ["bid 2", "pass"]);
}

#[tokio::test]
async fn machines_wait_for_the_moment_where_several_people_sit() {
    for (people, waits) in [(1, false), (2, true)] {
        let fixture = pausing().await;
        let table = fixture.table(wish("offrandes", 4), 1..people).await;
        for _ in 0..12 {
            let look = fixture.snapshot(table).await;
            let seat = look.waiting().first().expect("somebody is asked");
            if look.seats()[seat.index()].user.is_some() {
                let view = fixture.seen_by(table, seat.index()).await.view().cloned().expect("a view");
                fixture.acts(table, seat, &view.legal()[0]).await;
            } else if waits {
                assert_eq!(fixture.snapshot(table).await.seq(), look.seq(), "a machine waits for the moment");
                fixture.now.fetch_add(PAUSE.as_millis() as i64, Ordering::SeqCst);
                fixture.master.run_due().await.expect("a moment");
                let moved = async || !fixture.snapshot(table).await.waiting().has(seat);
                wait_until(fixture.master.store(), moved).await;
            } else {
                // With a single person at the table nothing is delayed: machines move by themselves.
                let moved = async || fixture.snapshot(table).await.seq() != look.seq();
                wait_until(fixture.master.store(), moved).await;
            }
        }
        let deadlines = fixture.master.store().deadlines(table).await.expect("the deadlines");
        assert_eq!(deadlines.iter().any(|deadline| deadline.kind == "moment"), waits);
    }
}

#[tokio::test]
async fn a_plan_bids_again_after_being_driven_out_and_is_gone_with_the_offerings() {
    let fixture = Fixture::open().await;
    let table = four(&fixture, "cyclades").await;
    let entry = |words: &str, limit| OrderEdit::Add(Entry { words: words.to_owned(), limit });
    let first = fixture.reaches(table, "offer").await;
    let planner = first.clockwise(1, 4);
    let before = fixture.snapshot(table).await.seq();
    let gods = ["ares", "poseidon", "zeus", "athena"];
    for god in gods {
        fixture.orders(table, planner, "plan", entry(&format!("bid {god}"), Some(2))).await.expect("an entry");
    }
    fixture.orders(table, planner, "plan", entry("bid apollo", None)).await.expect("an entry");
    fixture.orders(table, planner, "plan", OrderEdit::RemoveLast).await.expect("one less");
    fixture.orders(table, planner, "plan", entry("bid apollo", None)).await.expect("an entry");
    // All others outbid each other by one, as long as they can.
    loop {
        let look = fixture.snapshot(table).await;
        let view = look.public().expect("running");
        if !matches!(view.prompt().kind, "offer" | "move-on") {
            break;
        }
        let seat = look.waiting().first().expect("somebody is asked");
        if seat == planner {
            let moved = async || fixture.snapshot(table).await.seq() != look.seq();
            wait_until(fixture.master.store(), moved).await;
            continue;
        }
        let legal = fixture.seen_by(table, seat.index()).await.view().expect("a view").legal();
        let cheap = legal.iter().find(|action| action.ends_with(" 2") || action.ends_with(" 3"));
        let bid = cheap.unwrap_or(&legal[0]).clone();
        fixture.acts(table, seat, &bid).await;
    }
    let steps = fixture.master.store().steps(table).await.expect("the log");
    let own =
        steps.iter().filter(|step| step.seq > before && step.seat == Some(planner.0) && step.text.starts_with("bid "));
    let own: Vec<&str> = own.map(|step| step.text.as_str()).collect();
    assert!(own.len() >= 2, "the plan bids, is driven out, and bids again: {own:?}");
    for text in own {
        let limit = text.rsplit(' ').next().and_then(|last| last.parse::<i64>().ok());
        assert!(limit.is_none_or(|amount| amount <= 2), "{text}");
    }
    assert_eq!(
        fixture.seen_by(table, planner.index()).await.orders(),
        [],
        "the offerings are over, and the plan with them"
    );
    // The planner reads of each bid, and of the end of the plan. Nobody else does.
    let told = fixture.seen_by(table, planner.index()).await.told().to_vec();
    let used = told.iter().filter(|told| matches!(told, OrderOutcome::Used { .. })).count();
    let dropped = told.iter().filter(|told| matches!(told, OrderOutcome::Dropped { .. })).count();
    assert_eq!((used >= 2, used + dropped), (true, told.len()), "{told:?}");
    for other in (0..4).map(Seat).filter(|seat| *seat != planner) {
        assert_eq!(fixture.seen_by(table, other.index()).await.told(), []);
    }
}

#[tokio::test]
async fn a_hand_moves_the_last_decision_and_an_order_does_not() {
    let fixture = Fixture::open().await;
    let table = four(&fixture, "offrandes").await;
    let [a, b, c, d] = auction(&fixture, table).await;
    let before = fixture.snapshot(table).await.seq();
    assert_eq!(fixture.decided(table, a).await, before);
    let picks = fixture.decided(table, c).await;
    assert!(picks > 0 && picks < before, "the first picks: {picks}");
    fixture.orders(table, c, "up-to", up_to(4)).await.expect("an order");
    fixture.acts(table, b, "bid 2").await;
    fixture.asked(table, d).await;
    assert_eq!(fixture.log(table, before).await, ["bid 2", "bid 3"]);
    let told = async |fixture: &Fixture| {
        let own = fixture.seen_by(table, b.index()).await;
        let position = own.position().expect("a position");
        assert_eq!((position.decided, position.decision.as_deref()), (before + 1, Some("bid 2")));
        assert_eq!(fixture.decided(table, c).await, picks, "the order answered");
        let public = fixture.snapshot(table).await;
        assert_eq!(public.position().expect("a position").decided, 0);
    };
    told(&fixture).await;
    let fixture = fixture.restart().await;
    told(&fixture).await;
    fixture.acts(table, d, "bid 4").await;
    fixture.acts(table, a, "pass").await;
    fixture.acts(table, b, "bid 5").await;
    // The order passed. The next lot's first bid or pass by hand moves the decision again.
    fixture.asked(table, d).await;
    assert_eq!(fixture.decided(table, c).await, picks);
    assert_eq!(fixture.decided(table, b).await, before + 5);
}

#[tokio::test]
async fn a_sealed_choice_is_a_decision_without_a_step() {
    let fixture = Fixture::open().await;
    let wish = OpenTable { options: options(&[("auction", "sealed")]), ..wish("offrandes", 4) };
    let table = fixture.table(wish, 1..4).await;
    let look = fixture.plays(table, |look| look.secret() && look.waiting().len() > 1).await;
    let (seq, seats) = (look.seq(), look.waiting());
    let first = seats.first().expect("a seat");
    assert!(fixture.decided(table, first).await < seq);
    fixture.acts_greedily(table, user(first.index())).await;
    assert_eq!((fixture.decided(table, first).await, fixture.snapshot(table).await.seq()), (seq, seq));
    assert_eq!(fixture.seen_by(table, first.index()).await.position().expect("a position").decision, None);
    fixture.master.take_back(table, user(first.index()), seq, true).await.expect("taken back");
    assert_eq!(fixture.decided(table, first).await, seq);
    for seat in seats.iter() {
        fixture.acts_greedily(table, user(seat.index())).await;
    }
    assert!(fixture.snapshot(table).await.seq() > seq, "all are opened");
    for seat in seats.iter() {
        assert_eq!(fixture.decided(table, seat).await, seq, "the opening is new to seat {seat}");
    }
}
