//! Which leaderboard, as it stands in the ids of its buttons.
//!
//! `<tap> <page> <game> <period> <rest>`; the period is `a` for all time, `r` for the last days or `s` with a season in
//! base 36; the rest is the order's first letter, then what is on.

use crate::discord::custom_id::{CustomId, Verb, base36};
use crate::discord::panels::game_words;
use agon_store::{Period, Sort};

/// What boards are ranked by; each word begins with a letter of its own.
pub(super) const SORTS: [(Sort, &str); 4] = [
    (Sort::Rating, "leaders-by-rating"),
    (Sort::Wins, "leaders-by-wins"),
    (Sort::Share, "leaders-by-share"),
    (Sort::Played, "leaders-by-played"),
];

/// Which board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// From 0.
    pub page: u32,
    /// The game; none: whichever is played most.
    pub game: Option<String>,
    /// Over which time.
    pub period: Period,
    /// What is ranked by.
    pub sort: Sort,
    /// Whether tables with AIs count too.
    pub machines: bool,
    /// Over all servers.
    pub everywhere: bool,
    /// With the board as a picture.
    pub picture: bool,
    /// The page of the seasons that was turned to; no id remembers it.
    pub turned: Option<usize>,
}

impl Default for Wanted {
    fn default() -> Wanted {
        Wanted {
            page: 0,
            game: None,
            period: Period::AllTime,
            sort: Sort::Rating,
            machines: false,
            everywhere: false,
            picture: false,
            turned: None,
        }
    }
}

impl Wanted {
    /// Reads the words of an id; the tap before them does not matter.
    pub fn read(words: &str) -> Wanted {
        let mut parts = words.split(' ').skip_while(|part| part.parse::<u32>().is_err());
        let mut next = || parts.next().unwrap_or_default();
        let (page, game, period, rest) = (next(), next(), next(), next());
        let sort = SORTS.iter().map(|(sort, _)| *sort).find(|sort| sort.word().chars().next() == rest.chars().next());
        let on = |letter: char| rest.chars().skip(1).any(|it| it == letter);
        Wanted {
            page: page.parse().unwrap_or_default(),
            game: Some(game.to_owned()).filter(|game| game_words(game).is_some()),
            period: read_period(period).unwrap_or(Period::AllTime),
            sort: sort.unwrap_or(Sort::Rating),
            machines: on('m'),
            everywhere: on('e'),
            picture: on('p'),
            turned: None,
        }
    }

    /// The board after a tap: the first word says which, `chosen` what was picked in a menu.
    pub fn tapped(words: &str, chosen: Option<&str>) -> Wanted {
        let now = Wanted::read(words);
        let fresh = Wanted { page: 0, ..now.clone() };
        match (words.split(' ').next().unwrap_or_default(), chosen) {
            ("game", Some(game)) if game_words(game).is_some() => Wanted { game: Some(game.to_owned()), ..fresh },
            ("period", Some(word)) => match word.strip_prefix('@') {
                Some(page) => Wanted { turned: page.parse().ok(), ..now },
                None => Wanted { period: read_period(word).unwrap_or(now.period), ..fresh },
            },
            ("sort", Some(word)) => Wanted { sort: word.parse().unwrap_or(now.sort), ..fresh },
            ("all", _) => Wanted { everywhere: true, ..fresh },
            ("here", _) => Wanted { everywhere: false, ..fresh },
            ("ai", _) => Wanted { machines: true, ..fresh },
            ("people", _) => Wanted { machines: false, ..fresh },
            ("picture", _) => Wanted { picture: true, ..now },
            ("plain", _) => Wanted { picture: false, ..now },
            _ => now,
        }
    }

    /// Whether the tap turns to the reader's own page.
    pub fn to_mine(words: &str) -> bool {
        words.split(' ').next() == Some("me")
    }

    /// The words of an id that leads to this board.
    pub fn words(&self) -> String {
        let game = self.game.as_deref().unwrap_or("-");
        let sort = self.sort.word().chars().next().unwrap_or('-');
        let on = [(self.machines, 'm'), (self.everywhere, 'e'), (self.picture, 'p')];
        let on: String = on.iter().filter(|(on, _)| *on).map(|(_, letter)| *letter).collect();
        format!("{} {game} {} {sort}{on}", self.page, period_word(self.period))
    }

    pub(super) fn tap(&self, tap: &str) -> CustomId {
        CustomId::page(Verb::Leaders, format!("{tap} {}", self.words()))
    }
}

fn read_period(word: &str) -> Option<Period> {
    match word.split_at_checked(1)? {
        ("a", "") => Some(Period::AllTime),
        ("r", "") => Some(Period::Recent),
        ("s", season) => i64::from_str_radix(season, 36).ok().filter(|season| *season > 0).map(Period::Season),
        _ => None,
    }
}

pub(super) fn period_word(period: Period) -> String {
    match period {
        Period::AllTime => "a".to_owned(),
        Period::Recent => "r".to_owned(),
        Period::Season(season) => format!("s{}", base36(season.unsigned_abs())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::custom_id::LONGEST;

    fn full() -> Wanted {
        Wanted {
            page: u32::MAX,
            game: Some("offrandes".to_owned()),
            period: Period::Season(i64::MAX),
            sort: Sort::Share,
            machines: true,
            everywhere: true,
            picture: true,
            turned: None,
        }
    }

    #[test]
    fn a_board_survives_its_words_and_fits_an_id() {
        for sort in SORTS.map(|(sort, _)| sort) {
            for period in [Period::AllTime, Period::Recent, Period::Season(36)] {
                let wanted = Wanted { sort, period, game: None, everywhere: false, ..full() };
                assert_eq!(Wanted::read(&wanted.words()), wanted);
            }
        }
        let id = CustomId::page(Verb::Leaders, full().words()).shown().to_string();
        assert!(id.len() <= LONGEST && full().tap("picture").to_string().len() <= LONGEST);
        for forged in ["", "x y", "0 chess q ?", "-5", "0 - s-1 rzz", "0 - s r", "99999999999"] {
            assert_eq!(Wanted::read(forged), Wanted::default(), "{forged}");
        }
    }

    #[test]
    fn each_tap_changes_one_thing() {
        let from = Wanted { page: 2, ..full() };
        let tap = |tap: &str, chosen| Wanted::tapped(&format!("{tap} {}", from.words()), chosen);
        let first = Wanted { page: 0, ..from.clone() };
        assert_eq!(tap("game", Some("attika")), Wanted { game: Some("attika".to_owned()), ..first.clone() });
        assert_eq!(tap("game", Some("chess")), from);
        assert_eq!(tap("period", Some("s2")), Wanted { period: Period::Season(2), ..first.clone() });
        assert_eq!(tap("period", Some("yesterday")).period, from.period);
        assert_eq!(tap("period", Some("@2")), Wanted { turned: Some(2), ..from.clone() });
        assert_eq!(tap("period", Some("@x")), from);
        assert_eq!(tap("sort", Some("wins")).sort, Sort::Wins);
        assert_eq!(tap("people", None), Wanted { machines: false, ..first.clone() });
        assert_eq!(tap("here", None), Wanted { everywhere: false, ..first });
        assert_eq!(tap("plain", None), Wanted { picture: false, ..from.clone() });
        assert_eq!(tap("next", None), from);
        assert!(Wanted::to_mine("me 0 - a r") && !Wanted::to_mine("0 - a r"));
    }
}
