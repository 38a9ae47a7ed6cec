//! Seating before the game, as plain data: seats and held seats, the host's order, the number of seats.

use crate::error::Refused;
use crate::lobby::machine_row;
use crate::machine_names::free_name;
use agon_ai::Level;
use agon_rules::game::Meta;
use agon_store::{HeldRow, SeatOrder, SeatRow, TableRow, UserId};
use serde_json::Value;
use std::fmt;

/// A person or machine in a lobby's list, as a button names them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatHolder {
    /// A person, seated or with a seat held.
    Person(UserId),
    /// The machine at this place of the list, from 0.
    Machine(u8),
}

impl SeatHolder {
    /// Reads [`SeatHolder`]'s own text; `None` if it is no such text.
    pub fn read(text: &str) -> Option<SeatHolder> {
        match text.split_at_checked(1)? {
            ("u", id) => Some(SeatHolder::Person(UserId(id.parse().ok()?))),
            ("a", place) => Some(SeatHolder::Machine(place.parse().ok()?)),
            _ => None,
        }
    }

    /// Returns the seat holder of a row that stands at this place of the list.
    pub fn of(place: usize, row: &SeatRow) -> SeatHolder {
        row.user.map_or(SeatHolder::Machine(place as u8), SeatHolder::Person)
    }
}

impl fmt::Display for SeatHolder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatHolder::Person(user) => write!(f, "u{user}"),
            SeatHolder::Machine(place) => write!(f, "a{place}"),
        }
    }
}

/// A host's change of a lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Changed {
    /// An option of the game, by its id.
    Option(String),
    /// The number of seats.
    Seats,
    /// The order in which they are taken.
    Order,
    /// The choice of whether the result moves ratings.
    Rated,
    /// The choice of whether AIs may take seats.
    Company,
    /// The pace.
    Pace,
}

/// A lobby as it shall be: changed here, then written as a whole.
#[derive(Clone, Debug)]
pub(crate) struct Lobby {
    /// The table's number that people use.
    pub(crate) number: u32,
    pub(crate) host: UserId,
    /// The rows of those who sit, in the order of coming.
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) order: SeatOrder,
    /// The order of coming of each place of the list; as they came unless set by hand.
    pub(crate) arrangement: Vec<u8>,
    pub(crate) held: Vec<HeldRow>,
    pub(crate) wanted: u8,
    pub(crate) options: Value,
    /// No machine may take a seat.
    pub(crate) people_only: bool,
}

impl Lobby {
    /// Returns the seats as the list shows them, numbered so.
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

    /// Gives one more machine of a level the last place, under a name of its own.
    pub(crate) fn take_machine(&mut self, level: Level) -> Result<(), Refused> {
        let name = free_name(self.number, self.seats.len(), &self.seats);
        self.take(SeatRow { name, ..machine_row(0, level) })
    }

    /// Gives up the seat held for this person; false if there is none.
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

    /// Keeps machines away, so that those that sit there go, or lets them come.
    pub(crate) fn set_people_only(&mut self, only: bool) {
        self.people_only = only;
        while only && let Some(at) = self.seats.iter().position(|row| row.user.is_none()) {
            self.remove(at);
        }
    }

    /// Returns the place of a person or machine of the list in the order of coming. Refuses one that is gone by now.
    pub(crate) fn find(&self, who: SeatHolder) -> Result<usize, Refused> {
        let machine = |place: u8| {
            let came = usize::from(*self.arrangement.get(usize::from(place))?);
            self.seats.get(came).is_some_and(|row| row.user.is_none()).then_some(came)
        };
        let found = match who {
            SeatHolder::Person(user) => self.place_of(user),
            SeatHolder::Machine(place) => machine(place),
        };
        found.ok_or(Refused::Stale { now: 0 })
    }

    /// Lets the list be as people came, or as it is now from here on set by hand.
    pub(crate) fn set_order(&mut self, order: SeatOrder) {
        if order != SeatOrder::Hand {
            self.arrangement = (0..self.seats.len() as u8).collect();
        }
        self.order = order;
    }

    /// Swaps a person or machine with the one before or after.
    pub(crate) fn shift(&mut self, who: SeatHolder, earlier: bool) -> Result<(), Refused> {
        let came = self.find(who)?;
        let place = self.arrangement.iter().position(|at| usize::from(*at) == came).unwrap_or(came);
        let other = if earlier { place.checked_sub(1) } else { Some(place + 1) };
        let other = other.filter(|other| *other < self.arrangement.len()).ok_or(Refused::Stale { now: 0 })?;
        self.arrangement.swap(place, other);
        self.order = SeatOrder::Hand;
        Ok(())
    }
}

/// The seats of a table that machines fill and whose host chose no number: a first game is short so.
const FILLED: u8 = 3;

/// Returns the number of seats with which a lobby begins if machines take the free ones. A number that its host chose
/// stays: one below what the game takes, or that of the table it plays once more. Else there are few, unless so many
/// sit there already.
pub(crate) fn filled(meta: &Meta, row: &TableRow, taken: usize) -> u8 {
    let (least, most) = meta.seats;
    let few = FILLED.max(least).min(most);
    let chosen = row.seats_wanted < most || row.rematch_of.is_some();
    if chosen || taken >= usize::from(few) { row.seats_wanted } else { few }
}

/// Returns rows in the order of an arrangement, numbered so. Without a valid one, they keep their order.
pub(crate) fn seated(rows: &[SeatRow], arrangement: Option<&[u8]>) -> Vec<SeatRow> {
    let given = arrangement.filter(|order| permutes(order, rows.len()));
    let came = (0..rows.len() as u8).collect::<Vec<_>>();
    let order = given.unwrap_or(&came).iter();
    let rows = order.filter_map(|came| rows.get(usize::from(*came)));
    rows.zip(0..).map(|(row, seat)| SeatRow { seat, ..row.clone() }).collect()
}

/// True if an arrangement names each of so many once.
pub(crate) fn permutes(order: &[u8], many: usize) -> bool {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    sorted.len() == many && sorted.iter().zip(0..).all(|(came, place)| *came == place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_holder_survives_its_text() {
        for who in [SeatHolder::Person(UserId(u64::MAX)), SeatHolder::Machine(4)] {
            assert_eq!(SeatHolder::read(&who.to_string()), Some(who));
        }
        for text in ["", "u", "ux", "a-1", "b3", "ü7"] {
            assert_eq!(SeatHolder::read(text), None, "{text}");
        }
    }
}
