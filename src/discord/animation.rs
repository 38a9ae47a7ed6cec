//! The whole game as one animated public picture.
//!
//! The bot paints one at a time, on a thread that may block, and boards always keep a place beside it. A file that is
//! too large for Discord first gets shorter, then smaller.

use super::contact_sheet::spread;
use super::panels::{cast, tell, title, winners};
use super::parts::Picture;
use super::pictures::Studio;
use agon_draw::{Painter, Palette, Scene};
use agon_gamemaster::{Replay, ReplayPosition, Work};
use agon_games::GameEntry;
use agon_lang::{Cast, Language};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

/// The largest file to send, in bytes. Every server takes this size.
const MOST: usize = 8 << 20;
/// Numbers of frames with their width in pixels: the first try, then the tries after a file that is too large.
const SIZES: [(usize, u16); 4] = [(120, 720), (60, 720), (60, 480), (30, 360)];
/// The time of a frame, and of one that begins a chapter, in milliseconds.
const STAYS_MS: u32 = 700;
const BEGINS_MS: u32 = 1400;
/// The longest time for which a person waits for the pictures of others.
const PATIENCE: Duration = Duration::from_secs(120);

/// The result of painting an animated picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Animation {
    /// Painted, with this number of frames.
    Painted(Picture, usize),
    /// Too few frames: nothing moves.
    TooLittle,
    /// The studio is busy with those of others.
    Busy,
    /// Painting failed.
    Failed,
}

/// Paints a table's course.
pub async fn paint(studio: &Studio, course: Replay, language: Language, palette: Palette) -> Animation {
    let Ok(turn) = tokio::time::timeout(PATIENCE, studio.animations.acquire()).await else { return Animation::Busy };
    let Ok(_turn) = turn else { return Animation::Failed };
    let painter: Arc<Painter> = studio.painter.clone();
    let painted = studio.cpu.run(Work::Picture, move || within(MOST, &painter, &course, language, palette)).await;
    painted.unwrap_or(Animation::Failed)
}

/// Paints a course as a file of at most `most` bytes. Blocks.
pub fn within(most: usize, painter: &Painter, course: &Replay, language: Language, palette: Palette) -> Animation {
    let cast = cast(language, course.now.seats());
    for (count, width) in SIZES {
        let shown = chosen(&course.positions, count);
        match frames(painter, course.now.game(), &shown, &cast, language, palette, width) {
            Ok((_, frames)) if frames < 2 => return Animation::TooLittle,
            Ok((bytes, frames)) if bytes.len() <= most => {
                let name = format!("table-{}.gif", course.now.table().number);
                return Animation::Painted(
                    Picture { name, bytes: bytes.into(), alt: alt(language, course, frames) },
                    frames,
                );
            }
            Ok(_) => {}
            Err(error) => {
                tracing::error!(%error, "an animated picture cannot be painted");
                return Animation::Failed;
            }
        }
    }
    Animation::Failed
}

/// Paints the animated picture, and returns its file and its number of frames.
fn frames(
    painter: &Painter,
    game: &GameEntry,
    shown: &[(&ReplayPosition, bool)],
    cast: &Cast,
    language: Language,
    palette: Palette,
    width: u16,
) -> Result<(Vec<u8>, usize), agon_draw::PaintError> {
    let mut animation = agon_draw::Animation::new(width);
    for (passage, begins) in shown {
        let (view, last) = (&passage.view, passage.events.as_slice());
        let (waiting, winners) = (passage.waiting, passage.winners);
        let scene = Scene { waiting, winners, last, ..Scene::new(game.words, view, cast, language, palette) };
        if let Some(drawing) = game.picture.board(&scene) {
            animation.push(painter, &drawing, if *begins { BEGINS_MS } else { STAYS_MS })?;
        }
    }
    match animation.frames() {
        0 => Ok((Vec::new(), 0)),
        frames => Ok((animation.finish()?, frames)),
    }
}

/// Returns the description of the animated picture: the table, the part shown, and the result.
fn alt(language: Language, course: &Replay, frames: usize) -> String {
    let won = winners(language, course.now.game().words, &course.now);
    let said = [caption(language, course, frames), won];
    said.join(" ").trim().replace('\\', "")
}

/// Returns the line above an animated picture.
pub fn caption(language: Language, course: &Replay, frames: usize) -> String {
    let args = [
        ("title", title(language, course.now.game(), course.now.table()).into()),
        ("steps", course.now.seq().into()),
        ("frames", frames.into()),
    ];
    tell(language, "ui-animation", &args)
}

/// Chooses at most `most` positions, each with whether it begins a chapter: those that wait for a player, and the end.
/// The beginnings of chapters come first and take at most half the room. The others are evenly spread.
fn chosen(passages: &[ReplayPosition], most: usize) -> Vec<(&ReplayPosition, bool)> {
    let last = passages.len().saturating_sub(1);
    let begins: BTreeSet<usize> = passages
        .windows(2)
        .zip(1..)
        .filter_map(|(pair, at)| match pair {
            [before, after] => (!after.view.progress().same_chapter(&before.view.progress())).then_some(at),
            _ => None,
        })
        .chain([0])
        .collect();
    let mut kept: BTreeSet<usize> = spread(&begins.iter().copied().collect::<Vec<_>>(), most / 2).into_iter().collect();
    let waits = |at: &usize| passages.get(*at).is_some_and(|passage| !passage.waiting.is_empty()) || *at == last;
    let others: Vec<usize> = (0..passages.len()).filter(|at| waits(at) && !kept.contains(at)).collect();
    kept.extend(spread(&others, most.saturating_sub(kept.len())));
    kept.iter().filter_map(|at| Some((passages.get(*at)?, begins.contains(at)))).collect()
}
