//! Limits and announcements of a server, and the ends of its seasons.

statements! {
    // Opening tables.

    SET_OPEN_LIMIT = "INSERT INTO guild (guild_id, open_limit) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET open_limit = excluded.open_limit";
    /// Counts the open tables of a server that a user opened, and gives its limit. A server that never chose has 5.
    COUNT_OPENED = "SELECT (SELECT count(*) FROM game_table
            WHERE guild_id = ?1 AND opened_by = ?2 AND status IN ('lobby', 'running')),
        coalesce((SELECT open_limit FROM guild WHERE guild_id = ?1), 5)";
    OPENED = "SELECT * FROM game_table WHERE guild_id = ?1 AND opened_by = ?2 AND status IN ('lobby', 'running')
        ORDER BY number";
    BLOCKED = "SELECT user_id FROM blocked WHERE guild_id = ?1 ORDER BY user_id";
    IS_BLOCKED = "SELECT EXISTS (SELECT 1 FROM blocked WHERE guild_id = ?1 AND user_id = ?2)";
    UNBLOCK_ALL = "DELETE FROM blocked WHERE guild_id = ?1";
    BLOCK = "INSERT INTO blocked (guild_id, user_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING";

    // Announcements.

    SET_NEWS_CHANNEL = "INSERT INTO guild (guild_id, news_channel) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET news_channel = excluded.news_channel, news_trouble = NULL";
    SET_NEWS_ROLE = "INSERT INTO guild (guild_id, news_role) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET news_role = excluded.news_role";
    /// Changes the row only if the channel is still the announcements channel. One that is gone switches them off.
    NOTE_NEWS = "UPDATE guild SET news_trouble = ?3,
            news_channel = CASE WHEN ?3 = 'gone' THEN NULL ELSE news_channel END
        WHERE guild_id = ?1 AND news_channel = ?2 AND news_trouble IS NOT ?3";
    /// Changes a row only if no other lobby that this person opened in the server mentioned the role since `?3`. Asked
    /// again it changes the same row.
    CLAIM_ROLE_CALL = "UPDATE game_table SET role_called_at_ms = coalesce(role_called_at_ms, ?2)
        WHERE table_id = ?1 AND (role_called_at_ms IS NOT NULL OR NOT EXISTS (SELECT 1 FROM game_table other
            WHERE other.opened_by = game_table.opened_by AND other.guild_id = game_table.guild_id
                AND other.role_called_at_ms > ?3))";
    ANNOUNCEMENT = "SELECT channel_id, message_id FROM announcement WHERE table_id = ?1";
    PUT_ANNOUNCEMENT = "INSERT INTO announcement (table_id, channel_id, message_id) VALUES (?1, ?2, ?3)
        ON CONFLICT (table_id) DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id";
    DROP_ANNOUNCEMENT = "DELETE FROM announcement WHERE table_id = ?1";

    // Ends of seasons.

    SET_SEASON_END = "UPDATE season SET ends_at_ms = ?3 WHERE guild_id = ?1 AND number = ?2 AND ended_at_ms IS NULL";
    SEASONS_DUE = "SELECT guild_id FROM season WHERE ended_at_ms IS NULL AND ends_at_ms <= ?1
        ORDER BY ends_at_ms LIMIT ?2";
    NEXT_SEASON_END = "SELECT min(ends_at_ms) FROM season WHERE ended_at_ms IS NULL AND ends_at_ms IS NOT NULL";
    /// Changes a row only the first time.
    END_DUE_SEASON = "UPDATE season SET ended_at_ms = ends_at_ms
        WHERE guild_id = ?1 AND ended_at_ms IS NULL AND ends_at_ms <= ?2 RETURNING *";
}
