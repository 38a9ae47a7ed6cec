//! Threads: how a person opens, enters and leaves them.

use super::User;
use crate::{
    id::Id,
    world::{
        Channel,
        threads::{AUTO_ARCHIVE, Opening},
    },
};

impl User {
    /// Waits for a thread of this name that this person sees. Returns the person in the newest one.
    ///
    /// # Panics
    /// If none appears in time.
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

    /// Starts a public thread, here or (with a message) on that message. Returns the person inside it.
    ///
    /// # Panics
    /// If Discord does not allow that here.
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

    /// Leaves the thread this person is in.
    pub fn leaves_thread(&self) {
        self.shared.with(|world| world.leave_thread(self.place, self.person.id, self.person.id));
    }

    /// Returns the names of the threads this person sees, archived ones too, oldest first.
    pub fn threads(&self) -> Vec<String> {
        let name = |channel: &Channel| channel.name.to_string();
        self.shared.with(|world| world.threads_for(self.person.id).map(|(channel, _)| name(channel)).collect())
    }
}
