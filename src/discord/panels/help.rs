//! Help: what can I do here, now; the bot's first words in a server; opening a table.

use super::{GOLD, game_words, number, rules, say, tables, tell};
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::parts::{Button, Embed, Parts, Tone};
use agon_gamemaster::Look;
use agon_lang::Language;
use agon_rules::games::GAMES;

/// `/help`: it knows where it stands.
pub fn help(language: Language, look: Option<&Look>) -> Parts {
    let here = match look {
        None => say(language, "ui-help-no-table"),
        Some(look) => {
            let words = game_words(&look.table.game);
            let phase = look.public.as_ref().zip(words).map(|(view, words)| words.phase(language, view));
            let game = words.map(|words| words.title(language)).unwrap_or_default();
            let phase = phase.unwrap_or_else(|| say(language, "ui-stage-lobby"));
            let args = [("number", number(look).into()), ("game", game.into()), ("phase", phase.into())];
            let mut text = tell(language, "ui-help-table", &args);
            if look.my_turn() {
                text = format!("{text} {}", say(language, "ui-help-your-turn"));
            }
            text
        }
    };
    let seated = look.filter(|look| look.seat.is_some());
    let mut buttons = Vec::new();
    if let Some(look) = seated {
        let id = CustomId::new(Verb::Seat, look.table.table, 0, "");
        buttons.push(Button::new(id, say(language, "label-my-seat")).tone(Tone::Main));
    }
    if look.is_none() {
        buttons.push(open_button(language).tone(Tone::Main));
    }
    buttons.push(Button::new(CustomId::page(Verb::Rules, ""), say(language, "label-rules")));
    buttons.push(tables::mine_button(language));
    buttons.push(Button::new(CustomId::page(Verb::History, "0"), say(language, "ui-history")));
    page(language, "ui-help-title", format!("{here}\n\n{}", say(language, "ui-help-text"))).buttons(buttons)
}

/// The bot joins a server.
pub fn welcome(language: Language) -> Parts {
    let games = GAMES.iter().filter_map(|game| game_words(game.meta().id)).map(|words| words.title(language));
    let games = agon_lang::join(language, &games.collect::<Vec<_>>());
    page(language, "ui-welcome-title", tell(language, "ui-welcome", &[("games", games.into())])).buttons(vec![
        open_button(language).tone(Tone::Main),
        Button::new(CustomId::page(Verb::Help, ""), say(language, "ui-help")),
        Button::new(CustomId::page(Verb::Setup, ""), say(language, "label-set-up")),
    ])
}

/// Which game shall be opened?
pub fn open(language: Language) -> Parts {
    let menu = rules::games_menu(language, CustomId::page(Verb::Open, ""));
    Parts::line(say(language, "ui-which-game")).menu(menu)
}

/// The button that opens a table.
pub fn open_button(language: Language) -> Button {
    Button::new(CustomId::page(Verb::Open, ""), say(language, "ui-open-a-table"))
}

fn page(language: Language, title: &str, text: String) -> Parts {
    let embed = Embed { title: say(language, title), text, colour: GOLD, footer: String::new() };
    Parts { embed: Some(embed), ..Parts::default() }
}
