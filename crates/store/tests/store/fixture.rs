//! A store in its own directory, and rows to fill it.

use crate::database;
use agon_store::{
    ChannelId, Commit, End, Ending, GuildId, InteractionId, LeaderboardFilter, LobbyPlan, Margin, NewOutbox, NewTable,
    Period, ResultRow, SeatRow, Sort, Start, Store, StoreError, TableId, TableRow, UserId,
};
use serde_json::json;
use std::path::PathBuf;
use tempfile::TempDir;

pub const GUILD: GuildId = GuildId(10);
pub const ANA: UserId = UserId(1);
pub const BEN: UserId = UserId(2);
/// The largest possible id. It must not lose a bit on its way through a signed column.
pub const EVA: UserId = UserId(u64::MAX);

pub struct Fixture {
    pub store: Store,
    pub path: PathBuf,
    pub _dir: TempDir,
}

/// Opens an empty database. Its file is a copy.
pub async fn fixture() -> Fixture {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("agon.db");
    Fixture { store: database::open(&path).await, path, _dir: dir }
}

pub fn person(seat: u8, user: UserId, name: &str) -> SeatRow {
    SeatRow { seat, user: Some(user), ai: None, name: name.to_owned(), resigned: false, left_at_ms: None }
}

pub fn ai(seat: u8) -> SeatRow {
    SeatRow { seat, user: None, ai: Some("hard".to_owned()), name: "Bot".to_owned(), resigned: false, left_at_ms: None }
}

pub fn resigned(seat: u8, user: UserId, name: &str) -> SeatRow {
    SeatRow { ai: Some("easy".to_owned()), resigned: true, ..person(seat, user, name) }
}

pub fn lobby(channel: u64, seats: Vec<SeatRow>) -> NewTable {
    NewTable {
        guild: GUILD,
        channel: ChannelId(channel),
        game: "offrandes".to_owned(),
        rules: 1,
        options: json!({ "gods": "4" }),
        seats_wanted: 2,
        host: ANA,
        seats,
        language: "en".to_owned(),
        seed: [7; 32].into(),
        promise: "ab".repeat(32),
        at_ms: 1_000,
        outbox: Vec::new(),
    }
}

pub fn message(kind: &str, due_at_ms: i64) -> NewOutbox {
    NewOutbox { table: None, kind: kind.to_owned(), body: json!({ "user": "1" }), due_at_ms, nonce: None }
}

pub fn starting(table: TableId) -> Commit {
    Commit { start: Some(Start { interaction: InteractionId(77), at_ms: 2_000 }), ..Commit::at(table, 0, 2_000) }
}

/// Opens a lobby without any plan.
pub async fn open(store: &Store, new: NewTable) -> Result<TableRow, StoreError> {
    store.open_lobby(new, LobbyPlan::default()).await
}

/// Opens a running table of Ana and Ben.
pub async fn running(store: &Store, channel: u64) -> TableRow {
    let seats = vec![person(0, ANA, "Ana"), person(1, BEN, "Ben")];
    let table = open(store, lobby(channel, seats)).await.unwrap().table;
    store.commit(starting(table)).await.unwrap();
    store.table(table).await.unwrap().unwrap()
}

/// Plays a table to its end. The seats come in any order, each with its place.
pub async fn finished(store: &Store, new: NewTable, places: &[u8], at_ms: i64) -> TableId {
    let results = result_rows(&new.seats, places);
    let table = open(store, new).await.unwrap().table;
    store.commit(starting(table)).await.unwrap();
    let margin = Some(Margin { level: 0, by: Some(("altars".to_owned(), 1)) });
    let end = End { status: Ending::Finished, reason: Some("altars".to_owned()), results, margin };
    store.commit(Commit { end: Some(end), ..Commit::at(table, 0, at_ms) }).await.unwrap();
    table
}

pub fn result_rows(seats: &[SeatRow], places: &[u8]) -> Vec<ResultRow> {
    seats
        .iter()
        .zip(places)
        .map(|(seat, place)| ResultRow {
            seat: seat.seat,
            place: *place,
            score: -i64::from(*place),
            parts: json!([["altars", 3], ["gold", -1]]),
            measures: Vec::new(),
            user: seat.user,
            ai: seat.ai.clone(),
            name: seat.name.clone(),
            resigned: seat.resigned,
            turns: None,
            turns_stood_in: None,
            absent: false,
            took_over_seq: None,
            rating_change: None,
        })
        .collect()
}

/// Returns the board of ratings of Ana's server, read by her.
pub fn board() -> LeaderboardFilter {
    LeaderboardFilter {
        guild: Some(GUILD),
        period: Period::AllTime,
        machines: false,
        game: "offrandes".to_owned(),
        sort: Sort::Rating,
        reader: ANA,
        read_in: Some(GUILD),
    }
}
