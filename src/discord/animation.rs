//! The whole game as one animated picture, as everybody saw it.
//!
//! One is painted at a time, on a thread that may block, and boards keep a place beside it. What Discord would not take
//! is made shorter first, then smaller.

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

/// The largest file that is sent: every server takes this much, in bytes.
const MOST: usize = 8 << 20;
/// Frames and their width in pixels: what is tried first, and what is left if that is too large.
const SIZES: [(usize, u16); 4] = [(120, 720), (60, 720), (60, 480), (30, 360)];
/// How long a frame stays, in milliseconds, and one that begins a chapter.
const STAYS_MS: u32 = 700;
const BEGINS_MS: u32 = 1400;
/// How long may somebody wait until others' are painted?
const PATIENCE: Duration = Duration::from_secs(120);

/// What became of an animated picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Animation {
    /// It is painted, in so many pictures.
    Painted(Picture, usize),
    /// Nothing moves in it.
    TooLittle,
    /// Others' are being painted.
    Busy,
    /// It cannot be painted.
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

/// Paints a course as a file of at most so many bytes. It blocks.
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
                tracing::error!(%error, "an animated picture fails");
                return Animation::Failed;
            }
        }
    }
    Animation::Failed
}

/// The animated picture and how many frames it has.
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
        let scene = Scene { words: game.words, view, cast, language, palette, waiting, winners, last, orders: &[] };
        if let Some(drawing) = game.picture.board(&scene) {
            animation.push(painter, &drawing, if *begins { BEGINS_MS } else { STAYS_MS })?;
        }
    }
    match animation.frames() {
        0 => Ok((Vec::new(), 0)),
        frames => Ok((animation.finish()?, frames)),
    }
}

/// What the animated picture says, in words: the table, how much of it, and how it ended.
fn alt(language: Language, course: &Replay, frames: usize) -> String {
    let won = winners(language, course.now.game().words, &course.now);
    let said = [caption(language, course, frames), won];
    said.join(" ").trim().replace('\\', "")
}

/// The line above an animated picture.
pub fn caption(language: Language, course: &Replay, frames: usize) -> String {
    let args = [
        ("title", title(language, course.now.game(), course.now.table()).into()),
        ("steps", course.now.seq().into()),
        ("frames", frames.into()),
    ];
    tell(language, "ui-animation", &args)
}

/// At most so many passages, each with whether it begins a chapter: where somebody was waited for, and the end. The
/// beginnings of chapters come first, as far as they take half the room; the others lie evenly between.
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
