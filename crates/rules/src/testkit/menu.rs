//! Checks of the seats waited for, legal actions, views and hints.

use super::fault::{Found, Kind, ensure};
use super::notation;
use super::{Entry, Ground};
use crate::game::{self, Game, Off, View, Waiting};
use crate::luck::Dice;
use crate::menu::{Amount, CHOICES, Hints, LONGEST, Pick, QUICK, Quick};
use crate::{Seat, SeatSet, Viewer};
use std::collections::HashSet;

/// Returns every viewer of a table of `seats`.
pub(super) fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public])
}

/// Checks that the table waits for existing seats, and that exactly these have legal actions, all in the lexicon and
/// allowed.
pub(super) fn waiting<G: Game>(ground: &Ground<G>, state: &G::State) -> Result<(), Found> {
    let waiting = G::waiting(state);
    let known = waiting.seats().minus(SeatSet::all(ground.seats)).is_empty();
    ensure(known, Kind::Waiting, || format!("{waiting:?} at a table of {}", ground.seats))?;
    let nobody = matches!(waiting, Waiting::Seats(seats) if seats.is_empty());
    ensure(!nobody, Kind::Waiting, || "the table waits for seats, but for none".into())?;
    for seat in (0..ground.seats).map(Seat) {
        let legal = game::legal::<G>(state, seat);
        ensure(waiting.seats().has(seat) != legal.is_empty(), Kind::Waiting, || {
            format!("{waiting:?}, and seat {seat} may do {legal:?}")
        })?;
        let mut seen = HashSet::with_capacity(legal.len());
        for action in legal {
            ensure(seen.insert(action), Kind::Legal, || format!("`{action}` is listed twice for seat {seat}"))?;
            ensure(ground.lexicon.has(action), Kind::Legal, || format!("`{action}` is legal but not in the lexicon"))?;
            let checked = G::check(state, seat, action);
            ensure(checked.is_ok(), Kind::Legal, || format!("{seat}: `{action}` is listed, but refused: {checked:?}"))?;
        }
    }
    Ok(())
}

/// Checks that every action `check` allows is legal, for every seat and the whole lexicon, and that the choices form a
/// tree of words.
pub(super) fn complete<G: Game>(ground: &Ground<G>, state: &G::State) -> Result<(), Found> {
    for seat in (0..ground.seats).map(Seat) {
        let legal = game::legal::<G>(state, seat);
        notation::tree(&legal)?;
        let listed: HashSet<G::Action> = legal.into_iter().collect();
        for &action in &ground.lexicon.actions {
            let allowed = G::check(state, seat, action).is_ok();
            ensure(!allowed || listed.contains(&action), Kind::Legal, || {
                format!("{seat}: `{action}` is allowed, but not listed")
            })?;
        }
    }
    Ok(())
}

/// Checks that every view belongs to its viewer and offers its legal actions.
pub(super) fn views<G: Game>(ground: &Ground<G>, state: &G::State) -> Result<(), Found> {
    for viewer in viewers(ground.seats) {
        let view = G::view(state, viewer);
        ensure(view.viewer() == viewer, Kind::View, || format!("{viewer:?} got the view of {:?}", view.viewer()))?;
        let legal = own::<G>(state, viewer);
        ensure(view.legal() == legal, Kind::View, || {
            format!("{viewer:?} may do {legal:?}, its view says {:?}", view.legal())
        })?;
    }
    Ok(())
}

/// Returns the legal actions of a viewer's own seat.
pub(super) fn own<G: Game>(state: &G::State, viewer: Viewer) -> Vec<G::Action> {
    match viewer {
        Viewer::Seat(seat) => game::legal::<G>(state, seat),
        Viewer::Public => Vec::new(),
    }
}

/// Checks that every hint names a known action and, if it proposes the action, a legal one.
pub(super) fn hints<G: Game>(
    ground: &Ground<G>,
    state: &G::State,
    viewer: Viewer,
    dice: &mut dyn Dice,
) -> Result<(), Found> {
    let view = G::view(state, viewer);
    let Hints { quick, pick, main, payment, decline, forced, confirm, listed, open, spread, relevant, ranked } =
        G::hints(&view);
    let lexicon = &ground.lexicon;
    let known = |what: &str, holds: bool| {
        ensure(holds, Kind::Hints, || format!("to {viewer:?}: no action is written `{what}`"))
    };
    ensure(quick.len() <= QUICK, Kind::Hints, || format!("{} buttons in the quick row", quick.len()))?;
    for (at, button) in quick.iter().enumerate() {
        ensure(!quick[..at].contains(button), Kind::Hints, || format!("{button:?} stands twice in the quick row"))?;
        match button {
            Quick::Act(text) => known(text, lexicon.has_text(text))?,
            Quick::Ask(amount @ Amount { word, least, most }) => {
                ensure(least <= most, Kind::Hints, || format!("`{word}` from {least} to {most}"))?;
                fits_a_button::<G>(amount)?;
                for text in [least, most].map(|amount| format!("{word} {amount}")) {
                    known(&text, lexicon.has_text(&text))?;
                }
            }
            Quick::Panel(word) => ensure(!word.is_empty(), Kind::Hints, || "a panel without a name".into())?,
        }
    }
    let named = confirm.iter().chain(&listed).chain(&open).chain(&spread).chain(&relevant);
    for words in named.chain(ranked.iter().map(|ranked| &ranked.add)) {
        known(words, lexicon.has_words(words))?;
    }
    if let Some(ranked) = &ranked {
        known(&ranked.done, lexicon.has_text(&ranked.done))?;
    }
    let asked = asked(G::waiting(state), viewer);
    for (what, choice) in [("main choice", &main), ("suggested payment", &payment), ("declining choice", &decline)] {
        let Some(choice) = choice else { continue };
        let legal = asked.iter().any(|seat| allowed::<G>(state, seat, choice).is_some());
        ensure(legal, Kind::Hints, || format!("to {viewer:?}: the {what} `{choice}` is not legal"))?;
    }
    if let Some(forced) = &forced {
        let only = asked.iter().all(|seat| {
            let legal = game::legal::<G>(state, seat);
            legal.len() == 1 && legal.iter().all(|action| action.to_string() == *forced)
        });
        ensure(only, Kind::Hints, || format!("to {viewer:?}: `{forced}` is not the only action"))?;
    }
    let public = G::hints(&G::view(state, Viewer::Public)).forced;
    ensure(forced == public, Kind::Hints, || {
        format!("to {viewer:?} `{forced:?}` is forced, to the public {public:?}")
    })?;
    match pick {
        Some(pick) => picks::<G>(state, asked, &pick, dice),
        None => Ok(()),
    }
}

/// Checks that a button for an amount has room for the game and the whole input except the amount itself.
fn fits_a_button<G: Game>(Amount { word, least, most }: &Amount) -> Result<(), Found> {
    let held = format!("{} {least} {most} {word}", G::META.id);
    ensure(held.len() <= LONGEST, Kind::Hints, || format!("`{held}` is too long for a button"))
}

/// Returns the seats whose choices a view may lay out: its own if it must decide, else those the table waits for.
fn asked(waiting: Waiting, viewer: Viewer) -> SeatSet {
    match viewer {
        Viewer::Seat(seat) if waiting.seats().has(seat) => SeatSet::one(seat),
        _ => waiting.seats(),
    }
}

fn allowed<G: Game>(state: &G::State, seat: Seat, text: &str) -> Option<Entry<G>> {
    let entry = Entry::Act(seat, text.parse().ok()?);
    entry.fits(state).then_some(entry)
}

/// Checks that any `count` of the choices, in their order, are legal, and then both ends of the amount.
fn picks<G: Game>(state: &G::State, asked: SeatSet, pick: &Pick, dice: &mut dyn Dice) -> Result<(), Found> {
    let Pick { word, from, count, together, then } = pick;
    let fits = from.len() <= CHOICES && (1..=from.len()).contains(&usize::from(*count));
    ensure(fits, Kind::Hints, || format!("{count} of {from:?}"))?;
    let mut chosen = from.clone();
    while chosen.len() > usize::from(*count) {
        chosen.remove(dice.below(chosen.len() as u32) as usize);
    }
    let texts = match together {
        true => vec![format!("{word} {}", chosen.join(" "))],
        false => chosen.iter().map(|rest| format!("{word} {rest}")).collect(),
    };
    if let Some(amount) = then {
        fits_a_button::<G>(&Amount { word: format!("{}; {}", texts.join("; "), amount.word), ..amount.clone() })?;
    }
    let ends = then.iter().flat_map(|amount| [amount.least, amount.most].map(|n| format!("{} {n}", amount.word)));
    let ends: Vec<String> = ends.collect();
    let possible = asked.iter().any(|seat| {
        let mut state = state.clone();
        let chosen = texts.iter().all(|text| {
            let entry = allowed::<G>(&state, seat, text);
            entry.map(|entry| entry.enter(&mut state, &mut Off)).is_some()
        });
        chosen && ends.iter().all(|text| allowed::<G>(&state, seat, text).is_some())
    });
    ensure(possible, Kind::Hints, || {
        let then = if ends.is_empty() { String::new() } else { format!(", then {}", ends.join(" or ")) };
        format!("the picked `{}`{then} cannot be done", texts.join("; "))
    })
}
