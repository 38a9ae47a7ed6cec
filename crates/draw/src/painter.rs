//! The painter: it turns a drawing into the bytes of a PNG.
//!
//! A ground is painted once and kept. A picture is a copy of it with its pieces painted on top. The painter also keeps
//! the newest pictures by their drawing: equal drawings are one picture, for any viewer and language.

#[cfg(test)]
mod tests;

use crate::drawing::Drawing;
use crate::fonts;
use crate::indexed::{Indexed, rgb};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// The number of kept grounds: every game in a few palettes and languages, some 4 MiB each.
const GROUNDS: usize = 12;
/// The number of kept pictures, some 100 KiB each with their drawing.
const PICTURES: usize = 64;

/// The reason a drawing could not be painted. A fault of this program, never of a player.
#[derive(Debug, thiserror::Error)]
pub enum PaintError {
    /// The drawing is not valid SVG.
    #[error("the drawing cannot be read: {0}")]
    Drawing(#[from] resvg::usvg::Error),
    /// The picture has no size.
    #[error("the picture has no size")]
    Size,
    /// The picture cannot be encoded as PNG.
    #[error("the picture cannot be written: {0}")]
    Png(#[from] png::EncodingError),
    /// The animation cannot be encoded as GIF.
    #[error("the animation cannot be written: {0}")]
    Gif(#[from] gif::EncodingError),
}

/// Turns drawings into PNG. One painter serves the whole program. A picture takes some 40 ms of work, so call it on a
/// thread that may block.
pub struct Painter {
    options: Options<'static>,
    grounds: Mutex<Kept<Pixmap>>,
    pictures: Mutex<Kept<[u8]>>,
}

/// The newest results, by their document.
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
    /// Makes a painter with the program's own fonts.
    pub fn new() -> Painter {
        let options = Options { fontdb: fonts::database(), ..Options::default() };
        Painter { options, grounds: Mutex::default(), pictures: Mutex::default() }
    }

    /// Returns the picture as PNG, as wide as its drawing, of at most 256 colours, without transparency. The same drawing
    /// gives the same bytes.
    pub fn png(&self, drawing: &Drawing) -> Result<Arc<[u8]>, PaintError> {
        let document = drawing.svg();
        if let Some(kept) = find(&self.pictures, &document) {
            return Ok(kept);
        }
        let bytes: Arc<[u8]> = encode(&self.picture(drawing, drawing.width)?)?.into();
        keep(&self.pictures, document, &bytes, PICTURES);
        Ok(bytes)
    }

    /// Paints the picture anew at a width in pixels.
    pub(crate) fn picture(&self, drawing: &Drawing, width: f64) -> Result<Pixmap, PaintError> {
        let mut picture = Pixmap::clone(&*self.ground(drawing, width)?);
        self.paint(&drawing.document(&drawing.pieces, width), &mut picture)?;
        Ok(picture)
    }

    /// Returns the painted ground of a drawing.
    fn ground(&self, drawing: &Drawing, width: f64) -> Result<Arc<Pixmap>, PaintError> {
        // A row that the page covers only in part would be a dark line.
        let blank = || Pixmap::new(width as u32, drawing.tall(width).floor() as u32).ok_or(PaintError::Size);
        // A drawing without a ground must not take a place from the grounds of boards.
        if drawing.ground.is_empty() {
            return Ok(Arc::new(blank()?));
        }
        let document = drawing.document(&drawing.ground, width);
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

/// Encodes with one byte per pixel: a third of the bytes to compress, and few mixtures along edges to keep.
fn encode(picture: &Pixmap) -> Result<Vec<u8>, PaintError> {
    let indexed = Indexed::of(picture.pixels().iter().map(|pixel| Some(rgb(pixel))));
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(indexed.colours);
    // One level less than usual saves a third of the time and adds a twentieth of the bytes.
    encoder.set_deflate_compression(png::DeflateCompression::Level(5));
    // Indices into a list of colours say nothing about their neighbours, so no filter helps.
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indexed.pixels)?;
    writer.finish()?;
    Ok(bytes)
}
