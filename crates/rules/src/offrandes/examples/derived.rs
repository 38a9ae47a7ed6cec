//! T9 to T20: examples derived from the rules.

use super::*;
use Altar::*;
use Character::*;

#[test]
fn t09_what_may_replace_two_goats() {
    let goats =
        |peasant, count| table(4).offers(SPARTA, peasant, count, 1).offering("hermes", CORINTH, "goat 2").sacrifices();
    let cases = [
        ("goat 2", 3, 2, Some("altar-same")),
        ("goat 3", 3, 3, None),
        ("sheep 2", 4, 2, None),
        ("ox 1", 5, 1, Some("altar-better")),
        ("fowl 5", 1, 5, Some("altar-better")),
        ("pig 3", 2, 3, Some("altar-better")),
        ("ox 3", 5, 3, None),
    ];
    for (animals, peasant, count, rule) in cases {
        let (t, (animal, _)) = (goats(peasant, count), animals.split_once(' ').unwrap());
        let expected = match rule {
            None => "`altar hermes` is allowed".to_owned(),
            Some(rule) => format!("{rule} (6.6) altar=hermes there=goat there-count=2 animal={animal} count={count}"),
        };
        assert_eq!(t.refusal(SPARTA, "altar hermes"), expected, "{animals}");
    }
}

#[test]
fn t10_replacing_ones_own_offering() {
    let mut t = table(4).offers(SPARTA, 3, 3, 1).offering("hermes", SPARTA, "goat 2").points(&[6]).sacrifices();
    t.play(SPARTA, "altar hermes");
    assert_eq!(t.scores()[0], 6 + 9);
    assert_eq!(t.there(Hermes), Some((Animal::Goat, 3, SPARTA)));
    assert_eq!(t.state.board.stable[Animal::Goat.index()], 12);
}

#[test]
fn t11_income() {
    let t = table(4).money(&[0, 14, 16, 25]).sacrifices();
    assert_eq!(t.purses(), [10, 24, 25, 25]);
    assert!(t.saw(Event::Revenue { marker: CORINTH, capped: [ATHENS, THEBES].into_iter().collect() }));
    assert_eq!(t.asks(), "corinth: lot");
}

#[test]
fn t12_a_hundred_points_are_not_enough() {
    let t = table(4).points(&[0, 100, 0, 0]).sacrifices();
    assert_eq!(t.asks(), "corinth: lot");
    let t = table(4).points(&[0, 101, 0, 0]).sacrifices();
    assert_eq!(t.asks(), "over");
    assert_eq!(t.standing().reason, "points");
}

#[test]
fn t13_five_cities_three_lots_lost() {
    let mut t = table(5).auctions();
    t.sell("peasant water", CORINTH);
    t.sell("flower guardian", ATHENS);
    assert_eq!(t.asks(), "sparta: lot");
    t.sell("priestess briber", THEBES);
    assert!(t.saw(Event::TurnEnded { seat: SPARTA, by_choice: false }));
    assert_eq!(t.asks(), "corinth: lot");
    assert_eq!(t.purses(), [10, 8, 8, 8, 10]);
}

#[test]
fn t14_three_cities_two_lots_lost() {
    let mut t = table(3).auctions();
    t.sell("peasant water", CORINTH);
    assert_eq!(t.asks(), "sparta: lot");
    t.sell("flower guardian", ATHENS);
    assert!(t.saw(Event::TurnEnded { seat: SPARTA, by_choice: false }));
    assert_eq!(t.asks(), "corinth: lot");
}

#[test]
fn t15_choices_in_a_shortage() {
    let short = |stable| table(4).offers(SPARTA, 4, 3, 1).stable(stable).sacrifices();
    let t = short([15, 15, 15, 2, 15]);
    assert_eq!(t.asks(), "sparta: offer");
    assert_eq!(t.legal(SPARTA), ["offer sheep 2", "offer goat 3", "offer pig 3", "offer fowl 3", "offer none"]);
    let t = short([4, 1, 0, 2, 15]);
    assert_eq!(t.legal(SPARTA), ["offer sheep 2", "offer pig 1", "offer fowl 3", "offer none"]);
    assert_eq!(t.refusal(SPARTA, "offer pig 3"), "offer-not-so (6.4) animal=pig count=3 stock=1");
    assert_eq!(t.refusal(SPARTA, "offer sheep 1"), "offer-not-so (6.4) animal=sheep count=1 stock=2");
    assert_eq!(t.refusal(SPARTA, "offer ox 3"), "offer-not-so (6.4) animal=ox count=3 stock=15");
    assert_eq!(t.refusal(SPARTA, "altar hermes"), "offer-first (6.4)");
}

#[test]
fn t16_nothing_left_of_the_kind_and_below() {
    for (peasant, stable) in [(4, [0, 0, 0, 0, 15]), (1, [0, 15, 15, 15, 15])] {
        let t = table(4).offers(SPARTA, peasant, 3, 5).levels(SPARTA, "priestess 3").stable(stable).sacrifices();
        assert!(t.saw(Event::CannotSacrifice { seat: SPARTA }), "Peasant {peasant}");
        assert_eq!(t.scores(), [6, 0, 0, 0], "Peasant {peasant}");
    }
}

#[test]
fn t17_from_the_last_space_only_by_the_best_briber() {
    let attack = |briber| {
        let t = table(4).levels(SPARTA, &format!("briber {briber}, priestess 4"));
        t.levels(CORINTH, "peasant 1, priestess 5").corruption()
    };
    let mut t = attack(5);
    t.play(SPARTA, "bribe corinth priestess");
    assert_eq!(t.ladder(Priestess), [5, 4, 0, 0]);
    let refusal = "bribe-top (5.3e) city=corinth character=priestess briber=4";
    assert_eq!(attack(4).refusal(SPARTA, "bribe corinth priestess"), refusal);
}

#[test]
fn t18_a_third_city_on_the_last_space() {
    for (briber, after) in [(3, [4, 1, 5, 0]), (5, [5, 1, 4, 0])] {
        let mut t = table(4)
            .levels(SPARTA, &format!("briber {briber}, peasant 4"))
            .levels(CORINTH, "peasant 2")
            // 5.6: the Guardsman of the third city does not matter.
            .levels(ATHENS, "peasant 5, guardsman 5")
            .corruption();
        t.play(SPARTA, "bribe corinth peasant");
        assert_eq!(t.ladder(Peasant), after, "Briber {briber}");
        assert_eq!(t.saw(Event::Bumped { seat: ATHENS, character: Peasant }), briber == 5, "Briber {briber}");
    }
}

#[test]
fn t19_the_briber_must_stand_above_the_guardsman() {
    let attack = |briber| {
        let t = table(4).levels(SPARTA, &format!("briber {briber}")).levels(CORINTH, "peasant 1, guardsman 2");
        t.levels(ATHENS, "peasant 1").corruption()
    };
    let refusal = "bribe-guarded (5.3a) city=corinth briber=2 guardsman=2";
    assert_eq!(attack(2).refusal(SPARTA, "bribe corinth peasant"), refusal);
    assert_eq!(attack(3).refusal(SPARTA, "bribe corinth peasant"), "`bribe corinth peasant` is allowed");
}

#[test]
fn t20_ties_are_broken_by_altars() {
    let with = |sparta: &[&str], corinth: &[&str], points: &[u16]| {
        let mut t = table(4).points(points);
        for (owner, altars) in [(SPARTA, sparta), (CORINTH, corinth)] {
            t = altars.iter().fold(t, |t, altar| t.offering(altar, owner, "fowl 1"));
        }
        t.sacrifices().places()
    };
    let (three, three_more) = (["hephaestus", "ares", "hermes"], ["athena", "hera", "aphrodite"]);
    let two = ["athena", "hera"];
    assert_eq!(with(&three, &two, &[115, 110, 50, 40]), [(1, 130), (2, 130), (3, 50), (4, 40)]);
    assert_eq!(with(&two, &three, &[110, 115, 50, 40]), [(2, 130), (1, 130), (3, 50), (4, 40)]);
    // R9: still tied, shared victory.
    assert_eq!(with(&three, &three_more, &[115, 100, 50, 40]), [(1, 130), (1, 130), (3, 50), (4, 40)]);
}
