//! Tallies of a server: the lengths of its tables, and the wins of each seat.

use crate::finish::{AT_ONCE, Counted};
use crate::rating_rules::CountedSeat;
use crate::{StoreError, sql};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnection;
use std::collections::BTreeMap;

/// The start of the setting of a tally of tables where only AIs sat. It stands apart, so that readers choose whether to
/// count such tables. The statements about tallies name it too.
const MACHINES_ONLY: &str = "*";

/// The sums of a server's tables of one size, over all and by each option's value.
pub(crate) type Tallies = BTreeMap<(i64, String, String, i64), Tally>;

#[derive(Default)]
pub(crate) struct Tally {
    tables: i64,
    steps: i64,
    lasted_ms: i64,
    wins: BTreeMap<i64, f64>,
}

/// Adds a table to the tallies of its server.
pub(crate) fn tally(tallies: &mut Tallies, counted: &Counted, seats: &[CountedSeat]) {
    // Who left a seat to another stands in the list beside the seat.
    let seats: Vec<&CountedSeat> = seats.iter().filter(|sat| !sat.left).collect();
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let settings = counted.options.iter().map(|(option, value)| format!("{option}={}", word(value)));
    let start = if seats.iter().all(|sat| sat.user.is_none()) { MACHINES_ONLY } else { "" };
    let winners = seats.iter().filter(|sat| sat.place == 1).count().max(1);
    for setting in std::iter::once(String::new()).chain(settings) {
        let key = (counted.ended.guild, counted.ended.game.clone(), format!("{start}{setting}"), seats.len() as i64);
        let tally = tallies.entry(key).or_default();
        tally.tables += 1;
        tally.steps += counted.steps;
        tally.lasted_ms += counted.lasted_ms();
        for sat in &seats {
            *tally.wins.entry(sat.seat).or_default() += if sat.place == 1 { 1.0 / winners as f64 } else { 0.0 };
        }
    }
}

pub(crate) async fn write_tallies(tx: &mut SqliteConnection, tallies: &Tallies) -> Result<(), StoreError> {
    let all: Vec<_> = tallies.iter().collect();
    for some in all.chunks(AT_ONCE) {
        let lengths: Value = some
            .iter()
            .map(|((guild, game, setting, seats), t)| {
                json!([guild, game, setting, seats, t.tables, t.steps, t.lasted_ms])
            })
            .collect();
        let wins: Value = some
            .iter()
            .flat_map(|((guild, game, setting, seats), tally)| {
                tally.wins.iter().map(move |(seat, wins)| json!([guild, game, setting, seats, seat, wins]))
            })
            .collect();
        sqlx::query(sql::ADD_TALLIES).bind(lengths.to_string()).execute(&mut *tx).await?;
        sqlx::query(sql::ADD_SEAT_TALLIES).bind(wins.to_string()).execute(&mut *tx).await?;
    }
    Ok(())
}
