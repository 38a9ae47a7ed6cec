-- 0008: the hall of records: what finished tables are searched by, how people stand, seasons, and who wants to be seen.
--
-- Everything in `record`, `tally`, `seat_tally` and `recent`, and the columns of `result` and `game_table` added here,
-- can be reckoned again from the results in the order of `ended_no`: they are kept so that no page walks through the
-- history. `reckoning` says by which rules they were reckoned.

-- What a server's managers and the players choose.
ALTER TABLE guild ADD COLUMN rated INTEGER NOT NULL DEFAULT 1 CHECK (rated IN (0, 1));
                                                 -- whether new tables are rated, if their host does not say otherwise
ALTER TABLE guild ADD COLUMN machines_count INTEGER NOT NULL DEFAULT 0 CHECK (machines_count IN (0, 1));
                                                 -- whether tables with AIs count among people in this server
ALTER TABLE player ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));
                                                 -- whether they stay off leaderboards, and their record is private
ALTER TABLE player ADD COLUMN named_everywhere INTEGER NOT NULL DEFAULT 0 CHECK (named_everywhere IN (0, 1));
                                                 -- whether their name may be shown in servers they never played in

-- A span of a server's play with ratings and ranks of its own; its records stay when it ends.
CREATE TABLE season (
    season_id     INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild_id      INTEGER NOT NULL,
    number        INTEGER NOT NULL CHECK (number >= 1), -- what people call it, counted per server
    started_at_ms INTEGER NOT NULL,
    ended_at_ms   INTEGER,                       -- NULL: it is on
    UNIQUE (guild_id, number)
) STRICT;

-- One season at a time.
CREATE UNIQUE INDEX season_on ON season (guild_id) WHERE ended_at_ms IS NULL;

ALTER TABLE game_table ADD COLUMN rated INTEGER NOT NULL DEFAULT 1 CHECK (rated IN (0, 1));
                                                 -- whether its result moves ratings
ALTER TABLE game_table ADD COLUMN ended_no INTEGER; -- which finished table it is, over all servers, from 1: the order in
                                                 -- which results were reckoned; NULL: not finished, or not reckoned
ALTER TABLE game_table ADD COLUMN season_id INTEGER; -- the season it ended in; NULL: none
ALTER TABLE game_table ADD COLUMN among_people INTEGER CHECK (among_people IN (0, 1, 2));
                                                 -- 2: nobody but people sat there; 1: it counted among people in its server
                                                 -- all the same; 0: it did not; NULL: not reckoned
ALTER TABLE game_table ADD COLUMN margin INTEGER;   -- by how much the best score beat the second; NULL: not finished

ALTER TABLE game_table ADD COLUMN counts INTEGER NOT NULL DEFAULT 1 CHECK (counts IN (0, 1));
                                                 -- 0: it is there to be read only: in no record, no rating, no tally

CREATE UNIQUE INDEX game_table_ended ON game_table (ended_no) WHERE ended_no IS NOT NULL;
CREATE INDEX game_table_finished_game ON game_table (guild_id, game, ended_at_ms DESC, table_id DESC)
    WHERE status = 'finished';
CREATE INDEX game_table_closest ON game_table (guild_id, game, margin, ended_at_ms DESC)
    WHERE status = 'finished' AND counts = 1;

-- What is told and erased on a person's wish is found by the person.
CREATE INDEX game_table_of_host ON game_table (host_id);
CREATE INDEX note_of_user ON note (user_id);
CREATE INDEX direct_message_of_user ON direct_message (user_id);
CREATE INDEX invitation_of_user ON invitation (user_id);
CREATE INDEX invitation_by_user ON invitation (by_id);
CREATE INDEX held_seat_of_user ON held_seat (user_id);

-- Copies of the table's columns, so that one person's history is found in one walk.
ALTER TABLE result ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result ADD COLUMN game TEXT NOT NULL DEFAULT '';
ALTER TABLE result ADD COLUMN seats INTEGER NOT NULL DEFAULT 0;  -- how many sat at the table
ALTER TABLE result ADD COLUMN ended_at_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result ADD COLUMN counts INTEGER NOT NULL DEFAULT 1 CHECK (counts IN (0, 1));
ALTER TABLE result ADD COLUMN moves INTEGER NOT NULL DEFAULT 0;  -- how often the seat decided
ALTER TABLE result ADD COLUMN thought_ms INTEGER NOT NULL DEFAULT 0; -- how long it was waited for, together
ALTER TABLE result ADD COLUMN rating_before INTEGER; -- as shown, in its server, all time, before and after this table;
ALTER TABLE result ADD COLUMN rating_after INTEGER;  -- NULL: it moved no rating
ALTER TABLE result ADD COLUMN rating_machines INTEGER CHECK (rating_machines IN (0, 1));
                                                 -- 0: those two are among people; 1: with AIs, as the table had some
ALTER TABLE result ADD COLUMN world_after INTEGER;   -- among the people of all servers, after; NULL: it did not count there

UPDATE result SET
    guild_id = (SELECT t.guild_id FROM game_table t WHERE t.table_id = result.table_id),
    game = (SELECT t.game FROM game_table t WHERE t.table_id = result.table_id),
    seats = (SELECT count(*) FROM seat s WHERE s.table_id = result.table_id),
    ended_at_ms = (SELECT coalesce(t.ended_at_ms, 0) FROM game_table t WHERE t.table_id = result.table_id);

DROP INDEX result_of_user;
CREATE INDEX result_of_user ON result (user_id, ended_at_ms DESC, table_id DESC, game, place, resigned, guild_id, seats,
    counts) WHERE user_id IS NOT NULL;
CREATE INDEX result_of_user_in_guild ON result (user_id, guild_id, ended_at_ms DESC, table_id DESC, game, place, resigned, seats,
    counts) WHERE user_id IS NOT NULL;
CREATE INDEX result_highest ON result (guild_id, game, score DESC, table_id, seat)
    WHERE counts = 1 AND resigned = 0;

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
    ranked      INTEGER NOT NULL CHECK (ranked IN (0, 1)), -- 1: it stands on a long board; 0: on a short one
    PRIMARY KEY (hall, period, machines, game, user_id, ai)
) STRICT, WITHOUT ROWID;

-- The four orders of long boards; short ones are sorted when they are read, and cost nothing when a table ends.
-- `listed` and `ranked` stand in them so that counting reads nothing else.
CREATE INDEX record_by_rating ON record (hall, period, machines, game, sure DESC, rating DESC, user_id, listed, ranked)
    WHERE listed = 1 AND ranked = 1;
CREATE INDEX record_by_wins ON record (hall, period, machines, game, wins DESC, rating DESC, user_id, listed, ranked)
    WHERE listed = 1 AND ranked = 1;
CREATE INDEX record_by_share ON record (hall, period, machines, game, share DESC, stature DESC, user_id, listed, ranked)
    WHERE listed = 1 AND ranked = 1;
CREATE INDEX record_by_played ON record (hall, period, machines, game, played DESC, rating DESC, user_id, listed, ranked)
    WHERE listed = 1 AND ranked = 1;
CREATE INDEX record_of_user ON record (user_id, hall, period, machines) WHERE user_id <> 0;

-- A long board in stretches of some thousand rows, so that a rank or a page far down is found without counting from
-- the top. The first stretch begins above everybody; a board without stretches is short, and its rows are not ranked. What
-- a row does to them follows below, so that whoever writes a record need not know of them.
CREATE TABLE stretch (
    stretch_id  INTEGER NOT NULL PRIMARY KEY,
    hall        INTEGER NOT NULL,
    period      INTEGER NOT NULL,
    machines    INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    sort        TEXT    NOT NULL,                -- what the board is ranked by: rating, wins, share or played
    first       REAL    NOT NULL,                -- it holds who has this or less in what is ranked by first and second,
    second      INTEGER NOT NULL,                -- down to where the next one begins
    people      INTEGER NOT NULL                 -- how many stand in it
) STRICT;

CREATE UNIQUE INDEX stretch_of_board ON stretch (hall, period, machines, game, sort, first, second);

-- A row that comes to a board (`change` 1) or goes (-1) is counted in its stretch of each order.
CREATE VIEW counted_row AS
    SELECT hall, period, machines, game, sure, rating, wins, share, stature, played, listed AS change FROM record;
CREATE TRIGGER row_is_counted INSTEAD OF INSERT ON counted_row WHEN new.change <> 0 BEGIN
    UPDATE stretch SET people = people + new.change WHERE stretch_id IN (
        SELECT (SELECT s.stretch_id FROM stretch s
            WHERE s.hall = new.hall AND s.period = new.period AND s.machines = new.machines AND s.game = new.game
                AND s.sort = place.column1 AND (s.first, s.second) >= (place.column2, place.column3)
            ORDER BY s.first, s.second LIMIT 1)
        FROM (VALUES ('rating', +new.sure, +new.rating), ('wins', +new.wins, +new.rating),
            ('share', +new.share, +new.stature), ('played', +new.played, +new.rating)) place);
END;
CREATE TRIGGER record_comes AFTER INSERT ON record WHEN new.ranked = 1 BEGIN
    INSERT INTO counted_row VALUES (new.hall, new.period, new.machines, new.game,
        new.sure, new.rating, new.wins, new.share, new.stature, new.played, new.listed);
END;
CREATE TRIGGER record_moves AFTER UPDATE ON record WHEN old.ranked = 1 BEGIN
    INSERT INTO counted_row VALUES (old.hall, old.period, old.machines, old.game,
        old.sure, old.rating, old.wins, old.share, old.stature, old.played, -old.listed);
    INSERT INTO counted_row VALUES (new.hall, new.period, new.machines, new.game,
        new.sure, new.rating, new.wins, new.share, new.stature, new.played, new.listed);
END;
CREATE TRIGGER record_goes AFTER DELETE ON record WHEN old.ranked = 1 BEGIN
    INSERT INTO counted_row VALUES (old.hall, old.period, old.machines, old.game,
        old.sure, old.rating, old.wins, old.share, old.stature, old.played, -old.listed);
END;

-- The tables of the last 30 days: what leaves the records of that period as days go by.
CREATE TABLE recent (
    ended_at_ms INTEGER NOT NULL,
    table_id    INTEGER NOT NULL REFERENCES game_table (table_id),
    PRIMARY KEY (ended_at_ms, table_id)
) STRICT, WITHOUT ROWID;

-- How long a server's tables were, over all and by each option's value.
CREATE TABLE tally (
    guild_id  INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    setting   TEXT    NOT NULL,                  -- empty: all; else 'option=value'
    seats     INTEGER NOT NULL,                  -- tables of so many seats
    tables    INTEGER NOT NULL,
    steps     INTEGER NOT NULL,                  -- together
    lasted_ms INTEGER NOT NULL,                  -- together, from start to end
    PRIMARY KEY (guild_id, game, setting, seats)
) STRICT, WITHOUT ROWID;

-- How often each seat of them won; a shared win counts in equal parts.
CREATE TABLE seat_tally (
    guild_id  INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    setting   TEXT    NOT NULL,
    seats     INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    wins      REAL    NOT NULL,
    PRIMARY KEY (guild_id, game, setting, seats, seat)
) STRICT, WITHOUT ROWID;

-- People whose data was erased on their wish. Their results stay under an id of their own that is no Discord id, so
-- that the others' ratings stay what they are: the smallest integer plus `former_id`.
CREATE TABLE former_player (
    former_id    INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    erased_at_ms INTEGER NOT NULL
) STRICT;

-- By which rules of rating the records were reckoned. One row.
CREATE TABLE reckoning (
    only     INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    version  INTEGER NOT NULL                    -- 0: never; the next start reckons everything
) STRICT;

INSERT INTO reckoning VALUES (1, 0);
