//! The list of what a person may ask the others at their table now, and the reasons against the rest.

use super::{PossibleQuestion, TableQuestion};
use crate::actor::TableActor;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::pace;
use crate::pause::{LONGEST_PAUSE_MS, pauses};
use crate::undo::Undone;
use agon_rules::table::Step;
use agon_rules::undo::GameRecord;
use agon_rules::{Seat, SeatSet, Viewer};
use agon_store::{AbsentWhy, Pace, QuestionKind, QuestionRow, TableId, UndoPolicy, UserId, Verdict};

/// The number of refusals after which a person asks no more for something of the kind.
const REFUSED: usize = 3;
/// The number of pauses that a person asks for, at most.
const PAUSES: usize = 2;
/// The number of questions of a kind that a person asks in a round of the game, those included that they take back.
const IN_ROUND: usize = 5;
/// The number of steps that a person may ask to take back, at most.
const STEPS: usize = 5;

impl GameMaster {
    /// Returns what the seat of `user` may ask the others now, in the order of a list.
    ///
    /// # Errors
    /// There is no such table, it does not run, or the asker has no seat.
    pub async fn possible_questions(&self, table: TableId, user: UserId) -> Result<Vec<PossibleQuestion>, Refused> {
        self.read(table, move |actor| {
            actor.running()?;
            let seat = actor.playing(user)?;
            Ok(actor.questions_of(seat).into_iter().map(|question| actor.possible(seat, question)).collect())
        })
        .await
    }

    /// Returns the seat of `user`, and a question as it would be asked now. Nothing is asked.
    ///
    /// # Errors
    /// The reason why it cannot be asked.
    pub async fn possible_question(
        &self,
        table: TableId,
        user: UserId,
        question: TableQuestion,
    ) -> Result<(Seat, PossibleQuestion), Refused> {
        self.read(table, move |actor| {
            actor.running()?;
            let seat = actor.playing(user)?;
            actor.not_paused()?;
            actor.may_ask(seat, question)?;
            Ok((seat, actor.possible(seat, question)))
        })
        .await
    }
}

impl TableActor {
    /// Checks whether a seat may ask this now: the refusal is the answer.
    pub(super) fn may_ask(&self, seat: Seat, question: TableQuestion) -> Result<(), Refused> {
        if self.open_row().is_some() {
            return Err(Refused::QuestionOpen);
        }
        if self.is_stood_in(seat) {
            return Err(Refused::BackFirst);
        }
        if !self.voters().has(seat) {
            return Err(Refused::CannotAsk);
        }
        self.has_sense(seat, question)?;
        if self.asked_by(seat, question).is_empty() {
            return Err(Refused::NobodyToAsk);
        }
        let own = |row: &&QuestionRow| {
            row.seat == seat.0 && row.kind == question.kind() && !self.before_take_over(seat, row.seq)
        };
        let asked: Vec<&QuestionRow> = self.questions().iter().filter(own).collect();
        let ended = |verdict: Verdict| asked.iter().filter(move |row| row.verdict == Some(verdict));
        let paused = question.kind() == QuestionKind::Pause && ended(Verdict::Yes).count() >= PAUSES;
        if ended(Verdict::No).count() >= REFUSED || paused {
            return Err(Refused::AskedEnough);
        }
        let round = self.round();
        let rests = ended(Verdict::No).next_back().is_some_and(|row| row.round == round);
        let often = asked.iter().filter(|row| row.round == round).count() >= IN_ROUND;
        if rests || often { Err(Refused::AskedBefore) } else { Ok(()) }
    }

    /// Checks whether the table could do this for a seat now, whoever is asked.
    pub(super) fn has_sense(&self, seat: Seat, question: TableQuestion) -> Result<(), Refused> {
        let sense = |has: bool| if has { Ok(()) } else { Err(Refused::CannotAsk) };
        let person = |other: Seat| other != seat && self.held_by_person(other).is_some();
        match question {
            TableQuestion::Undo(to) => self.can_ask_undo(seat, to),
            TableQuestion::Pause(minutes) => {
                self.not_in_pause()?;
                sense(minutes > 0 && i64::from(minutes) * 60_000 <= LONGEST_PAUSE_MS)
            }
            // A manager's pause, or the host's, is theirs to end.
            TableQuestion::GoOn => sense(self.paused_until_ms().is_some() && self.row().times.pause_seat.is_some()),
            TableQuestion::Extend => {
                self.not_in_pause()?;
                sense(self.terms().has_clock() && self.clocks().iter().any(|clock| clock.since_ms.is_some()))
            }
            TableQuestion::Pace(pace) => sense(pace != self.row().times.pace),
            TableQuestion::StandIn(other) => {
                let late = || self.away_until_ms(other, self.now_ms()).is_some() || self.is_overdue(other);
                sense(person(other) && !self.is_stood_in(other) && self.is_asked(other) && late())
            }
            TableQuestion::GiveUp(other) => {
                let away = self.clock(other).is_some_and(|clock| clock.absent_why == Some(AbsentWhy::Away));
                sense(person(other) && self.is_absent(other) && !away)
            }
            TableQuestion::Stop => Ok(()),
            TableQuestion::Concede(other) => {
                let people = self.seats().iter().all(|row| row.user.is_some());
                let there = person(other) && self.voters().has(other);
                // Who announced an absence gives nothing up unasked.
                let away = self.clocks().iter().any(|clock| clock.absent_why == Some(AbsentWhy::Away));
                sense(there && people && !away && !self.young())
            }
        }
    }

    /// True if the time of a seat is up at a table that waits all the same.
    fn is_overdue(&self, seat: Seat) -> bool {
        let (now_ms, terms) = (self.now_ms(), self.terms());
        let zero_ms = self.clock(seat).and_then(|clock| pace::zero_ms(clock, &terms));
        zero_ms.is_some_and(|zero_ms| zero_ms <= now_ms)
    }

    fn can_ask_undo(&self, seat: Seat, to: u32) -> Result<(), Refused> {
        self.not_in_pause()?;
        match self.row().times.undo {
            UndoPolicy::None => return Err(Refused::UndoForbidden),
            UndoPolicy::Own => return Err(Refused::UndoTooLate),
            UndoPolicy::Agreed => {}
        }
        let record = self.record().ok_or(Refused::NotBegun)?;
        record.check_undo(seat, to)?;
        let first = record.standing().find(|step| step.seq > to);
        match first.is_some_and(|step| self.before_take_over(seat, step.seq)) {
            true => Err(Refused::UndoTooLate),
            false => Ok(()),
        }
    }

    /// Returns what a seat may ask now, in the order of a list. The last own step is there even if it cannot be taken back:
    /// the refusal says why.
    fn questions_of(&self, seat: Seat) -> Vec<TableQuestion> {
        let closed = self.running().is_err() || self.paused().is_some() || self.open_row().is_some();
        if closed || !self.voters().has(seat) {
            return Vec::new();
        }
        let seats = || (0..self.seats().len() as u8).map(Seat);
        let others = [TableQuestion::GoOn, TableQuestion::Extend]
            .into_iter()
            .chain(pauses(self.row().times.pace).map(TableQuestion::Pause))
            .chain([Pace::Live, Pace::Day, Pace::Days, Pace::None].map(TableQuestion::Pace))
            .chain(seats().map(TableQuestion::StandIn))
            .chain(seats().map(TableQuestion::GiveUp))
            .chain([TableQuestion::Stop])
            .chain(seats().map(TableQuestion::Concede))
            .filter(|question| self.may_ask(seat, *question).is_ok());
        self.undo_questions(seat).into_iter().chain(others).collect()
    }

    /// Returns the own steps that a seat may ask to take back, the last of them first. What it may take back alone is no
    /// question.
    fn undo_questions(&self, seat: Seat) -> Vec<TableQuestion> {
        let Some(record) = self.record().filter(|_| self.row().times.undo == UndoPolicy::Agreed) else {
            return Vec::new();
        };
        let alone = self.voters() == SeatSet::one(seat);
        if alone || self.has_begun(seat) || !self.undo_offers(seat).is_empty() {
            return Vec::new();
        }
        let before = |step: &Step| TableQuestion::Undo(step_before(record, step.seq));
        let steps = record.standing().rev().filter(|step| step.seat == Some(seat)).take(STEPS);
        let mut steps = steps.map(before);
        let last = steps.next();
        last.into_iter().chain(steps.filter(|question| self.may_ask(seat, *question).is_ok())).collect()
    }

    /// Returns a question of a seat, with the steps that it is about as everybody may know them.
    pub(super) fn possible(&self, seat: Seat, question: TableQuestion) -> PossibleQuestion {
        let undone = match (question, self.record()) {
            (TableQuestion::Undo(to), Some(record)) => {
                Some((Undone::of(record, Some(seat), to), record.table().meta().open_log))
            }
            _ => None,
        };
        let first = undone.as_ref().and_then(|(undone, _)| undone.steps.first()).map(|step| step.text.clone());
        let undone = undone.map(|(undone, open_log)| undone.seen_by(Viewer::Public, open_log));
        PossibleQuestion { number: self.next_number(), question, undone, first }
    }
}

/// Returns the last step that stands before another; 0 before the first.
fn step_before(record: &GameRecord, seq: u32) -> u32 {
    record.standing().take_while(|step| step.seq < seq).last().map_or(0, |step| step.seq)
}
