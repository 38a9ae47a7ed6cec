//! The life of an interaction: sent, then acknowledged in time or lost, and usable for a while after.

use std::{
    fmt,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::{
    id::Id,
    refusal::Refusal,
    world::{World, people::Person},
};

/// The kind of a person's action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum InteractionKind {
    Command,
    Component,
    Autocomplete,
    Modal,
}

impl InteractionKind {
    /// Returns the interaction type Discord gives it.
    pub(crate) fn number(self) -> u8 {
        match self {
            InteractionKind::Command => 2,
            InteractionKind::Component => 3,
            InteractionKind::Autocomplete => 4,
            InteractionKind::Modal => 5,
        }
    }

    /// True if a callback of this type may answer it; 6 and 7 need a message to update.
    pub(crate) fn allows(self, callback: u64, has_message: bool) -> bool {
        match (self, callback) {
            (InteractionKind::Command, 4 | 5 | 9)
            | (InteractionKind::Component, 4..=7 | 9)
            | (InteractionKind::Autocomplete, 8)
            | (InteractionKind::Modal, 4 | 5) => true,
            (InteractionKind::Modal, 6 | 7) => has_message,
            _ => false,
        }
    }
}

/// The reason for "The application did not respond" or for an impossible action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// No bot was connected.
    NoBot,
    /// The bot did not acknowledge within the limit.
    TooLate,
    /// The bot deferred, and the harness lost its patience before the answer.
    StillThinking,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Failure::NoBot => "The application did not respond (no bot is connected)",
            Failure::TooLate => "The application did not respond (no acknowledgement in time)",
            Failure::StillThinking => "The application is still thinking",
        })
    }
}

/// One interaction.
#[derive(Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) token: String,
    pub(crate) kind: InteractionKind,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    /// The message with the button, or the one whose button opened the modal.
    pub(crate) source: Option<Id>,
    /// The real time of its birth: the bot has to be prompt in real time.
    pub(crate) born: Instant,
    /// The same by the clock, for the life of its token.
    pub(crate) born_ms: u64,
    /// Callback type of the acknowledgement.
    pub(crate) acknowledged: Option<u64>,
    pub(crate) failure: Option<Failure>,
    /// The message that `@original` names.
    pub(crate) original: Option<Id>,
    /// Messages that answered, oldest first.
    pub(crate) messages: Vec<Id>,
    pub(crate) modal: Option<Value>,
    pub(crate) choices: Vec<Value>,
    /// `interaction_metadata` of the messages that answer.
    pub(crate) metadata: Value,
    /// A title for people: `/play by ana`.
    pub(crate) title: String,
}

impl World {
    /// Finds the interaction of a callback, if the bot can still acknowledge it.
    pub(crate) fn to_acknowledge(&self, id: Id, token: &str) -> Result<&Interaction, Refusal> {
        let found = self.interactions.get(&id).filter(|interaction| interaction.token == token);
        let interaction = found.ok_or_else(Refusal::unknown_interaction)?;
        if interaction.acknowledged.is_some() {
            return Err(Refusal::already_acknowledged());
        }
        self.channel(interaction.channel)?;
        let late = interaction.failure.is_some() || interaction.born.elapsed() > self.config.answer_limit;
        if late { Err(Refusal::unknown_interaction()) } else { Ok(interaction) }
    }

    /// Finds the interaction of a follow-up or a later edit: it is acknowledged, and its token still works.
    pub(crate) fn to_follow_up(&self, token: &str) -> Result<&Interaction, Refusal> {
        let found = self.interactions.values().rev().find(|interaction| interaction.token == token);
        // An unknown token is invalid. Before the first answer a token is known, but has no webhook yet.
        let interaction = found.ok_or_else(Refusal::dead_webhook_token)?;
        if interaction.acknowledged.is_none() {
            return Err(Refusal::unknown_webhook());
        }
        let alive = self.since(interaction.born_ms) <= self.config.token_life;
        if !alive {
            return Err(Refusal::dead_webhook_token());
        }
        self.channel(interaction.channel).map(|_| interaction)
    }

    pub(crate) fn interaction_mut(&mut self, id: Id) -> Option<&mut Interaction> {
        self.interactions.get_mut(&id)
    }

    /// Marks an interaction without acknowledgement as failed.
    pub(crate) fn give_up(&mut self, id: Id, failure: Failure) {
        let Some(interaction) = self.interactions.get_mut(&id) else { return };
        if interaction.failure.is_some() {
            return;
        }
        interaction.failure = Some(failure);
        let line = format!("{}: {failure}", interaction.title);
        if failure != Failure::NoBot {
            self.record.findings.push(line);
        }
        self.touch();
    }

    /// True if the placeholder of this interaction still waits for the answer.
    pub(crate) fn thinking(&self, interaction: &Interaction) -> bool {
        interaction.acknowledged == Some(5)
            && interaction.original.and_then(|id| self.messages.get(&id)).is_some_and(|message| message.thinking)
    }

    /// True if this interaction has an answer or a failure.
    pub(crate) fn is_settled(&self, interaction: &Interaction) -> bool {
        interaction.failure.is_some() || (interaction.acknowledged.is_some() && !self.thinking(interaction))
    }

    /// Returns the time left for the acknowledgement of this interaction.
    pub(crate) fn time_left(&self, interaction: &Interaction) -> Duration {
        self.config.answer_limit.saturating_sub(interaction.born.elapsed())
    }
}

/// Formats `/play by ana`.
pub(crate) fn title(what: &str, user: Id) -> String {
    format!("{what} by {}", Person::by_id(user).map_or("somebody", |person| person.name))
}
