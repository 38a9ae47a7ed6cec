//! A long board in stretches: where a rank or a page far down is, without counting from the top.
//!
//! How many stand in each is kept by the schema as rows come, go and move. What is done here is to find out which boards are
//! long, and to divide a stretch that has grown. Several who are equal in all that is ranked by stay in one stretch. A short
//! board has no stretches and stands in no index: it is read whole.

use crate::{Sort, StoreError, sql};
use sqlx::sqlite::SqliteConnection;
use std::collections::BTreeSet;

/// How many rows are cut off a long stretch.
const ROWS: i64 = 2_000;
/// From how many rows on a stretch, or a board without any, is long.
const LONG: i64 = 2 * ROWS;
/// Every so many-th finished table looks whether the boards it is on have grown long. Dividing them keeps everybody waiting,
/// so it is rare; until then a stretch grows by some thousand rows at most.
const EVERY: i64 = 512;

/// What is ranked by first and second.
pub(crate) type Place = (f64, i64);
/// Above everybody.
const TOP: Place = (f64::MAX, i64::MAX);

/// Which board, whatever it is ranked by.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct BoardKey {
    pub(crate) hall: i64,
    pub(crate) period: i64,
    pub(crate) machines: bool,
    pub(crate) game: String,
}

/// Binds what every statement about a board begins with.
macro_rules! bound {
    ($query:expr, $board:expr) => {
        $query.bind($board.hall).bind($board.period).bind($board.machines).bind(&$board.game)
    };
}
pub(crate) use bound;

/// A board in one order, from above.
pub(crate) struct Stretches {
    /// Where each begins, and how many stand in it. Never empty: a short board is one.
    all: Vec<(Place, i64)>,
    /// Whether the board is short.
    pub(crate) short: bool,
}

impl Stretches {
    pub(crate) async fn read(tx: &mut SqliteConnection, board: &BoardKey, sort: Sort) -> Result<Stretches, StoreError> {
        let find = bound!(sqlx::query_as(sql::STRETCHES), board).bind(sort.word());
        let rows: Vec<(f64, i64, i64)> = find.fetch_all(&mut *tx).await?;
        let mut all: Vec<(Place, i64)> = rows.into_iter().map(|row| ((row.0, row.1), row.2)).collect();
        let short = all.is_empty();
        if short {
            all.push((TOP, bound!(sqlx::query_scalar(sql::COUNT_BOARD), board).fetch_one(tx).await?));
        }
        Ok(Stretches { all, short })
    }

    /// How many stand on the board.
    pub(crate) fn people(&self) -> i64 {
        self.all.iter().map(|(_, people)| people).sum()
    }

    /// The last of the stretches that begin where `found` says, each looked at with how many stand above it.
    fn last(&self, found: impl Fn(Place, i64) -> bool) -> (Place, i64) {
        let mut above = 0;
        let mut last = (TOP, 0);
        for &(from, people) in &self.all {
            if !found(from, above) {
                break;
            }
            last = (from, above);
            above += people;
        }
        last
    }

    /// Where to begin for the row that has `offset` rows above it, and how many to skip from there.
    pub(crate) fn row(&self, offset: i64) -> (Place, i64) {
        let (from, above) = self.last(|_, above| above <= offset);
        (from, offset - above)
    }

    /// The stretch somebody stands in: where it begins, and how many stand above it.
    pub(crate) fn around(&self, place: Place) -> (Place, i64) {
        self.last(|from, _| from >= place)
    }
}

/// Divides the long stretches of these boards, where the `number`-th finished table is one to look at that.
pub(crate) async fn divide_now_and_then(
    tx: &mut SqliteConnection,
    number: i64,
    boards: BTreeSet<BoardKey>,
) -> Result<(), StoreError> {
    for board in boards.iter().filter(|_| number % EVERY == 0) {
        divide(tx, board).await?;
    }
    Ok(())
}

/// Divides the long stretches of a board; of one that has grown long, all of it.
pub(crate) async fn divide(tx: &mut SqliteConnection, board: &BoardKey) -> Result<(), StoreError> {
    let sorts = [Sort::Rating, Sort::Wins, Sort::Share, Sort::Played];
    let whole = Stretches::read(tx, board, Sort::Rating).await?;
    if whole.short {
        if whole.people() <= LONG {
            return Ok(());
        }
        bound!(sqlx::query(sql::RANK_BOARD), board).execute(&mut *tx).await?;
        for sort in sorts {
            put(tx, board, sort, TOP, whole.people()).await?;
        }
    }
    for sort in sorts {
        let stretches = Stretches::read(tx, board, sort).await?;
        for &(from, people) in stretches.all.iter().filter(|(_, people)| *people > LONG) {
            divide_stretch(tx, board, sort, from, people).await?;
        }
    }
    Ok(())
}

/// Cuts off rows from above as long as enough are left.
async fn divide_stretch(
    tx: &mut SqliteConnection,
    board: &BoardKey,
    sort: Sort,
    mut from: Place,
    mut people: i64,
) -> Result<(), StoreError> {
    while people > LONG {
        let Some(mut next) = fence(tx, board, sort, from, ROWS).await? else { break };
        let mut above = before(tx, board, (sort, false), from, (next, i64::MIN)).await?;
        if above == 0 {
            // All of these rows are equals: they stay together.
            let Some(lower) = fence(tx, board, sort, (next.0, next.1.saturating_sub(1)), 0).await? else { break };
            next = lower;
            above = before(tx, board, (sort, false), from, (next, i64::MIN)).await?;
        }
        if above >= people {
            break;
        }
        put(tx, board, sort, from, above).await?;
        (from, people) = (next, people - above);
        put(tx, board, sort, from, people).await?;
    }
    Ok(())
}

async fn put(
    tx: &mut SqliteConnection,
    board: &BoardKey,
    sort: Sort,
    from: Place,
    people: i64,
) -> Result<(), StoreError> {
    let put = bound!(sqlx::query(sql::PUT_STRETCH), board).bind(sort.word()).bind(from.0).bind(from.1).bind(people);
    put.execute(tx).await?;
    Ok(())
}

async fn fence(
    tx: &mut SqliteConnection,
    board: &BoardKey,
    sort: Sort,
    from: Place,
    below: i64,
) -> Result<Option<Place>, StoreError> {
    let find = bound!(sqlx::query_as(sql::order(sort, false).fence), board).bind(from.0).bind(from.1).bind(below);
    Ok(find.fetch_optional(tx).await?)
}

/// How many stand before somebody, from the beginning of a stretch.
pub(crate) async fn before(
    tx: &mut SqliteConnection,
    board: &BoardKey,
    (sort, short): (Sort, bool),
    from: Place,
    (place, user): (Place, i64),
) -> Result<i64, StoreError> {
    let count = bound!(sqlx::query_scalar(sql::order(sort, short).before), board).bind(from.0).bind(from.1);
    Ok(count.bind(place.0).bind(place.1).bind(user).fetch_one(tx).await?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::write_records;
    use crate::rating::Skill;
    use crate::reckon::{Key, Record};
    use crate::{BoardFilter, Period, Store, UserId};
    use tempfile::TempDir;

    fn board() -> BoardKey {
        BoardKey { hall: 0, period: 0, machines: false, game: "offrandes".to_owned() }
    }

    /// Somebody whose skill and tables look drawn; of every three, one is a newcomer like all others.
    fn somebody(user: i64, salt: i64) -> (Key, Record) {
        let BoardKey { hall, period, machines, game } = board();
        let drawn = (user * 7_919 + salt * 104_729) * 2_654_435_761 % 4_294_967_296;
        let played = if user % 3 == 0 { 1 } else { 1 + drawn % 60 };
        let skill = match played {
            1 => Skill { mu: 25_000_000, sigma: 8_000_000 },
            _ => Skill { mu: 20_000_000 + drawn % 10_000_000, sigma: 8_000_000 - played * 100_000 },
        };
        let wins = if user % 3 == 0 { 0 } else { drawn / 64 % (played + 1) };
        let key = Key { hall, period, machines, game, user, ai: String::new() };
        (key, Record { name: "Somebody".to_owned(), skill, played, wins, ..Record::default() })
    }

    /// The board as it is when it is simply sorted.
    fn sorted(people: &[(Key, Record)], sort: Sort) -> Vec<u64> {
        let mut rows: Vec<_> = people.iter().collect();
        rows.sort_by(|(a, x), (b, y)| {
            let (one, other) = (x.skill.shown(), y.skill.shown());
            let rating = other.rating.cmp(&one.rating);
            let sure = other.sure.cmp(&one.sure);
            let share = (y.wins * x.played).cmp(&(x.wins * y.played));
            let played = y.played.cmp(&x.played);
            let order = match sort {
                Sort::Rating => sure.then(rating),
                Sort::Wins => y.wins.cmp(&x.wins).then(rating),
                Sort::Share => sure.then(share).then(played).then(rating),
                Sort::Played => played.then(rating),
            };
            order.then(a.user.cmp(&b.user))
        });
        rows.into_iter().map(|(key, _)| key.user.cast_unsigned()).collect()
    }

    const SORTS: [Sort; 4] = [Sort::Rating, Sort::Wins, Sort::Share, Sort::Played];

    fn of(sort: Sort, reader: UserId) -> BoardFilter {
        let BoardKey { machines, game, .. } = board();
        BoardFilter { hall: None, period: Period::AllTime, machines, game, sort, reader, read_in: None }
    }

    /// Every page, and the rank of people all over the board.
    async fn check(store: &Store, people: &[(Key, Record)], every: usize) {
        for sort in SORTS {
            let expected = sorted(people, sort);
            let mut found = Vec::new();
            for page in 0..=people.len() / 100 {
                let shown = store.leaderboard(&of(sort, UserId(0)), page as u32, 100).await.unwrap();
                assert_eq!(shown.rows.total, people.len() as u64, "{sort}");
                found.extend(shown.rows.items.iter().map(|row| (row.rank, row.user.0)));
            }
            let ranked: Vec<(u64, u64)> = (1..).zip(expected.iter().copied()).collect();
            assert!(found == ranked, "{sort}");
            for (rank, user) in ranked.into_iter().step_by(every) {
                let mine = store.leaderboard(&of(sort, UserId(user)), 0, 1).await.unwrap().mine;
                assert_eq!(mine.map(|row| row.rank), Some(rank), "{sort}");
            }
        }
    }

    #[tokio::test]
    async fn a_long_board_has_the_pages_and_ranks_a_short_one_would_have() {
        let dir = TempDir::new().unwrap();
        let store = Store::open(dir.path().join("agon.db"), 0).await.unwrap();
        let mut people: Vec<_> = (1..=7_000).map(|user| somebody(user, 1)).collect();
        for (many, stretches) in [(3_000, 1), (7_000, 3)] {
            let mut tx = store.begin().await.unwrap();
            write_records(&mut tx, &people[..many]).await.unwrap();
            divide(&mut tx, &board()).await.unwrap();
            for sort in SORTS {
                let found = Stretches::read(&mut tx, &board(), sort).await.unwrap();
                assert_eq!((found.short, found.people()), (stretches == 1, many as i64), "{sort}");
                assert_eq!(found.all.len(), stretches, "{sort}: {:?}", found.all);
            }
            tx.commit().await.unwrap();
            check(&store, &people[..many], 211).await;
        }

        // Some play, some come, and some want to be hidden.
        for user in 1..=2_000 {
            people[user as usize * 3] = somebody(user * 3 + 1, 2);
        }
        people.extend((7_001..=9_000).map(|user| somebody(user, 2)));
        let mut tx = store.begin().await.unwrap();
        write_records(&mut tx, &people).await.unwrap();
        tx.commit().await.unwrap();
        // The board follows, bit by bit; until then it is the board of before, and everybody stands where they stood.
        let before: Vec<_> =
            people[..7_000].iter().zip(1..).map(|(row, user)| (row.0.clone(), somebody(user, 1).1)).collect();
        check(&store, &before, 211).await;
        // Who is not on it yet has the rank they would have.
        let newcomer = &people[8_000];
        let would: Vec<_> = before.iter().chain([newcomer]).cloned().collect();
        for sort in SORTS {
            let at = sorted(&would, sort).iter().position(|user| *user == 8_001).map(|above| above as u64 + 1);
            let mine = store.leaderboard(&of(sort, UserId(8_001)), 0, 1).await.unwrap().mine;
            assert_eq!(mine.map(|row| row.rank), at, "{sort}");
        }
        // Some hide before it has followed, newcomers among them, and some after.
        let hidden: Vec<u64> = (1..=50).map(|user| user * 17).chain([7_500, 8_500]).collect();
        for &user in hidden.iter().step_by(2) {
            store.set_hidden(UserId(user), true).await.unwrap();
        }
        store.set_hidden(UserId(8_999), true).await.unwrap();
        store.set_hidden(UserId(8_999), false).await.unwrap();
        while store.place_moved(1_000).await.unwrap() > 0 {}
        for &user in &hidden {
            store.set_hidden(UserId(user), true).await.unwrap();
        }
        let shown = |user: i64| !hidden.contains(&user.cast_unsigned());
        let listed: Vec<_> = people.iter().filter(|(key, _)| shown(key.user)).cloned().collect();
        check(&store, &listed, 211).await;
        let mut tx = store.begin().await.unwrap();
        divide(&mut tx, &board()).await.unwrap();
        tx.commit().await.unwrap();
        for &user in &hidden {
            store.set_hidden(UserId(user), false).await.unwrap();
        }
        check(&store, &people, 211).await;
        store.close().await;
    }

    #[tokio::test]
    async fn equals_stay_in_one_stretch() {
        let dir = TempDir::new().unwrap();
        let store = Store::open(dir.path().join("agon.db"), 0).await.unwrap();
        let people: Vec<_> = (1..=5_000).map(|user| somebody(user * 3, 1)).collect();
        let mut tx = store.begin().await.unwrap();
        write_records(&mut tx, &people).await.unwrap();
        divide(&mut tx, &board()).await.unwrap();
        let all = Stretches::read(&mut tx, &board(), Sort::Rating).await.unwrap().all;
        assert_eq!(all, [(TOP, 5_000)]);
        tx.commit().await.unwrap();
        check(&store, &people, 101).await;
        store.close().await;
    }
}
