//! The rules document as tests: every numbered example and every ruling, each at its own table.

mod auctions;
mod corruption;
mod derived;
mod ending;
mod house;
mod menus;
mod rulebook;
mod sacrifices;
mod words;

use super::data::{Altar, Animal, Character};
use super::token::city;
use super::{Action, Board, Event, Offering, Offrandes, Options, Phase, State};
use crate::game::{self, Game, Viewer};
use crate::{Seat, Standing};

// The seating of 14.6.
const SPARTA: Seat = Seat(0);
const CORINTH: Seat = Seat(1);
const ATHENS: Seat = Seat(2);
const THEBES: Seat = Seat(3);
const DELOS: Seat = Seat(4);

/// A table for one example, with the events of the last input.
#[derive(Clone)]
struct Table {
    state: State,
    events: Vec<Event>,
}

/// Sets up a table where Sparta holds the marker; only the beginning of a phase is missing.
fn table(seats: u8) -> Table {
    let board = Board { marker: Some(SPARTA), round: 1, ..Board::new(seats, Options::default()) };
    Table { state: State { board, phase: Phase::Start }, events: Vec::new() }
}

/// Methods that build the table.
impl Table {
    /// Turns on the house rules of §16.
    fn sealed(mut self) -> Table {
        self.state.board.options = Options { sealed_auction: true, sealed_bribes: true };
        self
    }

    fn marker(mut self, seat: Seat) -> Table {
        self.state.board.marker = Some(seat);
        self
    }

    fn round(mut self, round: u8) -> Table {
        self.state.board.round = round;
        self
    }

    /// Sets levels of a city: `peasant 4, water 1`.
    fn levels(mut self, seat: Seat, levels: &str) -> Table {
        for pair in levels.split(", ") {
            let (character, level) = pair.split_once(' ').unwrap();
            let character = Character::read(character).unwrap();
            self.state.board.ladders[seat.index()][character.index()] = level.parse().unwrap();
        }
        self
    }

    /// Lets a city offer `count` animals of the kind of Peasant level `peasant` on altars up to tier `guardian`.
    fn offers(self, seat: Seat, peasant: u8, count: u8, guardian: u8) -> Table {
        self.levels(seat, &format!("peasant {peasant}, water {count}, flower {count}, guardian {guardian}"))
    }

    fn money(mut self, drachmae: &[u8]) -> Table {
        self.state.board.drachmae[..drachmae.len()].copy_from_slice(drachmae);
        self
    }

    /// Sets points made earlier in the game.
    fn points(mut self, points: &[u16]) -> Table {
        self.state.board.sacrifices[..points.len()].copy_from_slice(points);
        self
    }

    /// Sets the animals in the stable, fowl first.
    fn stable(mut self, animals: [u8; 5]) -> Table {
        self.state.board.stable = animals;
        self
    }

    /// Adds an offering made earlier in the game, its animals taken from the stable: `goat 2`.
    fn offering(mut self, altar: &str, owner: Seat, animals: &str) -> Table {
        let (animal, count) = animals.split_once(' ').unwrap();
        let (animal, count) = (Animal::read(animal).unwrap(), count.parse().unwrap());
        self.state.board.stable[animal.index()] -= count;
        self.state.board.altars[Altar::read(altar).unwrap().index()] = Some(Offering { animal, count, owner });
        self
    }

    /// Begins a round with its auctions.
    fn auctions(mut self) -> Table {
        super::auctions::begin_round(&mut self.state, &mut self.events);
        self
    }

    fn corruption(mut self) -> Table {
        super::corruption::begin(&mut self.state, &mut self.events);
        self
    }

    fn sacrifices(mut self) -> Table {
        super::sacrifices::begin(&mut self.state, &mut self.events);
        self
    }
}

/// Methods that play.
impl Table {
    /// Does actions joined by `; `, each of which must be legal.
    fn play(&mut self, seat: Seat, input: &str) {
        self.events.clear();
        for text in input.split("; ") {
            let action: Action = text.parse().unwrap();
            Offrandes::check(&self.state, seat, action).unwrap_or_else(|refusal| panic!("`{text}`: {refusal}"));
            Offrandes::apply(&mut self.state, seat, action, &mut self.events);
        }
    }

    /// Plays the inputs of several seats in sequence.
    fn plays(&mut self, inputs: &[(Seat, &str)]) {
        inputs.iter().for_each(|(seat, input)| self.play(*seat, input));
    }

    /// Sells a lot that the auctioneer opens at 1 drachma: to `winner` for 2, or to the auctioneer for 1.
    fn sell(&mut self, lot: &str, winner: Seat) {
        let Phase::Offer(turn) = self.state.phase else { panic!("no lot is asked for, but {}", self.asks()) };
        self.play(turn.auctioneer, &format!("lot {lot}; open 1"));
        while let Phase::Bid(bidding) = self.state.phase {
            self.play(bidding.bidder, if bidding.bidder == winner { "bid 2" } else { "pass" });
        }
    }
}

/// Methods that look.
impl Table {
    /// Returns the seats asked and their question: `sparta: lot`, `corinth athens: seal`, `over`.
    fn asks(&self) -> String {
        let asked: Vec<&str> = Offrandes::waiting(&self.state).seats().iter().map(city).collect();
        let question = Offrandes::prompt(&Offrandes::view(&self.state, Viewer::Public)).kind;
        if asked.is_empty() { question.to_owned() } else { format!("{}: {question}", asked.join(" ")) }
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        game::legal::<Offrandes>(&self.state, seat).iter().map(ToString::to_string).collect()
    }

    /// Returns the rule that forbids an action, its section and its numbers.
    fn refusal(&self, seat: Seat, text: &str) -> String {
        let checked = Offrandes::check(&self.state, seat, text.parse().unwrap());
        checked.map_or_else(|refusal| refusal.to_string(), |()| format!("`{text}` is allowed"))
    }

    /// True if this event came from the last input or, without one, since the phase began.
    fn saw(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// Returns the levels on a ladder in seat order.
    fn ladder(&self, character: Character) -> Vec<u8> {
        self.state.board.everybody().map(|seat| self.state.board.level(seat, character)).collect()
    }

    fn purses(&self) -> Vec<u8> {
        self.state.board.everybody().map(|seat| self.state.board.purse(seat)).collect()
    }

    /// Returns the points of worship, without altars.
    fn scores(&self) -> Vec<u16> {
        self.state.board.everybody().map(|seat| self.state.board.score(seat)).collect()
    }

    fn there(&self, altar: Altar) -> Option<(Animal, u8, Seat)> {
        self.state.board.altars[altar.index()].map(|there| (there.animal, there.count, there.owner))
    }

    fn standing(&self) -> Standing {
        Offrandes::standing(&self.state).unwrap_or_else(|| panic!("not over, but {}", self.asks()))
    }

    /// Returns the place and score of each seat.
    fn places(&self) -> Vec<(u8, i64)> {
        self.standing().seats.iter().map(|seat| (seat.place, seat.score)).collect()
    }
}
