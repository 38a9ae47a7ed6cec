//! A table in memory: its row, its seats, and what its log replays to.
//!
//! Invariant: what stands here is what stands on disk. A change is made on a copy and swapped in after the commit.

use crate::calm::{HERE_MS, LATER_MS, LOOKING_MS};
use crate::ending::{self, finished};
use crate::error::Refused;
use crate::look::Changed;
use crate::note::Note;
use crate::order::Told;
use crate::{House, alarm};
use agon_rules::game::{OptionWords, Waiting};
use agon_rules::log::{self, Header};
use agon_rules::luck::{Luck, Seed};
use agon_rules::table::{Done, Step};
use agon_rules::{AnyEvent, AnyTable, Seat, SeatSet, Standing, Viewer};
use agon_store::{
    Commit, End, HeldRow, Moved, NewOutbox, NewStep, OrderRow, SealRow, SealedChange, SealedRow, SeatRow, Start,
    Status, Store, TableId, TableRow, UserId,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How many steps luck may take in a row, at most.
const DRAWS: usize = 10_000;

/// A table as the database has it, replayed.
pub(crate) struct Live {
    pub(crate) house: Arc<House>,
    pub(crate) row: TableRow,
    pub(crate) seats: Vec<SeatRow>,
    /// The game, once started.
    pub(crate) play: Option<Box<dyn AnyTable>>,
    /// The log's own words, and what each step made happen, unredacted.
    pub(crate) log: Vec<Step>,
    pub(crate) events: Vec<(u32, AnyEvent)>,
    pub(crate) sealed: Vec<SealedRow>,
    /// What seats have ordered for later, and what became of it.
    pub(crate) orders: Vec<OrderRow>,
    /// Until when nobody is answered for or called.
    pub(crate) moment: Option<i64>,
    /// For whom the lobby holds seats.
    pub(crate) held: Vec<HeldRow>,
    /// How the rating of each seat moved, once finished and rated.
    pub(crate) moved: Vec<Option<Moved>>,
    /// When a person last acted here, since the table was loaded.
    pub(crate) acted_at_ms: Option<i64>,
    /// When each seat last did something everybody saw, since the table was loaded: by hand or by an order, as nobody is
    /// to tell them apart.
    pub(crate) seen_at_ms: BTreeMap<Seat, i64>,
    /// The code of the contradiction that pauses the table; nobody can act until the bot starts anew.
    pub(crate) paused: Option<String>,
    /// What the host changed last in the lobby, since the table was loaded.
    pub(crate) changed: Option<Changed>,
    /// Memory may differ from the disk: let the table go and load it anew.
    pub(crate) broken: bool,
}

/// What a change writes besides its steps.
#[derive(Default)]
pub(crate) struct Change {
    /// Whose input it was.
    pub(crate) actor: Option<Seat>,
    pub(crate) start: Option<Start>,
    /// With the start: who took which seat.
    pub(crate) arrangement: Option<Vec<u8>>,
    pub(crate) sealed: Option<SealedChange>,
    /// Secret choices that are opened with these steps.
    pub(crate) seals: Vec<SealRow>,
    pub(crate) seats: Option<Vec<SeatRow>>,
    pub(crate) end: Option<End>,
    /// The order that answered, and what its owner is told of it.
    pub(crate) used: Option<(Seat, String, Told)>,
}

/// How the rating of each seat of a finished table moved.
async fn moved(store: &Store, row: &TableRow) -> Result<Vec<Option<Moved>>, Refused> {
    if row.status != Status::Finished {
        return Ok(Vec::new());
    }
    let mut results = store.results(row.table).await?;
    results.sort_by_key(|result| result.seat);
    Ok(results.into_iter().map(|result| result.moved).collect())
}

/// The header of a table's log.
///
/// # Errors
/// The options in the database are none.
pub fn header(row: &TableRow, seats: u8) -> Result<Header, Refused> {
    Ok(Header {
        format: log::FORMAT,
        game: row.game.clone(),
        rules: Some(row.rules),
        seats,
        options: options(row)?,
        seed_sha256: Some(promise(row)),
        more: Default::default(),
    })
}

/// What everybody was told of a table's seed before the start. Where that was not kept, what they should have been told.
pub(crate) fn promise(row: &TableRow) -> String {
    row.promise.clone().unwrap_or_else(|| Seed(row.seed.0).commitment())
}

/// A table's options as words.
pub(crate) fn options(row: &TableRow) -> Result<OptionWords, Refused> {
    let read = serde_json::from_value(row.options.clone());
    read.map_err(|error| Refused::Contradiction(format!("the table's options: {error}")))
}

impl Live {
    pub(crate) async fn load(house: Arc<House>, table: TableId) -> Result<Live, Refused> {
        let store = &house.store;
        let row = store.table(table).await?.ok_or(Refused::NoTable(table))?;
        let seats = store.seats(table).await?;
        let sealed = store.sealed(table).await?;
        let (orders, moment) = (store.orders(table).await?, alarm::moment(&store.deadlines(table).await?));
        let held = store.held_seats(table).await?;
        let moved = moved(store, &row).await?;
        let mut live = Live {
            house: house.clone(),
            row,
            seats,
            play: None,
            log: Vec::new(),
            events: Vec::new(),
            sealed,
            orders,
            moment,
            held,
            moved,
            acted_at_ms: None,
            seen_at_ms: BTreeMap::new(),
            paused: None,
            changed: None,
            broken: false,
        };
        if live.row.started_at_ms.is_some() {
            let play = header(&live.row, live.seats.len() as u8)?.open()?;
            live.replay(play, &store.steps(table).await?)?;
        }
        Ok(live)
    }

    pub(crate) fn seed(&self) -> Seed {
        Seed(self.row.seed.0)
    }

    pub(crate) fn remember(&mut self, done: Done) {
        self.log.extend(done.steps);
        self.events.extend(done.events);
    }

    /// The game of a table that runs.
    pub(crate) fn running(&self) -> Result<&dyn AnyTable, Refused> {
        match (self.row.status, &self.play) {
            (Status::Running, Some(play)) => Ok(play.as_ref()),
            (Status::Lobby, _) => Err(Refused::NotBegun),
            _ => Err(Refused::Over(Box::new(self.row.clone()))),
        }
    }

    pub(crate) fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.seats.iter().find(|row| row.user == Some(user) && !row.resigned).map(|row| Seat(row.seat))
    }

    /// The seat of somebody who plays on.
    pub(crate) fn playing(&self, user: UserId) -> Result<Seat, Refused> {
        match self.seats.iter().find(|row| row.user == Some(user)) {
            None => Err(Refused::NoSeat),
            Some(row) if row.is_out() => Err(Refused::Out { since_ms: row.left_at_ms }),
            Some(row) => Ok(Seat(row.seat)),
        }
    }

    /// The seats with those the game has just put out, if there are any.
    fn put_out(&self, play: &dyn AnyTable, now_ms: i64) -> Option<Vec<SeatRow>> {
        let out = play.view(Viewer::Public).progress().out;
        let fresh = |row: &SeatRow| out.has(Seat(row.seat)) && row.left_at_ms.is_none();
        let noted = |row: &SeatRow| match fresh(row) {
            true => SeatRow { left_at_ms: Some(now_ms), ..row.clone() },
            false => row.clone(),
        };
        self.seats.iter().any(fresh).then(|| self.seats.iter().map(noted).collect())
    }

    pub(crate) fn held_by_person(&self, seat: Seat) -> Option<UserId> {
        self.seats.get(seat.index()).filter(|row| !row.resigned).and_then(|row| row.user)
    }

    pub(crate) fn people(&self) -> Vec<UserId> {
        self.seats.iter().filter(|row| !row.resigned).filter_map(|row| row.user).collect()
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.seats.get(seat.index()).map(|row| row.name.clone()).unwrap_or_default()
    }

    /// The seats whose secret choice for the present decision lies ready.
    pub(crate) fn ready(&self) -> SeatSet {
        let now = self.log.len() as u32;
        self.sealed.iter().filter(|row| row.locked && row.seq == now).map(|row| Seat(row.seat)).collect()
    }

    /// A note as an outbox row of this table.
    pub(crate) fn tell(&self, note: Note) -> NewOutbox {
        note.row(Some(self.row.table), self.house.now_ms())
    }

    /// Lets luck decide until a seat is waited for or the game is over.
    pub(crate) fn draw(&self, play: &mut dyn AnyTable, start: u64) -> Result<Done, Refused> {
        let luck = Luck { seed: self.seed(), table: self.row.luck_number(), start };
        let mut all = Done::default();
        for _ in 0..DRAWS {
            if play.waiting() != Waiting::Chance {
                return Ok(all);
            }
            let mut dice = luck.dice(play.seq() + 1);
            let Some(done) = play.draw(&mut dice) else { break };
            all.steps.extend(done.steps);
            all.events.extend(done.events);
        }
        Err(Refused::Contradiction("luck has nothing to bring, or no end".to_owned()))
    }

    /// What luck brings after what was done, if the table that comes of it holds together.
    fn sound(&self, play: &mut dyn AnyTable, start: u64) -> Result<Done, Refused> {
        let drawn = self.draw(play, start)?;
        #[cfg(test)]
        if self.house.flawed.load(std::sync::atomic::Ordering::SeqCst) {
            return Err(Refused::Contradiction("planted".to_owned()));
        }
        play.audit().map_err(Refused::Contradiction)?;
        Ok(drawn)
    }

    /// Writes what was done on a copy, with all that follows from it, and makes the copy the table.
    pub(crate) async fn commit(
        &mut self,
        mut play: Box<dyn AnyTable>,
        mut done: Vec<Done>,
        mut change: Change,
    ) -> Result<(), Refused> {
        let begun = change.start.as_ref().map(|start| start.interaction.0);
        let start = begun.or(self.row.start_interaction.map(|id| id.0)).unwrap_or(0);
        match self.sound(play.as_mut(), start) {
            Ok(drawn) => done.push(drawn),
            Err(Refused::Contradiction(_)) if self.play.is_some() => return Err(self.pause().await),
            Err(refused) => return Err(refused),
        }
        if change.end.is_none() {
            change.end = self.end(play.as_ref());
        }
        let steps = done.iter().flat_map(|done| &done.steps);
        // Several choices that are opened together were made before, each at its time.
        let seen: Vec<Seat> = match change.actor {
            Some(actor) => vec![actor],
            None => steps.clone().filter_map(|step| step.seat).collect(),
        };
        self.saw(&seen);
        let steps: Vec<NewStep> =
            steps.map(|step| NewStep { seat: step.seat.map(|seat| seat.0), text: step.text.clone() }).collect();
        let mut outbox = vec![self.tell(Note::Board)];
        outbox.extend(change.start.as_ref().map(|_| self.tell(Note::LobbyOver)));
        let now = self.house.now_ms();
        change.seats = change.seats.or_else(|| self.put_out(play.as_ref(), now));
        // Whoever goes on alone is in the middle of a turn: no moment begins, unless an order answers. At once, it would
        // be known for one.
        let goes_on = change.actor.is_some_and(|actor| play.waiting().seats() == SeatSet::one(actor))
            && self.obedience_at(play.as_ref()).is_none();
        let people = change.seats.as_ref().unwrap_or(&self.seats).iter();
        let people = people.filter(|row| row.user.is_some() && !row.resigned).count();
        let moment = self.moment_from(now).filter(|_| people > 1 && change.end.is_none() && !goes_on);
        if change.end.is_none() {
            let due = moment.as_ref().and_then(|moment| Some(moment.due_at_ms? + alarm::CALL_MS));
            let notices = self.notices(play.as_ref(), None).into_iter();
            let not_before = |notice: NewOutbox| notice.due_at_ms.max(due.unwrap_or(notice.due_at_ms));
            outbox.extend(notices.map(|notice| NewOutbox { due_at_ms: not_before(notice.clone()), ..notice }));
            // Not before people are called: whoever is called then reads it there, whoever looks on has read it by then.
            let told_at_ms = due.unwrap_or(now.saturating_add(alarm::CALL_MS));
            outbox.push(Note::Orders.row(Some(self.row.table), told_at_ms));
        }
        self.write(Commit {
            steps,
            orders: self.spent(play.as_ref(), &change),
            deadlines: moment.into_iter().collect(),
            start: change.start,
            arrangement: change.arrangement,
            sealed: change.sealed.unwrap_or(SealedChange::Keep),
            seals: change.seals,
            seats: change.seats,
            end: change.end,
            outbox,
            ..Commit::at(self.row.table, self.log.len() as u32, now)
        })
        .await?;
        self.play = Some(play);
        done.into_iter().for_each(|done| self.remember(done));
        Ok(())
    }

    /// One transaction, then the rows as the database has them. What was written stands, even if it cannot be read
    /// back now: then the table is loaded anew.
    pub(crate) async fn write(&mut self, commit: Commit) -> Result<(), Refused> {
        let rouses = !commit.deadlines.is_empty();
        let standing = rouses || !commit.orders.is_empty() || commit.end.is_some();
        self.house.store.record(commit).await?;
        #[cfg(test)]
        if self.house.panics_after_commit.swap(false, std::sync::atomic::Ordering::SeqCst) {
            panic!("planted");
        }
        if rouses {
            self.house.rouse();
        }
        self.written().await;
        if standing && let Err(error) = self.reread_orders().await {
            tracing::error!(table = self.row.table.0, error = %error.report(), "a table's orders cannot be read back");
            self.broken = true;
        }
        Ok(())
    }

    /// Reads what stands for later again: orders and the moment. Only what writes them changes them.
    pub(crate) async fn reread_orders(&mut self) -> Result<(), Refused> {
        let (store, table) = (&self.house.store, self.row.table);
        let (orders, deadlines) = tokio::try_join!(store.orders(table), store.deadlines(table))?;
        (self.orders, self.moment) = (orders, alarm::moment(&deadlines));
        Ok(())
    }

    /// Something was written: rings the bell and reads the rows back.
    pub(crate) async fn written(&mut self) {
        self.house.bell.notify_one();
        self.house.moved.notify_waiters();
        if let Err(error) = self.reread().await {
            tracing::error!(table = self.row.table.0, error = %error.report(), "a table cannot be read back");
            self.broken = true;
        }
    }

    /// Reads the rows again: what the database has is what stands.
    pub(crate) async fn reread(&mut self) -> Result<(), Refused> {
        let (store, table) = (&self.house.store, self.row.table);
        // Side by side: everybody at the table waits for the slowest of them, not for one after the other.
        let (row, seats, sealed) = tokio::try_join!(store.table(table), store.seats(table), store.sealed(table))?;
        self.row = row.ok_or(Refused::NoTable(table))?;
        (self.seats, self.sealed) = (seats, sealed);
        self.held = match self.row.status {
            Status::Lobby => store.held_seats(table).await?,
            _ => Vec::new(),
        };
        self.moved = moved(store, &self.row).await?;
        Ok(())
    }

    /// Everybody saw these seats do something now.
    pub(crate) fn saw(&mut self, seats: &[Seat]) {
        let now = self.house.now_ms();
        self.seen_at_ms.extend(seats.iter().map(|seat| (*seat, now)));
    }

    /// A notice for each person now waited for, but for one: later for whoever did something here just now that everybody
    /// saw. What nobody saw changes nothing. Who plays machines alone is called only if they took so long that nobody
    /// looks on any more.
    pub(crate) fn notices(&self, play: &dyn AnyTable, but: Option<Seat>) -> Vec<NewOutbox> {
        let now = self.house.now_ms();
        let looking = self.acted_at_ms.is_some_and(|at| now.saturating_sub(at) < LOOKING_MS);
        if self.people().len() < 2 && looking {
            return Vec::new();
        }
        let waited = play.waiting().seats().iter().filter(|seat| Some(*seat) != but);
        let notice = |seat: Seat| {
            let here = self.seen_at_ms.get(&seat).is_some_and(|at| now.saturating_sub(*at) < HERE_MS);
            let at_ms = if here { now.saturating_add(LATER_MS) } else { now };
            Some(Note::notice(self.held_by_person(seat)?, play.seq()).row(Some(self.row.table), at_ms))
        };
        waited.filter_map(notice).collect()
    }

    /// The results, if the game is over.
    fn end(&self, play: &dyn AnyTable) -> Option<End> {
        Some(finished(&self.seats, play.standing()?))
    }

    /// How the table came out, once it is over.
    pub(crate) fn standing(&self, play: &dyn AnyTable) -> Option<Standing> {
        ending::standing(&self.row, &self.seats, play)
    }
}
