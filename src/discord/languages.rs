//! The languages people chose, at hand where nothing may be looked up first: a form must be Discord's first answer, and a
//! fault of the database is told without asking it.

use super::caller::Caller;
use crate::app::App;
use agon_lang::Language;
use agon_store::{Store, StoreError, TableRow, UserId};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The languages people chose. The database knows them; here is the same, read at the start and kept with every choice.
#[derive(Debug, Default)]
pub struct Languages(Mutex<HashMap<UserId, Language>>);

impl Languages {
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

/// Saves what somebody chose and gives the language now spoken; an unknown code changes nothing.
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

/// The language of what everybody sees of a table.
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
