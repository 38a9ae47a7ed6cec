-- 0010: stopped tables stand in the history beside finished ones; and whether enough rated tables make a board is counted.

-- The history of a server, newest first: all of it, and one game of it.
CREATE INDEX game_table_past ON game_table (guild_id, ended_at_ms DESC, table_id DESC)
    WHERE status IN ('finished', 'aborted');
CREATE INDEX game_table_past_game ON game_table (guild_id, game, ended_at_ms DESC, table_id DESC)
    WHERE status IN ('finished', 'aborted');
-- A person's stopped tables: they have no results to find them by.
ALTER TABLE seat ADD COLUMN stopped_at_ms INTEGER; -- when its table was stopped; NULL: it was not
UPDATE seat SET stopped_at_ms =
    (SELECT t.ended_at_ms FROM game_table t WHERE t.table_id = seat.table_id AND t.status = 'aborted');
CREATE INDEX seat_stopped ON seat (user_id, stopped_at_ms DESC, table_id DESC) WHERE stopped_at_ms IS NOT NULL;
-- What boards are made of.
CREATE INDEX game_table_rated ON game_table (game, among_people, guild_id)
    WHERE status = 'finished' AND rated = 1 AND counts = 1;
