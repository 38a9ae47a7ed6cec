//! Suggestions for misspelled text.

/// The number of letters compared.
const LETTERS: usize = 64;

/// Returns the index of the known text nearest to `text`, if it is close enough; the first one if several are equal.
pub fn nearest(text: &str, known: &[String]) -> Option<usize> {
    let distances = known.iter().map(|known| edit_distance(text, known)).enumerate();
    let (best, distance) = distances.min_by_key(|(_, distance)| *distance)?;
    (distance <= 1 + known[best].chars().count() / 4).then_some(best)
}

fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().take(LETTERS).collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().take(LETTERS).enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let cost = corner + usize::from(x != *y);
            corner = row[j + 1];
            row[j + 1] = cost.min(row[j] + 1).min(row[j + 1] + 1);
        }
    }
    row[b.len()]
}
