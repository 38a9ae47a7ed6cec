//! Clocks of seats, pauses, absence, ready checks of lobbies, and outages of the bot.

statements! {
    // Clocks.

    CLOCKS = "SELECT * FROM seat_clock WHERE table_id = ?1 ORDER BY seat";
    PUT_CLOCK = "INSERT INTO seat_clock (table_id, seat, allowance_ms, spent_ms, runs_since_at_ms, reserve_ms, called,
            asked, chapter, reminded, covered, missed, stand_in, absent_at_ms, absent_why, turns, turns_stood_in,
            away_left_ms, away_since_ms)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)
        ON CONFLICT (table_id, seat) DO UPDATE
        SET allowance_ms = excluded.allowance_ms, spent_ms = excluded.spent_ms,
            runs_since_at_ms = excluded.runs_since_at_ms, reserve_ms = excluded.reserve_ms, called = excluded.called,
            asked = excluded.asked, chapter = excluded.chapter, reminded = excluded.reminded,
            covered = excluded.covered, missed = excluded.missed, stand_in = excluded.stand_in,
            absent_at_ms = excluded.absent_at_ms, absent_why = excluded.absent_why, turns = excluded.turns,
            turns_stood_in = excluded.turns_stood_in, away_left_ms = excluded.away_left_ms,
            away_since_ms = excluded.away_since_ms";
    /// Each value follows a flag: 1 sets it, 0 keeps the column.
    CHANGE_TIMES = "UPDATE game_table SET paused_until_ms = iif(?2, ?3, paused_until_ms),
            pause_reason = iif(?4, ?5, pause_reason), idle_asked_at_ms = iif(?6, ?7, idle_asked_at_ms),
            nudged_seq = coalesce(?8, nudged_seq), pause_seat = iif(?9, ?10, pause_seat), pace = coalesce(?11, pace)
        WHERE table_id = ?1";
    SET_TABLE_TIMES = "UPDATE game_table SET pace = coalesce(?2, pace), absence = coalesce(?3, absence),
            away = coalesce(?4, away), undo = coalesce(?5, undo), stand_in = coalesce(?6, stand_in),
            hints = coalesce(?7, hints)
        WHERE table_id = ?1 AND status = 'lobby'";

    // Ready checks.

    READY = "SELECT user_id FROM ready WHERE table_id = ?1 ORDER BY user_id";
    ASK_READY = "UPDATE game_table SET ready_asked_at_ms = ?2 WHERE table_id = ?1";
    CLEAR_READY = "DELETE FROM ready WHERE table_id = ?1";
    /// Changes a row only the first time, and only while the lobby asks.
    SET_READY = "INSERT INTO ready (table_id, user_id)
        SELECT table_id, ?2 FROM game_table
        WHERE table_id = ?1 AND status = 'lobby' AND ready_asked_at_ms IS NOT NULL
        ON CONFLICT DO NOTHING";

    // Choices of servers and players.

    /// A server that chooses has heard of clocks.
    SET_GUILD_TIMES = "INSERT INTO guild (guild_id, times) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET times = excluded.times, times_told = 1";
    /// Changes a row only the first time.
    MARK_TIMES_TOLD = "UPDATE guild SET times_told = 1 WHERE guild_id = ?1 AND times_told = 0";
    SET_AT_ZERO = "INSERT INTO player (user_id, at_zero) VALUES (?1, ?2)
        ON CONFLICT (user_id) DO UPDATE SET at_zero = excluded.at_zero";

    // Outages.

    LAST_BEAT = "SELECT beat_at_ms FROM heartbeat";
    /// Changes a row only if boards are of another version, or of none that is known.
    SET_VERSION = "UPDATE heartbeat SET version = ?1 WHERE version IS NOT ?1";
    BEAT = "INSERT INTO heartbeat (only, beat_at_ms) VALUES (1, ?1)
        ON CONFLICT (only) DO UPDATE SET beat_at_ms = excluded.beat_at_ms";
    /// Moves the running tables with a clock that runs at a time (`?2`) by a span (`?1`). A clock that begins later lost
    /// nothing.
    MOVE_TABLES = "UPDATE game_table SET moved_ms = moved_ms + ?1, moved_last_ms = ?1, moved_seq = seq
        WHERE status = 'running' AND paused_until_ms IS NULL AND table_id IN (SELECT c.table_id
            FROM seat_clock c INDEXED BY seat_clock_runs
            WHERE c.runs_since_at_ms IS NOT NULL AND c.runs_since_at_ms < ?2)
        RETURNING table_id";
    /// `?3`: the tables.
    MOVE_CLOCKS = "UPDATE seat_clock INDEXED BY seat_clock_runs SET runs_since_at_ms = runs_since_at_ms + ?1
        WHERE runs_since_at_ms IS NOT NULL AND runs_since_at_ms < ?2
            AND table_id IN (SELECT value FROM json_each(?3))";
    /// `?2`: the kinds; `?3`: the tables.
    MOVE_DEADLINES = "UPDATE deadline SET due_at_ms = due_at_ms + ?1
        WHERE table_id IN (SELECT value FROM json_each(?3)) AND kind IN (SELECT value FROM json_each(?2))";
    /// `?2`: the kinds. A table without a running clock has these deadlines too.
    MOVE_EVERYWHERE = "UPDATE deadline SET due_at_ms = due_at_ms + ?1 WHERE kind IN (SELECT value FROM json_each(?2))";
}
