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
        self.document(&format!("{}{}", self.ground, self.pieces))
    }

    /// A layer as an SVG document.
    pub(crate) fn document(&self, body: &str) -> String {
        let height = self.height;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\">\n{body}</svg>\n"
        )
    }

    /// Its texts, in the order drawn.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.written.iter().map(|written| written.text.as_str())
    }

    /// What is wrong with where its texts stand; nothing in a good drawing.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (at, one) in self.written.iter().enumerate() {
            let area = one.area;
            if area.x < 8.0 || area.y < 4.0 || area.right() > WIDTH - 8.0 || area.bottom() > self.height - 8.0 {
                faults.push(Fault::Off(one.text.clone()));
            }
            if one.size < 30.0 {
                faults.push(Fault::Small(one.text.clone()));
            }
            for other in self.written.iter().take(at) {
                let before = other.area;
                let beside = area.x >= before.right() - 1.0 || before.x >= area.right() - 1.0;
                let apart = area.y >= before.bottom() - 1.0 || before.y >= area.bottom() - 1.0;
                if !beside && !apart {
                    faults.push(Fault::Over(other.text.clone(), one.text.clone()));
                }
            }
        }
        faults
    }
}
