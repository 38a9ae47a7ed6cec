//! Answers to interactions. All of them are private: this type is the only way to answer, and it cannot speak aloud.

use super::parts::Parts;
use super::wire::Wire;
use anyhow::Context as _;
use serenity::all::{
    Builder, CommandInteraction, ComponentInteraction, CreateInteractionResponse, CreateInteractionResponseMessage,
    Http, HttpError, MessageFlags, MessageId, ModalInteraction,
};
use std::borrow::Cow;
use std::sync::Arc;

/// Discord's word for an interaction it has given up: nobody acknowledged it in time.
const UNKNOWN_INTERACTION: isize = 10_062;

/// Whether Discord had given an interaction up. Its person was told so by Discord, nothing was done, and there is nothing
/// to answer to any more.
pub fn given_up(error: &anyhow::Error) -> bool {
    match error.downcast_ref() {
        Some(serenity::Error::Http(HttpError::UnsuccessfulRequest(response))) => {
            response.error.code == UNKNOWN_INTERACTION
        }
        _ => false,
    }
}

/// Where a private answer appears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In place of "thinking…", or of the panel that was clicked.
    Here,
    /// As a private message beside a public one, which stays as it is.
    Beside,
}

/// An acknowledged interaction that waits for its private answer.
#[derive(Clone, Debug)]
pub struct Private {
    wire: Arc<Wire>,
    token: String,
    place: Place,
    /// What every answer says first.
    head: Option<String>,
}

impl Private {
    /// Acknowledges a command: "thinking…", for the caller's eyes only.
    ///
    /// # Errors
    /// Discord refused.
    pub async fn command(wire: &Arc<Wire>, command: &CommandInteraction) -> anyhow::Result<Private> {
        let quiet = CreateInteractionResponseMessage::new().ephemeral(true);
        let response = CreateInteractionResponse::Defer(quiet);
        command.create_response(&wire.answers, response).await.context("acknowledging a command")?;
        Ok(Private { wire: wire.clone(), token: command.token.clone(), place: Place::Here, head: None })
    }

    /// Acknowledges a click: nothing changes yet.
    ///
    /// # Errors
    /// Discord refused.
    pub async fn click(wire: &Arc<Wire>, click: &ComponentInteraction) -> anyhow::Result<Private> {
        let acknowledged = click.create_response(&wire.answers, CreateInteractionResponse::Acknowledge).await;
        acknowledged.context("acknowledging a click")?;
        let place = place(click.message.flags, click.guild_id.is_none());
        Ok(Private { wire: wire.clone(), token: click.token.clone(), place, head: None })
    }

    /// Acknowledges a form.
    ///
    /// # Errors
    /// Discord refused.
    pub async fn form(wire: &Arc<Wire>, form: &ModalInteraction) -> anyhow::Result<Private> {
        let acknowledged = form.create_response(&wire.answers, CreateInteractionResponse::Acknowledge).await;
        acknowledged.context("acknowledging a form")?;
        let flags = form.message.as_ref().and_then(|message| message.flags);
        let place = place(flags, form.guild_id.is_none());
        Ok(Private { wire: wire.clone(), token: form.token.clone(), place, head: None })
    }

    /// Where the answer will appear.
    pub fn place(&self) -> Place {
        self.place
    }

    /// The way to Discord for everything but answers.
    pub fn http(&self) -> &Arc<Http> {
        &self.wire.http
    }

    /// The same answer, as a message of its own.
    #[must_use]
    pub fn beside(&self) -> Private {
        Private { place: Place::Beside, ..self.clone() }
    }

    /// The same answer, whatever it will be, with this line at its head in place of another.
    #[must_use]
    pub fn headed(&self, head: Option<String>) -> Private {
        Private { head, ..self.clone() }
    }

    /// Shows an answer that will change, as a message of its own.
    ///
    /// # Errors
    /// Discord refused.
    pub async fn begin(&self, parts: &Parts) -> anyhow::Result<Begun> {
        let parts = under(self.head.as_deref(), parts);
        let request = |http| parts.aside().execute(http, (None, self.token.as_str()));
        let sent = self.wire.answer(&self.token, "showing a private message", request).await?;
        Ok(Begun { wire: self.wire.clone(), token: self.token.clone(), message: sent.id, head: self.head.clone() })
    }

    /// Shows the answer.
    ///
    /// # Errors
    /// Discord refused.
    pub async fn show(&self, parts: &Parts) -> anyhow::Result<()> {
        let parts = under(self.head.as_deref(), parts);
        match self.place {
            Place::Here => {
                let request = |http| parts.answer().execute(http, self.token.as_str());
                self.wire.answer(&self.token, "showing a private answer", request).await?;
            }
            Place::Beside => {
                let request = |http| parts.aside().execute(http, (None, self.token.as_str()));
                self.wire.answer(&self.token, "showing a private message", request).await?;
            }
        }
        Ok(())
    }
}

/// A private message of its own whose last word is not said.
#[derive(Debug)]
pub struct Begun {
    wire: Arc<Wire>,
    token: String,
    message: MessageId,
    head: Option<String>,
}

impl Begun {
    /// Shows it with a new face.
    ///
    /// # Errors
    /// Discord refused.
    pub async fn show(&self, parts: &Parts) -> anyhow::Result<()> {
        let parts = under(self.head.as_deref(), parts);
        let request = |http| parts.aside_again().execute(http, (Some(self.message), self.token.as_str()));
        self.wire.answer(&self.token, "changing a private message", request).await?;
        Ok(())
    }
}

/// The parts with this line at their head, if there is one.
fn under<'p>(head: Option<&str>, parts: &'p Parts) -> Cow<'p, Parts> {
    head.map_or(Cow::Borrowed(parts), |head| Cow::Owned(parts.clone().headed(head)))
}

/// A panel (ephemeral, or in a direct message) shows answers in its own place; a public message keeps its face.
fn place(flags: Option<MessageFlags>, direct: bool) -> Place {
    let ephemeral = flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    if ephemeral || direct { Place::Here } else { Place::Beside }
}
