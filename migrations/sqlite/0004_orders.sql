-- 0004: secret orders of seats, and deadlines of tables.

-- What a seat has ordered for later: it acts by itself, and nobody else ever reads it. Gone once used, withdrawn or
-- pointless, and at the end of the table.
CREATE TABLE standing_order (
    table_id  INTEGER NOT NULL REFERENCES game_table (table_id),
    seat      INTEGER NOT NULL,                     -- whose order it is
    about     TEXT    NOT NULL,                     -- the decision it is about, a word: one order for each
    words     TEXT,                                 -- the order in its notation, SECRET; NULL: it is gone
    told      TEXT,                                 -- what became of the one before, for its owner to read, SECRET; NULL: nothing
    PRIMARY KEY (table_id, seat, about),
    FOREIGN KEY (table_id, seat) REFERENCES seat (table_id, seat),
    CHECK (words IS NOT NULL OR told IS NOT NULL)
) STRICT, WITHOUT ROWID;

-- When something is to happen at a table by itself; a restart does not forget it.
CREATE TABLE deadline (
    table_id   INTEGER NOT NULL REFERENCES game_table (table_id),
    kind       TEXT    NOT NULL,                    -- what is to happen, a word: one of each kind
    due_at_ms  INTEGER NOT NULL,                    -- not before
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX deadline_due ON deadline (due_at_ms);
