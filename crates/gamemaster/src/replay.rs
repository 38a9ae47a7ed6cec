//! Looking back: a table as a viewer saw it after any of its steps, and all its positions as the public saw them.
//!
//! Nothing is remembered between two clicks: the log is copied from the table in memory and replayed on a thread that
//! may block. Invariant: while a table runs, no viewer sees another seat's view.

use crate::actor::TableActor;
use crate::cpu::{Cpu, Work};
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::header::header;
use crate::snapshot::{Position, Shown, TableSnapshot};
use agon_games::GameEntry;
use agon_rules::log::Header;
use agon_rules::table::{AnyTable, Done, Step};
use agon_rules::undo::{GameRecord, target};
use agon_rules::{AnyEvent, AnyView, Seat, SeatSet, Standing, Viewer};
use agon_store::{SeatRow, TableId, TableRow, UserId};

/// A table as one viewer saw it after one of its steps.
#[derive(Clone, Debug)]
pub struct ReplayStep {
    /// The game that was played.
    pub game: &'static GameEntry,
    /// The table as it is today; its seed is blank.
    pub table: TableRow,
    /// The seats and those who sit there today.
    pub seats: Vec<SeatRow>,
    /// The viewer it is shown to.
    pub seen_by: Viewer,
    /// The asker's own seat.
    pub own: Option<Seat>,
    /// The position after the step, with the events of that step alone.
    pub position: Position,
    /// The seats the table waited for then.
    pub waiting: SeatSet,
    /// Places and scores, at the last step of a table that is over.
    pub standing: Option<Standing>,
    /// The number of steps the table has.
    pub steps: u32,
    /// The chapters of the table that stand, in order; the first begins at step 0.
    pub chapters: Vec<Chapter>,
}

/// A round's phase, as the public saw it begin.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The step with which it begins; 0 is the table before any step.
    pub seq: u32,
    /// The public's view then: its game names the chapter.
    pub view: AnyView,
}

/// All positions of a table that stand, as the public saw them.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The table as the public sees it now.
    pub now: TableSnapshot,
    /// The table before any step, and after each that stands.
    pub positions: Vec<ReplayPosition>,
}

/// One position of a replay.
#[derive(Clone, Debug)]
pub struct ReplayPosition {
    /// The step; 0 before any.
    pub seq: u32,
    /// The public's view after it.
    pub view: AnyView,
    /// The seats the table waited for then.
    pub waiting: SeatSet,
    /// The winners; none before the end.
    pub winners: SeatSet,
    /// The events of the step, as the public may know them.
    pub events: Vec<AnyEvent>,
}

impl ReplayStep {
    /// Returns the place in [`chapters`](ReplayStep::chapters) of the chapter that the step belongs to.
    pub fn chapter(&self) -> usize {
        self.chapters.iter().rposition(|chapter| chapter.seq <= self.position.seq).unwrap_or_default()
    }

    /// True if the table is over today.
    pub fn is_over(&self) -> bool {
        !self.table.status.is_open()
    }

    /// Returns the position with what surrounds it in a picture.
    pub fn shown(&self) -> Shown<'_> {
        Shown {
            game: self.game,
            table: &self.table,
            seats: &self.seats,
            seat: match self.seen_by {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public => None,
            },
            position: &self.position,
            waiting: self.waiting,
            standing: self.standing.as_ref(),
            orders: &[],
        }
    }
}

impl GameMaster {
    /// Returns a table after its step `seq` as `seen_by` saw it, for `user`; beyond the last step, the last.
    ///
    /// # Errors
    /// There is no such table or it has not begun; or it still runs, and the view is another seat's.
    pub async fn replay_step(
        &self,
        table: TableId,
        user: Option<UserId>,
        seq: u32,
        seen_by: Viewer,
    ) -> Result<ReplayStep, Refused> {
        let source = self.read(table, move |actor| actor.replay_source(user, seen_by)).await?;
        compute(self.cpu(), move || source.step(seq, seen_by)).await
    }

    /// Returns all positions of a table that stand, as the public saw them.
    ///
    /// # Errors
    /// There is no such table, or it has not begun.
    pub async fn replay(&self, table: TableId) -> Result<Replay, Refused> {
        let source = self.read(table, |actor| actor.replay_source(None, Viewer::Public)).await?;
        compute(self.cpu(), move || source.positions()).await
    }
}

/// Replays on a thread that may block; a replay that breaks there breaks nothing here.
async fn compute<T: Send + 'static>(
    cpu: &Cpu,
    replay: impl FnOnce() -> Result<T, Refused> + Send + 'static,
) -> Result<T, Refused> {
    let done = cpu.run(Work::Answer, replay).await;
    done.map_err(|error| Refused::Contradiction(format!("a replay broke: {error}")))?
}

/// Everything a replay needs, copied.
struct ReplaySource {
    /// The table as the public sees it now.
    now: TableSnapshot,
    own: Option<Seat>,
    header: Header,
    log: Vec<Step>,
}

impl TableActor {
    fn replay_source(&self, user: Option<UserId>, seen_by: Viewer) -> Result<ReplaySource, Refused> {
        let now = self.snapshot(None)?;
        if now.position().is_none() {
            return Err(Refused::NotBegun);
        }
        let own = user.and_then(|user| self.seat_of(user));
        match seen_by {
            Viewer::Seat(seat) if seat.index() >= self.seats().len() => return Err(Refused::NoSeat),
            Viewer::Seat(seat) if !now.is_over() && own != Some(seat) => {
                let left = user.filter(|user| self.gave_up(*user) == Some(seat));
                return Err(left.map_or(Refused::Hidden, |user| self.no_seat(user)));
            }
            Viewer::Seat(_) | Viewer::Public => {}
        }
        Ok(ReplaySource { now, own, header: header(self.row(), self.seats().len() as u8)?, log: self.log().to_vec() })
    }
}

impl ReplaySource {
    fn steps(&self) -> u32 {
        self.log.len() as u32
    }

    /// Calls `at` with the table before any step and after each, and with the step to which the last one went back, if
    /// it took steps back.
    fn play(&self, mut at: impl FnMut(&dyn AnyTable, &Done, Option<u32>)) -> Result<(), Refused> {
        let mut record = GameRecord::new(self.header.open(self.now.game().rules)?);
        at(record.table(), &Done::default(), None);
        for step in &self.log {
            let done = record.take(step.seat, &step.text)?;
            at(record.table(), &done, target(&step.text));
        }
        Ok(())
    }

    /// Returns the standing after a step; `None` before the last.
    fn standing(&self, play: &dyn AnyTable) -> Option<&Standing> {
        self.now.standing().filter(|_| play.seq() == self.steps())
    }

    /// Returns the seats waited for after a step. Empty once the table is over.
    fn waiting(&self, play: &dyn AnyTable) -> SeatSet {
        let over = self.now.is_over() && play.seq() == self.steps();
        if over { SeatSet::EMPTY } else { play.waiting().seats() }
    }

    fn step(self, seq: u32, seen_by: Viewer) -> Result<ReplayStep, Refused> {
        let steps = self.steps();
        let seq = seq.min(steps);
        let mut shown = None;
        let mut chapters: Vec<Chapter> = Vec::new();
        let mut reached = None;
        self.play(|play, done, to| {
            chapters.retain(|chapter| to.is_none_or(|to| chapter.seq <= to));
            let public = play.view(Viewer::Public);
            let progress = public.progress();
            let came_back = to.is_some() || reached.as_ref().is_some_and(|before| progress.same_chapter(before));
            if !came_back {
                chapters.push(Chapter { seq: play.seq(), view: public.clone() });
            }
            reached = Some(progress);
            if play.seq() == seq {
                let position = position(play, done, public, seen_by);
                shown = Some((position, self.waiting(play), self.standing(play).cloned()));
            }
        })?;
        let (position, waiting, standing) =
            shown.ok_or_else(|| Refused::Contradiction("a log lost a step in its replay".to_owned()))?;
        let (made_for, undone) =
            self.now.position().map(|now| (now.made_for.clone(), now.undone.clone())).unwrap_or_default();
        let position = Position { made_for, undone, ..position };
        let (game, table, seats) = (self.now.game(), self.now.table().clone(), self.now.seats().to_vec());
        Ok(ReplayStep { game, table, seats, seen_by, own: self.own, position, waiting, standing, steps, chapters })
    }

    fn positions(self) -> Result<Replay, Refused> {
        let mut positions = Vec::with_capacity(self.log.len() + 1);
        self.play(|play, done, to| {
            if let Some(to) = to {
                positions.retain(|position: &ReplayPosition| position.seq <= to);
                if let Some(last) = positions.last_mut() {
                    last.waiting = self.waiting(play);
                    last.winners = self.standing(play).map_or(SeatSet::EMPTY, Standing::winners);
                }
                return;
            }
            positions.push(ReplayPosition {
                seq: play.seq(),
                view: play.view(Viewer::Public),
                waiting: self.waiting(play),
                winners: self.standing(play).map_or(SeatSet::EMPTY, Standing::winners),
                events: done.events.iter().filter_map(|(_, event)| event.seen_by(Viewer::Public)).collect(),
            });
        })?;
        Ok(Replay { now: self.now, positions })
    }
}

/// Returns the position after a step as a viewer saw it, with the events of that step alone.
fn position(play: &dyn AnyTable, done: &Done, public: AnyView, seen_by: Viewer) -> Position {
    let events = done.events.iter().filter_map(|(seq, event)| Some((*seq, event.seen_by(seen_by)?)));
    Position {
        made_for: Vec::new(),
        undone: Vec::new(),
        seq: play.seq(),
        public,
        view: play.view(seen_by),
        events: events.collect(),
        first_unseen_step: play.seq(),
        decided: play.seq(),
        decision: None,
    }
}
