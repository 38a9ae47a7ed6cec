//! Secret orders: a person leaves one at any time. It is executed when its time comes, and gone once it is used or
//! pointless.
//!
//! Invariants: a seat's own view alone decides what an order makes it do; no snapshot, notice or board of another
//! reader holds anything of it; it goes in the transaction of the step that uses it up.

use crate::actor::TableActor;
use crate::actor::commit::Change;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::order_outcome::OrderOutcome;
use agon_rules::order::{Entry, Instruction, Kind, Order, OrderEffect};
use agon_rules::secret::secret;
use agon_rules::table::AnyTable;
use agon_rules::{Seat, Viewer};
use agon_store::{Commit, OrderChange, OrderRow, Secret, TableId, UserId};

/// An edit of an order by its owner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderEdit {
    /// This and nothing else.
    Set(Instruction),
    /// One more place at the end of a list; a place listed before moves there.
    Add(Entry),
    /// The last place of a list goes.
    RemoveLast,
    /// The order goes.
    Withdraw,
    /// The order answers only when its owner's time is up, or at the first chance.
    AtZero(bool),
}

/// The effect of an order that is due now.
pub(crate) struct DueOrder {
    seat: Seat,
    about: String,
    input: String,
    outcome: OrderOutcome,
}

impl GameMaster {
    /// Edits the order of `user`'s seat under the offer of this word and scope. Orders are taken at any seat's turn.
    ///
    /// # Errors
    /// The refusal; [`Refused::Stale`] where it is not, or no longer, offered so.
    pub async fn order(
        &self,
        table: TableId,
        user: UserId,
        id: &str,
        scope: &str,
        edit: OrderEdit,
    ) -> Result<(), Refused> {
        let (id, scope) = (id.to_owned(), scope.to_owned());
        self.with_table(table, move |actor| Box::pin(async move { actor.order(user, &id, &scope, edit).await })).await
    }

    /// Notes that `user` has read this of what became of the orders of their seat. Where more has come meanwhile, all
    /// of it is told once more.
    ///
    /// # Errors
    /// There is no such table, or the database failed.
    pub async fn mark_outcomes_read(&self, table: TableId, user: UserId, read: &[OrderOutcome]) -> Result<(), Refused> {
        let read = read.to_vec();
        self.with_table(table, move |actor| {
            Box::pin(async move {
                let Some(seat) = actor.seat_of(user) else { return Ok(()) };
                if !read.is_empty() && actor.told(seat) == read {
                    actor.store().mark_outcomes_read(table, seat.0).await?;
                    actor.reread_orders().await?;
                }
                Ok(())
            })
        })
        .await
    }
}

impl TableActor {
    /// Returns the orders of a seat that stand.
    pub(crate) fn standing_orders(&self, seat: Seat) -> Vec<Order> {
        let rows = self.orders().iter().filter(|row| row.seat == seat.0);
        rows.filter_map(|row| row.words.as_ref()?.0.parse().ok()).collect()
    }

    /// Returns the orders of a seat that answer only when its time is up.
    pub(crate) fn orders_at_zero(&self, seat: Seat) -> Vec<Order> {
        let rows = self.orders().iter().filter(|row| row.seat == seat.0 && row.at_zero);
        rows.filter_map(|row| row.words.as_ref()?.0.parse().ok()).collect()
    }

    /// Returns the outcomes of a seat's orders that it has not read yet.
    pub(crate) fn told(&self, seat: Seat) -> Vec<OrderOutcome> {
        let rows = self.orders().iter().filter(|row| row.seat == seat.0);
        // One outcome a line: an order may answer several times before its owner reads any.
        rows.filter_map(|row| row.told.as_ref())
            .flat_map(|told| told.0.lines().filter_map(OrderOutcome::read))
            .collect()
    }

    async fn order(&mut self, user: UserId, id: &str, scope: &str, edit: OrderEdit) -> Result<(), Refused> {
        let play = self.running()?;
        let seat = self.playing(user)?;
        self.not_paused()?;
        let stale = || Refused::Stale { now: play.seq() };
        let orders = play.view(Viewer::Seat(seat)).orders();
        let offer = orders.find(id, scope).ok_or_else(stale)?;
        let before = self.standing_orders(seat).into_iter().find(|order| order.id == id && order.scope == scope);
        let waits = self.orders().iter().any(|row| row.seat == seat.0 && row.about == offer.about && row.at_zero);
        let at_zero = if let OrderEdit::AtZero(at_zero) = edit { at_zero } else { waits };
        let instruction = before.as_ref().map(|order| order.instruction.clone());
        let listed = match instruction.clone() {
            Some(Instruction::List(entries)) => entries,
            _ => Vec::new(),
        };
        let instruction = match (edit, &offer.kind) {
            (OrderEdit::Set(instruction), _) => Some(instruction),
            (OrderEdit::Add(entry), Kind::List(_)) => {
                let others = listed.into_iter().filter(|other| other.words != entry.words);
                let mut entries: Vec<Entry> = others.collect();
                entries.push(entry);
                Some(Instruction::List(entries))
            }
            (OrderEdit::RemoveLast, Kind::List(_)) => {
                let mut entries = listed;
                entries.pop();
                (!entries.is_empty()).then_some(Instruction::List(entries))
            }
            (OrderEdit::Withdraw, _) => None,
            (OrderEdit::AtZero(_), _) => Some(instruction.ok_or_else(stale)?),
            _ => return Err(stale()),
        };
        let about = offer.about.to_owned();
        let change = match instruction {
            Some(instruction) if !offer.takes(&instruction) => return Err(stale()),
            Some(instruction) => {
                let order = Order { id: id.to_owned(), scope: scope.to_owned(), instruction };
                OrderChange::Put { seat: seat.0, about, words: Secret(order.to_string()), at_zero }
            }
            None => OrderChange::Drop { seat: seat.0, about, told: None },
        };
        // A person who orders while they are asked may not be done: the order answers a while after the last click.
        let (now, asked) = (self.now_ms(), play.waiting().seats().has(seat));
        let deadlines = self.answer_deadline(now).filter(|_| asked).into_iter().collect();
        let at = Commit::at(self.id(), self.seq(), now);
        self.store().commit(Commit { orders: vec![change], deadlines, ..at }).await?;
        self.shared().notify_timer();
        // The outbox has nothing new: others must not learn of an order.
        self.reread_orders().await
    }

    /// Returns the effect of the first order that answers for a seat waited for; `None` if no order answers.
    pub(crate) fn due_order(&self) -> Option<DueOrder> {
        self.due_order_at(self.running().ok()?)
    }

    /// Returns the same once `play` is the table; `None` if no order answers.
    pub(crate) fn due_order_at(&self, play: &dyn AnyTable) -> Option<DueOrder> {
        if self.orders().is_empty() || secret(play) {
            return None;
        }
        let waiting = play.waiting().seats();
        self.orders().iter().filter(|row| waiting.has(Seat(row.seat))).find_map(|row| {
            let seat = Seat(row.seat);
            self.held_by_person(seat)?;
            if row.at_zero && !self.is_stood_in(seat) {
                return None;
            }
            let order = row.words.as_ref()?.0.parse().ok()?;
            let (input, outcome) = match play.view(Viewer::Seat(seat)).order_effect(&order)? {
                OrderEffect::Act(action) => (action.clone(), OrderOutcome::Used { action }),
                OrderEffect::Passed { decline, limit, needed } => (decline, OrderOutcome::Passed { limit, needed }),
                OrderEffect::Ask | OrderEffect::Spent => return None,
            };
            Some(DueOrder { seat, about: row.about.clone(), input, outcome })
        })
    }

    /// Does what an order makes its seat do. Its owner is called like any other person if they are asked again.
    pub(crate) async fn execute_order(&mut self, due_order: DueOrder) -> Result<(), Refused> {
        let DueOrder { seat, about, input, outcome } = due_order;
        let play = self.running()?;
        let mut copy = play.copy();
        let done = copy.act(seat, &input)?;
        let change = Change { used: Some((seat, about, outcome)), ..Change::default() };
        self.commit(copy, vec![done], change).await
    }

    /// Returns the changes of orders that go with a change of the table: the order that answered gets its outcome, and
    /// those that are now pointless go. The owner of a pointless order is told, unless they acted by hand or the table
    /// is over.
    pub(crate) fn order_changes(&self, play: &dyn AnyTable, change: &Change) -> Vec<OrderChange> {
        let changed = |row: &OrderRow| {
            let order: Order = row.words.as_ref()?.0.parse().ok()?;
            let (seat, about) = (row.seat, row.about.clone());
            let used = change.used.as_ref().filter(|(owner, what, _)| owner.0 == seat && *what == about);
            let over = matches!(used, Some((.., OrderOutcome::Passed { .. })))
                || play.view(Viewer::Seat(Seat(seat))).order_effect(&order) == Some(OrderEffect::Spent);
            let unheard = change.end.is_none() && change.actor != Some(Seat(seat));
            let told = match used {
                Some((.., outcome)) => Some(outcome.words()),
                None => (over && unheard).then(|| OrderOutcome::Dropped { order }.words()),
            };
            match (over, told.map(Secret)) {
                (true, told) => Some(OrderChange::Drop { seat, about, told }),
                (false, Some(told)) => Some(OrderChange::Tell { seat, about, told }),
                (false, None) => None,
            }
        };
        self.orders().iter().filter_map(changed).collect()
    }

    /// Returns the changes that drop all orders of a seat.
    pub(crate) fn orders_of(&self, seat: Seat) -> Vec<OrderChange> {
        let rows = self.orders().iter().filter(|row| row.seat == seat.0);
        rows.map(|row| OrderChange::Drop { seat: row.seat, about: row.about.clone(), told: None }).collect()
    }
}
