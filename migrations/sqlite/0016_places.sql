-- 0016: a long board follows what it ranks by a moment later: a row that moves in four orders is most of what the end of a
-- table would write while its people wait.

-- Where a row stands on its long board, once `ranked`; what it would stand by now are the columns without `board_`.
ALTER TABLE record ADD COLUMN board_sure INTEGER NOT NULL DEFAULT 0;
ALTER TABLE record ADD COLUMN board_rating INTEGER NOT NULL DEFAULT 0;
ALTER TABLE record ADD COLUMN board_wins INTEGER NOT NULL DEFAULT 0;
ALTER TABLE record ADD COLUMN board_share REAL NOT NULL DEFAULT 0;
ALTER TABLE record ADD COLUMN board_stature INTEGER NOT NULL DEFAULT 0;
ALTER TABLE record ADD COLUMN board_played INTEGER NOT NULL DEFAULT 0;
ALTER TABLE record ADD COLUMN moved INTEGER NOT NULL DEFAULT 0 CHECK (moved IN (0, 1));
                                                 -- 1: its long board has yet to follow

DROP TRIGGER record_comes;
DROP TRIGGER record_moves;
DROP TRIGGER record_goes;
DROP VIEW counted_row;
DROP INDEX record_by_rating;
DROP INDEX record_by_wins;
DROP INDEX record_by_share;
DROP INDEX record_by_played;

UPDATE record SET board_sure = sure, board_rating = rating, board_wins = wins, board_share = share,
    board_stature = stature, board_played = played WHERE ranked = 1;

CREATE INDEX record_by_rating
    ON record (hall, period, machines, game, board_sure DESC, board_rating DESC, user_id, listed, ranked)
    WHERE listed = 1 AND ranked = 1;
CREATE INDEX record_by_wins
    ON record (hall, period, machines, game, board_wins DESC, board_rating DESC, user_id, listed, ranked)
    WHERE listed = 1 AND ranked = 1;
CREATE INDEX record_by_share
    ON record (hall, period, machines, game, board_share DESC, board_stature DESC, user_id, listed, ranked)
    WHERE listed = 1 AND ranked = 1;
CREATE INDEX record_by_played
    ON record (hall, period, machines, game, board_played DESC, board_rating DESC, user_id, listed, ranked)
    WHERE listed = 1 AND ranked = 1;
CREATE INDEX record_moved ON record (hall, period, machines, game, user_id, ai) WHERE moved = 1;

-- A row that comes to a board (`change` 1) or goes (-1) is counted in its stretch of each order.
CREATE VIEW counted_row AS
    SELECT hall, period, machines, game, board_sure, board_rating, board_wins, board_share, board_stature, board_played,
        listed AS change FROM record;
CREATE TRIGGER row_is_counted INSTEAD OF INSERT ON counted_row WHEN new.change <> 0 BEGIN
    UPDATE stretch SET people = people + new.change WHERE stretch_id IN (
        SELECT (SELECT s.stretch_id FROM stretch s
            WHERE s.hall = new.hall AND s.period = new.period AND s.machines = new.machines AND s.game = new.game
                AND s.sort = place.column1 AND (s.first, s.second) >= (place.column2, place.column3)
            ORDER BY s.first, s.second LIMIT 1)
        FROM (VALUES ('rating', +new.board_sure, +new.board_rating), ('wins', +new.board_wins, +new.board_rating),
            ('share', +new.board_share, +new.board_stature), ('played', +new.board_played, +new.board_rating)) place);
END;
CREATE TRIGGER record_moves
AFTER UPDATE OF ranked, listed, board_sure, board_rating, board_wins, board_share, board_stature, board_played ON record
WHEN new.ranked = 1 BEGIN
    INSERT INTO counted_row VALUES (old.hall, old.period, old.machines, old.game, old.board_sure, old.board_rating,
        old.board_wins, old.board_share, old.board_stature, old.board_played, -old.listed * old.ranked);
    INSERT INTO counted_row VALUES (new.hall, new.period, new.machines, new.game, new.board_sure, new.board_rating,
        new.board_wins, new.board_share, new.board_stature, new.board_played, new.listed);
END;
CREATE TRIGGER record_goes AFTER DELETE ON record WHEN old.ranked = 1 BEGIN
    INSERT INTO counted_row VALUES (old.hall, old.period, old.machines, old.game, old.board_sure, old.board_rating,
        old.board_wins, old.board_share, old.board_stature, old.board_played, -old.listed);
END;
