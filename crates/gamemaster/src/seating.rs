//! Who sits where before the game: held seats, the host's order, the number of seats.

use crate::GameMaster;
use crate::error::Refused;
use crate::live::{Live, options};
use crate::look::Changed;
use crate::note::Note;
use agon_rules::games;
use agon_store::{HeldRow, Reseating, SeatOrder, SeatRow, Status, TableId, UserId};
use serde_json::Value;
use std::fmt;

/// Somebody in a lobby's list, as a button names them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person, seated or with a seat held.
    Person(UserId),
    /// The machine at this place of the list, from 0.
    Machine(u8),
}

impl Sitter {
    /// Reads [`Sitter`]'s own text.
    pub fn read(text: &str) -> Option<Sitter> {
        match text.split_at_checked(1)? {
            ("u", id) => Some(Sitter::Person(UserId(id.parse().ok()?))),
            ("a", place) => Some(Sitter::Machine(place.parse().ok()?)),
            _ => None,
        }
    }

    /// The sitter of a row that stands at this place of the list.
    pub fn of(place: usize, row: &SeatRow) -> Sitter {
        row.user.map_or(Sitter::Machine(place as u8), Sitter::Person)
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Person(user) => write!(f, "u{user}"),
            Sitter::Machine(place) => write!(f, "a{place}"),
        }
    }
}

/// A lobby as it shall be: changed here, then written as a whole.
#[derive(Clone, Debug)]
pub(crate) struct Lobby {
    pub(crate) host: UserId,
    /// Who sits, in the order of coming.
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) order: SeatOrder,
    /// For each place of the list who stands there, by the order of coming; as they came unless set by hand.
    pub(crate) arrangement: Vec<u8>,
    pub(crate) held: Vec<HeldRow>,
    pub(crate) wanted: u8,
    pub(crate) options: Value,
    /// No machine may take a seat.
    pub(crate) people_only: bool,
}

impl Lobby {
    /// The seats as the list shows them, numbered so.
    pub(crate) fn shown(&self) -> Vec<SeatRow> {
        seated(&self.seats, Some(&self.arrangement))
    }

    pub(crate) fn place_of(&self, user: UserId) -> Option<usize> {
        self.seats.iter().position(|row| row.user == Some(user))
    }

    pub(crate) fn sits(&self, user: UserId) -> bool {
        self.place_of(user).is_some()
    }

    /// Gives one more the last place.
    pub(crate) fn take(&mut self, row: SeatRow) -> Result<(), Refused> {
        if self.seats.len() + self.held.len() >= usize::from(self.wanted) {
            return Err(Refused::Full);
        }
        if self.people_only && row.user.is_none() {
            return Err(Refused::PeopleOnly);
        }
        self.arrangement.push(self.seats.len() as u8);
        self.seats.push(row);
        Ok(())
    }

    /// Gives up a held seat, if there is one for this person.
    pub(crate) fn release(&mut self, user: UserId) -> bool {
        let before = self.held.len();
        self.held.retain(|held| held.user != user);
        self.held.len() < before
    }

    /// Takes the one who came `at` away.
    pub(crate) fn remove(&mut self, at: usize) {
        self.seats.remove(at);
        let later = |came: u8| if usize::from(came) > at { came - 1 } else { came };
        let rest = self.arrangement.iter().filter(|came| usize::from(**came) != at);
        self.arrangement = rest.map(|came| later(*came)).collect();
    }

    /// Keeps machines away: those that sit there go. Or lets them come.
    fn set_people_only(&mut self, only: bool) {
        self.people_only = only;
        while only && let Some(at) = self.seats.iter().position(|row| row.user.is_none()) {
            self.remove(at);
        }
    }

    /// Where somebody of the list stands in the order of coming. A person or machine that is gone by now has no place.
    fn find(&self, who: Sitter) -> Result<usize, Refused> {
        let machine = |place: u8| {
            let came = usize::from(*self.arrangement.get(usize::from(place))?);
            self.seats.get(came).is_some_and(|row| row.user.is_none()).then_some(came)
        };
        let found = match who {
            Sitter::Person(user) => self.place_of(user),
            Sitter::Machine(place) => machine(place),
        };
        found.ok_or(Refused::MovedOn { now: 0 })
    }

    /// Lets the list be as people came, or as it is now from here on set by hand.
    fn set_order(&mut self, order: SeatOrder) {
        if order != SeatOrder::Hand {
            self.arrangement = (0..self.seats.len() as u8).collect();
        }
        self.order = order;
    }

    /// Swaps somebody with whoever stands before or after.
    fn shift(&mut self, who: Sitter, earlier: bool) -> Result<(), Refused> {
        let came = self.find(who)?;
        let place = self.arrangement.iter().position(|at| usize::from(*at) == came).unwrap_or(came);
        let other = if earlier { place.checked_sub(1) } else { Some(place + 1) };
        let other = other.filter(|other| *other < self.arrangement.len()).ok_or(Refused::MovedOn { now: 0 })?;
        self.arrangement.swap(place, other);
        self.order = SeatOrder::Hand;
        Ok(())
    }
}

/// Rows in the order an arrangement gives them, numbered so; as they are where it is none.
pub(crate) fn seated(rows: &[SeatRow], arrangement: Option<&[u8]>) -> Vec<SeatRow> {
    let given = arrangement.filter(|order| permutes(order, rows.len()));
    let came = (0..rows.len() as u8).collect::<Vec<_>>();
    let order = given.unwrap_or(&came).iter();
    let rows = order.filter_map(|came| rows.get(usize::from(*came)));
    rows.zip(0..).map(|(row, seat)| SeatRow { seat, ..row.clone() }).collect()
}

fn permutes(order: &[u8], many: usize) -> bool {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    sorted.len() == many && sorted.iter().zip(0..).all(|(came, place)| *came == place)
}

impl GameMaster {
    /// Takes somebody out of the lobby, or gives up a seat held for them; only the host may, and not the own seat.
    ///
    /// # Errors
    /// Why nothing is changed.
    pub async fn remove(&self, table: TableId, host: UserId, who: Sitter) -> Result<(), Refused> {
        let change = move |lobby: &mut Lobby| {
            if let Sitter::Person(user) = who
                && lobby.release(user)
            {
                return Ok(());
            }
            let at = lobby.find(who).and_then(|at| match lobby.seats.get(at) {
                Some(row) if row.user != Some(lobby.host) => Ok(at),
                _ => Err(Refused::MovedOn { now: 0 }),
            })?;
            lobby.remove(at);
            Ok(())
        };
        self.host_changes(table, host, change).await
    }

    /// Makes somebody who sits the host; only the host may.
    ///
    /// # Errors
    /// Why nothing is changed.
    pub async fn hand_over(&self, table: TableId, host: UserId, to: UserId) -> Result<(), Refused> {
        let change = move |lobby: &mut Lobby| {
            lobby.find(Sitter::Person(to))?;
            lobby.host = to;
            Ok(())
        };
        self.host_changes(table, host, change).await
    }

    /// Moves somebody one place up or down in the list, from now on the order set by hand; only the host may.
    ///
    /// # Errors
    /// Why nothing is changed.
    pub async fn shift(&self, table: TableId, host: UserId, who: Sitter, earlier: bool) -> Result<(), Refused> {
        self.host_changes(table, host, move |lobby| lobby.shift(who, earlier)).await
    }

    /// Chooses in which order seats are taken at the start; only the host may.
    ///
    /// # Errors
    /// Why nothing is changed.
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
    /// Why nothing is changed.
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
    /// Why nothing is changed.
    pub async fn set_seats(&self, table: TableId, host: UserId, wanted: u8) -> Result<(), Refused> {
        self.at(table, move |live| {
            Box::pin(async move {
                let mut lobby = live.lobby()?;
                live.host_only(host)?;
                if usize::from(wanted) < lobby.seats.len() + lobby.held.len() {
                    return Err(Refused::Full);
                }
                let game = games::find(&live.row.game)?;
                let options = game.meta().complete(wanted, &options(&live.row)?)?;
                lobby.options = serde_json::to_value(options).unwrap_or_default();
                lobby.wanted = wanted;
                live.settle_lobby(lobby).await
            })
        })
        .await
    }

    /// A change of a lobby that only its host may make.
    pub(crate) async fn host_changes(
        &self,
        table: TableId,
        host: UserId,
        change: impl FnOnce(&mut Lobby) -> Result<(), Refused> + Send + 'static,
    ) -> Result<(), Refused> {
        self.at(table, move |live| {
            Box::pin(async move {
                let mut lobby = live.lobby()?;
                live.host_only(host)?;
                change(&mut lobby)?;
                live.settle_lobby(lobby).await
            })
        })
        .await
    }
}

impl Live {
    /// A table that has not begun.
    pub(crate) fn lobby(&self) -> Result<Lobby, Refused> {
        match self.row.status {
            Status::Lobby => {}
            Status::Running => return Err(Refused::Begun),
            _ => return Err(Refused::Over(Box::new(self.row.clone()))),
        }
        let given = self.row.arrangement.clone().filter(|order| permutes(order, self.seats.len()));
        Ok(Lobby {
            host: self.row.host,
            seats: self.seats.clone(),
            order: self.row.seat_order,
            arrangement: given.unwrap_or_else(|| (0..self.seats.len() as u8).collect()),
            held: self.held.clone(),
            wanted: self.row.seats_wanted,
            options: self.row.options.clone(),
            people_only: self.row.people_only,
        })
    }

    /// Whether somebody sits with the host and reads what is changed.
    pub(crate) fn has_guests(&self) -> bool {
        self.people().len() > 1
    }

    /// What is other in a lobby as it shall be, besides who sits there.
    fn changes(&self, lobby: &Lobby) -> Option<Changed> {
        if !self.has_guests() {
            return None;
        }
        let now = |option: &str| self.row.options.get(option);
        let set = lobby.options.as_object().into_iter().flatten();
        let option = set.filter(|(option, value)| now(option) != Some(*value)).map(|(option, _)| option.clone()).next();
        if self.row.seats_wanted != lobby.wanted {
            return Some(Changed::Seats);
        }
        if self.row.seat_order != lobby.order {
            return Some(Changed::Order);
        }
        if self.row.people_only != lobby.people_only {
            return Some(Changed::Company);
        }
        option.map(Changed::Option)
    }

    /// Writes a lobby as it shall be.
    pub(crate) async fn settle_lobby(&mut self, lobby: Lobby) -> Result<(), Refused> {
        let changed = self.changes(&lobby);
        let arrangement = (lobby.order == SeatOrder::Hand).then_some(lobby.arrangement);
        let new = Reseating {
            table: self.row.table,
            host: lobby.host,
            seats: seated(&lobby.seats, None),
            seats_wanted: Some(lobby.wanted),
            options: Some(lobby.options),
            people_only: lobby.people_only,
            order: (lobby.order, arrangement),
            held: lobby.held,
            outbox: vec![self.tell(Note::Board)],
        };
        self.house.store.reseat(new).await?;
        self.changed = changed.or(self.changed.take());
        self.written().await;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sitter_survives_its_text() {
        for who in [Sitter::Person(UserId(u64::MAX)), Sitter::Machine(4)] {
            assert_eq!(Sitter::read(&who.to_string()), Some(who));
        }
        for text in ["", "u", "ux", "a-1", "b3", "ü7"] {
            assert_eq!(Sitter::read(text), None, "{text}");
        }
    }
}
