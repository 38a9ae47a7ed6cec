//! The choices of a server's managers about ratings: rated tables, tables with AIs, seasons.

use super::times;
use crate::discord::ids::{CustomId, SeasonStep, SetupClick};
use crate::discord::panels::records::leaderboard::season_name;
use crate::discord::panels::records::number_format;
use crate::discord::panels::{GOLD, say, tell};
use crate::discord::parts::{Button, Embed, Parts, Tone};
use agon_lang::{Language, raise};
use agon_store::{AiLevel, GuildRow, HintPolicy, SeasonRow};
use jiff::civil::Date;

/// The number of seasons with a line.
pub const SEASONS: u32 = 10;

/// Describes a server's ratings in one line.
fn rating_line(language: Language, settings: &GuildRow) -> String {
    let rated = if settings.rated { "setup-rated-on" } else { "setup-rated-off" };
    let machines = if settings.machines_count { "setup-machines-on" } else { "setup-machines-off" };
    let args = [("rated", say(language, rated).into()), ("machines", say(language, machines).into())];
    tell(language, "setup-rating", &args)
}

/// Builds the switches of ratings. `first` confirms the saved value.
pub fn rating(language: Language, settings: &GuildRow, first: Option<String>) -> Parts {
    let head = first.into_iter().chain([say(language, "setup-rating-text"), String::new()]);
    let text = head.chain([rating_line(language, settings)]).collect::<Vec<_>>().join("\n");
    let button = |click: SetupClick, label: &str| Button::new(CustomId::page(click), say(language, label));
    let rated = if settings.rated { "setup-rated-yes" } else { "setup-rated-no" };
    let machines = if settings.machines_count { "setup-machines-yes" } else { "setup-machines-no" };
    page(say(language, "setup-rating-title"), text)
        .menu(times::stand_in_menu(language, settings.times.stand_in.unwrap_or(AiLevel::Normal)))
        .menu(times::hints_menu(language, settings.times.hints.unwrap_or(HintPolicy::Alone)))
        .buttons(vec![
            button(SetupClick::Rated(!settings.rated), rated),
            button(SetupClick::MachinesCount(!settings.machines_count), machines),
        ])
        .buttons(vec![button(SetupClick::Show, "label-back")])
}

/// Lists a server's seasons, newest first.
pub fn seasons(language: Language, seasons: &[SeasonRow]) -> Parts {
    let mut lines = vec![say(language, "seasons-text"), String::new()];
    if seasons.is_empty() {
        lines.push(say(language, "seasons-none"));
    }
    lines.extend(seasons.iter().take(SEASONS as usize).map(|season| line(language, season)));
    let (step, number, key) = match on(seasons) {
        Some(season) => (SeasonStep::End, season.number, "label-end-season"),
        None => (SeasonStep::Start, next(seasons), "label-start-season"),
    };
    let label = tell(language, key, &[("number", number.into())]);
    let last_day = (step == SeasonStep::End).then(|| date_button(language, number));
    let back = Button::new(CustomId::page(SetupClick::Show), say(language, "label-back"));
    let step = Button::new(CustomId::page(SetupClick::Season { step, number, sure: false }), label);
    page(say(language, "seasons-title"), lines.join("\n"))
        .buttons(std::iter::once(step).chain(last_day).chain([back]).collect())
}

/// Returns the button that asks for the last day of a season.
fn date_button(language: Language, number: u32) -> Button {
    Button::new(CustomId::page(SetupClick::SeasonDate(number)), say(language, "label-last-day"))
}

/// Reads a day such as `2026-12-31`, and returns its last moment in UTC, in milliseconds since 1970; `None` if it is no
/// day.
pub fn last_moment(text: &str) -> Option<i64> {
    const HOUR_MS: i64 = 3_600_000;
    let day: Date = text.trim().parse().ok()?;
    let begins = day.duration_since(Date::constant(1970, 1, 1)).as_hours();
    Some((begins + 24) * HOUR_MS - 1)
}

/// Asks to confirm the start or end of a season; `None` if that is not possible now.
pub fn sure(language: Language, seasons: &[SeasonRow], step: SeasonStep, number: u32) -> Option<Parts> {
    if !may(seasons, step, number) {
        return None;
    }
    let (text, label, tone) = match step {
        SeasonStep::Start => ("seasons-start", "seasons-yes-start", Tone::Main),
        SeasonStep::End => ("seasons-end", "seasons-yes-end", Tone::Danger),
    };
    let text = tell(language, text, &[("n", number.into())]);
    let yes = Button::new(CustomId::page(SetupClick::Season { step, number, sure: true }), say(language, label));
    let last_day = (step == SeasonStep::Start).then(|| date_button(language, number));
    let back = Button::new(CustomId::page(SetupClick::Seasons), say(language, "label-back"));
    let buttons = std::iter::once(yes.tone(tone)).chain(last_day).chain([back]);
    Some(page(say(language, "seasons-title"), text).buttons(buttons.collect()))
}

/// True if this season may start, as the next one while none is open, or end, as the open one.
pub fn may(seasons: &[SeasonRow], step: SeasonStep, number: u32) -> bool {
    match step {
        SeasonStep::Start => on(seasons).is_none() && next(seasons) == number,
        SeasonStep::End => on(seasons).is_some_and(|season| season.number == number),
    }
}

fn on(seasons: &[SeasonRow]) -> Option<&SeasonRow> {
    seasons.iter().find(|season| season.ended_at_ms.is_none())
}

fn next(seasons: &[SeasonRow]) -> u32 {
    seasons.iter().map(|season| season.number).max().unwrap_or_default() + 1
}

fn line(language: Language, season: &SeasonRow) -> String {
    let name = ("season", raise(&season_name(language, season)).into());
    let start = ("start", number_format::day(season.started_at_ms).into());
    match season.ended_at_ms {
        Some(end) => tell(language, "leaders-season-past", &[name, start, ("end", number_format::day(end).into())]),
        None => {
            let since = tell(language, "leaders-season-since", &[name, start]);
            let ends = season.ends_at_ms.map(|end| {
                let day = format!("<t:{}:F>", end.div_euclid(1000));
                tell(language, "season-ends", &[("end", day.into())])
            });
            std::iter::once(since).chain(ends).collect::<Vec<_>>().join(" · ")
        }
    }
}

fn page(title: String, text: String) -> Parts {
    Parts { embed: Some(Embed { title, text, colour: GOLD, footer: String::new() }), ..Parts::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn season(number: u32, ended_at_ms: Option<i64>) -> SeasonRow {
        SeasonRow { season: i64::from(number) + 40, number, started_at_ms: 1, ended_at_ms, ends_at_ms: None }
    }

    #[test]
    fn a_last_day_lasts_until_its_midnight_in_utc() {
        assert_eq!(last_moment("1970-01-01"), Some(86_400_000 - 1));
        assert_eq!(last_moment(" 2026-12-31 "), Some(1_798_761_600_000 - 1));
        assert_eq!(last_moment("1969-12-31"), Some(-1));
        for text in ["", "2026", "2026-02-30", "31.12.2026", "soon"] {
            assert_eq!(last_moment(text), None, "{text}");
        }
    }

    #[test]
    fn one_season_at_a_time_and_an_old_button_starts_or_ends_no_other() {
        let may_start = |seasons: &[SeasonRow], number| may(seasons, SeasonStep::Start, number);
        let may_end = |seasons: &[SeasonRow], number| may(seasons, SeasonStep::End, number);
        let (over, on) = (season(1, Some(5)), season(2, None));
        assert!(may_start(&[], 1) && !may_start(&[], 2) && !may_end(&[], 1));
        assert!(may_start(&[over], 2) && !may_start(&[season(1, Some(5))], 1));
        let both = [on, season(1, Some(5))];
        assert!(may_end(&both, 2) && !may_end(&both, 1) && !may_start(&both, 3));
        assert_eq!(sure(Language::English, &both, SeasonStep::End, 1), None);
        assert_eq!(sure(Language::English, &both, SeasonStep::Start, 2), None);
    }
}
