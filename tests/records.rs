//! The records as conversations: past tables, players' records, a server's statistics.

use crate::running_bot::RunningBot;
use agon_ai::Level;
use agon_gamemaster::{GameMaster, OpenTable, Person, SeatRow};
use agon_games::Registry;
use agon_rules::luck::{QuickDice, Seed};
use agon_sandbox::{Id, Message, User, people};
use agon_store::{
    ChannelId, Commit, End, Ending, GuildId, InteractionId, NewTable, ResultRow, Start, Store, TableId, UserId,
};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

pub const HERE: GuildId = GuildId(people::SERVER.0);
pub const LISBON: GuildId = GuildId(77);
pub const DAY_MS: i64 = 86_400_000;

pub fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64)
}

pub fn id(user: &User) -> UserId {
    UserId(user.person().id.0)
}

/// The people at a finished table, best first. An AI has no id.
pub type Sat<'a> = (Option<UserId>, &'a str);

pub fn sat(user: &User) -> Sat<'static> {
    (Some(id(user)), user.person().display)
}

pub const AI: Sat = (None, "");

/// Writes a table that ended at this time into the records, without its steps.
pub async fn ends(store: &Store, guild: GuildId, game: &str, sat: &[Sat<'_>], at_ms: i64) -> TableId {
    ends_with(store, (guild, game), sat, at_ms, &|end| end).await
}

/// Does the same, with a change of the end that `ends` would write.
pub async fn ends_with(
    store: &Store,
    (guild, game): (GuildId, &str),
    sat: &[Sat<'_>],
    at_ms: i64,
    so: &dyn Fn(End) -> End,
) -> TableId {
    static CHANNEL: AtomicU64 = AtomicU64::new(1_000);
    let seats: Vec<SeatRow> = (0..)
        .zip(sat)
        .map(|(seat, (user, name))| {
            let ai = user.is_none().then(|| "greedy".to_owned());
            SeatRow { seat, user: *user, ai, name: (*name).to_owned(), resigned: false, left_at_ms: None }
        })
        .collect();
    let results = seats.iter().map(|row| ResultRow {
        seat: row.seat,
        place: row.seat + 1,
        score: 100 - i64::from(row.seat),
        parts: serde_json::json!([]),
        measures: Vec::new(),
        user: row.user,
        ai: row.ai.clone(),
        name: row.name.clone(),
        resigned: false,
        turns: None,
        turns_stood_in: None,
        absent: false,
        took_over_seq: None,
        rating_change: None,
    });
    let results = results.collect();
    let new = NewTable {
        guild,
        channel: ChannelId(CHANNEL.fetch_add(1, Ordering::SeqCst)),
        game: game.to_owned(),
        rules: 1,
        options: serde_json::json!({}),
        seats_wanted: seats.len() as u8,
        host: UserId(1),
        seats,
        language: "en".to_owned(),
        seed: [7; 32].into(),
        promise: Seed([7; 32]).commitment(),
        at_ms: at_ms - 3_600_000,
        outbox: Vec::new(),
    };
    let table = store.open_lobby(new, agon_store::LobbyPlan::default()).await.expect("a table").table;
    let start = Some(Start { interaction: InteractionId(7), at_ms: at_ms - 3_600_000 });
    store.commit(Commit { start, ..Commit::at(table, 0, at_ms - 3_600_000) }).await.expect("a start");
    let end = Some(so(End { status: Ending::Finished, reason: None, results, margin: None }));
    store.commit(Commit { end, ..Commit::at(table, 0, at_ms) }).await.expect("an end");
    table
}

/// Begins a table of one person and an AI.
pub async fn sits_down(master: &GameMaster, guild: GuildId, user: &User) -> TableId {
    let here = user.in_channel("hall").place().0;
    let wish = OpenTable {
        guild,
        channel: ChannelId(if guild == HERE { here } else { 5 }),
        game: "attika".to_owned(),
        seats: Some(2),
        machines: 1,
        level: Some(agon_ai::Level::Greedy),
        options: Default::default(),
        host: Person { user: id(user), name: user.person().display.to_owned() },
        language: "en".to_owned(),
    };
    let table = master.open(wish).await.expect("a table").table;
    master.start(table, id(user), InteractionId(9), None).await.expect("a start");
    table
}

/// Begins such a table and plays it to its end through the game master.
pub async fn plays(master: &GameMaster, guild: GuildId, user: &User) -> TableId {
    let table = sits_down(master, guild, user).await;
    let mut dice = QuickDice::new(7);
    loop {
        let look = master.snapshot_when_settled(table, Some(id(user))).await.expect("a look");
        if look.is_over() {
            return table;
        }
        let view = look.view().expect("a view");
        let input = Registry::ours().find(view.game()).expect("the game").player(Level::Greedy).choose(view, &mut dice);
        master.act(table, id(user), look.seq(), &input).await.expect("a legal action");
    }
}

/// Presses a button of a private screen, and returns the changed screen.
pub async fn presses(user: &User, screen: &Message, label: &str) -> Message {
    user.clicks_on(screen.id, label).await.ok();
    changed(user, screen).await
}

pub async fn picks(user: &User, screen: &Message, menu: &str, choice: &str) -> Message {
    user.selects(menu, &[choice]).await.ok();
    changed(user, screen).await
}

pub async fn changed(user: &User, screen: &Message) -> Message {
    let face = screen.json();
    user.sees_that("the screen's answer", |now| now.id == screen.id && now.json() != face).await
}

/// The page of one preference, chosen by its word.
pub async fn opens_preference(user: &User, word: &str) -> Message {
    let overview = asks(user, "/preferences", &[]).await;
    picks(user, &overview, "v1:pref:0:0:choose", word).await
}

/// A command's answer, without any private messages from before.
pub async fn asks(user: &User, command: &str, options: &[(&str, &str)]) -> Message {
    user.dismisses_all();
    let answer = user.slash(command, options).await.ok();
    assert!(answer.is_private());
    answer.message().clone()
}

pub fn offers(message: &Message, label: &str) -> bool {
    message.buttons().iter().any(|button| button.label == label && button.enabled)
}

/// The number of lines that name a finished table.
pub fn tables(message: &Message) -> usize {
    message.text().lines().filter(|line| line.contains("<t:") && line.contains("won with")).count()
}

/// A message that a forged click can use.
pub async fn welcome(user: &User) -> Id {
    user.sees("Agon is here").await.id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn past_tables_are_turned_narrowed_and_opened() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo] = ["ana", "ben", "cleo"].map(|name| bot.user(name));
    let (store, now) = (bot.gamemaster.store(), now_ms());
    for day in 0..13 {
        let both = if day % 2 == 0 { [sat(&ana), sat(&ben)] } else { [sat(&ben), sat(&ana)] };
        ends(store, HERE, "attika", &both, now - (40 - day) * DAY_MS).await;
    }
    ends(store, HERE, "offrandes", &[sat(&cleo), sat(&ben), AI], now - 2 * DAY_MS).await;
    let played = plays(&bot.gamemaster, HERE, &ana).await;

    let list = asks(&ana, "/history", &[]).await;
    assert!(list.says("page 1 of 3") && tables(&list) == 6, "{}", list.text());
    assert!(list.says("14** Offrandes") || list.says("14 Offrandes"), "{}", list.text());
    let list = presses(&ana, &list, "▶").await;
    let list = presses(&ana, &list, "▶").await;
    assert!(list.says("page 3 of 3") && tables(&list) == 3 && !offers(&list, "▶"), "{}", list.text());
    // A page that does not exist any more leads to the first.
    ana.forges(list.id, "v1:his:0:0:next 99 - - - ---").await.ok();
    let list = changed(&ana, &list).await;
    assert!(list.says("page 1 of 3"), "{}", list.text());

    let list = presses(&ana, &list, "Filter…").await;
    let list = picks(&ana, &list, "Game", "Cyclades").await;
    assert!(list.says("Nothing matches: Cyclades."), "{}", list.text());
    let list = presses(&ana, &list, "Clear filter").await;
    assert!(list.says("page 1 of 3"), "{}", list.text());
    let list = presses(&ana, &list, "Filter…").await;
    let list = picks(&ana, &list, "v1:his:0:0:person", "cleo").await;
    assert!(tables(&list) == 1 && list.says(&format!("<@{}>", id(&cleo))), "{}", list.text());
    let list = presses(&ana, &list, "Clear filter").await;
    let list = presses(&ana, &list, "Filter…").await;
    // A result is the reader's own.
    let list = picks(&ana, &list, "Result and time", "Lost").await;
    assert!(tables(&list) == 6 && list.says("lost") && list.says("Ben won"), "{}", list.text());
    let list = picks(&ana, &list, "v1:his:0:0:person", "ben").await;
    assert!(list.says(&format!("against <@{}>", id(&ben))), "{}", list.text());
    // The total counts what Ana won, too.
    assert!(list.says(&format!("<@{}> 7 : 6 <@{}>", id(&ana), id(&ben))), "{}", list.text());
    let list = picks(&ana, &list, "Result and time", "Last 30 days").await;
    assert!(list.says("last 30 days") && tables(&list) == 1, "of the 28th day only: {}", list.text());
    let line = asks(&ana, "/history", &[("opponent", "cleo"), ("result", "won"), ("since", "year")]).await;
    assert!(line.says("Nothing matches") && line.says("won · last 12 months"), "{}", line.text());

    // A table's page, and back to the same list.
    let list = asks(&ana, "/history", &[("game", "attika"), ("player", "ana")]).await;
    let page = picks(&ana, &list, "Open a game", &played.0.to_string()).await;
    assert!(page.says("steps, from"), "{}", page.text());
    let back = presses(&ana, &page, "Back").await;
    assert_eq!(back.text(), list.text());
    // Tables that cannot be opened change nothing: one that does not exist, and one that was never played.
    let door = welcome(&ana).await;
    for table in ["999", "1"] {
        ana.dismisses_all();
        ana.forges_choice(door, "v1:his:0:0:open 0 - - - ---", &[table]).await.ok();
        ana.sees_privately("This button is not for you").await;
    }
    ana.dismisses_all();
    ana.forges_choice(door, "v1:his:0:0:open 0 - - - ---", &["x"]).await.ok();
    ana.sees_privately("page 1 of 3").await;
    // A user that Discord does not know.
    let nobody = agon::discord::ids::base36(u64::MAX);
    for (forged, says) in [
        (format!("v1:his:0:0:next 0 - {nobody} - ---"), "Nothing matches: former player"),
        (format!("v1:his:0:0:next 0 attika {} {nobody} ---", agon::discord::ids::base36(id(&ana).0)), "Nothing"),
        (format!("v1:pro:0:0:{nobody}"), "former player has not finished a game here yet"),
    ] {
        ana.dismisses_all();
        ana.forges(door, &forged).await.ok();
        ana.sees_privately(says).await;
    }
    // In another language, and public, without the text that only explains buttons.
    let list = asks(&cleo, "/history", &[("player", "ben")]).await;
    assert!(list.says("Gespielte Partien · dieser Server"), "{}", list.text());
    cleo.clicks_on(list.id, "Hier zeigen").await.ok();
    let shown = ana.sees("Past games · this server").await;
    assert!(shown.buttons().is_empty() && shown.menus().is_empty() && shown.mentions.is_empty());
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_shown_to_everybody_speaks_the_servers_language_and_a_tables_page_its_tables() {
    let bot = RunningBot::start_in_locale("de").await;
    let ana = bot.user("ana");
    let table = plays(&bot.gamemaster, HERE, &ana).await;
    // Nobody has chosen a language for this server, so Discord's own counts, which is German.
    let list = asks(&ana, "/history", &[]).await;
    assert!(list.says("Past games"), "in private it is the reader's: {}", list.text());
    ana.clicks_on(list.id, "Show here").await.ok();
    ana.sees_that("the list", |message| message.only_for.is_none() && message.says("Gespielte Partien")).await;
    // The table was opened in English.
    let page = picks(&ana, &list, "Open a game", &table.0.to_string()).await;
    ana.clicks_on(page.id, "Show here").await.ok();
    ana.sees_that("the page", |message| message.only_for.is_none() && message.says("steps, from")).await;
    ana.clicks_on(page.id, "Check the luck").await.ok();
    let checked = ana.sees_that("the luck", |message| message.says("Attika · table 1 · luck")).await;
    ana.clicks_on(checked.id, "Show here").await.ok();
    let proof = |message: &Message| message.only_for.is_none() && message.says("The seed matches the commitment");
    ana.sees_that("the proof", proof).await;
    bot.wait_until_sent().await;
    bot.sandbox.forgives("10003");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_past_table_is_found_by_its_number() {
    let bot = RunningBot::start().await;
    let [ana, eva] = ["ana", "eva"].map(|name| bot.user(name));
    plays(&bot.gamemaster, HERE, &ana).await;
    let [from_history, from_table] = ["/history", "/table"];
    for command in [from_history, from_table] {
        let page = asks(&ana, command, &[("table", "1")]).await;
        assert!(page.says("steps, from") && offers(&page, "Rematch"), "{}", page.text());
        // A person who did not sit there can start no rematch of it.
        let page = asks(&eva, command, &[("table", "1")]).await;
        assert!(page.says("steps, from") && !offers(&page, "Rematch"), "{}", page.text());
    }
    assert!(asks(&ana, "/history", &[("table", "7")]).await.says("No past game has the number 7"));
    let letters = ana.in_dm();
    let page = asks(&letters, "/history", &[("table", "1")]).await;
    assert!(page.says("steps, from"), "{}", page.text());
    // A running table is not a past one.
    sits_down(&bot.gamemaster, HERE, &ana).await;
    assert!(asks(&ana, "/history", &[("table", "2")]).await.says("No past game has the number 2"));
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_machines_leads_somewhere() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    bot.gamemaster.exhibit(HERE, "attika", &[Level::Greedy, Level::Random], "en").await.expect("a table");
    let page = asks(&ana, "/table", &[("table", "1")]).await;
    assert!(page.says("steps, from") && !page.says("<#0>") && offers(&page, "Replay"), "{}", page.text());
    assert!(!offers(&page, "Rematch"), "{}", page.text());
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_other_servers_are_read_by_whoever_sat_there() {
    let bot = RunningBot::start().await;
    let [ana, ben, eva] = ["ana", "ben", "eva"].map(|name| bot.user(name));
    let (store, now) = (bot.gamemaster.store(), now_ms());
    store.set_guild_name(LISBON, "Lisbon *Club*").await.expect("the database");
    ends(store, LISBON, "attika", &[sat(&ben), (Some(UserId(5)), "Stranger")], now - 5_000).await;
    ends(store, HERE, "attika", &[sat(&ana), sat(&ben)], now - 4_000).await;
    let there = plays(&bot.gamemaster, LISBON, &ana).await;

    let list = asks(&ana, "/history", &[("everywhere", "true")]).await;
    assert!(list.says("mine everywhere") && list.says("Lisbon \\*Club\\*") && list.says("Agora"), "{}", list.text());
    assert!(tables(&list) == 2 && !list.says("Stranger"), "{}", list.text());
    assert!(!offers(&list, "Show here") && offers(&list, "This server"));
    let page = picks(&ana, &list, "Open a game", &there.0.to_string()).await;
    assert!(page.says("steps, from"), "{}", page.text());
    let list = asks(&ana.in_dm(), "/history", &[]).await;
    assert!(tables(&list) == 2 && list.says("mine everywhere"), "{}", list.text());

    let none = asks(&eva, "/history", &[("everywhere", "true")]).await;
    assert!(none.says("You have not finished a game yet"), "{}", none.text());
    // A forged list of somebody else's tables everywhere shows one's own, and a table elsewhere stays closed.
    let board = welcome(&eva).await;
    eva.dismisses_all();
    let ana36 = agon::discord::ids::base36(id(&ana).0);
    eva.forges(board, &format!("v1:his:0:0:next 0 - {ana36} - --e")).await.ok();
    eva.sees_privately("Nothing matches").await;
    for forged in [format!("v1:show:0:0:his 0 - {ana36} - --e"), format!("v1:show:0:0:pro {ana36} e")] {
        eva.dismisses_all();
        eva.forges(board, &forged).await.ok();
        eva.sees_privately("This button is not for you").await;
    }
    eva.dismisses_all();
    eva.forges_choice(board, "v1:stat:0:0:open attika -", &[&there.0.to_string()]).await.ok();
    eva.sees_privately("This button is not for you").await;
    bot.wait_until_sent().await;
    eva.sees_no("Lisbon");
    bot.sandbox.forgives("/channels/5/");
    bot.sandbox.forgives("10003");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_and_a_servers_numbers_lead_to_their_tables() {
    let bot = RunningBot::start().await;
    let [ana, ben, eva] = ["ana", "ben", "eva"].map(|name| bot.user(name));
    let (store, now) = (bot.gamemaster.store(), now_ms());
    for at in 0..4 {
        ends(store, HERE, "offrandes", &[sat(&ana), sat(&ben), sat(&eva)], now - 9_000 + at).await;
    }
    let played = plays(&bot.gamemaster, HERE, &ana).await;
    let record = asks(&eva, "/profile", &[("player", "ana")]).await;
    assert!(record.says("Ana · record") && record.says("3 seats: won 4 of 4"), "{}", record.text());
    assert!(
        record.says("Win streak") && record.says("Ben · 4 games · ahead 4 times, behind 0 times"),
        "{}",
        record.text()
    );
    assert!(!offers(&record, "Everywhere"), "that is Ana's alone");
    // The reader's own total against them. One's own record has none, and neither has what is shown to everybody.
    assert!(record.says(&format!("<@{}> 0 : 4 <@{}>", id(&eva), id(&ana))), "{}", record.text());
    assert!(!asks(&ana, "/profile", &[]).await.says(" : "));
    let list = presses(&eva, &record, "Past games").await;
    assert!(tables(&list) == 5, "{}", list.text());
    assert!(asks(&eva, "/profile", &[("player", "dion")]).await.says("has not finished a game here yet"));
    let own = asks(&bot.user("dion"), "/profile", &[]).await;
    assert!(own.says("You have not finished a game here yet") && offers(&own, "Open a table"));
    let own = asks(&ana, "/profile", &[]).await;
    ends(store, LISBON, "attika", &[sat(&ana), (Some(UserId(5)), "Stranger")], now).await;
    let world = presses(&ana, &own, "Everywhere").await;
    assert!(world.says("Ana · record everywhere") && world.says("Stranger"), "{}", world.text());
    assert!(!offers(&world, "Show here"));
    let back = presses(&ana, &world, "This server").await;
    ana.clicks_on(back.id, "Show here").await.ok();
    let shown = eva.sees("Ana · record").await;
    assert!(shown.says("Offrandes") && !shown.says("Stranger") && shown.buttons().is_empty(), "{}", shown.text());
    assert!(!shown.says(" : "), "{}", shown.text());
    let direct = asks(&ana.in_dm(), "/profile", &[]).await;
    assert!(direct.says("record everywhere") && !offers(&direct, "This server"), "{}", direct.text());

    let numbers = asks(&ana, "/stats", &[("game", "offrandes")]).await;
    assert!(
        numbers.says("**3 seats** · 4 games") && numbers.says("Sparta\u{a0}4\u{a0}of\u{a0}4"),
        "{}",
        numbers.text()
    );
    let attika = picks(&ana, &numbers, "Game", "Attika").await;
    assert!(attika.says("**2 seats** · 1 game ·"), "{}", attika.text());
    let split = picks(&ana, &attika, "By option", "amphorae").await;
    assert!(split.says("**Amphorae"), "{}", split.text());
    // The page opens beside the statistics.
    ana.selects("Open a game", &[&played.0.to_string()]).await.ok();
    ana.sees_privately("steps, from").await;
    let stays = ana.sees_that("the numbers", |message| message.id == split.id).await;
    assert_eq!(stays.text(), split.text());
    // From a leaderboard too, and public.
    let board = asks(&ana, "/leaderboard", &[("game", "offrandes")]).await;
    let numbers = presses(&ana, &board, "Server statistics").await;
    ana.clicks_on(numbers.id, "Show here").await.ok();
    eva.sees("Offrandes · server statistics").await;
    let none = picks(&ana, &numbers, "Game", "Cyclades").await;
    assert!(none.says("No finished games of this kind here yet"), "{}", none.text());
    let door = welcome(&ana).await;
    for (forged, says) in [
        ("v1:stat:0:0:chess pawn", "Offrandes · server statistics"),
        ("v1:lb:0:0:me 0 chess q zz", "Leaderboard · Offrandes · this server"),
        ("v1:pro:0:0:!", "This button is not for you"),
    ] {
        ana.dismisses_all();
        ana.forges(door, forged).await.ok();
        ana.sees_privately(says).await;
    }
    bot.wait_until_sent().await;
    bot.close();
}
