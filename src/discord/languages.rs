//! The chosen languages in memory, for answers that cannot ask the database first: a form must be Discord's first
//! answer, and the text about a database fault cannot wait for the database.

use super::caller::Caller;
use crate::app::App;
use agon_lang::Language;
use agon_store::{Store, StoreError, TableRow, UserId};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The chosen languages: a copy of the database, read at the start and updated with every choice.
#[derive(Debug, Default)]
pub struct Languages(Mutex<HashMap<UserId, Language>>);

impl Languages {
    /// Reads the choices of all people.
    ///
    /// # Errors
    /// The database failed.
    pub async fn read(&self, store: &Store) -> Result<(), StoreError> {
        for (user, code) in store.chosen_languages().await? {
            self.set(user, Language::from_code(&code));
        }
        Ok(())
    }

    /// Returns the language that a user chose; `None` if they follow their Discord client.
    pub fn of(&self, user: UserId) -> Option<Language> {
        self.chosen().get(&user).copied()
    }

    /// Notes the choice of a user.
    pub fn set(&self, user: UserId, language: Option<Language>) {
        match language {
            Some(language) => self.chosen().insert(user, language),
            None => self.chosen().remove(&user),
        };
    }

    fn chosen(&self) -> MutexGuard<'_, HashMap<UserId, Language>> {
        // Noting cannot fail half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Saves a user's choice and returns the language now in use. An unknown code changes nothing.
///
/// # Errors
/// The database failed.
pub async fn choose(app: &App, caller: &Caller, code: &str) -> anyhow::Result<Language> {
    let store = app.gamemaster.store();
    match Language::from_code(code) {
        Some(language) => {
            store.set_player_language(caller.user, Some(language.code())).await?;
            app.languages.set(caller.user, Some(language));
            Ok(language)
        }
        None if code == "discord" => {
            store.set_player_language(caller.user, None).await?;
            app.languages.set(caller.user, None);
            Ok(caller.own_language)
        }
        None => Ok(caller.language),
    }
}

/// Returns the language of a table's public messages.
pub fn of_table(table: &TableRow) -> Language {
    Language::from_code(&table.language).unwrap_or(Language::English)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_is_known_until_it_is_taken_back() {
        let languages = Languages::default();
        let (ana, ben) = (UserId(1), UserId(2));
        languages.set(ana, Some(Language::German));
        assert_eq!((languages.of(ana), languages.of(ben)), (Some(Language::German), None));
        languages.set(ana, None);
        assert_eq!(languages.of(ana), None);
    }
}
