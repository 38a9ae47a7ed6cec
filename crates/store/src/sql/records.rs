//! Statements of records and leaderboards.

statements! {
    // Counting finished tables.

    /// Returns all moments of a table, in order: the number of the step, its time, the seat that decided, and the step to
    /// which it went back if it took others back. Then the times at which people left their seats.
    MOMENTS = "SELECT (SELECT json_group_array(json_array(seq, at_ms, seat,
                CASE WHEN text LIKE 'undo %' THEN CAST(substr(text, 6) AS INTEGER) END))
            FROM (SELECT * FROM step WHERE table_id = ?1 ORDER BY seq)),
        (SELECT json_group_array(json_array(seat, left_at_ms)) FROM seat WHERE table_id = ?1 AND left_at_ms IS NOT NULL)";
    /// `?5`: only people sat there; `?6`: at least one person did; `?4`, `?7`, `?8`: the margin.
    FINISH_TABLE = "UPDATE game_table SET status = 'finished', ended_reason = ?2, ended_at_ms = ?3, margin = ?4,
            margin_level = ?7, margin_in = ?8,
            ended_no = CASE counts WHEN 1 THEN
                (SELECT coalesce(max(e.ended_no), 0) + 1 FROM game_table e WHERE e.ended_no IS NOT NULL) END,
            season_id = (SELECT s.season_id FROM season s
                WHERE s.guild_id = game_table.guild_id AND s.ended_at_ms IS NULL AND s.started_at_ms <= ?3
                    AND coalesce(s.ends_at_ms, ?3) >= ?3),
            among_people = CASE WHEN ?5 THEN 2 ELSE ?6 AND coalesce((SELECT g.machines_count FROM guild g
                WHERE g.guild_id = game_table.guild_id), 0) END
        WHERE table_id = ?1 RETURNING *";
    INSERT_RESULTS = "INSERT INTO result (table_id, seat, place, score, parts, user_id, ai, name, resigned, moves, thought_ms,
            rating_before, rating_after, rating_machines, world_after, measures, turns, turns_stood_in, absent, won,
            guild_id, game, seats, ended_at_ms, counts)
        SELECT ?1, k.value ->> 0, k.value ->> 1, k.value ->> 2, k.value ->> 3, k.value ->> 4, k.value ->> 5,
            k.value ->> 6, k.value ->> 7, k.value ->> 8, k.value ->> 9, k.value ->> 10, k.value ->> 11, k.value ->> 12,
            k.value ->> 13, k.value ->> 14, k.value ->> 15, k.value ->> 16, k.value ->> 17, k.value ->> 18,
            t.guild_id, t.game, ?3, t.ended_at_ms, iif(k.value ->> 19, 0, t.counts)
        FROM game_table t, json_each(?2) k WHERE t.table_id = ?1";
    /// After the seats come the people who left theirs to others.
    SAT = "SELECT r.seat, r.user_id, r.ai, r.name, r.place, r.resigned, r.absent, r.turns, r.turns_stood_in, r.moves,
            r.thought_ms, EXISTS (SELECT 1 FROM sitting i WHERE i.table_id = r.table_id AND i.seat = r.seat) AS took_over,
            0 AS seat_left
        FROM result r WHERE r.table_id = ?1
        UNION ALL SELECT i.seat, i.user_id, NULL, i.name, r.seats, 1, 0, r.turns, r.turns_stood_in, i.moves,
            i.thought_ms, 0, 1
        FROM sitting i CROSS JOIN result r ON r.table_id = i.table_id AND r.seat = i.seat
        WHERE i.table_id = ?1 AND i.no = 0
        ORDER BY seat_left, seat";
    /// Finds the name of a person (`?2`) at the newest table that was counted before a table (`?1`) and ended after it,
    /// in its server and anywhere.
    NEWER_NAMES = "SELECT
            (SELECT r.name FROM result r INDEXED BY result_of_user_in_guild
                CROSS JOIN game_table o ON o.table_id = r.table_id
                WHERE r.user_id = ?2 AND r.guild_id = t.guild_id AND r.ended_at_ms > t.ended_at_ms
                    AND r.game = t.game AND r.counts = 1 AND o.ended_no < t.ended_no
                ORDER BY r.ended_at_ms DESC, r.table_id DESC LIMIT 1),
            (SELECT r.name FROM result r INDEXED BY result_of_user
                CROSS JOIN game_table o ON o.table_id = r.table_id
                WHERE r.user_id = ?2 AND r.ended_at_ms > t.ended_at_ms
                    AND r.game = t.game AND r.counts = 1 AND o.ended_no < t.ended_no
                ORDER BY r.ended_at_ms DESC, r.table_id DESC LIMIT 1)
        FROM game_table t WHERE t.table_id = ?1";
    COUNTED = "SELECT * FROM game_table WHERE table_id = ?1";
    COUNTED_AFTER = "SELECT ended_no, table_id FROM game_table
        WHERE ended_no IS NOT NULL AND ended_no > ?1 ORDER BY ended_no LIMIT ?2";
    /// Returns keys with their records, each a list in the order of the fields of its struct.
    RECORDS = "SELECT json_group_array(json_array(
            json_array(r.hall, r.period, json(iif(r.machines, 'true', 'false')), r.game, r.user_id, r.ai),
            json_array(r.name, json_array(r.mu, r.sigma), r.played, r.wins, r.places, r.moves, r.thought_ms)))
        FROM json_each(?2) k CROSS JOIN record r
        WHERE r.hall = k.value ->> 0 AND r.period = k.value ->> 1 AND r.machines = k.value ->> 2 AND r.game = ?1
            AND r.user_id = k.value ->> 3 AND r.ai = k.value ->> 4";
    PUT_RECORDS = "INSERT INTO record (hall, period, machines, game, user_id, ai, name, mu, sigma, rating, doubt, sure,
            played, wins, places, moves, thought_ms, share, stature, listed)
        SELECT k.value ->> 0, k.value ->> 1, k.value ->> 2, k.value ->> 3, k.value ->> 4, k.value ->> 5, k.value ->> 6,
            k.value ->> 7, k.value ->> 8, k.value ->> 9, k.value ->> 10, k.value ->> 11, k.value ->> 12,
            k.value ->> 13, k.value ->> 14, k.value ->> 15, k.value ->> 16,
            2.0 * (k.value ->> 11) + 1.0 * (k.value ->> 13) / max(k.value ->> 12, 1),
            (k.value ->> 12) * 1000000 + (k.value ->> 9),
            k.value ->> 4 <> 0
                AND NOT coalesce((SELECT p.hidden FROM player p WHERE p.user_id = k.value ->> 4), 0)
        FROM json_each(?1) k WHERE true
        ON CONFLICT (hall, period, machines, game, user_id, ai) DO UPDATE
        SET name = excluded.name, mu = excluded.mu, sigma = excluded.sigma, rating = excluded.rating,
            doubt = excluded.doubt, sure = excluded.sure, played = excluded.played, wins = excluded.wins,
            places = excluded.places, moves = excluded.moves, thought_ms = excluded.thought_ms,
            share = excluded.share, stature = excluded.stature";
    RATE_RESULTS = "UPDATE result
        SET rating_before = k.value ->> 2, rating_after = k.value ->> 3, rating_machines = k.value ->> 4,
            world_after = k.value ->> 5
        FROM json_each(?1) k
        WHERE k.value ->> 6 = 0 AND result.table_id = k.value ->> 0 AND result.seat = k.value ->> 1";
    RATE_SITTINGS = "UPDATE sitting
        SET rating_before = k.value ->> 2, rating_after = k.value ->> 3, rating_machines = k.value ->> 4,
            world_after = k.value ->> 5
        FROM json_each(?1) k WHERE k.value ->> 6 = 1 AND sitting.table_id = k.value ->> 0
            AND sitting.seat = k.value ->> 1 AND sitting.no = 0";
    COUNT_SITTING = "UPDATE sitting SET moves = ?3, thought_ms = ?4 WHERE table_id = ?1 AND seat = ?2 AND no = 0";
    PUT_RECENT = "INSERT INTO recent (ended_at_ms, table_id) VALUES (?1, ?2)";
    AGED = "SELECT ended_at_ms, table_id FROM recent WHERE ended_at_ms <= ?1 ORDER BY ended_at_ms, table_id LIMIT ?2";
    AGE_RECORDS = "UPDATE record
        SET played = played - (k.value ->> 4), wins = wins - (k.value ->> 5), places = places - (k.value ->> 6),
            moves = moves - (k.value ->> 7), thought_ms = thought_ms - (k.value ->> 8),
            share = 2.0 * sure + 1.0 * (wins - (k.value ->> 5)) / max(played - (k.value ->> 4), 1),
            stature = (played - (k.value ->> 4)) * 1000000 + rating
        FROM json_each(?2) k
        WHERE record.hall = k.value ->> 0 AND record.period = -1 AND record.machines = k.value ->> 1
            AND record.game = ?1 AND record.user_id = k.value ->> 2 AND record.ai = k.value ->> 3";
    DROP_AGED = "DELETE FROM record WHERE played <= 0 AND period = -1 AND game = ?1
        AND (hall, machines, user_id, ai) IN
            (SELECT k.value ->> 0, k.value ->> 1, k.value ->> 2, k.value ->> 3 FROM json_each(?2) k)";
    DROP_RECENT = "DELETE FROM recent WHERE ended_at_ms = ?1 AND table_id = ?2";
    ADD_TALLIES = "INSERT INTO tally (guild_id, game, setting, seats, tables, steps, lasted_ms)
        SELECT k.value ->> 0, k.value ->> 1, k.value ->> 2, k.value ->> 3, k.value ->> 4, k.value ->> 5, k.value ->> 6
        FROM json_each(?1) k WHERE true
        ON CONFLICT (guild_id, game, setting, seats) DO UPDATE
        SET tables = tables + excluded.tables, steps = steps + excluded.steps,
            lasted_ms = lasted_ms + excluded.lasted_ms";
    ADD_SEAT_TALLIES = "INSERT INTO seat_tally (guild_id, game, setting, seats, seat, wins)
        SELECT k.value ->> 0, k.value ->> 1, k.value ->> 2, k.value ->> 3, k.value ->> 4, k.value ->> 5
        FROM json_each(?1) k WHERE true
        ON CONFLICT (guild_id, game, setting, seats, seat) DO UPDATE SET wins = wins + excluded.wins";
    RECKONED_BY = "SELECT version FROM reckoning";
    SET_RECKONED_BY = "UPDATE reckoning SET version = ?1";
    CLEAR_RECORDS = "DELETE FROM record";
    CLEAR_TALLIES = "DELETE FROM tally";
    CLEAR_SEAT_TALLIES = "DELETE FROM seat_tally";
    CLEAR_RECENT = "DELETE FROM recent";
    CLEAR_RATED = "UPDATE result SET rating_before = NULL, rating_after = NULL, rating_machines = NULL, world_after = NULL
        WHERE rating_after IS NOT NULL";
    CLEAR_RATED_SITTINGS = "UPDATE sitting SET rating_before = NULL, rating_after = NULL, rating_machines = NULL,
            world_after = NULL
        WHERE rating_after IS NOT NULL";
    /// Numbers the tables that finished before the store kept records, in the order of their ends.
    NUMBER_ENDED = "UPDATE game_table SET ended_no = o.at, among_people = o.among_people
        FROM (SELECT t.table_id,
                (SELECT coalesce(max(e.ended_no), 0) FROM game_table e WHERE e.ended_no IS NOT NULL)
                    + row_number() OVER (ORDER BY t.ended_at_ms, t.table_id) AS at,
                2 * NOT EXISTS (SELECT 1 FROM result r WHERE r.table_id = t.table_id AND r.user_id IS NULL) AS among_people
            FROM game_table t WHERE t.status = 'finished' AND t.ended_no IS NULL AND t.counts = 1) o
        WHERE game_table.table_id = o.table_id";

    // Records.

    // History. A list of ids in each of four scan orders, newest first. The scan applies the other filters.

    /// `?1`: server; `?3`, `?4`: ended from and before.
    HISTORY_OF_GUILD = "SELECT t.table_id FROM game_table t INDEXED BY game_table_past
        WHERE t.guild_id = ?1 AND t.status IN ('finished', 'aborted') AND t.ended_at_ms >= ?3 AND t.ended_at_ms < ?4
            AND ?2 IS NULL
        ORDER BY t.ended_at_ms DESC, t.table_id DESC LIMIT ?5 OFFSET ?6";
    HISTORY_OF_GAME = "SELECT t.table_id FROM game_table t INDEXED BY game_table_past_game
        WHERE t.guild_id = ?1 AND t.game = ?2 AND t.status IN ('finished', 'aborted')
            AND t.ended_at_ms >= ?3 AND t.ended_at_ms < ?4
        ORDER BY t.ended_at_ms DESC, t.table_id DESC LIMIT ?5 OFFSET ?6";
    /// `?7`: the user; `?8`: the opponent; `?9`: wins only (1), no wins (0), resigned (2). Stopped tables
    /// have no results, so the statement finds them by their seats, and those where the user left the seat to another by
    /// what is kept of that. It collects the opponent's tables once, from the
    /// index alone.
    HISTORY_OF_USER_IN_GUILD = "SELECT r.table_id, r.ended_at_ms FROM result r INDEXED BY result_of_user_in_guild
        WHERE r.user_id = ?7 AND r.guild_id = ?1 AND r.ended_at_ms >= ?3 AND r.ended_at_ms < ?4
            AND (?2 IS NULL OR r.game = ?2)
            AND (?9 IS NULL OR ?9 = CASE WHEN r.resigned THEN 2 ELSE r.won END)
            AND (?8 IS NULL OR r.table_id IN (SELECT o.table_id FROM result o INDEXED BY result_of_user_in_guild
                WHERE o.user_id = ?8 AND o.guild_id = ?1 AND o.ended_at_ms >= ?3 AND o.ended_at_ms < ?4))
        UNION ALL SELECT s.table_id, s.stopped_at_ms FROM seat s INDEXED BY seat_stopped
            CROSS JOIN game_table t ON t.table_id = s.table_id
        WHERE ?9 IS NULL AND s.user_id = ?7 AND s.stopped_at_ms >= ?3 AND s.stopped_at_ms < ?4 AND +t.guild_id = ?1
            AND (?2 IS NULL OR t.game = ?2)
            AND (?8 IS NULL OR s.table_id IN (SELECT o.table_id FROM seat o INDEXED BY seat_stopped
                WHERE o.user_id = ?8 AND o.stopped_at_ms >= ?3 AND o.stopped_at_ms < ?4))
        UNION ALL SELECT i.table_id, i.ended_at_ms FROM sitting i INDEXED BY sitting_of_user
            CROSS JOIN game_table t ON t.table_id = i.table_id
        WHERE (?9 IS NULL OR ?9 = 2) AND i.user_id = ?7 AND i.ended_at_ms >= ?3 AND i.ended_at_ms < ?4 AND +t.guild_id = ?1
            AND t.status = 'finished' AND (?2 IS NULL OR t.game = ?2)
            AND (?8 IS NULL OR i.table_id IN (SELECT o.table_id FROM result o INDEXED BY result_of_user_in_guild
                WHERE o.user_id = ?8 AND o.guild_id = ?1 AND o.ended_at_ms >= ?3 AND o.ended_at_ms < ?4))
        ORDER BY 2 DESC, 1 DESC LIMIT ?5 OFFSET ?6";
    HISTORY_OF_USER = "SELECT r.table_id, r.ended_at_ms FROM result r INDEXED BY result_of_user
        WHERE r.user_id = ?7 AND r.ended_at_ms >= ?3 AND r.ended_at_ms < ?4
            AND (?2 IS NULL OR r.game = ?2)
            AND (?9 IS NULL OR ?9 = CASE WHEN r.resigned THEN 2 ELSE r.won END)
            AND (?8 IS NULL OR r.table_id IN (SELECT o.table_id FROM result o INDEXED BY result_of_user
                WHERE o.user_id = ?8 AND o.ended_at_ms >= ?3 AND o.ended_at_ms < ?4))
        UNION ALL SELECT s.table_id, s.stopped_at_ms FROM seat s INDEXED BY seat_stopped
            CROSS JOIN game_table t ON t.table_id = s.table_id
        WHERE ?9 IS NULL AND s.user_id = ?7 AND s.stopped_at_ms >= ?3 AND s.stopped_at_ms < ?4
            AND (?2 IS NULL OR t.game = ?2)
            AND (?8 IS NULL OR s.table_id IN (SELECT o.table_id FROM seat o INDEXED BY seat_stopped
                WHERE o.user_id = ?8 AND o.stopped_at_ms >= ?3 AND o.stopped_at_ms < ?4))
        UNION ALL SELECT i.table_id, i.ended_at_ms FROM sitting i INDEXED BY sitting_of_user
            CROSS JOIN game_table t ON t.table_id = i.table_id
        WHERE (?9 IS NULL OR ?9 = 2) AND i.user_id = ?7 AND i.ended_at_ms >= ?3 AND i.ended_at_ms < ?4
            AND t.status = 'finished' AND (?2 IS NULL OR t.game = ?2)
            AND (?8 IS NULL OR i.table_id IN (SELECT o.table_id FROM result o INDEXED BY result_of_user
                WHERE o.user_id = ?8 AND o.ended_at_ms >= ?3 AND o.ended_at_ms < ?4))
        ORDER BY 2 DESC, 1 DESC LIMIT ?5 OFFSET ?6";
    /// Counts who placed ahead of whom at the finished tables of a user (`?5`) and another (`?6`). `?1`: server; `?2`: game,
    /// if given; `?3`, `?4`: ended from and before.
    HEAD_TO_HEAD_IN_GUILD = "SELECT count(*) FILTER (WHERE m.place < o.place) AS ahead,
            count(*) FILTER (WHERE m.place > o.place) AS behind, count(*) FILTER (WHERE m.place = o.place) AS level
        FROM result m INDEXED BY result_of_user_in_guild CROSS JOIN result o ON o.table_id = m.table_id
        WHERE m.user_id = ?5 AND m.guild_id = ?1 AND m.ended_at_ms >= ?3 AND m.ended_at_ms < ?4 AND m.counts = 1
            AND (?2 IS NULL OR m.game = ?2) AND +o.user_id = ?6 AND +o.counts = 1";
    HEAD_TO_HEAD = "SELECT count(*) FILTER (WHERE m.place < o.place) AS ahead,
            count(*) FILTER (WHERE m.place > o.place) AS behind, count(*) FILTER (WHERE m.place = o.place) AS level
        FROM result m INDEXED BY result_of_user CROSS JOIN result o ON o.table_id = m.table_id
        WHERE m.user_id = ?5 AND m.ended_at_ms >= ?3 AND m.ended_at_ms < ?4 AND m.counts = 1
            AND (?2 IS NULL OR m.game = ?2) AND +o.user_id = ?6 AND +o.counts = 1";
    /// With each result, whether the rating that it changed is sure enough by now for a rank.
    RESULTS = "SELECT r.*, coalesce((SELECT e.sure FROM record e
            WHERE e.hall = r.guild_id AND e.period = 0 AND e.machines = r.rating_machines AND e.game = r.game
                AND e.user_id = coalesce(r.user_id, 0) AND e.ai = CASE WHEN r.user_id IS NULL THEN r.ai ELSE '' END),
            0) AS rating_sure,
            (SELECT i.from_seq FROM sitting i WHERE i.table_id = r.table_id AND i.seat = r.seat AND i.to_seq IS NULL)
                AS took_over_seq
        FROM result r WHERE r.table_id = ?1 ORDER BY r.place, r.seat";
    /// `?2`: the game. Every table that counts stands in the records of all servers with AIs.
    TABLES_PLAYED = "SELECT coalesce(max(played), 0) FROM record
        WHERE hall = 0 AND period = 0 AND machines = 1 AND game = ?2 AND user_id = ?1 AND ai = ''";
    FINISHED_IN_CHANNEL = "SELECT * FROM game_table INDEXED BY game_table_finished_in_channel
        WHERE channel_id = ?1 AND status = 'finished'
        ORDER BY ended_at_ms DESC, table_id DESC LIMIT 1";
    /// `?1`: the user; `?2`: the table's number, if given.
    LAST_FINISHED_OF = "SELECT t.* FROM result r INDEXED BY result_of_user CROSS JOIN game_table t ON t.table_id = r.table_id
        WHERE r.user_id = ?1 AND (?2 IS NULL OR t.number = ?2)
        ORDER BY r.ended_at_ms DESC, r.table_id DESC LIMIT 1";
    BEGUN_TABLES = "SELECT * FROM game_table WHERE guild_id = ?1 AND started_at_ms IS NOT NULL ORDER BY number";
    BEGUN_AFTER = "SELECT * FROM game_table WHERE guild_id = ?1 AND number > ?2 AND started_at_ms IS NOT NULL
        ORDER BY number LIMIT ?3";
    /// Returns the game with the most tables of a server first. Tables of AIs alone (`*`) count too.
    MOST_PLAYED = "SELECT game FROM tally WHERE guild_id = ?1 AND setting IN ('', '*') GROUP BY game
        ORDER BY sum(tables) DESC, game LIMIT 1";

    // The tables behind leaderboards, and the names on them.

    /// Counts the rated tables behind a server's board, at most `?3`. `?1`: game; `?2`: 1 among people, 0 with AIs;
    /// `?4`: server.
    RATED_IN_GUILD = "SELECT count(*) FROM (SELECT 1 FROM game_table t INDEXED BY game_table_rated
        WHERE t.game = ?1 AND t.among_people IN (?2, 1, 2) AND t.guild_id = ?4
            AND t.status = 'finished' AND t.rated = 1 AND t.counts = 1 LIMIT ?3)";
    /// Counts the same for the board of all servers, where only tables without any AI are among people.
    RATED = "SELECT count(*) FROM (SELECT 1 FROM game_table t INDEXED BY game_table_rated
        WHERE t.game = ?1 AND t.among_people >= 2 * ?2 AND t.status = 'finished' AND t.rated = 1 AND t.counts = 1
        LIMIT ?3)";
    /// Returns the names of users (`?2`) in a server (`?1`), preferably at the game `?3`, or null if they never played
    /// there. Also returns whether they allow their name everywhere.
    NAMED = "SELECT k.value, (SELECT r.name FROM record r INDEXED BY record_of_user
                WHERE r.user_id = k.value AND r.user_id <> 0 AND r.hall = ?1
                ORDER BY r.game = ?3 DESC, r.played DESC LIMIT 1),
            EXISTS (SELECT 1 FROM player p WHERE p.user_id = k.value AND p.named_everywhere = 1)
        FROM json_each(?2) k";

    // Seasons.

    SEASONS = "SELECT * FROM season WHERE guild_id = ?1 ORDER BY number DESC LIMIT ?2";
    SEASON = "SELECT * FROM season WHERE guild_id = ?1 AND season_id = ?2";
    SEASON_ON = "SELECT * FROM season WHERE guild_id = ?1 AND ended_at_ms IS NULL";
    START_SEASON = "INSERT INTO season (guild_id, number, started_at_ms, ends_at_ms)
        VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM season WHERE guild_id = ?1), ?2, ?3) RETURNING *";

    // Profiles and statistics.

    RECORDS_OF = "SELECT *, nullif(ai, '') AS level FROM record INDEXED BY record_of_user
        WHERE user_id = ?1 AND user_id <> 0 AND hall = ?2 AND period = 0 AND machines = ?3 ORDER BY played DESC, game";
    /// Played tables, wins and places in a server, by game and seats.
    BY_SEATS_IN_GUILD = "SELECT game, seats, count(*) AS played, sum(won) AS wins,
            sum(place) AS places
        FROM result INDEXED BY result_of_user_in_guild
        WHERE user_id = ?1 AND guild_id = ?2 AND counts = 1 GROUP BY game, seats ORDER BY game, seats";
    BY_SEATS = "SELECT game, seats, count(*) AS played, sum(won) AS wins,
            sum(place) AS places
        FROM result INDEXED BY result_of_user
        WHERE user_id = ?1 AND counts = 1 GROUP BY game, seats ORDER BY game, seats";
    /// Lists the newest results, won or not, for streaks.
    STREAK_IN_GUILD = "SELECT won FROM result INDEXED BY result_of_user_in_guild
        WHERE user_id = ?1 AND guild_id = ?2 AND counts = 1
        ORDER BY ended_at_ms DESC, table_id DESC LIMIT ?3";
    STREAK = "SELECT won FROM result INDEXED BY result_of_user
        WHERE user_id = ?1 AND counts = 1
        ORDER BY ended_at_ms DESC, table_id DESC LIMIT ?2";
    /// Lists the people at the newest `?3` tables: the number of meetings, and how often the user placed before
    /// (`ahead`) and behind them. A bare column beside the only `max` comes from that row: the name they had last.
    OPPONENTS_IN_GUILD = "SELECT o.user_id, o.name, max(o.ended_at_ms), count(*) AS met, count(*) FILTER (WHERE m.place < o.place) AS ahead,
            count(*) FILTER (WHERE m.place > o.place) AS behind
        FROM (SELECT table_id, place FROM result INDEXED BY result_of_user_in_guild
        WHERE user_id = ?1 AND guild_id = ?2 AND counts = 1
            ORDER BY ended_at_ms DESC, table_id DESC LIMIT ?3) m
        CROSS JOIN result o ON o.table_id = m.table_id
        WHERE +o.user_id <> ?1 AND +o.counts = 1 GROUP BY o.user_id ORDER BY met DESC, o.user_id LIMIT ?4";
    OPPONENTS = "SELECT o.user_id, o.name, max(o.ended_at_ms), count(*) AS met, count(*) FILTER (WHERE m.place < o.place) AS ahead,
            count(*) FILTER (WHERE m.place > o.place) AS behind
        FROM (SELECT table_id, place FROM result INDEXED BY result_of_user
        WHERE user_id = ?1 AND counts = 1
            ORDER BY ended_at_ms DESC, table_id DESC LIMIT ?2) m
        CROSS JOIN result o ON o.table_id = m.table_id
        WHERE +o.user_id <> ?1 AND +o.counts = 1 GROUP BY o.user_id ORDER BY met DESC, o.user_id LIMIT ?3";
    /// Lists the newest rated results with the rating after each, for each game in the list that the profile shows.
    CHART_IN_GUILD = "SELECT game, ended_at_ms, rating_after AS rating FROM result INDEXED BY result_of_user_in_guild
        WHERE user_id = ?1 AND guild_id = ?2 AND rating_machines = NOT EXISTS (SELECT 1 FROM record r
            WHERE r.hall = ?2 AND r.period = 0 AND r.machines = 0 AND r.game = result.game AND r.user_id = ?1 AND r.ai = '')
        ORDER BY ended_at_ms DESC, table_id DESC LIMIT ?3";
    CHART = "SELECT game, ended_at_ms, world_after AS rating FROM result INDEXED BY result_of_user
        WHERE user_id = ?1 AND world_after IS NOT NULL ORDER BY ended_at_ms DESC, table_id DESC LIMIT ?2";
    /// `?3`: with the tables of AIs alone, whose settings begin with `*`.
    TALLIES = "SELECT ltrim(setting, '*') AS setting, seats, sum(tables) AS tables, sum(steps) AS steps,
            sum(lasted_ms) AS lasted_ms
        FROM tally WHERE guild_id = ?1 AND game = ?2 AND (?3 OR substr(setting, 1, 1) <> '*')
        GROUP BY 1, seats ORDER BY 1, seats";
    SEAT_TALLIES = "SELECT ltrim(setting, '*') AS setting, seats, seat, sum(wins) AS wins
        FROM seat_tally WHERE guild_id = ?1 AND game = ?2 AND (?3 OR substr(setting, 1, 1) <> '*')
        GROUP BY 1, seats, seat ORDER BY 1, seats, seat";
    MACHINES_ONLY = "SELECT coalesce(sum(tables), 0) FROM tally WHERE guild_id = ?1 AND game = ?2 AND setting = '*'";
    /// More equal values before the first difference mean a closer table. Then a smaller difference does. `?4`: with the
    /// tables of AIs alone.
    CLOSEST = "SELECT table_id, margin_level, margin_in, margin FROM game_table INDEXED BY game_table_closest
        WHERE guild_id = ?1 AND game = ?2 AND status = 'finished' AND counts = 1 AND margin_level IS NOT NULL
            AND (?4 OR EXISTS (SELECT 1 FROM result r WHERE r.table_id = game_table.table_id AND +r.user_id IS NOT NULL))
        ORDER BY margin_level DESC, abs(margin), ended_at_ms DESC LIMIT ?3";
    /// A board of scores. It leaves out hidden users, tables without scores, and the scores of an AI in a resigned
    /// seat. `?4`: with the tables of AIs alone.
    HIGHEST = "SELECT table_id, seat FROM result INDEXED BY result_highest
        WHERE guild_id = ?1 AND game = ?2 AND counts = 1 AND resigned = 0 AND parts <> 'null'
            AND NOT EXISTS (SELECT 1 FROM player p WHERE p.user_id = result.user_id AND p.hidden = 1)
            AND (?4 OR EXISTS (SELECT 1 FROM result o WHERE o.table_id = result.table_id AND +o.user_id IS NOT NULL))
        ORDER BY score DESC, measures ->> '$[1][1]' DESC, measures ->> '$[2][1]' DESC, table_id, seat LIMIT ?3";

    // The choices of managers and players about records.

    SET_GUILD_RATED = "INSERT INTO guild (guild_id, rated) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET rated = excluded.rated";
    SET_MACHINES_COUNT = "INSERT INTO guild (guild_id, machines_count) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET machines_count = excluded.machines_count";
    SET_TABLE_RATED = "UPDATE game_table SET rated = ?2 WHERE table_id = ?1 AND status = 'lobby'";
    SET_HIDDEN = "INSERT INTO player (user_id, hidden) VALUES (?1, ?2)
        ON CONFLICT (user_id) DO UPDATE SET hidden = excluded.hidden";
    LIST_RECORDS = "UPDATE record SET listed = ?2 WHERE user_id = ?1 AND user_id <> 0";
    SET_NAMED_EVERYWHERE = "INSERT INTO player (user_id, named_everywhere) VALUES (?1, ?2)
        ON CONFLICT (user_id) DO UPDATE SET named_everywhere = excluded.named_everywhere";
}
