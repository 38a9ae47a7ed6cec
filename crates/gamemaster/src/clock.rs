//! Clocks of a table: what a change does to them, and what stops and starts them.
//!
//! A clock runs from the call of its person to their answer. Everything here is computed from public facts: whom the
//! table waits for, when they are called, which choices are locked, the round and the phase.

use crate::actor::TableActor;
use crate::actor::commit::Change;
use crate::deadline::{CALL_AFTER_MS, Deadline};
use crate::error::Refused;
use crate::pace::{self, Terms};
use agon_rules::game::Waiting;
use agon_rules::{AnyTable, Seat, SeatSet, Viewer};
use agon_store::{AbsentWhy, ClockRow, Commit, NewDeadline, SeatRow, Status};

/// The clock of a person's seat, as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatClock {
    /// The seat.
    pub seat: Seat,
    /// The end of the allowance; `None`: the clock stands, or there is none.
    pub until_ms: Option<i64>,
    /// The end of the reserve; `None`: the clock stands, or there is none.
    pub zero_ms: Option<i64>,
    /// The reserve left, not counting what the present turn uses of it.
    pub reserve_ms: i64,
    /// The reason why the AI keeps the seat until its owner is back; `None`: it does not.
    pub absent: Option<AbsentWhy>,
    /// True if its time was up, and the AI makes this turn.
    pub covered: bool,
    /// The time at which its person is back from an announced absence that lasts now; `None`: they are not away.
    pub away_until_ms: Option<i64>,
    /// The time until which the table waits for this person while they are away; `None`: it does not wait for them now, or
    /// waits as long as it takes.
    pub waits_until_ms: Option<i64>,
}

/// Clocks, pause and silence of a running table, as everybody may see them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableClock {
    /// The clocks of people's seats that were not given up, by seat.
    pub clocks: Vec<SeatClock>,
    /// The end of the pause; `None`: nobody paused the table.
    pub paused_until_ms: Option<i64>,
    /// A server manager's reason for the pause; `None`: its host paused it, or nobody.
    pub pause_reason: Option<String>,
    /// The time at which the table was asked whether it is still played; `None`: it was not.
    pub idle_asked_at_ms: Option<i64>,
    /// The time at which it ends if nobody answers; `None` unless it was asked.
    pub stops_at_ms: Option<i64>,
    /// The length by which an outage of the bot moved the clocks since the last step; `None`: none did.
    pub moved_ms: Option<i64>,
    /// The seats whose newest turn was made for them because their time was up. Absent seats are not among them.
    pub made_for: Vec<Seat>,
}

impl TableClock {
    /// Returns the clock of a seat; `None` if no person holds it.
    pub fn of(&self, seat: Seat) -> Option<&SeatClock> {
        self.clocks.iter().find(|clock| clock.seat == seat)
    }

    /// Returns the clock that reaches zero first among these seats; `None` if none of them runs.
    pub fn next(&self, seats: SeatSet) -> Option<&SeatClock> {
        let running = self.clocks.iter().filter(|clock| seats.has(clock.seat) && clock.zero_ms.is_some());
        running.min_by_key(|clock| clock.zero_ms)
    }

    /// Returns the seats that the AI keeps until their owners are back.
    pub fn absent(&self) -> SeatSet {
        self.clocks.iter().filter(|clock| clock.absent.is_some()).map(|clock| clock.seat).collect()
    }
}

/// Returns the word for a round and phase.
pub(crate) fn chapter(play: &dyn AnyTable) -> String {
    let progress = play.view(Viewer::Public).progress();
    format!("{} {}", progress.round, progress.phase)
}

/// True if a person plays the seat: the game has not put it out, and its owner has not given it up.
pub(crate) fn is_played(row: &SeatRow) -> bool {
    row.user.is_some() && !row.is_out()
}

impl TableActor {
    /// Returns the lengths of this table's pace.
    pub(crate) fn terms(&self) -> Terms {
        Terms::of(&self.row().times)
    }

    /// Returns the clock of a seat; `None` if no person took it, or the table began before there were clocks.
    pub(crate) fn clock(&self, seat: Seat) -> Option<&ClockRow> {
        self.clocks().iter().find(|clock| clock.seat == seat.0)
    }

    /// True if an AI plays a person's seat for now: for this turn, or until they are back.
    pub(crate) fn is_stood_in(&self, seat: Seat) -> bool {
        self.held_by_person(seat).is_some()
            && self.clock(seat).is_some_and(|clock| clock.covered || clock.stand_in.is_some())
    }

    /// True if the AI keeps a person's seat until they are back.
    pub(crate) fn is_absent(&self, seat: Seat) -> bool {
        self.held_by_person(seat).is_some() && self.clock(seat).is_some_and(|clock| clock.stand_in.is_some())
    }

    /// True if every person who plays on is absent. False without such a person.
    pub(crate) fn all_absent(&self) -> bool {
        let mut people = self.seats().iter().filter(|row| is_played(row)).peekable();
        people.peek().is_some() && people.all(|row| self.is_absent(Seat(row.seat)))
    }

    /// True if nobody can be expected to come back: every person who plays on is absent without having announced it.
    pub(crate) fn all_left(&self) -> bool {
        let announced = |clock: &ClockRow| clock.absent_why == Some(AbsentWhy::Away);
        self.all_absent() && !self.clocks().iter().any(announced)
    }

    /// Returns the end of the pause that a person began; `None` if there is none.
    pub(crate) fn paused_until_ms(&self) -> Option<i64> {
        self.row().times.paused_until_ms
    }

    /// True if clocks may run once the seats are these: two people play, and nobody paused the table.
    pub(crate) fn clocks_run(&self, seats: &[SeatRow]) -> bool {
        self.paused_until_ms().is_none() && self.may_run(seats)
    }

    /// The same, whether or not somebody paused the table.
    fn may_run(&self, seats: &[SeatRow]) -> bool {
        seats.iter().filter(|row| is_played(row)).count() > 1 && self.paused().is_none()
    }

    /// Returns the clocks after a change that made `play` the table, and the time at which the people waited for are
    /// called.
    pub(crate) fn clocks_after(
        &self,
        play: &dyn AnyTable,
        change: &Change,
        call_at_ms: i64,
        now_ms: i64,
    ) -> Vec<ClockRow> {
        let seats = change.seats.as_deref().unwrap_or(self.seats());
        let terms = self.terms();
        let (chapter, runs) = (chapter(play), self.clocks_run(seats));
        let waiting = if play.waiting() == Waiting::Chance { SeatSet::EMPTY } else { play.waiting().seats() };
        if let Some(to) = change.undoes {
            let undone = self.clocks_undone(play, change.actor.unwrap_or(Seat(0)), now_ms);
            return match change.question {
                Some(_) => self.clocks_extended(&self.without_turns_since(undone, to), now_ms),
                None => undone,
            };
        }
        let after = |row: &SeatRow| {
            let seat = Seat(row.seat);
            let before = self.clock(seat).cloned().unwrap_or_else(|| pace::fresh(&terms, row.seat));
            let by_hand = change.decided.is_some_and(|decided| decided.seat == row.seat);
            // An act by hand takes the seat back, and whoever acts is not away.
            let kept = if by_hand && (before.covered || before.stand_in.is_some()) {
                pace::run(&pace::back(&before, &terms), now_ms)
            } else if by_hand {
                pace::awaited(&before, now_ms)
            } else {
                before
            };
            let asked = waiting.has(seat) && change.end.is_none();
            let by_person = !kept.covered && kept.stand_in.is_none();
            // Choices that opened together ended the turn of each seat.
            let goes_on = kept.called && asked && !change.opens;
            let ended = if kept.called && !goes_on { pace::end(&kept, &terms, now_ms, by_person) } else { kept };
            if !asked || !is_played(row) {
                return ended;
            }
            let begun = if goes_on { ended } else { pace::begin(&ended, &terms, &chapter) };
            let from_ms = if goes_on { now_ms } else { call_at_ms };
            if !runs || begun.stand_in.is_some() || begun.covered {
                return begun;
            }
            let running = pace::run(&begun, from_ms);
            if goes_on { running } else { self.unless_away(running, now_ms) }
        };
        seats.iter().filter(|row| row.user.is_some()).map(after).collect()
    }

    /// Returns the clocks once these seats are ready: the clock of a seat that is ready stands. An act by `hand` takes the
    /// seat back.
    pub(crate) fn clocks_once_ready(&self, ready: SeatSet, hand: Option<Seat>, now_ms: i64) -> Vec<ClockRow> {
        let (runs, terms) = (self.clocks_run(self.seats()), self.terms());
        let after = |clock: &ClockRow| {
            let returns = hand == Some(Seat(clock.seat)) && (clock.covered || clock.stand_in.is_some());
            let clock = if returns { pace::back(clock, &terms) } else { clock.clone() };
            match ready.has(Seat(clock.seat)) {
                true => pace::stop(&clock, now_ms),
                false if runs && clock.called && clock.stand_in.is_none() && !clock.covered => {
                    pace::run(&clock, now_ms)
                }
                false => clock,
            }
        };
        self.clocks().iter().map(after).collect()
    }

    /// Returns the clocks once the seats are these: they stand for seats that nobody plays, and everywhere if fewer than
    /// two people are left.
    pub(crate) fn clocks_of_people(&self, seats: &[SeatRow], now_ms: i64) -> Vec<ClockRow> {
        let runs = self.clocks_run(seats);
        let played = |seat: u8| seats.iter().any(|row| row.seat == seat && is_played(row));
        let kept = |clock: &ClockRow| match runs && played(clock.seat) {
            true => clock.clone(),
            false => pace::stop(clock, now_ms),
        };
        self.clocks().iter().map(kept).collect()
    }

    /// Returns all clocks, stopped.
    pub(crate) fn clocks_stopped(&self, now_ms: i64) -> Vec<ClockRow> {
        self.clocks().iter().map(|clock| pace::stop(clock, now_ms)).collect()
    }

    /// Returns the clocks of the seats that the table waits for, running again from a time on, once the seats are these and
    /// nobody pauses it. Those that run stay as they are.
    pub(crate) fn clocks_restarted(&self, seats: &[SeatRow], from_ms: i64) -> Vec<ClockRow> {
        let now_ms = self.now_ms();
        let may_run = self.play().is_some() && self.may_run(seats);
        let runs = |clock: &ClockRow| {
            let played = seats.iter().any(|row| row.seat == clock.seat && is_played(row));
            let open = played && self.is_asked(Seat(clock.seat));
            may_run && open && clock.stand_in.is_none() && !clock.covered && clock.since_ms.is_none()
        };
        let run = |clock: &ClockRow| match runs(clock) {
            true => self.unless_away(pace::run(clock, from_ms), now_ms),
            false => clock.clone(),
        };
        self.clocks().iter().map(run).collect()
    }

    /// Returns the deadlines that go with these clocks: the earliest zero, the earliest reminder, and the next change of
    /// who is away.
    pub(crate) fn clock_deadlines(&self, clocks: &[ClockRow], terms: &Terms) -> Vec<NewDeadline> {
        let zero = clocks.iter().filter_map(|clock| pace::zero_ms(clock, terms)).min();
        let zero = zero.filter(|_| pace::missed_limit(self.row().times.absence).is_some());
        let remind = clocks.iter().filter_map(|clock| pace::remind_ms(clock, terms)).min();
        [(Deadline::Turn, zero), (Deadline::Remind, remind), (Deadline::Away, self.away_due_ms(clocks, terms))]
            .into_iter()
            .map(|(kind, due_at_ms)| NewDeadline { kind: kind.word().to_owned(), due_at_ms })
            .collect()
    }

    /// Sets the deadlines of the clocks anew: one came before its time.
    pub(crate) async fn set_clock_deadlines(&mut self) -> Result<(), Refused> {
        let deadlines = self.clock_deadlines(self.clocks(), &self.terms());
        self.write(Commit { deadlines, ..Commit::at(self.id(), self.row().seq, self.now_ms()) }).await
    }

    /// Stops all clocks.
    pub(crate) async fn stop_clocks(&mut self) -> Result<(), Refused> {
        let now_ms = self.now_ms();
        let stopped = self.clocks_stopped(now_ms);
        self.write(self.with_clocks(Commit::at(self.id(), self.row().seq, now_ms), stopped)).await
    }

    /// Puts clocks with their deadlines into a commit; nothing if they are as before.
    pub(crate) fn with_clocks(&self, commit: Commit, clocks: Vec<ClockRow>) -> Commit {
        if clocks == self.clocks() {
            return commit;
        }
        let deadlines = commit.deadlines.into_iter().chain(self.clock_deadlines(&clocks, &self.terms())).collect();
        Commit { clocks, deadlines, known_moved_ms: Some(self.row().times.moved_ms), ..commit }
    }

    /// Returns the time at which people who are asked by a change at `now_ms` are called, whoever they are.
    pub(crate) fn call_at_ms(&self, answer: Option<&NewDeadline>, now_ms: i64) -> i64 {
        let answered_ms = answer.and_then(|answer| answer.due_at_ms).unwrap_or(now_ms);
        answered_ms.saturating_add(CALL_AFTER_MS)
    }

    /// Returns the clocks, the pause and the silence of the running table, as everybody may see them. `unseen` is the first
    /// step that is new to the viewer.
    pub(crate) fn table_clock(&self, unseen: u32) -> TableClock {
        let (terms, times, now_ms) = (self.terms(), &self.row().times, self.now_ms());
        let clock = |row: &SeatRow| {
            let seat = Seat(row.seat);
            let clock = self.clock(seat)?;
            Some(SeatClock {
                seat,
                until_ms: pace::until_ms(clock, &terms),
                zero_ms: pace::zero_ms(clock, &terms),
                reserve_ms: clock.reserve_ms,
                absent: clock.absent_why,
                covered: clock.covered,
                away_until_ms: self.away_until_ms(seat, now_ms),
                waits_until_ms: pace::patience_ends_ms(clock, &terms),
            })
        };
        let clocks: Vec<SeatClock> = self.seats().iter().filter(|row| is_played(row)).filter_map(clock).collect();
        TableClock {
            made_for: self.made_for(unseen),
            clocks,
            paused_until_ms: times.paused_until_ms,
            pause_reason: times.pause_reason.clone(),
            idle_asked_at_ms: times.idle_asked_at_ms,
            stops_at_ms: times.idle_asked_at_ms.map(|asked_ms| asked_ms.saturating_add(terms.stop_ms)),
            moved_ms: times.moved_last_ms.filter(|_| times.moved_seq == Some(self.seq())),
        }
    }

    /// Returns the seats of people who are not absent and for whom a turn was made that is new, or is made now.
    fn made_for(&self, unseen: u32) -> Vec<Seat> {
        let new: SeatSet = self
            .steps_made_for()
            .iter()
            .filter(|step| **step >= unseen)
            .filter_map(|step| self.log().get((*step as usize).checked_sub(1)?)?.seat)
            .collect();
        let made = |seat: &Seat| {
            let covered = self.clock(*seat).is_some_and(|clock| clock.covered);
            (covered || new.has(*seat)) && !self.is_absent(*seat)
        };
        let people = self.seats().iter().filter(|row| is_played(row)).map(|row| Seat(row.seat));
        people.filter(made).collect()
    }

    /// True if a running table is one that clocks and questions are about.
    pub(crate) fn is_running(&self) -> bool {
        self.row().status == Status::Running
    }
}
