//! Scores with their unit: `2 metropolises`, `152 points`.

use crate::say::counted;
use crate::{GameWords, Language, counted_with};

/// Returns the part that the scores of a standing count, if the game ranks by one part alone: the first of every seat.
/// `None` if the scores count points. Each seat has its score and its parts.
pub fn counted_part<'a>(mut seats: impl Iterator<Item = (i64, &'a [(String, i64)])>) -> Option<&'a str> {
    let first = |(score, parts): (i64, &'a [(String, i64)])| {
        parts.first().filter(|(_, points)| *points == score).map(|(part, _)| part.as_str())
    };
    let part = seats.next().and_then(first)?;
    seats.all(|seat| first(seat) == Some(part)).then_some(part)
}

/// Returns a score with its unit in the form after `with`: `2 metropolises`. Without a part, the score counts points.
pub fn with_score(words: &dyn GameWords, language: Language, part: Option<&str>, score: i64) -> String {
    let told = match part {
        Some(part) => words.with_part(language, part, score),
        None => counted_with(language, score, "play-point"),
    };
    // A minus sign, not a hyphen.
    told.replacen('-', "\u{2212}", usize::from(score < 0))
}

/// Returns a score with its unit for a list: `metropolises 2`, like the other parts, or `152 points`.
pub fn listed_score(words: &dyn GameWords, language: Language, part: Option<&str>, score: i64) -> String {
    match part {
        Some(part) => format!("{} {score}", words.part(language, part)),
        None => counted(language, score, "play-point"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(seats: &[(i64, Vec<(String, i64)>)]) -> Option<&str> {
        counted_part(seats.iter().map(|(score, parts)| (*score, parts.as_slice())))
    }

    #[test]
    fn a_score_counts_the_first_part_of_all_seats_or_points() {
        let seat = |score: i64, parts: &[(&str, i64)]| {
            (score, parts.iter().map(|(part, n)| ((*part).to_owned(), *n)).collect::<Vec<_>>())
        };
        let metropolises = [seat(2, &[("metropolises", 2), ("gold", 9)]), seat(0, &[("metropolises", 0), ("gold", 4)])];
        assert_eq!(part(&metropolises), Some("metropolises"));
        let sums = [seat(30, &[("sacrifices", 20), ("lamps", 10)]), seat(8, &[("sacrifices", 8), ("lamps", 0)])];
        assert_eq!(part(&sums), None);
        assert_eq!(part(&[]), None);
    }

    #[test]
    fn a_score_has_its_unit_in_the_form_of_its_sentence() {
        let (cyclades, offrandes) = (crate::cyclades::WORDS, crate::offrandes::WORDS);
        let with = Language::ALL.map(|l| with_score(cyclades, l, Some("metropolises"), 2));
        assert_eq!(with, ["2 metropolises", "2 metrópolis", "2 Metropolen"]);
        assert_eq!(with_score(offrandes, Language::German, None, 152), "152 Punkten");
        assert_eq!(listed_score(offrandes, Language::German, None, 152), "152 Punkte");
        assert_eq!(listed_score(cyclades, Language::English, Some("metropolises"), 2), "metropolises 2");
        assert_eq!(with_score(offrandes, Language::English, None, -3), "\u{2212}3 points");
    }
}
