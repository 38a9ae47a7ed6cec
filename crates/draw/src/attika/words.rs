//! Short forms of words for pictures.

use crate::Scene;
use agon_lang::{raise, text};
use agon_rules::attika::data::Building;

/// Returns a building's full name: `Silver mine`.
pub(super) fn name(scene: &Scene, building: Building) -> String {
    let key = format!("attika-building-{}", building.id().replace('_', "-"));
    raise(&text(scene.language, &key, &[("n", 1.into())]))
}
