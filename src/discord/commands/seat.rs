//! `/seat`: my private panel.

use super::{Context, Error, begin, complete, look, no_table};
use crate::discord::{panels, play};

/// Opens my seat's panel.
#[poise::command(slash_command)]
pub async fn seat(
    ctx: Context<'_>,
    #[min = 1]
    #[autocomplete = "complete::my_tables"]
    table: Option<u32>,
) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    let Some(look) = look(&ctx, &asker, table).await? else {
        return private.show(&no_table(&ctx, &asker).await?).await;
    };
    let private = play::about(ctx.data(), &asker, &private, &look).await?;
    let screen = panels::seat::door(asker.language, &look, asker.user);
    play::show_seat(ctx.data(), &asker, &private, &look, screen).await
}
