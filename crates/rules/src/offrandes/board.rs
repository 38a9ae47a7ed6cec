//! The public part of a table: ladders, purses, scores, stable, altars. All of it is open (2.2).

use super::data::{
    ANIMALS_EACH, Altar, Animal, CITIES, Character, END_SCORE, LAST_ROUND, MOST_SEATS, START_DRACHMAE, TOP,
};
use crate::{Seat, SeatSet};
use serde_json::{Map, Value, json};

/// A table's options (§16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// `auction = sealed` (16.1).
    pub sealed_auction: bool,
    /// `bribes = sealed` (16.2).
    pub sealed_bribes: bool,
}

/// An offering on an altar.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Offering {
    /// Kind of the animals.
    pub animal: Animal,
    /// The number of animals, 1 to 5.
    pub count: u8,
    /// The seat whose token lies on the altar.
    pub owner: Seat,
}

/// The public part of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// Cities in play, 3 to 5.
    pub seats: u8,
    /// The table's options.
    pub options: Options,
    /// The round, from 1; 0 in the preliminary phase.
    pub round: u8,
    /// The holder of the first player marker; `None` before luck decides (2.3).
    pub marker: Option<Seat>,
    /// Levels 0 to 5, by seat and [`Character::index`].
    pub ladders: [[u8; 7]; MOST_SEATS],
    /// Drachmae by seat.
    pub drachmae: [u8; MOST_SEATS],
    /// Points of worship from sacrifices by seat (6.8).
    pub sacrifices: [u16; MOST_SEATS],
    /// Points of worship from lamps by seat (6.1).
    pub lamps: [u16; MOST_SEATS],
    /// Animals in the stable by [`Animal::index`].
    pub stable: [u8; 5],
    /// Offerings by [`Altar::index`].
    pub altars: [Option<Offering>; 11],
}

impl Board {
    /// Sets up the boards (2.1, 2.2).
    pub fn new(seats: u8, options: Options) -> Board {
        Board {
            seats,
            options,
            round: 0,
            marker: None,
            ladders: [[0; 7]; MOST_SEATS],
            drachmae: std::array::from_fn(|seat| if seat < seats as usize { START_DRACHMAE } else { 0 }),
            sacrifices: [0; MOST_SEATS],
            lamps: [0; MOST_SEATS],
            stable: [ANIMALS_EACH; 5],
            altars: [None; 11],
        }
    }

    /// Returns all seats in play.
    pub fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// Returns the level of a token.
    pub fn level(&self, seat: Seat, character: Character) -> u8 {
        self.ladders[seat.index()][character.index()]
    }

    /// Returns the drachmae of a city.
    pub fn purse(&self, seat: Seat) -> u8 {
        self.drachmae[seat.index()]
    }

    /// Returns the points of worship so far, without altars (8.1).
    pub fn score(&self, seat: Seat) -> u16 {
        self.sacrifices[seat.index()] + self.lamps[seat.index()]
    }

    /// Returns the points for a city's altars (8.3).
    pub fn altar_points(&self, seat: Seat) -> u16 {
        self.held(seat).map(Altar::points).sum()
    }

    /// Returns the altars with a city's token.
    pub fn held(&self, seat: Seat) -> impl Iterator<Item = Altar> + '_ {
        Altar::ALL.into_iter().filter(move |altar| self.altars[altar.index()].is_some_and(|o| o.owner == seat))
    }

    /// Returns the marker holder, or the first city before there is one.
    pub fn first(&self) -> Seat {
        self.marker.unwrap_or(Seat(0))
    }

    /// Returns another seat whose token is on the top level of a ladder (4.10); `None` if the top is free.
    pub fn on_top(&self, character: Character, except: Seat) -> Option<Seat> {
        self.everybody().find(|&seat| seat != except && self.level(seat, character) == TOP)
    }

    /// Returns the order of bribers (5.1): highest level first, equal levels from the marker holder clockwise.
    pub fn bribers(&self) -> arrayvec::ArrayVec<Seat, MOST_SEATS> {
        let mut order = arrayvec::ArrayVec::<Seat, MOST_SEATS>::new();
        let level = |seat| self.level(seat, Character::Briber);
        let clockwise = (0..self.seats).map(|steps| self.first().clockwise(steps, self.seats));
        for seat in clockwise.filter(|&seat| level(seat) > 0) {
            let place = order.iter().position(|&other| level(other) < level(seat)).unwrap_or(order.len());
            order.insert(place, seat);
        }
        order
    }

    /// Returns the offerings the stable allows a city (6.3, 6.4): the full one or, in a shortage, the rest and lower
    /// kinds.
    pub fn offerings(&self, seat: Seat) -> arrayvec::ArrayVec<(Animal, u8), 5> {
        let mut offerings = arrayvec::ArrayVec::new();
        let count = self.level(seat, Character::WaterCarrier).min(self.level(seat, Character::FlowerCarrier));
        let Some(kind) = Animal::of_level(self.level(seat, Character::Peasant)).filter(|_| count > 0) else {
            return offerings;
        };
        let stock = self.stable[kind.index()];
        if stock >= count {
            offerings.push((kind, count));
            return offerings;
        }
        if stock > 0 {
            offerings.push((kind, stock));
        }
        for lower in Animal::ALL.into_iter().rev().filter(|&lower| lower < kind) {
            let stock = self.stable[lower.index()];
            if stock > 0 {
                offerings.push((lower, count.min(stock)));
            }
        }
        offerings
    }

    /// True if an altar takes an offering. The owner of the present one does not matter (6.6).
    pub fn takes(&self, altar: Altar, animal: Animal, count: u8) -> bool {
        self.altars[altar.index()].is_none_or(|there| {
            count >= there.count && animal >= there.animal && (count, animal) != (there.count, there.animal)
        })
    }

    /// Returns the altars that can take a city's offering (6.5, 6.6).
    pub fn open_altars(&self, seat: Seat, (animal, count): (Animal, u8)) -> impl Iterator<Item = Altar> + '_ {
        let reach = self.level(seat, Character::TempleGuardian);
        Altar::ALL.into_iter().filter(move |&altar| altar.tier() <= reach && self.takes(altar, animal, count))
    }

    /// Returns the offerings that fit an altar: the real choices of a city.
    pub fn placeable(&self, seat: Seat) -> arrayvec::ArrayVec<(Animal, u8), 5> {
        let mut offerings = self.offerings(seat);
        offerings.retain(|offering| self.open_altars(seat, *offering).next().is_some());
        offerings
    }

    /// Returns the reason for the end after a sacrifice phase, if there is one (8.1, 14.1).
    pub fn ending(&self) -> Option<Ending> {
        if self.altars.iter().all(Option::is_some) {
            Some(Ending::Altars)
        } else if self.everybody().any(|seat| self.score(seat) > END_SCORE) {
            Some(Ending::Points)
        } else if self.round >= LAST_ROUND {
            Some(Ending::Rounds)
        } else {
            None
        }
    }

    /// Writes the boards as JSON, with the rules document's ids.
    pub fn json(&self) -> Map<String, Value> {
        let cities = self.everybody().map(|seat| {
            let ladders: Map<String, Value> =
                Character::ALL.into_iter().map(|c| (c.id().to_owned(), json!(self.level(seat, c)))).collect();
            let value = json!({
                "drachmae": self.purse(seat),
                "score": self.score(seat),
                "sacrifices": self.sacrifices[seat.index()],
                "lamps": self.lamps[seat.index()],
                "ladders": ladders,
                "altars": self.held(seat).map(Altar::id).collect::<Vec<_>>(),
            });
            (CITIES[seat.index()].to_owned(), value)
        });
        let altars = Altar::ALL.into_iter().map(|altar| {
            let there = self.altars[altar.index()];
            let value = there.map(|o| json!({"animal": o.animal, "count": o.count, "owner": CITIES[o.owner.index()]}));
            (altar.id().to_owned(), json!(value))
        });
        let stable = Animal::ALL.into_iter().map(|kind| (kind.id().to_owned(), json!(self.stable[kind.index()])));
        let options = json!({
            "auction": if self.options.sealed_auction { "sealed" } else { "open" },
            "bribes": if self.options.sealed_bribes { "sealed" } else { "in-turn" },
        });
        Map::from_iter([
            ("options".to_owned(), options),
            ("round".to_owned(), json!(self.round)),
            ("marker".to_owned(), json!(self.marker.map(|seat| CITIES[seat.index()]))),
            ("cities".to_owned(), Value::Object(cities.collect())),
            ("stable".to_owned(), Value::Object(stable.collect())),
            ("altars".to_owned(), Value::Object(altars.collect())),
        ])
    }

    /// Checks the invariants (§1, 4.10).
    ///
    /// # Errors
    /// A broken invariant.
    pub fn audit(&self) -> Result<(), String> {
        for kind in Animal::ALL {
            let offered: u8 =
                self.altars.iter().flatten().filter(|there| there.animal == kind).map(|there| there.count).sum();
            if self.stable[kind.index()] + offered != ANIMALS_EACH {
                return Err(format!("{} {} in the stable, {offered} on altars", self.stable[kind.index()], kind.id()));
            }
        }
        for character in Character::ALL {
            let top = self.everybody().filter(|&seat| self.level(seat, character) == TOP).count();
            if top > 1 {
                return Err(format!("{top} tokens on the top level of {}", character.id()));
            }
        }
        for seat in self.everybody() {
            if self.ladders[seat.index()].iter().any(|&level| level > TOP) {
                return Err(format!("{} stands above a ladder", CITIES[seat.index()]));
            }
            if self.purse(seat) > super::data::PURSE {
                return Err(format!("{} has {} drachmae", CITIES[seat.index()], self.purse(seat)));
            }
        }
        let strangers =
            self.altars.iter().flatten().any(|there| there.owner.0 >= self.seats || !(1..=5).contains(&there.count));
        if strangers { Err("an altar holds what nobody can offer".to_owned()) } else { Ok(()) }
    }
}

/// The reason why the game ended (8.1, 14.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// All altars hold an offering.
    Altars,
    /// A score is above 100.
    Points,
    /// The last round is over.
    Rounds,
}

impl Ending {
    /// Returns the word in standings.
    pub const fn id(self) -> &'static str {
        match self {
            Ending::Altars => "altars",
            Ending::Points => "points",
            Ending::Rounds => "rounds",
        }
    }
}

/// Returns the ids of the seats of a set.
pub(super) fn city_ids(seats: SeatSet) -> Vec<&'static str> {
    seats.iter().filter_map(|seat| CITIES.get(seat.index()).copied()).collect()
}
