//! `/seat`: the caller's private panel.

use super::{Context, Error, begin, complete, look, no_table};
use crate::discord::panels::table::seat::door;
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
    let Some(look) = look(&ctx, &caller, table).await? else {
        return private.show(&no_table(&ctx, &caller).await?).await;
    };
    let private = play::about(ctx.data(), &caller, &private, &look).await?;
    let screen = door(caller.language, &look, caller.user);
    play::show_seat(ctx.data(), &caller, &private, &look, screen).await
}
