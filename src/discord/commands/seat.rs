//! `/seat`: my private panel.

use super::{Context, Error, begin, look, no_table};
use crate::discord::panels::{choices, refused};
use agon_gamemaster::{Refused, Stage};

/// Opens my seat's panel.
#[poise::command(slash_command)]
pub async fn seat(ctx: Context<'_>, #[min = 1] table: Option<u32>) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    let Some(look) = look(&ctx, &asker, table).await? else {
        return private.show(&no_table(asker.language)).await;
    };
    if look.stage == Stage::Lobby {
        let screen = refused::screen(asker.language, Some(&look), &Refused::NotBegun, "");
        return private.show(&screen).await;
    }
    let panel = crate::discord::panels::seat::seat(asker.language, &look, &choices::At::default(), None);
    private.show(&panel).await
}
