//! Moves once the game is on: people act, take back a secret choice, and ask why they cannot; machines move.

use crate::actor::TableActor;
use crate::actor::commit::Change;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::thinking::Thought;
use agon_ai::{Decision, Level};
use agon_rules::luck::{Luck, Seed, TableDice};
use agon_rules::secret::secret;
use agon_rules::table::{Done, Rejected};
use agon_rules::{AnyTable, AnyView, Seat, SeatSet, Viewer};
use agon_store::{AtZero, DecidedRow, SealedChange, TableId, UserId};
use std::collections::{BTreeMap, HashSet};
use std::sync::atomic::AtomicBool;
use tracing::Instrument;

/// The outcome of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Acted {
    /// It is done and on disk.
    Done,
    /// It is done and on disk, and with it this payment, which the game suggests and the player wants to be asked no
    /// more.
    Paid(String),
    /// A secret choice is kept until the others are in.
    Kept {
        /// True if it is complete.
        locked: bool,
    },
}

/// The way an input comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    /// The person of the seat presses or types.
    Hand,
    /// A machine moves.
    Machine {
        /// True if it had no time to search to the end.
        cut: bool,
    },
}

impl By {
    /// True if the person of the seat acts.
    pub(crate) fn is_hand(self) -> bool {
        self == By::Hand
    }

    /// Returns the seat if a machine moves for it that had no time to search to the end.
    pub(crate) fn cut(self, seat: Seat) -> SeatSet {
        if self == (By::Machine { cut: true }) { SeatSet::one(seat) } else { SeatSet::default() }
    }

    /// Returns the decision to note for an input of a seat; `None` for a machine.
    pub(crate) fn decides(self, seat: Seat, seq: u32) -> Option<DecidedRow> {
        (self == By::Hand).then_some(DecidedRow { seat: seat.0, seq })
    }
}

/// The purpose of a machine's dice for its moves.
pub(crate) const MOVE: &str = "machine";

impl GameMaster {
    /// Does one or more actions joined by `;` for the seat of `user`, if the table still stands at `seq`.
    ///
    /// # Errors
    /// The refusal.
    pub async fn act(&self, table: TableId, user: UserId, seq: u32, input: &str) -> Result<Acted, Refused> {
        let input = input.to_owned();
        self.with_table(table, move |actor| Box::pin(async move { actor.act(user, seq, &input).await })).await
    }

    /// Takes back the last entry of a secret choice, or all of it.
    ///
    /// # Errors
    /// The refusal.
    pub async fn take_back(&self, table: TableId, user: UserId, seq: u32, all: bool) -> Result<Acted, Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                let seat = actor.to_act(user, seq)?;
                actor.take_back(seat, all).await
            })
        })
        .await
    }

    /// Returns all that can be written at the table and is not possible for the seat of `user` now, in the game's
    /// order.
    ///
    /// # Errors
    /// There is no such table, it does not run, or the asker has no seat.
    pub async fn impossible_actions(&self, table: TableId, user: UserId) -> Result<Vec<String>, Refused> {
        self.read(table, move |actor| {
            let play = actor.running()?;
            let seat = actor.playing(user)?;
            let play = actor.with_draft(play, seat);
            let legal: HashSet<String> = play.legal(seat).into_iter().collect();
            Ok(play.lexicon().into_iter().filter(|action| !legal.contains(action)).collect())
        })
        .await
    }

    /// Checks why an action is not possible for the seat of `user` now: the refusal is the answer. Nothing is done.
    ///
    /// # Errors
    /// The reason, or there is no such table.
    pub async fn why(&self, table: TableId, user: UserId, action: &str) -> Result<(), Refused> {
        let action = action.to_owned();
        self.read(table, move |actor| {
            let seat = actor.to_act(user, actor.seq())?;
            Ok(actor.with_draft(actor.running()?, seat).check(seat, &action)?)
        })
        .await
    }

    /// Returns the reasons against these actions for the seat of `user` now, by action. A possible action has none.
    /// Nothing is done.
    ///
    /// # Errors
    /// There is no such table, it does not run, or the asker has no seat.
    pub async fn reasons(
        &self,
        table: TableId,
        user: UserId,
        actions: Vec<String>,
    ) -> Result<BTreeMap<String, Rejected>, Refused> {
        self.read(table, move |actor| {
            let seat = actor.playing(user)?;
            let play = actor.with_draft(actor.running()?, seat);
            let reason = |action: String| play.check(seat, &action).err().map(|rejected| (action, rejected));
            Ok(actions.into_iter().filter_map(reason).collect())
        })
        .await
    }
}

impl TableActor {
    /// Returns the seat with which `user` may act at step `seq`.
    pub(crate) fn to_act(&self, user: UserId, seq: u32) -> Result<Seat, Refused> {
        let play = self.running()?;
        let seat = self.playing(user)?;
        self.not_paused()?;
        self.not_in_pause()?;
        let waiting = play.waiting().seats();
        if !waiting.has(seat) {
            let waiting = waiting.iter().map(|seat| self.name(seat)).collect();
            return Err(Refused::NotYourTurn { waiting });
        }
        let now = play.seq();
        if seq != now {
            tracing::debug!(table = self.id().0, seq, now, "an old button");
            return Err(Refused::Stale { now });
        }
        Ok(seat)
    }

    async fn act(&mut self, user: UserId, seq: u32, input: &str) -> Result<Acted, Refused> {
        let seat = match self.to_act(user, seq) {
            Err(Refused::Stale { .. } | Refused::NotYourTurn { .. }) if self.was_done(user, seq, input) => {
                return Err(Refused::AlreadyDone);
            }
            seat => seat?,
        };
        self.note_action(self.now_ms());
        self.act_as(seat, input, By::Hand).await
    }

    /// True if the first action of this input is among this person's steps right after `seq`, and stands: a double
    /// click.
    fn was_done(&self, user: UserId, seq: u32, input: &str) -> bool {
        let (Some(seat), Some(record)) = (self.seat_of(user), self.record()) else { return false };
        let mut words = input.split(';').map(str::trim);
        let first = words.next().unwrap_or_default();
        let mut after = self.log().iter().skip(seq as usize).take_while(|step| step.seat == Some(seat));
        after.any(|step| step.text == first && record.stands(step.seq))
    }

    async fn act_as(&mut self, seat: Seat, input: &str, by: By) -> Result<Acted, Refused> {
        let play = self.running()?;
        if secret(play) {
            return self.choose(seat, input, by).await;
        }
        let begun = self.draft(seat).map(|draft| draft.words).unwrap_or_default();
        let (mut copy, mut done) = go_on(play, seat, &begun, input)?;
        let payment = self.payment(copy.as_ref(), seat).await?;
        if let Some(payment) = &payment {
            done.push(copy.act(seat, payment)?);
        }
        if by.is_hand() && is_begun(play, seat, &done) {
            let words: Vec<String> = done.into_iter().flat_map(|done| done.steps).map(|step| step.text).collect();
            // The same press twice.
            return if words == begun { Err(Refused::AlreadyDone) } else { self.keep(seat, words, false, by).await };
        }
        // Luck that follows is new to the person.
        let decided = by.decides(seat, copy.seq());
        let sealed = (!begun.is_empty()).then_some(SealedChange::Drop { seat: seat.0 });
        self.commit(copy, done, Change { actor: Some(seat), decided, sealed, cut: by.cut(seat), ..Change::default() })
            .await?;
        Ok(payment.map_or(Acted::Done, Acted::Paid))
    }

    /// Returns the payment a seat is asked for now, if its holder wants to make it unasked; `None` if not, or if the
    /// game suggests none.
    async fn payment(&self, play: &dyn AnyTable, seat: Seat) -> Result<Option<String>, Refused> {
        let Some(user) = self.held_by_person(seat).filter(|_| play.waiting().seats().has(seat)) else {
            return Ok(None);
        };
        let hints = play.view(Viewer::Seat(seat)).hints();
        let Some(payment) = hints.payment.as_deref() else { return Ok(None) };
        let player = self.store().player(user).await?;
        let pays = player.pays_as_suggested && !player.confirming.asks(hints.asks_again(payment));
        Ok(pays.then(|| payment.to_owned()))
    }

    /// Returns the seat a machine must move for now, with its level; `None` if there is none.
    pub(crate) fn machine_seat(&self) -> Option<(Seat, String)> {
        let play = self.running().ok()?;
        let waiting = play.waiting().seats().minus(self.ready());
        waiting.iter().find_map(|seat| {
            if self.is_stood_in(seat) {
                let level = self.clock(seat).and_then(|clock| clock.stand_in.clone());
                return Some((seat, level.unwrap_or_else(|| self.stand_in().word().to_owned())));
            }
            let row = self.seats().get(seat.index())?;
            let level = row.ai.clone()?;
            (row.user.is_none() || row.resigned).then_some((seat, level))
        })
    }

    /// True if an order answers now, a person has only one action, or a machine knows its move.
    pub(crate) fn moves_now(&self, thought: Option<&Thought>) -> bool {
        let later = self.paused().is_some() || self.paused_until_ms().is_some() || self.answers_later();
        let forced = || self.running().is_ok_and(|play| self.forced_at(play).is_some());
        !later && (thought.is_some_and(Thought::is_ready) || self.due_order().is_some() || forced())
    }

    /// True if an order, a machine, an agreement or the only action of a person moves the table on without anybody's
    /// doing, and not only at a later time.
    pub(crate) fn moves_itself(&self) -> bool {
        self.question_verdict(false).is_some() || !self.answers_later() && self.machine_is_due() || self.moves_now(None)
    }

    /// Returns the only action of the person for whom the table waits, if everybody knows that they have no other, with
    /// their seat.
    pub(crate) fn forced_at(&self, play: &dyn AnyTable) -> Option<(Seat, String)> {
        let waiting = play.waiting().seats();
        let seat = waiting.first().filter(|_| waiting.len() == 1 && !secret(play))?;
        self.held_by_person(seat).filter(|_| !self.is_stood_in(seat))?;
        Some((seat, play.view(Viewer::Public).hints().forced?))
    }

    async fn do_forced(&mut self, seat: Seat, action: &str) -> Result<(), Refused> {
        let mut copy = self.running()?.copy();
        let done = copy.act(seat, action)?;
        self.commit(copy, vec![done], Change { actor: Some(seat), forced: true, ..Change::default() }).await
    }

    /// Lets an order answer, does the only action a person has, or lets a machine move as it thought.
    pub(crate) async fn move_itself(&mut self, thought: Option<Thought>) {
        let forced = self.running().ok().and_then(|play| self.forced_at(play));
        let done = match (self.due_order(), forced) {
            (Some(due_order), _) => self.execute_order(due_order).await,
            (None, Some((seat, action))) => self.do_forced(seat, &action).await,
            (None, None) => return self.move_machine(thought).await,
        };
        if let Err(error) = done {
            tracing::error!(table = self.id().0, error = %error.report(), "an automatic answer was refused");
            match error {
                Refused::Store(_) => self.mark_broken(),
                Refused::Paused { .. } => {}
                _ => drop(self.pause().await),
            }
        }
    }

    /// Does what the machine to act has thought. Should that ever be refused, any legal action will do: a table does not
    /// wait for a machine. If none will, the rules are at fault.
    async fn move_machine(&mut self, thought: Option<Thought>) {
        let Some(seat) = thought.as_ref().map(Thought::seat) else { return };
        let (seq, begun, mut thought) = (self.seq(), self.now_ms(), thought);
        // The first try is what it thought, the second one any action.
        for _ in 0..2 {
            let span = tracing::info_span!("ai_move", table = self.id().0, seq);
            let moved = self.move_as(seat, thought.take()).instrument(span.clone()).await;
            let (outcome, ms) = (if moved.is_ok() { "moved" } else { "refused" }, self.now_ms() - begun);
            tracing::info!(parent: &span, outcome, ms, "AI move");
            match moved {
                Ok(()) | Err(Refused::Paused { .. }) => return,
                Err(error) => {
                    let seat = seat.number();
                    tracing::error!(parent: &span, seat, error = %error.report(), "a machine's move was refused");
                    if matches!(error, Refused::Store(_)) {
                        // The disk failed, not the machine: it moves the same way once the table is loaded anew.
                        self.mark_broken();
                        return;
                    }
                }
            }
        }
        self.pause().await;
    }

    /// Does what the machine of a seat thought; without a thought, any legal action.
    async fn move_as(&mut self, seat: Seat, thought: Option<Thought>) -> Result<(), Refused> {
        let play = self.running()?;
        let view = self.with_draft(play, seat).view(Viewer::Seat(seat));
        if let Some(declined) = self.declined(seat, &view).await? {
            return self.act_as(seat, &declined, By::Machine { cut: false }).await.map(|_| ());
        }
        let Decision { input, cut } = match thought {
            Some(thought) => thought.decision().await?,
            None => {
                let mut dice = self.own_dice(MOVE, seat, play.made());
                self.game().player(Level::Random).think(&view, &mut dice, &AtomicBool::new(false))
            }
        };
        self.act_as(seat, &input, By::Machine { cut }).await.map(|_| ())
    }

    /// Returns the action that declines, if a person whose time was up wishes so and the game offers one; `None` if the
    /// machine decides.
    async fn declined(&self, seat: Seat, view: &AnyView) -> Result<Option<String>, Refused> {
        let covered = self.clock(seat).is_some_and(|clock| clock.covered);
        let Some(user) = self.held_by_person(seat).filter(|_| covered) else { return Ok(None) };
        let wish = self.store().player(user).await?.at_zero;
        Ok(view.hints().decline.filter(|_| wish == AtZero::Decline))
    }

    /// Returns dice of a machine for one purpose, apart from those of the table: the same after a restart and after steps
    /// that were taken back, and unpredictable while the seed is secret.
    pub(crate) fn own_dice(&self, purpose: &str, seat: Seat, made: u32) -> TableDice {
        let seed = Seed::from_words(&format!("{purpose} {}", self.seed().to_hex()));
        Luck { seed, table: self.id().0 as u64, start: u64::from(seat.0) }.dice(made)
    }
}

/// Plays an input on a copy, after the part of its decision that the seat has made already, or in place of that part.
/// Returns the copy and everything that was played.
pub(crate) fn go_on(
    play: &dyn AnyTable,
    seat: Seat,
    begun: &[String],
    input: &str,
) -> Result<(Box<dyn AnyTable>, Vec<Done>), Rejected> {
    let all = |words: &str| {
        let mut copy = play.copy();
        let done = copy.act(seat, words)?;
        Ok((copy, vec![done]))
    };
    if begun.is_empty() {
        return all(input);
    }
    all(&format!("{}; {input}", begun.join("; "))).or_else(|rejected| all(input).map_err(|_| rejected))
}

/// True if these steps of a seat begin one decision of several steps and do not end it, and nobody else or luck comes
/// in between: nothing is final before its last step.
pub(crate) fn is_begun(play: &dyn AnyTable, seat: Seat, done: &[Done]) -> bool {
    let mut copy = play.copy();
    let within = |play: &dyn AnyTable| {
        play.waiting().seats() == SeatSet::one(seat) && play.view(Viewer::Seat(seat)).prompt().step > 1
    };
    done.iter().flat_map(|done| &done.steps).all(|step| copy.act(seat, &step.text).is_ok() && within(copy.as_ref()))
}
