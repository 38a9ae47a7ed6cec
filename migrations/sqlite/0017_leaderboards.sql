-- 0017: leaderboards by plain indexes. Only the boards of all servers and all time are long: their rows stand in four
-- indexes, and `board_people` says how many stand on each. Every other board is read whole and sorted. Stretches, the
-- columns of places that followed later, and all triggers go.

DROP TRIGGER record_moves;
DROP TRIGGER record_goes;
DROP TRIGGER row_is_counted;
DROP VIEW counted_row;
DROP TABLE stretch;
DROP INDEX record_by_rating;
DROP INDEX record_by_wins;
DROP INDEX record_by_share;
DROP INDEX record_by_played;
DROP INDEX record_moved;
DROP INDEX record_of_user;

-- Copied once: each column dropped would write the whole table again.
ALTER TABLE record RENAME TO old_record;

-- How somebody stands: in a server or over all, over a period, at one game.
CREATE TABLE record (
    hall        INTEGER NOT NULL,                -- id of the server; 0: all servers together
    period      INTEGER NOT NULL,                -- 0: all time; -1: the last 30 days; else a season
    machines    INTEGER NOT NULL CHECK (machines IN (0, 1)), -- 0: tables that count among people; 1: all tables
    game        TEXT    NOT NULL,
    user_id     INTEGER NOT NULL,                -- 0: an AI
    ai          TEXT    NOT NULL,                -- level of an AI; empty: a person
    name        TEXT    NOT NULL,                -- the name shown at their newest table
    mu          INTEGER NOT NULL,                -- Weng-Lin's mean and deviation, in millionths
    sigma       INTEGER NOT NULL,
    rating      INTEGER NOT NULL,                -- as shown
    doubt       INTEGER NOT NULL,                -- as shown: plus or minus
    sure        INTEGER NOT NULL CHECK (sure IN (0, 1)), -- 0: provisional, without a rank
    played      INTEGER NOT NULL,
    wins        INTEGER NOT NULL,                -- first places not left to an AI
    places      INTEGER NOT NULL,                -- sum of places
    moves       INTEGER NOT NULL,
    thought_ms  INTEGER NOT NULL,
    share       REAL    NOT NULL,                -- of wins; and 2 more for who is sure: they stand above
    stature     INTEGER NOT NULL,                -- what breaks its ties: a million for each table played, and the rating
    listed      INTEGER NOT NULL CHECK (listed IN (0, 1)), -- 0: an AI, or a person who wants to be hidden
    PRIMARY KEY (hall, period, machines, game, user_id, ai)
) STRICT, WITHOUT ROWID;

INSERT INTO record
    SELECT hall, period, machines, game, user_id, ai, name, mu, sigma, rating, doubt, sure, played, wins, places, moves,
        thought_ms, share, stature, listed
    FROM old_record ORDER BY hall, period, machines, game, user_id, ai;

DROP TABLE old_record;

CREATE INDEX record_of_user ON record (user_id, hall, period, machines) WHERE user_id <> 0;

-- The four orders of long boards. `listed` stands in them so that counting reads nothing else; the rest of the primary
-- key does anyway.
CREATE INDEX record_by_rating ON record (machines, game, sure DESC, rating DESC, user_id, listed)
    WHERE hall = 0 AND period = 0 AND listed = 1;
CREATE INDEX record_by_wins ON record (machines, game, wins DESC, rating DESC, user_id, listed)
    WHERE hall = 0 AND period = 0 AND listed = 1;
CREATE INDEX record_by_share ON record (machines, game, share DESC, stature DESC, user_id, listed)
    WHERE hall = 0 AND period = 0 AND listed = 1;
CREATE INDEX record_by_played ON record (machines, game, played DESC, rating DESC, user_id, listed)
    WHERE hall = 0 AND period = 0 AND listed = 1;

-- How many people stand on a long board, in any of its orders: so many rows are not counted for every page.
CREATE TABLE board_people (
    machines    INTEGER NOT NULL CHECK (machines IN (0, 1)),
    game        TEXT    NOT NULL,
    people      INTEGER NOT NULL,
    PRIMARY KEY (machines, game)
) STRICT, WITHOUT ROWID;

INSERT INTO board_people
    SELECT machines, game, count(*) FROM record INDEXED BY record_by_rating
    WHERE hall = 0 AND period = 0 AND listed = 1 GROUP BY machines, game;
