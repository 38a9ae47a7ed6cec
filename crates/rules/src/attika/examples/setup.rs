//! §3: the set-up.

use super::*;

/// Plays the set-up; luck always brings its last possible outcome.
fn set_up(seats: u8, amphorae: u8) -> (State, Vec<Event>) {
    let (mut state, mut events) = (Attika::start(seats, &Options { amphorae }), Vec::new());
    while let Some(&(chance, _)) = chances(&state).last() {
        Attika::resolve(&mut state, chance, &mut events);
        assert_eq!(state.audit(), Ok(()));
    }
    (state, events)
}

#[test]
fn e11_cards_and_piles_after_set_up() {
    for seats in 2..=4 {
        let (state, events) = set_up(seats, 5);
        // 3.7: luck chose the last seat to begin; the others follow clockwise.
        let first = Seat(seats - 1);
        assert_eq!(events[0], Event::First { seat: first });
        let hands = (0..seats).map(|place| state.board.hands[first.clockwise(place, seats).index()]);
        assert!(hands.eq([4, 5, 6, 7].into_iter().take(seats.into())));
        for seat in state.board.everybody() {
            assert_eq!(state.board.piles[seat.index()], [5, 7, 7, 7]);
            // 3.6: one disc of each pile lies on the mat, one of them a main building.
            let mat = Building::ALL.into_iter().flat_map(|b| vec![b; state.board.on_mat(seat, b).into()]);
            assert_eq!(mat.clone().count(), 4);
            assert_eq!(mat.filter(|building| building.main()).count(), 1);
        }
        // 3.1, 3.2.
        assert_eq!(state.board.map.tiles().len(), [4, 6, 8][usize::from(seats) - 2]);
        assert_eq!(state.board.map.shrines().len(), usize::from(seats));
        assert_eq!(state.board.stack(), 22 - state.board.map.tiles().len() as u8);
    }
}

#[test]
fn amphorae_as_chosen() {
    // 3.3: the supplied rulebook's number, or the printed game's.
    for amphorae in [5, 15] {
        assert_eq!(set_up(2, amphorae).0.board.supply, amphorae);
    }
    let words = Attika::META.complete(2, &Default::default()).unwrap();
    assert_eq!(Attika::options(&words), Ok(Options { amphorae: 5 }));
}

#[test]
fn luck_draws_from_what_is_left() {
    // 17.6: a tile has six turns; a pile gives any unseen disc of its kind; the deck gives any of its cards.
    let state = Attika::start(3, &Options { amphorae: 5 });
    assert_eq!(chances(&state).len(), 3);
    let (mut state, mut events) = (state, Vec::new());
    Attika::resolve(&mut state, Chance::First(ATHENS), &mut events);
    assert_eq!(chances(&state).len(), 22 * 6);
    while !matches!(state.phase, Phase::Show { .. }) {
        let next = chances(&state)[0].0;
        Attika::resolve(&mut state, next, &mut events);
    }
    assert_eq!(chances(&state).iter().map(|(_, weight)| weight).sum::<u32>(), 6);
    Attika::resolve(&mut state, Chance::Disc(Building::Core), &mut events);
    let others = chances(&state);
    assert_eq!(others.iter().map(|(_, weight)| weight).sum::<u32>(), 24);
    assert!(others.contains(&(Chance::Disc(Building::Street), 4)));
    while !matches!(state.phase, Phase::Deal { .. }) {
        let next = chances(&state)[0].0;
        Attika::resolve(&mut state, next, &mut events);
    }
    assert_eq!(chances(&state), Landscape::ALL.map(|card| (Chance::Card(card), 15)));
}

#[test]
fn shrines_are_far_apart() {
    // §14: the shortest chain between two shrines has 6 buildings, and each shrine touches two spaces.
    for seats in 2..=4 {
        let (state, _) = set_up(seats, 5);
        let map = &state.board.map;
        for shrine in 0..seats {
            let beside: Vec<Space> = map.spaces().filter(|&s| map.shrines_beside(s) & (1 << shrine) != 0).collect();
            assert_eq!(beside.len(), 2);
            let (mut reached, mut length) = (beside.into_iter().collect::<crate::attika::Spaces>(), 1);
            while !reached.iter().any(|space| map.shrines_beside(space) & !(1 << shrine) != 0) {
                let next: Vec<Space> = reached.iter().flat_map(|space| map.neighbours(space)).collect();
                next.into_iter().for_each(|space| reached.insert(space));
                length += 1;
            }
            assert_eq!(length, 6);
        }
    }
}
