//! `/rules`: a game's rules in our own words.

use super::{Context, Error, begin};
use crate::discord::caller::Caller;
use crate::discord::ids::Page;
use crate::discord::pages;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

/// Shows the rules.
#[poise::command(slash_command, interaction_context = "Guild | BotDm")]
pub async fn rules(
    ctx: Context<'_>,
    game: String,
    #[autocomplete = "complete"] topic: Option<String>,
) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    let page = Page::Rules { game, topic: topic.unwrap_or_default() };
    pages::show(ctx.data(), &caller, &private, page).await
}

async fn complete(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let Ok(caller) = Caller::of_command(ctx.data(), ctx.interaction).with_preferences(ctx.data()).await else {
        return CreateAutocompleteResponse::new();
    };
    let game = ctx.args.iter().find(|option| option.name == "game").and_then(|option| match option.value {
        ResolvedValue::String(game) => ctx.data().gamemaster.games().get(game).map(|game| game.words),
        _ => None,
    });
    let typed = partial.trim().to_lowercase();
    let topics = game
        .into_iter()
        .flat_map(|words| words.topics().iter().map(move |topic| (words.topic_title(caller.language, topic), *topic)));
    let fitting = topics.filter(|(title, topic)| title.to_lowercase().contains(&typed) || topic.contains(&typed));
    let choices = fitting.map(|(title, topic)| AutocompleteChoice::new(title, topic));
    CreateAutocompleteResponse::new().set_choices(choices.take(25).collect())
}
