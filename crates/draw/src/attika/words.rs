//! Short forms of words for pictures.

use crate::Scene;
use agon_lang::{raise, text};
use agon_rules::attika::data::Building;

/// Returns the three letters of a building: `TOW`.
pub(super) fn code(scene: &Scene, building: Building) -> String {
    scene.text(&key("attika-picture-code", building))
}

/// Returns a building's full name: `Silver mine`.
pub(super) fn name(scene: &Scene, building: Building) -> String {
    raise(&text(scene.language, &key("attika-building", building), &[("n", 1.into())]))
}

fn key(of: &str, building: Building) -> String {
    format!("{of}-{}", building.id().replace('_', "-"))
}

/// Returns the noun after a number: `tiles` after 16.
pub(super) fn noun(scene: &Scene, key: &str, n: u8) -> String {
    text(scene.language, key, &[("n", n.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::Canvas;
    use crate::palette::Colour;
    use crate::style::Type;
    use agon_lang::Language;
    use std::collections::BTreeSet;

    fn coded(language: Language, building: Building) -> String {
        text(language, &key("attika-picture-code", building), &[])
    }

    #[test]
    fn every_building_has_three_letters_of_its_own_in_each_language() {
        for language in Language::ALL {
            let codes: BTreeSet<String> = Building::ALL.into_iter().map(|building| coded(language, building)).collect();
            assert_eq!(codes.len(), Building::COUNT, "{language:?}");
            let plain = |code: &String| code.chars().count() == 3 && code.chars().all(char::is_uppercase);
            assert!(codes.iter().all(plain), "{language:?}: {codes:?}");
        }
    }

    #[test]
    fn every_code_fits_a_chip_and_the_smallest_hex_that_has_one() {
        for language in Language::ALL {
            for building in Building::ALL {
                let code = coded(language, building);
                let book = Canvas::width(&code, Type::new(30.0, Colour::DARK));
                let bold = Canvas::width(&code, Type::new(30.0, Colour::DARK).bold());
                assert!(
                    book <= 68.0 && bold <= super::super::plan::CODES * 1.732,
                    "{language:?} {code}: {book} {bold}"
                );
            }
        }
    }
}
