//! Questions that people put to their table, and the answers.

statements! {
    QUESTIONS = "SELECT number, kind, words, seat, seq, round, asked_at_ms, verdict, ended_at_ms, ended_seq,
            channel_id, message_id
        FROM question
        WHERE table_id = ?1 ORDER BY number";
    BALLOTS = "SELECT number, seat, yes FROM ballot WHERE table_id = ?1 ORDER BY number, seat";
    ASK_QUESTION = "INSERT INTO question (table_id, number, kind, words, seat, seq, round, asked_at_ms)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    SET_QUESTION_MESSAGE = "UPDATE question SET channel_id = ?3, message_id = ?4 WHERE table_id = ?1 AND number = ?2";
    /// Replaces an earlier answer of the seat.
    PUT_BALLOT = "INSERT INTO ballot (table_id, number, seat, yes, at_ms) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (table_id, number, seat) DO UPDATE SET yes = excluded.yes, at_ms = excluded.at_ms";
    /// Drops the answer of a seat to the open question.
    DROP_BALLOT = "DELETE FROM ballot WHERE table_id = ?1 AND seat = ?2 AND number IN (SELECT q.number FROM question q
            WHERE q.table_id = ?1 AND q.verdict IS NULL)";
    END_QUESTION = "UPDATE question SET verdict = ?3, ended_at_ms = ?4,
            ended_seq = (SELECT t.seq FROM game_table t WHERE t.table_id = ?1)
        WHERE table_id = ?1 AND number = ?2 AND verdict IS NULL";
    /// Ends the open question of a table that ends. `?2`: the time.
    VOID_QUESTION = "UPDATE question SET verdict = 'void', ended_at_ms = ?2,
            ended_seq = (SELECT t.seq FROM game_table t WHERE t.table_id = ?1)
        WHERE table_id = ?1 AND verdict IS NULL";
}
