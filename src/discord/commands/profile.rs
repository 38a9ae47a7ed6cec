//! `/profile`: one player's record.

use super::{Context, Error, begin};
use crate::app::App;
use crate::discord::asker::{Asker, Reader};
use crate::discord::panels::history;
use crate::discord::panels::profile::{self as panel, Read, Whose};
use crate::discord::parts::Parts;
use crate::discord::pictures;
use crate::discord::private::Private;
use agon_store::{OpponentRow, UserId};
use serenity::all::User;

/// Shows a record.
#[poise::command(slash_command)]
pub async fn profile(ctx: Context<'_>, player: Option<User>) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    let user = player.map_or(asker.user, |user| UserId(user.id.get()));
    show(ctx.data(), &asker, &private, Whose { user, everywhere: false }).await
}

/// Shows a record; in direct messages one's own of everywhere.
///
/// # Errors
/// Discord or the database failed.
pub async fn show(app: &App, asker: &Asker, private: &Private, whose: Whose) -> anyhow::Result<()> {
    let whose = Whose { everywhere: whose.everywhere || asker.guild.is_none(), ..whose };
    let page = page(app, &asker.reader(), whose).await?;
    private.show(&page.unwrap_or_else(|| history::private(asker.language, false))).await
}

/// A record; nothing if it is not for the reader.
///
/// # Errors
/// The database failed.
pub async fn page(app: &App, reader: &Reader, whose: Whose) -> anyhow::Result<Option<Parts>> {
    let store = app.gamemaster.store();
    let (mine, hidden) = (reader.is(whose.user), store.player(whose.user).await?.hidden);
    if !mine && (hidden || whose.everywhere) {
        return Ok(None);
    }
    let guild = reader.guild.filter(|_| !whose.everywhere);
    let mut profile = store.profile(whose.user, guild).await?;
    if !mine {
        profile.opponents = named(app, reader, profile.opponents).await?;
    }
    let read = Read { whose, profile: &profile, mine, hidden, here: reader.guild.is_some() };
    let parts = panel::profile(reader.language, &read);
    let chart = reader.palette.and_then(|palette| panel::chart(reader.language, palette, &read));
    let picture = match chart.filter(|_| parts.embed.is_some()) {
        Some(chart) => pictures::card(app, "ratings", move || Some((chart.drawing()?, chart.alt()))).await,
        None => None,
    };
    Ok(Some(Parts { picture, ..parts }))
}

/// Opponents as somebody else may read of them: how hidden ones came out stays with them.
async fn named(app: &App, reader: &Reader, mut opponents: Vec<OpponentRow>) -> anyhow::Result<Vec<OpponentRow>> {
    for row in &mut opponents {
        if !reader.is(row.user) && app.gamemaster.store().player(row.user).await?.hidden {
            row.name.clear();
        }
    }
    Ok(opponents)
}
