//! Thinking: the AI of a table chooses beside the table's own task, so that looks and answers never wait for it.

use crate::actor::TableActor;
use crate::cpu::{Cpu, Work};
use crate::error::Refused;
use crate::play::MOVE;
use agon_ai::{Decision, Level};
use agon_rules::{Seat, Viewer};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::task::{JoinError, JoinHandle};

/// The most time for a decision, whatever the machine is busy with.
pub(crate) const MOST: Duration = Duration::from_secs(1);
/// The most time for a decision of the longest search.
const MOST_EXPERT: Duration = Duration::from_secs(3);

/// A decision that a machine has to take.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Due {
    seat: Seat,
    level: Level,
    /// The number of steps of the table.
    seq: u32,
    /// The unfinished secret choice of the seat.
    begun: Vec<String>,
}

/// The thought of a machine about a decision. Dropped, it stops.
pub(crate) struct Thought {
    due: Due,
    stop: Arc<AtomicBool>,
    task: JoinHandle<Result<Decision, JoinError>>,
    outcome: Option<Result<Decision, JoinError>>,
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Thought {
    pub(crate) fn seat(&self) -> Seat {
        self.due.seat
    }

    /// True if the decision is taken.
    pub(crate) fn is_ready(&self) -> bool {
        self.outcome.is_some() || self.task.is_finished()
    }

    /// Waits until the decision is taken. Nothing is lost if the caller stops waiting.
    pub(crate) async fn ready(&mut self) {
        if self.outcome.is_none() {
            self.outcome = Some((&mut self.task).await.and_then(|decision| decision));
        }
    }

    /// Returns the decision once it is taken.
    pub(crate) async fn decision(mut self) -> Result<Decision, Refused> {
        let outcome = match self.outcome.take() {
            Some(outcome) => outcome,
            None => (&mut self.task).await.and_then(|decision| decision),
        };
        outcome.map_err(|error| Refused::Contradiction(format!("a machine broke: {error}")))
    }
}

impl TableActor {
    /// Returns the decision that a machine has to take now, or at the moment of the table's answers; `None` if there is
    /// none.
    fn due(&self) -> Option<Due> {
        if self.paused().is_some() || self.paused_until_ms().is_some() {
            return None;
        }
        let (seat, level) = self.machine_seat()?;
        let level = Level::read(&level).unwrap_or(Level::Greedy);
        let begun = self.draft(seat).map(|draft| draft.words).unwrap_or_default();
        Some(Due { seat, level, seq: self.seq(), begun })
    }

    /// True if a machine has to take a decision.
    pub(crate) fn machine_is_due(&self) -> bool {
        self.due().is_some()
    }

    /// Keeps the thought that the table still needs, or begins it. A thought about anything else stops. One without a
    /// search is there at once.
    pub(crate) async fn thought(&self, before: Option<Thought>) -> Option<Thought> {
        let due = self.due()?;
        let mut thought = match before {
            Some(thought) if thought.due == due => thought,
            _ => self.think(due)?,
        };
        if !thought.due.level.searches() {
            thought.ready().await;
        }
        Some(thought)
    }

    fn think(&self, due: Due) -> Option<Thought> {
        let play = self.running().ok()?;
        // The machine sees its own unfinished secret choice like a person does.
        let view = self.with_draft(play, due.seat).view(Viewer::Seat(due.seat));
        let (mut player, mut dice) = (self.game().player(due.level), self.own_dice(MOVE, due.seat, play.made()));
        let stop = Arc::new(AtomicBool::new(false));
        let most = self.shared().limits_thinking().then(|| self.most(due.level));
        let (cpu, stops, stopped) = (self.shared().cpu().clone(), stop.clone(), stop.clone());
        let think = move || player.think(&view, &mut dice, &stopped);
        let (game, level, observer) = (self.game().id(), due.level.word(), self.shared().observer().cloned());
        let task = tokio::spawn(async move {
            let begun = Instant::now();
            let decided = decide(&cpu, think, most, stops).await;
            if let Some(observer) = observer {
                observer.thought(game, level, begun.elapsed());
            }
            decided
        });
        Some(Thought { due, stop, task, outcome: None })
    }

    /// Returns the most time for a decision. Where answers come at a moment of the table, it is not longer than that.
    fn most(&self, level: Level) -> Duration {
        let most = if level == Level::Expert { MOST_EXPERT } else { MOST };
        self.answers_in().map_or(most, |moment| most.min(moment))
    }
}

/// Thinks on a thread for that. After `most`, a thought is told to stop, and waits for no thread any more.
pub(crate) async fn decide<T: Send + 'static>(
    cpu: &Cpu,
    think: impl FnOnce() -> T + Send + 'static,
    most: Option<Duration>,
    stop: Arc<AtomicBool>,
) -> Result<T, JoinError> {
    let Some(most) = most else { return cpu.run(Work::Thinking, think).await };
    let timer = tokio::spawn(async move {
        tokio::time::sleep(most).await;
        stop.store(true, Ordering::Relaxed);
    });
    let thought = cpu.run_within(Work::Thinking, most, think).await;
    timer.abort();
    thought
}
