//! Before the game: opening a table, joining, leaving, seating machines, starting.

use crate::GameMaster;
use crate::error::Refused;
use crate::live::{Change, Live, options};
use crate::note::Note;
use agon_ai::Level;
use agon_rules::game::OptionWords;
use agon_rules::games;
use agon_store::{
    ChannelId, GuildId, InteractionId, NewTable, Reseating, SeatRow, Secret, Start, Status, StoreError, TableId,
    TableRow, UserId,
};

/// Someone who takes a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The player.
    pub user: UserId,
    /// The name others read.
    pub name: String,
}

/// What a host asks for.
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
    /// Options; those not named have their defaults.
    pub options: OptionWords,
    /// Who opens the table and takes the first seat.
    pub host: Person,
    /// The language of the table's public texts, as a code.
    pub language: String,
}

impl GameMaster {
    /// Opens a table and seats the host.
    ///
    /// # Errors
    /// The channel has an open table, or the game cannot be opened so.
    pub async fn open(&self, wish: OpenTable) -> Result<TableRow, Refused> {
        let game = games::find(&wish.game)?;
        let wanted = wish.seats.unwrap_or(game.meta().seats.1);
        let options = game.meta().complete(wanted, &wish.options)?;
        let at_ms = self.now_ms();
        let mut seats = vec![person_row(0, &wish.host)];
        for _ in 0..wish.machines.min(wanted - 1) {
            seats.push(machine_row(seats.len() as u8));
        }
        let row = self
            .store()
            .open_table(NewTable {
                guild: wish.guild,
                channel: wish.channel,
                game: wish.game,
                rules: game.meta().rules,
                options: serde_json::to_value(options).unwrap_or_default(),
                seats_wanted: wanted,
                host: wish.host.user,
                seats,
                language: wish.language,
                seed: Secret((self.house.seeds)()),
                at_ms,
                outbox: vec![Note::Board.row(None, at_ms)],
            })
            .await
            .map_err(|error| match error {
                StoreError::ChannelTaken(table) => Refused::ChannelTaken(table),
                other => other.into(),
            })?;
        self.ring();
        Ok(row)
    }

    /// Takes a free seat.
    ///
    /// # Errors
    /// Why the person is not seated now.
    pub async fn join(&self, table: TableId, person: Person) -> Result<(), Refused> {
        self.at(table, move |live| {
            Box::pin(async move {
                let mut seats = live.lobby()?;
                if seats.iter().any(|row| row.user == Some(person.user)) {
                    return Err(Refused::Seated);
                }
                if seats.len() >= live.row.seats_wanted as usize {
                    return Err(Refused::Full);
                }
                seats.push(person_row(seats.len() as u8, &person));
                let host = live.row.host;
                live.reseat(host, seats).await
            })
        })
        .await
    }

    /// Gives a seat back. A host hands the table to whoever sits longest; the last person closes it.
    ///
    /// # Errors
    /// Why the person does not leave.
    pub async fn leave(&self, table: TableId, user: UserId) -> Result<(), Refused> {
        self.at(table, move |live| {
            Box::pin(async move {
                let mut seats = live.lobby()?;
                if !seats.iter().any(|row| row.user == Some(user)) {
                    return Err(Refused::NoSeat);
                }
                seats.retain(|row| row.user != Some(user));
                let Some(next) = seats.iter().find_map(|row| row.user) else {
                    return live.close("left").await;
                };
                let host = if live.row.host == user { next } else { live.row.host };
                live.reseat(host, seats).await
            })
        })
        .await
    }

    /// Seats one more machine; only the host may.
    ///
    /// # Errors
    /// Why none is seated.
    pub async fn add_machine(&self, table: TableId, user: UserId) -> Result<(), Refused> {
        self.at(table, move |live| {
            Box::pin(async move {
                let mut seats = live.lobby()?;
                live.host_only(user)?;
                if seats.len() >= live.row.seats_wanted as usize {
                    return Err(Refused::Full);
                }
                seats.push(machine_row(seats.len() as u8));
                live.reseat(user, seats).await
            })
        })
        .await
    }

    /// Changes one option of the game; only the host may.
    ///
    /// # Errors
    /// Why nothing is changed.
    pub async fn set_option(&self, table: TableId, user: UserId, option: &str, value: &str) -> Result<(), Refused> {
        let (option, value) = (option.to_owned(), value.to_owned());
        self.at(table, move |live| {
            Box::pin(async move {
                let seats = live.lobby()?;
                live.host_only(user)?;
                let mut options = options(&live.row)?;
                options.insert(option, value);
                let game = games::find(&live.row.game)?;
                let options = game.meta().complete(live.row.seats_wanted, &options)?;
                live.row.options = serde_json::to_value(options).unwrap_or_default();
                live.reseat(user, seats).await
            })
        })
        .await
    }

    /// Starts the game; only the host may. `fill` seats machines up to the chosen size first. The interaction's id
    /// goes into the table's luck: nobody can choose it.
    ///
    /// # Errors
    /// Why the game does not start.
    pub async fn start(
        &self,
        table: TableId,
        user: UserId,
        interaction: InteractionId,
        fill: bool,
    ) -> Result<(), Refused> {
        self.at(table, move |live| Box::pin(async move { live.start(user, interaction, fill).await })).await
    }
}

impl Live {
    /// The seats of a table that has not begun.
    fn lobby(&self) -> Result<Vec<SeatRow>, Refused> {
        match self.row.status {
            Status::Lobby => Ok(self.seats.clone()),
            Status::Running => Err(Refused::Begun),
            _ => Err(Refused::Over(Box::new(self.row.clone()))),
        }
    }

    fn host_only(&self, user: UserId) -> Result<(), Refused> {
        if self.row.host == user { Ok(()) } else { Err(Refused::NotHost { host: self.host_name() }) }
    }

    async fn reseat(&mut self, host: UserId, mut seats: Vec<SeatRow>) -> Result<(), Refused> {
        for (seat, row) in seats.iter_mut().enumerate() {
            row.seat = seat as u8;
        }
        let outbox = vec![self.tell(Note::Board)];
        let options = Some(self.row.options.clone());
        let new = Reseating { table: self.row.table, host, seats, seats_wanted: None, options, outbox };
        self.house.store.reseat(new).await?;
        self.written().await;
        Ok(())
    }

    async fn start(&mut self, user: UserId, interaction: InteractionId, fill: bool) -> Result<(), Refused> {
        let mut seats = self.lobby()?;
        self.host_only(user)?;
        let game = games::find(&self.row.game)?;
        if fill {
            while seats.len() < self.row.seats_wanted as usize {
                seats.push(machine_row(seats.len() as u8));
            }
        }
        let least = game.meta().seats.0;
        let missing = least.saturating_sub(seats.len() as u8);
        if missing > 0 {
            return Err(Refused::TooFew { missing });
        }
        let play = game.open(seats.len() as u8, &options(&self.row)?)?;
        let (before, at_ms) = (std::mem::replace(&mut self.seats, seats.clone()), self.house.now_ms());
        let start = Some(Start { interaction, at_ms });
        let actor = self.seat_of(user);
        let change = Change { actor, start, seats: Some(seats), ..Change::default() };
        let started = self.commit(play, Vec::new(), change).await;
        if started.is_err() {
            self.seats = before;
        }
        started
    }
}

fn person_row(seat: u8, person: &Person) -> SeatRow {
    SeatRow { seat, user: Some(person.user), ai: None, name: person.name.clone(), resigned: false }
}

/// Machines are told apart by their place; the panel adds the word for a machine in the reader's language.
fn machine_row(seat: u8) -> SeatRow {
    SeatRow { seat, user: None, ai: Some(Level::Greedy.word().to_owned()), name: String::new(), resigned: false }
}
