-- 0019: hosting: how many tables a person may open and who may not, what a server announces, and when its season ends.

ALTER TABLE guild ADD COLUMN open_limit INTEGER NOT NULL DEFAULT 5 CHECK (open_limit BETWEEN 1 AND 100);
                                                 -- how many open tables of the server one person may have opened
ALTER TABLE guild ADD COLUMN news_channel INTEGER; -- where new lobbies, results and seasons are announced; NULL: nowhere
ALTER TABLE guild ADD COLUMN news_role INTEGER;  -- the role that a new lobby mentions there; NULL: none
ALTER TABLE guild ADD COLUMN news_trouble TEXT CHECK (news_trouble IN ('refused', 'gone'));
                                                 -- refused: that channel took no message from us; gone: it was deleted,
                                                 -- and announcements are off; NULL: neither

-- Who opened a table, and when its lobby mentioned the role: both limits count tables by them.
ALTER TABLE game_table ADD COLUMN opened_by INTEGER; -- the user; NULL: from a file, or over before this was noted
ALTER TABLE game_table ADD COLUMN role_called_at_ms INTEGER; -- NULL: it mentioned none
UPDATE game_table SET opened_by = host_id WHERE status IN ('lobby', 'running');
CREATE INDEX game_table_opened ON game_table (opened_by) WHERE opened_by IS NOT NULL;
-- Both limits look at few tables, however many a person opened before.
CREATE INDEX game_table_open_of ON game_table (opened_by, guild_id) WHERE status IN ('lobby', 'running');
CREATE INDEX game_table_role_called ON game_table (guild_id, role_called_at_ms) WHERE role_called_at_ms IS NOT NULL;

-- Who may open no tables in a server, as its managers say.
CREATE TABLE blocked (
    guild_id  INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocked_of_user ON blocked (user_id);

-- The line about a lobby in the announcements channel. Gone once it says that the lobby started or closed.
CREATE TABLE announcement (
    table_id    INTEGER NOT NULL PRIMARY KEY REFERENCES game_table (table_id),
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL
) STRICT;

ALTER TABLE season ADD COLUMN ends_at_ms INTEGER; -- its last moment, as its managers set it; NULL: until they end it
CREATE INDEX season_due ON season (ends_at_ms) WHERE ended_at_ms IS NULL AND ends_at_ms IS NOT NULL;
