//! Every statement this crate sends, by name. A test prepares each of them on a fresh database.

/// Declares the statements as constants and, for the test, lists them all.
macro_rules! statements {
    ($($(#[$doc:meta])* $name:ident = $sql:expr;)*) => {
        $($(#[$doc])* pub(crate) const $name: &str = $sql;)*

        #[cfg(test)]
        pub(crate) const ALL: &[(&str, &str)] = &[$((stringify!($name), $sql)),*];
    };
}

statements! {
    // The file.

    /// Looks for the first sign of damage; answers `ok` when there is none.
    QUICK_CHECK = "PRAGMA quick_check(1)";
    /// Names what is in the file.
    SCHEMA_NAMES = "SELECT name FROM sqlite_schema";
    /// Which migrations were applied, and their fingerprints.
    APPLIED_MIGRATIONS = "SELECT version, checksum FROM _sqlx_migrations ORDER BY version";
    /// A write that is always possible, made only to be rolled back.
    PROVE_WRITABLE = "PRAGMA user_version = 0";

    // Settings.

    GUILD = "SELECT * FROM guild WHERE guild_id = ?1";
    SET_GUILD_LANGUAGE = "INSERT INTO guild (guild_id, language) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language";
    /// Writes only what is new: Discord tells a name again at every start.
    SET_GUILD_NAME = "INSERT INTO guild (guild_id, name) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET name = excluded.name WHERE guild.name IS NOT excluded.name";
    SET_GUILD_CHANNELS = "INSERT INTO guild (guild_id, channels) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET channels = excluded.channels";
    SET_GUILD_ROLES = "INSERT INTO guild (guild_id, roles) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET roles = excluded.roles";
    SET_GUILD_PLACE = "INSERT INTO guild (guild_id, place) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET place = excluded.place";
    /// A patch names what changes; two managers who choose at once lose nothing.
    PATCH_GUILD_OPTIONS = "INSERT INTO guild (guild_id, options) VALUES (?1, json_patch('{}', ?2))
        ON CONFLICT (guild_id) DO UPDATE SET options = json_patch(guild.options, ?2)";
    /// Changes a row only the first time.
    MARK_WELCOMED = "INSERT INTO guild (guild_id, welcomed_at_ms) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET welcomed_at_ms = excluded.welcomed_at_ms
        WHERE guild.welcomed_at_ms IS NULL";
    PLAYER = "SELECT * FROM player WHERE user_id = ?1";
    SET_SEEN_LANGUAGE = "INSERT INTO player (user_id, seen_language) VALUES (?1, ?2)
        ON CONFLICT (user_id) DO UPDATE SET seen_language = excluded.seen_language";
    SET_PLAYER_LANGUAGE = "INSERT INTO player (user_id, language) VALUES (?1, ?2)
        ON CONFLICT (user_id) DO UPDATE SET language = excluded.language";
    /// Who has chosen need not be asked any more.
    SET_NOTICES = "INSERT INTO player (user_id, notices, greeted) VALUES (?1, ?2, 1)
        ON CONFLICT (user_id) DO UPDATE SET notices = excluded.notices, greeted = 1";
    SET_PLAYER_PALETTE = "INSERT INTO player (user_id, palette) VALUES (?1, ?2)
        ON CONFLICT (user_id) DO UPDATE SET palette = excluded.palette";
    SET_CONFIRMING = "INSERT INTO player (user_id, confirming) VALUES (?1, ?2)
        ON CONFLICT (user_id) DO UPDATE SET confirming = excluded.confirming";
    SET_DM_OPEN = "INSERT INTO player (user_id, dm_open) VALUES (?1, ?2)
        ON CONFLICT (user_id) DO UPDATE SET dm_open = excluded.dm_open";
    /// Changes a row only the first time.
    MARK_GREETED = "INSERT INTO player (user_id, greeted) VALUES (?1, 1)
        ON CONFLICT (user_id) DO UPDATE SET greeted = 1 WHERE player.greeted = 0";

    NOTE = "SELECT text FROM note WHERE table_id = ?1 AND user_id = ?2";
    PUT_NOTE = "INSERT INTO note (table_id, user_id, text) VALUES (?1, ?2, ?3)
        ON CONFLICT (table_id, user_id) DO UPDATE SET text = excluded.text";
    ERASE_NOTE = "DELETE FROM note WHERE table_id = ?1 AND user_id = ?2";

    // Lobby.

    /// The number is taken in the same transaction, so that two tables never get one.
    INSERT_TABLE = "INSERT INTO game_table (guild_id, number, channel_id, game, rules, options, seats_wanted, host_id,
            language, status, seed, created_at_ms, board_channel_id)
        VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM game_table WHERE guild_id = ?1), ?2, ?3, ?4, ?5, ?6, ?7,
            ?8, 'lobby', ?9, ?10, ?2)
        RETURNING *";
    TABLE = "SELECT * FROM game_table WHERE table_id = ?1";
    TABLE_BY_NUMBER = "SELECT * FROM game_table WHERE guild_id = ?1 AND number = ?2";
    TABLES_NUMBERED = "SELECT * FROM game_table WHERE number = ?1 ORDER BY guild_id";
    OPEN_TABLE_IN = "SELECT * FROM game_table WHERE channel_id = ?1 AND status IN ('lobby', 'running')";
    RUNNING_TABLES = "SELECT table_id FROM game_table WHERE status IN ('lobby', 'running') ORDER BY table_id";
    TABLES_OF = "SELECT * FROM game_table WHERE status IN ('lobby', 'running')
            AND table_id IN (SELECT table_id FROM seat WHERE user_id = ?1 AND resigned = 0)
        ORDER BY table_id";
    OPEN_TABLES = "SELECT * FROM game_table WHERE guild_id = ?1 AND status IN ('lobby', 'running') ORDER BY number";
    /// The last step's time by its key, so that nobody's log is walked through.
    SEATED = "SELECT t.*, g.name AS server_name,
            coalesce((SELECT s.at_ms FROM step s WHERE s.table_id = t.table_id AND s.seq = t.seq),
                t.started_at_ms, t.created_at_ms) AS since_ms
        FROM seat x JOIN game_table t USING (table_id) LEFT JOIN guild g ON g.guild_id = t.guild_id
        WHERE x.user_id = ?1 AND x.resigned = 0 AND t.status IN ('lobby', 'running')
        ORDER BY since_ms, t.table_id LIMIT ?2";
    COUNT_OPEN = "SELECT count(*) FROM game_table WHERE guild_id = ?1 AND status IN ('lobby', 'running')";
    /// Lobbies first: they wait for people.
    OPEN_PAGE = "SELECT table_id FROM game_table WHERE guild_id = ?1 AND status IN ('lobby', 'running')
        ORDER BY status, number DESC LIMIT ?2 OFFSET ?3";
    NEXT_NUMBER = "SELECT coalesce(max(number), 0) + 1 FROM game_table WHERE guild_id = ?1";
    SEATS = "SELECT * FROM seat WHERE table_id = ?1 ORDER BY seat";
    CLEAR_SEATS = "DELETE FROM seat WHERE table_id = ?1";
    PUT_SEAT = "INSERT INTO seat (table_id, seat, user_id, ai, name, resigned) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT (table_id, seat) DO UPDATE
        SET user_id = excluded.user_id, ai = excluded.ai, name = excluded.name, resigned = excluded.resigned";
    RESEAT_TABLE = "UPDATE game_table
        SET host_id = ?2, seats_wanted = coalesce(?3, seats_wanted), options = coalesce(?4, options)
        WHERE table_id = ?1";
    SET_SEAT_ORDER = "UPDATE game_table SET seat_order = ?2, arrangement = ?3 WHERE table_id = ?1";
    PLAN_LOBBY = "UPDATE game_table SET seat_order = ?2, rematch_of = ?3, palette = ?4 WHERE table_id = ?1";
    REMATCH_OF = "SELECT * FROM game_table WHERE rematch_of = ?1 AND status <> 'closed'";
    HELD_SEATS = "SELECT user_id, name FROM held_seat WHERE table_id = ?1 ORDER BY place";
    CLEAR_HELD = "DELETE FROM held_seat WHERE table_id = ?1";
    HOLD_SEAT = "INSERT INTO held_seat (table_id, user_id, place, name) VALUES (?1, ?2, ?3, ?4)";
    /// Changes a row only the first time.
    INVITE = "INSERT INTO invitation (table_id, user_id, by_id, at_ms) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING";
    SET_TABLE_LOOK = "UPDATE game_table SET language = ?2, palette = ?3 WHERE table_id = ?1";
    /// A message cannot move, so the board is to be posted anew and the old mention is forgotten.
    MOVE_BOARD = "UPDATE game_table
        SET channel_id = ?2, board_channel_id = ?2, board_message_id = NULL,
            notice_message_id = CASE WHEN board_channel_id = ?2 THEN notice_message_id END,
            notice_seq = CASE WHEN board_channel_id = ?2 THEN notice_seq END
        WHERE table_id = ?1";

    // Play.

    INSERT_STEP = "INSERT INTO step (table_id, seq, seat, text, at_ms) VALUES (?1, ?2, ?3, ?4, ?5)";
    SET_SEQ = "UPDATE game_table SET seq = ?2 WHERE table_id = ?1";
    START_TABLE = "UPDATE game_table SET status = 'running', start_interaction = ?2, started_at_ms = ?3,
            arrangement = ?4
        WHERE table_id = ?1";
    END_TABLE = "UPDATE game_table SET status = ?2, ended_reason = ?3, ended_at_ms = ?4 WHERE table_id = ?1";
    STEPS = "SELECT seq, seat, text, at_ms FROM step WHERE table_id = ?1 ORDER BY seq";
    SEALED = "SELECT seat, seq, words, locked FROM sealed_choice WHERE table_id = ?1 ORDER BY seat";
    CLEAR_SEALED = "DELETE FROM sealed_choice WHERE table_id = ?1";
    PUT_SEALED = "INSERT INTO sealed_choice (table_id, seat, seq, words, locked) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (table_id, seat) DO UPDATE
        SET seq = excluded.seq, words = excluded.words, locked = excluded.locked";
    INSERT_RESULT = "INSERT INTO result (table_id, seat, place, score, parts, user_id, ai, name, resigned)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";

    // Orders and deadlines.

    ORDERS = "SELECT seat, about, words, told FROM standing_order WHERE table_id = ?1 ORDER BY seat, about";
    PUT_ORDER = "INSERT INTO standing_order (table_id, seat, about, words, told) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (table_id, seat, about) DO UPDATE SET words = excluded.words, told = excluded.told";
    DROP_ORDER = "DELETE FROM standing_order WHERE table_id = ?1 AND seat = ?2 AND about = ?3";
    CLEAR_ORDERS = "DELETE FROM standing_order WHERE table_id = ?1";
    FORGET_ORDERS_GONE = "DELETE FROM standing_order WHERE table_id = ?1 AND seat = ?2 AND words IS NULL";
    FORGET_ORDERS_TOLD = "UPDATE standing_order SET told = NULL WHERE table_id = ?1 AND seat = ?2 AND told IS NOT NULL";
    PUT_DEADLINE = "INSERT INTO deadline (table_id, kind, due_at_ms) VALUES (?1, ?2, ?3)
        ON CONFLICT (table_id, kind) DO UPDATE SET due_at_ms = excluded.due_at_ms";
    DROP_DEADLINE = "DELETE FROM deadline WHERE table_id = ?1 AND kind = ?2";
    MEET_DEADLINE = "DELETE FROM deadline WHERE table_id = ?1 AND kind = ?2 AND due_at_ms <= ?3";
    CLEAR_DEADLINES = "DELETE FROM deadline WHERE table_id = ?1";
    DEADLINES = "SELECT table_id, kind, due_at_ms FROM deadline WHERE table_id = ?1 ORDER BY due_at_ms, kind";
    DEADLINES_DUE = "SELECT table_id, kind, due_at_ms FROM deadline WHERE due_at_ms <= ?1
        ORDER BY due_at_ms, table_id, kind LIMIT ?2";
    NEXT_DEADLINE = "SELECT min(due_at_ms) FROM deadline";

    // Messages.

    /// Changes a row only if the board is where the caller saw it.
    SET_BOARD_MESSAGE = "UPDATE game_table SET board_message_id = ?3
        WHERE table_id = ?1 AND board_channel_id = ?2 AND board_message_id IS ?4";
    SET_NOTICE = "UPDATE game_table SET notice_seq = ?2, notice_message_id = ?3 WHERE table_id = ?1";
    DIRECT_MESSAGE = "SELECT channel_id, message_id FROM direct_message WHERE table_id = ?1 AND user_id = ?2";
    SET_DIRECT_MESSAGE = "INSERT INTO direct_message (table_id, user_id, channel_id, message_id) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (table_id, user_id) DO UPDATE
        SET channel_id = excluded.channel_id, message_id = excluded.message_id";

    // Outbox.

    INSERT_OUTBOX = "INSERT INTO outbox (table_id, kind, body, due_at_ms, nonce) VALUES (?1, ?2, ?3, ?4, ?5)";
    DUE = "SELECT outbox_id, table_id, kind, body, due_at_ms, attempts, sent_at_ms,
            coalesce(nonce, 'o' || outbox_id) AS nonce
        FROM outbox WHERE sent_at_ms IS NULL AND due_at_ms <= ?1 ORDER BY due_at_ms, outbox_id LIMIT ?2";
    NEXT_DUE = "SELECT min(due_at_ms) FROM outbox WHERE sent_at_ms IS NULL";
    MARK_SENT = "UPDATE outbox SET sent_at_ms = ?2 WHERE outbox_id = ?1 AND sent_at_ms IS NULL";
    PUT_OFF = "UPDATE outbox SET due_at_ms = ?2, attempts = attempts + 1 WHERE outbox_id = ?1 AND sent_at_ms IS NULL";
    SWEEP_SENT = "DELETE FROM outbox WHERE sent_at_ms IS NOT NULL AND sent_at_ms < ?1";

    // Records.

    COUNT_FINISHED = "SELECT count(*) FROM game_table t
        WHERE t.guild_id = ?1 AND t.status = 'finished' AND (?2 IS NULL OR t.game = ?2)
            AND (?3 IS NULL OR EXISTS (SELECT 1 FROM result r WHERE r.table_id = t.table_id AND r.user_id = ?3))";
    FINISHED = "SELECT t.* FROM game_table t
        WHERE t.guild_id = ?1 AND t.status = 'finished' AND (?2 IS NULL OR t.game = ?2)
            AND (?3 IS NULL OR EXISTS (SELECT 1 FROM result r WHERE r.table_id = t.table_id AND r.user_id = ?3))
        ORDER BY t.ended_at_ms DESC, t.table_id DESC LIMIT ?4 OFFSET ?5";
    RESULTS = "SELECT * FROM result WHERE table_id = ?1 ORDER BY place, seat";
    COUNT_LEADERS = "SELECT count(DISTINCT r.user_id) FROM result r JOIN game_table t USING (table_id)
        WHERE t.guild_id = ?1 AND t.status = 'finished' AND (?2 IS NULL OR t.game = ?2)";
    /// User ids are compared as unsigned would be for all ids Discord gives out (below 2^63).
    LEADERBOARD = "WITH ranked AS (
            SELECT r.user_id, count(*) AS played, count(*) FILTER (WHERE r.place = 1 AND r.resigned = 0) AS wins,
                avg(r.place) AS average_place
            FROM result r JOIN game_table t USING (table_id)
            WHERE t.guild_id = ?1 AND t.status = 'finished' AND (?2 IS NULL OR t.game = ?2) AND r.user_id IS NOT NULL
            GROUP BY r.user_id
            ORDER BY wins DESC, average_place, played DESC, r.user_id LIMIT ?3 OFFSET ?4)
        SELECT ranked.*,
            (SELECT r.name FROM result r JOIN game_table t USING (table_id)
                WHERE r.user_id = ranked.user_id AND t.guild_id = ?1 AND t.status = 'finished'
                ORDER BY t.ended_at_ms DESC, t.table_id DESC LIMIT 1) AS name
        FROM ranked ORDER BY wins DESC, average_place, played DESC, user_id";
}
