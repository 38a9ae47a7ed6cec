//! States and views as documents with the ids of the rules, for hosts, exports of finished tables, and outside checks.

use super::board::{Board, Ending};
use super::data::{CITIES, Creature, God, MOST_SEATS};
use super::phase::{Battle, Forming, Phase, Task, Turn};
use super::state::State;
use super::view::View;
use crate::game::Viewer;
use crate::{Seat, SeatList};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

fn city(seat: Seat) -> &'static str {
    CITIES[seat.index()]
}

fn list(seats: &SeatList<MOST_SEATS>) -> Value {
    seats.iter().map(city).collect()
}

fn gods(gods: &[God]) -> Value {
    gods.iter().map(|god| god.id()).collect()
}

impl Serialize for Ending {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut document = self.board.json();
        let purses = self.board.everybody().map(|seat| (city(seat).to_owned(), json!(self.purse(seat))));
        document.insert("gold".to_owned(), Value::Object(purses.collect()));
        document.serialize(serializer)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut document = self.board.json();
        let known = self.board.everybody().filter_map(|seat| Some((city(seat).to_owned(), json!(self.purse(seat)?))));
        document.insert("gold".to_owned(), Value::Object(known.collect()));
        document.insert("legal".to_owned(), self.legal.iter().map(ToString::to_string).collect());
        let viewer = match self.viewer {
            Viewer::Seat(seat) => json!(city(seat)),
            Viewer::Public => Value::Null,
        };
        document.insert("viewer".to_owned(), viewer);
        document.serialize(serializer)
    }
}

impl Board {
    fn json(&self) -> Map<String, Value> {
        let map = self.map();
        let islands = map.islands.iter().map(|island| {
            let holding = self.holding(island);
            let slots = &holding.slots[..usize::from(map.slots[island.index()])];
            let there = json!({
                "owner": holding.owner.map(city), "troops": holding.troops, "slots": slots,
                "metropolis": holding.metropolis, "markers": holding.markers,
            });
            (island.id().to_owned(), there)
        });
        let fleets = map.seas.iter().filter_map(|sea| {
            let there = self.fleets(sea);
            Some((sea.to_string(), json!([city(there.owner()?), there.count()])))
        });
        let cities = self.everybody().map(|seat| {
            let at = seat.index();
            let ledger = self.ledger[at];
            let city_json = json!({
                "alive": self.alive.has(seat), "priests": self.priests[at], "philosophers": self.philosophers[at],
                "gained": ledger.gained, "paid": ledger.paid, "discounts_used": self.discounts[at],
            });
            (city(seat).to_owned(), city_json)
        });
        let cards = &self.creatures;
        let figurines = Creature::FIGURINES.into_iter().filter_map(|creature| {
            let there = self.figurine(creature)?;
            let figurine = json!({"island": there.island, "owner": city(there.owner), "cycle": there.cycle});
            Some((creature.id().to_owned(), figurine))
        });
        let offerings = God::ALL.into_iter().filter_map(|god| {
            let standing = self.offerings[god.index()]?;
            Some((god.id().to_owned(), json!([city(standing.seat), standing.amount])))
        });
        let document = json!({
            "board": map.id,
            "cycle": self.cycle,
            "options": {
                "tie-break": if self.options.metropolises_first { "metropolises" } else { "gold" },
                "two-player-start": if self.options.alternate_start { "alternate" } else { "standard" },
            },
            "islands": islands.collect::<Map<_, _>>(),
            "fleets": fleets.collect::<Map<_, _>>(),
            "cities": cities.collect::<Map<_, _>>(),
            "creatures": {
                "row": cards.row, "deck": cards.deck.iter().collect::<Vec<_>>(),
                "discard": cards.discard.iter().collect::<Vec<_>>(),
                "figurines": figurines.collect::<Map<_, _>>(), "kraken": cards.kraken,
            },
            "gods": {
                "available": gods(self.gods.available()), "away": gods(self.gods.away()), "settled": self.gods.settled,
                "second_pair": self.gods.second_pair,
            },
            "order": list(&self.order), "finished": list(&self.finished),
            "offerings": offerings.collect::<Map<_, _>>(), "apollo": list(&self.queue),
            "phase": self.phase.json(),
        });
        match document {
            Value::Object(document) => document,
            _ => Map::new(),
        }
    }
}

impl Phase {
    fn json(&self) -> Value {
        match self {
            Phase::Starts => json!({"name": "starts"}),
            Phase::Markers => json!({"name": "markers"}),
            Phase::Row => json!({"name": "row"}),
            Phase::Gods => json!({"name": "gods"}),
            Phase::Offer { seat, next, lost } => {
                json!({"name": "offer", "seat": city(*seat), "next": next, "lost": lost})
            }
            Phase::Turn(turn) => turn.json(),
            Phase::Over(ending) => json!({"name": "over", "reason": ending}),
        }
    }
}

impl Turn {
    fn json(&self) -> Value {
        json!({
            "name": "turn", "place": self.place, "seat": city(self.seat), "god": self.god, "recruited": self.recruited,
            "creature": self.creature, "copied": self.copied, "task": self.task.json(),
            "battle": self.battle.as_ref().map(Battle::json), "forming": self.forming.map(Forming::json),
        })
    }
}

impl Task {
    fn json(&self) -> Value {
        match self {
            Task::Free => Value::Null,
            Task::Target => json!({"name": "target"}),
            Task::SirenOwn(at) => json!({"name": "siren-own", "at": at}),
            Task::Sail { at, group, steps, regrouped } => {
                json!({"name": "sail", "at": at, "group": group, "steps": steps, "regrouped": regrouped})
            }
            Task::Sylph { steps, tired } => {
                json!({"name": "sylph", "steps": steps, "tired": tired.iter().collect::<Vec<_>>()})
            }
            Task::Swap(space) => json!({"name": "swap", "space": space}),
            Task::Kraken => json!({"name": "kraken"}),
            Task::Push => json!({"name": "push"}),
            Task::Sphinx => json!({"name": "sphinx"}),
            Task::Prosperity => json!({"name": "prosperity"}),
        }
    }
}

impl Battle {
    fn json(&self) -> Value {
        json!({
            "place": self.place, "attacker": city(self.attacker), "defender": city(self.defender), "force": self.force,
            "round": self.round, "stage": self.stage,
        })
    }
}

impl Forming {
    fn json(self) -> Value {
        match self {
            Forming::Give(kind) => json!({"name": "give", "building": kind}),
            Forming::Place => json!({"name": "place"}),
        }
    }
}
