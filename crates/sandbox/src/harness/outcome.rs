//! The result of an action: messages, a modal, or a failure.

use serde_json::Value;

use super::User;
use crate::{
    id::Id,
    world::{World, interaction::Failure, message::Message},
};

/// One text input of a modal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModalInput {
    /// The label, which asks for the text.
    pub label: String,
    /// Custom id.
    pub custom_id: String,
    /// The hint in the empty input.
    pub placeholder: String,
    /// The text it starts with.
    pub value: String,
    /// True if the text must not be empty.
    pub required: bool,
    /// True if the text may have several lines.
    pub paragraph: bool,
    /// The length of the shortest valid text.
    pub at_least: u64,
    /// The length of the longest valid text.
    pub at_most: u64,
}

impl ModalInput {
    fn of(input: &Value) -> ModalInput {
        let text = |key: &str| input.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
        let number = |key: &str, default: u64| input.get(key).and_then(Value::as_u64).unwrap_or(default);
        ModalInput {
            label: text("label"),
            custom_id: text("custom_id"),
            placeholder: text("placeholder"),
            value: text("value"),
            required: input.get("required").and_then(Value::as_bool).unwrap_or(true),
            paragraph: number("style", 1) == 2,
            at_least: number("min_length", 0),
            at_most: number("max_length", 4000),
        }
    }

    /// Checks a text as the client does before it submits.
    pub(crate) fn takes(&self, text: &str) -> Result<(), String> {
        let size = text.encode_utf16().count() as u64;
        if size == 0 && !self.required {
            return Ok(());
        }
        let least = self.at_least.max(u64::from(self.required));
        let fits = (least..=self.at_most).contains(&size);
        if fits { Ok(()) } else { Err(format!("\"{}\" takes {least} to {} characters", self.label, self.at_most)) }
    }
}

/// An open modal of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Modal {
    /// The interaction that opened it.
    pub interaction: Id,
    /// Its title.
    pub title: String,
    /// Custom id.
    pub custom_id: String,
    /// Its inputs, from top to bottom.
    pub inputs: Vec<ModalInput>,
}

impl Modal {
    pub(crate) fn of(world: &World, person: Id) -> Option<Modal> {
        Modal::opened_by(world, *world.open_modals.get(&person)?)
    }

    fn opened_by(world: &World, interaction: Id) -> Option<Modal> {
        let modal = world.interactions.get(&interaction)?.modal.as_ref()?;
        let text = |key: &str| modal.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
        let rows = modal.get("components").and_then(Value::as_array).into_iter().flatten();
        let inputs = rows.filter_map(|row| row.get("components")?.as_array()).flatten();
        Some(Modal {
            interaction,
            title: text("title"),
            custom_id: text("custom_id"),
            inputs: inputs.map(ModalInput::of).collect(),
        })
    }
}

/// The result of an action at the moment when the harness stopped waiting.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// The interaction.
    pub interaction: Id,
    /// Callback type of the acknowledgement.
    pub acknowledged: Option<u64>,
    /// The messages that answer it. With an update in place (type 7), the updated message.
    pub messages: Vec<Message>,
    /// The modal it opened.
    pub modal: Option<Modal>,
    /// The failure the person saw.
    pub failed: Option<Failure>,
    /// The acting person, for the report of a failed test.
    pub(super) actor: Option<User>,
}

impl Outcome {
    pub(crate) fn of(world: &mut World, interaction: Id) -> Outcome {
        let found = world.interactions.get(&interaction);
        let updated = found.filter(|found| found.acknowledged == Some(7)).and_then(|found| found.original);
        let ids = updated.into_iter().chain(found.map(|found| found.messages.clone()).unwrap_or_default());
        let outcome = Outcome {
            interaction,
            acknowledged: found.and_then(|found| found.acknowledged),
            messages: ids.filter_map(|id| world.messages.get(&id).cloned()).collect(),
            modal: Modal::opened_by(world, interaction),
            failed: found.and_then(|found| found.failure),
            actor: None,
        };
        let submitted = found
            .filter(|found| found.kind == crate::world::interaction::InteractionKind::Modal && found.failure.is_none());
        // A modal closes after a successful submission. A submission cannot open another one.
        if let Some(user) = submitted.map(|found| found.user) {
            world.open_modals.remove(&user);
            world.touch();
        }
        outcome
    }

    /// Returns the answer: the first message.
    ///
    /// # Panics
    /// If no message answered.
    pub fn message(&self) -> &Message {
        self.messages.first().unwrap_or_else(|| panic!("no message answered this; {}", self.report()))
    }

    fn report(&self) -> String {
        self.actor.as_ref().map(User::report).unwrap_or_default()
    }

    /// Returns all text of the answering messages.
    pub fn text(&self) -> String {
        self.messages.iter().map(Message::text).collect::<Vec<_>>().join("\n")
    }

    /// True if an answering message contains this text.
    pub fn says(&self, text: &str) -> bool {
        self.text().contains(text)
    }

    /// True if only the acting person can see all answering messages.
    pub fn is_private(&self) -> bool {
        self.messages.iter().all(|message| message.only_for.is_some())
    }

    /// Continues only if the bot answered.
    ///
    /// # Panics
    /// If it did not answer.
    pub fn ok(self) -> Outcome {
        if let Some(failure) = self.failed {
            panic!("{failure}; {}", self.report());
        }
        self
    }
}
