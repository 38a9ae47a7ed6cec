//! Tests of imported tables: what they count for, and when.

use crate::fixture::{ANA, BEN, GUILD, board, finished, fixture, lobby, person, result_rows};
use agon_store::{
    End, Ending, GuildId, History, InteractionId, Leaderboard, LeaderboardFilter, NewImport, Pace, Period, SeatOrder,
    SeatRow, Secret, StepRow, Store, StoreError, UserId,
};
use serde_json::json;

const DAY: i64 = 86_400_000;
const NOW: i64 = 1_000 * DAY;

fn two() -> Vec<SeatRow> {
    vec![person(0, ANA, "Ana"), person(1, BEN, "Ben")]
}

/// Makes a table of two that Ben won at the given time.
fn won_by_ben(ended_at_ms: i64, counts: bool) -> NewImport {
    let results = result_rows(&two(), &[2, 1]);
    NewImport {
        guild: GUILD,
        game: "offrandes".to_owned(),
        rules: 1,
        options: json!({}),
        host: ANA,
        language: "en".to_owned(),
        order: (SeatOrder::Joined, None),
        luck: (Secret([1; 32]), 1, InteractionId(1)),
        promise: "ab".repeat(32),
        started_at_ms: ended_at_ms - 1_000,
        ended_at_ms,
        steps: Vec::new(),
        seals: Vec::new(),
        end: End { status: Ending::Finished, reason: None, results, margin: None },
        rated: true,
        counts,
        at_ms: NOW,
        seats: two(),
    }
}

#[tokio::test]
async fn other_games_of_the_same_seed_are_other_tables() {
    let at = fixture().await;
    let first = won_by_ben(NOW - DAY, true);
    let others = [
        NewImport { game: "attika".to_owned(), ..first.clone() },
        NewImport { options: json!({ "auction": "sealed" }), ..first.clone() },
        NewImport {
            seats: vec![person(0, ANA, "Ana")],
            end: End { results: Vec::new(), ..first.end.clone() },
            ..first.clone()
        },
    ];
    at.store.import_tables(std::slice::from_ref(&first)).await.unwrap();
    at.store.import_tables(&others).await.unwrap();
    for again in [first].into_iter().chain(others) {
        assert!(matches!(at.store.import_tables(&[again]).await, Err(StoreError::AlreadyHere { .. })));
    }
}

#[tokio::test]
async fn an_old_table_belongs_to_no_season_of_today() {
    let at = fixture().await;
    let season = at.store.start_season(GUILD, 900 * DAY, None, |_| Vec::new()).await.unwrap().unwrap();
    at.store.import_tables(&[won_by_ben(100 * DAY, true)]).await.unwrap();
    let of_today = LeaderboardFilter { period: Period::Season(season.season), ..board() };
    assert_eq!(at.store.leaderboard(&of_today, 0, 9).await.unwrap().rows.total, 0);
    assert_eq!(at.store.leaderboard(&board(), 0, 9).await.unwrap().rows.total, 2);
}

#[tokio::test]
async fn an_old_table_moves_the_ratings_of_all_time_which_the_last_days_show() {
    let at = fixture().await;
    finished(&at.store, lobby(1, two()), &[1, 2], NOW - DAY).await;
    at.store.import_tables(&[won_by_ben(100 * DAY, true)]).await.unwrap();
    at.store.expire_recent_records(NOW, 100).await.unwrap();
    let recent = || LeaderboardFilter { period: Period::Recent, ..board() };
    let read =
        |board: &Leaderboard| board.rows.items.iter().map(|row| (row.user, row.rating, row.played)).collect::<Vec<_>>();
    let live = at.store.leaderboard(&recent(), 0, 9).await.unwrap();
    let all = at.store.leaderboard(&board(), 0, 9).await.unwrap();
    assert!(read(&live).iter().all(|row| row.2 == 1) && read(&all).iter().all(|row| row.2 == 2));
    let ratings = |board: &Leaderboard| read(board).into_iter().map(|row| (row.0, row.1)).collect::<Vec<_>>();
    assert_eq!(ratings(&live), ratings(&all));
    // Recomputing the records gives the same.
    at.store.rebuild_records(NOW).await.unwrap();
    assert_eq!(read(&at.store.leaderboard(&recent(), 0, 9).await.unwrap()), read(&live));
}

#[tokio::test]
async fn what_is_there_to_be_read_counts_nowhere() {
    let at = fixture().await;
    finished(&at.store, lobby(1, two()), &[1, 2], NOW - 2 * DAY).await;
    at.store.import_tables(&[won_by_ben(NOW - DAY, false)]).await.unwrap();
    let of_ana = History { guild: Some(GUILD), user: Some(ANA), ..History::default() };
    assert_eq!(at.store.finished(&of_ana, 0, 9).await.unwrap().total, 2, "it is found");
    let ana = at.store.profile(ANA, Some(GUILD)).await.unwrap();
    assert_eq!((ana.ratings[0].played, ana.by_seats[0].played, ana.streak, ana.opponents[0].met), (1, 1, 1, 1));
    let numbers = at.store.statistics(GUILD, "offrandes", true).await.unwrap();
    assert_eq!((numbers.lengths[0].tables, numbers.closest.len(), numbers.highest.len()), (1, 1, 2));
}

#[tokio::test]
async fn a_table_without_times_adds_nothing_to_what_moves_took() {
    let at = fixture().await;
    let step = |seq: u32| StepRow {
        seq,
        seat: Some(seq as u8 % 2),
        text: "bid 4".to_owned(),
        at_ms: NOW - DAY,
        stood_in: false,
        automatic: false,
        cut: false,
    };
    let table = NewImport { steps: (1..=4).map(step).collect(), ..won_by_ben(NOW - DAY, true) };
    at.store.import_tables(&[table]).await.unwrap();
    let ana = at.store.profile(ANA, Some(GUILD)).await.unwrap();
    assert_eq!(ana.ratings.iter().map(|row| (row.played, row.moves, row.thought_ms)).collect::<Vec<_>>(), [(1, 0, 0)]);
}

#[tokio::test]
async fn an_imported_table_has_no_clock_and_the_turns_that_its_file_tells() {
    let at = fixture().await;
    let mut new = won_by_ben(NOW - DAY, true);
    (new.end.results[1].turns, new.end.results[1].turns_stood_in) = (Some(9), Some(2));
    let row = at.store.import_tables(&[new]).await.unwrap().remove(0);
    assert_eq!((row.times.pace, row.times.moved_ms), (Pace::None, 0));
    assert_eq!(at.store.clocks(row.table).await.unwrap(), []);
    let mut results = at.store.results(row.table).await.unwrap();
    results.sort_by_key(|result| result.seat);
    let told: Vec<_> = results.iter().map(|result| (result.turns, result.turns_stood_in, result.absent)).collect();
    assert_eq!(told, [(None, None, false), (Some(9), Some(2), false)]);
}

/// Returns the names on a board.
async fn names(store: &Store, hall: Option<GuildId>, machines: bool) -> Vec<(UserId, String)> {
    let board = store.leaderboard(&LeaderboardFilter { guild: hall, machines, ..board() }, 0, 9).await.unwrap();
    let mut names: Vec<_> = board.rows.items.into_iter().map(|row| (row.user, row.name.unwrap_or_default())).collect();
    names.sort();
    names
}

fn called(ana: &str, ben: &str) -> Vec<(UserId, String)> {
    vec![(ANA, ana.to_owned()), (BEN, ben.to_owned())]
}

/// Makes a table of these two that Ben won long ago.
fn old(start: u64, ended_at_ms: i64, guild: GuildId, [ana, ben]: [&str; 2]) -> NewImport {
    let seats = vec![person(0, ANA, ana), person(1, BEN, ben)];
    let end = End { results: result_rows(&seats, &[2, 1]), ..won_by_ben(ended_at_ms, true).end };
    let luck = (Secret([1; 32]), 1, InteractionId(start));
    NewImport { guild, luck, end, seats, ..won_by_ben(ended_at_ms, true) }
}

#[tokio::test]
async fn an_old_table_renames_nobody_and_a_newer_one_does() {
    let at = fixture().await;
    let elsewhere = GuildId(11);
    finished(&at.store, lobby(1, two()), &[1, 2], NOW - 9 * DAY).await;
    // They are older than the tables played here, in whatever order they come. The other server had no tables.
    let tables = [
        old(1, 300 * DAY, GUILD, ["Anita", "Benito"]),
        old(2, 300 * DAY, elsewhere, ["Anja", "Benno"]),
        old(3, 200 * DAY, elsewhere, ["Ani", "Beni"]),
    ];
    at.store.import_tables(&tables).await.unwrap();
    let (here, there) = (called("Ana", "Ben"), called("Anja", "Benno"));
    let all = [(Some(GUILD), &here), (Some(elsewhere), &there), (None, &here)];
    for again in [false, true] {
        if again {
            at.store.rebuild_records(NOW).await.unwrap();
        }
        for (hall, expected) in all {
            for machines in [false, true] {
                assert_eq!(names(&at.store, hall, machines).await, *expected, "{hall:?}, reckoned again: {again}");
            }
        }
    }
    // A table that ended since then is the newest. After the next table played here, they have that table's name again.
    at.store.import_tables(&[old(4, NOW - 2 * DAY, GUILD, ["Anna", "Benni"])]).await.unwrap();
    assert_eq!(names(&at.store, Some(GUILD), false).await, called("Anna", "Benni"));
    at.store.rebuild_records(NOW).await.unwrap();
    assert_eq!(names(&at.store, Some(GUILD), false).await, called("Anna", "Benni"));
    finished(&at.store, lobby(2, two()), &[1, 2], NOW - DAY).await;
    assert_eq!(names(&at.store, Some(GUILD), false).await, called("Ana", "Ben"));
}

/// A person has one name, even if some lists did not know them before.
#[tokio::test]
async fn an_old_table_takes_the_newest_name_to_lists_that_did_not_know_its_people() {
    let at = fixture().await;
    let with_ai = vec![person(0, ANA, "Ana"), person(1, BEN, "Ben"), crate::fixture::ai(2)];
    finished(&at.store, lobby(1, with_ai), &[1, 2, 3], NOW - 9 * DAY).await;
    at.store.import_tables(&[old(1, 300 * DAY, GUILD, ["Anita", "Benito"])]).await.unwrap();
    assert_eq!(names(&at.store, Some(GUILD), false).await, called("Ana", "Ben"));
    at.store.rebuild_records(NOW).await.unwrap();
    assert_eq!(names(&at.store, Some(GUILD), false).await, called("Ana", "Ben"));
}
