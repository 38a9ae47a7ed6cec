//! The harness: people who act and see, so that a test reads like a conversation.
//!
//! A person's method sends the requests of a client and waits as a client would. An impossible action (no such button,
//! no such command) fails the test with a list of the messages the person sees.

// Tests call the harness: what a person cannot do fails the test.
#![allow(clippy::panic)]

pub(crate) mod acts;
mod outcome;
mod places;
mod report;
mod sight;

pub use outcome::{Modal, ModalInput, Outcome};

use std::sync::Arc;

use serde_json::Value;

use crate::{
    id::Id,
    refusal::Refusal,
    sandbox::channel_id,
    shared::Shared,
    world::{
        World,
        commands::plain,
        message::{Draft, Message},
        open::Act,
        people::Person,
        summary::{Button, Menu},
    },
};

/// A person at a place. Cheap to clone.
#[derive(Debug, Clone)]
pub struct User {
    shared: Arc<Shared>,
    person: &'static Person,
    place: Id,
}

impl User {
    pub(crate) fn new(shared: Arc<Shared>, person: &'static Person, place: Id) -> User {
        User { shared, person, place }
    }

    /// Returns the person behind this user.
    pub fn person(&self) -> &'static Person {
        self.person
    }

    /// Returns the channel this person looks at.
    pub fn place(&self) -> Id {
        self.place
    }

    /// Returns the same person in another channel of the server.
    pub fn in_channel(&self, name: &str) -> User {
        User { place: channel_id(name), ..self.clone() }
    }

    /// Returns the same person in the conversation with the bot.
    pub fn in_dm(&self) -> User {
        User { place: self.person.dm, ..self.clone() }
    }

    /// Types a slash command (`/play`, `/table settings`) with options by name, and waits for the answer.
    ///
    /// # Panics
    /// If the command line cannot be typed.
    pub async fn slash(&self, command: &str, options: &[(&str, &str)]) -> Outcome {
        let options = owned(options);
        self.acts(|world| acts::command(world, self.person, self.place, command, &options)).await
    }

    /// Types into an option with autocomplete. Returns the offered choices, name and value.
    pub async fn autocomplete(&self, command: &str, option: &str, typed: &str) -> Vec<(String, String)> {
        self.autocomplete_after(command, &[], option, typed).await
    }

    /// Does the same with other options already filled in.
    ///
    /// # Panics
    /// If the command line cannot be typed or the bot does not answer.
    pub async fn autocomplete_after(
        &self,
        command: &str,
        filled: &[(&str, &str)],
        option: &str,
        typed: &str,
    ) -> Vec<(String, String)> {
        let filled = owned(filled);
        let sent =
            self.sends(|world| acts::autocomplete(world, self.person, self.place, command, &filled, (option, typed)));
        self.shared.settle(sent).await;
        self.shared.with(|world| {
            let interaction = world.interactions.get(&sent);
            let choices = interaction.map(|interaction| interaction.choices.clone()).unwrap_or_default();
            choices.iter().map(|choice| acts::offered(choice, self.person.locale)).collect()
        })
    }

    /// Presses the newest enabled button with this label (exact, else a prefix). Waits for such a button.
    ///
    /// # Panics
    /// If no such button appears in time.
    pub async fn clicks(&self, label: &str) -> Outcome {
        let fits = |button: &Button| button.label == label;
        let begins = |button: &Button| button.label.starts_with(label);
        self.press_one(&format!("an enabled button \"{label}\""), &[&fits, &begins]).await
    }

    /// Presses the newest enabled button with a fitting custom id. Waits for such a button.
    ///
    /// # Panics
    /// If no such button appears in time.
    pub async fn clicks_id(&self, fits: impl Fn(&str) -> bool + Sync) -> Outcome {
        self.press_one("an enabled button whose custom id fits", &[&|button| fits(&button.custom_id)]).await
    }

    /// Presses a button of a certain message, by its label.
    ///
    /// # Panics
    /// If that message has no such enabled button.
    pub async fn clicks_on(&self, message: Id, label: &str) -> Outcome {
        let pressed = self.shared.with(|world| {
            let buttons = world.messages.get(&message).map(Message::buttons).unwrap_or_default();
            let button = buttons.into_iter().find(|button| button.enabled && button.label == label)?;
            Some(opens(world, |world| acts::press(world, self.person, message, &button.custom_id, None)))
        });
        let pressed =
            pressed.unwrap_or_else(|| panic!("message {message} has no enabled button \"{label}\"; {}", self.report()));
        self.outcome(self.sent(pressed)).await
    }

    /// Sends a click with any custom id on any message. Only a forged client can do that.
    pub async fn forges(&self, message: Id, custom_id: &str) -> Outcome {
        self.acts(|world| acts::press(world, self.person, message, custom_id, None)).await
    }

    /// Sends a menu's answer with any custom id and values. Only a forged client can do that.
    pub async fn forges_choice(&self, message: Id, custom_id: &str, values: &[&str]) -> Outcome {
        let values = values.iter().map(|value| (*value).to_owned()).collect();
        self.acts(|world| acts::press(world, self.person, message, custom_id, Some(values))).await
    }

    /// Presses a button (no values) or answers a menu of a message that this person saw just now. Returns `None` if the
    /// message is gone.
    pub async fn presses(&self, message: Id, custom_id: &str, values: Option<Vec<String>>) -> Option<Outcome> {
        let sent = self.shared.with(|world| {
            let act = acts::press(world, self.person, message, custom_id, values).ok()?;
            world.open(act).ok()
        })?;
        Some(self.outcome(sent).await)
    }

    /// Chooses in the newest enabled menu by label, value or person. `menu` is the placeholder, a part of it, or a part
    /// of the custom id. Waits for such a menu.
    ///
    /// # Panics
    /// If no such menu appears in time, or it does not offer the choices.
    pub async fn selects(&self, menu: &str, choices: &[&str]) -> Outcome {
        let exact = |known: &Menu| known.placeholder == menu;
        let part = |known: &Menu| known.placeholder.contains(menu) || known.custom_id.contains(menu);
        // Found and answered under one lock: a moment later the message may be gone.
        let look = |world: &mut World| {
            let fitting: [&(dyn Fn(&Menu) -> bool + Sync); 2] = [&exact, &part];
            let found =
                fitting.iter().find_map(|fits| newest(world, self, Message::menus, |menu| menu.enabled && fits(menu)));
            let (message, known) = found?;
            Some(opens(world, |world| {
                let values = acts::choose(&known, choices)?;
                acts::press(world, self.person, message, &known.custom_id, Some(values))
            }))
        };
        let chosen = self.waits(look).await;
        let chosen = chosen.unwrap_or_else(|| panic!("{}", self.misses(&format!("an enabled menu \"{menu}\""))));
        self.outcome(self.sent(chosen)).await
    }

    /// Fills in the inputs of the open modal in order, and submits it.
    ///
    /// # Panics
    /// If no modal is open or it does not accept these texts.
    pub async fn fills_in(&self, texts: &[&str]) -> Outcome {
        let modal = self.modal().unwrap_or_else(|| panic!("{} has no modal open; {}", self.person.name, self.report()));
        let ids = modal.inputs.iter().map(|input| input.custom_id.clone());
        let texts: Vec<(String, String)> = ids.zip(texts.iter().map(|text| (*text).to_owned())).collect();
        self.acts(|world| acts::submit(world, self.person, &texts)).await
    }

    /// Returns the modal that this person has open; `None` if there is none.
    pub fn modal(&self) -> Option<Modal> {
        self.shared.with(|world| Modal::of(world, self.person.id))
    }

    /// Returns the title of the open modal.
    ///
    /// # Panics
    /// If no modal is open.
    pub fn sees_modal(&self) -> String {
        self.modal().unwrap_or_else(|| panic!("{} has no modal open; {}", self.person.name, self.report())).title
    }

    /// Writes an ordinary message. In a thread this opens an archived thread and makes this person a member.
    ///
    /// # Panics
    /// If Discord does not allow that here.
    pub fn writes(&self, text: &str) -> Id {
        let draft = Draft { body: serde_json::json!({ "content": text }), ..Draft::default() };
        let written = self.shared.with(|world| {
            world.may_write(self.place, self.person)?;
            Ok::<Id, Refusal>(world.post(Message::blank(self.place, self.person.id), &draft))
        });
        written.unwrap_or_else(|refusal| {
            panic!("{} cannot write that: {}; {}", self.person.name, refusal.body(), self.report())
        })
    }

    /// Refuses messages from the bot from now on.
    pub fn closes_dms(&self) {
        self.shared.with(|world| world.set_dms(self.person, false));
    }

    /// Takes messages from the bot again.
    pub fn opens_dms(&self) {
        self.shared.with(|world| world.set_dms(self.person, true));
    }

    /// Hides all private messages and closes the modal, as a restart of the client does.
    pub fn dismisses_all(&self) {
        self.shared.with(|world| {
            let own = world.messages.values_mut().filter(|message| message.only_for == Some(self.person.id));
            own.for_each(|message| message.dismissed = true);
            world.open_modals.remove(&self.person.id);
            world.touch();
        });
    }

    async fn press_one(&self, what: &str, fitting: &[&(dyn Fn(&Button) -> bool + Sync)]) -> Outcome {
        // Found and pressed under one lock: a moment later the message may be gone.
        let look = |world: &mut World| {
            let pressable = |button: &Button| button.enabled && button.url.is_none();
            let found = fitting
                .iter()
                .find_map(|fits| newest(world, self, Message::buttons, |button| pressable(button) && fits(button)));
            let (message, button) = found?;
            Some(opens(world, |world| acts::press(world, self.person, message, &button.custom_id, None)))
        };
        let pressed = self.waits(look).await.unwrap_or_else(|| panic!("{}", self.misses(what)));
        self.outcome(self.sent(pressed)).await
    }

    /// Sends an interaction and does not wait.
    fn sends(&self, build: impl FnOnce(&World) -> Result<Act, String>) -> Id {
        self.sent(self.shared.with(|world| opens(world, build)))
    }

    /// Returns the id of a sent interaction, or fails the test with the reason.
    fn sent(&self, sent: Result<Id, String>) -> Id {
        sent.unwrap_or_else(|why| panic!("{} cannot do that: {why}; {}", self.person.name, self.report()))
    }

    async fn acts(&self, build: impl FnOnce(&World) -> Result<Act, String>) -> Outcome {
        let sent = self.sends(build);
        self.outcome(sent).await
    }

    /// Waits for the result of an action.
    async fn outcome(&self, sent: Id) -> Outcome {
        self.shared.settle(sent).await;
        let outcome = self.shared.with(|world| Outcome::of(world, sent));
        Outcome { actor: Some(self.clone()), ..outcome }
    }
}

/// Sends an interaction. Returns the reason if it cannot be made or Discord refuses it.
fn opens(world: &mut World, build: impl FnOnce(&World) -> Result<Act, String>) -> Result<Id, String> {
    let act = build(world)?;
    world.open(act).map_err(|refusal| refusal.body().to_string())
}

/// Returns the newest message this person sees that has a fitting part, with the first such part; `None` if there is
/// none.
fn newest<T>(
    world: &World,
    user: &User,
    parts: impl Fn(&Message) -> Vec<T>,
    fits: impl Fn(&T) -> bool,
) -> Option<(Id, T)> {
    let mut messages = world.visible(user.place, user.person.id).rev();
    messages.find_map(|message| parts(message).into_iter().find(&fits).map(|part| (message.id, part)))
}

fn owned(options: &[(&str, &str)]) -> Vec<(String, String)> {
    options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

/// Returns the value of a choice as text.
fn value_of(choice: &Value) -> String {
    choice.get("value").map(plain).unwrap_or_default()
}
