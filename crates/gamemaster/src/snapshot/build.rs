//! Taking a snapshot: built up from what its viewer may know, stage by stage.

use super::stage::first_unseen_step;
use super::{LobbySnapshot, OverSnapshot, Position, RunningSnapshot, Stage, TableSnapshot};
use crate::actor::TableActor;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::header::promise;
use crate::lobby::usual_level;
use agon_rules::secret::secret;
use agon_rules::table::Step;
use agon_rules::undo::target;
use agon_rules::{Seat, Viewer};
use agon_store::{Secret, Status, TableId, TableRow, UserId};

impl GameMaster {
    /// Returns a table as `user` may see it; `None` is the public.
    ///
    /// # Errors
    /// There is no such table, or it cannot be loaded.
    pub async fn snapshot(&self, table: TableId, user: Option<UserId>) -> Result<TableSnapshot, Refused> {
        self.read(table, move |actor| actor.snapshot(user)).await
    }
}

impl TableActor {
    pub(crate) fn snapshot(&self, user: Option<UserId>) -> Result<TableSnapshot, Refused> {
        let seat = user.and_then(|user| self.seat_of(user));
        let (stage, seats) = match self.row().status {
            Status::Lobby => {
                let seats = self.lobby()?.shown();
                (Stage::Lobby(self.lobby_snapshot()), seats)
            }
            Status::Running => (Stage::Running(Box::new(self.running_snapshot(seat)?)), self.seats().to_vec()),
            _ => (Stage::Over(self.over_snapshot(seat)), self.seats().to_vec()),
        };
        Ok(TableSnapshot {
            game: self.game(),
            // The seed stays secret until the end, and stands in that stage alone.
            table: TableRow { seed: Secret([0; 32]), ..self.row().clone() },
            seats,
            host: self.acting_host(),
            seat,
            sittings: self.sittings().to_vec(),
            commitment: promise(self.row()),
            stage,
        })
    }

    fn lobby_snapshot(&self) -> LobbySnapshot {
        LobbySnapshot {
            held: self.held().to_vec(),
            closes_at_ms: self.row().created_at_ms.saturating_add(self.terms().lobby_ms),
            changed: self.changed().cloned(),
            practice: self.is_practice(),
            often_late: self.often_late().to_vec(),
            usual_level: usual_level(self.is_newcomer()),
            ready_check: self.ready_check(),
        }
    }

    fn running_snapshot(&self, seat: Option<Seat>) -> Result<RunningSnapshot, Refused> {
        let play = self.running()?;
        let waiting = play.waiting().seats();
        let position = self.position(seat);
        let position = position.ok_or_else(|| Refused::Contradiction("a running table without a game".to_owned()))?;
        Ok(RunningSnapshot {
            hints: self.allows_hints(),
            clock: self.table_clock(position.first_unseen_step),
            position,
            waiting,
            ready: self.ready(),
            secret: secret(play),
            question: self.open_question(),
            ended_question: self.ended_question(),
            paused: self.paused().map(str::to_owned),
            free_seats: self.free_seats(),
            offers: self.standing_offers(),
            winner_now: self.winner_now(),
            departure: seat.and_then(|seat| self.departure_of(seat)),
            draft: seat.and_then(|seat| self.draft(seat)),
            orders: seat.map(|seat| self.standing_orders(seat)).unwrap_or_default(),
            orders_at_zero: seat.map(|seat| self.orders_at_zero(seat)).unwrap_or_default(),
            forced_now: !self.answers_later() && self.forced_at(play).is_some(),
            undo: seat.map(|seat| self.undo_offers(seat)).unwrap_or_default(),
            lost_draft: seat.and_then(|seat| self.lost_draft(seat)),
            told: seat.map(|seat| self.told(seat)).unwrap_or_default(),
            locked: self.commitments(),
        })
    }

    fn over_snapshot(&self, seat: Option<Seat>) -> OverSnapshot {
        OverSnapshot {
            position: self.position(seat),
            standing: self.standing(),
            rating_changes: self.rating_changes().to_vec(),
            seed: self.row().seed,
        }
    }

    /// Returns the position as a viewer may know it, their own unfinished secret choice included; `None` before the
    /// start.
    fn position(&self, seat: Option<Seat>) -> Option<Position> {
        let play = self.play()?;
        let public = play.view(Viewer::Public);
        let (viewer, view) = match seat {
            Some(seat) => (Viewer::Seat(seat), self.with_draft(play, seat).view(Viewer::Seat(seat))),
            None => (Viewer::Public, public.clone()),
        };
        let events = self.events().iter().filter_map(|(seq, event)| Some((*seq, event.seen_by(viewer)?)));
        let actors: Vec<Option<Seat>> = self.log().iter().map(|step| step.seat).collect();
        let people = self.seats().iter().filter(|row| row.user.is_some() && !row.resigned);
        let first_unseen_step = first_unseen_step(&actors, people.map(|row| Seat(row.seat)).collect(), viewer);
        let decided = seat.map_or(0, |seat| self.decided(seat));
        // A sealed choice, opened later, is no step of its own time; neither is one still sealed.
        let sealed = seat.is_some_and(|seat| {
            self.draft(seat).is_some() || self.log().iter().skip(decided as usize).any(|step| step.seat == Some(seat))
        });
        let step = (decided as usize).checked_sub(1).and_then(|at| self.log().get(at)).filter(|_| !sealed);
        // What was decided before the viewer took the seat over was no decision of theirs.
        let own = |step: &&Step| {
            step.seat.is_some() && step.seat == seat && seat.is_some_and(|seat| !self.before_take_over(seat, decided))
        };
        let decision = step.filter(own).filter(|step| target(&step.text).is_none()).map(|step| step.text.clone());
        Some(Position {
            seq: self.seq(),
            public,
            view,
            events: events.collect(),
            first_unseen_step,
            made_for: self.steps_made_for().to_vec(),
            undone: self.undone().iter().map(|undone| undone.seen_by(viewer, play.meta().open_log)).collect(),
            decided,
            decision,
        })
    }
}
