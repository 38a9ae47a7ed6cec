//! Notation, prompts and hints.

use super::*;

#[test]
fn payments_are_read_both_ways() {
    let pay = |text: &str| text.parse::<Action>().map_err(|_| ());
    assert_eq!(pay("pay HWH"), Ok(Action::Pay(cards("WHH"))));
    assert_eq!(pay("pay W1 F0 H2 M0"), Ok(Action::Pay(cards("WHH"))));
    assert_eq!(Action::Pay(cards("WHH")).to_string(), "pay W1 F0 H2 M0");
    for bad in
        ["pay", "pay X", "pay W0 F0 H0 M0", "pay W16 F0 H0 M0", "pay F0 W1 H0 M0", "lay A 18", "lay W 12", "turn 6"]
    {
        assert_eq!(pay(bad), Err(()), "{bad}");
    }
    assert_eq!("set 22 5".parse(), Ok(Chance::Set(21, 5)));
    assert!("tile 0".parse::<Chance>().is_err());
}

#[test]
fn every_payment_can_be_composed_and_one_is_suggested() {
    let mut t = table(2).hand(ATHENS, "WWWFFFHHHMMM").mat(ATHENS, "core").built(ATHENS, "well D0");
    t.play(ATHENS, "build core A0");
    let listed = t.begun(ATHENS, "pay");
    let price = t.state.board.price(ATHENS, Building::Core, space("A0"));
    let all = (0..4u32.pow(4)).map(|n| Cards::new([n % 4, n / 4 % 4, n / 16 % 4, n / 64].map(|count| count as u8)));
    let right: Vec<Cards> = all.filter(|&cards| price.pays(cards)).collect();
    assert_eq!(listed.len(), right.len());
    assert!(right.iter().all(|&cards| listed.contains(&Action::Pay(cards).to_string())));
    let view = Attika::view(&t.state, Viewer::Seat(ATHENS));
    // The main choice names its cards; the word for it stays the payment that needs no further question.
    let hints = Attika::hints(&view);
    assert_eq!((hints.main.as_deref(), hints.payment.as_deref()), (Some("pay W2 F1 H1 M1"), Some("autopay")));
    assert_eq!(hints.spread.iter().filter(|words| hints.main.as_ref() == Some(*words)).count(), 1);
    assert_eq!((Attika::prompt(&view).kind, Attika::prompt(&view).step), ("pay", 2));
    t.play(ATHENS, "autopay");
    // Core WFHM and one card for the second settlement: the first of the equally large landscapes.
    assert_eq!(t.state.board.discards, cards("WWFHM"));
}

#[test]
fn ending_asks_again_while_a_free_building_is_open() {
    let asks = |t: &Table| Attika::hints(&Attika::view(&t.state, Viewer::Seat(ATHENS))).confirm.contains(&"end".into());
    assert!(asks(&table(2).built(ATHENS, "fortress A0").mat(ATHENS, "tower")));
    assert!(!asks(&table(2).built(ATHENS, "fortress A0").mat(ATHENS, "well").hand(ATHENS, "WW")));
}
