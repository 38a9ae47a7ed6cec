//! The seats of a table, as the header of its file says them.

use super::error::MissingPart;
use agon_ai::Level;
use agon_rules::log::Header;
use agon_store::{SeatOrder, SeatRow, UserId};
use serde_json::Value;
use std::collections::HashSet;

/// The longest name that is taken from a file, in characters.
const NAME: usize = 100;

/// Returns the order in which seats were taken, with the list that luck drew, if it did. The reader has drawn it again.
pub(super) fn order(header: &Header) -> Result<(SeatOrder, Option<Vec<u8>>), MissingPart> {
    let Some(drawn) = header.note("drawn") else { return Ok((SeatOrder::Joined, None)) };
    let came = |came: &Value| came.as_u64().and_then(|came| u8::try_from(came.checked_sub(1)?).ok());
    let drawn: Option<Vec<u8>> = drawn.as_array().and_then(|list| list.iter().map(came).collect());
    Ok((SeatOrder::Random, Some(drawn.ok_or(MissingPart::List("drawn"))?)))
}

/// Returns the seats. People without an id get one no user of Discord has: the seat's number. A seat with neither a
/// name nor an id where names are told is a former player's: the store knows an id for them.
pub(super) fn seats(header: &Header, rated: bool) -> Result<Vec<SeatRow>, MissingPart> {
    let count = usize::from(header.seats);
    let names = list(header, "players", count)?;
    let (levels, people) = (list(header, "ai", count)?, list(header, "people", count)?);
    let people = people.into_iter().map(|id| id.map(|id| person(&id)).transpose()).collect::<Result<Vec<_>, _>>()?;
    if levels.iter().flatten().any(|level| Level::read(level).is_none()) {
        return Err(MissingPart::List("ai"));
    }
    let left = times(header, "left", count)?;
    let told = |key: &str| header.note(key).is_some();
    let resigned: Vec<u64> = match header.note("resigned") {
        None => Vec::new(),
        Some(list) => {
            let seats = list.as_array().and_then(|list| list.iter().map(Value::as_u64).collect());
            seats.ok_or(MissingPart::Resigned)?
        }
    };
    if resigned.iter().any(|seat| !(1..=u64::from(header.seats)).contains(seat)) {
        return Err(MissingPart::Resigned);
    }
    let one = |seat: u8| {
        let at = usize::from(seat);
        let resigned = resigned.contains(&u64::from(seat + 1));
        // Logs of opponents alone name their levels where others name people.
        let named = names[at].as_deref().filter(|_| !told("ai")).and_then(Level::read);
        let ai = levels[at].clone().or(named.map(|level| level.word().to_owned()));
        let ai = if resigned { ai.or(Some(Level::Greedy.word().to_owned())) } else { ai };
        let known = people[at];
        let nobody = SeatRow { seat, user: None, ai, name: String::new(), resigned, left_at_ms: left[at] };
        if nobody.ai.is_some() && !resigned {
            return known.is_none().then_some(nobody).ok_or(MissingPart::List("people"));
        }
        let former = known.is_none() && names[at].is_none() && told("players");
        if rated && known.is_none() && !(former && told("people")) {
            return Err(MissingPart::People);
        }
        if former {
            return Ok(nobody);
        }
        let user = Some(known.unwrap_or(UserId(u64::from(seat) + 1)));
        let name = names[at].as_deref().map(in_a_line).filter(|name| !name.is_empty());
        Ok(SeatRow { user, name: name.unwrap_or_else(|| (seat + 1).to_string()), ..nobody })
    };
    let seats = (0..header.seats).map(one).collect::<Result<Vec<_>, _>>()?;
    let mut known = HashSet::new();
    match seats.iter().filter_map(|row| row.user).all(|user| known.insert(user)) {
        true => Ok(seats),
        false => Err(MissingPart::List("people")),
    }
}

/// Reads a person's id. Those from 2^63 on are the former players'.
fn person(id: &str) -> Result<UserId, MissingPart> {
    let id = id.parse::<u64>().ok().filter(|id| (1..1_u64 << 63).contains(id));
    id.map(UserId).ok_or(MissingPart::List("people"))
}

/// Reads a list of the header with a text or nothing for each seat. Without the list, all seats have nothing.
fn list(header: &Header, key: &'static str, count: usize) -> Result<Vec<Option<String>>, MissingPart> {
    each(header, key, count, |value| value.as_str().map(str::to_owned))
}

/// Reads a list of the header with a time or nothing for each seat, the same way.
fn times(header: &Header, key: &'static str, count: usize) -> Result<Vec<Option<i64>>, MissingPart> {
    each(header, key, count, Value::as_i64)
}

/// Reads a list of the header with a number of turns or nothing for each seat, the same way.
pub(super) fn turns(header: &Header, key: &'static str) -> Result<Vec<Option<u32>>, MissingPart> {
    let turns = each(header, key, usize::from(header.seats), |value| u32::try_from(value.as_u64()?).ok())?;
    // A number that the database would not take is no number of turns.
    let fits = |turns: &Option<u32>| turns.is_none_or(|turns| i32::try_from(turns).is_ok());
    if turns.iter().all(fits) { Ok(turns) } else { Err(MissingPart::List(key)) }
}

fn each<T>(
    header: &Header,
    key: &'static str,
    count: usize,
    read: fn(&Value) -> Option<T>,
) -> Result<Vec<Option<T>>, MissingPart> {
    let Some(value) = header.note(key) else { return Ok((0..count).map(|_| None).collect()) };
    let entry = |value: &Value| if value.is_null() { Some(None) } else { read(value).map(Some) };
    let list: Option<Vec<Option<T>>> = value.as_array().and_then(|list| list.iter().map(entry).collect());
    list.filter(|list| list.len() == count).ok_or(MissingPart::List(key))
}

/// True if a letter acts on the line it stands in, or on the terminal that shows it, instead of being read: it breaks
/// the line, controls, or turns the direction of writing.
pub fn is_control_or_bidi(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Returns a name as it may stand in a line: without controls and bidi letters, and not too long.
fn in_a_line(told: &str) -> String {
    let plain: String = told.chars().filter(|letter| !is_control_or_bidi(*letter)).take(NAME).collect();
    plain.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::{in_a_line, is_control_or_bidi};

    #[test]
    fn a_name_breaks_no_line_and_turns_none() {
        let marks = "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}";
        for steering in ["\n\r\t\u{1b}\u{7f}\u{85}\u{9b}\u{2028}\u{2029}", marks] {
            assert!(steering.chars().all(is_control_or_bidi), "{steering:?}");
            assert_eq!(in_a_line(&format!(" A{steering}na ")), "Ana");
        }
        // What joins letters and pictures is read.
        let read = "\u{5d0}\u{627}\u{200c}\u{200d}\u{1f469}\u{200d}\u{1f3a8}e\u{301}";
        assert_eq!(in_a_line(read), read);
    }
}
