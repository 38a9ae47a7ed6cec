//! Checks that every action and outcome reads back from its text, and that no two share one.

use super::fault::{Found, Kind, ensure};
use crate::game::Token;
use crate::undo::UNDO;

/// The longest notation: it must fit in a button's id beside the table's number.
const LONGEST: usize = 80;

/// Every action of a table, with its notation.
pub(super) struct Lexicon<A> {
    /// The actions, in ascending order.
    pub(super) actions: Vec<A>,
    /// The texts, in ascending order.
    texts: Vec<String>,
}

impl<A: Token> Lexicon<A> {
    pub(super) fn read(mut actions: Vec<A>) -> Result<Lexicon<A>, Found> {
        ensure(!actions.is_empty(), Kind::Notation, || "the lexicon is empty".into())?;
        let texts = distinct(&actions)?;
        actions.sort_unstable();
        Ok(Lexicon { actions, texts })
    }

    pub(super) fn has(&self, action: A) -> bool {
        self.actions.binary_search(&action).is_ok()
    }

    /// True if an action has this text.
    pub(super) fn has_text(&self, text: &str) -> bool {
        self.texts.binary_search_by(|known| known.as_str().cmp(text)).is_ok()
    }

    /// True if an action begins with these words, or equals them.
    pub(super) fn has_words(&self, words: &str) -> bool {
        let at = self.texts.partition_point(|known| known.as_str() < words);
        self.texts[at..].iter().take_while(|known| known.starts_with(words)).any(|known| follows(known, words))
    }
}

/// Checks the tokens of one list; returns their texts in ascending order.
pub(super) fn distinct<T: Token>(tokens: &[T]) -> Result<Vec<String>, Found> {
    let mut texts = Vec::with_capacity(tokens.len());
    for token in tokens {
        let text = token.to_string();
        well_formed(&text)?;
        let read = text.parse::<T>();
        ensure(read.as_ref() == Ok(token), Kind::Notation, || format!("{token:?} is `{text}`, read as {read:?}"))?;
        texts.push(text);
    }
    texts.sort_unstable();
    match texts.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(Found::new(Kind::Notation, format!("two things are written `{}`", pair[0]))),
        None => Ok(texts),
    }
}

/// Checks that choices of one list form a tree: no choice continues after the end of another.
pub(super) fn tree<T: Token>(tokens: &[T]) -> Result<(), Found> {
    let texts = distinct(tokens)?;
    match texts.windows(2).find(|pair| follows(&pair[1], &pair[0])) {
        Some(pair) => Err(Found::new(Kind::Notation, format!("`{}` goes on where `{}` ends", pair[1], pair[0]))),
        None => Ok(()),
    }
}

fn follows(text: &str, words: &str) -> bool {
    text.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

fn well_formed(text: &str) -> Result<(), Found> {
    let bad = |why: &str| Err(Found::new(Kind::Notation, format!("`{text}` {why}")));
    match text {
        _ if !text.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic()) => bad("is not plain ASCII"),
        _ if text.len() > LONGEST => bad("is too long"),
        _ if text.split(' ').any(str::is_empty) => bad("has an empty word"),
        _ if text.contains(';') => bad("has a `;`, which joins actions"),
        _ if text.split(' ').next() == Some(UNDO) => bad("begins with the word that takes steps back"),
        _ if text.starts_with(['{', '#']) => bad("would not be read as a step in a log"),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_log_or_a_button_cannot_hold_is_refused() {
        assert!(well_formed("bribe sparta peasant").is_ok());
        for bad in ["", "bid  4", "bid 4 ", "bid 4;pass", "# bid", "undo 4", "bïd", &"x".repeat(81)] {
            assert!(well_formed(bad).is_err(), "`{bad}`");
        }
    }

    #[test]
    fn words_are_compared_whole() {
        assert!(follows("bid 4", "bid") && follows("bid", "bid"));
        assert!(!follows("bidding", "bid"));
    }
}
