//! The effects of characters and altars, for menus.

use super::names;
use crate::{Language, Say, text};
use agon_rules::offrandes::data::{Altar, Character};

/// Returns the effect of the characters or the altar that a path of words names.
pub(super) fn effect(l: Language, path: &str) -> Option<String> {
    let words: Vec<&str> = path.split_whitespace().collect();
    match *words.as_slice() {
        ["pick" | "lot", of] | ["bribe" | "rank", _, of] => Some(of_character(l, "does", Character::read(of)?)),
        ["lot", a, b] => {
            let (a, b) = Character::read(a).zip(Character::read(b))?;
            Some(format!("{} · {}", of_character(l, "does-short", a), of_character(l, "does-short", b)))
        }
        ["altar", god] => Some(Say::new(l, "offrandes-does-altar").with("points", Altar::read(god)?.points()).text()),
        _ => None,
    }
}

fn of_character(l: Language, class: &str, character: Character) -> String {
    text(l, &names::key(class, character.id()), &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_character_and_altar_has_an_effect_that_fits() {
        for l in Language::ALL {
            let pairs =
                Character::ALL.iter().flat_map(|a| Character::ALL.map(|b| format!("lot {} {}", a.word(), b.word())));
            let ones = Character::ALL.map(|of| format!("pick {}", of.word()));
            let altars = Altar::ALL.map(|altar| format!("altar {}", altar.word()));
            for path in pairs.chain(ones).chain(altars) {
                let effect = effect(l, &path).unwrap_or_default();
                assert!(!effect.is_empty() && effect.encode_utf16().count() <= 90, "{l:?} {path}: {effect}");
                assert!(!effect.contains("offrandes-"), "{effect}");
            }
        }
        assert_eq!(effect(Language::English, "bribe sparta peasant"), effect(Language::English, "pick peasant"));
        for path in ["pick", "lot", "bid 4", "bribe none", "altar none", "rank done", "bribe sparta"] {
            assert_eq!(effect(Language::English, path), None, "{path}");
        }
    }
}
