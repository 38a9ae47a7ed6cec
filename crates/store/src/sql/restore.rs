//! Backups: what is counted of one, and what a restore compares and marks.

statements! {
    COUNT_TABLES = "SELECT count(*) FROM game_table";
    COUNT_STEPS = "SELECT count(*) FROM step";
    /// Moves the write-ahead log into the file.
    FOLD = "PRAGMA wal_checkpoint(TRUNCATE)";

    // Comparing two files. These name only what version 1 of the schema has: the files may be of any version.

    /// The newest number that a table of this name gave to a row.
    NEWEST_NUMBER = "SELECT seq FROM sqlite_sequence WHERE name = ?1";
    /// Lists the open tables, and those of a list.
    TABLE_STATES = "SELECT table_id, guild_id, number, status, seq, board_channel_id, board_message_id, notice_message_id
        FROM game_table WHERE status IN ('lobby', 'running') OR table_id IN (SELECT value FROM json_each(?1))
        ORDER BY table_id";
    /// Lists the people in places that only erasing takes them from. Former players have negative ids.
    PEOPLE = "SELECT user_id FROM player WHERE user_id > 0
        UNION SELECT user_id FROM seat WHERE user_id > 0
        UNION SELECT user_id FROM result WHERE user_id > 0
        UNION SELECT host_id FROM game_table WHERE host_id > 0";

    // Marking the copy of a backup.

    FORGET_NUMBER = "DELETE FROM sqlite_sequence WHERE name = ?1";
    SET_NUMBER = "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)";
    /// The rows of open tables speak of a moment that is long over, and Discord may know their nonces.
    CLEAR_UNSENT = "DELETE FROM outbox WHERE sent_at_ms IS NULL
        AND table_id IN (SELECT table_id FROM game_table WHERE status IN ('lobby', 'running'))";
    FORGET_CALLED = "UPDATE seat SET called_seq = NULL WHERE called_seq IS NOT NULL
        AND table_id IN (SELECT table_id FROM game_table WHERE status IN ('lobby', 'running'))";
    MARK_RESTORED = "UPDATE game_table SET restored_at_ms = ?1, board_message_id = NULL, notice_message_id = NULL,
            notice_seq = NULL, refusals = 0
        WHERE status IN ('lobby', 'running')";
}
