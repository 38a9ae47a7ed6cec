//! The choices of managers besides where tables open: limits, announcements, ends of seasons, tables to stop; the
//! help; and leaving as the only person.

use crate::records::{HERE, asks, changed, id, offers, picks, plays, presses};
use crate::running_bot::{RunningBot, wait_until};
use agon_sandbox::people::PLAYERS;
use agon_sandbox::{Fault, Message, User};
use agon_store::{ChannelId, NewsTrouble, RoleId};

/// The right to mention all roles.
const MENTION_ROLES: u64 = 1 << 17;

/// Opens a page of the settings.
async fn page(ana: &User, label: &str) -> Message {
    let setup = asks(ana, "/setup", &[]).await;
    presses(ana, &setup, label).await
}

/// Chooses from Discord's own lists: people, channels, roles.
async fn chooses(ana: &User, screen: &Message, what: &str, ids: &[u64]) -> Message {
    let values: Vec<String> = ids.iter().map(ToString::to_string).collect();
    let values: Vec<&str> = values.iter().map(String::as_str).collect();
    ana.forges_choice(screen.id, &format!("v1:set:0:0:{what}"), &values).await.ok();
    changed(ana, screen).await
}

/// Chooses the workshop for announcements.
async fn announces(bot: &RunningBot) -> User {
    let workshop = bot.user("eva").in_channel("workshop");
    let ana = bot.user("ana");
    let news = page(&ana, "Announcements…").await;
    assert!(news.says("Channel: off") && news.says("Role: off"), "{}", news.text());
    let news = chooses(&ana, &news, "news channel", &[workshop.place().0]).await;
    assert!(news.says("Saved.") && news.says(&format!("Channel: <#{}>", workshop.place())), "{}", news.text());
    workshop
}

/// Leaves the lobby of a channel as its only person, and waits until the channel is free.
async fn leaves(bot: &RunningBot, user: &User) {
    user.clicks("Leave").await.ok();
    let (store, channel) = (bot.gamemaster.store(), ChannelId(user.place().0));
    let free = async || store.open_table_in(channel).await.expect("the database").is_none();
    wait_until(store, "the lobby to close", free).await;
}

/// The roles that the messages of a channel were allowed to mention, in order.
fn called(bot: &RunningBot, place: &User) -> Vec<serde_json::Value> {
    let path = format!("/channels/{}/messages", place.place());
    let calls = bot.sandbox.calls().into_iter().filter(|call| call.method == "POST" && call.path == path);
    calls.map(|call| call.body["allowed_mentions"]["roles"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_page_has_the_choices_that_matter_and_the_way_to_the_others() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    let setup = asks(&ana, "/setup", &[]).await;
    assert!(setup.says("Tables open in: all channels") && setup.says("Language: as the server"), "{}", setup.text());
    for label in
        ["Defaults…", "Who may open…", "Announcements…", "AI and rating…", "Seasons…", "Open tables…", "Check rights"]
    {
        let setup = asks(&ana, "/setup", &[]).await;
        let page = presses(&ana, &setup, label).await;
        assert!(offers(&page, "Back"), "{label}: {}", page.summary());
        let back = presses(&ana, &page, "Back").await;
        assert!(back.says("Settings of this server"), "{label}: {}", back.text());
    }
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_opens_few_tables_at_once_and_a_blocked_one_none() {
    let bot = RunningBot::start().await;
    let [ana, ben, eva] = ["ana", "ben", "eva"].map(|name| bot.user(name));
    let who = page(&ana, "Who may open…").await;
    assert!(who.says("Open tables per person: 5") && who.says("May open none: nobody"), "{}", who.text());
    let who = picks(&ana, &who, "Open tables per person", "1 open table").await;
    assert!(who.says("Saved.") && who.says("Open tables per person: 1"), "{}", who.text());
    ana.forges_choice(who.id, "v1:set:0:0:who limit", &["1000"]).await.ok();
    assert_eq!(bot.gamemaster.store().guild(HERE).await.expect("the server").open_limit, 1);
    let opens = async |user: &User, place: &str| {
        let user = user.in_channel(place);
        asks(&user, "/play", &[("game", "attika"), ("players", "2")]).await
    };
    let first = opens(&eva, "games").await;
    assert!(first.says("Table 1 is open"), "{}", first.text());
    let board = eva.sees("lobby").await;
    bot.wait_until_sent().await;
    let no = opens(&eva, "hall").await;
    assert!(no.says("You have opened 1 table on this server") && no.says(&format!("/{}", board.id)), "{}", no.text());
    assert!(offers(&no, "My tables"), "{}", no.summary());
    // A manager has no more. A table that others opened does not count.
    assert!(opens(&ana, "hall").await.says("Table 2 is open"));
    ana.in_channel("hall").sees("lobby").await;
    assert!(opens(&ana, "workshop").await.says("You have opened 1 table"));
    // Once the lobby is closed there is room for another.
    leaves(&bot, &eva).await;
    assert!(opens(&eva, "workshop").await.says("Table 3 is open"));

    let who = page(&ana, "Who may open…").await;
    let who = chooses(&ana, &who, "who blocked", &[id(&ben).0]).await;
    assert!(who.says(&format!("May open none: <@{}>", id(&ben))), "{}", who.text());
    let no = opens(&ben, "games").await;
    assert!(no.says("no te permite abrir mesas"), "{}", no.text());
    let who = chooses(&ana, &who, "who blocked", &[]).await;
    assert!(who.says("May open none: nobody"), "{}", who.text());
    // Only managers choose.
    eva.forges_choice(board.id, "v1:set:0:0:who limit", &["25"]).await.ok();
    eva.sees_privately("Manage Server").await;
    assert_eq!(bot.gamemaster.store().guild(HERE).await.expect("the server").open_limit, 1);
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn managers_stop_tables_from_a_list() {
    let bot = RunningBot::start().await;
    let [ana, eva] = ["ana", "eva"].map(|name| bot.user(name));
    let none = page(&ana, "Open tables…").await;
    assert!(none.says("No table is open on this server"), "{}", none.text());
    let hall = eva.in_channel("hall");
    hall.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    hall.sees("lobby").await;
    hall.clicks("Start with AI").await.ok();
    hall.sees("Text board").await;
    eva.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    eva.sees("lobby").await;
    bot.wait_until_sent().await;
    let list = page(&ana, "Open tables…").await;
    assert!(offers(&list, "Stop 1…") && offers(&list, "Close 2"), "{}", list.summary());
    // The form asks once more, and for the reason that everybody reads.
    ana.clicks_on(list.id, "Stop 1…").await.ok();
    ana.fills_in(&["spam"]).await.ok();
    ana.sees_privately("Table 1 is stopped").await;
    hall.sees("A server manager stopped this table: “spam”").await;
    let list = page(&ana, "Open tables…").await;
    assert!(!offers(&list, "Stop 1…"), "{}", list.summary());
    ana.clicks_on(list.id, "Close 2").await.ok();
    let (store, games) = (bot.gamemaster.store(), ChannelId(eva.place().0));
    let free = async || store.open_table_in(games).await.expect("the database").is_none();
    wait_until(store, "the lobby to close", free).await;
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lobbies_and_results_are_announced_and_a_lobby_says_when_it_began() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    let workshop = announces(&bot).await;
    ana.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    let news = workshop.sees("New lobby").await;
    assert!(news.says("**Attika · table 1**, opened by Ana · 1 of 2 seats"), "{}", news.text());
    // Its button gives a seat, from there too.
    workshop.clicks_on(news.id, "Join").await.ok();
    workshop.sees_privately("You have a seat at table 1").await;
    ana.sees("Eva").await;
    ana.clicks("Start").await.ok();
    let begun = workshop.sees_that("the line", |message| message.id == news.id && message.says("has begun")).await;
    assert!(begun.buttons().is_empty(), "{}", begun.summary());
    bot.wait_until_sent().await;
    assert_eq!(bot.gamemaster.store().announcement(bot.table().await).await.expect("the database"), None);
    // A lobby that its host closes says so. One without a free seat is not announced.
    let hall = ana.in_channel("hall");
    hall.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    hall.sees("lobby").await;
    workshop.sees("table 2").await;
    leaves(&bot, &hall).await;
    workshop.sees("The lobby of **Attika · table 2** is closed").await;
    bot.wait_until_sent().await;
    let before = called(&bot, &workshop).len();
    plays(&bot.gamemaster, HERE, &ana).await;
    let result = workshop.sees("is over").await;
    assert!(result.says("**Attika · table 3** is over.") && result.says("wins with"), "{}", result.text());
    bot.wait_until_sent().await;
    assert_eq!(called(&bot, &workshop).len(), before + 1, "the full lobby of one person and an AI is no news");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_lobby_mentions_the_role_once_an_hour_for_each_person() {
    let bot = RunningBot::start().await;
    let [ana, eva] = ["ana", "eva"].map(|name| bot.user(name));
    let workshop = announces(&bot).await;
    let role = format!("<@&{PLAYERS}>");
    let lobby = format!("{role} New lobby");
    let news = page(&ana, "Announcements…").await;
    let everybody = chooses(&ana, &news, "news role", &[HERE.0]).await;
    assert!(everybody.says("I never mention everybody") && everybody.says("Role: off"), "{}", everybody.text());
    let news = chooses(&ana, &everybody, "news role", &[PLAYERS.0]).await;
    assert!(news.says(&format!("Role: {role}")), "{}", news.text());
    // Without the right the lobby is announced all the same, and the managers can read what is missing.
    let rights = presses(&ana, &news, "Check rights").await;
    assert!(rights.says("I may not mention the role"), "{}", rights.text());
    let invite = rights.buttons().into_iter().find(|button| button.label == "Invite me again").expect("a link");
    assert!(invite.url.is_some_and(|url| url.contains("scope=bot+applications.commands&permissions=")));
    let opens = async |user: &User, place: &str, table: &str| {
        let place = user.in_channel(place);
        place.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
        workshop.sees(table).await
    };
    let quiet = opens(&ana, "games", "table 1").await;
    assert!(!quiet.says(&role), "{}", quiet.text());
    bot.sandbox.overwrites("workshop", "agon", MENTION_ROLES, 0);
    // Discord fails to tell the bot's rights: the lobby waits for its role.
    bot.sandbox.breaks(Fault::new("GET", &format!("/guilds/{}", HERE.0), 500));
    let loud = opens(&ana, "hall", "table 2").await;
    assert!(loud.says(&lobby), "{}", loud.text());
    bot.wait_until_sent().await;
    leaves(&bot, &ana.in_channel("hall")).await;
    let again = opens(&ana, "hall", "table 3").await;
    assert!(!again.says(&role), "{}", again.text());
    leaves(&bot, &ana.in_channel("hall")).await;
    assert!(opens(&eva, "hall", "table 4").await.says(&lobby));
    // A role that was deleted has no name: the lobby is announced without it.
    let store = bot.gamemaster.store();
    store.set_news_role(HERE, Some(RoleId(998))).await.expect("the settings");
    leaves(&bot, &eva.in_channel("hall")).await;
    let unnamed = opens(&bot.user("dion"), "hall", "table 5").await;
    assert!(!unnamed.says("<@&"), "{}", unnamed.text());
    bot.wait_until_sent().await;
    let roles = called(&bot, &workshop);
    let none = serde_json::json!([]);
    let role = serde_json::json!([PLAYERS.to_string()]);
    assert_eq!(roles, [none.clone(), role.clone(), none.clone(), role, none], "no other role may be called");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_that_takes_no_announcements_is_told_to_the_managers() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    let workshop = announces(&bot).await;
    let store = bot.gamemaster.store();
    let trouble = async || store.guild(HERE).await.expect("the server").news_trouble;
    bot.sandbox.denies("workshop", agon_sandbox::permission::SEND_MESSAGES);
    ana.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    ana.sees("lobby").await;
    wait_until(store, "the refusal", async || trouble().await == Some(NewsTrouble::Refused)).await;
    bot.wait_until_sent().await;
    assert_eq!(bot.snapshot(bot.table().await).await.table().refusals, 0, "the table's own channel took everything");
    let setup = asks(&ana, "/setup", &[]).await;
    assert!(setup.says(&format!("I may not write in <#{}>", workshop.place())), "{}", setup.text());
    let rights = presses(&ana, &setup, "Check rights").await;
    assert!(rights.says("✗ Send Messages: no announcements"), "{}", rights.text());
    assert!(rights.says("Where to give me a right"), "{}", rights.text());
    // Once it takes a message, the trouble is over.
    bot.sandbox.allows("workshop", agon_sandbox::permission::SEND_MESSAGES);
    ana.in_channel("hall").slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    workshop.sees("table 2").await;
    wait_until(store, "no trouble", async || trouble().await.is_none()).await;
    // A channel that is deleted switches the announcements off.
    bot.sandbox.removes_channel("workshop");
    leaves(&bot, &ana).await;
    ana.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    wait_until(store, "the channel to be missed", async || trouble().await == Some(NewsTrouble::Gone)).await;
    let setup = asks(&ana, "/setup", &[]).await;
    assert!(setup.says("The channel of the announcements was deleted"), "{}", setup.text());
    bot.wait_until_sent().await;
    bot.sandbox.forgives("10003");
    bot.sandbox.forgives("50013");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_season_has_a_last_day_and_its_end_is_announced() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    let workshop = announces(&bot).await;
    let store = bot.gamemaster.store();
    let seasons = page(&ana, "Seasons…").await;
    let sure = presses(&ana, &seasons, "Start season 1…").await;
    for (day, says) in [("soon", "I need a day such as 2026-12-31"), ("2020-02-02", "That day is over")] {
        ana.forges(sure.id, "v1:set:0:0:season date 1").await.ok();
        ana.fills_in(&[day]).await.ok();
        ana.sees_privately(says).await;
        assert!(store.seasons(HERE, 9).await.expect("seasons").is_empty(), "{day}");
    }
    ana.forges(sure.id, "v1:set:0:0:season date 1").await.ok();
    ana.fills_in(&["2999-12-31"]).await.ok();
    let on = ana.sees_privately("This season (1), since").await;
    assert!(on.says("ends <t:32503679999:F>") && offers(&on, "Last day…"), "{}", on.text());
    workshop.sees("Season 1 has begun. Everybody starts anew on its leaderboard, until <t:32503679999:F>.").await;
    // The last day goes again, and an old form of another season does nothing.
    ana.clicks_on(on.id, "Last day…").await.ok();
    ana.fills_in(&[""]).await.ok();
    let open = changed(&ana, &on).await;
    assert!(!open.says("ends <t:"), "{}", open.text());
    ana.forges(open.id, "v1:set:0:0:season date 7").await.ok();
    ana.fills_in(&["2999-12-31"]).await.ok();
    ana.sees_privately("so nothing was saved").await;
    assert_eq!(store.seasons(HERE, 9).await.expect("seasons").len(), 1);
    // Its last moment comes.
    plays(&bot.gamemaster, HERE, &ana).await;
    let now = bot.gamemaster.now_ms();
    assert!(bot.gamemaster.set_season_end(HERE, 1, Some(now)).await.expect("a last moment"));
    let over = workshop.sees("Season 1 is over.").await;
    assert!(over.says("No rated game without AI"), "{}", over.text());
    let ended = store.seasons(HERE, 9).await.expect("seasons").remove(0);
    assert_eq!(ended.ended_at_ms, Some(now));
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_help_lists_what_a_person_may_use_here() {
    let bot = RunningBot::start().await;
    let [ana, ben, eva] = ["ana", "ben", "eva"].map(|name| bot.user(name));
    let help = asks(&ana, "/help", &[]).await;
    for command in ["/play", "/table", "/seat", "/setup", "/privacy"] {
        assert!(help.says(&format!("**{command}** · ")), "{command} in {}", help.text());
    }
    assert!(help.says(concat!("Agon ", env!("CARGO_PKG_VERSION"))), "{}", help.text());
    let help = asks(&eva, "/help", &[]).await;
    assert!(help.says("**/table** · ") && !help.says("/setup"), "{}", help.text());
    let help = eva.in_dm().slash("/help", &[]).await.ok();
    assert!(help.says("**/seat** · ") && !help.says("**/play**"), "{}", help.text());
    assert!(asks(&ben, "/help", &[]).await.says("**/jugar** · "));
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_only_person_reads_that_nobody_waits_for_them_and_may_stop() {
    let bot = RunningBot::start().await;
    let eva = bot.user("eva");
    eva.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    eva.sees("lobby").await;
    eva.clicks("Start with AI").await.ok();
    let board = eva.sees("Text board").await;
    bot.wait_until_sent().await;
    eva.dismisses_all();
    eva.clicks_on(board.id, "More…").await.ok();
    let more = eva.sees_that("what else can be done", |message| offers(message, "Resign…")).await;
    let sure = presses(&eva, &more, "Resign…").await;
    assert!(sure.says("You are the only person here, so the game ends without a result"), "{}", sure.text());
    assert!(!sure.says("for the others") && !offers(&sure, "Yes, resign"), "{}", sure.summary());
    let table = bot.table().await;
    let stopped = presses(&eva, &sure, "Stop the game").await;
    assert!(stopped.says("Table 1 is stopped"), "{}", stopped.text());
    assert!(bot.snapshot(table).await.is_over());
    // Buttons that a client may still show answer clearly.
    for words in ["more:1:0:resign", "ord:1:0:"] {
        eva.dismisses_all();
        eva.forges(board.id, &format!("v1:{words}")).await.ok();
        eva.sees_privately("Table 1 is over.").await;
    }
    bot.close();
}
