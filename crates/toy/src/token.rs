//! Actions and outcomes with their notation.

use crate::flaw;
use agon_rules::game::BadToken;
use std::fmt;
use std::str::FromStr;

/// An action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Do<const F: u8> {
    /// Says nothing.
    Silent,
    /// Boasts of a card.
    Boast(u8),
    /// Closes a hand with this number of coins.
    Close(u8),
}

impl<const F: u8> Do<F> {
    /// Returns the same action in the game without a flaw.
    pub fn sound(self) -> Do<{ flaw::NONE }> {
        match self {
            Do::Silent => Do::Silent,
            Do::Boast(card) => Do::Boast(card),
            Do::Close(hand) => Do::Close(hand),
        }
    }
}

impl<const F: u8> fmt::Display for Do<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Do::Silent => write!(f, "silent"),
            Do::Boast(5) if F == flaw::ALIKE => write!(f, "boast 4"),
            Do::Boast(card) => write!(f, "boast {card}"),
            Do::Close(hand) => write!(f, "close {hand}"),
        }
    }
}

impl<const F: u8> FromStr for Do<F> {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let bad = || BadToken(text.to_owned());
        if text == "silent" {
            return Ok(Do::Silent);
        }
        let (word, number) = text.split_once(' ').ok_or_else(bad)?;
        let number = number.parse().map_err(|_| bad())?;
        match word {
            "boast" if F == flaw::MISREAD && number == 5 => Ok(Do::Boast(4)),
            "boast" => Ok(Do::Boast(number)),
            "close" => Ok(Do::Close(number)),
            _ => Err(bad()),
        }
    }
}

/// A card for the next seat without a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Deal(pub u8);

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}", self.0)
    }
}

impl FromStr for Deal {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let card = text.strip_prefix("deal ").and_then(|card| card.parse().ok());
        card.map(Deal).ok_or_else(|| BadToken(text.to_owned()))
    }
}
