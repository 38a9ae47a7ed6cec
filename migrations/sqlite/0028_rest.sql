-- 0028: tables at rest, which a start need not load.

ALTER TABLE game_table ADD COLUMN at_rest INTEGER NOT NULL DEFAULT 0 CHECK (at_rest IN (0, 1));
                                                 -- 1: nothing is to be done at the table before somebody acts or a
                                                 -- deadline comes
ALTER TABLE game_table ADD COLUMN paused_code TEXT; -- the code that its board tells while the table contradicts itself;
                                                 -- NULL: it does not
CREATE INDEX game_table_restless ON game_table (table_id) WHERE status = 'running' AND at_rest = 0;

ALTER TABLE heartbeat ADD COLUMN version TEXT;   -- the version of the program that showed the boards; NULL: unknown
