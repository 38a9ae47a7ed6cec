//! Descriptions for readers who cannot see a picture: of a board, and of a seat's private picture.

use crate::{Cast, GameWords, Language, join, raise, text};
use agon_rules::game::Viewer;
use agon_rules::{AnyEvent, AnyView, Seat, SeatSet};

/// The longest description Discord takes, in UTF-16 units.
const LONGEST: usize = 1024;

/// The most sentences about changes in a description.
const CHANGES: usize = 6;

/// Describes the board's picture: game and phase, active seats, each seat's main numbers, the last changes, and the
/// button for the whole position. Like the picture, it depends on the view alone. Equal changes are merged, and only the
/// newest are told. Sentences that do not fit are left out: the oldest changes and the last seats first.
pub fn describe(
    words: &dyn GameWords,
    language: Language,
    cast: &Cast,
    view: &AnyView,
    (seats, waiting): (u8, SeatSet),
    last: &[AnyEvent],
) -> String {
    let mut told = vec![format!("{}, {}.", words.title(language), words.phase(language, view))];
    let acting: Vec<String> = waiting.iter().map(|seat| words.city(language, seat)).collect();
    if !acting.is_empty() {
        told.push(text(language, "picture-waits", &[("cities", join(language, &acting).into())]));
    }
    let full = text(language, "picture-full", &[]);
    let tallies =
        (0..seats).map(Seat).map(|seat| words.tally(language, cast, view, seat)).filter(|line| !line.is_empty());
    let tallies = tallies.map(|line| format!("{}.", raise(line.trim_end_matches('.'))));
    let changes = last.iter().filter_map(|event| words.event(language, cast, event)).map(|line| plain(&line));
    let changes = merged(language, changes).into_iter().rev().take(CHANGES);
    let mut room = Room::beside(told.iter().chain([&full]));
    // The position comes before the changes: it is worth more than the way it came about.
    let tallies: Vec<String> = tallies.filter(|line| room.takes(line)).collect();
    let changes: Vec<String> = changes.filter(|line| room.takes(line)).collect();
    told.extend(tallies.into_iter().chain(changes.into_iter().rev()));
    told.push(full);
    told.join(" ")
}

/// Merges equal sentences into one with their number, in the place of the last: `Athens draws a card (5 times).`
fn merged(language: Language, lines: impl Iterator<Item = String>) -> Vec<String> {
    let mut merged: Vec<(String, i64)> = Vec::new();
    for line in lines {
        let before = merged.iter().position(|(other, _)| *other == line);
        let n = before.map_or(0, |at| merged.remove(at).1);
        merged.push((line, n + 1));
    }
    let told = |(line, n): (String, i64)| match n {
        1 => line,
        _ => text(language, "picture-times", &[("line", line.trim_end_matches('.').into()), ("n", n.into())]),
    };
    merged.into_iter().map(told).collect()
}

/// Describes a private picture for its owner: game and phase, the city, the orders, the game's own sentences, and the
/// button for the whole position. It depends on the view of the seat alone. Sentences that do not fit are left out.
pub fn describe_own(words: &dyn GameWords, language: Language, view: &AnyView, ordered: Option<&str>) -> String {
    let mut told = vec![format!("{}, {}.", words.title(language), words.phase(language, view))];
    if let Viewer::Seat(seat) = view.viewer() {
        told.push(text(language, "picture-own", &[("city", words.city(language, seat).into())]));
    }
    let full = text(language, "picture-full", &[]);
    let mut room = Room::beside(told.iter().chain([&full]));
    let ordered = ordered.map(plain).filter(|line| room.takes(line));
    told.extend(ordered);
    told.extend(words.own(language, view).iter().map(|line| plain(line)).filter(|line| room.takes(line)));
    told.push(full);
    told.join(" ")
}

/// The room left in a description, in UTF-16 units.
struct Room(usize);

impl Room {
    /// Returns the room left beside the fixed sentences.
    fn beside<'a>(lines: impl Iterator<Item = &'a String>) -> Room {
        Room(lines.fold(LONGEST + 1, |room, line| room.saturating_sub(units(line) + 1)))
    }

    /// Takes up the room of a sentence and the gap before it, if both fit.
    fn takes(&mut self, line: &str) -> bool {
        let left = self.0.checked_sub(units(line) + 1);
        self.0 = left.unwrap_or(self.0);
        left.is_some()
    }
}

fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

/// Removes the signs of a sentence that have a meaning only in a Discord message.
fn plain(line: &str) -> String {
    line.replace("**", "").replace('\\', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_changes_are_told_once_with_their_number() {
        let dealt = ["Sparta draws a card.", "Athens draws a card.", "Athens draws a card.", "Sparta starts."];
        let told = merged(Language::English, dealt.iter().map(|line| (*line).to_owned()));
        assert_eq!(told, ["Sparta draws a card.", "Athens draws a card (2 times).", "Sparta starts."]);
        let told = merged(Language::German, vec!["Athen zieht eine Karte.".to_owned(); 3].into_iter());
        assert_eq!(told, ["Athen zieht eine Karte (3-mal)."]);
    }
}
