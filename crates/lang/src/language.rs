//! The languages Agon speaks and their names on Discord: one entry of the table here, and one folder of texts each.

/// Makes the enum of languages from a table. The first language is the fallback for all others.
macro_rules! languages {
    ($($(#[$doc:meta])* $name:ident {
        code: $code:literal,
        locales: $locales:expr,
        day_first: $day_first:literal,
        display: $display:literal,
    })*) => {
        /// A language Agon speaks.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub enum Language { $($(#[$doc])* $name,)* }

        impl Language {
            /// All languages, in the order of the language menu.
            pub const ALL: [Language; [$($code),*].len()] = [$(Language::$name,)*];

            const fn row(self) -> Row {
                match self {
                    $(Language::$name => {
                        Row { code: $code, locales: $locales, day_first: $day_first, display: $display }
                    })*
                }
            }
        }
    };
}

/// The facts of a language.
struct Row {
    code: &'static str,
    locales: &'static [&'static str],
    day_first: bool,
    display: &'static str,
}

languages! {
    /// British English, the fallback of all other languages.
    #[default]
    English {
        code: "en",
        locales: &["en-GB", "en-US"],
        day_first: false,
        display: "English",
    }
    /// Spanish for Spain and America.
    Spanish {
        code: "es",
        locales: &["es-ES", "es-419"],
        day_first: true,
        display: "Español",
    }
    /// German.
    German {
        code: "de",
        locales: &["de"],
        day_first: true,
        display: "Deutsch",
    }
}

impl Language {
    /// Returns the code for the database and for the folder of texts: `en`, `es`, `de`.
    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// Reads a code of [`Language::code`]; `None` for any other text.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// Finds the language of a Discord locale (`es-419`, `de`, `en-GB`) by its first part. English for all others.
    pub fn from_locale(locale: &str) -> Language {
        locale.split(['-', '_']).next().and_then(Language::from_code).unwrap_or_default()
    }

    /// Returns the Discord locales this language is for.
    pub const fn discord_locales(self) -> &'static [&'static str] {
        self.row().locales
    }

    /// True if all its readers take the 5 of `5/3/2026` for the day.
    pub const fn day_first(self) -> bool {
        self.row().day_first
    }

    /// Returns the language's own name: `Español`.
    pub const fn display(self) -> &'static str {
        self.row().display
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;

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

    #[test]
    fn a_language_goes_by_one_name_everywhere() {
        for language in Language::ALL {
            let choice = format!("command-language-option-language-choice-{}", language.code());
            assert!(Language::ALL.into_iter().all(|reader| text(reader, &choice, &[]) == language.display()));
        }
    }

    #[test]
    fn the_table_is_in_the_order_of_the_languages() {
        for (at, language) in Language::ALL.into_iter().enumerate() {
            assert_eq!(language as usize, at);
        }
    }
}
