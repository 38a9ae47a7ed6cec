//! The file, settings, tables of play, and the outbox.

statements! {
    // The file.

    /// Looks for the first sign of damage; answers `ok` when there is none.
    QUICK_CHECK = "PRAGMA quick_check(1)";
    COPY = "VACUUM INTO ?1";
    /// Lists the servers of the bot, and those that only their tables name.
    SERVERS = "SELECT known.guild_id, guild.name, count(t.table_id) AS tables,
            count(t.table_id) FILTER (WHERE t.status IN ('lobby', 'running')) AS open,
            max(t.created_at_ms) AS last_opened_at_ms
        FROM (SELECT guild_id FROM guild UNION SELECT guild_id FROM game_table) known
        LEFT JOIN guild ON guild.guild_id = known.guild_id LEFT JOIN game_table t ON t.guild_id = known.guild_id
        GROUP BY known.guild_id ORDER BY open DESC, tables DESC, known.guild_id";
    /// Walks through the index of open tables: these are few, whatever was played before.
    COUNT_OPEN_TABLES = "SELECT count(*) FILTER (WHERE status = 'lobby'), count(*) FILTER (WHERE status = 'running')
        FROM game_table INDEXED BY game_table_open_in_guild WHERE status IN ('lobby', 'running')";
    TABLES_AFTER = "SELECT * FROM game_table WHERE table_id > ?1 AND (NOT ?2 OR status IN ('lobby', 'running'))
        ORDER BY table_id LIMIT ?3";
    /// Lists the tables of all servers that have begun.
    BEGUN = "SELECT * FROM game_table WHERE table_id > ?1 AND started_at_ms IS NOT NULL ORDER BY table_id LIMIT ?2";
    /// Lists the names of the file's schema.
    SCHEMA_NAMES = "SELECT name FROM sqlite_schema";
    /// Lists the applied migrations with their checksums.
    APPLIED_MIGRATIONS = "SELECT version, checksum FROM _sqlx_migrations ORDER BY version";
    /// A write that is always possible. The caller rolls it back.
    PROVE_WRITABLE = "PRAGMA user_version = 0";

    // Settings.

    GUILD = "SELECT * FROM guild WHERE guild_id = ?1";
    SET_GUILD_LANGUAGE = "INSERT INTO guild (guild_id, language) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language";
    /// Writes only a new name: Discord sends each name again at every start.
    SET_GUILD_NAME = "INSERT INTO guild (guild_id, name) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET name = excluded.name WHERE guild.name IS NOT excluded.name";
    SET_GUILD_CHANNELS = "INSERT INTO guild (guild_id, channels) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET channels = excluded.channels";
    SET_GUILD_ROLES = "INSERT INTO guild (guild_id, roles) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET roles = excluded.roles";
    SET_GUILD_PLACE = "INSERT INTO guild (guild_id, place) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET place = excluded.place";
    /// Patches only the changed options, so that the choices of two managers at once are both kept.
    PATCH_GUILD_OPTIONS = "INSERT INTO guild (guild_id, options) VALUES (?1, json_patch('{}', ?2))
        ON CONFLICT (guild_id) DO UPDATE SET options = json_patch(guild.options, ?2)";
    /// Changes a row only the first time.
    MARK_WELCOMED = "INSERT INTO guild (guild_id, welcomed_at_ms) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET welcomed_at_ms = excluded.welcomed_at_ms
        WHERE guild.welcomed_at_ms IS NULL";
    PLAYER = "SELECT * FROM player WHERE user_id = ?1";
    CHOSEN_LANGUAGES = "SELECT user_id, language FROM player WHERE language IS NOT NULL";
    SET_SEEN_LANGUAGE = "INSERT INTO player (user_id, seen_language) VALUES (?1, ?2)
        ON CONFLICT (user_id) DO UPDATE SET seen_language = excluded.seen_language";
    SET_PLAYER_LANGUAGE = "INSERT INTO player (user_id, language) VALUES (?1, ?2)
        ON CONFLICT (user_id) DO UPDATE SET language = excluded.language";
    /// Marks the player as greeted: a player who has chosen needs no question.
    SET_NOTICES = "INSERT INTO player (user_id, notices, greeted) VALUES (?1, ?2, 1)
        ON CONFLICT (user_id) DO UPDATE SET notices = excluded.notices, greeted = 1";
    SET_PLAYER_PALETTE = "INSERT INTO player (user_id, palette) VALUES (?1, ?2)
        ON CONFLICT (user_id) DO UPDATE SET palette = excluded.palette";
    SET_CONFIRMING = "INSERT INTO player (user_id, confirming) VALUES (?1, ?2)
        ON CONFLICT (user_id) DO UPDATE SET confirming = excluded.confirming";
    SET_PAYS_AS_SUGGESTED = "INSERT INTO player (user_id, pays_as_suggested) VALUES (?1, ?2)
        ON CONFLICT (user_id) DO UPDATE SET pays_as_suggested = excluded.pays_as_suggested";
    SET_DM_OPEN = "INSERT INTO player (user_id, dm_open) VALUES (?1, ?2)
        ON CONFLICT (user_id) DO UPDATE SET dm_open = excluded.dm_open";
    /// Changes a row only the first time.
    MARK_GREETED = "INSERT INTO player (user_id, greeted) VALUES (?1, 1)
        ON CONFLICT (user_id) DO UPDATE SET greeted = 1 WHERE player.greeted = 0";

    NOTE = "SELECT text FROM note WHERE table_id = ?1 AND user_id = ?2";
    PUT_NOTE = "INSERT INTO note (table_id, user_id, text) VALUES (?1, ?2, ?3)
        ON CONFLICT (table_id, user_id) DO UPDATE SET text = excluded.text";
    ERASE_NOTE = "DELETE FROM note WHERE table_id = ?1 AND user_id = ?2";

    MUTED = "SELECT EXISTS (SELECT 1 FROM muted WHERE table_id = ?1 AND user_id = ?2)";
    /// Does nothing once the table is over: its end deletes the rows.
    MUTE = "INSERT INTO muted (table_id, user_id)
        SELECT table_id, ?2 FROM game_table WHERE table_id = ?1 AND status IN ('lobby', 'running')
        ON CONFLICT DO NOTHING";
    UNMUTE = "DELETE FROM muted WHERE table_id = ?1 AND user_id = ?2";
    /// Deletes everything that only an open table has, in one round trip: orders with their unread outcomes, deadlines,
    /// held seats, mutes, offered seats, and the answers of a ready check. Clocks stay, but stop.
    CLEAR_OPEN = "DELETE FROM standing_order WHERE table_id = ?1;
        DELETE FROM deadline WHERE table_id = ?1;
        DELETE FROM held_seat WHERE table_id = ?1;
        DELETE FROM muted WHERE table_id = ?1;
        DELETE FROM ready WHERE table_id = ?1;
        DELETE FROM seat_offer WHERE table_id = ?1;
        UPDATE seat_clock SET runs_since_at_ms = NULL WHERE table_id = ?1 AND runs_since_at_ms IS NOT NULL;
        UPDATE game_table SET paused_until_ms = NULL, pause_reason = NULL, pause_seat = NULL, idle_asked_at_ms = NULL,
            ready_asked_at_ms = NULL
        WHERE table_id = ?1";

    // Lobby.

    /// Takes the number in the same transaction, so that two tables never get the same one.
    INSERT_TABLE = "INSERT INTO game_table (guild_id, number, channel_id, game, rules, options, seats_wanted, host_id,
            language, status, seed, created_at_ms, board_channel_id, rated, promise, opened_by)
        VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM game_table WHERE guild_id = ?1), ?2, ?3, ?4, ?5, ?6, ?7,
            ?8, 'lobby', ?9, ?10, ?2, coalesce((SELECT g.rated FROM guild g WHERE g.guild_id = ?1), 1), ?11, ?7)
        RETURNING *";
    TABLE = "SELECT * FROM game_table WHERE table_id = ?1";
    TABLE_BY_NUMBER = "SELECT * FROM game_table WHERE guild_id = ?1 AND number = ?2";
    TABLES_NUMBERED = "SELECT * FROM game_table WHERE number = ?1 ORDER BY guild_id";
    OPEN_TABLE_IN = "SELECT * FROM game_table WHERE channel_id = ?1 AND status IN ('lobby', 'running')";
    RESTLESS_TABLES = "SELECT table_id FROM game_table INDEXED BY game_table_restless
        WHERE status = 'running' AND at_rest = 0 ORDER BY table_id";
    /// Changes no row that was changed already: most commits find the table awake.
    SET_AT_REST = "UPDATE game_table SET at_rest = ?2 WHERE table_id = ?1 AND at_rest <> ?2";
    SET_PAUSED_CODE = "UPDATE game_table SET paused_code = ?2 WHERE table_id = ?1";
    /// Enqueues a row for the board of every open table, one after the other.
    ENQUEUE_BOARDS = "INSERT INTO outbox (table_id, kind, body, due_at_ms)
        SELECT table_id, ?1, ?2, ?3 + ?4 * (row_number() OVER (ORDER BY table_id) - 1)
        FROM game_table WHERE status IN ('lobby', 'running')";
    TABLES_OF = "SELECT * FROM game_table WHERE status IN ('lobby', 'running')
            AND table_id IN (SELECT table_id FROM seat WHERE user_id = ?1 AND resigned = 0)
        ORDER BY table_id";
    OPEN_TABLES = "SELECT * FROM game_table WHERE guild_id = ?1 AND status IN ('lobby', 'running') ORDER BY number";
    SINCE = "SELECT coalesce((SELECT s.at_ms FROM step s WHERE s.table_id = t.table_id AND s.seq = t.seq),
            t.started_at_ms, t.created_at_ms)
        FROM game_table t WHERE t.table_id = ?1";
    /// Finds the last step's time by its key, so that no log is scanned.
    SEATED = "SELECT t.*, g.name AS server_name,
            coalesce((SELECT s.at_ms FROM step s WHERE s.table_id = t.table_id AND s.seq = t.seq),
                t.started_at_ms, t.created_at_ms) AS since_ms
        FROM seat x CROSS JOIN game_table t NOT INDEXED USING (table_id) LEFT JOIN guild g ON g.guild_id = t.guild_id
        WHERE x.user_id = ?1 AND x.resigned = 0 AND t.status IN ('lobby', 'running')
        ORDER BY since_ms, t.table_id LIMIT ?2";
    COUNT_OPEN = "SELECT count(*) FROM game_table WHERE guild_id = ?1 AND status IN ('lobby', 'running')";
    /// Lobbies come first: they wait for people.
    OPEN_PAGE = "SELECT * FROM game_table WHERE guild_id = ?1 AND status IN ('lobby', 'running')
        ORDER BY status, number DESC LIMIT ?2 OFFSET ?3";
    NEXT_NUMBER = "SELECT coalesce(max(number), 0) + 1 FROM game_table WHERE guild_id = ?1";
    LAST_STEP_AT = "SELECT at_ms FROM step WHERE table_id = ?1 ORDER BY seq DESC LIMIT 1";
    SEATS = "SELECT * FROM seat WHERE table_id = ?1 ORDER BY seat";
    DECIDED = "SELECT seat, decided_seq FROM seat WHERE table_id = ?1 AND decided_seq IS NOT NULL ORDER BY seat";
    /// Begins the recap of every person at the start of their table.
    BEGIN_DECISIONS = "UPDATE seat SET decided_seq = 0 WHERE table_id = ?1 AND user_id IS NOT NULL";
    SET_DECIDED = "UPDATE seat SET decided_seq = ?3 WHERE table_id = ?1 AND seat = ?2";
    CLEAR_SEATS = "DELETE FROM seat WHERE table_id = ?1";
    /// Forgets the last decision of a seat that gets another holder.
    PUT_SEAT = "INSERT INTO seat (table_id, seat, user_id, ai, name, resigned, left_at_ms)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
        ON CONFLICT (table_id, seat) DO UPDATE
        SET user_id = excluded.user_id, ai = excluded.ai, name = excluded.name, resigned = excluded.resigned,
            left_at_ms = excluded.left_at_ms,
            decided_seq = CASE WHEN seat.user_id IS excluded.user_id AND seat.resigned = excluded.resigned
                THEN seat.decided_seq END";
    RESEAT_TABLE = "UPDATE game_table
        SET host_id = ?2, seats_wanted = coalesce(?3, seats_wanted), options = coalesce(?4, options), people_only = ?5
        WHERE table_id = ?1";
    SET_SEAT_ORDER = "UPDATE game_table SET seat_order = ?2, arrangement = ?3 WHERE table_id = ?1";
    PLAN_LOBBY = "UPDATE game_table SET seat_order = ?2, rematch_of = ?3, palette = ?4, rated = coalesce(?5, rated),
            people_only = ?6, pace = ?7, absence = ?8, away = ?9,
            undo = coalesce(?10, iif(coalesce(?5, rated), 'own', 'agreed')), stand_in = ?11, hints = ?12
        WHERE table_id = ?1";
    REMATCH_OF = "SELECT * FROM game_table WHERE rematch_of = ?1 AND status <> 'closed'";
    HELD_SEATS = "SELECT user_id, name FROM held_seat WHERE table_id = ?1 ORDER BY place";
    CLEAR_HELD = "DELETE FROM held_seat WHERE table_id = ?1";
    HOLD_SEAT = "INSERT INTO held_seat (table_id, user_id, place, name) VALUES (?1, ?2, ?3, ?4)";
    /// Changes a row only the first time.
    INVITE = "INSERT INTO invitation (table_id, user_id, by_id, at_ms) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING";
    SET_TABLE_LOOK = "UPDATE game_table SET language = ?2, palette = ?3 WHERE table_id = ?1";
    /// A message cannot move, so the statement forgets the old board and mention, and the refusals of the old channel.
    /// The courier then posts a new board.
    MOVE_BOARD = "UPDATE game_table
        SET channel_id = ?2, board_channel_id = ?2, board_message_id = NULL,
            notice_message_id = CASE WHEN board_channel_id = ?2 THEN notice_message_id END,
            notice_seq = CASE WHEN board_channel_id = ?2 THEN notice_seq END,
            refusals = CASE WHEN board_channel_id = ?2 THEN refusals ELSE 0 END
        WHERE table_id = ?1";

    // Play.

    INSERT_STEP = "INSERT INTO step (table_id, seq, seat, text, at_ms, stood_in, automatic, cut)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    SET_SEQ = "UPDATE game_table SET seq = ?2 WHERE table_id = ?1";
    START_TABLE = "UPDATE game_table SET status = 'running', start_interaction = ?2, started_at_ms = ?3,
            arrangement = ?4
        WHERE table_id = ?1";
    END_TABLE = "UPDATE game_table SET status = ?2, ended_reason = ?3, ended_at_ms = ?4 WHERE table_id = ?1";
    STOP_SEATS = "UPDATE seat SET stopped_at_ms = ?2 WHERE table_id = ?1";
    STEPS = "SELECT seq, seat, text, at_ms, stood_in, automatic, cut FROM step WHERE table_id = ?1 ORDER BY seq";
    SEALED = "SELECT seat, seq, words, locked, blind, cut FROM sealed_choice WHERE table_id = ?1 ORDER BY seat";
    CLEAR_SEALED = "DELETE FROM sealed_choice WHERE table_id = ?1";
    PUT_SEALED = "INSERT INTO sealed_choice (table_id, seat, seq, words, locked, blind, cut)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
        ON CONFLICT (table_id, seat) DO UPDATE
        SET seq = excluded.seq, words = excluded.words, locked = excluded.locked, blind = excluded.blind,
            cut = excluded.cut";
    INSERT_SEAL = "INSERT INTO seal (table_id, seq, seat, first_seq, steps, blind, commitment)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    SEALS = "SELECT seat, seq, first_seq, steps, blind, commitment FROM seal WHERE table_id = ?1 ORDER BY first_seq";

    // Tables from files.

    /// Takes the number in the same transaction, like an opened table. The table counts as running until its end is
    /// written.
    INSERT_IMPORTED = "INSERT INTO game_table (guild_id, number, channel_id, game, rules, options, seats_wanted, host_id,
            language, status, seed, start_interaction, seq, created_at_ms, started_at_ms, board_channel_id, seat_order,
            arrangement, imported_at_ms, luck_table, counts, rated, promise)
        VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM game_table WHERE guild_id = ?1), 0, ?2, ?3, ?4, ?5, ?6,
            ?7, 'running', ?8, ?9, ?10, ?11, ?11, 0, ?12, ?13, ?14, ?15, ?16, ?17, ?18)
        RETURNING *";
    /// Finds a table with the same seed, number and start. A table played here is then the same table. An imported one
    /// must have the same game too, because self-play starts every game with the same values.
    SAME_LUCK = "SELECT * FROM game_table
        WHERE (table_id = ?1 AND luck_table IS NULL
                OR luck_table = ?1 AND game = ?4 AND seats_wanted = ?5 AND options = ?6)
            AND start_interaction = ?2 AND seed = ?3";

    // Orders and deadlines.

    ORDERS = "SELECT seat, about, words, told, at_zero FROM standing_order WHERE table_id = ?1 ORDER BY seat, about";
    PUT_ORDER = "INSERT INTO standing_order (table_id, seat, about, words, told, at_zero) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT (table_id, seat, about) DO UPDATE SET words = excluded.words, at_zero = excluded.at_zero,
            told = coalesce(standing_order.told || char(10) || excluded.told, excluded.told, standing_order.told)";
    TELL_ORDER = "UPDATE standing_order SET told = coalesce(told || char(10) || ?4, ?4)
        WHERE table_id = ?1 AND seat = ?2 AND about = ?3";
    /// Keeps unread outcomes. The next statement deletes the rest.
    EMPTY_ORDER = "UPDATE standing_order SET words = NULL
        WHERE table_id = ?1 AND seat = ?2 AND about = ?3 AND told IS NOT NULL";
    DROP_ORDER = "DELETE FROM standing_order WHERE table_id = ?1 AND seat = ?2 AND about = ?3 AND told IS NULL";
    FORGET_ORDERS_GONE = "DELETE FROM standing_order WHERE table_id = ?1 AND seat = ?2 AND words IS NULL";
    FORGET_ORDERS_TOLD = "UPDATE standing_order SET told = NULL WHERE table_id = ?1 AND seat = ?2 AND told IS NOT NULL";
    PUT_DEADLINE = "INSERT INTO deadline (table_id, kind, due_at_ms) VALUES (?1, ?2, ?3)
        ON CONFLICT (table_id, kind) DO UPDATE SET due_at_ms = excluded.due_at_ms";
    DROP_DEADLINE = "DELETE FROM deadline WHERE table_id = ?1 AND kind = ?2";
    REMOVE_DUE_DEADLINE = "DELETE FROM deadline WHERE table_id = ?1 AND kind = ?2 AND due_at_ms <= ?3";
    POSTPONE_DEADLINE = "UPDATE deadline SET due_at_ms = ?4 WHERE table_id = ?1 AND kind = ?2 AND due_at_ms <= ?3";
    /// Sets the deadline in a server that the bot has left. Keeps one that is already set.
    SET_GUILD_DEADLINES = "INSERT INTO deadline (table_id, kind, due_at_ms)
        SELECT table_id, ?2, ?3 FROM game_table WHERE guild_id = ?1 AND status IN ('lobby', 'running')
        ON CONFLICT DO NOTHING";
    SET_OTHER_GUILDS_DEADLINES = "INSERT INTO deadline (table_id, kind, due_at_ms)
        SELECT table_id, ?2, ?3 FROM game_table
        WHERE status IN ('lobby', 'running') AND guild_id NOT IN (SELECT value FROM json_each(?1))
        ON CONFLICT DO NOTHING";
    REMOVE_GUILD_DEADLINES = "DELETE FROM deadline WHERE kind = ?2
            AND table_id IN (SELECT table_id FROM game_table WHERE guild_id = ?1 AND status IN ('lobby', 'running'))
        RETURNING table_id, due_at_ms";
    DEADLINES = "SELECT table_id, kind, due_at_ms FROM deadline WHERE table_id = ?1 ORDER BY due_at_ms, kind";
    DEADLINES_DUE = "SELECT table_id, kind, due_at_ms FROM deadline WHERE due_at_ms <= ?1
        ORDER BY due_at_ms, table_id, kind LIMIT ?2";
    NEXT_DEADLINE = "SELECT min(due_at_ms) FROM deadline";

    // Messages.

    /// Changes the row only if the board is where the caller saw it. A posted message resets the refusals.
    SET_BOARD_MESSAGE = "UPDATE game_table SET board_message_id = ?3, refusals = 0
        WHERE table_id = ?1 AND board_channel_id = ?2 AND board_message_id IS ?4";
    SET_NOTICE = "UPDATE game_table SET notice_seq = ?2, notice_message_id = ?3,
            refusals = CASE WHEN ?3 IS NULL THEN refusals ELSE 0 END
        WHERE table_id = ?1";
    NOTE_CALL = "UPDATE seat SET called_seq = ?3 WHERE table_id = ?1 AND user_id = ?2";
    /// Finds the call only if no other seat has acted since. Reads the log back to that seat's last step.
    CALLED = "SELECT s.called_seq FROM seat s
        WHERE s.table_id = ?1 AND s.user_id = ?2 AND s.called_seq >= coalesce((SELECT o.seq FROM step o
            WHERE o.table_id = s.table_id AND o.seat <> s.seat ORDER BY o.seq DESC LIMIT 1), 0)";
    /// Forgets calls from the board's old channel: they are not visible in another one.
    FORGET_CALLS = "UPDATE seat SET called_seq = NULL WHERE table_id = ?1
            AND EXISTS (SELECT 1 FROM game_table t WHERE t.table_id = ?1 AND t.board_channel_id <> ?2)";
    /// Changes the row only if the board is where the caller saw it, and no other call has counted meanwhile.
    COUNT_REFUSAL = "UPDATE game_table SET refusals = ?3
        WHERE table_id = ?1 AND board_channel_id = ?2 AND refusals = ?3 - 1";
    /// Changes a row only the first time.
    RESET_REFUSALS = "UPDATE game_table SET refusals = 0 WHERE table_id = ?1 AND refusals > 0";
    DIRECT_MESSAGE = "SELECT channel_id, message_id FROM direct_message WHERE table_id = ?1 AND user_id = ?2";
    SET_DIRECT_MESSAGE = "INSERT INTO direct_message (table_id, user_id, channel_id, message_id) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (table_id, user_id) DO UPDATE
        SET channel_id = excluded.channel_id, message_id = excluded.message_id";

    // Outbox.

    INSERT_OUTBOX = "INSERT INTO outbox (table_id, kind, body, due_at_ms, nonce) VALUES (?1, ?2, ?3, ?4, ?5)";
    DUE = "SELECT outbox_id, table_id, kind, body, due_at_ms, attempts, deferred, sent_at_ms,
            coalesce(nonce, 'o' || outbox_id) AS nonce
        FROM outbox WHERE sent_at_ms IS NULL AND due_at_ms <= ?1
            AND NOT EXISTS (SELECT 1 FROM json_each(?3) busy WHERE busy.value = outbox.table_id)
            AND outbox_id NOT IN (SELECT value FROM json_each(?4))
        ORDER BY due_at_ms, outbox_id LIMIT ?2";
    NEXT_DUE = "SELECT due_at_ms FROM outbox WHERE sent_at_ms IS NULL
            AND NOT EXISTS (SELECT 1 FROM json_each(?1) busy WHERE busy.value = outbox.table_id)
            AND outbox_id NOT IN (SELECT value FROM json_each(?2))
        ORDER BY due_at_ms LIMIT 1";
    /// A newer sent row also carries the message of the older one.
    LATE = "SELECT EXISTS (SELECT 1 FROM outbox late WHERE late.table_id = ?1 AND late.kind = ?2
        AND late.sent_at_ms IS NULL AND (late.attempts > 0 OR late.due_at_ms <= ?3)
        AND NOT EXISTS (SELECT 1 FROM outbox newer WHERE newer.outbox_id > late.outbox_id
            AND newer.table_id = ?1 AND newer.kind = ?2 AND newer.sent_at_ms IS NOT NULL))";
    /// Counts the rows that are due, with the time since which the oldest is.
    COUNT_DUE = "SELECT count(*), min(due_at_ms) FROM outbox WHERE sent_at_ms IS NULL AND due_at_ms <= ?1";
    MARK_SENT = "UPDATE outbox SET sent_at_ms = ?2 WHERE outbox_id = ?1 AND sent_at_ms IS NULL";
    DEFER = "UPDATE outbox SET due_at_ms = ?2, deferred = 1 WHERE outbox_id = ?1 AND sent_at_ms IS NULL";
    POSTPONE = "UPDATE outbox SET due_at_ms = ?2, attempts = attempts + 1 WHERE outbox_id = ?1 AND sent_at_ms IS NULL";
    SWEEP_SENT = "DELETE FROM outbox WHERE sent_at_ms IS NOT NULL AND sent_at_ms < ?1";
}
