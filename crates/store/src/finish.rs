//! Results, ratings and tallies of a finished table, written in the transaction that ends it. Also recomputes all of
//! them from the whole history.

use crate::rating::RATING_RULES;
use crate::rating_rules::{self, Change, CountedSeat, Ended, Key, RECENT, Record, Records};
use crate::tallies::{Tallies, tally, write_tallies};
use crate::{End, ResultRow, SittingRow, Store, StoreError, TableId, TableRow, UserId, sql};
use serde_json::{Value, json};
use sqlx::FromRow;
use sqlx::sqlite::SqliteConnection;
use std::collections::{BTreeMap, HashMap};

/// The time for which a table counts as recent, in milliseconds.
const RECENT_MS: i64 = 30 * 86_400_000;
/// The number of results or records in one statement.
pub(crate) const AT_ONCE: usize = 500;

/// A finished table with the columns that the records need.
#[derive(FromRow)]
pub(crate) struct Counted {
    table_id: TableId,
    started_at_ms: Option<i64>,
    ended_at_ms: i64,
    /// The time of the import, if the table came from a file. Newer tables may have been counted before it.
    imported_at_ms: Option<i64>,
    #[sqlx(flatten)]
    pub(crate) ended: Ended,
    #[sqlx(json)]
    pub(crate) options: BTreeMap<String, Value>,
    #[sqlx(rename = "seq")]
    pub(crate) steps: i64,
}

impl Counted {
    pub(crate) fn lasted_ms(&self) -> i64 {
        self.ended_at_ms - self.started_at_ms.unwrap_or(self.ended_at_ms)
    }
}

/// Finishes a table: writes its end (at a past time for an imported table), its results, and, if it counts, the changes
/// in the records. Writes all seats in one statement, because every statement is a round trip to the database while
/// other writers wait.
pub(crate) async fn finish_table(
    tx: &mut SqliteConnection,
    table: &TableRow,
    end: &End,
    (ended_at_ms, now_ms): (i64, i64),
) -> Result<(), StoreError> {
    let people = end.results.iter().filter(|result| result.user.is_some()).count();
    let mut counted: Counted = sqlx::query_as(sql::FINISH_TABLE)
        .bind(table.table)
        .bind(&end.reason)
        .bind(ended_at_ms)
        .bind(end.margin.as_ref().map(|margin| margin.by.as_ref().map_or(0, |(_, by)| *by)))
        .bind(people == end.results.len())
        .bind(people > 0)
        .bind(end.margin.as_ref().map(|margin| margin.level))
        .bind(end.margin.as_ref().and_then(|margin| Some(&margin.by.as_ref()?.0)))
        .fetch_one(&mut *tx)
        .await?;
    counted.ended.recent = ended_at_ms > now_ms - RECENT_MS;
    let mut seats = sat(tx, table.table, &end.results).await?;
    write_left(tx, table.table, &seats).await?;
    let mut changes = Vec::new();
    if table.counts {
        name_anew(tx, &counted, &mut seats).await?;
        let mut records = read_records(tx, &rating_rules::keys(&counted.ended, &seats)).await?;
        changes = rating_rules::count(&mut records, &counted.ended, &seats);
        write_records(tx, &in_order(records)).await?;
        if counted.ended.recent {
            sqlx::query(sql::PUT_RECENT).bind(ended_at_ms).bind(counted.table_id).execute(&mut *tx).await?;
        }
        let mut tallies = Tallies::new();
        tally(&mut tallies, &counted, &seats);
        write_tallies(tx, &tallies).await?;
    }
    let row = |(result, sat): (&ResultRow, &CountedSeat)| {
        let change = changes.iter().find(|change| change.seat == sat.seat && !change.left);
        json!([
            result.seat,
            result.place,
            result.score,
            result.parts.to_string(),
            sat.user,
            result.ai,
            result.name,
            i64::from(result.resigned),
            sat.moves,
            sat.thought_ms,
            change.map(|change| change.before),
            change.map(|change| change.after),
            change.map(|change| i64::from(change.machines)),
            change.and_then(|change| change.world),
            json!(result.measures).to_string(),
            result.turns,
            result.turns_stood_in,
            i64::from(result.absent),
            i64::from(sat.won()),
            i64::from(sat.took_over),
        ])
    };
    let rows: Value = end.results.iter().zip(&seats).map(row).collect();
    sqlx::query(sql::INSERT_RESULTS)
        .bind(table.table)
        .bind(rows.to_string())
        .bind(end.results.len() as i64)
        .execute(&mut *tx)
        .await?;
    let left: Vec<Change> = changes.into_iter().filter(|change| change.left).collect();
    if left.is_empty() { Ok(()) } else { write_changes(tx, &[(table.table, left)]).await }
}

/// Writes how often the people who left their seats to others decided, and for how long they were waited for.
async fn write_left(tx: &mut SqliteConnection, table: TableId, seats: &[CountedSeat]) -> Result<(), StoreError> {
    for sat in seats.iter().filter(|sat| sat.left) {
        let count = sqlx::query(sql::COUNT_SITTING).bind(table).bind(sat.seat).bind(sat.moves).bind(sat.thought_ms);
        count.execute(&mut *tx).await?;
    }
    Ok(())
}

/// Returns the seats of a table that just ended, with the number and total time of their decisions. After them come the
/// people who left their seats to others.
async fn sat(tx: &mut SqliteConnection, table: TableId, results: &[ResultRow]) -> Result<Vec<CountedSeat>, StoreError> {
    let (moments, left): (String, String) = sqlx::query_as(sql::MOMENTS).bind(table).fetch_one(&mut *tx).await?;
    let (moments, left): (Vec<_>, Vec<(i64, i64)>) = (decoded(&moments)?, decoded(&left)?);
    let moments = rating_rules::standing(moments);
    let waited = rating_rules::waited(moments.clone(), &left);
    let sittings: Vec<SittingRow> = sqlx::query_as(sql::SITTINGS).bind(table).fetch_all(&mut *tx).await?;
    let one = |result: &ResultRow| {
        let seat = i64::from(result.seat);
        let (moves, thought_ms) = waited.get(&seat).copied().unwrap_or_default();
        CountedSeat {
            seat,
            user: result.user.map(UserId::to_column),
            ai: result.ai.clone(),
            name: result.name.clone(),
            newer: Default::default(),
            place: result.place,
            resigned: result.resigned,
            absent: result.absent,
            turns: result.turns.map(i64::from),
            turns_stood_in: result.turns_stood_in.map(i64::from),
            moves,
            thought_ms,
            took_over: false,
            left: false,
        }
    };
    let mut seats: Vec<CountedSeat> = results.iter().map(one).collect();
    for first in sittings.iter().filter(|sitting| sitting.no == 0) {
        let Some(at) = seats.iter().position(|sat| sat.seat == i64::from(first.seat)) else { continue };
        let gone: Vec<_> = first.left_at_ms.map(|at_ms| (i64::from(first.seat), at_ms)).into_iter().collect();
        let own = rating_rules::waited(moments.clone(), &gone);
        let (moves, thought_ms) = own.get(&i64::from(first.seat)).copied().unwrap_or_default();
        let seat = &mut seats[at];
        let before = CountedSeat {
            user: Some(first.user.to_column()),
            ai: None,
            name: first.name.clone(),
            place: results.len() as u8,
            resigned: true,
            absent: false,
            moves,
            thought_ms,
            left: true,
            ..seat.clone()
        };
        (seat.took_over, seat.moves, seat.thought_ms) =
            (true, (seat.moves - moves).max(0), (seat.thought_ms - thought_ms).max(0));
        seats.push(before);
    }
    Ok(seats)
}

/// Finds the newer names of the people of an imported table, in tables counted before it, so that an old table does not
/// rename anyone.
async fn name_anew(tx: &mut SqliteConnection, counted: &Counted, seats: &mut [CountedSeat]) -> Result<(), StoreError> {
    if counted.imported_at_ms.is_none() {
        return Ok(());
    }
    for sat in seats {
        let Some(user) = sat.user else { continue };
        let (here, anywhere) =
            sqlx::query_as(sql::NEWER_NAMES).bind(counted.table_id).bind(user).fetch_one(&mut *tx).await?;
        sat.newer = [here, anywhere];
    }
    Ok(())
}

/// Reads a list that came as one row. Each row saved is a round trip to the database saved.
fn decoded<T: serde::de::DeserializeOwned>(text: &str) -> Result<Vec<T>, StoreError> {
    let unreadable = |_| sqlx::Error::Decode("a list holds what this program does not write".into()).into();
    serde_json::from_str(text).map_err(unreadable)
}

async fn read_records(tx: &mut SqliteConnection, keys: &[Key]) -> Result<Records, StoreError> {
    let Some(first) = keys.first() else { return Ok(Records::new()) };
    let list: Value =
        keys.iter().map(|key| json!([key.guild, key.period, key.machines as i64, key.user, key.ai])).collect();
    let found: String = sqlx::query_scalar(sql::RECORDS).bind(&first.game).bind(list.to_string()).fetch_one(tx).await?;
    let records: Vec<(Key, Record)> = decoded(&found)?;
    Ok(records.into_iter().collect())
}

/// Sorts records board by board. In any other order, every row would read and write other pages.
fn in_order(records: Records) -> Vec<(Key, Record)> {
    let mut records: Vec<_> = records.into_iter().collect();
    records.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
    records
}

pub(crate) async fn write_records(tx: &mut SqliteConnection, records: &[(Key, Record)]) -> Result<(), StoreError> {
    for some in records.chunks(AT_ONCE) {
        let list: Value = some
            .iter()
            .map(|(key, record)| {
                let shown = record.skill.shown();
                json!([
                    key.guild,
                    key.period,
                    key.machines as i64,
                    key.game,
                    key.user,
                    key.ai,
                    record.name,
                    record.skill.mu,
                    record.skill.sigma,
                    shown.rating,
                    shown.doubt,
                    shown.sure as i64,
                    record.played,
                    record.wins,
                    record.places,
                    record.moves,
                    record.thought_ms,
                ])
            })
            .collect();
        let list = list.to_string();
        sqlx::query(sql::ADD_PEOPLE).bind(&list).execute(&mut *tx).await?;
        sqlx::query(sql::PUT_RECORDS).bind(&list).execute(&mut *tx).await?;
    }
    Ok(())
}

async fn write_changes(tx: &mut SqliteConnection, tables: &[(TableId, Vec<Change>)]) -> Result<(), StoreError> {
    let changes: Vec<Value> = tables
        .iter()
        .flat_map(|(table, changes)| {
            changes
                .iter()
                .map(move |c| json!([table, c.seat, c.before, c.after, c.machines as i64, c.world, i64::from(c.left)]))
        })
        .collect();
    for some in changes.chunks(AT_ONCE) {
        let list = Value::from(some).to_string();
        sqlx::query(sql::RATE_RESULTS).bind(&list).execute(&mut *tx).await?;
        if some.iter().any(|change| change[6] == 1) {
            sqlx::query(sql::RATE_SITTINGS).bind(&list).execute(&mut *tx).await?;
        }
    }
    Ok(())
}

/// Recomputes all records if another version of the rules computed them last.
pub(crate) async fn rebuild_if_old(connection: &mut SqliteConnection, now_ms: i64) -> Result<(), sqlx::Error> {
    let version: i64 = sqlx::query_scalar(sql::RECKONED_BY).fetch_one(&mut *connection).await?;
    if version == i64::from(RATING_RULES) {
        return Ok(());
    }
    let mut tx = sqlx::Connection::begin_with(connection, "BEGIN IMMEDIATE").await?;
    rebuild(&mut tx, now_ms).await.map_err(|error| match error {
        StoreError::Database(error) => error,
        other => sqlx::Error::Protocol(other.to_string()),
    })?;
    tx.commit().await
}

/// Recomputes all records from the results as of `now_ms`, in the order in which tables were counted. Tables that were
/// never counted follow, in the order of their ends.
async fn rebuild(tx: &mut SqliteConnection, now_ms: i64) -> Result<u64, StoreError> {
    sqlx::query(sql::CLEAR_PEOPLE).execute(&mut *tx).await?;
    sqlx::query(sql::CLEAR_RECORDS).execute(&mut *tx).await?;
    sqlx::query(sql::CLEAR_TALLIES).execute(&mut *tx).await?;
    sqlx::query(sql::CLEAR_SEAT_TALLIES).execute(&mut *tx).await?;
    sqlx::query(sql::CLEAR_RECENT).execute(&mut *tx).await?;
    sqlx::query(sql::CLEAR_RATED).execute(&mut *tx).await?;
    sqlx::query(sql::CLEAR_RATED_SITTINGS).execute(&mut *tx).await?;
    sqlx::query(sql::NUMBER_ENDED).execute(&mut *tx).await?;
    let mut records = Records::new();
    let (mut changes, mut tallies) = (Vec::new(), Tallies::new());
    let (mut at, mut tables) = (0_i64, 0_u64);
    loop {
        let some: Vec<(i64, TableId)> =
            sqlx::query_as(sql::COUNTED_AFTER).bind(at).bind(AT_ONCE as i64).fetch_all(&mut *tx).await?;
        let Some(&(last, _)) = some.last() else { break };
        for (_, table) in some {
            let mut counted: Counted = sqlx::query_as(sql::COUNTED).bind(table).fetch_one(&mut *tx).await?;
            counted.ended.recent = counted.ended_at_ms > now_ms - RECENT_MS;
            let mut seats: Vec<CountedSeat> = sqlx::query_as(sql::SAT).bind(table).fetch_all(&mut *tx).await?;
            name_anew(tx, &counted, &mut seats).await?;
            changes.push((table, rating_rules::count(&mut records, &counted.ended, &seats)));
            tally(&mut tallies, &counted, &seats);
            if counted.ended.recent {
                sqlx::query(sql::PUT_RECENT).bind(counted.ended_at_ms).bind(table).execute(&mut *tx).await?;
            }
            tables += 1;
        }
        write_changes(tx, &changes).await?;
        changes.clear();
        at = last;
    }
    write_records(tx, &in_order(records)).await?;
    write_tallies(tx, &tallies).await?;
    sqlx::query(sql::SET_RECKONED_BY).bind(RATING_RULES).execute(&mut *tx).await?;
    Ok(tables)
}

impl Store {
    /// Recomputes all ratings, records and tallies from the results in one transaction, and returns the number of
    /// tables counted. The last 30 days end at `now_ms`. Gives the same numbers unless the rating rules changed.
    ///
    /// # Errors
    /// The database failed.
    pub async fn rebuild_records(&self, now_ms: i64) -> Result<u64, StoreError> {
        let mut tx = self.begin().await?;
        let tables = rebuild(&mut tx, now_ms).await?;
        tx.commit().await?;
        Ok(tables)
    }

    /// Removes at most `limit` tables that ended more than 30 days before `now_ms` from the records of that period, and
    /// returns their number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn expire_recent_records(&self, now_ms: i64, limit: u32) -> Result<u32, StoreError> {
        let mut tx = self.begin().await?;
        let old: Vec<(i64, TableId)> =
            sqlx::query_as(sql::AGED).bind(now_ms - RECENT_MS).bind(limit).fetch_all(&mut *tx).await?;
        for &(ended_at_ms, table) in &old {
            let mut counted: Counted = sqlx::query_as(sql::COUNTED).bind(table).fetch_one(&mut *tx).await?;
            // The table counts as recent here, because the records of that period contain it.
            counted.ended.recent = true;
            let seats: Vec<CountedSeat> = sqlx::query_as(sql::SAT).bind(table).fetch_all(&mut *tx).await?;
            let mut gone = HashMap::new();
            rating_rules::count(&mut gone, &counted.ended, &seats);
            let gone: Value = gone
                .iter()
                .filter(|(key, _)| key.period == RECENT)
                .map(|(key, r)| {
                    json!([
                        key.guild,
                        key.machines as i64,
                        key.user,
                        key.ai,
                        r.played,
                        r.wins,
                        r.places,
                        r.moves,
                        r.thought_ms
                    ])
                })
                .collect();
            sqlx::query(sql::AGE_RECORDS).bind(&counted.ended.game).bind(gone.to_string()).execute(&mut *tx).await?;
            sqlx::query(sql::DROP_AGED).bind(&counted.ended.game).bind(gone.to_string()).execute(&mut *tx).await?;
            sqlx::query(sql::DROP_RECENT).bind(ended_at_ms).bind(table).execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(old.len() as u32)
    }

    /// Returns at most `limit` finished tables counted after `after`, in the order of counting: number and table.
    ///
    /// # Errors
    /// The database failed.
    pub async fn counted_after(&self, after: i64, limit: u32) -> Result<Vec<(i64, TableId)>, StoreError> {
        let find = sqlx::query_as(sql::COUNTED_AFTER).bind(after).bind(limit);
        Ok(find.fetch_all(self.reader()).await?)
    }
}
