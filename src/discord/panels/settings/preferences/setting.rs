//! The page of one preference: its effect, its value, and its control.

use super::{CONFIRMING, NOTICES, REMINDERS, SETTINGS, WISHES, closed, colours, name, page, value, zone_name};
use crate::discord::ids::{CustomId, PreferencesClick, Setting};
use crate::discord::local_time::{LONGEST_AWAY, NotAway, now_in};
use crate::discord::panels::settings::{labelled, menu, one_of};
use crate::discord::panels::{say, tell};
use crate::discord::parts::{Button, Choice, Menu, Parts, Tone};
use agon_gamemaster::zone;
use agon_lang::{Language, raise};
use agon_store::PlayerRow;

/// Builds the page of a preference. `first` confirms the saved value, or says why nothing was saved.
pub fn setting(language: Language, setting: Setting, player: &PlayerRow, now_ms: i64, first: Option<String>) -> Parts {
    let about = SETTINGS.iter().find(|(known, ..)| *known == setting).map(|(_, _, key)| say(language, key));
    let (name, value) = (name(language, setting), value(language, setting, player, now_ms));
    let args = [("option", format!("**{}**", raise(&name)).into()), ("value", value.into())];
    let mut lines: Vec<String> = first.into_iter().collect();
    lines.push(tell(language, "option-set", &args));
    lines.extend(about);
    lines.extend(besides(language, setting, player, now_ms));
    let click = |click: PreferencesClick| CustomId::page(click);
    let page = page(language, lines);
    let page = match setting {
        Setting::Notices => {
            let choices = NOTICES.map(|(known, key)| (known.word(), key, player.notices == known));
            page.menu(menu(language, click(PreferencesClick::Notices), name, &choices))
        }
        Setting::Reminders => {
            let choices = REMINDERS.map(|(known, key)| (known.word(), key, player.reminders == known));
            page.menu(menu(language, click(PreferencesClick::Reminders), name, &choices))
        }
        Setting::Language => page.menu(languages(language, player)),
        Setting::Colours => page.menu(colours(language, click(PreferencesClick::Colours), player.palette.as_deref())),
        Setting::Confirm => {
            let choices = CONFIRMING.map(|(known, key)| (known.word(), key, player.confirming == known));
            page.menu(menu(language, click(PreferencesClick::Confirm), name, &choices))
        }
        Setting::AtZero => {
            let choices = WISHES.map(|(known, key)| (known.word(), key, player.at_zero == known));
            page.menu(menu(language, click(PreferencesClick::AtZero), name, &choices))
        }
        Setting::Quiet | Setting::Away | Setting::Pay | Setting::Hide | Setting::Name => page,
    };
    let back = Button::new(click(PreferencesClick::Show), say(language, "label-back"));
    page.buttons(buttons(language, setting, player, now_ms).into_iter().chain([back]).collect())
}

/// Returns the further lines of a page.
fn besides(language: Language, setting: Setting, player: &PlayerRow, now_ms: i64) -> Option<String> {
    let zone_arg = ("zone", zone_name(player.zone.as_deref()).into());
    match setting {
        Setting::Notices => closed(language, player),
        Setting::Quiet => {
            let time = now_in(&zone(player.zone.as_deref()), now_ms);
            Some(tell(language, "availability-quiet-now", &[("time", time.into()), zone_arg]))
        }
        Setting::Away => Some(tell(language, "availability-away-days", &[zone_arg])),
        _ => None,
    }
}

/// Returns the buttons of a page, besides the way back.
fn buttons(language: Language, setting: Setting, player: &PlayerRow, now_ms: i64) -> Vec<Button> {
    let button = |click: PreferencesClick, key: &str| Button::new(CustomId::page(click), say(language, key));
    match setting {
        Setting::Notices => vec![button(PreferencesClick::Try, "label-try-message")],
        Setting::Quiet => {
            let off = || button(PreferencesClick::Quiet(None, None), "availability-label-off");
            let form = button(PreferencesClick::QuietForm, "availability-label-quiet").tone(Tone::Main);
            std::iter::once(form).chain(player.quiet_from.map(|_| off())).collect()
        }
        Setting::Away => {
            let form = button(PreferencesClick::AwayForm, "availability-label-away").tone(Tone::Main);
            let begun = player.away_from_ms.is_some_and(|from| from <= now_ms);
            let key = if begun { "availability-label-back" } else { "availability-label-cancel" };
            let ahead = player.away_until_ms.is_some_and(|until| until > now_ms);
            std::iter::once(form).chain(ahead.then(|| button(PreferencesClick::Back, key))).collect()
        }
        Setting::Pay => vec![switch(language, setting, PreferencesClick::Pay, player.pays_as_suggested)],
        Setting::Hide => vec![switch(language, setting, PreferencesClick::Hide, player.hidden)],
        Setting::Name => vec![switch(language, setting, PreferencesClick::Name, player.named_everywhere)],
        _ => Vec::new(),
    }
}

/// Makes a switch: its label shows the current state, its id the new one.
fn switch(language: Language, setting: Setting, what: fn(bool) -> PreferencesClick, on: bool) -> Button {
    let value = say(language, if on { "pref-on" } else { "pref-off" });
    Button::new(CustomId::page(what(!on)), labelled(language, &name(language, setting), &value))
}

/// Builds the menu of languages.
fn languages(language: Language, player: &PlayerRow) -> Menu {
    let chosen = player.language.as_deref();
    let own = Choice { chosen: chosen.is_none(), ..Choice::new("discord", say(language, "ui-language-auto")) };
    let known = Language::ALL
        .map(|known| Choice { chosen: chosen == Some(known.code()), ..Choice::new(known.code(), known.display()) });
    let choices = std::iter::once(own).chain(known).collect();
    one_of(CustomId::page(PreferencesClick::Language), say(language, "ui-language"), choices)
}

/// Adds the nearest time zones to the page of quiet hours: each button saves the hours with its zone.
pub fn unknown_zone(page: Parts, hours: Option<(u16, u16)>, zones: Vec<String>) -> Parts {
    let button = |zone: String| {
        let label = zone.replace('_', " ");
        Button::new(CustomId::page(PreferencesClick::Quiet(hours, Some(zone))), label)
    };
    page.buttons(zones.into_iter().map(button).collect())
}

/// Says why an absence is none.
pub fn away_refused(language: Language, why: NotAway) -> String {
    match why {
        NotAway::Backwards => say(language, "availability-away-backwards"),
        NotAway::TooLong => tell(language, "availability-away-too-long", &[("n", LONGEST_AWAY.into())]),
        NotAway::TooFar => say(language, "availability-away-too-far"),
        NotAway::Past => say(language, "availability-away-past"),
    }
}
