//! Announced absence: what happens at the tables of people who say until when they are away.
//!
//! A table waits for them while its pace allows it: their clock stands, and only time in which they are waited for
//! counts. After that, or at once where the table chose so, the AI plays their seat until they are back.

use crate::absence::absent;
use crate::actor::TableActor;
use crate::clock::is_played;
use crate::deadline::CALL_AFTER_MS;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use crate::pace::{self, Terms};
use agon_rules::Seat;
use agon_store::{AbsentWhy, AwayPolicy, AwayRow, ClockRow, Commit, UserId};

/// The time until a table looks again whether somebody waits for a person who is away, in milliseconds.
const LOOK_AGAIN_MS: i64 = 6 * 3_600_000;

impl GameMaster {
    /// Sets the span in which a person is away, in UTC milliseconds; `None`: they are back. Changes the clocks of their
    /// running tables.
    ///
    /// # Errors
    /// The database failed, or the span does not end after it begins.
    pub async fn set_away(&self, user: UserId, span_ms: Option<(i64, i64)>) -> Result<(), Refused> {
        self.store().set_away(user, span_ms).await?;
        for table in self.store().played_by(user).await? {
            let change = self
                .with_table(table, move |actor| Box::pin(async move { actor.availability_changed(Some(user)).await }));
            // The next turn of such a table reads what stands.
            if let Err(error) = change.await {
                tracing::error!(table = table.0, error = %error.report(), "clocks do not follow an absence");
            }
        }
        Ok(())
    }
}

impl TableActor {
    /// Returns the announced absence of a seat's person, if it lasts now. Nobody is away at a table at one sitting.
    fn absence(&self, seat: Seat, now_ms: i64) -> Option<AwayRow> {
        let lasts = |row: &&AwayRow| row.seat == seat.0 && row.from_ms <= now_ms && now_ms < row.until_ms;
        self.away().iter().find(lasts).copied().filter(|_| self.terms().away_ms > 0)
    }

    /// Returns the time at which a seat's person is back from an absence that lasts now; `None`: they are not away.
    pub(crate) fn away_until_ms(&self, seat: Seat, now_ms: i64) -> Option<i64> {
        self.absence(seat, now_ms).map(|row| row.until_ms)
    }

    /// True if a person at another seat waits: they play, and are neither absent nor away.
    fn somebody_waits(&self, but: Seat, now_ms: i64) -> bool {
        let others = self.seats().iter().filter(|row| row.seat != but.0 && is_played(row)).map(|row| Seat(row.seat));
        others.into_iter().any(|seat| !self.is_absent(seat) && self.absence(seat, now_ms).is_none())
    }

    /// Returns a running clock as it is if its person is not away. Otherwise it stands while the table waits for them, or
    /// the AI has the seat.
    pub(crate) fn unless_away(&self, clock: ClockRow, now_ms: i64) -> ClockRow {
        let seat = Seat(clock.seat);
        if clock.since_ms.is_none() || self.absence(seat, now_ms).is_none() {
            return clock;
        }
        let patient = clock.away_left_ms > 0 || !self.terms().has_clock();
        let waits = self.row().times.away == AwayPolicy::Wait && patient;
        if waits || !self.somebody_waits(seat, now_ms) {
            pace::wait(&clock, now_ms)
        } else {
            absent(&pace::stop(&clock, now_ms), self.stand_in(), AbsentWhy::Away, now_ms)
        }
    }

    /// Returns the next time at which an announced absence changes something at these clocks; `None`: at no time.
    pub(crate) fn away_due_ms(&self, clocks: &[ClockRow], terms: &Terms) -> Option<i64> {
        let now_ms = self.now_ms();
        let due = |clock: &ClockRow| {
            let kept = clock.absent_why == Some(AbsentWhy::Away);
            let row = self.away().iter().find(|row| row.seat == clock.seat && row.until_ms > now_ms);
            let row = row.filter(|_| (clock.called || kept) && terms.away_ms > 0)?;
            let begins_ms = Some(row.from_ms).filter(|from_ms| *from_ms > now_ms);
            let patience = pace::patience_ends_ms(clock, terms);
            let patience = patience.map(|end_ms| if end_ms > now_ms { end_ms } else { now_ms + LOOK_AGAIN_MS });
            [begins_ms, patience, Some(row.until_ms)].into_iter().flatten().min()
        };
        clocks.iter().filter_map(due).min()
    }

    /// Lets the clocks follow what people announced: `announced` has just done so, or a time of it has come. People who
    /// are back are called.
    pub(crate) async fn availability_changed(&mut self, announced: Option<UserId>) -> Result<(), Refused> {
        self.reread_people().await?;
        if !self.is_running() {
            return Ok(());
        }
        if self.paused().is_some() {
            return self.stop_clocks().await;
        }
        let (now_ms, seq) = (self.now_ms(), self.seq());
        // A seat that the AI takes has a commit of its own, which drops its unfinished choice.
        let (mut clocks, mut left) = (Vec::new(), Vec::new());
        for before in self.clocks() {
            let after = self.followed(before, announced, now_ms);
            let leaves = after.stand_in.is_some() && before.stand_in.is_none();
            clocks.push(if leaves { before.clone() } else { after.clone() });
            left.extend(leaves.then_some(after));
        }
        let back = self.seats().iter().map(|row| Seat(row.seat)).filter(|seat| self.is_back(*seat, now_ms));
        let called = back.filter(|seat| self.is_asked(*seat)).filter_map(|seat| self.held_by_person(seat));
        let notice = |user| Note::notice(user, seq).row(Some(self.id()), now_ms.saturating_add(CALL_AFTER_MS));
        // Nothing happened at the table, but its board says who is away while it waits for them.
        let board = (clocks != self.clocks()).then(|| self.outbox_row(Note::Refresh));
        let outbox = board.into_iter().chain(called.map(notice)).collect();
        let commit = self.with_clocks(Commit { outbox, ..Commit::at(self.id(), self.row().seq, now_ms) }, clocks);
        // An absence that lies ahead moves no clock, but its time comes.
        let deadlines = if commit.clocks.is_empty() {
            self.clock_deadlines(self.clocks(), &self.terms())
        } else {
            commit.deadlines
        };
        self.write(Commit { deadlines, ..commit }).await?;
        for clock in left {
            self.leave_to_machine(clock).await?;
        }
        Ok(())
    }

    /// Returns a clock as it stands now by what its person announced.
    fn followed(&self, clock: &ClockRow, announced: Option<UserId>, now_ms: i64) -> ClockRow {
        let (seat, terms) = (Seat(clock.seat), self.terms());
        let runs = self.clocks_run(self.seats()) && self.is_asked(seat);
        let run = |clock: ClockRow| if runs { pace::run(&clock, now_ms) } else { clock };
        let Some(row) = self.absence(seat, now_ms) else {
            return match (clock.absent_why, clock.away_since_ms) {
                (Some(AbsentWhy::Away), _) => run(pace::back(clock, &terms)),
                (None, Some(_)) => run(pace::awaited(clock, now_ms)),
                _ => clock.clone(),
            };
        };
        let ends = pace::patience_ends_ms(clock, &terms).is_some_and(|end_ms| end_ms <= now_ms);
        let just_announced = announced.is_some() && self.held_by_person(seat) == announced;
        if ends && self.somebody_waits(seat, now_ms) {
            return absent(&pace::stop(clock, now_ms), self.stand_in(), AbsentWhy::Away, now_ms);
        }
        // The clock of a person who came back by hand during the absence runs on.
        let begins = clock.since_ms.is_some_and(|since_ms| since_ms < row.from_ms);
        if begins || just_announced { self.unless_away(clock.clone(), now_ms) } else { clock.clone() }
    }

    /// True if a seat's person was away and is not any more.
    fn is_back(&self, seat: Seat, now_ms: i64) -> bool {
        let over = self.away().iter().any(|row| row.seat == seat.0 && row.until_ms <= now_ms);
        let was = self
            .clock(seat)
            .is_some_and(|clock| clock.away_since_ms.is_some() || clock.absent_why == Some(AbsentWhy::Away));
        self.held_by_person(seat).is_some() && self.absence(seat, now_ms).is_none() && (over || was)
    }
}
