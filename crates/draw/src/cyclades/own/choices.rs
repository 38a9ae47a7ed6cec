//! The places among which a seat chooses next, from its legal actions and the words of a menu.

use agon_rules::Seat;
use agon_rules::cyclades::data::{BUILD_COST, Creature, DIE, Island, SPECIAL_COST};
use agon_rules::cyclades::{Action, Battle, Board, Piece, Place, Sea, Task, Turn, View, bonus, defenders, turns};

/// The units that meet arriving ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Meets {
    /// Nothing arrives.
    Unsaid,
    /// An empty place.
    Nobody,
    /// Own units.
    Own(u8),
    /// A battle: the attacker's units, and the defender's with its bonus.
    Enemy(u8, u8),
}

/// A place to choose, with a slot from 1 if the choice is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) place: Place,
    pub(super) slot: Option<u8>,
    pub(super) meets: Meets,
}

/// The price of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Price {
    Paid(u16),
    Due(u16),
}

/// All choices of a question, and its numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Choices {
    pub(super) places: Vec<Choice>,
    /// The place of the units that move, with their number.
    pub(super) start: Option<(Place, u8)>,
    pub(super) price: Option<Price>,
    /// The steps left.
    pub(super) steps: Option<u8>,
    /// The place of the only battle, with the chances of a victory and of a tie in a round, of 36.
    pub(super) odds: Option<(Place, u32, u32)>,
}

impl Choices {
    /// Returns the choices after the words of a menu, or those of the question itself without words. `None` if the next
    /// word is no place, or if another seat decides.
    pub(super) fn of(view: &View, seat: Seat, words: &str) -> Option<Choices> {
        let board = &view.board;
        let turn = board.turn()?;
        let told: Vec<&str> = words.split_whitespace().collect();
        // A god's turn begins with the choice of a kind of action.
        let free = turn.task == Task::Free && turn.battle.is_none() && turn.forming.is_none();
        if told.is_empty() && free {
            return None;
        }
        let mut places: Vec<Choice> = Vec::new();
        for &action in view.legal.iter().filter(|action| begins(**action, &told)) {
            let Some((place, slot)) = next(action, told.len()) else { continue };
            let meets = force(turn, action, told.len()).map_or(Meets::Unsaid, |force| meets(board, seat, place, force));
            match places.iter_mut().find(|known| (known.place, known.slot) == (place, slot)) {
                // The largest group tells the best odds.
                Some(known) => known.meets = larger(known.meets, meets),
                None => places.push(Choice { place, slot, meets }),
            }
        }
        let battle = turn.battle.filter(|battle| told.is_empty() && battle.asked() == Some(seat));
        if let Some(battle) = battle {
            let defence = defenders(board, battle.place) + bonus(board, battle.place, battle.defender);
            let meets = Meets::Enemy(battle.force, defence);
            places.insert(0, Choice { place: battle.place, slot: None, meets });
        }
        if places.is_empty() {
            return None;
        }
        let odds = odds(&places, battle.as_ref(), seat);
        let start = start(board, turn, &told);
        let (price, steps) = (price(turn, &told), steps(turn));
        Some(Choices { places, start, price, steps, odds })
    }
}

/// True if an action begins with these words.
fn begins(action: Action, told: &[&str]) -> bool {
    let written = action.to_string();
    let mut words = written.split(' ');
    told.iter().all(|word| words.next() == Some(*word))
}

/// Returns the place that comes next in an action after a number of its words, with its slot.
fn next(action: Action, told: usize) -> Option<(Place, Option<u8>)> {
    let place = match (action, told) {
        (Action::At(place) | Action::Withdraw(place), 0 | 1) => place,
        (Action::To(sea) | Action::Sail(sea, ..) | Action::Push(sea, _), 0 | 1) => Place::Sea(sea),
        (Action::Sail(_, sea, _) | Action::Push(_, sea), 2) => Place::Sea(sea),
        (Action::Move(island, ..), 0 | 1) | (Action::Move(_, island, _), 2) => Place::Island(island),
        (Action::Recruit(piece) | Action::Sell(piece), 0 | 1) => match piece {
            Piece::Troop(island) => Place::Island(island),
            Piece::Fleet(sea) => Place::Sea(sea),
            Piece::Priest | Piece::Philosopher => return None,
        },
        (
            Action::Build(island, _) | Action::Topple(island, _) | Action::Give(island, _) | Action::Remake(island, ..),
            0 | 1,
        ) => Place::Island(island),
        (
            Action::Build(island, slot)
            | Action::Topple(island, slot)
            | Action::Give(island, slot)
            | Action::Remake(island, slot, _),
            2,
        ) => return Some((Place::Island(island), Some(slot))),
        _ => return None,
    };
    Some((place, None))
}

/// Returns the number of units that an action brings to its next place. `None` if it brings none.
fn force(turn: &Turn, action: Action, told: usize) -> Option<u8> {
    match (action, turn.task) {
        (Action::Sail(_, _, count) | Action::Move(_, _, count), _) => (told == 2).then_some(count),
        (Action::To(_), Task::Sail { group, .. }) => Some(group),
        // Nobody withdraws into a battle, so the number does not matter.
        (Action::Withdraw(_), _) => Some(0),
        _ => None,
    }
}

/// Returns the units that meet a seat's units at a place (11.3, 12.2, 12.3).
fn meets(board: &Board, seat: Seat, place: Place, force: u8) -> Meets {
    let there = defenders(board, place);
    let (owner, defended) = match place {
        Place::Island(island) => {
            (board.holding(island).owner, there > 0 || board.has_figurine(Creature::Minotaur, island))
        }
        Place::Sea(sea) => (board.fleets(sea).owner(), true),
    };
    match owner {
        Some(owner) if owner == seat && there > 0 => Meets::Own(there),
        Some(owner) if owner != seat && defended => Meets::Enemy(force, there + bonus(board, place, owner)),
        _ => Meets::Nobody,
    }
}

fn larger(one: Meets, other: Meets) -> Meets {
    match (one, other) {
        (Meets::Enemy(a, _), Meets::Enemy(b, _)) if b > a => other,
        _ => one,
    }
}

/// Reads a place of a menu's words.
fn read(word: &str) -> Option<Place> {
    Island::read(word).map(Place::Island).or_else(|| Sea::read(word).map(Place::Sea))
}

/// Returns the place the choice starts from, with the number of units that move.
fn start(board: &Board, turn: &Turn, told: &[&str]) -> Option<(Place, u8)> {
    if let [_, place, ..] = told {
        return read(place).map(|place| (place, defenders(board, place)));
    }
    match turn.task {
        _ if turn.battle.is_some() => None,
        Task::Sail { at, group, .. } => Some((Place::Sea(at), group)),
        Task::SirenOwn(sea) => Some((Place::Sea(sea), board.fleets(sea).count())),
        Task::Kraken => board.creatures.kraken.map(|sea| (Place::Sea(sea), 0)),
        _ => None,
    }
}

/// Returns the price of the choice (10.3, 10.5, 11.1, 12.1, 14.6).
fn price(turn: &Turn, told: &[&str]) -> Option<Price> {
    match (turn.task, told.first().copied()) {
        _ if turn.battle.is_some() || turn.forming.is_some() => None,
        (Task::Free, Some("sail" | "move")) => Some(Price::Due(SPECIAL_COST)),
        (Task::Free, Some("recruit")) => turns::recruit_cost(turn).map(Price::Due),
        (Task::Free, Some("build")) => Some(Price::Due(BUILD_COST)),
        (Task::Sail { .. }, _) => Some(Price::Paid(SPECIAL_COST)),
        (Task::Kraken, _) => Some(Price::Due(SPECIAL_COST)),
        _ => None,
    }
}

fn steps(turn: &Turn) -> Option<u8> {
    match turn.task {
        Task::Sail { steps, .. } | Task::Sylph { steps, .. } if turn.battle.is_none() => Some(steps),
        _ => None,
    }
}

/// Returns the chances of the only battle, from the seat's side.
fn odds(places: &[Choice], battle: Option<&Battle>, seat: Seat) -> Option<(Place, u32, u32)> {
    let mut fights = places.iter().filter_map(|choice| match choice.meets {
        Meets::Enemy(force, defence) => Some((choice.place, force, defence)),
        _ => None,
    });
    let (place, force, defence) = fights.next().filter(|_| fights.next().is_none())?;
    let (win, tie, lose) = throws(force, defence);
    let attacks = battle.is_none_or(|battle| battle.attacker == seat);
    Some((place, if attacks { win } else { lose }, tie))
}

/// Counts, of 36 throws of two dice, those the attacker wins, the ties, and those the defender wins (13.9).
fn throws(force: u8, defence: u8) -> (u32, u32, u32) {
    let mut counts = (0, 0, 0);
    for (mine, sides) in DIE {
        for (theirs, others) in DIE {
            let count = match (force + mine).cmp(&(defence + theirs)) {
                std::cmp::Ordering::Greater => &mut counts.0,
                std::cmp::Ordering::Equal => &mut counts.1,
                std::cmp::Ordering::Less => &mut counts.2,
            };
            *count += sides * others;
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::cyclades::board::Fleets;
    use agon_rules::cyclades::data::God;
    use agon_rules::cyclades::{Options, Phase};
    use agon_rules::game::Viewer;

    fn sea(space: &str) -> Sea {
        Sea::read(space).expect("a space")
    }

    /// A view of the first seat in Poseidon's turn, with these legal actions.
    fn view(task: Task, legal: &[&str]) -> View {
        let mut board = Board::new(5, Options::default());
        board.phase = Phase::Turn(Turn { task, ..Turn::new(0, Seat(0), Some(God::Poseidon)) });
        let put = |board: &mut Board, space: &str, seat, count| {
            board.fleets[sea(space).index()] = Fleets::new(Seat(seat), count);
        };
        put(&mut board, "F6", 0, 3);
        put(&mut board, "E6", 0, 1);
        put(&mut board, "F5", 1, 4);
        let legal = legal.iter().map(|action| action.parse().expect("an action")).collect();
        View { board, purses: [Some(8), None, None, None, None], viewer: Viewer::Seat(Seat(0)), legal }
    }

    fn met(choices: &Choices) -> Vec<(String, Meets)> {
        choices.places.iter().map(|choice| (choice.place.to_string(), choice.meets)).collect()
    }

    #[test]
    fn a_group_under_way_chooses_its_next_space() {
        let sailing = Task::Sail { at: sea("F6"), group: 3, steps: 2, regrouped: false };
        let view = view(sailing, &["to E6", "to F5", "to G5", "with 1", "stop"]);
        let choices = Choices::of(&view, Seat(0), "").expect("choices");
        let wanted = [("E6", Meets::Own(1)), ("F5", Meets::Enemy(3, 4)), ("G5", Meets::Nobody)];
        assert_eq!(met(&choices), wanted.map(|(place, meets)| (place.to_owned(), meets)));
        assert_eq!(choices.start, Some((Place::Sea(sea("F6")), 3)));
        assert_eq!((choices.price, choices.steps), (Some(Price::Paid(1)), Some(2)));
        // The table of 13.9: one unit less.
        assert_eq!(choices.odds, Some((Place::Sea(sea("F5")), 5, 8)));
    }

    #[test]
    fn the_words_of_a_menu_lead_from_place_to_place() {
        let legal = ["recruit F6", "sail E6 E7 1", "sail F6 F5 1", "sail F6 F5 3", "build naxos 3", "end"];
        let view = view(Task::Free, &legal);
        let of = |words: &str| Choices::of(&view, Seat(0), words);
        assert_eq!(of(""), None);
        assert_eq!(met(&of("sail").expect("starts")).len(), 2);
        let steps = of("sail F6").expect("steps");
        assert_eq!(met(&steps), [("F5".to_owned(), Meets::Enemy(3, 4))]);
        assert_eq!((steps.start, steps.price), (Some((Place::Sea(sea("F6")), 3)), Some(Price::Due(1))));
        assert_eq!(of("sail F6 F5"), None);
        let slot = of("build naxos").expect("slots").places[0];
        assert_eq!((slot.place, slot.slot), (Place::Island(Island::Naxos), Some(3)));
    }

    #[test]
    fn of_36_throws_of_equal_sides_most_are_no_ties() {
        assert_eq!(throws(2, 2), (13, 10, 13));
        assert_eq!(throws(4, 2), (31, 4, 1));
    }
}
