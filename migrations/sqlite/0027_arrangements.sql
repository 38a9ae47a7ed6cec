-- 0027: arrangements, checked so that every SQLite reads the check alike.

-- Before 3.45, json_valid(NULL) is 0 and not NULL: an older `sqlite3` called a sound file damaged. A check cannot be
-- changed in place, so the column is made anew.
ALTER TABLE game_table ADD COLUMN arranged TEXT CHECK (arranged IS NULL OR json_valid(arranged));
UPDATE game_table SET arranged = arrangement WHERE arrangement IS NOT NULL;
ALTER TABLE game_table DROP COLUMN arrangement;
ALTER TABLE game_table RENAME COLUMN arranged TO arrangement;
                                                 -- as in 0005
