//! A drawing: SVG in two layers, and what can be wrong with it.

use crate::canvas::{Canvas, Written};
use crate::frame::WIDTH;
use std::fmt;

/// A picture as SVG: a ground that stays while a game goes on, and what stands on it.
#[derive(Clone, Debug)]
pub struct Drawing {
    pub(crate) height: f64,
    pub(crate) ground: String,
    pub(crate) pieces: String,
    written: Vec<Written>,
}

/// What is wrong with a drawing.
#[derive(Clone, PartialEq, Debug)]
pub enum Fault {
    /// A text stands over the edge.
    Off(String),
    /// Two texts stand over each other.
    Over(String, String),
    /// A text is smaller than 30 pixels.
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
    /// A drawing of a height in pixels from its two layers; every picture is 1200 wide.
    pub(crate) fn new(height: f64, ground: Canvas, pieces: Canvas) -> Drawing {
        let (ground, mut written) = ground.finish();
        let (pieces, more) = pieces.finish();
        written.extend(more);
        Drawing { height, ground, pieces, written }
    }

    /// A drawing whose ground is not worth keeping: one that stands for itself.
    pub(crate) fn single(height: f64, picture: Canvas) -> Drawing {
        let (pieces, written) = picture.finish();
        Drawing { height, ground: String::new(), pieces, written }
    }

    /// The whole picture as one SVG document.
    pub fn svg(&self) -> String {
        self.document(&format!("{}{}", self.ground, self.pieces), WIDTH)
    }

    /// A layer as an SVG document of a width in pixels.
    pub(crate) fn document(&self, body: &str, width: f64) -> String {
        let (height, tall) = (self.height, self.tall(width));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{tall}\" viewBox=\"0 0 {WIDTH} {height}\">\n{body}</svg>\n"
        )
    }

    /// How tall the picture is when it is this wide, in pixels.
    pub(crate) fn tall(&self, width: f64) -> f64 {
        self.height * width / WIDTH
    }

    /// Its texts but for those of pieces, in the order drawn.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.of_ground().map(|written| written.text.as_str())
    }

    /// The texts that are part of pieces, in the order drawn: letters of seats, codes, numbers.
    pub fn texts_of_pieces(&self) -> impl Iterator<Item = &str> {
        self.of_pieces().map(|written| written.text.as_str())
    }

    /// Whether a text lies under one of a piece.
    pub fn covered(&self, text: &str) -> bool {
        let mut found = self.of_ground().filter(|written| written.text == text);
        found.any(|one| self.of_pieces().any(|piece| piece.area.crosses(one.area)))
    }

    /// Texts of pieces that stand over each other.
    pub fn crossings(&self) -> Vec<Fault> {
        crossings(&self.of_pieces().collect::<Vec<_>>())
    }

    /// What is wrong with where its texts stand, but for those of pieces; nothing in a good drawing.
    pub fn faults(&self) -> Vec<Fault> {
        let written: Vec<&Written> = self.of_ground().collect();
        let mut faults = crossings(&written);
        for one in written {
            let area = one.area;
            if area.x < 8.0 || area.y < 4.0 || area.right() > WIDTH - 8.0 || area.bottom() > self.height - 8.0 {
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

/// Texts over each other.
fn crossings(written: &[&Written]) -> Vec<Fault> {
    let before = |at: usize| written.iter().take(at);
    let pairs = written.iter().enumerate().flat_map(|(at, one)| before(at).map(move |other| (other, one)));
    let over = pairs.filter(|(other, one)| other.area.crosses(one.area));
    over.map(|(other, one)| Fault::Over(other.text.clone(), one.text.clone())).collect()
}
