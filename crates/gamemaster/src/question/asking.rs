//! Asking the others at a table, and answering.

use super::{EndedQuestion, OpenQuestion, PossibleQuestion, Question};
use crate::actor::TableActor;
use crate::clock::is_played;
use crate::deadline::Deadline;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use crate::pace;
use crate::pause::{LONGEST_PAUSE_MS, pauses};
use crate::undo::Undone;
use agon_rules::table::Step;
use agon_rules::undo::GameRecord;
use agon_rules::{Seat, SeatSet, Viewer};
use agon_store::{
    AbsentWhy, BallotRow, ChannelId, Commit, MessageId, Pace, QuestionChange, QuestionKind, QuestionRow, TableId,
    UndoPolicy, UserId, Verdict,
};

/// The number of refusals after which a person asks no more for something of the kind.
const REFUSED: usize = 3;
/// The number of pauses that a person asks for, at most.
const PAUSES: usize = 2;
/// The number of questions of a kind that a person asks in a round of the game, those included that they take back.
const IN_ROUND: usize = 5;
/// The number of steps that a person may ask to take back, at most.
const STEPS: usize = 5;

impl GameMaster {
    /// Asks the others at a table for the seat of `user`. Who asks agrees.
    ///
    /// # Errors
    /// The refusal.
    pub async fn ask(&self, table: TableId, user: UserId, question: Question) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.ask(user, question).await })).await
    }

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
        question: Question,
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

    /// Answers a question for the seat of `user`; another answer replaces it while the question is open. Who asked takes
    /// the question back with a no.
    ///
    /// # Errors
    /// The refusal; [`Refused::QuestionAnswered`] if it is not open any more.
    pub async fn answer_question(&self, table: TableId, user: UserId, number: u32, yes: bool) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.answer_question(user, number, yes).await }))
            .await
    }

    /// Notes the message in a channel that shows a question. It goes if the question has ended meanwhile.
    ///
    /// # Errors
    /// There is no such table, or the database failed.
    pub async fn question_posted(
        &self,
        table: TableId,
        number: u32,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                if actor.open_row().is_none_or(|row| row.number != number) {
                    let gone = actor.outbox_row(Note::OldNotice { channel: channel.0, message: message.0 });
                    actor.store().enqueue(vec![gone]).await?;
                    actor.shared().notify_outbox();
                    return Ok(());
                }
                actor.store().set_question_message(table, number, channel, message).await?;
                actor.reread_questions().await
            })
        })
        .await
    }
}

impl TableActor {
    /// Returns the row of the open question; `None` if there is none.
    pub(super) fn open_row(&self) -> Option<&QuestionRow> {
        self.questions().iter().rfind(|row| row.verdict.is_none())
    }

    /// Returns the seats whose answers count: people who play on and are there.
    pub(super) fn voters(&self) -> SeatSet {
        let people = self.seats().iter().filter(|row| is_played(row)).map(|row| Seat(row.seat));
        people.filter(|seat| !self.is_stood_in(*seat)).collect()
    }

    /// Returns the seats whose answers this question of a seat needs.
    pub(super) fn asked_by(&self, seat: Seat, question: Question) -> SeatSet {
        let concerned = match question {
            Question::Undo(to) => self.concerned(to),
            Question::StandIn(other) | Question::GiveUp(other) | Question::Concede(other) => {
                self.voters().iter().filter(|voter| *voter != other).collect()
            }
            _ => self.voters(),
        };
        let others = |concerned: SeatSet| -> SeatSet {
            self.voters().iter().filter(|voter| *voter != seat && concerned.has(*voter)).collect()
        };
        let asked = others(concerned);
        // Somebody else must agree.
        if asked.is_empty() && matches!(question, Question::Undo(_)) { others(self.voters()) } else { asked }
    }

    /// Returns the seats that acted since a step, or are waited for now. Where a machine acted, everybody is concerned:
    /// they know what it did.
    fn concerned(&self, to: u32) -> SeatSet {
        let Some(record) = self.record() else { return SeatSet::EMPTY };
        let acted: SeatSet = record.standing().filter(|step| step.seq > to).filter_map(|step| step.seat).collect();
        let voters = self.voters();
        if acted.iter().any(|seat| !voters.has(seat)) {
            return voters;
        }
        record.table().waiting().seats().iter().chain(acted.iter()).collect()
    }

    async fn ask(&mut self, user: UserId, question: Question) -> Result<(), Refused> {
        self.running()?;
        let seat = self.playing(user)?;
        self.not_paused()?;
        self.may_ask(seat, question)?;
        let (now_ms, number) = (self.now_ms(), self.questions().last().map_or(0, |row| row.number) + 1);
        self.note_action(now_ms);
        let ask = QuestionChange::Ask {
            number,
            kind: question.kind(),
            words: question.words(),
            seat: seat.0,
            round: self.round(),
        };
        let people = self.asked_by(seat, question).iter().filter_map(|seat| self.held_by_person(seat));
        let to = std::iter::once(None).chain(people.map(|user| Some(user.0)));
        let notes = to.map(|user| Note::Question { number, user });
        let outbox = [Note::Board].into_iter().chain(notes).map(|note| self.outbox_row(note)).collect();
        let until_ms = now_ms.saturating_add(question.time_ms(self.row().times.pace));
        let commit = Commit {
            question: Some(ask),
            deadlines: vec![Deadline::Question.at(until_ms)],
            outbox,
            ..Commit::at(self.id(), self.row().seq, now_ms)
        };
        self.write(self.played_on(commit)).await
    }

    async fn answer_question(&mut self, user: UserId, number: u32, yes: bool) -> Result<(), Refused> {
        self.running()?;
        let seat = self.playing(user)?;
        let open = self.open_row().filter(|row| row.number == number);
        let (asker, question) = match open.map(|row| (Seat(row.seat), Question::of(row.kind, &row.words))) {
            Some((asker, Some(question))) => (asker, question),
            _ => return Err(Refused::QuestionAnswered),
        };
        if seat == asker {
            return if yes { Err(Refused::AlreadyDone) } else { self.end_question(number, Verdict::Void).await };
        }
        if !self.asked_by(asker, question).has(seat) {
            return Err(Refused::NotYoursToAnswer);
        }
        let ballot = BallotRow { number, seat: seat.0, yes };
        if self.ballots().contains(&ballot) {
            return Err(Refused::AlreadyDone);
        }
        let now_ms = self.now_ms();
        self.note_action(now_ms);
        let commit = Commit {
            question: Some(QuestionChange::Answer(ballot)),
            outbox: vec![self.outbox_row(Note::Board)],
            ..Commit::at(self.id(), self.row().seq, now_ms)
        };
        self.write(self.played_on(commit)).await
    }

    /// Returns the game's present round; 0 before the start.
    fn round(&self) -> u32 {
        self.play().map_or(0, |play| u32::from(play.view(Viewer::Public).progress().round))
    }

    /// Checks whether a seat may ask this now: the refusal is the answer.
    fn may_ask(&self, seat: Seat, question: Question) -> Result<(), Refused> {
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
    pub(super) fn has_sense(&self, seat: Seat, question: Question) -> Result<(), Refused> {
        let sense = |has: bool| if has { Ok(()) } else { Err(Refused::CannotAsk) };
        let person = |other: Seat| other != seat && self.held_by_person(other).is_some();
        match question {
            Question::Undo(to) => self.can_ask_undo(seat, to),
            Question::Pause(minutes) => {
                self.not_in_pause()?;
                sense(minutes > 0 && i64::from(minutes) * 60_000 <= LONGEST_PAUSE_MS)
            }
            // A manager's pause, or the host's, is theirs to end.
            Question::GoOn => sense(self.paused_until_ms().is_some() && self.row().times.pause_seat.is_some()),
            Question::Extend => {
                self.not_in_pause()?;
                sense(self.terms().has_clock() && self.clocks().iter().any(|clock| clock.since_ms.is_some()))
            }
            Question::Pace(pace) => sense(pace != self.row().times.pace),
            Question::StandIn(other) => {
                let late = || self.away_until_ms(other, self.now_ms()).is_some() || self.is_overdue(other);
                sense(person(other) && !self.is_stood_in(other) && self.is_asked(other) && late())
            }
            Question::GiveUp(other) => {
                let away = self.clock(other).is_some_and(|clock| clock.absent_why == Some(AbsentWhy::Away));
                sense(person(other) && self.is_absent(other) && !away)
            }
            Question::Stop => Ok(()),
            Question::Concede(other) => {
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
    fn questions_of(&self, seat: Seat) -> Vec<Question> {
        let closed = self.running().is_err() || self.paused().is_some() || self.open_row().is_some();
        if closed || !self.voters().has(seat) {
            return Vec::new();
        }
        let seats = || (0..self.seats().len() as u8).map(Seat);
        let others = [Question::GoOn, Question::Extend]
            .into_iter()
            .chain(pauses(self.row().times.pace).map(Question::Pause))
            .chain([Pace::Live, Pace::Day, Pace::Days, Pace::None].map(Question::Pace))
            .chain(seats().map(Question::StandIn))
            .chain(seats().map(Question::GiveUp))
            .chain([Question::Stop])
            .chain(seats().map(Question::Concede))
            .filter(|question| self.may_ask(seat, *question).is_ok());
        self.undo_questions(seat).into_iter().chain(others).collect()
    }

    /// Returns the own steps that a seat may ask to take back, the last of them first. What it may take back alone is no
    /// question.
    fn undo_questions(&self, seat: Seat) -> Vec<Question> {
        let Some(record) = self.record().filter(|_| self.row().times.undo == UndoPolicy::Agreed) else {
            return Vec::new();
        };
        let alone = self.voters() == SeatSet::one(seat);
        if alone || self.has_begun(seat) || !self.undo_offers(seat).is_empty() {
            return Vec::new();
        }
        let before = |step: &Step| Question::Undo(step_before(record, step.seq));
        let steps = record.standing().rev().filter(|step| step.seat == Some(seat)).take(STEPS);
        let mut steps = steps.map(before);
        let last = steps.next();
        last.into_iter().chain(steps.filter(|question| self.may_ask(seat, *question).is_ok())).collect()
    }

    /// Returns a question of a seat, with the steps that it is about as everybody may know them.
    fn possible(&self, seat: Seat, question: Question) -> PossibleQuestion {
        let undone = match (question, self.record()) {
            (Question::Undo(to), Some(record)) => {
                Some((Undone::of(record, Some(seat), to), record.table().meta().open_log))
            }
            _ => None,
        };
        let first = undone.as_ref().and_then(|(undone, _)| undone.steps.first()).map(|step| step.text.clone());
        let undone = undone.map(|(undone, open_log)| undone.seen_by(Viewer::Public, open_log));
        PossibleQuestion { question, undone, first }
    }

    /// Returns the open question, as everybody may see it; `None` if there is none.
    pub(crate) fn open_question(&self) -> Option<OpenQuestion> {
        let row = self.open_row()?;
        let (seat, question) = (Seat(row.seat), Question::of(row.kind, &row.words)?);
        let asked = self.asked_by(seat, question);
        Some(OpenQuestion {
            number: row.number,
            seat,
            question,
            until_ms: self.question_until_ms().unwrap_or(row.asked_at_ms),
            asked,
            yes: self.answered(row.number, true, asked),
            no: self.answered(row.number, false, asked),
            undone: self.possible(seat, question).undone,
        })
    }

    /// Returns those of the asked seats that gave this answer to a question.
    pub(super) fn answered(&self, number: u32, yes: bool, asked: SeatSet) -> SeatSet {
        let given = self.ballots().iter().filter(|ballot| ballot.number == number && ballot.yes == yes);
        given.map(|ballot| Seat(ballot.seat)).filter(|seat| asked.has(*seat)).collect()
    }

    /// Returns the last question if it was decided, and no step came after that; `None` if there is none.
    pub(crate) fn ended_question(&self) -> Option<EndedQuestion> {
        let row = self.questions().last()?;
        let (verdict, question) = (row.verdict?, Question::of(row.kind, &row.words)?);
        if verdict == Verdict::Void || row.ended_seq != Some(self.seq()) {
            return None;
        }
        let no = match question.names_no() {
            true => self.answered(row.number, false, SeatSet::all(self.seats().len() as u8)),
            false => SeatSet::EMPTY,
        };
        Some(EndedQuestion { seat: Seat(row.seat), question, verdict, no })
    }
}

/// Returns the last step that stands before another; 0 before the first.
fn step_before(record: &GameRecord, seq: u32) -> u32 {
    record.standing().take_while(|step| step.seq < seq).last().map_or(0, |step| step.seq)
}
