-- 0023: steps that are taken back.

ALTER TABLE game_table ADD COLUMN undo TEXT NOT NULL DEFAULT 'own' CHECK (undo IN ('own', 'agreed', 'none'));
                                                 -- which steps may be taken back: a person's own; those too to which the
                                                 -- others agree; none
ALTER TABLE step ADD COLUMN automatic INTEGER NOT NULL DEFAULT 0 CHECK (automatic IN (0, 1));
                                                 -- 1: an order made it, or the table itself because nothing
                                                 -- else was possible; its seat does not take it back; told to nobody
