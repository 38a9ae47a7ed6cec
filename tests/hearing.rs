//! The messages people get on the wire, in two parallel worlds.

use crate::running_bot::RunningBot;
use agon_rules::Seat;

/// The number of compared deliveries of these people in one world. The first of them sit at the table.
pub struct Hearing {
    names: &'static [&'static str],
    compared: Vec<usize>,
}

impl Hearing {
    pub fn of(names: &'static [&'static str]) -> Hearing {
        Hearing { names, compared: vec![0; names.len()] }
    }

    /// Everything sent to a person since the last call, byte for byte. Messages sent at the same moment to different
    /// places have no order, so the order and the ordinals are not compared.
    fn since(&mut self, bot: &RunningBot, at: usize) -> Vec<String> {
        let transcript = bot.sandbox.transcript(self.names[at]);
        let from = std::mem::replace(&mut self.compared[at], transcript.len());
        let mut heard: Vec<String> = transcript[from..].iter().map(|delivery| without_ordinal(delivery)).collect();
        heard.sort();
        heard
    }
}

/// Checks that everybody except these people got the same in both worlds since the last time.
pub fn assert_same([a, b]: [(&RunningBot, &mut Hearing); 2], but: &[Seat], when: &str) {
    for (at, name) in a.1.names.iter().enumerate() {
        let (left, right) = (a.1.since(a.0, at), b.1.since(b.0, at));
        if !but.iter().any(|seat| seat.index() == at) {
            assert_alike(&left, &right, name, when);
        }
    }
}

/// Checks that a person got the same in both worlds.
pub fn assert_alike(left: &[String], right: &[String], name: &str, when: &str) {
    for (left, right) in left.iter().zip(right) {
        assert_eq!(left, right, "{when}: {name} heard something else");
    }
    assert_eq!(left.len(), right.len(), "{when}: {name} heard more in one world\n{left:#?}\n{right:#?}");
}

/// A delivery without the ordinal (`#7`) of its message.
fn without_ordinal(delivery: &str) -> String {
    match delivery.split_once(" #") {
        Some((before, after)) => format!("{before} {}", after.trim_start_matches(|c: char| c.is_ascii_digit())),
        None => delivery.to_owned(),
    }
}
