//! A table in memory: what the disk has of it, what its log replays to, and who was here lately.
//!
//! Invariant: what stands here is what stands on disk. A change is made on a copy and swapped in after its [`commit`].
//! Other files read and change an actor through its methods alone.

pub(crate) mod commit;
mod play;
mod rows;

use crate::deadline::Deadline;
use crate::ending;
use crate::error::Refused;
use crate::header::header;
use crate::note::Note;
use crate::seating::Changed;
use crate::shared::Shared;
use crate::undo::Undone;
use agon_games::GameEntry;
use agon_rules::luck::Seed;
use agon_rules::table::Step;
use agon_rules::undo::GameRecord;
use agon_rules::{AnyEvent, AnyTable, Seat, SeatSet, Standing};
use agon_store::{
    AwayRow, BallotRow, ClockRow, HeldRow, NewDeadline, NewOutbox, OfferRow, OrderRow, QuestionRow, RatingChange,
    SealedRow, SeatRow, SittingRow, Status, Store, TableId, TableRow, UserId,
};
pub(crate) use play::{EndedTurn, Play};
use rows::Rows;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

/// A table in memory.
pub(crate) struct TableActor {
    shared: Arc<Shared>,
    game: &'static GameEntry,
    rows: Rows,
    /// The game, once started.
    play: Option<Play>,
    presence: Presence,
    /// The code of the contradiction that pauses the table: no action is possible until the bot starts anew.
    paused: Option<String>,
    /// Memory may differ from the disk: the table is let go and loaded anew.
    broken: bool,
    /// The table makes room in memory as soon as it has nothing to do.
    goes: bool,
}

/// Traces of people at the table, since it was loaded.
#[derive(Default)]
struct Presence {
    /// The time a person last acted here.
    acted_at_ms: Option<i64>,
    /// The time of each seat's last public action, by hand or by an order: both must look the same to the public.
    seen_at_ms: BTreeMap<Seat, i64>,
    /// The host's last change of the lobby.
    changed: Option<Changed>,
}

impl TableActor {
    /// Loads a table and replays its log.
    pub(crate) async fn load(shared: Arc<Shared>, table: TableId) -> Result<TableActor, Refused> {
        let rows = Rows::load(shared.store(), table).await?;
        let (game, begun) = (shared.games().find(&rows.row.game)?, rows.row.started_at_ms.is_some());
        let (presence, paused, broken, goes) = (Presence::default(), None, false, false);
        let mut actor = TableActor { shared, game, rows, play: None, presence, paused, broken, goes };
        if begun {
            let before = header(actor.row(), actor.seats().len() as u8)?.open(game.rules)?;
            let steps = actor.store().steps(table).await?;
            actor.replay_log(before, &steps)?;
        }
        Ok(actor)
    }

    pub(crate) fn shared(&self) -> &Shared {
        &self.shared
    }

    pub(crate) fn game(&self) -> &'static GameEntry {
        self.game
    }

    pub(crate) fn store(&self) -> &Store {
        self.shared.store()
    }

    pub(crate) fn now_ms(&self) -> i64 {
        self.shared.now_ms()
    }

    pub(crate) fn id(&self) -> TableId {
        self.rows.row.table
    }

    pub(crate) fn row(&self) -> &TableRow {
        &self.rows.row
    }

    pub(crate) fn seats(&self) -> &[SeatRow] {
        &self.rows.seats
    }

    /// Returns the clocks of people's seats, by seat.
    pub(crate) fn clocks(&self) -> &[ClockRow] {
        &self.rows.clocks
    }

    /// Returns the absences that people of the table announced. They may be over, or lie ahead.
    pub(crate) fn away(&self) -> &[AwayRow] {
        &self.rows.away
    }

    /// True if the table waits for a seat that is not ready.
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        self.play().is_some_and(|play| play.waiting().seats().minus(self.ready()).has(seat))
    }

    /// Returns the people of the seats that changed hands, by seat, then in the order in which they sat there.
    pub(crate) fn sittings(&self) -> &[SittingRow] {
        &self.rows.sittings
    }

    /// Returns the offers of seats as they were written.
    pub(crate) fn offers(&self) -> &[OfferRow] {
        &self.rows.offers
    }

    /// Returns the questions of the table's people, in the order in which they were asked.
    pub(crate) fn questions(&self) -> &[QuestionRow] {
        &self.rows.questions
    }

    /// Returns the answers to the questions.
    pub(crate) fn ballots(&self) -> &[BallotRow] {
        &self.rows.ballots
    }

    /// Returns the time until which the open question can be answered; `None`: that time is over, or none is open.
    pub(crate) fn question_until_ms(&self) -> Option<i64> {
        self.rows.question_until_ms
    }

    /// Returns the people of the lobby who said that they are ready.
    pub(crate) fn ready_people(&self) -> &[UserId] {
        &self.rows.ready
    }

    pub(crate) fn sealed(&self) -> &[SealedRow] {
        &self.rows.sealed
    }

    pub(crate) fn orders(&self) -> &[OrderRow] {
        &self.rows.orders
    }

    /// Returns the people for whom the lobby holds seats.
    pub(crate) fn held(&self) -> &[HeldRow] {
        &self.rows.held
    }

    /// True if a single person sits in the lobby, who has finished no table of its game yet.
    pub(crate) fn is_newcomer(&self) -> bool {
        self.rows.newcomer
    }

    /// True if the lobby would begin a person's first table of its game if only machines joined. Such a table is
    /// practice: it is unrated.
    pub(crate) fn is_practice(&self) -> bool {
        self.rows.newcomer && self.rows.row.rated
    }

    /// Returns the people of a lobby who are often late.
    pub(crate) fn often_late(&self) -> &[UserId] {
        &self.rows.often_late
    }

    /// Returns the rating change of each seat. Empty unless the table is finished.
    pub(crate) fn rating_changes(&self) -> &[Option<RatingChange>] {
        &self.rows.rating_changes
    }

    /// Returns the game; `None` if it has not begun.
    pub(crate) fn play(&self) -> Option<&dyn AnyTable> {
        self.play.as_ref().map(|play| play.record.table())
    }

    /// Returns the game with its log; `None` if it has not begun.
    pub(crate) fn record(&self) -> Option<&GameRecord> {
        self.play.as_ref().map(|play| &play.record)
    }

    /// Returns every entry of the log, those included that take steps back or were taken back. Empty in a lobby.
    pub(crate) fn log(&self) -> &[Step] {
        self.record().map(GameRecord::entries).unwrap_or_default()
    }

    /// Returns the entries that took steps back, in order.
    pub(crate) fn undone(&self) -> &[Undone] {
        self.play.as_ref().map(|play| play.undone.as_slice()).unwrap_or_default()
    }

    /// True if an order or the table itself made this step.
    pub(crate) fn is_automatic(&self, seq: u32) -> bool {
        self.play.as_ref().is_some_and(|play| play.automatic.binary_search(&seq).is_ok())
    }

    /// Returns the time of the last entry of the log; 0 before any.
    pub(crate) fn last_at_ms(&self) -> i64 {
        self.play.as_ref().map_or(0, |play| play.last_at_ms)
    }

    /// Returns the turn that ended with the last entry; `None` if it ended none, or before the table was loaded.
    pub(crate) fn ended_turn(&self) -> Option<&EndedTurn> {
        self.play.as_ref()?.ended_turn.as_ref()
    }

    /// Returns the number of entries of the log that could be replayed.
    pub(crate) fn seq(&self) -> u32 {
        self.log().len() as u32
    }

    /// Returns the events of each step that stands, unredacted.
    pub(crate) fn events(&self) -> &[(u32, AnyEvent)] {
        self.play.as_ref().map(|play| play.events.as_slice()).unwrap_or_default()
    }

    /// Returns the steps that were made for people whose time was up, in order.
    pub(crate) fn steps_made_for(&self) -> &[u32] {
        self.play.as_ref().map(|play| play.made_for.as_slice()).unwrap_or_default()
    }

    /// Puts in a game that was replayed from disk.
    pub(crate) fn set_play(&mut self, play: Play) {
        self.play = Some(play);
    }

    /// Returns the game if the table runs, else the refusal.
    pub(crate) fn running(&self) -> Result<&dyn AnyTable, Refused> {
        match (self.row().status, self.play()) {
            (Status::Running, Some(play)) => Ok(play),
            (Status::Lobby, _) => Err(Refused::NotBegun),
            _ => Err(Refused::Over(Box::new(self.row().clone()))),
        }
    }

    /// Returns the standing of a table that came to its end; `None` for any other.
    pub(crate) fn standing(&self) -> Option<Standing> {
        ending::standing(self.row(), self.seats(), self.play()?)
    }

    pub(crate) fn seed(&self) -> Seed {
        Seed(self.row().seed.0)
    }

    /// Returns the seat of a person who has not given it up; `None` if there is none.
    pub(crate) fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.seats().iter().find(|row| row.user == Some(user) && !row.resigned).map(|row| Seat(row.seat))
    }

    /// Returns the seat of a person who plays on.
    pub(crate) fn playing(&self, user: UserId) -> Result<Seat, Refused> {
        match self.seats().iter().find(|row| row.user == Some(user)) {
            None => Err(self.no_seat(user)),
            Some(row) if row.is_out() => Err(Refused::Out { since_ms: row.left_at_ms }),
            Some(row) => Ok(Seat(row.seat)),
        }
    }

    pub(crate) fn held_by_person(&self, seat: Seat) -> Option<UserId> {
        self.seats().get(seat.index()).filter(|row| !row.resigned).and_then(|row| row.user)
    }

    /// Returns the people who have not given up their seats.
    pub(crate) fn people(&self) -> Vec<UserId> {
        self.seats().iter().filter(|row| !row.resigned).filter_map(|row| row.user).collect()
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.seats().get(seat.index()).map(|row| row.name.clone()).unwrap_or_default()
    }

    /// Returns the seats whose secret choice for the present decision is locked.
    pub(crate) fn ready(&self) -> SeatSet {
        let now = self.seq();
        self.sealed().iter().filter(|row| row.locked && row.seq == now).map(|row| Seat(row.seat)).collect()
    }

    /// Returns the step after which the holder of a seat last decided by hand. If that was not noted, it is the seat's
    /// last step; 0 before any.
    pub(crate) fn decided(&self, seat: Seat) -> u32 {
        let noted = self.rows.decided.iter().find(|row| row.seat == seat.0).map(|row| row.seq);
        let last = self.log().iter().rposition(|step| step.seat == Some(seat));
        noted.unwrap_or(last.map_or(0, |at| at as u32 + 1))
    }

    /// Replaces the seats as a start is about to write them, and returns those before.
    pub(crate) fn replace_seats(&mut self, seats: Vec<SeatRow>) -> Vec<SeatRow> {
        std::mem::replace(&mut self.rows.seats, seats)
    }

    /// Returns a note as an outbox row of this table.
    pub(crate) fn outbox_row(&self, note: Note) -> NewOutbox {
        note.row(Some(self.id()), self.now_ms())
    }

    /// True if machines and orders still wait before they answer.
    pub(crate) fn answers_later(&self) -> bool {
        self.answers_in().is_some()
    }

    /// Returns the real time until machines and orders answer; `None` if they answer at once.
    pub(crate) fn answers_in(&self) -> Option<Duration> {
        let due = self.rows.answers_at_ms.filter(|due| *due > self.now_ms())?;
        let ms = u64::try_from(due - self.now_ms()).unwrap_or_default();
        Some(self.shared.real(Duration::from_millis(ms)))
    }

    /// Returns the deadline for the answer to a turn that begins now; `None` if answers come at once.
    pub(crate) fn answer_deadline(&self, now_ms: i64) -> Option<NewDeadline> {
        let house = i64::try_from(self.shared.answer_delay().as_millis()).unwrap_or(i64::MAX);
        let delay = self.terms().delay_ms(house);
        (delay > 0).then(|| Deadline::Answer.at(now_ms.saturating_add(delay)))
    }

    /// Returns the host's last change of the lobby; `None` if there is none since the table was loaded.
    pub(crate) fn changed(&self) -> Option<&Changed> {
        self.presence.changed.as_ref()
    }

    pub(crate) fn set_changed(&mut self, changed: Changed) {
        self.presence.changed = Some(changed);
    }

    /// Notes that a person acts now.
    pub(crate) fn note_action(&mut self, now_ms: i64) {
        self.presence.acted_at_ms = Some(now_ms);
    }

    /// Notes that the public sees these seats act now.
    pub(crate) fn note_public_action(&mut self, seats: &[Seat]) {
        let now = self.now_ms();
        self.presence.seen_at_ms.extend(seats.iter().map(|seat| (*seat, now)));
    }

    /// Returns the code of the contradiction that pauses the table; `None` if it is not paused.
    pub(crate) fn paused(&self) -> Option<&str> {
        self.paused.as_deref()
    }

    pub(crate) fn set_paused(&mut self, code: String) {
        self.paused = Some(code);
    }

    /// True if memory may differ from the disk.
    pub(crate) fn is_broken(&self) -> bool {
        self.broken
    }

    pub(crate) fn mark_broken(&mut self) {
        self.broken = true;
    }

    /// True if the table is to make room in memory.
    pub(crate) fn goes(&self) -> bool {
        self.goes
    }

    pub(crate) fn let_go_soon(&mut self) {
        self.goes = true;
    }

    /// Keeps the table in memory, although it was to make room.
    pub(crate) fn stay(&mut self) {
        self.goes = false;
    }

    /// Notes that the table, which is let go now, has nothing to do. If that fails, the next start loads it once more.
    pub(crate) async fn rest(&self) {
        if self.row().status != Status::Running || self.row().at_rest {
            return;
        }
        if let Err(error) = self.store().set_at_rest(self.id()).await {
            tracing::warn!(table = self.id().0, error = %error, "a table's rest is not noted");
        }
    }
}
