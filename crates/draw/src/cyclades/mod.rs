//! Pictures of Cyclades.

use crate::{Drawing, GamePicture, Scene};

/// Pictures of Cyclades.
pub(crate) struct Cyclades;

impl GamePicture for Cyclades {
    fn id(&self) -> &'static str {
        "cyclades"
    }

    fn board(&self, _scene: &Scene) -> Option<Drawing> {
        None
    }

    fn own(&self, _scene: &Scene) -> Option<Drawing> {
        None
    }
}
