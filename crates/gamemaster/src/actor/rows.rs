//! Rows of a table as the database has them.

use crate::deadline::Deadline;
use crate::error::Refused;
use agon_store::{
    AwayRow, BallotRow, ClockRow, DecidedRow, HeldRow, OfferRow, OrderRow, QuestionRow, RatingChange, SealedRow,
    SeatRow, SittingRow, Status, Store, TableId, TableRow, UserId,
};

/// Rows of one table.
pub(super) struct Rows {
    pub(super) row: TableRow,
    pub(super) seats: Vec<SeatRow>,
    pub(super) sealed: Vec<SealedRow>,
    /// The clocks of people's seats.
    pub(super) clocks: Vec<ClockRow>,
    /// The absences that people of the table announced.
    pub(super) away: Vec<AwayRow>,
    /// The people of the seats that changed hands.
    pub(super) sittings: Vec<SittingRow>,
    /// The offered seats.
    pub(super) offers: Vec<OfferRow>,
    /// The people of a lobby who said that they are ready.
    pub(super) ready: Vec<UserId>,
    /// The last decision by hand at each seat.
    pub(super) decided: Vec<DecidedRow>,
    /// Orders that seats have left for later, and what became of them.
    pub(super) orders: Vec<OrderRow>,
    /// The time until which machines and orders do not answer and people are not called.
    pub(super) answers_at_ms: Option<i64>,
    /// The questions of its people, and the answers.
    pub(super) questions: Vec<QuestionRow>,
    pub(super) ballots: Vec<BallotRow>,
    /// The time until which the open question can be answered.
    pub(super) question_until_ms: Option<i64>,
    /// People for whom the lobby holds seats.
    pub(super) held: Vec<HeldRow>,
    /// In a lobby: a single person sits there, who has finished no table of this game yet.
    pub(super) newcomer: bool,
    /// The people of a lobby who are often late.
    pub(super) often_late: Vec<UserId>,
    /// Changes of each seat's rating, once finished and rated.
    pub(super) rating_changes: Vec<Option<RatingChange>>,
}

impl Rows {
    /// Reads all rows of a table.
    pub(super) async fn load(store: &Store, table: TableId) -> Result<Rows, Refused> {
        let row = store.table(table).await?.ok_or(Refused::NoTable(table))?;
        let mut rows = Rows {
            row,
            seats: Vec::new(),
            sealed: Vec::new(),
            clocks: Vec::new(),
            away: Vec::new(),
            sittings: Vec::new(),
            offers: Vec::new(),
            ready: Vec::new(),
            decided: Vec::new(),
            orders: Vec::new(),
            answers_at_ms: None,
            questions: Vec::new(),
            ballots: Vec::new(),
            question_until_ms: None,
            held: Vec::new(),
            newcomer: false,
            often_late: Vec::new(),
            rating_changes: Vec::new(),
        };
        rows.reread(store).await?;
        rows.reread_orders(store).await?;
        rows.reread_people(store).await?;
        rows.reread_questions(store).await?;
        Ok(rows)
    }

    /// Reads the rows again, orders, deadlines and people apart: they change with what writes them alone.
    pub(super) async fn reread(&mut self, store: &Store) -> Result<(), Refused> {
        let table = self.row.table;
        // Side by side: the table waits for the slowest of them, not for one after the other.
        let (row, seats, sealed, decided, clocks) = tokio::try_join!(
            store.table(table),
            store.seats(table),
            store.sealed(table),
            store.decided(table),
            store.clocks(table)
        )?;
        self.row = row.ok_or(Refused::NoTable(table))?;
        (self.seats, self.sealed, self.decided, self.clocks) = (seats, sealed, decided, clocks);
        self.ready = match self.row.times.ready_asked_at_ms {
            Some(_) => store.ready(table).await?,
            None => Vec::new(),
        };
        self.held = match self.row.status {
            Status::Lobby => store.held_seats(table).await?,
            _ => Vec::new(),
        };
        self.often_late = match self.row.status {
            Status::Lobby => store.often_late(table, self.row.guild).await?,
            _ => Vec::new(),
        };
        self.newcomer = match self.alone() {
            Some(user) => store.tables_played(user, &self.row.game).await? == 0,
            None => false,
        };
        self.rating_changes = rating_changes(store, &self.row).await?;
        Ok(())
    }

    /// Returns the person in a lobby with one person; `None` in any other lobby or at any other table.
    fn alone(&self) -> Option<UserId> {
        let mut people = self.seats.iter().filter_map(|row| row.user);
        let first = people.next().filter(|_| self.row.status == Status::Lobby);
        first.filter(|_| people.next().is_none())
    }

    /// Reads again who is away, who sat where, and which seats are offered.
    pub(super) async fn reread_people(&mut self, store: &Store) -> Result<(), Refused> {
        let table = self.row.table;
        (self.away, self.sittings, self.offers) =
            tokio::try_join!(store.away(table), store.sittings(table), store.offers(table))?;
        Ok(())
    }

    /// Reads questions and their answers again.
    pub(super) async fn reread_questions(&mut self, store: &Store) -> Result<(), Refused> {
        let table = self.row.table;
        (self.questions, self.ballots) = tokio::try_join!(store.questions(table), store.ballots(table))?;
        Ok(())
    }

    /// Reads orders, and the times of answers, again.
    pub(super) async fn reread_orders(&mut self, store: &Store) -> Result<(), Refused> {
        let table = self.row.table;
        let (orders, deadlines) = tokio::try_join!(store.orders(table), store.deadlines(table))?;
        (self.orders, self.answers_at_ms) = (orders, Deadline::Answer.due_in(&deadlines));
        self.question_until_ms = Deadline::Question.due_in(&deadlines);
        Ok(())
    }
}

/// Returns the rating change of each seat. Empty unless the table is finished.
async fn rating_changes(store: &Store, row: &TableRow) -> Result<Vec<Option<RatingChange>>, Refused> {
    if row.status != Status::Finished {
        return Ok(Vec::new());
    }
    let mut results = store.results(row.table).await?;
    results.sort_by_key(|result| result.seat);
    Ok(results.into_iter().map(|result| result.rating_change).collect())
}
