//! The leaderboard of all games and the seasons of the past, as conversations.

use crate::records::{AI, DAY_MS, HERE, Sat, asks, ends, id, now_ms, offers, picks, presses, sat, welcome};
use crate::running_bot::RunningBot;
use agon_sandbox::Message;

/// The text below a choice of a menu.
fn below(screen: &Message, menu: &str, choice: &str) -> String {
    let menus = screen.menus();
    let menu = menus.iter().find(|known| known.placeholder == menu).expect("the menu");
    let found = menu.choices.iter().find(|known| known.label == choice).expect("the choice");
    found.description.clone().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_game_people_are_ranked_by_what_they_won_at_all_games() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo] = ["ana", "ben", "cleo"].map(|name| bot.user(name));
    let store = bot.gamemaster.store();
    let play = async |game: &str, people: &[Sat<'_>]| {
        ends(store, HERE, game, people, now_ms()).await;
    };
    for _ in 0..3 {
        play("attika", &[sat(&ana), sat(&ben)]).await;
    }
    for _ in 0..2 {
        play("offrandes", &[sat(&ben), sat(&ana), sat(&cleo)]).await;
    }
    let board = asks(&ana, "/leaderboard", &[]).await;
    assert!(
        board.says("Leaderboard · all games · this server") && board.says("all time · by wins"),
        "{}",
        board.text()
    );
    for line in [
        "1. **Ana** · won 3 of 5 (60%) · avg. place 1.40",
        "2. **Ben** · won 2 of 5 (40%) · avg. place 1.60",
        "3. **Cleo** · won 0 of 2 · avg. place 3.00",
        "You: 1. **Ana**",
    ] {
        assert!(board.says(line), "{line}: {}", board.text());
    }
    assert!(!board.says("±") && board.says("every win counts the same"), "no ratings: {}", board.text());
    assert!(board.buttons().iter().all(|button| button.label != "Picture"), "{}", board.summary());
    // The public page is the same, without anybody's own line.
    ana.clicks_on(board.id, "Show here").await.ok();
    let shown = cleo.sees_that("the board", |message| message.only_for.is_none() && message.says("all games")).await;
    assert!(shown.says("1. **Ana**") && !shown.says("You:"), "{}", shown.text());
    // A rank by share takes five tables.
    let share = picks(&ana, &board, "Sorted by", "By share of wins").await;
    assert!(share.says("2. **Ben**") && share.says("– **Cleo** · won 0 of 2"), "{}", share.text());
    // One game has its ratings, and leads back.
    let attika = picks(&ana, &share, "Game", "Attika").await;
    assert!(attika.says("Leaderboard · Attika · this server") && attika.says("±"), "{}", attika.text());
    assert!(attika.says("won 3 of 3") && !attika.says("Cleo"), "{}", attika.text());
    let all = picks(&ana, &attika, "Game", "All games").await;
    assert_eq!(all.text(), share.text());
    // Over all servers each game stands alone.
    let world = presses(&ana, &all, "Everywhere").await;
    assert!(world.says("Leaderboard · Attika · everywhere"), "{}", world.text());
    assert!(world.menus().iter().all(|menu| menu.choices.iter().all(|choice| choice.label != "All games")));
    let german = asks(&cleo, "/leaderboard", &[]).await;
    assert!(german.says("Rangliste · alle Spiele · dieser Server"), "{}", german.text());
    assert!(german.says("1. **Ana** · 3 von 5 gewonnen (60\u{a0}%)"), "{}", german.text());
    // Who asks for ratings gets the game played most.
    let rated = asks(&ben, "/leaderboard", &[("orden", "rating")]).await;
    assert!(rated.says("Clasificación · Attika") && rated.says("±"), "{}", rated.text());
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn past_seasons_stay_to_be_read_with_their_days_and_champions() {
    let bot = RunningBot::start().await;
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    let (store, now) = (bot.gamemaster.store(), now_ms());
    let day = |days: i64| agon_draw::cards::date(agon_lang::Language::English, (now - days * DAY_MS) / 1000);
    store.start_season(HERE, now - 20 * DAY_MS, None, |_| Vec::new()).await.expect("a season");
    for _ in 0..3 {
        ends(store, HERE, "attika", &[sat(&ben), sat(&ana)], now - 10 * DAY_MS).await;
    }
    ends(store, HERE, "offrandes", &[sat(&ana), sat(&ben)], now - 9 * DAY_MS).await;
    store.end_season(HERE, Some(1), now - 5 * DAY_MS, |_| Vec::new()).await.expect("its end");
    store.start_season(HERE, now - 4 * DAY_MS, None, |_| Vec::new()).await.expect("the next");
    ends(store, HERE, "attika", &[sat(&ana), sat(&ben)], now - DAY_MS).await;

    let board = asks(&ana, "/leaderboard", &[("game", "attika")]).await;
    assert_eq!(below(&board, "Period", "Season 1"), format!("{} – {} · won by Ben", day(20), day(5)));
    assert_eq!(below(&board, "Period", "This season (2)"), format!("Since {}", day(4)));
    let past = picks(&ana, &board, "Period", "Season 1").await;
    assert!(past.says("season 1, <t:") && past.says("**Ben** won this season"), "{}", past.text());
    let on = picks(&ana, &past, "Period", "This season (2)").await;
    assert!(on.says("this season (2), since <t:") && !on.says("won this season"), "{}", on.text());
    // Over all games the champion is the one with most wins. A link leads there.
    ana.dismisses_all();
    ana.forges(welcome(&ana).await, "v1:lb:0:0:0 - s1 rg").await.ok();
    let all = ana.sees_privately("season 1, <t:").await;
    assert!(all.says("all games") && all.says("**Ben** won this season") && all.says("won 3 of 4"), "{}", all.text());
    // Who hides is no champion any more, and the next moves up.
    store.set_hidden(id(&ben), true).await.expect("the database");
    // Over all games the menu names the champion of the chosen season alone.
    let board = asks(&ana, "/leaderboard", &[]).await;
    assert_eq!(below(&board, "Period", "Season 1"), format!("{} – {}", day(20), day(5)));
    let past = picks(&ana, &board, "Period", "Season 1").await;
    assert_eq!(below(&past, "Period", "Season 1"), format!("{} – {} · won by Ana", day(20), day(5)));
    assert!(offers(&board, "Server statistics") && !board.says("Ben"), "{}", board.text());
    bot.close();
}

/// Tests that a board on which only AIs have played says so, without a picture.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_of_ais_alone_has_no_picture() {
    let bot = RunningBot::start_with_pictures().await;
    let ana = bot.user("ana");
    for _ in 0..3 {
        ends(bot.gamemaster.store(), HERE, "attika", &[AI; 2], now_ms()).await;
    }
    // A table of one level of AI alone rates nobody, and counts.
    let board = asks(&ana, "/leaderboard", &[("game", "attika")]).await;
    assert!(board.says("No person is on this leaderboard yet"), "{}", board.text());
    assert!(board.says("won 3 of 6") && board.says("AIs have no rank here"), "{}", board.text());
    assert!(!offers(&board, "Picture"), "{}", board.summary());
    let people = presses(&ana, &board, "People only").await;
    assert!(people.says("So far: 0.") && !people.says("AIs have no rank"), "{}", people.text());
    bot.close();
}
