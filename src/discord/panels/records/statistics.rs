//! `/stats`: statistics of a server's finished tables of a game: the wins of each seat, the lengths, the closest tables
//! and the highest scores.

pub use crate::discord::ids::statistics::StatisticsQuery;
use agon_games::{GameEntry, Registry};

use super::history::winners;
use super::number_format::{self, plain_name};
use crate::discord::ids::statistics::{ALL, StatisticsControl};
use crate::discord::ids::{CustomId, Page, StatisticsClick};
use crate::discord::panels::{GOLD, help, say, show_button, tell};
use crate::discord::parts::{Button, Choice, Embed, FRAMED, Parts, cut, plain};
use agon_lang::{GameWords, Language, raise};
use agon_rules::Seat;
use agon_store::{FinishedRow, Margin, ResultRow, SeatTallyRow, Statistics, TallyRow};

impl StatisticsQuery {
    /// Returns the parameters after a click, with the choice of its menu.
    pub fn with_control(self, games: &Registry, control: StatisticsControl, chosen: Option<&str>) -> StatisticsQuery {
        match (control, chosen) {
            (StatisticsControl::Game, Some(game)) => {
                StatisticsQuery { game: Some(game.to_owned()), option: None, ..self }.known(games)
            }
            (StatisticsControl::Option, Some(option)) => {
                StatisticsQuery { option: Some(option.to_owned()), ..self }.known(games)
            }
            (StatisticsControl::Machines, _) => StatisticsQuery { machines: true, ..self },
            (StatisticsControl::People, _) => StatisticsQuery { machines: false, ..self },
            (StatisticsControl::Game | StatisticsControl::Option | StatisticsControl::Open, _) => self,
        }
    }

    /// Returns the parameters without an unknown game or option.
    #[must_use]
    pub fn known(self, games: &Registry) -> StatisticsQuery {
        let game = self.game.and_then(|game| games.get(&game));
        let specs = game.map(|game| game.meta().options).unwrap_or_default();
        let option = self.option.filter(|option| specs.iter().any(|spec| spec.id == option));
        StatisticsQuery { game: game.map(|game| game.id().to_owned()), option, machines: self.machines }
    }
}

/// Builds the statistics of a game.
pub fn statistics(
    language: Language,
    games: &Registry,
    game: &GameEntry,
    query: &StatisticsQuery,
    found: &Statistics,
) -> Parts {
    let (words, option) = (game.words, query.option.as_deref());
    let here = StatisticsQuery { game: Some(game.id().to_owned()), ..query.clone() };
    let id = |control: StatisticsControl| CustomId::page(StatisticsClick::Control(control, here.clone()));
    let title = tell(language, "stats-title", &[("game", words.title(language).into())]);
    let games = number_format::games_menu(language, games, id(StatisticsControl::Game), Some(game.id()), false);
    let machines = machines(language, &here, found);
    if found.lengths.is_empty() {
        let text = say(language, if found.machines_only > 0 { "stats-none-people" } else { "stats-none" });
        let buttons = machines.into_iter().chain([help::open_button(language)]);
        return page(title, text).menu(games).buttons(buttons.collect());
    }
    let mut lines = Vec::new();
    if here.machines && found.machines_only > 0 {
        lines.push(say(language, "stats-with-machines"));
    }
    match option {
        None => lines.extend(block(language, words, found, "")),
        Some(option) => {
            for value in game.meta().options.iter().filter(|spec| spec.id == option).flat_map(|spec| spec.values) {
                let rows = block(language, words, found, &format!("{option}={value}"));
                if !rows.is_empty() {
                    lines.push(format!("**{}**", raise(&words.option_set(language, option, value))));
                    lines.extend(rows);
                }
            }
        }
    }
    let closest = found.closest.iter().map(|(row, margin)| close(language, words, row, margin, plain));
    lines.extend(section(language, "stats-closest", closest.collect()));
    let highest = found.highest.iter().filter_map(|(row, seat)| high(language, words, row, *seat, true));
    lines.extend(section(language, "stats-highest", highest.collect()));
    let show = show_button(language, CustomId::page(Page::Statistics(here.clone())));
    let buttons = machines.into_iter().chain([show]).collect();
    page(title, cut(&lines.join("\n"), FRAMED))
        .menu(games)
        .menu(number_format::words_menu(
            id(StatisticsControl::Option),
            say(language, "stats-pick-option"),
            options(language, game, option),
        ))
        .menu(number_format::words_menu(
            id(StatisticsControl::Open),
            say(language, "ui-open-past-table"),
            tables(language, words, found),
        ))
        .buttons(buttons)
}

/// Returns the switch of tables of AIs alone; `None` where there are none.
fn machines(language: Language, here: &StatisticsQuery, found: &Statistics) -> Option<Button> {
    let (control, label) = match here.machines {
        true => (StatisticsControl::People, "label-machines-only-on"),
        false => (StatisticsControl::Machines, "label-machines-only-off"),
    };
    let id = CustomId::page(StatisticsClick::Control(control, here.clone()));
    (found.machines_only > 0).then(|| Button::new(id, say(language, label)))
}

fn page(title: String, text: String) -> Parts {
    Parts { embed: Some(Embed { title, text, colour: GOLD, footer: String::new() }), ..Parts::default() }
}

fn section(language: Language, key: &str, rows: Vec<String>) -> Vec<String> {
    if rows.is_empty() {
        return Vec::new();
    }
    [String::new(), format!("**{}**", say(language, key))].into_iter().chain(rows).collect()
}

/// Describes the lengths of tables and the wins of each seat, for each number of seats.
fn block(language: Language, words: &dyn GameWords, found: &Statistics, setting: &str) -> Vec<String> {
    let rows = found.lengths.iter().filter(|row| row.setting == setting && row.tables > 0);
    rows.flat_map(|row| {
        let wins = found.seats.iter().filter(|win| win.setting == setting && win.seats == row.seats);
        [length(language, row), shares(language, words, row, wins)]
    })
    .collect()
}

fn length(language: Language, row: &TallyRow) -> String {
    let tables = u64::from(row.tables.max(1));
    let steps = i64::try_from((row.steps + tables / 2) / tables).unwrap_or(i64::MAX);
    let args = [
        ("seats", number_format::seats(language, row.seats).into()),
        ("games", number_format::tables(language, row.tables).into()),
        ("steps", steps.into()),
        ("time", number_format::span(language, row.lasted_ms / i64::from(row.tables.max(1))).into()),
    ];
    tell(language, "stats-length", &args)
}

fn shares<'a>(
    language: Language,
    words: &dyn GameWords,
    row: &TallyRow,
    wins: impl Iterator<Item = &'a SeatTallyRow>,
) -> String {
    let share = |win: &SeatTallyRow| {
        let (mark, city) = (words.mark(Seat(win.seat)), words.city(language, Seat(win.seat)));
        let share = number_format::share(language, win.wins, row.tables);
        // No-break spaces keep a seat in one piece if a phone breaks the line.
        format!("{} {mark} {city} {share}", u32::from(win.seat) + 1).replace(' ', "\u{a0}")
    };
    let shares = wins.map(share).collect::<Vec<_>>().join(" · ");
    tell(language, "stats-shares", &[("shares", shares.into())])
}

/// Describes the margin of a table, in the value that decided it.
fn close(
    language: Language,
    words: &dyn GameWords,
    row: &FinishedRow,
    margin: &Margin,
    shown: fn(&str) -> String,
) -> String {
    let (how, by) = match &margin.by {
        None => ("shared", String::new()),
        Some((word, by)) => {
            let how = match margin.level {
                0 => "first",
                _ if *by < 0 => "fewer",
                _ => "more",
            };
            (how, words.with_part(language, word, by.abs()))
        }
    };
    let args = [
        ("number", row.table.number.into()),
        ("names", winners(language, &row.results, shown).into()),
        ("how", how.into()),
        ("by", by.into()),
    ];
    tell(language, "stats-close", &args)
}

/// Describes the score of a seat: as text, or bare for a menu.
fn high(language: Language, words: &dyn GameWords, row: &FinishedRow, seat: u8, text: bool) -> Option<String> {
    let result = row.results.iter().find(|result| result.seat == seat)?;
    let name = match result.user {
        Some(user) if text => plain_name(language, Some(user), Some(&result.name)),
        Some(user) => number_format::name(language, Some(user), Some(&result.name)),
        None => number_format::named_machine(language, &result.name, result.ai.as_deref().unwrap_or_default()),
    };
    let args =
        [("number", row.table.number.into()), ("name", name.into()), ("score", score(language, words, result).into())];
    Some(tell(language, "stats-high", &args))
}

/// Describes a score with its tie-breakers: `2 metropolises, 14 gold`.
fn score(language: Language, words: &dyn GameWords, result: &ResultRow) -> String {
    let told = result.measures.iter().map(|(word, n)| words.with_part(language, word, n.abs()));
    told.reduce(|told, next| format!("{told}, {next}")).unwrap_or_else(|| result.score.to_string())
}

fn options(language: Language, game: &GameEntry, chosen: Option<&str>) -> Vec<Choice> {
    let all = Choice { chosen: chosen.is_none(), ..Choice::new(ALL, raise(&say(language, "stats-all-options"))) };
    let options = game.meta().options.iter().map(|spec| Choice {
        chosen: chosen == Some(spec.id),
        ..Choice::new(spec.id, raise(&game.words.option(language, spec.id)))
    });
    std::iter::once(all).chain(options).collect()
}

/// Returns the named tables, each once.
fn tables(language: Language, words: &dyn GameWords, found: &Statistics) -> Vec<Choice> {
    let close = |row, margin| Some(close(language, words, row, margin, str::to_owned));
    let closest = found.closest.iter().map(|(row, margin)| (row, close(row, margin)));
    let highest = found.highest.iter().map(|(row, seat)| (row, high(language, words, row, *seat, false)));
    let mut choices: Vec<Choice> = Vec::new();
    for (row, label) in closest.chain(highest) {
        let value = row.table.table.0.to_string();
        if choices.iter().all(|choice| choice.value != value) {
            choices.push(Choice::new(value, cut(&label.unwrap_or_default(), 100)));
        }
    }
    choices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_control_changes_the_game_or_the_option_and_forged_ones_mean_nothing() {
        let games = Registry::ours();
        let bribes =
            StatisticsQuery { game: Some("offrandes".to_owned()), option: Some("bribes".to_owned()), machines: true };
        let after = |control, chosen| {
            let StatisticsQuery { game, option, .. } = bribes.clone().with_control(&games, control, chosen);
            (game.unwrap_or_default(), option.unwrap_or_default())
        };
        let is = |game: &str, option: &str| (game.to_owned(), option.to_owned());
        assert_eq!(after(StatisticsControl::Game, Some("attika")), is("attika", ""));
        assert_eq!(after(StatisticsControl::Game, Some("chess")), is("", ""));
        assert_eq!(after(StatisticsControl::Game, None), is("offrandes", "bribes"));
        assert_eq!(after(StatisticsControl::Option, Some("auction")), is("offrandes", "auction"));
        assert_eq!(after(StatisticsControl::Option, Some("-")), is("offrandes", ""));
        assert_eq!(after(StatisticsControl::Open, Some("7")), is("offrandes", "bribes"));
        // Any control but its own keeps the switch of tables of AIs alone.
        let machines = |control, chosen| bribes.clone().with_control(&games, control, chosen).machines;
        assert!(machines(StatisticsControl::Game, Some("attika")) && machines(StatisticsControl::Option, Some("-")));
        assert!(machines(StatisticsControl::Machines, None) && !machines(StatisticsControl::People, None));
    }
}
