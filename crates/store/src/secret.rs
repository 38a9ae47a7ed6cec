//! Values that must not reach a log line.

use std::fmt;

/// A value that does not show itself in `Debug` output: a seed, the words of a sealed choice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret<T>(pub T);

impl<T> From<T> for Secret<T> {
    fn from(value: T) -> Self {
        Secret(value)
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}
