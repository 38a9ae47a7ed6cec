//! Leaderboards as conversations: pages and pictures, seasons, rated tables, and the choice to be listed.

use crate::records::{
    AI, DAY_MS, HERE, LISBON, Sat, asks, changed, ends, id, now_ms, offers, opens_preference, picks, presses, sat,
    welcome,
};
use crate::running_bot::RunningBot;
use agon_sandbox::{Message, User, permission};
use agon_store::{Store, UserId};

/// Twelve people and an AI: the first wins most, Ana wins nothing.
async fn twelve(store: &Store, ana: &User) {
    let now = now_ms();
    let names: Vec<String> = (1..12).map(|at| format!("Player{at}")).collect();
    let people: Vec<Sat> = (1..12).zip(&names).map(|(at, name)| (Some(UserId(at)), name.as_str())).collect();
    for (at, person) in people.iter().enumerate() {
        for game in 0..(12 - at as i64) {
            ends(store, HERE, "cyclades", &[*person, sat(ana)], now - (game + 1) * 60_000).await;
        }
    }
    ends(store, HERE, "cyclades", &[AI, people[0]], now).await;
    ends(store, HERE, "cyclades", &[people[10], sat(ana)], now - 50 * DAY_MS).await;
    for _ in 0..3 {
        ends(store, HERE, "attika", &[people[2], people[3]], now).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_rated_tables_make_a_board() {
    let bot = RunningBot::start().await;
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    let store = bot.gamemaster.store();
    let play = async |sat: &[Sat<'_>]| ends(store, HERE, "attika", sat, now_ms()).await;
    let people = [sat(&ana), sat(&ben)];
    store.set_guild_rated(HERE, false).await.expect("the database");
    play(&people).await;
    store.set_guild_rated(HERE, true).await.expect("the database");
    for rated in 1..3 {
        play(&people).await;
        ends(store, LISBON, "attika", &people, now_ms()).await;
        for options in [&[][..], &[("period", "month")]] {
            let few = asks(&ana, "/leaderboard", options).await;
            let so_far = format!("The leaderboard opens after three rated games. So far: {rated}.");
            assert!(few.says(&so_far) && !few.says("**Ana**") && !few.says("You:"), "{}", few.text());
        }
    }
    // There are enough over all servers, and here if an AI may play too.
    let world = asks(&ana, "/leaderboard", &[("everywhere", "true")]).await;
    assert!(world.says("**Ana**") && world.says("You: "), "{}", world.text());
    play(&[sat(&ana), AI]).await;
    let with = asks(&ana, "/leaderboard", &[]).await;
    assert!(with.says("all games, with AI") && with.says("**Ana**"), "{}", with.text());
    let people_only = presses(&ana, &with, "People only").await;
    assert!(people_only.says("So far: 2.") && !people_only.says("**Ana**"), "{}", people_only.text());
    play(&people).await;
    let board = asks(&ana, "/leaderboard", &[]).await;
    assert!(board.says("games without AI") && board.says("**Ana**") && board.says("won 4 of 4"), "{}", board.text());
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_leaderboard_is_turned_sorted_and_names_only_who_may_be_named() {
    let bot = RunningBot::start().await;
    let [ana, cleo] = ["ana", "cleo"].map(|name| bot.user(name));
    let store = bot.gamemaster.store();
    twelve(store, &ana).await;
    let board = asks(&ana, "/leaderboard", &[("sort", "rating")]).await;
    assert!(board.says("Leaderboard · Cyclades · this server"), "the game played most: {}", board.text());
    assert!(board.says("page 1 of 2") && board.says("**Player1**") && !board.says("rules"), "{}", board.text());
    // The person who played most is the only one with a sure rating, even a low one.
    assert!(board.says("You: 1. **Ana**") && board.says("won 0 of 78"), "{}", board.text());
    assert!(board.says("– **Player1** · ") && board.says(" (provisional) · won 12 of 12"), "{}", board.text());
    assert!(board.says("all time · by rating"), "{}", board.text());
    let wins = picks(&ana, &board, "Sorted by", "By wins").await;
    assert!(wins.says("1. **Player1**") && wins.says("won 12 of 12"), "{}", wins.text());
    assert!(wins.says("You: 12. **Ana**") && !wins.says("(provisional)"), "{}", wins.text());
    let mine = presses(&ana, &wins, "Me").await;
    assert!(mine.says("page 2 of 2") && !mine.says("**Player1**"), "{}", mine.text());
    let first = presses(&ana, &mine, "◀").await;
    assert_eq!(first.text(), wins.text());
    let wins = first;
    let recent = picks(&ana, &wins, "Period", "Last 30 days").await;
    assert!(recent.says("last 30 days · by wins · games without AI"), "{}", recent.text());
    let all = presses(&ana, &recent, "With AI").await;
    assert!(all.says("AI, over all games:") && all.says("**Steady AI**"), "{}", all.text());
    assert!(all.says("won 12 of 13") && all.says("all games, with AI"), "{}", all.text());
    assert!(all.says("AIs have no rank here"), "{}", all.text());
    let people = presses(&ana, &all, "People only").await;
    assert_eq!(people.text(), recent.text());
    let attika = picks(&ana, &people, "Game", "Attika").await;
    assert!(attika.says("**Player3**") && !attika.says("You:"), "{}", attika.text());
    let none = picks(&ana, &attika, "Game", "Offrandes").await;
    assert!(none.says("The leaderboard opens after three rated games. So far: 0."), "{}", none.text());
    assert!(["◀", "▶", "Me"].iter().all(|label| !offers(&none, label)));

    // Over all servers, people who never played here have no name, unless they want one.
    let strangers = [(Some(UserId(501)), "Quiet Stranger"), (Some(UserId(502)), "Loud Stranger")];
    for _ in 0..3 {
        ends(store, LISBON, "offrandes", &strangers, now_ms()).await;
    }
    store.set_named_everywhere(UserId(502), true).await.expect("the database");
    let world = presses(&ana, &none, "Everywhere").await;
    assert!(world.says("**a player**") && world.says("**Loud Stranger**"), "{}", world.text());
    assert!(!world.says("Quiet") && !world.says("501"), "{}", world.text());
    assert!(world.menus().iter().all(|menu| menu.choices.iter().all(|choice| !choice.label.contains("eason"))));
    // The public leaderboard is the same, without anybody's own line.
    let own = asks(&ana, "/leaderboard", &[("game", "cyclades"), ("sort", "wins"), ("period", "month")]).await;
    ana.clicks_on(own.id, "Show here").await.ok();
    let shown = cleo.sees("Leaderboard · Cyclades · this server").await;
    assert!(shown.says("1. **Player1**") && !shown.says("You:") && shown.buttons().is_empty(), "{}", shown.text());
    let german = asks(&cleo, "/leaderboard", &[("everywhere", "true")]).await;
    assert!(german.says("Rangliste · Cyclades · überall") && german.says("gewonnen"), "{}", german.text());
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boards_and_records_are_painted_for_whoever_looks_at_pictures() {
    let bot = RunningBot::start_with_pictures().await;
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    twelve(bot.gamemaster.store(), &ana).await;
    let file = |message: &Message| {
        let file = message.json()["attachments"][0].clone();
        (
            file["filename"].as_str().unwrap_or_default().to_owned(),
            file["description"].as_str().unwrap_or_default().to_owned(),
        )
    };
    let board = asks(&ana, "/leaderboard", &[("game", "cyclades")]).await;
    assert_eq!(file(&board).0, "");
    let painted = presses(&ana, &board, "Picture").await;
    let (name, alt) = file(&painted);
    assert!(name == "leaderboard.png" && alt.contains("1. Ana (you)"), "{name}: {alt}");
    let turned = presses(&ana, &painted, "▶").await;
    assert!(file(&turned).1.contains("Page 2 of 2") || file(&turned).1.contains("page 2 of 2"), "{}", file(&turned).1);
    let plain = presses(&ana, &turned, "No picture").await;
    assert_eq!(file(&plain).0, "");
    let painted = presses(&ana, &plain, "Picture").await;
    // The public page has its picture, or words where files are not allowed.
    ana.clicks_on(painted.id, "Show here").await.ok();
    let public = |message: &Message| message.only_for.is_none() && message.says("Leaderboard");
    let shown = ana.sees_that("the board", public).await;
    assert!(file(&shown).0 == "leaderboard.png" && !file(&shown).1.contains("(you)"));
    bot.wait_until_sent().await;
    bot.sandbox.denies("games", permission::ATTACH_FILES);
    ana.clicks_on(painted.id, "Show here").await.ok();
    ana.sees_that("the board in words", |message| {
        public(message) && message.id > shown.id && file(message).0.is_empty()
    })
    .await;
    bot.wait_until_sent().await;

    let record = asks(&ana, "/profile", &[]).await;
    let (name, alt) = file(&record);
    assert!(name == "ratings.png" && alt.starts_with("Ana, rating, 78 games."), "{name}: {alt}");
    // A reader of text gets no pictures, and no button for them.
    bot.gamemaster.store().set_player_palette(id(&ben), Some("text")).await.expect("the database");
    let record = asks(&ben, "/profile", &[("quién", "ana")]).await;
    assert!(file(&record).0.is_empty() && record.says("Cyclades"), "{}", record.text());
    let board = asks(&ben, "/leaderboard", &[("juego", "cyclades")]).await;
    assert!(!offers(&board, "Imagen") && offers(&board, "Con IA"), "{}", board.summary());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_hides_is_seen_by_nobody_else() {
    let bot = RunningBot::start().await;
    let [ana, ben, dion] = ["ana", "ben", "dion"].map(|name| bot.user(name));
    let (store, now) = (bot.gamemaster.store(), now_ms());
    for at in 0..3 {
        ends(store, HERE, "attika", &[sat(&dion), sat(&ana)], now - at * 1_000).await;
    }
    ends(store, HERE, "attika", &[sat(&ana), sat(&ben)], now).await;
    assert!(asks(&ana, "/profile", &[("player", "dion")]).await.says("won 3 of 3"));
    let settings = opens_preference(&dion, "hide").await;
    let settings = presses(&dion, &settings, "Hide me: off").await;
    assert!(offers(&settings, "Hide me: on") && settings.says("Saved."), "{}", settings.summary());
    let settings = opens_preference(&dion, "name").await;
    let settings = presses(&dion, &settings, "My name everywhere: off").await;
    assert!(offers(&settings, "My name everywhere: on"));
    let player = store.player(id(&dion)).await.expect("the database");
    assert!(player.hidden && player.named_everywhere);

    let board = asks(&ana, "/leaderboard", &[]).await;
    assert!(board.says("**Ana**") && !board.says("Dion"), "{}", board.text());
    for (command, option) in [("/profile", "player"), ("/history", "player")] {
        let answer = asks(&ana, command, &[(option, "dion")]).await;
        assert!(answer.says("This player keeps their record private"), "{}", answer.text());
    }
    // Somebody else's record does not name them either. One's own does.
    assert!(!asks(&ben, "/profile", &[("quién", "ana")]).await.says("Dion"));
    assert!(asks(&ana, "/profile", &[]).await.says("Dion"));
    let (board, dion36) = (welcome(&ana).await, agon::discord::ids::base36(id(&dion).0));
    for page in [format!("pro {dion36}"), format!("his 0 - {dion36} - ---")] {
        ana.dismisses_all();
        ana.forges(board, &format!("v1:show:0:0:{page}")).await.ok();
        ana.sees_privately("This player keeps their record private").await;
        dion.dismisses_all();
        dion.forges(board, &format!("v1:show:0:0:{page}")).await.ok();
        dion.sees_privately("You are hidden").await;
    }
    // I may read the tables I played with them, but not show them.
    let ours = asks(&ana, "/history", &[("opponent", "dion")]).await;
    assert!(ours.says("Dion won"), "{}", ours.text());
    ana.clicks_on(ours.id, "Show here").await.ok();
    ana.sees_privately("This player keeps their record private").await;
    // They see themselves, and read that others do not.
    let record = asks(&dion, "/profile", &[]).await;
    assert!(record.says("won 3 of 3") && record.says("others do not see this"), "{}", record.text());
    assert!(!offers(&record, "Show here"), "{}", record.summary());
    let own = asks(&dion, "/leaderboard", &[]).await;
    assert!(own.says("You:") && own.says("only you see your line") && !offers(&own, "Me"), "{}", own.text());
    let settings = opens_preference(&dion, "hide").await;
    presses(&dion, &settings, "Hide me: on").await;
    assert!(asks(&ana, "/leaderboard", &[]).await.says("Dion"));
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn managers_start_and_end_seasons_and_say_what_is_rated() {
    let bot = RunningBot::start().await;
    let [ana, ben, eva] = ["ana", "ben", "eva"].map(|name| bot.user(name));
    let store = bot.gamemaster.store();
    for _ in 0..3 {
        ends(store, HERE, "attika", &[sat(&ben), sat(&eva)], now_ms()).await;
    }
    let none = asks(&eva, "/leaderboard", &[("period", "season")]).await;
    assert!(none.says("This server has no such season") && none.says("**Ben**"), "{}", none.text());
    let setup = asks(&ana, "/setup", &[]).await;
    let seasons = presses(&ana, &setup, "Seasons…").await;
    assert!(seasons.says("There has been no season yet"), "{}", seasons.text());
    let sure = presses(&ana, &seasons, "Start season 1…").await;
    assert!(sure.says("Season 1 begins now") && store.seasons(HERE, 9).await.expect("seasons").is_empty());
    let on = presses(&ana, &sure, "Yes, start it").await;
    assert!(on.says("This season (1), since") && offers(&on, "End season 1…"), "{}", on.text());
    let board = asks(&eva, "/leaderboard", &[("period", "season")]).await;
    assert!(board.says("Nobody is on this leaderboard yet"), "{}", board.text());
    ends(store, HERE, "attika", &[sat(&ana), sat(&ben)], now_ms()).await;
    let board = asks(&eva, "/leaderboard", &[("period", "season")]).await;
    assert!(board.says("this season (1), since <t:") && board.says("**Ana**"), "{}", board.text());
    assert!(!board.says("**Eva**") && board.says("won 1 of 1"), "everybody begins anew: {}", board.text());

    // Only managers can, and no button of an inactive season works.
    let (door, face) = (welcome(&eva).await, store.seasons(HERE, 9).await.expect("seasons"));
    eva.dismisses_all();
    eva.forges(door, "v1:set:0:0:season end 1 yes").await.ok();
    eva.sees_privately("Manage Server").await;
    for words in ["season end 2 yes", "season start 1 yes", "season start 2 yes", "season", "season end x yes"] {
        ana.forges(door, &format!("v1:set:0:0:{words}")).await.ok();
    }
    assert_eq!(store.seasons(HERE, 9).await.expect("seasons"), face);
    ana.dismisses_all();
    let setup = asks(&ana, "/setup", &[]).await;
    let seasons = presses(&ana, &setup, "Seasons…").await;
    let sure = presses(&ana, &seasons, "End season 1…").await;
    assert!(sure.says("Season 1 ends now"), "{}", sure.text());
    let over = presses(&ana, &sure, "Yes, end it").await;
    assert!(over.says("Season 1, <t:") && offers(&over, "Start season 2…"), "{}", over.text());
    // A table that ends later does not belong to the season. The season's board stays.
    ends(store, HERE, "attika", &[sat(&eva), sat(&ana)], now_ms()).await;
    let board = asks(&eva, "/leaderboard", &[]).await;
    assert!(board.says("**Eva**") && board.says("all time"), "{}", board.text());
    let last = picks(&eva, &board, "Period", "Season 1").await;
    assert!(last.says("**Ana**") && !last.says("**Eva**") && last.says("season 1, <t:"), "{}", last.text());
    assert!(last.says("**Ana** won this season"), "{}", last.text());
    // A season of another server does not exist here.
    eva.forges_choice(last.id, "v1:lb:0:0:period 0 attika a r", &["s99"]).await.ok();
    let other = changed(&eva, &last).await;
    assert!(other.says("This server has no such season") && other.says("all time · by rating"), "{}", other.text());

    let setup = asks(&ana, "/setup", &[]).await;
    let rating = presses(&ana, &setup, "AI and rating…").await;
    assert!(rating.says("new tables are rated · games with AI count on a separate board"), "{}", rating.text());
    let rating = presses(&ana, &rating, "New tables are rated: yes").await;
    assert!(rating.says("Saved.") && rating.says("new tables are unrated"), "{}", rating.text());
    let rating = presses(&ana, &rating, "AI games on the main board: no").await;
    assert!(rating.says("games with AI count on the main board"), "{}", rating.text());
    ana.forges(rating.id, "v1:set:0:0:rating rated perhaps").await.ok();
    let settings = store.guild(HERE).await.expect("the server");
    assert_eq!((settings.rated, settings.machines_count), (false, true));

    // A table opened now is unrated. Only its host may change that.
    ana.dismisses_all();
    eva.dismisses_all();
    eva.slash("/play", &[("game", "attika")]).await.ok();
    let lobby = ana.sees("· unrated").await;
    let table = bot.table().await;
    ben.forges(lobby.id, &format!("v1:lob:{}:0:rated on", table.0)).await.ok();
    ben.sees_privately("(Eva)").await;
    eva.clicks_on(lobby.id, "Options").await.ok();
    let options = eva.sees_privately("Options of table").await;
    let options = presses(&eva, &options, "Rated: no").await;
    assert!(offers(&options, "Rated: yes"));
    ana.stops_seeing("· unrated").await;
    assert!(bot.snapshot(table).await.table().rated);
    bot.wait_until_sent().await;
    bot.close();
}
