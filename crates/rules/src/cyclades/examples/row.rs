//! The creature row and the costs of creatures: T9 to T12, and the rest of §6, 10.4, 10.7, 17.6.

use super::*;

#[test]
fn t09_the_cheapest_leaves_and_the_others_slide() {
    let mut t = table(3).cycle(3).row("pegasus - minotaur").cycle_over();
    assert!(t.saw(Event::RowLeft { creature: Creature::Minotaur }));
    assert!(t.has_discarded("minotaur"));
    assert_eq!(t.creatures(), "- - pegasus");
    t.luck("creature giant");
    assert!(t.saw(Event::RowCame { creature: Creature::Giant, cost: 3 }));
    t.luck("creature siren");
    assert!(t.saw(Event::RowCame { creature: Creature::Siren, cost: 4 }));
    assert_eq!(t.creatures(), "siren giant pegasus");
}

#[test]
fn t10_the_row_of_the_first_cycles() {
    let row = |cycle: u8, before: &str, cards: &str| {
        let mut t = table(3).cycle(cycle - 1).row(before).cycle_over();
        t.luck(cards);
        assert!(!matches!(t.board().phase, Phase::Row), "no more cards come");
        t.creatures()
    };
    assert_eq!(row(1, "- - -", "creature siren"), "siren - -");
    assert_eq!(row(2, "siren - -", "creature giant"), "giant siren -");
    assert_eq!(row(2, "- - -", "creature giant; creature harpy"), "harpy giant -");
    assert_eq!(row(3, "giant siren -", "creature harpy"), "harpy giant siren");
    assert_eq!(row(4, "harpy giant siren", "creature fates"), "fates harpy giant");
    // One used, gaps close.
    assert_eq!(row(3, "giant - -", "creature harpy; creature fates"), "fates harpy giant");
    assert_eq!(row(4, "harpy giant -", "creature fates"), "fates harpy giant");
}

#[test]
fn t11_zeus_discards_the_middle_card() {
    let mut t = table(3).cycle(3).row("giant siren harpy").gold(&[5; 3]).turn(Zeus, SPARTA);
    assert_eq!(t.choices(SPARTA, "swap"), ["giant", "siren", "harpy"]);
    t.play(SPARTA, "swap siren");
    assert_eq!((t.asks().as_str(), t.purses()[0]), ("chance", 4));
    assert!(t.has_discarded("siren"));
    t.luck("creature dryad");
    assert_eq!(t.creatures(), "giant dryad harpy");
    // 10.4: as often as the seat can pay.
    t.play(SPARTA, "swap dryad");
    t.luck("creature griffon");
    assert_eq!(t.asks(), "sparta: turn");
    t.play(SPARTA, "summon griffon");
    assert!(t.saw(Event::Summoned { seat: SPARTA, creature: Creature::Griffon, cost: 3 }));
    assert_eq!(t.purses()[0], 0);
}

#[test]
fn t12_a_temple_helps_once_in_a_cycle() {
    let mut t = table(3).cycle(3).row("giant siren harpy").builds("kea", "temple").gold(&[9; 3]).turn(Athena, SPARTA);
    t.play(SPARTA, "summon giant; forgo");
    assert_eq!(t.purses()[0], 9 - 3);
    t.play(SPARTA, "summon siren; forgo");
    assert_eq!(t.purses()[0], 9 - 3 - 3);

    let mut t = table(3).cycle(3).row("giant siren harpy").gold(&[9; 3]);
    t = t.builds("naxos", "- - temple temple").turn(Athena, SPARTA);
    t.play(SPARTA, "summon harpy; forgo");
    assert_eq!(t.purses()[0], 9 - 1);
    t.play(SPARTA, "summon siren; forgo");
    assert_eq!(t.purses()[0], 9 - 1 - 2);
    t.play(SPARTA, "summon giant");
    assert_eq!(t.purses()[0], 9 - 1 - 2 - 4);
}

#[test]
fn r6_1_creatures_cost_4_3_2() {
    for (name, cost) in [("giant", 4), ("siren", 3), ("harpy", 2)] {
        let mut t = table(3).cycle(3).row("giant siren harpy").gold(&[4; 3]).turn(Athena, SPARTA);
        t.play(SPARTA, &format!("summon {name}"));
        assert_eq!(t.purses()[0], 4 - cost, "{name}");
    }
    let t = table(3).cycle(3).row("giant siren harpy").gold(&[2; 3]).turn(Athena, SPARTA);
    assert_eq!(t.choices(SPARTA, "summon"), ["harpy"]);
    assert_eq!(t.refusal(SPARTA, "summon siren"), "cannot-afford (17.2) cost=3 gold=2");
    assert_eq!(t.refusal(SPARTA, "summon fates"), "not-in-row (6.1) creature=fates");
}

#[test]
fn r6_4_the_cheapest_empty_space_is_filled_first() {
    let mut t = table(3).cycle(3).row("- - -").cycle_over();
    t.luck("creature giant");
    assert_eq!(t.creatures(), "- - giant");
    t.luck("creature siren; creature harpy");
    assert_eq!(t.creatures(), "harpy siren giant");
}

#[test]
fn r6_5_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() {
    // 20.4: an empty deck is not refilled at once.
    let mut t = table(3).cycle(3).row("giant siren harpy").deck("fates").cycle_over();
    t.luck("creature fates");
    assert!(!t.saw(Event::Reshuffled));
    assert!(t.board().creatures.deck.is_empty());
    assert_eq!(t.board().creatures.discard.len(), 14);
    let mut t = t.cycle_over();
    assert!(t.saw(Event::Reshuffled));
    assert_eq!(t.outcomes().len(), 15, "the card that just left may come back");
    t.luck("creature siren");
    assert_eq!(t.creatures(), "siren fates giant");
}

#[test]
fn r6_5_with_both_piles_empty_the_space_stays_empty() {
    let mut t = table(3).cycle(4).row("giant siren -");
    // Players hold the other fifteen: no real game reaches this, so the test does not run the audit.
    t.state.board.creatures.deck = Cards::EMPTY;
    t.state.board.finished = t.state.board.order;
    cycle::end(&mut t.state, &mut t.events);
    assert_eq!(t.creatures(), "- giant siren");
    assert_eq!(t.board().phase, Phase::Gods);
}

#[test]
fn r6_6_a_card_used_in_a_turn_is_not_replaced_before_the_next_cycle() {
    let mut t = table(3).cycle(3).row("giant siren harpy").gold(&[9; 3]).turn(Athena, SPARTA);
    t.play(SPARTA, "summon siren; forgo");
    assert_eq!((t.creatures().as_str(), t.asks().as_str()), ("giant - harpy", "sparta: turn"));
}

#[test]
fn r10_7_metropolises_discount_too_and_no_creature_is_free() {
    let mut t = table(3).cycle(3).row("giant siren harpy").gold(&[9; 3]);
    t = t.builds("kea", "metropolis").builds("naxos", "temple temple temple temple").turn(Athena, SPARTA);
    // Five discounts: three lower 4 to 1, the other two lower 3 to 1.
    t.play(SPARTA, "summon giant; forgo");
    assert_eq!(t.purses()[0], 8);
    t.play(SPARTA, "summon siren; forgo");
    assert_eq!(t.purses()[0], 7);
    t.play(SPARTA, "summon harpy; forgo");
    assert_eq!(t.purses()[0], 5);
}

#[test]
fn r10_7_a_temple_counts_from_the_moment_it_is_built() {
    let mut t = table(3).row("giant - -").gold(&[9; 3]).turn(Zeus, SPARTA);
    t.play(SPARTA, "build kea 1; summon giant");
    assert_eq!(t.purses()[0], 9 - 2 - 3);
}

#[test]
fn r10_7_discounts_come_back_with_the_next_cycle() {
    let mut t = table(3).cycle(3).row("giant siren harpy").builds("kea", "temple").gold(&[9; 3]).turn(Athena, SPARTA);
    t.play(SPARTA, "summon giant; forgo");
    assert_eq!(t.board().discounts_left(SPARTA), 0);
    assert_eq!(t.cycle_over().board().discounts_left(SPARTA), 1);
}

#[test]
fn r17_6_the_old_creature_can_come_back_if_the_deck_was_empty() {
    let mut t = table(3).cycle(3).row("giant siren harpy").deck("").turn(Zeus, SPARTA);
    t.play(SPARTA, "swap siren");
    assert!(t.saw(Event::Reshuffled));
    t.luck("creature siren");
    assert_eq!(t.creatures(), "giant siren harpy");
}

#[test]
fn r20_11_a_used_temple_serves_its_conqueror_anew() {
    let mut t = table(3).cycle(3).row("giant siren harpy").gold(&[9; 3]).builds("syros", "temple -");
    t = t.lands(SPARTA, "kea 1, mykonos 0, naxos 1").lands(CORINTH, "paros 1, ios 0").lands(ATHENS, "syros 0, thera 1");
    let mut t = t.fleets(SPARTA, "C1 1").acts(&[(Athena, ATHENS), (Ares, SPARTA)], &[]);
    t.play(ATHENS, "summon giant; forgo; end");
    t.play(SPARTA, "move kea syros 1; summon siren");
    assert_eq!(t.purses()[..1], [9 - 1 - 2]);
    assert_eq!(t.purses()[2], 9 - 3);
}
