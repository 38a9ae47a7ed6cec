//! The public board message, made from the public view alone.

use super::more::REASON;
use super::{lobby, proof, replay};
use crate::discord::ids::{
    Asked, Click, CustomId, LobbyClick, LogClick, MoreClick, OpenClick, RulesClick, SeatClick, TableClick,
};
use crate::discord::panels::{
    GOLD, button, cast, last_events, number, ratings_line, reason, say, seal, seat_name, standing_lines, tell, title,
    winners,
};
use crate::discord::parts::{Button, Embed, FRAMED, Parts, Tone, cut, plain};
use agon_gamemaster::{Stage, TableSnapshot, managers_reason};
use agon_lang::{GameWords, Language, Say};
use agon_rules::menu::{Amount, Hints, QUICK, Quick, begins};
use agon_rules::verify::{Misfit, Verified};
use agon_rules::{AnyView, Seat};

/// The least number of events on a board.
const LAST: usize = 3;
/// The room for events on a board, in characters.
const SO_FAR: usize = 1200;

/// Builds the one public message of a table in any state. `look` must be the public snapshot.
pub fn board(language: Language, look: &TableSnapshot) -> Parts {
    let words = look.game().words;
    match look.stage() {
        Stage::Lobby(_) => lobby::lobby(language, look),
        Stage::Running(_) => running(language, words, look),
        Stage::Over(_) if look.standing().is_some() => over(language, words, look),
        Stage::Over(_) if look.public().is_some() => aborted(language, words, look),
        Stage::Over(_) => lobby::closed(language, look),
    }
}

/// Builds the board of a table that is over, with the result of recomputing its luck.
pub fn proved(language: Language, look: &TableSnapshot, found: &Result<Verified, Misfit>) -> Parts {
    let board = board(language, look);
    let footer = match found {
        // Luck without a commitment proves nothing.
        Ok(verified) if !verified.promise => return board,
        Ok(verified) => over_footer(language, look, "ui-footer-fits").with("count", verified.draws),
        Err(_) => over_footer(language, look, "ui-footer-misfit"),
    };
    let embed = board.embed.map(|embed| Embed { footer: footer.text(), ..embed });
    Parts { embed, ..board }
}

fn running(language: Language, words: &dyn GameWords, look: &TableSnapshot) -> Parts {
    let Some(view) = look.public() else { return Parts::default() };
    let paused = paused(language, look);
    let quick = if paused.is_none() { quick_row(language, words, look) } else { Vec::new() };
    let mut lines = vec![paused.unwrap_or_else(|| who_must_act(language, words, look))];
    lines.extend(look.winner_now().map(|seat| {
        let name = seat_name(language, words, look.seats(), seat);
        tell(language, "ui-last-person", &[("name", name.into())])
    }));
    lines.extend(words.status(language, &cast(language, look.seats()), view));
    let last = so_far(language, words, look, view);
    if !last.is_empty() {
        lines.push(tell(language, "ui-last", &[("events", last.join(" ").into())]));
    }
    let first = look.waiting().first().filter(|_| look.paused().is_none());
    Parts {
        embed: Some(Embed {
            title: format!("{} · {}", title(language, look.game(), look.table()), words.phase(language, view)),
            text: lines.join("\n"),
            colour: first.map_or(GOLD, |seat| words.colour(seat)),
            footer: footer(language, look),
        }),
        ..Parts::default()
    }
    .buttons(quick)
    .buttons(fixed_row(language, look))
}

/// Returns the text about a table that found a contradiction.
pub fn paused(language: Language, look: &TableSnapshot) -> Option<String> {
    let code = look.paused()?;
    Some(tell(language, "ui-paused", &[("number", number(look).into()), ("code", code.into())]))
}

/// Returns the events of the current turn, and at least the last few, as many as fit.
fn so_far(language: Language, words: &dyn GameWords, look: &TableSnapshot, view: &AnyView) -> Vec<String> {
    let begun = look.events().len().saturating_sub(words.under_way(view, look.events()));
    let cast = cast(language, look.seats());
    let said = look.events().iter().skip(begun).filter_map(|(_, event)| words.event(language, &cast, event));
    let mut last = last_events(language, words, look, said.count().max(LAST));
    let mut letters = 0;
    let fitting = last.iter().rev().take_while(|line| {
        letters += line.chars().count();
        letters <= SO_FAR
    });
    last.drain(..last.len() - fitting.count());
    last
}

/// Returns a board without its picture, with the position in words in its place. At the end it is the last position.
pub fn told(language: Language, look: &TableSnapshot, board: &Parts) -> Parts {
    let played_out = look.standing().is_some_and(|standing| !standing.is_conceded());
    // The position of a table that was stopped would still name a seat to act.
    let stands = look.is_running() || look.is_over() && played_out;
    let words = look.public().map(|view| (look.game().words, view)).filter(|_| stands);
    let text = words.map(|(words, view)| words.text_board(language, &cast(language, look.seats()), view));
    let embed = board.embed.clone().map(|embed| match text {
        Some(text) => {
            let room = FRAMED.saturating_sub(text.encode_utf16().count() + 2);
            if played_out && embed.text.encode_utf16().count() > room {
                // The result stays whole. A button leads to the position.
                return embed;
            }
            // During play the position stays whole, and the events give way to it.
            let head = if room > 0 { cut(&embed.text, room) + "\n\n" } else { String::new() };
            Embed { text: head + &text, ..embed }
        }
        None => embed,
    });
    Parts { embed, picture: None, below: None, ..board.clone() }
}

/// Returns a board whose footer names the missing right.
pub fn lacking(language: Language, board: &Parts, right: &str) -> Parts {
    let why = tell(language, "ui-board-as-text", &[("right", say(language, right).into())]);
    let said = |footer: &str| if footer.is_empty() { why.clone() } else { format!("{footer} · {why}") };
    let embed = board.embed.clone().map(|embed| Embed { footer: said(&embed.footer), ..embed });
    Parts { embed, ..board.clone() }
}

/// Returns the first line: the seats that must act, with their decision.
pub fn who_must_act(language: Language, words: &dyn GameWords, look: &TableSnapshot) -> String {
    let Some(view) = look.public() else { return String::new() };
    let names = |seats: &mut dyn Iterator<Item = Seat>| {
        let names: Vec<String> = seats.map(|seat| seat_name(language, words, look.seats(), seat)).collect();
        agon_lang::join(language, &names)
    };
    if look.secret() {
        // Always in seat order, because the order of pressing is secret.
        let ready = names(&mut look.waiting().iter().filter(|&seat| look.ready().has(seat)));
        let open = names(&mut look.waiting().iter().filter(|&seat| !look.ready().has(seat)));
        let key = if ready.is_empty() { "ui-sealed-none" } else { "ui-sealed" };
        return tell(language, key, &[("ready", ready.into()), ("open", open.into())]);
    }
    match look.waiting().first() {
        Some(seat) => {
            let verb = words.verb(language, view, seat);
            let name = seat_name(language, words, look.seats(), seat);
            tell(language, "ui-acts", &[("name", name.into()), ("verb", verb.into())])
        }
        None => String::new(),
    }
}

/// Builds the notice that calls these people, with their possible actions.
pub fn notice(language: Language, look: &TableSnapshot, named: &[u64]) -> Option<Parts> {
    let (words, view) = (look.game().words, look.public()?);
    let names: Vec<String> = named.iter().map(|user| format!("<@{user}>")).collect();
    let args = [("mentions", names.join(" ").into()), ("what", words.notice(language, view).into())];
    let parts = Parts { mentions: named.to_vec(), ..Parts::line(tell(language, "ui-notice", &args)) };
    let my_seat = stable(look, SeatClick::Open, say(language, "label-my-seat"));
    Some(parts.buttons(quick_row(language, words, look)).buttons(vec![my_seat]))
}

/// Makes a button with the same effect at every step.
fn stable(look: &TableSnapshot, click: impl Into<Click>, label: String) -> Button {
    Button::new(CustomId::new(click, look.table().table, 0), label)
}

/// Returns the most common actions of the seat to act, one press away. Notices have them too.
pub fn quick_row(language: Language, words: &dyn GameWords, look: &TableSnapshot) -> Vec<Button> {
    let Some(view) = look.public() else { return Vec::new() };
    let Hints { quick, main, .. } = view.hints();
    let acts = |word: &str| quick.iter().any(|quick| matches!(quick, Quick::Act(action) if begins(action, word)));
    let first =
        quick.iter().position(|quick| matches!((quick, &main), (Quick::Act(action), Some(main)) if action == main));
    let buttons = quick.iter().take(QUICK).enumerate().map(|(at, quick)| {
        let tone = if at == first.unwrap_or(0) { Tone::Main } else { Tone::Plain };
        let button = match quick {
            Quick::Act(notation) => {
                button(look, TableClick::Act(notation.clone()), words.button(language, view, notation))
            }
            Quick::Ask(Amount { word, least, most }) => {
                let asked = Asked::new(&look.table().game, word, *least, *most);
                // Beside a button with the same words the label is another amount. Alone it must name the action.
                let other = say(language, "label-other");
                let label = if acts(word) { other } else { format!("{}…", words.label(language, word)) };
                button(look, asked, label)
            }
            Quick::Panel(word) => button(look, SeatClick::For((*word).to_owned()), words.label(language, word)),
        };
        button.tone(tone)
    });
    buttons.collect()
}

/// Returns the buttons that every board has, always in the same order.
fn fixed_row(language: Language, look: &TableSnapshot) -> Vec<Button> {
    vec![
        stable(look, SeatClick::Open, say(language, "label-my-seat")),
        stable(look, TableClick::Text, say(language, "label-text-board")),
        stable(look, LogClick::Open, say(language, "label-log")),
        stable(look, RulesClick::of(&look.table().game), say(language, "label-rules")),
        stable(look, MoreClick::Show, say(language, "label-more")),
    ]
}

fn over(language: Language, words: &dyn GameWords, look: &TableSnapshot) -> Parts {
    let mut lines = vec![winners(language, words, look), String::new()];
    lines.extend(standing_lines(language, words, look));
    if let Some(reason) = reason(language, words, look) {
        lines.extend([String::new(), reason]);
    }
    lines.extend(ratings_line(language, look));
    let best = look.standing().and_then(|standing| standing.seats.iter().position(|seat| seat.place == 1));
    Parts {
        embed: Some(Embed {
            title: tell(language, "ui-over-title", &[("title", title(language, look.game(), look.table()).into())]),
            text: lines.join("\n"),
            colour: best.map_or(GOLD, |seat| words.colour(Seat(seat as u8))),
            footer: opened(language, look),
        }),
        ..Parts::default()
    }
    .buttons(looking_back(language, look))
    .buttons(going_on(language, look))
}

fn aborted(language: Language, words: &dyn GameWords, look: &TableSnapshot) -> Parts {
    let phase = look.public().map(|view| words.phase(language, view)).unwrap_or_default();
    Parts {
        embed: Some(Embed {
            title: format!("{} · {phase}", title(language, look.game(), look.table())),
            text: stopped(language, look),
            colour: GOLD,
            footer: opened(language, look),
        }),
        ..Parts::default()
    }
    .buttons(looking_back(language, look))
    .buttons(going_on(language, look))
}

/// Describes the end of a table in one line.
pub fn ended(language: Language, words: &dyn GameWords, look: &TableSnapshot) -> String {
    if look.standing().is_some() { winners(language, words, look) } else { stopped(language, look) }
}

/// Describes the reason why a table was stopped. A manager's own words are shown as they are, without effect as markup.
pub fn stopped(language: Language, look: &TableSnapshot) -> String {
    let ended = look.table().ended_reason.as_deref();
    if let Some(reason) = ended.and_then(managers_reason) {
        let reason = plain(&cut(reason, REASON.1));
        return tell(language, "ui-aborted-by-manager-for", &[("reason", reason.into())]);
    }
    let key = match ended {
        Some("deserted") => "ui-aborted-deserted",
        Some("left-early") => "ui-aborted-left-early",
        Some("asleep") => "ui-aborted-asleep",
        Some("by-manager") => "ui-aborted-by-manager",
        _ => "ui-aborted-by-host",
    };
    say(language, key)
}

/// Returns the buttons for looking back, after the rematch.
fn looking_back(language: Language, look: &TableSnapshot) -> Vec<Button> {
    vec![
        stable(look, LobbyClick::Rematch, say(language, "label-rematch")).tone(Tone::Main),
        replay::open_button(language, look, None),
        stable(look, TableClick::Chart, say(language, "label-score-chart")),
        stable(look, LogClick::Open, say(language, "label-log")),
        proof::button(language, look.table().table),
    ]
}

fn going_on(language: Language, look: &TableSnapshot) -> Vec<Button> {
    let open = CustomId::page(OpenClick::Game(look.table().game.clone()));
    vec![
        stable(look, TableClick::Text, say(language, "label-text-board")),
        Button::new(open, say(language, "ui-open-a-table")),
    ]
}

fn footer(language: Language, look: &TableSnapshot) -> String {
    let args = [
        ("number", number(look).into()),
        ("step", i64::from(look.seq()).into()),
        ("seal", seal(look.commitment()).into()),
    ];
    tell(language, "ui-footer", &args)
}

/// Builds the footer with the seed. The seed is public after the end, so that anyone can draw the luck again.
fn opened(language: Language, look: &TableSnapshot) -> String {
    over_footer(language, look, "ui-footer-over").with("seed", seed(look)).text()
}

fn seed(look: &TableSnapshot) -> String {
    agon_rules::luck::Seed(look.over().map_or([0; 32], |over| over.seed.0)).to_hex()
}

/// Builds a footer of a table that is over, with enough of the seed to identify it.
fn over_footer(language: Language, look: &TableSnapshot, key: &str) -> Say {
    let short: String = seed(look).chars().take(4).collect();
    Say::new(language, key).with("number", number(look)).with("step", look.seq()).with("seed", short)
}
