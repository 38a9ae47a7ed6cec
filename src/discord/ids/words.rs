//! Families whose values are plain words.

/// Declares enums whose values are words of an id. The words of a value that was ever sent never change.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$case_doc:meta])* $case:ident = $word:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[$case_doc])* $case,)*
        }

        impl $name {
            /// All values.
            pub const ALL: &'static [$name] = &[$($name::$case,)*];

            /// Returns the words of the value.
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$case => $word,)*
                }
            }

            /// Reads the words of a value.
            pub fn read(word: &str) -> Option<$name> {
                match word {
                    $($word => Some($name::$case),)*
                    _ => None,
                }
            }
        }
    )*};
}
