-- 0006: what a server's managers choose: where tables open, who opens them, and how; and what the server is called.

ALTER TABLE guild ADD COLUMN name TEXT;          -- its name as Discord last told it; NULL: never told
ALTER TABLE guild ADD COLUMN channels TEXT NOT NULL DEFAULT '[]' CHECK (json_type(channels) = 'array');
                                                 -- where tables may be opened: ids, JSON; empty: everywhere
ALTER TABLE guild ADD COLUMN roles TEXT NOT NULL DEFAULT '[]' CHECK (json_type(roles) = 'array');
                                                 -- who may open tables: ids of roles, JSON; empty: everybody
ALTER TABLE guild ADD COLUMN place TEXT NOT NULL DEFAULT 'channel' CHECK (place IN ('channel', 'thread'));
                                                 -- where a table lives: in the channel it was opened in, or in a
                                                 -- thread of its own
ALTER TABLE guild ADD COLUMN options TEXT NOT NULL DEFAULT '{}' CHECK (json_type(options) = 'object');
                                                 -- options new tables begin with: {game: {option: value}}, JSON; what
                                                 -- is not named is as the game has it

-- The open tables of a server, without walking through all it ever had.
CREATE INDEX game_table_open_in_guild ON game_table (guild_id, number) WHERE status IN ('lobby', 'running');
