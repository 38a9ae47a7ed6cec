//! The start of a table at one sitting: everybody who sits there is asked first whether they are ready.

use crate::actor::TableActor;
use crate::deadline::Deadline;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use agon_store::{ChosenTimes, InteractionId, Pace, TableId, UserId};

/// The time in which people say that they are ready, in milliseconds. After it the host may start without the others.
pub(crate) const READY_MS: i64 = 120_000;

/// A lobby that asks its people whether they are ready.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadyCheck {
    /// The time until which they are asked, in UTC milliseconds.
    pub until_ms: i64,
    /// The people who are ready.
    pub ready: Vec<UserId>,
    /// True if that time is over: the host may start without the others.
    pub over: bool,
}

/// The outcome of a person's *Ready*.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadyOutcome {
    /// It is noted, and others are not ready yet.
    Noted,
    /// The last person was ready: the game began.
    Started,
}

impl GameMaster {
    /// Chooses the pace of a table, and what happens when the time of a seat is up or its person is away; `None` keeps
    /// it. Only the host may, before the start.
    ///
    /// # Errors
    /// The refusal.
    pub async fn set_times(&self, table: TableId, user: UserId, wanted: ChosenTimes) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.set_times(user, wanted).await })).await
    }

    /// Notes that a person at a lobby that asks is ready. The last one starts the game; the interaction's id goes into
    /// its luck.
    ///
    /// # Errors
    /// The refusal; [`Refused::NotAsked`] if the lobby does not ask.
    pub async fn press_ready(
        &self,
        table: TableId,
        user: UserId,
        interaction: InteractionId,
    ) -> Result<ReadyOutcome, Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.press_ready(user, interaction).await })).await
    }

    /// Starts the game although some people did not say that they are ready; they keep their seats. Only the host may,
    /// once the time to answer is over.
    ///
    /// # Errors
    /// The refusal; [`Refused::NotReady`] before that.
    pub async fn start_without(&self, table: TableId, user: UserId, interaction: InteractionId) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                actor.lobby()?;
                actor.host_only(user)?;
                match actor.ready_check() {
                    Some(check) if check.over => actor.begin(interaction, None).await,
                    Some(_) => Err(Refused::NotReady),
                    None => Err(Refused::NotAsked),
                }
            })
        })
        .await
    }

    /// Asks the people of a lobby once more whether they are ready. Only the host may.
    ///
    /// # Errors
    /// The refusal; [`Refused::NotAsked`] if the lobby does not ask.
    pub async fn wait_for_ready(&self, table: TableId, user: UserId) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                actor.lobby()?;
                actor.host_only(user)?;
                actor.ready_check().ok_or(Refused::NotAsked)?;
                actor.ask_ready(user).await
            })
        })
        .await
    }
}

impl TableActor {
    /// Returns the question to the people of the lobby; `None` if it does not ask.
    pub(crate) fn ready_check(&self) -> Option<ReadyCheck> {
        let asked_at_ms = self.row().times.ready_asked_at_ms?;
        let until_ms = asked_at_ms.saturating_add(READY_MS);
        Some(ReadyCheck { until_ms, ready: self.ready_people().to_vec(), over: until_ms <= self.now_ms() })
    }

    async fn set_times(&mut self, user: UserId, wanted: ChosenTimes) -> Result<(), Refused> {
        self.lobby()?;
        self.host_only(user)?;
        self.end_ready_check().await?;
        let pace = wanted.pace.unwrap_or(self.row().times.pace);
        let outbox = [self.outbox_row(Note::Board)];
        self.store().set_table_times(self.id(), wanted, &outbox).await?;
        let closes_at_ms = self.row().created_at_ms.saturating_add(crate::pace::terms(pace).lobby_ms);
        self.store().set_deadline(self.id(), Deadline::LobbyCloses.word(), Some(closes_at_ms)).await?;
        self.shared().notify_timer();
        if self.has_guests() && self.row().times.pace != pace {
            self.set_changed(crate::seating::Changed::Pace);
        }
        self.after_write().await;
        Ok(())
    }

    /// True if the start of the lobby asks everybody first: two people or more play at one sitting.
    pub(crate) fn asks_ready(&self) -> bool {
        self.row().times.pace == Pace::Live && self.people().len() > 1
    }

    /// Asks the people of the lobby whether they are ready. Who asks is.
    pub(crate) async fn ask_ready(&mut self, user: UserId) -> Result<(), Refused> {
        let now_ms = self.now_ms();
        let outbox = [self.outbox_row(Note::Board)];
        let due = Deadline::Ready.at(now_ms.saturating_add(READY_MS));
        self.store().ask_ready(self.id(), now_ms, Some(due), &outbox, user).await?;
        self.shared().notify_timer();
        self.after_write().await;
        Ok(())
    }

    async fn press_ready(&mut self, user: UserId, interaction: InteractionId) -> Result<ReadyOutcome, Refused> {
        let lobby = self.lobby()?;
        if !lobby.sits(user) {
            return Err(Refused::NoSeat);
        }
        let check = self.ready_check().ok_or(Refused::NotAsked)?;
        let is_ready = |other: &UserId| *other == user || check.ready.contains(other);
        if self.people().iter().all(is_ready) {
            self.begin(interaction, None).await?;
            return Ok(ReadyOutcome::Started);
        }
        let outbox = [self.outbox_row(Note::Board)];
        self.store().set_ready(self.id(), user, &outbox).await?;
        self.after_write().await;
        Ok(ReadyOutcome::Noted)
    }

    /// Takes the question back: the lobby has changed.
    pub(crate) async fn end_ready_check(&mut self) -> Result<(), Refused> {
        if self.row().times.ready_asked_at_ms.is_some() {
            self.store().end_ready(self.id(), &[]).await?;
            self.reread().await?;
        }
        Ok(())
    }

    /// Shows the host of a lobby that not everybody was ready in time.
    pub(crate) async fn ready_due(&mut self) -> Result<(), Refused> {
        if self.lobby().is_ok() && self.ready_check().is_some() {
            self.store().enqueue(vec![self.outbox_row(Note::Board)]).await?;
            self.shared().notify_outbox();
        }
        Ok(())
    }
}
