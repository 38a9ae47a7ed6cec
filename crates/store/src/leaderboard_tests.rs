//! Compares long and short leaderboards with plain sorting.

use crate::finish::write_records;
use crate::rating::Skill;
use crate::rating_rules::{Key, Record};
use crate::{GuildId, LeaderboardFilter, Period, Sort, Store, UserId};
use tempfile::TempDir;

const GAME: &str = "offrandes";
/// A long board and a short one.
const GUILDS: [Option<GuildId>; 2] = [None, Some(GuildId(10))];
const SORTS: [Sort; 4] = [Sort::Rating, Sort::Wins, Sort::Share, Sort::Played];

type Person = (i64, Record);

/// Makes a record that looks random. Every third person has the same record as all other newcomers.
fn somebody(user: i64, salt: i64) -> Person {
    let drawn = (user * 7_919 + salt * 104_729) * 2_654_435_761 % 4_294_967_296;
    let played = if user % 3 == 0 { 1 } else { 1 + drawn % 60 };
    let skill = match played {
        1 => Skill { mu: 25_000_000, sigma: 8_000_000 },
        _ => Skill { mu: 20_000_000 + drawn % 10_000_000, sigma: 8_000_000 - played * 100_000 },
    };
    let wins = if user % 3 == 0 { 0 } else { drawn / 64 % (played + 1) };
    (user, Record { name: "Somebody".to_owned(), skill, played, wins, ..Record::default() })
}

async fn write(store: &Store, people: &[Person]) {
    let key = |guild: Option<GuildId>, user| Key {
        guild: guild.map_or(0, GuildId::to_column),
        period: 0,
        machines: false,
        game: GAME.to_owned(),
        user,
        ai: String::new(),
    };
    let records: Vec<_> =
        GUILDS.iter().flat_map(|guild| people.iter().map(|(user, row)| (key(*guild, *user), row.clone()))).collect();
    let mut tx = store.begin().await.unwrap();
    write_records(&mut tx, &records).await.unwrap();
    tx.commit().await.unwrap();
}

/// Returns the users of a board, best first.
fn sorted<'a>(people: impl IntoIterator<Item = &'a Person>, sort: Sort) -> Vec<u64> {
    let mut people: Vec<_> = people.into_iter().collect();
    people.sort_by(|(a, x), (b, y)| {
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
        order.then(a.cmp(b))
    });
    people.into_iter().map(|(user, _)| user.cast_unsigned()).collect()
}

fn board(guild: Option<GuildId>, sort: Sort, reader: u64) -> LeaderboardFilter {
    let (period, reader) = (Period::AllTime, UserId(reader));
    LeaderboardFilter { guild, period, machines: false, game: GAME.to_owned(), sort, reader, read_in: None }
}

async fn rank(store: &Store, guild: Option<GuildId>, sort: Sort, user: u64) -> Option<u64> {
    store.leaderboard(&board(guild, sort, user), 0, 1).await.unwrap().mine.map(|row| row.rank)
}

/// Checks every page, the ranks of people all over the board, and the ranks that hidden people would have.
async fn check(store: &Store, people: &[Person], hidden: &[i64]) {
    let is_hidden = |person: &Person| hidden.contains(&person.0);
    for (guild, sort) in GUILDS.into_iter().flat_map(|guild| SORTS.map(|sort| (guild, sort))) {
        let listed = sorted(people.iter().filter(|person| !is_hidden(person)), sort);
        let ranked: Vec<(u64, u64)> = (1..).zip(listed.iter().copied()).collect();
        let mut found = Vec::new();
        for page in 0..=listed.len() / 100 {
            let rows = store.leaderboard(&board(guild, sort, 0), page as u32, 100).await.unwrap().rows;
            assert_eq!(rows.total, listed.len() as u64, "{guild:?} {sort}");
            found.extend(rows.items.iter().map(|row| (row.rank, row.user.0)));
        }
        assert!(found == ranked, "{guild:?} {sort}");
        for (place, user) in ranked.into_iter().step_by(13) {
            assert_eq!(rank(store, guild, sort, user).await, Some(place), "{guild:?} {sort}");
        }
        for user in hidden {
            let would = sorted(people.iter().filter(|person| !is_hidden(person) || person.0 == *user), sort);
            let place = would.iter().position(|one| *one == user.cast_unsigned()).map(|before| before as u64 + 1);
            assert_eq!(rank(store, guild, sort, user.cast_unsigned()).await, place, "{guild:?} {sort}");
        }
    }
}

#[tokio::test]
async fn pages_and_ranks_are_those_of_plain_sorting() {
    let dir = TempDir::new().unwrap();
    let store = Store::open(dir.path().join("agon.db"), 0).await.unwrap();
    let mut people: Vec<Person> = (1..=500).map(|user| somebody(user, 1)).collect();
    write(&store, &people).await;
    check(&store, &people, &[]).await;

    // Some people play, some arrive, and some hide. One of them hides before the first record arrives.
    let hide = async |user: i64, hidden| store.set_hidden(UserId(user.cast_unsigned()), hidden).await.unwrap();
    hide(577, true).await;
    for person in people.iter_mut().step_by(2) {
        *person = somebody(person.0, 2);
    }
    people.extend((501..=600).map(|user| somebody(user, 2)));
    write(&store, &people).await;
    for user in [17, 34, 51, 590, 590] {
        hide(user, true).await;
    }
    check(&store, &people, &[17, 34, 51, 577, 590]).await;

    // Some people show themselves again, and some are erased, hidden or not.
    for user in [17, 577, 577, 600] {
        hide(user, false).await;
    }
    for user in [34, 35] {
        store.erase(UserId(user), 0, Vec::new()).await.unwrap();
    }
    people.retain(|(user, _)| ![34, 35].contains(user));
    check(&store, &people, &[51, 590]).await;
    store.close().await;
}
