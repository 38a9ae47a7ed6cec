//! One task with a queue for each live table: loaded on demand, let go when idle.
//!
//! While a machine holds the seat to act, one job of people and one move of the machine take turns: nobody starves. A
//! table whose memory may differ from the disk (a write failed half-way) is let go at once and loaded anew.

use crate::error::Refused;
use crate::live::Live;
use crate::{AGAIN, GameMaster, House};
use agon_store::TableId;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use tokio::sync::{OnceCell, mpsc, oneshot};
use tracing::{Instrument, Span};

/// How many wishes may wait at one table.
const QUEUE: usize = 64;
/// The number of times the wait after a panic doubles, at most: from five seconds to an hour and a half.
const LONGEST_DOUBLING: u32 = 10;

/// A job's future, bound to the table it works on.
pub(crate) type Work<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// One wish at a table.
pub(crate) type Job = Box<dyn for<'a> FnOnce(&'a mut Live) -> Work<'a, ()> + Send>;

/// A table's place in the house; the queue is there once the table is loaded.
pub(crate) type Desk = OnceCell<mpsc::Sender<Job>>;

impl GameMaster {
    /// Does a job at a table's desk and gives its answer.
    pub(crate) async fn at<T, F>(&self, table: TableId, job: F) -> Result<T, Refused>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut Live) -> Work<'a, Result<T, Refused>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let begun = Arc::new(AtomicBool::new(false));
        // The job's lines in the log stand in the span of whoever asked for it.
        let (span, begins) = (Span::current(), begun.clone());
        let mut job: Job = Box::new(move |live| {
            let work = async move {
                begins.store(true, Ordering::Release);
                let result = job(live).await;
                if let Err(Refused::Store(_)) = &result {
                    live.broken = true;
                }
                // Nobody waits any more: the work is done all the same.
                let _ = answer.send(result);
            };
            Box::pin(work.instrument(span))
        });
        loop {
            let queue = self.desk(table).await?;
            match queue.send(job).await {
                Ok(()) => break,
                // The desk is being let go; its own task takes it out of the house.
                Err(mpsc::error::SendError(back)) => job = back,
            }
            tokio::task::yield_now().await;
        }
        // A job that began and gave no answer panicked, maybe after its commit.
        answered.await.map_err(|_| match begun.load(Ordering::Acquire) {
            true => Refused::Panicked,
            false => Refused::Closing,
        })?
    }

    /// The queue of a table, loading it if need be. Only who asks for this table waits for that.
    async fn desk(&self, table: TableId) -> Result<mpsc::Sender<Job>, Refused> {
        let desk = {
            let mut desks = self.house.desks.lock().await;
            if self.house.tasks.is_closed() {
                return Err(Refused::Closing);
            }
            desks.entry(table).or_default().clone()
        };
        let load = || async {
            // In a task of its own: a log that breaks the rules must not break whoever asks for the table.
            let loaded = tokio::spawn(Live::load(self.house.clone(), table)).await;
            let live = loaded.map_err(|error| Refused::Contradiction(format!("loading broke: {error}")))??;
            let (queue, jobs) = mpsc::channel(QUEUE);
            // Weak: the queue ends when the house lets the desk go.
            let (house, desk) = (self.house.clone(), Arc::downgrade(&desk));
            self.house.tasks.spawn(async move {
                // A task of its own: should a job panic, the desk is let go like any other.
                let served = tokio::spawn(serve(live, jobs, house.clone())).await;
                if served.is_err() {
                    tracing::error!(table = table.0, "a table's task panicked; the table is loaded anew");
                }
                {
                    let mut desks = house.desks.lock().await;
                    if desks.get(&table).is_some_and(|current| desk.ptr_eq(&Arc::downgrade(current))) {
                        desks.remove(&table);
                    }
                }
                // Not among the tasks that closing waits for: a reload may sleep for long.
                match served {
                    Ok(false) => house.went_well(table),
                    Ok(true) => drop(tokio::spawn(reload(house, table, AGAIN))),
                    Err(_) => {
                        let wait = house.panicked(table);
                        drop(tokio::spawn(reload(house, table, wait)));
                    }
                }
            });
            Ok(queue)
        };
        let loaded = desk.get_or_try_init(load).await.cloned();
        if loaded.is_err() {
            let mut desks = self.house.desks.lock().await;
            // Two hold it: the house and we. Somebody else may just be loading it.
            let mine = |current: &Arc<Desk>| Arc::ptr_eq(current, &desk) && Arc::strong_count(current) == 2;
            if desks.get(&table).is_some_and(|current| mine(current) && !current.initialized()) {
                desks.remove(&table);
            }
        }
        loaded
    }
}

impl House {
    /// Counts a panic of a table's task, and says how long to wait before the table is loaded anew: twice as long each
    /// time, because the same move may panic again.
    fn panicked(&self, table: TableId) -> Duration {
        let mut panics = self.panics.lock().unwrap_or_else(PoisonError::into_inner);
        let times = panics.entry(table).or_insert(0);
        let wait = AGAIN.saturating_mul(1 << (*times).min(LONGEST_DOUBLING));
        *times += 1;
        wait
    }

    /// Forgets the panics of a table whose task came to its end.
    fn went_well(&self, table: TableId) {
        self.panics.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
    }

    /// Begins to wait for a reload, unless one of this table is waited for.
    fn begin_reload(&self, table: TableId) -> bool {
        self.reloads.lock().unwrap_or_else(PoisonError::into_inner).insert(table)
    }

    fn end_reload(&self, table: TableId) {
        self.reloads.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
    }
}

/// Loads a table again after a failed write or a panic, so that its machines do not sleep until somebody asks.
fn reload(house: Arc<House>, table: TableId, wait: Duration) -> Pin<Box<dyn Future<Output = ()> + Send>> {
    Box::pin(async move {
        if !house.begin_reload(table) {
            return;
        }
        tokio::time::sleep(wait).await;
        // Before the look: a panic in it begins the next one.
        house.end_reload(table);
        let master = GameMaster { house };
        loop {
            match master.look(table, None).await {
                Err(Refused::Store(_)) => tokio::time::sleep(AGAIN).await,
                Ok(_) | Err(_) => return,
            }
        }
    })
}

/// Serves a table until it is idle, broken, or the house closes; what was accepted by then is still done. Says whether
/// it is broken.
async fn serve(mut live: Live, mut jobs: mpsc::Receiver<Job>, house: Arc<House>) -> bool {
    while !live.broken {
        if live.machine_due() {
            match jobs.try_recv() {
                Ok(job) => job(&mut live).await,
                Err(mpsc::error::TryRecvError::Disconnected) => return false,
                Err(mpsc::error::TryRecvError::Empty) => {}
            }
            if !live.broken {
                live.move_itself().await;
            }
            continue;
        }
        match tokio::time::timeout(house.idle, jobs.recv()).await {
            Ok(Some(job)) => job(&mut live).await,
            Ok(None) => return false,
            // Loaded anew it would try again.
            Err(_) if live.paused.is_some() => {}
            Err(_) => break,
        }
    }
    jobs.close();
    // Of a broken table, whoever is in the queue is told that nothing was done.
    while !live.broken
        && let Some(job) = jobs.recv().await
    {
        job(&mut live).await;
    }
    live.broken
}
