-- 0009: a table's channel may take nothing from us any more.

ALTER TABLE game_table ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0 CHECK (refusals >= 0);
                                                 -- how often in a row its channel took nothing from us; 0: it does
