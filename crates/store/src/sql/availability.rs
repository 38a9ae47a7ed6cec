//! When people can play: reminders, quiet hours, announced absences; and followers of tables.

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
}
