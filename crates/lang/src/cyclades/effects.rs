//! The effects of gods, creatures, buildings and cards in a few words, by the path of a choice.

use crate::{Language, text};
use agon_rules::cyclades::data::{Building, Creature, God};

/// Returns the effect of the thing that a path names: `bid ares`, `summon cyclops`, `remake naxos 2 port`, or the thing
/// alone.
pub(super) fn effect(l: Language, path: &str) -> Option<String> {
    let words: Vec<&str> = path.split_whitespace().collect();
    let key = match *words {
        ["bid", god, ..] | [god] if god == APOLLO || God::read(god).is_some() => format!("god-{god}"),
        ["summon" | "swap" | "copy", card] | [card] if Creature::read(card).is_some() => format!("creature-{card}"),
        ["remake", _, _, building] | [building] if Building::read(building).is_some() => format!("building-{building}"),
        ["recruit" | "sell", card @ ("priest" | "philosopher")] | [card @ ("priest" | "philosopher")] => {
            format!("card-{card}")
        }
        _ => return None,
    };
    Some(text(l, &format!("cyclades-effect-{key}"), &[]))
}

/// The word of the god whom no seat outbids.
const APOLLO: &str = "apollo";
