//! Small sets of named things: the tiles, animals and gods a game knows.

/// Makes an enum of things, each with its id in the rules document and, if that id is long, a shorter word for
/// notations.
macro_rules! things {
    ($(#[$doc:meta])* $name:ident, $class:literal { $($variant:ident $id:literal $($word:literal)?,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum $name { $($variant,)* }

        impl $name {
            /// All of them, in the order of the rules document.
            pub const ALL: [$name; [$($id),*].len()] = [$($name::$variant,)*];
            /// The number of things.
            pub const COUNT: usize = $name::ALL.len();
            /// The name of the class in facts of refusals and keys of texts.
            pub const CLASS: &'static str = $class;

            /// The id in the rules document, in states and in keys of texts.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id,)* }
            }

            /// The short word in notations.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => things!(@word $id $($word)?),)* }
            }

            /// Finds the thing with this word or id; `None` if no thing has it.
            pub fn read(text: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|thing| thing.word() == text || thing.id() == text)
            }

            /// Position in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        /// The id.
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }
    };
    (@word $id:literal) => { $id };
    (@word $id:literal $word:literal) => { $word };
}
