//! Limits and announcements of a server, and the ends of its seasons.

/// The open tables of a server (`?1`) that a user (`?2`) opened and still sits at. A table that they left or resigned
/// from is in the hands of others.
macro_rules! opened {
    ($columns:literal) => {
        concat!(
            "SELECT ",
            $columns,
            " FROM game_table t INDEXED BY game_table_open_of
            WHERE t.guild_id = ?1 AND t.opened_by = ?2 AND t.status IN ('lobby', 'running') AND EXISTS (SELECT 1
                FROM seat s WHERE s.table_id = t.table_id AND +s.user_id = t.opened_by AND s.resigned = 0)"
        )
    };
}

statements! {
    // Opening tables.

    SET_OPEN_LIMIT = "INSERT INTO guild (guild_id, open_limit) VALUES (?1, ?2)
        ON CONFLICT (guild_id) DO UPDATE SET open_limit = excluded.open_limit";
    COUNT_OPENED = opened!("count(*)");
    OPENED = concat!(opened!("t.*"), " ORDER BY t.number");
    /// The limit of a server that chose one.
    OPEN_LIMIT = "SELECT open_limit FROM guild WHERE guild_id = ?1";
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
    /// Changes a row only if no other lobby that this person opened in the server mentioned the role since `?3`. A lobby
    /// of a former player (a negative id) counts for everybody, because it may have been theirs. Asked again it changes
    /// the same row.
    CLAIM_ROLE_CALL = "UPDATE game_table SET role_called_at_ms = coalesce(role_called_at_ms, ?2)
        WHERE table_id = ?1 AND (role_called_at_ms IS NOT NULL OR NOT EXISTS (SELECT 1
            FROM game_table other INDEXED BY game_table_role_called
            WHERE other.guild_id = game_table.guild_id AND other.role_called_at_ms > ?3
                AND (other.opened_by = game_table.opened_by OR other.opened_by < 0)))";
    ANNOUNCEMENT = "SELECT channel_id, message_id FROM announcement WHERE table_id = ?1";
    PUT_ANNOUNCEMENT = "INSERT INTO announcement (table_id, channel_id, message_id) VALUES (?1, ?2, ?3)
        ON CONFLICT (table_id) DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id";
    DROP_ANNOUNCEMENT = "DELETE FROM announcement WHERE table_id = ?1";

    // Ends of seasons.

    SET_SEASON_END = "UPDATE season SET ends_at_ms = ?3 WHERE guild_id = ?1 AND number = ?2 AND ended_at_ms IS NULL";
    /// Ends the season of a server that is on: the one of a number, `?3`, or, if that is null, one past its last moment. It
    /// never ends later than at that.
    END_SEASON = "UPDATE season SET ended_at_ms = min(?2, coalesce(ends_at_ms, ?2))
        WHERE guild_id = ?1 AND ended_at_ms IS NULL AND iif(?3 IS NULL, ends_at_ms <= ?2, number = ?3) RETURNING *";
    SEASONS_DUE = "SELECT guild_id FROM season WHERE ended_at_ms IS NULL AND ends_at_ms <= ?1
        ORDER BY ends_at_ms LIMIT ?2";
    NEXT_SEASON_END = "SELECT min(ends_at_ms) FROM season WHERE ended_at_ms IS NULL AND ends_at_ms IS NOT NULL";
}
