//! Seats and small sets of seats: the rules know seats, never people.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats of any game.
pub const MAX_SEATS: usize = 8;

/// A place at a table, counted clockwise from 0; people see numbers from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat as an index into per-seat arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the number people read: 1 for the first seat.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Returns the seat with this number, from 1, if a table of `seats` has it.
    pub fn from_number(number: u8, seats: u8) -> Option<Seat> {
        (1..=seats).contains(&number).then(|| Seat(number - 1))
    }

    /// Returns the next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// Returns the seat `steps` places clockwise.
    pub const fn clockwise(self, steps: u8, seats: u8) -> Seat {
        Seat((self.0 + steps) % seats)
    }

    /// Returns the number of places from here clockwise to `other`.
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

    /// Returns all seats of a table of `seats`.
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Returns the set of `seat` alone.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// True if the set contains `seat`.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Returns the set with `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// Returns the set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Returns the seats of `self` that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// True if the set has no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the seats in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let first = SeatSet(rest).first()?;
            rest &= rest - 1;
            Some(first)
        })
    }

    /// Returns the lowest seat of the set; `None` for the empty set.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// Writes a list of seats in seat order.
impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Seats in the order of adding, repeats included; at most `N`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SeatList<const N: usize> {
    seats: [Option<Seat>; N],
}

impl<const N: usize> SeatList<N> {
    /// No seat.
    pub const EMPTY: SeatList<N> = SeatList { seats: [None; N] };

    /// Appends a seat; a full list does not change.
    pub fn push(&mut self, seat: Seat) {
        if let Some(free) = self.seats.iter_mut().find(|place| place.is_none()) {
            *free = Some(seat);
        }
    }

    /// Returns the seat at a place, counted from 0; `None` after the last.
    pub fn get(&self, place: usize) -> Option<Seat> {
        self.seats.get(place).copied().flatten()
    }

    /// Returns the seats in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        self.seats.iter().filter_map(|seat| *seat)
    }

    /// Returns the number of seats in the list.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// True if the list has no seat.
    pub fn is_empty(&self) -> bool {
        self.get(0).is_none()
    }

    /// Returns the list without a seat; the seats after it move up.
    #[must_use]
    pub fn without(&self, seat: Seat) -> SeatList<N> {
        self.iter().filter(|&other| other != seat).collect()
    }
}

impl<const N: usize> FromIterator<Seat> for SeatList<N> {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut list = SeatList::EMPTY;
        seats.into_iter().for_each(|seat| list.push(seat));
        list
    }
}

/// Writes a list of seats in the list's order.
impl<const N: usize> Serialize for SeatList<N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
