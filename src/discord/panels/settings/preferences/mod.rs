//! Preferences of a player: an overview with the present value of each, and the questions about them elsewhere. Each has
//! a page of its own.

pub mod setting;

use super::{menu, word_of};
use crate::discord::colours::TEXT;
use crate::discord::ids::{CustomId, PreferencesClick, Setting};
use crate::discord::local_time::time_of_day;
use crate::discord::panels::table::times::day;
use crate::discord::panels::{GOLD, say, tell};
use crate::discord::parts::{Button, Choice, Embed, Menu, MenuKind, Parts, Tone, cut};
use agon_gamemaster::{AtZero, zone};
use agon_lang::{Language, raise};
use agon_store::{Confirming, Notices, PlayerRow, Reminders};

/// The longest second line of a choice, in UTF-16 units.
const DETAIL: usize = 100;

/// The preferences in the order of the overview, with their names and their effects.
const SETTINGS: [(Setting, &str, &str); 11] = [
    (Setting::Notices, "ui-notices", "pref-about-notices"),
    (Setting::Reminders, "pref-name-reminders", "pref-about-reminders"),
    (Setting::Quiet, "pref-name-quiet", "pref-about-quiet"),
    (Setting::Away, "pref-name-away", "pref-about-away"),
    (Setting::Language, "ui-language", "pref-about-language"),
    (Setting::Colours, "pref-colours", "pref-about-colours"),
    (Setting::Confirm, "pref-confirm", "pref-about-confirm"),
    (Setting::Pay, "pref-name-pay", "pref-about-pay"),
    (Setting::AtZero, "times-at-zero", "times-at-zero-text"),
    (Setting::Hide, "pref-name-hide", "pref-about-hide"),
    (Setting::Name, "pref-name-named", "pref-about-named"),
];

const NOTICES: [(Notices, &str); 3] = [
    (Notices::Mention, "pref-notice-mention"),
    (Notices::Direct, "pref-notice-direct-message"),
    (Notices::Quiet, "pref-notice-quiet"),
];

const REMINDERS: [(Reminders, &str); 4] = [
    (Reminders::Once, "availability-remind-once"),
    (Reminders::SixHours, "availability-remind-six-hours"),
    (Reminders::Day, "availability-remind-day"),
    (Reminders::Never, "availability-remind-never"),
];

/// The choices of colours, with their words.
const COLOURS: [(&str, &str); 6] = [
    ("standard", "pref-colours-standard"),
    ("red-green", "pref-colours-blind-1"),
    ("blue-yellow", "pref-colours-blind-2"),
    ("high-contrast", "pref-colours-contrast"),
    ("dark", "pref-colours-dark"),
    (TEXT, "pref-colours-text"),
];

const WISHES: [(AtZero, &str); 2] = [(AtZero::Ai, "times-at-zero-ai"), (AtZero::Decline, "times-at-zero-decline")];

const CONFIRMING: [(Confirming, &str); 3] = [
    (Confirming::Risky, "pref-confirm-risky"),
    (Confirming::Always, "pref-confirm-always"),
    (Confirming::Never, "pref-confirm-never"),
];

/// Builds a menu of colours. `chosen` is the stored value, `None` for the standard ones.
pub fn colours(language: Language, id: CustomId, chosen: Option<&str>) -> Menu {
    let chosen = chosen.unwrap_or(COLOURS[0].0);
    let values = COLOURS.map(|(word, key)| (word, key, word == chosen));
    menu(language, id, say(language, "pref-colours"), &values)
}

/// True if a word names colours.
pub fn known_colours(word: &str) -> bool {
    COLOURS.iter().any(|(known, _)| *known == word)
}

/// Returns the name of a preference.
fn name(language: Language, setting: Setting) -> String {
    SETTINGS.iter().find(|(known, ..)| *known == setting).map(|(_, key, _)| say(language, key)).unwrap_or_default()
}

/// Returns the present value of a preference.
fn value(language: Language, setting: Setting, player: &PlayerRow, now_ms: i64) -> String {
    let switched = |on: bool| say(language, if on { "pref-on" } else { "pref-off" });
    match setting {
        Setting::Notices => word_of(language, &NOTICES, &player.notices),
        Setting::Reminders => word_of(language, &REMINDERS, &player.reminders),
        Setting::Quiet => quiet(language, player).unwrap_or_else(|| switched(false)),
        Setting::Away => away(language, player, now_ms).unwrap_or_else(|| say(language, "availability-away-none")),
        Setting::Language => match player.language.as_deref().and_then(Language::from_code) {
            Some(known) => known.display().to_owned(),
            None => say(language, "ui-language-auto"),
        },
        Setting::Colours => word_of(language, &COLOURS, &player.palette.as_deref().unwrap_or(COLOURS[0].0)),
        Setting::Confirm => word_of(language, &CONFIRMING, &player.confirming),
        Setting::Pay => switched(player.pays_as_suggested),
        Setting::AtZero => word_of(language, &WISHES, &player.at_zero),
        Setting::Hide => switched(player.hidden),
        Setting::Name => switched(player.named_everywhere),
    }
}

/// Returns a player's quiet hours: `22:00 to 08:00 (Europe/Madrid)`; `None` without any.
fn quiet(language: Language, player: &PlayerRow) -> Option<String> {
    let (from, to) = player.quiet_from.zip(player.quiet_to)?;
    let args = [
        ("from", time_of_day(from).into()),
        ("to", time_of_day(to).into()),
        ("zone", zone_name(player.zone.as_deref()).into()),
    ];
    Some(tell(language, "availability-quiet-hours", &args))
}

/// Returns the end of a player's absence, as a mark of time; `None` without one that lasts or lies ahead.
fn away(language: Language, player: &PlayerRow, now_ms: i64) -> Option<String> {
    let (from, until) = player.away_from_ms.zip(player.away_until_ms).filter(|(_, until)| *until > now_ms)?;
    let args = [("from", day(from).into()), ("until", day(until).into())];
    Some(tell(language, if from > now_ms { "availability-away-planned" } else { "availability-away-until" }, &args))
}

/// Returns the name of a time zone as people write it. The name of an unknown one is UTC, as are its times.
fn zone_name(name: Option<&str>) -> String {
    zone(name).iana_name().unwrap_or("UTC").replace('_', " ")
}

/// Builds `/preferences`. `first` confirms the saved value.
pub fn preferences(language: Language, player: &PlayerRow, now_ms: i64, first: Option<String>) -> Parts {
    let told = SETTINGS.map(|(setting, ..)| {
        let (name, value) = (name(language, setting), value(language, setting, player, now_ms));
        (setting, raise(&name), value)
    });
    let mut lines: Vec<String> = first.into_iter().collect();
    lines.push(say(language, "ui-preferences"));
    lines.extend(closed(language, player));
    lines.push(String::new());
    lines.extend(told.iter().map(|(_, name, value)| {
        tell(language, "option-set", &[("option", format!("**{name}**").into()), ("value", value.into())])
    }));
    // A menu shows no marks of time.
    let detail =
        |setting: Setting, value: &str| if setting == Setting::Away { String::new() } else { cut(value, DETAIL) };
    let choices = told
        .iter()
        .map(|(setting, name, value)| Choice { detail: detail(*setting, value), ..Choice::new(setting.word(), name) });
    page(language, lines).menu(Menu {
        id: CustomId::page(PreferencesClick::Choose),
        placeholder: say(language, "pref-choose"),
        choices: choices.collect(),
        count: 1,
        kind: MenuKind::Words,
    })
}

/// Builds a page of preferences without its controls.
fn page(language: Language, lines: Vec<String>) -> Parts {
    let title = say(language, "ui-preferences-title");
    let embed = Embed { title, text: lines.join("\n"), colour: GOLD, footer: String::new() };
    Parts { embed: Some(embed), ..Parts::default() }
}

/// Says that direct messages are closed, to a player who wants them.
fn closed(language: Language, player: &PlayerRow) -> Option<String> {
    let closed = player.dm_open == Some(false) && player.notices == Notices::Direct;
    closed.then(|| say(language, "ui-dm-closed"))
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
            let word = word_of(language, &NOTICES, &notices);
            tell(language, "ui-notices-set", &[("notices", word.into())])
        }
    }
}
