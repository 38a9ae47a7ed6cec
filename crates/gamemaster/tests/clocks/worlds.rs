//! Two worlds that differ in secrets alone plan the same: deadlines, clocks and messages.

use crate::fixture::{options, user, wish};
use crate::world::{DAY, HOUR, World};
use agon_gamemaster::{OrderEdit, Pace, TableId};
use agon_rules::Seat;
use agon_rules::order::Instruction;
use agon_store::ClockRow;

/// Everything that a world plans to do by itself. Times are counted from its beginning.
async fn plans(world: &World, table: TableId) -> Vec<String> {
    let store = world.at.master.store();
    let after = |at_ms: i64| at_ms - world.start_ms;
    let deadlines = world.deadlines(table).await.into_iter();
    let deadlines = deadlines.map(|row| format!("{} at {}", row.kind, after(row.due_at_ms)));
    let clocks = store.clocks(table).await.expect("clocks").into_iter();
    let clocks = clocks.map(|clock| format!("{:?}", ClockRow { since_ms: clock.since_ms.map(after), ..clock }));
    let outbox = store.due(i64::MAX, 10_000, &Default::default()).await.expect("the outbox").into_iter();
    let outbox = outbox.map(|row| format!("{:?} {} {} at {}", row.outbox, row.kind, row.body, after(row.due_at_ms)));
    deadlines.chain(clocks).chain(outbox).collect()
}

/// Two worlds with the same luck, and the table of each.
async fn twins(words: &[(&str, &str)]) -> [(World, TableId); 2] {
    let open = async || {
        let world = World::at_pace(Pace::Day).await;
        let ask = agon_gamemaster::OpenTable { options: options(words), ..wish("offrandes", 4) };
        let table = world.table_of(ask, 4).await;
        (world, table)
    };
    [open().await, open().await]
}

/// Compares what both worlds plan now and at each hour until then.
async fn same(worlds: &[(World, TableId); 2], hours: i64, when: &str) {
    for hour in 0..=hours {
        let [a, b] = worlds;
        assert_eq!(plans(&a.0, a.1).await, plans(&b.0, b.1).await, "{when}, {hour} hours later");
        for (world, _) in worlds.iter().filter(|_| hour < hours) {
            world.passes(HOUR).await;
        }
    }
}

#[tokio::test]
async fn no_deadline_tells_of_a_sealed_amount() {
    let worlds = twins(&[("auction", "sealed")]).await;
    let mut sealing: Vec<Seat> = Vec::new();
    for (world, table) in &worlds {
        while !world.settled(*table).await.secret() {
            let seat = world.asked(*table).await;
            world.acts(*table, seat).await.expect("an act");
        }
        sealing = world.settled(*table).await.waiting().iter().collect();
    }
    same(&worlds, 3, "all are asked").await;
    // All but the last seal another amount in each world.
    let (_, first) = sealing.split_last().expect("seats");
    for seat in first {
        for ((world, table), lowest) in worlds.iter().zip([true, false]) {
            let at = world.holder(*table, *seat).await;
            let mine = world.at.seen_by(*table, at).await;
            let mut legal = mine.view().expect("a view").legal().to_vec();
            let amount = if lowest { legal.swap_remove(0) } else { legal.pop().expect("an amount") };
            world.at.master.act(*table, user(at), mine.seq(), &amount).await.expect("sealed");
        }
        same(&worlds, 5, &format!("{seat} has sealed")).await;
    }
    // The last one is reminded, and late.
    same(&worlds, 30, "the last one is waited for").await;
}

#[tokio::test]
async fn no_deadline_tells_of_an_order_for_when_time_is_up() {
    let worlds = twins(&[("auction", "open")]).await;
    let mut bidder = Seat(0);
    for (world, table) in &worlds {
        loop {
            bidder = world.asked(*table).await;
            let mine = world.at.seen_by(*table, world.holder(*table, bidder).await).await;
            if mine.view().expect("a view").legal().contains(&"pass".to_owned()) {
                break;
            }
            world.acts(*table, bidder).await.expect("an act");
        }
    }
    // Somebody who is not asked orders something in one world: it waits, and nobody learns of it.
    let (world, table) = &worlds[0];
    let look = world.settled(*table).await;
    let other = (0..4).map(Seat).find(|seat| *seat != bidder && !look.waiting().has(*seat)).expect("a seat");
    let at = world.holder(*table, other).await;
    let offers = world.at.seen_by(*table, at).await.view().expect("a view").orders().offers;
    let turn = offers.iter().find(|offer| offer.id == "turn" || offer.id == "lot").expect("an offer");
    for edit in [OrderEdit::Set(Instruction::Decline), OrderEdit::AtZero(true)] {
        world.at.master.order(*table, user(at), turn.id, &turn.scope, edit).await.expect("an order");
    }
    same(&worlds, 2 * DAY / HOUR - 1, "one of them has an order").await;
}
