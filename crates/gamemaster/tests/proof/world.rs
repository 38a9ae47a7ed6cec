//! A game master, tables of three people at sealed auctions, and the files of these tables.

use crate::database;
use agon_ai::Level;
use agon_gamemaster::{
    Extras, GameMaster, ImportTarget, MissingPart, OpenTable, Person, TableId, TableImport, TableSnapshot, UserId,
};
use agon_games::Registry;
use agon_rules::luck::{QuickDice, Seed};
use agon_rules::verify::{Closed, Depth, Misfit, Reader};
use agon_store::{ChannelId, GuildId, InteractionId, NewImport, SeatOrder, Status};
use serde_json::Value;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// An id with more digits than a JSON reader keeps.
const START: InteractionId = InteractionId(1_456_000_000_000_000_777);
const SEALED: [(&str, &str); 2] = [("auction", "sealed"), ("bribes", "sealed")];

/// A game master whose seeds are all different, and the same in every run.
pub async fn game_master(folder: &Path, from: u64) -> GameMaster {
    let store = database::open(folder.join("agon.db")).await;
    let (ticks, seeds) = (AtomicI64::new(1_700_000_000_000), AtomicU64::new(from));
    let clock = Arc::new(move || ticks.fetch_add(1_000, Ordering::SeqCst));
    let seeds = Arc::new(move || Seed::from_words(&format!("seed {}", seeds.fetch_add(1, Ordering::SeqCst))).0);
    GameMaster::new(store, Registry::ours(), clock, seeds)
}

pub fn user(seat: u8) -> UserId {
    UserId(100 + u64::from(seat))
}

/// A table of three people at sealed auctions, their seats drawn.
pub async fn sealed_table(master: &GameMaster) -> TableId {
    let person = |at: u8| Person { user: user(at), name: format!("Person {at}") };
    let wish = OpenTable {
        guild: GuildId(1),
        channel: ChannelId(2),
        game: "offrandes".to_owned(),
        seats: Some(3),
        machines: 0,
        level: None,
        options: SEALED.map(|(option, value)| (option.to_owned(), value.to_owned())).into(),
        host: person(0),
        language: "en".to_owned(),
    };
    let table = master.open(wish).await.expect("a table").table;
    for at in 1..3 {
        master.join(table, person(at)).await.expect("a seat");
    }
    master.set_seat_order(table, user(0), SeatOrder::Random).await.expect("an order");
    master.start(table, user(0), START, None).await.expect("a start");
    table
}

pub fn greedy(look: &TableSnapshot) -> String {
    let view = look.view().expect("a view");
    let dice = &mut QuickDice::new(u64::from(look.seq()));
    Registry::ours().find(view.game()).expect("the game").player(Level::Greedy).choose(view, dice)
}

/// A snapshot of a person who must choose and has not yet.
pub async fn asked(master: &GameMaster, table: TableId) -> TableSnapshot {
    for at in 0..3 {
        let look = master.snapshot(table, Some(user(at))).await.expect("a snapshot");
        if look.my_turn() {
            return look;
        }
    }
    panic!("nobody is asked");
}

pub async fn acts(master: &GameMaster, look: &TableSnapshot, input: &str) {
    let who = look.seats().iter().find(|row| Some(row.seat) == look.seat().map(|seat| seat.0)).and_then(|row| row.user);
    master.act(look.table().table, who.expect("a person"), look.seq(), input).await.expect("a legal action");
}

/// Plays until `stop`, or to the end.
pub async fn play(master: &GameMaster, table: TableId, stop: impl Fn(&TableSnapshot) -> bool) -> TableSnapshot {
    loop {
        let public = master.snapshot(table, None).await.expect("a snapshot");
        if public.is_over() || stop(&public) {
            return public;
        }
        let mine = asked(master, table).await;
        acts(master, &mine, &greedy(&mine)).await;
    }
}

/// The lines of a finished sealed table.
pub async fn finished(folder: &Path) -> (GameMaster, TableId, Vec<Value>) {
    let master = game_master(folder, 0).await;
    let table = sealed_table(&master).await;
    let end = play(&master, table, |_| false).await;
    assert_eq!(end.table().status, Status::Finished);
    let lines = lines(&master, table, Extras { states: false, people: true }).await;
    (master, table, lines)
}

pub async fn lines(master: &GameMaster, table: TableId, extras: Extras) -> Vec<Value> {
    let text = master.file(table).await.expect("a file").lines(extras).expect("its lines");
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

pub fn read(lines: &[Value]) -> Result<Closed, Misfit> {
    let mut reader = Reader::new(Registry::ours().rules(), Depth::Full);
    for line in lines {
        reader.line(format!("{line}\n").as_bytes())?;
    }
    reader.end()
}

pub fn arrivals(lines: &[Value], welcome: ImportTarget) -> Result<Vec<NewImport>, MissingPart> {
    let mut reader = Reader::new(Registry::ours().rules(), Depth::Full);
    let mut arrivals = TableImport::new(welcome);
    for line in lines {
        let entry = reader.line(format!("{line}\n").as_bytes()).expect("a line that fits");
        arrivals.take(&reader, entry).map_err(|unfit| unfit.why)?;
    }
    arrivals.end(&reader.end().expect("a whole log")).map_err(|unfit| unfit.why)
}

pub fn welcome(rated: bool) -> ImportTarget {
    ImportTarget { guild: GuildId(7), language: "de".to_owned(), rated, at_ms: 1_800_000_000_000 }
}
