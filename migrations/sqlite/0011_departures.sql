-- 0011: departures: since when a seat's person plays no part any more.

ALTER TABLE seat ADD COLUMN left_at_ms INTEGER;  -- when the person gave the seat up, or the game put it out; NULL: plays on,
                                                 -- or it was before this was noted
