//! `/move`: acts by typing. Completed from the legal actions; what is typed may also be several joined by `;`.

use super::{Context, Error, begin, look, no_table};
use crate::discord::asker::Asker;
use crate::discord::panels::{board, choices, game_words, seat, tell};
use crate::discord::play;
use agon_gamemaster::Stage;
use agon_lang::Language;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

/// Most completions Discord shows.
const COMPLETIONS: usize = 25;

/// Acts by typing.
#[poise::command(slash_command, rename = "move")]
pub async fn move_(
    ctx: Context<'_>,
    #[autocomplete = "complete"] action: String,
    #[min = 1] table: Option<u32>,
) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    let Some(look) = look(&ctx, &asker, table).await? else {
        return private.show(&no_table(&ctx, &asker).await?).await;
    };
    if look.stage == Stage::Running && look.seat.is_some() && !look.may_choose() {
        let who = game_words(&look.table.game).map(|words| board::who_must_act(asker.language, words, &look));
        let line = tell(asker.language, "ui-nothing-to-decide", &[("who", who.unwrap_or_default().into())]);
        let screen = seat::seat(asker.language, &look, &choices::At::default(), Some(line));
        return play::show_seat(ctx.data(), &asker, &private, &look, screen).await;
    }
    play::act(ctx.data(), &asker, &private, look.table.table, look.seq, action.trim()).await
}

async fn complete(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let found = completions(&ctx, partial).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "no completions");
        Vec::new()
    });
    let choices = found
        .into_iter()
        .map(|(label, notation)| AutocompleteChoice::new(crate::discord::parts::cut(&label, 100), notation));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Legal actions whose label or notation fits what is typed so far.
async fn completions(ctx: &Context<'_>, partial: &str) -> anyhow::Result<Vec<(String, String)>> {
    let asker = Asker::of_command(ctx.interaction).settled(ctx.data()).await?;
    let number = ctx.args.iter().find(|option| option.name == "table").and_then(|option| match option.value {
        ResolvedValue::Integer(number) => u32::try_from(number).ok(),
        _ => None,
    });
    let Some(look) = look(ctx, &asker, number).await? else { return Ok(Vec::new()) };
    let (Some(view), Some(words)) = (&look.view, game_words(&look.table.game)) else { return Ok(Vec::new()) };
    let typed = partial.trim().to_lowercase();
    let label = |notation: &String, language: Language| words.label(language, notation);
    let choices = view.legal().into_iter().map(|notation| (label(&notation, asker.language), notation));
    let fits =
        |(label, notation): &(String, String)| notation.contains(&typed) || label.to_lowercase().contains(&typed);
    let short = |(_, notation): &(String, String)| notation.len() <= 100;
    Ok(choices.filter(fits).filter(short).take(COMPLETIONS).collect())
}
