//! Typed words, one by one: their split, how near two words are, and how much of a label or a notation they say.

use agon_lang::fold;
use std::collections::{BTreeMap, BTreeSet};

/// The fewest letters of the beginning of a word that stands for the whole word.
const BEGINNING: usize = 3;
/// The fewest letters of a word that may be typed with another ending, and the most letters of that ending.
const STEM: usize = 4;
const ENDING: usize = 3;

/// Splits a text into its words, folded: `Fuerte → Paros, -2` becomes `fuerte`, `paros`, `-2`. A minus sign belongs to its
/// number.
pub fn words(text: &str) -> Vec<String> {
    let folded = fold(text);
    let (mut words, mut inside) = (Vec::<String>::new(), false);
    let mut signs = folded.chars().peekable();
    while let Some(sign) = signs.next() {
        let minus = matches!(sign, '-' | '−') && signs.peek().is_some_and(char::is_ascii_digit);
        let part = minus || sign.is_alphanumeric();
        if part && (minus || !inside) {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut().filter(|_| part) {
            word.push(if minus { '-' } else { sign });
        }
        inside = part;
    }
    words
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

/// The words for the first word of a notation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verbs {
    /// The words of its own label.
    pub own: BTreeSet<String>,
    /// Further words that people use.
    pub others: BTreeSet<String>,
}

impl Verbs {
    fn has(&self, word: &str) -> bool {
        self.own.contains(word) || self.others.contains(word)
    }
}

/// True if typed words say a label in full. They name its verb, anywhere and maybe in another form. All other typed words
/// stand in the label, in its order, and only small words of the label are left out.
pub fn says_in_full(typed: &[String], label: &[String], verbs: &Verbs, small: &BTreeSet<String>) -> bool {
    let mut own = label.iter().filter(|word| verbs.has(word)).peekable();
    let own = own.peek().is_some() && own.all(|word| typed.contains(word));
    // Another word for the verb is enough beside an object, but not alone: `done` has many meanings.
    let object = label.iter().any(|word| !verbs.has(word) && !small.contains(word));
    let verb = own || (object && typed.iter().any(|word| verbs.others.contains(word)));
    let mut rest = label.iter().filter(|word| !verbs.has(word));
    let mut objects = typed.iter().filter(|word| !verbs.has(word));
    let in_order = objects.all(|word| rest.find(|known| *known == word || !small.contains(*known)) == Some(word));
    verb && in_order && rest.all(|word| small.contains(word))
}

/// Returns the notations nearest to typed words, in their order: of each first word, `most` at most. A lexicon may hold
/// tens of thousands, so this compares plain words and makes no label.
pub fn nearest_notations(typed: &[String], notations: &[String], most: usize) -> Vec<String> {
    let mut branches: BTreeMap<&str, Vec<(usize, usize)>> = BTreeMap::new();
    for (at, notation) in notations.iter().enumerate() {
        let first = notation.split(' ').next().unwrap_or_default();
        branches.entry(first).or_default().push((distance(typed, notation), at));
    }
    let mut near: Vec<usize> = Vec::new();
    for branch in branches.values_mut() {
        branch.sort_unstable();
        near.extend(branch.iter().take(most).map(|(_, at)| *at));
    }
    near.sort_unstable();
    near.into_iter().filter_map(|at| notations.get(at).cloned()).collect()
}

/// Weighs the words of a notation that are not typed, and the typed numbers that it lacks. A number is typed without its
/// letter too, which weighs half, and of several numbers a zero need not be typed: `1 water, 2 hills` has all numbers of
/// `W1 F0 H2 M0`.
fn distance(typed: &[String], notation: &str) -> usize {
    let has = |word: &str| typed.iter().any(|typed| typed.eq_ignore_ascii_case(word));
    let several = notation.split(' ').filter(|word| !number(word).is_empty()).count() > 1;
    let weight = |word: &str| {
        let number = number(word);
        let letter = word.strip_suffix(number).unwrap_or_default();
        match several && number == "0" || has(word) {
            true => 0,
            false if number.is_empty() || !has(number) => 2,
            false => usize::from(!letter.is_empty() && !has(letter)),
        }
    };
    let unsaid: usize = notation.split(' ').map(weight).sum();
    let lacks = |typed: &&String| {
        typed.bytes().all(|digit| digit.is_ascii_digit()) && !notation.split(' ').any(|word| number(word) == *typed)
    };
    unsaid + 2 * typed.iter().filter(lacks).count()
}

/// Returns a word of a notation from its first digit on.
fn number(word: &str) -> &str {
    word.trim_start_matches(|sign: char| !sign.is_ascii_digit())
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
        assert_eq!(words("bid zeus -3, −4 or 2-3"), ["bid", "zeus", "-3", "-4", "or", "2", "-3"]);
        assert_eq!(words("Tempel-Wache - Paros -x"), ["tempel", "wache", "paros", "x"]);
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

    #[test]
    fn a_label_is_said_in_full_with_its_verb_and_all_its_words_in_order() {
        let verbs = Verbs { own: set("Move troops"), others: set("march attack") };
        let (label, small) = (words("Move 2 troops from Kea to Mykonos"), set("from to into of please"));
        let full = |typed: &str| says_in_full(&words(typed), &label, &verbs, &small);
        for typed in ["move 2 troops from kea to mykonos", "2 troops kea mykonos move", "attack 2 kea to mykonos"] {
            assert!(full(typed), "{typed}");
        }
        for other in [
            "2 kea mykonos",
            "move troops kea mykonos",
            "move 2 troops mykonos kea",
            "move 2 troops to kea from mykonos",
            "move 2 troops into kea of mykonos",
            "move 2 troops kea mykonos naxos",
            "move -2 troops kea mykonos",
            "mykonos",
            "march",
            "",
        ] {
            assert!(!full(other), "{other}");
        }
    }

    #[test]
    fn a_label_without_its_verb_in_other_words_needs_one_of_these() {
        let verbs = Verbs { own: set("Make offering"), others: set("offer bid") };
        let full = |typed: &str| says_in_full(&words(typed), &words("Offer 3 to Zeus"), &verbs, &set("to"));
        assert!(full("offer 3 zeus") && full("bid 3 zeus"));
        assert!(!full("3 zeus") && !full("3 to zeus") && !full("offer zeus 3"));
        let verbs = Verbs { own: set("end turn"), others: set("finish done") };
        let full = |typed: &str| says_in_full(&words(typed), &words("End my turn"), &verbs, &set("my"));
        assert!(full("end turn") && !full("turn") && !full("done"));
    }

    #[test]
    fn near_notations_have_the_typed_places_and_numbers() {
        let counts = || 0..=15;
        let pay = |w| counts().flat_map(move |f| counts().map(move |h| format!("pay W{w} F{f} H{h} M0")));
        let mut all: Vec<String> = vec!["autopay".to_owned()];
        all.extend(counts().flat_map(pay));
        all.extend((1..=90).map(|space| format!("build tower C{space}")));
        all.push("end".to_owned());
        let near = |typed: &str| nearest_notations(&words(typed), &all, 8);
        assert_eq!(near("xyzzy").len(), 8 + 8 + 2, "each first word has its share");
        assert!(near("Zahle 1 Wasser, 2 Hügel").contains(&"pay W1 F0 H2 M0".to_owned()));
        assert!(near("Pay 12 water, 7 forest, 3 hills").contains(&"pay W12 F7 H3 M0".to_owned()));
        assert!(near("Turm auf C77 bauen").contains(&"build tower C77".to_owned()));
        assert_eq!(near("xyzzy").last().map(String::as_str), Some("end"), "in the order of the lexicon");
    }
}
