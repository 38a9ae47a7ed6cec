//! Ids of buttons, menus and forms: `v1:<verb>:<table>:<seq>:<words>`, at most 100 bytes.
//!
//! An id says everything its click needs, so a click works after a restart, and it holds no secret. Words are
//! notation, so ids are the same in all languages. Pages put their filters in place of the words.

use agon_store::TableId;
use std::fmt;

/// The longest id Discord takes.
pub const LONGEST: usize = 100;

macro_rules! verbs {
    ($($(#[$doc:meta])* $name:ident $word:literal,)*) => {
        /// What a click wants.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Verb { $($(#[$doc])* $name,)* }

        impl Verb {
            /// The word that stands for it in an id.
            pub fn word(self) -> &'static str {
                match self { $(Verb::$name => $word,)* }
            }

            fn read(word: &str) -> Option<Verb> {
                match word { $($word => Some(Verb::$name),)* _ => None }
            }
        }
    };
}

verbs! {
    /// Do these words.
    Act "act",
    /// Open a level of the menu; a menu's choice may be a whole action.
    Go "go",
    /// Several things chosen in one menu.
    Pick "pick",
    /// Ask for an amount in a form.
    Ask "ask",
    /// Confirmed: do it.
    Yes "yes",
    /// Take the last entry of a secret choice back.
    Back "back",
    /// Take all of a secret choice back.
    Clear "clr",
    /// What I order for later.
    Orders "ord",
    /// What I noted about a table.
    Notes "note",
    /// Why is this not possible?
    Why "why",
    /// My panel.
    Seat "seat",
    /// The position in words.
    Text "text",
    /// What happened.
    Log "log",
    /// The table step by step.
    Replay "rep",
    /// Its scores over time.
    Chart "pts",
    /// The whole game as an animated picture.
    Animation "gif",
    /// Resign, abort.
    More "more",
    /// How everybody sees a table: its language, its colours.
    Look "look",
    /// Lobby: join, leave, machines, start.
    Lobby "lob",
    /// Open a table here: which game?
    Open "open",
    /// Rules of a game.
    Rules "rul",
    /// A table as a file.
    File "file",
    /// The luck of a table, checked.
    Proof "luck",
    /// Past tables.
    History "his",
    /// The leaderboard.
    Leaders "lb",
    /// A player's record.
    Profile "pro",
    /// A server's numbers.
    Statistics "stat",
    /// Settings of a server.
    Setup "set",
    /// The open tables of a server.
    Tables "tabs",
    /// My tables everywhere.
    Mine "mine",
    /// My preferences.
    Preferences "pref",
    /// What is kept about me.
    Privacy "priv",
    /// Help.
    Help "help",
    /// Show a page to everybody: the words are the page's own verb and words.
    Show "show",
}

/// An id, taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CustomId {
    /// What the click wants.
    pub verb: Verb,
    /// The table, 0 where none is meant.
    pub table: TableId,
    /// The step the button was made at.
    pub seq: u32,
    /// Notation, a page, a filter.
    pub words: String,
}

impl CustomId {
    /// An id about a table.
    pub fn new(verb: Verb, table: TableId, seq: u32, words: impl Into<String>) -> CustomId {
        CustomId { verb, table, seq, words: words.into() }
    }

    /// An id about no table.
    pub fn page(verb: Verb, words: impl Into<String>) -> CustomId {
        CustomId::new(verb, TableId(0), 0, words)
    }

    /// Reads an id; `None` for anything this version did not write.
    pub fn read(text: &str) -> Option<CustomId> {
        if text.len() > LONGEST {
            return None;
        }
        let mut parts = text.splitn(5, ':');
        if parts.next()? != "v1" {
            return None;
        }
        let verb = Verb::read(parts.next()?)?;
        let table = i64::from_str_radix(parts.next()?, 36).ok().filter(|&id| id >= 0)?;
        let seq = parts.next()?.parse().ok()?;
        Some(CustomId { verb, table: TableId(table), seq, words: parts.next()?.to_owned() })
    }

    /// The id that shows this page to everybody.
    pub fn shown(&self) -> CustomId {
        CustomId::new(Verb::Show, self.table, self.seq, format!("{} {}", self.verb.word(), self.words))
    }

    /// The page an id shows to everybody.
    pub fn page_shown(&self) -> Option<CustomId> {
        let (verb, words) = self.words.split_once(' ')?;
        let page = CustomId::new(Verb::read(verb)?, self.table, self.seq, words);
        (self.verb == Verb::Show).then_some(page)
    }

    /// The word at a place of the words.
    pub fn word(&self, at: usize) -> &str {
        self.words.split(' ').nth(at).unwrap_or_default()
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v1:{}:{}:{}:{}", self.verb.word(), base36(self.table.0.unsigned_abs()), self.seq, self.words)
    }
}

/// A number in as few letters as it takes.
pub fn base36(number: u64) -> String {
    let mut rest = number;
    let mut digits = Vec::new();
    loop {
        digits.push(char::from_digit((rest % 36) as u32, 36).unwrap_or('0'));
        rest /= 36;
        if rest == 0 {
            return digits.iter().rev().collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_survives_its_text() {
        for (table, seq, words) in [(0, 0, ""), (35, 7, "bid 5"), (123_456, 99_999, "summon 4 chimera polyphemus: x")] {
            let id = CustomId::new(Verb::Yes, TableId(table), seq, words);
            assert_eq!(CustomId::read(&id.to_string()), Some(id));
        }
    }

    #[test]
    fn what_we_did_not_write_is_not_read() {
        let long = format!("v1:act:1:1:{}", "x".repeat(100));
        for text in
            ["", "v1", "v2:act:1:1:pass", "v1:fly:1:1:", "v1:act:-1:1:", "v1:act:zz zz:1:", "v1:act:1:-1:", &long]
        {
            assert_eq!(CustomId::read(text), None, "{text}");
        }
    }
}
