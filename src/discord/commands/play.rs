//! `/play`: opens a table here.

use super::complete::BadText;
use super::{Choices, Context, Error, begin, complete};
use crate::discord::panels::table::refused::code;
use crate::discord::panels::{say, tell};
use crate::discord::parts::Parts;
use crate::discord::place::OpenRequest;
use crate::discord::play::open;
use agon_ai::Level;

/// The choices of the level.
const CHOICES: Choices = Choices(&[("level", &["easy", "normal", "hard", "expert"])]);

/// Opens a table here.
#[poise::command(slash_command, interaction_context = "Guild", custom_data = "CHOICES")]
pub async fn play(
    ctx: Context<'_>,
    game: String,
    players: Option<u8>,
    ai: Option<u8>,
    level: Option<String>,
    #[autocomplete = "complete::options"] options: Option<String>,
) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    let options = match complete::read_options(options.as_deref().unwrap_or_default()) {
        Ok(options) => options,
        Err(bad) => {
            let line = match bad {
                BadText::Form => {
                    let example = complete::example(ctx.data().gamemaster.games(), &game);
                    tell(caller.language, "ui-bad-option-text", &[("example", example.into())])
                }
                BadText::Twice(option) => tell(caller.language, "ui-option-twice", &[("option", code(&option).into())]),
            };
            return private.show(&Parts::line(line)).await;
        }
    };
    if caller.guild.is_none() {
        return private.show(&Parts::line(say(caller.language, "ui-server-only"))).await;
    }
    open(
        ctx.data(),
        &caller,
        &private,
        OpenRequest {
            game,
            seats: players,
            machines: ai.unwrap_or(0),
            level: level.as_deref().and_then(Level::chosen),
            options,
            thread: false,
        },
    )
    .await
}
