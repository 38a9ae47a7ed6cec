//! Answers to interactions. All are private: this type is the only way to answer, and it cannot write a public message.

use super::open_panels::{Pause, Replacement};
use super::outcome;
use super::parts::Parts;
use super::wire::Wire;
use anyhow::Context as _;
use serenity::all::{
    Builder, CommandInteraction, ComponentInteraction, CreateInteractionResponse, CreateInteractionResponseMessage,
    Http, HttpError, MessageFlags, MessageId, ModalInteraction, WebhookId,
};
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// Discord's error code for an interaction that it gave up because the acknowledgement came too late.
const UNKNOWN_INTERACTION: isize = 10_062;
/// Discord's error code for an interaction that was acknowledged before.
const ALREADY_ACKNOWLEDGED: isize = 40_060;

/// The reason why Discord takes no acknowledgement, if it is no failure of ours. The bot has changed nothing, and there
/// is nothing to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unanswerable {
    /// Discord had given the interaction up, and told the person.
    GivenUp,
    /// Discord sent the interaction twice. The other one is answered.
    Twice,
}

impl Unanswerable {
    /// Reads the reason from an error; `None` for any other error.
    pub fn of(error: &anyhow::Error) -> Option<Unanswerable> {
        let Some(serenity::Error::Http(HttpError::UnsuccessfulRequest(response))) = error.downcast_ref() else {
            return None;
        };
        match response.error.code {
            UNKNOWN_INTERACTION => Some(Unanswerable::GivenUp),
            ALREADY_ACKNOWLEDGED => Some(Unanswerable::Twice),
            _ => None,
        }
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

/// The token of an interaction. It lets its holder write to a person's screen, so nothing prints it.
#[derive(Clone)]
struct Token(String);

impl Token {
    fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

/// An acknowledged interaction that waits for its private answer.
#[derive(Clone, Debug)]
pub struct Private {
    wire: Arc<Wire>,
    token: Token,
    place: Place,
    /// The message that an answer [`Place::Here`] replaces; `None` for a new one.
    replaced: Option<MessageId>,
    /// The pause of the panel in that message, which ends with the last clone.
    _pause: Option<Arc<Pause>>,
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
        let acknowledged = wire.acknowledge(|| command.create_response(&wire.answers, response.clone())).await;
        acknowledged.context("acknowledging a command")?;
        Ok(Private::acknowledged(wire, &command.token, Place::Here, None))
    }

    /// Acknowledges a click, without a visible change.
    ///
    /// # Errors
    /// Discord refused.
    pub async fn click(wire: &Arc<Wire>, click: &ComponentInteraction) -> anyhow::Result<Private> {
        let request = || click.create_response(&wire.answers, CreateInteractionResponse::Acknowledge);
        let acknowledged = wire.acknowledge(request).await;
        acknowledged.context("acknowledging a click")?;
        let place = place(click.message.flags, click.guild_id.is_none());
        Ok(Private::acknowledged(wire, &click.token, place, Some(click.message.id)))
    }

    /// Acknowledges a form.
    ///
    /// # Errors
    /// Discord refused.
    pub async fn form(wire: &Arc<Wire>, form: &ModalInteraction) -> anyhow::Result<Private> {
        let request = || form.create_response(&wire.answers, CreateInteractionResponse::Acknowledge);
        let acknowledged = wire.acknowledge(request).await;
        acknowledged.context("acknowledging a form")?;
        let flags = form.message.as_ref().and_then(|message| message.flags);
        let place = place(flags, form.guild_id.is_none());
        Ok(Private::acknowledged(wire, &form.token, place, form.message.as_ref().map(|message| message.id)))
    }

    /// Begins an answer, and pauses the panel in the message that it may replace.
    fn acknowledged(wire: &Arc<Wire>, token: &str, place: Place, message: Option<MessageId>) -> Private {
        outcome::answered();
        let replaced = message.filter(|_| place == Place::Here);
        let pause = replaced.map(|message| Arc::new(wire.open_panels.pause_for(message)));
        Private { wire: wire.clone(), token: Token(token.to_owned()), place, replaced, _pause: pause, head: None }
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

    /// Returns the same answer as a separate message if it would replace a panel.
    #[must_use]
    pub fn beside_panel(&self) -> Private {
        if self.replaced.is_some() { self.beside() } else { self.clone() }
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
        let message = self.beside().show_open(parts).await?;
        Ok(Begun { wire: self.wire.clone(), message })
    }

    /// Shows the answer.
    ///
    /// # Errors
    /// Discord refused.
    pub async fn show(&self, parts: &Parts) -> anyhow::Result<()> {
        self.show_open(parts).await.map(drop)
    }

    /// Shows the answer, and returns its message for later edits.
    ///
    /// # Errors
    /// Discord refused.
    pub async fn show_open(&self, parts: &Parts) -> anyhow::Result<PrivateMessage> {
        let parts = under(self.head.as_deref(), parts);
        let token = self.token.as_str();
        let mut replacement = None;
        let sent = match self.place {
            Place::Here => {
                if let Some(message) = self.replaced {
                    replacement = Some(Arc::new(self.wire.open_panels.close(message).await));
                }
                let request = |http| parts.answer().execute(http, token);
                self.wire.answer(token, "showing a private answer", request).await?
            }
            Place::Beside => {
                let request = |http| parts.aside().execute(http, (None, token));
                self.wire.answer(token, "showing a private message", request).await?
            }
        };
        let (token, head) = (self.token.clone(), self.head.clone());
        Ok(PrivateMessage { token, place: self.place, message: sent.id, head, replacement })
    }
}

/// A private message of an answer. The bot can change it while the interaction's token lives.
#[derive(Clone, Debug)]
pub struct PrivateMessage {
    token: Token,
    place: Place,
    message: MessageId,
    head: Option<String>,
    /// The turn of the answer, if it replaced another one.
    replacement: Option<Arc<Replacement>>,
}

impl PrivateMessage {
    /// True unless a newer answer replaces the message.
    pub fn is_newest(&self) -> bool {
        self.replacement.as_ref().is_none_or(|replacement| replacement.is_newest())
    }

    /// Returns the id of the message.
    pub fn id(&self) -> MessageId {
        self.message
    }

    /// Replaces the message, in one attempt. With `keeps_files` its files stay.
    ///
    /// # Errors
    /// Discord refused, or cannot be reached.
    pub async fn change(&self, wire: &Wire, parts: &Parts, keeps_files: bool) -> serenity::Result<()> {
        let parts = under(self.head.as_deref(), parts);
        let (token, message) = (self.token.as_str(), self.message);
        let changed = match (self.place, keeps_files) {
            (Place::Here, false) => wire.once(token, |http| parts.answer().execute(http, token)).await,
            (Place::Here, true) => wire.once(token, |http| parts.answer_text().execute(http, token)).await,
            (Place::Beside, false) => {
                wire.once(token, |http| parts.aside_again().execute(http, (Some(message), token))).await
            }
            (Place::Beside, true) => {
                // An edit of a follow-up always lists the files. The same request for a webhook does not.
                let Some(application) = wire.answers.application_id() else {
                    return Err(HttpError::ApplicationIdMissing.into());
                };
                let webhook = WebhookId::new(application.get());
                wire.once(token, |http| parts.aside_text().execute(http, (webhook, token, message))).await
            }
        };
        changed.map(drop)
    }

    /// Sends another private message after this one, in one attempt.
    ///
    /// # Errors
    /// Discord refused, or cannot be reached.
    pub async fn follow(&self, wire: &Wire, parts: &Parts) -> serenity::Result<()> {
        let parts = under(self.head.as_deref(), parts);
        let token = self.token.as_str();
        wire.once(token, |http| parts.aside().execute(http, (None, token))).await.map(drop)
    }
}

/// A separate private message that will still change.
#[derive(Debug)]
pub struct Begun {
    wire: Arc<Wire>,
    message: PrivateMessage,
}

impl Begun {
    /// Replaces the message.
    ///
    /// # Errors
    /// Discord refused.
    pub async fn show(&self, parts: &Parts) -> anyhow::Result<()> {
        let PrivateMessage { token, message, head, .. } = &self.message;
        let parts = under(head.as_deref(), parts);
        let request = |http| parts.aside_again().execute(http, (Some(*message), token.as_str()));
        self.wire.answer(token.as_str(), "changing a private message", request).await?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_debug_line_holds_a_token() {
        let token = Token("MARKEDTOKEN".to_owned());
        let message =
            PrivateMessage { token, place: Place::Here, message: MessageId::new(7), head: None, replacement: None };
        assert!(!format!("{message:?} {message:#?}").contains("MARKED"));
    }
}
