//! Names of things: gods, creatures, buildings, places, pieces, and small phrases made of them.

use crate::cities::Cities;
use crate::say::counted;
use crate::{Language, Say, raise, text};
use agon_rules::Seat;
use agon_rules::cyclades::charts::LARGE;
use agon_rules::cyclades::data::{Building, Creature, God, Island};
use agon_rules::cyclades::{Board, Cyclades, Piece, Place, Sea};

/// The cities of the seats.
pub(super) const CITIES: Cities = Cities::of::<Cyclades>();

/// The sign for an empty place in lists.
pub(super) const EMPTY: &str = "–";

/// Returns the key of an item of a class: `cyclades-creature-siren`.
pub(super) fn key(class: &str, id: &str) -> String {
    format!("cyclades-{class}-{}", id.replace('_', "-"))
}

pub(super) fn creature_key(creature: Creature) -> String {
    key(Creature::CLASS, creature.id())
}

pub(super) fn building_key(building: Building) -> String {
    key(Building::CLASS, building.id())
}

fn singular(l: Language, key: &str) -> String {
    text(l, key, &[("n", 1.into())])
}

pub(super) fn city(l: Language, seat: Seat) -> String {
    CITIES.name(l, seat)
}

/// Returns a god's name. All games share the names of gods.
pub(super) fn god(l: Language, god: God) -> String {
    text(l, &format!("god-{}", god.id()), &[])
}

pub(super) fn apollo(l: Language) -> String {
    text(l, "god-apollo", &[])
}

/// Returns the name of a turn's god; `None` is Apollo.
pub(super) fn god_or_apollo(l: Language, of: Option<God>) -> String {
    of.map_or_else(|| apollo(l), |of| god(l, of))
}

pub(super) fn creature(l: Language, creature: Creature) -> String {
    raise(&singular(l, &creature_key(creature)))
}

pub(super) fn creatures(l: Language, all: impl IntoIterator<Item = Creature>) -> String {
    all.into_iter().map(|one| creature(l, one)).collect::<Vec<_>>().join(", ")
}

pub(super) fn building(l: Language, building: Building) -> String {
    raise(&singular(l, &building_key(building)))
}

/// Returns the word for a metropolis piece: `Metropolis`.
pub(super) fn metropolis(l: Language) -> String {
    raise(&singular(l, "cyclades-piece-metropolis"))
}

/// Lists buildings for use in a sentence: `fortress, temple`.
pub(super) fn buildings(l: Language, all: impl IntoIterator<Item = Building>) -> String {
    all.into_iter().map(|one| singular(l, &building_key(one))).collect::<Vec<_>>().join(", ")
}

/// Returns an island's name: its id, the same in all languages (§3 of the rules document).
pub(super) fn island(island: Island) -> String {
    raise(island.id())
}

pub(super) fn place(place: Place) -> String {
    match place {
        Place::Island(at) => island(at),
        Place::Sea(sea) => sea.to_string(),
    }
}

pub(super) fn troops(l: Language, n: impl Into<i64>) -> String {
    counted(l, n, "cyclades-piece-troop")
}

pub(super) fn fleets(l: Language, n: impl Into<i64>) -> String {
    counted(l, n, "cyclades-piece-fleet")
}

pub(super) fn priests(l: Language, n: impl Into<i64>) -> String {
    counted(l, n, "cyclades-piece-priest")
}

pub(super) fn philosophers(l: Language, n: impl Into<i64>) -> String {
    counted(l, n, "cyclades-piece-philosopher")
}

pub(super) fn gold(l: Language, n: impl Into<i64>) -> String {
    counted(l, n, "cyclades-gold")
}

/// Lists the cities that got gold: `Sparta +3, Athens +2`.
pub(super) fn earned(l: Language, gains: &[(Seat, u16)]) -> String {
    let earned = gains.iter().filter(|(_, amount)| *amount > 0);
    earned.map(|(seat, amount)| format!("{} +{amount}", city(l, *seat))).collect::<Vec<_>>().join(", ")
}

/// The number of troops on an island, or of fleets on a sea space.
pub(super) fn units(l: Language, at: Place, n: impl Into<i64>) -> String {
    match at {
        Place::Island(_) => troops(l, n),
        Place::Sea(_) => fleets(l, n),
    }
}

/// One recruited or sold piece with its place: `a troop on Naxos`.
pub(super) fn one(l: Language, piece: Piece) -> String {
    let say = |of: &str| Say::new(l, format!("cyclades-one-{of}"));
    match piece {
        Piece::Troop(at) => say("troop").with("place", island(at)).text(),
        Piece::Fleet(at) => say("fleet").with("place", at.to_string()).text(),
        Piece::Priest => say("priest").text(),
        Piece::Philosopher => say("philosopher").text(),
    }
}

/// Returns the key of the piece a god recruits.
pub(super) fn recruit_key(god: God) -> &'static str {
    match god {
        God::Ares => "cyclades-piece-troop",
        God::Poseidon => "cyclades-piece-fleet",
        God::Zeus => "cyclades-piece-priest",
        God::Athena => "cyclades-piece-philosopher",
    }
}

/// A step between two sea spaces with its direction on the board: `D4 ↘ E5`.
pub(super) fn step(from: Sea, to: Sea) -> String {
    format!("{from} {} {to}", arrow(from, to))
}

/// Returns the direction of a step. All boards have the same number of rows, and the middle row is the longest, so the
/// spaces of neighbouring rows lie half a space apart (3.1).
pub(super) fn arrow(from: Sea, to: Sea) -> char {
    let ((row, column), (to_row, to_column)) = (from.place(), to.place());
    let middle = LARGE.rows.len() / 2;
    // The column of the left one of the two neighbours in another row.
    let left = |towards_middle: bool| if towards_middle { column } else { column.wrapping_sub(1) };
    match () {
        () if to_row == row => ['←', '→'][usize::from(to_column > column)],
        () if to_row < row => ['↖', '↗'][usize::from(to_column != left(row > middle))],
        () => ['↙', '↘'][usize::from(to_column != left(row < middle))],
    }
}

/// Lists the slots of an island in order, the slots under its metropolis as one: `Metropolis, Port, –`.
pub(super) fn slots(l: Language, board: &Board, at: Island) -> String {
    let (map, holding) = (board.map(), board.holding(at));
    let covered = if holding.metropolis { map.covered(at) } else { 0 };
    let open = holding.slots.iter().take(map.slots[at.index()].into()).skip(covered.into());
    let open = open.map(|slot| slot.map_or_else(|| EMPTY.to_owned(), |there| building(l, there)));
    holding.metropolis.then(|| metropolis(l)).into_iter().chain(open).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_point_where_the_board_has_them() {
        let step = |from: &str, to: &str| Sea::read(from).zip(Sea::read(to)).map(|(from, to)| super::step(from, to));
        let told = |text: &str| Some(text.to_owned());
        assert_eq!(step("D4", "D5"), told("D4 → D5"));
        assert_eq!(step("D4", "D3"), told("D4 ← D3"));
        // Above the middle row F, each row is longer than the row before.
        assert_eq!((step("D4", "E4"), step("D4", "E5")), (told("D4 ↙ E4"), told("D4 ↘ E5")));
        assert_eq!((step("D4", "C3"), step("D4", "C4")), (told("D4 ↖ C3"), told("D4 ↗ C4")));
        assert_eq!((step("F3", "E2"), step("F3", "G3")), (told("F3 ↖ E2"), told("F3 ↘ G3")));
        assert_eq!((step("H2", "G2"), step("H2", "G3")), (told("H2 ↖ G2"), told("H2 ↗ G3")));
        assert_eq!((step("H2", "I1"), step("H2", "I2")), (told("H2 ↙ I1"), told("H2 ↘ I2")));
    }
}
