-- 0018: decisions: the point from which a player's panel tells what happened since.

ALTER TABLE seat ADD COLUMN decided_seq INTEGER; -- the step after which its holder last decided by hand; NULL: not yet, or it
                                                 -- was before this was noted
