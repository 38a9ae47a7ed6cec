//! Tests of secret orders and deadlines: written with the step that uses them up, deleted at the end.

use crate::fixture::{EVA, GUILD, fixture, lobby, open, person, running};
use agon_store::{
    Commit, DeadlineRow, End, Ending, GuildId, NewDeadline, NewStep, NewTable, OrderChange, OrderRow, Secret,
};

fn put(seat: u8, about: &str, words: &str) -> OrderChange {
    OrderChange::Put { seat, about: about.to_owned(), words: Secret(words.to_owned()), at_zero: false }
}

fn gone(seat: u8, about: &str, told: Option<&str>) -> OrderChange {
    OrderChange::Drop { seat, about: about.to_owned(), told: told.map(|told| Secret(told.to_owned())) }
}

fn row(seat: u8, about: &str, words: Option<&str>, told: Option<&str>) -> OrderRow {
    let secret = |text: Option<&str>| text.map(|text| Secret(text.to_owned()));
    OrderRow { seat, about: about.to_owned(), words: secret(words), told: secret(told), at_zero: false }
}

fn step(seat: u8) -> NewStep {
    NewStep { seat: Some(seat), text: "pass".to_owned(), stood_in: false, automatic: false, cut: false }
}

#[tokio::test]
async fn an_order_goes_with_the_step_that_uses_it_up() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    let orders = vec![put(0, "bid", "lot 1 up-to 9"), put(1, "bid", "lot 1 up-to 4"), put(1, "bribe", "x 1 list a")];
    at.store.commit(Commit { orders, ..Commit::at(table, 0, 3_000) }).await.unwrap();
    let orders = vec![put(0, "bid", "lot 1 up-to 7")];
    at.store.commit(Commit { orders, ..Commit::at(table, 0, 3_000) }).await.unwrap();
    let kept = at.store.orders(table).await.unwrap();
    let expected = [
        row(0, "bid", Some("lot 1 up-to 7"), None),
        row(1, "bid", Some("lot 1 up-to 4"), None),
        row(1, "bribe", Some("x 1 list a"), None),
    ];
    assert_eq!(kept, expected);
    assert!(!format!("{kept:?}").contains("up-to"));

    // A failed step leaves the orders; a written step takes them with it.
    let used = || vec![gone(0, "bid", None), gone(1, "bid", Some("passed 4 5"))];
    let bad = Commit { orders: used(), steps: vec![step(9)], ..Commit::at(table, 0, 3_000) };
    assert!(at.store.commit(bad).await.is_err());
    assert_eq!(at.store.orders(table).await.unwrap(), expected);
    // An outcome of a kept order follows the unread ones, even if a new order replaces it.
    let tell = |told: &str| OrderChange::Tell { seat: 1, about: "bribe".to_owned(), told: Secret(told.to_owned()) };
    let orders = vec![tell("used a"), put(1, "bribe", "x 2 list b"), tell("used b")];
    at.store.commit(Commit { orders, ..Commit::at(table, 0, 3_000) }).await.unwrap();
    let told = row(1, "bribe", Some("x 2 list b"), Some("used a\nused b"));
    assert_eq!(at.store.orders(table).await.unwrap()[2], told);
    let orders = vec![gone(1, "bribe", None), put(1, "bribe", "x 1 list a")];
    at.store.commit(Commit { orders, ..Commit::at(table, 0, 3_000) }).await.unwrap();
    let told = row(1, "bribe", Some("x 1 list a"), Some("used a\nused b"));
    assert_eq!(at.store.orders(table).await.unwrap()[2], told);
    at.store.mark_outcomes_read(table, 1).await.unwrap();
    assert_eq!(at.store.orders(table).await.unwrap(), expected);
    let good = Commit { orders: used(), steps: vec![step(1)], ..Commit::at(table, 0, 3_000) };
    at.store.commit(good).await.unwrap();
    let expected = [row(1, "bid", None, Some("passed 4 5")), row(1, "bribe", Some("x 1 list a"), None)];
    assert_eq!(at.store.orders(table).await.unwrap(), expected);
    at.store.mark_outcomes_read(table, 1).await.unwrap();
    assert_eq!(at.store.orders(table).await.unwrap(), expected[1..]);

    // The end deletes orders with their unread outcomes: no panel is left to show them.
    let orders = vec![put(0, "bid", "lot 2 up-to 3"), tell("used c")];
    let end = Some(End { status: Ending::Aborted, reason: None, results: Vec::new(), margin: None });
    at.store.commit(Commit { end, orders, ..Commit::at(table, 1, 4_000) }).await.unwrap();
    assert_eq!(at.store.orders(table).await.unwrap(), []);
}

#[tokio::test]
async fn the_soonest_deadline_comes_first_and_each_once() {
    let at = fixture().await;
    let (one, two) = (running(&at.store, 1).await.table, running(&at.store, 2).await.table);
    let due = |table, kind: &str, due_at_ms| DeadlineRow { table, kind: kind.to_owned(), due_at_ms };
    assert_eq!(at.store.next_deadline().await.unwrap(), None);
    at.store.set_deadline(one, "moment", Some(70)).await.unwrap();
    at.store.set_deadline(two, "moment", Some(50)).await.unwrap();
    let deadlines = vec![NewDeadline { kind: "clock".to_owned(), due_at_ms: Some(60) }];
    at.store.commit(Commit { deadlines, ..Commit::at(one, 0, 10) }).await.unwrap();
    assert_eq!(at.store.next_deadline().await.unwrap(), Some(50));
    assert_eq!(at.store.deadlines(one).await.unwrap(), [due(one, "clock", 60), due(one, "moment", 70)]);
    let came = at.store.deadlines_due(65, 10).await.unwrap();
    assert_eq!(came, [due(two, "moment", 50), due(one, "clock", 60)]);
    assert_eq!(at.store.deadlines_due(65, 1).await.unwrap(), came[..1]);
    // Removing a due deadline keeps one that was set again for later.
    at.store.set_deadline(two, "moment", Some(90)).await.unwrap();
    at.store.remove_due_deadline(two, "moment", 65).await.unwrap();
    at.store.remove_due_deadline(one, "clock", 65).await.unwrap();
    // A due deadline moves to a later time. One that is not due, or does not exist, does not.
    at.store.postpone_deadline(one, "moment", 70, 75).await.unwrap();
    assert_eq!(at.store.deadlines(one).await.unwrap(), [due(one, "moment", 75)]);
    at.store.postpone_deadline(one, "moment", 74, 80).await.unwrap();
    at.store.postpone_deadline(one, "clock", 90, 95).await.unwrap();
    assert_eq!(at.store.deadlines(one).await.unwrap(), [due(one, "moment", 75)]);
    at.store.set_deadline(one, "moment", Some(70)).await.unwrap();
    assert_eq!(at.store.deadlines_due(100, 10).await.unwrap(), [due(one, "moment", 70), due(two, "moment", 90)]);
    at.store.set_deadline(two, "moment", None).await.unwrap();
    let end = Some(End { status: Ending::Aborted, reason: None, results: Vec::new(), margin: None });
    at.store.commit(Commit { end, ..Commit::at(one, 0, 99) }).await.unwrap();
    assert_eq!(at.store.next_deadline().await.unwrap(), None);
}

#[tokio::test]
async fn the_open_tables_of_a_server_fall_asleep_and_wake_together() {
    let at = fixture().await;
    let (one, two) = (running(&at.store, 1).await.table, running(&at.store, 2).await.table);
    let elsewhere = NewTable { guild: GuildId(u64::MAX), ..lobby(3, vec![person(0, EVA, "Eva")]) };
    let other = open(&at.store, elsewhere).await.unwrap().table;
    let end = Some(End { status: Ending::Aborted, reason: None, results: Vec::new(), margin: None });
    at.store.commit(Commit { end, ..Commit::at(two, 0, 9) }).await.unwrap();
    let due = async |table| at.store.deadlines(table).await.unwrap().first().map(|deadline| deadline.due_at_ms);
    at.store.set_guild_deadlines(GUILD, "asleep", 50).await.unwrap();
    at.store.set_guild_deadlines(GUILD, "asleep", 80).await.unwrap();
    assert_eq!((due(one).await, due(two).await, due(other).await), (Some(50), None, None), "the first time counts");
    at.store.set_other_guilds_deadlines(&[GUILD], "asleep", 90).await.unwrap();
    assert_eq!((due(one).await, due(two).await, due(other).await), (Some(50), None, Some(90)));
    assert_eq!(at.store.remove_guild_deadlines(GUILD, "asleep").await.unwrap(), [(one, 50)]);
    assert_eq!(at.store.remove_guild_deadlines(GUILD, "asleep").await.unwrap(), []);
    at.store.set_other_guilds_deadlines(&[GUILD, GuildId(u64::MAX)], "asleep", 95).await.unwrap();
    assert_eq!((due(one).await, due(other).await), (None, Some(90)));
    at.store.remove_guild_deadlines(GuildId(u64::MAX), "asleep").await.unwrap();
    assert_eq!(due(other).await, None);
}
