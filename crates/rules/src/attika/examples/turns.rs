//! §5, §6: draw turns, build turns, cards for unused actions.

use super::*;

#[test]
fn e01_a_building_then_cards() {
    let mut t = table(2).hand(ATHENS, "HHMM").mat(ATHENS, "fortress");
    t.play(ATHENS, "build fortress A0; autopay");
    assert_eq!(t.end(ATHENS), 2);
    assert_eq!(t.asks(), "sparta: act");

    // 5.4: drawing and placing the same fortress leaves one action.
    let mut t = table(2).hand(ATHENS, "HHMM");
    t.play(ATHENS, "draw 2");
    t.luck("disc fortress");
    t.play(ATHENS, "place A0; autopay");
    assert_eq!(t.end(ATHENS), 1);
}

#[test]
fn e02_no_action_three_cards() {
    let mut t = table(2);
    t.play(ATHENS, "end");
    assert!(t.saw(Event::Ended { seat: ATHENS, cards: 3 }));
    // After the first card no other action is legal.
    t.luck("card water");
    assert_eq!(t.legal(ATHENS), [""; 0]);
    assert_eq!(t.refusal(ATHENS, "draw main"), "not-your-turn (5.1)");
    assert_eq!(t.any_luck(), 2);
    assert_eq!((t.state.board.hands[0], t.asks()), (3, "sparta: act".to_owned()));
}

#[test]
fn cards_for_every_count_of_actions() {
    // 5.4.
    for (actions, cards) in [(1, 1), (2, 0)] {
        let mut t = table(2);
        for _ in 0..actions {
            t.play(ATHENS, "draw main");
            t.any_luck();
            t.play(ATHENS, "store");
        }
        assert_eq!(t.end(ATHENS), cards);
    }
    let spaces = ["A0", "A1", "A2"];
    for (actions, cards) in [(1, 2), (2, 1), (3, 0)] {
        let mut t = table(2).built(ATHENS, "core A3, street A4").mat(ATHENS, "street street street");
        t = t.hand(ATHENS, "WWWWWWWWWWWWWWW");
        for name in &spaces[..actions] {
            t.play(ATHENS, &format!("build street {name}"));
            if t.asks().ends_with("pay") {
                t.play(ATHENS, "autopay");
            }
        }
        assert_eq!(t.end(ATHENS), cards);
    }
}

#[test]
fn draws_and_builds_do_not_mix() {
    // 5.1, 6.3: a draw turn cannot build the disc it stored.
    let mut t = table(2).hand(ATHENS, "WFWFWF").mat(ATHENS, "tavern tower");
    t.play(ATHENS, "draw 1");
    t.luck("disc oracle");
    t.play(ATHENS, "store");
    assert_eq!(t.refusal(ATHENS, "build oracle A0"), "draw-turn (5.1)");
    t.play(ATHENS, "draw 1");
    t.any_luck();
    t.play(ATHENS, "store");
    assert_eq!(t.refusal(ATHENS, "draw 1"), "no-action-left (5.1) kind=draw actions=2 amphorae=0");
    assert_eq!(t.legal(ATHENS), ["end"]);

    let mut t = table(2).hand(ATHENS, "WFWFWF").mat(ATHENS, "tavern tower");
    t.play(ATHENS, "build tavern A0; autopay");
    assert_eq!(t.refusal(ATHENS, "draw 1"), "build-turn (5.1)");
    assert_eq!(t.refusal(ATHENS, "build oracle A1"), "not-on-mat (5.7) building=oracle");
}

#[test]
fn a_drawn_disc_comes_first() {
    // 6.3, 17.4: the seat must place or store the disc first.
    let mut t = table(2).hand(ATHENS, "HHM").amphorae(ATHENS, 1).mat(ATHENS, "tower");
    t.play(ATHENS, "draw 1");
    t.luck("disc tower");
    for text in ["draw 1", "build tower A0", "amphora action", "amphora card", "end", "autopay", "turn 1"] {
        assert_eq!(t.refusal(ATHENS, text), "disc-first (6.3)", "{text}");
    }
    t.play(ATHENS, "place A0");
    for text in ["store", "place A1", "amphora card", "end"] {
        assert_eq!(t.refusal(ATHENS, text), "pay-first (9.3)", "{text}");
    }
    t.play(ATHENS, "autopay");
    for text in ["store", "place A1", "autopay", "pay W", "lay A 0", "turn 0"] {
        assert_eq!(t.refusal(ATHENS, text), "not-now (13)", "{text}");
    }
    assert_eq!(t.refusal(SPARTA, "end"), "not-your-turn (5.1)");
}

#[test]
fn an_empty_pile_gives_nothing() {
    let t = table(2).pile(ATHENS, Pile::Main, 0);
    assert_eq!(t.refusal(ATHENS, "draw main"), "pile-empty (5.7) pile=main");
    assert_eq!(t.begun(ATHENS, "draw"), ["draw 1", "draw 2", "draw 3"]);
}

#[test]
fn only_its_owner_sees_a_drawn_disc() {
    let mut t = table(2);
    t.play(ATHENS, "draw 3");
    t.luck("disc ship");
    let seen = |seat| Attika::view(&t.state, Viewer::Seat(seat)).scene;
    let drawn = |building| crate::attika::Scene::Drawn { pile: Pile::Third, building };
    assert_eq!((seen(ATHENS), seen(SPARTA)), (drawn(Some(Building::Ship)), drawn(None)));
}

#[test]
fn the_deck_is_shuffled_when_a_card_is_needed() {
    // 5.6, 17.5: hands hold all cards except two; the payment makes these two discards, and only the next card needs
    // them.
    let mut t = table(2).hand(ATHENS, "WFWWWWWWWWWWWWFFFFFFFFFFFFF").mat(ATHENS, "tavern");
    t = t.hand(SPARTA, "WWFHHHHHHHHHHHHHHHMMMMMMMMMMMMMMM");
    assert_eq!(t.state.board.deck(), 0);
    t.play(ATHENS, "build tavern A0; pay WF");
    assert_eq!(t.state.board.discards, cards("WF"));
    t.play(ATHENS, "end");
    assert!(t.saw(Event::Shuffled { cards: 2 }));
    assert_eq!(chances(&t.state).len(), 2);
    t.luck("card water");
    t.luck("card forest");
    // No card is left: the three cards for an unused turn are not drawn.
    assert_eq!(t.asks(), "sparta: act");
    assert_eq!(t.end(SPARTA), 0);
    assert!(t.saw(Event::NoCards { seat: SPARTA, cards: 3 }));
}
