//! The closest tables and the highest scores of a server, in the terms that decide each game.

use crate::records::{AI, HERE, Sat, asks, ends, ends_with, now_ms, offers, picks, presses, sat};
use crate::running_bot::RunningBot;
use agon_sandbox::User;
use agon_store::{End, Margin, ResultRow, Store, TableId};

/// A finished table of two people: the ranking values of each, and the one that decided, after this number of ties.
async fn won(
    store: &Store,
    game: &str,
    people: &[Sat<'_>],
    told: [&[(&str, i64)]; 2],
    by: Option<(u8, &str, i64)>,
) -> TableId {
    let measured = |row: ResultRow| {
        let told = told[usize::from(row.seat)];
        let measures = told.iter().map(|&(word, number)| (word.to_owned(), number)).collect();
        ResultRow {
            score: told[0].1,
            place: if by.is_some_and(|by| by.1.is_empty()) { 1 } else { row.place },
            measures,
            ..row
        }
    };
    let margin =
        by.map(|(level, word, by)| Margin { level, by: Some((word.to_owned(), by)).filter(|_| !word.is_empty()) });
    let so = |end: End| End { results: end.results.into_iter().map(measured).collect(), margin: margin.clone(), ..end };
    ends_with(store, (HERE, game), people, now_ms(), &so).await
}

/// The lines of a game's statistics between two headings, each from its number on.
async fn lines(reader: &User, game: &str, from: &str) -> Vec<String> {
    let numbers = asks(reader, "/stats", &[("game", game)]).await;
    let text = numbers.text();
    let rest = text.split(from).nth(1).unwrap_or_default();
    rest.lines().skip(1).take_while(|line| line.contains(" · ")).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn numbers_tell_what_decided_the_closest_tables_and_what_broke_ties_of_the_highest() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo, eva] = ["ana", "ben", "cleo", "eva"].map(|name| bot.user(name));
    let store = bot.gamemaster.store();
    let two = [sat(&ana), sat(&ben)];

    // One score: points, and a tie broken by altars.
    won(
        store,
        "offrandes",
        &two,
        [&[("points", 152), ("held", 3)], &[("points", 149), ("held", 1)]],
        Some((0, "points", 3)),
    )
    .await;
    won(
        store,
        "offrandes",
        &two,
        [&[("points", 130), ("held", 3)], &[("points", 130), ("held", 2)]],
        Some((1, "held", 1)),
    )
    .await;
    // Few metropolises and much gold: nobody wins "by 0".
    let cities = |cities, gold| [("metropolises", cities), ("gold", gold), ("income", 4)];
    won(store, "cyclades", &two, [&cities(2, 6), &cities(2, 4)], Some((1, "gold", 2))).await;
    won(store, "cyclades", &two, [&cities(2, 0), &cities(1, 30)], Some((0, "metropolises", 1))).await;
    won(store, "cyclades", &two, [&cities(2, 11), &cities(2, 11)], Some((4, "", 0))).await;
    // A chain wins with fewer buildings, so no number of them decides.
    let built = |buildings, settlements: i64| [("buildings", buildings), ("settlements", -settlements)];
    won(store, "attika", &two, [&built(12, 2), &built(20, 5)], None).await;
    won(store, "attika", &two, [&built(30, 6), &built(27, 4)], Some((0, "buildings", 3))).await;
    won(store, "attika", &two, [&built(20, 3), &built(20, 5)], Some((1, "settlements", -2))).await;

    let (closest, highest) = ("**Closest games**", "**Highest scores**");
    let told = async |game, heading| lines(&eva, game, heading).await;
    assert_eq!(told("offrandes", closest).await, ["2 · Ana after a tie, 1 altar more", "1 · Ana by 3 points"]);
    let points =
        ["1 · Ana with 152 points, 3 altars", "1 · Ben with 149 points, 1 altar", "2 · Ana with 130 points, 3 altars"];
    assert_eq!(told("offrandes", highest).await, points);
    let close = ["5 · Ana and Ben share the win", "3 · Ana after a tie, 2 gold more", "4 · Ana by 1 metropolis"];
    assert_eq!(told("cyclades", closest).await, close);
    let gold = ["5 · Ana", "5 · Ben", "3 · Ana"].into_iter().zip([11, 11, 6]);
    let gold: Vec<_> = gold.map(|(who, gold)| format!("{who} with 2 metropolises, {gold} gold, 4 income")).collect();
    assert_eq!(told("cyclades", highest).await, gold);
    assert_eq!(told("attika", closest).await, ["8 · Ana after a tie, 2 settlements fewer", "7 · Ana by 3 buildings"]);
    let buildings = ["7 · Ana with 30 buildings, 6 settlements", "7 · Ben with 27 buildings, 4 settlements"];
    assert_eq!(told("attika", highest).await[..2], buildings);
    assert_eq!(
        told("attika", highest).await[2],
        "8 · Ana with 20 buildings, 3 settlements",
        "fewer settlements are better"
    );

    // In another language.
    let close = [
        "5 · Ana und Ben teilen sich den Sieg",
        "3 · Ana nach Gleichstand mit 2 Gold mehr",
        "4 · Ana mit 1 Metropole Vorsprung",
    ];
    assert_eq!(lines(&cleo, "cyclades", "**Knappste Partien**").await, close);
    assert_eq!(lines(&cleo, "offrandes", "**Höchste Ergebnisse**").await[0], "1 · Ana mit 152 Punkten, 3 Altären");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_of_past_tables_tells_scores_in_the_unit_of_their_game() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo] = ["ana", "ben", "cleo"].map(|name| bot.user(name));
    let store = bot.gamemaster.store();
    let two = [sat(&ana), sat(&ben)];
    for (game, word, most) in
        [("offrandes", "points", 196), ("cyclades", "metropolises", 2), ("attika", "buildings", 30)]
    {
        won(store, game, &two, [&[(word, most)], &[(word, 1)]], None).await;
    }
    let list = asks(&ana, "/history", &[]).await;
    for told in ["Ana won with 196 points", "Ana won with 2 metropolises", "Ana won with 30 buildings"] {
        assert!(list.says(told), "{told}: {}", list.text());
        let menus = list.menus();
        assert!(menus[0].choices.iter().any(|choice| choice.label.ends_with(told)), "{told}: {menus:?}");
    }
    assert!(asks(&ben, "/history", &[]).await.says("con 2 metrópolis"));
    assert!(asks(&cleo, "/history", &[]).await.says("mit 196 Punkten"));
    bot.close();
}

/// Percentages of few tables say nothing, and what AIs play among themselves is nobody's habit.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn statistics_leave_out_tables_of_ais_alone_and_tell_shares_from_five_tables_on() {
    let bot = RunningBot::start().await;
    let [ana, ben, eva] = ["ana", "ben", "eva"].map(|name| bot.user(name));
    let store = bot.gamemaster.store();
    ends(store, HERE, "offrandes", &[AI, AI, AI], now_ms()).await;
    let none = asks(&ana, "/stats", &[]).await;
    assert!(none.says("Only AIs have finished games of this kind here"), "{}", none.text());
    let all = presses(&ana, &none, "AI-only games: off").await;
    assert!(all.says("Games that only AIs played count here too") && all.says("Sparta\u{a0}1\u{a0}of\u{a0}1"));
    for _ in 0..4 {
        ends(store, HERE, "offrandes", &[sat(&ana), sat(&ben), sat(&eva)], now_ms()).await;
    }
    let people = presses(&ana, &all, "AI-only games: on").await;
    assert!(people.says("Sparta\u{a0}4\u{a0}of\u{a0}4") && !people.says("%"), "{}", people.text());
    let all = presses(&ana, &people, "AI-only games: off").await;
    assert!(all.says("Sparta\u{a0}100%") && !all.says("Sparta\u{a0}4"), "{}", all.text());
    // The public page and a choice of the page keep the switch. A game without such tables has none.
    ana.clicks_on(all.id, "Show here").await.ok();
    eva.sees_that("the numbers", |message| message.only_for.is_none() && message.says("Games that only AIs played"))
        .await;
    let split = picks(&ana, &all, "By option", "auction").await;
    assert!(offers(&split, "AI-only games: on"), "{}", split.summary());
    ends(store, HERE, "attika", &[sat(&ana), AI], now_ms()).await;
    let attika = picks(&ana, &split, "Game", "Attika").await;
    assert!(!attika.says("Games that only AIs played"), "{}", attika.text());
    assert!(attika.buttons().iter().all(|button| !button.label.starts_with("AI-only")), "{}", attika.summary());
    bot.wait_until_sent().await;
    bot.close();
}
