//! `/language`: the language of my private answers.

use super::{Context, Error, begin};
use crate::app::App;
use crate::discord::asker::Asker;
use crate::discord::panels::{preferences, say};
use agon_lang::Language;

/// What may be chosen: a language, or whatever my Discord speaks.
pub const CHOICES: [&str; 4] = ["discord", "en", "es", "de"];

/// Chooses the language of private answers.
#[poise::command(slash_command)]
pub async fn language(ctx: Context<'_>, language: Option<String>) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    let mut spoken = asker.language;
    let mut first = None;
    if let Some(code) = language {
        spoken = set(ctx.data(), &asker, &code).await?;
        let key = if code == "discord" { "ui-language-auto-set" } else { "ui-language-set" };
        first = Some(say(spoken, key));
    }
    let player = ctx.data().gamemaster.store().player(asker.user).await?;
    private.show(&preferences::preferences(spoken, &player, first)).await
}

/// Saves a choice and gives the language now spoken; an unknown code changes nothing.
///
/// # Errors
/// The database failed.
pub async fn set(app: &App, asker: &Asker, code: &str) -> anyhow::Result<Language> {
    let store = app.gamemaster.store();
    match Language::from_code(code) {
        Some(language) => {
            store.set_player_language(asker.user, Some(language.code())).await?;
            app.spoken.set(asker.user, Some(language));
            Ok(language)
        }
        None if code == "discord" => {
            store.set_player_language(asker.user, None).await?;
            app.spoken.set(asker.user, None);
            Ok(asker.own_language)
        }
        None => Ok(asker.language),
    }
}
