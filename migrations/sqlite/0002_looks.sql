-- 0002: how pictures and panels look: colours by player and by table, and when a panel asks once more.

ALTER TABLE player ADD COLUMN palette TEXT;      -- colours of private pictures; NULL: the standard ones
ALTER TABLE player ADD COLUMN confirming TEXT NOT NULL DEFAULT 'risky' CHECK (confirming IN ('risky', 'always', 'never'));
                                                 -- when a panel asks once more: before what cannot be taken back,
                                                 -- before everything, or not at all
ALTER TABLE game_table ADD COLUMN palette TEXT;  -- colours of the public picture; NULL: the standard ones
