-- 0020: times: how long a turn may take, what happens when its time is up, and who is absent.

ALTER TABLE game_table ADD COLUMN pace TEXT NOT NULL DEFAULT 'none' CHECK (pace IN ('live', 'day', 'days', 'none'));
                                                 -- how long a turn may take; none: no clock, as at every table opened before
ALTER TABLE game_table ADD COLUMN absence TEXT NOT NULL DEFAULT 'gentle' CHECK (absence IN ('gentle', 'strict', 'wait'));
                                                 -- when a seat's time is up: an AI makes this turn, keeps the seat until its
                                                 -- owner is back, or nothing happens by itself
ALTER TABLE game_table ADD COLUMN paused_until_ms INTEGER; -- a person paused it until then; NULL: it is not paused
ALTER TABLE game_table ADD COLUMN pause_reason TEXT; -- why, in a server manager's words; NULL: its host paused it, or it is
                                                 -- not paused
ALTER TABLE game_table ADD COLUMN idle_asked_at_ms INTEGER; -- when it was asked whether it is still played; NULL: it was not
ALTER TABLE game_table ADD COLUMN ready_asked_at_ms INTEGER; -- lobby: when its people were asked whether they are ready;
                                                 -- NULL: they were not
ALTER TABLE game_table ADD COLUMN moved_ms INTEGER NOT NULL DEFAULT 0 CHECK (moved_ms >= 0);
                                                 -- by how much outages of the bot moved its clocks, in all
ALTER TABLE game_table ADD COLUMN moved_last_ms INTEGER; -- by how much the last outage moved them; NULL: none did
ALTER TABLE game_table ADD COLUMN moved_seq INTEGER CHECK ((moved_seq IS NULL) = (moved_last_ms IS NULL));
                                                 -- how many steps it had at that outage; NULL exactly when there was none

-- The clock of a seat that a person took, from the start of its table on, at every pace. It stays when the table is over.
CREATE TABLE seat_clock (
    table_id          INTEGER NOT NULL,
    seat              INTEGER NOT NULL,
    allowance_ms      INTEGER NOT NULL DEFAULT 0,   -- time for the present turn before the reserve is used
    spent_ms          INTEGER NOT NULL DEFAULT 0,   -- of the present turn, before runs_since_at_ms
    runs_since_at_ms  INTEGER,                      -- since when it runs; may lie ahead, where the call is due; NULL: it stands
    reserve_ms        INTEGER NOT NULL DEFAULT 0,   -- what is left of it
    called            INTEGER NOT NULL DEFAULT 0 CHECK (called IN (0, 1)),
                                                    -- 1: waited for since its turn began, whether or not the clock runs
    asked             INTEGER NOT NULL DEFAULT 0 CHECK (asked >= 0), -- how often it was asked in that chapter
    chapter           TEXT    NOT NULL DEFAULT '',  -- round and phase in which it was last asked, words of the game
    reminded          INTEGER NOT NULL DEFAULT 0 CHECK (reminded >= 0), -- reminders of the present turn
    covered           INTEGER NOT NULL DEFAULT 0 CHECK (covered IN (0, 1)),
                                                    -- 1: its time was up, and an AI makes the present turn
    missed            INTEGER NOT NULL DEFAULT 0 CHECK (missed >= 0), -- turns in a row that its person did not make
    stand_in          TEXT,                         -- level of the AI that plays until its owner is back; NULL: the person does
    absent_at_ms      INTEGER,                      -- since when its person is absent; NULL exactly when absent_why is
    absent_why        TEXT CHECK (absent_why IN ('clock', 'away', 'asked', 'gone', 'idle')),
                                                    -- time was up, an absence announced, a wish, left the server, nobody played
    turns             INTEGER NOT NULL DEFAULT 0 CHECK (turns >= 0), -- turns that it made, or an AI made for it
    turns_stood_in    INTEGER NOT NULL DEFAULT 0 CHECK (turns_stood_in >= 0),
                                                    -- of these: by an AI, or by an order for when time is up
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seat (table_id, seat),
    CHECK ((absent_at_ms IS NULL) = (absent_why IS NULL))
) STRICT, WITHOUT ROWID;

-- The few clocks that run, of all that ever did.
CREATE INDEX seat_clock_runs ON seat_clock (table_id) WHERE runs_since_at_ms IS NOT NULL;

ALTER TABLE step ADD COLUMN stood_in INTEGER NOT NULL DEFAULT 0 CHECK (stood_in IN (0, 1));
                                                 -- 1: made for the person, whose time was up or who was absent
ALTER TABLE standing_order ADD COLUMN at_zero INTEGER NOT NULL DEFAULT 0 CHECK (at_zero IN (0, 1));
                                                 -- 1: it answers only when its owner's time is up
ALTER TABLE player ADD COLUMN at_zero TEXT NOT NULL DEFAULT 'ai' CHECK (at_zero IN ('ai', 'decline'));
                                                 -- who answers for them when their time is up and no order does: an AI, or
                                                 -- the game's way to decline
ALTER TABLE guild ADD COLUMN times TEXT NOT NULL DEFAULT '{}' CHECK (json_type(times) = 'object');
                                                 -- what new tables begin with: {"pace": word, "absence": word}, JSON; a word
                                                 -- left out is the program's own default
ALTER TABLE guild ADD COLUMN times_told INTEGER NOT NULL DEFAULT 1 CHECK (times_told IN (0, 1));
                                                 -- 0: its managers have yet to hear that tables may have clocks
UPDATE guild SET times_told = 0;

-- Who said "ready" in a lobby that asks. Gone when it starts or closes, and when it stops asking.
CREATE TABLE ready (
    table_id  INTEGER NOT NULL REFERENCES game_table (table_id),
    user_id   INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX ready_of_user ON ready (user_id);

-- When the bot was last connected to Discord: what passes until the next time is an outage. One row, none before the first.
CREATE TABLE heartbeat (
    only        INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    beat_at_ms  INTEGER NOT NULL
) STRICT;

ALTER TABLE result ADD COLUMN turns INTEGER CHECK (turns >= 0); -- turns that the seat made, or an AI made for it; NULL: it was
                                                 -- before this was counted
ALTER TABLE result ADD COLUMN turns_stood_in INTEGER CHECK (turns_stood_in >= 0);
                                                 -- of these: by an AI, or by an order for when time is up; NULL as well
ALTER TABLE result ADD COLUMN absent INTEGER NOT NULL DEFAULT 0 CHECK (absent IN (0, 1));
                                                 -- 1: its person was absent at the end
ALTER TABLE result ADD COLUMN won INTEGER NOT NULL DEFAULT 0 CHECK (won IN (0, 1));
                                                 -- 1: a win: a first place that its person played for

-- Whether a table was won stands in both walks through a person's history: they read nothing else.
DROP INDEX result_of_user;
DROP INDEX result_of_user_in_guild;
UPDATE result SET won = 1 WHERE place = 1 AND resigned = 0;
CREATE INDEX result_of_user ON result (user_id, ended_at_ms DESC, table_id DESC, game, place, resigned, won, guild_id,
    seats, counts) WHERE user_id IS NOT NULL;
CREATE INDEX result_of_user_in_guild ON result (user_id, guild_id, ended_at_ms DESC, table_id DESC, game, place, resigned,
    won, seats, counts) WHERE user_id IS NOT NULL;
