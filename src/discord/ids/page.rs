//! Pages that everyone may see. Each is written as the id that leads its reader to it: after `show` in the button that
//! shows it, and alone in the outbox, where the courier reads it.

use super::history::Filter;
use super::{LONGEST, ReplayClick, ReplayControl, ReplaySettings, Whose, joined, leaderboard, split, statistics};
use agon_store::TableId;

/// The words of a past table's page.
const TABLE: &str = "table";
/// The words of the page of what happened.
const SINCE: &str = "since";

/// A page that everyone may see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Page {
    /// A page of a game's rules.
    Rules {
        /// The game's id.
        game: String,
        /// The topic's word.
        topic: String,
    },
    /// A leaderboard.
    Leaders(leaderboard::LeaderboardQuery),
    /// A server's statistics.
    Statistics(statistics::StatisticsQuery),
    /// A player's record.
    Profile(Whose),
    /// A list of past tables.
    History(Filter),
    /// The past table of the id.
    Table,
    /// The id's table at the id's step.
    Replay(ReplaySettings),
    /// The luck of the id's table, checked.
    Proof,
    /// The recap of the id's table after the id's step.
    Happened,
}

impl Page {
    /// Returns the page's own id, as the outbox stores it.
    pub fn text(&self, table: TableId, seq: u32) -> String {
        let (verb, words) = self.written();
        joined(verb, table, seq, &words)
    }

    /// Reads a page's own id: its table, its step and the page.
    pub fn read(text: &str) -> Option<(TableId, u32, Page)> {
        let (verb, table, seq, words) = split(text)?;
        let page = Page::of(verb, words)?;
        (page.text(table, seq).len() <= LONGEST).then_some((table, seq, page))
    }

    /// Returns the verb and the words.
    pub(super) fn written(&self) -> (&'static str, String) {
        match self {
            Page::Rules { game, topic } => ("rul", format!("{game} {topic}")),
            Page::Leaders(board) => ("lb", board.words()),
            Page::Statistics(numbers) => ("stat", numbers.words()),
            Page::Profile(whose) => ("pro", whose.words()),
            Page::History(list) => ("his", list.words()),
            Page::Table => ("his", TABLE.to_owned()),
            Page::Replay(settings) => ("rep", settings.words(ReplayControl::Here)),
            Page::Proof => ("luck", String::new()),
            Page::Happened => ("log", SINCE.to_owned()),
        }
    }

    /// Reads the verb and the words.
    pub(super) fn of(verb: &str, words: &str) -> Option<Page> {
        Some(match verb {
            "rul" => {
                let (game, topic) = words.split_once(' ').unwrap_or((words, ""));
                Page::Rules { game: game.to_owned(), topic: topic.to_owned() }
            }
            "lb" => Page::Leaders(leaderboard::LeaderboardQuery::read(words)?),
            "stat" => Page::Statistics(statistics::StatisticsQuery::read(words)),
            "pro" => Page::Profile(Whose::read(words)?),
            "his" if words == TABLE => Page::Table,
            "his" => Page::History(Filter::read(words)?),
            "rep" => {
                let ReplayClick { control, settings } = ReplayClick::read(words)?;
                (control == ReplayControl::Here).then_some(Page::Replay(settings))?
            }
            "luck" if words.is_empty() => Page::Proof,
            "log" if words == SINCE => Page::Happened,
            _ => return None,
        })
    }
}
