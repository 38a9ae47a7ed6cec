-- 0013: calls: a turn of many steps calls its seat once.

ALTER TABLE seat ADD COLUMN called_seq INTEGER;  -- the table's seq when its person was last called there; NULL: never, or not
                                                 -- since the board moved to another channel
