//! Texts from elsewhere, as they may stand in a line of ours.

/// The longest name that is taken from a file, in characters.
const NAME: usize = 100;

/// Whether a letter does something to the line it stands in, or to the terminal that shows it, instead of being read: it
/// breaks the line, controls, or turns the direction of writing.
pub fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// A name as it may stand in a line: nothing in it steers.
pub(crate) fn in_a_line(told: &str) -> String {
    let plain: String = told.chars().filter(|letter| !steers(*letter)).take(NAME).collect();
    plain.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::{in_a_line, steers};

    #[test]
    fn a_name_breaks_no_line_and_turns_none() {
        let marks = "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}";
        for steering in ["\n\r\t\u{1b}\u{7f}\u{85}\u{9b}\u{2028}\u{2029}", marks] {
            assert!(steering.chars().all(steers), "{steering:?}");
            assert_eq!(in_a_line(&format!(" A{steering}na ")), "Ana");
        }
        // What joins letters and pictures is read.
        let read = "\u{5d0}\u{627}\u{200c}\u{200d}\u{1f469}\u{200d}\u{1f3a8}e\u{301}";
        assert_eq!(in_a_line(read), read);
    }
}
