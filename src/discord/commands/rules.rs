//! `/rules`: a game's rules in our own words.

use super::{Context, Error, begin};
use crate::discord::asker::Asker;
use crate::discord::panels::{self, game_words};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

/// Shows the rules.
#[poise::command(slash_command)]
pub async fn rules(
    ctx: Context<'_>,
    game: String,
    #[autocomplete = "complete"] topic: Option<String>,
) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    private.show(&panels::rules::rules(asker.language, &game, topic.as_deref().unwrap_or_default())).await
}

async fn complete(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let Ok(asker) = Asker::of_command(ctx.data(), ctx.interaction).settled(ctx.data()).await else {
        return CreateAutocompleteResponse::new();
    };
    let game = ctx.args.iter().find(|option| option.name == "game").and_then(|option| match option.value {
        ResolvedValue::String(game) => game_words(game),
        _ => None,
    });
    let typed = partial.trim().to_lowercase();
    let topics = game
        .into_iter()
        .flat_map(|words| words.topics().iter().map(move |topic| (words.topic_title(asker.language, topic), *topic)));
    let fitting = topics.filter(|(title, topic)| title.to_lowercase().contains(&typed) || topic.contains(&typed));
    let choices = fitting.map(|(title, topic)| AutocompleteChoice::new(title, topic));
    CreateAutocompleteResponse::new().set_choices(choices.take(25).collect())
}
