//! Clicks on settings: a player's, and a server's.

use super::{Click, export};
use crate::discord::panels::{preferences, say, seasons, setup as screens};
use crate::discord::parts::{CHOICES, Parts};
use crate::discord::{commands, courier};
use agon_gamemaster::GuildId;
use agon_lang::Language;
use agon_rules::games;
use agon_store::{ChannelId, Notices, RoleId};

/// A preference, saved at each tap; the first line confirms in the new language.
pub(super) async fn prefer(click: &Click<'_>) -> anyhow::Result<()> {
    let Click { app, http, asker, private, id, .. } = *click;
    let chosen = click.chosen();
    let store = app.gamemaster.store();
    let (mut language, mut first) = (asker.language, None);
    let call = id.words.strip_prefix("call ");
    match (id.words.as_str(), chosen) {
        ("language", Some(code)) => {
            language = commands::language::set(app, asker, code).await?;
            let key = if code == "discord" { "ui-language-auto-set" } else { "ui-language-set" };
            first = Some(say(language, key));
        }
        ("colours", Some(word)) if preferences::known_colours(word) => {
            store.set_player_palette(asker.user, Some(word)).await?;
        }
        ("confirm", Some(word)) => {
            if let Ok(confirming) = word.parse() {
                store.set_confirming(asker.user, confirming).await?;
            }
        }
        ("pay on", _) => store.set_pays_as_suggested(asker.user, true).await?,
        ("pay off", _) => store.set_pays_as_suggested(asker.user, false).await?,
        ("hide on", _) => store.set_hidden(asker.user, true).await?,
        ("hide off", _) => store.set_hidden(asker.user, false).await?,
        ("name on", _) => store.set_named_everywhere(asker.user, true).await?,
        ("try", _) => first = Some(preferences::tried(language, courier::try_direct(app, http, asker).await?)),
        ("name off", _) => store.set_named_everywhere(asker.user, false).await?,
        (_, word) => {
            let notices: Option<Notices> =
                call.or(word.filter(|_| id.words == "notices")).and_then(|word| word.parse().ok());
            if let Some(notices) = notices {
                store.set_notices(asker.user, notices).await?;
                let open =
                    if notices == Notices::Direct { Some(courier::try_direct(app, http, asker).await?) } else { None };
                let line = preferences::called(language, notices, open);
                if call.is_some() {
                    return private.show(&Parts::line(line)).await;
                }
                first = Some(line);
            }
        }
    }
    let player = store.player(asker.user).await?;
    private.show(&preferences::preferences(language, &player, first)).await
}

/// A server's settings, saved at each tap.
pub(super) async fn setup(click: &Click<'_>) -> anyhow::Result<()> {
    let Click { app, asker, private, id, .. } = *click;
    let Some(guild) = commands::setup::managed(asker, private).await? else { return Ok(()) };
    let store = app.gamemaster.store();
    let saved = match id.word(0) {
        "rights" => return commands::setup::rights(app, asker, private, guild).await,
        "defaults" => {
            let game = click.chosen().unwrap_or(id.word(1));
            let at = id.word(2).parse().unwrap_or_default();
            let settings = store.guild(guild).await?;
            return click.show(&screens::defaults(asker.language, &settings, game, at)).await;
        }
        "option" => return default(click, guild).await,
        "export" => return export::server(click, guild).await,
        "rating" => return rating(click, guild).await,
        "seasons" | "season" => return season(click, guild).await,
        _ => save(click, guild).await?,
    };
    let settings = store.guild(guild).await?;
    let first = saved.then(|| say(asker.language, "ui-setup-saved"));
    click.show(&screens::setup(asker.language, &settings, first)).await
}

/// Saves one choice and says whether there was one.
async fn save(click: &Click<'_>, guild: GuildId) -> anyhow::Result<bool> {
    let Click { app, id, values, .. } = *click;
    let store = app.gamemaster.store();
    match (id.word(0), click.chosen()) {
        ("channels", _) => store.set_guild_channels(guild, &ids(values, ChannelId)).await?,
        ("roles", _) => store.set_guild_roles(guild, &ids(values, RoleId)).await?,
        ("language", Some(screens::AS_SERVER)) => store.set_guild_language(guild, None).await?,
        ("language", Some(code)) if Language::from_code(code).is_some() => {
            store.set_guild_language(guild, Some(code)).await?;
        }
        ("place", Some(word)) => match word.parse() {
            Ok(place) => store.set_guild_place(guild, place).await?,
            Err(_) => return Ok(false),
        },
        _ => return Ok(false),
    }
    Ok(true)
}

/// Saves a switch of ratings, if one was pressed, and shows them.
async fn rating(click: &Click<'_>, guild: GuildId) -> anyhow::Result<()> {
    let Click { app, asker, id, .. } = *click;
    let store = app.gamemaster.store();
    let on = id.word(2) == "on";
    let saved = match (id.word(1), id.word(2)) {
        ("rated", "on" | "off") => {
            store.set_guild_rated(guild, on).await?;
            true
        }
        ("machines", "on" | "off") => {
            store.set_machines_count(guild, on).await?;
            true
        }
        _ => false,
    };
    let settings = store.guild(guild).await?;
    let first = saved.then(|| say(asker.language, "ui-setup-saved"));
    click.show(&seasons::rating(asker.language, &settings, first)).await
}

/// Starts or ends a season once that is confirmed, and shows the seasons. An old button of another season does nothing.
async fn season(click: &Click<'_>, guild: GuildId) -> anyhow::Result<()> {
    let Click { app, asker, id, .. } = *click;
    let (store, now) = (app.gamemaster.store(), app.gamemaster.now_ms());
    let known = store.seasons(guild, seasons::SEASONS).await?;
    let number = id.word(2).parse().unwrap_or_default();
    match (id.word(1), id.word(3)) {
        ("start", "yes") if seasons::may_start(&known, number) => {
            store.start_season(guild, now).await?;
        }
        ("end", "yes") if seasons::may_end(&known, number) => {
            store.end_season(guild, now).await?;
        }
        (what, "") => {
            if let Some(sure) = seasons::sure(asker.language, &known, what, number) {
                return click.show(&sure).await;
            }
        }
        _ => {}
    }
    let known = store.seasons(guild, seasons::SEASONS).await?;
    click.show(&seasons::seasons(asker.language, &known)).await
}

/// Saves what an option is when a table is opened. What the game has by itself needs no row.
async fn default(click: &Click<'_>, guild: GuildId) -> anyhow::Result<()> {
    let Click { app, asker, id, .. } = *click;
    let (game, option, at) = (id.word(1), id.word(2), id.word(3).parse().unwrap_or_default());
    let specs = games::find(game).map(|game| game.meta().options).unwrap_or_default();
    let spec = specs.iter().find(|spec| spec.id == option);
    let value = click.chosen().filter(|value| spec.is_some_and(|spec| spec.values.contains(value)));
    let (Some(spec), Some(value)) = (spec, value) else { return click.stale().await };
    let store = app.gamemaster.store();
    let own = spec.values.first() == Some(&value);
    store.set_guild_option(guild, game, option, (!own).then_some(value)).await?;
    let settings = store.guild(guild).await?;
    click.show(&screens::defaults(asker.language, &settings, game, at)).await
}

/// The ids somebody chose; what is none is passed over.
fn ids<T>(values: &[String], id: impl Fn(u64) -> T) -> Vec<T> {
    values.iter().filter_map(|value| value.parse().ok()).filter(|&value| value != 0).take(CHOICES).map(id).collect()
}
