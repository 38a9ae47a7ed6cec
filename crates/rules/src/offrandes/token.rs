//! Actions (§15) and outcomes of luck, with their notation.

use super::data::{Altar, Animal, CITIES, Character};
use crate::Seat;
use crate::game::BadToken;
use std::fmt;
use std::str::FromStr;

/// One small decision of a seat (§15).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `pick peasant`: one of the three characters of the preliminary phase (2.4).
    Pick(Character),
    /// `lot peasant water`: the two characters offered, in ascending order (4.3).
    Lot(Character, Character),
    /// `open 3`: the opening bid (4.3).
    Open(u8),
    /// `end`: no further lot in this auction turn (4.3).
    End,
    /// `bid 4` (4.4).
    Bid(u8),
    /// `pass` (4.4).
    Pass,
    /// `seal 5`: the secret amount of a sealed auction, 0 for no bid (16.1).
    Seal(u8),
    /// `bribe sparta peasant` (5.3).
    Bribe(Seat, Character),
    /// `bribe none` (5.2).
    NoBribe,
    /// `rank sparta peasant`: the next entry of a secret list (16.2).
    Rank(Seat, Character),
    /// `rank done`: the list is complete (16.2).
    RankDone,
    /// `offer goat 3`: the animals to offer in a shortage (6.4).
    Offer(Animal, u8),
    /// `offer none` (6.2).
    NoOffer,
    /// `altar hermes`: sacrifice there (6.5).
    Sacrifice(Altar),
    /// `altar none` (6.2).
    NoSacrifice,
}

/// Returns the word of a seat: its city.
pub(super) fn city(seat: Seat) -> &'static str {
    CITIES.get(seat.index()).copied().unwrap_or("?")
}

fn read_city(text: &str) -> Option<Seat> {
    CITIES.iter().position(|&city| city == text).map(|seat| Seat(seat as u8))
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Pick(character) => write!(f, "pick {}", character.word()),
            Action::Lot(a, b) => write!(f, "lot {} {}", a.word(), b.word()),
            Action::Open(amount) => write!(f, "open {amount}"),
            Action::End => f.write_str("end"),
            Action::Bid(amount) => write!(f, "bid {amount}"),
            Action::Pass => f.write_str("pass"),
            Action::Seal(amount) => write!(f, "seal {amount}"),
            Action::Bribe(seat, ladder) => write!(f, "bribe {} {}", city(seat), ladder.word()),
            Action::NoBribe => f.write_str("bribe none"),
            Action::Rank(seat, ladder) => write!(f, "rank {} {}", city(seat), ladder.word()),
            Action::RankDone => f.write_str("rank done"),
            Action::Offer(animal, count) => write!(f, "offer {} {count}", animal.word()),
            Action::NoOffer => f.write_str("offer none"),
            Action::Sacrifice(altar) => write!(f, "altar {}", altar.word()),
            Action::NoSacrifice => f.write_str("altar none"),
        }
    }
}

impl FromStr for Action {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Action, BadToken> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let amount = |word: &str| word.parse::<u8>().ok().filter(|n| !word.starts_with('+') && n.to_string() == word);
        let read = match *words.as_slice() {
            ["pick", character] => Character::read(character).map(Action::Pick),
            ["lot", a, b] => pair(a, b).map(|(a, b)| Action::Lot(a, b)),
            ["open", n] => amount(n).map(Action::Open),
            ["end"] => Some(Action::End),
            ["bid", n] => amount(n).map(Action::Bid),
            ["pass"] => Some(Action::Pass),
            ["seal", n] => amount(n).map(Action::Seal),
            ["bribe", "none"] => Some(Action::NoBribe),
            ["bribe", seat, ladder] => target(seat, ladder).map(|(seat, ladder)| Action::Bribe(seat, ladder)),
            ["rank", "done"] => Some(Action::RankDone),
            ["rank", seat, ladder] => target(seat, ladder).map(|(seat, ladder)| Action::Rank(seat, ladder)),
            ["offer", "none"] => Some(Action::NoOffer),
            ["offer", animal, n] => Animal::read(animal).zip(amount(n)).map(|(animal, n)| Action::Offer(animal, n)),
            ["altar", "none"] => Some(Action::NoSacrifice),
            ["altar", altar] => Altar::read(altar).map(Action::Sacrifice),
            _ => None,
        };
        read.ok_or_else(|| BadToken(text.to_owned()))
    }
}

/// Reads two characters and returns them in ascending order, because a lot has no order; `None` if a word names no
/// character.
fn pair(a: &str, b: &str) -> Option<(Character, Character)> {
    let (a, b) = Character::read(a).zip(Character::read(b))?;
    Some((a.min(b), a.max(b)))
}

fn target(seat: &str, ladder: &str) -> Option<(Seat, Character)> {
    read_city(seat).zip(Character::read(ladder))
}

/// An outcome of luck. Luck decides only the first marker holder (2.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `first sparta`: this city holds the first player marker.
    First(Seat),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Chance::First(seat) = *self;
        write!(f, "first {}", city(seat))
    }
}

impl FromStr for Chance {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Chance, BadToken> {
        let bad = || BadToken(text.to_owned());
        let city = text.strip_prefix("first ").ok_or_else(bad)?;
        read_city(city).map(Chance::First).ok_or_else(bad)
    }
}
