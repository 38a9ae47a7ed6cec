//! `/play`: opens a table here.

use super::{Context, Error, begin, complete};
use crate::discord::panels::{say, tell};
use crate::discord::parts::Parts;
use crate::discord::play::{Wish, open};
use agon_rules::game::OptionWords;

/// Opens a table here.
#[poise::command(slash_command)]
pub async fn play(
    ctx: Context<'_>,
    game: String,
    #[min = 2]
    #[max = 5]
    players: Option<u8>,
    #[min = 0]
    #[max = 4]
    ai: Option<u8>,
    #[autocomplete = "complete::options"] options: Option<String>,
) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    let Some(options) = read_options(options.as_deref().unwrap_or_default()) else {
        let line = tell(asker.language, "ui-bad-option-text", &[("example", "`auction=sealed, bribes=sealed`".into())]);
        return private.show(&Parts::line(line)).await;
    };
    if asker.guild.is_none() {
        return private.show(&Parts::line(say(asker.language, "ui-server-only"))).await;
    }
    open(ctx.data(), &asker, &private, Wish { game, seats: players, machines: ai.unwrap_or(0), options, thread: false })
        .await
}

/// `a=b, c=d` as options; `None` if it is not of that form.
pub(super) fn read_options(text: &str) -> Option<OptionWords> {
    let pairs = text.split(',').map(str::trim).filter(|pair| !pair.is_empty());
    let read = |pair: &str| {
        let (option, value) = pair.split_once('=')?;
        Some((option.trim().to_lowercase(), value.trim().to_lowercase()))
    };
    pairs.map(read).collect()
}
