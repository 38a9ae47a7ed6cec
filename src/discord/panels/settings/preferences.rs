//! Preferences of a player: turn notices, language, colours, and the actions that a panel asks to confirm.

use crate::discord::colours::TEXT;
use crate::discord::ids::{CustomId, PreferencesClick};
use crate::discord::panels::{GOLD, say, tell};
use crate::discord::parts::{Button, Choice, Embed, Menu, MenuKind, Parts, Tone};
use agon_lang::Language;
use agon_store::{Confirming, Notices, PlayerRow};

/// The choices of colours, with their words.
const COLOURS: [(&str, &str); 6] = [
    ("standard", "pref-colours-standard"),
    ("red-green", "pref-colours-blind-1"),
    ("blue-yellow", "pref-colours-blind-2"),
    ("high-contrast", "pref-colours-contrast"),
    ("dark", "pref-colours-dark"),
    (TEXT, "pref-colours-text"),
];

const CONFIRMING: [(Confirming, &str); 3] = [
    (Confirming::Risky, "pref-confirm-risky"),
    (Confirming::Always, "pref-confirm-always"),
    (Confirming::Never, "pref-confirm-never"),
];

/// Builds a menu of colours. `chosen` is the stored value, `None` for the standard ones.
pub fn colours(language: Language, id: CustomId, chosen: Option<&str>) -> Menu {
    let chosen = chosen.unwrap_or(COLOURS[0].0);
    let choices = COLOURS.iter().map(|&(word, key)| Choice {
        chosen: word == chosen,
        ..Choice::new(word, agon_lang::raise(&labelled(language, "pref-colours", key)))
    });
    let placeholder = agon_lang::raise(&say(language, "pref-colours"));
    Menu { id, placeholder, choices: choices.collect(), count: 1, kind: MenuKind::Words }
}

/// True if a word names colours.
pub fn known_colours(word: &str) -> bool {
    COLOURS.iter().any(|(known, _)| *known == word)
}

/// Writes a label such as `colours: standard`.
fn labelled(language: Language, what: &str, value: &str) -> String {
    let args = [("option", say(language, what).into()), ("value", say(language, value).into())];
    tell(language, "option-set", &args)
}

const NOTICES: [Notices; 3] = [Notices::Mention, Notices::Direct, Notices::Quiet];

/// Builds `/preferences`. `first` confirms the saved value.
pub fn preferences(language: Language, player: &PlayerRow, first: Option<String>) -> Parts {
    let notices = NOTICES.map(|notices| Choice {
        chosen: player.notices == notices,
        ..Choice::new(notices.word(), agon_lang::raise(&say(language, notice_key(notices))))
    });
    let chosen = player.language.as_deref();
    let own = Choice { chosen: chosen.is_none(), ..Choice::new("discord", say(language, "ui-language-auto")) };
    let languages = Language::ALL
        .map(|known| Choice { chosen: chosen == Some(known.code()), ..Choice::new(known.code(), known.display()) });
    let mut lines: Vec<String> = first.into_iter().collect();
    lines.extend(["ui-preferences", "pref-pay", "pref-seen"].map(|key| say(language, key)));
    if player.dm_open == Some(false) && player.notices == Notices::Direct {
        lines.push(say(language, "ui-dm-closed"));
    }
    Parts {
        embed: Some(Embed {
            title: say(language, "ui-preferences-title"),
            text: lines.join("\n"),
            colour: GOLD,
            footer: String::new(),
        }),
        ..Parts::default()
    }
    .menu(Menu {
        id: CustomId::page(PreferencesClick::Notices),
        placeholder: say(language, "ui-notices"),
        choices: notices.to_vec(),
        count: 1,
        kind: MenuKind::Words,
    })
    .menu(Menu {
        id: CustomId::page(PreferencesClick::Language),
        placeholder: say(language, "ui-language"),
        choices: std::iter::once(own).chain(languages).collect(),
        count: 1,
        kind: MenuKind::Words,
    })
    .menu(colours(language, CustomId::page(PreferencesClick::Colours), player.palette.as_deref()))
    .menu(Menu {
        id: CustomId::page(PreferencesClick::Confirm),
        placeholder: agon_lang::raise(&say(language, "pref-confirm")),
        choices: CONFIRMING
            .map(|(confirming, key)| Choice {
                chosen: player.confirming == confirming,
                ..Choice::new(confirming.word(), agon_lang::raise(&labelled(language, "pref-confirm", key)))
            })
            .to_vec(),
        count: 1,
        kind: MenuKind::Words,
    })
    .buttons(vec![
        Button::new(CustomId::page(PreferencesClick::Try), say(language, "label-try-message")),
        switch(language, PreferencesClick::Pay, player.pays_as_suggested, ["pref-pay-off", "pref-pay-on"]),
        switch(language, PreferencesClick::Hide, player.hidden, ["pref-hide-off", "pref-hide-on"]),
        switch(language, PreferencesClick::Name, player.named_everywhere, ["pref-named-off", "pref-named-on"]),
        Button::new(CustomId::page(PreferencesClick::Times), say(language, "times-label-times")),
    ])
}

/// Makes a switch: its label shows the current state, its id the new one.
fn switch(language: Language, what: fn(bool) -> PreferencesClick, on: bool, keys: [&str; 2]) -> Button {
    Button::new(CustomId::page(what(!on)), say(language, keys[usize::from(on)]))
}

/// Asks once, at the first seat ever, how the player wants to hear of their turn.
pub fn greeting(language: Language, line: String) -> Parts {
    let button =
        |notices: Notices, key: &str| Button::new(CustomId::page(PreferencesClick::Call(notices)), say(language, key));
    Parts::line(format!("{line}\n{}", say(language, "ui-how-to-call"))).buttons(vec![
        button(Notices::Mention, "ui-call-mention").tone(Tone::Main),
        button(Notices::Direct, "ui-call-direct"),
        button(Notices::Quiet, "ui-call-quiet"),
    ])
}

/// Returns the line about a test message.
pub fn tried(language: Language, open: bool) -> String {
    say(language, if open { "ui-dm-tried" } else { "ui-dm-closed" })
}

/// Returns the line that confirms the choice of notices.
pub fn called(language: Language, notices: Notices, dm_open: Option<bool>) -> String {
    match (notices, dm_open) {
        (Notices::Direct, Some(false)) => say(language, "ui-dm-closed"),
        _ => {
            let word = say(language, notice_key(notices));
            tell(language, "ui-notices-set", &[("notices", word.into())])
        }
    }
}

fn notice_key(notices: Notices) -> &'static str {
    match notices {
        Notices::Mention => "pref-notice-mention",
        Notices::Direct => "pref-notice-direct-message",
        Notices::Quiet => "pref-notice-quiet",
    }
}
