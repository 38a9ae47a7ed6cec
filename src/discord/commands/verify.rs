//! `/verify`: the luck of a table, recomputed.

use super::{Context, Error, begin, complete, meant, no_table};
use crate::discord::pages::proof;
use crate::discord::play;

/// Checks the luck of a table: the one with the number, the open one here, or the last one.
#[poise::command(slash_command, interaction_context = "Guild | BotDm")]
pub async fn verify(
    ctx: Context<'_>,
    #[min = 1]
    #[autocomplete = "complete::past_tables"]
    table: Option<u32>,
) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    let app = ctx.data();
    let store = app.gamemaster.store();
    let here = match (table, store.open_table_in(caller.channel).await?) {
        (None, None) => store.finished_in(caller.channel).await?,
        _ => None,
    };
    let found = match here {
        Some(row) => Some(row),
        None => meant(&ctx, &caller, table).await?,
    };
    // In direct messages no channel names the table, so it is the newest one at which the caller sat.
    let found = match found {
        None if caller.guild.is_none() => store.last_finished_of(caller.user, table).await?,
        found => found,
    };
    let Some(row) = found else {
        return private.show(&no_table(&ctx, &caller).await?).await;
    };
    match app.gamemaster.snapshot(row.table, None).await {
        Ok(snapshot) => {
            proof::show(app, &caller, &play::about(app, &caller, &private, &snapshot).await?, &snapshot).await
        }
        Err(refused) => play::refuse(app, &caller, &private, None, &refused).await,
    }
}
