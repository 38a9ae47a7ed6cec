//! Tests of the limits of servers on opening tables, of announcements, and of seasons with a last moment.

use crate::fixture::{ANA, BEN, EVA, GUILD, fixture, lobby, message, open, person, resigned, starting};
use crate::privacy::about;
use agon_store::{
    AnnouncementRow, Busy, ChannelId, Commit, End, Ending, GuildId, LobbyPlan, MessageId, NewTable, NewsTrouble,
    Notices, Period, Reseating, RoleId, SeatOrder, Store, StoreError, TableId, UserId,
};
use serde_json::json;

/// Opens a lobby of this person in a channel of its own, within the limit.
async fn opens(store: &Store, user: UserId, channel: u64) -> Result<TableId, StoreError> {
    let new = NewTable { host: user, ..lobby(channel, vec![person(0, user, "Somebody")]) };
    let plan = LobbyPlan { limited: true, ..LobbyPlan::default() };
    Ok(store.open_lobby(new, plan).await?.table)
}

async fn closes(store: &Store, table: TableId) {
    let end = End { status: Ending::Closed, reason: None, results: Vec::new(), margin: None };
    store.commit(Commit { end: Some(end), ..Commit::at(table, 0, 3_000) }).await.unwrap();
}

#[tokio::test]
async fn a_person_opens_as_many_tables_as_the_server_allows() {
    let at = fixture().await;
    let mut tables = Vec::new();
    for channel in 1..=5 {
        tables.push(opens(&at.store, ANA, channel).await.unwrap());
    }
    assert!(matches!(opens(&at.store, ANA, 6).await, Err(StoreError::TooManyOpen(5))));
    assert!(at.store.open_table_in(ChannelId(6)).await.unwrap().is_none(), "nothing was written");
    // A table that has begun still counts. One that is over does not.
    at.store.commit(starting(tables[0])).await.unwrap();
    assert!(matches!(opens(&at.store, ANA, 6).await, Err(StoreError::TooManyOpen(5))));
    closes(&at.store, tables[1]).await;
    opens(&at.store, ANA, 6).await.unwrap();
    let opened = at.store.opened(GUILD, ANA).await.unwrap();
    assert_eq!(opened.iter().map(|row| row.number).collect::<Vec<_>>(), [1, 3, 4, 5, 6]);
    // Other people and other servers have limits of their own.
    opens(&at.store, BEN, 7).await.unwrap();
    let elsewhere = NewTable { guild: GuildId(11), ..lobby(8, vec![person(0, ANA, "Ana")]) };
    let plan = LobbyPlan { limited: true, ..LobbyPlan::default() };
    at.store.open_lobby(elsewhere, plan).await.unwrap();
    // A server may choose another number. A plan without the limit is held by none.
    at.store.set_open_limit(GUILD, 6).await.unwrap();
    assert_eq!(at.store.guild(GUILD).await.unwrap().open_limit, 6);
    opens(&at.store, ANA, 9).await.unwrap();
    assert!(matches!(opens(&at.store, ANA, 10).await, Err(StoreError::TooManyOpen(6))));
    open(&at.store, lobby(10, vec![person(0, ANA, "Ana")])).await.unwrap();
    assert!(at.store.set_open_limit(GUILD, 0).await.is_err());
    assert_eq!(at.store.guild(GuildId(11)).await.unwrap().open_limit, 5);
}

#[tokio::test]
async fn a_table_that_its_opener_left_or_resigned_from_counts_no_more() {
    let at = fixture().await;
    at.store.set_open_limit(GUILD, 1).await.unwrap();
    let two = || vec![person(0, ANA, "Ana"), person(1, BEN, "Ben")];
    let open = async |channel| {
        let plan = LobbyPlan { limited: true, ..LobbyPlan::default() };
        at.store.open_lobby(lobby(channel, two()), plan).await.map(|row| row.table)
    };
    let full = async || matches!(open(99).await, Err(StoreError::TooManyOpen(1)));
    let left = open(1).await.unwrap();
    // Handing it over changes nothing while they sit there.
    let handed = Reseating {
        table: left,
        host: BEN,
        seats: two(),
        seats_wanted: None,
        options: None,
        people_only: false,
        order: (SeatOrder::Joined, None),
        held: Vec::new(),
        outbox: Vec::new(),
    };
    at.store.reseat(handed.clone()).await.unwrap();
    assert!(full().await);
    at.store.reseat(Reseating { seats: vec![person(0, BEN, "Ben")], ..handed }).await.unwrap();
    assert_eq!(at.store.opened(GUILD, ANA).await.unwrap(), []);
    let running = open(2).await.unwrap();
    at.store.commit(starting(running)).await.unwrap();
    assert!(full().await);
    let seats = Some(vec![resigned(0, ANA, "Ana"), person(1, BEN, "Ben")]);
    at.store.commit(Commit { seats, ..Commit::at(running, 0, 3_000) }).await.unwrap();
    assert_eq!(at.store.opened(GUILD, ANA).await.unwrap(), []);
    open(3).await.unwrap();
    assert!(full().await);
}

#[tokio::test]
async fn who_is_blocked_is_known_by_server_and_told_so() {
    let at = fixture().await;
    at.store.set_blocked(GUILD, &[ANA, EVA]).await.unwrap();
    assert_eq!(at.store.blocked(GUILD).await.unwrap().len(), 2);
    assert!(at.store.is_blocked(GUILD, EVA).await.unwrap() && !at.store.is_blocked(GuildId(11), EVA).await.unwrap());
    at.store.set_blocked(GUILD, &[EVA]).await.unwrap();
    assert!(!at.store.is_blocked(GUILD, ANA).await.unwrap());
    let told = about(&at.store, EVA).await;
    assert_eq!(told["servers where they may open none"], json!([{ "server": "10" }]));
    // Nobody takes a block back by erasing themselves, and it alone is nothing to erase.
    at.store.set_notices(EVA, Notices::Quiet).await.unwrap();
    assert!(at.store.has_user(EVA).await.unwrap());
    at.store.erase(EVA, 5, Vec::new()).await.unwrap();
    assert!(at.store.is_blocked(GUILD, EVA).await.unwrap() && !at.store.has_user(EVA).await.unwrap());
}

#[tokio::test]
async fn the_announcements_channel_is_noted_as_it_took_the_last_message() {
    let at = fixture().await;
    let news = async || {
        let row = at.store.guild(GUILD).await.unwrap();
        (row.news_channel.map(|channel| channel.0), row.news_trouble)
    };
    assert_eq!(news().await, (None, None), "off by default");
    let (first, second) = (ChannelId(u64::MAX), ChannelId(6));
    at.store.set_news_channel(GUILD, Some(first)).await.unwrap();
    at.store.set_news_role(GUILD, Some(RoleId(u64::MAX))).await.unwrap();
    assert_eq!(at.store.guild(GUILD).await.unwrap().news_role, Some(RoleId(u64::MAX)));
    at.store.note_news(GUILD, first, Some(NewsTrouble::Refused)).await.unwrap();
    assert_eq!(news().await, (Some(u64::MAX), Some(NewsTrouble::Refused)));
    at.store.note_news(GUILD, first, None).await.unwrap();
    assert_eq!(news().await, (Some(u64::MAX), None));
    // A late word about a channel that was chosen before changes nothing.
    at.store.set_news_channel(GUILD, Some(second)).await.unwrap();
    at.store.note_news(GUILD, first, Some(NewsTrouble::Gone)).await.unwrap();
    assert_eq!(news().await, (Some(6), None));
    at.store.note_news(GUILD, second, Some(NewsTrouble::Gone)).await.unwrap();
    assert_eq!(news().await, (None, Some(NewsTrouble::Gone)));
    at.store.set_news_channel(GUILD, Some(second)).await.unwrap();
    assert_eq!(news().await, (Some(6), None));
}

#[tokio::test]
async fn a_lobby_mentions_the_role_once_an_hour_for_each_person() {
    const HOUR: i64 = 3_600_000;
    let at = fixture().await;
    let claims = async |table, now_ms: i64| at.store.claim_role_call(table, now_ms, now_ms - HOUR).await.unwrap();
    let [first, second] = [opens(&at.store, ANA, 1).await.unwrap(), opens(&at.store, ANA, 2).await.unwrap()];
    assert!(claims(first, HOUR).await && claims(first, HOUR + 1).await, "a message sent again is the same message");
    assert!(!claims(second, 2 * HOUR - 1).await);
    // Closing the lobby gives no other mention. Another person has their own.
    closes(&at.store, first).await;
    assert!(!claims(second, 2 * HOUR - 1).await);
    let of_ben = opens(&at.store, BEN, 3).await.unwrap();
    assert!(claims(of_ben, HOUR + 2).await);
    assert!(claims(second, 2 * HOUR).await);
    // Erasing oneself gives no other mention either.
    closes(&at.store, of_ben).await;
    at.store.erase(BEN, HOUR + 3, Vec::new()).await.unwrap();
    let again = opens(&at.store, BEN, 4).await.unwrap();
    assert!(!claims(again, 2 * HOUR + 1).await && claims(again, 2 * HOUR + 2).await);
    let told = about(&at.store, ANA).await;
    let opened = json!([
        { "server": "10", "table": 1, "role_called_at_ms": HOUR },
        { "server": "10", "table": 2, "role_called_at_ms": 2 * HOUR },
    ]);
    assert_eq!(told["opened tables"], opened);
}

#[tokio::test]
async fn the_line_about_a_lobby_is_known_until_it_needs_no_change() {
    let at = fixture().await;
    let table = opens(&at.store, ANA, 1).await.unwrap();
    let line = |message| AnnouncementRow { channel: ChannelId(6), message: MessageId(message) };
    assert_eq!(at.store.announcement(table).await.unwrap(), None);
    at.store.set_announcement(table, Some(line(7))).await.unwrap();
    at.store.set_announcement(table, Some(line(u64::MAX))).await.unwrap();
    assert_eq!(at.store.announcement(table).await.unwrap(), Some(line(u64::MAX)));
    at.store.set_announcement(table, None).await.unwrap();
    assert_eq!(at.store.announcement(table).await.unwrap(), None);
}

#[tokio::test]
async fn a_season_with_a_last_moment_ends_then_and_once() {
    let at = fixture().await;
    let news = |_: &agon_store::SeasonRow| vec![message("season", 0)];
    let told = async || at.store.due(i64::MAX, 9, &Busy::default()).await.unwrap().len();
    let season = at.store.start_season(GUILD, 1_000, Some(5_000), news).await.unwrap().unwrap();
    assert_eq!((season.ends_at_ms, told().await), (Some(5_000), 1));
    assert_eq!(at.store.start_season(GUILD, 2_000, None, news).await.unwrap(), None);
    assert_eq!(told().await, 1, "the one that is on is not told again");
    // Only the season that was meant ends.
    assert_eq!(at.store.end_season(GUILD, Some(2), 2_000, news).await.unwrap(), None);
    assert_eq!(at.store.next_season_end().await.unwrap(), Some(5_000));
    assert_eq!(at.store.seasons_due(4_999, 9).await.unwrap(), []);
    assert_eq!(at.store.end_season(GUILD, None, 4_999, news).await.unwrap(), None);
    // Only the season that is on gets another end.
    assert!(!at.store.set_season_end(GUILD, 2, Some(6_000)).await.unwrap());
    assert!(at.store.set_season_end(GUILD, 1, Some(6_000)).await.unwrap());
    // After its last moment a table does not belong to it, though it has not been ended yet.
    let seats = || vec![person(0, ANA, "Ana"), person(1, BEN, "Ben")];
    crate::fixture::finished(&at.store, lobby(1, seats()), &[1, 2], 6_000).await;
    crate::fixture::finished(&at.store, lobby(1, seats()), &[2, 1], 6_001).await;
    let board = agon_store::LeaderboardFilter { period: Period::Season(season.season), ..crate::fixture::board() };
    let played = at.store.leaderboard(&board, 0, 9).await.unwrap().rows.items;
    assert_eq!(played.iter().map(|row| row.played).collect::<Vec<_>>(), [1, 1]);
    // Caught up later, it ended at its last moment.
    assert_eq!(at.store.seasons_due(9_000, 9).await.unwrap(), [GUILD]);
    let ended = at.store.end_season(GUILD, None, 9_000, news).await.unwrap().unwrap();
    assert_eq!((ended.ended_at_ms, told().await), (Some(6_000), 2));
    assert_eq!(at.store.end_season(GUILD, None, 9_000, news).await.unwrap(), None);
    assert_eq!((at.store.end_season(GUILD, Some(1), 9_000, news).await.unwrap(), told().await), (None, 2));
    assert_eq!(at.store.next_season_end().await.unwrap(), None);
    let next = at.store.start_season(GUILD, 10_000, None, news).await.unwrap().unwrap();
    assert_eq!((next.number, next.ends_at_ms), (2, None));
    // One without a last moment ends only if its managers end it; one past it, at that moment.
    assert_eq!(at.store.end_season(GUILD, None, 11_000, news).await.unwrap(), None);
    at.store.set_season_end(GUILD, 2, Some(10_500)).await.unwrap();
    let ended = at.store.end_season(GUILD, Some(2), 11_000, news).await.unwrap().unwrap();
    assert_eq!((ended.ended_at_ms, told().await), (Some(10_500), 4));
}
