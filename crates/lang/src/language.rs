//! The languages Agon speaks, and how Discord names them.

/// A language Agon speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// British English: the language everything falls back to.
    #[default]
    English,
    /// Spanish for Spain and America.
    Spanish,
    /// German.
    German,
}

impl Language {
    /// All of them, in the order people are offered them.
    pub const ALL: [Language; 3] = [Language::English, Language::Spanish, Language::German];

    /// The code kept in the database: `en`, `es`, `de`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::German => "de",
        }
    }

    /// Reads [`Language::code`].
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of a Discord locale (`es-419`, `de`, `en-GB`) by its first part; English for all others.
    pub fn from_locale(locale: &str) -> Language {
        locale.split(['-', '_']).next().and_then(Language::from_code).unwrap_or_default()
    }

    /// The Discord locales this language is shown for.
    pub const fn discord_locales(self) -> &'static [&'static str] {
        match self {
            Language::English => &["en-GB", "en-US"],
            Language::Spanish => &["es-ES", "es-419"],
            Language::German => &["de"],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_go_by_their_first_part() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
            for locale in language.discord_locales() {
                assert_eq!(Language::from_locale(locale), language, "{locale}");
            }
        }
        assert_eq!(Language::from_locale("fr"), Language::English);
        assert_eq!(Language::from_locale(""), Language::English);
    }
}
