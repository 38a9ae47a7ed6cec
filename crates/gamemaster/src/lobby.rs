//! Before the game: opening a table, joining, leaving, seating machines, starting.

use crate::actor::TableActor;
use crate::actor::commit::Change;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::header::options;
use crate::machine_names::name_machines;
use crate::note::Note;
use crate::pace::terms;
use crate::seating::{Changed, Lobby, filled, seated};
use agon_ai::Level;
use agon_rules::game::OptionValues;
use agon_rules::luck::{Luck, Seed};
use agon_store::{
    ChannelId, ChosenTimes, GuildId, InteractionId, LobbyPlan, NewOutbox, NewTable, Pace, SeatOrder, SeatRow, Secret,
    Start, StoreError, TableId, TableRow, UserId,
};

/// A person who takes a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The player.
    pub user: UserId,
    /// The name others read.
    pub name: String,
}

/// Machines on the free seats of a lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fill {
    /// The number of seats with which the table begins; `None`: [`TableSnapshot::filled`].
    ///
    /// [`TableSnapshot::filled`]: crate::TableSnapshot::filled
    pub seats: Option<u8>,
    /// The level of the machines.
    pub level: Level,
}

/// A host's request for a table.
#[derive(Clone, Debug)]
pub struct OpenTable {
    /// The server.
    pub guild: GuildId,
    /// The channel: it holds one open table.
    pub channel: ChannelId,
    /// The game's id.
    pub game: String,
    /// Seats to fill; `None` for as many as the game takes.
    pub seats: Option<u8>,
    /// Seats given to machines at once.
    pub machines: u8,
    /// The level of these machines; `None`: the usual one for the host.
    pub level: Option<Level>,
    /// Options; those not named have their defaults.
    pub options: OptionValues,
    /// The person who opens the table and takes the first seat.
    pub host: Person,
    /// The language of the table's public texts, as a code.
    pub language: String,
}

impl GameMaster {
    /// Opens a table and seats the host.
    ///
    /// # Errors
    /// The channel has an open table, the game cannot be opened so, or the host has as many open tables as the server
    /// allows.
    pub async fn open(&self, request: OpenTable) -> Result<TableRow, Refused> {
        let game = self.games().find(&request.game)?;
        let wanted = request.seats.unwrap_or(game.meta().seats.1);
        let options = game.meta().complete(wanted, &request.options)?;
        let at_ms = self.now_ms();
        let level = match request.level {
            Some(level) => level,
            None => usual_level(self.store().tables_played(request.host.user, &request.game).await? == 0),
        };
        let mut seats = vec![person_row(0, &request.host)];
        for _ in 0..request.machines.min(wanted - 1) {
            seats.push(machine_row(seats.len() as u8, level));
        }
        let seed = Seed(self.shared().secret_bytes());
        let new = NewTable {
            guild: request.guild,
            channel: request.channel,
            game: request.game,
            rules: game.meta().rules,
            options: serde_json::to_value(options).unwrap_or_default(),
            seats_wanted: wanted,
            host: request.host.user,
            seats,
            language: request.language,
            seed: Secret(seed.0),
            promise: seed.commitment(),
            at_ms,
            outbox: self.notes_of_lobby(request.guild, at_ms).await?,
        };
        let times = self.store().guild(request.guild).await?.times;
        let plan = LobbyPlan {
            limited: true,
            times: times.or(ChosenTimes { pace: Some(Pace::Day), ..ChosenTimes::default() }),
            ..LobbyPlan::default()
        };
        self.open_lobby(new, plan).await.map_err(|error| match error {
            StoreError::ChannelTaken(table) => Refused::ChannelTaken(table),
            StoreError::TooManyOpen(limit) => Refused::TooManyOpen { limit },
            other => other.into(),
        })
    }

    /// Returns the notes that go with a new lobby of a server: its board, and its announcement.
    pub(crate) async fn notes_of_lobby(&self, guild: GuildId, at_ms: i64) -> Result<Vec<NewOutbox>, Refused> {
        let news = self.announces(guild).await?.then_some(Note::NewLobby);
        Ok(std::iter::once(Note::Board).chain(news).map(|note| note.row(None, at_ms)).collect())
    }

    /// Returns the open tables of a server that `user` opened and still sits at, and the number allowed, if no more are;
    /// `None` if one more is.
    ///
    /// # Errors
    /// The database failed.
    pub async fn full_of_tables(&self, guild: GuildId, user: UserId) -> Result<Option<(Vec<TableRow>, u32)>, Refused> {
        let opened = self.store().opened(guild, user).await?;
        let limit = self.store().guild(guild).await?.open_limit;
        Ok((opened.len() >= limit as usize).then_some((opened, limit)))
    }

    /// Opens a lobby that closes by itself a day later, and names its machines.
    pub(crate) async fn open_lobby(&self, mut new: NewTable, plan: LobbyPlan) -> Result<TableRow, StoreError> {
        // Another table may take this number meanwhile. Names tell machines of one table apart all the same.
        let number = self.store().next_number(new.guild).await?;
        name_machines(number, &mut new.seats);
        let lobby_ms = terms(plan.times.pace.unwrap_or(Pace::None)).lobby_ms;
        let plan = LobbyPlan { closes_at_ms: Some(new.at_ms.saturating_add(lobby_ms)), ..plan };
        let row = self.store().open_lobby(new, plan).await?;
        self.shared().notify_timer();
        self.notify_outbox();
        Ok(row)
    }

    /// Takes a free seat, or the one that is held for the person.
    ///
    /// # Errors
    /// The refusal.
    pub async fn join(&self, table: TableId, person: Person) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                let mut lobby = actor.lobby()?;
                if lobby.sits(person.user) {
                    return Err(Refused::Seated);
                }
                // A held seat is free again for whom it is held.
                lobby.held.retain(|held| held.user != person.user);
                lobby.take(person_row(0, &person))?;
                actor.settle_lobby(lobby).await
            })
        })
        .await
    }

    /// Gives a seat back, or one that is held. A host hands the table to the person who sits longest; the last person
    /// closes it.
    ///
    /// # Errors
    /// The refusal.
    pub async fn leave(&self, table: TableId, user: UserId) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                let mut lobby = actor.lobby()?;
                if lobby.release(user) {
                    return actor.settle_lobby(lobby).await;
                }
                let at = lobby.place_of(user).ok_or(Refused::NoSeat)?;
                lobby.remove(at);
                let Some(next) = lobby.seats.iter().find_map(|row| row.user) else {
                    return actor.close("left").await;
                };
                lobby.host = if lobby.host == user { next } else { lobby.host };
                actor.settle_lobby(lobby).await
            })
        })
        .await
    }

    /// Closes a lobby that has not begun; its host may, and a manager of the server.
    ///
    /// # Errors
    /// The refusal.
    pub async fn close_lobby(&self, table: TableId, user: UserId, manager: bool) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                actor.lobby()?;
                if manager && actor.row().host != user {
                    return actor.close("by-manager").await;
                }
                actor.host_only(user)?;
                actor.close("by-host").await
            })
        })
        .await
    }

    /// Seats one more machine of a level; only the host may.
    ///
    /// # Errors
    /// The refusal.
    pub async fn add_machine(&self, table: TableId, user: UserId, level: Level) -> Result<(), Refused> {
        self.host_changes(table, user, move |lobby| lobby.take_machine(level)).await
    }

    /// Changes one option of the game; only the host may.
    ///
    /// # Errors
    /// The refusal.
    pub async fn set_option(&self, table: TableId, user: UserId, option: &str, value: &str) -> Result<(), Refused> {
        let (option, value) = (option.to_owned(), value.to_owned());
        self.with_table(table, move |actor| {
            Box::pin(async move {
                let mut lobby = actor.lobby()?;
                actor.host_only(user)?;
                let mut options = options(actor.row())?;
                options.insert(option, value);
                let game = actor.game();
                let options = game.meta().complete(lobby.wanted, &options)?;
                lobby.options = serde_json::to_value(options).unwrap_or_default();
                actor.settle_lobby(lobby).await
            })
        })
        .await
    }

    /// Chooses whether the result moves ratings; only the host may, before the start.
    ///
    /// # Errors
    /// The refusal.
    pub async fn set_rated(&self, table: TableId, user: UserId, rated: bool) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                actor.lobby()?;
                actor.host_only(user)?;
                let outbox = [actor.outbox_row(Note::Board)];
                actor.store().set_rated(table, rated, &outbox).await?;
                if actor.row().rated != rated && actor.has_guests() {
                    actor.set_changed(Changed::Rated);
                }
                actor.after_write().await;
                Ok(())
            })
        })
        .await
    }

    /// Starts the game; only the host may. `fill` seats machines first; seats still held are given up. A person's first table of a game, alone with machines, is unrated. The interaction's id goes
    /// into the table's luck, because no person can choose it.
    ///
    /// # Errors
    /// The refusal.
    pub async fn start(
        &self,
        table: TableId,
        user: UserId,
        interaction: InteractionId,
        fill: Option<Fill>,
    ) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.start(user, interaction, fill).await })).await
    }
}

impl TableActor {
    pub(crate) fn host_only(&self, user: UserId) -> Result<(), Refused> {
        if self.row().host == user { Ok(()) } else { Err(Refused::NotHost { host: self.host_name() }) }
    }

    async fn start(&mut self, user: UserId, interaction: InteractionId, fill: Option<Fill>) -> Result<(), Refused> {
        let lobby = self.lobby()?;
        self.host_only(user)?;
        if !self.asks_ready() {
            return self.begin(interaction, fill).await;
        }
        if self.ready_check().is_none() {
            let lobby = self.completed(lobby, fill)?;
            self.settle_lobby(lobby).await?;
            return self.ask_ready(user).await;
        }
        Ok(())
    }

    /// Returns a lobby as it begins: nobody is waited for, and machines sit at the free seats if they `fill` them.
    fn completed(&self, mut lobby: Lobby, fill: Option<Fill>) -> Result<Lobby, Refused> {
        let game = self.game();
        lobby.held.clear();
        let (least, most) = game.meta().seats;
        if let Some(Fill { seats, level }) = fill {
            let wanted = seats.unwrap_or_else(|| filled(game.meta(), self.row(), lobby.seats.len()));
            // A menu from before others sat down, or from another game.
            if wanted > most || usize::from(wanted) < lobby.seats.len() {
                return Err(Refused::Stale { now: 0 });
            }
            lobby.wanted = lobby.wanted.max(wanted);
            while lobby.seats.len() < usize::from(wanted) {
                lobby.take_machine(level)?;
            }
        }
        let missing = least.saturating_sub(lobby.seats.len() as u8);
        if missing > 0 {
            return Err(Refused::TooFew { missing });
        }
        Ok(lobby)
    }

    /// Starts the game.
    pub(crate) async fn begin(&mut self, interaction: InteractionId, fill: Option<Fill>) -> Result<(), Refused> {
        let lobby = self.completed(self.lobby()?, fill)?;
        let game = self.game();
        // One person alone with machines keeps nobody waiting.
        if self.people().len() < 2 && self.row().times.pace != Pace::None {
            let times = ChosenTimes { pace: Some(Pace::None), ..ChosenTimes::default() };
            self.store().set_table_times(self.id(), times, &[]).await?;
            self.reread().await?;
        }
        let play = game.rules.open(lobby.seats.len() as u8, &options(self.row())?)?;
        let at_ms = self.now_ms();
        let arrangement = self.arrangement(&lobby, interaction);
        let seats = seated(&lobby.seats, arrangement.as_deref());
        let before = self.replace_seats(seats.clone());
        let start = Some(Start { interaction, at_ms });
        let actor = self.seat_of(self.row().host);
        self.note_action(at_ms);
        let unrated = self.is_practice();
        let change = Change { actor, start, unrated, arrangement, seats: Some(seats), ..Change::default() };
        let started = self.commit(play, Vec::new(), change).await;
        if started.is_err() {
            self.replace_seats(before);
        }
        started
    }

    /// Returns the order in which seats are taken; `None` if it is the order in which people came. Luck's order depends
    /// on the click that starts the table, like all of its luck.
    fn arrangement(&self, lobby: &Lobby, start: InteractionId) -> Option<Vec<u8>> {
        let luck = Luck { seed: self.seed(), table: self.id().0 as u64, start: start.0 };
        match lobby.order {
            SeatOrder::Joined => None,
            SeatOrder::Hand => Some(lobby.arrangement.clone()),
            SeatOrder::Random => Some(luck.order(lobby.seats.len() as u8)),
        }
    }

    /// Closes a lobby that was not started in time.
    pub(crate) async fn lobby_due(&mut self) -> Result<(), Refused> {
        if self.lobby().is_ok() { self.close("expired").await } else { Ok(()) }
    }
}

pub(crate) fn person_row(seat: u8, person: &Person) -> SeatRow {
    SeatRow { seat, user: Some(person.user), ai: None, name: person.name.clone(), resigned: false, left_at_ms: None }
}

/// Returns the level of machines that nobody chose: for a first table of a game, an easy one.
pub(crate) fn usual_level(newcomer: bool) -> Level {
    if newcomer { Level::Easy } else { Level::Normal }
}

/// Returns a machine without a name; the panel adds the word for a machine in the reader's language.
pub(crate) fn machine_row(seat: u8, level: Level) -> SeatRow {
    SeatRow {
        seat,
        user: None,
        ai: Some(level.word().to_owned()),
        name: String::new(),
        resigned: false,
        left_at_ms: None,
    }
}
