//! Measures the pages of a long history for many servers and people, and the end of a table beside an ordinary move.

use crate::history::{BUSIEST, GUILDS, NOW, PEOPLE, SEASONS};
use crate::spread;
use agon_store::{
    ChannelId, Commit, End, Ending, GuildId, History, InteractionId, LeaderboardFilter, LobbyPlan, Margin, NewStep,
    NewTable, Outcome, Period, ResultRow, SeatRow, Sort, Start, Store, TableId, TotalFilter, UserId,
};
use serde_json::json;
use std::time::{Duration, Instant};

const GAMES: [&str; 3] = ["offrandes", "cyclades", "attika"];

/// Returns the server and players of the `n`-th question. Busy servers come more often: the busiest every fourth time,
/// and every second of those with its busiest player.
fn asked(n: u64) -> (GuildId, UserId, UserId) {
    let guild = if n.is_multiple_of(4) { 0 } else { (n * n * 37) % GUILDS as u64 };
    let user = |seat: u64| UserId((guild + 1) * 1_000_000 + seat * PEOPLE as u64 + (n * 13 + seat) % 40);
    let asker = if n.is_multiple_of(8) { UserId(BUSIEST as u64) } else { user(0) };
    (GuildId(1000 + guild), asker, user(1))
}

/// Measures every page `times` times.
pub async fn measure(store: &Store, times: u64) {
    let yardstick = lap(times, async |n| drop(store.table(TableId(n as i64 * 3 + 1)).await.expect("a row"))).await;
    let [unit, ..] = spread(yardstick);
    println!("yardstick {unit:.3} ms");
    println!("{:<46} {:>9} {:>9} {:>9} {:>7}", "page", "median ms", "p99 ms", "most ms", "ratio");
    let told = |name: &str, took: Vec<Duration>| {
        let [median, late, most] = spread(took);
        println!("{name:<46} {median:>9.2} {late:>9.2} {most:>9.2} {:>7.0}", median / unit);
    };
    let history = async |wanted: History, page| drop(store.finished(&wanted, page, 6).await.expect("a page"));
    let here = |guild| History { guild: Some(guild), ..History::default() };
    told("history of a server", lap(times, async |n| history(here(asked(n).0), 0).await).await);
    told("history of a server, page 50", lap(times, async |n| history(here(asked(n).0), 49).await).await);
    told(
        "history of a server and game",
        lap(times, async |n| {
            let game = Some(GAMES[n as usize % 3].to_owned());
            history(History { game, ..here(asked(n).0) }, 0).await;
        })
        .await,
    );
    told(
        "history of a server, 30 days a year ago",
        lap(times, async |n| {
            let from_ms = NOW - 365 * 86_400_000;
            let (from_ms, before_ms) = (Some(from_ms), Some(from_ms + 30 * 86_400_000));
            history(History { from_ms, before_ms, ..here(asked(n).0) }, 0).await;
        })
        .await,
    );
    told(
        "history of a player here",
        lap(times, async |n| history(History { user: Some(asked(n).1), ..here(asked(n).0) }, 0).await).await,
    );
    told(
        "history of a player everywhere",
        lap(times, async |n| history(History { user: Some(asked(n).1), ..History::default() }, 0).await).await,
    );
    told(
        "history of the busiest player",
        lap(times, async |n| {
            let guild = Some(GuildId(1000)).filter(|_| n % 2 == 0);
            history(History { guild, user: Some(UserId(BUSIEST as u64)), ..History::default() }, 0).await;
        })
        .await,
    );
    told(
        "history of the two busiest players",
        lap(times, async |n| {
            let guild = Some(GuildId(1000)).filter(|_| n % 2 == 0);
            let (user, opponent) = (Some(UserId(BUSIEST as u64)), Some(UserId((BUSIEST + PEOPLE) as u64)));
            history(History { guild, user, opponent, ..History::default() }, 0).await;
        })
        .await,
    );
    told(
        "history of the busiest, seldom met",
        lap(times, async |n| {
            let other = BUSIEST + PEOPLE + 40 + n as i64 % 100;
            let (user, opponent) = (Some(UserId(BUSIEST as u64)), Some(UserId(other as u64)));
            history(History { user, opponent, ..History::default() }, 0).await;
        })
        .await,
    );
    told(
        "history against somebody, won",
        lap(times, async |n| {
            let (guild, user, other) = asked(n);
            let outcome = Some(Outcome::Won);
            history(History { user: Some(user), opponent: Some(other), outcome, ..here(guild) }, 0).await;
        })
        .await,
    );
    told(
        "total of the two busiest players",
        lap(times, async |n| {
            let guild = Some(GuildId(1000)).filter(|_| n % 2 == 0);
            let (user, opponent) = (Some(UserId(BUSIEST as u64)), Some(UserId((BUSIEST + PEOPLE) as u64)));
            store.head_to_head(&History { guild, user, opponent, ..History::default() }).await.expect("a total");
        })
        .await,
    );
    for sort in [Sort::Wins, Sort::Share, Sort::Played] {
        let took = lap(times, async |n| {
            let (guild, reader, _) = asked(n);
            let wanted = TotalFilter { guild, period: Period::AllTime, machines: n.is_multiple_of(2), sort, reader };
            drop(store.total_leaderboard(&wanted, 0, 10).await.expect("a page"));
        });
        told(&format!("board of all games by {sort}"), took.await);
    }
    for everywhere in [false, true] {
        for (sort, period) in [
            (Sort::Rating, Period::AllTime),
            (Sort::Wins, Period::AllTime),
            (Sort::Share, Period::AllTime),
            (Sort::Played, Period::AllTime),
            (Sort::Rating, Period::Recent),
        ] {
            let board = |n: u64| {
                let (guild, reader, _) = asked(n);
                LeaderboardFilter {
                    guild: (!everywhere).then_some(guild),
                    period,
                    machines: n.is_multiple_of(2),
                    game: GAMES[n as usize % 3].to_owned(),
                    sort,
                    reader,
                    read_in: Some(guild),
                }
            };
            let hall = if everywhere { "everywhere" } else { "here" };
            let recent = if period == Period::Recent { ", 30 days" } else { "" };
            for page in [0, 20] {
                let took = lap(times, async |n| drop(store.leaderboard(&board(n), page, 10).await.expect("a page")));
                told(&format!("board {hall} by {sort}{recent}, page {}", page + 1), took.await);
            }
            // The player in the middle of a board asks for their own page.
            let mut middle = Vec::new();
            for n in 0..6 {
                let total = store.leaderboard(&board(n), 0, 1).await.expect("a board").rows.total;
                let page = (total / 20) as u32;
                let shown = store.leaderboard(&board(n), page, 10).await.expect("a page").rows;
                middle.push((page, shown.items.first().map_or(board(n).reader, |row| row.user), total));
            }
            let took = lap(times, async |n| {
                let (page, reader, _) = middle[n as usize % 6];
                drop(store.leaderboard(&LeaderboardFilter { reader, ..board(n % 6) }, page, 10).await.expect("a page"));
            });
            let most = middle.iter().map(|row| row.2).max().unwrap_or_default();
            told(&format!("board {hall} by {sort}{recent}, me in the middle"), took.await);
            if sort == Sort::Rating {
                println!("  (up to {most} people)");
            }
        }
        told(
            if everywhere { "how many rated tables, everywhere" } else { "how many rated tables, here" },
            lap(times, async |n| {
                let (hall, game) = ((!everywhere).then_some(asked(n).0), GAMES[n as usize % 3]);
                store.rated_tables(hall, game, n.is_multiple_of(2), 100).await.expect("a count");
            })
            .await,
        );
    }
    told(
        "board of a season by rating",
        lap(times, async |n| {
            let (guild, reader, _) = asked(n);
            let season = (guild.0 as i64 - 1000) * SEASONS + 1 + n as i64 % SEASONS;
            let board = LeaderboardFilter {
                guild: Some(guild),
                period: Period::Season(season),
                machines: n.is_multiple_of(2),
                game: GAMES[n as usize % 3].to_owned(),
                sort: Sort::Rating,
                reader,
                read_in: Some(guild),
            };
            drop(store.leaderboard(&board, 0, 10).await.expect("a page"));
        })
        .await,
    );
    told(
        "champions of all seasons of a game, or of one of all games",
        lap(times, async |n| {
            let guild = asked(n).0;
            let first = (guild.0 as i64 - 1000) * SEASONS + 1;
            let seasons: Vec<i64> = (first..first + SEASONS).collect();
            let found = match n % 2 {
                0 => store.champions(guild, &seasons, false, Some(GAMES[n as usize % 3])).await,
                _ => store.champions(guild, &seasons[..1], false, None).await,
            };
            drop(found.expect("the champions"));
        })
        .await,
    );
    told(
        "seasons, and what a server plays most",
        lap(times, async |n| {
            drop(store.seasons(asked(n).0, 25).await.expect("seasons"));
            drop(store.most_played(asked(n).0).await.expect("a game"));
        })
        .await,
    );
    told(
        "profile here",
        lap(times, async |n| drop(store.profile(asked(n).1, Some(asked(n).0)).await.expect("a profile"))).await,
    );
    told(
        "profile everywhere",
        lap(times, async |n| drop(store.profile(asked(n).1, None).await.expect("a profile"))).await,
    );
    told(
        "profile of the busiest player",
        lap(times, async |n| {
            let guild = Some(GuildId(1000)).filter(|_| n % 2 == 0);
            drop(store.profile(UserId(BUSIEST as u64), guild).await.expect("a profile"));
        })
        .await,
    );
    told(
        "statistics of a server",
        lap(times, async |n| {
            drop(store.statistics(asked(n).0, GAMES[n as usize % 3], false).await.expect("statistics"))
        })
        .await,
    );
}

async fn lap(times: u64, ask: impl AsyncFn(u64)) -> Vec<Duration> {
    // Runs once unmeasured, because the first run reads from the disk.
    ask(0).await;
    let mut took = Vec::new();
    for n in 0..times {
        let begun = Instant::now();
        ask(n).await;
        took.push(begun.elapsed());
    }
    took
}

/// Measures an ordinary move and the step that ends a table of four, each in its own transaction.
pub async fn ends(store: &Store, times: u64) {
    let (mut moves, mut ends) = (Vec::new(), Vec::new());
    for n in 0..times {
        let (guild, ..) = asked(n);
        let seats: Vec<SeatRow> = (0..4)
            .map(|seat| SeatRow {
                seat,
                user: Some(UserId(guild.0 % 1000 * 1_000_000 + 1_000_000 + u64::from(seat) * PEOPLE as u64 + n % 40)),
                ai: None,
                name: "Somebody".to_owned(),
                resigned: false,
                left_at_ms: None,
            })
            .collect();
        let new = NewTable {
            guild,
            channel: ChannelId(5_000_000 + n),
            game: GAMES[n as usize % 3].to_owned(),
            rules: 1,
            options: json!({ "auction": "open", "bribes": "in-turn" }),
            seats_wanted: 4,
            host: UserId(1),
            seats: seats.clone(),
            language: "en".to_owned(),
            seed: [7; 32].into(),
            promise: "ab".repeat(32),
            at_ms: NOW,
            outbox: Vec::new(),
        };
        let table = store.open_lobby(new, LobbyPlan::default()).await.expect("a table").table;
        let start = Some(Start { interaction: InteractionId(n + 1), at_ms: NOW });
        let step = |seq: u32| NewStep {
            seat: Some((seq % 4) as u8),
            text: "bid 4".to_owned(),
            stood_in: false,
            automatic: false,
            cut: false,
        };
        store.commit(Commit { start, ..Commit::at(table, 0, NOW) }).await.expect("a start");
        for seq in 0..300 {
            let begun = Instant::now();
            let at_ms = NOW + i64::from(seq) * 20_000;
            store.commit(Commit { steps: vec![step(seq)], ..Commit::at(table, seq, at_ms) }).await.expect("a move");
            moves.push(begun.elapsed());
        }
        let result = |row: &SeatRow| ResultRow {
            seat: row.seat,
            place: (row.seat + n as u8 % 4) % 4 + 1,
            score: 100 - i64::from(row.seat),
            parts: json!([["sacrifices", 96], ["altars", 30]]),
            measures: vec![("points".to_owned(), 126), ("held".to_owned(), 3)],
            user: row.user,
            ai: None,
            name: row.name.clone(),
            resigned: false,
            turns: None,
            turns_stood_in: None,
            absent: false,
            took_over_seq: None,
            rating_change: None,
        };
        let results = seats.iter().map(result).collect();
        let margin = Some(Margin { level: 0, by: Some(("points".to_owned(), 1)) });
        let end = End { status: Ending::Finished, reason: None, results, margin };
        let begun = Instant::now();
        let last = Commit { steps: vec![step(300)], end: Some(end), ..Commit::at(table, 300, NOW + 6_000_000) };
        store.commit(last).await.expect("an end");
        ends.push(begun.elapsed());
    }
    let ([common, ..], [last, late, most]) = (spread(moves), spread(ends));
    println!("a common move {common:.2} ms; the end of a table {last:.2} ms (p99 {late:.2}, most {most:.2})");
    println!("the end costs {:.2} ms more, {:.1} common moves", last - common, last / common);
}
