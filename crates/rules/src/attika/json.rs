//! States and views as JSON, with the rules document's ids.

use super::board::Board;
use super::cards::Cards;
use super::data::{Building, CITIES, Group, Pile};
use super::spaces::Anchor;
use super::state::{Phase, State};
use super::token::city;
use super::view::{Scene, View};
use crate::Seat;
use crate::game::Viewer;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

impl Board {
    /// Writes the public part.
    pub fn json(&self) -> Map<String, Value> {
        let tiles = self.map.tiles().iter().enumerate().map(|(at, laid)| {
            let (q, r) = (laid.middle.q, laid.middle.r);
            json!({"letter": Anchor::tile(at as u8), "tile": laid.tile + 1, "turn": laid.turn, "q": q, "r": r})
        });
        let shrines = self
            .map
            .shrines()
            .iter()
            .enumerate()
            .map(|(at, hex)| json!({"letter": Anchor::shrine(at as u8), "q": hex.q, "r": hex.r}));
        let spaces = self.map.spaces().filter_map(|space| {
            let (symbol, on) = (self.map.symbol(space), self.map.on(space));
            let on = on.map(|(seat, building)| json!({"city": city(seat), "building": building}));
            let told = symbol.is_some() || on.is_some();
            told.then(|| (space.name().to_owned(), json!({"symbol": symbol, "on": on})))
        });
        let cities = self.everybody().map(|seat| (city(seat).to_owned(), self.city_json(seat)));
        let ages = self.ages.iter().map(|age| {
            json!({"deck": age.deck, "took": by_city(self, |seat| json!(age.took[seat.index()])),
                "paid": by_city(self, |seat| json!(age.paid[seat.index()]))})
        });
        Map::from_iter([
            ("options".to_owned(), json!({"amphorae": self.options.amphorae.to_string()})),
            ("first".to_owned(), json!(self.first.map(city))),
            ("round".to_owned(), json!(self.round())),
            ("turns".to_owned(), json!(self.turns)),
            ("idle".to_owned(), json!(self.idle)),
            ("tiles".to_owned(), tiles.collect()),
            ("shrines".to_owned(), shrines.collect()),
            ("spaces".to_owned(), Value::Object(spaces.collect())),
            ("cities".to_owned(), Value::Object(cities.collect())),
            ("amphorae".to_owned(), json!(self.supply)),
            ("discards".to_owned(), json!(self.discards)),
            ("deck".to_owned(), json!(self.deck())),
            ("stack".to_owned(), json!(self.stack())),
            ("ages".to_owned(), ages.collect()),
            ("turn".to_owned(), self.turn_json()),
        ])
    }

    fn city_json(&self, seat: Seat) -> Value {
        let mat = Building::ALL.into_iter().filter(|&building| self.on_mat(seat, building) > 0);
        let piles = Pile::ALL.map(|pile| (pile.id().to_owned(), json!(self.pile(seat, pile))));
        let groups = Group::ALL.into_iter().filter(|&group| self.completed(seat, group));
        json!({
            "hand": self.hands[seat.index()],
            "amphorae": self.amphorae[seat.index()],
            "groups": groups.map(Group::id).collect::<Vec<_>>(),
            "piles": Value::Object(Map::from_iter(piles)),
            "mat": Value::Object(mat.map(|building| (building.id().to_owned(), json!(self.on_mat(seat, building)))).collect()),
            "built": self.built(seat),
            "settlements": self.map.settlements(seat),
        })
    }

    fn turn_json(&self) -> Value {
        let turn = &self.turn;
        json!({
            "seat": city(turn.seat), "kind": turn.kind.map(super::board::Kind::id), "used": turn.used,
            "extra": turn.extra, "cards": turn.cards, "owed": turn.owed, "ended": turn.ended,
        })
    }
}

fn by_city(board: &Board, value: impl Fn(Seat) -> Value) -> Value {
    Value::Object(board.everybody().map(|seat| (city(seat).to_owned(), value(seat))).collect())
}

impl Scene {
    fn json(&self) -> Value {
        match *self {
            Scene::Start => json!({"name": "start"}),
            Scene::Layout => json!({"name": "layout"}),
            Scene::Show { seat, pile } => json!({"name": "show", "seat": city(seat), "pile": pile}),
            Scene::Deal { place, left } => json!({"name": "deal", "place": place, "left": left}),
            Scene::Act => json!({"name": "act"}),
            Scene::Disc { pile } => json!({"name": "disc", "pile": pile}),
            Scene::Drawn { pile, building } => json!({"name": "drawn", "pile": pile, "building": building}),
            Scene::Pay { building, space, drawn } => {
                json!({"name": "pay", "building": building, "space": space, "drawn": drawn})
            }
            Scene::Card => json!({"name": "card"}),
            Scene::Tile => json!({"name": "tile"}),
            Scene::Lay { tile } => json!({"name": "lay", "tile": tile.map(|tile| tile + 1)}),
            Scene::Turn { tile, anchor, spot } => {
                json!({"name": "turn", "tile": tile.map(|tile| tile + 1), "anchor": anchor, "spot": spot})
            }
            Scene::Over(ending) => {
                json!({"name": "over", "reason": ending.id(), "winner": ending.winner().map(city)})
            }
        }
    }
}

/// Returns the whole phase, as a scene without hidden facts.
fn whole(phase: Phase) -> Scene {
    match phase {
        Phase::Start => Scene::Start,
        Phase::Layout => Scene::Layout,
        Phase::Show { seat, pile } => Scene::Show { seat, pile },
        Phase::Deal { place, left } => Scene::Deal { place, left },
        Phase::Act => Scene::Act,
        Phase::Disc { pile } => Scene::Disc { pile },
        Phase::Drawn { pile, building } => Scene::Drawn { pile, building: Some(building) },
        Phase::Pay { building, space, drawn } => Scene::Pay { building, space, drawn },
        Phase::Card => Scene::Card,
        Phase::Tile => Scene::Tile,
        Phase::Lay { tile } => Scene::Lay { tile: Some(tile) },
        Phase::Turn { tile, anchor, spot } => Scene::Turn { tile: Some(tile), anchor, spot },
        Phase::Over(ending) => Scene::Over(ending),
    }
}

/// Writes the full state, secrets included, for hosts, exports of finished tables, and outside checks.
impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut document = self.board.json();
        let draws = self.draws.iter().map(|age| by_city(&self.board, |seat| json!(age[seat.index()])));
        document.insert("hands".to_owned(), by_city(&self.board, |seat| json!(self.hand(seat))));
        document.insert("deck".to_owned(), json!(self.deck));
        document.insert("draws".to_owned(), draws.collect());
        document.insert("phase".to_owned(), whole(self.phase).json());
        document.serialize(serializer)
    }
}

/// Writes the public part, the scene, the viewer's own cards and its legal actions.
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut document = self.board.json();
        let viewer = match self.viewer {
            Viewer::Seat(seat) => json!(CITIES.get(seat.index())),
            Viewer::Public => Value::Null,
        };
        document.insert("viewer".to_owned(), viewer);
        document.insert("hand".to_owned(), json!(self.hand));
        document
            .insert("draws".to_owned(), json!(self.draws.iter().map(|cards: &Cards| json!(cards)).collect::<Vec<_>>()));
        document.insert("phase".to_owned(), self.scene.json());
        document.insert("legal".to_owned(), self.legal.iter().map(ToString::to_string).collect());
        document.serialize(serializer)
    }
}
