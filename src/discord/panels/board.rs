//! The board message: for all, made from the public view alone.

use super::choices::asked::Asked;
use super::{
    GOLD, button, cast, game_words, last_events, lobby, number, say, seal, seat_name, standing_lines, tell, title,
    winners,
};
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::parts::{Button, Embed, Parts, Tone};
use agon_gamemaster::{Look, Stage};
use agon_lang::{GameWords, Language};
use agon_rules::Seat;
use agon_rules::menu::{Amount, Hints, QUICK, Quick, begins};

/// The one public message of a table, whatever its stage. `look` must be everybody's.
pub fn board(language: Language, look: &Look) -> Parts {
    let Some(words) = game_words(&look.table.game) else { return Parts::default() };
    match look.stage {
        Stage::Lobby => lobby::lobby(language, look),
        Stage::Running => running(language, words, look),
        Stage::Over if look.standing.is_some() => over(language, words, look),
        Stage::Over if look.public.is_some() => aborted(language, words, look),
        Stage::Over => lobby::closed(language, look),
    }
}

fn running(language: Language, words: &dyn GameWords, look: &Look) -> Parts {
    let Some(view) = &look.public else { return Parts::default() };
    let mut lines = vec![who_must_act(language, words, look)];
    lines.extend(words.status(language, &cast(language, &look.seats), view));
    let last = last_events(language, words, look, 3);
    if !last.is_empty() {
        lines.push(tell(language, "ui-last", &[("events", last.join(" ").into())]));
    }
    let first = look.waiting.first();
    Parts {
        embed: Some(Embed {
            title: format!("{} · {}", title(language, look), words.phase(language, view)),
            text: lines.join("\n"),
            colour: first.map_or(GOLD, |seat| words.colour(seat)),
            footer: footer(language, look),
        }),
        ..Parts::default()
    }
    .buttons(quick_row(language, words, look))
    .buttons(fixed_row(language, look))
}

/// A board without its picture: the position in words stands in its place.
pub fn told(language: Language, look: &Look, board: &Parts) -> Parts {
    let words = game_words(&look.table.game).zip(look.public.as_ref()).filter(|_| look.stage == Stage::Running);
    let text = words.map(|(words, view)| words.text_board(language, &cast(language, &look.seats), view));
    let embed = board.embed.clone().map(|embed| match text {
        Some(text) => Embed { text: format!("{}\n\n{text}", embed.text), ..embed },
        None => embed,
    });
    Parts { embed, picture: None, ..board.clone() }
}

/// The first line: who must act, on what.
pub fn who_must_act(language: Language, words: &dyn GameWords, look: &Look) -> String {
    let Some(view) = &look.public else { return String::new() };
    let names = |seats: &mut dyn Iterator<Item = Seat>| {
        let names: Vec<String> = seats.map(|seat| seat_name(language, words, &look.seats, seat)).collect();
        agon_lang::join(language, &names)
    };
    if look.secret {
        // Always in seat order, never in order of pressing.
        let ready = names(&mut look.waiting.iter().filter(|&seat| look.ready.has(seat)));
        let open = names(&mut look.waiting.iter().filter(|&seat| !look.ready.has(seat)));
        let key = if ready.is_empty() { "ui-sealed-none" } else { "ui-sealed" };
        return tell(language, key, &[("ready", ready.into()), ("open", open.into())]);
    }
    match look.waiting.first() {
        Some(seat) => {
            let verb = words.verb(language, view, seat);
            let name = seat_name(language, words, &look.seats, seat);
            tell(language, "ui-acts", &[("name", name.into()), ("verb", verb.into())])
        }
        None => String::new(),
    }
}

/// What the seat to act does most, one press away. Also stands under notices.
pub fn quick_row(language: Language, words: &dyn GameWords, look: &Look) -> Vec<Button> {
    let Some(view) = &look.public else { return Vec::new() };
    let Hints { quick, main, .. } = view.hints();
    let acts = |word: &str| quick.iter().any(|quick| matches!(quick, Quick::Act(action) if begins(action, word)));
    let first =
        quick.iter().position(|quick| matches!((quick, &main), (Quick::Act(action), Some(main)) if action == main));
    let buttons = quick.iter().take(QUICK).enumerate().map(|(at, quick)| {
        let tone = if at == first.unwrap_or(0) { Tone::Main } else { Tone::Plain };
        let button = match quick {
            Quick::Act(notation) => button(look, Verb::Act, notation, words.label(language, notation)),
            Quick::Ask(Amount { word, least, most }) => {
                let asked = Asked::new(&look.table.game, word, *least, *most);
                // Beside a button of the same words it asks for another amount; alone it must say what for.
                let other = say(language, "label-other");
                let label = if acts(word) { other } else { format!("{}…", words.label(language, word)) };
                button(look, Verb::Ask, &asked.words(), label)
            }
            Quick::Panel(word) => button(look, Verb::Seat, word, words.label(language, word)),
        };
        button.tone(tone)
    });
    buttons.collect()
}

/// Always there, in the same order.
fn fixed_row(language: Language, look: &Look) -> Vec<Button> {
    let stable = |verb, words: &str, label: &str| {
        Button::new(CustomId::new(verb, look.table.table, 0, words), say(language, label))
    };
    vec![
        stable(Verb::Seat, "", "label-my-seat"),
        stable(Verb::Text, "", "label-text-board"),
        stable(Verb::Log, "", "label-log"),
        stable(Verb::Rules, &look.table.game, "label-rules"),
        stable(Verb::More, "", "label-more"),
    ]
}

fn over(language: Language, words: &dyn GameWords, look: &Look) -> Parts {
    let mut lines = vec![winners(language, words, look), String::new()];
    lines.extend(standing_lines(language, words, look));
    if let Some(reason) = &look.table.ended_reason {
        lines.push(String::new());
        lines.push(words.reason(language, reason));
    }
    let best = look.standing.as_ref().and_then(|standing| standing.seats.iter().position(|seat| seat.place == 1));
    Parts {
        embed: Some(Embed {
            title: tell(language, "ui-over-title", &[("title", title(language, look).into())]),
            text: lines.join("\n"),
            colour: best.map_or(GOLD, |seat| words.colour(Seat(seat as u8))),
            footer: opened(language, look),
        }),
        ..Parts::default()
    }
    .buttons(last_row(language, look))
}

fn aborted(language: Language, words: &dyn GameWords, look: &Look) -> Parts {
    let phase = look.public.as_ref().map(|view| words.phase(language, view)).unwrap_or_default();
    let key = match look.table.ended_reason.as_deref() {
        Some("deserted") => "ui-aborted-deserted",
        Some("by-manager") => "ui-aborted-by-manager",
        _ => "ui-aborted-by-host",
    };
    Parts {
        embed: Some(Embed {
            title: format!("{} · {phase}", title(language, look)),
            text: say(language, key),
            colour: GOLD,
            footer: opened(language, look),
        }),
        ..Parts::default()
    }
    .buttons(last_row(language, look))
}

fn last_row(language: Language, look: &Look) -> Vec<Button> {
    let stable = |verb, label: &str| Button::new(CustomId::new(verb, look.table.table, 0, ""), say(language, label));
    let open = CustomId::page(Verb::Open, look.table.game.clone());
    let rematch =
        Button::new(CustomId::new(Verb::Lobby, look.table.table, 0, "rematch"), say(language, "label-rematch"));
    vec![
        rematch.tone(Tone::Main),
        stable(Verb::Text, "label-text-board"),
        stable(Verb::Log, "label-log"),
        Button::new(open, say(language, "ui-open-a-table")),
    ]
}

fn footer(language: Language, look: &Look) -> String {
    let args = [
        ("number", number(look).into()),
        ("step", i64::from(look.seq).into()),
        ("seal", seal(&look.commitment).into()),
    ];
    tell(language, "ui-footer", &args)
}

/// After the end the seed is no secret any more: anybody may draw again what luck brought.
fn opened(language: Language, look: &Look) -> String {
    let seed = agon_rules::luck::Seed(look.table.seed.0).to_hex();
    let args = [("number", number(look).into()), ("step", i64::from(look.seq).into()), ("seed", seed.into())];
    tell(language, "ui-footer-over", &args)
}
