//! The colours of pictures, as they are chosen: a palette, or words instead of pictures.

use agon_draw::Palette;

/// The word for boards in words instead of pictures, where a palette's id may stand.
pub const TEXT: &str = "text";

/// The colours somebody chose; nothing for whoever reads text instead.
pub fn palette(chosen: Option<&str>) -> Option<Palette> {
    match chosen {
        Some(TEXT) => None,
        Some(id) => Some(Palette::of(id).unwrap_or_default()),
        None => Some(Palette::default()),
    }
}
