-- 0005: lobbies: in which order people take their seats, rematches and the seats they hold, invitations, closing.

ALTER TABLE game_table ADD COLUMN seat_order TEXT NOT NULL DEFAULT 'joined' CHECK (seat_order IN ('joined', 'hand', 'random'));
                                                 -- how seats are taken at the start: as people came, as the host put
                                                 -- them, or as the table's luck draws
ALTER TABLE game_table ADD COLUMN arrangement TEXT CHECK (json_valid(arrangement));
                                                 -- who takes which seat: for each seat the place in the order of
                                                 -- coming, from 0, JSON; NULL: as they came (or not drawn yet)
ALTER TABLE game_table ADD COLUMN rematch_of INTEGER REFERENCES game_table (table_id);
                                                 -- the table it plays once more; NULL: none

-- A table has one rematch; one that was closed in its lobby makes room for another.
CREATE UNIQUE INDEX game_table_rematch ON game_table (rematch_of) WHERE rematch_of IS NOT NULL AND status <> 'closed';

-- Seats of a lobby that are kept for people who have not come yet. Gone when they come, decline, or the lobby ends.
CREATE TABLE held_seat (
    table_id  INTEGER NOT NULL REFERENCES game_table (table_id),
    user_id   INTEGER NOT NULL,                     -- for whom
    place     INTEGER NOT NULL CHECK (place >= 0),  -- their order in the lobby's list
    name      TEXT    NOT NULL,                     -- the name shown
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- Who was invited to a table: once each, so that nobody is called again and again.
CREATE TABLE invitation (
    table_id  INTEGER NOT NULL REFERENCES game_table (table_id),
    user_id   INTEGER NOT NULL,                     -- who was invited
    by_id     INTEGER NOT NULL,                     -- the user who did
    at_ms     INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- Lobbies that stand open close a day after they were opened, like all from now on.
INSERT INTO deadline (table_id, kind, due_at_ms)
    SELECT table_id, 'lobby', created_at_ms + 86400000 FROM game_table WHERE status = 'lobby';
