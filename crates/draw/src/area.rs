//! A rectangle on a picture.

/// A rectangle in pixels of a picture 1200 wide. `x`, `y` is its upper left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Area {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) w: f64,
    pub(crate) h: f64,
}

impl Area {
    pub(crate) const fn new(x: f64, y: f64, w: f64, h: f64) -> Area {
        Area { x, y, w, h }
    }

    /// True if it overlaps another by more than a pixel.
    pub(crate) fn crosses(self, other: Area) -> bool {
        let beside = self.x >= other.right() - 1.0 || other.x >= self.right() - 1.0;
        let apart = self.y >= other.bottom() - 1.0 || other.y >= self.bottom() - 1.0;
        !beside && !apart
    }

    /// Returns its right edge.
    pub(crate) fn right(self) -> f64 {
        self.x + self.w
    }

    /// Returns its lower edge.
    pub(crate) fn bottom(self) -> f64 {
        self.y + self.h
    }

    /// Returns the height of its middle.
    pub(crate) fn middle(self) -> f64 {
        self.y + self.h / 2.0
    }
}
