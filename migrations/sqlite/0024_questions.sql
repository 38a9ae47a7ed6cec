-- 0024: questions that people put to their table, and what the others answer.

ALTER TABLE game_table ADD COLUMN pause_seat INTEGER; -- the seat that asked for the pause to which the others agreed; NULL:
                                                 -- a manager or the host paused it alone, or it is not paused

-- A question of one person to the others. It stays when it is answered.
CREATE TABLE question (
    table_id     INTEGER NOT NULL,
    number       INTEGER NOT NULL CHECK (number >= 1), -- counts the questions of the table
    kind         TEXT    NOT NULL CHECK (kind IN ('undo', 'pause', 'go-on', 'extend', 'pace', 'stand-in', 'give-up',
                                                  'stop', 'concede')),
    words        TEXT    NOT NULL,                  -- what the kind needs: a step, minutes, a pace, a seat
    seat         INTEGER NOT NULL,                  -- who asks
    seq          INTEGER NOT NULL,                  -- how many steps the table had then
    round        INTEGER NOT NULL,                  -- the game's round then
    asked_at_ms  INTEGER NOT NULL,
    verdict      TEXT CHECK (verdict IN ('yes', 'no', 'void')), -- NULL: it is open
    ended_at_ms  INTEGER CHECK ((ended_at_ms IS NULL) = (verdict IS NULL)),
    ended_seq    INTEGER CHECK ((ended_seq IS NULL) = (verdict IS NULL)), -- how many steps the table had then
    channel_id   INTEGER,                           -- where its own message stands; NULL: it has none
    message_id   INTEGER CHECK ((message_id IS NULL) = (channel_id IS NULL)),
    PRIMARY KEY (table_id, number),
    FOREIGN KEY (table_id, seat) REFERENCES seat (table_id, seat)
) STRICT, WITHOUT ROWID;
-- A table has one open question at most.
CREATE UNIQUE INDEX question_open ON question (table_id) WHERE verdict IS NULL;

-- What the others answer. Who asks says yes with the question.
CREATE TABLE ballot (
    table_id  INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    yes       INTEGER NOT NULL CHECK (yes IN (0, 1)),
    at_ms     INTEGER NOT NULL,
    PRIMARY KEY (table_id, number, seat),
    FOREIGN KEY (table_id, number) REFERENCES question (table_id, number),
    FOREIGN KEY (table_id, seat) REFERENCES seat (table_id, seat)
) STRICT, WITHOUT ROWID;
