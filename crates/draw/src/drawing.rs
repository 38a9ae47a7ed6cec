//! A drawing: SVG in two layers, and a check of its faults.

use crate::canvas::{Canvas, Written};
use crate::frame::WIDTH;
use std::fmt;

/// A picture as SVG: a ground that stays during a game, and the pieces on it.
#[derive(Clone, Debug)]
pub struct Drawing {
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) ground: String,
    pub(crate) pieces: String,
    written: Vec<Written>,
}

/// A fault of a drawing.
#[derive(Clone, PartialEq, Debug)]
pub enum Fault {
    /// A text beyond the edge.
    Off(String),
    /// Two overlapping texts.
    Over(String, String),
    /// A text smaller than 30 pixels.
    Small(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Off(text) => write!(f, "off the page: {text}"),
            Fault::Over(one, other) => write!(f, "text over text: {one:?}, {other:?}"),
            Fault::Small(text) => write!(f, "too small: {text}"),
        }
    }
}

impl Drawing {
    /// Makes a drawing of a height in pixels from its two layers. It is as wide as a board: 1200 pixels.
    pub(crate) fn new(height: f64, ground: Canvas, pieces: Canvas) -> Drawing {
        Drawing::wide((WIDTH, height), ground, pieces)
    }

    /// Makes a drawing of this width and height in pixels from its two layers, for a picture inside a panel.
    pub(crate) fn wide((width, height): (f64, f64), ground: Canvas, pieces: Canvas) -> Drawing {
        let (ground, mut written) = ground.finish();
        let (pieces, more) = pieces.finish();
        written.extend(more);
        Drawing { width, height, ground, pieces, written }
    }

    /// Makes a drawing of a single layer, for a card: its ground is not worth keeping.
    pub(crate) fn single(height: f64, picture: Canvas) -> Drawing {
        let (pieces, written) = picture.finish();
        Drawing { width: WIDTH, height, ground: String::new(), pieces, written }
    }

    /// Makes a drawing of this width and height and of a single layer, for a strip.
    pub(crate) fn strip((width, height): (f64, f64), picture: Canvas) -> Drawing {
        Drawing { width, height, ..Drawing::single(height, picture) }
    }

    /// Returns the whole picture as one SVG document.
    pub fn svg(&self) -> String {
        self.document(&format!("{}{}", self.ground, self.pieces), self.width)
    }

    /// Returns a layer as an SVG document of a width in pixels.
    pub(crate) fn document(&self, body: &str, width: f64) -> String {
        let (own, height, tall) = (self.width, self.height, self.tall(width));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{tall}\" viewBox=\"0 0 {own} {height}\">\n{body}</svg>\n"
        )
    }

    /// Returns the height of the picture at this width, in pixels.
    pub(crate) fn tall(&self, width: f64) -> f64 {
        self.height * width / self.width
    }

    /// Returns its texts except those of pieces, in the order of drawing.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.of_ground().map(|written| written.text.as_str())
    }

    /// Returns the texts that are part of pieces, in the order of drawing: letters of seats, codes, numbers.
    pub fn texts_of_pieces(&self) -> impl Iterator<Item = &str> {
        self.of_pieces().map(|written| written.text.as_str())
    }

    /// True if a text lies under a text of a piece.
    pub fn covered(&self, text: &str) -> bool {
        let mut found = self.of_ground().filter(|written| written.text == text);
        found.any(|one| self.of_pieces().any(|piece| piece.area.crosses(one.area)))
    }

    /// Returns the overlapping texts of pieces.
    pub fn crossings(&self) -> Vec<Fault> {
        crossings(&self.of_pieces().collect::<Vec<_>>())
    }

    /// Returns the faults of its texts, those of pieces excluded. A good drawing has none.
    pub fn faults(&self) -> Vec<Fault> {
        let written: Vec<&Written> = self.of_ground().collect();
        let mut faults = crossings(&written);
        for one in written {
            let area = one.area;
            if area.x < 8.0 || area.y < 4.0 || area.right() > self.width - 8.0 || area.bottom() > self.height - 8.0 {
                faults.push(Fault::Off(one.text.clone()));
            }
            if one.size < 30.0 {
                faults.push(Fault::Small(one.text.clone()));
            }
        }
        faults
    }

    fn of_pieces(&self) -> impl Iterator<Item = &Written> {
        self.written.iter().filter(|written| written.on_piece)
    }

    fn of_ground(&self) -> impl Iterator<Item = &Written> {
        self.written.iter().filter(|written| !written.on_piece)
    }
}

/// Returns overlapping texts.
fn crossings(written: &[&Written]) -> Vec<Fault> {
    let before = |at: usize| written.iter().take(at);
    let pairs = written.iter().enumerate().flat_map(|(at, one)| before(at).map(move |other| (other, one)));
    let over = pairs.filter(|(other, one)| other.area.crosses(one.area));
    over.map(|(other, one)| Fault::Over(other.text.clone(), one.text.clone())).collect()
}
