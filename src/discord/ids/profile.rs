//! A player's record: the player in base 36, then `e` for all servers.

use super::base36;
use agon_store::UserId;

/// The owner of a record, and its servers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whose {
    /// The player.
    pub user: UserId,
    /// True for all servers; else the server where it is read.
    pub everywhere: bool,
}

impl Whose {
    pub(super) fn words(self) -> String {
        let place = if self.everywhere { " e" } else { "" };
        format!("{}{place}", base36(self.user.0))
    }

    pub(super) fn read(words: &str) -> Option<Whose> {
        let mut parts = words.split(' ');
        let user = u64::from_str_radix(parts.next()?, 36).ok()?;
        Some(Whose { user: UserId(user), everywhere: parts.next() == Some("e") })
    }
}
