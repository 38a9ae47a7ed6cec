//! Painting: a drawing becomes the bytes of a PNG.
//!
//! A ground is painted once and kept; a picture is a copy of it with its pieces painted over. The newest pictures are
//! kept too, by the drawing itself: equal drawings are one picture, whoever looks, in whatever language.

#[cfg(test)]
mod tests;

use crate::drawing::Drawing;
use crate::fonts;
use crate::frame::WIDTH;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// How many grounds are kept: every game in a few palettes and languages, some 4 MiB each.
const GROUNDS: usize = 12;
/// How many pictures are kept, some 100 KiB each with their drawing.
const PICTURES: usize = 64;

/// Why a drawing could not be painted. A fault of this program, never of a player.
#[derive(Debug, thiserror::Error)]
pub enum PaintError {
    /// The drawing is no SVG.
    #[error("the drawing cannot be read: {0}")]
    Drawing(#[from] resvg::usvg::Error),
    /// The picture has no size.
    #[error("the picture has no size")]
    Size,
    /// The picture could not be written as PNG.
    #[error("the picture cannot be written: {0}")]
    Png(#[from] png::EncodingError),
}

/// Turns drawings into PNG. One for the whole program; it takes some 40 ms of work a picture, so ask it on a thread
/// that may block.
pub struct Painter {
    options: Options<'static>,
    grounds: Mutex<Kept<Pixmap>>,
    pictures: Mutex<Kept<[u8]>>,
}

/// What was painted last, by its document.
type Kept<T> = VecDeque<(String, Arc<T>)>;

fn find<T: ?Sized>(kept: &Mutex<Kept<T>>, document: &str) -> Option<Arc<T>> {
    let kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    kept.iter().find(|(known, _)| known == document).map(|(_, painted)| Arc::clone(painted))
}

fn keep<T: ?Sized>(kept: &Mutex<Kept<T>>, document: String, painted: &Arc<T>, most: usize) {
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    kept.push_back((document, Arc::clone(painted)));
    if kept.len() > most {
        kept.pop_front();
    }
}

impl Default for Painter {
    fn default() -> Painter {
        Painter::new()
    }
}

impl Painter {
    /// A painter with the program's own fonts.
    pub fn new() -> Painter {
        let options = Options { fontdb: fonts::database(), ..Options::default() };
        Painter { options, grounds: Mutex::default(), pictures: Mutex::default() }
    }

    /// The picture as PNG, 1200 pixels wide, without transparency. The same drawing gives the same bytes.
    pub fn png(&self, drawing: &Drawing) -> Result<Arc<[u8]>, PaintError> {
        let document = drawing.svg();
        if let Some(kept) = find(&self.pictures, &document) {
            return Ok(kept);
        }
        let mut picture = Pixmap::clone(&*self.ground(drawing)?);
        self.paint(&drawing.document(&drawing.pieces), &mut picture)?;
        let bytes: Arc<[u8]> = encode(&picture)?.into();
        keep(&self.pictures, document, &bytes, PICTURES);
        Ok(bytes)
    }

    /// The painted ground of a drawing.
    fn ground(&self, drawing: &Drawing) -> Result<Arc<Pixmap>, PaintError> {
        let blank = || Pixmap::new(WIDTH as u32, drawing.height.round() as u32).ok_or(PaintError::Size);
        // A picture that stands for itself takes no place from the grounds of boards.
        if drawing.ground.is_empty() {
            return Ok(Arc::new(blank()?));
        }
        let document = drawing.document(&drawing.ground);
        if let Some(kept) = find(&self.grounds, &document) {
            return Ok(kept);
        }
        let mut painted = blank()?;
        self.paint(&document, &mut painted)?;
        let painted = Arc::new(painted);
        keep(&self.grounds, document, &painted, GROUNDS);
        Ok(painted)
    }

    fn paint(&self, document: &str, picture: &mut Pixmap) -> Result<(), PaintError> {
        let tree = Tree::from_str(document, &self.options)?;
        resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
        Ok(())
    }
}

/// Without transparency a picture is a third smaller.
fn encode(picture: &Pixmap) -> Result<Vec<u8>, PaintError> {
    let opaque: Vec<u8> = picture.data().chunks_exact(4).flat_map(|pixel| pixel.iter().take(3).copied()).collect();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Balanced);
    // Flat colours repeat as they are: every filter makes these pictures a third larger.
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&opaque)?;
    writer.finish()?;
    Ok(bytes)
}
