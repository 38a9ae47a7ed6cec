//! Tests of the closest tables and the highest scores of a server.

use crate::fixture::{ANA, BEN, Fixture, GUILD, fixture, lobby, open, person, result_rows, starting};
use agon_store::{Commit, End, Ending, Margin, ResultRow, TableId};

/// Plays a table to its end, with the ranking values of each seat and the margin.
async fn scored(at: &Fixture, measures: [&[(&str, i64)]; 2], margin: Option<(u8, &str, i64)>, at_ms: i64) -> TableId {
    let seats = vec![person(0, ANA, "Ana"), person(1, BEN, "Ben")];
    let results = result_rows(&seats, &[1, 2]).into_iter().zip(measures).map(|(row, measures)| ResultRow {
        score: measures.first().map_or(0, |(_, score)| *score),
        measures: measures.iter().map(|&(word, number)| (word.to_owned(), number)).collect(),
        ..row
    });
    let results = results.collect();
    let table = open(&at.store, lobby(1, seats)).await.unwrap().table;
    at.store.commit(starting(table)).await.unwrap();
    let margin = margin.map(|(level, word, by)| {
        let by = Some((word.to_owned(), by)).filter(|_| !word.is_empty());
        Margin { level, by }
    });
    let end = End { status: Ending::Finished, reason: None, results, margin };
    at.store.commit(Commit { end: Some(end), ..Commit::at(table, 0, at_ms) }).await.unwrap();
    table
}

#[tokio::test]
async fn closest_is_what_the_least_decided_and_what_nothing_counted_decided_is_not_close() {
    let at = fixture().await;
    let one: [&[(&str, i64)]; 2] = [&[("cities", 2)], &[("cities", 1)]];
    let far = scored(&at, one, Some((0, "cities", 2)), 5_000).await;
    scored(&at, one, None, 6_000).await;
    let few = scored(&at, one, Some((0, "cities", 1)), 7_000).await;
    scored(&at, one, Some((0, "cities", 3)), 8_000).await;
    let closest = async || {
        let found = at.store.statistics(GUILD, "offrandes", true).await.unwrap().closest;
        found.into_iter().map(|(row, margin)| (row.table.table, margin)).collect::<Vec<_>>()
    };
    let told = |level, word: &str, by| Margin { level, by: Some((word.to_owned(), by)) };
    assert_eq!(closest().await[..2], [(few, told(0, "cities", 1)), (far, told(0, "cities", 2))]);
    // A broken tie is closer than any difference in the first value, and a shared win is closer still.
    let gold = scored(&at, one, Some((1, "gold", 9)), 9_000).await;
    let fewer = scored(&at, one, Some((1, "gold", -4)), 10_000).await;
    let shared = scored(&at, one, Some((2, "", 0)), 11_000).await;
    let expected = [(shared, Margin { level: 2, by: None }), (fewer, told(1, "gold", -4)), (gold, told(1, "gold", 9))];
    assert_eq!(closest().await, expected);
    at.store.rebuild_records(20_000).await.unwrap();
    assert_eq!(closest().await, expected);
}

#[tokio::test]
async fn the_highest_scores_are_ranked_by_what_breaks_their_ties_too() {
    let at = fixture().await;
    let first = scored(&at, [&[("cities", 2), ("gold", 7), ("income", 1)], &[("cities", 1)]], None, 5_000).await;
    let rich = [("cities", 2), ("gold", 9), ("income", 1)];
    let richer = scored(&at, [&rich, &[("cities", 1), ("gold", 99)]], None, 6_000).await;
    let richest = scored(&at, [&[("cities", 2), ("gold", 9), ("income", 4)], &[("cities", 2)]], None, 7_000).await;
    let highest = at.store.statistics(GUILD, "offrandes", true).await.unwrap().highest;
    let tables: Vec<_> = highest.iter().map(|(row, seat)| (row.table.table, *seat)).collect();
    assert_eq!(tables, [(richest, 0), (richer, 0), (first, 0)]);
    assert_eq!(highest[1].0.results[0].measures, rich.map(|(word, number)| (word.to_owned(), number)));
}
