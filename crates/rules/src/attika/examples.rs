//! The rules document as tests: every numbered example and every ruling, each at its own table.

mod amphorae;
mod building;
mod extension;
mod setup;
mod turns;
mod winning;
mod words;

use super::ages::Draws;
use super::data::{Building, CARDS_EACH, Landscape, Pile};
use super::token::city;
use super::{Action, Attika, Cards, Chance, Event, Options, Phase, Price, Space, State};
use crate::game::{self, Game, Viewer};
use crate::{Seat, Standing};

const ATHENS: Seat = Seat(0);
const SPARTA: Seat = Seat(1);
const CORINTH: Seat = Seat(2);

/// A table for one example, with the events of the last input.
#[derive(Clone)]
struct Table {
    state: State,
    events: Vec<Event>,
}

/// Reads landscapes from letters: `WWH`.
fn cards(letters: &str) -> Cards {
    letters.chars().map(|letter| Landscape::read(&letter.to_string()).unwrap()).collect()
}

fn space(name: &str) -> Space {
    Space::read(name).unwrap()
}

fn building(word: &str) -> Building {
    Building::read(word).unwrap()
}

/// Sets up a table where Athens begins, every tile of the layout is blank, and all hands and mats are empty.
fn table(seats: u8) -> Table {
    let mut state = Attika::start(seats, &Options { amphorae: 5 });
    let mut events = Vec::new();
    while let Some(&(chance, _)) = chances(&state).first() {
        Attika::resolve(&mut state, chance, &mut events);
    }
    for seat in state.board.everybody() {
        for building in Building::ALL {
            state.board.unseen[seat.index()][building.index()] += state.board.on_mat(seat, building);
            state.board.mats[seat.index()][building.index()] = 0;
        }
        state.board.hands[seat.index()] = 0;
        state.board.piles[seat.index()] = [6, 8, 8, 8];
    }
    state.hands = Default::default();
    state.deck = Cards::new([CARDS_EACH; 4]);
    (state.draws, state.board.ages) = (Draws::new(), super::ages::Ages::new());
    state.board.map.show(|_| None);
    Table { state, events: Vec::new() }
}

fn chances(state: &State) -> Vec<(Chance, u32)> {
    let mut outcomes = Vec::new();
    Attika::outcomes(state, &mut outcomes);
    outcomes
}

/// Methods that build the table.
impl Table {
    /// Sets symbols of the board; all others are blank: `A0 W, A1 H`.
    fn symbols(mut self, symbols: &str) -> Table {
        let symbols: Vec<(Space, Landscape)> = symbols
            .split(", ")
            .map(|pair| pair.split_once(' ').unwrap())
            .map(|(name, letter)| (space(name), Landscape::read(letter).unwrap()))
            .collect();
        let shown = |space: Space| symbols.iter().find(|(at, _)| *at == space).map(|(_, symbol)| *symbol);
        self.state.board.map.show(shown);
        self
    }

    /// Gives a hand of these letters from the deck.
    fn hand(mut self, seat: Seat, letters: &str) -> Table {
        for card in cards(letters).iter() {
            let one = Cards::one(card);
            let state = &mut self.state;
            state.deck = state.deck.minus(one);
            state.hands[seat.index()] = state.hands[seat.index()].plus(one);
            state.board.hands[seat.index()] += 1;
            state.draws.take(seat, one);
            state.board.ages.take(seat);
        }
        self
    }

    /// Removes a disc from the fullest pile of its kind.
    fn unseen(&mut self, seat: Seat, building: Building) {
        let board = &mut self.state.board;
        board.unseen[seat.index()][building.index()] -= 1;
        let piles = Pile::ALL.into_iter().filter(|pile| pile.takes(building));
        let fullest = piles.max_by_key(|&pile| board.pile(seat, pile)).unwrap();
        board.piles[seat.index()][fullest.index()] -= 1;
    }

    /// Puts discs on the mat: `quarry tower`.
    fn mat(mut self, seat: Seat, words: &str) -> Table {
        for word in words.split(' ') {
            self.unseen(seat, building(word));
            self.state.board.mats[seat.index()][building(word).index()] += 1;
        }
        self
    }

    /// Places buildings as if earlier in the game: `quarry A0, tower A1`.
    fn built(mut self, seat: Seat, buildings: &str) -> Table {
        for (word, name) in buildings.split(", ").map(|pair| pair.split_once(' ').unwrap()) {
            self.unseen(seat, building(word));
            self.state.board.map.build(seat, building(word), space(name));
        }
        self
    }

    /// Leaves `discs` discs in a pile and moves the rest to the mat.
    fn pile(mut self, seat: Seat, pile: Pile, discs: u8) -> Table {
        while self.state.board.pile(seat, pile) > discs {
            let unseen = self.state.board.unseen[seat.index()];
            let next = Building::ALL.into_iter().rev().find(|&b| pile.takes(b) && unseen[b.index()] > 0).unwrap();
            let board = &mut self.state.board;
            board.unseen[seat.index()][next.index()] -= 1;
            board.mats[seat.index()][next.index()] += 1;
            board.piles[seat.index()][pile.index()] -= 1;
        }
        self
    }

    /// Gives amphorae as if won earlier in the game.
    fn amphorae(mut self, seat: Seat, count: u8) -> Table {
        self.state.board.amphorae[seat.index()] += count;
        self.state.board.supply -= count;
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
            Attika::check(&self.state, seat, action).unwrap_or_else(|refusal| panic!("`{text}`: {refusal}"));
            Attika::apply(&mut self.state, seat, action, &mut self.events);
            // An example must be a possible table, except for the symbols of its tiles.
            assert_eq!(self.state.audit_example(), Ok(()), "`{text}`");
        }
    }

    /// Applies this outcome of luck.
    fn luck(&mut self, text: &str) {
        let chance: Chance = text.parse().unwrap();
        assert!(chances(&self.state).iter().any(|&(other, _)| other == chance), "`{text}` cannot be");
        Attika::resolve(&mut self.state, chance, &mut self.events);
    }

    /// Applies any outcomes of luck until a seat must decide; returns the number of cards drawn.
    fn any_luck(&mut self) -> u8 {
        let mut drawn = 0;
        while let Some(&(chance, _)) = chances(&self.state).first() {
            drawn += u8::from(matches!(chance, Chance::Card(_)));
            Attika::resolve(&mut self.state, chance, &mut self.events);
        }
        drawn
    }

    /// Ends the turn; returns the number of cards drawn for it.
    fn end(&mut self, seat: Seat) -> u8 {
        self.play(seat, "end");
        self.any_luck()
    }
}

/// Methods that look.
impl Table {
    /// Returns the seats asked and their question: `sparta: act`, `over`.
    fn asks(&self) -> String {
        let asked: Vec<&str> = Attika::waiting(&self.state).seats().iter().map(city).collect();
        let question = Attika::prompt(&Attika::view(&self.state, Viewer::Public)).kind;
        if asked.is_empty() { question.to_owned() } else { format!("{}: {question}", asked.join(" ")) }
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        game::legal::<Attika>(&self.state, seat).iter().map(ToString::to_string).collect()
    }

    /// Returns the legal actions that begin with a word.
    fn begun(&self, seat: Seat, word: &str) -> Vec<String> {
        self.legal(seat).into_iter().filter(|text| text.split(' ').next() == Some(word)).collect()
    }

    /// Returns the rule that forbids an action, its section and its numbers.
    fn refusal(&self, seat: Seat, text: &str) -> String {
        let checked = Attika::check(&self.state, seat, text.parse().unwrap());
        checked.map_or_else(|refusal| refusal.to_string(), |()| format!("`{text}` is allowed"))
    }

    fn saw(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// Returns the landscapes and the cards of any kind left to pay for a building.
    fn price(&self, seat: Seat, word: &str, name: &str) -> (Cards, u8) {
        let Price { symbols, any } = self.state.board.price(seat, building(word), space(name));
        (symbols, any)
    }

    fn is_free(&self, seat: Seat, word: &str, name: &str) -> bool {
        self.state.board.map.is_free(seat, building(word), space(name))
    }

    fn settlements(&self, seat: Seat) -> u8 {
        self.state.board.map.settlements(seat)
    }

    fn standing(&self) -> Standing {
        Attika::standing(&self.state).unwrap_or_else(|| panic!("not over, but {}", self.asks()))
    }
}
