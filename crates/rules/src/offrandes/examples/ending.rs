//! §8 and the rulings about the end.

use super::*;
use crate::SeatSet;
use crate::standing::Lead;

/// Sets up a table where every altar except Zeus has an offering of Thebes.
fn ten_altars() -> Table {
    let altars = Altar::ALL.into_iter().filter(|&altar| altar != Altar::Zeus);
    altars.fold(table(4), |t, altar| t.offering(altar.id(), THEBES, "fowl 1"))
}

#[test]
fn r08_the_end_is_tested_after_the_phase() {
    // Sparta fills the last altar; Athens still sacrifices.
    let mut t = ten_altars().offers(SPARTA, 5, 1, 5).offers(ATHENS, 5, 2, 5).sacrifices();
    t.play(SPARTA, "altar zeus");
    assert_eq!(t.asks(), "athens: altar");
    t.play(ATHENS, "altar zeus");
    assert!(t.saw(Event::Over { reason: super::super::Ending::Altars }));
    assert_eq!(t.standing().reason, "altars");
    // 8.3: the altar counts only for its last owner.
    assert_eq!(t.places(), [(3, 5), (4, 0), (2, 10 + 25), (1, 5 * 3 + 10 * 3 + 15 * 2 + 20 * 2)]);
}

#[test]
fn r08_above_100_points_the_phase_is_finished_too() {
    let mut t = table(4).points(&[99]).offers(SPARTA, 2, 1, 1).offers(THEBES, 1, 1, 1).sacrifices();
    t.play(SPARTA, "altar hermes");
    assert_eq!(t.scores()[0], 101);
    assert_eq!(t.asks(), "thebes: altar");
    t.play(THEBES, "altar none");
    assert_eq!(t.standing().reason, "points");
}

#[test]
fn r13_no_revenue_after_the_last_phase() {
    let t = table(4).points(&[101]).money(&[1, 2, 3, 4]).sacrifices();
    assert_eq!((t.asks().as_str(), t.purses()), ("over", vec![1, 2, 3, 4]));
    assert_eq!(t.state.board.marker, Some(SPARTA));
    for seat in [SPARTA, CORINTH, ATHENS, THEBES] {
        assert!(t.legal(seat).is_empty());
        assert_eq!(t.refusal(seat, "end"), "not-your-turn (3)");
    }
}

#[test]
fn when_the_game_ends() {
    // 8.1 and 14.1; altar points do not count towards the 100, lamps do.
    let cases = [
        ("ten altars", ten_altars(), None),
        ("all altars", ten_altars().offering("zeus", THEBES, "fowl 1"), Some("altars")),
        ("100 points, 110 with the altars of all ten", ten_altars().points(&[0, 0, 0, 100]), None),
        ("101 points", table(4).points(&[0, 0, 0, 101]), Some("points")),
        ("98 points and a lamp of 2", table(4).points(&[98]).levels(SPARTA, "priestess 1"), None),
        ("98 points and a lamp of 4", table(4).points(&[98]).levels(SPARTA, "priestess 2"), Some("points")),
        ("round 49", table(4).round(49), None),
        ("round 50", table(4).round(50), Some("rounds")),
    ];
    for (case, t, reason) in cases {
        let t = t.sacrifices();
        assert_eq!(Offrandes::standing(&t.state).map(|standing| standing.reason).as_deref(), reason, "{case}");
        assert_eq!(t.asks() == "over", reason.is_some(), "{case}");
    }
}

#[test]
fn round_50_is_scored_as_usual() {
    // 14.1: sacrifices, lamps and altars.
    let t = table(3).round(50).points(&[30, 20, 10]).levels(ATHENS, "priestess 5").offering("zeus", ATHENS, "ox 5");
    let standing = t.sacrifices().standing();
    let parts = [("sacrifices", 10), ("lamps", 10), ("altars", 25)].map(|(part, points)| (part.to_owned(), points));
    assert_eq!((standing.seats[2].place, standing.seats[2].score), (1, 45));
    assert_eq!(standing.seats[2].parts, parts);
}

#[test]
fn places_after_the_first_are_shared_too() {
    let t = table(5).points(&[40, 101, 40, 60, 60]).offering("zeus", THEBES, "ox 1").offering("ares", DELOS, "ox 1");
    assert_eq!(t.sacrifices().places(), [(4, 40), (1, 101), (4, 40), (2, 85), (3, 65)]);
}

#[test]
fn by_how_little_a_table_was_won() {
    // 8.4: the total, then the altars held.
    let won = |t: Table| t.sacrifices().standing().lead(SeatSet::all(3)).unwrap();
    let points = won(table(3).points(&[101, 98, 40]));
    assert_eq!(points, Lead { level: 0, by: Some(("points", 3)) });
    let three =
        |t: Table| ["ares", "hermes", "hephaestus"].into_iter().fold(t, |t, god| t.offering(god, ATHENS, "ox 1"));
    let over = three(table(3).points(&[101, 40, 106])).offering("hades", SPARTA, "ox 1").sacrifices().standing();
    assert_eq!(over.lead(SeatSet::all(3)), Some(Lead { level: 1, by: Some(("held", 2)) }));
    assert_eq!(over.numbers(ATHENS), [("points", 121), ("held", 3)]);
    assert_eq!(won(table(3).points(&[101, 101, 40])), Lead { level: 2, by: None });
    // The next one is never a seat that gave up.
    let over = table(3).points(&[101, 98, 40]).sacrifices().standing();
    assert_eq!(over.lead(SeatSet::from_iter([SPARTA, ATHENS])).unwrap().by, Some(("points", 61)));
    assert_eq!(over.lead(SeatSet::from_iter([SPARTA])), None);
}
