//! What a server's managers choose about ratings: whether tables are rated, whether those with AIs count, seasons.

use super::leaderboard::season_name;
use super::{GOLD, figures, say, tell};
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::parts::{Button, Embed, Parts, Tone};
use agon_lang::{Language, raise};
use agon_store::{GuildRow, SeasonRow};

/// Seasons that get a line.
pub const SEASONS: u32 = 10;

/// How a server rates, in one line.
pub fn rating_line(language: Language, settings: &GuildRow) -> String {
    let rated = if settings.rated { "setup-rated-on" } else { "setup-rated-off" };
    let machines = if settings.machines_count { "setup-machines-on" } else { "setup-machines-off" };
    let args = [("rated", say(language, rated).into()), ("machines", say(language, machines).into())];
    tell(language, "setup-rating", &args)
}

/// The switches of ratings; `first` confirms what was just saved.
pub fn rating(language: Language, settings: &GuildRow, first: Option<String>) -> Parts {
    let head = first.into_iter().chain([say(language, "setup-rating-text"), String::new()]);
    let text = head.chain([rating_line(language, settings)]).collect::<Vec<_>>().join("\n");
    let switch = |what: &str, on: bool, label: &str| {
        let word = if on { "off" } else { "on" };
        Button::new(setup(format!("rating {what} {word}")), say(language, label))
    };
    let rated = if settings.rated { "setup-rated-yes" } else { "setup-rated-no" };
    let machines = if settings.machines_count { "setup-machines-yes" } else { "setup-machines-no" };
    page(say(language, "setup-rating-title"), text)
        .buttons(vec![switch("rated", settings.rated, rated), switch("machines", settings.machines_count, machines)])
        .buttons(vec![Button::new(setup(""), say(language, "label-back"))])
}

/// A server's seasons, newest first.
pub fn seasons(language: Language, seasons: &[SeasonRow]) -> Parts {
    let mut lines = vec![say(language, "seasons-text"), String::new()];
    if seasons.is_empty() {
        lines.push(say(language, "seasons-none"));
    }
    lines.extend(seasons.iter().take(SEASONS as usize).map(|season| line(language, season)));
    let (what, number, key) = match on(seasons) {
        Some(season) => ("end", season.number, "label-end-season"),
        None => ("start", next(seasons), "label-start-season"),
    };
    let label = tell(language, key, &[("number", number.into())]);
    page(say(language, "seasons-title"), lines.join("\n")).buttons(vec![
        Button::new(setup(format!("season {what} {number}")), label),
        Button::new(setup(""), say(language, "label-back")),
    ])
}

/// Asks once more before a season starts or ends; nothing if that is not what can happen now.
pub fn sure(language: Language, seasons: &[SeasonRow], what: &str, number: u32) -> Option<Parts> {
    let (text, label, tone) = match what {
        "start" if may_start(seasons, number) => ("seasons-start", "seasons-yes-start", Tone::Main),
        "end" if may_end(seasons, number) => ("seasons-end", "seasons-yes-end", Tone::Danger),
        _ => return None,
    };
    let text = tell(language, text, &[("n", number.into())]);
    Some(page(say(language, "seasons-title"), text).buttons(vec![
        Button::new(setup(format!("season {what} {number} yes")), say(language, label)).tone(tone),
        Button::new(setup("seasons"), say(language, "label-back")),
    ]))
}

/// Whether this is the season that may start: the next one, and none is on.
pub fn may_start(seasons: &[SeasonRow], number: u32) -> bool {
    on(seasons).is_none() && next(seasons) == number
}

/// Whether this is the season that is on.
pub fn may_end(seasons: &[SeasonRow], number: u32) -> bool {
    on(seasons).is_some_and(|season| season.number == number)
}

fn on(seasons: &[SeasonRow]) -> Option<&SeasonRow> {
    seasons.iter().find(|season| season.ended_at_ms.is_none())
}

fn next(seasons: &[SeasonRow]) -> u32 {
    seasons.iter().map(|season| season.number).max().unwrap_or_default() + 1
}

fn line(language: Language, season: &SeasonRow) -> String {
    let name = ("season", raise(&season_name(language, season)).into());
    let start = ("start", figures::day(season.started_at_ms).into());
    match season.ended_at_ms {
        Some(end) => tell(language, "leaders-season-past", &[name, start, ("end", figures::day(end).into())]),
        None => tell(language, "leaders-season-since", &[name, start]),
    }
}

fn setup(words: impl Into<String>) -> CustomId {
    CustomId::page(Verb::Setup, words)
}

fn page(title: String, text: String) -> Parts {
    Parts { embed: Some(Embed { title, text, colour: GOLD, footer: String::new() }), ..Parts::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn season(number: u32, ended_at_ms: Option<i64>) -> SeasonRow {
        SeasonRow { season: i64::from(number) + 40, number, started_at_ms: 1, ended_at_ms }
    }

    #[test]
    fn one_season_at_a_time_and_an_old_button_starts_or_ends_no_other() {
        let (over, on) = (season(1, Some(5)), season(2, None));
        assert!(may_start(&[], 1) && !may_start(&[], 2) && !may_end(&[], 1));
        assert!(may_start(&[over], 2) && !may_start(&[season(1, Some(5))], 1));
        let both = [on, season(1, Some(5))];
        assert!(may_end(&both, 2) && !may_end(&both, 1) && !may_start(&both, 3));
        assert_eq!(sure(Language::English, &both, "end", 1), None);
        assert_eq!(sure(Language::English, &both, "begin", 2), None);
    }
}
