//! Past tables: a list with filters, or the page of one table.
//!
//! A list is `<control> <page> <game> <player> <opponent> <rest> <from> <until>`: people in base 36, `-` for any, the
//! rest three letters: result, time before now, place. Days count from 1970, in base 36, and are left out if
//! there are none. A page is `table <list>`, with the list that opened it.

use super::base36;
use agon_store::Outcome;

/// The days since 1970 that an id may name: up to the end of 9999.
const DAYS: std::ops::RangeInclusive<i64> = 0..=2_932_896;
/// The words of a list without filters, which is the first to open.
const FIRST: &str = "0";
/// The word of a table's page.
const TABLE: &str = "table";
/// The results that a list can filter by. Each word begins with a different letter.
const OUTCOMES: [Outcome; 3] = [Outcome::Won, Outcome::Lost, Outcome::Resigned];

/// A click on past tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HistoryClick {
    /// The list without filters.
    First,
    /// A list, after a click or unchanged.
    List(Option<HistoryControl>, Filter),
    /// The page of the id's table. The back button leads to the list.
    Table(Option<Filter>),
}

words! {
    /// A change of a list.
    HistoryControl {
        /// Opens the chosen table.
        Open = "open",
        /// Filters by the chosen game.
        Game = "game",
        /// Filters by the chosen person.
        Person = "person",
        /// Filters by the chosen result or time.
        Result = "result",
        /// Shows the menus of filters under the list.
        Filters = "filter",
        /// Turns to the previous page. The list already names that page.
        Previous = "prev",
        /// Turns to the next page.
        Next = "next",
        /// Removes all filters.
        Clear = "clear",
        /// Filters by the reader's own tables.
        Mine = "mine",
        /// Lists all servers.
        Everywhere = "all",
        /// Lists this server only.
        Here = "here",
    }
}

impl HistoryClick {
    pub(super) fn words(&self) -> String {
        match self {
            HistoryClick::First => FIRST.to_owned(),
            HistoryClick::List(Some(control), list) => format!("{} {}", control.word(), list.words()),
            HistoryClick::List(None, list) => list.words(),
            HistoryClick::Table(Some(back)) => format!("{TABLE} {}", back.words()),
            HistoryClick::Table(None) => TABLE.to_owned(),
        }
    }

    pub(super) fn read(words: &str) -> Option<HistoryClick> {
        let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
        Some(match HistoryControl::read(first) {
            Some(control) => HistoryClick::List(Some(control), Filter::read(rest)?),
            None if words == FIRST => HistoryClick::First,
            None if first == TABLE => HistoryClick::Table(Filter::read(rest)),
            None => HistoryClick::List(None, Filter::read(words)?),
        })
    }
}

/// The filters of a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// The page, from 0.
    pub page: u32,
    /// Only this game.
    pub game: Option<String>,
    /// Only tables where this player sat.
    pub user: Option<u64>,
    /// Only tables where this player sat too.
    pub opponent: Option<u64>,
    /// Only tables with this result of `user`.
    pub outcome: Option<Outcome>,
    /// Only tables that ended at this time or later.
    pub since: Option<Since>,
    /// Only tables that ended on or before this day, in days since 1970, UTC.
    pub until: Option<i64>,
    /// True for tables of all servers, where readers may see only their own.
    pub everywhere: bool,
}

impl Filter {
    /// Reads the words of a list, which begin with a page. Any other unreadable word sets no filter.
    pub fn read(words: &str) -> Option<Filter> {
        let mut parts = words.split(' ');
        let page = parts.next()?.parse().ok()?;
        let mut next = || parts.next().filter(|part| *part != "-");
        let person = |word: &str| u64::from_str_radix(word, 36).ok();
        let game = next().map(str::to_owned);
        let (user, opponent) = (next().and_then(person), next().and_then(person));
        let rest = next().unwrap_or_default();
        let letter = |at: usize| rest.chars().nth(at);
        let before_now = [Since::Week, Since::Month, Since::Year].into_iter().find(|since| since.letter() == letter(1));
        let mut day = || next().and_then(|word| i64::from_str_radix(word, 36).ok()).filter(|day| DAYS.contains(day));
        let (from, until) = (day(), day());
        Some(Filter {
            page,
            game,
            user,
            opponent,
            outcome: OUTCOMES.into_iter().find(|outcome| outcome.word().chars().next() == letter(0)),
            since: before_now.or(from.map(Since::Day)),
            until,
            everywhere: letter(2) == Some('e'),
        })
    }

    /// Returns the words of the list.
    pub(super) fn words(&self) -> String {
        let person = |user: Option<u64>| user.map_or("-".to_owned(), base36);
        let outcome = self.outcome.and_then(|outcome| outcome.word().chars().next()).unwrap_or('-');
        let since = self.since.and_then(Since::letter).unwrap_or('-');
        let place = if self.everywhere { 'e' } else { '-' };
        let game = self.game.as_deref().unwrap_or("-");
        let day = |day: Option<i64>| person(day.and_then(|day| u64::try_from(day).ok()));
        let from = self.since.and_then(|since| if let Since::Day(day) = since { Some(day) } else { None });
        let days = if (from, self.until) == (None, None) {
            String::new()
        } else {
            format!(" {} {}", day(from), day(self.until))
        };
        format!("{} {game} {} {} {outcome}{since}{place}{days}", self.page, person(self.user), person(self.opponent))
    }
}

/// The start of a list's period.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Since {
    /// 7 days ago.
    Week,
    /// 30 days ago.
    Month,
    /// 365 days ago.
    Year,
    /// A day, in days since 1970.
    Day(i64),
}

impl Since {
    /// Returns the letter of a period before now.
    fn letter(self) -> Option<char> {
        match self {
            Since::Week => Some('w'),
            Since::Month => Some('m'),
            Since::Year => Some('y'),
            Since::Day(_) => None,
        }
    }
}
