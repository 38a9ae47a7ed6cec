//! Names of machines: people of ancient Greece, alike in all languages.

use agon_store::SeatRow;

/// The names. None is a god, a city, a creature or an island of a game.
const NAMES: [&str; 40] = [
    "Myrto",
    "Kleon",
    "Theano",
    "Nikias",
    "Korinna",
    "Lysandros",
    "Melitta",
    "Timon",
    "Philinna",
    "Kimon",
    "Xenia",
    "Leandros",
    "Aglaia",
    "Philon",
    "Dorkas",
    "Kallias",
    "Iole",
    "Hegias",
    "Nossis",
    "Lykon",
    "Rhodope",
    "Damon",
    "Erinna",
    "Phaidon",
    "Telesilla",
    "Glaukon",
    "Chloris",
    "Straton",
    "Kleito",
    "Agathon",
    "Elpis",
    "Zenon",
    "Thais",
    "Kriton",
    "Diotima",
    "Mentor",
    "Aspasia",
    "Ktesias",
    "Praxilla",
    "Eudoxos",
];
/// The distance between the first names of two tables with successive numbers, so that these have other names.
const BETWEEN_TABLES: usize = 5;

/// Returns the name of one more machine at a table: the first free one, from a place in the list that the table's
/// number and the seat decide.
pub(crate) fn free_name(number: u32, seat: usize, seated: &[SeatRow]) -> String {
    let first = (number as usize).wrapping_mul(BETWEEN_TABLES).wrapping_add(seat) % NAMES.len();
    let mut names = NAMES.iter().cycle().skip(first).take(NAMES.len()).copied();
    let free = names.find(|name| seated.iter().all(|row| row.name != *name));
    free.unwrap_or_default().to_owned()
}

/// Names the machines of a table that have no name yet. The other rows stay.
pub(crate) fn name_machines(number: u32, seated: &mut [SeatRow]) {
    for seat in 0..seated.len() {
        let name = free_name(number, seat, seated);
        if let Some(row) = seated.get_mut(seat).filter(|row| row.user.is_none() && row.name.is_empty()) {
            row.name = name;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lobby::{Person, machine_row, person_row};
    use agon_ai::Level;
    use agon_store::UserId;
    use std::collections::HashSet;

    fn names(number: u32, mut rows: Vec<SeatRow>) -> Vec<String> {
        name_machines(number, &mut rows);
        rows.into_iter().map(|row| row.name).collect()
    }

    fn person(name: &str) -> SeatRow {
        person_row(0, &Person { user: UserId(7), name: name.to_owned() })
    }

    fn machine(seat: u8) -> SeatRow {
        machine_row(seat, Level::Normal)
    }

    #[test]
    fn each_name_stands_in_the_list_once() {
        assert_eq!(NAMES.iter().collect::<HashSet<_>>().len(), NAMES.len());
    }

    #[test]
    fn a_table_has_its_own_names_and_no_two_alike() {
        let four = |number| names(number, [person("Ana")].into_iter().chain((1..=4).map(machine)).collect());
        let (one, two): (HashSet<_>, HashSet<_>) = (four(1).into_iter().collect(), four(2).into_iter().collect());
        assert_eq!((one.len(), two.len()), (5, 5));
        assert_eq!(one.intersection(&two).collect::<Vec<_>>(), ["Ana"], "another table, other people");
        assert_eq!(four(u32::MAX).into_iter().collect::<HashSet<_>>().len(), 5);
    }

    #[test]
    fn a_machine_keeps_its_name_and_takes_nobody_elses() {
        let mut rows = vec![person("Ana"), machine(1)];
        name_machines(3, &mut rows);
        let first = rows[1].name.clone();
        assert_eq!(names(4, rows.clone())[1], first, "it has one");
        let namesake = vec![person(&first), machine(1)];
        assert_ne!(names(3, namesake)[1], first, "a person has it");
        // A machine that comes to the same seat after another one left has a name of its own.
        let came = free_name(3, 1, &rows);
        assert!(!came.is_empty() && came != first);
    }
}
