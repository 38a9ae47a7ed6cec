//! §8 to §10: the place, the cost and the payment of a building.

use super::*;

#[test]
fn e03_a_tower_beside_the_own_fortress() {
    let mut t = table(2).built(ATHENS, "fortress A0").mat(ATHENS, "tower tower");
    assert_eq!(t.begun(ATHENS, "build"), ["A1", "A2", "A3", "A4", "A5", "A6"].map(|at| format!("build tower {at}")));
    t.play(ATHENS, "build tower A1; build tower A4");
    assert!(t.saw(Event::Placed {
        seat: ATHENS,
        building: Building::Tower,
        space: space("A4"),
        drawn: false,
        arrow: true
    }));
    assert!(t.state.board.discards.is_empty());
}

#[test]
fn e04_what_is_not_free() {
    // The opposite direction, a skipped step, the fortress of another seat, a main building.
    let t = table(2).built(ATHENS, "tower A1, quarry A4").built(SPARTA, "fortress B0");
    assert!(!t.is_free(ATHENS, "fortress", "A2"));
    assert!(!t.is_free(ATHENS, "tower", "A5"));
    assert!(!t.is_free(ATHENS, "tower", "B4"));
    assert!(Building::ALL.into_iter().filter(|b| b.main()).all(|b| !t.is_free(ATHENS, b.word(), "A0")));
    assert_eq!(t.price(ATHENS, "fortress", "A2"), (cards("HHMM"), 0));
    assert_eq!(t.price(ATHENS, "tower", "A5"), (cards("HHM"), 0));
    // The arrow itself works: the fortress beside the quarry.
    assert!(t.is_free(ATHENS, "fortress", "A0"));
}

#[test]
fn e05_the_first_street() {
    let mut t = table(2).symbols("A0 M, A1 M, A2 W, A3 W").hand(ATHENS, "H").mat(ATHENS, "street street");
    assert_eq!(t.price(ATHENS, "street", "A0"), (Cards::NONE, 1));
    t.play(ATHENS, "build street A0; pay H");
    assert_eq!(t.price(ATHENS, "street", "A1"), (Cards::NONE, 0));
    t.play(ATHENS, "build street A1");
    assert_eq!(t.state.board.built(ATHENS), 2);
}

#[test]
fn e06_a_street_far_from_two_settlements() {
    let t = table(2).built(ATHENS, "core A4, well A6");
    assert_eq!(t.settlements(ATHENS), 2);
    assert_eq!(t.price(ATHENS, "street", "D0"), (Cards::NONE, 5 + 2));
    assert_eq!(t.price(ATHENS, "street", "A0"), (Cards::NONE, 5));
}

#[test]
fn e27_a_third_settlement_is_paid() {
    let t = table(2).symbols("D0 W, D1 M").built(ATHENS, "core A4, well A6");
    let mut t = t.hand(ATHENS, "WWFFHHMM").mat(ATHENS, "street");
    t.play(ATHENS, "build street D0");
    // 5 - 2 for the street, 2 for the settlements that stand.
    assert_eq!(t.refusal(ATHENS, "pay WFHM"), "pay-too-little (9.6) cards=4 least=5 most=5");
    assert_eq!(t.refusal(ATHENS, "pay WWFFHH"), "pay-too-much (9.6) cards=6 least=5 most=5");
    t.play(ATHENS, "pay WWFFH");
    assert_eq!((t.state.hand(ATHENS), t.state.board.discards), (cards("HMM"), cards("WWFFH")));
    assert_eq!(t.settlements(ATHENS), 3);
}

#[test]
fn r9_8_symbols_cannot_be_waived() {
    let t = table(2).symbols("A0 M, A1 M, A2 W, A3 W").hand(ATHENS, "FFHH");
    let mut t = t.mat(ATHENS, "street");
    t.play(ATHENS, "build street A0");
    for more in ["pay FF", "pay FFHH"] {
        let count = more.len() - "pay ".len();
        assert_eq!(t.refusal(ATHENS, more), format!("pay-too-much (9.6) cards={count} least=1 most=1"));
    }
    t.play(ATHENS, "pay F");
}

#[test]
fn e09_two_cards_for_one() {
    let mut t = table(2).symbols("A0 H, A1 M").hand(ATHENS, "WFWF").mat(ATHENS, "tower");
    t.play(ATHENS, "build tower A0");
    assert_eq!(t.begun(ATHENS, "pay"), ["pay W2 F0 H0 M0", "pay W1 F1 H0 M0", "pay W0 F2 H0 M0"]);
    assert_eq!(t.refusal(ATHENS, "pay W"), "pay-too-little (9.6) cards=1 least=2 most=2");
    assert_eq!(t.refusal(ATHENS, "pay H"), "pay-not-held (9.3) landscape=hill cards=1 hand=0");
    t.play(ATHENS, "pay WF");
    assert_eq!((t.state.hand(ATHENS), t.state.board.discards), (cards("WF"), cards("WF")));
}

#[test]
fn e10_a_shrine_does_not_join() {
    // A3 and A4 touch the western shrine; A3 and a space of another tile on the other side of the shrine are two
    // settlements.
    let mut t = table(2).built(ATHENS, "well A4");
    t.state.board.map.lay(21, crate::attika::hex::Hex::new(-4, 2), 0);
    t.state.board.unlaid &= !(1 << 21);
    let shrine = t.state.board.map.shrines()[0];
    let beside = t.state.board.map.spaces().filter(|&s| t.state.board.map.hex(s).distance(shrine) == 1);
    let other = beside.filter(|s| s.tile() == 4).find(|&s| !t.state.board.map.near(ATHENS).has(s)).unwrap();
    t.state.board.map.build(ATHENS, Building::Core, other);
    assert_eq!(t.settlements(ATHENS), 2);
    assert_eq!(t.state.board.map.shrines_touched(ATHENS, other), 1);
    assert_eq!(t.price(ATHENS, "street", "D0"), (Cards::NONE, 5 + 2));
}

#[test]
fn e14_a_tower_helped_by_symbols() {
    let mut t = table(2).symbols("A0 H, A1 M, A2 W").hand(ATHENS, "HWF").mat(ATHENS, "tower");
    assert_eq!(t.price(ATHENS, "tower", "A0"), (cards("H"), 0));
    t.play(ATHENS, "build tower A0");
    let payments = ["autopay", "pay W0 F0 H1 M0", "pay W1 F1 H0 M0", "pay W1 F0 H1 M0", "pay W0 F1 H1 M0"];
    let mut legal = t.legal(ATHENS);
    legal.sort();
    let mut expected = payments[..3].to_vec();
    expected.extend(payments[3..].iter());
    expected.sort();
    assert_eq!(legal, expected);
    t.play(ATHENS, "autopay");
    assert_eq!(t.state.hand(ATHENS), cards("WF"));
}

#[test]
fn e15_the_core() {
    let t = table(2).symbols("A1 W, A2 W, A3 H, A4 F").built(ATHENS, "oracle A4");
    assert_eq!(t.price(ATHENS, "core", "A0"), (cards("FM"), 0));
    let price = t.state.board.price(ATHENS, Building::Core, space("A0"));
    assert_eq!((price.least(), price.most()), (2, 4));
}

#[test]
fn e16_nothing_by_symbols_alone() {
    let mut t = table(2).symbols("A0 W, A1 F").mat(ATHENS, "tavern");
    assert_eq!(t.price(ATHENS, "tavern", "A0"), (Cards::NONE, 0));
    t.play(ATHENS, "build tavern A0");
    assert!(t.saw(Event::Placed {
        seat: ATHENS,
        building: Building::Tavern,
        space: space("A0"),
        drawn: false,
        arrow: false
    }));
}

#[test]
fn e17_a_street_founds_a_settlement() {
    let t = table(2).symbols("D0 W, D1 F, D2 H").built(ATHENS, "core A4");
    assert_eq!(t.price(ATHENS, "street", "D0"), (Cards::NONE, 2 + 1));
}

#[test]
fn e18_which_payments_are_right() {
    let price = Price { symbols: cards("HH"), any: 0 };
    for (paid, right) in [("HWW", true), ("HW", false), ("WW", false), ("HH", true), ("WWWW", true), ("HHH", true)] {
        assert_eq!(price.pays(cards(paid)), right, "{paid}");
    }
    // Two hills pay the price. With three, one matches and two are a pair; five are too many.
    assert!(!price.pays(cards("HHHHH")));
    assert_eq!(price.from_hand(cards("HWW")), 3);
    assert_eq!(price.suggested(cards("HWWF")), cards("HWW"));
}

#[test]
fn e19_any_single_card() {
    let price = Price { symbols: Cards::NONE, any: 1 };
    assert!(["W", "F", "H", "M"].into_iter().all(|card| price.pays(cards(card))));
    assert!(!price.pays(cards("WW")));
    let mut t = table(2).symbols("A0 W, A1 W, A2 W, A3 W").hand(ATHENS, "WW").mat(ATHENS, "street");
    t.play(ATHENS, "build street A0");
    assert_eq!(t.refusal(ATHENS, "pay WW"), "pay-too-much (9.6) cards=2 least=1 most=1");
}

#[test]
fn e20_settlements_come_and_go() {
    let mut t = table(2).built(ATHENS, "core A4, well A6");
    assert_eq!(t.price(ATHENS, "oracle", "D0"), (cards("FH"), 2));
    // A5 touches both.
    t = t.built(ATHENS, "plaza A5");
    assert_eq!(t.settlements(ATHENS), 1);
    assert_eq!(t.price(ATHENS, "oracle", "D0"), (cards("FH"), 1));
}

#[test]
fn e22_the_market() {
    let t = table(2).symbols("A1 W").built(ATHENS, "core A0, plaza B1");
    assert!(t.is_free(ATHENS, "market", "B0"));
    assert_eq!(t.price(ATHENS, "market", "A1"), (cards("FH"), 0));
}

#[test]
fn e23_three_ships() {
    let mut t = table(2).built(ATHENS, "harbor A0").mat(ATHENS, "ship ship ship");
    t.play(ATHENS, "build ship A1; build ship A3; build ship A4");
    let t = table(2).built(ATHENS, "harbor D0, ship A0");
    assert_eq!(t.price(ATHENS, "ship", "A1"), (cards("WWF"), 0));
}

#[test]
fn a_building_needs_an_empty_space_and_its_price() {
    let t =
        table(2).built(SPARTA, "core A0").hand(ATHENS, "WH").mat(ATHENS, "tower well oracle").built(ATHENS, "plaza D0");
    let refusals = [
        ("build well A0", "space-taken (8.1) space=A0 building=core city=sparta"),
        ("build well E0", "no-space (8.1) space=E0 tiles=4"),
        ("build well D1", "cannot-pay (9.3) building=well space=D1 symbols=2 any=0 needed=3 hand=2"),
        ("build oracle C4", "cannot-pay (9.3) building=oracle space=C4 symbols=2 any=1 needed=4 hand=2"),
    ];
    for (text, refusal) in refusals {
        assert_eq!(t.refusal(ATHENS, text), refusal);
    }
    // 9.4: the first building of all costs nothing extra.
    assert_eq!(t.price(CORINTH, "well", "A6"), (cards("WW"), 0));
}

#[test]
fn cheap_sites_are_offered_first() {
    let t = table(2).symbols("C3 W, C4 F, A0 W").built(ATHENS, "core D0").mat(ATHENS, "tavern").hand(ATHENS, "WFW");
    let offered = t.begun(ATHENS, "build");
    assert_eq!(offered[..6], ["D1", "D2", "D3", "D4", "D5", "D6"].map(|at| format!("build tavern {at}")));
    let cards: Vec<u8> = offered
        .iter()
        .map(|text| space(text.rsplit(' ').next().unwrap()))
        .map(|at| t.state.board.price(ATHENS, Building::Tavern, at).from_hand(cards("WFW")))
        .collect();
    assert!(cards.is_sorted(), "{cards:?}");
}
