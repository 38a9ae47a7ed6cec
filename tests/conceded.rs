//! Giving up as conversations: of two people the other one wins, and the last of three may end the table.

use crate::records::{asks, id, offers, presses};
use crate::running_bot::{RunningBot, wait_for_people};
use agon_ai::Level;
use agon_games::Registry;
use agon_rules::luck::QuickDice;
use agon_sandbox::{Message, User};
use agon_store::{TableId, UserId};

/// Begins a table of Attika with these people. All of them have moved.
async fn everybody_has_played(bot: &RunningBot, people: &[&User]) -> TableId {
    let Some((host, guests)) = people.split_first() else { panic!("somebody opens it") };
    host.slash("/play", &[("game", "attika"), ("players", &people.len().to_string())]).await.ok();
    let table = bot.table().await;
    for guest in guests {
        host.sees("lobby").await;
        guest.clicks("Join").await.ok();
        guest.sees_that("a greeting", |message| message.only_for.is_some()).await;
        bot.wait_until_sent().await;
    }
    host.clicks("Start").await.ok();
    host.sees("fairness seal").await;
    host.sees_that("the board", |message| message.only_for.is_none() && message.says("My seat")).await;
    for turn in 0..12 {
        wait_for_people(&bot.gamemaster, table).await;
        let public = bot.snapshot(table).await;
        let seat = public.waiting().first().expect("somebody is asked");
        let user = public.seats()[seat.index()].user.expect("a person");
        let mine = bot.gamemaster.snapshot(table, Some(user)).await.expect("a look");
        let view = mine.view().expect("a view");
        let mut machine = Registry::ours().find(view.game()).expect("the game").player(Level::Greedy);
        let input = machine.choose(view, &mut QuickDice::new(turn));
        bot.gamemaster.act(table, user, mine.seq(), &input).await.expect("a legal action");
    }
    bot.wait_until_sent().await;
    people.iter().for_each(|user| user.dismisses_all());
    table
}

/// Opens `More…` of a board, privately.
async fn more(user: &User) -> Message {
    user.dismisses_all();
    user.clicks("More…").await.ok();
    user.sees_that("what else can be done", |message| message.only_for.is_some()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_gives_up_in_a_duel_lets_the_other_win() {
    let bot = RunningBot::start().await;
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    let table = everybody_has_played(&bot, &[&ana, &ben]).await;
    // A question from before both had played is asked again.
    let board = ana.sees("My seat").await;
    ben.forges(board.id, "v1:more:1:0:resign yes").await.ok();
    ben.sees_privately("La partida termina aquí y gana").await;
    assert!(bot.snapshot(table).await.is_running());
    let ask = presses(&ben, &more(&ben).await, "Rendirse…").await;
    assert!(ask.says("La partida termina aquí y gana") && ask.says("(Ana"), "{}", ask.text());
    let done = presses(&ben, &ask, "Sí, rendirme").await;
    assert!(done.says("Te rendiste en la mesa 1. Gana") && done.says("(Ana"), "{}", done.text());

    let board = ana.sees("gave up;").await;
    assert!(board.says("wins.") && board.says("over") && board.says("seed revealed"), "{}", board.summary());
    assert!(board.says("Rating: Ana") && !board.says("wins with"), "{}", board.summary());
    // A button that a client may still show.
    ben.dismisses_all();
    ben.forges(board.id, "v1:more:1:0:end yes").await.ok();
    ben.sees_that("that it is over", |message| message.only_for.is_some() && message.says("Tras rendirse")).await;

    let history = asks(&ana, "/history", &[]).await;
    assert!(
        history.says("Attika · 2 people · Ana") && history.says("won: everybody else gave up"),
        "{}",
        history.text()
    );
    ana.selects("Open a game", &[&table.0.to_string()]).await.ok();
    let page = ana.sees_privately("steps, from").await;
    assert!(page.says("gave up;") && page.says("1. ") && !page.says("**0**"), "{}", page.text());
    let record = asks(&ana, "/profile", &[]).await;
    assert!(record.says("won 1 of 1") && record.says("Win streak: 1"), "{}", record.text());
    let record = asks(&ben, "/profile", &[]).await;
    assert!(record.says("0 de 1"), "{}", record.text());
    let numbers = asks(&ana, "/stats", &[]).await;
    assert!(!numbers.says("Closest") && !numbers.says("Highest"), "{}", numbers.text());
    ana.dismisses_all();
    ana.clicks_on(board.id, "Check the luck").await.ok();
    let proof = ana.sees_privately("The game was not played to its end").await;
    assert!(proof.says("✓") && !proof.says("✗"), "{}", proof.text());

    ana.dismisses_all();
    ana.clicks_on(board.id, "Rematch").await.ok();
    ana.sees_privately("The rematch is open").await;
    let rematch = bot.gamemaster.store().rematch_of(table).await.expect("the database").expect("a rematch");
    let held = bot.snapshot(rematch.table).await.held().to_vec();
    assert_eq!(held.iter().map(|held| held.user).collect::<Vec<_>>(), [id(&ben)]);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_person_may_end_the_table_and_wins() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo, eva] = ["ana", "ben", "cleo", "eva"].map(|name| bot.user(name));
    let table = everybody_has_played(&bot, &[&ana, &ben, &cleo]).await;
    assert!(!offers(&more(&ana).await, "End now…"), "others play");
    let leaves = async |user: UserId| bot.gamemaster.resign(table, user).await.expect("resigned");
    leaves(id(&ben)).await;
    leaves(id(&cleo)).await;
    let board = ana.sees("Everybody else gave up").await;
    assert!(board.says("(Ana) can end the table now and win"), "{}", board.summary());
    ana.dismisses_all();
    ana.clicks("My seat").await.ok();
    ana.sees_privately("You can end the table now and win").await;

    // Nobody else can, with any button.
    for (user, says) in [(&eva, "You have no seat"), (&ben, "fuera de la mesa 1 el <t:"), (&cleo, "An Tisch 1 bist du")]
    {
        for words in ["end", "end yes"] {
            user.dismisses_all();
            user.forges(board.id, &format!("v1:more:1:0:{words}")).await.ok();
            let answer = user.sees_that("an answer", |message| message.only_for.is_some()).await;
            assert_eq!(answer.says(says), words == "end yes", "{}", answer.text());
        }
    }
    assert!(bot.snapshot(table).await.is_running());

    let ask = presses(&ana, &more(&ana).await, "End now…").await;
    assert!(ask.says("or play on against the AIs"), "{}", ask.text());
    let back = presses(&ana, &ask, "Play on").await;
    let ask = presses(&ana, &back, "End now…").await;
    let done = presses(&ana, &ask, "End now, I win").await;
    assert!(done.says("Table 1 is over. You win."), "{}", done.text());
    let over = ana.sees("gave up;").await;
    assert!(over.says("wins.") && over.says("1. ") && over.says("3. "), "{}", over.summary());
    bot.close();
}
