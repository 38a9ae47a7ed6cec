//! The fullest screens of the records, in every language and within Discord's limits.

use super::fits::fits;
use super::leaders::leader;
use agon::discord::panels::records::history::{self, Filter, Listed, Since};
use agon::discord::panels::records::profile::{self, Read, Whose};
use agon::discord::panels::records::statistics::{self, StatisticsQuery};
use agon::discord::parts::{Parts, Row};
use agon_draw::Palette;
use agon_games::Registry;
use agon_lang::Language;
use agon_store::{
    AbsencePolicy, AwayPolicy, ChannelId, FinishedRow, GuildId, HeadToHead, LeaderRow, Margin, OpponentRow, Outcome,
    Pace, Page, PastRow, PlayedRow, Profile, RatingPoint, Reliability, ResultRow, SeatOrder, SeatTallyRow, Statistics,
    Status, TableId, TableRow, TableTimes, TallyRow, UndoPolicy, UserId,
};
use std::collections::HashMap;

pub const ME: UserId = UserId(u64::MAX >> 1);
pub const FORMER: UserId = UserId(u64::MAX);
const GUILD: GuildId = GuildId(u64::MAX >> 1);
pub const NAME: &str = "*WWWWWWWWWWWWWWWWWWWWWWWWWWWWW_*";
pub const END_MS: i64 = 4_000_000_000_000;
/// The longest total of two people.
const SCORE: HeadToHead = HeadToHead { ahead: u32::MAX, behind: u32::MAX, level: u32::MAX };

pub fn text(parts: &Parts) -> String {
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
        turns: None,
        turns_stood_in: None,
        absent: false,
        took_over_seq: None,
        rating_change: None,
    }
}

fn finished(at: i64) -> FinishedRow {
    let table = TableRow {
        table: TableId(i64::MAX - at),
        at_rest: true,
        paused_code: None,
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
        restored_at_ms: None,
        times: TableTimes {
            pace: Pace::None,
            absence: AbsencePolicy::Gentle,
            away: AwayPolicy::Wait,
            undo: UndoPolicy::Own,
            stand_in: agon_gamemaster::AiLevel::Normal,
            hints: agon_gamemaster::HintPolicy::Alone,
            nudged_seq: None,
            paused_until_ms: None,
            pause_reason: None,
            pause_seat: None,
            idle_asked_at_ms: None,
            ready_asked_at_ms: None,
            moved_ms: 0,
            moved_last_ms: None,
            moved_seq: None,
        },
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

/// A row of the history. Every third one was stopped.
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
                for (here, filters) in [(true, false), (true, true), (false, false), (false, true)] {
                    let listed = Listed {
                        games: &Registry::ours(),
                        filter: &filter,
                        page: &page,
                        servers: &servers,
                        here,
                        mine: everywhere,
                        score: Some(SCORE),
                        filters,
                        now_ms: END_MS,
                    };
                    let parts = history::history(language, &listed);
                    fits(&parts, "past tables");
                    let told = text(&parts);
                    assert_eq!(told.contains("letters and no more"), everywhere, "{told}");
                    assert_eq!(told.contains('+'), told.contains("+ 1") || total > 6, "{told}");
                    let none = Page { items: Vec::new(), total: 0, ..page.clone() };
                    fits(&history::history(language, &Listed { page: &none, ..listed }), "no past tables");
                    let menus = parts.rows.iter().filter(|row| matches!(row, Row::Menu(_))).count();
                    assert_eq!(menus, if filters { 4 } else { 1 }, "filters stand behind one button");
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
        let listed = Listed {
            games: &Registry::ours(),
            filter: &filter,
            page: &page,
            servers: &HashMap::new(),
            here: true,
            mine: false,
            score: None,
            filters: false,
            now_ms: END_MS,
        };
        history::history(Language::English, &listed).embed.expect("a list").footer
    };
    assert_eq!([1, 54, 1_006].map(pages), ["page 1 of 1", "page 1 of 9", "page 1 of 168+"]);
}

fn record(games: usize, points: usize) -> Profile {
    let registry = Registry::ours();
    let ids = || registry.iter().map(|game| game.id()).take(games);
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

/// As many turns as there may be.
const RELIABLE: Reliability = Reliability { turns: u32::MAX, stood_in: 0, games: u32::MAX, gone: u32::MAX };

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
                let against = Some((UserId(2), SCORE)).filter(|_| !mine);
                let (reliability, registry) = (RELIABLE, Registry::ours());
                let read =
                    Read { whose, profile: &profile, reliability, mine, against, hidden, here, games: &registry };
                let parts = profile::profile(language, &read);
                fits(&parts, "profile");
                let chart = profile::chart(language, Palette::default(), &read);
                assert_eq!(chart.and_then(|chart| chart.drawing()).is_some(), points >= 3);
                let shows = |parts: &Parts| format!("{:?}", parts.rows).contains("click: Show(");
                assert_eq!(shows(&parts), games > 0 && !hidden && !everywhere, "what is private is not shown");
            }
        }
    }
    let profile = record(1, 2);
    let read = Read {
        whose: Whose { user: ME, everywhere: false },
        profile: &profile,
        reliability: RELIABLE,
        mine: true,
        against: None,
        hidden: true,
        here: true,
        games: &Registry::ours(),
    };
    let told = text(&profile::profile(Language::English, &read));
    assert!(told.contains("former player") && told.contains("a player") && told.contains("others do not see this"));
    assert!(told.contains("Your rating chart appears after three rated games"), "{told}");
}

/// Checks a server's statistics, real ones and the fullest possible ones.
pub fn numbers(language: Language, game: &str, found: &Statistics) {
    let games = Registry::ours();
    let entry = games.find(game).expect("the game");
    let meta = entry.meta();
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
        machines_only: u32::MAX,
    };
    let empty = |machines_only| Statistics {
        lengths: Vec::new(),
        seats: Vec::new(),
        closest: Vec::new(),
        highest: Vec::new(),
        machines_only,
    };
    for found in [found, &most, &empty(0), &empty(1)] {
        let options = meta.options.iter().map(|spec| Some(spec.id.to_owned())).chain([None]);
        for (option, machines) in options.flat_map(|option| [(option.clone(), false), (option, true)]) {
            let query = StatisticsQuery { game: None, option, machines };
            let parts = statistics::statistics(language, &games, entry, &query, found);
            fits(&parts, "a server's numbers");
            let told = text(&parts);
            assert!(!told.contains('…'), "nothing is cut: {told}");
        }
    }
}
