//! What a list of past tables is narrowed to, as it stands in the ids of its buttons.
//!
//! `<tap> <page> <game> <player> <opponent> <rest> <from> <until>`, people in base 36, `-` for any, the rest three letters:
//! result, time before now, place. Days of the calendar are counted since 1970, in base 36; without any, nothing stands there.

use super::time::{self, Since, Span, TIMES};
use crate::discord::custom_id::{CustomId, Verb, base36};
use crate::discord::panels::figures::{self, ANY_GAME};
use crate::discord::panels::{game_words, say, tell};
use agon_lang::Language;
use agon_store::{Outcome, UserId};

/// Days since 1970 that an id may name: to the end of 9999.
const DAYS: std::ops::RangeInclusive<i64> = 0..=2_932_896;

/// Results a list may be narrowed to; each word begins with a letter of its own.
pub(super) const OUTCOMES: [(Outcome, &str); 3] =
    [(Outcome::Won, "history-won"), (Outcome::Lost, "history-lost"), (Outcome::Resigned, "history-resigned")];

/// What a list is narrowed to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// From 0.
    pub page: u32,
    /// Only this game.
    pub game: Option<String>,
    /// Only tables where this player sat.
    pub user: Option<u64>,
    /// Only tables where this player sat too.
    pub opponent: Option<u64>,
    /// Only what came out so for `user`.
    pub outcome: Option<Outcome>,
    /// Only what ended since then.
    pub since: Option<Since>,
    /// Only what ended on this day or before, in days since 1970, UTC.
    pub until: Option<i64>,
    /// On all servers, where only one's own tables are to be read.
    pub everywhere: bool,
}

impl Filter {
    /// Reads the words of an id; the tap before them does not matter. What cannot be read narrows nothing.
    pub fn read(words: &str) -> Filter {
        let mut parts = words.split(' ').skip_while(|part| part.parse::<u32>().is_err());
        let mut next = || parts.next().filter(|part| *part != "-");
        let person = |word: &str| u64::from_str_radix(word, 36).ok();
        let (page, game) = (next(), next());
        let (user, opponent) = (next().and_then(person), next().and_then(person));
        let rest = next().unwrap_or_default();
        let letter = |at: usize| rest.chars().nth(at);
        let mut before_now = TIMES.iter().map(|(since, ..)| *since);
        let before_now = before_now.find(|since| since.row().map(|(first, _)| first) == letter(1));
        let mut day = || next().and_then(|word| i64::from_str_radix(word, 36).ok()).filter(|day| DAYS.contains(day));
        let (from, until) = (day(), day());
        Filter {
            page: page.and_then(|page| page.parse().ok()).unwrap_or_default(),
            game: game.filter(|game| game_words(game).is_some()).map(str::to_owned),
            user,
            opponent,
            outcome: OUTCOMES.iter().map(|(outcome, _)| *outcome).find(|it| it.word().chars().next() == letter(0)),
            since: before_now.or(from.map(Since::Day)),
            until,
            everywhere: letter(2) == Some('e'),
        }
    }

    /// The list after a tap of `me`: the first word says which, `chosen` what was picked in a menu.
    pub fn tapped(words: &str, chosen: Option<&str>, me: u64) -> Filter {
        let now = Filter::read(words);
        let fresh = Filter { page: 0, ..now.clone() };
        match (words.split(' ').next().unwrap_or_default(), chosen) {
            ("game", Some(ANY_GAME)) => Filter { game: None, ..fresh },
            ("game", Some(game)) if game_words(game).is_some() => Filter { game: Some(game.to_owned()), ..fresh },
            ("person", picked) => fresh.about(picked.and_then(|user| user.parse().ok()), me),
            ("result", Some("any")) => Filter { outcome: None, since: None, until: None, ..fresh },
            ("clear", _) | ("result", Some("clear")) => Filter { everywhere: now.everywhere, ..Filter::default() },
            ("result", Some(word)) => match (Since::read(word), Span::read(word)) {
                (Some(since), _) => Filter { since: Some(since), until: None, ..fresh },
                (_, Some(span)) => Filter { since: Some(Since::Day(span.first)), until: Some(span.last), ..fresh },
                _ => Filter { outcome: word.parse().ok().or(now.outcome), ..fresh },
            },
            ("mine", _) => Filter { user: Some(me), ..fresh },
            ("all", _) => Filter { everywhere: true, ..fresh },
            ("here", _) => Filter { everywhere: false, ..fresh },
            _ => now,
        }
    }

    /// In a list of one's own tables whoever is picked is an opponent, in any other it is who sat there.
    fn about(self, picked: Option<u64>, me: u64) -> Filter {
        match picked {
            None => Filter { user: self.user.filter(|user| *user == me), opponent: None, ..self },
            Some(user) if user == me => Filter { user: Some(me), opponent: None, ..self },
            Some(user) if self.user == Some(me) => Filter { opponent: Some(user), ..self },
            Some(user) => Filter { user: Some(user), opponent: None, ..self },
        }
    }

    /// The same as it can be read by `me`: a result or an opponent without a player means mine, and everywhere, too, there
    /// are only mine.
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

    /// The words of an id that leads to this list.
    pub fn words(&self) -> String {
        let person = |user: Option<u64>| user.map_or("-".to_owned(), base36);
        let first = |word: &str| word.chars().next().unwrap_or('-');
        let outcome = self.outcome.map_or('-', |outcome| first(outcome.word()));
        let since = self.since.and_then(Since::row).map_or('-', |(letter, _)| letter);
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

    /// Whether anything is narrowed; everywhere there are only one's own tables anyway.
    pub fn narrows(&self) -> bool {
        let user = self.user.is_some() && !self.everywhere;
        let time = self.since.is_some() || self.until.is_some();
        user || self.game.is_some() || self.opponent.is_some() || self.outcome.is_some() || time
    }

    pub(super) fn tap(&self, tap: &str) -> CustomId {
        CustomId::page(Verb::History, format!("{tap} {}", self.words()))
    }

    /// What it is narrowed to besides the game, in words.
    pub(super) fn told(&self, language: Language) -> Vec<String> {
        let user = self.user.filter(|_| !self.everywhere).map(|user| figures::mention(language, user));
        let opponent = self
            .opponent
            .map(|user| tell(language, "history-against", &[("name", figures::mention(language, user).into())]));
        let outcome = OUTCOMES.iter().find(|(outcome, _)| Some(*outcome) == self.outcome);
        let outcome = outcome.map(|(_, key)| say(language, key));
        let time = time::told(language, self.since, self.until);
        [user, opponent, outcome, time].into_iter().flatten().collect()
    }
}

/// The people a list's id names: what they came out as is in it.
pub fn named(words: &str) -> Vec<UserId> {
    let Filter { user, opponent, .. } = Filter::read(words);
    [user, opponent].into_iter().flatten().map(UserId).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::custom_id::LONGEST;

    const ME: u64 = 7;

    fn full() -> Filter {
        Filter {
            page: 99_999,
            game: Some("offrandes".to_owned()),
            user: Some(u64::MAX),
            opponent: Some(u64::MAX - 1),
            outcome: Some(Outcome::Resigned),
            since: Some(Since::Day(2_932_896)),
            until: Some(2_932_896),
            everywhere: true,
        }
    }

    #[test]
    fn a_filter_survives_its_words_and_fits_an_id() {
        let other = Filter { everywhere: false, game: None, since: Some(Since::Year), ..full() };
        let rolling = Filter { until: None, ..other.clone() };
        let from = Filter { since: Some(Since::Day(0)), ..rolling.clone() };
        for filter in [full(), Filter::default(), other, rolling, from, Filter { since: None, ..full() }] {
            assert_eq!(Filter::read(&filter.words()), filter);
            assert_eq!(Filter::read(&format!("person {}", filter.words())), filter);
            let shown = CustomId::page(Verb::History, filter.words()).shown();
            assert!(shown.to_string().len() <= LONGEST && filter.tap("person").to_string().len() <= LONGEST);
        }
        for forged in [
            "",
            "x",
            "0 chess ! ? zzz",
            "-1 - - -",
            "open",
            "0 - zzzzzzzzzzzzzz - ---",
            "4294967296",
            "0 - - - --- -1 zzzzz",
        ] {
            assert_eq!(Filter::read(forged), Filter::default(), "{forged}");
        }
    }

    #[test]
    fn each_tap_changes_one_thing_and_begins_at_the_first_page() {
        let from = Filter { page: 3, game: Some("attika".to_owned()), ..Filter::default() };
        let tap = |from: &Filter, tap: &str, chosen| Filter::tapped(&format!("{tap} {}", from.words()), chosen, ME);
        let first = Filter { page: 0, ..from.clone() };
        assert_eq!(tap(&from, "next", None), from);
        assert_eq!(tap(&from, "game", Some("any")).game, None);
        assert_eq!(tap(&from, "game", Some("chess")), from);
        let won = tap(&from, "result", Some("won"));
        assert_eq!(won, Filter { outcome: Some(Outcome::Won), ..first.clone() });
        let recent = tap(&won, "result", Some("month"));
        assert_eq!(recent, Filter { since: Some(Since::Month), ..won.clone() });
        let spring = tap(&recent, "result", Some("1970-02"));
        assert_eq!((spring.since, spring.until), (Some(Since::Day(31)), Some(58)));
        assert_eq!(tap(&spring, "result", Some("lost")), Filter { outcome: Some(Outcome::Lost), ..spring.clone() });
        assert_eq!(tap(&spring, "result", Some("month")), recent, "one time or the other");
        assert_eq!(tap(&spring, "result", Some("any")), first);
        assert_eq!(tap(&spring, "result", Some("clear")), Filter::default());
        assert_eq!(tap(&recent, "clear", None), Filter::default());
        // In anybody's list a person is the player, in mine an opponent.
        let ben = tap(&from, "person", Some("9"));
        assert_eq!((ben.user, ben.opponent), (Some(9), None));
        let mine = tap(&ben, "mine", None);
        let both = tap(&mine, "person", Some("9"));
        assert_eq!((both.user, both.opponent), (Some(ME), Some(9)));
        let alone = tap(&both, "person", Some("7"));
        assert_eq!((alone.user, alone.opponent), (Some(ME), None));
        assert_eq!(tap(&ben, "person", None).user, None, "a bot plays nothing");
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
