//! What a seat may do once the game is on: act, take back a secret choice, resign, abort; and how machines move.

use crate::GameMaster;
use crate::error::Refused;
use crate::live::{Change, Live};
use crate::note::Note;
use agon_ai::{Budget, Level};
use agon_rules::luck::{Luck, Seed, TableDice};
use agon_rules::{Seat, Viewer};
use agon_store::{Commit, End, Ending, OrderChange, SealedChange, SeatRow, Secret, Status, TableId, UserId};

/// How hard a machine thinks about one move.
const BUDGET: Budget = Budget { simulations: 400 };

/// What became of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Acted {
    /// It is done and on disk.
    Done,
    /// A secret choice is kept until the others are in.
    Kept {
        /// Whether it is complete.
        locked: bool,
    },
}

impl GameMaster {
    /// Does one or more actions joined by `;` for the seat of `user`, if the table still stands at `seq`.
    ///
    /// # Errors
    /// Why nothing was changed.
    pub async fn act(&self, table: TableId, user: UserId, seq: u32, input: &str) -> Result<Acted, Refused> {
        let input = input.to_owned();
        self.at(table, move |live| Box::pin(async move { live.act(user, seq, &input).await })).await
    }

    /// Takes back the last entry of a secret choice, or all of it.
    ///
    /// # Errors
    /// Why nothing was changed.
    pub async fn take_back(&self, table: TableId, user: UserId, seq: u32, all: bool) -> Result<Acted, Refused> {
        self.at(table, move |live| {
            Box::pin(async move {
                let seat = live.to_act(user, seq)?;
                live.take_back(seat, all).await
            })
        })
        .await
    }

    /// Gives the seat of `user` to a machine; without a person left the table is aborted.
    ///
    /// # Errors
    /// Why nothing was changed.
    pub async fn resign(&self, table: TableId, user: UserId) -> Result<(), Refused> {
        self.at(table, move |live| Box::pin(async move { live.resign(user).await })).await
    }

    /// Ends the table without a result: the host while the table is young or plays machines alone, a manager always.
    ///
    /// # Errors
    /// Why nothing was changed.
    pub async fn abort(&self, table: TableId, user: UserId, manager: bool) -> Result<(), Refused> {
        self.at(table, move |live| Box::pin(async move { live.abort(user, manager).await })).await
    }
}

impl Live {
    /// The seat with which `user` may act at step `seq`.
    pub(crate) fn to_act(&self, user: UserId, seq: u32) -> Result<Seat, Refused> {
        let play = self.running()?;
        let gave_up = self.seats.iter().any(|row| row.user == Some(user) && row.resigned);
        let seat = self.seat_of(user).ok_or(if gave_up { Refused::GaveUp } else { Refused::NoSeat })?;
        let now = play.seq();
        if seq != now {
            tracing::debug!(table = self.row.table.0, seq, now, "an old button");
            return Err(Refused::MovedOn { now });
        }
        let waiting = play.waiting().seats();
        if !waiting.has(seat) {
            let waiting = waiting.iter().map(|seat| self.name(seat)).collect();
            return Err(Refused::NotYourTurn { waiting });
        }
        Ok(seat)
    }

    async fn act(&mut self, user: UserId, seq: u32, input: &str) -> Result<Acted, Refused> {
        let seat = match self.to_act(user, seq) {
            Err(Refused::MovedOn { .. }) if self.was_done(user, seq, input) => return Err(Refused::AlreadyDone),
            seat => seat?,
        };
        self.stuck = false;
        self.acted_at_ms = Some(self.house.now_ms());
        self.act_as(seat, input).await
    }

    /// Whether exactly this input was this person's step right after `seq`: a double tap.
    fn was_done(&self, user: UserId, seq: u32, input: &str) -> bool {
        let Some(seat) = self.seat_of(user) else { return false };
        let mut words = input.split(';').map(str::trim);
        let first = words.next().unwrap_or_default();
        let after = self.log.get(seq as usize);
        after.is_some_and(|step| step.seat == Some(seat) && step.text == first)
    }

    async fn act_as(&mut self, seat: Seat, input: &str) -> Result<Acted, Refused> {
        let play = self.running()?;
        if self.secret(play) {
            return self.choose(seat, input).await;
        }
        let mut copy = play.copy();
        let done = copy.act(seat, input)?;
        self.commit(copy, vec![done], Change { actor: Some(seat), ..Change::default() }).await?;
        Ok(Acted::Done)
    }

    /// The seat a machine must move for now.
    fn machine_seat(&self) -> Option<(Seat, String)> {
        let play = self.running().ok()?;
        let waiting = play.waiting().seats().minus(self.ready());
        waiting.iter().find_map(|seat| {
            let row = self.seats.get(seat.index())?;
            let level = row.ai.clone()?;
            (row.user.is_none() || row.resigned).then_some((seat, level))
        })
    }

    /// Whether a machine must move now, or an order answers.
    pub(crate) fn machine_due(&self) -> bool {
        !self.stuck && !self.in_the_moment() && (self.machine_seat().is_some() || self.obedience().is_some())
    }

    /// Lets an order answer, or a machine move.
    pub(crate) async fn move_itself(&mut self) {
        let Some(obedience) = self.obedience() else { return self.move_machine().await };
        if let Err(error) = self.obey(obedience).await {
            tracing::error!(table = self.row.table.0, kind = error.kind(), "an order's answer was refused");
            match error {
                Refused::Store(_) => self.broken = true,
                _ => self.stuck = true,
            }
        }
    }

    /// Lets the machine to act choose from its view, off the async threads, and does what it chose. Should that ever be
    /// refused, any legal action will do: a table does not wait for a machine.
    async fn move_machine(&mut self) {
        let Some((seat, level)) = self.machine_seat() else { return };
        for level in [Level::read(&level).unwrap_or(Level::Greedy), Level::Random] {
            match self.move_as(seat, level).await {
                Ok(()) => return,
                Err(error) => {
                    let (table, seat) = (self.row.table.0, seat.number());
                    tracing::error!(table, seat, kind = error.kind(), "a machine's move was refused");
                    if matches!(error, Refused::Store(_)) {
                        // The disk failed, not the machine: it moves the same way once the table is loaded anew.
                        self.broken = true;
                        return;
                    }
                }
            }
        }
        self.stuck = true;
    }

    async fn move_as(&mut self, seat: Seat, level: Level) -> Result<(), Refused> {
        let play = self.running()?;
        // The machine sees its own unfinished secret choice like anybody else.
        let view = self.with_draft(play, seat).view(Viewer::Seat(seat));
        let (game, mut dice) = (play.meta().id, self.machine_dice(seat, play.seq()));
        let chosen =
            tokio::task::spawn_blocking(move || agon_ai::player(game, level).choose(&view, &BUDGET, &mut dice));
        let input = chosen.await.map_err(|error| Refused::Contradiction(format!("a machine broke: {error}")))?;
        self.act_as(seat, &input).await.map(|_| ())
    }

    /// The machine's own dice: the same after a restart, and nobody's to foresee while the seed is secret.
    fn machine_dice(&self, seat: Seat, seq: u32) -> TableDice {
        let seed = Seed::from_words(&format!("machine {}", self.seed().to_hex()));
        Luck { seed, table: self.row.table.0 as u64, start: u64::from(seat.0) }.dice(seq)
    }

    async fn resign(&mut self, user: UserId) -> Result<(), Refused> {
        self.running()?;
        let seat = self.seat_of(user).ok_or(Refused::NoSeat)?;
        self.stuck = false;
        let mut seats = self.seats.clone();
        if let Some(row) = seats.get_mut(seat.index()) {
            row.resigned = true;
            row.ai = Some(Level::Greedy.word().to_owned());
        }
        let seq = self.log.len() as u32;
        // What the person had sealed goes; the machine chooses for itself.
        let dropped = match self.draft(seat) {
            Some(_) => SealedChange::Put { seat: seat.0, seq, words: Secret(String::new()), locked: false },
            None => SealedChange::Keep,
        };
        let deserted = seats.iter().all(|row| row.user.is_none() || row.resigned);
        let end = deserted.then(|| ended(Ending::Aborted, "deserted"));
        let orders = self.orders_of(seat);
        self.rearrange(seats, end, dropped, orders).await
    }

    async fn abort(&mut self, user: UserId, manager: bool) -> Result<(), Refused> {
        let lobby = self.row.status == Status::Lobby;
        if !lobby {
            self.running()?;
        }
        let status = if lobby { Ending::Closed } else { Ending::Aborted };
        let host = self.acting_host() == Some(user);
        let acted = |seat: u8| self.log.iter().any(|step| step.seat == Some(Seat(seat)));
        let young = !self.seats.iter().filter(|row| row.user.is_some()).all(|row| acted(row.seat));
        let alone = self.people().len() <= 1;
        if !manager && !(host && (young || alone || lobby)) {
            return Err(if host { Refused::NotYours } else { Refused::NotHost { host: self.host_name() } });
        }
        let reason = if manager && !host { "by-manager" } else { "by-host" };
        self.rearrange(self.seats.clone(), Some(ended(status, reason)), SealedChange::Clear, Vec::new()).await
    }

    /// The host, or whoever sits longest once the host has given up the seat.
    pub(crate) fn acting_host(&self) -> Option<UserId> {
        let people = self.people();
        people.contains(&self.row.host).then_some(self.row.host).or(people.first().copied())
    }

    pub(crate) fn host_name(&self) -> String {
        let host = self.acting_host();
        let row = self.seats.iter().find(|row| row.user.is_some() && row.user == host);
        row.map(|row| row.name.clone()).unwrap_or_default()
    }

    /// Writes a change of seats or status that is no step.
    async fn rearrange(
        &mut self,
        seats: Vec<SeatRow>,
        end: Option<End>,
        sealed: SealedChange,
        orders: Vec<OrderChange>,
    ) -> Result<(), Refused> {
        let outbox = vec![self.tell(Note::Board)];
        let (table, seq, at_ms) = (self.row.table, self.log.len() as u32, self.house.now_ms());
        self.write(Commit { sealed, orders, seats: Some(seats), end, outbox, ..Commit::at(table, seq, at_ms) }).await
    }
}

/// An end without results.
fn ended(status: Ending, reason: &str) -> End {
    End { status, reason: Some(reason.to_owned()), results: Vec::new() }
}

impl Live {
    /// Closes a lobby.
    pub(crate) async fn close(&mut self, reason: &str) -> Result<(), Refused> {
        let end = Some(ended(Ending::Closed, reason));
        self.rearrange(self.seats.clone(), end, SealedChange::Clear, Vec::new()).await
    }
}
