//! Looking back: a table as a viewer saw it after any of its steps, and its whole course as everybody saw it.
//!
//! Nothing is remembered between two looks: what is needed is copied at the table's desk, and the log is replayed on a
//! thread that may block. Invariant: while a table runs, nobody looks through another seat's eyes.

use crate::GameMaster;
use crate::cpu::{Cpu, Work};
use crate::error::Refused;
use crate::live::{Live, header};
use crate::look::{Look, Stage};
use agon_rules::log::{self, Header};
use agon_rules::table::{AnyTable, Done, Step};
use agon_rules::{AnyEvent, AnyView, Seat, SeatSet, Standing, Viewer};
use agon_store::{TableId, UserId};

/// A table as one viewer saw it after one of its steps.
#[derive(Clone, Debug)]
pub struct Moment {
    /// What the viewer saw: views and whom the table waited for at that time, and what that one step made happen. No
    /// choices, no orders; the standing at the last step alone. Table and seats are today's.
    pub look: Look,
    /// Through whose eyes.
    pub seen_by: Viewer,
    /// The asker's own seat.
    pub own: Option<Seat>,
    /// How many steps the table has.
    pub steps: u32,
    /// The chapters of the table, in order; the first begins at step 0.
    pub chapters: Vec<Chapter>,
}

/// A round's phase, as everybody could see it begin.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The step with which it begins; 0 is the table before any step.
    pub seq: u32,
    /// What everybody saw then: its game says what the chapter is called.
    pub view: AnyView,
}

/// The whole course of a table as everybody saw it.
#[derive(Clone, Debug)]
pub struct Course {
    /// Everybody's look at the table as it stands now.
    pub look: Look,
    /// The table before any step, and after each.
    pub passages: Vec<Passage>,
}

/// One step of a course.
#[derive(Clone, Debug)]
pub struct Passage {
    /// The step; 0 before any.
    pub seq: u32,
    /// What everybody saw after it.
    pub view: AnyView,
    /// Whom the table waited for then.
    pub waiting: SeatSet,
    /// Who had won: nobody before the end.
    pub winners: SeatSet,
    /// What the step made happen, as everybody may know it.
    pub events: Vec<AnyEvent>,
}

impl Moment {
    /// Where in [`chapters`](Moment::chapters) the moment belongs.
    pub fn chapter(&self) -> usize {
        self.chapters.iter().rposition(|chapter| chapter.seq <= self.look.seq).unwrap_or_default()
    }
}

impl GameMaster {
    /// A table after its step `seq` as `seen_by` saw it, for `user`; beyond the last step, the last.
    ///
    /// # Errors
    /// There is no such table or it has not begun; or it still runs, and the view is another seat's.
    pub async fn moment(
        &self,
        table: TableId,
        user: Option<UserId>,
        seq: u32,
        seen_by: Viewer,
    ) -> Result<Moment, Refused> {
        let past = self.at(table, move |live| Box::pin(async move { live.past(user, seen_by) })).await?;
        on_the_side(self.cpu(), move || past.moment(seq, seen_by)).await
    }

    /// The whole course of a table as everybody saw it.
    ///
    /// # Errors
    /// There is no such table, or it has not begun.
    pub async fn course(&self, table: TableId) -> Result<Course, Refused> {
        let past = self.at(table, move |live| Box::pin(async move { live.past(None, Viewer::Public) })).await?;
        on_the_side(self.cpu(), move || past.course()).await
    }
}

/// Replays on a thread that may block; what breaks there breaks nothing here.
async fn on_the_side<T: Send + 'static>(
    cpu: &Cpu,
    replay: impl FnOnce() -> Result<T, Refused> + Send + 'static,
) -> Result<T, Refused> {
    let done = cpu.run(Work::Answer, replay).await;
    done.map_err(|error| Refused::Contradiction(format!("a replay broke: {error}")))?
}

/// What a replay needs, copied.
struct Past {
    /// Everybody's look at the table now.
    now: Look,
    own: Option<Seat>,
    header: Header,
    log: Vec<Step>,
}

impl Live {
    fn past(&self, user: Option<UserId>, seen_by: Viewer) -> Result<Past, Refused> {
        let now = self.look(None)?;
        if self.play.is_none() {
            return Err(Refused::NotBegun);
        }
        let own = user.and_then(|user| self.seat_of(user));
        match seen_by {
            Viewer::Seat(seat) if seat.index() >= self.seats.len() => return Err(Refused::NoSeat),
            Viewer::Seat(seat) if now.stage != Stage::Over && own != Some(seat) => return Err(Refused::Hidden),
            Viewer::Seat(_) | Viewer::Public => {}
        }
        Ok(Past { now, own, header: header(&self.row, self.seats.len() as u8)?, log: self.log.clone() })
    }
}

impl Past {
    fn steps(&self) -> u32 {
        self.log.len() as u32
    }

    /// Calls `at` with the table before any step and after each.
    fn replay(&self, mut at: impl FnMut(&dyn AnyTable, &Done)) -> Result<(), Refused> {
        let mut play = self.header.open()?;
        at(play.as_ref(), &Done::default());
        for step in &self.log {
            let done = log::play(play.as_mut(), step.seat, &step.text)?;
            at(play.as_ref(), &done);
        }
        Ok(())
    }

    /// Who had won after a step: nobody before the last.
    fn winners(&self, play: &dyn AnyTable) -> SeatSet {
        let standing = self.now.standing.as_ref().filter(|_| play.seq() == self.steps());
        standing.map_or(SeatSet::EMPTY, Standing::winners)
    }

    /// Whom the table waited for after a step: nobody any more once it is over.
    fn waiting(&self, play: &dyn AnyTable) -> SeatSet {
        let over = self.now.stage == Stage::Over && play.seq() == self.steps();
        if over { SeatSet::EMPTY } else { play.waiting().seats() }
    }

    fn moment(self, seq: u32, seen_by: Viewer) -> Result<Moment, Refused> {
        let steps = self.steps();
        let seq = seq.min(steps);
        let mut look = None;
        let mut chapters: Vec<Chapter> = Vec::new();
        let mut reached = None;
        self.replay(|play, done| {
            let public = play.view(Viewer::Public);
            let progress = public.progress();
            if reached.as_ref().is_none_or(|before| !progress.same_chapter(before)) {
                chapters.push(Chapter { seq: play.seq(), view: public.clone() });
                reached = Some(progress);
            }
            if play.seq() == seq {
                look = Some(self.look_back(play, done, public, seen_by));
            }
        })?;
        let look = look.ok_or_else(|| Refused::Contradiction("a log lost a step in its replay".to_owned()))?;
        Ok(Moment { look, seen_by, own: self.own, steps, chapters })
    }

    fn look_back(&self, play: &dyn AnyTable, done: &Done, public: AnyView, seen_by: Viewer) -> Look {
        let now = &self.now;
        Look {
            seat: match seen_by {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public => None,
            },
            departure: None,
            winner_now: None,
            seq: play.seq(),
            news: play.seq(),
            waiting: self.waiting(play),
            ready: SeatSet::EMPTY,
            secret: false,
            view: Some(play.view(seen_by)),
            public: Some(public),
            draft: None,
            orders: Vec::new(),
            told: Vec::new(),
            events: done.events.iter().filter_map(|(seq, event)| Some((*seq, event.seen_by(seen_by)?))).collect(),
            paused: None,
            standing: now.standing.clone().filter(|_| play.seq() == self.steps()),
            moved: Vec::new(),
            ..now.clone()
        }
    }

    fn course(self) -> Result<Course, Refused> {
        let mut passages = Vec::with_capacity(self.log.len() + 1);
        self.replay(|play, done| {
            passages.push(Passage {
                seq: play.seq(),
                view: play.view(Viewer::Public),
                waiting: self.waiting(play),
                winners: self.winners(play),
                events: done.events.iter().filter_map(|(_, event)| event.seen_by(Viewer::Public)).collect(),
            });
        })?;
        Ok(Course { look: self.now, passages })
    }
}
