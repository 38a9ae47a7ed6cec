//! Tests of the records of people who were absent, or left their turns to an AI.

use crate::fixture::{ANA, BEN, Fixture, GUILD, board, fixture, lobby, open, person, result_rows, starting};
use agon_store::{Commit, End, Ending, History, Outcome, ResultRow, Sort, TableId};

/// Plays a table that Ana ends in the first place, before Ben. Her turns: all, and those made for her.
async fn first(at: &Fixture, turns: Option<(u32, u32)>, absent: bool, at_ms: i64) -> TableId {
    let seats = vec![person(0, ANA, "Ana"), person(1, BEN, "Ben")];
    let mut results = result_rows(&seats, &[1, 2]);
    let (turns, turns_stood_in) = (turns.map(|turns| turns.0), turns.map(|turns| turns.1));
    results[0] = ResultRow { turns, turns_stood_in, absent, ..results[0].clone() };
    let table = open(&at.store, lobby(1, seats)).await.unwrap().table;
    at.store.commit(starting(table)).await.unwrap();
    let end = Some(End { status: Ending::Finished, reason: None, results, margin: None });
    at.store.commit(Commit { end, ..Commit::at(table, 0, at_ms) }).await.unwrap();
    table
}

#[tokio::test]
async fn every_list_of_wins_leaves_out_those_of_an_ai() {
    let at = fixture().await;
    let old = first(&at, None, false, 5_000).await;
    let absent = first(&at, Some((9, 0)), true, 6_000).await;
    let left = first(&at, Some((10, 4)), false, 7_000).await;
    let played = first(&at, Some((9, 3)), false, 8_000).await;

    let row = at.store.leaderboard(&board(), 0, 9).await.unwrap().mine.unwrap();
    assert_eq!((row.user, row.played, row.wins), (ANA, 4, 2));
    let with_wins = agon_store::LeaderboardFilter { sort: Sort::Wins, ..board() };
    assert_eq!(at.store.leaderboard(&with_wins, 0, 9).await.unwrap().rows.items[0].wins, 2);
    let of = async |guild, outcome| {
        let wanted = History { user: Some(ANA), guild, outcome: Some(outcome), ..History::default() };
        let page = at.store.finished(&wanted, 0, 9).await.unwrap();
        page.items.iter().map(|row| row.table.table).collect::<Vec<_>>()
    };
    for guild in [Some(GUILD), None] {
        assert_eq!(of(guild, Outcome::Won).await, [played, old]);
        assert_eq!(of(guild, Outcome::Lost).await, [left, absent]);
        let profile = at.store.profile(ANA, guild).await.unwrap();
        assert_eq!((profile.streak, profile.best_streak), (1, 1));
        assert_eq!(profile.by_seats.iter().map(|row| row.wins).sum::<u32>(), 2);
    }

    // A table left to an AI changes no rating upwards; the one before did.
    let change = async |table| at.store.results(table).await.unwrap()[0].rating_change.unwrap();
    let (before, after) = (change(absent).await, change(left).await);
    assert!(before.after > before.before);
    assert_eq!((after.before, after.after), (before.after, before.after));
    assert!(at.store.results(left).await.unwrap()[1].rating_change.unwrap().after < before.before);

    // Computed anew, everything is the same, and so are the records of the last 30 days once the tables are old.
    let whole = at.store.leaderboard(&board(), 0, 9).await.unwrap();
    at.store.rebuild_records(9_000).await.unwrap();
    assert_eq!(at.store.leaderboard(&board(), 0, 9).await.unwrap(), whole);
    let recent = agon_store::LeaderboardFilter { period: agon_store::Period::Recent, ..board() };
    assert_eq!(at.store.leaderboard(&recent, 0, 9).await.unwrap().mine.unwrap().wins, 2);
    let days = 30 * 86_400_000;
    assert_eq!(at.store.expire_recent_records(days + 7_500, 9).await.unwrap(), 3);
    let mine = at.store.leaderboard(&recent, 0, 9).await.unwrap().mine.unwrap();
    assert_eq!((mine.played, mine.wins), (1, 1));
}
