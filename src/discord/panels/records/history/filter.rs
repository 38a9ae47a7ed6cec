//! The filters of a list of past tables, changed by its buttons and menus, and their description.

use super::time::{self, Span};
use crate::discord::ids::CustomId;
use crate::discord::ids::history::{Filter, HistoryClick, HistoryControl, Since};
use crate::discord::panels::records::number_format::{self, ANY_GAME};
use crate::discord::panels::{say, tell};
use agon_games::Registry;
use agon_lang::Language;
use agon_store::{Outcome, UserId};

/// The results that a list can filter by.
pub(super) const OUTCOMES: [(Outcome, &str); 3] =
    [(Outcome::Won, "history-won"), (Outcome::Lost, "history-lost"), (Outcome::Resigned, "history-resigned")];

impl Filter {
    /// Returns the list after a click by `me`, with the choice of its menu.
    #[must_use]
    pub fn with_control(self, games: &Registry, control: HistoryControl, chosen: Option<&str>, me: u64) -> Filter {
        let now = self;
        let fresh = Filter { page: 0, ..now.clone() };
        match (control, chosen) {
            (HistoryControl::Game, Some(ANY_GAME)) => Filter { game: None, ..fresh },
            (HistoryControl::Game, Some(game)) if games.get(game).is_some() => {
                Filter { game: Some(game.to_owned()), ..fresh }
            }
            (HistoryControl::Person, picked) => fresh.about(picked.and_then(|user| user.parse().ok()), me),
            (HistoryControl::Result, Some("any")) => Filter { outcome: None, since: None, until: None, ..fresh },
            (HistoryControl::Clear, _) | (HistoryControl::Result, Some("clear")) => {
                Filter { everywhere: now.everywhere, ..Filter::default() }
            }
            (HistoryControl::Result, Some(word)) => match (time::before_now(word), Span::read(word)) {
                (Some(since), _) => Filter { since: Some(since), until: None, ..fresh },
                (_, Some(span)) => Filter { since: Some(Since::Day(span.first)), until: Some(span.last), ..fresh },
                _ => Filter { outcome: word.parse().ok().or(now.outcome), ..fresh },
            },
            (HistoryControl::Mine, _) => Filter { user: Some(me), ..fresh },
            (HistoryControl::Everywhere, _) => Filter { everywhere: true, ..fresh },
            (HistoryControl::Here, _) => Filter { everywhere: false, ..fresh },
            (HistoryControl::Game | HistoryControl::Result | HistoryControl::Open | HistoryControl::Filters, _) => now,
            (HistoryControl::Previous | HistoryControl::Next, _) => now,
        }
    }

    /// Filters by a chosen person: an opponent in a list of the reader's own tables, a player in any other.
    fn about(self, picked: Option<u64>, me: u64) -> Filter {
        match picked {
            None => Filter { user: self.user.filter(|user| *user == me), opponent: None, ..self },
            Some(user) if user == me => Filter { user: Some(me), opponent: None, ..self },
            Some(user) if self.user == Some(me) => Filter { opponent: Some(user), ..self },
            Some(user) => Filter { user: Some(user), opponent: None, ..self },
        }
    }

    /// Returns the filters as `me` may use them. A result or an opponent without a player means the reader's own
    /// tables. So does a list of all servers.
    #[must_use]
    pub fn settled(self, me: u64, here: bool) -> Filter {
        let everywhere = self.everywhere || !here;
        let (user, opponent) = match self.user {
            Some(user) if everywhere && user != me => (Some(me), self.opponent.filter(|it| *it != me).or(Some(user))),
            None if everywhere || self.outcome.is_some() || self.opponent.is_some() => (Some(me), self.opponent),
            user => (user, self.opponent),
        };
        let opponent = opponent.filter(|opponent| Some(*opponent) != user);
        Filter { user, opponent, everywhere, ..self }
    }

    /// True if any filter is set. A list of all servers always has only the reader's own tables.
    pub fn narrows(&self) -> bool {
        let user = self.user.is_some() && !self.everywhere;
        let time = self.since.is_some() || self.until.is_some();
        user || self.game.is_some() || self.opponent.is_some() || self.outcome.is_some() || time
    }

    /// True for a control after which the menus of filters stay open: the button that opens them, and they themselves.
    pub fn stays_open(control: HistoryControl) -> bool {
        use HistoryControl::{Filters, Game, Person, Result};
        matches!(control, Filters | Game | Person | Result)
    }

    pub(super) fn id(&self, control: HistoryControl) -> CustomId {
        CustomId::page(HistoryClick::List(Some(control), self.clone()))
    }

    /// Returns the people named in its id. The list shows their results.
    pub fn named(&self) -> Vec<UserId> {
        [self.user, self.opponent].into_iter().flatten().map(UserId).collect()
    }

    /// Describes all filters except the game.
    pub(super) fn told(&self, language: Language) -> Vec<String> {
        let user = self.user.filter(|_| !self.everywhere).map(|user| number_format::mention(language, user));
        let opponent = self
            .opponent
            .map(|user| tell(language, "history-against", &[("name", number_format::mention(language, user).into())]));
        let outcome = OUTCOMES.iter().find(|(outcome, _)| Some(*outcome) == self.outcome);
        let outcome = outcome.map(|(_, key)| say(language, key));
        let time = time::told(language, self.since, self.until);
        [user, opponent, outcome, time].into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: u64 = 7;

    #[test]
    fn each_control_changes_one_thing_and_begins_at_the_first_page() {
        let from = Filter { page: 3, game: Some("attika".to_owned()), ..Filter::default() };
        let games = Registry::ours();
        let after =
            |from: &Filter, control: HistoryControl, chosen| from.clone().with_control(&games, control, chosen, ME);
        let first = Filter { page: 0, ..from.clone() };
        assert_eq!(after(&from, HistoryControl::Next, None), from);
        assert_eq!(after(&from, HistoryControl::Filters, None), from);
        assert_eq!(after(&from, HistoryControl::Game, Some("any")).game, None);
        assert_eq!(after(&from, HistoryControl::Game, Some("chess")), from);
        let won = after(&from, HistoryControl::Result, Some("won"));
        assert_eq!(won, Filter { outcome: Some(Outcome::Won), ..first.clone() });
        let recent = after(&won, HistoryControl::Result, Some("month"));
        assert_eq!(recent, Filter { since: Some(Since::Month), ..won });
        let spring = after(&recent, HistoryControl::Result, Some("1970-02"));
        assert_eq!((spring.since, spring.until), (Some(Since::Day(31)), Some(58)));
        assert_eq!(
            after(&spring, HistoryControl::Result, Some("lost")),
            Filter { outcome: Some(Outcome::Lost), ..spring.clone() }
        );
        assert_eq!(after(&spring, HistoryControl::Result, Some("month")), recent, "one time or the other");
        assert_eq!(after(&spring, HistoryControl::Result, Some("any")), first);
        assert_eq!(after(&spring, HistoryControl::Result, Some("clear")), Filter::default());
        assert_eq!(after(&recent, HistoryControl::Clear, None), Filter::default());
        // In a list of all people the chosen person is the player, in the reader's own list an opponent.
        let ben = after(&from, HistoryControl::Person, Some("9"));
        assert_eq!((ben.user, ben.opponent), (Some(9), None));
        let mine = after(&ben, HistoryControl::Mine, None);
        let both = after(&mine, HistoryControl::Person, Some("9"));
        assert_eq!((both.user, both.opponent), (Some(ME), Some(9)));
        let alone = after(&both, HistoryControl::Person, Some("7"));
        assert_eq!((alone.user, alone.opponent), (Some(ME), None));
        assert_eq!(after(&ben, HistoryControl::Person, None).user, None, "a bot plays nothing");
    }

    #[test]
    fn what_needs_a_player_means_mine_and_everywhere_there_is_nothing_else() {
        let of = |filter: Filter, here| {
            let settled = filter.settled(ME, here);
            (settled.user, settled.opponent, settled.everywhere)
        };
        let any = Filter::default;
        assert_eq!(of(any(), true), (None, None, false));
        assert_eq!(of(any(), false), (Some(ME), None, true));
        assert_eq!(of(Filter { outcome: Some(Outcome::Won), ..any() }, true), (Some(ME), None, false));
        assert_eq!(of(Filter { opponent: Some(9), ..any() }, true), (Some(ME), Some(9), false));
        assert_eq!(of(Filter { user: Some(9), everywhere: true, ..any() }, true), (Some(ME), Some(9), true));
        let both = Filter { user: Some(9), opponent: Some(ME), ..any() };
        assert_eq!(of(both.clone(), true), (Some(9), Some(ME), false));
        assert_eq!(of(both, false), (Some(ME), Some(9), true));
    }
}
