//! The languages Agon speaks, and how Discord names them: one entry of the table here and one folder of texts each.

/// Makes the enum of languages from a table. The first is the one everything falls back to.
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
            /// All of them, in the order people are offered them.
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
    /// British English: the language everything falls back to.
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
    /// The code kept in the database, and the folder of its texts: `en`, `es`, `de`.
    pub const fn code(self) -> &'static str {
        self.row().code
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
        self.row().locales
    }

    /// Says whether all its readers take the 5 of `5/3/2026` for the day.
    pub const fn day_first(self) -> bool {
        self.row().day_first
    }

    /// The language's name in itself: `Español`.
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
