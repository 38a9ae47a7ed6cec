-- 0007: proof: the random bytes that hide a locked choice, the seals that were opened, and tables that came from files.

ALTER TABLE sealed_choice ADD COLUMN blind BLOB CHECK (length(blind) = 32);
                                                 -- random bytes of its commitment; SECRET until revealed; NULL: not locked
ALTER TABLE game_table ADD COLUMN imported_at_ms INTEGER;
                                                 -- when it was read from a file; NULL: it was played here
ALTER TABLE game_table ADD COLUMN luck_table INTEGER;
                                                 -- the table's number its luck and its seals are made with, where it came
                                                 -- from a file; NULL: its own table_id

ALTER TABLE game_table ADD COLUMN promise TEXT CHECK (length(promise) = 64);
                                                 -- the seed's commitment as it was shown from the first moment on, or as its
                                                 -- file says; never changed; NULL: opened before it was kept

-- Secret choices that were opened: written with their steps, never changed. Anybody may recompute them.
CREATE TABLE seal (
    table_id    INTEGER NOT NULL REFERENCES game_table (table_id),
    seq         INTEGER NOT NULL CHECK (seq >= 0),       -- game_table.seq when the decision was asked
    seat        INTEGER NOT NULL,                        -- whose choice, from 0
    first_seq   INTEGER NOT NULL CHECK (first_seq > seq), -- its first step
    steps       INTEGER NOT NULL CHECK (steps >= 1),     -- how many steps it has
    blind       BLOB    NOT NULL CHECK (length(blind) = 32),      -- the random bytes that hid it
    commitment  BLOB    NOT NULL CHECK (length(commitment) = 32), -- what was shown while it was hidden
    PRIMARY KEY (table_id, seq, seat),
    FOREIGN KEY (table_id, first_seq) REFERENCES step (table_id, seq),
    FOREIGN KEY (table_id, seat) REFERENCES seat (table_id, seat)
) STRICT, WITHOUT ROWID;

-- A table comes from a file once. Self-play gives the same seed, number and start to every game it is asked for.
CREATE UNIQUE INDEX game_table_imported ON game_table (luck_table, start_interaction, seed, game, seats_wanted, options)
    WHERE luck_table IS NOT NULL;
-- The newest finished table of a channel.
CREATE INDEX game_table_finished_in_channel ON game_table (channel_id, ended_at_ms DESC, table_id DESC) WHERE status = 'finished';
