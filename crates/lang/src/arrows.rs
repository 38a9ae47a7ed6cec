//! Arrows in words, for readers of text: a screen reader says an arrow as a sign, or leaves it out.
//!
//! Recaps and effects write a change with no-break spaces around its arrow or without spaces, and a result after a list
//! with plain spaces.

use crate::{Language, text};

const ARROW: char = '→';

/// Returns a text with words for its arrows: `1 → 0` becomes `1 to 0`. Arrows between other things, as in labels, stay.
pub fn arrows_in_words(language: Language, told: &str) -> String {
    told.split('\n').map(|line| in_words(language, line)).collect::<Vec<_>>().join("\n")
}

fn in_words(language: Language, line: &str) -> String {
    let Some((before, after)) = line.split_once(ARROW) else { return line.to_owned() };
    let (left, right) = (before.trim_end(), after.trim_start());
    let (kept, from) = left.split_at(left.trim_end_matches(char::is_alphanumeric).len());
    let (to, rest) = right.split_at(right.len() - right.trim_start_matches(char::is_alphanumeric).len());
    let numbers = [from, to].iter().all(|word| word.parse::<u32>().is_ok());
    let change = !before.ends_with(' ') && !from.is_empty() && !to.is_empty();
    if numbers || change {
        let key = if numbers { "arrow-numbers" } else { "arrow-places" };
        let said = text(language, key, &[("from", from.into()), ("to", to.into())]);
        return format!("{kept}{said}{}", in_words(language, rest));
    }
    // The result of a list is a sentence after it.
    if left.contains(": ") && right.contains('.') {
        return format!("{left}; {}", in_words(language, right));
    }
    format!("{before}{ARROW}{}", in_words(language, after))
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{English, German, Spanish};

    #[test]
    fn a_change_is_told_from_one_number_to_the_other() {
        let lost = "**Athens bribed your Temple Guardian: 1\u{a0}→\u{a0}0.**";
        assert_eq!(arrows_in_words(English, lost), "**Athens bribed your Temple Guardian: 1 to 0.**");
        let lost = "**Atenas corrompió a tu Guardián del Templo: 1\u{a0}→\u{a0}0.**";
        assert_eq!(arrows_in_words(Spanish, lost), "**Atenas corrompió a tu Guardián del Templo: de 1 a 0.**");
        let lost = "Festung, Einkommen 3\u{a0}→\u{a0}2.\nWasserträgerin 1→2, Priesterin 4→5.";
        assert_eq!(
            arrows_in_words(German, lost),
            "Festung, Einkommen von 3 auf 2.\nWasserträgerin von 1 auf 2, Priesterin von 4 auf 5."
        );
    }

    #[test]
    fn a_way_is_told_from_one_place_to_the_other() {
        let way = "2 C2\u{a0}→\u{a0}D3";
        let told = [English, Spanish, German].map(|language| arrows_in_words(language, way));
        assert_eq!(told, ["2 C2 to D3", "2 de C2 a D3", "2 von C2 nach D3"]);
    }

    #[test]
    fn a_result_is_a_sentence_of_its_own() {
        let sold = "Sealed bids: **you 7** · Athens 4 · Corinth none → **you won Peasant for 7.**";
        let told = "Sealed bids: **you 7** · Athens 4 · Corinth none; **you won Peasant for 7.**";
        assert_eq!(arrows_in_words(English, sold), told);
    }

    #[test]
    fn other_arrows_stay() {
        for other in ["Ana → AI", "Naxos → Paros: 2", "no arrow"] {
            assert_eq!(arrows_in_words(English, other), other);
        }
    }
}
