//! Replays: a table at one of its steps.

use crate::app::App;
use crate::discord::caller::Reader;
use crate::discord::panels::table::replay::{self, ReplaySettings};
use crate::discord::parts::Parts;
use crate::discord::pictures;
use agon_gamemaster::ReplayStep;

/// Renders a step with its pictures, or in words for a reader of text. `chapters` is the page of chapters. Everybody
/// together gets no controls, but a button that opens the step.
pub async fn page(
    app: &App,
    reader: &Reader,
    step: &ReplayStep,
    settings: &ReplaySettings,
    chapters: Option<usize>,
) -> Parts {
    let (picture, below) = match reader.palette {
        Some(palette) => pictures::replay_step(app, step, reader.language, palette).await,
        None => (None, None),
    };
    let page = replay::replay(reader.language, step, settings, chapters, picture.is_some());
    let page = match reader.user {
        Some(_) => page,
        None => replay::shared(reader.language, step, settings, page),
    };
    Parts { below, ..page }.pictured(picture)
}
