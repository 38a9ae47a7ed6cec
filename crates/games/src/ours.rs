//! The list of our games: one line each.

use crate::GameEntry;
use agon_ai::player;
use agon_rules::game_of;

/// Makes the entry of a game from the name of its folder in each crate and its type in the rules.
macro_rules! entry {
    ($folder:ident, $game:ident) => {
        GameEntry {
            rules: game_of::<agon_rules::$folder::$game>(),
            words: agon_lang::$folder::WORDS,
            picture: agon_draw::$folder::PICTURE,
            player: player::<agon_ai::$folder::Best>,
        }
    };
}

/// Our games, in the order of menus.
pub(crate) static OURS: &[GameEntry] =
    &[entry!(offrandes, Offrandes), entry!(cyclades, Cyclades), entry!(attika, Attika)];
