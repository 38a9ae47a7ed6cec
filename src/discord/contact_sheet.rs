//! A table's course in a few public pictures: the ends of its rounds.

use super::panels::{cast, tell, title};
use super::parts::Picture;
use super::pictures::{self, Studio};
use agon_draw::{Palette, Scene};
use agon_gamemaster::{Replay, ReplayPosition, Work};
use agon_lang::Language;

/// The most pictures in one message.
pub const MOST: usize = 10;

/// Paints the pictures of a course, the final table last. Leaves out pictures that fail.
pub async fn paint(studio: &Studio, course: &Replay, language: Language, palette: Palette) -> Vec<Picture> {
    let (game, cast) = (course.now.game(), cast(language, course.now.seats()));
    let seats = u8::try_from(course.now.seats().len()).unwrap_or(u8::MAX);
    let mut sheet = Vec::new();
    for passage in ends(&course.positions) {
        let name = format!("table-{}-{}.png", course.now.table().number, passage.seq);
        let (passage, cast) = (passage.clone(), cast.clone());
        let drawn = move || {
            let ReplayPosition { view, waiting, winners, events: last, .. } = &passage;
            let (waiting, winners) = (*waiting, *winners);
            let scene = Scene { waiting, winners, last, ..Scene::new(game.words, view, &cast, language, palette) };
            pictures::everybodys(game.picture, &scene, seats)
        };
        sheet.extend(studio.paint(Work::Picture, name, drawn).await);
    }
    sheet
}

/// Returns the line above the pictures.
pub fn caption(language: Language, course: &Replay, pictures: usize) -> String {
    tell(
        language,
        "ui-album",
        &[("title", title(language, course.now.game(), course.now.table()).into()), ("pictures", pictures.into())],
    )
}

/// Returns the last positions of rounds, evenly spread up to the limit, and always the last of all.
fn ends(passages: &[ReplayPosition]) -> Vec<&ReplayPosition> {
    let round = |passage: &ReplayPosition| passage.view.progress().round;
    let rounds: Vec<&ReplayPosition> =
        passages.chunk_by(|a, b| round(a) == round(b)).filter_map(<[ReplayPosition]>::last).collect();
    spread(&rounds, MOST)
}

/// Returns at most `most` of these items, evenly spread, always with the last.
pub(super) fn spread<T: Copy>(all: &[T], most: usize) -> Vec<T> {
    let count = all.len().min(most);
    (1..=count).filter_map(|nth| all.get(nth * all.len() / count - 1)).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_lies_evenly_and_ends_with_the_last() {
        let numbers: Vec<usize> = (0..10).collect();
        assert_eq!(spread(&numbers, 5), [1, 3, 5, 7, 9]);
        assert_eq!(spread(&numbers, 3), [2, 5, 9]);
        assert_eq!(spread(&numbers, 20), numbers);
        assert!(spread(&numbers, 0).is_empty() && spread::<usize>(&[], 4).is_empty());
    }
}
