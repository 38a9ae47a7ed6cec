//! The time of a running table: when a turn is due, who is absent, pauses, and tables where nobody plays.
//!
//! No text depends on the moment at which it is read: Discord counts down itself, so no message is edited for it.

use super::{board, happened, seat};
use crate::discord::ids::TimeClick;
use crate::discord::panels::settings::times::span;
use crate::discord::panels::{number, person, say, tell};
use crate::discord::parts::{Button, Parts, Tone, cut, plain};
use agon_gamemaster::{AbsentWhy, SeatClock, TableClock, TableSnapshot, TakenBack, terms};
use agon_lang::{GameWords, Language};
use agon_rules::{Seat, SeatSet};

/// The longest reason for a pause on a board, in UTF-16 units.
const REASON: usize = super::more::REASON.1;

/// Returns Discord's mark for a time as a day and an hour.
pub fn at(ms: i64) -> String {
    format!("<t:{}:f>", ms.div_euclid(1000))
}

/// Returns Discord's mark for a day.
pub fn day(ms: i64) -> String {
    format!("<t:{}:D>", ms.div_euclid(1000))
}

/// Returns Discord's mark for the time that is left until then.
pub fn left(ms: i64) -> String {
    format!("<t:{}:R>", ms.div_euclid(1000))
}

/// Returns the name of the person of a seat, without markup.
pub fn owner(language: Language, snapshot: &TableSnapshot, seat: Seat) -> String {
    let row = snapshot.seats().get(seat.index());
    row.and_then(|row| Some(plain(&person(language, row.user?, &row.name)))).unwrap_or_default()
}

/// Returns the end of a pause, in UTC milliseconds; `None` if nobody has paused the table.
pub fn paused_until(snapshot: &TableSnapshot) -> Option<i64> {
    snapshot.clock().and_then(|clock| clock.paused_until_ms)
}

/// True if the AI keeps the viewer's seat until they are back.
pub fn is_absent(snapshot: &TableSnapshot) -> bool {
    snapshot.seat().is_some_and(|seat| snapshot.absent().has(seat))
}

/// Returns the seats whose people are away, as they announced.
pub fn away(snapshot: &TableSnapshot) -> SeatSet {
    let clocks = snapshot.clock().map(|clock| clock.clocks.as_slice()).unwrap_or_default();
    clocks.iter().filter(|clock| clock.away_until_ms.is_some()).map(|clock| clock.seat).collect()
}

/// Describes when a seat's turn is due: `due <t:…:R>, with reserve <t:…:R>`. `None` while its clock stands.
fn due(language: Language, clock: &SeatClock) -> Option<String> {
    let (until, zero) = (clock.until_ms?, clock.zero_ms?);
    let key = if zero > until { "times-due-reserve" } else { "times-due" };
    Some(tell(language, key, &[("time", left(until).into()), ("zero", left(zero).into())]))
}

/// Describes when the viewer's turn is due; `None` if the table does not wait for them, or without a clock.
pub fn due_for_viewer(language: Language, snapshot: &TableSnapshot) -> Option<String> {
    let seat = snapshot.seat().filter(|_| snapshot.my_turn())?;
    due(language, snapshot.clock()?.of(seat)?)
}

/// Returns the first line of a board: the seats that must act, with their decision and the next time that is up.
pub fn who_must_act(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> String {
    let open = snapshot.waiting().minus(snapshot.ready());
    let next = snapshot.clock().and_then(|clock| clock.next(open));
    let due = next.and_then(|clock| due(language, clock));
    match due {
        Some(due) => board::who_must_act_until(language, words, snapshot, due),
        None => board::who_must_act(language, words, snapshot),
    }
}

/// Describes a pause by a person, for everybody.
pub fn paused(language: Language, snapshot: &TableSnapshot) -> Option<String> {
    let clock = snapshot.clock()?;
    let until = clock.paused_until_ms?;
    let reason = clock.pause_reason.as_deref().map(|reason| plain(&cut(reason, REASON)));
    let key = if reason.is_some() { "times-paused-for" } else { "times-paused" };
    let args = [("until", at(until).into()), ("in", left(until).into()), ("reason", reason.unwrap_or_default().into())];
    Some(tell(language, key, &args))
}

/// Describes a pause by a person as an answer: `Table 12 is paused until …`.
pub fn paused_table(language: Language, number: i64, until: i64) -> String {
    let args = [("number", number.into()), ("until", at(until).into()), ("in", left(until).into())];
    tell(language, "times-yours-paused", &args)
}

/// Returns the lines of a board about what time did: moved clocks, turns made for people, absent people, silence.
pub fn lines(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> Vec<String> {
    let Some(clock) = snapshot.clock() else { return Vec::new() };
    let moved = clock.moved_ms.map(|ms| tell(language, "times-moved", &[("span", span(language, ms).into())]));
    let names: Vec<String> = clock.made_for.iter().map(|seat| owner(language, snapshot, *seat)).collect();
    let made = (!names.is_empty()).then(|| {
        let args = [("names", agon_lang::join(language, &names).into()), ("n", names.len().into())];
        tell(language, "times-made-for", &args)
    });
    let absent = clock.clocks.iter().filter_map(|clock| absent(language, words, snapshot, clock));
    let open = snapshot.waiting().minus(snapshot.ready());
    let awaited = clock.clocks.iter().filter(|clock| open.has(clock.seat));
    let awaited = awaited.filter_map(|clock| awaited_line(language, snapshot, clock));
    moved.into_iter().chain(made).chain(absent).chain(awaited).chain(idle(language, snapshot, clock)).collect()
}

/// Describes until when a person is away for whom the table waits, and until when it does; `None` if they are not away,
/// or have come back for this turn.
fn awaited_line(language: Language, snapshot: &TableSnapshot, clock: &SeatClock) -> Option<String> {
    let until = clock.away_until_ms.filter(|_| clock.until_ms.is_none() && clock.absent.is_none())?;
    let waits = clock.waits_until_ms.filter(|waits| *waits < until);
    let key = if waits.is_some() { "times-awaited-at-most" } else { "times-awaited" };
    let args = [
        ("name", owner(language, snapshot, clock.seat).into()),
        ("until", day(until).into()),
        ("time", waits.map(left).unwrap_or_default().into()),
    ];
    Some(tell(language, key, &args))
}

/// Describes the absence of a person; `None` if they are not absent.
fn absent(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot, clock: &SeatClock) -> Option<String> {
    let (key, until) = match (clock.absent?, clock.away_until_ms) {
        (AbsentWhy::Gone, _) => ("times-gone", None),
        (AbsentWhy::Away, Some(until)) => ("times-away-absent", Some(until)),
        _ => ("times-absent", None),
    };
    let args = [
        ("name", owner(language, snapshot, clock.seat).into()),
        ("seat", city(language, words, clock.seat).into()),
        ("until", until.map(day).unwrap_or_default().into()),
    ];
    Some(tell(language, key, &args))
}

/// Asks whether the table is still played; `None` if it was not asked.
fn idle(language: Language, snapshot: &TableSnapshot, clock: &TableClock) -> Option<String> {
    let stops = clock.idle_asked_at_ms.and(clock.stops_at_ms)?;
    let silent = terms(snapshot.table().times.pace).idle_ms;
    Some(tell(language, "times-idle", &[("span", span(language, silent).into()), ("time", left(stops).into())]))
}

/// Writes a seat without its person: `▲ Corinth`.
fn city(language: Language, words: &dyn GameWords, seat: Seat) -> String {
    tell(language, "seat-empty", &[("mark", words.mark(seat).into()), ("city", words.city(language, seat).into())])
}

/// True if the viewer sits at a table that waits for somebody else.
pub fn may_nudge(snapshot: &TableSnapshot) -> bool {
    let open = snapshot.waiting().minus(snapshot.ready()).minus(snapshot.absent());
    let person = |seat: Seat| snapshot.seats().get(seat.index()).is_some_and(|row| row.user.is_some() && !row.resigned);
    let own = snapshot.seat().filter(|_| snapshot.is_running() && paused_until(snapshot).is_none());
    own.is_some_and(|own| open.iter().any(|seat| seat != own && person(seat)))
}

/// Answers a nudge. The sentence is the same whether, how and when the people are reached.
pub fn nudged(language: Language, names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| plain(name)).collect();
    let args = [("names", agon_lang::join(language, &names).into()), ("n", names.len().into())];
    tell(language, "times-nudged", &args)
}

/// Returns the button with which absent people take their seats back; `None` if nobody is absent.
pub fn back_button(language: Language, snapshot: &TableSnapshot) -> Option<Button> {
    let back = || board::stable(snapshot, TimeClick::Back, say(language, "times-label-back"));
    (snapshot.absent() != SeatSet::EMPTY).then(back)
}

/// Returns the buttons that answer whether the table is still played. Empty if it was not asked.
pub fn idle_buttons(language: Language, snapshot: &TableSnapshot) -> Vec<Button> {
    if snapshot.clock().is_none_or(|clock| clock.idle_asked_at_ms.is_none()) {
        return Vec::new();
    }
    vec![
        board::stable(snapshot, TimeClick::PlayOn, say(language, "times-label-play-on")).tone(Tone::Main),
        board::stable(snapshot, TimeClick::Stop, say(language, "times-label-stop")),
    ]
}

/// Returns the line of a panel about its viewer's own time. `None` while it stands.
pub fn own(language: Language, snapshot: &TableSnapshot, seat: Seat) -> Option<String> {
    let clock = snapshot.clock()?;
    if let Some(until) = clock.paused_until_ms {
        return Some(paused_table(language, number(snapshot), until));
    }
    let own = clock.of(seat)?;
    if own.absent.is_some() {
        return Some(say(language, "times-yours-absent"));
    }
    if own.covered {
        return Some(say(language, "times-yours-covered"));
    }
    if let Some(until) = own.away_until_ms.filter(|_| snapshot.my_turn() && own.until_ms.is_none()) {
        return Some(tell(language, "times-yours-away", &[("until", day(until).into())]));
    }
    let (until, zero) = (own.until_ms.filter(|_| snapshot.my_turn())?, own.zero_ms?);
    let args = [
        ("until", at(until).into()),
        ("in", left(until).into()),
        ("reserve", span(language, zero - until).into()),
        ("zero", at(zero).into()),
    ];
    Some(tell(language, if zero > until { "times-yours-reserve" } else { "times-yours" }, &args))
}

/// Answers a person who takes their seat back: with everything that happened since they last decided, or with their
/// panel if nothing was decided for them.
pub fn taken_back(language: Language, snapshot: &TableSnapshot, taken: TakenBack) -> Parts {
    let city = snapshot.seat().map(|seat| city(language, snapshot.game().words, seat)).unwrap_or_default();
    let args = |turns: u32| [("city", city.clone().into()), ("n", turns.into())];
    match taken {
        TakenBack::Yours { turns } if turns > 0 => {
            let since = snapshot.position().map_or(0, |position| position.decided);
            let line = tell(language, "times-back-turns", &args(turns));
            happened::happened(language, snapshot, since, 0).headed(&line)
        }
        TakenBack::Yours { turns } => {
            let line = tell(language, "times-back", &args(turns));
            seat::seat(language, snapshot, &super::choices::At::default(), Some(line))
        }
        TakenBack::AlreadyYours => {
            let line = say(language, "times-back-already");
            seat::seat(language, snapshot, &super::choices::At::default(), Some(line))
        }
    }
}

/// Describes who alone can take an absent seat back.
pub fn not_absent(language: Language, snapshot: Option<&TableSnapshot>, owner: &str) -> String {
    let absent = snapshot.and_then(|snapshot| {
        let theirs = |seat: &Seat| snapshot.name(*seat) == owner;
        let seat = snapshot.absent().iter().find(theirs)?;
        Some(city(language, snapshot.game().words, seat))
    });
    let key = if absent.is_some() { "times-not-absent" } else { "times-not-absent-seat" };
    tell(language, key, &[("owner", plain(owner).into()), ("city", absent.unwrap_or_default().into())])
}

/// Builds the letter to a person whose seat the AI keeps because their time was up.
pub fn time_up(language: Language, snapshot: &TableSnapshot, server: Option<&str>) -> Parts {
    let line = seat::at_table(language, snapshot, "times-direct-up");
    let place = seat::place(language, snapshot, server);
    let text = if place.is_empty() { line } else { format!("{line}\n{place}") };
    Parts::line(text).buttons(back_button(language, snapshot).into_iter().collect())
}
