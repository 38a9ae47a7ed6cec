-- 0022: a person takes over a seat: who sat there before, and which seats are offered.

-- Who held a seat that changed hands, one after the other. A seat that its first person keeps has no row.
CREATE TABLE sitting (
    table_id         INTEGER NOT NULL,
    seat             INTEGER NOT NULL,
    no               INTEGER NOT NULL CHECK (no >= 0), -- from 0: the person who sat there from the start
    user_id          INTEGER NOT NULL,
    name             TEXT    NOT NULL,              -- the name shown at the table then
    from_seq         INTEGER NOT NULL,              -- how many steps the table had when they took the seat
    to_seq           INTEGER,                       -- how many when another person took it; NULL: nobody has
    left_at_ms       INTEGER,                       -- when they gave it up, or another person took it; NULL: neither
    ended_at_ms      INTEGER,                       -- when the table ended, for those who sit there no more; NULL: it is
                                                    -- open, or they sat there to the end
    moves            INTEGER NOT NULL DEFAULT 0,    -- how often they decided before they left
    thought_ms       INTEGER NOT NULL DEFAULT 0,    -- how long they were waited for, together
    rating_before    INTEGER,                       -- of the first person who left, as in result; NULL: it moved no rating
    rating_after     INTEGER,
    rating_machines  INTEGER CHECK (rating_machines IN (0, 1)),
    world_after      INTEGER,
    PRIMARY KEY (table_id, seat, no),
    FOREIGN KEY (table_id, seat) REFERENCES seat (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitting_of_user ON sitting (user_id, ended_at_ms DESC, table_id DESC);

-- A seat of a running table that another person may take. Gone when it is taken, withdrawn or kept, and with the table's
-- end.
CREATE TABLE seat_offer (
    table_id       INTEGER NOT NULL,
    seat           INTEGER NOT NULL,
    offered_at_ms  INTEGER NOT NULL,
    user_id        INTEGER,                         -- the only person who may take it, for a day; NULL: anybody
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seat (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_offer_to_user ON seat_offer (user_id) WHERE user_id IS NOT NULL;
