//! Tests of finished tables: which of them a filter finds.

use crate::fixture::{ANA, BEN, EVA, GUILD, ai, finished, fixture, lobby, person, resigned, result_rows, running};
use agon_store::{Commit, End, Ending, GuildId, History, NewTable, Outcome, Page, PastRow, SeatRow, TableId};

fn here() -> History {
    History { guild: Some(GUILD), ..History::default() }
}

fn two() -> Vec<SeatRow> {
    vec![person(0, ANA, "Ana"), person(1, BEN, "Ben")]
}

fn ids(page: &Page<PastRow>) -> Vec<TableId> {
    page.items.iter().map(|row| row.table.table).collect()
}

#[tokio::test]
async fn the_history_is_newest_first_in_pages() {
    let at = fixture().await;
    let first = finished(&at.store, lobby(1, two()), &[2, 1], 5_000).await;
    let with_ai = vec![person(0, ANA, "Ana"), ai(1)];
    let attika = NewTable { game: "attika".to_owned(), ..lobby(1, with_ai) };
    let second = finished(&at.store, attika, &[1, 2], 6_000).await;
    let third = finished(&at.store, lobby(1, two()), &[1, 1], 6_000).await;
    finished(&at.store, NewTable { guild: GuildId(11), ..lobby(2, two()) }, &[1, 2], 7_000).await;
    running(&at.store, 1).await;

    let all = at.store.finished(&here(), 0, 2).await.unwrap();
    assert_eq!((ids(&all), all.total, all.pages()), (vec![third, second], 3, 2));
    // Results by place, then seat.
    let seats: Vec<u8> = at.store.results(first).await.unwrap().iter().map(|result| result.seat).collect();
    assert_eq!(seats, [1, 0]);
    assert_eq!(all.items[0].results.len(), 2);
    assert_eq!(ids(&at.store.finished(&here(), 1, 2).await.unwrap()), [first]);
    assert_eq!(ids(&at.store.finished(&here(), u32::MAX, u32::MAX).await.unwrap()), []);
}

#[tokio::test]
async fn a_table_is_found_by_game_player_opponent_result_time_and_place() {
    let at = fixture().await;
    let three = || vec![person(0, ANA, "Ana"), person(1, BEN, "Ben"), resigned(2, EVA, "Eva")];
    let duel = finished(&at.store, lobby(1, two()), &[2, 1], 5_000).await;
    let alone = vec![person(0, ANA, "Ana"), ai(1)];
    let attika = finished(&at.store, NewTable { game: "attika".to_owned(), ..lobby(1, alone) }, &[1, 2], 6_000).await;
    let trio = finished(&at.store, lobby(1, three()), &[1, 2, 3], 7_000).await;
    let abroad = finished(&at.store, NewTable { guild: GuildId(11), ..lobby(2, two()) }, &[1, 2], 8_000).await;
    let of = |user| History { user: Some(user), ..here() };
    for (wanted, found) in [
        (History { game: Some("attika".to_owned()), ..here() }, vec![attika]),
        (of(BEN), vec![trio, duel]),
        (History { opponent: Some(EVA), ..of(ANA) }, vec![trio]),
        (History { outcome: Some(Outcome::Won), ..of(ANA) }, vec![trio, attika]),
        (History { outcome: Some(Outcome::Lost), ..of(ANA) }, vec![duel]),
        (History { outcome: Some(Outcome::Resigned), ..of(EVA) }, vec![trio]),
        (History { outcome: Some(Outcome::Lost), ..of(EVA) }, vec![]),
        (History { from_ms: Some(6_000), before_ms: Some(7_000), ..here() }, vec![attika]),
        (History { game: Some("offrandes".to_owned()), from_ms: Some(6_000), ..here() }, vec![trio]),
        (History { guild: None, ..of(BEN) }, vec![abroad, trio, duel]),
        (History { guild: None, opponent: Some(ANA), before_ms: Some(8_000), ..of(BEN) }, vec![trio, duel]),
        // No filter lists the tables of all people in all servers.
        (History::default(), vec![]),
    ] {
        let page = at.store.finished(&wanted, 0, 9).await.unwrap();
        assert_eq!((ids(&page), page.total), (found.clone(), found.len() as u64), "{wanted:?}");
    }
}

#[tokio::test]
async fn what_was_stopped_is_read_and_is_no_result() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    let results = result_rows(&two(), &[1, 2]);
    let end = End { status: Ending::Aborted, reason: Some("idle".to_owned()), results, margin: None };
    at.store.commit(Commit { end: Some(end), ..Commit::at(table, 0, 9_000) }).await.unwrap();
    assert_eq!(at.store.results(table).await.unwrap(), []);
    assert_eq!(at.store.most_played(GUILD).await.unwrap(), None);
    let before = finished(&at.store, lobby(2, two()), &[1, 2], 8_000).await;
    let after = finished(&at.store, lobby(3, vec![person(0, ANA, "Ana"), ai(1)]), &[1, 2], 10_000).await;
    let all = at.store.finished(&here(), 0, 9).await.unwrap();
    assert_eq!((ids(&all), all.total), (vec![after, table, before], 3));
    let told: Vec<_> = all.items.iter().map(|row| (row.people, row.machines, row.results.len())).collect();
    assert_eq!(told, [(1, 1, 2), (2, 0, 0), (2, 0, 2)]);
    let of = |user| History { user: Some(user), ..here() };
    for (wanted, found) in [
        (History { game: Some("offrandes".to_owned()), ..here() }, vec![after, table, before]),
        (of(ANA), vec![after, table, before]),
        (History { guild: None, ..of(BEN) }, vec![table, before]),
        (History { guild: None, game: Some("attika".to_owned()), ..of(BEN) }, vec![]),
        (History { opponent: Some(BEN), ..of(ANA) }, vec![table, before]),
        (History { opponent: Some(EVA), ..of(ANA) }, vec![]),
        (History { from_ms: Some(9_000), ..of(ANA) }, vec![after, table]),
        (History { before_ms: Some(9_000), ..of(ANA) }, vec![before]),
        (History { guild: Some(GuildId(11)), ..of(ANA) }, vec![]),
        // A stopped table has no outcome.
        (History { outcome: Some(Outcome::Won), ..of(ANA) }, vec![after, before]),
        (History { outcome: Some(Outcome::Lost), ..of(BEN) }, vec![before]),
    ] {
        let page = at.store.finished(&wanted, 0, 9).await.unwrap();
        assert_eq!((ids(&page), page.total), (found.clone(), found.len() as u64), "{wanted:?}");
    }
    let second = at.store.finished(&of(ANA), 1, 1).await.unwrap();
    assert_eq!((ids(&second), second.total), (vec![table], 3), "in its place among the others");
}

#[tokio::test]
async fn the_rated_tables_of_a_board_are_counted_as_far_as_asked() {
    let at = fixture().await;
    let mut channel = 0;
    let mut play = async |guild: GuildId, seats: Vec<SeatRow>| {
        channel += 1;
        finished(&at.store, NewTable { guild, ..lobby(channel, seats) }, &[1, 2], 5_000).await;
    };
    let with_ai = || vec![person(0, ANA, "Ana"), ai(1)];
    play(GUILD, two()).await;
    play(GUILD, with_ai()).await;
    at.store.set_guild_rated(GUILD, false).await.unwrap();
    play(GUILD, two()).await;
    // If AIs count among people in a server, they do so in that server alone.
    at.store.set_machines_count(GuildId(11), true).await.unwrap();
    play(GuildId(11), with_ai()).await;
    play(GuildId(11), two()).await;
    for (hall, machines, most, found) in [
        (Some(GUILD), false, 9, 1),
        (Some(GUILD), true, 9, 2),
        (Some(GUILD), true, 1, 1),
        (Some(GuildId(11)), false, 9, 2),
        (Some(GuildId(12)), true, 9, 0),
        (None, false, 9, 2),
        (None, true, 9, 4),
        (None, true, 3, 3),
    ] {
        let counted = at.store.rated_tables(hall, "offrandes", machines, most).await.unwrap();
        assert_eq!(counted, found, "{hall:?} {machines}");
        assert_eq!(at.store.rated_tables(hall, "attika", machines, most).await.unwrap(), 0);
    }
}

#[tokio::test]
async fn the_last_table_somebody_sat_at_is_found_everywhere() {
    let at = fixture().await;
    assert_eq!(at.store.last_finished_of(ANA, None).await.unwrap(), None);
    let here = finished(&at.store, lobby(1, two()), &[1, 2], 9_000).await;
    let there = NewTable { guild: GuildId(11), ..lobby(2, two()) };
    let there = finished(&at.store, there, &[1, 2], 5_000).await;
    let second = NewTable { guild: GuildId(11), ..lobby(3, vec![person(0, ANA, "Ana"), ai(1)]) };
    let second = finished(&at.store, second, &[1, 2], 8_000).await;
    running(&at.store, 4).await;
    let last = async |user, number| at.store.last_finished_of(user, number).await.unwrap().map(|row| row.table);
    assert_eq!(last(ANA, None).await, Some(here));
    assert_eq!((last(ANA, Some(1)).await, last(ANA, Some(2)).await), (Some(here), Some(second)));
    assert_eq!((last(BEN, Some(2)).await, last(EVA, None).await), (None, None));
    assert_ne!(there, here);
}
