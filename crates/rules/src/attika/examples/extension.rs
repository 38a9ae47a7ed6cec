//! §7: a board tile for the last disc of a pile.

use super::*;
use crate::attika::spaces::Anchor;

#[test]
fn e12_the_last_disc_brings_a_tile() {
    for choice in ["store", "place A0; autopay"] {
        let mut t = table(2).pile(ATHENS, Pile::First, 1).hand(ATHENS, "WWFFHHMMWWFFHHMM");
        t.play(ATHENS, "draw 1");
        assert!(t.saw(Event::Draw { seat: ATHENS, pile: Pile::First, left: 0 }));
        t.any_luck();
        t.play(ATHENS, choice);
        assert!(t.saw(Event::Tile { seat: ATHENS }), "{choice}");
        let tile = chances(&t.state)[0].0;
        t.luck(&tile.to_string());
        assert_eq!(t.asks(), "athens: lay");
        assert_eq!(t.refusal(ATHENS, "end"), "tile-first (7.1)");
        let place = t.legal(ATHENS)[0].clone();
        t.play(ATHENS, &place);
        assert_eq!((t.asks(), t.legal(ATHENS).len()), ("athens: turn".to_owned(), 6));
        assert_eq!(t.refusal(ATHENS, "amphora card"), "tile-first (7.1)");
        let before = t.state.board.stack();
        t.play(ATHENS, "turn 3");
        assert_eq!((t.state.board.map.tiles().len(), t.state.board.stack()), (5, before - 1));
        // The turn goes on: one more draw, and the seat may build on the new spaces at once (7.3).
        assert!(t.legal(ATHENS).contains(&"draw 2".to_owned()));
        assert!(t.state.board.map.empty().has(space("E0")));
    }
    // 7.1: an empty stack gives none.
    let mut t = table(2).pile(ATHENS, Pile::First, 1);
    t = full(t);
    t.play(ATHENS, "draw 1");
    t.any_luck();
    t.play(ATHENS, "store");
    assert!(t.saw(Event::NoTile { seat: ATHENS }));
    assert_eq!(t.asks(), "athens: act");
}

#[test]
fn e28_a_new_tile_is_built_on_in_the_same_turn() {
    let mut t = table(2).pile(ATHENS, Pile::First, 1).hand(ATHENS, "WWFFHHMM");
    t.play(ATHENS, "draw 1");
    t.any_luck();
    t.play(ATHENS, "store");
    let tile = chances(&t.state)[0].0;
    t.luck(&tile.to_string());
    let place = t.legal(ATHENS)[0].clone();
    t.play(ATHENS, &format!("{place}; turn 0; draw 2"));
    t.luck("disc village");
    t.play(ATHENS, "place E0; autopay");
    assert_eq!(t.state.board.map.on(space("E0")), Some((ATHENS, Building::Village)));
    assert_eq!((t.asks().as_str(), t.end(ATHENS)), ("athens: act", 0));
}

/// Lays every remaining tile.
fn full(mut t: Table) -> Table {
    for tile in 0..22 {
        let board = &mut t.state.board;
        if board.unlaid & (1 << tile) != 0 {
            let (anchor, spot) = board.map.places().next().unwrap();
            board.map.lay(tile, board.map.spot(anchor, spot).unwrap(), 0);
            board.unlaid &= !(1 << tile);
        }
    }
    t
}

#[test]
fn where_a_tile_may_lie() {
    let mut t = table(2).pile(ATHENS, Pile::Main, 1);
    t.play(ATHENS, "draw main");
    t.any_luck();
    t.play(ATHENS, "store");
    t.any_luck();
    let refusals = [
        ("lay E 0", "no-anchor (7.2) anchor=E"),
        ("lay Y 0", "no-anchor (7.2) anchor=Y"),
        // Middles of tiles are 3 apart: the spot at B's middle.
        ("lay A 1", "spot-overlaps (7.2) anchor=A spot=1 there=B"),
        ("lay W 0", "spot-overlaps (7.2) anchor=W spot=0 there=A"),
    ];
    for (text, refusal) in refusals {
        assert_eq!(t.refusal(ATHENS, text), refusal);
    }
    // One place has one name: at a shrine it touches, else at the first tile.
    let named = (0..18).map(|spot| t.refusal(ATHENS, &format!("lay B {spot}")));
    assert!(
        named.clone().any(|refusal| refusal.starts_with("spot-named (7.2) anchor=B")),
        "{:?}",
        Vec::from_iter(named)
    );
    // Every hex where a tile fits and touches something, and no other.
    let map = &t.state.board.map;
    let mut middles: Vec<_> = map.places().map(|(anchor, spot)| map.spot(anchor, spot).unwrap()).collect();
    middles.sort();
    let hexes = (-12..=12).flat_map(|q| (-12..=12).map(move |r| crate::attika::hex::Hex::new(q, r)));
    let touches = |middle: &crate::attika::hex::Hex| {
        map.overlap(*middle).is_none()
            && (map.tiles().iter().any(|laid| laid.middle.distance(*middle) == 3)
                || map.shrines().iter().any(|shrine| shrine.distance(*middle) == 2))
    };
    assert!(middles.iter().copied().eq(hexes.filter(touches)));
    assert_eq!(middles.len(), 30);
}

#[test]
fn a_name_never_changes() {
    // Names of places and spaces do not change as tiles are laid, at any offset.
    let mut t = table(3);
    let mut names: Vec<(crate::attika::hex::Hex, (Anchor, u8))> = Vec::new();
    let mut hexes: Vec<(Space, crate::attika::hex::Hex)> = Vec::new();
    for tile in 0..22 {
        let map = &t.state.board.map;
        names.retain(|(middle, _)| map.overlap(*middle).is_none());
        assert!(names.iter().all(|&(middle, name)| map.place_name(middle) == Some(name)));
        assert!(hexes.iter().all(|&(space, hex)| map.hex(space) == hex));
        names = map.places().map(|(anchor, spot)| (map.spot(anchor, spot).unwrap(), (anchor, spot))).collect();
        hexes = map.spaces().map(|space| (space, map.hex(space))).collect();
        if t.state.board.unlaid & (1 << tile) != 0 {
            let at = names.len() * usize::from(tile) / 22;
            t.state.board.map.lay(tile, names[at].0, tile % 6);
            t.state.board.unlaid &= !(1 << tile);
            assert_eq!(t.state.board.map.audit_kept(), Ok(()));
        }
    }
}

#[test]
fn a_tile_never_wins() {
    // 4.3, 17.7: a tile beside both ends of a chain connects nothing by itself.
    let mut t = table(2).pile(ATHENS, Pile::Main, 1).built(ATHENS, "street A3, street C5, street C6, street C1");
    t.play(ATHENS, "draw main");
    t.any_luck();
    t.play(ATHENS, "store");
    t.any_luck();
    let place = t.legal(ATHENS)[0].clone();
    t.play(ATHENS, &format!("{place}; turn 0"));
    assert_eq!(t.asks(), "athens: act");
}
