//! Taking steps back at a table: which ones a person may take back alone, and the undo itself.
//!
//! A person goes back without asking: within their own turn, within the moment after it, or over machines that play with
//! them alone for no rating. Nobody else has acted or was called since.

use crate::actor::TableActor;
use crate::actor::commit::Change;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::pace;
use crate::play::{By, go_on, is_begun};
use agon_rules::secret::secret;
use agon_rules::table::Step;
use agon_rules::undo::{GameRecord, target};
use agon_rules::{AnyTable, Seat, SeatSet, Viewer};
use agon_store::{ClockRow, TableId, UndoPolicy, UserId};

/// Steps that were taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undone {
    /// The number of the entry that took them back.
    pub seq: u32,
    /// The seat that took them back.
    pub seat: Seat,
    /// The step as after which the table stands since then; 0 before any.
    pub to: u32,
    /// The steps, in order. One that its reader may not know has no text.
    pub steps: Vec<Step>,
    /// True if they had ended the seat's turn.
    pub ended: bool,
}

/// Steps that a person may take back now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndoOffer {
    /// The step as after which the table would stand; 0 before any.
    pub to: u32,
    /// The person's own steps that would go, in notation and in order.
    pub steps: Vec<String>,
    /// True if these are all steps of their turn.
    pub whole_turn: bool,
}

impl Undone {
    /// Describes what an entry after the last one takes back.
    pub(crate) fn of(record: &GameRecord, seat: Option<Seat>, to: u32) -> Undone {
        let steps: Vec<Step> = record.standing().filter(|step| step.seq > to).cloned().collect();
        let seat = seat.or(steps.first().and_then(|step| step.seat)).unwrap_or(Seat(0));
        let ended = !record.table().waiting().seats().has(seat);
        Undone { seq: record.entries().len() as u32 + 1, seat, to, steps, ended }
    }

    /// Returns the same as a viewer may know it, at a table whose words everybody may read or not.
    pub(crate) fn seen_by(&self, viewer: Viewer, open_log: bool) -> Undone {
        let text = |step: &Step| {
            let known = open_log || step.seat.is_some_and(|seat| viewer.is(seat));
            Step { text: if known { step.text.clone() } else { String::new() }, ..step.clone() }
        };
        Undone { steps: self.steps.iter().map(text).collect(), ..self.clone() }
    }
}

impl GameMaster {
    /// Takes back everything after step `to` for the seat of `user`, if the table still stands at `seq`.
    ///
    /// # Errors
    /// The refusal.
    pub async fn undo(&self, table: TableId, user: UserId, seq: u32, to: u32) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.undo(user, seq, to).await })).await
    }

    /// True if `user` could take an input back right after it: there is no need to ask whether they are sure.
    ///
    /// # Errors
    /// There is no such table, it does not run, or the asker has no seat.
    pub async fn can_undo_after(&self, table: TableId, user: UserId, input: &str) -> Result<bool, Refused> {
        let input = input.to_owned();
        self.read(table, move |actor| {
            let seat = actor.playing(user)?;
            Ok(actor.can_undo_after(actor.running()?, seat, &input))
        })
        .await
    }
}

impl TableActor {
    fn can_undo_after(&self, play: &dyn AnyTable, seat: Seat, input: &str) -> bool {
        let begun = self.draft(seat).map(|draft| draft.words).unwrap_or_default();
        // A choice made in secret is final in another way: several are opened together.
        let Ok((after, done)) = go_on(play, seat, &begun, input) else { return false };
        if secret(play) || after.waiting().seats().is_empty() {
            return false;
        }
        if is_begun(play, seat, &done) {
            return true;
        }
        let reveals = done.iter().flat_map(|done| &done.events).any(|(_, event)| event.reveals());
        let goes_on = after.waiting().seats() == SeatSet::one(seat);
        // Machines answer one person alone at once, and what they do may show something.
        let moment = self.people().len() > 1 && self.answer_deadline(self.now_ms()).is_some();
        let open = goes_on || moment && !self.took_back_end(seat);
        self.row().times.undo != UndoPolicy::None && !reveals && open
    }

    /// True if a seat has begun a choice that is no step yet.
    pub(crate) fn has_begun(&self, seat: Seat) -> bool {
        self.draft(seat).is_some_and(|draft| !draft.words.is_empty())
    }

    /// True if one person plays machines for no rating. Machines do not mind what is taken back.
    pub(crate) fn plays_for_nothing(&self) -> bool {
        self.people().len() == 1 && !self.row().rated
    }

    /// Returns the steps that a seat may take back now, alone: the last of them first, then more. Empty if there are none.
    pub(crate) fn undo_offers(&self, seat: Seat) -> Vec<UndoOffer> {
        let stands = self.paused().is_some() || self.paused_until_ms().is_some() || self.is_stood_in(seat);
        let begun = self.has_begun(seat);
        let Some(record) = self.record().filter(|_| self.running().is_ok() && !stands && !begun) else {
            return Vec::new();
        };
        let alone = self.plays_for_nothing();
        let goes_on = record.table().waiting().seats() == SeatSet::one(seat);
        if self.row().times.undo == UndoPolicy::None || !(goes_on || alone || self.may_undo_end(seat)) {
            return Vec::new();
        }
        let standing: Vec<&Step> = record.standing().filter(|step| step.seq > record.revealed()).collect();
        let own = |step: &&Step| {
            let by_hand = !self.is_automatic(step.seq) && !self.steps_made_for().contains(&step.seq);
            step.seat == Some(seat) && by_hand && !self.before_take_over(seat, step.seq)
        };
        // Machines do not mind: what they did since goes too.
        let end = standing.iter().rposition(|step| !alone || own(step)).map_or(0, |at| at + 1);
        let first = standing[..end].iter().rposition(|step| !own(step)).map_or(0, |at| at + 1);
        let offer = |at: usize| {
            let to = at.checked_sub(1).map_or(record.revealed(), |before| standing[before].seq);
            let decided = record.standing().rfind(|step| step.seq <= to && step.seat.is_some());
            let steps = standing[at..end].iter().map(|step| step.text.clone()).collect();
            UndoOffer { to, steps, whole_turn: decided.is_none_or(|step| step.seat != Some(seat)) }
        };
        (first..end).rev().map(offer).collect()
    }

    /// True if the turn of a seat ended a moment ago: nobody was called and nothing answered since, and it did not take
    /// the end of this turn back before.
    fn may_undo_end(&self, seat: Seat) -> bool {
        // Not the time of the next answer: an order of somebody else can put that off.
        let until_ms = self.answer_deadline(self.last_at_ms()).and_then(|moment| moment.due_at_ms);
        until_ms.is_some_and(|until_ms| until_ms > self.now_ms()) && !self.took_back_end(seat)
    }

    /// True if a seat has taken back the end of its present turn.
    fn took_back_end(&self, seat: Seat) -> bool {
        let other = self.log().iter().rfind(|step| step.seat != Some(seat)).map_or(0, |step| step.seq);
        self.undone().iter().any(|undone| undone.seq > other && undone.ended)
    }

    async fn undo(&mut self, user: UserId, seq: u32, to: u32) -> Result<(), Refused> {
        let now = self.running()?.seq();
        let seat = self.playing(user)?;
        self.not_paused()?;
        self.not_in_pause()?;
        if seq != now {
            let after = self.log().get(seq as usize);
            let done = after.is_some_and(|step| step.seat == Some(seat) && target(&step.text) == Some(to));
            return Err(if done { Refused::AlreadyDone } else { Refused::Stale { now } });
        }
        let record = self.record().ok_or(Refused::NotBegun)?;
        let (table, done) = record.undone(seat, to)?;
        if !self.undo_offers(seat).iter().any(|offer| offer.to == to) {
            return Err(match self.row().times.undo {
                UndoPolicy::None => Refused::UndoForbidden,
                // What is begun is no step: it goes back first.
                UndoPolicy::Own | UndoPolicy::Agreed if self.has_begun(seat) => Refused::NothingToTakeBack,
                UndoPolicy::Own | UndoPolicy::Agreed => Refused::UndoTooLate,
            });
        }
        self.note_action(self.now_ms());
        let change = Change {
            actor: Some(seat),
            decided: By::Hand.decides(seat, table.seq()),
            undoes: Some(to),
            ..Change::default()
        };
        self.commit(table, vec![done], change).await
    }

    /// Returns these clocks, once all else is taken back, without the turns that ended after a step.
    pub(crate) fn without_turns_since(&self, clocks: Vec<ClockRow>, to: u32) -> Vec<ClockRow> {
        let without = |clock: ClockRow| {
            let (turns, made_for) = self.turns_since(Seat(clock.seat), to);
            let before = self.clock(Seat(clock.seat));
            // A turn that goes on again is counted out already.
            let more = turns.saturating_sub(u32::from(clock.called && before.is_some_and(|before| !before.called)));
            ClockRow {
                // A chapter that is taken back forgets how often it asked.
                asked: clock.asked.saturating_sub(more).max(u32::from(clock.called)),
                turns: clock.turns.saturating_sub(more),
                turns_stood_in: clock.turns_stood_in.saturating_sub(made_for),
                ..clock
            }
        };
        clocks.into_iter().map(without).collect()
    }

    /// Counts the turns of a seat that ended after a step, and those of them that were made for its person.
    fn turns_since(&self, seat: Seat, to: u32) -> (u32, u32) {
        let Some(record) = self.record() else { return (0, 0) };
        let steps: Vec<&Step> = record.standing().filter(|step| step.seq > to && step.seat.is_some()).collect();
        let turns: Vec<&[&Step]> = steps.chunk_by(|step, next| step.seat == next.seat).collect();
        let goes_on = record.table().waiting().seats();
        let ended = |(at, turn): &(usize, &&[&Step])| {
            let last = *at + 1 == turns.len() && goes_on == SeatSet::one(seat);
            turn.first().is_some_and(|step| step.seat == Some(seat)) && !last
        };
        let ended: Vec<u32> =
            turns.iter().enumerate().filter(ended).filter_map(|(_, turn)| Some(turn.last()?.seq)).collect();
        let made_for = ended.iter().filter(|seq| self.steps_made_for().contains(seq)).count();
        (ended.len() as u32, made_for as u32)
    }

    /// Returns the clocks once a seat has taken steps back. The time of its turn goes on where it was, and a turn that
    /// did not come after all counts for nobody. A clock that changed since the turn ended stays as it is.
    pub(crate) fn clocks_undone(&self, play: &dyn AnyTable, seat: Seat, now_ms: i64) -> Vec<ClockRow> {
        let (waiting, terms) = (play.waiting().seats(), self.terms());
        let runs = self.clocks_run(self.seats());
        let ended = self.ended_turn().filter(|ended| ended.seat == seat);
        let before = |clock: &ClockRow| {
            let ended = ended.filter(|ended| ended.after.contains(clock))?;
            ended.before.iter().find(|before| before.seat == clock.seat).cloned()
        };
        let anew = |clock: &ClockRow| match (waiting.has(Seat(clock.seat)), clock.called) {
            (true, false) => {
                let again = pace::go_on(clock, &terms);
                if runs { pace::run(&again, now_ms) } else { again }
            }
            (false, true) => pace::withdraw(clock),
            _ => clock.clone(),
        };
        self.clocks().iter().map(|clock| before(clock).unwrap_or_else(|| anew(clock))).collect()
    }
}
