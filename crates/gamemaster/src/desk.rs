//! One task with a queue for each live table: loaded on demand, let go when idle.
//!
//! While a machine holds the seat to act, one job of people and one move of the machine take turns: nobody starves.

use crate::error::Refused;
use crate::live::Live;
use crate::{GameMaster, House};
use agon_store::TableId;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// How many wishes may wait at one table.
const QUEUE: usize = 64;

/// A job's future, bound to the table it works on.
pub(crate) type Work<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// One wish at a table.
pub(crate) type Job = Box<dyn for<'a> FnOnce(&'a mut Live) -> Work<'a, ()> + Send>;

impl GameMaster {
    /// Does a job at a table's desk and gives its answer.
    pub(crate) async fn at<T, F>(&self, table: TableId, job: F) -> Result<T, Refused>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut Live) -> Work<'a, Result<T, Refused>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let mut job: Job = Box::new(move |live| {
            Box::pin(async move {
                let result = job(live).await;
                // Nobody waits any more: the work is done all the same.
                let _ = answer.send(result);
            })
        });
        loop {
            let desk = self.desk(table).await?;
            match desk.send(job).await {
                Ok(()) => break,
                // The desk was let go between our look and our word: call it back.
                Err(mpsc::error::SendError(back)) => job = back,
            }
            self.house.desks.lock().await.remove(&table);
        }
        answered.await.map_err(|_| Refused::Closing)?
    }

    async fn desk(&self, table: TableId) -> Result<mpsc::Sender<Job>, Refused> {
        let mut desks = self.house.desks.lock().await;
        if self.house.tasks.is_closed() {
            return Err(Refused::Closing);
        }
        if let Some(desk) = desks.get(&table) {
            return Ok(desk.clone());
        }
        let live = Live::load(self.house.clone(), table).await?;
        let (desk, jobs) = mpsc::channel(QUEUE);
        desks.insert(table, desk.clone());
        self.house.tasks.spawn(serve(live, jobs, self.house.clone(), table));
        Ok(desk)
    }
}

async fn serve(mut live: Live, mut jobs: mpsc::Receiver<Job>, house: Arc<House>, table: TableId) {
    loop {
        if live.machine_due() {
            match jobs.try_recv() {
                Ok(job) => job(&mut live).await,
                Err(mpsc::error::TryRecvError::Disconnected) => return,
                Err(mpsc::error::TryRecvError::Empty) => {}
            }
            live.move_machine().await;
            continue;
        }
        match tokio::time::timeout(house.idle, jobs.recv()).await {
            Ok(Some(job)) => job(&mut live).await,
            Ok(None) => return,
            Err(_) => {
                let mut desks = house.desks.lock().await;
                if jobs.is_empty() {
                    jobs.close();
                    desks.remove(&table);
                    return;
                }
            }
        }
    }
}
