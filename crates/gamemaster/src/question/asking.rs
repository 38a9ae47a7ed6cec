//! Asking the others at a table, and answering.

use super::{EndedQuestion, OpenQuestion, TableQuestion};
use crate::actor::TableActor;
use crate::clock::is_played;
use crate::deadline::Deadline;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use agon_rules::{Seat, SeatSet, Viewer};
use agon_store::{BallotRow, ChannelId, Commit, MessageId, QuestionChange, QuestionRow, TableId, UserId, Verdict};

impl GameMaster {
    /// Asks the others at a table for the seat of `user`. Who asks agrees. `number` is the one that the question was to get
    /// when its asker chose it.
    ///
    /// # Errors
    /// The refusal; [`Refused::AlreadyDone`] if the seat has asked the same since then.
    pub async fn ask(&self, table: TableId, user: UserId, number: u32, question: TableQuestion) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.ask(user, number, question).await })).await
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
    pub(super) fn asked_by(&self, seat: Seat, question: TableQuestion) -> SeatSet {
        let concerned = match question {
            TableQuestion::Undo(to) => self.concerned(to),
            TableQuestion::StandIn(other) | TableQuestion::GiveUp(other) | TableQuestion::Concede(other) => {
                self.voters().iter().filter(|voter| *voter != other).collect()
            }
            _ => self.voters(),
        };
        let others = |concerned: SeatSet| -> SeatSet {
            self.voters().iter().filter(|voter| *voter != seat && concerned.has(*voter)).collect()
        };
        let asked = others(concerned);
        // Somebody else must agree.
        if asked.is_empty() && matches!(question, TableQuestion::Undo(_)) { others(self.voters()) } else { asked }
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

    /// Returns the number of the next question.
    pub(super) fn next_number(&self) -> u32 {
        self.questions().last().map_or(0, |row| row.number) + 1
    }

    async fn ask(&mut self, user: UserId, chosen: u32, question: TableQuestion) -> Result<(), Refused> {
        self.running()?;
        let seat = self.playing(user)?;
        let same = |row: &&QuestionRow| row.seat == seat.0 && TableQuestion::of(row.kind, &row.words) == Some(question);
        if self.questions().iter().filter(same).any(|row| row.number >= chosen) {
            return Err(Refused::AlreadyDone);
        }
        self.not_paused()?;
        self.may_ask(seat, question)?;
        let (now_ms, number) = (self.now_ms(), self.next_number());
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
        let (asker, question) = match open.map(|row| (Seat(row.seat), TableQuestion::of(row.kind, &row.words))) {
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
    pub(super) fn round(&self) -> u32 {
        self.play().map_or(0, |play| u32::from(play.view(Viewer::Public).progress().round))
    }

    /// Returns the open question, as everybody may see it; `None` if there is none.
    pub(crate) fn open_question(&self) -> Option<OpenQuestion> {
        let row = self.open_row()?;
        let (seat, question) = (Seat(row.seat), TableQuestion::of(row.kind, &row.words)?);
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
        let (verdict, question) = (row.verdict?, TableQuestion::of(row.kind, &row.words)?);
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
