//! Profiles: one player's record, with the chart of their ratings.

use crate::app::App;
use crate::discord::caller::Reader;
use crate::discord::panels::records::profile::{self as panel, Read, Whose};
use crate::discord::parts::Parts;
use crate::discord::pictures;
use agon_gamemaster::Refused;
use agon_store::{History, OpponentRow};

/// Renders a player's record; in direct messages, over all servers. `None` if the reader may not see it.
///
/// # Errors
/// The database failed.
pub async fn page(app: &App, reader: &Reader, whose: Whose) -> Result<Option<Parts>, Refused> {
    let whose = Whose { everywhere: whose.everywhere || reader.guild.is_none(), ..whose };
    let store = app.gamemaster.store();
    let (mine, hidden) = (reader.is(whose.user), store.player(whose.user).await?.hidden);
    if !mine && (hidden || whose.everywhere) {
        return Ok(None);
    }
    let guild = reader.guild.filter(|_| !whose.everywhere);
    let mut profile = store.profile(whose.user, guild).await?;
    let reliability = store.reliability(whose.user, guild).await?;
    if !mine {
        profile.opponents = named(app, reader, profile.opponents).await?;
    }
    let opponent = Some(whose.user).filter(|_| !mine);
    let score = store.head_to_head(&History { guild, user: reader.user, opponent, ..History::default() }).await?;
    let (against, here, games) = (reader.user.zip(score), reader.guild.is_some(), app.gamemaster.games());
    let read = Read { whose, profile: &profile, reliability, mine, against, hidden, here, games };
    let parts = panel::profile(reader.language, &read);
    let chart = reader.palette.and_then(|palette| panel::chart(reader.language, palette, &read));
    let picture = match chart.filter(|_| parts.embed.is_some()) {
        Some(chart) => pictures::card(app, "ratings", move || Some((chart.drawing()?, chart.alt()))).await,
        None => None,
    };
    Ok(Some(Parts { picture, ..parts }))
}

/// Returns the opponents that another reader may see. Results against hidden players stay private.
async fn named(app: &App, reader: &Reader, mut opponents: Vec<OpponentRow>) -> Result<Vec<OpponentRow>, Refused> {
    for row in &mut opponents {
        if !reader.is(row.user) && app.gamemaster.store().player(row.user).await?.hidden {
            row.name.clear();
        }
    }
    Ok(opponents)
}
