//! The parameters of a leaderboard, changed by its buttons and menus.

use crate::discord::ids::CustomId;
use crate::discord::ids::leaderboard::{LeaderboardClick, LeaderboardTap, Wanted, read_period};
use agon_games::Registry;
use agon_store::Sort;

/// The orders of a board, each with its text.
pub(super) const SORTS: [(Sort, &str); 4] = [
    (Sort::Rating, "leaders-by-rating"),
    (Sort::Wins, "leaders-by-wins"),
    (Sort::Share, "leaders-by-share"),
    (Sort::Played, "leaders-by-played"),
];

impl Wanted {
    /// Returns the board after a tap, with the choice of its menu.
    #[must_use]
    pub fn tapped(self, games: &Registry, tap: LeaderboardTap, chosen: Option<&str>) -> Wanted {
        let now = self;
        let fresh = Wanted { page: 0, ..now.clone() };
        match (tap, chosen) {
            (LeaderboardTap::Game, Some(game)) if games.get(game).is_some() => {
                Wanted { game: Some(game.to_owned()), ..fresh }
            }
            (LeaderboardTap::Period, Some(word)) => match word.strip_prefix('@') {
                Some(page) => Wanted { turned: page.parse().ok(), ..now },
                None => Wanted { period: read_period(word).unwrap_or(now.period), ..fresh },
            },
            (LeaderboardTap::Sort, Some(word)) => Wanted { sort: word.parse().unwrap_or(now.sort), ..fresh },
            (LeaderboardTap::Everywhere, _) => Wanted { everywhere: true, ..fresh },
            (LeaderboardTap::Here, _) => Wanted { everywhere: false, ..fresh },
            (LeaderboardTap::Machines, _) => Wanted { machines: true, ..fresh },
            (LeaderboardTap::People, _) => Wanted { machines: false, ..fresh },
            (LeaderboardTap::Picture, _) => Wanted { picture: true, ..now },
            (LeaderboardTap::Plain, _) => Wanted { picture: false, ..now },
            (LeaderboardTap::Game | LeaderboardTap::Period | LeaderboardTap::Sort, _) => now,
            (LeaderboardTap::Previous | LeaderboardTap::Next | LeaderboardTap::Me, _) => now,
        }
    }

    pub(super) fn tap(&self, tap: LeaderboardTap) -> CustomId {
        CustomId::page(LeaderboardClick { tap: Some(tap), board: self.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_store::Period;

    #[test]
    fn each_tap_changes_one_thing() {
        let from = Wanted {
            page: 2,
            game: Some("offrandes".to_owned()),
            period: Period::Season(i64::MAX),
            sort: Sort::Share,
            machines: true,
            everywhere: true,
            picture: true,
            turned: None,
        };
        let games = Registry::ours();
        let tap = |tap, chosen| from.clone().tapped(&games, tap, chosen);
        let first = Wanted { page: 0, ..from.clone() };
        assert_eq!(tap(LeaderboardTap::Game, Some("attika")), Wanted { game: Some("attika".to_owned()), ..first });
        assert_eq!(tap(LeaderboardTap::Game, Some("chess")), from);
        assert_eq!(tap(LeaderboardTap::Period, Some("s2")), Wanted { period: Period::Season(2), ..first.clone() });
        assert_eq!(tap(LeaderboardTap::Period, Some("yesterday")).period, from.period);
        assert_eq!(tap(LeaderboardTap::Period, Some("@2")), Wanted { turned: Some(2), ..from.clone() });
        assert_eq!(tap(LeaderboardTap::Period, Some("@x")), from);
        assert_eq!(tap(LeaderboardTap::Sort, Some("wins")).sort, Sort::Wins);
        assert_eq!(tap(LeaderboardTap::People, None), Wanted { machines: false, ..first.clone() });
        assert_eq!(tap(LeaderboardTap::Here, None), Wanted { everywhere: false, ..first });
        assert_eq!(tap(LeaderboardTap::Plain, None), Wanted { picture: false, ..from.clone() });
        assert_eq!(tap(LeaderboardTap::Next, None), from);
    }
}
