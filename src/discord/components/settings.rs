//! Clicks on a server's settings.

use super::{Click, export};
use crate::discord::ids::{CustomId, SeasonStep, SetupClick, TimeChoice};
use crate::discord::pages;
use crate::discord::panels::records::tables;
use crate::discord::panels::settings::{self, running, seasons};
use crate::discord::panels::{say, tell};
use crate::discord::parts::{CHOICES, cut};
use agon_gamemaster::{ChosenTimes, GuildId};
use agon_lang::Language;
use agon_store::{ChannelId, RoleId, UserId};
use serenity::all::{CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal, InputTextStyle};

/// The longest title of a form, in UTF-16 units.
const LONGEST_TITLE: usize = 45;
/// The longest date, in characters.
const LONGEST_DATE: u16 = 20;

/// Saves a server's settings at each click.
pub(super) async fn setup(click: &Click<'_>, wanted: &SetupClick) -> anyhow::Result<()> {
    let Click { app, caller, private, values, .. } = *click;
    let Some(guild) = pages::setup::managed(caller, private).await? else { return Ok(()) };
    let store = app.gamemaster.store();
    let saved = match wanted {
        SetupClick::Rights => return pages::setup::rights(app, caller, private, guild).await,
        SetupClick::Who => return who(click, guild, false).await,
        SetupClick::Roles => {
            store.set_guild_roles(guild, &ids(values, RoleId)).await?;
            return who(click, guild, true).await;
        }
        SetupClick::Blocked => {
            store.set_blocked(guild, &ids(values, UserId)).await?;
            return who(click, guild, true).await;
        }
        SetupClick::Limit => return limit(click, guild).await,
        SetupClick::News => return news(click, guild, None).await,
        SetupClick::NewsChannel => {
            store.set_news_channel(guild, ids(values, ChannelId).first().copied()).await?;
            return news(click, guild, Some("ui-setup-saved")).await;
        }
        SetupClick::NewsRole => return news_role(click, guild).await,
        SetupClick::Tables(page) => {
            let found = app.gamemaster.open_tables(guild, caller.user, *page, tables::TABLES).await?;
            return click.show(&running::running(caller.language, &found)).await;
        }
        SetupClick::Defaults => return defaults(click, guild, click.chosen().unwrap_or_default(), 0).await,
        SetupClick::DefaultsOf { game, at } => return defaults(click, guild, game, *at).await,
        SetupClick::Default { game, option, at } => return default(click, guild, game, option, *at).await,
        SetupClick::Times => return times(click, guild, false).await,
        SetupClick::Time(choice) => return set_times(click, guild, *choice).await,
        SetupClick::Export(after) => return export::server(click, guild, *after).await,
        SetupClick::Rating => return rating(click, guild, false).await,
        SetupClick::Rated(on) => {
            store.set_guild_rated(guild, *on).await?;
            return rating(click, guild, true).await;
        }
        SetupClick::MachinesCount(on) => {
            store.set_machines_count(guild, *on).await?;
            return rating(click, guild, true).await;
        }
        SetupClick::Seasons => return list_seasons(click, guild, None).await,
        // This click opens a form.
        SetupClick::SeasonDate(_) => return click.stale().await,
        SetupClick::Season { step, number, sure } => return season(click, guild, *step, *number, *sure).await,
        SetupClick::Show => false,
        SetupClick::Channels => {
            store.set_guild_channels(guild, &ids(values, ChannelId)).await?;
            true
        }
        SetupClick::Language => {
            let own = click.chosen() == Some(settings::setup::AS_SERVER);
            let code = click.chosen().filter(|code| Language::from_code(code).is_some());
            if own || code.is_some() {
                store.set_guild_language(guild, code).await?;
            }
            own || code.is_some()
        }
        SetupClick::Place => {
            let place = click.chosen().and_then(|word| word.parse().ok());
            if let Some(place) = place {
                store.set_guild_place(guild, place).await?;
            }
            place.is_some()
        }
    };
    let first = saved.then(|| say(caller.language, "ui-setup-saved"));
    pages::setup::show(app, caller, private, guild, first).await
}

/// Shows the choices about time at new tables. The first line confirms the saved value.
async fn times(click: &Click<'_>, guild: GuildId, saved: bool) -> anyhow::Result<()> {
    let settings = click.app.gamemaster.store().guild(guild).await?;
    let first = saved.then(|| say(click.language(), "ui-setup-saved"));
    click.show(&settings::times::times(click.language(), &settings, first)).await
}

/// Returns times with the one that was chosen in a menu; `None` if no known word was chosen.
pub(super) fn with_choice(click: &Click<'_>, choice: TimeChoice, times: ChosenTimes) -> Option<ChosenTimes> {
    let word = click.chosen()?;
    match choice {
        TimeChoice::Pace => word.parse().ok().map(|pace| ChosenTimes { pace: Some(pace), ..times }),
        TimeChoice::Absence => word.parse().ok().map(|policy| ChosenTimes { absence: Some(policy), ..times }),
        TimeChoice::Undo => word.parse().ok().map(|policy| ChosenTimes { undo: Some(policy), ..times }),
        TimeChoice::Away => word.parse().ok().map(|policy| ChosenTimes { away: Some(policy), ..times }),
        TimeChoice::StandIn => word.parse().ok().map(|level| ChosenTimes { stand_in: Some(level), ..times }),
        TimeChoice::Hints => word.parse().ok().map(|policy| ChosenTimes { hints: Some(policy), ..times }),
    }
}

/// Saves the chosen time of new tables.
async fn set_times(click: &Click<'_>, guild: GuildId, choice: TimeChoice) -> anyhow::Result<()> {
    let store = click.app.gamemaster.store();
    let now = store.guild(guild).await?.times;
    let Some(chosen) = with_choice(click, choice, now) else { return click.stale().await };
    store.set_guild_times(guild, &chosen).await?;
    match choice {
        TimeChoice::StandIn | TimeChoice::Hints => rating(click, guild, true).await,
        _ => times(click, guild, true).await,
    }
}

/// Shows the settings of who may open tables. The first line confirms the saved value.
async fn who(click: &Click<'_>, guild: GuildId, saved: bool) -> anyhow::Result<()> {
    let Click { app, caller, .. } = *click;
    let store = app.gamemaster.store();
    let (settings, blocked) = (store.guild(guild).await?, store.blocked(guild).await?);
    let first = saved.then(|| say(caller.language, "ui-setup-saved"));
    click.show(&settings::who::who(caller.language, &settings, &blocked, first)).await
}

/// Saves the number of open tables per person.
async fn limit(click: &Click<'_>, guild: GuildId) -> anyhow::Result<()> {
    let limit = click.chosen().and_then(|limit| limit.parse().ok()).filter(|limit| settings::who::known_limit(*limit));
    if let Some(limit) = limit {
        click.app.gamemaster.store().set_open_limit(guild, limit).await?;
    }
    who(click, guild, limit.is_some()).await
}

/// Shows the settings of announcements. The first line answers the last choice.
async fn news(click: &Click<'_>, guild: GuildId, first: Option<&str>) -> anyhow::Result<()> {
    let Click { app, caller, .. } = *click;
    let settings = app.gamemaster.store().guild(guild).await?;
    let first = first.map(|key| say(caller.language, key));
    click.show(&settings::news::news(caller.language, &settings, first)).await
}

/// Saves the role that a new lobby mentions. The role of all members is none: nobody may be called so.
async fn news_role(click: &Click<'_>, guild: GuildId) -> anyhow::Result<()> {
    let role = ids(click.values, RoleId).first().copied();
    if role.is_some_and(|role| role.0 == guild.0) {
        return news(click, guild, Some("setup-news-role-everybody")).await;
    }
    click.app.gamemaster.store().set_news_role(guild, role).await?;
    news(click, guild, Some("ui-setup-saved")).await
}

/// Shows the switches of ratings. The first line confirms the saved value.
async fn rating(click: &Click<'_>, guild: GuildId, saved: bool) -> anyhow::Result<()> {
    let Click { app, caller, .. } = *click;
    let settings = app.gamemaster.store().guild(guild).await?;
    let first = saved.then(|| say(caller.language, "ui-setup-saved"));
    click.show(&seasons::rating(caller.language, &settings, first)).await
}

/// Starts or ends a season once the manager confirms, and shows the seasons. An old button of another season does
/// nothing and says so.
async fn season(click: &Click<'_>, guild: GuildId, step: SeasonStep, number: u32, sure: bool) -> anyhow::Result<()> {
    let Click { app, caller, .. } = *click;
    let known = app.gamemaster.store().seasons(guild, seasons::SEASONS).await?;
    let Some(question) = seasons::sure(caller.language, &known, step, number) else {
        return list_seasons(click, guild, Some("season-changed")).await;
    };
    if !sure {
        return click.show(&question).await;
    }
    let done = match step {
        SeasonStep::Start => app.gamemaster.start_season(guild, None).await?,
        SeasonStep::End => app.gamemaster.end_season(guild, number).await?,
    };
    list_seasons(click, guild, done.is_none().then_some("season-changed")).await
}

/// Shows the seasons. The first line answers the last choice.
async fn list_seasons(click: &Click<'_>, guild: GuildId, first: Option<&str>) -> anyhow::Result<()> {
    let known = click.app.gamemaster.store().seasons(guild, seasons::SEASONS).await?;
    let screen = seasons::seasons(click.language(), &known);
    match first {
        Some(key) => click.show(&screen.headed(&say(click.language(), key))).await,
        None => click.show(&screen).await,
    }
}

/// Builds the form for the last day of a season.
pub(super) fn date_form(language: Language, id: &CustomId, number: u32) -> CreateInteractionResponse {
    let field = CreateInputText::new(InputTextStyle::Short, say(language, "season-date-label"), "day")
        .required(false)
        .max_length(LONGEST_DATE)
        .placeholder(say(language, "season-date-example"));
    let title = tell(language, "season-date-title", &[("number", number.into())]);
    let modal = CreateModal::new(id.to_string(), cut(&title, LONGEST_TITLE));
    CreateInteractionResponse::Modal(modal.components(vec![CreateActionRow::InputText(field)]))
}

/// Sets the last day of a season, or starts the season with it. Without a day, a season goes on until it is ended. An
/// old form of another season does nothing and says so.
pub(super) async fn set_season_date(click: &Click<'_>, number: u32, text: &str) -> anyhow::Result<()> {
    let Click { app, caller, private, .. } = *click;
    let Some(guild) = pages::setup::managed(caller, private).await? else { return Ok(()) };
    let ends_at_ms = match text.trim() {
        "" => None,
        day => match seasons::last_moment(day) {
            Some(end) if end > app.gamemaster.now_ms() => Some(end),
            Some(_) => return list_seasons(click, guild, Some("season-date-past")).await,
            None => return list_seasons(click, guild, Some("season-date-unread")).await,
        },
    };
    let known = app.gamemaster.store().seasons(guild, seasons::SEASONS).await?;
    let saved = if seasons::may(&known, SeasonStep::End, number) {
        app.gamemaster.set_season_end(guild, number, ends_at_ms).await?
    } else if seasons::may(&known, SeasonStep::Start, number) {
        app.gamemaster.start_season(guild, ends_at_ms).await?.is_some()
    } else {
        false
    };
    list_seasons(click, guild, Some(if saved { "ui-setup-saved" } else { "season-changed" })).await
}

/// Shows the options of new tables of a game.
async fn defaults(click: &Click<'_>, guild: GuildId, game: &str, at: usize) -> anyhow::Result<()> {
    let settings = click.app.gamemaster.store().guild(guild).await?;
    click.show(&settings::setup::defaults(click.language(), click.app.gamemaster.games(), &settings, game, at)).await
}

/// Saves the option of new tables. The game's own default needs no row.
async fn default(click: &Click<'_>, guild: GuildId, game: &str, option: &str, at: usize) -> anyhow::Result<()> {
    let specs = click.app.gamemaster.games().get(game).map(|game| game.meta().options).unwrap_or_default();
    let spec = specs.iter().find(|spec| spec.id == option);
    let value = click.chosen().filter(|value| spec.is_some_and(|spec| spec.values.contains(value)));
    let (Some(spec), Some(value)) = (spec, value) else { return click.stale().await };
    let own = spec.values.first() == Some(&value);
    let store = click.app.gamemaster.store();
    store.set_guild_option(guild, game, option, (!own).then_some(value)).await?;
    defaults(click, guild, game, at).await
}

/// Returns the chosen ids, and skips values that are none.
fn ids<T>(values: &[String], id: impl Fn(u64) -> T) -> Vec<T> {
    values.iter().filter_map(|value| value.parse().ok()).filter(|&value| value != 0).take(CHOICES).map(id).collect()
}
