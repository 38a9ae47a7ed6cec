//! The rules document as tests: every numbered example and every ruling, each at its own table.

mod battles;
mod building;
mod charts;
mod chimera;
mod creatures;
mod eliminations;
mod ending;
mod figurines;
mod fleets;
mod gods;
mod limits;
mod looking;
mod menus;
mod metropolises;
mod offerings;
mod retreats;
mod row;
mod sylph;
mod troops;
mod two;
mod words;

use super::board::{Cards, Figurine, Gods, Ledger, Offering, starts};
use super::data::{Building, Creature, God, Island};
use super::token::city;
use super::{Action, Board, Cyclades, Event, Options, Phase, Piece, Place, Sea, State};
use super::{cycle, turns};
use crate::game::{self, Game, Viewer};
use crate::{Seat, SeatList, Standing};
use God::*;

const SPARTA: Seat = Seat(0);
const CORINTH: Seat = Seat(1);
const ATHENS: Seat = Seat(2);
const THEBES: Seat = Seat(3);
const ARGOS: Seat = Seat(4);

/// A table for one example, with the events of the last input.
#[derive(Clone)]
struct Table {
    state: State,
    events: Vec<Event>,
}

/// Sets up a table in the first cycle: start 1 is Sparta's, start 2 Corinth's and so on (3.7). No seat has used
/// anything yet.
fn table(seats: u8) -> Table {
    let mut state = Cyclades::start(seats, &Options::default());
    let board = &mut state.board;
    for (seat, start) in board.everybody().zip(starts(seats, board.options)) {
        start.islands.into_iter().for_each(|island| board.take(seat, island, 1));
        start.seas.into_iter().for_each(|sea| board.put_fleets(sea, seat, 1));
    }
    let rounds = if seats == 2 { 2 } else { 1 };
    board.order = (0..rounds).flat_map(|_| board.everybody()).collect();
    let up = [0, 0, 3, 2, 3, 4][usize::from(seats)];
    board.gods = Gods { up, settled: 4, ..board.gods };
    board.cycle = 1;
    board.phase = Phase::Markers;
    Table { state, events: Vec::new() }
}

fn island(text: &str) -> Island {
    Island::read(text).unwrap_or_else(|| panic!("`{text}` is no island"))
}

fn sea(text: &str) -> Sea {
    Sea::read(text).unwrap_or_else(|| panic!("`{text}` is no sea space"))
}

fn creature(text: &str) -> Creature {
    Creature::read(text).unwrap_or_else(|| panic!("`{text}` is no creature"))
}

/// Reads `kea 2, naxos 0` as names and numbers.
fn pairs(text: &str) -> impl Iterator<Item = (&str, u8)> {
    text.split(", ").filter(|pair| !pair.is_empty()).map(|pair| {
        let (name, number) = pair.split_once(' ').unwrap();
        (name, number.parse().unwrap())
    })
}

/// Methods that build the table.
impl Table {
    /// Sets all islands of a seat, with its troops there: `kea 2, naxos 0`.
    fn lands(mut self, seat: Seat, text: &str) -> Table {
        let board = &mut self.state.board;
        for left in board.lands(seat).iter() {
            board.take(seat, left, 0);
            board.islands[left.index()].owner = None;
            board.lands[seat.index()] = board.lands[seat.index()].without(left);
        }
        pairs(text).for_each(|(name, troops)| board.take(seat, island(name), troops));
        self
    }

    /// Sets all fleets of a seat: `D4 2, E5 1`.
    fn fleets(mut self, seat: Seat, text: &str) -> Table {
        let board = &mut self.state.board;
        board.navy(seat).iter().for_each(|left| board.put_fleets(left, seat, 0));
        pairs(text).for_each(|(name, count)| board.put_fleets(sea(name), seat, count));
        self
    }

    /// Sets the slots of an island: `fortress -, metropolis`.
    fn builds(mut self, name: &str, text: &str) -> Table {
        let holding = &mut self.state.board.islands[island(name).index()];
        holding.metropolis = text.ends_with("metropolis");
        for (slot, word) in text.trim_end_matches("metropolis").split_whitespace().enumerate() {
            holding.slots[slot] = (word != "-").then(|| Building::read(word).unwrap());
        }
        self
    }

    fn gold(mut self, gold: &[u16]) -> Table {
        for (seat, &gold) in gold.iter().enumerate() {
            self.state.purses[seat] = gold;
            self.state.board.ledger[seat] = Ledger { gained: gold, paid: super::data::START_GOLD };
        }
        self
    }

    fn priests(mut self, seat: Seat, count: u8) -> Table {
        self.state.board.priests[seat.index()] = count;
        self
    }

    fn philosophers(mut self, seat: Seat, count: u8) -> Table {
        self.state.board.philosophers[seat.index()] = count;
        self
    }

    fn cycle(mut self, cycle: u8) -> Table {
        self.state.board.cycle = cycle;
        self
    }

    /// Sets the creature row by price 4, 3, 2: `pegasus - giant`.
    fn row(mut self, text: &str) -> Table {
        let cards = &mut self.state.board.creatures;
        for (space, word) in text.split(' ').enumerate().filter(|(_, word)| *word != "-") {
            cards.deck = cards.deck.without(creature(word));
            cards.row[space] = Some(creature(word));
        }
        self
    }

    fn discarded(mut self, text: &str) -> Table {
        for card in text.split(' ').map(creature) {
            let cards = &mut self.state.board.creatures;
            (cards.deck, cards.discard) = (cards.deck.without(card), cards.discard.with(card));
        }
        self
    }

    /// Keeps only these cards in the deck; all others, except those of the row, go to the discard pile.
    fn deck(mut self, text: &str) -> Table {
        let cards = &mut self.state.board.creatures;
        let kept: Cards = text.split_whitespace().map(creature).fold(Cards::EMPTY, Cards::with);
        cards.discard = cards.deck.iter().filter(|card| !kept.has(*card)).fold(cards.discard, Cards::with);
        cards.deck = kept;
        self
    }

    /// Puts a figurine on an island, as if in an earlier cycle.
    fn figurine(mut self, seat: Seat, name: &str, at: &str) -> Table {
        let board = &mut self.state.board;
        let figurine = Figurine { island: island(at), owner: seat, cycle: board.cycle - 1 };
        board.creatures.deck = board.creatures.deck.without(creature(name));
        board.creatures.figurines[creature(name).figurine().unwrap()] = Some(figurine);
        self
    }

    fn kraken(mut self, at: &str) -> Table {
        self.state.board.creatures.kraken = Some(sea(at));
        self.discarded("kraken")
    }

    /// Sets the god row from the top; all other gods are away.
    fn gods(mut self, up: &[God]) -> Table {
        let away = God::ALL.into_iter().filter(|god| !up.contains(god));
        let order: Vec<God> = up.iter().copied().chain(away).collect();
        let (order, up) = (order.try_into().unwrap(), up.len() as u8);
        self.state.board.gods = Gods { order, up, ..self.state.board.gods };
        self
    }

    /// Begins the offerings phase.
    fn offers(mut self) -> Table {
        super::offerings::begin(&mut self.state, &mut self.events);
        self.sound()
    }

    /// Begins the actions: these seats hold these gods, from the top, and the queue of Apollo follows. If the god row
    /// has other gods or another order, these gods replace it.
    fn acts(mut self, gods: &[(God, Seat)], apollo: &[Seat]) -> Table {
        let board = &mut self.state.board;
        (board.offerings, board.finished, board.gods.settled) = ([None; 4], SeatList::EMPTY, 4);
        let held: Vec<God> = gods.iter().map(|(god, _)| *god).collect();
        let available = self.state.board.gods.available().iter().copied();
        if !available.filter(|god| held.contains(god)).eq(held.iter().copied()) {
            self = self.gods(&held);
        }
        for &(god, seat) in gods {
            self.state.board.offerings[god.index()] = Some(Offering { seat, amount: 1 });
        }
        self.state.board.queue = apollo.iter().copied().collect();
        turns::next(&mut self.state, 0, &mut self.events);
        self.sound()
    }

    /// Gives one seat its turn at a god; all others have no turn in this cycle.
    fn turn(self, god: God, seat: Seat) -> Table {
        self.acts(&[(god, seat)], &[])
    }

    /// Ends all turns of the cycle, the last place of the track acting first.
    fn cycle_over(mut self) -> Table {
        self.state.board.finished = self.state.board.order.iter().rev().collect();
        cycle::end(&mut self.state, &mut self.events);
        self.sound()
    }

    fn sound(self) -> Table {
        Cyclades::audit(&self.state).unwrap_or_else(|wrong| panic!("{wrong}"));
        self
    }
}

/// Methods that play.
impl Table {
    /// Does actions joined by `; `, each of which must be legal and in the list.
    fn play(&mut self, seat: Seat, input: &str) {
        self.events.clear();
        for text in input.split("; ") {
            let action: Action = text.parse().unwrap();
            Cyclades::check(&self.state, seat, action).unwrap_or_else(|refusal| panic!("`{text}`: {refusal}"));
            assert!(self.legal(seat).iter().any(|legal| legal == text), "`{text}` is not on offer");
            Cyclades::apply(&mut self.state, seat, action, &mut self.events);
            Cyclades::audit(&self.state).unwrap_or_else(|wrong| panic!("`{text}`: {wrong}"));
        }
    }

    /// Plays the inputs of several seats in sequence.
    fn plays(&mut self, inputs: &[(Seat, &str)]) {
        inputs.iter().for_each(|(seat, input)| self.play(*seat, input));
    }

    /// Applies outcomes of luck joined by `; `, each of which must be possible.
    fn luck(&mut self, input: &str) {
        self.events.clear();
        for text in input.split("; ") {
            assert!(self.outcomes().iter().any(|outcome| outcome == text), "luck cannot bring `{text}`");
            Cyclades::resolve(&mut self.state, text.parse().unwrap(), &mut self.events);
            Cyclades::audit(&self.state).unwrap_or_else(|wrong| panic!("`{text}`: {wrong}"));
        }
    }

    /// Rolls one round: the attacker's die, then the defender's.
    fn dice(&mut self, attacker: u8, defender: u8) {
        self.luck(&format!("die {attacker}; die {defender}"));
    }
}
