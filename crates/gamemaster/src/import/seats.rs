//! Who sat where, as the header of a file says it.

use super::Lacking;
use crate::name::in_a_line;
use agon_ai::Level;
use agon_rules::log::Header;
use agon_store::{SeatOrder, SeatRow, UserId};
use serde_json::Value;
use std::collections::HashSet;

/// Who took which seat, where luck drew that. The reader has drawn it again.
pub(super) fn order(header: &Header) -> Result<(SeatOrder, Option<Vec<u8>>), Lacking> {
    let Some(drawn) = header.note("drawn") else { return Ok((SeatOrder::Joined, None)) };
    let came = |came: &Value| came.as_u64().and_then(|came| u8::try_from(came.checked_sub(1)?).ok());
    let drawn: Option<Vec<u8>> = drawn.as_array().and_then(|list| list.iter().map(came).collect());
    Ok((SeatOrder::Random, Some(drawn.ok_or(Lacking::List("drawn"))?)))
}

/// Who sat where. People without an id get one no user of Discord has: the seat's number. Whoever has neither a name nor
/// an id where names are told is a former player: the store knows an id for them.
pub(super) fn seats(header: &Header, rated: bool) -> Result<Vec<SeatRow>, Lacking> {
    let count = usize::from(header.seats);
    let names = list(header, "players", count)?;
    let (levels, people) = (list(header, "ai", count)?, list(header, "people", count)?);
    let people = people.into_iter().map(|id| id.map(|id| person(&id)).transpose()).collect::<Result<Vec<_>, _>>()?;
    if levels.iter().flatten().any(|level| Level::read(level).is_none()) {
        return Err(Lacking::List("ai"));
    }
    let left = moments(header, "left", count)?;
    let told = |key: &str| header.note(key).is_some();
    let resigned: Vec<u64> = match header.note("resigned") {
        None => Vec::new(),
        Some(list) => {
            let seats = list.as_array().and_then(|list| list.iter().map(Value::as_u64).collect());
            seats.ok_or(Lacking::Resigned)?
        }
    };
    if resigned.iter().any(|seat| !(1..=u64::from(header.seats)).contains(seat)) {
        return Err(Lacking::Resigned);
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
            return known.is_none().then_some(nobody).ok_or(Lacking::List("people"));
        }
        let former = known.is_none() && names[at].is_none() && told("players");
        if rated && known.is_none() && !(former && told("people")) {
            return Err(Lacking::People);
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
        false => Err(Lacking::List("people")),
    }
}

/// A person's id. Those from 2^63 on are the former players'.
fn person(id: &str) -> Result<UserId, Lacking> {
    let id = id.parse::<u64>().ok().filter(|id| (1..1_u64 << 63).contains(id));
    id.map(UserId).ok_or(Lacking::List("people"))
}

/// A list of the header with a text or nothing for each seat; all nothing where there is no list.
fn list(header: &Header, key: &'static str, count: usize) -> Result<Vec<Option<String>>, Lacking> {
    each(header, key, count, |value| value.as_str().map(str::to_owned))
}

/// A list of the header with a time or nothing for each seat, the same way.
fn moments(header: &Header, key: &'static str, count: usize) -> Result<Vec<Option<i64>>, Lacking> {
    each(header, key, count, Value::as_i64)
}

fn each<T>(
    header: &Header,
    key: &'static str,
    count: usize,
    read: fn(&Value) -> Option<T>,
) -> Result<Vec<Option<T>>, Lacking> {
    let Some(value) = header.note(key) else { return Ok((0..count).map(|_| None).collect()) };
    let entry = |value: &Value| if value.is_null() { Some(None) } else { read(value).map(Some) };
    let list: Option<Vec<Option<T>>> = value.as_array().and_then(|list| list.iter().map(entry).collect());
    list.filter(|list| list.len() == count).ok_or(Lacking::List(key))
}
