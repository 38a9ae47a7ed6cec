//! The emblems of cities: eight signs, so no two seats of a table look alike.

use agon_rules::Seat;

/// The sign of a city: one mark in texts, one shape and colour in pictures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Emblem(u8);

/// The cities with the same emblem in every game. No game has both of the last two.
const KNOWN: [(&str, Emblem); 6] = [
    ("sparta", Emblem(0)),
    ("corinth", Emblem(1)),
    ("athens", Emblem(2)),
    ("thebes", Emblem(3)),
    ("delos", Emblem(4)),
    ("argos", Emblem(4)),
];

const MARKS: [&str; Emblem::ALL.len()] = ["⬟", "●", "▲", "■", "◆", "★", "✚", "▼"];

const COLOURS: [u32; Emblem::ALL.len()] =
    [0xB0201F, 0xF2C230, 0x28803E, 0x1A4790, 0x1C1917, 0xC065E0, 0xFFFFFF, 0x35B5C5];

impl Emblem {
    /// All emblems.
    pub const ALL: [Emblem; 8] =
        [Emblem(0), Emblem(1), Emblem(2), Emblem(3), Emblem(4), Emblem(5), Emblem(6), Emblem(7)];

    /// Returns the position in [`Emblem::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the mark in texts: `⬟`.
    pub const fn mark(self) -> &'static str {
        MARKS[self.index()]
    }

    /// Returns the colour in the form of Discord's embeds.
    pub const fn colour(self) -> u32 {
        COLOURS[self.index()]
    }

    /// Returns the emblem of a seat among the cities of its game: the city's own emblem, else the next one no city of
    /// the game has.
    pub(crate) fn of(cities: &[&str], seat: Seat) -> Emblem {
        let mut given: Vec<Option<Emblem>> = Vec::with_capacity(cities.len());
        for city in cities {
            let own = KNOWN.iter().find(|(known, _)| known == city).map(|(_, emblem)| *emblem);
            let own = own.filter(|own| !given.contains(&Some(*own)));
            given.push(own);
        }
        let own = given.get(seat.index()).copied().flatten();
        let mut free = Emblem::ALL.into_iter().filter(|emblem| !given.contains(&Some(*emblem)));
        let before = given.iter().take(seat.index()).filter(|own| own.is_none()).count();
        let [first, ..] = Emblem::ALL;
        own.or_else(|| free.nth(before)).unwrap_or(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn emblems(cities: &[&str]) -> Vec<usize> {
        (0..).map(Seat).take(cities.len()).map(|seat| Emblem::of(cities, seat).index()).collect()
    }

    #[test]
    fn a_known_city_has_its_own_and_others_take_what_is_free() {
        assert_eq!(emblems(&["sparta", "corinth", "athens", "thebes", "argos"]), [0, 1, 2, 3, 4]);
        assert_eq!(emblems(&["athens", "sparta", "corinth", "thebes"]), [2, 0, 1, 3]);
        assert_eq!(emblems(&["sparta", "miletus", "athens", "rhodes"]), [0, 1, 2, 3]);
        assert_eq!(emblems(&["miletus", "sparta", "rhodes", "corinth"]), [2, 0, 3, 1]);
        assert_eq!(
            emblems(&["sparta", "corinth", "athens", "thebes", "delos", "miletus", "rhodes"]),
            [0, 1, 2, 3, 4, 5, 6]
        );
        assert_eq!(emblems(&["delos", "argos"]), [4, 0]);
    }

    #[test]
    fn no_two_of_eight_look_alike() {
        let cities = ["a", "b", "sparta", "c", "d", "delos", "e", "f"];
        let different: BTreeSet<usize> = emblems(&cities).into_iter().collect();
        assert_eq!(different.len(), 8);
        let marks: BTreeSet<&str> = Emblem::ALL.into_iter().map(Emblem::mark).collect();
        let colours: BTreeSet<u32> = Emblem::ALL.into_iter().map(Emblem::colour).collect();
        assert_eq!((marks.len(), colours.len()), (8, 8));
    }
}
