//! The chosen colours of pictures: a palette, or words instead of pictures.

use agon_draw::Palette;

/// The word for boards in words, stored in place of a palette's id.
pub const TEXT: &str = "text";

/// Returns the chosen colours; `None` if the user reads text instead.
pub fn palette(chosen: Option<&str>) -> Option<Palette> {
    match chosen {
        Some(TEXT) => None,
        Some(id) => Some(Palette::of(id).unwrap_or_default()),
        None => Some(Palette::default()),
    }
}
