//! A person who plays only by clicks, menus and forms: reads the private panel and presses its buttons.

use crate::length::short_or_long;
use crate::lost_rights::id_of;
use crate::running_bot::RunningBot;
use agon_rules::{AnyView, Seat};
use agon_sandbox::{Message, User};
use agon_store::TableId;
use std::collections::BTreeMap;

/// True if a message is the panel of a seat, which has a button for everything that happened and one for reasons.
pub fn is_panel(message: &Message) -> bool {
    let has = |begin: &str, end: &str| {
        let fits = |id: &str| id.starts_with(begin) && id.ends_with(end);
        message.buttons().iter().any(|button| fits(&button.custom_id))
    };
    message.only_for.is_some() && has("v1:log:", ":since 0") && has("v1:why:", ":")
}

/// Selects the actions that people do by hand: the first few of each kind, or all in the long version. The game master
/// takes the others.
#[derive(Default)]
pub struct ByHand {
    /// The number of actions so far of each kind.
    done: BTreeMap<String, u32>,
}

impl ByHand {
    /// True if a person does this action by hand. The first words of its parts are its kind.
    pub fn does(&mut self, action: &str) -> bool {
        let first = |part: &str| part.split_whitespace().next().unwrap_or_default().to_owned();
        let kind: Vec<String> = action.split(';').map(first).collect();
        let done = self.done.entry(kind.join(" ")).or_default();
        *done += 1;
        *done <= short_or_long(5, u32::MAX)
    }
}

/// Starts a table with this button. Waits for the panel that answers, before or after the board, because a test could
/// take it for the next panel.
pub async fn starts(host: &User, label: &str) {
    host.clicks(label).await.ok();
    host.sees_that("the panel after the start", is_panel).await;
}

/// The characters that a player offers, lot by lot.
const LOTS: [[&str; 2]; 4] =
    [["guardian", "priestess"], ["peasant", "water"], ["flower", "guardian"], ["briber", "guardsman"]];

/// A person at a table, with the secrets to choose.
pub struct Player {
    /// The person.
    pub user: User,
    /// Chooses the place of a sealed amount in the menu, given the number of earlier seals. A place past the end means
    /// the last one.
    pub amount: fn(usize) -> usize,
    /// The number of entries of a secret list, given the number of earlier lists.
    pub ranks: fn(usize) -> usize,
    lots: usize,
    seals: usize,
    lists: usize,
    /// The number of entries of the present list.
    listed: usize,
    bids: usize,
}

impl Player {
    /// A player who seals nothing and bribes nobody in secret.
    pub fn new(user: User) -> Player {
        Player { user, amount: |_| 0, ranks: |_| 0, lots: 0, seals: 0, lists: 0, listed: 0, bids: 0 }
    }

    /// Takes the whole decision of this player at the table.
    pub async fn decides(&mut self, bot: &RunningBot, table: TableId, seat: Seat) {
        let before = bot.snapshot(table).await;
        let mut panel = self.opens_panel().await;
        for _ in 0..30 {
            panel = self.presses_something(panel).await;
            let now = bot.snapshot(table).await;
            if now.seq() != before.seq() || now.ready().has(seat) != before.ready().has(seat) {
                return;
            }
        }
        panic!("no decision after 30 presses:\n{}", panel.summary());
    }

    /// Seals the secret choice with this number in place of an earlier one: an amount of the menu, or a list of that
    /// many entries. Waits after every step until the courier has told it: a new list takes the old seal back, which
    /// everybody sees, so the result must not depend on the speed of the courier.
    pub async fn seals(&mut self, bot: &RunningBot, table: TableId, seat: Seat, choice: usize) {
        let mut panel = self.opens_panel().await;
        let menu = panel.menus().into_iter().next().expect("a menu of secret choices");
        let values: Vec<String> = menu.choices.iter().map(|choice| choice.value.clone()).collect();
        if values[0].starts_with("rank ") {
            let clear = |panel: &Message| {
                panel.buttons().into_iter().find(|button| button.custom_id.starts_with("v1:clr:") && button.enabled)
            };
            if let Some(clear) = clear(&panel) {
                panel = self.presses(&panel, &clear.label).await;
                bot.wait_until_sent().await;
            }
            for entry in values.iter().take(choice) {
                panel = self.chooses(&panel, &menu.custom_id, &[entry]).await;
            }
            let done = panel.buttons().into_iter().find(|button| notation(&button.custom_id) == "rank done");
            self.presses(&panel, &done.expect("a button that ends the list").label).await;
        } else {
            self.chooses(&panel, &menu.custom_id, &[values[choice.min(values.len() - 1)].as_str()]).await;
        }
        assert!(bot.snapshot(table).await.ready().has(seat), "{} has sealed", self.user.person().name);
    }

    /// Opens my seat, in a client without any earlier panel.
    pub async fn opens_panel(&self) -> Message {
        self.user.dismisses_all();
        let is_board = |message: &Message| message.only_for.is_none() && message.says("Text board");
        loop {
            // The board's button, because a notice may disappear at this moment. A board too, if a new one is posted.
            let board = self.user.sees_that("the board", is_board).await;
            let buttons = board.buttons().into_iter();
            let seat =
                buttons.map(|button| button.custom_id).find(|id| id.starts_with("v1:seat:") && id.ends_with(':'));
            if let Some(answer) = self.user.presses(board.id, &seat.expect("my seat"), None).await {
                answer.ok();
                return self.user.sees_that("my panel", is_panel).await;
            }
        }
    }

    /// Waits until a panel has changed.
    async fn answered(&self, before: &Message) -> Message {
        let (id, face) = (before.id, before.json());
        self.user.sees_that("the panel's answer", |message| message.id == id && message.json() != face).await
    }

    /// Presses a button of a panel. Returns the changed panel.
    pub async fn presses(&self, panel: &Message, label: &str) -> Message {
        self.user.clicks_on(panel.id, label).await.ok();
        self.answered(panel).await
    }

    /// Chooses in a menu of a panel. Returns the changed panel.
    pub async fn chooses(&self, panel: &Message, menu: &str, values: &[&str]) -> Message {
        self.user.selects(menu, values).await.ok();
        self.answered(panel).await
    }

    async fn presses_something(&mut self, panel: Message) -> Message {
        let button = |wanted: &str| {
            panel.buttons().into_iter().find(|button| button.enabled && notation(&button.custom_id).starts_with(wanted))
        };
        let menu =
            |verb: &str| panel.menus().into_iter().find(|menu| menu.custom_id.starts_with(&format!("v1:{verb}:")));
        if let Some(yes) = panel.buttons().into_iter().find(|button| button.custom_id.starts_with("v1:yes:")) {
            return self.presses(&panel, &yes.label).await;
        }
        if let Some(menu) = menu("pick") {
            if menu.at_least == 3 {
                return self.chooses(&panel, &menu.custom_id, &["flower", "peasant", "water"]).await;
            }
            // The wanted characters that are still there, otherwise any.
            let wanted = LOTS[self.lots % LOTS.len()];
            let there: Vec<String> = menu.choices.iter().map(|choice| choice.value.clone()).collect();
            let all = wanted.iter().all(|word| there.iter().any(|value| value == word));
            let lot = if all { wanted.map(str::to_owned).to_vec() } else { there[..2].to_vec() };
            self.lots += 1;
            return self.chooses(&panel, &menu.custom_id, &[lot[0].as_str(), lot[1].as_str()]).await;
        }
        if let Some(open) = button("lot ") {
            return self.presses(&panel, &open.label).await;
        }
        if let Some(pass) = button("pass") {
            self.bids += 1;
            // Some bids go through a form, some through the first button.
            if self.bids.is_multiple_of(7)
                && panel.buttons().iter().any(|button| button.custom_id.starts_with("v1:ask:"))
            {
                return self.fills_in_the_least(&panel).await;
            }
            let bid = button("bid ").filter(|_| self.bids.is_multiple_of(5));
            return self.presses(&panel, &bid.unwrap_or(pass).label).await;
        }
        if let Some(menu) = menu("go") {
            let values: Vec<String> = menu.choices.iter().map(|choice| choice.value.clone()).collect();
            if values[0].starts_with("seal ") {
                let amount = (self.amount)(self.seals).min(values.len() - 1);
                self.seals += 1;
                return self.chooses(&panel, &menu.custom_id, &[values[amount].as_str()]).await;
            }
            if values[0].starts_with("rank ") {
                let wanted = (self.ranks)(self.lists);
                if self.listed < wanted {
                    self.listed += 1;
                    return self.chooses(&panel, &menu.custom_id, &[values[0].as_str()]).await;
                }
                (self.lists, self.listed) = (self.lists + 1, 0);
                let done = button("rank done").expect("a button that ends the list");
                return self.presses(&panel, &done.label).await;
            }
            return self.chooses(&panel, &menu.custom_id, &[values[values.len() - 1].as_str()]).await;
        }
        if let Some(done) = button("rank done") {
            (self.lists, self.listed) = (self.lists + 1, 0);
            return self.presses(&panel, &done.label).await;
        }
        // Only one action is left: its button.
        let only = panel.buttons().into_iter().find(|button| button.custom_id.starts_with("v1:act:"));
        let only = only.unwrap_or_else(|| panic!("nothing to press:\n{}", panel.summary()));
        self.presses(&panel, &only.label).await
    }

    /// Finds this action by buttons, menus and forms, does it, and confirms it if necessary.
    pub async fn does(&self, bot: &RunningBot, table: TableId, action: &str) {
        let before = bot.snapshot(table).await.seq();
        let action = &self.offered(bot, table, action).await;
        let mut panel = self.opens_panel().await;
        bot.wait_until_noted(table, &self.user).await;
        for _ in 0..12 {
            panel = self.steps_towards(panel, action).await;
            let own = bot.gamemaster.snapshot(table, Some(id_of(&self.user))).await.expect("the table");
            // In a decision of several steps nothing is done before the last.
            let begun = own.draft().and_then(|draft| draft.words.last());
            if own.seq() != before || !own.secret() && begun == Some(action) {
                return;
            }
        }
        panic!("`{action}` is not done after 12 presses:\n{}", panel.summary());
    }

    /// Returns the action that a panel offers in place of a payment that it would name twice.
    async fn offered(&self, bot: &RunningBot, table: TableId, action: &str) -> String {
        let own = bot.gamemaster.snapshot(table, Some(id_of(&self.user))).await.expect("the table");
        let hints = own.view().map(AnyView::hints).unwrap_or_default();
        let payment = hints.main.filter(|_| hints.payment.as_deref() == Some(action));
        payment.unwrap_or_else(|| action.to_owned())
    }

    async fn steps_towards(&self, panel: Message, action: &str) -> Message {
        let leads =
            |words: &str| action.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
        let button = |verbs: &[&str], wanted: &dyn Fn(&str) -> bool| {
            let verb = |id: &str| verbs.iter().any(|verb| id.starts_with(&format!("v1:{verb}:")));
            panel
                .buttons()
                .into_iter()
                .find(|button| button.enabled && verb(&button.custom_id) && wanted(notation(&button.custom_id)))
        };
        if let Some(whole) = button(&["yes", "act"], &|words| words == action) {
            return self.presses(&panel, &whole.label).await;
        }
        let menus = panel.menus();
        let choice = |wanted: &dyn Fn(&str) -> bool| {
            menus.iter().find_map(|menu| {
                let choice = menu.choices.iter().find(|choice| wanted(&choice.value))?;
                Some((menu.custom_id.clone(), choice.value.clone()))
            })
        };
        if let Some((menu, value)) = choice(&|value| value == action).or_else(|| choice(&|value| leads(value))) {
            return self.chooses(&panel, &menu, &[&value]).await;
        }
        let (words, amount) = action.rsplit_once(' ').unwrap_or((action, ""));
        if let Some(ask) = button(&["ask"], &|asked| asked.splitn(4, ' ').nth(3) == Some(words)) {
            self.user.clicks_on(panel.id, &ask.label).await.ok();
            self.user.sees_modal();
            self.user.fills_in(&[amount]).await.ok();
            return self.answered(&panel).await;
        }
        if let Some((menu, page)) = choice(&|value| value.contains('@')) {
            return self.chooses(&panel, &menu, &[&page]).await;
        }
        if let Some(on) = button(&["go"], &|words| !words.is_empty() && leads(words)) {
            return self.presses(&panel, &on.label).await;
        }
        panic!("nothing leads to `{action}`:\n{}", panel.summary());
    }

    async fn fills_in_the_least(&self, panel: &Message) -> Message {
        let ask = panel.buttons().into_iter().find(|button| button.custom_id.starts_with("v1:ask:")).expect("a form");
        let least = notation(&ask.custom_id).split(' ').nth(1).expect("the least").to_owned();
        self.user.clicks_on(panel.id, &ask.label).await.ok();
        assert!(self.user.sees_modal().contains(&least));
        self.user.fills_in(&[&least]).await.ok();
        self.answered(panel).await
    }
}

/// The words of an id.
fn notation(custom_id: &str) -> &str {
    custom_id.splitn(5, ':').nth(4).unwrap_or_default()
}
