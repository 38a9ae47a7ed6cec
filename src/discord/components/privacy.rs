//! Clicks and the form about the caller's data. They name no other person: the data always belongs to the caller.

use super::Click;
use crate::discord::ids::{CustomId, PrivacyClick};
use crate::discord::my_data;
use crate::discord::panels::settings::privacy as screens;
use crate::discord::panels::{say, tell};
use agon_lang::Language;
use serenity::all::{CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal, InputTextStyle};

/// The longest text that the form takes in place of the word, in characters.
const WORD: u16 = 40;

/// Handles a click on one of the pages.
pub(super) async fn clicked(click: &Click<'_>, wanted: PrivacyClick) -> anyhow::Result<()> {
    let Click { app, caller, private, .. } = *click;
    match wanted {
        PrivacyClick::Get => my_data::send(app, caller, &private.beside()).await,
        PrivacyClick::Erase => click.show(&screens::erase(caller.language, None)).await,
        PrivacyClick::Show => click.show(&screens::privacy(caller.language)).await,
        // This click always opens a form.
        PrivacyClick::Word(_) => click.stale().await,
    }
}

/// Builds the form for the word.
pub(super) fn form(id: &CustomId, language: Language) -> CreateInteractionResponse {
    let label = tell(language, "ui-erase-asked", &[("word", screens::word(language).into())]);
    let field = CreateInputText::new(InputTextStyle::Short, label, "word").min_length(1).max_length(WORD);
    let modal = CreateModal::new(id.to_string(), say(language, "ui-erase-title"));
    CreateInteractionResponse::Modal(modal.components(vec![CreateActionRow::InputText(field)]))
}

/// Erases the caller's data if the word is right.
pub(super) async fn filled(click: &Click<'_>, language: Language, text: &str) -> anyhow::Result<()> {
    if !screens::is_word(language, text) {
        return click.show(&screens::wrong(language)).await;
    }
    match click.app.gamemaster.erase_user(click.caller.user).await {
        Ok(()) => {
            click.app.languages.set(click.caller.user, None);
            click.show(&screens::erased(language)).await
        }
        Err(refused) => click.refuse(None, &refused).await,
    }
}
