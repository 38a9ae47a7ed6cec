//! The maps in words: a page of the rules for each board, read back and compared with the board.

use super::message::{Found, all, island, read, sea, split};
use super::reader::land::{coast, spaces};
use super::words;
use agon_lang::Language;
use agon_rules::cyclades::map::{Isles, Map, MapId, Seas};

/// A line of the page: `Kea (B1): 1 slot, prosperity 2 · coast A1, to Syros via C1 C2`.
fn island_told(line: &str, map: &Map) -> Found<()> {
    let (name, told) = split(line, ": ")?;
    let (name, land) = split(name.trim_end_matches(')'), " (")?;
    let at = island(name)?;
    assert_eq!(all(land, " ", sea)?.into_iter().collect::<Seas>(), map.lands[at.index()]);
    let (numbers, shore) = split(told, " · ")?;
    let (slots, prosperity) = split(numbers, ", ")?;
    assert_eq!(slots.split(' ').next(), Some(map.slots[at.index()].to_string().as_str()), "{line}");
    let [prosperity] = read(prosperity, "cyclades-map-prosperity", ["n"]).ok_or("no prosperity")?;
    assert_eq!(prosperity, map.prosperity(at).to_string(), "{line}");
    assert!(coast(shore, map, at)? > 0, "{line}");
    Ok(())
}

/// A line of the page: `F1 (trade): E1, Paros`.
fn sea_told(line: &str, map: &Map) -> Found<()> {
    let (space, touched) = split(line, ": ")?;
    let at = spaces(space, map)?.iter().next().ok_or("no space")?;
    let mut touched = touched.split(", ");
    let near = all(touched.next().unwrap_or_default(), " ", sea)?;
    assert_eq!(near.into_iter().collect::<Seas>(), map.near[at.index()], "{line}");
    let shores = touched.map(island).collect::<Found<Isles>>()?;
    assert_eq!(shores, map.shores[at.index()], "{line}");
    Ok(())
}

#[test]
fn every_map_tells_its_whole_board() {
    for map in [MapId::Small, MapId::Medium, MapId::Large].map(MapId::map) {
        let page = words().topic_text(Language::English, &format!("map-{}", map.id));
        let sections: Vec<Vec<&str>> = page.split("\n\n").map(|section| section.lines().collect()).collect();
        let [_, islands, seas] = sections.as_slice() else { panic!("{page}") };
        assert_eq!((islands.len() - 1, seas.len() - 1), (map.islands.len() as usize, map.seas.len() as usize));
        islands[1..].iter().for_each(|line| island_told(line, map).expect("an island"));
        seas[1..].iter().for_each(|line| sea_told(line, map).expect("a sea space"));
    }
}

#[test]
fn the_maps_tell_the_same_in_all_languages() {
    for map in [MapId::Small, MapId::Medium, MapId::Large].map(MapId::map) {
        let lines = Language::ALL.map(|l| words().topic_text(l, &format!("map-{}", map.id)).lines().count());
        assert!(lines.iter().all(|count| *count == lines[0]), "{lines:?}");
    }
}

#[test]
fn a_line_about_an_island_reads_well() {
    let line = |l: Language, island: &str| {
        let page = words().topic_text(l, "map-small");
        page.lines().find(|line| line.starts_with(island)).map(str::to_owned)
    };
    let kea = [
        "Kea (B1): 1 slot, prosperity 2 · coast A1, to Mykonos via B2 C2, to Syros via C1 C2",
        "Kea (B1): 1 recuadro, prosperidad 2 · costa A1, a Mykonos por B2 C2, a Syros por C1 C2",
        "Kea (B1): 1 Bauplatz, Wohlstand 2 · Küste A1, nach Mykonos über B2 C2, nach Syros über C1 C2",
    ];
    for (l, wanted) in Language::ALL.into_iter().zip(kea) {
        assert_eq!(line(l, "Kea").as_deref(), Some(wanted));
    }
    assert_eq!(line(Language::English, "F1").as_deref(), Some("F1 (trade): E1, Paros"));
}
