//! Actions (§13) and outcomes of luck (17.6), with their notation.

use super::cards::Cards;
use super::data::{Building, CARDS_EACH, CITIES, Landscape, Pile, TILES_IN_BOX};
use super::spaces::{Anchor, Space};
use crate::Seat;
use crate::game::BadToken;
use std::fmt;
use std::str::FromStr;

/// One small decision of a seat (§13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `draw main`, `draw 2`: the top disc of a pile (6.1).
    Draw(Pile),
    /// `store`: the drawn disc goes on the mat (6.2).
    Store,
    /// `place C4`: the drawn disc goes on the board (6.2).
    Place(Space),
    /// `build tower C4`: a disc from the mat goes on the board (§8).
    Build(Building, Space),
    /// `autopay`: pay as the game suggests.
    Autopay,
    /// `pay W1 F0 H2 M0`: pay these cards (9.3). It reads `pay WHH` too.
    Pay(Cards),
    /// `amphora action`: one more draw or build (11.4).
    AmphoraAction,
    /// `amphora card`: one card (11.4).
    AmphoraCard,
    /// `lay C 7`: the new tile's middle comes to spot 7 beside tile C (7.2).
    Lay(Anchor, u8),
    /// `turn 3`: turn the new tile by three steps of 60 degrees (7.2).
    Turn(u8),
    /// `end`: end the turn and draw the cards for unused actions (5.2).
    End,
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
            Action::Draw(pile) => write!(f, "draw {}", pile.word()),
            Action::Store => f.write_str("store"),
            Action::Place(space) => write!(f, "place {space}"),
            Action::Build(building, space) => write!(f, "build {} {space}", building.word()),
            Action::Autopay => f.write_str("autopay"),
            Action::Pay(cards) => {
                let [water, forest, hill, mountain] = cards.counts();
                write!(f, "pay W{water} F{forest} H{hill} M{mountain}")
            }
            Action::AmphoraAction => f.write_str("amphora action"),
            Action::AmphoraCard => f.write_str("amphora card"),
            Action::Lay(anchor, spot) => write!(f, "lay {anchor} {spot}"),
            Action::Turn(turn) => write!(f, "turn {turn}"),
            Action::End => f.write_str("end"),
        }
    }
}

/// Reads a number without sign or leading zero, below `end`.
fn number(text: &str, end: u8) -> Option<u8> {
    let number: u8 = text.parse().ok().filter(|&number| number < end)?;
    (number.to_string() == text).then_some(number)
}

/// Reads `W1 F0 H2 M0`, in this order; `None` for any other text, and for no cards at all.
fn counts(words: &[&str; 4]) -> Option<Cards> {
    let mut counts = [0; 4];
    for ((count, word), landscape) in counts.iter_mut().zip(words).zip(Landscape::ALL) {
        *count = number(word.strip_prefix(landscape.letter())?, CARDS_EACH + 1)?;
    }
    Some(Cards::new(counts)).filter(|cards| !cards.is_empty())
}

/// Reads `WHH`, in any order.
fn letters(word: &str) -> Option<Cards> {
    let mut counts = [0; 4];
    for letter in word.chars() {
        let at = Landscape::ALL.iter().position(|landscape| landscape.letter().chars().eq([letter]))?;
        counts[at] += 1;
        if counts[at] > CARDS_EACH {
            return None;
        }
    }
    Some(Cards::new(counts)).filter(|cards| !cards.is_empty())
}

fn spot(anchor: &str, spot: &str) -> Option<Action> {
    let anchor = Anchor::read(anchor)?;
    number(spot, anchor.spots()).map(|spot| Action::Lay(anchor, spot))
}

impl FromStr for Action {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Action, BadToken> {
        let mut words = [""; 6];
        let mut count = 0;
        for (slot, word) in words.iter_mut().zip(text.split_ascii_whitespace()) {
            *slot = word;
            count += 1;
        }
        let read = match words[..count] {
            ["draw", pile] => Pile::read(pile).map(Action::Draw),
            ["store"] => Some(Action::Store),
            ["place", space] => Space::read(space).map(Action::Place),
            ["build", building, space] => {
                Building::read(building).zip(Space::read(space)).map(|(building, space)| Action::Build(building, space))
            }
            ["autopay"] => Some(Action::Autopay),
            ["pay", cards] => letters(cards).map(Action::Pay),
            ["pay", w, f, h, m] => counts(&[w, f, h, m]).map(Action::Pay),
            ["amphora", "action"] => Some(Action::AmphoraAction),
            ["amphora", "card"] => Some(Action::AmphoraCard),
            ["lay", anchor, at] => spot(anchor, at),
            ["turn", turn] => number(turn, 6).map(Action::Turn),
            ["end"] => Some(Action::End),
            _ => None,
        };
        read.ok_or_else(|| BadToken(text.to_owned()))
    }
}

/// An outcome of luck. Luck decides one thing at a time, at the moment a step needs it (17.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `first sparta`: the city that starts (3.7).
    First(Seat),
    /// `set 17 4`: the next tile of the layout, turned by four steps (3.1). Tiles count from 1.
    Set(u8, u8),
    /// `disc tower`: the top disc of the pile (3.6, 6.1).
    Disc(Building),
    /// `card hill`: the top card of the deck (3.7, 5.2).
    Card(Landscape),
    /// `tile 17`: the top tile of the stack (7.1).
    Tile(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Chance::First(seat) => write!(f, "first {}", city(seat)),
            Chance::Set(tile, turn) => write!(f, "set {} {turn}", tile + 1),
            Chance::Disc(building) => write!(f, "disc {}", building.word()),
            Chance::Card(landscape) => write!(f, "card {}", landscape.id()),
            Chance::Tile(tile) => write!(f, "tile {}", tile + 1),
        }
    }
}

impl FromStr for Chance {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Chance, BadToken> {
        let tile = |word: &str| number(word, TILES_IN_BOX as u8 + 1)?.checked_sub(1);
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let read = match *words.as_slice() {
            ["first", city] => read_city(city).map(Chance::First),
            ["set", id, turn] => tile(id).zip(number(turn, 6)).map(|(tile, turn)| Chance::Set(tile, turn)),
            ["disc", building] => Building::read(building).map(Chance::Disc),
            ["card", landscape] => Landscape::read(landscape).map(Chance::Card),
            ["tile", id] => tile(id).map(Chance::Tile),
            _ => None,
        };
        read.ok_or_else(|| BadToken(text.to_owned()))
    }
}
