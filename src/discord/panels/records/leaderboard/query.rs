//! The parameters of a leaderboard, changed by its buttons and menus.

use crate::discord::ids::CustomId;
use crate::discord::ids::leaderboard::{LeaderboardClick, LeaderboardControl, LeaderboardQuery, read_period};
use agon_games::Registry;
use agon_store::Sort;

/// The orders of a board, each with its text.
pub(super) const SORTS: [(Sort, &str); 4] = [
    (Sort::Rating, "leaders-by-rating"),
    (Sort::Wins, "leaders-by-wins"),
    (Sort::Share, "leaders-by-share"),
    (Sort::Played, "leaders-by-played"),
];

impl LeaderboardQuery {
    /// Returns the board after a click, with the choice of its menu.
    #[must_use]
    pub fn with_control(self, games: &Registry, control: LeaderboardControl, chosen: Option<&str>) -> LeaderboardQuery {
        let now = self;
        let fresh = LeaderboardQuery { page: 0, ..now.clone() };
        match (control, chosen) {
            (LeaderboardControl::Game, Some(game)) if games.get(game).is_some() => {
                LeaderboardQuery { game: Some(game.to_owned()), ..fresh }
            }
            (LeaderboardControl::Period, Some(word)) => match word.strip_prefix('@') {
                Some(page) => LeaderboardQuery { turned: page.parse().ok(), ..now },
                None => LeaderboardQuery { period: read_period(word).unwrap_or(now.period), ..fresh },
            },
            (LeaderboardControl::Sort, Some(word)) => {
                LeaderboardQuery { sort: word.parse().unwrap_or(now.sort), ..fresh }
            }
            (LeaderboardControl::Everywhere, _) => LeaderboardQuery { everywhere: true, ..fresh },
            (LeaderboardControl::Here, _) => LeaderboardQuery { everywhere: false, ..fresh },
            (LeaderboardControl::Machines, _) => LeaderboardQuery { machines: true, ..fresh },
            (LeaderboardControl::People, _) => LeaderboardQuery { machines: false, ..fresh },
            (LeaderboardControl::Picture, _) => LeaderboardQuery { picture: true, ..now },
            (LeaderboardControl::Plain, _) => LeaderboardQuery { picture: false, ..now },
            (LeaderboardControl::Game | LeaderboardControl::Period | LeaderboardControl::Sort, _) => now,
            (LeaderboardControl::Previous | LeaderboardControl::Next | LeaderboardControl::Me, _) => now,
        }
    }

    pub(super) fn id(&self, control: LeaderboardControl) -> CustomId {
        CustomId::page(LeaderboardClick { control: Some(control), board: self.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_store::Period;

    #[test]
    fn each_control_changes_one_thing() {
        let from = LeaderboardQuery {
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
        let after = |control, chosen| from.clone().with_control(&games, control, chosen);
        let first = LeaderboardQuery { page: 0, ..from.clone() };
        assert_eq!(
            after(LeaderboardControl::Game, Some("attika")),
            LeaderboardQuery { game: Some("attika".to_owned()), ..first }
        );
        assert_eq!(after(LeaderboardControl::Game, Some("chess")), from);
        assert_eq!(
            after(LeaderboardControl::Period, Some("s2")),
            LeaderboardQuery { period: Period::Season(2), ..first.clone() }
        );
        assert_eq!(after(LeaderboardControl::Period, Some("yesterday")).period, from.period);
        assert_eq!(after(LeaderboardControl::Period, Some("@2")), LeaderboardQuery { turned: Some(2), ..from.clone() });
        assert_eq!(after(LeaderboardControl::Period, Some("@x")), from);
        assert_eq!(after(LeaderboardControl::Sort, Some("wins")).sort, Sort::Wins);
        assert_eq!(after(LeaderboardControl::People, None), LeaderboardQuery { machines: false, ..first.clone() });
        assert_eq!(after(LeaderboardControl::Here, None), LeaderboardQuery { everywhere: false, ..first });
        assert_eq!(after(LeaderboardControl::Plain, None), LeaderboardQuery { picture: false, ..from.clone() });
        assert_eq!(after(LeaderboardControl::Next, None), from);
    }
}
