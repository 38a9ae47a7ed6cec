//! §11: complete groups and the uses of amphorae.

use super::*;
use crate::attika::data::Group;

#[test]
fn e07_the_quarry_completes_its_group() {
    let mut t = table(2).built(ATHENS, "fortress A0, tower A1, tower A2").hand(ATHENS, "MMM").mat(ATHENS, "quarry");
    t.play(ATHENS, "build quarry A3; autopay");
    assert!(t.saw(Event::Group { seat: ATHENS, group: Group::Defence, amphora: true }));
    assert_eq!((t.state.board.amphorae[0], t.state.board.supply), (1, 4));
    assert_eq!(t.asks(), "athens: act");
    assert_eq!(t.end(ATHENS), 2);
}

#[test]
fn e08_amphorae_in_a_draw_turn() {
    let mut t = table(2).amphorae(ATHENS, 2).hand(ATHENS, "MMMHHM");
    t.play(ATHENS, "draw main");
    t.luck("disc quarry");
    t.play(ATHENS, "place A0; pay MMM; draw 1");
    t.luck("disc tower");
    t.play(ATHENS, "store");
    assert_eq!(t.legal(ATHENS), ["amphora action", "amphora card", "end"]);
    t.play(ATHENS, "amphora action; draw 1");
    t.luck("disc ship");
    t.play(ATHENS, "store; amphora card");
    assert_eq!(t.any_luck(), 1);
    assert_eq!(t.legal(ATHENS), ["end"]);
    assert_eq!(t.refusal(ATHENS, "amphora card"), "no-amphora (11.4)");
    assert_eq!(t.end(ATHENS), 0);
}

#[test]
fn e13_no_amphora_left() {
    let mut t = table(2).amphorae(SPARTA, 5).built(ATHENS, "silver_mine A0").mat(ATHENS, "mint");
    t.play(ATHENS, "build mint A1");
    assert!(t.saw(Event::Group { seat: ATHENS, group: Group::Coinage, amphora: false }));
    // 11.3: the card is compensation, the turn goes on.
    assert_eq!(t.any_luck(), 1);
    assert_eq!(t.asks(), "athens: act");
    assert_eq!((t.state.board.hands[0], t.state.board.amphorae[0]), (1, 0));
    assert_eq!(t.end(ATHENS), 2);
}

#[test]
fn e24_a_city_joined_by_a_street() {
    let city = "core A0, oracle A1, theater A2, tavern A3, plaza A4, gymnasium A5, statue A6, market B4, stadium B3";
    let joined = table(2).built(ATHENS, city).hand(ATHENS, "WFM").mat(ATHENS, "temple");
    // C1 touches the market's and stadium's side: one connected set.
    let mut t = joined.clone();
    t.play(ATHENS, "build temple C1; autopay");
    assert!(t.state.board.completed(ATHENS, Group::City));
    // 11.2: only a street connects D4.
    let mut t = joined.built(ATHENS, "street C1");
    t.play(ATHENS, "build temple D4; autopay");
    assert_eq!(t.settlements(ATHENS), 1);
    assert!(!t.state.board.completed(ATHENS, Group::City));
    assert_eq!(t.state.board.amphorae[0], 0);
}

#[test]
fn e25_an_amphora_won_in_this_turn_is_used_in_it() {
    let mut t = table(2).built(ATHENS, "fortress A0, tower A1, tower A2, harbor A5, street C0");
    t = t.hand(ATHENS, "MMM").mat(ATHENS, "quarry street street ship");
    t.play(ATHENS, "build quarry A3; autopay; build street C1; build street C2");
    assert_eq!((t.state.board.amphorae[0], t.state.board.supply), (1, 4));
    assert_eq!(t.refusal(ATHENS, "build ship A6"), "no-action-left (5.1) kind=build actions=3 amphorae=0");
    t.play(ATHENS, "amphora action; build ship A6");
    assert_eq!((t.state.board.amphorae[0], t.state.board.supply), (0, 5));
    assert_eq!(t.refusal(ATHENS, "amphora card"), "no-amphora (11.4)");
    assert_eq!(t.end(ATHENS), 0);
}

#[test]
fn e26_an_amphora_for_one_more_building() {
    let t = table(2).amphorae(ATHENS, 1).built(ATHENS, "harbor A0, street D0");
    let mut t = t.mat(ATHENS, "ship ship street street");
    t.play(ATHENS, "build ship A1; build ship A4; build street D2");
    assert_eq!(t.refusal(ATHENS, "build street D3"), "no-action-left (5.1) kind=build actions=3 amphorae=0");
    t.play(ATHENS, "amphora action");
    // 17.2: without a building the action would be a card.
    assert_eq!(t.clone().end(ATHENS), 1);
    assert_eq!(t.refusal(ATHENS, "draw 1"), "build-turn (5.1)");
    t.play(ATHENS, "build street D3");
    assert_eq!((t.state.board.built(ATHENS), t.end(ATHENS)), (6, 0));
}

#[test]
fn amphorae_before_anything_is_done() {
    // 11.5: one more action of the kind the turn gets; 17.2: if unused, one more card.
    let mut t = table(2).amphorae(ATHENS, 2);
    t.play(ATHENS, "amphora action");
    assert_eq!(t.clone().end(ATHENS), 4);
    t.play(ATHENS, "draw 1");
    t.any_luck();
    t.play(ATHENS, "store");
    assert_eq!(t.clone().end(ATHENS), 2);
    // 5.2, 17.3: a card for an amphora ends drawing and building; the cards for unused actions come at the end.
    t.play(ATHENS, "amphora card");
    assert_eq!(t.any_luck(), 1);
    assert_eq!(t.refusal(ATHENS, "draw 1"), "cards-opened (5.2)");
    assert_eq!(t.end(ATHENS), 2);

    let mut t = table(2).amphorae(ATHENS, 2);
    t.play(ATHENS, "amphora card");
    t.any_luck();
    assert_eq!(t.refusal(ATHENS, "amphora action"), "cards-opened (5.2)");
    assert_eq!(t.legal(ATHENS), ["amphora card", "end"]);
    assert_eq!(t.end(ATHENS), 3);
}

#[test]
fn an_amphora_gives_no_card_where_there_is_none() {
    // 17.4.
    let all = "WWWWWWWWWWWWWWWFFFFFFFFFFFFFFFHHHHHHHHHHHHHHHMMMMMMMMMMMMMMM";
    let t = table(2).amphorae(ATHENS, 1).hand(SPARTA, all);
    assert_eq!(t.refusal(ATHENS, "amphora card"), "no-cards (17.4)");
    assert_eq!(t.begun(ATHENS, "amphora"), ["amphora action"]);
}

#[test]
fn an_amphora_comes_before_the_tile() {
    // §12, 7.4: the extra draw takes the last disc of a pile, which completes a group.
    let mut t = table(2).amphorae(ATHENS, 1).built(ATHENS, "vineyard A0");
    while t.state.board.pile(ATHENS, Pile::First) > 1 {
        let other = if t.state.board.on_mat(ATHENS, Building::Ship) < 3 { "ship" } else { "street" };
        let other = if t.state.board.unseen[0][building(other).index()] > 0 { other } else { "tower" };
        t.state.board.unseen[0][building(other).index()] -= 1;
        t.state.board.mats[0][building(other).index()] += 1;
        t.state.board.piles[0][Pile::First.index()] -= 1;
    }
    for _ in 0..2 {
        t.play(ATHENS, "draw main");
        t.any_luck();
        t.play(ATHENS, "store");
    }
    t.play(ATHENS, "amphora action; draw 1");
    t.luck("disc vintner");
    t.play(ATHENS, "place A1");
    let at = |event: &Event| t.events.iter().position(|other| other == event).unwrap();
    let amphora = at(&Event::Group { seat: ATHENS, group: Group::Wine, amphora: true });
    assert!(amphora < at(&Event::Tile { seat: ATHENS }));
}
