//! Typed words, one by one: their split, and how near two words are.

use agon_lang::fold;
use std::collections::BTreeSet;

/// The fewest letters of the beginning of a word that stands for the whole word.
const BEGINNING: usize = 3;
/// The fewest letters of a word that may be typed with another ending, and the most letters of that ending.
const STEM: usize = 4;
const ENDING: usize = 3;

/// Splits a text into its words, folded: `Fuerte → Paros, 2` becomes `fuerte`, `paros`, `2`.
pub fn words(text: &str) -> Vec<String> {
    let folded = fold(text);
    let words = folded.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Returns the words of a text without digits.
pub fn letters(text: &str) -> impl Iterator<Item = String> {
    words(text).into_iter().filter(|word| is_word(word))
}

/// True if a word has no digit. Numbers and spaces of a map have one, and are exact.
pub fn is_word(word: &str) -> bool {
    word.chars().all(char::is_alphabetic)
}

/// True if a typed word stands for a known one: the same, its beginning, or its stem with another ending.
pub fn fits(typed: &str, known: &str) -> bool {
    let length = |word: &str| word.chars().count();
    let begins = length(typed) >= BEGINNING && known.starts_with(typed);
    let ends = |rest: &str| length(known) >= STEM && length(rest) <= ENDING;
    typed == known || (is_word(typed) && is_word(known) && (begins || typed.strip_prefix(known).is_some_and(ends)))
}

/// Returns how alike a typed word is to the nearest of the known ones, from 0 to 1. Numbers are alike only if equal.
pub fn likeness(typed: &str, known: &BTreeSet<String>) -> f64 {
    if known.contains(typed) {
        return 1.0;
    }
    if !is_word(typed) {
        return 0.0;
    }
    let each = known.iter().filter(|known| is_word(known));
    let each = each.map(|known| strsim::normalized_damerau_levenshtein(typed, known));
    each.fold(0.0, f64::max)
}

/// True if these words are read in this order in a spelling. Words that the spelling lacks do not count, but for small
/// ones: `from` and `to` turn a way around.
pub fn in_order(typed: &[String], spelling: &[String], small: &BTreeSet<String>) -> bool {
    let there = |word: &&String| small.contains(*word) || spelling.iter().any(|known| fits(word, known));
    let mut rest = spelling.iter();
    typed.iter().filter(there).all(|word| rest.any(|known| fits(word, known)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> BTreeSet<String> {
        words(text).into_iter().collect()
    }

    #[test]
    fn a_text_is_its_folded_words() {
        assert_eq!(words("Fuerte → Paros: 2, ¡sí!"), ["fuerte", "paros", "2", "si"]);
        assert_eq!(words(" … "), Vec::<String>::new());
        assert_eq!(letters("Bauen (2) auf C3").collect::<Vec<_>>(), ["bauen", "auf"]);
    }

    #[test]
    fn a_word_fits_by_its_beginning_or_another_ending() {
        assert!(fits("fort", "fortress") && fits("truppen", "truppe") && fits("biete", "bietest"));
        assert!(!fits("fo", "fortress") && !fits("naxos", "paros") && !fits("ares", "are"));
        assert!(fits("12", "12") && !fits("1", "12") && !fits("123", "12") && !fits("c3", "c31"));
    }

    #[test]
    fn a_slip_is_alike_and_another_number_is_not() {
        let known = set("bid 5 zeus");
        assert!(likeness("bdi", &known) > 0.6 && likeness("zeus", &known) == 1.0);
        assert!(likeness("6", &known) == 0.0 && likeness("xyzzy", &known) < 0.3);
    }

    #[test]
    fn a_way_is_read_from_its_beginning_to_its_end() {
        let (way, small) = (words("Move 2 troops from Paros to Naxos"), set("from to"));
        let read = |typed: &str| in_order(&words(typed), &way, &small);
        assert!(read("march 2 troops from Paros to Naxos") && read("paros naxos"));
        assert!(!read("to Paros from Naxos") && !read("naxos paros"));
    }
}
