//! Lines as their readers see them.

use super::recap;
use crate::Language;
use crate::Language::{English, German, Spanish};
use agon_rules::game::Viewer;
use agon_rules::offrandes::data::{Altar, Animal, Character::*};
use agon_rules::offrandes::{Lack, Line, Sale, Stage, Unreached};
use agon_rules::{Seat, SeatSet};

const SPARTA: Seat = Seat(0);
const CORINTH: Seat = Seat(1);
const ATHENS: Seat = Seat(2);
const THEBES: Seat = Seat(3);
const SPARTAN: Viewer = Viewer::Seat(SPARTA);

/// Returns the line in English for Sparta and for the public. The no-break spaces of a change become spaces.
fn both(line: &Line) -> [String; 2] {
    [SPARTAN, Viewer::Public].map(|reader| told(English, reader, line))
}

fn told(l: Language, reader: Viewer, line: &Line) -> String {
    recap(l, reader, line).replace('\u{a0}', " ")
}

/// Corinth offers Peasant and Temple Guardian at 1, and Thebes wins for 3.
fn sale() -> Sale {
    Sale {
        auctioneer: CORINTH,
        lot: (Peasant, TempleGuardian),
        winner: THEBES,
        price: 3,
        bids: vec![(CORINTH, 1), (THEBES, 3)],
        passed: SeatSet::one(SPARTA),
        sealed: false,
        short: None,
        rose: vec![(Peasant, 2), (TempleGuardian, 1)],
        pushed: Vec::new(),
    }
}

#[test]
fn a_lot_is_told_to_its_winner_and_to_those_who_let_it_go() {
    let lost = Line::Sold(sale());
    assert_eq!(
        both(&lost),
        ["Thebes won Peasant + Temple Guardian for 3. **You** passed.", "Thebes won Peasant + Temple Guardian for 3."]
    );
    let outbid = Line::Sold(Sale { bids: vec![(CORINTH, 1), (SPARTA, 2), (THEBES, 3)], ..sale() });
    assert_eq!(both(&outbid)[0], "Thebes won Peasant + Temple Guardian for 3. **You** stopped at 2.");
    let won = Line::Sold(Sale { winner: SPARTA, bids: vec![(CORINTH, 1), (SPARTA, 3)], ..sale() });
    assert_eq!(both(&won)[0], "**You won Peasant + Temple Guardian for 3.**");
    assert_eq!(told(Spanish, SPARTAN, &won), "**Ganaste Campesino + Guardián del Templo por 3.**");
    assert_eq!(told(German, SPARTAN, &won), "**Du hast Bauer + Tempeldiener für 3 ersteigert.**");
    let rose = vec![(TempleGuardian, 1)];
    let kept = Line::Sold(Sale { auctioneer: SPARTA, winner: SPARTA, rose, bids: vec![(SPARTA, 3)], ..sale() });
    assert_eq!(
        both(&kept),
        [
            "**You kept your lot Peasant (on top already) + Temple Guardian for 3.**",
            "Sparta kept its lot Peasant (on top already) + Temple Guardian for 3."
        ]
    );
    let short = Line::Sold(Sale { short: Some(1), passed: SeatSet::EMPTY, ..sale() });
    assert_eq!(
        both(&short)[0],
        "**You had too little to bid:** 1 drachma. Thebes won Peasant + Temple Guardian for 3."
    );
}

#[test]
fn a_token_pushed_from_the_top_comes_first_for_its_city() {
    let line = Line::Sold(Sale { pushed: vec![(SPARTA, Peasant)], ..sale() });
    assert_eq!(
        both(&line),
        [
            "**Thebes pushed your Peasant from the top: 5 → 4.** Thebes won Peasant + Temple Guardian for 3.",
            "Thebes won Peasant + Temple Guardian for 3. The Peasant of Sparta dropped to 4."
        ]
    );
}

#[test]
fn secret_amounts_open_in_one_line() {
    let bids = vec![(ATHENS, 4), (SPARTA, 7), (CORINTH, 0)];
    let opened = Sale { auctioneer: ATHENS, winner: SPARTA, price: 7, bids, sealed: true, ..sale() };
    assert_eq!(
        both(&Line::Sold(opened)),
        [
            "Sealed bids: **you 7** · Athens 4 (opened) · Corinth none → **you won Peasant + Temple Guardian for 7.**",
            "Sealed bids: Sparta 7 · Athens 4 (opened) · Corinth none → Sparta won Peasant + Temple Guardian for 7."
        ]
    );
    let bids = vec![(CORINTH, 1), (SPARTA, 0), (THEBES, 0)];
    let kept = Line::Sold(Sale { winner: CORINTH, price: 1, bids, sealed: true, ..sale() });
    assert_eq!(both(&kept)[1], "Sealed bids: none → Corinth kept its lot Peasant + Temple Guardian for 1.");
}

#[test]
fn a_bribe_is_told_to_its_victim_its_briber_and_the_third_city() {
    let bribe =
        |seat, victim, own, theirs, pushed| Line::Bribed { seat, victim, ladder: TempleGuardian, own, theirs, pushed };
    let robbed = bribe(ATHENS, SPARTA, (0, 1), (1, 0), None);
    assert_eq!(
        both(&robbed),
        ["**Athens bribed your Temple Guardian: 1 → 0.**", "Athens bribed Sparta's Temple Guardian: 1 → 0."]
    );
    assert_eq!(told(Spanish, SPARTAN, &robbed), "**Atenas corrompió a tu Guardián del Templo: 1 → 0.**");
    assert_eq!(told(German, SPARTAN, &robbed), "**Athen hat bei dir den Tempeldiener bestochen: 1 → 0.**");
    let own = bribe(SPARTA, CORINTH, (2, 3), (3, 2), None);
    assert_eq!(both(&own)[0], "**Your bribe: Temple Guardian 2 → 3, Corinth 3 → 2.**");
    let stayed = bribe(SPARTA, CORINTH, (5, 5), (3, 2), None);
    assert_eq!(both(&stayed)[0], "**Your bribe: Corinth's Temple Guardian 3 → 2;** yours stays on 5.");
    let pushed = bribe(ATHENS, CORINTH, (4, 5), (2, 1), Some(SPARTA));
    assert_eq!(
        both(&pushed),
        [
            "**Athens's bribe pushed your Temple Guardian from the top: 5 → 4.** \
             Athens bribed Corinth's Temple Guardian: 2 → 1.",
            "Athens bribed Corinth's Temple Guardian: 2 → 1. The Temple Guardian of Sparta dropped to 4."
        ]
    );
}

#[test]
fn a_phase_that_passed_over_the_reader_gives_its_reason() {
    let unreached = Line::Unreached { seat: SPARTA, briber: 2, why: Unreached::Guarded };
    assert_eq!(both(&unreached)[0], "**Your Briber 2 reached nobody:** every city has a Guardsman of 2 or more.");
    assert_eq!(
        both(&Line::NobodyBribed { bribers: vec![ATHENS] }),
        ["**You were not asked:** you have no Briber. Nobody bribed.", "Nobody bribed."]
    );
    let none = ["Nobody bribed: no city has a Briber."; 2];
    assert_eq!(both(&Line::NobodyBribed { bribers: Vec::new() }), none);
    let failed = Line::ListFailed { seat: SPARTA };
    assert_eq!(
        both(&failed),
        ["**Nothing on your list was possible any more.**", "Nothing on the list of Sparta was possible any more."]
    );
    let lack = Lack::Characters(vec![WaterCarrier, TempleGuardian]);
    let cannot = Line::CannotSacrifice { seat: SPARTA, lack };
    assert_eq!(
        both(&cannot),
        [
            "**You could not sacrifice:** no Water Carrier, no Temple Guardian.",
            "Sparta could not sacrifice: no Water Carrier, no Temple Guardian."
        ]
    );
}

#[test]
fn an_altar_is_told_to_those_who_won_or_lost_it() {
    let gave = |seat, count, points, from, ends| Line::Sacrificed {
        seat,
        altar: Altar::Hephaestus,
        animal: Animal::Pig,
        count,
        points,
        from,
        ends,
    };
    assert_eq!(
        both(&gave(THEBES, 1, 2, Some(SPARTA), false)),
        ["**Thebes took Hephaestus from you** with 1 pig.", "Thebes took Hephaestus from Sparta with 1 pig: +2."]
    );
    assert_eq!(both(&gave(SPARTA, 2, 4, None, false))[0], "**You gave 2 pigs to Hephaestus: +4.**");
    assert_eq!(
        both(&gave(SPARTA, 2, 4, Some(THEBES), false))[0],
        "**You took Hephaestus from Thebes with 2 pigs: +4.**"
    );
    assert_eq!(both(&gave(SPARTA, 3, 6, Some(SPARTA), false))[0], "**You renewed Hephaestus with 3 pigs: +6.**");
    assert_eq!(
        both(&gave(THEBES, 5, 10, None, true))[1],
        "Thebes gave 5 pigs to Hephaestus: +10. The game ends after this phase."
    );
}

#[test]
fn routine_lines_name_the_reader_in_bold() {
    let lamps = Line::Lamps { points: vec![(SPARTA, 2), (THEBES, 4)], ends: false };
    assert_eq!(both(&lamps), ["Lamps: Thebes +4, **you +2**.", "Lamps: Thebes +4, Sparta +2."]);
    let revenue = |purse, capped| Line::Revenue { round: 3, marker: CORINTH, purse, capped };
    let plain = revenue(Some(19), SeatSet::EMPTY);
    assert_eq!(both(&plain), ["All +10, **you 19**. Round 3: Corinth begins.", "All +10. Round 3: Corinth begins."]);
    let capped = revenue(Some(25), [SPARTA, THEBES].into_iter().collect());
    assert_eq!(
        both(&capped),
        [
            "All +10; **you stop at 25.** Round 3: Corinth begins. Thebes stopped at 25.",
            "All +10. Round 3: Corinth begins. Sparta and Thebes stopped at 25."
        ]
    );
}

#[test]
fn headings_have_no_markup() {
    let phase = Line::Phase { round: 3, phase: Stage::Auctions };
    assert_eq!(both(&phase), ["Round 3 · Auctions"; 2]);
    assert_eq!(told(German, SPARTAN, &phase), "Runde 3 · Versteigerung");
    assert_eq!(both(&Line::Start { seat: SPARTA }), ["First picks · you start", "First picks · Sparta starts"]);
}
