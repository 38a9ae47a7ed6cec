//! Notations as players write them: paths of words, and actions joined by `;`.

use crate::fold;
use std::str::FromStr;

/// The fewest letters of a word that may be a verb.
const VERB: usize = 3;

/// Returns the labels of paths joined by `;`, side by side. An unreadable path is its own label.
pub(crate) fn labels(path: &str, read: impl Fn(&[&str]) -> Option<String>) -> String {
    let one = |path: &str| {
        let words: Vec<&str> = path.split_whitespace().collect();
        read(&words).unwrap_or_else(|| path.trim().to_owned())
    };
    path.split(';').map(one).collect::<Vec<_>>().join(" + ")
}

/// Returns the label of an action with the label of its first word before it, unless it has a word of that already:
/// `Lay the tile · B, spot 2`.
pub(crate) fn under_verb(notation: &str, label: impl Fn(&str) -> String) -> String {
    let whole = label(notation);
    let Some((first, _)) = notation.split_once(' ') else { return whole };
    let verb = label(first);
    let words = |text: &str| -> Vec<String> {
        let folded = fold(text);
        folded.split(|sign: char| !sign.is_alphanumeric()).map(str::to_owned).collect()
    };
    let (known, verbs) = (words(&whole), words(&verb));
    let long = |word: &&String| word.chars().count() >= VERB;
    // `Bid 5` has its verb, and so has `Turned by 2` beside `Turn the tile`.
    let said = verbs.iter().filter(long).any(|verb| known.iter().any(|word| word.starts_with(verb.as_str())));
    if said || verb == first { whole } else { format!("{verb} · {whole}") }
}

/// Reads actions joined by `;`. `None` if one of them is unreadable.
pub(crate) fn actions<A: FromStr>(notation: &str) -> Option<Vec<A>> {
    notation.split(';').map(|one| one.trim().parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::under_verb;

    #[test]
    fn a_label_gets_its_verb_once() {
        let label = |path: &str| match path {
            "bid" => "Bid".to_owned(),
            "lay" => "Lay the tile".to_owned(),
            "turn" => "Turn the tile".to_owned(),
            "turn 2" => "Lay, turned by 2".to_owned(),
            "bid 5" => "Bid 5".to_owned(),
            "lay B 2" => "B, spot 2".to_owned(),
            other => other.to_owned(),
        };
        assert_eq!(under_verb("bid 5", label), "Bid 5");
        assert_eq!(under_verb("turn 2", label), "Lay, turned by 2");
        assert_eq!(under_verb("lay B 2", label), "Lay the tile · B, spot 2");
        assert_eq!(under_verb("end", label), "end");
        assert_eq!(under_verb("no such thing", label), "no such thing");
    }
}
