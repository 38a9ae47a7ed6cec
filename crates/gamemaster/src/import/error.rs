//! Reasons why a log that fits cannot be imported.

/// A reason why a log that fits cannot be imported.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct ImportError {
    /// The header's line, from 1; what is missing stands there.
    pub line: u64,
    /// The part that is missing, or wrong.
    pub why: MissingPart,
}

/// A part that a log must have besides, to be imported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MissingPart {
    /// The opened seed, the promise it is of, the table's number or its start.
    #[error("an import needs `seed_sha256`, `seed`, `table` and `start`: without them nobody can check its luck")]
    Luck,
    /// A seal of a secret choice.
    #[error("--rated needs a seal for each secret choice: without them nobody can see that none was changed")]
    Seals,
    /// The end.
    #[error("the game is not over: only finished tables are imported")]
    End,
    /// A list of the header lacks an entry for a seat, has a wrong one, or has a person twice.
    #[error("`{0}` must say one thing for each seat, and one that can be")]
    List(&'static str),
    /// A seat was given up that does not exist, or by a machine.
    #[error("`resigned` names seats of people, from 1")]
    Resigned,
    /// The end of a table that all but one gave up.
    #[error("`conceded` is told of tables of people all but one of whom gave up: `resigned` names them")]
    Conceded,
    /// The word for a rated table.
    #[error("`rated` is true or false")]
    Rated,
    /// The ids of people.
    #[error("--rated needs `people`, the Discord ids of who played")]
    People,
    /// A time that cannot be, or an end before the start.
    #[error("`started`, `ended`, `left` and `at` lie between 1970 and now, the start before the end")]
    Times,
}
