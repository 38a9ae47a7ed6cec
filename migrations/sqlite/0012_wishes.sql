-- 0012: wishes: the tables a player is not called to, and whether a payment the game suggests is taken without asking.

-- A player is not called when it is their turn at this table. A row goes with its table's end.
CREATE TABLE muted (
    table_id  INTEGER NOT NULL REFERENCES game_table (table_id),
    user_id   INTEGER NOT NULL,                  -- who is not called
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- All of a player's.
CREATE INDEX muted_of_user ON muted (user_id);

ALTER TABLE player ADD COLUMN pays_as_suggested INTEGER NOT NULL DEFAULT 0 CHECK (pays_as_suggested IN (0, 1));
                                                 -- whether what the game suggests to pay is paid without asking
