//! Tests of profiles and statistics.

use crate::fixture::{ANA, BEN, EVA, GUILD, ai, finished, fixture, lobby, open, person, resigned};
use crate::leaderboards::{ELSEWHERE, counts, three};
use agon_store::{Commit, End, Ending, InteractionId, NewStep, NewTable, SeatRow, Start, UserId};

#[tokio::test]
async fn a_profile_tells_streaks_opponents_and_time_to_move() {
    let at = fixture().await;
    let duel = || lobby(1, vec![person(0, ANA, "Ana"), person(1, BEN, "Ben")]);
    for (places, at_ms) in [([1, 2], 1_000), ([1, 2], 2_000), ([2, 1], 3_000), ([1, 2], 4_000)] {
        finished(&at.store, duel(), &places, at_ms).await;
    }
    finished(&at.store, NewTable { guild: ELSEWHERE, ..lobby(1, three()) }, &[1, 2, 3], 5_000).await;
    // Ana decides after 4 s and after 2 s, Ben after 10 s. Their choices at the same moment share one waiting time.
    let table = open(&at.store, duel()).await.unwrap().table;
    let commit = |seq, at_ms, steps: &[Option<u8>]| Commit {
        steps: steps
            .iter()
            .map(|&seat| NewStep { seat, text: "pass".to_owned(), stood_in: false, automatic: false, cut: false })
            .collect(),
        ..Commit::at(table, seq, at_ms)
    };
    let start = Start { interaction: InteractionId(77), at_ms: 100_000 };
    at.store.commit(Commit { start: Some(start), ..commit(0, 100_000, &[None]) }).await.unwrap();
    at.store.commit(commit(1, 104_000, &[Some(0)])).await.unwrap();
    at.store.commit(commit(2, 112_000, &[Some(1)])).await.unwrap();
    let results = crate::fixture::result_rows(&duel().seats, &[1, 2]);
    let end = End { status: Ending::Finished, reason: None, results, margin: None };
    at.store.commit(Commit { end: Some(end), ..commit(3, 114_000, &[Some(0), Some(1)]) }).await.unwrap();

    let ana = at.store.profile(ANA, Some(GUILD)).await.unwrap();
    assert_eq!((ana.streak, ana.best_streak), (2, 2));
    assert_eq!(ana.ratings.iter().map(counts).collect::<Vec<_>>(), [(5, 4, 6)]);
    assert_eq!((ana.ratings[0].moves, ana.ratings[0].thought_ms), (2, 6_000));
    assert_eq!(ana.opponents.iter().map(|o| (o.user, o.met, o.ahead, o.behind)).collect::<Vec<_>>(), [(BEN, 5, 4, 1)]);
    assert_eq!(ana.by_seats.iter().map(|row| (row.seats, row.played, row.wins)).collect::<Vec<_>>(), [(2, 5, 4)]);
    assert_eq!(ana.chart.len(), 5);
    assert!(ana.chart.windows(2).all(|pair| pair[0].at_ms <= pair[1].at_ms));
    assert_eq!(ana.chart.last().map(|point| point.rating), Some(ana.ratings[0].rating.rating));
    let everywhere = at.store.profile(ANA, None).await.unwrap();
    assert_eq!((everywhere.by_seats.len(), everywhere.opponents.len()), (2, 2));
    let ben = at.store.profile(BEN, Some(GUILD)).await.unwrap();
    assert_eq!((ben.ratings[0].moves, ben.ratings[0].thought_ms), (2, 10_000));
    assert_eq!(at.store.profile(UserId(99), Some(GUILD)).await.unwrap().ratings, []);
}

#[tokio::test]
async fn a_servers_statistics_tell_who_wins_from_where_and_by_how_much() {
    let at = fixture().await;
    finished(&at.store, lobby(1, three()), &[1, 2, 3], 62_000).await;
    let other = NewTable { options: serde_json::json!({ "gods": "5" }), ..lobby(1, three()) };
    finished(&at.store, other, &[3, 1, 1], 122_000).await;
    let found = at.store.statistics(GUILD, "offrandes", true).await.unwrap();
    let lengths: Vec<_> =
        found.lengths.iter().map(|row| (row.setting.as_str(), row.seats, row.tables, row.lasted_ms)).collect();
    assert_eq!(lengths, [("", 3, 2, 180_000), ("gods=4", 3, 1, 60_000), ("gods=5", 3, 1, 120_000)]);
    let wins =
        |setting: &str| found.seats.iter().filter(|row| row.setting == setting).map(|row| row.wins).collect::<Vec<_>>();
    assert_eq!((wins(""), wins("gods=5")), (vec![1.0, 0.5, 0.5], vec![0.0, 0.5, 0.5]));
    assert_eq!((found.closest.len(), found.highest.len()), (2, 3));
    assert_eq!(at.store.most_played(GUILD).await.unwrap().as_deref(), Some("offrandes"));
    assert_eq!(at.store.statistics(GUILD, "attika", true).await.unwrap().lengths, []);
}

#[tokio::test]
async fn the_chart_of_each_game_is_of_the_list_its_rating_is_of() {
    let at = fixture().await;
    finished(&at.store, NewTable { game: "attika".to_owned(), ..lobby(1, three()) }, &[1, 2, 3], 5_000).await;
    for n in 0..5 {
        finished(&at.store, lobby(1, vec![person(0, ANA, "Ana"), ai(1)]), &[1, 2], 6_000 + n).await;
    }
    let profile = at.store.profile(ANA, Some(GUILD)).await.unwrap();
    let of = |game: &str| profile.chart.iter().filter(|point| point.game == game).count();
    assert_eq!((of("attika"), of("offrandes")), (1, 5));
}

#[tokio::test]
async fn an_opponent_is_called_as_they_were_last() {
    let at = fixture().await;
    let before = vec![person(0, ANA, "Ana"), person(1, BEN, "Zed, as Ben was called")];
    finished(&at.store, lobby(1, before), &[1, 2], 5_000).await;
    finished(&at.store, lobby(1, vec![person(0, ANA, "Ana"), person(1, BEN, "Ben")]), &[1, 2], 6_000).await;
    let met = at.store.profile(ANA, Some(GUILD)).await.unwrap().opponents;
    assert_eq!((met[0].name.as_str(), met[0].met), ("Ben", 2));
}

#[tokio::test]
async fn whoever_is_hidden_stands_on_no_board_of_scores() {
    let at = fixture().await;
    finished(&at.store, lobby(1, three()), &[1, 2, 3], 5_000).await;
    at.store.set_hidden(ANA, true).await.unwrap();
    let highest = at.store.statistics(GUILD, "offrandes", true).await.unwrap().highest;
    assert_eq!(highest.iter().map(|(_, seat)| *seat).collect::<Vec<_>>(), [1, 2]);
}

#[tokio::test]
async fn what_an_ai_reached_for_who_left_is_nobodys_high_score() {
    let at = fixture().await;
    let left = vec![person(0, ANA, "Ana"), resigned(1, EVA, "Eva"), ai(2)];
    finished(&at.store, lobby(1, left), &[3, 1, 2], 5_000).await;
    let highest = at.store.statistics(GUILD, "offrandes", true).await.unwrap().highest;
    assert_eq!(highest.iter().map(|(_, seat)| *seat).collect::<Vec<_>>(), [2, 0]);
}

#[tokio::test]
async fn what_an_ai_decides_in_a_seat_given_up_is_not_its_persons_time() {
    let at = fixture().await;
    let two = vec![person(0, ANA, "Ana"), person(1, BEN, "Ben")];
    let table = open(&at.store, lobby(1, two)).await.unwrap().table;
    let step = |seat: u8| {
        vec![NewStep { seat: Some(seat), text: "pass".to_owned(), stood_in: false, automatic: false, cut: false }]
    };
    let start = Some(Start { interaction: InteractionId(7), at_ms: 0 });
    let luck =
        vec![NewStep { seat: None, text: "first sparta".to_owned(), stood_in: false, automatic: false, cut: false }];
    at.store.commit(Commit { start, steps: luck, ..Commit::at(table, 0, 0) }).await.unwrap();
    at.store.commit(Commit { steps: step(1), ..Commit::at(table, 1, 100_000) }).await.unwrap();
    let seats = vec![person(0, ANA, "Ana"), SeatRow { left_at_ms: Some(100_000), ..resigned(1, BEN, "Ben") }];
    at.store.commit(Commit { seats: Some(seats.clone()), ..Commit::at(table, 2, 100_000) }).await.unwrap();
    for n in 0..9 {
        let at_ms = 101_000 + i64::from(n) * 1_000;
        at.store.commit(Commit { steps: step(1), ..Commit::at(table, 2 + n, at_ms) }).await.unwrap();
    }
    let end = End {
        status: Ending::Finished,
        reason: None,
        results: crate::fixture::result_rows(&seats, &[1, 2]),
        margin: None,
    };
    at.store.commit(Commit { end: Some(end), ..Commit::at(table, 11, 200_000) }).await.unwrap();
    let ben = &at.store.profile(BEN, Some(GUILD)).await.unwrap().ratings[0];
    assert_eq!((ben.moves, ben.thought_ms), (1, 100_000));
}
