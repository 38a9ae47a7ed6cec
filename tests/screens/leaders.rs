//! The fullest leaderboards and seasons, in every language and within Discord's limits.

use super::fits::fits;
use super::records::{END_MS, FORMER, ME, NAME, text};
use agon::discord::ids::SeasonStep;
use agon::discord::panels::records::leaderboard::{self, ENOUGH, LEADERS, LeaderboardQuery, Sheet};
use agon::discord::panels::settings::seasons;
use agon::discord::parts::Row;
use agon_draw::Palette;
use agon_games::Registry;
use agon_lang::Language;
use agon_store::{LeaderRow, Leaderboard, Page, Period, Rating, SeasonRow, Sort, UserId};
use std::collections::HashSet;

pub fn leader(rank: u64, user: UserId, name: Option<&str>) -> LeaderRow {
    LeaderRow {
        rank,
        user,
        ai: None,
        name: name.map(str::to_owned),
        game: "offrandes".to_owned(),
        machines: false,
        rating: Rating { rating: -9_999, doubt: 9_999, sure: rank.is_multiple_of(2) },
        played: u32::MAX,
        wins: u32::MAX,
        places: u32::MAX,
        moves: u32::MAX,
        thought_ms: i64::MAX / 2,
    }
}

fn season(number: u32, over: bool) -> SeasonRow {
    let ended_at_ms = over.then_some(END_MS);
    SeasonRow { season: i64::MAX - i64::from(number), number, started_at_ms: 1_700_000_000_000, ended_at_ms }
}

fn board(rows: u32) -> Leaderboard {
    let name = |at: u32| [Some(NAME), None, Some("")][at as usize % 3];
    let user = |at: u32| if at.is_multiple_of(5) { FORMER } else { UserId(u64::from(at) + 1) };
    let items = (0..rows).map(|at| leader(u64::from(at) + 999_990, user(at), name(at))).collect();
    let machine = |level: &str| LeaderRow { ai: Some(level.to_owned()), name: None, ..leader(0, UserId(0), None) };
    Leaderboard {
        rows: Page { items, page: 0, per_page: LEADERS, total: 999_999 },
        mine: Some(leader(7, ME, Some(NAME))),
        machines: ["greedy", "random", "unheard-of"].map(machine).to_vec(),
    }
}

#[test]
fn leaderboards_fit_in_every_order_and_over_every_time() {
    let known: Vec<SeasonRow> = (1..=60).rev().map(|number| season(number, number < 60)).collect();
    let (full, empty) = (board(LEADERS), Leaderboard { mine: None, machines: Vec::new(), ..board(0) });
    let times = [Period::AllTime, Period::Recent, Period::Season(known[0].season), Period::Season(known[50].season)];
    for language in Language::ALL {
        for (at, period) in times.into_iter().enumerate() {
            for sort in [Sort::Rating, Sort::Wins, Sort::Share, Sort::Played] {
                let query = LeaderboardQuery {
                    page: u32::MAX,
                    game: Some("offrandes".to_owned()),
                    period,
                    sort,
                    machines: at % 2 == 0,
                    everywhere: at == 1,
                    picture: at == 2,
                    turned: None,
                };
                for board in [&full, &empty] {
                    let sheet = Sheet {
                        query: &query,
                        game: Registry::ours().find("offrandes").expect("the game"),
                        games: &Registry::ours(),
                        board,
                        rated: if at == 0 { 1 } else { ENOUGH },
                        seasons: &known,
                        unknown: at < 2,
                        reader: Some(ME),
                        hidden: at == 3,
                        paints: at != 3,
                    };
                    fits(&leaderboard::leaderboard(language, &sheet), "leaderboard");
                    let card = leaderboard::card(language, Palette::default(), &sheet);
                    assert_eq!(card.is_some(), !board.rows.items.is_empty() || board.mine.is_some());
                    if let Some(card) = card {
                        assert!(card.rows.last().is_some_and(|row| row.reader), "my row comes last");
                        assert!(card.alt().encode_utf16().count() <= agon_draw::cards::ALT);
                    }
                }
            }
        }
        fits(&leaderboard::none(language), "no leaderboard");
    }
}

#[test]
fn a_board_names_nobody_who_is_not_to_be_named_and_ranks_only_who_is_sure() {
    let query = LeaderboardQuery { everywhere: true, ..LeaderboardQuery::default() };
    let board = board(3);
    let seasons = [season(1, false)];
    let sheet = Sheet {
        query: &query,
        game: Registry::ours().find("offrandes").expect("the game"),
        games: &Registry::ours(),
        board: &board,
        rated: ENOUGH,
        seasons: &seasons,
        unknown: false,
        reader: Some(ME),
        hidden: true,
        paints: true,
    };
    let told = text(&leaderboard::leaderboard(Language::English, &sheet));
    assert!(told.contains("– **a player**") && !told.contains("999991"), "{told}");
    assert!(told.contains("999990. **\\*WWW") && told.contains("999992. **a player**"), "{told}");
    assert!(!told.contains("Steady AI"), "people only: {told}");
    assert!(told.contains("only you see your line"), "{told}");
    let by_wins = LeaderboardQuery { sort: Sort::Wins, machines: true, ..query.clone() };
    let told = text(&leaderboard::leaderboard(Language::English, &Sheet { query: &by_wins, ..sheet }));
    assert!(told.contains("999991.") && !told.contains("(provisional)"), "counted, not rated: {told}");
    assert!(told.contains("**Steady AI**") && told.contains("**AI**"), "{told}");
}

/// Every season can be chosen, however many there were. The shown one stands on the menu's page.
#[test]
fn every_season_can_be_chosen() {
    let board = board(1);
    for (number, pages) in [(1, 1), (23, 1), (24, 2), (60, 3)] {
        let seasons: Vec<SeasonRow> = (1..=number).rev().map(|at| season(at, at < number)).collect();
        let periods = |period, turned| {
            let query = LeaderboardQuery { period, turned, ..LeaderboardQuery::default() };
            let sheet = Sheet {
                query: &query,
                game: Registry::ours().find("offrandes").expect("the game"),
                games: &Registry::ours(),
                board: &board,
                rated: ENOUGH,
                seasons: &seasons,
                unknown: false,
                reader: None,
                hidden: false,
                paints: false,
            };
            let parts = leaderboard::leaderboard(Language::English, &sheet);
            fits(&parts, "a leaderboard");
            let menu = parts.rows.into_iter().filter_map(|row| match row {
                Row::Menu(menu) if menu.id.to_string().contains(":period ") => Some(menu.choices),
                _ => None,
            });
            menu.flatten().collect::<Vec<_>>()
        };
        let mut found = HashSet::new();
        for page in 0..pages {
            found.extend(periods(Period::AllTime, Some(page)).into_iter().map(|choice| choice.value));
        }
        let turns = found.iter().filter(|value| value.starts_with('@')).count();
        let more = if pages > 1 { pages } else { 0 };
        assert_eq!((found.len() - turns, turns), (number as usize + 2, more), "{found:?}");
        for season in &seasons {
            let shown = periods(Period::Season(season.season), None);
            let chosen = shown.iter().find(|choice| choice.chosen).expect("its own page");
            assert!(chosen.label.contains(&season.number.to_string()), "{chosen:?}");
        }
    }
}

/// A server where only machines have played has a picture too: of the board with AI.
#[test]
fn machines_alone_make_a_picture() {
    let mut board = board(0);
    board.mine = None;
    let card = |machines| {
        let query = LeaderboardQuery { machines, ..LeaderboardQuery::default() };
        let sheet = Sheet {
            query: &query,
            game: Registry::ours().find("offrandes").expect("the game"),
            games: &Registry::ours(),
            board: &board,
            rated: ENOUGH,
            seasons: &[],
            unknown: false,
            reader: Some(ME),
            hidden: false,
            paints: true,
        };
        leaderboard::card(Language::German, Palette::default(), &sheet).map(|card| card.alt())
    };
    assert_eq!(card(false), None);
    let told = card(true).expect("a picture");
    assert!(told.contains("Solide KI: ") && !told.contains("1. Solide KI"), "beside the ranks: {told}");
}

#[test]
fn seasons_fit_and_ask_once_more() {
    for language in Language::ALL {
        let known: Vec<SeasonRow> = (90..100).rev().map(|number| season(number, number < 99)).collect();
        fits(&seasons::seasons(language, &[]), "no seasons");
        fits(&seasons::seasons(language, &known), "a season is on");
        fits(&seasons::seasons(language, &known[1..]), "no season is on");
        let (start, end) = (SeasonStep::Start, SeasonStep::End);
        for (known, step, number) in [(&known[..0], start, 1), (&known[1..], start, 99), (&known[..], end, 99)] {
            fits(&seasons::sure(language, known, step, number).expect("a question"), "a season's question");
        }
    }
}
