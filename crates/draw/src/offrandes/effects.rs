//! The effects of ladders in words, short enough for the end of a row.

use super::animal;
use crate::Scene;
use agon_rules::offrandes::Lot;
use agon_rules::offrandes::data::{Altar, Animal, Character, TOP, lamp};

/// The levels of one seat by [`Character::index`].
pub(super) type Levels = [u8; 7];

/// Returns the levels after a seat wins a lot (4.5, 4.9).
pub(super) fn after(levels: Levels, lot: Lot) -> Levels {
    let mut risen = levels;
    for character in [lot.0, lot.1] {
        let level = &mut risen[character.index()];
        *level = (*level + 1).min(TOP);
    }
    risen
}

/// Returns the number of animals the lower of the two Carriers allows (6.3).
fn animals(levels: Levels) -> u8 {
    levels[Character::WaterCarrier.index()].min(levels[Character::FlowerCarrier.index()])
}

/// Returns the points of the altars that a level of the Temple Guardian opens last (6.5).
pub(super) fn altar_points(level: u8) -> u16 {
    Altar::ALL.into_iter().filter(|altar| altar.tier() <= level).map(Altar::points).max().unwrap_or(0)
}

/// Returns the effect of a ladder. `now` are the present levels, `then` those after a lot: a Carrier that rises without
/// another animal says so.
pub(super) fn effect(scene: &Scene, character: Character, now: Levels, then: Levels) -> String {
    let word = |key: &str| scene.text(&format!("offrandes-picture-{key}"));
    let counted = |key: &str, name: &str, n: i64| {
        agon_lang::text(scene.language, &format!("offrandes-picture-{key}"), &[(name, n.into())])
    };
    let level = then[character.index()];
    match character {
        Character::Peasant => match Animal::of_level(level) {
            Some(kind) => {
                agon_lang::text(scene.language, &format!("offrandes-animal-{}", animal(kind)), &[("n", 1.into())])
            }
            None => word("no-animal"),
        },
        Character::WaterCarrier | Character::FlowerCarrier => match animals(then) {
            0 => word("no-animal"),
            count => {
                let stays = level > now[character.index()] && count == animals(now);
                counted(if stays { "still" } else { "animals" }, "n", count.into())
            }
        },
        Character::TempleGuardian if level == 0 => word("no-altar"),
        Character::TempleGuardian => counted("altars", "points", altar_points(level).into()),
        Character::Priestess if level == 0 => word("no-lamp"),
        Character::Priestess => counted("lamp", "points", lamp(level).into()),
        Character::Briber if level == 0 => word("bribes-nobody"),
        Character::Briber => counted("bribes", "rung", level.into()),
        Character::Guardsman if level == 0 => word("stops-nobody"),
        Character::Guardsman => counted("stops", "rung", level.into()),
    }
}

/// Returns the effect of a level in a sign or two. `None` for the Peasant, whose animals have pictures.
pub(super) fn sign(scene: &Scene, character: Character, level: u8) -> Option<String> {
    match character {
        Character::Peasant => None,
        Character::WaterCarrier | Character::FlowerCarrier => Some(format!("×{level}")),
        Character::TempleGuardian => {
            let points = i64::from(altar_points(level));
            Some(agon_lang::text(scene.language, "offrandes-picture-to", &[("points", points.into())]))
        }
        Character::Priestess => Some(format!("+{}", lamp(level))),
        Character::Briber => Some(format!("< {level}")),
        Character::Guardsman => Some(format!("≤ {level}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lot_raises_its_two_characters_but_not_beyond_the_top() {
        let lot = (Character::Peasant, Character::Priestess);
        assert_eq!(after([5, 0, 0, 0, 1, 0, 0], lot), [5, 0, 0, 0, 2, 0, 0]);
    }

    #[test]
    fn each_level_of_the_temple_guardian_opens_dearer_altars() {
        assert_eq!([1, 2, 3, 4, 5].map(altar_points), [5, 10, 15, 20, 25]);
    }
}
