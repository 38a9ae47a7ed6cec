//! Tests of ratings, leaderboards and seasons.

use crate::fixture::{ANA, BEN, EVA, Fixture, GUILD, ai, board, finished, fixture, lobby, open, person, resigned};
use agon_store::{
    GuildId, LeaderRow, Leaderboard, LeaderboardFilter, NewTable, Period, SeatRow, Sort, Store, TableId, TotalFilter,
    UserId,
};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};

pub const ELSEWHERE: GuildId = GuildId(11);
const DAY: i64 = 86_400_000;

pub fn three() -> Vec<SeatRow> {
    vec![person(0, ANA, "Ana"), person(1, BEN, "Ben"), person(2, EVA, "Eva")]
}

async fn read(at: &Fixture, wanted: LeaderboardFilter) -> Leaderboard {
    at.store.leaderboard(&wanted, 0, 10).await.unwrap()
}

fn users(board: &Leaderboard) -> Vec<UserId> {
    board.rows.items.iter().map(|row| row.user).collect()
}

pub fn counts(row: &LeaderRow) -> (u32, u32, u32) {
    (row.played, row.wins, row.places)
}

/// Returns everything that is computed, as text, without the times that age.
async fn everything(store: &Store) -> String {
    let mut all = String::new();
    for hall in [None, Some(GUILD), Some(ELSEWHERE)] {
        for machines in [false, true] {
            for period in [Period::AllTime, Period::Recent, Period::Season(1)] {
                for game in ["offrandes", "attika"] {
                    let wanted = LeaderboardFilter { guild: hall, period, machines, game: game.to_owned(), ..board() };
                    all.push_str(&format!("{:?}\n", store.leaderboard(&wanted, 0, 100).await.unwrap()));
                }
                if let Some(guild) = hall {
                    let wanted = TotalFilter { guild, period, machines, sort: Sort::Wins, reader: ANA };
                    all.push_str(&format!("{:?}\n", store.total_leaderboard(&wanted, 0, 100).await.unwrap()));
                }
            }
        }
    }
    for user in [ANA, BEN, EVA] {
        all.push_str(&format!("{:?}\n", store.profile(user, Some(GUILD)).await.unwrap()));
        all.push_str(&format!("{:?}\n", store.profile(user, None).await.unwrap()));
    }
    for table in 1..=store.finished_count().await {
        all.push_str(&format!("{:?}\n", store.results(TableId(table)).await.unwrap()));
    }
    all.push_str(&format!("{:?}", store.statistics(GUILD, "offrandes", true).await.unwrap()));
    all
}

trait Count {
    async fn finished_count(&self) -> i64;
}

impl Count for Store {
    async fn finished_count(&self) -> i64 {
        self.counted_after(0, 1_000).await.unwrap().len() as i64
    }
}

#[tokio::test]
async fn a_result_knows_whether_the_rating_it_changed_is_sure_by_now() {
    let at = fixture().await;
    let first = finished(&at.store, lobby(1, three()), &[2, 1, 3], 5_000).await;
    let sure = async || {
        let results = at.store.results(first).await.unwrap();
        results.iter().filter_map(|row| row.rating_change).filter(|moved| moved.sure).count()
    };
    assert_eq!(sure().await, 0, "provisional after one table");
    for places in [[1_u8, 3, 2], [3, 2, 1], [2, 1, 3]].iter().cycle().take(39) {
        finished(&at.store, lobby(1, three()), places, 6_000).await;
    }
    assert_eq!(sure().await, 3);
    assert_eq!(at.store.tables_played(ANA, "offrandes").await.unwrap(), 40);
    assert_eq!(at.store.tables_played(ANA, "attika").await.unwrap(), 0);
}

#[tokio::test]
async fn ratings_move_with_the_table_that_ends() {
    let at = fixture().await;
    let table = finished(&at.store, lobby(1, three()), &[2, 1, 3], 5_000).await;
    let shown = read(&at, board()).await;
    assert_eq!(users(&shown), [BEN, ANA, EVA]);
    let ratings: Vec<i64> = shown.rows.items.iter().map(|row| row.rating.rating).collect();
    assert!(ratings[0] > 1500 && ratings[1] == 1500 && ratings[2] < 1500, "{ratings:?}");
    assert!(shown.rows.items.iter().all(|row| !row.rating.sure), "provisional after one table");
    assert_eq!(shown.mine.as_ref().map(|row| (row.user, row.rank)), Some((ANA, 2)));
    // The result card shows the same.
    let moved = at.store.results(table).await.unwrap()[0].rating_change.unwrap();
    assert_eq!((moved.before, moved.after, moved.machines, moved.sure), (1500, ratings[0], false, false));
    // It counts the same over all servers. The other server does not have it.
    assert_eq!(users(&read(&at, LeaderboardFilter { guild: None, ..board() }).await), [BEN, ANA, EVA]);
    assert_eq!(users(&read(&at, LeaderboardFilter { guild: Some(ELSEWHERE), ..board() }).await), []);
    assert_eq!(users(&read(&at, LeaderboardFilter { game: "attika".to_owned(), ..board() }).await), []);
}

#[tokio::test]
async fn each_order_ranks_by_what_it_names() {
    let at = fixture().await;
    let dan = UserId(4);
    let duel = |a: UserId, b: UserId| lobby(1, vec![person(0, a, "First"), person(1, b, "Second")]);
    // Ben wins 3 of 5, Ana 2 of 3, Dan 1 of 1, Eva none of 1.
    for (winner, loser) in [(BEN, ANA), (BEN, UserId(9)), (BEN, UserId(9)), (ANA, BEN), (ANA, BEN), (dan, EVA)] {
        finished(&at.store, duel(winner, loser), &[1, 2], 5_000).await;
    }
    let sorted = async |sort| read(&at, LeaderboardFilter { sort, reader: BEN, ..board() }).await;
    assert_eq!(users(&sorted(Sort::Wins).await)[..3], [BEN, ANA, dan]);
    assert_eq!(users(&sorted(Sort::Played).await)[..2], [BEN, ANA]);
    assert_eq!(users(&sorted(Sort::Share).await)[..3], [dan, ANA, BEN]);
    for sort in [Sort::Rating, Sort::Wins, Sort::Share, Sort::Played] {
        let shown = sorted(sort).await;
        // The reader's own row has the rank of its position.
        let place = users(&shown).iter().position(|user| *user == BEN).unwrap() as u64 + 1;
        assert_eq!(shown.mine.as_ref().unwrap().rank, place, "{sort}");
        let second = at.store.leaderboard(&LeaderboardFilter { sort, ..board() }, 1, 2).await.unwrap();
        assert_eq!(second.rows.items[0].rank, 3);
        assert_eq!((second.rows.items[0].user, second.rows.total), (users(&shown)[2], 5));
    }
}

#[tokio::test]
async fn of_equal_shares_the_one_of_more_tables_stands_first() {
    let at = fixture().await;
    let (dan, fay) = (UserId(4), UserId(5));
    let duel = |a: UserId, b: UserId| lobby(1, vec![person(0, a, "First"), person(1, b, "Second")]);
    // Ben and Dan won all their tables, the others none.
    for (winner, loser) in [(BEN, fay), (dan, ANA), (dan, fay)] {
        finished(&at.store, duel(winner, loser), &[1, 2], 5_000).await;
    }
    for reader in [BEN, dan] {
        let shown = read(&at, LeaderboardFilter { sort: Sort::Share, reader, ..board() }).await;
        assert_eq!(users(&shown), [dan, BEN, fay, ANA]);
        assert_eq!(shown.mine.unwrap().rank, if reader == dan { 1 } else { 2 });
    }
}

#[tokio::test]
async fn tables_with_ais_count_apart_unless_the_server_says_otherwise() {
    let at = fixture().await;
    let with_ai = || lobby(1, vec![person(0, ANA, "Ana"), person(1, BEN, "Ben"), ai(2)]);
    let table = finished(&at.store, with_ai(), &[1, 2, 3], 5_000).await;
    assert_eq!(users(&read(&at, board()).await), []);
    let all = read(&at, LeaderboardFilter { machines: true, ..board() }).await;
    assert_eq!(users(&all), [ANA, BEN]);
    let hard: Vec<_> = all.machines.iter().map(|row| (row.ai.as_deref(), counts(row))).collect();
    assert_eq!(hard, [(Some("hard"), (1, 0, 3))]);
    assert!(all.machines[0].rating.rating < 1500);
    assert!(at.store.results(table).await.unwrap()[0].rating_change.unwrap().machines);

    at.store.set_machines_count(GUILD, true).await.unwrap();
    finished(&at.store, with_ai(), &[1, 2, 3], 6_000).await;
    let people = read(&at, board()).await;
    assert_eq!(people.rows.items.iter().map(counts).collect::<Vec<_>>(), [(1, 1, 1), (1, 0, 2)]);
    // A profile counts every table, and shows the rating among people.
    let ana = at.store.profile(ANA, Some(GUILD)).await.unwrap();
    assert_eq!(ana.ratings.iter().map(counts).collect::<Vec<_>>(), [(2, 2, 2)]);
    assert_eq!((ana.ratings[0].rating, ana.ratings[0].machines), (people.rows.items[0].rating, false));
    assert_eq!(ana.by_seats.iter().map(|row| row.played).sum::<u32>(), 2);
    // Over all servers, only tables of people alone change the rating among people.
    assert_eq!(users(&read(&at, LeaderboardFilter { guild: None, ..board() }).await), []);
    // A table of AIs alone changes no person's rating and, with AIs of one level, no rating at all.
    finished(&at.store, lobby(1, vec![ai(0), ai(1)]), &[1, 2], 7_000).await;
    let after = read(&at, LeaderboardFilter { machines: true, ..board() }).await;
    let same = read(&at, board()).await;
    assert_eq!((same.rows, same.mine), (people.rows, people.mine));
    assert_eq!(counts(&after.machines[0]), (4, 1, 9));
}

#[tokio::test]
async fn who_resigned_has_lost_and_an_unrated_table_moves_nothing() {
    let at = fixture().await;
    let left = lobby(1, vec![resigned(0, EVA, "Eva"), person(1, BEN, "Ben")]);
    finished(&at.store, left, &[2, 1], 5_000).await;
    let shown = read(&at, LeaderboardFilter { reader: EVA, ..board() }).await;
    assert_eq!(users(&shown), [BEN, EVA]);
    assert!(shown.mine.as_ref().unwrap().rating.rating < 1500);

    let ratings = |board: &Leaderboard| board.rows.items.iter().map(|row| (row.user, row.rating)).collect::<Vec<_>>();
    at.store.set_guild_rated(GUILD, false).await.unwrap();
    let table = finished(&at.store, lobby(1, vec![person(0, EVA, "Eva"), person(1, BEN, "Ben")]), &[1, 2], 6_000).await;
    let after = read(&at, LeaderboardFilter { reader: EVA, ..board() }).await;
    assert_eq!(ratings(&after), ratings(&shown));
    assert_eq!(counts(after.mine.as_ref().unwrap()), (2, 1, 3), "it is played all the same");
    assert!(at.store.results(table).await.unwrap().iter().all(|result| result.rating_change.is_none()));
    // One lobby may be rated although its server's tables are not.
    let rated = open(&at.store, lobby(1, three())).await.unwrap();
    assert!(!rated.rated);
    at.store.set_rated(rated.table, true, &[]).await.unwrap();
    assert!(at.store.table(rated.table).await.unwrap().unwrap().rated);
}

#[tokio::test]
async fn a_season_begins_anew_and_its_board_stays() {
    let at = fixture().await;
    finished(&at.store, lobby(1, three()), &[1, 2, 3], 5_000).await;
    let season = at.store.start_season(GUILD, 6_000, None, |_| Vec::new()).await.unwrap().unwrap();
    assert_eq!(at.store.start_season(GUILD, 6_500, None, |_| Vec::new()).await.unwrap(), None, "one at a time");
    assert_eq!(at.store.season(GUILD, season.season).await.unwrap(), Some(season.clone()));
    assert_eq!(at.store.season(ELSEWHERE, season.season).await.unwrap(), None);
    finished(&at.store, lobby(1, three()), &[3, 1, 2], 7_000).await;
    let of = |season| LeaderboardFilter { period: Period::Season(season), ..board() };
    let first = read(&at, of(season.season)).await;
    assert_eq!(users(&first), [BEN, EVA, ANA]);
    assert_eq!(first.rows.items.iter().map(counts).collect::<Vec<_>>(), [(1, 1, 1), (1, 0, 2), (1, 0, 3)]);
    let ended = at.store.end_season(GUILD, Some(1), 8_000, |_| Vec::new()).await.unwrap().unwrap();
    assert_eq!(ended.ended_at_ms, Some(8_000));
    assert_eq!(at.store.end_season(GUILD, Some(1), 9_000, |_| Vec::new()).await.unwrap(), None);
    finished(&at.store, lobby(1, three()), &[1, 2, 3], 10_000).await;
    let next = at.store.start_season(GUILD, 11_000, None, |_| Vec::new()).await.unwrap().unwrap();
    assert_eq!((next.number, at.store.seasons(GUILD, 9).await.unwrap().len()), (2, 2));
    assert_eq!(read(&at, of(season.season)).await, first);
    assert_eq!(users(&read(&at, of(next.season)).await), []);
}

#[tokio::test]
async fn after_thirty_days_a_table_is_no_longer_recent() {
    let at = fixture().await;
    let recent = || LeaderboardFilter { period: Period::Recent, ..board() };
    finished(&at.store, lobby(1, three()), &[1, 2, 3], DAY).await;
    finished(&at.store, lobby(1, vec![person(0, BEN, "Ben"), person(1, EVA, "Eva")]), &[2, 1], 20 * DAY).await;
    assert_eq!(read(&at, recent()).await.mine.map(|row| row.played), Some(1));
    assert_eq!(at.store.expire_recent_records(30 * DAY, 100).await.unwrap(), 0);
    assert_eq!(at.store.expire_recent_records(31 * DAY, 100).await.unwrap(), 1);
    let left = read(&at, recent()).await;
    assert_eq!((users(&left).len(), left.mine), (2, None));
    assert_eq!(left.rows.items.iter().map(counts).collect::<Vec<_>>(), [(1, 1, 1), (1, 0, 2)]);
    assert_eq!(at.store.expire_recent_records(100 * DAY, 100).await.unwrap(), 1);
    assert_eq!(users(&read(&at, recent()).await), []);
    assert_eq!(read(&at, board()).await.rows.total, 3, "all time stays");
}

#[tokio::test]
async fn who_hides_stands_on_no_board_and_names_stay_where_their_owners_played() {
    let at = fixture().await;
    finished(&at.store, lobby(1, three()), &[1, 2, 3], 5_000).await;
    at.store.set_hidden(BEN, true).await.unwrap();
    assert_eq!(users(&read(&at, board()).await), [ANA, EVA]);
    // Another table does not bring them back. They still read their own row.
    finished(&at.store, lobby(1, three()), &[1, 2, 3], 6_000).await;
    let own = read(&at, LeaderboardFilter { reader: BEN, ..board() }).await;
    assert_eq!((users(&own), own.mine.map(|row| row.played)), (vec![ANA, EVA], Some(2)));
    at.store.set_hidden(BEN, false).await.unwrap();
    assert_eq!(users(&read(&at, board()).await).len(), 3);

    let names = async |reader, read_in| {
        let everywhere = LeaderboardFilter { guild: None, reader, read_in, ..board() };
        let rows = read(&at, everywhere).await.rows.items;
        rows.into_iter().map(|row| row.name).collect::<Vec<_>>()
    };
    let stranger = UserId(99);
    assert_eq!(names(stranger, Some(GUILD)).await, [Some("Ana".into()), Some("Ben".into()), Some("Eva".into())]);
    assert_eq!(names(stranger, Some(ELSEWHERE)).await, [None, None, None]);
    assert_eq!(names(ANA, None).await, [Some("Ana".into()), None, None]);
    at.store.set_named_everywhere(EVA, true).await.unwrap();
    assert_eq!(names(stranger, Some(ELSEWHERE)).await, [None, None, Some("Eva".into())]);
}

#[tokio::test]
async fn reckoned_again_everything_is_the_same() {
    let at = fixture().await;
    at.store.start_season(GUILD, 1, None, |_| Vec::new()).await.unwrap();
    let people = [ANA, BEN, EVA, UserId(4), UserId(5)];
    for n in 0..60_usize {
        let seats = 2 + n % 4;
        let rows: Vec<SeatRow> = (0..seats)
            .map(|seat| match (n * 7 + seat * 3) % 11 {
                0 => ai(seat as u8),
                1 => resigned(seat as u8, people[(n + seat) % 5], "Left"),
                _ => person(seat as u8, people[(n + seat) % 5], "Here"),
            })
            .collect();
        let places: Vec<u8> = (0..seats).map(|seat| ((seat + n * n) % seats) as u8 + 1).collect();
        let guild = if n % 3 == 0 { ELSEWHERE } else { GUILD };
        let game = if n % 5 == 0 { "attika" } else { "offrandes" };
        let new = NewTable { guild, game: game.to_owned(), seats_wanted: seats as u8, ..lobby(1, rows) };
        match n {
            20 => at.store.set_machines_count(GUILD, true).await.unwrap(),
            30 => drop(at.store.end_season(GUILD, Some(1), 9_000, |_| Vec::new()).await.unwrap()),
            40 => at.store.set_guild_rated(ELSEWHERE, false).await.unwrap(),
            _ => {}
        }
        // Clocks may stand still or go back. Only the order of counting matters.
        finished(&at.store, new, &places, 100_000 + (n as i64 * 37) % 100).await;
    }
    let before = everything(&at.store).await;
    assert_eq!(at.store.rebuild_records(100_100).await.unwrap(), 60);
    assert_eq!(everything(&at.store).await, before);
}

#[tokio::test]
async fn reckoned_again_the_last_days_are_those_before_now() {
    let at = fixture().await;
    for ended_at_ms in [DAY, 20 * DAY] {
        finished(&at.store, lobby(1, three()), &[1, 2, 3], ended_at_ms).await;
    }
    let now = 45 * DAY;
    assert_eq!(at.store.expire_recent_records(now, 100).await.unwrap(), 1);
    let aged = everything(&at.store).await;
    at.store.rebuild_records(now).await.unwrap();
    assert_eq!(everything(&at.store).await, aged);

    // A start with other rules computes the same.
    at.store.close().await;
    let mut file = SqliteConnectOptions::new().filename(&at.path).connect().await.unwrap();
    file.execute("UPDATE reckoning SET version = 0; DELETE FROM record").await.unwrap();
    file.close().await.unwrap();
    let store = Store::open(&at.path, now).await.unwrap();
    assert_eq!(everything(&store).await, aged);
    assert_eq!(store.expire_recent_records(now, 100).await.unwrap(), 0, "nothing waits to leave them");
    assert_eq!(store.expire_recent_records(50 * DAY, 100).await.unwrap(), 1, "the other still does");
}

#[tokio::test]
async fn the_board_of_all_servers_calls_everybody_as_they_are_known_here() {
    let at = fixture().await;
    finished(&at.store, lobby(1, three()), &[1, 2, 3], 5_000).await;
    let there = vec![person(0, ANA, "Ana from elsewhere"), person(1, BEN, "Ben from elsewhere")];
    finished(&at.store, NewTable { guild: ELSEWHERE, ..lobby(2, there) }, &[1, 2], 6_000).await;
    let names = async |reader: UserId, read_in: GuildId| {
        let board = read(&at, LeaderboardFilter { guild: None, reader, read_in: Some(read_in), ..board() }).await;
        board.rows.items.into_iter().map(|row| row.name).collect::<Vec<_>>()
    };
    let (here, there) =
        ([Some("Ana"), Some("Ben"), Some("Eva")], [Some("Ana from elsewhere"), Some("Ben from elsewhere"), None]);
    assert_eq!(names(BEN, GUILD).await.iter().map(Option::as_deref).collect::<Vec<_>>(), here);
    assert_eq!(names(BEN, ELSEWHERE).await.iter().map(Option::as_deref).collect::<Vec<_>>(), there);
    // A person who never played here reads their own name. Others read it only if the person allows it.
    assert_eq!(names(EVA, ELSEWHERE).await[2].as_deref(), Some("Eva"));
    at.store.set_named_everywhere(EVA, true).await.unwrap();
    assert_eq!(names(BEN, ELSEWHERE).await[2].as_deref(), Some("Eva"));
}
