//! Questions that people put to their table, and the answers.

use crate::{ChannelId, MessageId, QuestionKind, Store, StoreError, TableId, TableRow, Verdict, sql};
use sqlx::FromRow;
use sqlx::sqlite::SqliteConnection;

/// A question of one person to the others at a table.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct QuestionRow {
    /// The number, from 1, among the questions of the table.
    pub number: u32,
    /// The kind.
    pub kind: QuestionKind,
    /// What the kind needs, in words of its own: a step, minutes, a pace or a seat.
    pub words: String,
    /// The seat that asks.
    pub seat: u8,
    /// The number of the table's steps when it asked.
    pub seq: u32,
    /// The game's round then.
    pub round: u32,
    /// The time of the question, in UTC milliseconds.
    pub asked_at_ms: i64,
    /// The end; `None`: it is open.
    pub verdict: Option<Verdict>,
    /// The time of the end; `None` exactly when `verdict` is.
    pub ended_at_ms: Option<i64>,
    /// The number of the table's steps at the end, the one included that it brought about; `None` as well.
    pub ended_seq: Option<u32>,
    /// The channel of its own message; `None`: it has none.
    #[sqlx(rename = "channel_id")]
    pub channel: Option<ChannelId>,
    /// Its own message; `None` exactly when `channel` is.
    #[sqlx(rename = "message_id")]
    pub message: Option<MessageId>,
}

/// An answer to a question. The seat that asks has none: it says yes with the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct BallotRow {
    /// The number of the question.
    pub number: u32,
    /// The seat that answers.
    pub seat: u8,
    /// True if it agrees.
    pub yes: bool,
}

/// A change of a table's questions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum QuestionChange {
    /// Asks at the commit's time and number of steps. No other question may be open.
    Ask {
        /// The next number.
        number: u32,
        /// The kind.
        kind: QuestionKind,
        /// [`QuestionRow::words`].
        words: String,
        /// The seat that asks. It must exist.
        seat: u8,
        /// The game's round.
        round: u32,
    },
    /// Puts an answer in place of an earlier one of the seat.
    Answer(BallotRow),
    /// Ends the question, if it is open.
    End {
        /// The number of the question.
        number: u32,
        /// The end.
        verdict: Verdict,
    },
}

impl Store {
    /// Returns the questions of a table, in the order in which they were asked.
    ///
    /// # Errors
    /// The database failed.
    pub async fn questions(&self, table: TableId) -> Result<Vec<QuestionRow>, StoreError> {
        Ok(sqlx::query_as(sql::QUESTIONS).bind(table).fetch_all(self.reader()).await?)
    }

    /// Returns the answers to the questions of a table, by question, then by seat.
    ///
    /// # Errors
    /// The database failed.
    pub async fn ballots(&self, table: TableId) -> Result<Vec<BallotRow>, StoreError> {
        Ok(sqlx::query_as(sql::BALLOTS).bind(table).fetch_all(self.reader()).await?)
    }

    /// Notes the message in a channel that shows a question.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_question_message(
        &self,
        table: TableId,
        number: u32,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), StoreError> {
        let set = sqlx::query(sql::SET_QUESTION_MESSAGE).bind(table).bind(number).bind(channel).bind(message);
        set.execute(self.writer()).await?;
        Ok(())
    }
}

pub(crate) async fn change_questions(
    tx: &mut SqliteConnection,
    table: &TableRow,
    change: &QuestionChange,
    at_ms: i64,
) -> Result<(), StoreError> {
    let query = match change {
        QuestionChange::Ask { number, kind, words, seat, round } => sqlx::query(sql::ASK_QUESTION)
            .bind(table.table)
            .bind(*number)
            .bind(*kind)
            .bind(words)
            .bind(*seat)
            .bind(table.seq)
            .bind(*round)
            .bind(at_ms),
        QuestionChange::Answer(ballot) => sqlx::query(sql::PUT_BALLOT)
            .bind(table.table)
            .bind(ballot.number)
            .bind(ballot.seat)
            .bind(ballot.yes)
            .bind(at_ms),
        QuestionChange::End { number, verdict } => {
            sqlx::query(sql::END_QUESTION).bind(table.table).bind(*number).bind(*verdict).bind(at_ms)
        }
    };
    query.execute(tx).await?;
    Ok(())
}
