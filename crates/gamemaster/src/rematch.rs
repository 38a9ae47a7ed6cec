//! Once more with the same people, and inviting others.

use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::header::options;
use crate::lobby::{Person, machine_row, person_row};
use crate::note::Note;
use agon_ai::Level;
use agon_rules::luck::Seed;
use agon_rules::seat::MAX_SEATS;
use agon_store::{
    ChannelId, ChosenTimes, HeldRow, LobbyPlan, NewTable, SeatOrder, SeatRow, Secret, Status, StoreError, TableId,
    TableRow, UserId,
};

/// The number of people that one click may invite.
pub const INVITED: usize = MAX_SEATS - 1;

/// The rematch of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rematch {
    /// The table that is played once more with.
    pub table: TableRow,
    /// True if it was opened just now.
    pub opened: bool,
}

impl GameMaster {
    /// Opens a lobby with the same people, machines and options as a table that is over, in this channel; the first who
    /// asks is its host, and seats are held for the others, who are told. Asked again it returns the lobby, or the
    /// table, that is there.
    ///
    /// # Errors
    /// The person did not sit there, the table is not over, the channel has an open table, or the person has opened as
    /// many tables as the server allows.
    pub async fn rematch(&self, of: TableId, person: Person, channel: ChannelId) -> Result<Rematch, Refused> {
        let store = self.store();
        let old = store.table(of).await?.ok_or(Refused::NoTable(of))?;
        if !matches!(old.status, Status::Finished | Status::Aborted) {
            return Err(Refused::Stale { now: old.seq });
        }
        let seats = store.seats(of).await?;
        // The people of a table from a file may be unknown to this Discord.
        if old.imported_at_ms.is_some() || seats.iter().all(|row| row.user != Some(person.user)) {
            return Err(Refused::NoSeat);
        }
        if let Some(table) = store.rematch_of(of).await? {
            return Ok(Rematch { table, opened: false });
        }
        let rated = self.rated_again(&old, &seats, person.user).await?;
        let (mut new, plan) = self.once_more(&old, &seats, &person, channel)?;
        new.outbox = [self.notes_of_lobby(old.guild, new.at_ms).await?, new.outbox].concat();
        let plan = LobbyPlan { rated, limited: true, ..plan };
        match self.open_lobby(new, plan).await {
            Ok(table) => Ok(Rematch { table, opened: true }),
            Err(StoreError::HasRematch(table)) => {
                let table = store.table(table).await?.ok_or(Refused::NoTable(table))?;
                Ok(Rematch { table, opened: false })
            }
            Err(StoreError::ChannelTaken(table)) => Err(Refused::ChannelTaken(table)),
            Err(StoreError::TooManyOpen(limit)) => Err(Refused::TooManyOpen { limit }),
            Err(other) => Err(other.into()),
        }
    }

    /// Returns whether the rematch is rated: like the table before it. `None`, the default of the server's new tables,
    /// if that table was unrated because it was the person's first.
    async fn rated_again(&self, old: &TableRow, seats: &[SeatRow], host: UserId) -> Result<Option<bool>, Refused> {
        let alone = seats.iter().filter(|row| row.user.is_some()).count() == 1;
        let unrated = alone && !old.rated && old.status == Status::Finished;
        let first = unrated && self.store().tables_played(host, &old.game).await? == 1;
        Ok((!first).then_some(old.rated))
    }

    fn once_more(
        &self,
        old: &TableRow,
        seats: &[SeatRow],
        host: &Person,
        channel: ChannelId,
    ) -> Result<(NewTable, LobbyPlan), Refused> {
        let game = self.games().find(&old.game)?;
        let wanted = seats.len() as u8;
        let (at_ms, options) = (self.now_ms(), game.meta().complete(wanted, &options(old)?)?);
        let machines = seats.iter().filter(|row| row.user.is_none());
        // The same machines come again, by their names too.
        let again = |(row, seat): (&SeatRow, u8)| SeatRow {
            ai: row.ai.clone(),
            name: row.name.clone(),
            ..machine_row(seat, Level::Normal)
        };
        let machines = machines.zip(1..).map(again);
        let comes = |user: &UserId| *user != host.user && !user.is_former();
        let others = seats.iter().filter_map(|row| Some((row.user.filter(comes)?, row)));
        let held: Vec<HeldRow> = others.map(|(user, row)| HeldRow { user, name: row.name.clone() }).collect();
        let users: Vec<u64> = held.iter().map(|held| held.user.0).collect();
        let called = (!users.is_empty()).then(|| Note::Rematch { of: old.number, users }.row(None, at_ms));
        let seed = Seed(self.shared().secret_bytes());
        let new = NewTable {
            guild: old.guild,
            channel,
            game: old.game.clone(),
            rules: game.meta().rules,
            options: serde_json::to_value(options).unwrap_or_default(),
            seats_wanted: wanted,
            host: host.user,
            seats: std::iter::once(person_row(0, host)).chain(machines).collect(),
            language: old.language.clone(),
            seed: Secret(seed.0),
            promise: seed.commitment(),
            at_ms,
            outbox: called.into_iter().collect(),
        };
        // An order set by hand was about who sat where then.
        let seat_order = Some(old.seat_order).filter(|order| *order != SeatOrder::Hand);
        let plan = LobbyPlan {
            rematch_of: Some(old.table),
            held,
            seat_order,
            palette: old.palette.clone(),
            people_only: old.people_only,
            times: ChosenTimes::from(&old.times),
            ..LobbyPlan::default()
        };
        Ok((new, plan))
    }

    /// Invites people to a lobby for a person who sits there, and returns those called now: a table invites each person
    /// once.
    ///
    /// # Errors
    /// The refusal.
    pub async fn invite(&self, table: TableId, by: UserId, users: Vec<UserId>) -> Result<Vec<UserId>, Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                let lobby = actor.lobby()?;
                if !lobby.sits(by) {
                    return Err(Refused::NoSeat);
                }
                if lobby.seats.len() + lobby.held.len() >= usize::from(lobby.wanted) {
                    return Err(Refused::Full);
                }
                let mut wanted = users;
                wanted.truncate(INVITED);
                wanted.retain(|user| !lobby.sits(*user) && lobby.held.iter().all(|held| held.user != *user));
                let rows = |fresh: &[UserId]| {
                    let users: Vec<u64> = fresh.iter().map(|user| user.0).collect();
                    let note = Note::Invite { by: by.0, users };
                    if fresh.is_empty() { Vec::new() } else { vec![actor.outbox_row(note)] }
                };
                let fresh = actor.store().invite(table, by, &wanted, actor.now_ms(), rows).await?;
                actor.shared().notify_outbox();
                Ok(fresh)
            })
        })
        .await
    }

    /// Frees a seat held for a person who does not come.
    ///
    /// # Errors
    /// The table is no lobby any more.
    pub async fn decline(&self, table: TableId, user: UserId) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                let mut lobby = actor.lobby()?;
                if lobby.release(user) { actor.settle_lobby(lobby).await } else { Ok(()) }
            })
        })
        .await
    }
}
