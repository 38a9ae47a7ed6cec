//! The boards of §3: the contents of the charts in numbers and names, and invalid charts.

use super::*;
use crate::cyclades::charts::{Chart, FIVE, FOUR, LARGE, MEDIUM, SMALL, Start, THREE, TWO, TWO_ALTERNATE};
use crate::cyclades::map::{Map, MapId, Seas};

fn names(seas: Seas) -> String {
    seas.iter().map(|sea| sea.to_string()).collect::<Vec<_>>().join(" ")
}

/// Island, spaces, slots, printed prosperity, coast.
type Row = (&'static str, &'static str, u8, u8, &'static str);

const SMALL_ISLANDS: [Row; 8] = [
    ("kea", "B1", 1, 2, "A1 B2 C1 C2"),
    ("mykonos", "C3 C4", 2, 1, "B2 B3 C2 D3 D4 D5"),
    ("syros", "D2 E3", 2, 1, "C1 C2 D1 D3 E2 E4 F3 F4"),
    ("delos", "E5", 1, 2, "D4 D5 E4 E6 F5 F6"),
    ("paros", "F2 G1 G2", 3, 0, "E1 E2 F1 F3 G3 H1 H2"),
    ("ios", "G4", 1, 2, "F4 F5 G3 G5 H3 H4"),
    ("naxos", "G6 H5 I4 J3", 4, 0, "F6 F7 G5 H4 I3 J2 K2"),
    ("thera", "I1 J1 K1", 3, 0, "H1 H2 I2 J2 K2"),
];

const MEDIUM_ISLANDS: [Row; 10] = [
    ("andros", "B1 B2 C1 C2", 4, 0, "A1 A2 B3 C3 D1 D2 D3"),
    ("mykonos", "C5 C6", 2, 1, "B4 B5 C4 D5 D6 D7"),
    ("syros", "D4 E5", 2, 1, "C3 C4 D3 D5 E4 E6 F5 F6"),
    ("kea", "E2", 1, 2, "D1 D2 E1 E3 F2 F3"),
    ("delos", "E7", 1, 2, "D6 D7 E6 E8 F7 F8"),
    ("kythnos", "F4 G4", 2, 1, "E3 E4 F3 F5 G3 G5 H3 H4"),
    ("milos", "G1 H1 H2", 3, 0, "F1 F2 G2 G3 H3 I1 I2"),
    ("naxos", "G8 H7 I6 J5", 4, 0, "F8 F9 G7 H6 I5 J4 K4"),
    ("ios", "G6", 1, 2, "F6 F7 G5 G7 H5 H6"),
    ("paros", "I3 J2 J3", 3, 0, "H3 H4 I2 I4 J1 J4 K1 K2 K3"),
];

const LARGE_ISLANDS: [Row; 13] = [
    ("tinos", "A4 B5", 2, 1, "A3 A5 B4 B6 C5 C6"),
    ("andros", "B1 B2 C1 C2", 4, 0, "A1 A2 B3 C3 D1 D2 D3"),
    ("syros", "D4 E5", 2, 1, "C3 C4 D3 D5 E4 E6 F5 F6"),
    ("mykonos", "D6 D7", 2, 1, "C5 C6 C7 D5 D8 E6 E7 E8"),
    ("donousa", "D9 E9", 2, 1, "C8 D8 E8 E10 F9 F10"),
    ("kea", "E2", 1, 2, "D1 D2 E1 E3 F2 F3"),
    ("kythnos", "F4 G4", 2, 1, "E3 E4 F3 F5 G3 G5 H3 H4"),
    ("delos", "F7", 1, 2, "E6 E7 F6 F8 G6 G7"),
    ("milos", "G1 H1 H2", 3, 0, "F1 F2 G2 G3 H3 I1 I2"),
    ("naxos", "G10 H9 I8 J7", 4, 0, "F10 F11 G9 H8 I7 J6 K6"),
    ("ios", "H7", 1, 2, "G7 G8 H6 H8 I6 I7"),
    ("paros", "I3 J2 J3", 3, 0, "H3 H4 I2 I4 J1 J4 K1 K2 K3"),
    ("amorgos", "I5 J5 K5", 3, 0, "H5 H6 I4 I6 J4 J6 K4 K6"),
];

fn boards() -> [(&'static Map, &'static [Row]); 3] {
    let maps = [MapId::Small, MapId::Medium, MapId::Large].map(MapId::map);
    [(maps[0], &SMALL_ISLANDS), (maps[1], &MEDIUM_ISLANDS), (maps[2], &LARGE_ISLANDS)]
}

#[test]
fn r3_1_each_number_of_players_has_its_board() {
    for (seats, id) in [(2, "small"), (3, "small"), (4, "medium"), (5, "large")] {
        assert_eq!(table(seats).board().map().id, id);
    }
}

#[test]
fn r3_1_spaces_seas_islands_and_trade_spaces() {
    let counts = |map: &Map| {
        let land: u32 = map.islands.iter().map(|island| map.lands[island.index()].len()).sum();
        (land + map.seas.len(), map.seas.len(), map.islands.len(), map.trade.len())
    };
    let expected = [(47, 30, 8, 4), (69, 46, 10, 6), (91, 61, 13, 6)];
    assert_eq!(boards().map(|(map, _)| counts(map)), expected);
    // 3.5: corner spaces.
    assert_eq!(boards().map(|(map, _)| names(map.trade)), ["A2 F1 F7 K2", "A1 A4 F1 F9 K1 K4", "A1 A6 F1 F11 K1 K6"]);
}

#[test]
fn r3_9_islands_with_slots_prosperity_and_coasts() {
    for (map, rows) in boards() {
        assert_eq!(map.islands.len() as usize, rows.len(), "{}", map.id);
        for &(name, spaces, slots, prosperity, coast) in rows {
            let island = island(name);
            assert!(map.islands.has(island), "{} {name}", map.id);
            assert_eq!(names(map.lands[island.index()]), spaces, "{} {name}", map.id);
            assert_eq!((map.slots[island.index()], map.prosperity(island)), (slots, prosperity), "{} {name}", map.id);
            assert_eq!(names(map.coasts[island.index()]), coast, "{} {name}", map.id);
            // 3.4: the metropolis space lies over the only slot, or over two.
            assert_eq!(map.covered(island), slots.min(2), "{} {name}", map.id);
        }
        // 3.2: the coasts of islands and the shores of sea spaces agree.
        for sea in map.seas.iter() {
            let touched = map.islands.iter().filter(|island| map.coasts[island.index()].has(sea));
            assert!(map.shores[sea.index()].iter().eq(touched), "{} {sea}", map.id);
        }
    }
}

#[test]
fn r3_1_spaces_touch_in_a_row_or_diagonally() {
    // Each step is half a space: a row is shifted by half a space from the longer one beside it.
    let place = |sea: Sea| {
        let (row, column) = sea.place();
        (row.cast_signed(), (row.abs_diff(5) + 2 * column).cast_signed())
    };
    let touch = |a: Sea, b: Sea| {
        let ((row, across), (other, beyond)) = (place(a), place(b));
        matches!((row.abs_diff(other), across.abs_diff(beyond)), (0, 2) | (1, 1))
    };
    for ((map, _), pairs) in boards().into_iter().zip([45, 74, 102]) {
        for a in map.seas.iter() {
            for b in map.seas.iter() {
                assert_eq!(map.near[a.index()].has(b), touch(a, b), "{} {a} {b}", map.id);
            }
        }
        let near: u32 = map.seas.iter().map(|sea| map.near[sea.index()].len()).sum();
        assert_eq!(near, 2 * pairs, "{}", map.id);
    }
}

/// Writes a start like the rules document.
fn written(start: &Start) -> String {
    let [a, b] = start.islands.map(Island::id);
    format!("{a} {b} {} {}", start.seas[0], start.seas[1])
}

#[test]
fn r3_9_where_the_seats_begin() {
    let written = |starts: &[Start]| starts.iter().map(written).collect::<Vec<_>>();
    assert_eq!(written(&TWO), ["kea naxos B2 G5", "mykonos thera D4 K2"]);
    assert_eq!(written(&TWO_ALTERNATE), ["kea naxos B2 G5", "mykonos paros D4 F1"]);
    assert_eq!(written(&THREE), ["kea naxos C2 G5", "mykonos paros D4 F1", "syros thera F4 K2"]);
    let four = ["andros ios B3 F7", "mykonos milos D6 F1", "syros paros F5 K1", "kea naxos F3 I5"];
    assert_eq!(written(&FOUR), four);
    let five =
        ["tinos paros C6 K1", "andros delos B3 E7", "syros amorgos F5 K6", "donousa milos D8 F1", "kea naxos F3 G9"];
    assert_eq!(written(&FIVE), five);
    for (map, starts) in [
        (MapId::Small, &TWO[..]),
        (MapId::Small, &TWO_ALTERNATE),
        (MapId::Small, &THREE),
        (MapId::Medium, &FOUR),
        (MapId::Large, &FIVE),
    ] {
        assert_eq!(map.map().begins(starts), Ok(()));
    }
}

/// Returns the error of the small board after one of its rows changes.
fn redrawn(row: usize, signs: &'static str) -> String {
    let mut chart = SMALL;
    chart.rows[row] = signs;
    wrong(&chart)
}

fn wrong(chart: &Chart) -> String {
    Map::read(chart).map_or_else(|wrong| wrong, |_| "nothing".to_owned())
}

#[test]
fn a_broken_chart_is_refused() {
    for chart in [SMALL, MEDIUM, LARGE] {
        assert_eq!(wrong(&chart), "nothing");
    }
    assert_eq!(redrawn(2, ". . b b"), "nothing");
    assert_eq!(redrawn(2, ". . b b ."), "row 3 is 5 spaces wide instead of 4");
    assert_eq!(redrawn(0, "."), "row 1 is 1 spaces wide instead of 2");
    assert_eq!(redrawn(5, "$ e . . . . . $"), "row 1 is 2 spaces wide instead of 3", "the middle row gives the width");
    assert_eq!(redrawn(1, "a . ?"), "B3 is neither sea nor island: `?`");
    assert_eq!(redrawn(1, "a . aa"), "B3 is neither sea nor island: `aa`");
    assert_eq!(redrawn(1, "a . z"), "B3 is of no island: `z`");
    assert_eq!(redrawn(1, "a . a"), "kea is in pieces");
    assert_eq!(redrawn(1, "a a b"), "kea touches mykonos");
    assert_eq!(redrawn(1, ". . ."), "kea covers 0 spaces");
    assert_eq!(redrawn(7, ". . g g g"), "ios touches naxos");
    assert_eq!(redrawn(9, "h g g"), "naxos covers 5 spaces");
    assert_eq!(redrawn(0, ". ."), "3 trade spaces instead of 4");
    const TWICE: [Island; 9] = [
        Island::Kea,
        Island::Mykonos,
        Island::Syros,
        Island::Delos,
        Island::Paros,
        Island::Ios,
        Island::Naxos,
        Island::Thera,
        Island::Kea,
    ];
    assert_eq!(wrong(&Chart { islands: &TWICE, ..SMALL }), "kea is named twice");
}

#[test]
fn a_bad_start_is_refused() {
    let begins = |islands: [&str; 2], seas: [&str; 2]| {
        let start = Start { islands: islands.map(island), seas: seas.map(sea) };
        MapId::Small.map().begins(&[start]).map_or_else(|wrong| wrong, |()| "nothing".to_owned())
    };
    assert_eq!(begins(["kea", "naxos"], ["C2", "G5"]), "nothing");
    assert_eq!(begins(["kea", "naxos"], ["G5", "C2"]), "nothing");
    assert_eq!(begins(["kea", "naxos"], ["B1", "G5"]), "no fleet can begin at B1");
    assert_eq!(begins(["kea", "naxos"], ["C2", "C2"]), "no fleet can begin at C2");
    assert_eq!(begins(["kea", "tinos"], ["C2", "G5"]), "no troop can begin on tinos");
    assert_eq!(begins(["kea", "kea"], ["C2", "C1"]), "no troop can begin on kea");
    assert_eq!(begins(["kea", "naxos"], ["C2", "D4"]), "kea and naxos do not begin with a fleet each");
    assert_eq!(begins(["kea", "paros"], ["C2", "E1"]), "kea begins with income 2 and 4 slots");
    assert_eq!(begins(["kea", "naxos"], ["C2", "F7"]), "kea begins with income 3 and 5 slots");
    let twice = THREE[0];
    let map = MapId::Small.map();
    assert_eq!(
        map.begins(&[twice, Start { seas: [sea("C1"), sea("F6")], ..twice }]),
        Err("no troop can begin on kea".to_owned())
    );
    assert_eq!(map.begins(&[twice, twice]), Err("no fleet can begin at C2".to_owned()));
}
