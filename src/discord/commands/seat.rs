//! `/seat`: the caller's private panel.

use super::{Context, Error, begin, complete, no_table, snapshot};
use crate::discord::panels::table::seat::panel_or_refusal;
use crate::discord::play;

/// Opens the panel of the caller's seat.
#[poise::command(slash_command, interaction_context = "Guild | BotDm")]
pub async fn seat(
    ctx: Context<'_>,
    #[min = 1]
    #[autocomplete = "complete::my_tables"]
    table: Option<u32>,
) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    let Some(snapshot) = snapshot(&ctx, &caller, table).await? else {
        return private.show(&no_table(&ctx, &caller).await?).await;
    };
    let private = play::about(ctx.data(), &caller, &private, &snapshot).await?;
    let screen = panel_or_refusal(caller.language, &snapshot, caller.user);
    play::show_seat(ctx.data(), &caller, &private, &snapshot, screen).await
}
