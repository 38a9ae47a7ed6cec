//! `/leaderboard`: the ranks of players at a game, in a server or in all, or at all games of a server, over a period, in
//! several orders.

mod query;

pub use crate::discord::ids::leaderboard::LeaderboardQuery;
use agon_games::{GameEntry, Registry};

use super::number_format::{self, plain_name};
use crate::discord::ids::leaderboard::{LeaderboardControl, period_word};
use crate::discord::ids::{CustomId, Page, StatisticsClick};
use crate::discord::panels::{GOLD, help, say, show_button, tell};
use crate::discord::parts::{Button, CHOICES, Choice, Embed, Parts, cut, plain};
use agon_draw::Palette;
use agon_draw::cards::{self, date};
use agon_lang::{Arg, Language, raise};
use agon_store::{LeaderRow, Leaderboard, Period, SeasonRow, Sort, UserId};
use std::collections::HashMap;

/// Rows on a page.
pub const LEADERS: u32 = 10;
/// The number of rated tables that make a board.
pub const ENOUGH: u32 = 3;
/// The number of seasons in the menu, newest first, on several pages.
pub const SEASONS: u32 = 10_000;
/// The longest name of a champion in a menu, in UTF-16 units.
const CHAMPION: usize = 40;

/// A board, and its reader.
#[derive(Clone, Debug)]
pub struct Sheet<'a> {
    /// The parameters of the board.
    pub query: &'a LeaderboardQuery,
    /// The game; of a board of all games, the one played most.
    pub game: &'static GameEntry,
    /// The registry of games.
    pub games: &'a Registry,
    /// Its rows.
    pub board: &'a Leaderboard,
    /// The rated tables behind it, counted up to [`ENOUGH`].
    pub rated: u32,
    /// The server's seasons, newest first.
    pub seasons: &'a [SeasonRow],
    /// The champions of ended seasons by the ids of these: of all that the menu shows, or, over all games, of the chosen
    /// one.
    pub champions: &'a HashMap<i64, String>,
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
    let mut lines = vec![what(language, sheet)];
    if let Some(name) = season(sheet, query.period).and_then(|season| sheet.champions.get(&season.season)) {
        lines.push(tell(language, "leaders-champion", &[("name", plain(name).into())]));
    }
    lines.push(String::new());
    if sheet.unknown {
        lines.splice(0..0, [say(language, "leaders-season-unknown"), String::new()]);
    }
    lines.extend(board.rows.items.iter().map(|row| line(language, query, row)));
    let machines = machines(query, board);
    if sheet.rated < ENOUGH {
        lines.push(tell(language, "leaders-too-few", &[("n", sheet.rated.into())]));
    } else if board.rows.items.is_empty() {
        lines.push(say(language, if machines.is_empty() { "leaders-empty" } else { "leaders-empty-people" }));
    }
    if let Some(mine) = &board.mine {
        lines.extend([String::new(), tell(language, "leaders-you", &[("line", line(language, query, mine).into())])]);
        if sheet.hidden {
            lines.push(say(language, "leaders-you-hidden"));
        }
    }
    if !machines.is_empty() {
        lines.extend([String::new(), say(language, "leaders-ai")]);
        lines.extend(machines.iter().map(|row| {
            let name = number_format::machine(language, row.ai.as_deref().unwrap_or_default());
            of(language, query, String::new(), name, row).trim_start().to_owned()
        }));
        lines.push(say(language, "leaders-ai-unranked"));
    }
    // Beside a picture the text is long enough.
    if !query.picture {
        let explained = if query.all_games { "leaders-explained-all" } else { "leaders-explained" };
        lines.extend([String::new(), say(language, explained)]);
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
        Some(sheet.game.id()).filter(|_| !query.all_games),
        !query.everywhere,
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

/// Returns the board of a game as a picture: its rows, and the reader's own below them; `None` for a board without
/// people. The AIs, which hold no rank, stand in the text.
pub fn card(language: Language, palette: Palette, sheet: &Sheet<'_>) -> Option<cards::Leaderboard> {
    let Sheet { query, board, reader, .. } = *sheet;
    let own = board.mine.iter().filter(|mine| board.rows.items.iter().all(|row| row.user != mine.user));
    let people = board.rows.items.iter().chain(own);
    let rows: Vec<cards::Leader> = people
        .take(cards::Leaderboard::ROWS)
        .map(|row| cards::Leader {
            rank: ranked(query, row).and_then(|rank| u32::try_from(rank).ok()),
            sure: row.rating.sure,
            name: number_format::name(language, Some(row.user), row.name.as_deref()),
            ai: false,
            rating: (row.rating.rating, row.rating.doubt),
            tables: (row.played, row.wins),
            place: (row.played > 0).then(|| f64::from(row.places) / f64::from(row.played)),
            reader: reader == Some(row.user),
        })
        .collect();
    (!rows.is_empty() && !query.all_games).then(|| cards::Leaderboard {
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
    let game = match sheet.query.all_games {
        true => say(language, "record-all-games"),
        false => sheet.game.words.title(language),
    };
    let scope = scope(language, sheet.query);
    tell(language, "leaders-title", &[("game", game.into()), ("scope", scope.into())])
}

/// Describes the board: `season 2, since 1 May · by rating · games without AI`.
fn what(language: Language, sheet: &Sheet<'_>) -> String {
    let query = sheet.query;
    let mut over = period(language, sheet, query.period);
    if let Some(known) = season(sheet, query.period) {
        let start = number_format::day(known.started_at_ms);
        let (season, start) = (("season", over.into()), ("start", start.into()));
        over = match known.ended_at_ms {
            Some(end) => {
                tell(language, "leaders-season-past", &[season, start, ("end", number_format::day(end).into())])
            }
            None => tell(language, "leaders-season-since", &[season, start]),
        };
    }
    let sort = query.sorts().iter().find(|(sort, _)| *sort == query.order()).map_or("", |(_, key)| key);
    let among = if query.machines { "leaders-with-ai" } else { "leaders-people" };
    format!("{over} · {} · {}", say(language, sort), say(language, among))
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

/// The periods of a menu beside its seasons.
const EVER: [Period; 2] = [Period::AllTime, Period::Recent];

/// Returns the seasons that the menu of periods shows: its turned page, or the one with the board's own season. Returns
/// the number of that page, and the number of pages. Over all servers there are no seasons.
pub fn shown_seasons<'a>(query: &LeaderboardQuery, seasons: &'a [SeasonRow]) -> (&'a [SeasonRow], usize, usize) {
    let seasons = if query.everywhere { &[] } else { seasons };
    let most = CHOICES - EVER.len();
    // If one page is not enough, its last choice turns to the next.
    let a_page = if seasons.len() > most { most - 1 } else { most };
    let pages = seasons.len().div_ceil(a_page).max(1);
    let own = seasons.iter().position(|season| query.period == Period::Season(season.season));
    let page = query.turned.unwrap_or(own.unwrap_or_default() / a_page) % pages;
    (seasons.chunks(a_page).nth(page).unwrap_or_default(), page, pages)
}

/// Returns the periods: all time, the last days, and a page of the seasons with their days and champions.
fn periods(language: Language, sheet: &Sheet<'_>) -> Vec<Choice> {
    let choice = |known, detail| Choice {
        chosen: sheet.query.period == known,
        detail,
        ..Choice::new(period_word(known), raise(&period(language, sheet, known)))
    };
    let (shown, page, pages) = shown_seasons(sheet.query, sheet.seasons);
    let seasons = shown.iter().map(|season| choice(Period::Season(season.season), lasted(language, sheet, season)));
    let mut choices: Vec<Choice> = EVER.into_iter().map(|ever| choice(ever, String::new())).chain(seasons).collect();
    if pages > 1 {
        let next = (page + 1) % pages;
        let args = [("page", (next + 1).into()), ("pages", pages.into())];
        choices.push(Choice::new(format!("@{next}"), tell(language, "ui-more-choices", &args)));
    }
    choices
}

/// Describes a season in a menu: its days in UTC, and its champion if it has ended. A menu shows markup as it is.
fn lasted(language: Language, sheet: &Sheet<'_>, season: &SeasonRow) -> String {
    let day = |at_ms: i64| date(language, at_ms.div_euclid(1000));
    let start = ("start", day(season.started_at_ms).into());
    let Some(end) = season.ended_at_ms else { return raise(&tell(language, "leaders-season-running", &[start])) };
    let end = ("end", day(end).into());
    match sheet.champions.get(&season.season) {
        Some(name) => tell(language, "leaders-season-won", &[start, end, ("name", cut(name, CHAMPION).into())]),
        None => tell(language, "leaders-season-days", &[start, end]),
    }
}

fn sorts(language: Language, query: &LeaderboardQuery) -> Vec<Choice> {
    let choice = |&(sort, key): &(Sort, &str)| Choice {
        chosen: query.order() == sort,
        ..Choice::new(sort.word(), raise(&say(language, key)))
    };
    query.sorts().iter().map(choice).collect()
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
    let nobody = sheet.board.rows.items.is_empty() && sheet.board.mine.is_none();
    let picture = match (sheet.paints && !query.all_games, query.picture) {
        (false, _) => None,
        (true, false) => Some(button(LeaderboardControl::Picture, "label-picture").grey(nobody)),
        (true, true) => Some(button(LeaderboardControl::Plain, "label-no-picture")),
    };
    let game = Some(sheet.game.id().to_owned()).filter(|_| !query.all_games);
    let numbers = CustomId::page(StatisticsClick::Of(game));
    let machines = match query.machines {
        true => button(LeaderboardControl::People, "label-people-only"),
        false => button(LeaderboardControl::Machines, "label-with-ai"),
    };
    picture.into_iter().chain([Button::new(numbers, say(language, "label-server-numbers")), machines]).collect()
}

/// Returns the rank of a row; `None` while its rating is provisional, or its tables are too few, if the order needs more.
fn ranked(query: &LeaderboardQuery, row: &LeaderRow) -> Option<u64> {
    let counts = matches!(query.order(), Sort::Rating | Sort::Share);
    (row.rating.sure || !counts).then_some(row.rank)
}

fn line(language: Language, query: &LeaderboardQuery, row: &LeaderRow) -> String {
    let name = plain_name(language, Some(row.user), row.name.as_deref());
    match ranked(query, row).and_then(|rank| i64::try_from(rank).ok()) {
        Some(rank) => of(language, query, tell(language, "leaders-rank", &[("n", rank.into())]), name, row),
        None if query.all_games => of(language, query, "–".to_owned(), name, row),
        None => tell(language, "leaders-line-provisional", &values(language, query, name, row)),
    }
}

/// Describes a row after its rank.
fn of(language: Language, query: &LeaderboardQuery, rank: String, name: String, row: &LeaderRow) -> String {
    let args: Vec<(&str, Arg)> =
        [("rank", rank.into())].into_iter().chain(values(language, query, name, row)).collect();
    tell(language, if query.all_games { "leaders-line-all" } else { "leaders-line" }, &args)
}

fn values(language: Language, query: &LeaderboardQuery, name: String, row: &LeaderRow) -> [(&'static str, Arg); 4] {
    let written = if query.all_games { number_format::record_with_share } else { number_format::record };
    [
        ("name", name.into()),
        ("rating", row.rating.rating.into()),
        ("doubt", row.rating.doubt.into()),
        ("record", written(language, row.played, row.wins, row.places).into()),
    ]
}
