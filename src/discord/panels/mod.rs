//! Screens: a look in, message parts out. Pure: nothing here waits, reads the database, or sees a full state.

pub mod board;
pub mod choices;
pub mod help;
pub mod lobby;
pub mod more;
pub mod orders;
pub mod pages;
pub mod preferences;
pub mod records;
pub mod refused;
pub mod rules;
pub mod seat;
pub mod seats;
pub mod setup;
pub mod tables;
pub mod why;

use super::custom_id::{CustomId, Verb};
use super::parts::{Button, plain};
use agon_gamemaster::{ChannelId, GuildId, Look, MessageId, SeatRow};
use agon_lang::{Arg, Cast, GameWords, Language, text, words_of};
use agon_rules::Seat;

/// The gold of the house: lobbies and pages.
pub const GOLD: u32 = 0xC9_9A_2E;

/// A text of the screens without values.
pub fn say(language: Language, key: &str) -> String {
    text(language, key, &[])
}

/// A text of the screens with values.
pub fn tell(language: Language, key: &str, args: &[(&str, Arg)]) -> String {
    text(language, key, args)
}

/// The words of a table's game. Every game of `rules` has some: a test holds the lists together.
pub fn game_words(game: &str) -> Option<&'static dyn GameWords> {
    words_of(game)
}

/// The name of a seat's holder as text: a person's name without markup, or the word for a machine.
pub fn holder(language: Language, row: &SeatRow) -> String {
    let machine = say(language, "table-ai");
    match (&row.user, row.resigned) {
        (Some(_), false) => plain(&row.name),
        (Some(_), true) => format!("{} → {machine}", plain(&row.name)),
        (None, _) => machine,
    }
}

/// Who sits where.
pub fn cast(language: Language, seats: &[SeatRow]) -> Cast {
    Cast { names: seats.iter().map(|row| holder(language, row)).collect() }
}

/// A seat as people read it: `▲ Athens (Ben)`.
pub fn seat_name(language: Language, words: &dyn GameWords, seats: &[SeatRow], seat: Seat) -> String {
    let name = seats.get(seat.index()).map(|row| holder(language, row)).unwrap_or_default();
    let args = [("mark", words.mark(seat).into()), ("city", words.city(language, seat).into()), ("name", name.into())];
    text(language, "seat-held", &args)
}

/// The title of a table's screens: `Offrandes · table 12`.
pub fn title(language: Language, look: &Look) -> String {
    let game = game_words(&look.table.game).map(|words| words.title(language)).unwrap_or_default();
    tell(language, "ui-title", &[("game", game.into()), ("number", number(look).into())])
}

/// The number people call the table by.
pub fn number(look: &Look) -> i64 {
    i64::from(look.table.number)
}

/// The promise of luck, short enough to compare by eye: `3f9a c21e`.
pub fn seal(commitment: &str) -> String {
    let (first, second) = (commitment.get(..4).unwrap_or_default(), commitment.get(4..8).unwrap_or_default());
    format!("{first} {second}")
}

/// The way to a message of a server.
pub fn link(guild: GuildId, channel: ChannelId, message: MessageId) -> String {
    format!("https://discord.com/channels/{guild}/{channel}/{message}")
}

/// The way to a table's board message, if it has one.
pub fn board_link(look: &Look) -> Option<String> {
    look.table.board_message.map(|message| link(look.table.guild, look.table.board_channel, message))
}

/// A button about a table as it stands.
pub fn button(look: &Look, verb: Verb, words: &str, label: String) -> Button {
    Button::new(CustomId::new(verb, look.table.table, look.seq, words), label)
}

/// The button that shows a page to everybody.
pub fn show_button(language: Language, page: &CustomId) -> Button {
    Button::new(page.shown(), say(language, "label-show-here"))
}

/// The last events as one line each, newest last.
pub fn last_events(language: Language, words: &dyn GameWords, look: &Look, most: usize) -> Vec<String> {
    let cast = cast(language, &look.seats);
    let said = look.events.iter().rev().filter_map(|(_, event)| words.event(language, &cast, event));
    let mut lines: Vec<String> = said.take(most).collect();
    lines.reverse();
    lines
}

/// The standing as lines, best first: `1. ▲ Athens (Ben) 152 · sacrifices 96 · altars 30`.
pub fn standing_lines(language: Language, words: &dyn GameWords, look: &Look) -> Vec<String> {
    let Some(standing) = &look.standing else { return Vec::new() };
    let mut order: Vec<usize> = (0..standing.seats.len()).collect();
    order.sort_by_key(|&seat| standing.seats[seat].place);
    let line = |seat: usize| {
        let place = &standing.seats[seat];
        let parts = place.parts.iter().map(|(part, points)| format!("{} {points}", words.part(language, part)));
        let parts = parts.collect::<Vec<_>>().join(" · ");
        let name = seat_name(language, words, &look.seats, Seat(seat as u8));
        format!("{}. {name} **{}** · {parts}", place.place, place.score)
    };
    order.into_iter().map(line).collect()
}

/// Who won, in one line.
pub fn winners(language: Language, words: &dyn GameWords, look: &Look) -> String {
    let Some(standing) = &look.standing else { return String::new() };
    let best = standing.seats.iter().enumerate().filter(|(_, place)| place.place == 1);
    let names: Vec<String> =
        best.clone().map(|(seat, _)| seat_name(language, words, &look.seats, Seat(seat as u8))).collect();
    let score = best.map(|(_, place)| place.score).next().unwrap_or_default();
    let args = [("names", agon_lang::join(language, &names).into()), ("score", score.into())];
    let key = if names.len() == 1 { "ui-won" } else { "ui-won-shared" };
    tell(language, key, &args)
}
