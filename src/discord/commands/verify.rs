//! `/verify`: the luck of a table, recomputed.

use super::{Context, Error, begin, complete, meant, no_table};
use crate::app::App;
use crate::discord::asker::Asker;
use crate::discord::panels::proof;
use crate::discord::play;
use crate::discord::private::Private;
use agon_gamemaster::{Look, Stage};

/// Checks the luck of a table: the one given, the open one here, or the last one.
#[poise::command(slash_command)]
pub async fn verify(
    ctx: Context<'_>,
    #[min = 1]
    #[autocomplete = "complete::past_tables"]
    table: Option<u32>,
) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    let app = ctx.data();
    let store = app.gamemaster.store();
    let here = match (table, store.open_table_in(asker.channel).await?) {
        (None, None) => store.finished_in(asker.channel).await?,
        _ => None,
    };
    let found = match here {
        Some(row) => Some(row),
        None => meant(&ctx, &asker, table).await?,
    };
    // In direct messages no channel says which one is meant: the last one I sat at.
    let found = match found {
        None if asker.guild.is_none() => store.last_finished_of(asker.user, table).await?,
        found => found,
    };
    let Some(row) = found else {
        return private.show(&no_table(&ctx, &asker).await?).await;
    };
    match app.gamemaster.look(row.table, None).await {
        Ok(look) => show(app, &asker, &play::about(app, &asker, &private, &look).await?, &look).await,
        Err(refused) => play::refuse(app, &asker, &private, None, &refused).await,
    }
}

/// Shows what was promised, and, once the table is over, whether everything fits.
///
/// # Errors
/// Discord failed.
pub async fn show(app: &App, asker: &Asker, private: &Private, look: &Look) -> anyhow::Result<()> {
    let (language, table) = (asker.language, look.table.table);
    if look.stage != Stage::Over {
        return private.show(&proof::sealed(language, look)).await;
    }
    if look.public.is_none() {
        return private.show(&proof::unplayed(language, look)).await;
    }
    match app.gamemaster.verify(table).await {
        Ok(found) => {
            if let Err(misfit) = &found {
                // The reason quotes the log, which is no secret any more; its step is enough here.
                tracing::warn!(table = table.0, step = misfit.step, "a table's log does not fit its luck");
            }
            let here = asker.guild == Some(look.table.guild);
            private.show(&proof::checked(language, look, here, &found)).await
        }
        Err(refused) => play::refuse(app, asker, private, Some(table), &refused).await,
    }
}
