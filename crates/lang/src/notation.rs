//! Notations as players write them: paths of words, and actions joined by `;`.

use std::str::FromStr;

/// Returns the labels of paths joined by `;`, side by side. An unreadable path is its own label.
pub(crate) fn labels(path: &str, read: impl Fn(&[&str]) -> Option<String>) -> String {
    let one = |path: &str| {
        let words: Vec<&str> = path.split_whitespace().collect();
        read(&words).unwrap_or_else(|| path.trim().to_owned())
    };
    path.split(';').map(one).collect::<Vec<_>>().join(" + ")
}

/// Reads actions joined by `;`. `None` if one of them is unreadable.
pub(crate) fn actions<A: FromStr>(notation: &str) -> Option<Vec<A>> {
    notation.split(';').map(|one| one.trim().parse().ok()).collect()
}
