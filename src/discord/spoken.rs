//! The languages people chose, at hand where nothing may be looked up first: a form must be Discord's first answer, and a
//! fault of the database is told without asking it.

use agon_lang::Language;
use agon_store::{Store, StoreError, UserId};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Who chose which language. The database knows it; here is the same, read at the start and kept with every choice.
#[derive(Debug, Default)]
pub struct Spoken(Mutex<HashMap<UserId, Language>>);

impl Spoken {
    /// Reads what everybody has chosen.
    ///
    /// # Errors
    /// The database failed.
    pub async fn read(&self, store: &Store) -> Result<(), StoreError> {
        for (user, code) in store.chosen_languages().await? {
            self.set(user, Language::from_code(&code));
        }
        Ok(())
    }

    /// The language somebody chose; nothing for whoever follows their Discord.
    pub fn of(&self, user: UserId) -> Option<Language> {
        self.chosen().get(&user).copied()
    }

    /// Notes what somebody chose.
    pub fn set(&self, user: UserId, language: Option<Language>) {
        match language {
            Some(language) => self.chosen().insert(user, language),
            None => self.chosen().remove(&user),
        };
    }

    fn chosen(&self) -> MutexGuard<'_, HashMap<UserId, Language>> {
        // Noting cannot break half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_is_known_until_it_is_taken_back() {
        let spoken = Spoken::default();
        let (ana, ben) = (UserId(1), UserId(2));
        spoken.set(ana, Some(Language::German));
        assert_eq!((spoken.of(ana), spoken.of(ben)), (Some(Language::German), None));
        spoken.set(ana, None);
        assert_eq!(spoken.of(ana), None);
    }
}
