//! A mailbox and a task for each table in memory: loaded on demand, let go when idle or when too many are loaded.
//!
//! A machine thinks beside the table's task. Once it knows its move, one job of people and one move of the machine take
//! turns: neither starves. A table whose memory may differ from the disk (a write failed half-way) is let go at once and
//! loaded anew. One that is let go with nothing to do is noted as at rest, so that the next start need not load it.

use crate::actor::TableActor;
use crate::error::Refused;
use crate::shared::{RETRY_AFTER, Shared};
use agon_store::TableId;
use std::collections::{HashMap, HashSet};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::{Mutex, OnceCell, mpsc, oneshot};
use tokio::task::JoinError;
use tokio_util::task::TaskTracker;
use tracing::{Instrument, Span};

/// The number of jobs that may wait at one table.
const QUEUE: usize = 64;
/// The time a table stays in memory without a job.
const IDLE: Duration = Duration::from_secs(600);
/// The time until somebody who met a table on its way out of memory looks again.
const GOING: Duration = Duration::from_millis(2);
/// The number of tables in memory from which on the one that had no job for longest is let go for a new one. One takes
/// about a megabyte.
const MOST_LOADED: usize = 2_000;
/// The number of times the wait after a panic doubles, at most: from five seconds to an hour and a half.
const LONGEST_DOUBLING: u32 = 10;

/// A job's future, bound to the table it works on.
pub(crate) type JobFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// One job at a table.
type Job = Box<dyn for<'a> FnOnce(&'a mut TableActor) -> JobFuture<'a, ()> + Send>;

/// A table's queue; it is there once the table is loaded.
pub(crate) type Mailbox = OnceCell<mpsc::Sender<Job>>;

/// The mailboxes of all tables in memory.
pub(crate) struct Mailboxes {
    shared: Arc<Shared>,
    open: Mutex<Open>,
    most_loaded: usize,
    tasks: TaskTracker,
    /// Counts the panics of each table's task.
    panics: std::sync::Mutex<HashMap<TableId, u32>>,
    /// The tables that wait to be loaded anew.
    reloads: std::sync::Mutex<HashSet<TableId>>,
}

/// The mailboxes by table, each with the number of its last use: the higher, the later.
#[derive(Default)]
struct Open {
    mailboxes: HashMap<TableId, (Arc<Mailbox>, u64)>,
    uses: u64,
}

impl Open {
    /// Returns the mailbox of a table, which is used now.
    fn mailbox(&mut self, table: TableId) -> Arc<Mailbox> {
        self.uses += 1;
        let (mailbox, used) = self.mailboxes.entry(table).or_default();
        *used = self.uses;
        mailbox.clone()
    }

    /// Asks the table that was not used for longest to go, if more than `most` are in memory. It goes once it has nothing
    /// to do.
    fn make_room(&mut self, most: usize) {
        if self.mailboxes.len() <= most {
            return;
        }
        self.uses += 1;
        let loaded = self.mailboxes.values_mut().filter_map(|(mailbox, used)| Some((mailbox.get()?, used)));
        if let Some((queue, used)) = loaded.min_by_key(|(_, used)| **used) {
            // A table with a full queue is needed.
            let _ = queue.try_send(Box::new(|actor| Box::pin(async move { actor.let_go_soon() })));
            *used = self.uses;
        }
    }
}

impl Mailboxes {
    pub(crate) fn new(shared: Arc<Shared>) -> Mailboxes {
        Mailboxes::with_most(shared, MOST_LOADED)
    }

    /// Makes the same with another number of tables in memory.
    pub(crate) fn with_most(shared: Arc<Shared>, most_loaded: usize) -> Mailboxes {
        let (open, tasks) = (Mutex::default(), TaskTracker::new());
        Mailboxes { shared, open, most_loaded, tasks, panics: Default::default(), reloads: Default::default() }
    }

    /// Runs a job in the task of a table, after the jobs before it, and returns its answer. Loads the table first if
    /// needed, and finishes a begun job even if its caller stops waiting.
    pub(crate) async fn with_table<T, F>(self: &Arc<Self>, table: TableId, job: F) -> Result<T, Refused>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut TableActor) -> JobFuture<'a, Result<T, Refused>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let begun = Arc::new(AtomicBool::new(false));
        // The job's lines in the log stand in the span of its caller.
        let (span, begins) = (Span::current(), begun.clone());
        let mut job: Job = Box::new(move |actor| {
            let work = async move {
                begins.store(true, Ordering::Release);
                let result = job(actor).await;
                if let Err(Refused::Store(_)) = &result {
                    actor.mark_broken();
                }
                // The caller may be gone: the work is done all the same.
                let _ = answer.send(result);
            };
            Box::pin(work.instrument(span))
        });
        loop {
            let queue = self.queue(table).await?;
            match queue.send(job).await {
                Ok(()) => break,
                // The table is being let go; its own task takes the mailbox away.
                Err(mpsc::error::SendError(back)) => job = back,
            }
            tokio::time::sleep(GOING).await;
        }
        // A job that began and gave no answer panicked, maybe after its commit.
        answered.await.map_err(|_| match begun.load(Ordering::Acquire) {
            true => Refused::Panicked,
            false => Refused::Closing,
        })?
    }

    /// Reads something of a table, when its turn has come.
    pub(crate) async fn read<T, F>(self: &Arc<Self>, table: TableId, job: F) -> Result<T, Refused>
    where
        T: Send + 'static,
        F: FnOnce(&TableActor) -> Result<T, Refused> + Send + 'static,
    {
        self.with_table(table, move |actor| Box::pin(async move { job(actor) })).await
    }

    /// Returns those of these tables that are in memory, or are just being loaded.
    pub(crate) async fn open_among(&self, tables: &[TableId]) -> Vec<TableId> {
        let open = self.open.lock().await;
        tables.iter().copied().filter(|table| open.mailboxes.contains_key(table)).collect()
    }

    /// Returns the number of tables that are in memory, or are just being loaded.
    pub(crate) async fn count(&self) -> usize {
        self.open.lock().await.mailboxes.len()
    }

    /// True if the service is closing: no table is loaded any more.
    pub(crate) fn is_closing(&self) -> bool {
        self.tasks.is_closed()
    }

    /// Lets every table finish what it is doing and go.
    pub(crate) async fn close(&self) {
        {
            // Under the lock: no mailbox opens any more once the tracker is closed.
            let mut open = self.open.lock().await;
            self.tasks.close();
            open.mailboxes.clear();
        }
        self.tasks.wait().await;
    }

    /// Returns the mailbox of a table; `None` if the table is not in memory.
    #[cfg(test)]
    pub(crate) async fn mailbox_of(&self, table: TableId) -> Option<Arc<Mailbox>> {
        self.open.lock().await.mailboxes.get(&table).map(|(mailbox, _)| mailbox.clone())
    }

    /// Returns the queue of a table, and loads the table first if needed. Only callers of this table wait for that.
    async fn queue(self: &Arc<Self>, table: TableId) -> Result<mpsc::Sender<Job>, Refused> {
        let mailbox = {
            let mut open = self.open.lock().await;
            if self.is_closing() {
                return Err(Refused::Closing);
            }
            let known = open.mailboxes.contains_key(&table);
            let mailbox = open.mailbox(table);
            if !known {
                open.make_room(self.most_loaded);
            }
            mailbox
        };
        let loaded = mailbox.get_or_try_init(|| self.load(table, Arc::downgrade(&mailbox))).await.cloned();
        if loaded.is_err() {
            let mut open = self.open.lock().await;
            // Two hold it: the list and we. A third may just be loading it.
            let mine = |current: &Arc<Mailbox>| Arc::ptr_eq(current, &mailbox) && Arc::strong_count(current) == 2;
            if open.mailboxes.get(&table).is_some_and(|(current, _)| mine(current) && !current.initialized()) {
                open.mailboxes.remove(&table);
            }
        }
        loaded
    }

    /// Loads a table and gives it a task. Its mailbox is held weakly: the queue ends when the list lets it go.
    async fn load(self: &Arc<Self>, table: TableId, mailbox: Weak<Mailbox>) -> Result<mpsc::Sender<Job>, Refused> {
        // In a task of its own: a log that breaks the rules must not break the caller.
        let loaded = tokio::spawn(TableActor::load(self.shared.clone(), table)).await;
        let actor = loaded.map_err(|error| Refused::Contradiction(format!("loading broke: {error}")))??;
        let (queue, jobs) = mpsc::channel(QUEUE);
        let mailboxes = Arc::clone(self);
        self.tasks.spawn(async move {
            // A task of its own: should a job panic, the table is let go like any other.
            let served = tokio::spawn(serve(actor, jobs)).await;
            mailboxes.let_go(table, &mailbox).await;
            mailboxes.after_task(table, &served);
        });
        Ok(queue)
    }

    /// Takes a table's mailbox away, unless another one stands in its place.
    async fn let_go(&self, table: TableId, mailbox: &Weak<Mailbox>) {
        let mut open = self.open.lock().await;
        if open.mailboxes.get(&table).is_some_and(|(current, _)| mailbox.ptr_eq(&Arc::downgrade(current))) {
            open.mailboxes.remove(&table);
        }
    }

    /// Sees to it that a table whose task broke off is loaded anew. The reload is not among the tasks that closing
    /// waits for: it may rest for long.
    fn after_task(self: &Arc<Self>, table: TableId, served: &Result<Served, JoinError>) {
        let wait = match served {
            Ok(Served::Done) => return self.forget_panics(table),
            Ok(Served::Unfinished) => Duration::ZERO,
            Ok(Served::Broken) => RETRY_AFTER,
            Err(_) => {
                tracing::error!(table = table.0, "a table's task panicked; the table is loaded anew");
                self.count_panic(table)
            }
        };
        drop(tokio::spawn(reload(Arc::clone(self), table, wait)));
    }

    /// Counts a panic of a table's task, and returns the wait before the table is loaded anew.
    fn count_panic(&self, table: TableId) -> Duration {
        let mut panics = self.panics.lock().unwrap_or_else(PoisonError::into_inner);
        let before = panics.entry(table).or_insert(0);
        let wait = reload_wait(*before);
        *before += 1;
        wait
    }

    /// Forgets the panics of a table whose task came to its end.
    fn forget_panics(&self, table: TableId) {
        self.panics.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
    }

    /// Begins to wait for a reload; false if one of this table is waited for already.
    fn begin_reload(&self, table: TableId) -> bool {
        self.reloads.lock().unwrap_or_else(PoisonError::into_inner).insert(table)
    }

    fn end_reload(&self, table: TableId) {
        self.reloads.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
    }
}

/// Returns the wait before a table that panicked is loaded anew, after so many panics before: twice as long each time,
/// because the same move may panic again.
fn reload_wait(before: u32) -> Duration {
    RETRY_AFTER.saturating_mul(1 << before.min(LONGEST_DOUBLING))
}

/// Loads a table again after a failed write or a panic, so that its machines go on without waiting for a person.
fn reload(mailboxes: Arc<Mailboxes>, table: TableId, wait: Duration) -> JobFuture<'static, ()> {
    Box::pin(async move {
        if !mailboxes.begin_reload(table) {
            return;
        }
        tokio::time::sleep(wait).await;
        // Before the table is read: a panic then begins the next reload.
        mailboxes.end_reload(table);
        while let Err(Refused::Store(_)) = mailboxes.read(table, |_| Ok(())).await {
            tokio::time::sleep(RETRY_AFTER).await;
        }
    })
}

/// The reason why the task of a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Served {
    /// It had nothing to do, or the service closes.
    Done,
    /// A last job left it with something to do.
    Unfinished,
    /// Memory may differ from the disk.
    Broken,
}

/// Serves a table until it is idle or asked to go, broken, or the service closes; jobs accepted by then are still done.
async fn serve(mut actor: TableActor, mut jobs: mpsc::Receiver<Job>) -> Served {
    if actor.paused().is_some()
        && let Err(error) = actor.stand_still().await
    {
        tracing::error!(table = actor.id().0, error = %error.report(), "a pause cannot be announced");
    }
    let mut thought = None;
    while !actor.is_broken() {
        // Before anybody else acts: what people agreed to is done, or has lost its sense.
        if actor.question_verdict(false).is_some() {
            actor.settle_question(false).await;
            continue;
        }
        thought = actor.thought(thought).await;
        if actor.moves_now(thought.as_ref()) {
            match jobs.try_recv() {
                Ok(job) => job(&mut actor).await,
                Err(mpsc::error::TryRecvError::Disconnected) => return Served::Done,
                Err(mpsc::error::TryRecvError::Empty) => {}
            }
            thought = actor.thought(thought).await;
            if !actor.is_broken() && actor.moves_now(thought.as_ref()) {
                actor.move_itself(thought.take()).await;
            }
            continue;
        }
        let job = match thought.as_mut().filter(|thought| !thought.is_ready()) {
            Some(thought) => tokio::select! {
                job = jobs.recv() => Some(job),
                () = thought.ready() => continue,
            },
            // Jobs that wait come first.
            None if actor.goes() && jobs.is_empty() => None,
            None => tokio::time::timeout(IDLE, jobs.recv()).await.ok(),
        };
        match job {
            Some(Some(job)) => job(&mut actor).await,
            Some(None) => return Served::Done,
            // Loaded anew it would try again.
            None if actor.paused().is_some() => actor.stay(),
            None => break,
        }
    }
    jobs.close();
    // The callers in the queue of a broken table read that nothing was done.
    while !actor.is_broken()
        && let Some(job) = jobs.recv().await
    {
        job(&mut actor).await;
    }
    match (actor.is_broken(), actor.moves_itself()) {
        (true, _) => Served::Broken,
        (false, true) => Served::Unfinished,
        (false, false) => {
            // A table that answers later is not at rest: its deadline may come just before the program ends.
            if !actor.answers_later() {
                actor.rest().await;
            }
            Served::Done
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shared::Pacing;

    #[test]
    fn the_wait_before_a_reload_doubles_until_it_is_long_enough() {
        assert_eq!(reload_wait(0), RETRY_AFTER);
        for before in 0..LONGEST_DOUBLING {
            assert_eq!(reload_wait(before + 1), reload_wait(before) * 2, "after {before} panics");
        }
        assert_eq!(reload_wait(LONGEST_DOUBLING), RETRY_AFTER * 1024);
        assert_eq!(reload_wait(u32::MAX), reload_wait(LONGEST_DOUBLING));
    }

    #[tokio::test]
    async fn the_panics_of_each_table_are_counted_until_its_task_ends_well() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = agon_store::Store::open(folder.path().join("agon.db"), 0).await.expect("a database");
        let shared =
            Shared::new(store, agon_games::Registry::ours(), Arc::new(|| 0), Arc::new(|| [7; 32]), Pacing::default());
        let mailboxes = Mailboxes::new(Arc::new(shared));
        let waits = |table: i64| mailboxes.count_panic(TableId(table));
        assert_eq!([waits(1), waits(1), waits(2), waits(1)], [0, 1, 0, 2].map(reload_wait));
        mailboxes.forget_panics(TableId(1));
        assert_eq!((waits(1), waits(2)), (reload_wait(0), reload_wait(1)));
        mailboxes.shared.store().close().await;
    }
}
