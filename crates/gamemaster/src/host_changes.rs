//! Changes of a lobby that only its host makes, and the writing of a lobby as it shall be.

use crate::actor::TableActor;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::header::options;
use crate::note::Note;
use crate::seating::{Changed, Lobby, SeatHolder, permutes, seated};
use agon_store::{Reseating, SeatOrder, Status, TableId, UserId};

impl GameMaster {
    /// Takes a person or machine out of the lobby, or gives up a seat held for a person; only the host may, and not the
    /// own seat.
    ///
    /// # Errors
    /// The refusal.
    pub async fn remove(&self, table: TableId, host: UserId, who: SeatHolder) -> Result<(), Refused> {
        let change = move |lobby: &mut Lobby| {
            if let SeatHolder::Person(user) = who
                && lobby.release(user)
            {
                return Ok(());
            }
            let at = lobby.find(who).and_then(|at| match lobby.seats.get(at) {
                Some(row) if row.user != Some(lobby.host) => Ok(at),
                _ => Err(Refused::Stale { now: 0 }),
            })?;
            lobby.remove(at);
            Ok(())
        };
        self.host_changes(table, host, change).await
    }

    /// Makes a seated person the host; only the host may.
    ///
    /// # Errors
    /// The refusal.
    pub async fn hand_over(&self, table: TableId, host: UserId, to: UserId) -> Result<(), Refused> {
        let change = move |lobby: &mut Lobby| {
            lobby.find(SeatHolder::Person(to))?;
            lobby.host = to;
            Ok(())
        };
        self.host_changes(table, host, change).await
    }

    /// Moves a person or machine one place up or down in the list, whose order is set by hand from now on; only the
    /// host may.
    ///
    /// # Errors
    /// The refusal.
    pub async fn shift(&self, table: TableId, host: UserId, who: SeatHolder, earlier: bool) -> Result<(), Refused> {
        self.host_changes(table, host, move |lobby| lobby.shift(who, earlier)).await
    }

    /// Chooses in which order seats are taken at the start; only the host may.
    ///
    /// # Errors
    /// The refusal.
    pub async fn set_seat_order(&self, table: TableId, host: UserId, order: SeatOrder) -> Result<(), Refused> {
        let change = move |lobby: &mut Lobby| {
            lobby.set_order(order);
            Ok(())
        };
        self.host_changes(table, host, change).await
    }

    /// Chooses whether only people take seats; only the host may.
    ///
    /// # Errors
    /// The refusal.
    pub async fn set_people_only(&self, table: TableId, host: UserId, only: bool) -> Result<(), Refused> {
        let change = move |lobby: &mut Lobby| {
            lobby.set_people_only(only);
            Ok(())
        };
        self.host_changes(table, host, change).await
    }

    /// Changes the number of seats: as many as the game takes, and not fewer than are taken; only the host may.
    ///
    /// # Errors
    /// The refusal.
    pub async fn set_seats(&self, table: TableId, host: UserId, wanted: u8) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                let mut lobby = actor.lobby()?;
                actor.host_only(host)?;
                if usize::from(wanted) < lobby.seats.len() + lobby.held.len() {
                    return Err(Refused::Full);
                }
                let game = actor.game();
                let options = game.meta().complete(wanted, &options(actor.row())?)?;
                lobby.options = serde_json::to_value(options).unwrap_or_default();
                lobby.wanted = wanted;
                actor.settle_lobby(lobby).await
            })
        })
        .await
    }

    /// Changes a lobby for its host alone.
    pub(crate) async fn host_changes(
        &self,
        table: TableId,
        host: UserId,
        change: impl FnOnce(&mut Lobby) -> Result<(), Refused> + Send + 'static,
    ) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                let mut lobby = actor.lobby()?;
                actor.host_only(host)?;
                change(&mut lobby)?;
                actor.settle_lobby(lobby).await
            })
        })
        .await
    }
}

impl TableActor {
    /// Returns the lobby of a table that has not begun.
    pub(crate) fn lobby(&self) -> Result<Lobby, Refused> {
        let (row, seats) = (self.row(), self.seats());
        match row.status {
            Status::Lobby => {}
            Status::Running => return Err(Refused::Begun),
            _ => return Err(Refused::Over(Box::new(row.clone()))),
        }
        let given = row.arrangement.clone().filter(|order| permutes(order, seats.len()));
        Ok(Lobby {
            number: row.number,
            host: row.host,
            seats: seats.to_vec(),
            order: row.seat_order,
            arrangement: given.unwrap_or_else(|| (0..seats.len() as u8).collect()),
            held: self.held().to_vec(),
            wanted: row.seats_wanted,
            options: row.options.clone(),
            people_only: row.people_only,
        })
    }

    /// True if another person sits with the host and reads of changes.
    pub(crate) fn has_guests(&self) -> bool {
        self.people().len() > 1
    }

    /// Returns the difference of a lobby as it shall be, besides who sits there; `None` if there is none, or no guest
    /// to read it.
    fn change_to(&self, lobby: &Lobby) -> Option<Changed> {
        if !self.has_guests() {
            return None;
        }
        let row = self.row();
        let now = |option: &str| row.options.get(option);
        let set = lobby.options.as_object().into_iter().flatten();
        let option = set.filter(|(option, value)| now(option) != Some(*value)).map(|(option, _)| option.clone()).next();
        if row.seats_wanted != lobby.wanted {
            return Some(Changed::Seats);
        }
        if row.seat_order != lobby.order {
            return Some(Changed::Order);
        }
        if row.people_only != lobby.people_only {
            return Some(Changed::Company);
        }
        option.map(Changed::Option)
    }

    /// Writes a lobby as it shall be.
    pub(crate) async fn settle_lobby(&mut self, lobby: Lobby) -> Result<(), Refused> {
        self.end_ready_check().await?;
        let changed = self.change_to(&lobby);
        let arrangement = (lobby.order == SeatOrder::Hand).then_some(lobby.arrangement);
        let new = Reseating {
            table: self.id(),
            host: lobby.host,
            seats: seated(&lobby.seats, None),
            seats_wanted: Some(lobby.wanted),
            options: Some(lobby.options),
            people_only: lobby.people_only,
            order: (lobby.order, arrangement),
            held: lobby.held,
            outbox: vec![self.outbox_row(Note::Board)],
        };
        self.store().reseat(new).await?;
        if let Some(changed) = changed {
            self.set_changed(changed);
        }
        self.after_write().await;
        Ok(())
    }
}
