//! Answers to interactions. All are private: this type is the only way to answer, and it cannot write a public message.

use super::parts::Parts;
use super::wire::Wire;
use anyhow::Context as _;
use serenity::all::{
    Builder, CommandInteraction, ComponentInteraction, CreateInteractionResponse, CreateInteractionResponseMessage,
    Http, HttpError, MessageFlags, MessageId, ModalInteraction,
};
use std::borrow::Cow;
use std::sync::Arc;

/// Discord's error code for an interaction that it gave up because the acknowledgement came too late.
const UNKNOWN_INTERACTION: isize = 10_062;

/// True if Discord had given up an interaction. Discord told the person, the bot changed nothing, and no answer is
/// possible any more.
pub fn given_up(error: &anyhow::Error) -> bool {
    match error.downcast_ref() {
        Some(serenity::Error::Http(HttpError::UnsuccessfulRequest(response))) => {
            response.error.code == UNKNOWN_INTERACTION
        }
        _ => false,
    }
}

/// The place of a private answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In place of "thinking…", or of the clicked panel.
    Here,
    /// As a private message beside a public one, which does not change.
    Beside,
}

/// An acknowledged interaction that waits for its private answer.
#[derive(Clone, Debug)]
pub struct Private {
    wire: Arc<Wire>,
    token: String,
    place: Place,
    /// The first line of every answer.
    head: Option<String>,
}

impl Private {
    /// Acknowledges a command: only the caller sees "thinking…".
    ///
    /// # Errors
    /// Discord refused.
    pub async fn command(wire: &Arc<Wire>, command: &CommandInteraction) -> anyhow::Result<Private> {
        let quiet = CreateInteractionResponseMessage::new().ephemeral(true);
        let response = CreateInteractionResponse::Defer(quiet);
        command.create_response(&wire.answers, response).await.context("acknowledging a command")?;
        Ok(Private { wire: wire.clone(), token: command.token.clone(), place: Place::Here, head: None })
    }

    /// Acknowledges a click, without a visible change.
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

    /// Returns the place of the answer.
    pub fn place(&self) -> Place {
        self.place
    }

    /// Returns the client for all requests except answers.
    pub fn http(&self) -> &Arc<Http> {
        &self.wire.http
    }

    /// Returns the same answer as a separate message.
    #[must_use]
    pub fn beside(&self) -> Private {
        Private { place: Place::Beside, ..self.clone() }
    }

    /// Returns the same answer with this first line in place of another.
    #[must_use]
    pub fn headed(&self, head: Option<String>) -> Private {
        Private { head, ..self.clone() }
    }

    /// Shows an answer that will change, as a separate message.
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

/// A separate private message that will still change.
#[derive(Debug)]
pub struct Begun {
    wire: Arc<Wire>,
    token: String,
    message: MessageId,
    head: Option<String>,
}

impl Begun {
    /// Replaces the message.
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

/// Returns the parts with this first line, if there is one.
fn under<'p>(head: Option<&str>, parts: &'p Parts) -> Cow<'p, Parts> {
    head.map_or(Cow::Borrowed(parts), |head| Cow::Owned(parts.clone().headed(head)))
}

/// Returns the place of an answer: in place of a panel (ephemeral, or in a direct message), beside a public message.
fn place(flags: Option<MessageFlags>, direct: bool) -> Place {
    let ephemeral = flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    if ephemeral || direct { Place::Here } else { Place::Beside }
}
