//! Absence: what happens when the time of a seat is up, and how its owner takes it back.
//!
//! A mark on the clock comes first, in a commit of its own; the AI then plays from the seat's own view like any other
//! machine, so that a restart in between changes nothing. What a person loses so, except time, one tap brings back.

use crate::actor::TableActor;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use crate::pace;
use agon_rules::Seat;
use agon_store::{AbsentWhy, AiLevel, ClockRow, Commit, SealedChange, TableId, UserId};

/// The outcome of a person's return.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakenBack {
    /// The seat is theirs again.
    Yours {
        /// The number of turns that were made for them in a row.
        turns: u32,
    },
    /// It was theirs all the time.
    AlreadyYours,
}

impl GameMaster {
    /// Gives a seat back to its owner, who is back.
    ///
    /// # Errors
    /// The table does not run, or the person has no seat that the AI plays.
    pub async fn take_seat_back(&self, table: TableId, user: UserId) -> Result<TakenBack, Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.take_seat_back(user).await })).await
    }

    /// Lets the AI play the seat of a person who left the server.
    ///
    /// # Errors
    /// There is no such table, or the database failed.
    pub async fn member_gone(&self, table: TableId, user: UserId) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.member_gone(user).await })).await
    }

    /// Moves the start of a person's clock forward to now, because their call got through late. Never moves it back.
    ///
    /// # Errors
    /// There is no such table, or the database failed.
    pub async fn called_late(&self, table: TableId, user: UserId) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.called_late(user).await })).await
    }
}

/// Returns the clock of a seat that an AI of a level keeps until its owner is back.
pub(crate) fn absent(clock: &ClockRow, level: AiLevel, why: AbsentWhy, now_ms: i64) -> ClockRow {
    ClockRow {
        stand_in: Some(level.word().to_owned()),
        absent_at_ms: clock.absent_at_ms.or(Some(now_ms)),
        absent_why: clock.absent_why.or(Some(why)),
        ..clock.clone()
    }
}

impl TableActor {
    /// Returns the level of an AI that takes the place of a person.
    pub(crate) fn stand_in(&self) -> AiLevel {
        self.row().times.stand_in
    }

    /// Lets the AI make the turn of each seat whose time is up, in seat order. A seat that missed enough turns is absent
    /// from then on.
    pub(crate) async fn time_up(&mut self) -> Result<(), Refused> {
        let (now_ms, terms) = (self.now_ms(), self.terms());
        let limit = pace::missed_limit(self.row().times.absence).filter(|_| self.is_running());
        let Some(limit) = limit else { return Ok(()) };
        if self.paused().is_some() {
            return self.stop_clocks().await;
        }
        let due = |clock: &&ClockRow| pace::zero_ms(clock, &terms).is_some_and(|zero_ms| zero_ms <= now_ms);
        let due: Vec<ClockRow> = self.clocks().iter().filter(due).cloned().collect();
        if due.is_empty() {
            return self.set_clock_deadlines().await;
        }
        for clock in due {
            let covered = ClockRow { covered: true, reserve_ms: 0, ..pace::stop(&clock, now_ms) };
            let missed = clock.missed.saturating_add(1);
            let clock =
                if missed < limit { covered } else { absent(&covered, self.stand_in(), AbsentWhy::Clock, now_ms) };
            self.leave_to_machine(clock).await?;
        }
        if self.all_left() { self.desert().await } else { Ok(()) }
    }

    /// Lets the AI play a seat with this clock from now on.
    pub(crate) async fn leave_to_machine(&mut self, clock: ClockRow) -> Result<(), Refused> {
        self.write(self.leaving_to_machine(clock)).await
    }

    /// Returns the commit with the clock of a seat that the AI plays from now on. The unfinished choice of its owner goes
    /// unread.
    pub(crate) fn leaving_to_machine(&self, clock: ClockRow) -> Commit {
        let (seat, seq) = (Seat(clock.seat), self.seq());
        let unfinished = self.draft(seat).is_some_and(|draft| !draft.locked);
        let sealed = match unfinished {
            true => SealedChange::emptied(seat.0, seq),
            false => SealedChange::Keep,
        };
        // A person who is gone or away cannot be reached, and their time was not up.
        let unreached = matches!(clock.absent_why, Some(AbsentWhy::Gone | AbsentWhy::Away));
        let told =
            self.held_by_person(seat).filter(|_| clock.stand_in.is_some() && !unreached && !self.is_absent(seat));
        let letter = told.map(|user| self.outbox_row(Note::TimeUp { user: user.0, seq }));
        let outbox = [self.outbox_row(Note::Board)].into_iter().chain(letter).collect();
        let commit = Commit { sealed, outbox, ..Commit::at(self.id(), self.row().seq, self.now_ms()) };
        let others = self.clocks().iter().filter(|other| other.seat != clock.seat).cloned();
        let mut clocks: Vec<ClockRow> = others.chain([clock.clone()]).collect();
        clocks.sort_by_key(|clock| clock.seat);
        self.with_clocks(commit, clocks)
    }

    async fn member_gone(&mut self, user: UserId) -> Result<(), Refused> {
        let seat = self.seat_of(user).filter(|seat| self.is_running() && !self.is_absent(*seat));
        // Without a clock the AI takes no seat unasked.
        let Some(seat) = seat.filter(|_| self.terms().has_clock()) else { return Ok(()) };
        let Some(clock) = self.clock(seat) else { return Ok(()) };
        let now_ms = self.now_ms();
        self.leave_to_machine(absent(&pace::stop(clock, now_ms), self.stand_in(), AbsentWhy::Gone, now_ms)).await?;
        if self.all_left() { self.desert().await } else { Ok(()) }
    }

    async fn take_seat_back(&mut self, user: UserId) -> Result<TakenBack, Refused> {
        self.running()?;
        let own = self.seat_of(user);
        let Some(seat) = own.filter(|seat| self.is_stood_in(*seat)) else {
            if own.is_none() && self.gave_up(user).is_some() {
                return Err(self.no_seat(user));
            }
            let absent = self.seats().iter().find(|row| self.is_absent(Seat(row.seat)));
            return match (absent, own) {
                (Some(row), _) => Err(Refused::NotAbsent { owner: row.name.clone() }),
                (None, Some(_)) => Ok(TakenBack::AlreadyYours),
                (None, None) => Err(self.no_seat(user)),
            };
        };
        let (now_ms, terms) = (self.now_ms(), self.terms());
        let turns = self.clock(seat).map_or(0, |clock| clock.missed);
        let back = |clock: &ClockRow| match clock.seat == seat.0 {
            true => pace::back(clock, &terms),
            false => clock.clone(),
        };
        let clocks: Vec<ClockRow> = self.clocks().iter().map(back).collect();
        // Whoever comes back plays, even while they are announced to be away.
        let runs = self.clocks_run(self.seats()) && self.is_asked(seat);
        let run = |clock: ClockRow| if runs && clock.seat == seat.0 { pace::run(&clock, now_ms) } else { clock };
        let clocks = clocks.into_iter().map(run).collect();
        self.note_action(now_ms);
        let outbox = vec![self.outbox_row(Note::Board)];
        let commit = Commit { outbox, ..Commit::at(self.id(), self.row().seq, now_ms) };
        self.write(self.played_on(self.with_clocks(commit, clocks))).await?;
        Ok(TakenBack::Yours { turns })
    }

    async fn called_late(&mut self, user: UserId) -> Result<(), Refused> {
        let (now_ms, terms) = (self.now_ms(), self.terms());
        let Some(seat) = self.seat_of(user).filter(|_| self.is_running() && terms.has_clock()) else { return Ok(()) };
        let late = |clock: &ClockRow| {
            let since_ms = clock.since_ms.filter(|_| clock.seat == seat.0).map(|since_ms| since_ms.max(now_ms));
            ClockRow { since_ms: since_ms.or(clock.since_ms), ..clock.clone() }
        };
        let clocks = self.clocks().iter().map(late).collect();
        // The board says when the turn is due.
        let outbox = vec![self.outbox_row(Note::Refresh)];
        let commit = Commit { outbox, ..Commit::at(self.id(), self.row().seq, now_ms) };
        let commit = self.with_clocks(commit, clocks);
        if commit.clocks.is_empty() { Ok(()) } else { self.write(commit).await }
    }

    /// Makes every person's seat absent: nobody answers any more, and machines play the table to its end.
    pub(crate) fn everybody_absent(&self, now_ms: i64) -> Vec<ClockRow> {
        let level = self.stand_in();
        let kept = |clock: &ClockRow| absent(&pace::stop(clock, now_ms), level, AbsentWhy::Idle, now_ms);
        self.clocks().iter().map(kept).collect()
    }
}
