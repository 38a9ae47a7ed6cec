//! Pictures of Attika.

use crate::{Drawing, GamePicture, Scene};

/// Pictures of Attika.
pub(crate) struct Attika;

impl GamePicture for Attika {
    fn id(&self) -> &'static str {
        "attika"
    }

    fn board(&self, _scene: &Scene) -> Option<Drawing> {
        None
    }

    fn own(&self, _scene: &Scene) -> Option<Drawing> {
        None
    }
}
