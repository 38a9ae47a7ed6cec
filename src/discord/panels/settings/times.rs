//! The choices about time: of a table, of a server's new tables, and of a person.

use super::setup::{button, page};
use super::{labelled, one_of, word_of};
use crate::discord::ids::{CustomId, SetupClick, TimeChoice};
use crate::discord::panels::{say, tell};
use crate::discord::parts::{Choice, Menu, Parts, cut};
use agon_gamemaster::{AbsencePolicy, AiLevel, AwayPolicy, HintPolicy, Pace, UndoPolicy, terms};
use agon_lang::Language;
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

/// The policies for taking steps back, with their words and what they allow.
const UNDO: [(UndoPolicy, &str, &str); 3] = [
    (UndoPolicy::Own, "undo-policy-own", "undo-policy-own-detail"),
    (UndoPolicy::Agreed, "undo-policy-agreed", "undo-policy-agreed-detail"),
    (UndoPolicy::None, "undo-policy-none", "undo-policy-none-detail"),
];

/// The levels of an AI that takes the place of a person, with their words and what they are like.
const STAND_IN: [(AiLevel, &str, &str); 4] = [
    (AiLevel::Easy, "ai-level-easy", "ai-level-easy-detail"),
    (AiLevel::Normal, "ai-level-normal", "ai-level-normal-detail"),
    (AiLevel::Hard, "ai-level-hard", "ai-level-hard-detail"),
    (AiLevel::Expert, "ai-level-expert", "ai-level-expert-detail"),
];

/// The policies for hints, with their words and what they allow.
const HINTS: [(HintPolicy, &str, &str); 2] = [
    (HintPolicy::Alone, "hint-policy-alone", "hint-policy-alone-detail"),
    (HintPolicy::All, "hint-policy-all", "hint-policy-all-detail"),
];

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
    word_of(language, &PACES, &pace)
}

/// Returns the word for a policy: `the AI makes that turn`.
pub fn policy(language: Language, policy: AbsencePolicy) -> String {
    word_of(language, &POLICIES.map(|(known, key, _)| (known, key)), &policy)
}

/// Returns the word for a policy for people who are away: `the AI plays`.
pub fn away_policy(language: Language, policy: AwayPolicy) -> String {
    word_of(language, &AWAY.map(|(known, key, _)| (known, key)), &policy)
}

/// Builds the menu of paces.
pub fn pace_menu(language: Language, id: CustomId, chosen: Pace) -> Menu {
    let choice = |(known, key): (Pace, &str)| {
        let terms = terms(known);
        let args =
            [("turn", span(language, terms.turn_ms).into()), ("reserve", span(language, terms.reserve_ms).into())];
        let detail = match known {
            Pace::None => say(language, "times-pace-none-detail"),
            _ => tell(language, "times-pace-detail", &args),
        };
        (known.word(), say(language, key), detail, known == chosen)
    };
    detailed(id, say(language, "times-pace"), language, PACES.map(choice).to_vec())
}

/// Builds the menu of policies.
pub fn policy_menu(language: Language, id: CustomId, chosen: AbsencePolicy) -> Menu {
    policies(language, id, "times-absence", &POLICIES, AbsencePolicy::word, Some(chosen))
}

/// Builds the menu of policies for people who are away.
pub fn away_menu(language: Language, id: CustomId, chosen: AwayPolicy) -> Menu {
    policies(language, id, "times-away", &AWAY, AwayPolicy::word, Some(chosen))
}

/// Builds the menu of policies for taking steps back; `None`: nobody chose one.
pub fn undo_menu(language: Language, id: CustomId, chosen: Option<UndoPolicy>) -> Menu {
    policies(language, id, "undo-policy", &UNDO, UndoPolicy::word, chosen)
}

/// Builds a server's menu of levels of an AI that takes the place of a person.
pub fn stand_in_menu(language: Language, chosen: AiLevel) -> Menu {
    let id = CustomId::page(SetupClick::Time(TimeChoice::StandIn));
    policies(language, id, "setup-stand-in", &STAND_IN, AiLevel::word, Some(chosen))
}

/// Builds a server's menu of policies for hints.
pub fn hints_menu(language: Language, chosen: HintPolicy) -> Menu {
    let id = CustomId::page(SetupClick::Time(TimeChoice::Hints));
    policies(language, id, "hint-policy", &HINTS, HintPolicy::word, Some(chosen))
}

/// Builds a menu of policies: each with the keys of its text and of its second line.
fn policies<T: Copy + PartialEq>(
    language: Language,
    id: CustomId,
    name: &str,
    known: &[(T, &str, &str)],
    word: fn(T) -> &'static str,
    chosen: Option<T>,
) -> Menu {
    let choice = |&(policy, key, detail): &(T, &str, &str)| {
        (word(policy), say(language, key), say(language, detail), Some(policy) == chosen)
    };
    detailed(id, say(language, name), language, known.iter().map(choice).collect())
}

/// Builds a menu of values: each with its word, its text, its second line, and true if it is chosen.
fn detailed(id: CustomId, name: String, language: Language, values: Vec<(&'static str, String, String, bool)>) -> Menu {
    let choice = |(word, value, detail, chosen): (&'static str, String, String, bool)| Choice {
        chosen,
        detail: cut(&detail, DETAIL),
        ..Choice::new(word, labelled(language, &name, &value))
    };
    let choices = values.into_iter().map(choice).collect();
    one_of(id, name, choices)
}

/// Returns the pace of new tables of a server.
fn pace_of(settings: &GuildRow) -> Pace {
    settings.times.pace.unwrap_or(USUAL)
}

/// Builds the choices for new tables of a server. `first` confirms the saved value.
pub fn times(language: Language, settings: &GuildRow, first: Option<String>) -> Parts {
    let chosen = settings.times.absence.unwrap_or(AbsencePolicy::Gentle);
    let away = settings.times.away.unwrap_or(AwayPolicy::Wait);
    let undo = match settings.times.undo {
        Some(undo) => word_of(language, &UNDO.map(|(known, key, _)| (known, key)), &undo),
        None => say(language, "undo-policy-usual"),
    };
    let lines = [
        tell(language, "times-setup-pace", &[("pace", pace(language, pace_of(settings)).into())]),
        say(language, "times-setup-pace-text"),
        tell(language, "times-setup-absence", &[("absence", policy(language, chosen).into())]),
        say(language, "times-setup-absence-text"),
        tell(language, "times-setup-away", &[("away", away_policy(language, away).into())]),
        say(language, "times-setup-away-text"),
        tell(language, "undo-setup", &[("undo", undo.into())]),
        say(language, "undo-setup-text"),
    ];
    page(language, "times-setup-title", first.into_iter().chain(lines).collect::<Vec<_>>().join("\n"))
        .menu(pace_menu(language, CustomId::page(SetupClick::Time(TimeChoice::Pace)), pace_of(settings)))
        .menu(policy_menu(language, CustomId::page(SetupClick::Time(TimeChoice::Absence)), chosen))
        .menu(away_menu(language, CustomId::page(SetupClick::Time(TimeChoice::Away)), away))
        .menu(undo_menu(language, CustomId::page(SetupClick::Time(TimeChoice::Undo)), settings.times.undo))
        .buttons(vec![button(language, SetupClick::Defaults, "label-back")])
}

/// Tells a manager once that tables can have clocks; `None` if they were told.
pub fn news(language: Language, settings: &GuildRow) -> Option<String> {
    let pace = pace(language, pace_of(settings));
    (!settings.times_told).then(|| tell(language, "times-news", &[("pace", pace.into())]))
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
