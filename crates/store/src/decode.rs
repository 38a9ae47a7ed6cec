//! How rows are decoded, by column name.

use crate::column::{
    bytes, flag, json, maybe_bytes, maybe_list, maybe_number, maybe_snowflake, number, read, snowflake, word,
};
use crate::rating::Rating;
use crate::{
    DeadlineRow, DirectMessageRow, GuildRow, HeldRow, LeaderRow, Moved, NoticeRow, OpponentRow, OrderRow, OutboxId,
    OutboxRow, PlayedRow, PlayerRow, RatingPoint, ResultRow, SealRow, SealedRow, SeasonRow, SeatRow, SeatTallyRow,
    SeatedRow, Secret, StepRow, TableId, TableRow, TallyRow,
};
use sqlx::sqlite::SqliteRow;
use sqlx::{Error, FromRow, Row};

impl FromRow<'_, SqliteRow> for GuildRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(GuildRow {
            guild: snowflake(row, "guild_id")?,
            language: row.try_get("language")?,
            welcomed_at_ms: row.try_get("welcomed_at_ms")?,
            name: row.try_get("name")?,
            channels: read(row, "channels")?,
            roles: read(row, "roles")?,
            place: word(row, "place")?,
            options: read(row, "options")?,
            rated: flag(row, "rated")?,
            machines_count: flag(row, "machines_count")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for PlayerRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(PlayerRow {
            user: snowflake(row, "user_id")?,
            language: row.try_get("language")?,
            seen_language: row.try_get("seen_language")?,
            notices: word(row, "notices")?,
            dm_open: maybe_number::<u8>(row, "dm_open")?.map(|open| open != 0),
            greeted: flag(row, "greeted")?,
            palette: row.try_get("palette")?,
            confirming: word(row, "confirming")?,
            pays_as_suggested: flag(row, "pays_as_suggested")?,
            hidden: flag(row, "hidden")?,
            named_everywhere: flag(row, "named_everywhere")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for TableRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        let notice_seq = maybe_number(row, "notice_seq")?;
        let notice_message = maybe_snowflake(row, "notice_message_id")?;
        Ok(TableRow {
            table: TableId(row.try_get("table_id")?),
            guild: snowflake(row, "guild_id")?,
            number: number(row, "number")?,
            channel: snowflake(row, "channel_id")?,
            game: row.try_get("game")?,
            rules: number(row, "rules")?,
            options: json(row, "options")?,
            seats_wanted: number(row, "seats_wanted")?,
            host: snowflake(row, "host_id")?,
            language: row.try_get("language")?,
            palette: row.try_get("palette")?,
            status: word(row, "status")?,
            seed: Secret(bytes(row, "seed")?),
            start_interaction: maybe_snowflake(row, "start_interaction")?,
            seq: number(row, "seq")?,
            created_at_ms: row.try_get("created_at_ms")?,
            started_at_ms: row.try_get("started_at_ms")?,
            ended_at_ms: row.try_get("ended_at_ms")?,
            ended_reason: row.try_get("ended_reason")?,
            board_channel: snowflake(row, "board_channel_id")?,
            board_message: maybe_snowflake(row, "board_message_id")?,
            notice: notice_seq.zip(notice_message).map(|(seq, message)| NoticeRow { seq, message }),
            refusals: number(row, "refusals")?,
            seat_order: word(row, "seat_order")?,
            arrangement: maybe_list(row, "arrangement")?,
            rematch_of: row.try_get::<Option<i64>, _>("rematch_of")?.map(TableId),
            people_only: flag(row, "people_only")?,
            rated: flag(row, "rated")?,
            counts: flag(row, "counts")?,
            imported_at_ms: row.try_get("imported_at_ms")?,
            luck_table: maybe_snowflake(row, "luck_table")?,
            promise: row.try_get("promise")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for HeldRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(HeldRow { user: snowflake(row, "user_id")?, name: row.try_get("name")? })
    }
}

impl FromRow<'_, SqliteRow> for SeatedRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(SeatedRow {
            table: TableRow::from_row(row)?,
            server: row.try_get("server_name")?,
            since_ms: row.try_get("since_ms")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for SeatRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(SeatRow {
            seat: number(row, "seat")?,
            user: maybe_snowflake(row, "user_id")?,
            ai: row.try_get("ai")?,
            name: row.try_get("name")?,
            resigned: flag(row, "resigned")?,
            left_at_ms: row.try_get("left_at_ms")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for StepRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(StepRow {
            seq: number(row, "seq")?,
            seat: maybe_number(row, "seat")?,
            text: row.try_get("text")?,
            at_ms: row.try_get("at_ms")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for SealedRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(SealedRow {
            seat: number(row, "seat")?,
            seq: number(row, "seq")?,
            words: Secret(row.try_get("words")?),
            locked: flag(row, "locked")?,
            blind: maybe_bytes(row, "blind")?.map(Secret),
        })
    }
}

impl FromRow<'_, SqliteRow> for SealRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(SealRow {
            seat: number(row, "seat")?,
            seq: number(row, "seq")?,
            first_seq: number(row, "first_seq")?,
            steps: number(row, "steps")?,
            blind: bytes(row, "blind")?,
            commitment: bytes(row, "commitment")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for OrderRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(OrderRow {
            seat: number(row, "seat")?,
            about: row.try_get("about")?,
            words: row.try_get::<Option<String>, _>("words")?.map(Secret),
            told: row.try_get::<Option<String>, _>("told")?.map(Secret),
        })
    }
}

impl FromRow<'_, SqliteRow> for DeadlineRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(DeadlineRow {
            table: TableId(row.try_get("table_id")?),
            kind: row.try_get("kind")?,
            due_at_ms: row.try_get("due_at_ms")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for OutboxRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(OutboxRow {
            outbox: OutboxId(row.try_get("outbox_id")?),
            table: row.try_get::<Option<i64>, _>("table_id")?.map(TableId),
            kind: row.try_get("kind")?,
            body: json(row, "body")?,
            due_at_ms: row.try_get("due_at_ms")?,
            attempts: number(row, "attempts")?,
            sent_at_ms: row.try_get("sent_at_ms")?,
            nonce: row.try_get("nonce")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for DirectMessageRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(DirectMessageRow { channel: snowflake(row, "channel_id")?, message: snowflake(row, "message_id")? })
    }
}

impl FromRow<'_, SqliteRow> for ResultRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        let (before, after): (Option<i64>, Option<i64>) = (row.try_get("rating_before")?, row.try_get("rating_after")?);
        let machines = maybe_number::<u8>(row, "rating_machines")? == Some(1);
        Ok(ResultRow {
            seat: number(row, "seat")?,
            place: number(row, "place")?,
            score: row.try_get("score")?,
            parts: json(row, "parts")?,
            measures: read(row, "measures")?,
            user: maybe_snowflake(row, "user_id")?,
            ai: row.try_get("ai")?,
            name: row.try_get("name")?,
            resigned: flag(row, "resigned")?,
            moved: before.zip(after).map(|(before, after)| Moved { before, after, machines }),
        })
    }
}

impl FromRow<'_, SqliteRow> for LeaderRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(LeaderRow {
            rank: 0,
            user: snowflake(row, "user_id")?,
            ai: Some(row.try_get::<String, _>("ai")?).filter(|level| !level.is_empty()),
            name: Some(row.try_get("name")?),
            game: row.try_get("game")?,
            machines: flag(row, "machines")?,
            rating: Rating { rating: row.try_get("rating")?, doubt: row.try_get("doubt")?, sure: flag(row, "sure")? },
            played: number(row, "played")?,
            wins: number(row, "wins")?,
            places: number(row, "places")?,
            moves: number(row, "moves")?,
            thought_ms: row.try_get("thought_ms")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for SeasonRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(SeasonRow {
            season: row.try_get("season_id")?,
            number: number(row, "number")?,
            started_at_ms: row.try_get("started_at_ms")?,
            ended_at_ms: row.try_get("ended_at_ms")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for PlayedRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(PlayedRow {
            game: row.try_get("game")?,
            seats: number(row, "seats")?,
            played: number(row, "played")?,
            wins: number(row, "wins")?,
            places: number(row, "places")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for OpponentRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(OpponentRow {
            user: snowflake(row, "user_id")?,
            name: row.try_get("name")?,
            met: number(row, "met")?,
            ahead: number(row, "ahead")?,
            behind: number(row, "behind")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for RatingPoint {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(RatingPoint {
            game: row.try_get("game")?,
            at_ms: row.try_get("ended_at_ms")?,
            rating: row.try_get("rating")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for TallyRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(TallyRow {
            setting: row.try_get("setting")?,
            seats: number(row, "seats")?,
            tables: number(row, "tables")?,
            steps: number(row, "steps")?,
            lasted_ms: row.try_get("lasted_ms")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for SeatTallyRow {
    fn from_row(row: &SqliteRow) -> Result<Self, Error> {
        Ok(SeatTallyRow {
            setting: row.try_get("setting")?,
            seats: number(row, "seats")?,
            seat: number(row, "seat")?,
            wins: row.try_get("wins")?,
        })
    }
}
