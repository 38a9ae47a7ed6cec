//! `/history`: past tables, filtered by menus behind a button, each with a way to its page.

mod filter;
mod time;

pub use crate::discord::ids::history::{Filter, Since};
use agon_games::Registry;
pub use time::{Span, before_ms, since, times};

use super::number_format;
use crate::discord::ids::history::HistoryControl;
use crate::discord::ids::{self, CustomId, HistoryClick};
use crate::discord::panels::{GOLD, help, say, show_button, tell};
use crate::discord::parts::{Button, Choice, Embed, Menu, MenuKind, Parts, cut, plain};
use agon_lang::{Arg, Language, raise};
use agon_rules::standing::CONCEDED;
use agon_store::{COUNTED_AHEAD, GuildId, HeadToHead, Page, PastRow, ResultRow};
use filter::OUTCOMES;
use std::collections::HashMap;

/// Tables on a page.
pub const TABLES: u32 = 6;

/// A page of past tables, and its reader.
#[derive(Clone, Debug)]
pub struct Listed<'a> {
    /// The filters of the list.
    pub filter: &'a Filter,
    /// The registry of games.
    pub games: &'a Registry,
    /// The page.
    pub page: &'a Page<PastRow>,
    /// The names of servers, for a list of all servers.
    pub servers: &'a HashMap<GuildId, String>,
    /// True if it is read in a server.
    pub here: bool,
    /// True if it is the reader's own list.
    pub mine: bool,
    /// The total of the player and the opponent that it names; `None`: they never met.
    pub score: Option<HeadToHead>,
    /// True if the menus of filters stand under it.
    pub filters: bool,
    /// The current time, in UTC milliseconds.
    pub now_ms: i64,
}

/// Builds the list: with the buttons that turn it, or with the menus of its filters.
pub fn history(language: Language, listed: &Listed<'_>) -> Parts {
    let parts = match listed.page.items.is_empty() {
        true => Parts::line(empty(language, listed)),
        false => list(language, listed),
    };
    if listed.filters { filters(language, listed, parts) } else { parts.buttons(buttons(language, listed)) }
}

/// Builds the list without its filters and buttons.
fn list(language: Language, listed: &Listed<'_>) -> Parts {
    let Listed { filter, page, .. } = *listed;
    let told = Some(filter.told(language).join(" · ")).filter(|told| !told.is_empty());
    let mut lines: Vec<String> = told.into_iter().chain(total(language, listed)).collect();
    if !lines.is_empty() {
        lines.push(String::new());
    }
    let mut choices = Vec::new();
    for row in &page.items {
        let server = listed.servers.get(&row.table.guild).filter(|_| filter.everywhere);
        let ended = number_format::day(row.table.ended_at_ms.unwrap_or_default());
        let place = server.map(|server| format!(" · {}", plain(server))).unwrap_or_default();
        lines.push(format!("{}{place} · {ended}", line(language, listed.games, row, true)));
        let place = server.map(|server| format!("{server} · ")).unwrap_or_default();
        let label = format!("{place}{}", line(language, listed.games, row, false));
        choices.push(Choice::new(row.table.table.0.to_string(), cut(&label, 100)));
    }
    Parts {
        embed: Some(Embed {
            title: title(language, listed.games, filter),
            text: lines.join("\n"),
            colour: GOLD,
            footer: footer(language, page),
        }),
        ..Parts::default()
    }
    .menu(number_format::words_menu(filter.id(HistoryControl::Open), say(language, "ui-open-past-table"), choices))
}

/// Adds the menus of filters, and the way back to the list alone.
fn filters(language: Language, listed: &Listed<'_>, parts: Parts) -> Parts {
    let Listed { filter, .. } = *listed;
    let done = CustomId::page(HistoryClick::List(None, filter.clone()));
    let clear = filter.narrows().then(|| clear(language, filter));
    parts
        .menu(number_format::games_menu(
            language,
            listed.games,
            filter.id(HistoryControl::Game),
            filter.game.as_deref(),
            true,
        ))
        .menu(Menu {
            id: filter.id(HistoryControl::Person),
            placeholder: say(language, "history-pick-person"),
            choices: Vec::new(),
            count: 1,
            kind: MenuKind::People(number_format::known(
                filter.opponent.or(filter.user.filter(|_| !filter.everywhere)),
            )),
        })
        .menu(number_format::words_menu(
            filter.id(HistoryControl::Result),
            say(language, "history-pick-result"),
            results(language, listed),
        ))
        .buttons([Button::new(done, say(language, "label-filters-done"))].into_iter().chain(clear).collect())
}

/// Describes the total of the two people that the list names.
fn total(language: Language, listed: &Listed<'_>) -> Option<String> {
    let (one, other) = listed.filter.user.zip(listed.filter.opponent)?;
    listed.score.map(|score| number_format::head_to_head(language, one, other, score))
}

fn title(language: Language, games: &Registry, filter: &Filter) -> String {
    let scope = say(language, if filter.everywhere { "record-mine-everywhere" } else { "record-here" });
    let game = filter.game.as_deref().map(|game| number_format::game(language, games, game));
    let game = game.unwrap_or_else(|| say(language, "record-all-games"));
    tell(language, "history-title", &[("scope", scope.into()), ("game", game.into())])
}

fn footer(language: Language, page: &Page<PastRow>) -> String {
    let counted = u64::from(page.page + 1) * u64::from(page.per_page) + u64::from(COUNTED_AHEAD);
    let key = if page.total >= counted { "history-page-more" } else { "ui-page" };
    let pages = i64::try_from(page.pages().max(1)).unwrap_or(i64::MAX);
    tell(language, key, &[("page", (i64::from(page.page) + 1).into()), ("pages", pages.into())])
}

/// Returns the results and times to filter by.
fn results(language: Language, listed: &Listed<'_>) -> Vec<Choice> {
    let choice = |word: &str, key: &str| Choice::new(word, raise(&say(language, key)));
    let outcomes = OUTCOMES.iter().map(|(outcome, key)| choice(outcome.word(), key));
    let times = times(language, listed.now_ms, true).into_iter().map(|(label, word)| Choice::new(word, label));
    outcomes.chain(times).chain([choice("any", "history-any")]).collect()
}

fn buttons(language: Language, listed: &Listed<'_>) -> Vec<Button> {
    let Listed { filter, page, here, .. } = *listed;
    let clear = filter.narrows().then(|| clear(language, filter));
    let choose = Button::new(filter.id(HistoryControl::Filters), say(language, "label-filters"));
    let mut buttons = Vec::new();
    if !page.items.is_empty() {
        let turn = |control, page: u32, label: &str| Button::new(Filter { page, ..filter.clone() }.id(control), label);
        let last = u64::from(filter.page) + 1 >= page.pages();
        buttons.extend([
            turn(HistoryControl::Previous, filter.page.saturating_sub(1), "◀").grey(filter.page == 0),
            turn(HistoryControl::Next, filter.page.saturating_add(1), "▶").grey(last),
            choose,
        ]);
        buttons.extend(ways(language, listed));
        if !filter.everywhere {
            buttons.push(show_button(language, CustomId::page(ids::Page::History(filter.clone()))));
        }
        buttons.extend(clear);
        return buttons;
    }
    match clear {
        Some(clear) => buttons.extend([clear, choose]),
        None => buttons.extend(here.then(|| help::open_button(language))),
    }
    buttons.extend(ways(language, listed));
    buttons
}

fn clear(language: Language, filter: &Filter) -> Button {
    Button::new(filter.id(HistoryControl::Clear), say(language, "ui-clear-filter"))
}

/// Returns buttons to other lists: the reader's own; this server or all.
fn ways(language: Language, listed: &Listed<'_>) -> Vec<Button> {
    let Listed { filter, here, mine, .. } = *listed;
    let way = |control, label: &str| Button::new(filter.id(control), say(language, label));
    let mut ways = Vec::new();
    if !filter.everywhere && !mine {
        ways.push(way(HistoryControl::Mine, "label-mine"));
    }
    if !filter.everywhere {
        ways.push(way(HistoryControl::Everywhere, "label-everywhere"));
    } else if here {
        ways.push(way(HistoryControl::Here, "label-this-server"));
    }
    ways
}

/// Describes an empty list.
fn empty(language: Language, listed: &Listed<'_>) -> String {
    let Listed { filter, .. } = *listed;
    if !filter.narrows() {
        return say(language, if filter.everywhere { "history-none-mine" } else { "ui-history-empty" });
    }
    let game = filter.game.as_deref().map(|game| number_format::game(language, listed.games, game));
    let what: Vec<String> = game.into_iter().chain(filter.told(language)).collect();
    tell(language, "history-nothing", &[("filter", what.join(" · ").into())])
}

/// Describes one table in a line. With `marked` it is text with a bold number; a menu shows markup as it is.
fn line(language: Language, games: &Registry, row: &PastRow, marked: bool) -> String {
    let (people, machines) = (i64::from(row.people), i64::from(row.machines));
    let won = row.results.iter().find(|result| result.place == 1);
    let ended = match row.table.ended_reason.as_deref() {
        _ if row.results.is_empty() => "stopped",
        Some(CONCEDED) => "conceded",
        _ => "finished",
    };
    let number = if marked { format!("**{}**", row.table.number) } else { row.table.number.to_string() };
    let args: [(&str, Arg); 8] = [
        ("number", number.into()),
        ("game", number_format::game(language, games, &row.table.game).into()),
        ("people", people.into()),
        ("machines", machines.into()),
        // The number of AIs to name beside people. Without people, the line names them alone.
        ("both", if people == 0 { 0 } else { machines }.into()),
        ("ended", ended.into()),
        ("names", winners(language, &row.results, if marked { plain } else { str::to_owned }).into()),
        ("score", won.map(|result| score(language, games, &row.table.game, result)).unwrap_or_default().into()),
    ];
    tell(language, "ui-finished-line", &args)
}

/// Returns a seat's score with its unit: `2 metropolises`.
fn score(language: Language, games: &Registry, game: &str, result: &ResultRow) -> String {
    // The first measure is the score. An old result has none.
    match games.get(game).zip(result.measures.first()) {
        Some((game, (word, n))) => game.words.with_part(language, word, n.abs()),
        None => agon_lang::counted_with(language, result.score, "play-point"),
    }
}

/// Returns the winners of a table from its results.
pub fn winners(language: Language, results: &[ResultRow], shown: fn(&str) -> String) -> String {
    let won = results.iter().filter(|result| result.place == 1);
    let names: Vec<String> = won
        .map(|result| match result.user {
            Some(user) => {
                let name = shown(&number_format::name(language, Some(user), Some(&result.name)));
                // If everyone resigned, an AI won in a person's seat.
                if result.resigned { format!("{name} → {}", say(language, "table-ai")) } else { name }
            }
            None => number_format::named_machine(language, &result.name, result.ai.as_deref().unwrap_or_default()),
        })
        .collect();
    agon_lang::join(language, &names)
}

/// Builds the answer about a private record. `mine` is true for its owner, who wants to show it.
pub fn private(language: Language, mine: bool) -> Parts {
    Parts::line(say(language, if mine { "profile-private-show" } else { "profile-private" }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_store::UserId;

    #[test]
    fn a_seat_that_was_given_up_is_not_said_to_have_won_by_itself() {
        let result = |resigned: bool| ResultRow {
            seat: 0,
            place: 1,
            score: 9,
            parts: serde_json::json!([]),
            measures: Vec::new(),
            user: Some(UserId(5)),
            ai: resigned.then(|| "greedy".to_owned()),
            name: "Ana".to_owned(),
            resigned,
            turns: None,
            turns_stood_in: None,
            absent: false,
            took_over_seq: None,
            rating_change: None,
        };
        let told = |language: Language, resigned: bool| winners(language, &[result(resigned)], plain);
        assert_eq!(told(Language::English, false), "Ana");
        let names = Language::ALL.map(|language| told(language, true));
        assert_eq!(names, ["Ana → AI", "Ana → IA", "Ana → KI"]);
    }
}
