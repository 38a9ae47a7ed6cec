//! `/leaderboard`: the ranks of players at a game, in a server or in all, over a period, in four orders.

mod query;

pub use crate::discord::ids::leaderboard::LeaderboardQuery;
use agon_games::{GameEntry, Registry};

use super::number_format::{self, plain_name};
use crate::discord::ids::leaderboard::{LeaderboardControl, period_word};
use crate::discord::ids::{CustomId, Page, StatisticsClick};
use crate::discord::panels::{GOLD, help, say, show_button, tell};
use crate::discord::parts::{Button, CHOICES, Choice, Embed, Parts};
use agon_draw::Palette;
use agon_draw::cards;
use agon_lang::{Language, raise};
use agon_store::{LeaderRow, Leaderboard, Period, SeasonRow, Sort, UserId};
use query::SORTS;

/// Rows on a page.
pub const LEADERS: u32 = 10;
/// The number of rated tables that make a board.
pub const ENOUGH: u32 = 3;
/// The number of seasons in the menu, newest first, on several pages.
pub const SEASONS: u32 = 10_000;

/// A board, and its reader.
#[derive(Clone, Debug)]
pub struct Sheet<'a> {
    /// The parameters of the board.
    pub query: &'a LeaderboardQuery,
    /// The game.
    pub game: &'static GameEntry,
    /// The registry of games.
    pub games: &'a Registry,
    /// Its rows.
    pub board: &'a Leaderboard,
    /// The rated tables behind it, counted up to [`ENOUGH`].
    pub rated: u32,
    /// The server's seasons, newest first.
    pub seasons: &'a [SeasonRow],
    /// True if the chosen season is none of them.
    pub unknown: bool,
    /// The reader; `None`: everyone.
    pub reader: Option<UserId>,
    /// True if the reader is hidden.
    pub hidden: bool,
    /// True if pictures can be shown.
    pub paints: bool,
}

/// Builds the board.
pub fn leaderboard(language: Language, sheet: &Sheet<'_>) -> Parts {
    let Sheet { query, board, .. } = *sheet;
    let mut lines = vec![what(language, sheet), String::new()];
    if sheet.unknown {
        lines.splice(0..0, [say(language, "leaders-season-unknown"), String::new()]);
    }
    lines.extend(board.rows.items.iter().map(|row| line(language, query.sort, row)));
    if sheet.rated < ENOUGH {
        lines.push(tell(language, "leaders-too-few", &[("n", sheet.rated.into())]));
    } else if board.rows.items.is_empty() {
        lines.push(say(language, "leaders-empty"));
    }
    if let Some(mine) = &board.mine {
        lines.extend([
            String::new(),
            tell(language, "leaders-you", &[("line", line(language, query.sort, mine).into())]),
        ]);
        if sheet.hidden {
            lines.push(say(language, "leaders-you-hidden"));
        }
    }
    let machines = machines(query, board);
    if !machines.is_empty() {
        lines.extend([String::new(), say(language, "leaders-ai")]);
        lines.extend(machines.iter().map(|row| {
            let name = number_format::machine(language, row.ai.as_deref().unwrap_or_default());
            of(language, "leaders-line", String::new(), name, row).trim_start().to_owned()
        }));
    }
    // Beside a picture the text is long enough.
    if !query.picture {
        lines.extend([String::new(), say(language, "leaders-explained")]);
    }
    Parts {
        embed: Some(Embed {
            title: title(language, sheet),
            text: lines.join("\n"),
            colour: GOLD,
            footer: page(language, board),
        }),
        ..Parts::default()
    }
    .menu(number_format::games_menu(
        language,
        sheet.games,
        query.id(LeaderboardControl::Game),
        Some(sheet.game.id()),
        false,
    ))
    .menu(number_format::words_menu(
        query.id(LeaderboardControl::Period),
        say(language, "leaders-pick-period"),
        periods(language, sheet),
    ))
    .menu(number_format::words_menu(
        query.id(LeaderboardControl::Sort),
        say(language, "leaders-pick-sort"),
        sorts(language, query),
    ))
    .buttons(turning(language, sheet))
    .buttons(showing(language, sheet))
}

/// Returns the AIs of a board that counts tables with them.
fn machines<'a>(query: &LeaderboardQuery, board: &'a Leaderboard) -> &'a [LeaderRow] {
    if query.machines { &board.machines } else { &[] }
}

/// Answers that no table has finished here, if the reader chose no game.
pub fn none(language: Language) -> Parts {
    let all = LeaderboardQuery { everywhere: true, ..LeaderboardQuery::default() };
    let everywhere = Button::new(all.id(LeaderboardControl::Everywhere), say(language, "label-everywhere"));
    Parts::line(say(language, "ui-history-empty")).buttons(vec![help::open_button(language), everywhere])
}

/// Returns the board as a picture: its rows, the reader's own below them, then as many AIs as fit; `None` for a board
/// without rows.
pub fn card(language: Language, palette: Palette, sheet: &Sheet<'_>) -> Option<cards::Leaderboard> {
    let Sheet { query, board, reader, .. } = *sheet;
    let own = board.mine.iter().filter(|mine| board.rows.items.iter().all(|row| row.user != mine.user));
    // AIs stand beside the ranks of people, here as in the text.
    let people = board.rows.items.iter().chain(own).map(|row| (row, true));
    let rows: Vec<cards::Leader> = people
        .chain(machines(query, board).iter().map(|row| (row, false)))
        .take(cards::Leaderboard::ROWS)
        .map(|(row, person)| cards::Leader {
            rank: ranked(query.sort, row).filter(|_| person).and_then(|rank| u32::try_from(rank).ok()),
            sure: row.rating.sure,
            name: match row.ai.as_deref() {
                Some(level) => number_format::machine(language, level),
                None => number_format::name(language, Some(row.user), row.name.as_deref()),
            },
            ai: false,
            rating: (row.rating.rating, row.rating.doubt),
            tables: (row.played, row.wins),
            place: (row.played > 0).then(|| f64::from(row.places) / f64::from(row.played)),
            reader: person && reader == Some(row.user),
        })
        .collect();
    (!rows.is_empty()).then(|| cards::Leaderboard {
        title: format!("{} · {}", sheet.game.words.title(language), scope(language, query)),
        period: raise(&period(language, sheet, query.period)),
        rows,
        page: (query.page.saturating_add(1), pages(board)),
        language,
        palette,
    })
}

fn scope(language: Language, query: &LeaderboardQuery) -> String {
    say(language, if query.everywhere { "record-everywhere" } else { "record-here" })
}

fn title(language: Language, sheet: &Sheet<'_>) -> String {
    let (game, scope) = (sheet.game.words.title(language), scope(language, sheet.query));
    tell(language, "leaders-title", &[("game", game.into()), ("scope", scope.into())])
}

/// Describes the board: `season 2, since 1 May · by rating · games without AI`.
fn what(language: Language, sheet: &Sheet<'_>) -> String {
    let query = sheet.query;
    let mut over = period(language, sheet, query.period);
    if let Some(season) = season(sheet, query.period) {
        let start = number_format::day(season.started_at_ms);
        let (season, start) = (("season", over.into()), ("start", start.into()));
        over = match sheet_end(sheet) {
            Some(end) => {
                tell(language, "leaders-season-past", &[season, start, ("end", number_format::day(end).into())])
            }
            None => tell(language, "leaders-season-since", &[season, start]),
        };
    }
    let sort = SORTS.iter().find(|(sort, _)| *sort == query.sort).map_or("", |(_, key)| key);
    let among = if query.machines { "leaders-with-ai" } else { "leaders-people" };
    format!("{over} · {} · {}", say(language, sort), say(language, among))
}

fn sheet_end(sheet: &Sheet<'_>) -> Option<i64> {
    season(sheet, sheet.query.period).and_then(|season| season.ended_at_ms)
}

fn season<'a>(sheet: &Sheet<'a>, period: Period) -> Option<&'a SeasonRow> {
    sheet.seasons.iter().find(|season| period == Period::Season(season.season))
}

fn period(language: Language, sheet: &Sheet<'_>, period: Period) -> String {
    match (period, season(sheet, period)) {
        (Period::Recent, _) => say(language, "leaders-recent"),
        (Period::Season(_), Some(season)) => season_name(language, season),
        _ => say(language, "leaders-all-time"),
    }
}

/// Returns the name of a season.
pub fn season_name(language: Language, season: &SeasonRow) -> String {
    let key = if season.ended_at_ms.is_none() { "leaders-season-on" } else { "leaders-season" };
    tell(language, key, &[("n", season.number.into())])
}

/// Returns the periods: all time, the last days, and a page of the seasons, the turned one or the one with the board's
/// own season.
fn periods(language: Language, sheet: &Sheet<'_>) -> Vec<Choice> {
    let ever = [Period::AllTime, Period::Recent];
    let seasons = if sheet.query.everywhere { &[] } else { sheet.seasons };
    let most = CHOICES - ever.len();
    // If one page is not enough, its last choice turns to the next.
    let a_page = if seasons.len() > most { most - 1 } else { most };
    let pages = seasons.len().div_ceil(a_page).max(1);
    let own = seasons.iter().position(|season| sheet.query.period == Period::Season(season.season));
    let page = sheet.query.turned.unwrap_or(own.unwrap_or_default() / a_page) % pages;
    let shown = seasons.iter().skip(page * a_page).take(a_page).map(|season| Period::Season(season.season));
    let choice = |known| Choice {
        chosen: sheet.query.period == known,
        ..Choice::new(period_word(known), raise(&period(language, sheet, known)))
    };
    let mut choices: Vec<Choice> = ever.into_iter().chain(shown).map(choice).collect();
    if pages > 1 {
        let next = (page + 1) % pages;
        let args = [("page", (next + 1).into()), ("pages", pages.into())];
        choices.push(Choice::new(format!("@{next}"), tell(language, "ui-more-choices", &args)));
    }
    choices
}

fn sorts(language: Language, query: &LeaderboardQuery) -> Vec<Choice> {
    let choice = |(sort, key): (Sort, &str)| Choice {
        chosen: query.sort == sort,
        ..Choice::new(sort.word(), raise(&say(language, key)))
    };
    SORTS.map(choice).to_vec()
}

fn pages(board: &Leaderboard) -> u32 {
    u32::try_from(board.rows.pages().max(1)).unwrap_or(u32::MAX)
}

fn page(language: Language, board: &Leaderboard) -> String {
    let args = [("page", (i64::from(board.rows.page) + 1).into()), ("pages", pages(board).into())];
    tell(language, "ui-page", &args)
}

fn turning(language: Language, sheet: &Sheet<'_>) -> Vec<Button> {
    let Sheet { query, board, hidden, .. } = *sheet;
    let turn =
        |control, page: u32, label: &str| Button::new(LeaderboardQuery { page, ..query.clone() }.id(control), label);
    let (way, label) = match query.everywhere {
        true => (LeaderboardControl::Here, "label-this-server"),
        false => (LeaderboardControl::Everywhere, "label-everywhere"),
    };
    vec![
        turn(LeaderboardControl::Previous, query.page.saturating_sub(1), "◀").grey(query.page == 0),
        turn(LeaderboardControl::Next, query.page.saturating_add(1), "▶")
            .grey(query.page.saturating_add(1) >= pages(board)),
        Button::new(query.id(LeaderboardControl::Me), say(language, "label-me")).grey(board.mine.is_none() || hidden),
        Button::new(query.id(way), say(language, label)),
        show_button(language, CustomId::page(Page::Leaders(query.clone()))),
    ]
}

fn showing(language: Language, sheet: &Sheet<'_>) -> Vec<Button> {
    let query = sheet.query;
    let button = |control, label: &str| Button::new(query.id(control), say(language, label));
    let nobody = sheet.board.rows.items.is_empty() && machines(query, sheet.board).is_empty();
    let picture = match (sheet.paints, query.picture) {
        (false, _) => None,
        (true, false) => Some(button(LeaderboardControl::Picture, "label-picture").grey(nobody)),
        (true, true) => Some(button(LeaderboardControl::Plain, "label-no-picture")),
    };
    let numbers = CustomId::page(StatisticsClick::Of(Some(sheet.game.id().to_owned())));
    let machines = match query.machines {
        true => button(LeaderboardControl::People, "label-people-only"),
        false => button(LeaderboardControl::Machines, "label-with-ai"),
    };
    picture.into_iter().chain([Button::new(numbers, say(language, "label-server-numbers")), machines]).collect()
}

/// Returns the rank of a row; `None` while its rating is provisional, if the order needs a sure rating.
fn ranked(sort: Sort, row: &LeaderRow) -> Option<u64> {
    let counts = matches!(sort, Sort::Rating | Sort::Share);
    (row.rating.sure || !counts).then_some(row.rank)
}

fn line(language: Language, sort: Sort, row: &LeaderRow) -> String {
    let name = plain_name(language, Some(row.user), row.name.as_deref());
    match ranked(sort, row).and_then(|rank| i64::try_from(rank).ok()) {
        Some(rank) => {
            let rank = tell(language, "leaders-rank", &[("n", rank.into())]);
            of(language, "leaders-line", rank, name, row)
        }
        None => of(language, "leaders-line-provisional", String::new(), name, row),
    }
}

fn of(language: Language, key: &str, rank: String, name: String, row: &LeaderRow) -> String {
    let args = [
        ("rank", rank.into()),
        ("name", name.into()),
        ("rating", row.rating.rating.into()),
        ("doubt", row.rating.doubt.into()),
        ("record", number_format::record(language, row.played, row.wins, row.places).into()),
    ];
    tell(language, key, &args)
}
