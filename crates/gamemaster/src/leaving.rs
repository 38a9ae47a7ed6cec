//! Leaving a table before its end: resigning, aborting, and what is left to the last person.
//!
//! Invariant: no person escapes a loss by leaving, and no person wins a table at which not all of its people have
//! acted.

use crate::actor::TableActor;
use crate::actor::commit::count_turns;
use crate::ending::{conceded, finished, last_left};
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use agon_rules::Seat;
use agon_rules::undo::GameRecord;
use agon_store::{AiLevel, Commit, End, Ending, SealedChange, SeatRow, Status, TableId, UserId};

/// The beginning of the word for an end that a manager brought about; the reason follows.
const BY_MANAGER: &str = "by-manager: ";

/// The allowances for which all others must be absent before the last person present may end the table.
const ALLOWANCES_OF_ABSENCE: i64 = 3;

/// Returns the reason a manager gave for stopping a table; `None` if no manager stopped it.
pub fn managers_reason(ended: &str) -> Option<&str> {
    ended.strip_prefix(BY_MANAGER)
}

/// The meaning of a seat given up for its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Departure {
    /// A machine plays on in the seat.
    PlayedOn,
    /// The table ends, and the other of its two people wins.
    Conceded,
    /// The table ends without a result: its people have nothing to lose yet.
    Stopped,
}

impl GameMaster {
    /// Gives the seat of `user` to a machine, behind all seats that were not given up, and returns what that means. Of
    /// two people the other wins at once. Without a person left machines play a rated table to its end, so that no
    /// person escapes a loss; one that is unrated or young is aborted.
    ///
    /// # Errors
    /// The refusal.
    pub async fn resign(&self, table: TableId, user: UserId) -> Result<Departure, Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.resign(user).await })).await
    }

    /// Ends a table of people at which all but `user` gave up their seats: `user` wins.
    ///
    /// # Errors
    /// The refusal.
    pub async fn end_now(&self, table: TableId, user: UserId) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.end_now(user).await })).await
    }

    /// Ends a table that runs without a result, as its host: while the table is young, alone at an unrated one, or
    /// always where the host is a manager of the server as well.
    ///
    /// # Errors
    /// The refusal.
    pub async fn abort(&self, table: TableId, user: UserId, manager: bool) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.abort(user, manager).await })).await
    }

    /// Ends a table that runs without a result, as a manager of the server, for a public reason. The store does not
    /// keep who the manager was.
    ///
    /// # Errors
    /// The refusal.
    pub async fn abort_for(&self, table: TableId, reason: &str) -> Result<(), Refused> {
        let reason = format!("{BY_MANAGER}{reason}");
        self.with_table(table, move |actor| {
            Box::pin(async move {
                actor.running()?;
                actor.stop(&reason).await
            })
        })
        .await
    }
}

impl TableActor {
    async fn resign(&mut self, user: UserId) -> Result<Departure, Refused> {
        self.running()?;
        let seat = self.seat_of(user).ok_or_else(|| self.no_seat(user))?;
        let seats = self.seats_at_end(&self.without(seat), self.now_ms());
        let departure = self.departure(&seats);
        // Only an end makes absence final.
        let seats = if departure == Departure::Conceded { seats } else { self.without(seat) };
        let end = match departure {
            Departure::PlayedOn => None,
            Departure::Conceded => conceded(&seats).map(|standing| finished(&seats, standing)),
            // Of two people one may still be there.
            Departure::Stopped if last_left(&seats).is_some() => Some(ended(Ending::Aborted, "left-early")),
            Departure::Stopped => Some(ended(Ending::Aborted, "deserted")),
        };
        let seq = self.seq();
        let sealed = match self.sealed().iter().find(|row| row.seat == seat.0) {
            _ if end.is_some() => SealedChange::Clear,
            // What the person had sealed goes; the machine chooses for itself.
            Some(_) => SealedChange::emptied(seat.0, seq),
            None => SealedChange::Keep,
        };
        let (seats, orders) = (Some(seats), self.orders_of(seat));
        self.rearrange(Commit { seats, end, sealed, orders, ..self.bare_commit() }).await?;
        Ok(departure)
    }

    async fn end_now(&mut self, user: UserId) -> Result<(), Refused> {
        self.running()?;
        let seat = self.playing(user)?;
        let seats = self.seats_long_absent();
        let standing = conceded(&seats).filter(|_| self.winner_now() == Some(seat)).ok_or(Refused::NotAlone)?;
        let (end, sealed) = (Some(finished(&seats, standing)), SealedChange::Clear);
        self.rearrange(Commit { seats: Some(seats), end, sealed, ..self.bare_commit() }).await
    }

    async fn abort(&mut self, user: UserId, manager: bool) -> Result<(), Refused> {
        self.running()?;
        let host = self.acting_host() == Some(user);
        let alone = !self.row().rated && self.people().len() <= 1;
        if !host {
            return Err(Refused::NotHost { host: self.host_name() });
        }
        if !manager && !alone && !self.young() {
            return Err(Refused::ManagersOnly);
        }
        self.stop("by-host").await
    }

    /// Returns the seats once a machine holds this one.
    fn without(&self, seat: Seat) -> Vec<SeatRow> {
        given_up(self.seats(), |other| other == seat, self.stand_in(), self.now_ms())
    }

    /// Returns the outcome of the table once its seats are these.
    fn departure(&self, seats: &[SeatRow]) -> Departure {
        let deserted = seats.iter().all(|row| row.user.is_none() || row.resigned);
        let duel = seats.len() == 2 && last_left(seats).is_some();
        match self.young() {
            true if deserted || duel => Departure::Stopped,
            false if duel => Departure::Conceded,
            false if deserted && !self.row().rated => Departure::Stopped,
            _ => Departure::PlayedOn,
        }
    }

    /// Returns what it would mean to give up this seat now; `None` if the table does not run.
    pub(crate) fn departure_of(&self, seat: Seat) -> Option<Departure> {
        self.running().ok().map(|_| self.departure(&self.seats_at_end(&self.without(seat), self.now_ms())))
    }

    /// Returns the seats, those given up among them that are absent for three allowances.
    fn seats_long_absent(&self) -> Vec<SeatRow> {
        let before_ms = self.now_ms().saturating_sub(ALLOWANCES_OF_ABSENCE * self.terms().turn_ms);
        self.seats_at_end(self.seats(), before_ms)
    }

    /// Returns the seat that may end the running table now, as the last of its people, and wins; `None` if there is
    /// none.
    pub(crate) fn winner_now(&self) -> Option<Seat> {
        last_left(&self.seats_long_absent()).filter(|_| self.row().status == Status::Running && !self.young())
    }

    /// True if a person's seat has not acted yet, or the table is paused: then its people have nothing to lose by
    /// leaving.
    pub(crate) fn young(&self) -> bool {
        let steps = || self.record().into_iter().flat_map(GameRecord::standing);
        let acted = |seat: u8| steps().any(|step| step.seat == Some(Seat(seat)));
        self.paused().is_some() || !self.seats().iter().filter(|row| row.user.is_some()).all(|row| acted(row.seat))
    }

    /// Returns the host, or the person who sits longest once the host has given up the seat; `None` if no person is
    /// left.
    pub(crate) fn acting_host(&self) -> Option<UserId> {
        let (people, host) = (self.people(), self.row().host);
        people.contains(&host).then_some(host).or(people.first().copied())
    }

    pub(crate) fn host_name(&self) -> String {
        let host = self.acting_host();
        let row = self.seats().iter().find(|row| row.user.is_some() && row.user == host);
        row.map(|row| row.name.clone()).unwrap_or_default()
    }

    /// Closes a lobby.
    pub(crate) async fn close(&mut self, reason: &str) -> Result<(), Refused> {
        let end = Some(ended(Ending::Closed, reason));
        self.rearrange(Commit { end, sealed: SealedChange::Clear, ..self.bare_commit() }).await
    }

    /// Ends a table that runs without a result.
    pub(crate) async fn stop(&mut self, reason: &str) -> Result<(), Refused> {
        let end = Some(ended(Ending::Aborted, reason));
        self.rearrange(Commit { end, sealed: SealedChange::Clear, ..self.bare_commit() }).await
    }

    /// Returns a commit that changes nothing yet. As the disk has it: a table whose log cannot be read to its end is
    /// stopped and left like any other.
    fn bare_commit(&self) -> Commit {
        Commit::at(self.id(), self.row().seq, self.now_ms())
    }

    async fn rearrange(&mut self, commit: Commit) -> Result<(), Refused> {
        self.write(self.rearranging(commit)).await
    }

    /// Completes a change of seats or status that is no step: with the clocks, the board, and the turns of each seat.
    pub(crate) fn rearranging(&self, mut commit: Commit) -> Commit {
        commit.outbox.push(self.outbox_row(Note::Board));
        let clocks = self.clocks_of_people(commit.seats.as_deref().unwrap_or(self.seats()), commit.at_ms);
        let Some(end) = &mut commit.end else { return self.with_clocks(commit, clocks) };
        count_turns(end, self.clocks());
        if end.status == Ending::Closed {
            commit.outbox.push(self.outbox_row(Note::LobbyOver));
        }
        commit
    }
}

/// Returns seats once their people gave some of them up at a time, and machines of a level hold these. What was given up
/// before stays as it is.
pub(crate) fn given_up(seats: &[SeatRow], gives_up: impl Fn(Seat) -> bool, level: AiLevel, at_ms: i64) -> Vec<SeatRow> {
    let row = |row: &SeatRow| match gives_up(Seat(row.seat)) && !row.resigned {
        true => SeatRow {
            resigned: true,
            left_at_ms: row.left_at_ms.or(Some(at_ms)),
            ai: Some(level.word().to_owned()),
            ..row.clone()
        },
        false => row.clone(),
    };
    seats.iter().map(row).collect()
}

/// Returns an end without results.
fn ended(status: Ending, reason: &str) -> End {
    End { status, reason: Some(reason.to_owned()), results: Vec::new(), margin: None }
}
