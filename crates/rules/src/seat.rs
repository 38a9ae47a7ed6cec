//! Seats and small sets of seats: the rules know places at a table, never people.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats any game has.
pub const MAX_SEATS: usize = 8;

/// A place at a table, counted clockwise from 0; people see it counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people read: 1 for the first seat.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat a person means by a number from 1 on, if a table of `seats` has it.
    pub fn from_number(number: u8, seats: u8) -> Option<Seat> {
        (1..=seats).contains(&number).then(|| Seat(number - 1))
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// The seat `steps` places clockwise.
    pub const fn clockwise(self, steps: u8, seats: u8) -> Seat {
        Seat((self.0 + steps) % seats)
    }

    /// How many places clockwise `other` sits from here.
    pub const fn distance(self, other: Seat, seats: u8) -> u8 {
        (other.0 + seats - self.0) % seats
    }
}

/// Shows the number people read.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// All seats of a table of `seats`.
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Only `seat`.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats of `self` that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let first = SeatSet(rest).first()?;
            rest &= rest - 1;
            Some(first)
        })
    }

    /// The lowest seat of the set.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// A list of seats in seat order.
impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Seats in some order, each as often as it was added; at most [`MAX_SEATS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatList {
    seats: [Option<Seat>; MAX_SEATS],
}

impl SeatList {
    /// Nobody.
    pub const EMPTY: SeatList = SeatList { seats: [None; MAX_SEATS] };

    /// Adds a seat at the end; a full list stays as it is.
    pub fn push(&mut self, seat: Seat) {
        if let Some(free) = self.seats.iter_mut().find(|place| place.is_none()) {
            *free = Some(seat);
        }
    }

    /// The seat at a place, from 0.
    pub fn get(&self, place: usize) -> Option<Seat> {
        self.seats.get(place).copied().flatten()
    }

    /// The seats in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        self.seats.iter().filter_map(|seat| *seat)
    }

    /// How many places are taken.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether nobody is in the list.
    pub fn is_empty(&self) -> bool {
        self.seats[0].is_none()
    }

    /// The list without a seat; the others move up.
    #[must_use]
    pub fn without(&self, seat: Seat) -> SeatList {
        self.iter().filter(|&other| other != seat).collect()
    }
}

impl FromIterator<Seat> for SeatList {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut list = SeatList::EMPTY;
        seats.into_iter().for_each(|seat| list.push(seat));
        list
    }
}

/// A list of seats in the list's order.
impl Serialize for SeatList {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
