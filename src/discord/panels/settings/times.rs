//! The choices about time: of a table, of a server's new tables, and of a person.

use super::setup::{button, page};
use crate::discord::ids::{CustomId, PreferencesClick, SetupClick};
use crate::discord::panels::{say, tell};
use crate::discord::parts::{Choice, Menu, MenuKind, Parts, cut};
use agon_gamemaster::{AbsencePolicy, AtZero, AwayPolicy, Pace, terms};
use agon_lang::{Language, raise};
use agon_store::GuildRow;

const MINUTE_MS: i64 = 60_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;

/// The longest second line of a choice, in UTF-16 units.
const DETAIL: usize = 100;

const PACES: [(Pace, &str); 4] = [
    (Pace::Live, "times-pace-live"),
    (Pace::Day, "times-pace-day"),
    (Pace::Days, "times-pace-days"),
    (Pace::None, "times-pace-none"),
];

/// The policies, with their words and what they do after the first time.
const POLICIES: [(AbsencePolicy, &str, &str); 3] = [
    (AbsencePolicy::Gentle, "times-absence-gentle", "times-absence-gentle-detail"),
    (AbsencePolicy::Strict, "times-absence-strict", "times-absence-strict-detail"),
    (AbsencePolicy::Wait, "times-absence-wait", "times-absence-wait-detail"),
];

/// The policies for people who are away, with their words and what they do.
const AWAY: [(AwayPolicy, &str, &str); 2] = [
    (AwayPolicy::Wait, "times-away-wait", "times-away-wait-detail"),
    (AwayPolicy::Ai, "times-away-ai", "times-away-ai-detail"),
];

const WISHES: [(AtZero, &str); 2] = [(AtZero::Ai, "times-at-zero-ai"), (AtZero::Decline, "times-at-zero-decline")];

/// The pace of new tables of a server that chose none, where two people or more play.
const USUAL: Pace = Pace::Day;

/// Writes a length of time: `42 min`, `18 h`, `3 days`.
pub fn span(language: Language, ms: i64) -> String {
    let round = |unit: i64| (ms + unit / 2).div_euclid(unit);
    let (unit, n) = match ms {
        ..HOUR_MS if round(MINUTE_MS) < 60 => ("minutes", round(MINUTE_MS).max(1)),
        ..172_800_000 if round(HOUR_MS) < 48 => ("hours", round(HOUR_MS)),
        _ => ("days", round(DAY_MS)),
    };
    tell(language, "times-span", &[("unit", unit.into()), ("n", n.into())])
}

/// Returns the word for a pace: `a day a turn`.
pub fn pace(language: Language, pace: Pace) -> String {
    PACES.iter().find(|(known, _)| *known == pace).map(|(_, key)| say(language, key)).unwrap_or_default()
}

/// Returns the word for a policy: `the AI makes that turn`.
pub fn policy(language: Language, policy: AbsencePolicy) -> String {
    POLICIES.iter().find(|(known, ..)| *known == policy).map(|(_, key, _)| say(language, key)).unwrap_or_default()
}

/// Returns the word for a policy for people who are away: `the AI plays`.
pub fn away_policy(language: Language, policy: AwayPolicy) -> String {
    AWAY.iter().find(|(known, ..)| *known == policy).map(|(_, key, _)| say(language, key)).unwrap_or_default()
}

/// Writes a label such as `If time runs out: the table waits`.
pub fn labelled(language: Language, what: &str, value: String) -> String {
    raise(&tell(language, "option-set", &[("option", say(language, what).into()), ("value", value.into())]))
}

/// Builds the menu of paces.
pub fn pace_menu(language: Language, id: CustomId, chosen: Pace) -> Menu {
    let choice = |(known, _): (Pace, &str)| {
        let terms = terms(known);
        let args =
            [("turn", span(language, terms.turn_ms).into()), ("reserve", span(language, terms.reserve_ms).into())];
        let detail = match known {
            Pace::None => say(language, "times-pace-none-detail"),
            _ => tell(language, "times-pace-detail", &args),
        };
        let label = labelled(language, "times-pace", pace(language, known));
        Choice { chosen: known == chosen, detail: cut(&detail, DETAIL), ..Choice::new(known.word(), label) }
    };
    one_of(id, raise(&say(language, "times-pace")), PACES.map(choice).to_vec())
}

/// Builds the menu of policies.
pub fn policy_menu(language: Language, id: CustomId, chosen: AbsencePolicy) -> Menu {
    let choice = |(known, key, detail): (AbsencePolicy, &str, &str)| {
        let label = labelled(language, "times-absence", say(language, key));
        let detail = cut(&say(language, detail), DETAIL);
        Choice { chosen: known == chosen, detail, ..Choice::new(known.word(), label) }
    };
    one_of(id, raise(&say(language, "times-absence")), POLICIES.map(choice).to_vec())
}

/// Builds the menu of policies for people who are away.
pub fn away_menu(language: Language, id: CustomId, chosen: AwayPolicy) -> Menu {
    let choice = |(known, key, detail): (AwayPolicy, &str, &str)| {
        let label = labelled(language, "times-away", say(language, key));
        let detail = cut(&say(language, detail), DETAIL);
        Choice { chosen: known == chosen, detail, ..Choice::new(known.word(), label) }
    };
    one_of(id, raise(&say(language, "times-away")), AWAY.map(choice).to_vec())
}

fn one_of(id: CustomId, placeholder: String, choices: Vec<Choice>) -> Menu {
    Menu { id, placeholder, choices, count: 1, kind: MenuKind::Words }
}

/// Returns the pace of new tables of a server.
fn pace_of(settings: &GuildRow) -> Pace {
    settings.times.pace.unwrap_or(USUAL)
}

/// Builds the choices for new tables of a server. `first` confirms the saved value.
pub fn times(language: Language, settings: &GuildRow, first: Option<String>) -> Parts {
    let chosen = settings.times.absence.unwrap_or(AbsencePolicy::Gentle);
    let away = settings.times.away.unwrap_or(AwayPolicy::Wait);
    let lines = [
        tell(language, "times-setup-pace", &[("pace", pace(language, pace_of(settings)).into())]),
        say(language, "times-setup-pace-text"),
        tell(language, "times-setup-absence", &[("absence", policy(language, chosen).into())]),
        say(language, "times-setup-absence-text"),
        tell(language, "times-setup-away", &[("away", away_policy(language, away).into())]),
        say(language, "times-setup-away-text"),
    ];
    page(language, "times-setup-title", first.into_iter().chain(lines).collect::<Vec<_>>().join("\n"))
        .menu(pace_menu(language, CustomId::page(SetupClick::Pace), pace_of(settings)))
        .menu(policy_menu(language, CustomId::page(SetupClick::Absence), chosen))
        .menu(away_menu(language, CustomId::page(SetupClick::Away), away))
        .buttons(vec![button(language, SetupClick::Defaults, "label-back")])
}

/// Tells a manager once that tables can have clocks; `None` if they were told.
pub fn news(language: Language, settings: &GuildRow) -> Option<String> {
    let pace = pace(language, pace_of(settings));
    (!settings.times_told).then(|| tell(language, "times-news", &[("pace", pace.into())]))
}

/// Returns the word for a wish of a player whose time is up: `decline if possible`.
pub fn wish(language: Language, wish: AtZero) -> String {
    WISHES.iter().find(|(known, _)| *known == wish).map(|(_, key)| say(language, key)).unwrap_or_default()
}

/// Builds the menu of these wishes.
pub fn wish_menu(language: Language, chosen: AtZero) -> Menu {
    let choice = |(known, key): (AtZero, &str)| Choice {
        chosen: chosen == known,
        ..Choice::new(known.word(), labelled(language, "times-at-zero", say(language, key)))
    };
    let placeholder = raise(&say(language, "times-at-zero"));
    one_of(CustomId::page(PreferencesClick::AtZero), placeholder, WISHES.map(choice).to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_is_told_in_its_largest_fitting_unit() {
        for (ms, english, german) in [
            (1_000, "1 min", "1 min"),
            (42 * MINUTE_MS, "42 min", "42 min"),
            (HOUR_MS - 1_000, "1 h", "1 h"),
            (18 * HOUR_MS - 1, "18 h", "18 h"),
            (24 * HOUR_MS, "24 h", "24 h"),
            (48 * HOUR_MS - 1, "2 days", "2 Tage"),
            (72 * HOUR_MS, "3 days", "3 Tage"),
            (7 * DAY_MS, "7 days", "7 Tage"),
        ] {
            assert_eq!(span(Language::English, ms), english, "{ms}");
            assert_eq!(span(Language::German, ms), german, "{ms}");
        }
    }
}
