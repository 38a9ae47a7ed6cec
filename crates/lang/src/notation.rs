//! Notations as players write them: paths of words, and actions joined by `;`.

use std::str::FromStr;

/// The labels of paths joined by `;`, side by side; what cannot be read stands as it is.
pub(crate) fn labels(path: &str, read: impl Fn(&[&str]) -> Option<String>) -> String {
    let one = |path: &str| {
        let words: Vec<&str> = path.split_whitespace().collect();
        read(&words).unwrap_or_else(|| path.trim().to_owned())
    };
    path.split(';').map(one).collect::<Vec<_>>().join(" + ")
}

/// The actions joined by `;`; nothing if one of them cannot be read.
pub(crate) fn actions<A: FromStr>(notation: &str) -> Option<Vec<A>> {
    notation.split(';').map(|one| one.trim().parse().ok()).collect()
}
