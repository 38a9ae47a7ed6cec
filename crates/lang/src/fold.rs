//! Comparison of typed words: case, accents and extra spaces do not count.

/// Folds a text for comparison with typed input: `Poseidón  1` and `poseidon 1` become equal.
pub fn fold(text: &str) -> String {
    let words = text.split_whitespace().map(|word| {
        let mut folded = String::with_capacity(word.len());
        word.chars().flat_map(char::to_lowercase).for_each(|letter| match plain(letter) {
            Some(plain) => folded.push_str(plain),
            None => folded.push(letter),
        });
        folded
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Returns a letter of our languages without its accent.
fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' => "a",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'í' | 'ì' | 'î' | 'ï' => "i",
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' => "o",
        'ú' | 'ù' | 'û' | 'ü' => "u",
        'ç' => "c",
        'ñ' => "n",
        'ß' => "ss",
        // Combining accents.
        '\u{300}'..='\u{36f}' => "",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn case_accents_and_spaces_are_nothing() {
        assert_eq!(fold("  Poseidón   1 "), fold("poseidon 1"));
        assert_eq!(fold("POSEIDO\u{301}N 1"), "poseidon 1");
        assert_eq!(fold("Größe für Ñandú"), "grosse fur nandu");
        assert_ne!(fold("Ares 1"), fold("Ares 2"));
    }
}
