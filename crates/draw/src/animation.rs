//! A whole game as one animated picture: a GIF, the one format that Discord plays.
//!
//! A frame holds only the pixels that changed since the frame before, with its own colours. So flat areas keep their
//! exact colours, and no frame changes the colours of an earlier one. Until the end, memory holds the frames so far
//! (the first one uncompressed) and the last two pictures.

#[cfg(test)]
mod tests;

use crate::indexed::{Indexed, Rgb, rgb};
use crate::{Drawing, PaintError, Painter};
use gif::{Encoder, Frame, Repeat};
use std::borrow::Cow;

/// The shortest time the last frame stays, in hundredths of a second.
const LAST: u16 = 300;

/// Collects frames for one animated picture. It repeats for ever, and its last frame stays three seconds or more.
///
/// A frame 720 pixels wide takes a little less time than a picture of [`Painter::png`]. In a game of 120 frames it adds
/// some 10 kB.
#[derive(Debug)]
pub struct Animation {
    width: u16,
    /// The number of rows of the tallest picture so far.
    height: u16,
    /// The first picture, whole. It is compressed at the end, once the height of all pictures is known.
    first: Option<First>,
    /// The change of every later picture, compressed.
    changes: Vec<Frame<'static>>,
    /// The last picture, with the height of the tallest.
    seen: Vec<Rgb>,
}

#[derive(Debug)]
struct First {
    picture: Indexed,
    delay: u16,
    /// The colour of the page below shorter pictures, and its place among the first picture's colours.
    page: (Rgb, u8),
}

/// Columns and rows of a picture, each a start and an end. The end is excluded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Window {
    columns: (usize, usize),
    rows: (usize, usize),
}

impl Animation {
    /// Makes an animation without frames, at least 1 pixel wide. At 720 pixels small texts are just readable.
    pub fn new(width_px: u16) -> Animation {
        Animation { width: width_px, height: 0, first: None, changes: Vec::new(), seen: Vec::new() }
    }

    /// Counts the frames. A drawing equal to the one before is no frame.
    pub fn frames(&self) -> usize {
        usize::from(self.first.is_some()) + self.changes.len()
    }

    /// Adds a frame for some milliseconds: up to 655,350, in steps of 10. A picture equal to the one before prolongs
    /// that one. Pictures may differ in height: the page continues below shorter ones.
    ///
    /// # Errors
    /// The drawing cannot be painted at this width. The animation does not change.
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

    /// Encodes the animated picture as GIF.
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

/// Returns the window in which two pictures of a width differ, or `None` if they are equal.
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

/// Encodes the differing pixels of a window, compressed.
fn frame(before: &[Rgb], now: &[Rgb], width: usize, window: Window, delay: u16) -> Frame<'static> {
    let (columns, rows) = (window.columns, window.rows);
    let lines = before.chunks_exact(width).zip(now.chunks_exact(width)).take(rows.1).skip(rows.0);
    let pixels = lines.flat_map(move |(before, now)| {
        let pixels = before.iter().zip(now).take(columns.1).skip(columns.0);
        pixels.map(|(before, now)| (before != now).then_some(*now))
    });
    let mut frame = framed(Indexed::of(pixels), window, delay);
    frame.make_lzw_pre_encoded();
    // The encoder reserves far more than it uses.
    frame.buffer = Cow::Owned(frame.buffer.into_owned().into_boxed_slice().into_vec());
    frame
}

/// Places a picture in a window, for some hundredths of a second.
fn framed(picture: Indexed, window: Window, delay: u16) -> Frame<'static> {
    // All of these are columns and rows of a picture whose sides are u16.
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
