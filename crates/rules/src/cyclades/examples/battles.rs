//! Rounds of a battle: T25 to T27, and the rest of 13.1, 13.2, 13.4, 13.7 to 13.9.

use super::*;
use crate::cyclades::data::DIE;
use std::collections::BTreeMap;

/// Moves Sparta's troops from Thera to Naxos, which Corinth holds with these buildings.
fn against_naxos(troops: u8, defenders: u8, naxos: &str) -> Table {
    let t = table(3).lands(SPARTA, &format!("kea 0, thera {troops}")).fleets(SPARTA, "J2 1").builds("naxos", naxos);
    let t = t.lands(CORINTH, &format!("naxos {defenders}, mykonos 0")).fleets(CORINTH, "");
    let mut t = t.turn(Ares, SPARTA);
    t.play(SPARTA, &format!("move thera naxos {troops}"));
    t
}

#[test]
fn t25_four_against_one_with_fortress_and_metropolis() {
    let mut t = against_naxos(4, 1, "- - fortress - metropolis");
    let place = Place::Island(Island::Naxos);
    assert!(t.saw(Event::Battle { place, attacker: SPARTA, defender: CORINTH, force: 4, against: 1, bonus: 2 }));
    t.dice(1, 2);
    assert!(t.saw(Event::Round { place, attacker: SPARTA, defender: CORINTH, dice: (1, 2), totals: (5, 5) }));
    assert!(t.saw(Event::BattleWon { place, winner: Some(SPARTA) }));
    assert_eq!(t.at("naxos"), "sparta 3");
    assert_eq!(t.built("naxos"), "- - fortress - metropolis");
}

#[test]
fn t26_both_are_gone() {
    let mut t = against_naxos(1, 1, "- - - -");
    t.dice(2, 2);
    assert!(t.saw(Event::BattleWon { place: Place::Island(Island::Naxos), winner: None }));
    assert_eq!(t.at("naxos"), "corinth 0");
    assert_eq!(t.board().troops_out(SPARTA), 0);

    let mut t = table(3).fleets(SPARTA, "D3 1").turn(Poseidon, SPARTA);
    t.play(SPARTA, "sail D3 D4 1");
    t.dice(2, 2);
    assert_eq!((t.at("D4"), t.at("D3")), ("nobody 0".to_owned(), "nobody 0".to_owned()));
    assert_eq!(t.asks(), "sparta: turn");
}

#[test]
fn t27_ports_of_the_defender_around_the_space() {
    // D3 touches Mykonos and Syros.
    let ports = |seat: Seat| {
        let t = table(3).lands(CORINTH, "mykonos 1, syros 1").lands(SPARTA, "kea 1, naxos 1");
        let t = t.builds("mykonos", "port temple").builds("syros", "- port");
        let (attacker, defender) = (seat, if seat == SPARTA { CORINTH } else { SPARTA });
        let mut t = t.fleets(attacker, "C2 1").fleets(defender, "D3 1").turn(Poseidon, attacker);
        t.play(attacker, "sail C2 D3 1");
        t.events.iter().find_map(|event| if let Event::Battle { bonus, .. } = event { Some(*bonus) } else { None })
    };
    assert_eq!(ports(SPARTA), Some(2));
    assert_eq!(ports(CORINTH), Some(0));
}

#[test]
fn r13_1_ports_do_nothing_on_land_and_fortresses_nothing_at_sea() {
    let t = against_naxos(4, 1, "port port fortress fortress");
    let place = Place::Island(Island::Naxos);
    assert!(t.saw(Event::Battle { place, attacker: SPARTA, defender: CORINTH, force: 4, against: 1, bonus: 2 }));
    let t = table(3).fleets(SPARTA, "G5 1").fleets(CORINTH, "F5 2").builds("naxos", "fortress - - port");
    let mut t = t.turn(Poseidon, CORINTH);
    t.play(CORINTH, "sail F5 G5 2");
    let place = Place::Sea(sea("G5"));
    assert!(t.saw(Event::Battle { place, attacker: CORINTH, defender: SPARTA, force: 2, against: 1, bonus: 1 }));
}

#[test]
fn r13_2_the_lower_total_loses_one_unit() {
    let mut t = against_naxos(3, 3, "- - - -");
    t.dice(1, 0);
    assert_eq!(t.at("naxos"), "corinth 2");
    assert_eq!((t.board().troops_out(SPARTA), t.board().troops_out(CORINTH)), (3, 2));
    t.play(SPARTA, "fight");
    t.dice(0, 2);
    assert_eq!((t.board().troops_out(SPARTA), t.board().troops_out(CORINTH)), (2, 2));
    t.play(SPARTA, "fight");
    t.dice(3, 3);
    assert_eq!((t.board().troops_out(SPARTA), t.board().troops_out(CORINTH)), (1, 1));
}

#[test]
fn r13_7_only_the_units_in_the_space_fight() {
    // Two of Sparta's three fleets attack; Corinth's on D5 do not take part.
    let t = table(3).fleets(SPARTA, "D3 3").fleets(CORINTH, "D4 1, D5 5").lands(CORINTH, "paros 1");
    let mut t = t.turn(Poseidon, SPARTA);
    t.play(SPARTA, "sail D3 D4 2");
    let place = Place::Sea(sea("D4"));
    assert!(t.saw(Event::Battle { place, attacker: SPARTA, defender: CORINTH, force: 2, against: 1, bonus: 0 }));
    t.dice(3, 0);
    assert_eq!([t.at("D3"), t.at("D4"), t.at("D5")], ["sparta 1", "sparta 2", "corinth 5"]);
}

/// Returns the units of both sides after a round, by 36ths; a finished battle leaves the winner's units.
fn rounds(troops: u8, defenders: u8, naxos: &str) -> BTreeMap<(u8, u8), u32> {
    let before = against_naxos(troops, defenders, naxos);
    let mut after = BTreeMap::new();
    for (attack, sides) in DIE {
        for (defence, others) in DIE {
            let mut t = before.clone();
            t.dice(attack, defence);
            *after.entry((t.board().troops_out(SPARTA), t.board().troops_out(CORINTH))).or_default() += sides * others;
        }
    }
    after
}

#[test]
fn r13_9_odds_of_a_round() {
    let odds = [
        (-5, [0, 0, 36]),
        (-4, [0, 0, 36]),
        (-3, [0, 1, 35]),
        (-2, [1, 4, 31]),
        (-1, [5, 8, 23]),
        (0, [13, 10, 13]),
        (1, [23, 8, 5]),
        (2, [31, 4, 1]),
        (3, [35, 1, 0]),
        (4, [36, 0, 0]),
        (5, [36, 0, 0]),
    ];
    for (difference, expected) in odds {
        let troops = 3_i8.max(3 + difference) as u8;
        let defenders = 3_i8.max(3 - difference) as u8;
        let after = rounds(troops, defenders, "- - - -");
        let of = |left: (u8, u8)| after.get(&left).copied().unwrap_or(0);
        let seen = [of((troops, defenders - 1)), of((troops - 1, defenders - 1)), of((troops - 1, defenders))];
        assert_eq!(seen, expected, "difference {difference}");
    }
}

/// Returns the attacker's chance to take the island if no side withdraws.
fn chance(troops: u8, defenders: u8, naxos: &str) -> f64 {
    match (troops, defenders) {
        (0, _) => 0.0,
        (_, 0) => 1.0,
        _ => {
            let after = rounds(troops, defenders, naxos);
            after.iter().map(|(&(a, d), &weight)| f64::from(weight) / 36.0 * chance(a, d, naxos)).sum()
        }
    }
}

#[test]
fn r13_9_odds_of_a_battle_fought_to_the_end() {
    let open = [((1, 1), 361), ((2, 1), 911), ((2, 2), 447), ((3, 2), 902), ((3, 3), 477), ((4, 4), 489)];
    let walled = [((2, 1), 689), ((3, 2), 584), ((3, 1), 957)];
    for ((troops, defenders), expected) in open {
        assert_eq!(
            (chance(troops, defenders, "- - - -") * 1000.0).round(),
            f64::from(expected),
            "{troops}:{defenders}"
        );
    }
    for ((troops, defenders), expected) in walled {
        let seen = chance(troops, defenders, "- - fortress -") * 1000.0;
        assert_eq!(seen.round(), f64::from(expected), "{troops}:{defenders} and a fortress");
    }
}
