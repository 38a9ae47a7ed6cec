//! Creatures with a single effect: T42 to T44, T46, T47, and the rest of 14.1 to 14.4, 20.6, 20.12.

use super::*;

/// Sets up Sparta at Zeus, where it needs no units, and buys a creature for 4 of its 9 GP.
fn sparta(t: Table, creature: &str) -> Table {
    let mut t = t.gold(&[9, 7, 1]).row(&format!("{creature} - -")).turn(Zeus, SPARTA);
    t.play(SPARTA, &format!("summon {creature}"));
    t
}

#[test]
fn t42_the_griffon_takes_half() {
    let mut t = sparta(table(3), "griffon");
    assert_eq!(t.legal(SPARTA), ["from corinth", "from athens", "forgo"]);
    assert_eq!(t.refusal(SPARTA, "from sparta"), "nothing-to-take (14.4)");
    assert_eq!(t.refusal(SPARTA, "from thebes"), "nothing-to-take (14.4)");
    t.play(SPARTA, "from corinth");
    assert!(t.saw(Event::Robbed { seat: SPARTA, victim: CORINTH, amount: 3 }));
    assert_eq!(t.purses(), [9 - 4 + 3, 4, 1]);
    let mut t = sparta(table(3), "griffon");
    t.play(SPARTA, "from athens");
    assert_eq!(t.purses(), [9 - 4, 7, 1]);
    assert!(t.has_discarded("griffon"));
}

#[test]
fn t43_the_satyr_brings_the_fourth_philosopher() {
    let mut t = sparta(table(3).philosophers(SPARTA, 3).philosophers(CORINTH, 1), "satyr");
    assert_eq!(t.legal(SPARTA), ["from corinth", "forgo"]);
    assert_eq!(t.refusal(SPARTA, "from athens"), "nothing-to-take (14.4)");
    t.play(SPARTA, "from corinth");
    assert!(t.saw(Event::Charmed { seat: SPARTA, victim: CORINTH, piece: Piece::Philosopher }));
    assert!(t.saw(Event::PhilosophersGiven { seat: SPARTA }));
    assert_eq!((t.asks().as_str(), &t.board().philosophers[..2]), ("sparta: metropolis", &[0, 0][..]));
}

#[test]
fn t44_the_siren_lures_a_fleet_that_is_alone() {
    let fleets = table(3).fleets(CORINTH, "D4 2, E1 1").fleets(ATHENS, "F4 1");
    let mut t = sparta(fleets.clone(), "siren");
    assert_eq!(t.legal(SPARTA), ["at E1", "at F4", "forgo"]);
    assert_eq!(t.refusal(SPARTA, "at D4"), "no-lone-enemy (14.4)");
    assert_eq!(t.refusal(SPARTA, "at G5"), "no-lone-enemy (14.4)");
    t.play(SPARTA, "at E1");
    assert_eq!(
        (t.at("E1"), t.board().fleets_out(SPARTA), t.board().fleets_out(CORINTH)),
        ("sparta 1".to_owned(), 3, 2)
    );

    let mut t = sparta(fleets.fleets(SPARTA, "C2 7, G5 1"), "siren");
    t.play(SPARTA, "at E1");
    assert_eq!(t.asks(), "sparta: siren-own");
    assert_eq!(t.legal(SPARTA), ["at C2", "at G5"], "then it must come from another space");
    assert_eq!(t.refusal(SPARTA, "at F4"), "no-fleet-there (14.4)");
    t.play(SPARTA, "at G5");
    assert_eq!([t.at("E1"), t.at("G5"), t.at("C2")], ["sparta 1", "nobody 0", "sparta 7"]);
}

#[test]
fn t46_the_cyclops_completes_a_set() {
    let t = table(3).builds("naxos", "port fortress temple port");
    let mut t = sparta(t, "cyclops");
    assert_eq!(t.choices(SPARTA, "remake naxos 4"), ["fortress", "temple", "university"]);
    assert_eq!(t.refusal(SPARTA, "remake naxos 4 port"), "same-building (14.4)");
    assert_eq!(t.refusal(SPARTA, "remake kea 1 port"), "no-building-there (14.4)");
    assert_eq!(t.refusal(SPARTA, "remake paros 1 port"), "not-your-island (14.4) island=paros");
    t.play(SPARTA, "remake naxos 4 university");
    assert!(t.saw(Event::Remade {
        seat: SPARTA,
        island: Island::Naxos,
        from: Building::Port,
        to: Building::University
    }));
    assert_eq!((t.built("naxos").as_str(), t.asks().as_str()), ("- - - -", "sparta: metropolis"));
}

#[test]
fn t47_the_sphinx_pays_two_for_each() {
    let t = table(3).lands(SPARTA, "kea 1, naxos 2").priests(SPARTA, 1).philosophers(SPARTA, 1);
    let mut t = sparta(t.figurine(CORINTH, "medusa", "kea"), "sphinx");
    assert_eq!(
        t.legal(SPARTA),
        ["sell kea", "sell naxos", "sell C2", "sell G5", "sell priest", "sell philosopher", "stop"]
    );
    assert_eq!(t.refusal(SPARTA, "sell paros"), "nothing-to-sell (14.4)");
    assert_eq!(t.refusal(SPARTA, "end"), "finish-first (20.7)");
    t.play(SPARTA, "sell kea; sell naxos; sell naxos; sell priest; stop");
    assert_eq!(t.purses()[0], 9 - 4 + 8);
    assert_eq!([t.at("kea"), t.at("naxos")], ["sparta 0", "sparta 0"]);
    assert_eq!((t.board().priests[0], t.board().philosophers[0]), (0, 1));
    assert!(t.has_discarded("sphinx"));
    let mut t = sparta(table(3), "sphinx");
    t.play(SPARTA, "sell C2; stop");
    assert_eq!((t.at("C2").as_str(), t.purses()[0]), ("nobody 0", 9 - 4 + 2));
    assert_eq!(t.refusal(SPARTA, "sell philosopher"), "not-now (10.2)");
}

#[test]
fn r14_1_any_number_at_any_god() {
    for god in God::ALL {
        let mut t = table(3).cycle(3).row("giant siren harpy").gold(&[9; 3]).turn(god, SPARTA);
        t.play(SPARTA, "summon giant; forgo; summon siren; forgo; summon harpy; forgo");
        assert_eq!((t.purses()[0], t.creatures().as_str()), (0, "- - -"));
        // 14.2: the cards go to the discard pile after the use of the power.
        assert!(["giant", "siren", "harpy"].iter().all(|name| t.has_discarded(name)));
    }
}

#[test]
fn r14_3_a_creature_may_be_summoned_though_it_can_do_nothing() {
    // No seat has a building, a priest or a philosopher.
    for name in ["giant", "cyclops", "dryad", "satyr", "chimera"] {
        let mut t = sparta(table(3), name);
        assert_eq!(t.legal(SPARTA), ["forgo"], "{name}");
        t.play(SPARTA, "forgo");
        assert_eq!((t.purses()[0], t.asks().as_str()), (9 - 4, "sparta: turn"));
    }
    // 20.7: the seat must finish the summons first.
    assert_eq!(sparta(table(3), "harpy").refusal(SPARTA, "end"), "creature-first (14.1) creature=harpy");
}

#[test]
fn r14_4_the_giant_destroys_any_building() {
    let t = table(3).builds("paros", "- port temple").builds("kea", "fortress").builds("delos", "university");
    let mut t = sparta(t, "giant");
    assert_eq!(t.choices(SPARTA, "topple"), ["delos 1", "kea 1", "paros 2", "paros 3"]);
    t.play(SPARTA, "topple paros 3");
    assert!(t.saw(Event::Toppled { seat: SPARTA, island: Island::Paros, building: Building::Temple }));
    assert_eq!(t.built("paros"), "- port -");
}

#[test]
fn r14_4_the_harpy_removes_a_troop_of_another() {
    let mut t = sparta(table(3).lands(CORINTH, "mykonos 0, paros 2"), "harpy");
    assert_eq!(t.legal(SPARTA), ["at paros", "at syros", "at thera", "forgo"]);
    assert_eq!(t.refusal(SPARTA, "at mykonos"), "no-enemy-troop (14.4)");
    assert_eq!(t.refusal(SPARTA, "at kea"), "no-enemy-troop (14.4)");
    t.play(SPARTA, "at paros");
    assert_eq!(t.at("paros"), "corinth 1");
    // The last troop leaves, and Athens keeps the island.
    let mut t = sparta(table(3), "harpy");
    t.play(SPARTA, "at thera");
    assert_eq!(t.at("thera"), "athens 0");
}

#[test]
fn r14_4_the_fates_pay_the_income_as_things_stand() {
    let mut t = table(3).row("fates - -").gold(&[9, 7, 1]).fleets(SPARTA, "A2 1").turn(Zeus, SPARTA);
    t.play(SPARTA, "summon fates");
    assert!(t.saw(Event::Income { gains: vec![(SPARTA, 3)], fates: true }));
    assert_eq!((t.purses()[0], t.asks().as_str()), (9 - 4 + 3, "sparta: turn"));
    assert!(t.has_discarded("fates"));
}

#[test]
fn r14_4_the_dryad_takes_a_priest() {
    let mut t = sparta(table(3).priests(CORINTH, 2), "dryad");
    assert_eq!(t.legal(SPARTA), ["from corinth", "forgo"]);
    t.play(SPARTA, "from corinth");
    assert_eq!(t.board().priests[..2], [1, 1]);
}

#[test]
fn r14_4_pegasus_carries_troops_without_fleets_and_without_gold() {
    let t = table(3).lands(SPARTA, "kea 3, naxos 0").fleets(SPARTA, "");
    let mut t = sparta(t, "pegasus");
    assert_eq!(t.choices(SPARTA, "move kea ios"), ["1", "2", "3"]);
    assert_eq!(t.refusal(SPARTA, "move naxos ios 1"), "too-few-troops (12.1) troops=0");
    t.play(SPARTA, "move kea ios 2");
    assert_eq!([t.at("kea"), t.at("ios")], ["sparta 1", "sparta 2"]);
    assert_eq!((t.purses()[0], t.asks().as_str()), (9 - 4, "sparta: turn"));
    assert!(t.has_discarded("pegasus"));
    // To an own island, or into a battle.
    let flight = table(3).lands(SPARTA, "kea 3, naxos 0").fleets(SPARTA, "");
    let mut t = sparta(flight, "pegasus");
    t.play(SPARTA, "move kea thera 3");
    t.dice(3, 0);
    assert_eq!(t.at("thera"), "sparta 3");
    assert!(t.has_discarded("pegasus"));
}

#[test]
fn r20_6_a_power_may_be_declined() {
    for name in ["siren", "pegasus", "harpy", "griffon", "minotaur", "medusa", "chiron", "polyphemus", "kraken"] {
        let mut t = sparta(table(3), name);
        t.play(SPARTA, "forgo");
        assert!(t.saw(Event::Forgone { seat: SPARTA, creature: creature(name) }));
        assert!(t.has_discarded(name));
    }
    // 20.7: a seat can stop a sale or the Sylph.
    for name in ["sphinx", "sylph"] {
        let mut t = sparta(table(3), name);
        t.play(SPARTA, "stop");
        assert!(t.has_discarded(name));
    }
}
