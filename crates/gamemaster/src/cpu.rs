//! One gate for work that keeps a processor busy: AI moves, replays, verifying, files, pictures.
//!
//! As much of it runs at once as there are processors, on threads that may block. Answers that people wait for go
//! first, then pictures, then AIs, then open panels: so a burst of AI tables delays no answer by more than the piece of
//! work under way.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use tokio::sync::oneshot;
use tokio::task::{JoinError, spawn_blocking};

/// A reason for work; the first one goes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// An answer that a person waits for: a replay, a file, a proof.
    Answer,
    /// A picture.
    Picture,
    /// The move of an AI.
    AiMove,
    /// The new picture of an open panel, for which nobody has asked.
    Refresh,
}

/// The gate. Cheap to clone; all clones are one.
#[derive(Clone, Debug)]
pub struct Cpu {
    gate: Arc<Mutex<Gate>>,
}

#[derive(Debug)]
struct Gate {
    /// Pieces of work that may begin at once.
    free: usize,
    /// Those that wait, by reason.
    waiting: [VecDeque<oneshot::Sender<()>>; 4],
}

impl Default for Cpu {
    /// Returns a gate for this machine's processors.
    fn default() -> Cpu {
        // Two at least: a long piece of work leaves a place beside it.
        Cpu::new(available_parallelism().map_or(2, |processors| processors.get().max(2)))
    }
}

impl Cpu {
    /// Returns a gate that lets `threads` pieces of work through at once, at least one.
    pub fn new(threads: usize) -> Cpu {
        Cpu { gate: Arc::new(Mutex::new(Gate { free: threads.max(1), waiting: Default::default() })) }
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
        // The turn goes with the job: the caller may be gone before the job is done.
        spawn_blocking(move || {
            let _turn = turn;
            job()
        })
        .await
    }

    /// Waits for a turn, which ends when it is dropped.
    async fn turn(&self, work: Work) -> Turn {
        let waiting = {
            let mut gate = self.lock();
            if gate.free > 0 {
                gate.free -= 1;
                return Turn { cpu: self.clone() };
            }
            let (mine, waiting) = oneshot::channel();
            gate.waiting[work as usize].push_back(mine);
            Waiting { cpu: self, turn: waiting }
        };
        waiting.await
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Gate> {
        // Counting cannot break half-way.
        self.gate.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives the turn to the piece of work that goes first, or frees it.
    fn pass_on(&self) {
        let mut gate = self.lock();
        while let Some(next) = gate.waiting.iter_mut().find_map(VecDeque::pop_front) {
            // A caller that does not wait any more is passed over.
            if next.send(()).is_ok() {
                return;
            }
        }
        gate.free += 1;
    }
}

/// A piece of work that may run.
struct Turn {
    cpu: Cpu,
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.cpu.pass_on();
    }
}

/// A piece of work that waits. Dropped with a turn that it has not taken, it passes that on.
struct Waiting<'a> {
    cpu: &'a Cpu,
    turn: oneshot::Receiver<()>,
}

impl Future for Waiting<'_> {
    type Output = Turn;

    fn poll(mut self: std::pin::Pin<&mut Self>, context: &mut std::task::Context<'_>) -> std::task::Poll<Turn> {
        // The sender stands in the gate until it has sent.
        std::pin::Pin::new(&mut self.turn).poll(context).map(|_| Turn { cpu: self.cpu.clone() })
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.turn.close();
        if self.turn.try_recv().is_ok() {
            self.cpu.pass_on();
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
    fn answers_go_before_pictures_ais_and_open_panels() {
        let cpu = Cpu::new(1);
        let first = poll(std::pin::pin!(cpu.turn(Work::AiMove))).expect("the gate is free");
        let mut refresh = std::pin::pin!(cpu.turn(Work::Refresh));
        assert!(poll(refresh.as_mut()).is_none());
        let mut ai = std::pin::pin!(cpu.turn(Work::AiMove));
        let mut picture = std::pin::pin!(cpu.turn(Work::Picture));
        let mut answer = std::pin::pin!(cpu.turn(Work::Answer));
        assert!(poll(ai.as_mut()).is_none() && poll(picture.as_mut()).is_none() && poll(answer.as_mut()).is_none());
        drop(first);
        assert!(poll(ai.as_mut()).is_none() && poll(picture.as_mut()).is_none());
        drop(poll(answer.as_mut()).expect("the answer's turn"));
        assert!(poll(ai.as_mut()).is_none());
        drop(poll(picture.as_mut()).expect("the picture's turn"));
        assert!(poll(refresh.as_mut()).is_none());
        drop(poll(ai.as_mut()).expect("the AI's turn"));
        drop(poll(refresh.as_mut()).expect("the open panel's turn"));
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
        assert!(poll(std::pin::pin!(cpu.turn(Work::AiMove))).is_some());
    }

    #[tokio::test]
    async fn a_panic_gives_its_turn_back() {
        let cpu = Cpu::new(1);
        assert!(cpu.run(Work::Answer, || panic!("planted")).await.is_err());
        assert_eq!(cpu.run(Work::AiMove, || 7).await.ok(), Some(7));
    }
}
