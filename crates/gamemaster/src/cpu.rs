//! Gates for work that keeps a processor busy: one for AIs that think, and one for replays, verifying, files and pictures.
//!
//! As much of this work runs at once as there are processors, on threads that may block: answers that people wait for
//! go first, then pictures, then open panels. AIs think beside it on one thread less, so that no answer and no picture
//! queues behind them.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::{JoinError, spawn_blocking};

/// A reason for work; the first one goes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// An answer that a person waits for: a replay, a file, a proof.
    Answer,
    /// A picture.
    Picture,
    /// The new picture of an open panel, for which nobody has asked.
    Refresh,
    /// The thought of an AI.
    Thinking,
}

/// The gates. Cheap to clone; all clones are one.
#[derive(Clone, Debug)]
pub struct Cpu {
    work: Gate,
    thinking: Gate,
}

#[derive(Clone, Debug)]
struct Gate(Arc<Mutex<Turns>>);

#[derive(Debug)]
struct Turns {
    /// Pieces of work that may begin at once.
    free: usize,
    /// Those that wait, by reason.
    waiting: [VecDeque<oneshot::Sender<()>>; 4],
}

impl Default for Cpu {
    /// Returns gates for this machine's processors.
    fn default() -> Cpu {
        // Two at least: a long piece of work leaves a place beside it.
        Cpu::new(available_parallelism().map_or(2, |processors| processors.get().max(2)))
    }
}

impl Cpu {
    /// Returns gates that let `threads` pieces of work through at once, at least one, and one AI fewer.
    pub fn new(threads: usize) -> Cpu {
        Cpu { work: Gate::new(threads), thinking: Gate::new(threads.saturating_sub(1)) }
    }

    /// Does a piece of work on a thread that may block, when it is its turn.
    ///
    /// # Errors
    /// The work panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        work: Work,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let turn = self.turn(work).await;
        do_with(turn, job).await
    }

    /// Does a piece of work that is short once this time is over: by then it waits for no turn any more.
    ///
    /// # Errors
    /// The work panicked.
    pub async fn run_within<T: Send + 'static>(
        &self,
        work: Work,
        most: Duration,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let turn = tokio::time::timeout(most, self.turn(work)).await.ok();
        do_with(turn, job).await
    }

    async fn turn(&self, work: Work) -> Turn {
        match work {
            Work::Thinking => self.thinking.turn(work).await,
            Work::Answer | Work::Picture | Work::Refresh => self.work.turn(work).await,
        }
    }
}

/// Does a piece of work on a thread that may block. The turn goes with it: the caller may be gone before it is done.
async fn do_with<T: Send + 'static, H: Send + 'static>(
    turn: H,
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    spawn_blocking(move || {
        let _turn = turn;
        job()
    })
    .await
}

impl Gate {
    fn new(threads: usize) -> Gate {
        Gate(Arc::new(Mutex::new(Turns { free: threads.max(1), waiting: Default::default() })))
    }

    /// Waits for a turn, which ends when it is dropped.
    async fn turn(&self, work: Work) -> Turn {
        let waiting = {
            let mut turns = self.lock();
            if turns.free > 0 {
                turns.free -= 1;
                return Turn { gate: self.clone() };
            }
            let (mine, waiting) = oneshot::channel();
            turns.waiting[work as usize].push_back(mine);
            Waiting { gate: self, turn: waiting }
        };
        waiting.await
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Turns> {
        // Counting cannot break half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives the turn to the piece of work that goes first, or frees it.
    fn pass_on(&self) {
        let mut turns = self.lock();
        while let Some(next) = turns.waiting.iter_mut().find_map(VecDeque::pop_front) {
            // A caller that does not wait any more is passed over.
            if next.send(()).is_ok() {
                return;
            }
        }
        turns.free += 1;
    }
}

/// A piece of work that may run.
struct Turn {
    gate: Gate,
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.gate.pass_on();
    }
}

/// A piece of work that waits. Dropped with a turn that it has not taken, it passes that on.
struct Waiting<'a> {
    gate: &'a Gate,
    turn: oneshot::Receiver<()>,
}

impl Future for Waiting<'_> {
    type Output = Turn;

    fn poll(mut self: std::pin::Pin<&mut Self>, context: &mut std::task::Context<'_>) -> std::task::Poll<Turn> {
        // The sender stands in the gate until it has sent.
        std::pin::Pin::new(&mut self.turn).poll(context).map(|_| Turn { gate: self.gate.clone() })
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.turn.close();
        if self.turn.try_recv().is_ok() {
            self.gate.pass_on();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::task::{Context, Poll, Waker};

    /// Asks for a turn once; `None` if it must wait.
    fn poll<F: Future>(future: std::pin::Pin<&mut F>) -> Option<F::Output> {
        match future.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(done) => Some(done),
            Poll::Pending => None,
        }
    }

    #[test]
    fn answers_go_before_pictures_and_open_panels() {
        let cpu = Cpu::new(1);
        let first = poll(std::pin::pin!(cpu.turn(Work::Picture))).expect("the gate is free");
        let mut refresh = std::pin::pin!(cpu.turn(Work::Refresh));
        let mut picture = std::pin::pin!(cpu.turn(Work::Picture));
        let mut answer = std::pin::pin!(cpu.turn(Work::Answer));
        assert!(
            poll(refresh.as_mut()).is_none() && poll(picture.as_mut()).is_none() && poll(answer.as_mut()).is_none()
        );
        drop(first);
        assert!(poll(refresh.as_mut()).is_none() && poll(picture.as_mut()).is_none());
        drop(poll(answer.as_mut()).expect("the answer's turn"));
        assert!(poll(refresh.as_mut()).is_none());
        drop(poll(picture.as_mut()).expect("the picture's turn"));
        drop(poll(refresh.as_mut()).expect("the open panel's turn"));
    }

    #[test]
    fn nothing_waits_for_ais_that_think_and_they_leave_a_processor_free() {
        let cpu = Cpu::new(3);
        let thoughts = [(); 2].map(|()| poll(std::pin::pin!(cpu.turn(Work::Thinking))).expect("a thread to think"));
        let mut third = std::pin::pin!(cpu.turn(Work::Thinking));
        assert!(poll(third.as_mut()).is_none());
        let answers = [(); 3].map(|()| poll(std::pin::pin!(cpu.turn(Work::Answer))).expect("a thread for answers"));
        drop(answers);
        assert!(poll(third.as_mut()).is_none());
        drop(thoughts);
        assert!(poll(third.as_mut()).is_some());
    }

    #[tokio::test]
    async fn a_thought_without_a_thread_is_thought_all_the_same_once_its_time_is_over() {
        let cpu = Cpu::new(1);
        let other = cpu.turn(Work::Thinking).await;
        assert_eq!(cpu.run_within(Work::Thinking, Duration::from_millis(1), || 7).await.ok(), Some(7));
        drop(other);
        assert_eq!(cpu.run(Work::Thinking, || 8).await.ok(), Some(8), "it took no turn away");
    }

    #[test]
    fn whoever_goes_away_while_waiting_keeps_no_turn() {
        let cpu = Cpu::new(1);
        let first = poll(std::pin::pin!(cpu.turn(Work::Answer))).expect("the gate is free");
        {
            let mut gone = std::pin::pin!(cpu.turn(Work::Answer));
            assert!(poll(gone.as_mut()).is_none());
            // It gets its turn, and goes without taking it.
            drop(first);
        }
        let mut gone = std::pin::pin!(cpu.turn(Work::Answer));
        let turn = poll(gone.as_mut()).expect("the gate is free again");
        {
            let mut early = std::pin::pin!(cpu.turn(Work::Answer));
            assert!(poll(early.as_mut()).is_none());
        }
        drop(turn);
        assert!(poll(std::pin::pin!(cpu.turn(Work::Picture))).is_some());
    }

    #[tokio::test]
    async fn a_panic_gives_its_turn_back() {
        let cpu = Cpu::new(1);
        assert!(cpu.run(Work::Answer, || panic!("planted")).await.is_err());
        assert_eq!(cpu.run(Work::Picture, || 7).await.ok(), Some(7));
    }
}
