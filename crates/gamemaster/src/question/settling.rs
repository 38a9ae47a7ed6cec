//! Ending questions: what was agreed is done in the transaction that ends the question.

use super::{TableQuestion, verdict};
use crate::absence::absent;
use crate::actor::TableActor;
use crate::actor::commit::Change;
use crate::deadline::Deadline;
use crate::ending::{conceded, finished};
use crate::error::Refused;
use crate::leaving::given_up;
use crate::note::Note;
use crate::pace::{self, Terms};
use crate::play::By;
use agon_rules::Seat;
use agon_store::{
    AbsentWhy, ClockRow, Commit, End, Ending, NewOutbox, Pace, QuestionChange, SealedChange, TableTimes, TimesChange,
    Verdict,
};

/// The reason in the log of a table that its people agreed to stop, which never changes.
const AGREED: &str = "agreed";

impl TableActor {
    /// Returns the end of the open question, if the answers or what happened since decide it; `None`: it stays open, or
    /// there is none. `over`: the time to answer is over.
    pub(crate) fn question_verdict(&self, over: bool) -> Option<Verdict> {
        let row = self.open_row().filter(|_| self.running().is_ok())?;
        let Some(question) = TableQuestion::of(row.kind, &row.words) else { return Some(Verdict::Void) };
        let seat = Seat(row.seat);
        let moved_on = question.is_about_step() && row.seq != self.seq();
        let left = !self.voters().has(seat) || self.before_take_over(seat, row.seq);
        let gone = left || self.paused().is_some();
        if moved_on || gone || self.has_sense(seat, question).is_err() {
            return Some(Verdict::Void);
        }
        let asked = self.asked_by(seat, question);
        let [yes, no] = [true, false].map(|yes| self.answered(row.number, yes, asked).len());
        verdict(question.needed(), asked.len(), yes, no, over)
    }

    /// Ends the open question if it is decided, and does what was agreed.
    pub(crate) async fn settle_question(&mut self, over: bool) {
        let Some((verdict, row)) = self.question_verdict(over).zip(self.open_row().cloned()) else { return };
        let agreed = TableQuestion::of(row.kind, &row.words).filter(|_| verdict == Verdict::Yes);
        let done = match agreed {
            Some(question) => self.carry_out(row.number, Seat(row.seat), question).await,
            None => self.end_question(row.number, verdict).await,
        };
        let done = match done {
            // What was agreed is not possible after all.
            Err(refused) if !refused.is_fault() => self.end_question(row.number, Verdict::Void).await,
            done => done,
        };
        if let Err(error) = done {
            tracing::error!(table = self.id().0, error = %error.report(), "a question cannot be ended");
            self.mark_broken();
        }
    }

    /// Ends a question without doing anything.
    pub(super) async fn end_question(&mut self, number: u32, verdict: Verdict) -> Result<(), Refused> {
        let commit = Commit::at(self.id(), self.row().seq, self.now_ms());
        self.write(self.ending_question(commit, number, verdict)).await
    }

    /// Notes in a commit that a question ends with it: its message goes, and the board says how it ended.
    pub(crate) fn ending_question(&self, commit: Commit, number: u32, verdict: Verdict) -> Commit {
        let notes = [self.outbox_row(Note::Board)].into_iter().chain(self.open_message());
        Commit {
            question: Some(QuestionChange::End { number, verdict }),
            deadlines: commit.deadlines.into_iter().chain([Deadline::Question.gone()]).collect(),
            outbox: notes.chain(commit.outbox).collect(),
            ..commit
        }
    }

    /// Returns the row that removes the message of the open question; `None` if there is none.
    pub(crate) fn open_message(&self) -> Option<NewOutbox> {
        let (channel, message) = self.open_row().and_then(|row| row.channel.zip(row.message))?;
        Some(self.outbox_row(Note::OldNotice { channel: channel.0, message: message.0 }))
    }

    /// Does what was agreed, and ends the question with it.
    async fn carry_out(&mut self, number: u32, seat: Seat, question: TableQuestion) -> Result<(), Refused> {
        let now_ms = self.now_ms();
        let at = Commit::at(self.id(), self.row().seq, now_ms);
        let commit = match question {
            TableQuestion::Undo(to) => {
                let (table, done) = self.record().ok_or(Refused::NotBegun)?.undone(seat, to)?;
                let decided = By::Hand.decides(seat, table.seq());
                let question = Some(number);
                let change = Change { actor: Some(seat), decided, undoes: Some(to), question, ..Change::default() };
                return self.commit(table, vec![done], change).await;
            }
            TableQuestion::Pause(minutes) => {
                self.pausing(now_ms.saturating_add(i64::from(minutes) * 60_000), None, Some(seat))
            }
            TableQuestion::GoOn => self.unpausing(),
            TableQuestion::Extend => self.with_clocks(at, self.clocks_extended(self.clocks(), now_ms)),
            TableQuestion::Pace(pace) => {
                self.write(self.ending_question(self.changing_pace(pace, now_ms), number, Verdict::Yes)).await?;
                // Another pace waits for people who are away for another time.
                return self.availability_changed(None).await;
            }
            TableQuestion::StandIn(other) => {
                let clock = pace::stop(self.clock(other).ok_or(Refused::CannotAsk)?, now_ms);
                let away = self.away_until_ms(other, now_ms).is_some();
                let why = if away { AbsentWhy::Away } else { AbsentWhy::Asked };
                self.leaving_to_machine(absent(&clock, self.stand_in(), why, now_ms))
            }
            TableQuestion::GiveUp(other) => {
                let since_ms = self.clock(other).and_then(|clock| clock.absent_at_ms).unwrap_or(now_ms);
                let (seats, orders) =
                    (given_up(self.seats(), |seat| seat == other, self.stand_in(), since_ms), self.orders_of(other));
                let sealed = SealedChange::Drop { seat: other.0 };
                self.rearranging(Commit { seats: Some(seats), orders, sealed, ..at })
            }
            TableQuestion::Stop => {
                let (status, reason) = (Ending::Aborted, Some(AGREED.to_owned()));
                let end = Some(End { status, reason, results: Vec::new(), margin: None });
                self.rearranging(Commit { end, sealed: SealedChange::Clear, ..at })
            }
            TableQuestion::Concede(winner) => {
                // Who is absent left before the others do.
                let seats = self.seats_at_end(self.seats(), now_ms);
                let seats = given_up(&seats, |seat| seat != winner, self.stand_in(), now_ms);
                let standing = conceded(&seats).ok_or(Refused::CannotAsk)?;
                let end = Some(finished(&seats, standing));
                self.rearranging(Commit { seats: Some(seats), end, sealed: SealedChange::Clear, ..at })
            }
        };
        self.write(self.ending_question(commit, number, Verdict::Yes)).await
    }

    /// Returns the clocks with the time of a full turn from now on for every seat that the table waits for.
    pub(crate) fn clocks_extended(&self, clocks: &[ClockRow], now_ms: i64) -> Vec<ClockRow> {
        let terms = self.terms();
        clocks.iter().map(|clock| pace::extend(clock, &terms, now_ms)).collect()
    }

    /// Returns the commit after which the table plays at another pace.
    fn changing_pace(&self, pace: Pace, now_ms: i64) -> Commit {
        let (before, after) = (self.terms(), Terms::of(&TableTimes { pace, ..self.row().times.clone() }));
        let clocks: Vec<ClockRow> =
            self.clocks().iter().map(|clock| pace::rescale(clock, &before, &after, now_ms)).collect();
        let from_ms = self.paused_until_ms().map_or(now_ms, |until_ms| until_ms.max(now_ms));
        let idle = Deadline::Idle.at(from_ms.saturating_add(after.idle_ms));
        Commit {
            times: Some(TimesChange { pace: Some(pace), ..TimesChange::default() }),
            deadlines: self.clock_deadlines(&clocks, &after).into_iter().chain([idle]).collect(),
            clocks,
            known_moved_ms: Some(self.row().times.moved_ms),
            ..Commit::at(self.id(), self.row().seq, now_ms)
        }
    }
}
