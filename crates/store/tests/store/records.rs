//! History and ranking.

use crate::fixture::{ANA, BEN, EVA, GUILD, ai, finished, fixture, lobby, person, resigned, running};
use agon_store::{Commit, End, Ending, Filter, GuildId, LeaderRow, NewTable};

fn everybody() -> Filter {
    Filter { guild: GUILD, game: None, user: None }
}

#[tokio::test]
async fn the_history_is_newest_first_in_pages() {
    let at = fixture().await;
    let two = || vec![person(0, ANA, "Ana"), person(1, BEN, "Ben")];
    let first = finished(&at.store, lobby(1, two()), &[2, 1], 5_000).await;
    let with_ai = vec![person(0, ANA, "Ana"), ai(1)];
    let attika = NewTable { game: "attika".to_owned(), ..lobby(1, with_ai) };
    let second = finished(&at.store, attika, &[1, 2], 6_000).await;
    let third = finished(&at.store, lobby(1, two()), &[1, 1], 6_000).await;
    finished(&at.store, NewTable { guild: GuildId(11), ..lobby(2, two()) }, &[1, 2], 7_000).await;
    running(&at.store, 1).await;

    let all = at.store.finished(&everybody(), 0, 2).await.unwrap();
    let ids = |page: &agon_store::Page<agon_store::FinishedRow>| {
        page.items.iter().map(|row| row.table.table).collect::<Vec<_>>()
    };
    assert_eq!((ids(&all), all.total, all.pages()), (vec![third, second], 3, 2));
    // Results by place, then seat.
    let seats: Vec<u8> = at.store.results(first).await.unwrap().iter().map(|result| result.seat).collect();
    assert_eq!(seats, [1, 0]);
    assert_eq!(all.items[0].results.len(), 2);

    let last = at.store.finished(&everybody(), 1, 2).await.unwrap();
    assert_eq!(ids(&last), [first]);
    assert_eq!(ids(&at.store.finished(&everybody(), u32::MAX, u32::MAX).await.unwrap()), []);
    let ben = Filter { user: Some(BEN), ..everybody() };
    assert_eq!(ids(&at.store.finished(&ben, 0, 0).await.unwrap()), [third]);
    assert_eq!(at.store.finished(&ben, 0, 0).await.unwrap().total, 2);
    let attika = Filter { game: Some("attika".to_owned()), ..everybody() };
    assert_eq!(ids(&at.store.finished(&attika, 0, 9).await.unwrap()), [second]);
}

#[tokio::test]
async fn the_leaderboard_counts_people_at_finished_tables() {
    let at = fixture().await;
    let three = || vec![person(0, ANA, "Ana"), person(1, BEN, "Ben"), person(2, EVA, "Eva")];
    let table = |seats| NewTable { seats_wanted: 3, ..lobby(1, seats) };
    finished(&at.store, table(three()), &[1, 2, 3], 5_000).await;
    finished(&at.store, table(three()), &[2, 1, 3], 6_000).await;
    // Shared first place; an AI's place does not rank.
    finished(&at.store, table(vec![person(0, ANA, "Annie"), ai(1)]), &[1, 1], 7_000).await;
    // Who left to an AI that won has played, but not won.
    finished(&at.store, table(vec![resigned(0, EVA, "Eva"), person(1, BEN, "Ben")]), &[1, 2], 8_000).await;
    // Neither another server nor an aborted table counts.
    finished(&at.store, NewTable { guild: GuildId(11), ..table(three()) }, &[3, 2, 1], 9_000).await;
    let aborted = running(&at.store, 1).await.table;
    let end = End {
        status: Ending::Aborted,
        reason: Some("idle".to_owned()),
        results: crate::fixture::result_rows(&three()[..2], &[1, 2]),
    };
    at.store.record(Commit { end: Some(end), ..Commit::at(aborted, 0, 9_000) }).await.unwrap();

    let board = at.store.leaderboard(GUILD, None, 0, 10).await.unwrap();
    let line = |user, name: &str, played, wins, places: f64| LeaderRow {
        user,
        name: name.to_owned(),
        played,
        wins,
        average_place: places / f64::from(played),
    };
    let expected = [line(ANA, "Annie", 3, 2, 4.0), line(BEN, "Ben", 3, 1, 5.0), line(EVA, "Eva", 3, 0, 7.0)];
    assert_eq!(board.items, expected);
    assert_eq!(board.total, 3);
    let second = at.store.leaderboard(GUILD, Some("offrandes"), 1, 2).await.unwrap();
    assert_eq!(second.items, expected[2..]);
    assert_eq!(at.store.leaderboard(GUILD, Some("attika"), 0, 9).await.unwrap().items, []);
}

#[tokio::test]
async fn ties_are_broken_by_mean_place_then_tables_then_id() {
    let at = fixture().await;
    let table =
        |users: [agon_store::UserId; 2]| lobby(1, vec![person(0, users[0], "First"), person(1, users[1], "Second")]);
    // 1 and 2 win once each with a mean of 1.5; 3 wins once with a mean of 1.0; 4 and 5 never win, 5 played more.
    let user = agon_store::UserId;
    finished(&at.store, table([user(2), user(1)]), &[1, 2], 1).await;
    finished(&at.store, table([user(1), user(2)]), &[1, 2], 2).await;
    finished(&at.store, table([user(3), user(4)]), &[1, 2], 3).await;
    finished(&at.store, table([user(9), user(5)]), &[1, 2], 4).await;
    finished(&at.store, table([user(9), user(5)]), &[1, 2], 5).await;
    let board = at.store.leaderboard(GUILD, None, 0, 10).await.unwrap();
    let order: Vec<u64> = board.items.iter().map(|row| row.user.0).collect();
    assert_eq!(order, [9, 3, 1, 2, 5, 4]);
}
