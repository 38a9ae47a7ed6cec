//! Sentences of a recap: the same line for the reader concerned and for everybody else.

use super::sea;
use crate::Language;
use crate::cyclades::recap::recap;
use agon_rules::Seat;
use agon_rules::cyclades::Place;
use agon_rules::cyclades::data::{Building, Creature, God, Island};
use agon_rules::cyclades::recap::{Actions, Deed, Fight, Line, Offered, Power, Spoils, Throw, Withdrawal};
use agon_rules::game::Viewer;

const SPARTA: Seat = Seat(0);
const CORINTH: Seat = Seat(1);
const ATHENS: Seat = Seat(2);
const THEBES: Seat = Seat(3);

/// Returns the sentences for Sparta and for the public.
fn both(line: &Line) -> [String; 2] {
    [Viewer::Seat(SPARTA), Viewer::Public].map(|reader| recap(Language::English, reader, line))
}

fn lost() -> Spoils {
    Spoils {
        island: Island::Kythnos,
        from: Some(SPARTA),
        buildings: vec![Building::Port],
        metropolis: false,
        gain: (2, 3),
        loss: (4, 3),
    }
}

/// A battle of Thebes against Sparta.
fn battle(place: Place, totals: &[(u8, u8)], lost: (u8, u8), winner: Seat) -> Fight {
    Fight {
        place,
        attacker: THEBES,
        defender: SPARTA,
        force: 3,
        against: 2,
        bonus: 0,
        rounds: totals.iter().map(|&totals| Throw { dice: (0, 0), totals }).collect(),
        lost,
        withdrew: None,
        minotaur: false,
        winner: Some(winner),
        spoils: None,
        by: None,
    }
}

#[test]
fn an_island_taken_says_what_stood_there() {
    let line = Line::Taken { seat: ATHENS, by: None, spoils: lost() };
    let wanted =
        ["**Athens took Kythnos from you**: port, income 4\u{a0}→\u{a0}3.", "Athens took Kythnos from Sparta: port."];
    assert_eq!(both(&line), wanted);
    let athens = recap(Language::English, Viewer::Seat(ATHENS), &line);
    assert_eq!(athens, "**You took Kythnos from Sparta**: port, income +1.");
}

#[test]
fn a_battle_says_who_won_and_what_it_cost() {
    let naxos = Place::Island(Island::Naxos);
    let mut fight = battle(naxos, &[(3, 4), (3, 2), (3, 1)], (1, 2), THEBES);
    fight.spoils = Some(Spoils { island: Island::Naxos, buildings: Vec::new(), loss: (2, 2), ..lost() });
    let wanted = [
        "**Thebes took Naxos from you in 3 rounds**; lost: you 2, Thebes 1.",
        "Thebes took Naxos from Sparta in 3 rounds; lost: Thebes 1, Sparta 2.",
    ];
    assert_eq!(both(&Line::Battle(fight)), wanted);
    let held = battle(Place::Sea(sea("D8")), &[(1, 4)], (1, 0), SPARTA);
    let wanted = [
        "**You held D8 against Thebes (4\u{a0}:\u{a0}1)**; Thebes lost 1 fleet.",
        "Sparta held D8 against Thebes (4\u{a0}:\u{a0}1); Thebes lost 1 fleet.",
    ];
    assert_eq!(both(&Line::Battle(held)), wanted);
    let mut left = battle(Place::Sea(sea("E4")), &[(5, 2)], (0, 1), THEBES);
    left.withdrew = Some(Withdrawal { seat: SPARTA, to: Place::Sea(sea("F3")), count: 1 });
    let wanted = [
        "**You withdrew from E4 to F3 with 1 fleet**; you lost 1 fleet.",
        "Thebes beat Sparta at E4 (5\u{a0}:\u{a0}2); Sparta withdrew to F3; Sparta lost 1 fleet.",
    ];
    assert_eq!(both(&Line::Battle(left)), wanted);
}

#[test]
fn a_creature_says_whose_it_is_and_what_it_took() {
    let power = |creature, chimera, deed| Line::Power(Power { seat: CORINTH, creature, chimera, deed });
    let siren = power(Creature::Siren, false, Deed::Lured { victim: SPARTA, at: sea("K6") });
    let wanted = ["**Corinth's Siren took your fleet at K6.**", "Corinth's Siren took Sparta's fleet at K6."];
    assert_eq!(both(&siren), wanted);
    let known = power(Creature::Griffon, true, Deed::Robbed { victim: SPARTA, amount: Some(3) });
    assert_eq!(both(&known)[0], "**Corinth's Griffon took 3 gold from you.** (By the Chimera.)");
    let hidden = power(Creature::Griffon, false, Deed::Robbed { victim: SPARTA, amount: None });
    assert_eq!(both(&hidden)[1], "Corinth's Griffon took half of Sparta's gold.");
}

#[test]
fn offerings_turns_and_metropolises_read_well() {
    let outbid = Offered { god: God::Ares, seat: ATHENS, amount: 6, cost: Some(5), past: vec![SPARTA, THEBES] };
    let line = Line::Offering(outbid);
    assert_eq!(both(&line), ["**Athens outbid you at Ares (6).**", "Ares went to Athens for 6, past Sparta, Thebes."]);
    let won = recap(Language::English, Viewer::Seat(ATHENS), &line);
    assert_eq!(won, "**You won Ares for 6**, past Sparta, Thebes. You paid 5.");
    let actions = Actions { seat: SPARTA, god: God::Ares, recruited: 2, built: vec![Island::Paros], moves: Vec::new() };
    let wanted =
        ["**You** with Ares: 2 troops, a fortress on Paros.", "Sparta with Ares: 2 troops, a fortress on Paros."];
    assert_eq!(both(&Line::Actions(actions)), wanted);
    let raised = |philosophers| Line::Metropolis {
        seat: SPARTA,
        island: Island::Delos,
        fallen: vec![Building::Port],
        philosophers,
        count: 1,
        target: 2,
    };
    let wanted = "**Four philosophers raised your metropolis on Delos:** 1 of 2. Lost under it: port.";
    assert_eq!(both(&raised(true))[0], wanted);
    assert_eq!(both(&raised(false))[1], "Sparta raised a metropolis on Delos: 1 of 2. Lost under it: port.");
    let gift = Line::Apollo { seat: SPARTA, amount: 1, island: Some(Island::Milos) };
    assert_eq!(both(&gift)[0], "**Apollo gave you 1 gold**, and +1 income on Milos for good.");
}

#[test]
fn spanish_and_german_read_well() {
    let line = Line::Taken { seat: ATHENS, by: Some(Creature::Pegasus), spoils: lost() };
    let told = |l| recap(l, Viewer::Seat(SPARTA), &line);
    let spanish = "**Atenas te quitó Kythnos**: puerto, ingresos 4\u{a0}→\u{a0}3, con Pegaso.";
    assert_eq!(told(Language::Spanish), spanish);
    let german = "**Athen hat dir Kythnos abgenommen**: Hafen, Einkommen 4\u{a0}→\u{a0}3, durch Pegasus.";
    assert_eq!(told(Language::German), german);
}
