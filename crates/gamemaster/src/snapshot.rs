//! Snapshots of tables: everything a panel, a board message or a page may show to one viewer, and nothing else.

mod build;
mod stage;

pub use stage::{LobbySnapshot, OverSnapshot, Position, RunningSnapshot, Stage, first_unseen_step};

use crate::clock::TableClock;
use crate::error::Refused;
use crate::leaving::Departure;
use crate::order_outcome::OrderOutcome;
use crate::question::{EndedQuestion, OpenQuestion};
use crate::seating::{Changed, filled};
use crate::secret::Draft;
use crate::substitute::SeatOffer;
use crate::undo::{UndoOffer, Undone};
use agon_ai::Level;
use agon_games::GameEntry;
use agon_rules::order::Order;
use agon_rules::{AnyEvent, AnyView, Seat, SeatSet, Standing};
use agon_store::{HeldRow, RatingChange, SeatRow, SittingRow, TableRow, UserId};

/// A table as one viewer may see it. Methods read what any stage may have; nothing where this one has none.
#[derive(Clone, Debug)]
pub struct TableSnapshot {
    game: &'static GameEntry,
    table: TableRow,
    seats: Vec<SeatRow>,
    host: Option<UserId>,
    seat: Option<Seat>,
    sittings: Vec<SittingRow>,
    commitment: String,
    stage: Stage,
}

/// A position with what surrounds it in a picture: of a table as it stands, or of a replay's step.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// The game.
    pub game: &'static GameEntry,
    /// The table; its seed is blank.
    pub table: &'a TableRow,
    /// The seats and those who sit there.
    pub seats: &'a [SeatRow],
    /// The seat that sees the position; `None` for the public.
    pub seat: Option<Seat>,
    /// The position.
    pub position: &'a Position,
    /// The seats the table waits for.
    pub waiting: SeatSet,
    /// Places and scores, once over.
    pub standing: Option<&'a Standing>,
    /// The viewer's orders for later.
    pub orders: &'a [Order],
}

impl Shown<'_> {
    /// Returns the winners. Empty before the end.
    pub fn winners(&self) -> SeatSet {
        self.standing.map_or(SeatSet::EMPTY, Standing::winners)
    }
}

impl TableSnapshot {
    /// Returns the game that is played here.
    pub fn game(&self) -> &'static GameEntry {
        self.game
    }

    /// Returns the table's row. Its seed is blank, and opened in [`OverSnapshot::seed`].
    pub fn table(&self) -> &TableRow {
        &self.table
    }

    /// Returns the seats and those who sit there.
    pub fn seats(&self) -> &[SeatRow] {
        &self.seats
    }

    /// Returns the person who may do what a host may: the host, or the one who sits longest once the host has given up
    /// the seat. `None` if no person is left.
    pub fn host(&self) -> Option<UserId> {
        self.host
    }

    /// Returns the viewer's seat; `None` if they hold none or have given it up.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Returns the people of the seats that changed hands, by seat, then in the order in which they sat there.
    pub fn sittings(&self) -> &[SittingRow] {
        &self.sittings
    }

    /// Returns the seat that a person left to another; `None` if there is none.
    pub fn left_by(&self, user: UserId) -> Option<Seat> {
        let left = self.sittings.iter().rev().find(|sitting| sitting.user == user && sitting.to_seq.is_some());
        left.map(|sitting| Seat(sitting.seat))
    }

    /// Returns the number of steps when the present owner took a seat over; `None` if it is theirs from the start.
    pub fn took_over(&self, seat: Seat) -> Option<u32> {
        let own = self.sittings.iter().find(|sitting| sitting.seat == seat.0 && sitting.to_seq.is_none());
        own.map(|sitting| sitting.from_seq)
    }

    /// Returns the refusal for a person without a seat.
    pub fn no_seat(&self, user: UserId) -> Refused {
        match self.left_by(user) {
            Some(seat) => Refused::GaveUp { name: self.name(seat).to_owned() },
            None => Refused::NoSeat,
        }
    }

    /// Returns the promise of the table's luck.
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// Returns the stage, with what only it has.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// True if people still gather.
    pub fn is_lobby(&self) -> bool {
        matches!(self.stage, Stage::Lobby(_))
    }

    /// True if the game is on.
    pub fn is_running(&self) -> bool {
        matches!(self.stage, Stage::Running(_))
    }

    /// True if the table is over.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// Returns the lobby; `None` at another stage.
    pub fn lobby(&self) -> Option<&LobbySnapshot> {
        match &self.stage {
            Stage::Lobby(lobby) => Some(lobby),
            Stage::Running(_) | Stage::Over(_) => None,
        }
    }

    /// Returns the running game; `None` at another stage.
    pub fn running(&self) -> Option<&RunningSnapshot> {
        match &self.stage {
            Stage::Running(running) => Some(running),
            Stage::Lobby(_) | Stage::Over(_) => None,
        }
    }

    /// Returns the end; `None` at another stage.
    pub fn over(&self) -> Option<&OverSnapshot> {
        match &self.stage {
            Stage::Over(over) => Some(over),
            Stage::Lobby(_) | Stage::Running(_) => None,
        }
    }

    /// Returns the position; `None` if the table has not begun.
    pub fn position(&self) -> Option<&Position> {
        match &self.stage {
            Stage::Lobby(_) => None,
            Stage::Running(running) => Some(&running.position),
            Stage::Over(over) => over.position.as_ref(),
        }
    }

    /// Returns the position with what surrounds it in a picture; `None` if the table has not begun.
    pub fn shown(&self) -> Option<Shown<'_>> {
        Some(Shown {
            game: self.game,
            table: &self.table,
            seats: &self.seats,
            seat: self.seat,
            position: self.position()?,
            waiting: self.waiting(),
            standing: self.standing(),
            orders: self.orders(),
        })
    }

    /// [`Position::seq`]; 0 before the start.
    pub fn seq(&self) -> u32 {
        self.position().map_or(0, |position| position.seq)
    }

    /// [`Position::public`]; `None` before the start.
    pub fn public(&self) -> Option<&AnyView> {
        self.position().map(|position| &position.public)
    }

    /// [`Position::view`]; `None` before the start.
    pub fn view(&self) -> Option<&AnyView> {
        self.position().map(|position| &position.view)
    }

    /// [`Position::events`].
    pub fn events(&self) -> &[(u32, AnyEvent)] {
        self.position().map(|position| position.events.as_slice()).unwrap_or_default()
    }

    /// True if a step was made for a person whose time was up.
    pub fn made_for_step(&self, seq: u32) -> bool {
        self.position().is_some_and(|position| position.made_for.binary_search(&seq).is_ok())
    }

    /// [`LobbySnapshot::held`].
    pub fn held(&self) -> &[HeldRow] {
        self.lobby().map(|lobby| lobby.held.as_slice()).unwrap_or_default()
    }

    /// [`LobbySnapshot::closes_at_ms`]; `None` after the lobby.
    pub fn closes_at_ms(&self) -> Option<i64> {
        self.lobby().map(|lobby| lobby.closes_at_ms)
    }

    /// [`LobbySnapshot::changed`]; `None` if the host changed nothing.
    pub fn changed(&self) -> Option<&Changed> {
        self.lobby().and_then(|lobby| lobby.changed.as_ref())
    }

    /// [`LobbySnapshot::practice`].
    pub fn practice(&self) -> bool {
        self.lobby().is_some_and(|lobby| lobby.practice)
    }

    /// True if a person of the lobby is often late.
    pub fn is_often_late(&self, user: UserId) -> bool {
        self.lobby().is_some_and(|lobby| lobby.often_late.contains(&user))
    }

    /// Returns the level of machines that nobody chose.
    pub fn usual_level(&self) -> Level {
        self.lobby().map_or(Level::Normal, |lobby| lobby.usual_level)
    }

    /// Returns the number of seats with which a lobby begins if machines take the free ones.
    pub fn filled(&self) -> u8 {
        filled(self.game.meta(), &self.table, self.seats.len())
    }

    /// [`RunningSnapshot::hints`].
    pub fn hints(&self) -> bool {
        self.running().is_some_and(|running| running.hints)
    }

    /// [`RunningSnapshot::waiting`].
    pub fn waiting(&self) -> SeatSet {
        self.running().map_or(SeatSet::EMPTY, |running| running.waiting)
    }

    /// [`RunningSnapshot::ready`].
    pub fn ready(&self) -> SeatSet {
        self.running().map_or(SeatSet::EMPTY, |running| running.ready)
    }

    /// [`RunningSnapshot::secret`].
    pub fn secret(&self) -> bool {
        self.running().is_some_and(|running| running.secret)
    }

    /// [`RunningSnapshot::paused`]; `None` if the table is not paused.
    pub fn paused(&self) -> Option<&str> {
        self.running().and_then(|running| running.paused.as_deref())
    }

    /// [`RunningSnapshot::question`]; `None` if none is open.
    pub fn question(&self) -> Option<&OpenQuestion> {
        self.running().and_then(|running| running.question.as_ref())
    }

    /// [`RunningSnapshot::ended_question`]; `None` if none was decided since the last step.
    pub fn ended_question(&self) -> Option<&EndedQuestion> {
        self.running().and_then(|running| running.ended_question.as_ref())
    }

    /// [`RunningSnapshot::clock`]; `None` at another stage.
    pub fn clock(&self) -> Option<&TableClock> {
        self.running().map(|running| &running.clock)
    }

    /// Returns the seats that the AI keeps until their owners are back.
    pub fn absent(&self) -> SeatSet {
        self.clock().map_or(SeatSet::EMPTY, TableClock::absent)
    }

    /// [`RunningSnapshot::free_seats`].
    pub fn free_seats(&self) -> SeatSet {
        self.running().map_or(SeatSet::EMPTY, |running| running.free_seats)
    }

    /// [`RunningSnapshot::offers`].
    pub fn offers(&self) -> &[SeatOffer] {
        self.running().map(|running| running.offers.as_slice()).unwrap_or_default()
    }

    /// [`RunningSnapshot::winner_now`]; `None` if there is none.
    pub fn winner_now(&self) -> Option<Seat> {
        self.running().and_then(|running| running.winner_now)
    }

    /// [`RunningSnapshot::departure`]; `None` if the viewer has no seat to give up.
    pub fn departure(&self) -> Option<Departure> {
        self.running().and_then(|running| running.departure)
    }

    /// [`RunningSnapshot::draft`]; `None` if the viewer has none.
    pub fn draft(&self) -> Option<&Draft> {
        self.running().and_then(|running| running.draft.as_ref())
    }

    /// [`RunningSnapshot::orders`].
    pub fn orders(&self) -> &[Order] {
        self.running().map(|running| running.orders.as_slice()).unwrap_or_default()
    }

    /// True if this order of the viewer answers only when their time is up.
    pub fn answers_at_zero(&self, order: &Order) -> bool {
        self.running().is_some_and(|running| running.orders_at_zero.contains(order))
    }

    /// [`RunningSnapshot::undo`].
    pub fn undo(&self) -> &[UndoOffer] {
        self.running().map(|running| running.undo.as_slice()).unwrap_or_default()
    }

    /// [`RunningSnapshot::lost_draft`]; `None` if the viewer lost none.
    pub fn lost_draft(&self) -> Option<&[String]> {
        self.running().and_then(|running| running.lost_draft.as_deref())
    }

    /// [`Position::undone`].
    pub fn undone(&self) -> &[Undone] {
        self.position().map(|position| position.undone.as_slice()).unwrap_or_default()
    }

    /// [`RunningSnapshot::told`].
    pub fn told(&self) -> &[OrderOutcome] {
        self.running().map(|running| running.told.as_slice()).unwrap_or_default()
    }

    /// [`RunningSnapshot::locked`].
    pub fn locked(&self) -> &[(Seat, String)] {
        self.running().map(|running| running.locked.as_slice()).unwrap_or_default()
    }

    /// [`OverSnapshot::standing`]; `None` before the end, or if there is no result.
    pub fn standing(&self) -> Option<&Standing> {
        self.over().and_then(|over| over.standing.as_ref())
    }

    /// [`OverSnapshot::rating_changes`].
    pub fn rating_changes(&self) -> &[Option<RatingChange>] {
        self.over().map(|over| over.rating_changes.as_slice()).unwrap_or_default()
    }

    /// Returns the name of a seat's holder; `?` if there is no such seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("?", |row| row.name.as_str())
    }

    /// True if the table waits for this viewer, who has not locked a choice yet.
    pub fn my_turn(&self) -> bool {
        self.may_choose() && self.seat.is_some_and(|seat| !self.ready().has(seat))
    }

    /// True if this viewer may choose now, or change a choice locked but not yet shown.
    pub fn may_choose(&self) -> bool {
        self.seat.is_some_and(|seat| self.waiting().has(seat))
    }

    /// Returns the same snapshot with another row, such as one that was written since.
    #[must_use]
    pub fn with_table(self, table: TableRow) -> TableSnapshot {
        TableSnapshot { table, ..self }
    }

    /// Returns the same snapshot at another stage.
    #[must_use]
    pub fn with_stage(self, stage: Stage) -> TableSnapshot {
        TableSnapshot { stage, ..self }
    }
}
