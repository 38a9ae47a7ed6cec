//! Slash commands, one file each. `lang` holds their names and descriptions; the ids here are English.

mod complete;
mod help;
mod history;
mod language;
mod leaderboard;
mod move_;
mod mytables;
mod play;
mod preferences;
mod privacy;
mod profile;
mod rules;
mod seat;
mod setup;
mod stats;
mod table;
mod tables;
mod verify;

use super::caller::Caller;
use super::parts::Parts;
use super::private::Private;
use super::{Context, Data, Error};
use agon_gamemaster::{TableRow, TableSnapshot};
use agon_games::{GameEntry, Registry};
use agon_lang::{Language, commands as words};
use agon_store::GuildId;
use serde_json::{Value, json};

/// Returns all commands. Each has the places where it may be used and the fixed choices of its options. `lang` holds
/// its words.
pub fn all() -> Vec<poise::Command<Data, Error>> {
    vec![
        play::play(),
        table::table(),
        seat::seat(),
        move_::move_(),
        history::history(),
        leaderboard::leaderboard(),
        verify::verify(),
        profile::profile(),
        stats::stats(),
        rules::rules(),
        tables::tables(),
        mytables::mytables(),
        setup::setup(),
        help::help(),
        language::language(),
        preferences::preferences(),
        privacy::privacy(),
    ]
}

/// The fixed choices of a command's options: the option, and its values. Stored as the `custom_data` of the command.
struct Choices(&'static [(&'static str, &'static [&'static str])]);

/// Returns the registration of the commands with Discord: names and descriptions in every language, and the games to
/// choose from.
pub fn registration(games: &Registry) -> Value {
    all().iter().filter_map(|command| registered(games, command)).collect()
}

/// Returns the registration of one command.
fn registered(games: &Registry, command: &poise::Command<Data, Error>) -> Option<Value> {
    let choices = command.custom_data.downcast_ref::<Choices>().map(|choices| choices.0).unwrap_or_default();
    let mut command = serde_json::to_value(command.create_as_slash_command()?).ok()?;
    let id = command["name"].as_str()?.to_owned();
    localise(&mut command, &|language| words::command_name(language, &id), &|language| {
        words::command_description(language, &id)
    });
    for option in command["options"].as_array_mut().into_iter().flatten() {
        let Some(name) = option["name"].as_str().map(str::to_owned) else { continue };
        localise(option, &|language| words::option_name(language, &id, &name), &|language| {
            words::option_description(language, &id, &name)
        });
        match name.as_str() {
            "game" => option["choices"] = titles(games),
            "players" => range(option, games.seats()),
            "ai" => range(option, (0, games.seats().1.saturating_sub(1))),
            _ => {}
        }
        for (_, choices) in choices.iter().filter(|(option, _)| *option == name) {
            option["choices"] = choices.iter().map(|choice| fixed_choice(&id, &name, choice)).collect();
        }
    }
    Some(command)
}

fn localise(value: &mut Value, name: &dyn Fn(Language) -> String, description: &dyn Fn(Language) -> String) {
    value["name"] = json!(name(Language::English));
    value["description"] = json!(description(Language::English));
    value["name_localizations"] = by_locale(name);
    value["description_localizations"] = by_locale(description);
}

fn by_locale(word: &dyn Fn(Language) -> String) -> Value {
    let others = Language::ALL.into_iter().filter(|language| *language != Language::English);
    let pairs = others.flat_map(|language| {
        language.discord_locales().iter().map(move |locale| ((*locale).to_owned(), json!(word(language))))
    });
    Value::Object(pairs.collect())
}

/// Returns the games as choices.
fn titles(games: &Registry) -> Value {
    let choice = |game: &GameEntry| {
        let title = |language| game.words.title(language);
        json!({ "name": title(Language::English), "name_localizations": by_locale(&title), "value": game.id() })
    };
    games.iter().map(choice).collect()
}

/// Sets the bounds of a number.
fn range(option: &mut Value, (least, most): (u8, u8)) {
    (option["min_value"], option["max_value"]) = (json!(least), json!(most));
}

fn fixed_choice(command: &str, option: &str, choice: &str) -> Value {
    let name = |language| words::choice_name(language, command, option, choice);
    json!({ "name": name(Language::English), "name_localizations": by_locale(&name), "value": choice })
}

/// Acknowledges a command and finds its caller.
async fn begin(ctx: &Context<'_>) -> anyhow::Result<(Caller, Private)> {
    let private = Private::command(ctx.data().wire()?, ctx.interaction).await?;
    ctx.has_sent_initial_response.store(true, std::sync::atomic::Ordering::SeqCst);
    let caller = Caller::of_command(ctx.data(), ctx.interaction).with_preferences(ctx.data()).await?;
    Ok((caller, private))
}

/// Returns the table of a command: the one with the number, the open one here, or the only one at which the caller
/// sits.
async fn meant(ctx: &Context<'_>, caller: &Caller, number: Option<u32>) -> anyhow::Result<Option<TableRow>> {
    let store = ctx.data().gamemaster.store();
    match (number, caller.guild) {
        (Some(number), Some(guild)) => return Ok(store.table_by_number(guild, number).await?),
        // Numbers count per server. In direct messages a number means a table of the caller, if only one has it.
        (Some(number), None) => {
            let mine = store.tables_of(caller.user).await?;
            return Ok(only(mine.into_iter().filter(|row| row.number == number)));
        }
        (None, _) => {}
    }
    if let Some(row) = store.open_table_in(caller.channel).await? {
        return Ok(Some(row));
    }
    let mine = store.tables_of(caller.user).await?;
    let near = |row: &TableRow| caller.guild.is_none_or(|guild: GuildId| guild == row.guild);
    Ok(only(mine.into_iter().filter(near)))
}

/// Returns the only item, if there is exactly one.
fn only<T>(mut them: impl Iterator<Item = T>) -> Option<T> {
    them.next().filter(|_| them.next().is_none())
}

/// Returns the snapshot of the command's table for the caller.
async fn snapshot(ctx: &Context<'_>, caller: &Caller, number: Option<u32>) -> anyhow::Result<Option<TableSnapshot>> {
    match meant(ctx, caller, number).await? {
        Some(row) => {
            let snapshot = ctx.data().gamemaster.snapshot(row.table, Some(caller.user)).await?;
            super::outcome::table(snapshot.table().table.0, snapshot.seq());
            super::play::retry_board(ctx.data(), caller, &snapshot).await;
            Ok(Some(snapshot))
        }
        None => Ok(None),
    }
}

/// Answers that there is no table here, with the possible actions and buttons for the caller's nearby seats.
async fn no_table(ctx: &Context<'_>, caller: &Caller) -> anyhow::Result<Parts> {
    let near = |row: &TableRow| caller.guild.is_none_or(|guild: GuildId| guild == row.guild);
    let mine = ctx.data().gamemaster.store().tables_of(caller.user).await?;
    let mine: Vec<TableRow> = mine.into_iter().filter(near).collect();
    Ok(super::panels::records::tables::elsewhere(caller.language, &mine, caller.guild.is_some()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::panels::help;

    #[test]
    fn the_help_lists_every_command_where_it_works() {
        let registered = registration(&Registry::ours());
        let registered = registered.as_array().expect("a list");
        let listed = |command: &Value| {
            let contexts = command["contexts"].as_array().cloned().unwrap_or_default();
            let managers = !command["default_member_permissions"].is_null();
            (command["name"].as_str().expect("a name").to_owned(), contexts.contains(&json!(1)), managers)
        };
        let mut registered: Vec<_> = registered.iter().map(listed).collect();
        let told = help::COMMANDS.map(|command| (command.id.to_owned(), command.direct, command.managers));
        let mut told = told.to_vec();
        registered.sort();
        told.sort();
        assert_eq!(told, registered);
    }

    #[test]
    fn every_command_is_told_in_three_languages_within_discords_limits() {
        let commands = registration(&Registry::ours());
        let commands = commands.as_array().expect("a list");
        assert_eq!(commands.len(), all().len(), "each is told");
        for command in commands {
            let options = command["options"].as_array().cloned().unwrap_or_default();
            for value in std::iter::once(command).chain(&options) {
                for locale in ["es-ES", "es-419", "de"] {
                    let name = value["name_localizations"][locale].as_str().expect("a name");
                    let description = value["description_localizations"][locale].as_str().expect("a description");
                    assert!((1..=32).contains(&name.chars().count()), "{name}");
                    assert!((1..=100).contains(&description.chars().count()), "{description}");
                    assert_eq!(name, name.to_lowercase());
                }
            }
        }
    }
}
