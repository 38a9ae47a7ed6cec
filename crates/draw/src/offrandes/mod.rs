//! Pictures of Offrandes.

use crate::{Drawing, GamePicture, Scene};

/// Pictures of Offrandes.
pub(crate) struct Offrandes;

impl GamePicture for Offrandes {
    fn id(&self) -> &'static str {
        "offrandes"
    }

    fn board(&self, _scene: &Scene) -> Option<Drawing> {
        None
    }

    fn own(&self, _scene: &Scene) -> Option<Drawing> {
        None
    }
}
