//! The length of tests that play many games.

/// Returns `long` if `AGON_TESTS_LONG` is `1`, as in `.ci/run`, and `short` otherwise.
pub fn short_or_long<T>(short: T, long: T) -> T {
    if std::env::var_os("AGON_TESTS_LONG").is_some_and(|value| value == "1") { long } else { short }
}
