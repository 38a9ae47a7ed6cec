//! A person's view, and the wait for changes of it.

use super::{User, report::report};
use crate::world::{
    World,
    message::Message,
    summary::{Button, Menu},
};

impl User {
    /// Waits until a public message here contains the text. Returns the newest such message.
    ///
    /// # Panics
    /// If none does in time.
    pub async fn sees(&self, text: &str) -> Message {
        self.sees_that(&format!("a public message with \"{text}\""), |message| {
            message.only_for.is_none() && message.says(text)
        })
        .await
    }

    /// Does the same among the messages only this person sees (and all messages of a conversation with the bot).
    ///
    /// # Panics
    /// If none does in time.
    pub async fn sees_privately(&self, text: &str) -> Message {
        let private = |message: &Message| message.only_for.is_some() || message.channel == self.person.dm;
        self.sees_that(&format!("a private message with \"{text}\""), |message| private(message) && message.says(text))
            .await
    }

    /// Waits until a message here, public or private, fits.
    ///
    /// # Panics
    /// If none does in time.
    pub async fn sees_that(&self, what: &str, fits: impl Fn(&Message) -> bool) -> Message {
        let look = |world: &mut World| {
            let mut messages = world.visible(self.place, self.person.id).rev();
            messages.find(|message| !message.thinking && fits(message)).cloned()
        };
        self.waits(look).await.unwrap_or_else(|| panic!("{}", self.misses(what)))
    }

    /// Waits until no message here contains the text.
    ///
    /// # Panics
    /// If one still does when the patience is over.
    pub async fn stops_seeing(&self, text: &str) {
        let gone = self
            .waits(|world| world.visible(self.place, self.person.id).all(|message| !message.says(text)).then_some(()))
            .await;
        assert!(gone.is_some(), "{} still sees \"{text}\"; {}", self.person.name, self.report());
    }

    /// Checks that no message here contains the text now.
    ///
    /// # Panics
    /// If a message does.
    pub fn sees_no(&self, text: &str) {
        let seen = self.messages().into_iter().find(|message| message.says(text));
        assert!(seen.is_none(), "{} sees \"{text}\"; {}", self.person.name, self.report());
    }

    /// Returns all messages this person sees here, oldest first.
    pub fn messages(&self) -> Vec<Message> {
        self.shared.with(|world| world.visible(self.place, self.person.id).cloned().collect())
    }

    /// Returns the newest message here that only this person sees; `None` if there is none.
    pub fn newest_private(&self) -> Option<Message> {
        let private = |message: &Message| message.only_for.is_some() || message.channel == self.person.dm;
        self.messages().into_iter().rev().find(|message| private(message) && !message.thinking)
    }

    /// Returns all enabled buttons here, from the oldest message to the newest.
    pub fn buttons(&self) -> Vec<Button> {
        self.messages().iter().flat_map(Message::buttons).filter(|button| button.enabled).collect()
    }

    /// Returns all enabled menus here, from the oldest message to the newest.
    pub fn menus(&self) -> Vec<Menu> {
        self.messages().iter().flat_map(Message::menus).filter(|menu| menu.enabled).collect()
    }

    pub(super) async fn waits<T>(&self, look: impl FnMut(&mut World) -> Option<T>) -> Option<T> {
        let patience = self.shared.with(|world| world.config.patience);
        self.shared.until(patience, look).await
    }

    pub(super) fn misses(&self, what: &str) -> String {
        format!("{} waited in vain for {what}; {}", self.person.name, self.report())
    }

    /// Describes everything this person sees here, for the report of a failed test.
    pub(super) fn report(&self) -> String {
        self.shared.with(|world| report(world, self.person, self.place))
    }
}
