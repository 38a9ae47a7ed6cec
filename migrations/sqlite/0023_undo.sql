-- 0023: steps that are taken back.

ALTER TABLE game_table ADD COLUMN undo TEXT NOT NULL DEFAULT 'own' CHECK (undo IN ('own', 'agreed', 'none'));
                                                 -- which steps may be taken back: a person's own; those too to which the
                                                 -- others agree; none
ALTER TABLE step ADD COLUMN ordered INTEGER NOT NULL DEFAULT 0 CHECK (ordered IN (0, 1));
                                                 -- 1: an order made it, which its seat does not take back; told to nobody
