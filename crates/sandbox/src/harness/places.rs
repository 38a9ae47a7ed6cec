//! Threads, as a person opens, enters and leaves them.

use super::User;
use crate::{
    id::Id,
    world::{
        Channel,
        threads::{AUTO_ARCHIVE, Opening},
    },
};

impl User {
    /// The same person in the newest thread of this name that they see; waits until there is one.
    ///
    /// # Panics
    /// When none appears in time.
    pub async fn in_thread(&self, name: &str) -> User {
        let found = self
            .waits(|world| {
                let mut threads = world.threads_for(self.person.id).rev();
                threads.find(|(channel, _)| channel.name == name).map(|(channel, _)| channel.id)
            })
            .await;
        let place = found.unwrap_or_else(|| panic!("{}", self.misses(&format!("a thread \"{name}\""))));
        User { place, ..self.clone() }
    }

    /// Starts a thread everybody sees, here or (with a message) on that message; gives the same person inside it.
    ///
    /// # Panics
    /// When Discord does not allow that here.
    pub fn starts_thread(&self, name: &str, on: Option<Id>) -> User {
        let opening = Opening {
            parent: self.place,
            owner: self.person.id,
            name: name.to_owned(),
            private: false,
            invitable: true,
            auto_archive_minutes: AUTO_ARCHIVE,
            on,
        };
        let begun = self.shared.with(|world| {
            world.person(self.person.id)?;
            world.open_thread(opening)
        });
        match begun {
            Ok(place) => User { place, ..self.clone() },
            Err(refusal) => panic!("{} cannot start a thread: {}; {}", self.person.name, refusal.body(), self.report()),
        }
    }

    /// Leaves the thread they are in.
    pub fn leaves_thread(&self) {
        self.shared.with(|world| world.leave_thread(self.place, self.person.id, self.person.id));
    }

    /// The names of the threads this person sees, the oldest first, archived ones too.
    pub fn threads(&self) -> Vec<String> {
        let name = |channel: &Channel| channel.name.to_string();
        self.shared.with(|world| world.threads_for(self.person.id).map(|(channel, _)| name(channel)).collect())
    }
}
