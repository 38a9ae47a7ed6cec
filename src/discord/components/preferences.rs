//! Clicks and forms about the caller's preferences. Each value is saved at once, and its page says so.

use super::Click;
use super::forms::Filled;
use crate::discord::ids::{CustomId, PreferencesClick, Setting};
use crate::discord::local_time::{Found, away_span, find_zone, read_time, time_of_day};
use crate::discord::messages::direct::try_direct;
use crate::discord::panels::records::history::Span;
use crate::discord::panels::settings::preferences::{self, setting};
use crate::discord::panels::{say, tell};
use crate::discord::parts::{Parts, plain};
use crate::discord::{languages, pages};
use agon_gamemaster::zone;
use agon_lang::Language;
use agon_store::Notices;
use serenity::all::{CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal, InputTextStyle};

/// The longest time of the day or date, in characters.
const LONGEST_TIME: u16 = 20;
/// The longest name of a time zone, in characters.
const LONGEST_ZONE: u16 = 40;

/// Saves a preference and shows its page. The first line confirms in the new language.
pub(super) async fn clicked(click: &Click<'_>, wanted: &PreferencesClick) -> anyhow::Result<()> {
    let Click { app, http, caller, private, .. } = *click;
    let (store, user) = (app.gamemaster.store(), caller.user);
    let setting = match (wanted, click.chosen()) {
        (PreferencesClick::Show, _) => {
            return pages::show_preferences(app, caller, private, caller.language, None).await;
        }
        (PreferencesClick::Choose, Some(word)) => match Setting::read(word) {
            Some(setting) => return show(click, setting, None).await,
            None => return click.stale().await,
        },
        (PreferencesClick::Times, _) => return show(click, Setting::AtZero, None).await,
        (PreferencesClick::Call(notices), _) => {
            return private.show(&Parts::line(call(click, *notices).await?)).await;
        }
        (PreferencesClick::Try, _) => {
            let tried = preferences::tried(caller.language, try_direct(app, http, caller).await?);
            return show(click, Setting::Notices, Some(tried)).await;
        }
        (PreferencesClick::Notices, Some(word)) => match word.parse() {
            Ok(notices) => {
                let called = call(click, notices).await?;
                return show(click, Setting::Notices, Some(called)).await;
            }
            Err(_) => return click.stale().await,
        },
        (PreferencesClick::Language, Some(code)) => return speak(click, code).await,
        (PreferencesClick::Quiet(hours, name), _) => return set_quiet(click, *hours, name.as_deref()).await,
        (PreferencesClick::Back, _) => return set_away(click, None).await,
        (PreferencesClick::Colours, Some(word)) if preferences::known_colours(word) => {
            store.set_player_palette(user, Some(word)).await?;
            Setting::Colours
        }
        (PreferencesClick::Confirm, Some(word)) => match word.parse() {
            Ok(confirming) => {
                store.set_confirming(user, confirming).await?;
                Setting::Confirm
            }
            Err(_) => return click.stale().await,
        },
        (PreferencesClick::Reminders, Some(word)) => match word.parse() {
            Ok(reminders) => {
                store.set_reminders(user, reminders).await?;
                Setting::Reminders
            }
            Err(_) => return click.stale().await,
        },
        (PreferencesClick::AtZero, Some(word)) => match word.parse() {
            Ok(wish) => {
                store.set_at_zero(user, wish).await?;
                Setting::AtZero
            }
            Err(_) => return click.stale().await,
        },
        (PreferencesClick::Pay(on), _) => {
            store.set_pays_as_suggested(user, *on).await?;
            Setting::Pay
        }
        (PreferencesClick::Hide(on), _) => {
            store.set_hidden(user, *on).await?;
            Setting::Hide
        }
        (PreferencesClick::Name(on), _) => {
            store.set_named_everywhere(user, *on).await?;
            Setting::Name
        }
        // A menu without a choice is forged. The forms opened from their ids alone.
        _ => return click.stale().await,
    };
    saved(click, setting).await
}

/// Shows the page of a preference.
async fn show(click: &Click<'_>, setting: Setting, first: Option<String>) -> anyhow::Result<()> {
    click.show(&page(click, click.language(), setting, first).await?).await
}

/// Shows the page of a saved preference.
async fn saved(click: &Click<'_>, setting: Setting) -> anyhow::Result<()> {
    show(click, setting, Some(say(click.language(), "ui-setup-saved"))).await
}

/// Builds the page of a preference.
async fn page(click: &Click<'_>, language: Language, wanted: Setting, first: Option<String>) -> anyhow::Result<Parts> {
    let master = &click.app.gamemaster;
    let player = master.store().player(click.caller.user).await?;
    Ok(setting::setting(language, wanted, &player, master.now_ms(), first))
}

/// Saves the way in which a player hears of their turn, and returns the line about it.
async fn call(click: &Click<'_>, notices: Notices) -> anyhow::Result<String> {
    let Click { app, http, caller, .. } = *click;
    app.gamemaster.store().set_notices(caller.user, notices).await?;
    let open = if notices == Notices::Direct { Some(try_direct(app, http, caller).await?) } else { None };
    Ok(preferences::called(caller.language, notices, open))
}

/// Saves the language, and answers in it.
async fn speak(click: &Click<'_>, code: &str) -> anyhow::Result<()> {
    let own = code == "discord";
    if !own && Language::from_code(code).is_none() {
        return click.stale().await;
    }
    let language = languages::choose(click.app, click.caller, code).await?;
    let first = say(language, if own { "ui-language-auto-set" } else { "ui-language-set" });
    click.show(&page(click, language, Setting::Language, Some(first)).await?).await
}

/// Saves quiet hours in a zone that exists, or offers the nearest zones.
async fn set_quiet(click: &Click<'_>, hours: Option<(u16, u16)>, typed: Option<&str>) -> anyhow::Result<()> {
    let master = &click.app.gamemaster;
    let zone = match typed.map(|typed| (typed, find_zone(typed, master.now_ms()))) {
        None => None,
        Some((_, Found::Zone(zone))) => Some(zone),
        Some((typed, Found::Nearest(zones))) => {
            let first = tell(click.language(), "availability-zone-unknown", &[("text", shown(typed).into())]);
            let page = page(click, click.language(), Setting::Quiet, Some(first)).await?;
            return click.show(&setting::unknown_zone(page, hours, zones)).await;
        }
    };
    master.store().set_quiet_hours(click.caller.user, hours, zone.as_deref()).await?;
    saved(click, Setting::Quiet).await
}

/// Saves an absence, or its end.
async fn set_away(click: &Click<'_>, span_ms: Option<(i64, i64)>) -> anyhow::Result<()> {
    match click.app.gamemaster.set_away(click.caller.user, span_ms).await {
        Ok(()) => saved(click, Setting::Away).await,
        Err(refused) => click.refuse(None, &refused).await,
    }
}

/// Returns a typed text as an answer may show it.
fn shown(text: &str) -> String {
    plain(&text.chars().take(40).collect::<String>())
}

/// Builds the form for quiet hours.
pub(super) fn quiet_form(language: Language, id: &CustomId) -> CreateInteractionResponse {
    let time = |key: &str, name: &str, example: &str| {
        field(say(language, key), name).max_length(LONGEST_TIME).placeholder(example)
    };
    let zone = field(say(language, "availability-quiet-zone"), "zone").max_length(LONGEST_ZONE);
    let fields = vec![
        time("availability-quiet-from", "from", "22:00"),
        time("availability-quiet-to", "to", "8:00"),
        zone.placeholder("Europe/Madrid"),
    ];
    modal(id, say(language, "availability-quiet-title"), fields)
}

/// Builds the form for an absence.
pub(super) fn away_form(language: Language, id: &CustomId) -> CreateInteractionResponse {
    let day = |key: &str, name: &str, example: &str| {
        field(say(language, key), name).max_length(LONGEST_TIME).placeholder(say(language, example))
    };
    let fields = vec![
        day("availability-away-from", "from", "availability-away-from-example"),
        day("availability-away-back", "back", "availability-away-back-example"),
    ];
    modal(id, say(language, "availability-away-title"), fields)
}

fn field(label: String, name: &str) -> CreateInputText {
    CreateInputText::new(InputTextStyle::Short, label, name).required(false)
}

fn modal(id: &CustomId, title: String, fields: Vec<CreateInputText>) -> CreateInteractionResponse {
    let rows = fields.into_iter().map(CreateActionRow::InputText).collect();
    CreateInteractionResponse::Modal(CreateModal::new(id.to_string(), title).components(rows))
}

/// Reads quiet hours and saves them. Anything unread changes nothing.
pub(super) async fn quiet_filled(click: &Click<'_>, form: &Filled) -> anyhow::Result<()> {
    let language = click.language();
    let told = |first: String| show(click, Setting::Quiet, Some(first));
    let texts = [form.field("from"), form.field("to")];
    if texts.iter().any(|text| text.is_empty()) && texts.iter().any(|text| !text.is_empty()) {
        return told(say(language, "availability-time-both")).await;
    }
    let mut times = Vec::new();
    for text in texts.into_iter().filter(|text| !text.is_empty()) {
        match read_time(text) {
            Some(time) => times.push(time),
            None => return told(tell(language, "availability-time-unread", &[("text", shown(text).into())])).await,
        }
    }
    let hours = match *times.as_slice() {
        [from, to] if from == to => {
            return told(tell(language, "availability-time-same", &[("time", time_of_day(from).into())])).await;
        }
        [from, to] => Some((from, to)),
        _ => None,
    };
    set_quiet(click, hours, Some(form.field("zone")).filter(|zone| !zone.is_empty())).await
}

/// Reads an absence and saves it. Anything unread changes nothing.
pub(super) async fn away_filled(click: &Click<'_>, form: &Filled) -> anyhow::Result<()> {
    let language = click.language();
    let told = |first: String| show(click, Setting::Away, Some(first));
    let (from, back) = (form.field("from"), form.field("back"));
    let day = |text: &str| {
        // A month or a year is no day.
        Span::typed(language, text).filter(|span| span.first == span.last).map(|span| span.first)
    };
    let unread = [from, back].into_iter().find(|text| !text.is_empty() && day(text).is_none());
    if let Some(text) = unread {
        return told(tell(language, "availability-day-unread", &[("text", shown(text).into())])).await;
    }
    let span = match (day(from), day(back)) {
        (None, None) => return set_away(click, None).await,
        (Some(_), None) => return told(say(language, "availability-away-no-back")).await,
        (from, Some(back)) => {
            let master = &click.app.gamemaster;
            let player = master.store().player(click.caller.user).await?;
            away_span(from, back, &zone(player.zone.as_deref()), master.now_ms())
        }
    };
    match span {
        Ok(span_ms) => set_away(click, Some(span_ms)).await,
        Err(why) => told(setting::away_refused(language, why)).await,
    }
}
