//! A table and its people, who press the buttons of their panels.

use agon::discord::panels::tell;
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::luck::{Dice, QuickDice};
use agon_sandbox::{Id, Message, Sandbox, User};
use std::time::{Duration, Instant};

/// The number of seats at a table.
pub const SEATS: usize = 3;

/// The verbs that play the game, each with its weight in the choice.
const VERBS: [(&str, u32); 4] = [("v1:yes:", 40), ("v1:pick:", 20), ("v1:act:", 12), ("v1:go:", 12)];

/// A table in a room, its people, and the panel of each.
pub struct Table {
    people: Vec<User>,
    panels: Vec<Option<Id>>,
    /// The place of the person who pressed last.
    turn: usize,
    dice: QuickDice,
}

/// The duration of a press.
pub struct Taken {
    /// Until Discord got the acknowledgement.
    pub heard: Duration,
    /// Until the person saw the result: the changed panel, or a new one.
    pub seen: Duration,
    /// Until the public board showed it, if it was an action of the game.
    pub shown: Option<Duration>,
}

/// One possible press: its weight, its id, the values of a menu.
type Tap = (u32, String, Option<Vec<String>>);

impl Table {
    /// Seats people in the room with this number, and starts the game.
    pub async fn opens(sandbox: &Sandbox, at: usize) -> Table {
        let people: Vec<User> =
            (0..SEATS).map(|seat| person(sandbox, at * SEATS + seat).in_channel(&room(at))).collect();
        let (host, guests) = people.split_first().expect("a host");
        let players = SEATS.to_string();
        let games: Vec<&str> = Registry::ours().iter().map(|game| game.id()).collect();
        let game = games[at % games.len()];
        host.slash("/play", &[("game", game), ("players", &players)]).await.ok();
        for guest in guests {
            guest.clicks_id(|id| id.starts_with("v1:lob:") && id.ends_with(":join")).await.ok();
            host.sees(guest.person().display).await;
        }
        host.clicks_id(|id| id.starts_with("v1:lob:") && id.ends_with(":start")).await.ok();
        host.sees_that("the board", |message| board_door(message).is_some()).await;
        people.iter().for_each(User::dismisses_all);
        Table { panels: vec![None; people.len()], people, turn: 0, dice: QuickDice::new(at as u64) }
    }

    /// Presses one thing. The person called last plays on in their panel, or the next one opens a panel first. `due` is
    /// the planned time of the press.
    pub async fn presses(&mut self, sandbox: &Sandbox, due: Instant) -> Taken {
        let playing = self.panel(sandbox, self.turn).and_then(|panel| Some((self.chooses(&panel)?, panel)));
        if let Some((tap, panel)) = playing {
            return self.taps(&panel, tap, due).await;
        }
        self.turn = self.called().unwrap_or((self.turn + 1) % self.people.len());
        self.opens_panel(due).await
    }

    /// Presses in an open panel: an action of the game, or the button that reloads the panel.
    pub async fn keeps_pressing(&mut self, sandbox: &Sandbox) -> Taken {
        self.turn = (self.turn + 1) % self.people.len();
        let now = Instant::now();
        let Some(panel) = self.panel(sandbox, self.turn) else { return self.opens_panel(now).await };
        let again = || panel.buttons().into_iter().find(|button| button.custom_id.ends_with(":refresh"));
        let tap = self.chooses(&panel).or_else(|| again().map(|button| (1, button.custom_id, None)));
        let Some(tap) = tap else { return self.opens_panel(now).await };
        self.taps(&panel, tap, now).await
    }

    fn panel(&self, sandbox: &Sandbox, seat: usize) -> Option<Message> {
        sandbox.message(self.panels[seat]?)
    }

    /// The person whom the newest notice calls.
    fn called(&self) -> Option<usize> {
        let messages = self.people[0].messages();
        let notice = messages.iter().rfind(|message| message.only_for.is_none() && !message.mentions.is_empty())?;
        self.people.iter().position(|user| notice.mentions.contains(&user.person().id))
    }

    async fn opens_panel(&mut self, due: Instant) -> Taken {
        let user = self.people[self.turn].clone();
        user.dismisses_all();
        let door = |message: &Message| Some((message.id, board_door(message)?));
        let board = user.sees_that("the board", |message| door(message).is_some()).await;
        let (board, door) = door(&board).expect("a board");
        user.presses(board, &door, None).await.expect("a board that stands");
        let heard = due.elapsed();
        let panel = user.sees_that("my panel", |message| message.only_for.is_some()).await;
        self.panels[self.turn] = Some(panel.id);
        Taken { heard, seen: due.elapsed(), shown: None }
    }

    async fn taps(&mut self, panel: &Message, (_, id, values): Tap, due: Instant) -> Taken {
        let user = self.people[self.turn].clone();
        let board = user.messages().into_iter().rfind(|message| board_door(message).is_some()).expect("a board");
        let watcher = user.clone();
        let shown = tokio::spawn(async move {
            let new = |message: &Message| message.edited_ms > board.edited_ms || message.id > board.id;
            watcher.sees_that("the board's new face", |message| board_door(message).is_some() && new(message)).await;
            due.elapsed()
        });
        user.presses(panel.id, &id, values).await.expect("a panel that stands");
        let heard = due.elapsed();
        let new = |message: &Message| message.id == panel.id && message.edited_ms > panel.edited_ms;
        let face = user.sees_that("the panel's answer", new).await;
        let seen = due.elapsed();
        if confirms(&face, user.person().locale) {
            return Taken { heard, seen, shown: Some(shown.await.expect("the board in time")) };
        }
        shown.abort();
        Taken { heard, seen, shown: None }
    }

    /// Chooses a press that plays the game, if the panel has one.
    fn chooses(&mut self, panel: &Message) -> Option<Tap> {
        let weight = |id: &str| VERBS.iter().find(|(verb, _)| id.starts_with(verb)).map(|(_, weight)| *weight);
        let buttons = panel.buttons().into_iter().filter(|button| button.enabled);
        let mut taps: Vec<Tap> =
            buttons.filter_map(|button| Some((weight(&button.custom_id)?, button.custom_id, None))).collect();
        for menu in panel.menus().into_iter().filter(|menu| menu.enabled) {
            let Some(weight) = weight(&menu.custom_id) else { continue };
            let mut values: Vec<String> = menu.choices.into_iter().map(|choice| choice.value).collect();
            while values.len() as u64 > menu.at_least.max(1) {
                values.remove(self.dice.below(values.len() as u32) as usize);
            }
            taps.push((weight, menu.custom_id, Some(values)));
        }
        if taps.is_empty() {
            return None;
        }
        let mut left = self.dice.below(taps.iter().map(|(weight, ..)| weight).sum());
        taps.into_iter().find(|(weight, ..)| {
            let found = left < *weight;
            left = left.saturating_sub(*weight);
            found
        })
    }
}

/// One of the people: the six, then guests.
pub fn person(sandbox: &Sandbox, at: usize) -> User {
    const SIX: [&str; 6] = ["ana", "ben", "cleo", "dion", "eva", "fay"];
    SIX.get(at).map_or_else(|| sandbox.user(&format!("guest{}", at - 5)), |name| sandbox.user(name))
}

/// The room with this number: the three channels, then more.
pub fn room(at: usize) -> String {
    const THREE: [&str; 3] = ["games", "hall", "workshop"];
    THREE.get(at).map_or_else(|| format!("room{}", at - 2), |name| (*name).to_owned())
}

/// The id of *My seat* on a board. Notices have that button too, but no text board.
fn board_door(message: &Message) -> Option<String> {
    let ids: Vec<String> = message.buttons().into_iter().map(|button| button.custom_id).collect();
    let board = message.only_for.is_none() && ids.iter().any(|id| id.starts_with("v1:text:"));
    ids.into_iter().find(|id| board && id.starts_with("v1:seat:"))
}

/// True if a panel confirms an action of the game.
fn confirms(panel: &Message, locale: &str) -> bool {
    let done = tell(Language::from_locale(locale), "ui-done", &[("what", "\n".into())]);
    done.split_once('\n').is_some_and(|(before, _)| panel.says(before))
}
