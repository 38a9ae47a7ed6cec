//! More…: leaving a table before its end.

use super::{GOLD, button, lobby, say, tell, title};
use crate::discord::custom_id::Verb;
use crate::discord::parts::{Embed, Parts, Tone};
use agon_gamemaster::{Look, Stage};
use agon_lang::Language;

/// What else can be done at a table.
pub fn more(language: Language, look: &Look, manager: bool, user: u64) -> Parts {
    let running = look.stage == Stage::Running;
    let may_abort = running && (manager || look.host.is_some_and(|host| host.0 == user));
    let mut buttons = Vec::new();
    if running && look.seat.is_some() {
        buttons.push(button(look, Verb::More, "resign", say(language, "label-resign")));
    }
    if may_abort {
        buttons.push(button(look, Verb::More, "abort", say(language, "label-abort")));
    }
    if may_abort {
        buttons.push(button(look, Verb::More, "looks", say(language, "label-looks")));
    }
    let key = if buttons.is_empty() { "ui-more-none" } else { "ui-more" };
    page(language, look, say(language, key)).buttons(buttons)
}

/// What may be chosen about what everybody sees.
pub fn looks(language: Language, look: &Look) -> Parts {
    let back = button(look, Verb::More, "", say(language, "label-back"));
    lobby::looks(language, look, page(language, look, say(language, "ui-looks"))).buttons(vec![back])
}

/// Asks once more before resigning.
pub fn resign(language: Language, look: &Look) -> Parts {
    page(language, look, say(language, "ui-resign")).buttons(vec![
        button(look, Verb::More, "resign yes", say(language, "ui-yes-resign")).tone(Tone::Danger),
        button(look, Verb::More, "", say(language, "label-back")),
    ])
}

/// Asks once more before aborting.
pub fn abort(language: Language, look: &Look) -> Parts {
    page(language, look, say(language, "ui-abort")).buttons(vec![
        button(look, Verb::More, "abort yes", say(language, "ui-yes-abort")).tone(Tone::Danger),
        button(look, Verb::More, "", say(language, "label-back")),
    ])
}

/// What became of it.
pub fn done(language: Language, look: &Look, key: &str) -> Parts {
    page(language, look, tell(language, key, &[("number", super::number(look).into())]))
}

fn page(language: Language, look: &Look, text: String) -> Parts {
    let embed = Embed { title: title(language, look), text, colour: GOLD, footer: String::new() };
    Parts { embed: Some(embed), ..Parts::default() }
}
