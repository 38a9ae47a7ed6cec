//! Views of Offrandes: the open boards, the phase without others' secrets, and the viewer's own choices. Also the way
//! back: a state the viewer cannot rule out.

use super::board::{Board, Ending, city_ids};
use super::data::{Animal, CITIES, Character, MOST_SEATS};
use super::legal::legal;
use super::state::{Bidding, Lists, Lot, Phase, State, Turn, entries_json, turn_json};
use super::token::Action;
use crate::game::{self, Viewer};
use crate::luck::Dice;
use crate::{Seat, SeatSet};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

/// The knowledge of one viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The public part (2.2).
    pub board: Board,
    /// The phase, as the viewer may know it.
    pub scene: Scene,
    /// The viewer's own legal actions.
    pub legal: Vec<Action>,
}

/// A phase without others' secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Scene {
    /// Luck chooses the first marker holder (2.3).
    Start,
    /// First picks (2.4).
    Picks { seat: Seat, picked: Vec<Character> },
    /// The auctioneer must offer a lot (4.3).
    Offer(Turn),
    /// The auctioneer must name the opening bid (4.3).
    Open(Turn, Lot),
    /// Bids go round (4.4).
    Bid(Bidding),
    /// Secret amounts (16.1): the seats asked, the seats that are ready, and the viewer's own amount.
    Seal { turn: Turn, lot: Lot, opening: u8, asked: SeatSet, ready: SeatSet, own: Option<u8> },
    /// A briber acts (5.1).
    Bribe { briber: Seat, place: u8, corrupted: SeatSet },
    /// Secret lists (16.2): the seats asked, the seats that are ready, and the viewer's own list.
    Rank { asked: SeatSet, ready: SeatSet, own: Vec<(Seat, Character)> },
    /// A city may sacrifice (6.2).
    Sacrifice { seat: Seat, chosen: Option<(Animal, u8)> },
    /// The end (§8).
    Over(Ending),
}

impl Scene {
    /// Returns the seats that act after the present one, in order, if the rules fix it (2.4, 4.4, 5.1).
    pub(super) fn next(&self, board: &Board) -> Vec<Seat> {
        let seats = board.seats;
        match self {
            Scene::Picks { seat, .. } => {
                (1..=board.first().distance(*seat, seats)).map(|back| seat.clockwise(seats - back, seats)).collect()
            }
            Scene::Bid(bidding) => {
                let Bidding { turn, bid, leader, bidder, passed, .. } = *bidding;
                let round = (1..seats).map(|steps| bidder.clockwise(steps, seats));
                let able = |seat: &Seat| {
                    *seat != leader && !turn.barred.has(*seat) && !passed.has(*seat) && board.purse(*seat) > bid
                };
                round.filter(able).collect()
            }
            Scene::Bribe { place, .. } => board.bribers().into_iter().skip(usize::from(*place) + 1).collect(),
            _ => Vec::new(),
        }
    }
}

/// Builds a view from the facts its viewer may know.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let own_seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    let scene = match &state.phase {
        Phase::Start => Scene::Start,
        Phase::Picks { seat, picked } => Scene::Picks {
            seat: *seat,
            picked: Character::ALL.into_iter().filter(|c| picked & (1 << c.index()) != 0).collect(),
        },
        Phase::Offer(turn) => Scene::Offer(*turn),
        Phase::Open(turn, lot) => Scene::Open(*turn, *lot),
        Phase::Bid(bidding) => Scene::Bid(*bidding),
        Phase::Seal { turn, lot, opening, asked, sealed } => Scene::Seal {
            turn: *turn,
            lot: *lot,
            opening: *opening,
            asked: *asked,
            ready: asked.iter().filter(|seat| sealed[seat.index()].is_some()).collect(),
            own: own_seat.and_then(|seat| sealed[seat.index()]),
        },
        Phase::Bribe { seat, corrupted } => Scene::Bribe {
            briber: *seat,
            place: state.board.bribers().into_iter().take_while(|other| other != seat).count() as u8,
            corrupted: *corrupted,
        },
        Phase::Rank { asked, done, lists } => Scene::Rank {
            asked: *asked,
            ready: *done,
            own: own_seat.map(|seat| lists.of(seat).collect()).unwrap_or_default(),
        },
        Phase::Sacrifice { seat, chosen } => Scene::Sacrifice { seat: *seat, chosen: *chosen },
        Phase::Over(ending) => Scene::Over(*ending),
    };
    let mut actions = Vec::new();
    if let Some(seat) = own_seat {
        legal(state, seat, &mut actions);
    }
    View { viewer, board: state.board, scene, legal: actions }
}

/// Makes a state that fits the view: any possible amount or list replaces a hidden one.
pub(super) fn imagine(view: &View, dice: &mut dyn Dice) -> State {
    let board = view.board;
    let phase = match &view.scene {
        Scene::Start => Phase::Start,
        Scene::Picks { seat, picked } => {
            Phase::Picks { seat: *seat, picked: picked.iter().fold(0, |bits, c| bits | 1 << c.index()) }
        }
        Scene::Offer(turn) => Phase::Offer(*turn),
        Scene::Open(turn, lot) => Phase::Open(*turn, *lot),
        Scene::Bid(bidding) => Phase::Bid(*bidding),
        Scene::Seal { turn, lot, opening, asked, ready, own } => {
            let mut sealed = [None; MOST_SEATS];
            for seat in ready.iter() {
                let above = dice.below(u32::from(board.purse(seat) - opening) + 1) as u8;
                let guess = if above == 0 { 0 } else { opening + above };
                sealed[seat.index()] = Some(if view.viewer.is(seat) { own.unwrap_or(guess) } else { guess });
            }
            Phase::Seal { turn: *turn, lot: *lot, opening: *opening, asked: *asked, sealed }
        }
        Scene::Bribe { briber, corrupted, .. } => Phase::Bribe { seat: *briber, corrupted: *corrupted },
        Scene::Rank { asked, ready, own } => {
            let mut lists = Lists::default();
            for seat in asked.iter() {
                if view.viewer.is(seat) {
                    own.iter().for_each(|&entry| lists.push(seat, entry));
                } else if ready.has(seat) {
                    guess_list(&board, seat, &mut lists, dice);
                }
            }
            Phase::Rank { asked: *asked, done: *ready, lists }
        }
        Scene::Sacrifice { seat, chosen } => Phase::Sacrifice { seat: *seat, chosen: *chosen },
        Scene::Over(ending) => Phase::Over(*ending),
    };
    State { board, phase }
}

fn guess_list(board: &Board, seat: Seat, lists: &mut Lists, dice: &mut dyn Dice) {
    let others = board.everybody().filter(|&other| other != seat);
    let mut entries: Vec<_> =
        others.flat_map(|other| Character::CORRUPTIBLE.into_iter().map(move |ladder| (other, ladder))).collect();
    for _ in 0..dice.below(entries.len() as u32 + 1) {
        let entry = entries.swap_remove(dice.below(entries.len() as u32) as usize);
        lists.push(seat, entry);
    }
}

impl game::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn legal(&self) -> &[Action] {
        &self.legal
    }
}

/// Writes the open boards, the scene, the viewer and its legal actions, with the rules document's ids.
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut document = self.board.json();
        document.insert("phase".to_owned(), self.scene.json());
        document.insert("legal".to_owned(), self.legal.iter().map(ToString::to_string).collect());
        let viewer = match self.viewer {
            Viewer::Seat(seat) => json!(CITIES[seat.index()]),
            Viewer::Public => Value::Null,
        };
        document.insert("viewer".to_owned(), viewer);
        document.serialize(serializer)
    }
}

impl Scene {
    fn json(&self) -> Value {
        let city = |seat: Seat| CITIES[seat.index()];
        let ids = |characters: &[Character]| characters.iter().map(|c| c.id()).collect::<Vec<_>>();
        match self {
            Scene::Start => json!({"name": "start"}),
            Scene::Picks { seat, picked } => json!({"name": "picks", "seat": city(*seat), "picked": ids(picked)}),
            Scene::Offer(turn) => json!({"name": "offer", "turn": turn_json(turn)}),
            Scene::Open(turn, lot) => json!({"name": "open", "turn": turn_json(turn), "lot": ids(&[lot.0, lot.1])}),
            Scene::Bid(bidding) => bidding.json(),
            Scene::Seal { turn, lot, opening, asked, ready, own } => json!({
                "name": "seal", "turn": turn_json(turn), "lot": ids(&[lot.0, lot.1]), "opening": opening,
                "asked": city_ids(*asked), "ready": city_ids(*ready), "own": own,
            }),
            Scene::Bribe { briber, corrupted, .. } => {
                json!({"name": "bribe", "briber": city(*briber), "corrupted": city_ids(*corrupted)})
            }
            Scene::Rank { asked, ready, own } => json!({
                "name": "rank", "asked": city_ids(*asked), "ready": city_ids(*ready), "own": entries_json(own.iter().copied()),
            }),
            Scene::Sacrifice { seat, chosen } => json!({
                "name": "sacrifice", "seat": city(*seat),
                "chosen": chosen.map(|(animal, count)| json!({"animal": animal, "count": count})),
            }),
            Scene::Over(ending) => json!({"name": "over", "reason": ending.id()}),
        }
    }
}
