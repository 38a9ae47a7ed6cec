//! Actions and outcomes of luck, with their notation.

use super::data::{Building, CITIES, Creature, God, Island, MOST_BID};
use super::grid::Sea;
use crate::Seat;
use crate::game::BadToken;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// An island or a sea space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// An island: `naxos`.
    Island(Island),
    /// A sea space: `D4`.
    Sea(Sea),
}

/// A unit or a card, to recruit or to sell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A troop on an island: `naxos`.
    Troop(Island),
    /// A fleet on a sea space: `D4`.
    Fleet(Sea),
    /// A priest card: `priest`.
    Priest,
    /// A philosopher card: `philosopher`.
    Philosopher,
}

/// One small decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `bid ares 5`: an offering to a god (9.1).
    Bid(God, u8),
    /// `bid apollo`: a place in Apollo's queue (9.4).
    BidApollo,
    /// `recruit naxos`, `recruit D4`, `recruit priest`: a recruit of the turn's god (10.3).
    Recruit(Piece),
    /// `build naxos 3`: the god's building on a slot, counted from 1 (10.5).
    Build(Island, u8),
    /// `move kea naxos 2`: troops from island to island, by Ares or Pegasus (12.1, 14.4).
    Move(Island, Island, u8),
    /// `sail D4 E4 2`: fleets and their first step, by Poseidon; one step of the Sylph (11.1, 14.4).
    Sail(Sea, Sea, u8),
    /// `to E4`: the group's next step (11.1).
    To(Sea),
    /// `with 3`: the group goes on with this number of the fleets here (11.1).
    With(u8),
    /// `stop`: ends the movement or the sale (20.7).
    Stop,
    /// `swap pegasus`: Zeus discards a creature of the row (10.4).
    Swap(Creature),
    /// `summon pegasus`: buys a creature of the row (14.1).
    Summon(Creature),
    /// `forgo`: gives up the creature's effect (14.3, 20.6).
    Forgo,
    /// `at naxos`, `at D4`: the place for the creature's effect, the metropolis or the prosperity marker.
    At(Place),
    /// `from thebes`: the seat the creature takes from (14.4).
    From(Seat),
    /// `topple naxos 2`: the Giant destroys the building on a slot, counted from 1 (14.4).
    Topple(Island, u8),
    /// `remake naxos 2 port`: the Cyclops replaces the building on a slot (14.4).
    Remake(Island, u8, Building),
    /// `copy kraken`: the Chimera takes a creature of the discard pile (14.4).
    Copy(Creature),
    /// `sell naxos`, `sell D4`, `sell priest`: sells a piece to the Sphinx (14.4).
    Sell(Piece),
    /// `push D4 E4`: Polyphemus pushes the fleets of a space away (14.5).
    Push(Sea, Sea),
    /// `fight`: another round (13.3).
    Fight,
    /// `withdraw kea`, `withdraw D4`: leaves the battle (13.5, 13.6).
    Withdraw(Place),
    /// `give naxos 2`: gives the building on a slot, counted from 1, for the metropolis (15.1).
    Give(Island, u8),
    /// `end`: ends the turn (10.2).
    End,
}

/// Returns the word of a seat: its city.
pub(super) fn city(seat: Seat) -> &'static str {
    CITIES.get(seat.index()).copied().unwrap_or("?")
}

fn read_city(text: &str) -> Option<Seat> {
    CITIES.iter().position(|&city| city == text).map(|seat| Seat(seat as u8))
}

impl Place {
    fn read(text: &str) -> Option<Place> {
        Island::read(text).map(Place::Island).or_else(|| Sea::read(text).map(Place::Sea))
    }
}

impl Piece {
    fn read(text: &str) -> Option<Piece> {
        match text {
            "priest" => Some(Piece::Priest),
            "philosopher" => Some(Piece::Philosopher),
            _ => Place::read(text).map(|place| match place {
                Place::Island(island) => Piece::Troop(island),
                Place::Sea(sea) => Piece::Fleet(sea),
            }),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Island(island) => f.write_str(island.word()),
            Place::Sea(sea) => sea.fmt(f),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Piece::Troop(island) => Place::Island(island).fmt(f),
            Piece::Fleet(sea) => sea.fmt(f),
            Piece::Priest => f.write_str("priest"),
            Piece::Philosopher => f.write_str("philosopher"),
        }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Bid(god, amount) => write!(f, "bid {} {amount}", god.word()),
            Action::BidApollo => f.write_str("bid apollo"),
            Action::Recruit(piece) => write!(f, "recruit {piece}"),
            Action::Build(island, slot) => write!(f, "build {} {slot}", island.word()),
            Action::Move(from, to, count) => write!(f, "move {} {} {count}", from.word(), to.word()),
            Action::Sail(from, to, count) => write!(f, "sail {from} {to} {count}"),
            Action::To(sea) => write!(f, "to {sea}"),
            Action::With(count) => write!(f, "with {count}"),
            Action::Stop => f.write_str("stop"),
            Action::Swap(creature) => write!(f, "swap {}", creature.word()),
            Action::Summon(creature) => write!(f, "summon {}", creature.word()),
            Action::Forgo => f.write_str("forgo"),
            Action::At(place) => write!(f, "at {place}"),
            Action::From(seat) => write!(f, "from {}", city(seat)),
            Action::Topple(island, slot) => write!(f, "topple {} {slot}", island.word()),
            Action::Remake(island, slot, building) => write!(f, "remake {} {slot} {}", island.word(), building.word()),
            Action::Copy(creature) => write!(f, "copy {}", creature.word()),
            Action::Sell(piece) => write!(f, "sell {piece}"),
            Action::Push(from, to) => write!(f, "push {from} {to}"),
            Action::Fight => f.write_str("fight"),
            Action::Withdraw(place) => write!(f, "withdraw {place}"),
            Action::Give(island, slot) => write!(f, "give {} {slot}", island.word()),
            Action::End => f.write_str("end"),
        }
    }
}

/// Reads a number without sign or leading zero.
fn number(word: &str) -> Option<u8> {
    word.parse::<u8>().ok().filter(|n| n.to_string() == word)
}

fn island_slot(island: &str, slot: &str) -> Option<(Island, u8)> {
    Island::read(island).zip(number(slot))
}

impl FromStr for Action {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Action, BadToken> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let read = match *words.as_slice() {
            ["bid", "apollo"] => Some(Action::BidApollo),
            ["bid", god, n] => God::read(god).zip(number(n)).map(|(god, n)| Action::Bid(god, n)),
            ["recruit", piece] => Piece::read(piece).map(Action::Recruit),
            ["build", island, slot] => island_slot(island, slot).map(|(island, slot)| Action::Build(island, slot)),
            ["move", from, to, n] => {
                Island::read(from).zip(Island::read(to)).zip(number(n)).map(|((from, to), n)| Action::Move(from, to, n))
            }
            ["sail", from, to, n] => {
                Sea::read(from).zip(Sea::read(to)).zip(number(n)).map(|((from, to), n)| Action::Sail(from, to, n))
            }
            ["to", sea] => Sea::read(sea).map(Action::To),
            ["with", n] => number(n).map(Action::With),
            ["stop"] => Some(Action::Stop),
            ["swap", creature] => Creature::read(creature).map(Action::Swap),
            ["summon", creature] => Creature::read(creature).map(Action::Summon),
            ["forgo"] => Some(Action::Forgo),
            ["at", place] => Place::read(place).map(Action::At),
            ["from", seat] => read_city(seat).map(Action::From),
            ["topple", island, slot] => island_slot(island, slot).map(|(island, slot)| Action::Topple(island, slot)),
            ["remake", island, slot, building] => island_slot(island, slot)
                .zip(Building::read(building))
                .map(|((island, slot), building)| Action::Remake(island, slot, building)),
            ["copy", creature] => Creature::read(creature).map(Action::Copy),
            ["sell", piece] => Piece::read(piece).map(Action::Sell),
            ["push", from, to] => Sea::read(from).zip(Sea::read(to)).map(|(from, to)| Action::Push(from, to)),
            ["fight"] => Some(Action::Fight),
            ["withdraw", place] => Place::read(place).map(Action::Withdraw),
            ["give", island, slot] => island_slot(island, slot).map(|(island, slot)| Action::Give(island, slot)),
            ["end"] => Some(Action::End),
            _ => None,
        };
        read.ok_or_else(|| BadToken(text.to_owned()))
    }
}

/// An outcome of luck, one draw at a time (20.15).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `start 2`: the start of the next seat, by its number in §3, from 1 (3.7).
    Start(u8),
    /// `marker sparta`: the owner of the next offering marker on the turn-order track (4.3).
    Marker(Seat),
    /// `god ares`: the next god tile from the top (§7).
    God(God),
    /// `creature pegasus`: the next card of the deck (§6, 10.4).
    Creature(Creature),
    /// `die 2`: the attacker's die, then the defender's (13.1).
    Die(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Chance::Start(number) => write!(f, "start {number}"),
            Chance::Marker(seat) => write!(f, "marker {}", city(seat)),
            Chance::God(god) => write!(f, "god {}", god.word()),
            Chance::Creature(creature) => write!(f, "creature {}", creature.word()),
            Chance::Die(face) => write!(f, "die {face}"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Chance, BadToken> {
        let read = text.split_once(' ').and_then(|(kind, word)| match kind {
            "start" => number(word).map(Chance::Start),
            "marker" => read_city(word).map(Chance::Marker),
            "god" => God::read(word).map(Chance::God),
            "creature" => Creature::read(word).map(Chance::Creature),
            "die" => number(word).map(Chance::Die),
            _ => None,
        });
        read.ok_or_else(|| BadToken(text.to_owned()))
    }
}

/// The largest bid fits in its action.
const _: () = assert!(MOST_BID <= u8::MAX as u16);
