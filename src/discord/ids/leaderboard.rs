//! Leaderboards: `<control> <page> <game> <period> <rest>`.
//!
//! The period is `a` for all time, `r` for the last days or `s` with a season in base 36. The rest is the order's first
//! letter, then the letters of the switches that are on.

use super::{base36, named};
use agon_store::{Period, Sort};

/// The orders of a board. Each word begins with a different letter.
const SORTS: [Sort; 4] = [Sort::Rating, Sort::Wins, Sort::Share, Sort::Played];

/// A click on a leaderboard: its board, after a click or unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeaderboardClick {
    /// The change.
    pub control: Option<LeaderboardControl>,
    /// The board.
    pub board: LeaderboardQuery,
}

words! {
    /// A change of a board.
    LeaderboardControl {
        /// Shows the chosen game.
        Game = "game",
        /// Shows the chosen period.
        Period = "period",
        /// Ranks by the chosen order.
        Sort = "sort",
        /// Turns to the previous page. The board already names that page.
        Previous = "prev",
        /// Turns to the next page.
        Next = "next",
        /// Turns to the reader's own page.
        Me = "me",
        /// Shows all servers.
        Everywhere = "all",
        /// Shows this server only.
        Here = "here",
        /// Shows it as a picture.
        Picture = "picture",
        /// Shows it without a picture.
        Plain = "plain",
        /// Counts games without AI only.
        People = "people",
        /// Counts tables with AIs too.
        Machines = "ai",
    }
}

impl LeaderboardClick {
    pub(super) fn words(&self) -> String {
        match self.control {
            Some(control) => format!("{} {}", control.word(), self.board.words()),
            None => self.board.words(),
        }
    }

    pub(super) fn read(words: &str) -> Option<LeaderboardClick> {
        let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
        let control = LeaderboardControl::read(first);
        let board = LeaderboardQuery::read(if control.is_some() { rest } else { words })?;
        Some(LeaderboardClick { control, board })
    }
}

/// The parameters of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeaderboardQuery {
    /// The page, from 0.
    pub page: u32,
    /// The game; `None`: the one played most.
    pub game: Option<String>,
    /// True for all games together, whatever `game` is.
    pub all_games: bool,
    /// The period.
    pub period: Period,
    /// The order.
    pub sort: Sort,
    /// True if tables with AIs count too.
    pub machines: bool,
    /// True for all servers.
    pub everywhere: bool,
    /// True if the board is a picture.
    pub picture: bool,
    /// The current page of the seasons. No id stores it.
    pub turned: Option<usize>,
}

impl Default for LeaderboardQuery {
    fn default() -> LeaderboardQuery {
        LeaderboardQuery {
            page: 0,
            game: None,
            all_games: false,
            period: Period::AllTime,
            sort: Sort::Rating,
            machines: false,
            everywhere: false,
            picture: false,
            turned: None,
        }
    }
}

impl LeaderboardQuery {
    /// Reads the words of a board, which begin with a page. Any other unreadable word means the first choice.
    pub(super) fn read(words: &str) -> Option<LeaderboardQuery> {
        let mut parts = words.split(' ');
        let page = parts.next()?.parse().ok()?;
        let mut next = || parts.next().unwrap_or_default();
        let (game, period, rest) = (next(), next(), next());
        let sort = SORTS.into_iter().find(|sort| sort.word().chars().next() == rest.chars().next());
        let on = |letter: char| rest.chars().skip(1).any(|it| it == letter);
        Some(LeaderboardQuery {
            page,
            game: named(game),
            all_games: on('g'),
            period: read_period(period).unwrap_or(Period::AllTime),
            sort: sort.unwrap_or(Sort::Rating),
            machines: on('m'),
            everywhere: on('e'),
            picture: on('p'),
            turned: None,
        })
    }

    /// Returns the words of the board.
    pub(super) fn words(&self) -> String {
        let game = self.game.as_deref().unwrap_or("-");
        let sort = self.sort.word().chars().next().unwrap_or('-');
        let on = [(self.machines, 'm'), (self.everywhere, 'e'), (self.picture, 'p'), (self.all_games, 'g')];
        let on: String = on.iter().filter(|(on, _)| *on).map(|(_, letter)| *letter).collect();
        format!("{} {game} {} {sort}{on}", self.page, period_word(self.period))
    }
}

/// Reads the word of a period, in an id or as a menu's value.
pub fn read_period(word: &str) -> Option<Period> {
    match word.split_at_checked(1)? {
        ("a", "") => Some(Period::AllTime),
        ("r", "") => Some(Period::Recent),
        ("s", season) => i64::from_str_radix(season, 36).ok().filter(|season| *season > 0).map(Period::Season),
        _ => None,
    }
}

/// Returns the word of a period.
pub fn period_word(period: Period) -> String {
    match period {
        Period::AllTime => "a".to_owned(),
        Period::Recent => "r".to_owned(),
        Period::Season(season) => format!("s{}", base36(season.unsigned_abs())),
    }
}
