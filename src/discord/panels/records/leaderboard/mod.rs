//! `/leaderboard`: the ranks of players at a game, in a server or in all, over a period, in four orders.

mod wanted;

pub use crate::discord::ids::leaderboard::Wanted;
use agon_games::{GameEntry, Registry};

use super::number_format::{self, plain_name};
use crate::discord::ids::leaderboard::{LeaderboardTap, period_word};
use crate::discord::ids::{CustomId, Page, StatisticsClick};
use crate::discord::panels::{GOLD, help, say, show_button, tell};
use crate::discord::parts::{Button, CHOICES, Choice, Embed, Parts};
use agon_draw::Palette;
use agon_draw::cards;
use agon_lang::{Language, raise};
use agon_store::{LeaderRow, Leaderboard, Period, RATING_RULES, SeasonRow, Sort, UserId};
use wanted::SORTS;

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
    pub wanted: &'a Wanted,
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
    let Sheet { wanted, board, .. } = *sheet;
    let mut lines = vec![what(language, sheet), String::new()];
    if sheet.unknown {
        lines.splice(0..0, [say(language, "leaders-season-unknown"), String::new()]);
    }
    lines.extend(board.rows.items.iter().map(|row| line(language, wanted.sort, row)));
    if sheet.rated < ENOUGH {
        lines.push(tell(language, "leaders-too-few", &[("n", sheet.rated.into())]));
    } else if board.rows.items.is_empty() {
        lines.push(say(language, "leaders-empty"));
    }
    if let Some(mine) = &board.mine {
        lines.extend([
            String::new(),
            tell(language, "leaders-you", &[("line", line(language, wanted.sort, mine).into())]),
        ]);
        if sheet.hidden {
            lines.push(say(language, "leaders-you-hidden"));
        }
    }
    let machines = machines(wanted, board);
    if !machines.is_empty() {
        lines.extend([String::new(), say(language, "leaders-ai")]);
        lines.extend(machines.iter().map(|row| {
            let name = number_format::machine(language, row.ai.as_deref().unwrap_or_default());
            of(language, String::new(), name, row).trim_start().to_owned()
        }));
    }
    // Beside a picture the text is long enough.
    if !wanted.picture {
        lines.extend([String::new(), say(language, "leaders-explained")]);
    }
    Parts {
        embed: Some(Embed {
            title: title(language, sheet),
            text: lines.join("\n"),
            colour: GOLD,
            footer: tell(
                language,
                "leaders-footer",
                &[("page", page(language, board).into()), ("version", RATING_RULES.into())],
            ),
        }),
        ..Parts::default()
    }
    .menu(number_format::games_menu(
        language,
        sheet.games,
        wanted.tap(LeaderboardTap::Game),
        Some(sheet.game.id()),
        false,
    ))
    .menu(number_format::words_menu(
        wanted.tap(LeaderboardTap::Period),
        say(language, "leaders-pick-period"),
        periods(language, sheet),
    ))
    .menu(number_format::words_menu(
        wanted.tap(LeaderboardTap::Sort),
        say(language, "leaders-pick-sort"),
        sorts(language, wanted),
    ))
    .buttons(turning(language, sheet))
    .buttons(showing(language, sheet))
}

/// Returns the AIs of a board that counts tables with them.
fn machines<'a>(wanted: &Wanted, board: &'a Leaderboard) -> &'a [LeaderRow] {
    if wanted.machines { &board.machines } else { &[] }
}

/// Answers that no table has finished here, if the reader chose no game.
pub fn none(language: Language) -> Parts {
    let all = Wanted { everywhere: true, ..Wanted::default() };
    let everywhere = Button::new(all.tap(LeaderboardTap::Everywhere), say(language, "label-everywhere"));
    Parts::line(say(language, "ui-history-empty")).buttons(vec![help::open_button(language), everywhere])
}

/// Returns the board as a picture: its rows, the reader's own below them, then as many AIs as fit; `None` for a board
/// without rows.
pub fn card(language: Language, palette: Palette, sheet: &Sheet<'_>) -> Option<cards::Leaderboard> {
    let Sheet { wanted, board, reader, .. } = *sheet;
    let own = board.mine.iter().filter(|mine| board.rows.items.iter().all(|row| row.user != mine.user));
    // AIs stand beside the ranks of people, here as in the text.
    let people = board.rows.items.iter().chain(own).map(|row| (row, true));
    let rows: Vec<cards::Leader> = people
        .chain(machines(wanted, board).iter().map(|row| (row, false)))
        .take(cards::Leaderboard::ROWS)
        .map(|(row, person)| cards::Leader {
            rank: ranked(wanted.sort, row).filter(|_| person).and_then(|rank| u32::try_from(rank).ok()),
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
        title: format!("{} · {}", sheet.game.words.title(language), scope(language, wanted)),
        period: raise(&period(language, sheet, wanted.period)),
        rows,
        page: (wanted.page.saturating_add(1), pages(board)),
        language,
        palette,
    })
}

fn scope(language: Language, wanted: &Wanted) -> String {
    say(language, if wanted.everywhere { "record-everywhere" } else { "record-here" })
}

fn title(language: Language, sheet: &Sheet<'_>) -> String {
    let (game, scope) = (sheet.game.words.title(language), scope(language, sheet.wanted));
    tell(language, "leaders-title", &[("game", game.into()), ("scope", scope.into())])
}

/// Describes the board: `season 2, since 1 May · by rating · tables among people`.
fn what(language: Language, sheet: &Sheet<'_>) -> String {
    let wanted = sheet.wanted;
    let mut over = period(language, sheet, wanted.period);
    if let Some(season) = season(sheet, wanted.period) {
        let start = number_format::day(season.started_at_ms);
        let (season, start) = (("season", over.into()), ("start", start.into()));
        over = match sheet_end(sheet) {
            Some(end) => {
                tell(language, "leaders-season-past", &[season, start, ("end", number_format::day(end).into())])
            }
            None => tell(language, "leaders-season-since", &[season, start]),
        };
    }
    let sort = SORTS.iter().find(|(sort, _)| *sort == wanted.sort).map_or("", |(_, key)| key);
    let among = if wanted.machines { "leaders-with-ai" } else { "leaders-people" };
    format!("{over} · {} · {}", say(language, sort), say(language, among))
}

fn sheet_end(sheet: &Sheet<'_>) -> Option<i64> {
    season(sheet, sheet.wanted.period).and_then(|season| season.ended_at_ms)
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
    let seasons = if sheet.wanted.everywhere { &[] } else { sheet.seasons };
    let most = CHOICES - ever.len();
    // If one page is not enough, its last choice turns to the next.
    let a_page = if seasons.len() > most { most - 1 } else { most };
    let pages = seasons.len().div_ceil(a_page).max(1);
    let own = seasons.iter().position(|season| sheet.wanted.period == Period::Season(season.season));
    let page = sheet.wanted.turned.unwrap_or(own.unwrap_or_default() / a_page) % pages;
    let shown = seasons.iter().skip(page * a_page).take(a_page).map(|season| Period::Season(season.season));
    let choice = |known| Choice {
        chosen: sheet.wanted.period == known,
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

fn sorts(language: Language, wanted: &Wanted) -> Vec<Choice> {
    let choice = |(sort, key): (Sort, &str)| Choice {
        chosen: wanted.sort == sort,
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
    let Sheet { wanted, board, hidden, .. } = *sheet;
    let turn = |tap, page: u32, label: &str| Button::new(Wanted { page, ..wanted.clone() }.tap(tap), label);
    let (way, label) = match wanted.everywhere {
        true => (LeaderboardTap::Here, "label-this-server"),
        false => (LeaderboardTap::Everywhere, "label-everywhere"),
    };
    vec![
        turn(LeaderboardTap::Previous, wanted.page.saturating_sub(1), "◀").grey(wanted.page == 0),
        turn(LeaderboardTap::Next, wanted.page.saturating_add(1), "▶")
            .grey(wanted.page.saturating_add(1) >= pages(board)),
        Button::new(wanted.tap(LeaderboardTap::Me), say(language, "label-me")).grey(board.mine.is_none() || hidden),
        Button::new(wanted.tap(way), say(language, label)),
        show_button(language, CustomId::page(Page::Leaders(wanted.clone()))),
    ]
}

fn showing(language: Language, sheet: &Sheet<'_>) -> Vec<Button> {
    let wanted = sheet.wanted;
    let tap = |tap, label: &str| Button::new(wanted.tap(tap), say(language, label));
    let nobody = sheet.board.rows.items.is_empty() && machines(wanted, sheet.board).is_empty();
    let picture = match (sheet.paints, wanted.picture) {
        (false, _) => None,
        (true, false) => Some(tap(LeaderboardTap::Picture, "label-picture").grey(nobody)),
        (true, true) => Some(tap(LeaderboardTap::Plain, "label-no-picture")),
    };
    let numbers = CustomId::page(StatisticsClick::Of(Some(sheet.game.id().to_owned())));
    let machines = match wanted.machines {
        true => tap(LeaderboardTap::People, "label-people-only"),
        false => tap(LeaderboardTap::Machines, "label-with-ai"),
    };
    picture.into_iter().chain([Button::new(numbers, say(language, "label-server-numbers")), machines]).collect()
}

/// Returns the rank of a row; `None` while its rating is provisional, if the order needs a sure rating.
fn ranked(sort: Sort, row: &LeaderRow) -> Option<u64> {
    let counts = matches!(sort, Sort::Rating | Sort::Share);
    (row.rating.sure || !counts).then_some(row.rank)
}

fn line(language: Language, sort: Sort, row: &LeaderRow) -> String {
    let rank = match ranked(sort, row).and_then(|rank| i64::try_from(rank).ok()) {
        Some(rank) => tell(language, "leaders-rank", &[("n", rank.into())]),
        None => say(language, "record-provisional"),
    };
    of(language, rank, plain_name(language, Some(row.user), row.name.as_deref()), row)
}

fn of(language: Language, rank: String, name: String, row: &LeaderRow) -> String {
    let args = [
        ("rank", rank.into()),
        ("name", name.into()),
        ("rating", row.rating.rating.into()),
        ("doubt", row.rating.doubt.into()),
        ("record", number_format::record(language, row.played, row.wins, row.places).into()),
    ];
    tell(language, "leaders-line", &args)
}
