//! Seats that change hands: the offers on a board, the host's page, and the page of who takes a seat over.

use super::board::stable;
use super::more::page;
use super::times;
use crate::discord::ids::{CustomId, MoreClick, SittingClick};
use crate::discord::panels::{button, number, person, say, tell};
use crate::discord::parts::{BUTTONS, Button, Menu, MenuKind, Parts, Tone, plain};
use agon_gamemaster::{SeatOffer, TableSnapshot, UserId};
use agon_lang::{GameWords, Language};
use agon_rules::Seat;

/// Writes a seat without its person: `▲ Corinth`.
fn city(language: Language, words: &dyn GameWords, seat: Seat) -> String {
    tell(language, "seat-empty", &[("mark", words.mark(seat).into()), ("city", words.city(language, seat).into())])
}

/// Returns the place of a seat by its public points, or nothing if its game counts none.
fn place(language: Language, snapshot: &TableSnapshot, seat: Seat) -> String {
    let scores = snapshot.public().map(|view| view.progress().scores).unwrap_or_default();
    let Some(own) = scores.get(seat.index()) else { return String::new() };
    let better = scores.iter().filter(|score| *score > own).count();
    tell(language, "sitting-place", &[("place", (better + 1).into()), ("n", scores.len().into())])
}

/// Describes a seat by what everybody sees of it.
fn described(language: Language, snapshot: &TableSnapshot, seat: Seat, key: &str, offer: Option<&SeatOffer>) -> String {
    let words = snapshot.game().words;
    let phase = snapshot.public().map(|view| words.phase(language, view)).unwrap_or_default();
    let args = [
        ("seat", city(language, words, seat).into()),
        ("place", place(language, snapshot, seat).into()),
        ("phase", phase.into()),
        (
            "name",
            offer.and_then(|offer| offer.user).map(mention).unwrap_or_else(|| left(language, snapshot, seat)).into(),
        ),
        ("until", offer.and_then(|offer| offer.until_ms).map(times::at).unwrap_or_default().into()),
    ];
    tell(language, key, &args)
}

fn mention(user: UserId) -> String {
    format!("<@{}>", user.0)
}

/// Returns the name of who holds a seat or left it, without markup.
fn left(language: Language, snapshot: &TableSnapshot, seat: Seat) -> String {
    let row = snapshot.seats().get(seat.index());
    row.and_then(|row| Some(plain(&person(language, row.user?, &row.name)))).unwrap_or_default()
}

/// Returns the lines of a board about free seats.
pub fn lines(language: Language, snapshot: &TableSnapshot) -> Vec<String> {
    let line = |offer: &SeatOffer| {
        let key = if offer.user.is_some() { "sitting-free-for" } else { "sitting-free" };
        described(language, snapshot, offer.seat, key, Some(offer))
    };
    snapshot.offers().iter().map(line).collect()
}

/// Returns the buttons that take free seats.
pub fn buttons(language: Language, snapshot: &TableSnapshot) -> Vec<Button> {
    let offers = snapshot.offers();
    let label = |seat: Seat| match offers.len() {
        1 => say(language, "sitting-label-take"),
        _ => named(language, snapshot, seat, "sitting-label-take-one"),
    };
    let take = |offer: &SeatOffer| stable(snapshot, SittingClick::Take(offer.seat.0), label(offer.seat));
    offers.iter().take(BUTTONS).map(take).collect()
}

/// Returns a text that names a seat.
fn named(language: Language, snapshot: &TableSnapshot, seat: Seat, key: &str) -> String {
    tell(language, key, &[("seat", city(language, snapshot.game().words, seat).into())])
}

/// True if this person may offer seats of the table, and there is one.
pub fn may_offer(snapshot: &TableSnapshot, user: UserId, manager: bool) -> bool {
    (manager || snapshot.host() == Some(user)) && !snapshot.free_seats().is_empty()
}

/// Shows the seats that may be offered: to anybody, or to one person. `done` is a line about what was just done.
pub fn find(language: Language, snapshot: &TableSnapshot, done: Option<String>) -> Parts {
    let key = if snapshot.free_seats().is_empty() { "sitting-find-none" } else { "sitting-find" };
    let text = done.into_iter().chain([say(language, key)]).chain(lines(language, snapshot));
    let mut parts = page(language, snapshot, text.collect::<Vec<_>>().join("\n"));
    // Four rows of seats; the last one leads back.
    for seat in snapshot.free_seats().iter().take(4) {
        let click = |click: SittingClick, key| button(snapshot, click, named(language, snapshot, seat, key));
        let offered = snapshot.offers().iter().any(|offer| offer.seat == seat);
        let withdraw = offered.then(|| click(SittingClick::Withdraw(seat.0), "sitting-label-withdraw"));
        let offer = click(SittingClick::Offer(seat.0), "sitting-label-anybody");
        let ask = click(SittingClick::Ask(seat.0), "sitting-label-ask");
        parts = parts.buttons([offer, ask].into_iter().chain(withdraw).collect());
    }
    parts.buttons(vec![button(snapshot, MoreClick::Show, say(language, "label-back"))])
}

/// Asks for the person who alone may take a seat.
pub fn ask(language: Language, snapshot: &TableSnapshot, seat: Seat) -> Parts {
    page(language, snapshot, named(language, snapshot, seat, "sitting-ask"))
        .menu(Menu {
            id: CustomId::new(SittingClick::Asked(seat.0), snapshot.table().table, 0),
            placeholder: say(language, "sitting-ask-pick"),
            choices: Vec::new(),
            count: 1,
            kind: MenuKind::People(Vec::new()),
        })
        .buttons(vec![button(snapshot, SittingClick::Find, say(language, "label-back"))])
}

/// Returns the line about an offer that was just made or withdrawn.
pub fn done(language: Language, snapshot: &TableSnapshot, seat: Seat, user: Option<UserId>, key: &str) -> String {
    let name = user.map(mention).unwrap_or_default();
    tell(language, key, &[("seat", city(language, snapshot.game().words, seat).into()), ("name", name.into())])
}

/// Asks to confirm that the reader takes a seat: says what they take over, and that it moves no rating of theirs.
pub fn confirm(language: Language, snapshot: &TableSnapshot, seat: Seat) -> Parts {
    page(language, snapshot, described(language, snapshot, seat, "sitting-confirm", None)).buttons(vec![
        button(snapshot, SittingClick::TakeYes(seat.0), say(language, "sitting-label-take")).tone(Tone::Main),
        button(snapshot, MoreClick::Show, say(language, "label-back")),
    ])
}

/// Returns the line for a person who just took a seat.
pub fn taken(language: Language, snapshot: &TableSnapshot, seat: Seat) -> String {
    named(language, snapshot, seat, "sitting-taken")
}

/// Builds the call to the person who is asked alone; `None` if the offer does not stand any more.
pub fn call(language: Language, snapshot: &TableSnapshot, seat: Seat, user: UserId) -> Option<Parts> {
    let offer = snapshot.offers().iter().find(|offer| offer.seat == seat && offer.user == Some(user))?;
    let args = [
        ("mentions", mention(user).into()),
        ("seat", city(language, snapshot.game().words, seat).into()),
        ("number", number(snapshot).into()),
        ("until", offer.until_ms.map(times::at).unwrap_or_default().into()),
    ];
    let take = stable(snapshot, SittingClick::Take(seat.0), say(language, "sitting-label-take")).tone(Tone::Main);
    let line = Parts::line(tell(language, "sitting-call", &args));
    Some(Parts { mentions: vec![user.0], ..line }.buttons(vec![take]))
}

/// Builds what stays of the direct message of a person who left a seat to another: no buttons.
pub fn gone(language: Language, snapshot: &TableSnapshot, seat: Seat) -> Parts {
    let args = [("number", number(snapshot).into()), ("name", left(language, snapshot, seat).into())];
    Parts::line(tell(language, "sitting-gone-letter", &args))
}

/// Returns the lines of a past table about people who took over a seat.
pub fn took_over(language: Language, snapshot: &TableSnapshot) -> Vec<String> {
    let line = |seat: Seat| {
        let step = snapshot.took_over(seat)?;
        let args = [("name", left(language, snapshot, seat).into()), ("step", i64::from(step).into())];
        Some(tell(language, "sitting-took-over", &args))
    };
    (0..snapshot.seats().len() as u8).filter_map(|seat| line(Seat(seat))).collect()
}
