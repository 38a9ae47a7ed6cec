//! Tests of opening, finding and filling tables.

use crate::fixture::{ANA, BEN, EVA, GUILD, ai, fixture, lobby, message, open, person, resigned, running, starting};
use agon_store::{
    Busy, ChannelId, ChosenTimes, Commit, DirectMessageRow, End, Ending, GuildId, HeldRow, LobbyPlan, MessageId,
    NewTable, NoticeRow, Reseating, SeatOrder, Status, StoreError, TableId, UserId,
};
use serde_json::json;

#[tokio::test]
async fn a_new_table_reads_back_as_it_was_given() {
    let at = fixture().await;
    let seats = vec![person(0, EVA, "Eva"), ai(1)];
    let new = NewTable { host: EVA, outbox: vec![message("board", 3)], ..lobby(u64::MAX, seats.clone()) };
    let row = open(&at.store, new.clone()).await.unwrap();
    assert_eq!(at.store.table(row.table).await.unwrap(), Some(row.clone()));
    assert_eq!(at.store.table_by_number(GUILD, 1).await.unwrap(), Some(row.clone()));
    assert_eq!(at.store.open_table_in(ChannelId(u64::MAX)).await.unwrap(), Some(row.clone()));
    assert_eq!(at.store.seats(row.table).await.unwrap(), seats);
    assert_eq!((row.status, row.number, row.seq, row.host), (Status::Lobby, 1, 0, EVA));
    assert_eq!((row.seed, row.options, row.channel), (new.seed, new.options, new.channel));
    assert_eq!((row.board_channel, row.board_message, row.notice), (new.channel, None, None));
    assert_eq!(at.store.due(3, 9, &Busy::default()).await.unwrap()[0].table, Some(row.table));
    assert_eq!(at.store.table(TableId(99)).await.unwrap(), None);
}

#[tokio::test]
async fn numbers_count_per_server() {
    let at = fixture().await;
    let first = open(&at.store, lobby(1, vec![])).await.unwrap();
    let second = open(&at.store, lobby(2, vec![])).await.unwrap();
    let other = open(&at.store, NewTable { guild: GuildId(11), ..lobby(3, vec![]) }).await.unwrap();
    assert_eq!((first.number, second.number, other.number), (1, 2, 1));
    let listed = at.store.open_tables(GUILD).await.unwrap();
    assert_eq!(listed, [first.clone(), second.clone()]);
    let open = at.store.tables_after(TableId(0), true, 100).await.unwrap();
    assert!(open.iter().map(|row| row.table).eq([first.table, second.table, other.table]));
}

#[tokio::test]
async fn a_channel_holds_one_open_table() {
    let at = fixture().await;
    let first = open(&at.store, lobby(1, vec![person(0, ANA, "Ana")])).await.unwrap().table;
    let refused = open(&at.store, NewTable { outbox: vec![message("board", 0)], ..lobby(1, vec![]) }).await;
    assert!(matches!(refused, Err(StoreError::ChannelTaken(taken)) if taken == first));
    assert_eq!(at.store.due(9, 9, &Busy::default()).await.unwrap(), []);
    at.store.commit(starting(first)).await.unwrap();
    let refused = open(&at.store, lobby(1, vec![])).await;
    assert!(matches!(refused, Err(StoreError::ChannelTaken(taken)) if taken == first));

    let end = End { status: Ending::Aborted, reason: None, results: vec![], margin: None };
    at.store.commit(Commit { end: Some(end), ..Commit::at(first, 0, 9) }).await.unwrap();
    let second = open(&at.store, lobby(1, vec![])).await.unwrap();
    // A refused table takes no number.
    assert_eq!(second.number, 2);
    assert_eq!(at.store.open_table_in(ChannelId(1)).await.unwrap(), Some(second));
}

#[tokio::test]
async fn of_two_at_once_in_a_channel_one_opens() {
    let at = fixture().await;
    let (first, second) = tokio::join!(open(&at.store, lobby(1, vec![])), open(&at.store, lobby(1, vec![])));
    let opened = [first.is_ok(), second.is_ok()];
    assert_eq!(opened.iter().filter(|ok| **ok).count(), 1);
    assert_eq!(at.store.open_tables(GUILD).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_lobby_is_reseated_and_a_running_table_is_not() {
    let at = fixture().await;
    let table = open(&at.store, lobby(1, vec![person(0, ANA, "Ana"), person(1, BEN, "Ben")])).await.unwrap().table;
    let seats = vec![person(0, BEN, "Ben"), ai(1), ai(2)];
    let change = Reseating {
        table,
        host: BEN,
        seats: seats.clone(),
        seats_wanted: Some(3),
        options: Some(json!({ "gods": "5" })),
        people_only: true,
        order: (SeatOrder::Hand, Some(vec![2, 0, 1])),
        held: vec![HeldRow { user: EVA, name: "Eva".to_owned() }],
        outbox: vec![message("board", 1)],
    };
    at.store.reseat(change.clone()).await.unwrap();
    let row = at.store.table(table).await.unwrap().unwrap();
    assert_eq!((row.host, row.seats_wanted, &row.options), (BEN, 3, &json!({ "gods": "5" })));
    assert!(row.people_only);
    assert_eq!(at.store.seats(table).await.unwrap(), seats);
    assert_eq!((row.seat_order, &row.arrangement), (SeatOrder::Hand, &Some(vec![2, 0, 1])));
    assert_eq!(at.store.held_seats(table).await.unwrap(), change.held);

    at.store.reseat(Reseating { seats_wanted: None, options: None, outbox: vec![], ..change.clone() }).await.unwrap();
    assert_eq!(at.store.table(table).await.unwrap(), Some(row));

    at.store.commit(Commit { arrangement: Some(vec![1, 0, 2]), ..starting(table) }).await.unwrap();
    assert_eq!(at.store.table(table).await.unwrap().unwrap().arrangement, Some(vec![1, 0, 2]));
    assert_eq!(at.store.held_seats(table).await.unwrap(), [], "nobody is waited for any more");
    assert!(matches!(at.store.reseat(change.clone()).await, Err(StoreError::NotLobby)));
    let nowhere = Reseating { table: TableId(99), ..change };
    assert!(matches!(at.store.reseat(nowhere).await, Err(StoreError::NoTable)));
}

#[tokio::test]
async fn a_players_tables_are_the_open_ones_they_still_play() {
    let at = fixture().await;
    let first = running(&at.store, 1).await.table;
    let second = open(&at.store, lobby(2, vec![person(0, ANA, "Ana")])).await.unwrap().table;
    let of = async |user| {
        let rows = at.store.tables_of(user).await.unwrap();
        rows.into_iter().map(|row| row.table).collect::<Vec<_>>()
    };
    assert_eq!(of(ANA).await, [first, second]);
    assert_eq!(of(BEN).await, [first]);
    let gone = Some(vec![resigned(1, BEN, "Ben")]);
    at.store.commit(Commit { seats: gone, ..Commit::at(first, 0, 9) }).await.unwrap();
    assert_eq!(of(BEN).await, []);
    let end = End { status: Ending::Closed, reason: None, results: vec![], margin: None };
    at.store.commit(Commit { end: Some(end), ..Commit::at(second, 0, 9) }).await.unwrap();
    assert_eq!(of(ANA).await, [first]);
}

#[tokio::test]
async fn messages_are_remembered_and_forgotten_when_the_board_moves() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    let other = running(&at.store, 2).await.table;
    assert!(at.store.set_board_message(table, ChannelId(1), MessageId(50), None, &[]).await.unwrap());
    // A caller that has not seen the newest board, or not in its current channel, replaces nothing.
    assert!(!at.store.set_board_message(table, ChannelId(1), MessageId(52), None, &[]).await.unwrap());
    assert!(!at.store.set_board_message(table, ChannelId(9), MessageId(52), Some(MessageId(50)), &[]).await.unwrap());
    let notice = NoticeRow { seq: 7, message: MessageId(51) };
    at.store.set_notice(table, Some(notice), &[]).await.unwrap();
    let row = at.store.table(table).await.unwrap().unwrap();
    assert_eq!((row.board_message, row.notice), (Some(MessageId(50)), Some(notice)));
    assert!(matches!(at.store.set_notice(TableId(99), None, &[]).await, Err(StoreError::NoTable)));

    assert!(
        matches!(at.store.move_board(table, ChannelId(2), &[]).await, Err(StoreError::ChannelTaken(t)) if t == other)
    );
    at.store.move_board(table, ChannelId(3), &[]).await.unwrap();
    let row = at.store.table(table).await.unwrap().unwrap();
    assert_eq!((row.channel, row.board_channel), (ChannelId(3), ChannelId(3)));
    assert_eq!((row.board_message, row.notice), (None, None));

    let mut newest = DirectMessageRow { channel: ChannelId(7), message: MessageId(8) };
    assert_eq!(at.store.direct_message(table, EVA).await.unwrap(), None);
    at.store.set_direct_message(table, EVA, newest).await.unwrap();
    newest.message = MessageId(9);
    at.store.set_direct_message(table, EVA, newest).await.unwrap();
    assert_eq!(at.store.direct_message(table, EVA).await.unwrap(), Some(newest));
}

#[tokio::test]
async fn what_a_channel_refuses_in_a_row_is_counted_and_forgotten_with_the_next_message() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    let refusals = async || at.store.table(table).await.unwrap().unwrap().refusals;
    let told = async || at.store.due(i64::MAX, 10, &Busy::default()).await.unwrap().len();
    let row = [message("shut", 5)];
    assert!(at.store.count_refusal(table, ChannelId(1), 1, &[]).await.unwrap());
    assert!(!at.store.count_refusal(table, ChannelId(1), 1, &row).await.unwrap(), "counted already");
    assert!(!at.store.count_refusal(table, ChannelId(9), 2, &row).await.unwrap(), "not its channel");
    assert_eq!((refusals().await, told().await), (1, 0));
    assert!(at.store.count_refusal(table, ChannelId(1), 2, &row).await.unwrap());
    assert_eq!((refusals().await, told().await), (2, 1));

    // A removed notice does not reset the refusals. A posted one does, like a board.
    at.store.set_notice(table, None, &[]).await.unwrap();
    assert_eq!(refusals().await, 2);
    at.store.set_notice(table, Some(NoticeRow { seq: 7, message: MessageId(51) }), &[]).await.unwrap();
    assert_eq!(refusals().await, 0);
    at.store.reset_refusals(table, &row).await.unwrap();
    assert_eq!(told().await, 1, "there was nothing to forgive");
    for (moves_to, left) in [(1, 1), (2, 0)] {
        at.store.count_refusal(table, ChannelId(1), 1, &[]).await.unwrap();
        at.store.move_board(table, ChannelId(moves_to), &[]).await.unwrap();
        assert_eq!(refusals().await, left);
    }
    at.store.count_refusal(table, ChannelId(2), 1, &[]).await.unwrap();
    at.store.reset_refusals(table, &row).await.unwrap();
    assert_eq!((refusals().await, told().await), (0, 2));
    at.store.count_refusal(table, ChannelId(2), 1, &[]).await.unwrap();
    assert!(at.store.set_board_message(table, ChannelId(2), MessageId(60), None, &[]).await.unwrap());
    assert_eq!(refusals().await, 0);
}

#[tokio::test]
async fn a_table_has_one_rematch_and_a_closed_one_makes_room() {
    let at = fixture().await;
    let first = running(&at.store, 1).await.table;
    let plan = LobbyPlan {
        closes_at_ms: Some(90_000),
        rematch_of: Some(first),
        held: vec![HeldRow { user: EVA, name: "Eva".to_owned() }, HeldRow { user: BEN, name: "Ben".to_owned() }],
        seat_order: Some(SeatOrder::Random),
        palette: Some("dark".to_owned()),
        rated: Some(false),
        people_only: true,
        limited: false,
        times: ChosenTimes::default(),
    };
    let again = at.store.open_lobby(lobby(2, vec![person(0, ANA, "Ana")]), plan.clone()).await.unwrap();
    assert_eq!((again.rematch_of, again.seat_order), (Some(first), SeatOrder::Random));
    assert_eq!((again.palette.as_deref(), again.rated, again.people_only), (Some("dark"), false, true));
    assert_eq!(at.store.held_seats(again.table).await.unwrap(), plan.held, "in the order given");
    assert_eq!(at.store.next_deadline().await.unwrap(), Some(90_000));
    assert_eq!(at.store.rematch_of(first).await.unwrap(), Some(again.clone()));
    let twice = at.store.open_lobby(lobby(3, vec![]), plan.clone()).await;
    assert!(matches!(twice, Err(StoreError::HasRematch(table)) if table == again.table));

    let end = End { status: Ending::Closed, reason: Some("expired".to_owned()), results: vec![], margin: None };
    at.store.commit(Commit { end: Some(end), ..Commit::at(again.table, 0, 9) }).await.unwrap();
    assert_eq!(at.store.rematch_of(first).await.unwrap(), None);
    assert_eq!(at.store.held_seats(again.table).await.unwrap(), []);
    assert_eq!(at.store.next_deadline().await.unwrap(), None);
    at.store.open_lobby(lobby(3, vec![]), plan).await.unwrap();
}

#[tokio::test]
async fn a_person_is_invited_once() {
    let at = fixture().await;
    let table = open(&at.store, lobby(1, vec![person(0, ANA, "Ana")])).await.unwrap().table;
    let tell = |users: &[UserId]| vec![message("invite", users.len() as i64)];
    assert_eq!(at.store.invite(table, ANA, &[BEN, EVA], 5, tell).await.unwrap(), [BEN, EVA]);
    assert_eq!(at.store.invite(table, BEN, &[EVA], 6, tell).await.unwrap(), []);
    let told: Vec<i64> = at.store.due(9, 9, &Busy::default()).await.unwrap().iter().map(|row| row.due_at_ms).collect();
    assert_eq!(told, [0, 2], "each with whom it is about");
}
