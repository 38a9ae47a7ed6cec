//! Buttons that ask for an amount in a form: `<game> <least> <most> <input>`, the input without its amount.

use super::{LONGEST, joined};
use agon_rules::menu::Amount;
use agon_store::TableId;

/// The verb of these buttons.
pub(super) const VERB: &str = "ask";
/// The largest amount: as many digits as the form takes. An id may be forged, and the program computes with this value.
const MOST: i64 = 999_999_999;

/// An amount that a form asks for, written to and read from an id alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The game's id.
    pub game: String,
    /// The range, and the whole input before the amount, such as `bid ares` or `lot peasant water; open`.
    pub amount: Amount,
}

impl Asked {
    /// Makes an amount after these words, at a table of this game.
    pub fn new(game: &str, word: &str, least: i64, most: i64) -> Asked {
        Asked { game: game.to_owned(), amount: Amount { word: word.to_owned(), least, most } }
    }

    /// Returns the number of bytes that an id of this table leaves for the words.
    pub fn room(table: TableId, seq: u32) -> usize {
        LONGEST.saturating_sub(joined(VERB, table, seq, "").len())
    }

    /// Reads the words of an id.
    pub(super) fn read(words: &str) -> Option<Asked> {
        let mut words = words.splitn(4, ' ');
        let game = words.next()?;
        let (least, most): (i64, i64) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        if !(0..=MOST).contains(&least) || !(least..=MOST).contains(&most) {
            return None;
        }
        let input = words.next().filter(|input| !input.is_empty())?;
        Some(Asked::new(game, input, least, most))
    }

    /// Returns the words of the id.
    pub fn words(&self) -> String {
        let Amount { word, least, most } = &self.amount;
        format!("{} {least} {most} {word}", self.game)
    }

    /// Returns the words of the action with the amount, without the actions before it: `open`.
    pub fn path(&self) -> &str {
        self.amount.word.rsplit(';').next().unwrap_or_default().trim()
    }

    /// Returns the choice made before the amount, and the amount that follows it.
    pub fn chosen(&self) -> Option<(&str, Amount)> {
        let (chosen, word) = self.amount.word.rsplit_once(';')?;
        Some((chosen.trim(), Amount { word: word.trim().to_owned(), ..self.amount.clone() }))
    }

    /// Returns the whole input with its amount.
    pub fn input(&self, amount: i64) -> String {
        format!("{} {amount}", self.amount.word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_names_the_action_it_belongs_to() {
        for (word, path, input) in [
            ("bid", "bid", "bid 5"),
            ("bid ares", "bid ares", "bid ares 5"),
            ("lot peasant water; open", "open", "lot peasant water; open 5"),
        ] {
            let asked = Asked::new("game", word, 1, 11);
            assert_eq!(Asked::read(&asked.words()), Some(asked.clone()));
            assert_eq!((asked.path(), asked.input(5).as_str()), (path, input));
            let chosen = asked.chosen().map(|(chosen, then)| format!("{chosen}; {} 5", then.word));
            assert_eq!(chosen, word.contains(';').then(|| input.to_owned()));
        }
    }

    #[test]
    fn words_that_no_version_wrote_ask_nothing() {
        for words in ["", "game", "game 1", "game 1 2", "game 1 2 ", "game bid 1 11", "game bid 1 11 lot a b"] {
            assert_eq!(Asked::read(words), None, "{words}");
        }
        for range in ["9223372036854775806 9223372036854775807", "-9223372036854775808 5", "0 1000000000", "5 4"] {
            assert_eq!(Asked::read(&format!("game {range} lot a b; open")), None, "{range}");
        }
    }
}
