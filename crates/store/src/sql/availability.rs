//! Availability of people: reminders, quiet hours, announced absences; and followers of tables.

statements! {
    SET_REMINDERS = "INSERT INTO player (user_id, reminders) VALUES (?1, ?2)
        ON CONFLICT (user_id) DO UPDATE SET reminders = excluded.reminders";
    /// Keeps the zone if the new one is NULL.
    SET_QUIET_HOURS = "INSERT INTO player (user_id, quiet_from, quiet_to, zone) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (user_id) DO UPDATE SET quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
            zone = coalesce(excluded.zone, zone)";
    SET_AWAY = "INSERT INTO player (user_id, away_from_ms, away_until_ms) VALUES (?1, ?2, ?3)
        ON CONFLICT (user_id) DO UPDATE SET away_from_ms = excluded.away_from_ms, away_until_ms = excluded.away_until_ms";
    AWAY = "SELECT s.seat, p.away_from_ms, p.away_until_ms FROM seat s JOIN player p USING (user_id)
        WHERE s.table_id = ?1 AND p.away_until_ms IS NOT NULL ORDER BY s.seat";
    PLAYED_BY = "SELECT table_id FROM seat s CROSS JOIN game_table t NOT INDEXED USING (table_id)
        WHERE s.user_id = ?1 AND s.resigned = 0 AND t.status = 'running' ORDER BY table_id";

    FOLLOW = "INSERT INTO follower (table_id, user_id) SELECT table_id, ?2 FROM game_table
        WHERE table_id = ?1 AND status IN ('lobby', 'running') ON CONFLICT DO NOTHING";
    UNFOLLOW = "DELETE FROM follower WHERE table_id = ?1 AND user_id = ?2";
    FOLLOWS = "SELECT EXISTS (SELECT 1 FROM follower WHERE table_id = ?1 AND user_id = ?2)";
    COUNT_FOLLOWED = "SELECT count(*) FROM follower WHERE user_id = ?1";
    FOLLOWERS = "SELECT user_id FROM follower WHERE table_id = ?1 ORDER BY user_id";

    // Reliability, from the newest results whose turns were counted. `?1`: the user.

    /// `?2`: the number of results.
    KEEPS_TIME = "SELECT coalesce(sum(turns), 0) AS turns, coalesce(sum(turns_stood_in), 0) AS stood_in, count(*) AS games,
            count(*) FILTER (WHERE resigned = 1 OR absent = 1) AS gone
        FROM (SELECT turns, turns_stood_in, resigned, absent FROM result INDEXED BY result_of_user
            WHERE user_id = ?1 AND counts = 1 AND turns IS NOT NULL
            ORDER BY ended_at_ms DESC, table_id DESC LIMIT ?2)";
    /// `?2`: the server; `?3`: the number of results.
    KEEPS_TIME_IN_GUILD = "SELECT coalesce(sum(turns), 0) AS turns, coalesce(sum(turns_stood_in), 0) AS stood_in,
            count(*) AS games, count(*) FILTER (WHERE resigned = 1 OR absent = 1) AS gone
        FROM (SELECT turns, turns_stood_in, resigned, absent FROM result INDEXED BY result_of_user_in_guild
            WHERE user_id = ?1 AND guild_id = ?2 AND counts = 1 AND turns IS NOT NULL
            ORDER BY ended_at_ms DESC, table_id DESC LIMIT ?3)";
    /// Returns the people at a table (`?1`) in a server (`?2`) who are late too often: among at least `?4` turns of their
    /// newest `?3` results, less than `?5` in a hundred are their own. Hidden people's records are theirs alone.
    OFTEN_LATE = "SELECT s.user_id FROM seat s
        WHERE s.table_id = ?1 AND s.user_id IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM player p WHERE p.user_id = s.user_id AND p.hidden = 1)
            AND (SELECT sum(turns) >= ?4 AND (sum(turns) - sum(turns_stood_in)) * 100 < ?5 * sum(turns)
                FROM (SELECT turns, turns_stood_in FROM result INDEXED BY result_of_user_in_guild
                    WHERE user_id = s.user_id AND guild_id = ?2 AND counts = 1 AND turns IS NOT NULL
                    ORDER BY ended_at_ms DESC, table_id DESC LIMIT ?3))
        ORDER BY s.seat";
}
