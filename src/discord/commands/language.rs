//! `/language`: the language of the caller's private answers.

use super::{Choices, Context, Error, begin};
use crate::discord::panels::say;
use crate::discord::{languages, pages};
use agon_lang::Language;

/// The values of the language: one of ours, or that of the caller's Discord client.
const CHOICES: Choices = Choices(&[("language", &CODES)]);

const CODES: [&str; Language::ALL.len() + 1] = {
    let mut codes = ["discord"; Language::ALL.len() + 1];
    let mut at = 0;
    while at < Language::ALL.len() {
        codes[at + 1] = Language::ALL[at].code();
        at += 1;
    }
    codes
};

/// Chooses the language of private answers.
#[poise::command(slash_command, interaction_context = "Guild | BotDm", custom_data = "CHOICES")]
pub async fn language(ctx: Context<'_>, language: Option<String>) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    let mut spoken = caller.language;
    let mut first = None;
    if let Some(code) = language {
        spoken = languages::choose(ctx.data(), &caller, &code).await?;
        let key = if code == "discord" { "ui-language-auto-set" } else { "ui-language-set" };
        first = Some(say(spoken, key));
    }
    pages::show_preferences(ctx.data(), &caller, &private, spoken, first).await
}
