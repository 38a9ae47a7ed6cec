//! Panels that are open on people's screens change with their question.

use crate::lost_rights::{goes_on_until, id_of, passes, three_here};
use crate::running_bot::RunningBot;
use agon_sandbox::{Fault, Message, User};
use agon_store::TableId;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// The time between two edits of a panel, and the time that a letter waits for one.
const BETWEEN_MS: i64 = 2_000;
const LETTER_MS: i64 = 5_000;
/// The time for which a panel stays open.
const LIFE_MS: i64 = 14 * 60_000;

/// A table of Ana, Ben and Cleo, where Ben is to act. The clock stands still until the test moves it.
struct Scene {
    bot: RunningBot,
    time: Arc<AtomicI64>,
    table: TableId,
}

impl Scene {
    async fn opens() -> Scene {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64);
        let time = Arc::new(AtomicI64::new(now));
        let bot = RunningBot::start_with_open_panels(time.clone()).await;
        let table = three_here(&bot).await;
        goes_on_until(&bot, table, "ben").await;
        Scene { bot, time, table }
    }

    fn user(&self, name: &str) -> User {
        self.bot.user(name)
    }

    /// Opens a person's panel in a client without any other.
    async fn panel_of(&self, user: &User) -> Message {
        user.dismisses_all();
        let panel = user.slash("/seat", &[]).await.ok().message().clone();
        // The bot notes an open panel once it is there. After another answer it has.
        self.user("dion").slash("/help", &[]).await.ok();
        panel
    }

    /// Others act until it is this person's turn, while the clock stands still.
    async fn goes_on_until(&self, name: &str) {
        goes_on_until(&self.bot, self.table, name).await;
    }

    /// Advances the clock. Then something happens at the table that changes nobody's question.
    async fn passes(&self, ms: i64) {
        self.time.fetch_add(ms, Ordering::SeqCst);
        let host = id_of(&self.user("ana"));
        let appearance = self.bot.gamemaster.set_appearance(self.table, host, true, "en".to_owned(), None);
        appearance.await.expect("the host");
    }

    /// The number of requests to change private messages, by token.
    fn changes(&self) -> BTreeMap<String, usize> {
        let mut changes = BTreeMap::new();
        for call in self.bot.sandbox.calls() {
            let mut path = call.path.split('/').skip_while(|part| *part != "webhooks");
            if let Some(token) = path.nth(2).filter(|_| call.method == "PATCH") {
                *changes.entry(token.to_owned()).or_default() += 1;
            }
        }
        changes
    }

    /// The most changes of one private message.
    fn most_changes(&self) -> usize {
        self.changes().into_values().max().unwrap_or_default()
    }

    /// Waits until a panel has another content.
    async fn changed(&self, user: &User, panel: &Message) -> Message {
        user.sees_that("the panel's new content", |now| now.id == panel.id && now.json() != panel.json()).await
    }

    /// True if a message is as it was.
    fn is_unchanged(&self, panel: &Message) -> bool {
        self.bot.sandbox.message(panel.id).is_some_and(|now| now.json() == panel.json())
    }

    async fn seq(&self) -> u32 {
        self.bot.snapshot(self.table).await.seq()
    }
}

/// True if a message offers a choice at this step.
fn offers(message: &Message, seq: u32) -> bool {
    let buttons = message.buttons().into_iter().map(|button| button.custom_id);
    let ids = buttons.chain(message.menus().into_iter().map(|menu| menu.custom_id));
    let offered = |id: &String| {
        let parts: Vec<&str> = id.split(':').collect();
        ["act", "go", "pick", "ask"].contains(&parts[1]) && parts[3] == seq.to_string()
    };
    ids.into_iter().any(|id| offered(&id))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panel_asks_as_soon_as_its_owner_is_asked() {
    let scene = Scene::opens().await;
    let ana = scene.user("ana");
    let panel = scene.panel_of(&ana).await;
    assert!(!offers(&panel, scene.seq().await), "{}", panel.summary());
    // Many steps in one moment are one edit, which shows the last of them.
    scene.goes_on_until("ana").await;
    assert!(scene.is_unchanged(&panel), "an answer counts like an edit");
    scene.passes(BETWEEN_MS).await;
    let seq = scene.seq().await;
    let now = ana.sees_that("the question", |now| now.id == panel.id && offers(now, seq)).await;
    assert_eq!(scene.most_changes(), 2, "the answer and one edit");
    let fresh = scene.panel_of(&ana).await;
    assert_eq!(now.components, fresh.components);
    scene.bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panel_is_edited_at_most_once_in_two_seconds() {
    let scene = Scene::opens().await;
    let ana = scene.user("ana");
    let panel = scene.panel_of(&ana).await;
    scene.goes_on_until("ana").await;
    scene.passes(BETWEEN_MS).await;
    let asks = scene.changed(&ana, &panel).await;
    // The next question comes at once, its edit does not.
    scene.goes_on_until("ben").await;
    scene.passes(BETWEEN_MS - 1).await;
    let cleo = scene.user("cleo");
    let marker = scene.panel_of(&cleo).await;
    assert!(scene.is_unchanged(&asks));
    scene.goes_on_until("cleo").await;
    scene.passes(BETWEEN_MS).await;
    scene.changed(&cleo, &marker).await;
    let void = scene.changed(&ana, &asks).await;
    assert!(!offers(&void, scene.seq().await), "{}", void.summary());
    assert_eq!(scene.most_changes(), 3, "the answer and two edits");
    scene.bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_a_form_and_a_begun_choice_stay() {
    let scene = Scene::opens().await;
    let [ana, ben, cleo] = ["ana", "ben", "cleo"].map(|name| scene.user(name));
    // Ana reads a page, Cleo has a form open over her panel, and Ben has begun a choice.
    let panel = scene.panel_of(&ana).await;
    ana.clicks_on(panel.id, "Notes").await.ok();
    let page = ana.sees_that("the notes", |now| now.id == panel.id && now.json() != panel.json()).await;
    let below = scene.panel_of(&cleo).await;
    let seq = scene.seq().await;
    cleo.forges(below.id, &format!("v1:ask:{}:{seq}:offrandes 0 10 seal", scene.table.0)).await.ok();
    cleo.sees_modal();
    let panel = scene.panel_of(&ben).await;
    let own = scene.bot.gamemaster.snapshot(scene.table, Some(id_of(&ben))).await.expect("the table");
    let legal = own.view().expect("a running table").legal();
    let first = |action: &String| action.split(' ').next().unwrap_or_default().to_owned();
    let mut words: BTreeMap<String, usize> = BTreeMap::new();
    legal.iter().filter(|action| action.contains(' ')).for_each(|action| *words.entry(first(action)).or_default() += 1);
    let word = words.into_iter().find(|(_, count)| *count > 1).expect("a word with several actions").0;
    ben.forges(panel.id, &format!("v1:go:{}:{seq}:{word}", scene.table.0)).await.ok();
    let level = scene.changed(&ben, &panel).await;

    // Nothing else happens in their messages. Ana's second panel shows that the bot has looked.
    let marker = ana.slash("/seat", &[]).await.ok().message().clone();
    scene.time.fetch_add(BETWEEN_MS, Ordering::SeqCst);
    scene.goes_on_until("ana").await;
    scene.passes(BETWEEN_MS).await;
    scene.changed(&ana, &marker).await;
    for unchanged in [&page, &below, &level] {
        assert!(scene.is_unchanged(unchanged), "{}", unchanged.summary());
    }
    scene.bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_that_is_gone_gets_no_second_edit() {
    let scene = Scene::opens().await;
    let [ana, cleo] = ["ana", "cleo"].map(|name| scene.user(name));
    let panel = scene.panel_of(&ana).await;
    scene.goes_on_until("ana").await;
    scene.bot.sandbox.breaks(Fault::new("PATCH", "/webhooks/", 404));
    scene.passes(BETWEEN_MS).await;
    let lost = scene.bot.sandbox.call(|call| call.method == "PATCH" && call.status == 404).await;
    assert!(lost.is_some());
    let marker = scene.panel_of(&cleo).await;
    scene.goes_on_until("cleo").await;
    scene.passes(BETWEEN_MS).await;
    scene.changed(&cleo, &marker).await;
    assert!(scene.is_unchanged(&panel));
    scene.bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panel_stays_open_for_fourteen_minutes() {
    let scene = Scene::opens().await;
    let [ana, cleo] = ["ana", "cleo"].map(|name| scene.user(name));
    let panel = scene.panel_of(&ana).await;
    scene.time.fetch_add(LIFE_MS, Ordering::SeqCst);
    let marker = scene.panel_of(&cleo).await;
    scene.goes_on_until("ana").await;
    scene.goes_on_until("cleo").await;
    scene.passes(BETWEEN_MS).await;
    scene.changed(&cleo, &marker).await;
    assert!(scene.is_unchanged(&panel));
    scene.bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_of_text_reads_that_there_is_news() {
    let scene = Scene::opens().await;
    let ana = scene.user("ana");
    let store = scene.bot.gamemaster.store();
    store.set_player_palette(id_of(&ana), Some("text")).await.expect("the database");
    let panel = scene.panel_of(&ana).await;
    scene.goes_on_until("ana").await;
    scene.passes(BETWEEN_MS).await;
    let news = ana.sees_privately("There is news at table 1: it is your turn.").await;
    assert!(news.id > panel.id && scene.is_unchanged(&panel), "{}", news.summary());
    // The button below the line opens the panel in its place.
    ana.clicks_on(news.id, "My seat").await.ok();
    let seq = scene.seq().await;
    ana.sees_that("the panel", |now| now.id == news.id && offers(now, seq)).await;
    scene.bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_letter_says_when_it_calls_nobody_any_more() {
    let scene = Scene::opens().await;
    let ben = scene.user("ben");
    // Five minutes are long, even for a person who was just here.
    passes(&scene.bot, &scene.time, 300_000).await;
    let seq = scene.seq().await;
    let letter = ben.in_dm().sees_that("the letter", |now| offers(now, seq)).await;
    assert!(letter.says("Te toca en la mesa 1"), "{}", letter.summary());
    scene.goes_on_until("cleo").await;
    scene.passes(LETTER_MS).await;
    let now = ben.in_dm().sees_privately("ahora no tienes nada que decidir").await;
    assert!(now.id == letter.id && !now.says("Te toca en la mesa 1"), "{}", now.summary());
    scene.bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_about_a_seat_loses_its_buttons_with_the_table() {
    let scene = Scene::opens().await;
    let ana = scene.user("ana");
    let panel = scene.panel_of(&ana).await;
    ana.forges(panel.id, &format!("v1:ord:{}:0:", scene.table.0)).await.ok();
    let orders = scene.changed(&ana, &panel).await;
    // Others act: her orders stay as they are. Another panel shows that the bot has looked.
    let marker = scene.panel_of(&scene.user("cleo")).await;
    scene.goes_on_until("cleo").await;
    scene.passes(BETWEEN_MS).await;
    scene.changed(&scene.user("cleo"), &marker).await;
    assert!(scene.is_unchanged(&orders), "{}", orders.summary());
    scene.bot.gamemaster.abort(scene.table, id_of(&ana), true).await.expect("stopped");
    scene.passes(BETWEEN_MS).await;
    let over = scene.changed(&ana, &orders).await;
    assert!(over.says("Table 1 is over."), "{}", over.summary());
    scene.bot.close();
}
