//! Open panels: private messages and letters that show a person's question, and that the bot may still change.
//!
//! [`refresh`] edits them when their question changes. A panel is open only while its message shows the first level of
//! its owner's panel: a click pauses it, and an answer in the same message closes it. A page about a seat, such as its
//! orders, is open in the same way, but changes only when its table ends. Tokens live in memory only, so after a restart
//! no panel is open.

mod keep;
mod pace;
mod question;
mod refresh;
mod replacement;
#[cfg(test)]
mod tests;

pub(crate) use keep::{keep_page, keep_panel};
pub use pace::{Pace, Times};
pub use question::Question;
pub use refresh::work;
pub use replacement::Replacement;

use super::caller::Caller;
use super::private::PrivateMessage;
use agon_draw::Palette;
use agon_lang::Language;
use agon_store::{ChannelId, TableId, UserId};
use replacement::Replacements;
use serenity::all::MessageId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// The time between two looks at a panel that needed no edit, in milliseconds.
const LOOK_MS: i64 = 250;
/// The time until an edit that failed for a passing reason is tried again, in milliseconds.
const RETRY_MS: i64 = 10_000;
/// The shortest and the longest rest until the next look: the clock may be set meanwhile.
const SHORTEST: Duration = Duration::from_millis(10);
const LONGEST: Duration = Duration::from_secs(30);

/// The look of a panel, as when its owner opened it.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The language.
    pub language: Language,
    /// The colours of the picture; `None` if the owner reads text instead.
    pub palette: Option<Palette>,
    /// True if the owner wants direct messages but does not get them.
    pub unreached: bool,
}

impl Look {
    /// Returns the look of a caller's panels.
    pub fn of(caller: &Caller) -> Look {
        Look { language: caller.language, palette: caller.palette, unreached: caller.unreached }
    }
}

/// The way to change a message.
#[derive(Debug)]
pub enum Way {
    /// By the token of the interaction that it answers.
    Answer(PrivateMessage),
    /// The same for a page about a seat: orders, a menu, a question. It changes only when its table ends.
    Page(PrivateMessage),
    /// As an ordinary direct message.
    Letter {
        /// The channel of the conversation.
        channel: ChannelId,
        /// The message.
        message: MessageId,
        /// The name of the table's server.
        server: Option<String>,
    },
}

impl Way {
    fn message(&self) -> MessageId {
        match self {
            Way::Answer(message) | Way::Page(message) => message.id(),
            Way::Letter { message, .. } => *message,
        }
    }

    /// True unless a newer answer replaces the message.
    fn is_newest(&self) -> bool {
        match self {
            Way::Answer(message) | Way::Page(message) => message.is_newest(),
            Way::Letter { .. } => true,
        }
    }

    fn slot(&self) -> Slot {
        match self {
            Way::Answer(_) => Slot::Panel,
            Way::Page(_) => Slot::Page,
            Way::Letter { .. } => Slot::Letter,
        }
    }
}

/// A message that shows a person's question at a table.
#[derive(Debug)]
pub struct Panel {
    /// The table.
    pub table: TableId,
    /// The owner of the panel.
    pub user: UserId,
    /// Its look.
    pub look: Look,
    /// The way to change it.
    pub way: Way,
}

/// The content of an open panel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The question.
    pub question: Question,
    /// The name of the picture in the frame.
    pub picture: Option<String>,
    /// The name of the picture below it.
    pub below: Option<String>,
    /// True if the picture of the question is still missing.
    pub owes_picture: bool,
}

/// The open panels that a person may have at a table: in several windows, or opened again.
const PANELS: usize = 3;

/// The kinds of messages: a person has some open panels, as many open pages, and one open letter for each table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Slot {
    Panel,
    Page,
    Letter,
}

/// A panel with the lock that orders its edits before later answers.
struct Entry {
    panel: Panel,
    /// Held during an edit.
    edit: tokio::sync::Mutex<()>,
}

impl Entry {
    fn key(&self) -> MessageId {
        self.panel.way.message()
    }

    fn owner(&self) -> (TableId, UserId, Slot) {
        (self.panel.table, self.panel.user, self.panel.way.slot())
    }
}

/// The state of an open panel.
struct Open {
    entry: Arc<Entry>,
    shown: Shown,
    /// True if its table may have changed since the last look.
    changed: bool,
    /// True while the task looks at it.
    under_way: bool,
    /// True while a click on its message has no answer yet, or a form may be open over it.
    paused: bool,
    not_before_ms: i64,
    until_ms: i64,
}

impl Open {
    /// Returns the time of the next look, if there is one to come.
    fn due_ms(&self) -> Option<i64> {
        (self.changed && !self.under_way && !self.paused).then_some(self.not_before_ms)
    }

    fn shows_in(&self, message: MessageId) -> bool {
        self.entry.panel.way.message() == message
    }
}

/// The result of a look at a panel.
#[derive(Debug)]
enum Outcome {
    /// The panel shows the present question.
    Same,
    /// The panel was edited and shows this.
    Edited(Shown),
    /// A click came first.
    Interrupted,
    /// The edit failed for a passing reason.
    Later,
    /// The message needs or takes no more edits.
    Over,
}

/// The open panels of all people.
pub struct OpenPanels {
    pace: Pace,
    open: Mutex<HashMap<MessageId, Open>>,
    /// Notified when a panel opens, its pause ends, or the clock moves.
    looks: Notify,
    replacements: Replacements,
}

impl std::fmt::Debug for OpenPanels {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("OpenPanels")
    }
}

impl OpenPanels {
    /// Begins without open panels.
    pub fn new(pace: Pace) -> OpenPanels {
        OpenPanels { pace, open: Mutex::default(), looks: Notify::new(), replacements: Replacements::default() }
    }

    /// Notes a panel that its owner has just got. It takes the place of their oldest at this table if they have many.
    /// Ignores a panel whose message a newer answer replaces.
    pub fn open(&self, panel: Panel, shown: Shown, now_ms: i64) {
        let times = self.times(panel.way.slot());
        if times.life_ms <= 0 || !panel.way.is_newest() {
            return;
        }
        let entry = Arc::new(Entry { panel, edit: tokio::sync::Mutex::new(()) });
        let opened = Open {
            shown,
            // A change between the snapshot of the panel and this moment named nobody.
            changed: true,
            under_way: false,
            paused: false,
            not_before_ms: now_ms.saturating_add(times.between_ms),
            until_ms: now_ms.saturating_add(times.life_ms),
            entry: entry.clone(),
        };
        let (owner, most) = (entry.owner(), if entry.owner().2 == Slot::Letter { 1 } else { PANELS });
        let mut all = self.lock();
        all.remove(&entry.key());
        let own = all.iter().filter(|(_, open)| open.entry.owner() == owner);
        let oldest = own.clone().min_by_key(|(_, open)| open.until_ms).map(|(message, _)| *message);
        if own.count() >= most
            && let Some(oldest) = oldest
        {
            all.remove(&oldest);
        }
        all.insert(entry.key(), opened);
        drop(all);
        self.looks.notify_one();
    }

    /// Stops edits of the panel in this message until another answer shows there.
    pub fn pause(&self, message: MessageId) {
        self.set_paused(message, true);
    }

    /// Allows edits of the panel in this message again: its click failed.
    pub fn resume(&self, message: MessageId) {
        self.set_paused(message, false);
        self.looks.notify_one();
    }

    /// Does the same as [`OpenPanels::pause`] until the result is dropped.
    pub fn pause_for(self: &Arc<OpenPanels>, message: MessageId) -> Pause {
        self.pause(message);
        Pause { panels: self.clone(), message }
    }

    /// Forgets the panel in this message, which shows something else next, and returns the turn of that answer. Waits for
    /// an edit on its way, so that it comes first.
    pub async fn close(&self, message: MessageId) -> Replacement {
        let replacement = self.replacements.begin(message);
        let closed: Vec<Arc<Entry>> = {
            let mut open = self.lock();
            open.extract_if(|_, open| open.shows_in(message)).map(|(_, open)| open.entry).collect()
        };
        for entry in closed {
            drop(entry.edit.lock().await);
        }
        replacement
    }

    fn set_paused(&self, message: MessageId, paused: bool) {
        self.lock().values_mut().filter(|open| open.shows_in(message)).for_each(|open| open.paused = paused);
    }

    /// Notes that a table has changed, or that any may have.
    fn note_change(&self, table: Option<TableId>, now_ms: i64) {
        for open in self.lock().values_mut() {
            let concerned = table.is_none_or(|table| open.entry.panel.table == table);
            if concerned && !open.changed {
                let settle_ms = self.times(open.entry.panel.way.slot()).settle_ms;
                open.changed = true;
                open.not_before_ms = open.not_before_ms.max(now_ms.saturating_add(settle_ms));
            }
        }
    }

    /// Begins the looks that are due, `most` of them, and forgets panels whose time is over.
    fn begin_due(&self, now_ms: i64, most: usize) -> Vec<(Arc<Entry>, Shown)> {
        let mut open = self.lock();
        open.retain(|_, open| open.until_ms > now_ms);
        let due = open.values_mut().filter(|open| open.due_ms().is_some_and(|due_ms| due_ms <= now_ms));
        let begin = |open: &mut Open| {
            (open.changed, open.under_way) = (false, true);
            (open.entry.clone(), open.shown.clone())
        };
        due.take(most).map(begin).collect()
    }

    /// Signals that the clock jumped or changed its speed, so that the next look is not late.
    pub fn clock_moved(&self) {
        self.looks.notify_one();
    }

    /// Returns the real time until the next look. `real` returns the real time that passes during a wait of the clock.
    fn rest(&self, now_ms: i64, real: impl Fn(Duration) -> Duration) -> Duration {
        let next = self.lock().values().filter_map(Open::due_ms).min();
        let until = |due_ms: i64| Duration::from_millis(due_ms.saturating_sub(now_ms).max(0).unsigned_abs());
        next.map_or(LONGEST, |due_ms| real(until(due_ms))).clamp(SHORTEST, LONGEST)
    }

    /// True if the panel is still open and no click is on its way.
    fn may_edit(&self, entry: &Arc<Entry>) -> bool {
        self.lock().get(&entry.key()).is_some_and(|open| Arc::ptr_eq(&open.entry, entry) && !open.paused)
    }

    /// Ends a look. Ignores it if the panel has closed meanwhile.
    fn end(&self, entry: &Arc<Entry>, outcome: Outcome, now_ms: i64) {
        let mut all = self.lock();
        let Some(open) = all.get_mut(&entry.key()).filter(|open| Arc::ptr_eq(&open.entry, entry)) else { return };
        open.under_way = false;
        match outcome {
            Outcome::Same => open.not_before_ms = now_ms.saturating_add(LOOK_MS),
            Outcome::Edited(shown) => {
                open.not_before_ms = now_ms.saturating_add(self.times(entry.panel.way.slot()).between_ms);
                open.changed |= shown.owes_picture;
                open.shown = shown;
            }
            Outcome::Interrupted => open.changed = true,
            Outcome::Later => {
                open.changed = true;
                open.not_before_ms = now_ms.saturating_add(RETRY_MS);
            }
            Outcome::Over => drop(all.remove(&entry.key())),
        }
    }

    fn times(&self, slot: Slot) -> Times {
        match slot {
            Slot::Panel | Slot::Page => self.pace.panels,
            Slot::Letter => self.pace.letters,
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<MessageId, Open>> {
        // A change cannot fail half-way.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A pause of the panel in one message, until dropped.
#[derive(Debug)]
pub struct Pause {
    panels: Arc<OpenPanels>,
    message: MessageId,
}

impl Drop for Pause {
    fn drop(&mut self) {
        self.panels.set_paused(self.message, false);
        self.panels.looks.notify_one();
    }
}
