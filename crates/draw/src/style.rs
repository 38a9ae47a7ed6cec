//! The look of a shape or a text: builders for the canvas.

use crate::palette::Colour;

/// The fill and outline of a shape.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Paint {
    pub(crate) fill: Option<Colour>,
    pub(crate) stroke: Option<(Colour, f64)>,
    pub(crate) dash: Option<&'static str>,
}

impl Paint {
    /// Makes a filled shape.
    pub(crate) fn fill(colour: Colour) -> Paint {
        Paint { fill: Some(colour), ..Paint::default() }
    }

    /// Makes a shape with an outline alone. The width is in pixels of the picture.
    pub(crate) fn stroke(colour: Colour, width: f64) -> Paint {
        Paint { stroke: Some((colour, width)), ..Paint::default() }
    }

    /// Adds an outline.
    pub(crate) fn edged(self, colour: Colour, width: f64) -> Paint {
        Paint { stroke: Some((colour, width)), ..self }
    }

    /// Adds dashes: `2 9` for an empty place, `9 8` for a site.
    pub(crate) fn dashed(self, dash: &'static str) -> Paint {
        Paint { dash: Some(dash), ..self }
    }
}

/// The end of a text that is at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Anchor {
    #[default]
    Start,
    Middle,
    End,
}

/// The faces: two families, two weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Face {
    /// Sans, book.
    #[default]
    Book,
    /// Sans, bold.
    Bold,
    /// Serif, bold: the game's name and a winner's.
    Serif,
}

/// The look of a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Type {
    pub(crate) size: f64,
    pub(crate) face: Face,
    pub(crate) fill: Colour,
    pub(crate) anchor: Anchor,
    pub(crate) halo: Option<Colour>,
    pub(crate) spacing: f64,
    pub(crate) fit: Option<f64>,
    pub(crate) squeeze: Option<f64>,
    pub(crate) on_baseline: bool,
    pub(crate) on_piece: bool,
}

impl Type {
    /// Makes a text of book weight in a colour. `size` is at least 30. Its place is the middle of its capitals.
    pub(crate) fn new(size: f64, fill: Colour) -> Type {
        Type {
            size,
            face: Face::Book,
            fill,
            anchor: Anchor::Start,
            halo: None,
            spacing: 0.0,
            fit: None,
            squeeze: None,
            on_baseline: false,
            on_piece: false,
        }
    }

    pub(crate) fn bold(self) -> Type {
        Type { face: Face::Bold, ..self }
    }

    pub(crate) fn serif(self) -> Type {
        Type { face: Face::Serif, ..self }
    }

    /// Centres the text on its place.
    pub(crate) fn centred(self) -> Type {
        Type { anchor: Anchor::Middle, ..self }
    }

    /// Ends the text at its place.
    pub(crate) fn ending(self) -> Type {
        Type { anchor: Anchor::End, ..self }
    }

    /// Adds a ring of this colour, 7 pixels wide.
    pub(crate) fn ringed(self, colour: Colour) -> Type {
        Type { halo: Some(colour), ..self }
    }

    /// Adds space between letters.
    pub(crate) fn spaced(self, spacing: f64) -> Type {
        Type { spacing, ..self }
    }

    /// Limits the width: a text that is too long ends in an ellipsis. For names of people only.
    pub(crate) fn within(self, width: f64) -> Type {
        Type { fit: Some(width), ..self }
    }

    /// Narrows letters to fit this width, at the same height. For codes and coordinates on small hexes.
    pub(crate) fn squeezed(self, width: f64) -> Type {
        Type { squeeze: Some(width), ..self }
    }

    /// Makes the place the baseline instead of the middle of the capitals.
    pub(crate) fn on_baseline(self) -> Type {
        Type { on_baseline: true, ..self }
    }

    /// Makes the text part of a piece, so it may cover other texts.
    pub(crate) fn on_piece(self) -> Type {
        Type { on_piece: true, ..self }
    }
}
