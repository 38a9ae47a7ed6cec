-- 0001: everything a table of play needs, from the lobby to the ranking.
--
-- Habits of every table here:
--   * STRICT: a column holds its declared type and nothing else.
--   * Times are UTC milliseconds since 1970 and end in `_at_ms`.
--   * Discord ids (snowflakes) are unsigned 64-bit; SQLite keeps them as the signed integer with the same bits.
--   * Flags are 0 or 1. JSON is TEXT. Words (`status`, `notices`, `ai`, ...) are lower-case ASCII, never sentences.
-- Once landed, this file is never edited: a change is a new file with the next number.

-- What a Discord server has chosen for itself. A server without a row has chosen nothing.
CREATE TABLE guild (
    guild_id        INTEGER NOT NULL PRIMARY KEY,   -- Discord's id of the server
    language        TEXT,                           -- language tag of public messages; NULL: not chosen
    welcomed_at_ms  INTEGER                         -- when the welcome was promised; NULL: never
) STRICT;

-- What a Discord user has chosen, in every server alike. A user without a row has the defaults below.
CREATE TABLE player (
    user_id         INTEGER NOT NULL PRIMARY KEY,   -- Discord's id of the user
    language        TEXT,                           -- language tag of private messages; NULL: not chosen
    seen_language   TEXT,                           -- language tag their Discord last spoke; NULL: never seen
    notices         TEXT    NOT NULL DEFAULT 'mention' CHECK (notices IN ('mention', 'direct', 'quiet')),
                                                    -- how "it is your turn" reaches them
    dm_open         INTEGER CHECK (dm_open IN (0, 1)),
                                                    -- whether direct messages get through; NULL: never tried
    greeted         INTEGER NOT NULL DEFAULT 0 CHECK (greeted IN (0, 1))
                                                    -- whether they were asked once how to be called
) STRICT;

-- One play of a game by certain people in one channel, from its lobby to its end. Rows are never deleted.
CREATE TABLE game_table (
    table_id          INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, -- never reused
    guild_id          INTEGER NOT NULL,             -- the server it is played in
    number            INTEGER NOT NULL CHECK (number >= 1), -- what people call it: "table 12", counted per server
    channel_id        INTEGER NOT NULL,             -- the channel or thread it occupies while open
    game              TEXT    NOT NULL,             -- id of the game
    rules             INTEGER NOT NULL CHECK (rules >= 0), -- version of the game's rules its log is read with
    options           TEXT    NOT NULL CHECK (json_valid(options)), -- the game's options, JSON
    seats_wanted      INTEGER NOT NULL CHECK (seats_wanted BETWEEN 1 AND 255), -- seats when it starts
    host_id           INTEGER NOT NULL,             -- the user who may start it
    language          TEXT    NOT NULL,             -- language tag of its public messages
    status            TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'aborted', 'closed')),
                                                    -- finished: played to the end; aborted: stopped while running;
                                                    -- closed: given up in the lobby
    seed              BLOB    NOT NULL CHECK (length(seed) = 32), -- secret of its luck, opened at the end
    start_interaction INTEGER,                      -- Discord's id of the click that started it; NULL: not started
    seq               INTEGER NOT NULL DEFAULT 0 CHECK (seq >= 0), -- how many steps it has
    created_at_ms     INTEGER NOT NULL,
    started_at_ms     INTEGER,                      -- NULL: not started
    ended_at_ms       INTEGER,                      -- NULL: still open
    ended_reason      TEXT,                         -- why it ended, a word; NULL: open, or nothing to add
    board_channel_id  INTEGER NOT NULL,             -- where the board message is, or will be
    board_message_id  INTEGER,                      -- the one public message; NULL: none yet
    notice_message_id INTEGER,                      -- the newest "your turn" mention in the channel; NULL: none
    notice_seq        INTEGER,                      -- the step since which it calls; NULL exactly when there is none
    UNIQUE (guild_id, number),
    CHECK ((status IN ('lobby', 'running')) = (ended_at_ms IS NULL)),
    CHECK (status <> 'lobby' OR started_at_ms IS NULL),
    CHECK (status NOT IN ('running', 'finished') OR started_at_ms IS NOT NULL),
    CHECK ((start_interaction IS NULL) = (started_at_ms IS NULL)),
    CHECK ((notice_message_id IS NULL) = (notice_seq IS NULL))
) STRICT;

-- A channel holds at most one open table.
CREATE UNIQUE INDEX game_table_open_in_channel ON game_table (channel_id) WHERE status IN ('lobby', 'running');
-- The history of a server, newest first.
CREATE INDEX game_table_finished ON game_table (guild_id, ended_at_ms DESC, table_id DESC) WHERE status = 'finished';

-- Who sits where. A person who resigned keeps the seat's user_id and gets an ai that plays on.
CREATE TABLE seat (
    table_id  INTEGER NOT NULL REFERENCES game_table (table_id),
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255), -- from 0, as the rules count
    user_id   INTEGER,                              -- the person; NULL: an AI from the start
    ai        TEXT,                                 -- level of the AI that decides; NULL: the person does
    name      TEXT    NOT NULL,                     -- the name shown at this table
    resigned  INTEGER NOT NULL DEFAULT 0 CHECK (resigned IN (0, 1)),
    PRIMARY KEY (table_id, seat),
    CHECK (user_id IS NOT NULL OR ai IS NOT NULL),
    CHECK (resigned = 0 OR (user_id IS NOT NULL AND ai IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_of_user ON seat (user_id) WHERE user_id IS NOT NULL;

-- The log of a table: actions and chance outcomes, in the order they happened. The state is its replay.
CREATE TABLE step (
    table_id  INTEGER NOT NULL REFERENCES game_table (table_id),
    seq       INTEGER NOT NULL CHECK (seq >= 1),    -- from 1, without a gap
    seat      INTEGER,                              -- who decided; NULL: chance
    text      TEXT    NOT NULL,                     -- the action or outcome in its notation
    at_ms     INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq),
    FOREIGN KEY (table_id, seat) REFERENCES seat (table_id, seat)
) STRICT, WITHOUT ROWID;

-- A log is only ever added to, at its end. (The first trigger also stops INSERT OR REPLACE, which fires no DELETE trigger.)
CREATE TRIGGER step_at_the_end BEFORE INSERT ON step
WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM step WHERE table_id = NEW.table_id)
BEGIN
    SELECT RAISE(ABORT, 'a step is added at the end of its log');
END;
CREATE TRIGGER step_never_changes BEFORE UPDATE ON step
BEGIN
    SELECT RAISE(ABORT, 'a step never changes');
END;
CREATE TRIGGER step_never_goes BEFORE DELETE ON step
BEGIN
    SELECT RAISE(ABORT, 'a step is never deleted');
END;

-- The secret words a seat has laid down while others still think. Drafts, never steps; they never move game_table.seq.
CREATE TABLE sealed_choice (
    table_id  INTEGER NOT NULL REFERENCES game_table (table_id),
    seat      INTEGER NOT NULL,
    seq       INTEGER NOT NULL CHECK (seq >= 0),    -- game_table.seq when the decision was asked: which decision it is
    words     TEXT    NOT NULL,                     -- the choice in its notation; SECRET until revealed
    locked    INTEGER NOT NULL CHECK (locked IN (0, 1)), -- 1: the owner has confirmed
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seat (table_id, seat)
) STRICT, WITHOUT ROWID;

-- What must still be told to Discord: written with the step that causes it, sent after, marked when sent.
CREATE TABLE outbox (
    outbox_id   INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, -- in the order of writing, never reused
    table_id    INTEGER REFERENCES game_table (table_id),   -- NULL: about no table
    kind        TEXT    NOT NULL,                   -- what to tell, a word
    body        TEXT    NOT NULL CHECK (json_valid(body)), -- to whom and about what, JSON: ids only, no text, no secret, no token
    due_at_ms   INTEGER NOT NULL,                   -- not to be sent before
    attempts    INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0), -- how often sending failed
    sent_at_ms  INTEGER,                            -- NULL: not sent
    nonce       TEXT                                -- for Discord, which drops a second creation with it; NULL: 'o' and outbox_id
) STRICT;

CREATE INDEX outbox_unsent ON outbox (due_at_ms, outbox_id) WHERE sent_at_ms IS NULL;
CREATE INDEX outbox_sent ON outbox (sent_at_ms) WHERE sent_at_ms IS NOT NULL;

-- The newest direct message with a panel that a player has for a table: the one whose buttons are kept.
CREATE TABLE direct_message (
    table_id    INTEGER NOT NULL REFERENCES game_table (table_id),
    user_id     INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,                   -- the direct-message channel it is in
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- How each seat of an ended table came out, as it stood then: names and levels are copies.
CREATE TABLE result (
    table_id  INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    place     INTEGER NOT NULL CHECK (place BETWEEN 1 AND 255), -- 1 is the winner; equal seats share a place
    score     INTEGER NOT NULL,                     -- what the game ranks by first
    parts     TEXT    NOT NULL CHECK (json_valid(parts)), -- where the score came from, JSON
    user_id   INTEGER,                              -- NULL: an AI
    ai        TEXT,                                 -- level of the AI that held the seat at the end; NULL: none
    name      TEXT    NOT NULL,                     -- the name shown then
    resigned  INTEGER NOT NULL CHECK (resigned IN (0, 1)),
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seat (table_id, seat),
    CHECK (user_id IS NOT NULL OR ai IS NOT NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_of_user ON result (user_id) WHERE user_id IS NOT NULL;
