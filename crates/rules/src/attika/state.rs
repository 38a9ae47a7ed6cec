//! The full state of a table of Attika: the public part, hands, deck and phase.

use super::ages::Draws;
use super::board::{Board, Options};
use super::cards::Cards;
use super::data::{Building, CARDS_EACH, PIECES, Pile, SEATS};
use super::spaces::{Anchor, Space};
use crate::{Seat, SeatSet};

/// The full state of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The public part.
    pub board: Board,
    /// Cards in hand by seat.
    pub hands: [Cards; SEATS],
    /// Cards in the deck. They have no order (17.6).
    pub deck: Cards,
    /// The cards each seat drew in each age of the deck.
    pub draws: Draws,
    /// The phase.
    pub phase: Phase,
}

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Luck chooses the first seat (3.7).
    Start,
    /// Luck lays the next tile of the layout (3.1).
    Layout,
    /// Luck turns up the top disc of a pile (3.6).
    Show {
        /// The owner of the pile.
        seat: Seat,
        /// The pile.
        pile: Pile,
    },
    /// Luck deals a card to the seat at this place after the first (3.7).
    Deal {
        /// Seats after the first.
        place: u8,
        /// Cards it still gets.
        left: u8,
    },
    /// The seat chooses its action (§5).
    Act,
    /// Luck draws the top disc of a pile (6.1).
    Disc {
        /// The pile.
        pile: Pile,
    },
    /// The seat must store or place the disc it drew (6.2). Only that seat has seen it.
    Drawn {
        /// The pile the disc comes from.
        pile: Pile,
        /// The disc.
        building: Building,
    },
    /// The seat must pay for a building (9.3).
    Pay {
        /// The building.
        building: Building,
        /// The space for it.
        space: Space,
        /// True if the building was just drawn, false if it comes from the mat.
        drawn: bool,
    },
    /// Luck draws a card (5.2, 11.3, 11.4).
    Card,
    /// Luck draws the top tile of the stack (7.1).
    Tile,
    /// The seat must lay a tile (7.2). Only that seat has seen it.
    Lay {
        /// The tile, from 0.
        tile: u8,
    },
    /// The seat must choose the turn of its tile (7.2).
    Turn {
        /// The tile, from 0.
        tile: u8,
        /// The anchor it lies beside.
        anchor: Anchor,
        /// The spot around the anchor.
        spot: u8,
    },
    /// The end (§4, 17.1).
    Over(Ending),
}

/// The reason why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A chain of this seat's buildings touches two shrines (4.1 b).
    Shrines(Seat),
    /// All buildings of this seat are on the board (4.1 a).
    Buildings(Seat),
    /// No seat drew a disc or placed a building for three rounds (17.1).
    Idle,
}

impl Ending {
    /// Returns the word in standings.
    pub const fn id(self) -> &'static str {
        match self {
            Ending::Shrines(_) => "shrines",
            Ending::Buildings(_) => "buildings",
            Ending::Idle => "idle",
        }
    }

    /// Returns the seat that won at once, if one did (4.1).
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Ending::Shrines(seat) | Ending::Buildings(seat) => Some(seat),
            Ending::Idle => None,
        }
    }
}

impl State {
    /// Makes the table before its first step.
    pub fn new(seats: u8, options: Options) -> State {
        State {
            board: Board::new(seats, options),
            hands: [Cards::NONE; SEATS],
            deck: Cards::new([CARDS_EACH; 4]),
            draws: Draws::new(),
            phase: Phase::Start,
        }
    }

    /// Returns the seats the state waits for; `None` if luck decides.
    pub(super) fn asked(&self) -> Option<SeatSet> {
        match self.phase {
            Phase::Start
            | Phase::Layout
            | Phase::Show { .. }
            | Phase::Deal { .. }
            | Phase::Disc { .. }
            | Phase::Card
            | Phase::Tile => None,
            Phase::Act | Phase::Drawn { .. } | Phase::Pay { .. } | Phase::Lay { .. } | Phase::Turn { .. } => {
                Some(SeatSet::one(self.board.turn.seat))
            }
            Phase::Over(_) => Some(SeatSet::EMPTY),
        }
    }

    /// Returns the cards in a seat's hand, which only the seat may see.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// Checks the invariants: cards, discs, amphorae, tiles, and the cached facts of the board.
    ///
    /// # Errors
    /// A broken invariant.
    pub fn audit(&self) -> Result<(), String> {
        self.audit_pieces()?;
        self.board.map.audit()
    }

    /// Checks everything except the symbols of the tiles.
    #[cfg(test)]
    pub(super) fn audit_example(&self) -> Result<(), String> {
        self.audit_pieces()?;
        self.board.map.audit_kept()
    }

    /// Checks cards, discs, amphorae and tiles.
    fn audit_pieces(&self) -> Result<(), String> {
        let board = &self.board;
        let cards = self.hands.iter().fold(self.deck.plus(board.discards), |sum, hand| sum.plus(*hand));
        if cards != Cards::new([CARDS_EACH; 4]) || self.deck.len() != board.deck() {
            return Err(format!("the cards are {cards:?}, {} of them in a deck of {}", self.deck.len(), board.deck()));
        }
        for seat in board.everybody() {
            self.audit_seat(seat)?;
        }
        let amphorae = board.supply + board.amphorae.iter().sum::<u8>();
        if amphorae != board.options.amphorae {
            return Err(format!("{amphorae} amphorae of {}", board.options.amphorae));
        }
        let laid = board.map.tiles().iter().try_fold(0u32, |seen, laid| {
            let bit = 1 << laid.tile;
            (seen & bit == 0).then_some(seen | bit)
        });
        if laid.is_none_or(|laid| laid & board.unlaid != 0 || (laid | board.unlaid).count_ones() != 22) {
            return Err("a tile is missing or in two places".to_owned());
        }
        Ok(())
    }

    fn audit_seat(&self, seat: Seat) -> Result<(), String> {
        let (board, index) = (&self.board, seat.index());
        let ages = board.ages.iter().zip(self.draws.iter());
        let mut held = Cards::NONE;
        for (age, draws) in ages {
            held = held.plus(draws[index]);
            if !held.holds(age.paid[index]) || draws[index].len() != age.took[index] {
                return Err(format!("seat {seat} took {:?} and paid {:?}", draws[index], age.paid[index]));
            }
            held = held.minus(age.paid[index]);
        }
        if held != self.hands[index] || held.len() != board.hands[index] {
            return Err(format!("seat {seat} holds {:?}, by its draws {held:?}", self.hands[index]));
        }
        for building in Building::ALL {
            let (mat, unseen) = (board.on_mat(seat, building), board.unseen[index][building.index()]);
            let built = board.map.sites(seat, building).count() as u8;
            if mat + unseen + built != building.pieces() {
                return Err(format!("{}: {mat} on the mat, {unseen} unseen, {built} built", building.id()));
            }
        }
        let drawn = match self.phase {
            Phase::Drawn { pile, building } if board.turn.seat == seat => Some((pile, building)),
            Phase::Pay { building, drawn: true, .. } if board.turn.seat == seat => {
                Some((if building.main() { Pile::Main } else { Pile::First }, building))
            }
            _ => None,
        };
        let count = |main: bool| -> u8 {
            let piles: u8 =
                Pile::ALL.into_iter().filter(|&p| (p == Pile::Main) == main).map(|p| board.pile(seat, p)).sum();
            // Between the draw from a pile and luck's outcome, the disc is in neither place.
            let turning = matches!(self.phase, Phase::Disc { pile } if (pile == Pile::Main) == main);
            let held = drawn.is_some_and(|(_, building)| building.main() == main);
            piles + u8::from(held || turning && board.turn.seat == seat)
        };
        for main in [true, false] {
            let kinds = Building::ALL.into_iter().filter(|building| building.main() == main);
            let unseen: u8 = kinds.map(|building| board.unseen[index][building.index()]).sum();
            if unseen != count(main) {
                return Err(format!("seat {seat}: {unseen} discs unseen, {} in piles", count(main)));
            }
        }
        let held =
            drawn.is_none_or(|(pile, building)| pile.takes(building) && board.unseen[index][building.index()] > 0);
        let known = board.map.buildings(seat).count() <= PIECES;
        if held && known { Ok(()) } else { Err(format!("seat {seat} has drawn what it cannot have")) }
    }
}
