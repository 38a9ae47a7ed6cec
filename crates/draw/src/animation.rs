//! A whole game as one animated picture: a GIF, the one kind that Discord shows moving.
//!
//! A frame holds what changed since the frame before and nothing else, with colours of its own: a frame's colours are
//! exact where they are flat, and no frame shifts what an earlier one painted. While frames come, memory holds what they
//! became, the first of them uncompressed, and the pictures of the last two.

#[cfg(test)]
mod tests;

use crate::indexed::{Indexed, Rgb, rgb};
use crate::{Drawing, PaintError, Painter};
use gif::{Encoder, Frame, Repeat};
use std::borrow::Cow;

/// How long the last frame stays at least, in hundredths of a second.
const LAST: u16 = 300;

/// Frames that become one animated picture, which begins again for ever. Its last frame stays three seconds.
///
/// A frame 720 pixels wide takes a little less time than a picture of [`Painter::png`] and, in a game of 120 frames,
/// some 10 kB.
#[derive(Debug)]
pub struct Animation {
    width: u16,
    /// How many rows the tallest picture has so far.
    height: u16,
    /// The first picture, whole; it is compressed when it is known how tall all are.
    first: Option<First>,
    /// What every later picture changed, compressed.
    changes: Vec<Frame<'static>>,
    /// The last picture, as tall as the tallest.
    seen: Vec<Rgb>,
}

#[derive(Debug)]
struct First {
    picture: Indexed,
    delay: u16,
    /// What stands under pictures that are less tall than others, as a colour and as a place among the first's.
    page: (Rgb, u8),
}

/// Columns and rows of a picture, from and to; the ends do not belong to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Window {
    columns: (usize, usize),
    rows: (usize, usize),
}

impl Animation {
    /// An animation without frames, this many pixels wide: at least 1. At 720 small texts can just be read.
    pub fn new(width_px: u16) -> Animation {
        Animation { width: width_px, height: 0, first: None, changes: Vec::new(), seen: Vec::new() }
    }

    /// How many frames it has. A drawing that looks as the one before is none.
    pub fn frames(&self) -> usize {
        usize::from(self.first.is_some()) + self.changes.len()
    }

    /// Adds a frame that stays for some milliseconds: up to 655,350, told in steps of 10. One that looks as the one
    /// before makes that one stay longer. Pictures need not be equally tall: under shorter ones the page goes on.
    ///
    /// # Errors
    /// The drawing cannot be painted at this width. The animation is as it was.
    pub fn push(&mut self, painter: &Painter, drawing: &Drawing, delay_ms: u32) -> Result<(), PaintError> {
        let delay = u16::try_from(delay_ms / 10).unwrap_or(u16::MAX);
        let (mut painted, tall) = {
            let picture = painter.picture(drawing, f64::from(self.width))?;
            let tall = u16::try_from(picture.height()).map_err(|_| PaintError::Size)?;
            (picture.pixels().iter().map(rgb).collect::<Vec<_>>(), tall)
        };
        let Some(first) = &mut self.first else {
            let picture = Indexed::of(painted.iter().copied().map(Some));
            let page = painted.last().copied().zip(picture.pixels.last().copied()).ok_or(PaintError::Size)?;
            self.first = Some(First { picture, delay, page });
            (self.seen, self.height) = (painted, tall);
            return Ok(());
        };
        self.height = self.height.max(tall);
        let width = usize::from(self.width);
        for picture in [&mut self.seen, &mut painted] {
            picture.resize(width * usize::from(self.height), first.page.0);
        }
        match changed(&self.seen, &painted, width) {
            Some(window) => self.changes.push(frame(&self.seen, &painted, width, window, delay)),
            None => {
                let stays = self.changes.last_mut().map_or(&mut first.delay, |last| &mut last.delay);
                *stays = stays.saturating_add(delay);
            }
        }
        self.seen = painted;
        Ok(())
    }

    /// The animated picture as GIF.
    ///
    /// # Errors
    /// There is no frame.
    pub fn finish(mut self) -> Result<Vec<u8>, PaintError> {
        let mut first = self.first.take().ok_or(PaintError::Size)?;
        let last = self.changes.last_mut().map_or(&mut first.delay, |last| &mut last.delay);
        *last = LAST.max(*last);
        let (width, height) = (self.width, self.height);
        first.picture.pixels.resize(usize::from(width) * usize::from(height), first.page.1);
        let whole = Window { columns: (0, width.into()), rows: (0, height.into()) };
        let bytes = self.changes.iter().map(|frame| frame.buffer.len() + 800).sum();
        let mut encoder = Encoder::new(Vec::with_capacity(bytes), width, height, &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        encoder.write_frame(&framed(first.picture, whole, first.delay))?;
        for frame in self.changes {
            encoder.write_lzw_pre_encoded_frame(&frame)?;
        }
        Ok(encoder.into_inner()?)
    }
}

/// Where two pictures of a width differ; nowhere where they are equal.
fn changed(before: &[Rgb], now: &[Rgb], width: usize) -> Option<Window> {
    let mut window: Option<Window> = None;
    for (row, (before, now)) in before.chunks_exact(width).zip(now.chunks_exact(width)).enumerate() {
        let differs = |(before, now): (&Rgb, &Rgb)| before != now;
        let Some(from) = before.iter().zip(now).position(differs) else { continue };
        let to = before.iter().zip(now).rposition(differs).map_or(from, |last| last) + 1;
        let (columns, rows) = window.map_or(((from, to), (row, row)), |window| (window.columns, window.rows));
        window = Some(Window { columns: (columns.0.min(from), columns.1.max(to)), rows: (rows.0, row + 1) });
    }
    window
}

/// What differs within a window, compressed.
fn frame(before: &[Rgb], now: &[Rgb], width: usize, window: Window, delay: u16) -> Frame<'static> {
    let (columns, rows) = (window.columns, window.rows);
    let lines = before.chunks_exact(width).zip(now.chunks_exact(width)).take(rows.1).skip(rows.0);
    let pixels = lines.flat_map(move |(before, now)| {
        let pixels = before.iter().zip(now).take(columns.1).skip(columns.0);
        pixels.map(|(before, now)| (before != now).then_some(*now))
    });
    let mut frame = framed(Indexed::of(pixels), window, delay);
    frame.make_lzw_pre_encoded();
    // What was reserved for it is far more than it takes.
    frame.buffer = Cow::Owned(frame.buffer.into_owned().into_boxed_slice().into_vec());
    frame
}

/// A picture that stands in a window for some hundredths of a second.
fn framed(picture: Indexed, window: Window, delay: u16) -> Frame<'static> {
    // All of these were columns and rows of a picture whose sides are u16.
    let short = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
    Frame {
        delay,
        transparent: picture.kept,
        left: short(window.columns.0),
        top: short(window.rows.0),
        width: short(window.columns.1 - window.columns.0),
        height: short(window.rows.1 - window.rows.0),
        palette: Some(picture.colours),
        buffer: Cow::Owned(picture.pixels),
        ..Frame::default()
    }
}
