//! Screens: a snapshot in, message parts out. Pure: nothing here waits, reads the database, or sees a full state.
//!
//! `table` shows one table, `records` shows many tables and their results, `settings` shows the choices of people and
//! servers.

pub mod help;
pub mod news;
pub mod records;
pub mod rules;
pub mod settings;
pub mod table;

use super::ids::{Click, CustomId};
use super::parts::{Button, cut, plain};
use agon_gamemaster::{ChannelId, GuildId, MessageId, SeatRow, TableRow, TableSnapshot, UserId};
use agon_games::GameEntry;
use agon_lang::{Arg, Cast, GameWords, Language, text};
use agon_rules::standing::{CONCEDED, Place};
use agon_rules::{AnyEvent, Seat, Standing, Viewer};
use records::number_format;
use std::cmp::Reverse;

/// The gold of the bot, for lobbies and pages.
pub const GOLD: u32 = 0xC9_9A_2E;

/// Returns a text of the screens without values.
pub fn say(language: Language, key: &str) -> String {
    text(language, key, &[])
}

/// Returns a text of the screens with values.
pub fn tell(language: Language, key: &str, args: &[(&str, Arg)]) -> String {
    text(language, key, args)
}

/// Returns a person's name as it was shown, with its markup. An erased person gets a general word.
pub fn person(language: Language, user: UserId, name: &str) -> String {
    if user.is_former() { say(language, "ui-former") } else { name.to_owned() }
}

/// Returns the name of a seat's holder as text: a person's name without markup, or that of an AI with its level:
/// `Myrto (hard AI)`.
pub fn holder(language: Language, row: &SeatRow) -> String {
    match row.user {
        Some(user) => of_person(language, user, row),
        None => number_format::named_machine(language, &row.name, row.ai.as_deref().unwrap_or_default()),
    }
}

/// Returns the same for brackets: `Myrto, AI`.
fn held_by(language: Language, row: &SeatRow) -> String {
    match row.user {
        Some(user) => of_person(language, user, row),
        None => number_format::named(language, "ai-held", &row.name, say(language, "table-ai")),
    }
}

/// Returns the name of a seat's person, and the word for an AI that plays on.
fn of_person(language: Language, user: UserId, row: &SeatRow) -> String {
    let name = plain(&person(language, user, &row.name));
    if row.resigned { format!("{name} → {}", say(language, "table-ai")) } else { name }
}

/// Returns the same as `holder` for those whose rating moved: the AIs of a level share one, under their level alone.
fn rated_holder(language: Language, row: &SeatRow) -> String {
    match (row.user, row.ai.as_deref()) {
        (None, Some(level)) => number_format::machine(language, level),
        _ => holder(language, row),
    }
}

/// Returns the names of all seats, for brackets.
pub fn cast(language: Language, seats: &[SeatRow]) -> Cast {
    Cast { names: seats.iter().map(|row| held_by(language, row)).collect() }
}

/// Returns a seat's name for people: `▲ Athens (Ben)`.
pub fn seat_name(language: Language, words: &dyn GameWords, seats: &[SeatRow], seat: Seat) -> String {
    let name = seats.get(seat.index()).map(|row| held_by(language, row)).unwrap_or_default();
    held(language, words, seat, name)
}

/// Returns the same with an AI's level, for the end of a table: `▲ Athens (Myrto, hard AI)`.
fn contender_name(language: Language, words: &dyn GameWords, seats: &[SeatRow], seat: Seat) -> String {
    let name = seats.get(seat.index()).map(|row| match (row.user, row.ai.as_deref()) {
        (None, Some(level)) => {
            number_format::named(language, "ai-held", &row.name, number_format::machine_within(language, level))
        }
        _ => held_by(language, row),
    });
    held(language, words, seat, name.unwrap_or_default())
}

/// Returns the same with the person's name, even if an AI played on: `▲ Athens (Ben)`.
pub fn person_name(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot, seat: Seat) -> String {
    let row = snapshot.seats().get(seat.index());
    let name = row.and_then(|row| Some(plain(&person(language, row.user?, &row.name))));
    held(language, words, seat, name.unwrap_or_default())
}

fn held(language: Language, words: &dyn GameWords, seat: Seat, name: String) -> String {
    let args = [("mark", words.mark(seat).into()), ("city", words.city(language, seat).into()), ("name", name.into())];
    text(language, "seat-held", &args)
}

/// Returns the title of a table's screens: `Offrandes · table 12`.
pub fn title(language: Language, game: &GameEntry, table: &TableRow) -> String {
    let game = game.words.title(language);
    tell(language, "ui-title", &[("game", game.into()), ("number", i64::from(table.number).into())])
}

/// Returns the table's number that people use.
pub fn number(snapshot: &TableSnapshot) -> i64 {
    i64::from(snapshot.table().number)
}

/// Shortens the commitment of luck, so that people can compare it by eye: `3f9a c21e`.
pub fn seal(commitment: &str) -> String {
    let (first, second) = (commitment.get(..4).unwrap_or_default(), commitment.get(4..8).unwrap_or_default());
    format!("{first} {second}")
}

/// Returns the link to a message of a server.
pub fn link(guild: GuildId, channel: ChannelId, message: MessageId) -> String {
    format!("https://discord.com/channels/{guild}/{channel}/{message}")
}

/// Returns the link to a table's board message, if it has one.
pub fn board_link(snapshot: &TableSnapshot) -> Option<String> {
    snapshot.table().board_message.map(|message| link(snapshot.table().guild, snapshot.table().board_channel, message))
}

/// Makes a button about a table at its current step.
pub fn button(snapshot: &TableSnapshot, click: impl Into<Click>, label: String) -> Button {
    Button::new(CustomId::new(click, snapshot.table().table, snapshot.seq()), label)
}

/// Makes the button that shows a page to everyone: `CustomId` of a [`Page`](super::ids::Page).
pub fn show_button(language: Language, page: CustomId) -> Button {
    Button::new(page, say(language, "label-show-here"))
}

/// Makes the button that lists the reader's tables.
pub fn mine_button(language: Language) -> Button {
    Button::new(CustomId::page(Click::Mine), say(language, "label-my-tables"))
}

/// Returns at most `most` of the last events, one per line, newest last. The start or end of a turn gets a line only if
/// the other events leave one free.
pub fn last_events(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot, most: usize) -> Vec<String> {
    let cast = cast(language, snapshot.seats());
    let said = |turns: bool| {
        let events =
            snapshot.events().iter().enumerate().rev().filter(move |(_, (_, event))| words.turns(event) == turns);
        events.filter_map(|(at, (_, event))| Some((at, words.event(language, &cast, event)?)))
    };
    let mut lines: Vec<(usize, String)> = said(false).chain(said(true)).take(most).collect();
    lines.sort_by_key(|(at, _)| *at);
    lines.into_iter().map(|(_, line)| line).collect()
}

/// The longest course of a seat on a board, in UTF-16 units.
const COURSE: usize = 150;

/// Returns the standing as lines, best first: `1. ▲ Athens (Ben) 152 points · sacrifices 96`. Below each line, the
/// seat's course in a small one, if its game tells one.
pub fn standing_lines(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> Vec<String> {
    let Some(standing) = snapshot.standing() else { return Vec::new() };
    let mut order: Vec<usize> = (0..standing.seats.len()).collect();
    order.sort_by_key(|&seat| standing.seats[seat].place);
    let public = |(seq, event): &(u32, AnyEvent)| Some((*seq, event.seen_by(Viewer::Public)?));
    let events: Vec<(u32, AnyEvent)> = snapshot.events().iter().filter_map(public).collect();
    let course = |seat: usize| {
        // A table that people gave up has no course to its end.
        let course = words.course(language, Seat(seat as u8), &events).filter(|_| !standing.is_conceded())?;
        Some(format!("-# {}", cut(&course, COURSE)))
    };
    let part = counted(standing);
    let line = |seat: usize| {
        let place = &standing.seats[seat];
        if standing.is_conceded() {
            return format!("{}. {}", place.place, person_name(language, words, snapshot, Seat(seat as u8)));
        }
        let name = contender_name(language, words, snapshot.seats(), Seat(seat as u8));
        format!("{}. {name} {}", place.place, score_parts(language, words, part, place, "**"))
    };
    order.into_iter().flat_map(|seat| [Some(line(seat)), course(seat)]).flatten().collect()
}

/// Returns the rating changes in one line, the best first: `Rating: Ben +31, Ana −8, Cleo (provisional)`; `None` if there
/// are none. A provisional rating moves far by a single table, so its change is not shown, and of an AI it is left out.
/// AIs of one level share a rating, so the line has it once.
pub fn ratings_line(language: Language, snapshot: &TableSnapshot) -> Option<String> {
    let moved =
        snapshot.rating_changes().iter().zip(snapshot.seats()).filter_map(|(moved, row)| Some(((*moved)?, row)));
    let mut changes: Vec<_> = moved.clone().collect();
    changes.sort_by_key(|(moved, _)| Reverse(moved.after - moved.before));
    let mut names: Vec<String> = Vec::new();
    for (moved, row) in changes {
        let (name, by) = (rated_holder(language, row), moved.after - moved.before);
        // A minus sign, not a hyphen, because it is as wide as the plus.
        let sign = if by < 0 { "−" } else { "+" };
        let line = match moved.sure {
            true => format!("{name} {sign}{}", by.abs()),
            false if row.user.is_some() => tell(language, "ui-rating-provisional", &[("name", name.into())]),
            false => continue,
        };
        if row.user.is_some() || !names.contains(&line) {
            names.push(line);
        }
    }
    let machines = moved.clone().any(|(moved, _)| moved.machines);
    let key = if machines { "ui-rating-moved-machines" } else { "ui-rating-moved" };
    (!names.is_empty()).then(|| tell(language, key, &[("names", names.join(", ").into())]))
}

/// Returns the winners in one line.
pub fn winners(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> String {
    let Some(standing) = snapshot.standing() else { return String::new() };
    if standing.is_conceded() {
        return conceded(language, words, snapshot, standing);
    }
    let best = standing.seats.iter().enumerate().filter(|(_, place)| place.place == 1);
    let names: Vec<String> =
        best.clone().map(|(seat, _)| contender_name(language, words, snapshot.seats(), Seat(seat as u8))).collect();
    let score = best.map(|(_, place)| place.score).next().unwrap_or_default();
    let score = agon_lang::with_score(words, language, counted(standing), score);
    let args = [("names", agon_lang::join(language, &names).into()), ("score", score.into())];
    let key = if names.len() == 1 { "ui-won" } else { "ui-won-shared" };
    tell(language, key, &args)
}

/// Returns in one line the players who resigned and so let the last person win.
fn conceded(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot, standing: &Standing) -> String {
    let winners = standing.winners();
    let (won, others): (Vec<Seat>, Vec<Seat>) =
        (0..standing.seats.len() as u8).map(Seat).partition(|seat| winners.has(*seat));
    let names = |seats: &[Seat]| {
        let names: Vec<String> = seats.iter().map(|seat| person_name(language, words, snapshot, *seat)).collect();
        agon_lang::join(language, &names)
    };
    let args = [("others", names(&others).into()), ("names", names(&won).into())];
    tell(language, "ui-won-conceded", &args)
}

/// Returns the part that the scores of a standing count; `None` if they count points.
pub fn counted(standing: &Standing) -> Option<&str> {
    agon_lang::counted_part(standing.seats.iter().map(|place| (place.score, place.parts.as_slice())))
}

/// Describes a seat's result in a list, the score first: `**152 points** · sacrifices 96 · altars 30`. `part` is the
/// part that the score counts; it does not stand there twice.
pub fn score_parts(language: Language, words: &dyn GameWords, part: Option<&str>, place: &Place, bold: &str) -> String {
    let score = agon_lang::listed_score(words, language, part, place.score);
    let rest = place.parts.iter().skip(usize::from(part.is_some()));
    let rest = rest.map(|(part, points)| format!("{} {points}", words.part(language, part)));
    std::iter::once(format!("{bold}{score}{bold}")).chain(rest).collect::<Vec<_>>().join(" · ")
}

/// Returns the reason of a game's end as the beginning of a sentence, if the winner alone does not show it.
pub fn reason(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> Option<String> {
    let told = snapshot.table().ended_reason.as_deref().filter(|reason| *reason != CONCEDED);
    told.map(|reason| agon_lang::raise(&words.ending(language, reason, snapshot.public())))
}
