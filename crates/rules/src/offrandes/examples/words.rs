//! The notation of §15.

use super::*;
use crate::game::OptionValues;
use crate::offrandes::Chance;
use crate::table::{AnyTable, Done, Play};

#[test]
fn what_is_written_is_read_back() {
    let mut actions = Vec::new();
    Offrandes::lexicon(5, &Options::default(), &mut actions);
    for action in actions {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action), "`{text}`");
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for chance in (0..5).map(|seat| Chance::First(Seat(seat))) {
        assert_eq!(chance.to_string().parse(), Ok(chance));
    }
}

#[test]
fn other_ways_to_write_are_normalised() {
    let cases = [
        ("lot water peasant", "lot peasant water"),
        ("lot guardsman briber", "lot briber guardsman"),
        ("lot water_carrier temple_guardian", "lot water guardian"),
        ("  bid   4 ", "bid 4"),
        ("bribe sparta flower_carrier", "bribe sparta flower"),
    ];
    for (written, normal) in cases {
        assert_eq!(written.parse::<Action>().unwrap().to_string(), normal);
    }
}

#[test]
fn what_is_no_action_is_refused() {
    let bad = [
        "",
        "bid",
        "bid 4 5",
        "bid 04",
        "bid +4",
        "bid -1",
        "bid 256",
        "Bid 4",
        "pass 1",
        "lot peasant",
        "lot peasant hermes",
        "lot peasant water flower",
        "bribe",
        "bribe sparta",
        "bribe argos peasant",
        "rank none",
        "offer ox",
        "offer 3 ox",
        "altar",
        "altar mars",
        "pick none",
        "first sparta",
    ];
    for text in bad {
        assert!(text.parse::<Action>().is_err(), "`{text}`");
    }
    for text in ["first", "first argos", "second sparta", "first  sparta"] {
        assert!(text.parse::<Chance>().is_err(), "`{text}`");
    }
}

/// Plays the first picks of three cities: Sparta has a Briber, the others a Guardsman.
fn opened() -> Play<Offrandes> {
    let mut table = Play::<Offrandes>::open(3, &OptionValues::new()).unwrap();
    table.resolve("first sparta").unwrap();
    for seat in [ATHENS, CORINTH] {
        table.act(seat, "pick peasant; pick water; pick guardsman").unwrap();
    }
    table.act(SPARTA, "pick peasant; pick water; pick briber").unwrap();
    table
}

fn texts(done: &Done) -> Vec<&str> {
    done.steps.iter().map(|step| step.text.as_str()).collect()
}

#[test]
fn the_log_keeps_the_normal_form() {
    let mut table = opened();
    let done = table.act(SPARTA, "lot water peasant; open 1").unwrap();
    assert_eq!(texts(&done), ["lot peasant water", "open 1"]);
    assert_eq!(done.steps.iter().map(|step| step.seq).collect::<Vec<_>>(), [11, 12]);
}

#[test]
fn what_nobody_decides_is_told_but_not_logged() {
    // 14.2: no money to raise, no money to open, no target, no legal sacrifice.
    let mut table = opened();
    table.act(SPARTA, "lot flower priestess; open 9").unwrap();
    let told =
        |done: &Done| done.events.iter().filter_map(|(_, event)| event.typed::<Event>().cloned()).collect::<Vec<_>>();
    let done = table.act(CORINTH, "bid 10").unwrap();
    assert_eq!(texts(&done), ["bid 10"]);
    assert!([ATHENS, SPARTA].iter().all(|&seat| told(&done).contains(&Event::CannotBeat { seat })));
    let done = table.act(SPARTA, "end").unwrap();
    assert_eq!(texts(&done), ["end"]);
    assert!(told(&done).contains(&Event::NoMoney { seat: CORINTH }));
    let done = table.act(ATHENS, "end").unwrap();
    assert_eq!(texts(&done), ["end"]);
    assert!(told(&done).contains(&Event::NoTarget { seat: SPARTA }));
    assert!([SPARTA, CORINTH, ATHENS].iter().all(|&seat| told(&done).contains(&Event::CannotSacrifice { seat })));
    assert_eq!(table.legal(CORINTH).len(), 22, "the second round has begun");
}
