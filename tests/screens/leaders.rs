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
use std::collections::{HashMap, HashSet};

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
    SeasonRow {
        season: i64::MAX - i64::from(number),
        number,
        started_at_ms: 1_700_000_000_000,
        ended_at_ms,
        ends_at_ms: Some(i64::MAX / 2),
    }
}

/// The champions of all these seasons.
fn champions(seasons: &[SeasonRow]) -> HashMap<i64, String> {
    seasons.iter().map(|season| (season.season, NAME.to_owned())).collect()
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
    let winners = champions(&known);
    let times = [Period::AllTime, Period::Recent, Period::Season(known[0].season), Period::Season(known[50].season)];
    for language in Language::ALL {
        for (at, period) in times.into_iter().enumerate() {
            let sorts = [Sort::Rating, Sort::Wins, Sort::Share, Sort::Played];
            for (sort, all_games) in sorts.into_iter().flat_map(|sort| [(sort, false), (sort, true)]) {
                let query = LeaderboardQuery {
                    page: u32::MAX,
                    game: Some("offrandes".to_owned()),
                    all_games,
                    period,
                    sort,
                    machines: at % 2 == 0,
                    everywhere: at == 1,
                    picture: at == 2,
                    turned: None,
                }
                .settled();
                for board in [&full, &empty] {
                    let sheet = Sheet {
                        query: &query,
                        game: Registry::ours().find("offrandes").expect("the game"),
                        games: &Registry::ours(),
                        board,
                        rated: if at == 0 { 1 } else { ENOUGH },
                        seasons: &known,
                        champions: &winners,
                        unknown: at < 2,
                        reader: Some(ME),
                        hidden: at == 3,
                        paints: at != 3,
                    };
                    fits(&leaderboard::leaderboard(language, &sheet), "leaderboard");
                    let card = leaderboard::card(language, Palette::default(), &sheet);
                    let people = !board.rows.items.is_empty() || board.mine.is_some();
                    assert_eq!(card.is_some(), people && !query.all_games);
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
        champions: &HashMap::new(),
        unknown: false,
        reader: Some(ME),
        hidden: true,
        paints: true,
    };
    let told = text(&leaderboard::leaderboard(Language::English, &sheet));
    assert!(told.contains("– **a player** · -9999 ± 9999 (provisional)") && !told.contains("999991"), "{told}");
    assert!(told.contains("999990. **\\*WWW") && told.contains("999992. **a player**"), "{told}");
    assert!(!told.contains("Steady AI"), "people only: {told}");
    assert!(told.contains("only you see your line"), "{told}");
    assert!(told.ends_with("\npage 1 of 100000"), "no rules are named: {told}");
    let by_wins = LeaderboardQuery { sort: Sort::Wins, machines: true, ..query.clone() };
    let told = text(&leaderboard::leaderboard(Language::English, &Sheet { query: &by_wins, ..sheet }));
    assert!(told.contains("999991.") && !told.contains("(provisional)"), "counted, not rated: {told}");
    assert!(told.contains("**Steady AI**") && told.contains("**AI**"), "{told}");
    assert!(told.contains("AIs have no rank here"), "{told}");
}

/// A board of all games has no ratings: a line has the wins, and their share from five tables on.
#[test]
fn a_board_of_all_games_tells_wins_and_no_rating() {
    let of = |rank: u64, played| LeaderRow {
        rating: Rating { rating: 0, doubt: 0, sure: played >= 5 },
        played,
        wins: 4,
        places: played + 1,
        ..leader(rank, UserId(rank), Some("Ana"))
    };
    let rows = Page { items: vec![of(1, 5), of(2, 4)], page: 0, per_page: LEADERS, total: 2 };
    let board = Leaderboard { rows, mine: None, machines: Vec::new() };
    let told = |sort| {
        let query = LeaderboardQuery { all_games: true, sort, ..LeaderboardQuery::default() };
        let sheet = Sheet {
            query: &query,
            game: Registry::ours().find("offrandes").expect("the game"),
            games: &Registry::ours(),
            board: &board,
            rated: ENOUGH,
            seasons: &[],
            champions: &HashMap::new(),
            unknown: false,
            reader: Some(ME),
            hidden: false,
            paints: true,
        };
        text(&leaderboard::leaderboard(Language::English, &sheet))
    };
    let wins = told(Sort::Rating);
    assert!(wins.contains("Leaderboard · all games · this server") && wins.contains("· by wins ·"), "{wins}");
    assert!(wins.contains("1. **Ana** · won 4 of 5 (80%) · avg. place 1.20"), "{wins}");
    assert!(wins.contains("2. **Ana** · won 4 of 4 · avg. place 1.25") && !wins.contains('±'), "{wins}");
    assert!(told(Sort::Share).contains("– **Ana** · won 4 of 4"), "{}", told(Sort::Share));
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
                champions: &champions(&seasons[1..]),
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
            let won = season.ended_at_ms.map_or("Since 14 Nov 2023", |_| "14 Nov 2023 – 2 Oct 2096 · won by *WWW");
            assert!(chosen.detail.starts_with(won), "{chosen:?}");
        }
    }
}

/// Tests that a board of machines alone has no picture, and names them in its text.
#[test]
fn machines_alone_make_no_picture() {
    let mut board = board(0);
    board.mine = None;
    for machines in [false, true] {
        let query = LeaderboardQuery { machines, ..LeaderboardQuery::default() };
        let sheet = Sheet {
            query: &query,
            game: Registry::ours().find("offrandes").expect("the game"),
            games: &Registry::ours(),
            board: &board,
            rated: ENOUGH,
            seasons: &[],
            champions: &HashMap::new(),
            unknown: false,
            reader: Some(ME),
            hidden: false,
            paints: true,
        };
        assert_eq!(leaderboard::card(Language::German, Palette::default(), &sheet), None);
        let parts = leaderboard::leaderboard(Language::English, &sheet);
        let picture = parts.rows.iter().find_map(|row| match row {
            Row::Buttons(buttons) => buttons.iter().find(|button| button.label == "Picture"),
            Row::Menu(_) => None,
        });
        assert!(picture.is_some_and(|button| button.disabled), "no picture to press");
        let told = text(&parts);
        for words in ["No person is on this leaderboard", "AIs have no rank here"] {
            assert_eq!(told.contains(words), machines, "{told}");
        }
        assert_eq!(told.contains("Nobody"), !machines, "{told}");
    }
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
