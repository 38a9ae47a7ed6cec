//! The parameters of a leaderboard, changed by its buttons and menus.

use crate::discord::ids::CustomId;
use crate::discord::ids::leaderboard::{LeaderboardClick, LeaderboardControl, LeaderboardQuery, read_period};
use crate::discord::panels::records::number_format::ANY_GAME;
use agon_games::Registry;
use agon_store::Sort;

/// The orders of a board of a game, each with its text. The first is the one to begin with, and only a game has it.
static SORTS: [(Sort, &str); 4] = [
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
            (LeaderboardControl::Game, Some(ANY_GAME)) => LeaderboardQuery { all_games: true, ..fresh }.settled(),
            (LeaderboardControl::Game, Some(game)) if games.get(game).is_some() => {
                LeaderboardQuery { game: Some(game.to_owned()), all_games: false, ..fresh }
            }
            (LeaderboardControl::Period, Some(word)) => match word.strip_prefix('@') {
                Some(page) => LeaderboardQuery { turned: page.parse().ok(), ..now },
                None => LeaderboardQuery { period: read_period(word).unwrap_or(now.period), ..fresh },
            },
            (LeaderboardControl::Sort, Some(word)) => {
                LeaderboardQuery { sort: word.parse().unwrap_or(now.sort), ..fresh }
            }
            (LeaderboardControl::Everywhere, _) => LeaderboardQuery { everywhere: true, ..fresh }.settled(),
            (LeaderboardControl::Here, _) => LeaderboardQuery { everywhere: false, ..fresh },
            (LeaderboardControl::Machines, _) => LeaderboardQuery { machines: true, ..fresh },
            (LeaderboardControl::People, _) => LeaderboardQuery { machines: false, ..fresh },
            (LeaderboardControl::Picture, _) => LeaderboardQuery { picture: true, ..now },
            (LeaderboardControl::Plain, _) => LeaderboardQuery { picture: false, ..now },
            (LeaderboardControl::Game | LeaderboardControl::Period | LeaderboardControl::Sort, _) => now,
            (LeaderboardControl::Previous | LeaderboardControl::Next | LeaderboardControl::Me, _) => now,
        }
    }

    /// Returns the parameters of a board that there is. All games together have a board in a server only, and no
    /// picture.
    #[must_use]
    pub fn settled(self) -> LeaderboardQuery {
        let all_games = self.all_games && !self.everywhere;
        LeaderboardQuery { all_games, picture: self.picture && !all_games, ..self }
    }

    /// Returns the orders that the board may have, each with its text. There is no rating over all games.
    pub(super) fn sorts(&self) -> &'static [(Sort, &'static str)] {
        if self.all_games { SORTS.get(1..).unwrap_or_default() } else { &SORTS }
    }

    /// Returns the order of the board.
    pub(super) fn order(&self) -> Sort {
        let has = self.sorts().iter().any(|(sort, _)| *sort == self.sort);
        if has { self.sort } else { Sort::Wins }
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
            all_games: false,
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
        assert!(!after(LeaderboardControl::Game, Some("any")).all_games, "not over all servers");
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

    #[test]
    fn all_games_have_a_board_in_a_server_without_ratings_and_pictures() {
        let games = Registry::ours();
        let rated = LeaderboardQuery { game: Some("attika".to_owned()), picture: true, ..LeaderboardQuery::default() };
        let all = rated.with_control(&games, LeaderboardControl::Game, Some("any"));
        assert_eq!((all.all_games, all.picture, all.order()), (true, false, Sort::Wins));
        let share = all.clone().with_control(&games, LeaderboardControl::Sort, Some("share"));
        assert_eq!((share.all_games, share.order()), (true, Sort::Share));
        let one = all.clone().with_control(&games, LeaderboardControl::Game, Some("cyclades"));
        assert_eq!((one.all_games, one.order()), (false, Sort::Rating));
        let world = all.with_control(&games, LeaderboardControl::Everywhere, None);
        assert_eq!((world.all_games, world.everywhere), (false, true));
        assert_eq!(world.settled().sorts().len(), 4);
    }
}
