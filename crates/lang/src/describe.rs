//! What stands for a picture where it cannot be seen: the description of a board.

use crate::{Cast, GameWords, Language, join, raise, text};
use agon_rules::{AnyEvent, AnyView, Seat, SeatSet};

/// The longest description Discord takes, in UTF-16 units.
const LONGEST: usize = 1024;

/// The board's picture in words: game and phase, who acts, what changed, each seat's main numbers, and where the whole
/// position is told. From the view alone, like the picture. Sentences that do not fit are left out, newest change and
/// last seats first.
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
    let said: usize = told.iter().map(|line| units(line) + 1).sum();
    let mut room = LONGEST.saturating_sub(said + units(&full));
    let mut fitting = |line: &String| {
        let fits = units(line) < room;
        room -= if fits { units(line) + 1 } else { 0 };
        fits
    };
    // The numbers first: they are worth more than how they came to be.
    let tallies: Vec<String> = tallies.filter(&mut fitting).collect();
    let changes: Vec<String> = changes.filter(&mut fitting).collect();
    told.extend(changes.into_iter().chain(tallies));
    told.push(full);
    told.join(" ")
}

fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

/// A sentence without the signs that only mean something in a message.
fn plain(line: &str) -> String {
    line.replace("**", "").replace('\\', "")
}
