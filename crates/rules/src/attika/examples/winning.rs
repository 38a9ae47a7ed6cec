//! §4 and 17.1: the end.

use super::*;
use crate::SeatSet;
use crate::attika::state::Ending;
use crate::standing::Lead;

#[test]
fn e21_one_building_between_two_shrines() {
    // An artificial position: the shrines of the layouts are too far apart for it.
    let mut t = table(2).symbols("A0 W, A1 W").mat(ATHENS, "well");
    t.state.board.map.put_beside_shrines(space("A0"), 0b11);
    let action: Action = "build well A0".parse().unwrap();
    Attika::apply(&mut t.state, ATHENS, action, &mut t.events);
    assert!(t.saw(Event::Over { reason: Ending::Shrines(ATHENS), winner: Some(ATHENS) }));
    assert_eq!(t.asks(), "over");
}

#[test]
fn a_chain_of_six_wins() {
    // 4.1 b: all buildings of the chain must be the seat's own, without a gap.
    let mut t = table(2).built(ATHENS, "core A3, well C5, quarry C6, harbor D5, vineyard D6").mat(ATHENS, "oracle");
    t = t.hand(ATHENS, "FH");
    let mut broken = t.clone().built(SPARTA, "core C1");
    broken.play(ATHENS, "build oracle B2; autopay");
    assert_eq!(broken.asks(), "athens: act");
    t.play(ATHENS, "build oracle C1; autopay");
    assert_eq!(t.asks(), "over");
    let standing = t.standing();
    assert_eq!(standing.reason, "shrines");
    assert_eq!(standing.seats.iter().map(|seat| (seat.place, seat.score)).collect::<Vec<_>>(), [(1, 6), (2, 0)]);
    // The seats are equal in every measure.
    assert_eq!(standing.lead(SeatSet::all(2)), None);
    assert_eq!(standing.numbers(ATHENS), [("buildings", 6), ("settlements", -1)]);
}

/// Sets up all buildings of Athens except one street, on tiles A to D and a fifth one.
fn all_but_one(seats: u8) -> Table {
    let mut t = table(seats);
    let (anchor, spot) = t.state.board.map.places().next().unwrap();
    let middle = t.state.board.map.spot(anchor, spot).unwrap();
    t.state.board.map.lay(21, middle, 0);
    t.state.board.unlaid &= !(1 << 21);
    t.state.board.map.show(|_| None);
    // The spaces beside the eastern shrine stay empty.
    let map = &t.state.board.map;
    let spaces: Vec<Space> = map.spaces().filter(|space| !["D1", "D6", "A0", "E0"].contains(&space.name())).collect();
    let pieces = Building::ALL.into_iter().flat_map(|b| vec![b; b.pieces().into()]).take(29);
    for (piece, space) in pieces.zip(spaces) {
        t.unseen(ATHENS, piece);
        t.state.board.map.build(ATHENS, piece, space);
    }
    t.mat(ATHENS, "street")
}

#[test]
fn thirty_buildings_win() {
    // 4.1 a, 4.3: at once, in mid-turn, before any seat gets an amphora.
    let mut t = all_but_one(2);
    let free = t.begun(ATHENS, "build")[0].clone();
    t.play(ATHENS, &free);
    assert!(t.saw(Event::Over { reason: Ending::Buildings(ATHENS), winner: Some(ATHENS) }));
    assert!(!t.events.iter().any(|event| matches!(event, Event::Group { .. })));
    assert_eq!(t.standing().reason, "buildings");
    assert_eq!(t.standing().lead(SeatSet::all(2)), Some(Lead { level: 0, by: Some(("buildings", 30)) }));
    // 4.1: no seat is second, so there is no margin among the others, whatever they built.
    let mut t = all_but_one(3).built(SPARTA, "core D1");
    let free = t.begun(ATHENS, "build")[0].clone();
    t.play(ATHENS, &free);
    assert_eq!(t.standing().seats.iter().map(|seat| seat.score).collect::<Vec<_>>(), [30, 1, 0]);
    assert_eq!(t.standing().lead(SeatSet::all(3).without(ATHENS)), None);
}

#[test]
fn shrines_are_told_first() {
    // 4.4: both at once.
    let mut t = all_but_one(2);
    let text = t.begun(ATHENS, "build")[0].clone();
    t.state.board.map.put_beside_shrines(space(text.rsplit(' ').next().unwrap()), 0b11);
    Attika::apply(&mut t.state, ATHENS, text.parse().unwrap(), &mut t.events);
    assert_eq!(t.standing().reason, "shrines");
}

#[test]
fn three_rounds_of_nothing_end_the_game() {
    // 17.1: most buildings, then fewest settlements, then a shared victory.
    let built = [
        ("core A0, oracle A1", "core B0", [(1, 2), (2, 1)], (0, Some(("buildings", 1)))),
        ("core A0, oracle A1", "core B0, oracle D2", [(1, 2), (2, 2)], (1, Some(("settlements", -1)))),
        ("core A0, oracle A1", "core B0, oracle B1", [(1, 2), (1, 2)], (2, None)),
    ];
    for (athens, sparta, places, (level, by)) in built {
        let mut t = table(2).built(ATHENS, athens).built(SPARTA, sparta);
        for seat in [ATHENS, SPARTA].into_iter().cycle().take(5) {
            t.end(seat);
        }
        // A draw begins the count anew.
        let mut again = t.clone();
        again.play(SPARTA, "draw main");
        again.any_luck();
        again.play(SPARTA, "store");
        again.end(SPARTA);
        assert_eq!((again.asks(), again.state.board.idle), ("athens: act".to_owned(), 0));
        t.end(SPARTA);
        let standing = t.standing();
        assert_eq!(standing.reason, "idle");
        assert_eq!(standing.seats.iter().map(|seat| (seat.place, seat.score)).collect::<Vec<_>>(), places);
        assert_eq!(standing.lead(SeatSet::all(2)), Some(Lead { level, by }));
    }
}
