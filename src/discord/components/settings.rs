//! Clicks on settings.

use super::Click;
use crate::discord::panels::{preferences, say};
use crate::discord::{commands, courier};
use agon_store::Notices;

/// A preference, saved at each tap; the first line confirms in the new language.
pub(super) async fn prefer(click: &Click<'_>) -> anyhow::Result<()> {
    let Click { app, http, asker, private, id, .. } = *click;
    let chosen = click.chosen();
    let store = app.gamemaster.store();
    let (mut language, mut first) = (asker.language, None);
    let call = id.words.strip_prefix("call ");
    match (id.words.as_str(), chosen) {
        ("language", Some(code)) => {
            language = commands::language::set(app, asker, code).await?;
            let key = if code == "discord" { "ui-language-auto-set" } else { "ui-language-set" };
            first = Some(say(language, key));
        }
        ("colours", Some(word)) if preferences::known_colours(word) => {
            store.set_player_palette(asker.user, Some(word)).await?;
        }
        ("confirm", Some(word)) => {
            if let Ok(confirming) = word.parse() {
                store.set_confirming(asker.user, confirming).await?;
            }
        }
        (_, word) => {
            let notices: Option<Notices> =
                call.or(word.filter(|_| id.words == "notices")).and_then(|word| word.parse().ok());
            if let Some(notices) = notices {
                store.set_notices(asker.user, notices).await?;
                let open =
                    if notices == Notices::Direct { Some(courier::try_direct(app, http, asker).await?) } else { None };
                let line = preferences::called(language, notices, open);
                if call.is_some() {
                    return click.line(line).await;
                }
                first = Some(line);
            }
        }
    }
    let player = store.player(asker.user).await?;
    private.show(&preferences::preferences(language, &player, first)).await
}
