-- 0021: when people can play: reminders, quiet hours, announced absences, and who hears of the end of a table.

ALTER TABLE player ADD COLUMN reminders TEXT NOT NULL DEFAULT 'once' CHECK (reminders IN ('once', 'six-hours', 'day', 'never'));
                                                 -- how often they are reminded of a turn
ALTER TABLE player ADD COLUMN zone TEXT;         -- their time zone, a name of the IANA database; NULL: UTC
ALTER TABLE player ADD COLUMN quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439);
                                                 -- minute of their day from which they are not called; NULL: no quiet hours
ALTER TABLE player ADD COLUMN quiet_to INTEGER CHECK (quiet_to BETWEEN 0 AND 1439 AND quiet_to <> quiet_from);
                                                 -- minute of their day from which they are called again; NULL as well
ALTER TABLE player ADD COLUMN away_from_ms INTEGER; -- from when they announced to be away; NULL: they did not
ALTER TABLE player ADD COLUMN away_until_ms INTEGER CHECK (away_until_ms > away_from_ms); -- when they are back; NULL as well

ALTER TABLE game_table ADD COLUMN away TEXT NOT NULL DEFAULT 'wait' CHECK (away IN ('wait', 'ai'));
                                                 -- when it is the turn of a person who announced to be away: their clock
                                                 -- stands for a while, or an AI plays
ALTER TABLE game_table ADD COLUMN nudged_seq INTEGER; -- how many steps it had when its people were last nudged; NULL: never

ALTER TABLE seat_clock ADD COLUMN away_left_ms INTEGER NOT NULL DEFAULT 0 CHECK (away_left_ms >= 0);
                                                 -- for how long the table still waits for its person while they are away
ALTER TABLE seat_clock ADD COLUMN away_since_ms INTEGER; -- since when it waits so; NULL: it does not. Its clock stands then

-- Open tables begin with the waiting that their pace gives (7 and 14 days).
UPDATE seat_clock SET away_left_ms = coalesce((SELECT CASE t.pace WHEN 'day' THEN 604800000 WHEN 'days' THEN 1209600000
    ELSE 0 END FROM game_table t WHERE t.table_id = seat_clock.table_id AND t.status = 'running'), 0);

ALTER TABLE outbox ADD COLUMN deferred INTEGER NOT NULL DEFAULT 0 CHECK (deferred IN (0, 1));
                                                 -- 1: it waited for the end of somebody's quiet hours, so it is not late

-- Who hears of the end of a table by direct message. Gone once they heard of it.
CREATE TABLE follower (
    table_id  INTEGER NOT NULL REFERENCES game_table (table_id),
    user_id   INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX follower_of_user ON follower (user_id);
