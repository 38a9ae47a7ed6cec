//! Changing a table: what was done on a copy is written with all that follows from it, and then stands in memory.

use super::{EndedTurn, Play, TableActor};
use crate::deadline::{CALL_AFTER_MS, CALL_PRESENT_AFTER_MS, PRESENT_MS, WATCHING_MS};
use crate::ending::finished;
use crate::error::Refused;
use crate::note::Note;
use crate::order_outcome::OrderOutcome;
use agon_rules::game::Waiting;
use agon_rules::luck::Luck;
use agon_rules::table::{Done, Step};
use agon_rules::{AnyTable, Seat, SeatSet, Viewer};
use agon_store::{
    AbsentWhy, ClockRow, Commit, DecidedRow, End, Ending, NewDeadline, NewOutbox, NewStep, SealRow, SealedChange,
    SeatRow, Start, Verdict,
};
use std::time::Instant;

/// The number of steps luck may take in a row, at most.
const DRAWS: usize = 10_000;

/// A change, besides its steps.
#[derive(Default)]
pub(crate) struct Change {
    /// The seat whose input it was.
    pub(crate) actor: Option<Seat>,
    pub(crate) start: Option<Start>,
    /// With the start: the result moves no rating.
    pub(crate) unrated: bool,
    /// With the start: who took which seat.
    pub(crate) arrangement: Option<Vec<u8>>,
    pub(crate) sealed: Option<SealedChange>,
    /// True if choices that several seats made at once are opened.
    pub(crate) opens: bool,
    /// The step to which it goes back; `None`: it takes nothing back.
    pub(crate) undoes: Option<u32>,
    /// The question whose answers allowed it, by number.
    pub(crate) question: Option<u32>,
    /// True if it is the only action that the seat had.
    pub(crate) forced: bool,
    /// The seats whose machines had no time to search to the end.
    pub(crate) cut: SeatSet,
    /// Secret choices that are opened with these steps.
    pub(crate) seals: Vec<SealRow>,
    /// The decision of a person who acted by hand; nothing for an order or a machine.
    pub(crate) decided: Option<DecidedRow>,
    pub(crate) seats: Option<Vec<SeatRow>>,
    pub(crate) end: Option<End>,
    /// The order that answered, and what its owner is told of it.
    pub(crate) used: Option<(Seat, String, OrderOutcome)>,
}

impl TableActor {
    /// Writes what was done on a copy, with all that follows from it, and makes the copy the table.
    pub(crate) async fn commit(
        &mut self,
        mut play: Box<dyn AnyTable>,
        mut done: Vec<Done>,
        mut change: Change,
    ) -> Result<(), Refused> {
        let mut first = self.play.is_none().then(|| Play::new(play.copy()));
        let begun = change.start.as_ref().map(|start| start.interaction.0);
        let start = begun.or(self.row().start_interaction.map(|id| id.0)).unwrap_or(0);
        match self.draw_and_audit(play.as_mut(), start) {
            Ok(drawn) => done.push(drawn),
            Err(Refused::Contradiction(_)) if self.play.is_some() => return Err(self.pause().await),
            Err(refused) => return Err(refused),
        }
        let now = self.now_ms();
        change.seats = change.seats.or_else(|| self.put_out(play.as_ref(), now));
        if change.end.is_none()
            && let Some(standing) = play.standing()
        {
            let seats = self.seats_at_end(change.seats.as_deref().unwrap_or(self.seats()), now);
            change.end = Some(finished(&seats, standing));
            change.seats = Some(seats);
        }
        let steps = done.iter().flat_map(|done| &done.steps);
        // Several choices that are opened together were made before, each at its time.
        let seen: Vec<Seat> = match change.actor {
            Some(actor) => vec![actor],
            None => steps.clone().filter_map(|step| step.seat).collect(),
        };
        let actor = change.actor;
        let by_hand = change.decided.map(|decided| Seat(decided.seat));
        let stood_in = |seat: Seat| by_hand != Some(seat) && self.is_stood_in(seat);
        let new = |step: &Step| NewStep {
            seat: step.seat.map(|seat| seat.0),
            text: step.text.clone(),
            stood_in: step.seat.is_some_and(stood_in),
            automatic: step.seat.is_some() && (change.used.is_some() || change.forced),
            cut: step.seat.is_some_and(|seat| change.cut.has(seat)),
        };
        let steps: Vec<NewStep> = steps.map(new).collect();
        let these = |made: fn(&NewStep) -> bool| -> Vec<u32> {
            (self.seq() + 1..).zip(&steps).filter(|(_, step)| made(step)).map(|(seq, _)| seq).collect()
        };
        let (made_for, automatic) = (these(|step| step.stood_in), these(|step| step.automatic));
        // A seat that is played for is not there.
        let present: Vec<Seat> = seen.into_iter().filter(|seat| !stood_in(*seat)).collect();
        let answer = self.answer_after(play.as_ref(), &change, now);
        // An agreement comes about by what others press.
        if change.question.is_none() {
            self.note_public_action(&present);
        }
        let clocks = self.clocks_after(play.as_ref(), &change, self.call_at_ms(answer.as_ref(), now), now);
        if let Some(end) = &mut change.end {
            count_turns(end, &clocks);
        }
        let outbox = self.notes_after(play.as_ref(), &change, answer.as_ref(), now);
        let commit = Commit {
            steps,
            orders: self.order_changes(play.as_ref(), &change),
            deadlines: answer.into_iter().collect(),
            start: change.start,
            unrated: change.unrated,
            arrangement: change.arrangement,
            sealed: if change.end.is_some() {
                SealedChange::Clear
            } else {
                change.sealed.unwrap_or(SealedChange::Keep)
            },
            seals: change.seals,
            decided: change.decided,
            seats: change.seats,
            end: change.end,
            outbox,
            ..Commit::at(self.id(), self.seq(), now)
        };
        let ends = commit.end.is_some();
        let commit = if ends { Commit { clocks, ..commit } } else { self.with_clocks(commit, clocks) };
        let starts = commit.start.is_some();
        let commit = match change.question {
            Some(number) => self.ending_question(commit, number, Verdict::Yes),
            None => commit,
        };
        let commit = if (by_hand.is_some() || starts) && !ends { self.played_on(commit) } else { commit };
        let before = self.clocks().to_vec();
        self.write(commit).await?;
        let over = actor.filter(|actor| !play.waiting().seats().has(*actor));
        let after = self.clocks().to_vec();
        if let Some(game) = self.play.as_mut().or(first.as_mut()) {
            game.advance(play, done, (made_for, automatic));
            game.last_at_ms = now;
            game.ended_turn = over.map(|seat| EndedTurn { seat, before, after });
        }
        self.play = self.play.take().or(first);
        Ok(())
    }

    /// Lets luck decide after what was done, and audits the table that comes of it.
    fn draw_and_audit(&self, play: &mut dyn AnyTable, start: u64) -> Result<Done, Refused> {
        let drawn = self.draw(play, start)?;
        #[cfg(test)]
        if self.shared.faults.contradicts.load(std::sync::atomic::Ordering::SeqCst) {
            return Err(Refused::Contradiction("planted".to_owned()));
        }
        play.audit().map_err(Refused::Contradiction)?;
        Ok(drawn)
    }

    /// Lets luck decide until a seat is waited for or the game is over.
    fn draw(&self, play: &mut dyn AnyTable, start: u64) -> Result<Done, Refused> {
        let luck = Luck { seed: self.seed(), table: self.row().luck_number(), start };
        let mut all = Done::default();
        for _ in 0..DRAWS {
            if play.waiting() != Waiting::Chance {
                return Ok(all);
            }
            let mut dice = luck.dice(play.made() + 1);
            let Some(done) = play.draw(&mut dice) else { break };
            all.push(done);
        }
        Err(Refused::Contradiction("luck has nothing to bring, or no end".to_owned()))
    }

    /// Returns all seats, with a time at those that the game has just put out; `None` if that changes none of them.
    fn put_out(&self, play: &dyn AnyTable, now_ms: i64) -> Option<Vec<SeatRow>> {
        let out = play.view(Viewer::Public).progress().out;
        let noted = |row: &SeatRow| match (out.has(Seat(row.seat)), row.left_at_ms) {
            (true, None) => SeatRow { left_at_ms: Some(now_ms), ..row.clone() },
            // What put it out was taken back.
            (false, Some(_)) if !row.resigned => SeatRow { left_at_ms: None, ..row.clone() },
            _ => row.clone(),
        };
        let seats: Vec<SeatRow> = self.seats().iter().map(noted).collect();
        (seats != self.seats()).then_some(seats)
    }

    /// Returns the deadline for the answer to a change at a table of several people; `None` if the table is over or
    /// answers come at once. A seat that goes on alone is in the middle of its turn and gets none, unless an order
    /// answers, since an immediate answer would show that it is an order, or nothing but one action is left.
    fn answer_after(&self, play: &dyn AnyTable, change: &Change, now_ms: i64) -> Option<NewDeadline> {
        // The turn of an absent seat looks the same whether the AI makes it or an order.
        let goes_on = change.actor.is_some_and(|actor| {
            play.waiting().seats() == SeatSet::one(actor)
                && (change.decided.is_none() && self.is_stood_in(actor)
                    || self.due_order_at(play).is_none() && self.forced_at(play).is_none())
        });
        let seats = change.seats.as_deref().unwrap_or(self.seats());
        let people = seats.iter().filter(|row| row.user.is_some() && !row.resigned).count();
        self.answer_deadline(now_ms).filter(|_| people > 1 && change.end.is_none() && !goes_on)
    }

    /// Returns the notes that go with a change: the board, and who is called a while after the answer.
    fn notes_after(
        &self,
        play: &dyn AnyTable,
        change: &Change,
        answer: Option<&NewDeadline>,
        now_ms: i64,
    ) -> Vec<NewOutbox> {
        // A table that nobody looks at is not painted step by step.
        let watched = change.end.is_some() || !self.all_absent();
        let mut outbox: Vec<NewOutbox> = watched.then(|| self.outbox_row(Note::Board)).into_iter().collect();
        outbox.extend(change.start.as_ref().map(|_| self.outbox_row(Note::LobbyOver)));
        if change.end.is_some() {
            return outbox;
        }
        let due = answer.and_then(|answer| Some(answer.due_at_ms? + CALL_AFTER_MS));
        let notices = self.notices(play, None).into_iter();
        outbox.extend(notices.map(|notice| {
            let due_at_ms = due.map_or(notice.due_at_ms, |due| notice.due_at_ms.max(due));
            NewOutbox { due_at_ms, ..notice }
        }));
        // Not before people are called: a called person then reads it there, and a present one has read it by then.
        let told_at_ms = due.unwrap_or(now_ms.saturating_add(CALL_AFTER_MS));
        outbox.push(Note::Orders.row(Some(self.id()), told_at_ms));
        outbox
    }

    /// Builds a notice for every person waited for, except at the seat `but`. It comes later for a seat that acted in
    /// public a short while ago; a hidden act changes nothing. A person who plays machines alone gets one only if they
    /// took so long that they may not watch any more.
    pub(crate) fn notices(&self, play: &dyn AnyTable, but: Option<Seat>) -> Vec<NewOutbox> {
        let now = self.now_ms();
        let watching = self.presence.acted_at_ms.is_some_and(|at| now.saturating_sub(at) < WATCHING_MS);
        if self.people().len() < 2 && watching {
            return Vec::new();
        }
        let waited = play.waiting().seats().iter().filter(|seat| Some(*seat) != but && !self.is_absent(*seat));
        let terms = self.terms();
        // A short turn would be over before a late call.
        let later =
            if terms.has_clock() { CALL_PRESENT_AFTER_MS.min(terms.turn_ms / 5) } else { CALL_PRESENT_AFTER_MS };
        let notice = |seat: Seat| {
            let seen = self.presence.seen_at_ms.get(&seat);
            let present = seen.is_some_and(|at| now.saturating_sub(*at) < PRESENT_MS);
            let at_ms = if present { now.saturating_add(later) } else { now };
            Some(Note::notice(self.held_by_person(seat)?, play.seq()).row(Some(self.id()), at_ms))
        };
        waited.filter_map(notice).collect()
    }

    /// Returns the seats as the end of the table places them: a seat that is absent, but not away, counts as given up.
    pub(crate) fn seats_at_end(&self, seats: &[SeatRow], now_ms: i64) -> Vec<SeatRow> {
        seats.iter().map(|row| self.given_up_if_absent(row, now_ms)).collect()
    }

    /// Returns a seat as given up if it is absent since a time before this one.
    pub(crate) fn given_up_if_absent(&self, row: &SeatRow, before_ms: i64) -> SeatRow {
        let clock = self.clock(Seat(row.seat)).filter(|_| self.held_by_person(Seat(row.seat)).is_some());
        let absent = clock.filter(|clock| clock.absent_why.is_some_and(|why| why != AbsentWhy::Away));
        match absent.and_then(|clock| Some((clock.absent_at_ms?, clock.stand_in.clone()?))) {
            Some((since_ms, level)) if since_ms <= before_ms => SeatRow {
                resigned: true,
                ai: Some(level),
                left_at_ms: row.left_at_ms.or(Some(since_ms)),
                ..row.clone()
            },
            _ => row.clone(),
        }
    }

    /// Writes one transaction, then reads the rows as the database has them. What was written stands, even if it cannot
    /// be read back now: then the table is loaded anew.
    pub(crate) async fn write(&mut self, mut commit: Commit) -> Result<(), Refused> {
        let finishes = commit.end.as_ref().is_some_and(|end| end.status == Ending::Finished);
        if finishes && self.store().guild(self.row().guild).await?.news_channel.is_some() {
            commit.outbox.push(self.outbox_row(Note::Finished));
        }
        commit.offers.extend(self.offers_gone(&commit));
        if commit.end.is_some() {
            commit.outbox.push(self.outbox_row(Note::Followers));
            if commit.question.is_none() {
                commit.outbox.extend(self.open_message());
            }
        }
        let sets_deadlines = !commit.deadlines.is_empty();
        let changes_orders =
            sets_deadlines || commit.take_over.is_some() || !commit.orders.is_empty() || commit.end.is_some();
        let changes_questions = commit.question.is_some() || commit.end.is_some() || commit.take_over.is_some();
        // The start decides who sits where. A seat that is taken over or offered changes with its own commit.
        let changes_people = commit.start.is_some() || commit.take_over.is_some() || !commit.offers.is_empty();
        let begun = Instant::now();
        self.shared.store().commit(commit).await?;
        if let Some(observer) = self.shared.observer() {
            observer.committed(begun.elapsed());
        }
        #[cfg(test)]
        if self.shared.faults.panics_after_commit.swap(false, std::sync::atomic::Ordering::SeqCst) {
            panic!("planted");
        }
        if sets_deadlines {
            self.shared.notify_timer();
        }
        self.after_write().await;
        if changes_orders && let Err(error) = self.reread_orders().await {
            tracing::error!(table = self.id().0, error = %error.report(), "a table's orders cannot be read back");
            self.broken = true;
        }
        if changes_questions && let Err(error) = self.reread_questions().await {
            tracing::error!(table = self.id().0, error = %error.report(), "a table's questions cannot be read back");
            self.broken = true;
        }
        if changes_people && let Err(error) = self.reread_people().await {
            tracing::error!(table = self.id().0, error = %error.report(), "a table's people cannot be read back");
            self.broken = true;
        }
        Ok(())
    }

    /// Notifies all who wait for the outbox or a table, and reads the rows back.
    pub(crate) async fn after_write(&mut self) {
        self.shared.notify_outbox();
        self.shared.notify_table_changed(self.id());
        if let Err(error) = self.reread().await {
            tracing::error!(table = self.id().0, error = %error.report(), "a table cannot be read back");
            self.broken = true;
        }
    }

    /// Reads the rows again: what the database has is what stands.
    pub(crate) async fn reread(&mut self) -> Result<(), Refused> {
        self.rows.reread(self.shared.store()).await
    }

    /// Reads again who is away, who sat where, and which seats are offered. Only what writes them changes them.
    pub(crate) async fn reread_people(&mut self) -> Result<(), Refused> {
        self.rows.reread_people(self.shared.store()).await
    }

    /// Reads questions and their answers again. Only what writes them changes them.
    pub(crate) async fn reread_questions(&mut self) -> Result<(), Refused> {
        self.rows.reread_questions(self.shared.store()).await
    }

    /// Reads orders, and the times of answers, again. Only what writes them changes them.
    pub(crate) async fn reread_orders(&mut self) -> Result<(), Refused> {
        self.rows.reread_orders(self.shared.store()).await
    }
}

/// Enters the turns of each seat into the results of a table, and those of them that were made for its person.
pub(crate) fn count_turns(end: &mut End, clocks: &[ClockRow]) {
    for result in &mut end.results {
        let Some(clock) = clocks.iter().find(|clock| clock.seat == result.seat) else { continue };
        result.turns = Some(clock.turns);
        result.turns_stood_in = Some(clock.turns_stood_in);
        result.absent = clock.absent_why.is_some_and(|why| why != AbsentWhy::Away);
    }
}
