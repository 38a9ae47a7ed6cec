//! Every statement of this crate, by name. A test prepares each of them on a fresh database.

/// Declares the statements as constants, and lists them all for the test.
macro_rules! statements {
    ($($(#[$doc:meta])* $name:ident = $sql:expr;)*) => {
        $($(#[$doc])* pub(crate) const $name: &str = $sql;)*

        #[cfg(test)]
        pub(crate) const ALL: &[(&str, &str)] = &[$((stringify!($name), $sql)),*];
    };
}

mod availability;
mod hosting;
mod leaderboards;
mod play;
mod privacy;
mod questions;
mod records;
mod restore;
mod sittings;
mod times;

pub(crate) use availability::*;
pub(crate) use hosting::*;
pub(crate) use leaderboards::*;
pub(crate) use play::*;
pub(crate) use privacy::*;
pub(crate) use questions::*;
pub(crate) use records::*;
pub(crate) use restore::*;
pub(crate) use sittings::*;
pub(crate) use times::*;

/// Returns all statements.
#[cfg(test)]
pub(crate) fn all() -> Vec<(&'static str, &'static str)> {
    [
        availability::ALL,
        hosting::ALL,
        leaderboards::ALL,
        play::ALL,
        privacy::ALL,
        questions::ALL,
        records::ALL,
        restore::ALL,
        sittings::ALL,
        times::ALL,
    ]
    .concat()
}

/// Returns the statements of records.
#[cfg(test)]
pub(crate) fn of_records() -> Vec<(&'static str, &'static str)> {
    [leaderboards::ALL, records::ALL].concat()
}
