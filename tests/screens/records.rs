//! The screens of the hall of records, as full as they get, in every language and within Discord's limits.

use super::fits::fits;
use agon::discord::panels::history::{self, Filter, Listed, Since};
use agon::discord::panels::leaderboard::{self, ENOUGH, LEADERS, Sheet, Wanted};
use agon::discord::panels::profile::{self, Read, Whose};
use agon::discord::panels::{seasons, statistics};
use agon::discord::parts::{Parts, Row};
use agon_draw::Palette;
use agon_lang::Language;
use agon_rules::games;
use agon_store::{
    Board, ChannelId, FinishedRow, GuildId, LeaderRow, Margin, OpponentRow, Outcome, Page, PastRow, Period, PlayedRow,
    Profile, Rating, RatingPoint, ResultRow, SeasonRow, SeatOrder, SeatTallyRow, Sort, Statistics, Status, TableId,
    TableRow, TallyRow, UserId,
};
use std::collections::{HashMap, HashSet};

const ME: UserId = UserId(u64::MAX >> 1);
const FORMER: UserId = UserId(u64::MAX);
const GUILD: GuildId = GuildId(u64::MAX >> 1);
const NAME: &str = "*WWWWWWWWWWWWWWWWWWWWWWWWWWWWW_*";
const END_MS: i64 = 4_000_000_000_000;

fn text(parts: &Parts) -> String {
    let embed = parts.embed.clone().unwrap_or_default();
    format!("{}\n{}\n{}\n{}", parts.content, embed.title, embed.text, embed.footer)
}

fn result(seat: u8, user: Option<UserId>, name: &str) -> ResultRow {
    ResultRow {
        seat,
        place: 1,
        score: -999_999,
        parts: serde_json::json!([]),
        measures: Vec::new(),
        user,
        ai: user.is_none().then(|| "greedy".to_owned()),
        name: name.to_owned(),
        resigned: false,
        moved: None,
    }
}

fn finished(at: i64) -> FinishedRow {
    let table = TableRow {
        table: TableId(i64::MAX - at),
        guild: GUILD,
        number: u32::MAX,
        channel: ChannelId(1),
        game: "offrandes".to_owned(),
        rules: 1,
        options: serde_json::json!({}),
        seats_wanted: 5,
        host: ME,
        language: "en".to_owned(),
        palette: None,
        status: Status::Finished,
        seed: [1; 32].into(),
        start_interaction: None,
        seq: 900,
        created_at_ms: 0,
        started_at_ms: Some(0),
        ended_at_ms: Some(END_MS),
        ended_reason: None,
        board_channel: ChannelId(1),
        board_message: None,
        notice: None,
        refusals: 0,
        seat_order: SeatOrder::Joined,
        arrangement: None,
        rematch_of: None,
        people_only: false,
        rated: true,
        counts: true,
        imported_at_ms: None,
        luck_table: None,
        promise: None,
    };
    let results = vec![
        result(0, Some(ME), NAME),
        result(1, Some(UserId(2)), NAME),
        result(2, Some(FORMER), ""),
        result(3, None, ""),
        result(4, Some(UserId(5)), NAME),
    ];
    FinishedRow { table, results }
}

/// The same in the history; every third one was stopped.
fn past(at: i64) -> PastRow {
    let FinishedRow { table, results } = finished(at);
    PastRow { table, people: 4, machines: 1, results: if at % 3 == 2 { Vec::new() } else { results } }
}

#[test]
fn past_tables_fit_however_they_are_narrowed() {
    let server = "A *server* with as long a name as Discord lets it have, which is one hundred letters and no more";
    let servers = HashMap::from([(GUILD, server.to_owned())]);
    let full = Filter {
        page: 99,
        game: Some("offrandes".to_owned()),
        user: Some(ME.0),
        opponent: Some(FORMER.0),
        outcome: Some(Outcome::Resigned),
        since: Some(Since::Day(20_001)),
        until: Some(20_002),
        everywhere: false,
    };
    for language in Language::ALL {
        for (filter, total) in [(Filter::default(), 600), (full.clone(), 600), (full.clone(), 6)] {
            for everywhere in [false, true] {
                let filter = Filter { everywhere, ..filter.clone() };
                let page = Page {
                    items: (0..6).map(past).collect(),
                    page: filter.page,
                    per_page: history::TABLES,
                    total: total + u64::from(filter.page) * 6 + if total > 6 { 1_000 } else { 0 },
                };
                for here in [true, false] {
                    let listed = Listed {
                        filter: &filter,
                        page: &page,
                        servers: &servers,
                        here,
                        mine: everywhere,
                        now_ms: END_MS,
                    };
                    let parts = history::history(language, &listed);
                    fits(&parts, "past tables");
                    let told = text(&parts);
                    assert_eq!(told.contains("letters and no more"), everywhere, "{told}");
                    assert_eq!(told.contains('+'), told.contains("+ 1") || total > 6, "{told}");
                    let none = Page { items: Vec::new(), total: 0, ..page.clone() };
                    fits(&history::history(language, &Listed { page: &none, ..listed }), "no past tables");
                }
            }
        }
        for mine in [true, false] {
            fits(&history::private(language, mine), "a private record");
        }
    }
}

#[test]
fn a_list_too_long_to_be_counted_says_so() {
    let filter = Filter::default();
    let pages = |total| {
        let page = Page { items: vec![past(0)], page: 0, per_page: history::TABLES, total };
        let listed =
            Listed { filter: &filter, page: &page, servers: &HashMap::new(), here: true, mine: false, now_ms: END_MS };
        history::history(Language::English, &listed).embed.expect("a list").footer
    };
    assert_eq!([1, 54, 1_006].map(pages), ["page 1 of 1", "page 1 of 9", "page 1 of 168+"]);
}

fn leader(rank: u64, user: UserId, name: Option<&str>) -> LeaderRow {
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

fn board(rows: u32) -> Board {
    let name = |at: u32| [Some(NAME), None, Some("")][at as usize % 3];
    let user = |at: u32| if at.is_multiple_of(5) { FORMER } else { UserId(u64::from(at) + 1) };
    let items = (0..rows).map(|at| leader(u64::from(at) + 999_990, user(at), name(at))).collect();
    let machine = |level: &str| LeaderRow { ai: Some(level.to_owned()), name: None, ..leader(0, UserId(0), None) };
    Board {
        rows: Page { items, page: 0, per_page: LEADERS, total: 999_999 },
        mine: Some(leader(7, ME, Some(NAME))),
        machines: ["greedy", "random", "unheard-of"].map(machine).to_vec(),
    }
}

#[test]
fn leaderboards_fit_in_every_order_and_over_every_time() {
    let known: Vec<SeasonRow> = (1..=60).rev().map(|number| season(number, number < 60)).collect();
    let (full, empty) = (board(LEADERS), Board { mine: None, machines: Vec::new(), ..board(0) });
    let times = [Period::AllTime, Period::Recent, Period::Season(known[0].season), Period::Season(known[50].season)];
    for language in Language::ALL {
        for (at, period) in times.into_iter().enumerate() {
            for sort in [Sort::Rating, Sort::Wins, Sort::Share, Sort::Played] {
                let wanted = Wanted {
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
                        wanted: &wanted,
                        game: "offrandes",
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
    let wanted = Wanted { everywhere: true, ..Wanted::default() };
    let board = board(3);
    let seasons = [season(1, false)];
    let sheet = Sheet {
        wanted: &wanted,
        game: "offrandes",
        board: &board,
        rated: ENOUGH,
        seasons: &seasons,
        unknown: false,
        reader: Some(ME),
        hidden: true,
        paints: true,
    };
    let told = text(&leaderboard::leaderboard(Language::English, &sheet));
    assert!(told.contains("provisional **a player**") && !told.contains("999991"), "{told}");
    assert!(told.contains("999990. **\\*WWW") && told.contains("999992. **a player**"), "{told}");
    assert!(!told.contains("AI steady"), "people only: {told}");
    assert!(told.contains("only you see your line"), "{told}");
    assert!(told.contains("rating rules 1"), "{told}");
    let by_wins = Wanted { sort: Sort::Wins, machines: true, ..wanted.clone() };
    let told = text(&leaderboard::leaderboard(Language::English, &Sheet { wanted: &by_wins, ..sheet }));
    assert!(told.contains("999991.") && !told.contains("provisional **"), "counted, not rated: {told}");
    assert!(told.contains("**AI steady**") && told.contains("**AI**"), "{told}");
}

/// However many seasons there were, each can be chosen, and the one that is shown stands on the menu's page.
#[test]
fn every_season_can_be_chosen() {
    let board = board(1);
    for (number, pages) in [(1, 1), (23, 1), (24, 2), (60, 3)] {
        let seasons: Vec<SeasonRow> = (1..=number).rev().map(|at| season(at, at < number)).collect();
        let periods = |period, turned| {
            let wanted = Wanted { period, turned, ..Wanted::default() };
            let sheet = Sheet {
                wanted: &wanted,
                game: "offrandes",
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
                Row::Menu(menu) if menu.id.words.starts_with("period") => Some(menu.choices),
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

/// A server where only machines have played has a picture of its board, too: of the board with AI.
#[test]
fn machines_alone_make_a_picture() {
    let mut board = board(0);
    board.mine = None;
    let card = |machines| {
        let wanted = Wanted { machines, ..Wanted::default() };
        let sheet = Sheet {
            wanted: &wanted,
            game: "offrandes",
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
    assert!(told.contains("KI solide: ") && !told.contains("1. KI"), "beside the ranks: {told}");
}

fn record(games: usize, points: usize) -> Profile {
    let ids = || games::GAMES.iter().map(|game| game.meta().id).take(games);
    let played = |game: &'static str| {
        (2..=5).map(move |seats| PlayedRow {
            game: game.to_owned(),
            seats,
            played: u32::MAX,
            wins: u32::MAX,
            places: u32::MAX,
        })
    };
    let opponent =
        |user, name: &str| OpponentRow { user, name: name.to_owned(), met: u32::MAX, ahead: u32::MAX, behind: 1 };
    Profile {
        ratings: ids()
            .map(|game| LeaderRow { game: game.to_owned(), machines: true, ..leader(1, ME, Some(NAME)) })
            .collect(),
        by_seats: ids().flat_map(played).collect(),
        streak: u32::MAX,
        best_streak: u32::MAX,
        opponents: vec![opponent(FORMER, ""), opponent(UserId(2), NAME), opponent(UserId(3), "")],
        chart: (0..points)
            .map(|at| RatingPoint { game: "attika".to_owned(), at_ms: at as i64 * 1000, rating: 1500 + at as i64 })
            .collect(),
    }
}

#[test]
fn profiles_fit_and_a_chart_takes_three_tables() {
    for language in Language::ALL {
        for (games, points) in [(0, 0), (1, 2), (3, 200)] {
            let profile = record(games, points);
            for (mine, hidden, here, everywhere) in [
                (true, false, true, false),
                (true, true, true, true),
                (true, false, false, true),
                (false, false, true, false),
            ] {
                let whose = Whose { user: ME, everywhere };
                let read = Read { whose, profile: &profile, mine, hidden, here };
                let parts = profile::profile(language, &read);
                fits(&parts, "profile");
                let chart = profile::chart(language, Palette::default(), &read);
                assert_eq!(chart.and_then(|chart| chart.drawing()).is_some(), points >= 3);
                let shows = |parts: &Parts| format!("{:?}", parts.rows).contains("verb: Show");
                assert_eq!(shows(&parts), games > 0 && !hidden && !everywhere, "what is private is not shown");
            }
        }
    }
    let profile = record(1, 2);
    let read =
        Read { whose: Whose { user: ME, everywhere: false }, profile: &profile, mine: true, hidden: true, here: true };
    let told = text(&profile::profile(Language::English, &read));
    assert!(told.contains("former player") && told.contains("a player") && told.contains("others do not see this"));
    assert!(told.contains("Three rated tables among people make a chart"), "{told}");
}

/// A server's numbers, as they are and as many as there may be.
pub fn numbers(language: Language, game: &str, found: &Statistics) {
    let meta = games::find(game).expect("a game").meta();
    let settings = meta.options.iter().flat_map(|spec| {
        let of = |value: &&str| format!("{}={value}", spec.id);
        spec.values.iter().map(of).collect::<Vec<_>>()
    });
    let settings: Vec<String> = std::iter::once(String::new()).chain(settings).collect();
    let sizes = || (meta.seats.0..=meta.seats.1).flat_map(|seats| settings.iter().map(move |setting| (setting, seats)));
    let measured: &[&str] = match game {
        "offrandes" => &["points", "held"],
        "cyclades" => &["metropolises", "gold", "income"],
        _ => &["buildings", "settlements"],
    };
    let scored = |at: i64| {
        let FinishedRow { table, mut results } = finished(at);
        for row in &mut results {
            row.measures = measured.iter().map(|word| ((*word).to_owned(), -999)).collect();
        }
        FinishedRow { table, results }
    };
    let by = |word: usize, by| Some((measured[word].to_owned(), by));
    let margins = [
        Margin { level: 2, by: None },
        Margin { level: 1, by: by(1, -999) },
        Margin { level: measured.len() as u8 - 2, by: by(measured.len() - 1, 999) },
    ];
    let most = Statistics {
        lengths: sizes()
            .map(|(setting, seats)| TallyRow {
                setting: setting.clone(),
                seats,
                tables: u32::MAX,
                steps: u64::MAX / 2,
                lasted_ms: i64::MAX / 2,
            })
            .collect(),
        seats: sizes()
            .flat_map(|(setting, seats)| {
                (0..seats).map(move |seat| SeatTallyRow { setting: setting.clone(), seats, seat, wins: 1e9 })
            })
            .collect(),
        closest: margins.into_iter().zip(0..).map(|(margin, at)| (scored(at), margin)).collect(),
        highest: (2..5).map(|at| (scored(at), at as u8)).collect(),
    };
    let none = Statistics { lengths: Vec::new(), seats: Vec::new(), closest: Vec::new(), highest: Vec::new() };
    for found in [found, &most, &none] {
        let options = meta.options.iter().map(|spec| Some(spec.id));
        for option in options.chain([None]) {
            let parts = statistics::statistics(language, game, option, found);
            fits(&parts, "a server's numbers");
            let told = text(&parts);
            assert!(!told.contains('…'), "nothing is cut: {told}");
        }
    }
}

#[test]
fn seasons_fit_and_ask_once_more() {
    for language in Language::ALL {
        let known: Vec<SeasonRow> = (90..100).rev().map(|number| season(number, number < 99)).collect();
        fits(&seasons::seasons(language, &[]), "no seasons");
        fits(&seasons::seasons(language, &known), "a season is on");
        fits(&seasons::seasons(language, &known[1..]), "no season is on");
        for (known, what, number) in [(&known[..0], "start", 1), (&known[1..], "start", 99), (&known[..], "end", 99)] {
            fits(&seasons::sure(language, known, what, number).expect("a question"), what);
        }
    }
}
