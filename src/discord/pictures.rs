//! Pictures for messages: drawn from a look, painted on a thread that may block, two at a time.

use super::panels::cast;
use crate::app::App;
use agon_draw::{Painter, Palette, Scene};
use agon_gamemaster::Look;
use agon_lang::{Language, describe, words_of};
use agon_rules::{AnyEvent, AnyView};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// How many pictures are painted at the same time.
const AT_ONCE: usize = 2;

/// A picture in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The file's name; it tells no more than the message does.
    pub name: String,
    /// The file: a PNG.
    pub bytes: Arc<[u8]>,
    /// What it shows, in words.
    pub alt: String,
}

/// Paints pictures.
#[derive(Clone)]
pub struct Studio {
    painter: Arc<Painter>,
    turns: Arc<Semaphore>,
}

impl Default for Studio {
    fn default() -> Studio {
        Studio { painter: Arc::new(Painter::new()), turns: Arc::new(Semaphore::new(AT_ONCE)) }
    }
}

impl std::fmt::Debug for Studio {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Studio")
    }
}

/// The word for boards in words instead of pictures, where a palette's id may stand.
pub const TEXT: &str = "text";

/// The colours somebody chose; nothing for whoever reads text instead.
pub fn palette(chosen: Option<&str>) -> Option<Palette> {
    match chosen {
        Some(TEXT) => None,
        Some(id) => Some(Palette::of(id).unwrap_or_default()),
        None => Some(Palette::default()),
    }
}

/// Whose picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Whose {
    /// The table, for everybody.
    Everybody,
    /// What the look's own seat may see beside it.
    Own,
}

/// The picture of the table as everybody sees it; nothing in a lobby, and where this house draws none.
pub async fn board(app: &App, look: &Look, language: Language) -> Option<Picture> {
    let palette = palette(look.table.palette.as_deref())?;
    let view = look.public.clone()?;
    paint(app, look, view, Whose::Everybody, language, palette).await
}

/// The picture only this look's seat may see, where its game has one.
pub async fn own(app: &App, look: &Look, language: Language, palette: Palette) -> Option<Picture> {
    look.seat?;
    let view = look.view.clone()?;
    paint(app, look, view, Whose::Own, language, palette).await
}

/// What the last step that anything came of changed.
fn last(look: &Look) -> Vec<AnyEvent> {
    let newest = look.events.last().map(|(seq, _)| *seq);
    look.events.iter().filter(|(seq, _)| Some(*seq) == newest).map(|(_, event)| event.clone()).collect()
}

async fn paint(
    app: &App,
    look: &Look,
    view: AnyView,
    whose: Whose,
    language: Language,
    palette: Palette,
) -> Option<Picture> {
    let studio = app.studio()?.clone();
    let (cast, last, waiting) = (cast(language, &look.seats), last(look), look.waiting);
    let seats = u8::try_from(look.seats.len()).unwrap_or(u8::MAX);
    let name = format!("table-{}-{}.png", look.table.number, look.seq);
    let _turn = studio.turns.acquire().await.ok()?;
    let painter = studio.painter.clone();
    let painted = tokio::task::spawn_blocking(move || {
        let scene = Scene { view: &view, cast: &cast, language, palette, waiting, last: &last };
        let drawing = match whose {
            Whose::Everybody => agon_draw::board(&scene),
            Whose::Own => agon_draw::own(&scene),
        };
        let words = words_of(view.game())?;
        let alt = describe(words, language, &cast, &view, (seats, waiting), &last);
        let bytes = painter.png(&drawing?).inspect_err(|error| tracing::error!(%error, "a picture fails")).ok()?;
        Some(Picture { name, bytes, alt })
    });
    painted.await.ok()?
}
