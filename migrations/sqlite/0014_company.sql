-- 0014: company: a table for people only.

ALTER TABLE game_table ADD COLUMN people_only INTEGER NOT NULL DEFAULT 0 CHECK (people_only IN (0, 1));
                                                 -- whether no AI may take a seat in its lobby
