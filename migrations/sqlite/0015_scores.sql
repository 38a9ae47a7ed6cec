-- 0015: scores: by how little a table was won and what breaks ties of a score, in each game's own order of comparing.

ALTER TABLE result ADD COLUMN measures TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(measures));
                                                 -- JSON list of [word, number]: what the game ranked the seat by, the
                                                 -- score first, then what breaks its ties; below 0: fewer are better
ALTER TABLE game_table ADD COLUMN margin_level INTEGER; -- how many numbers the first two were equal in before one parted
                                                 -- them, 1 or more: a tie was broken; NULL: no number decided it
ALTER TABLE game_table ADD COLUMN margin_in TEXT; -- the number that parted them, a word of the game; NULL: they share the
                                                 -- win, or no number decided it
-- `margin` is by how much it did from now on, below 0 where fewer are better, and 0 where the win is shared.

-- Tables that are over. How many of its parts a game compares, and in which order, is told by the names of the parts.
UPDATE result SET measures = CASE parts ->> '$[0][0]'
        WHEN 'metropolises' THEN parts
        WHEN 'buildings' THEN json_array(parts -> '$[0]', json_array('settlements', -(parts ->> '$[1][1]')))
        ELSE json_array(json_array('points', score)) END
    WHERE parts ->> '$[0][0]' IN ('metropolises', 'buildings', 'sacrifices');
UPDATE game_table SET margin = NULL;

-- The first seat of each, and the best of the others, where several people or AIs stayed; `capped`: what is beyond the
-- goal breaks ties only, after the gold.
WITH sat AS (
        SELECT r.table_id, r.place, r.parts ->> '$[0][0]' AS first, r.score AS a,
            r.measures ->> '$[1][1]' AS b, r.measures ->> '$[2][1]' AS c,
            t.ended_reason AS reason,
            row_number() OVER (PARTITION BY r.table_id ORDER BY r.place, r.score DESC, r.seat) AS at,
            CASE WHEN t.options ->> '$."tie-break"' = 'metropolises' THEN r.score
                ELSE min(r.score, CASE (SELECT count(*) FROM result o WHERE o.table_id = r.table_id)
                    WHEN 2 THEN 3 ELSE 2 END) END AS capped
        FROM result r JOIN game_table t USING (table_id)
        WHERE t.status = 'finished' AND r.resigned = 0 AND r.measures <> '[]'),
    pair AS (
        SELECT w.table_id, w.first, w.reason, n.place = 1 AS shared, w.a - n.a AS a, w.b - n.b AS b, w.c - n.c AS c,
            w.capped - n.capped AS capped
        FROM sat w JOIN sat n ON n.table_id = w.table_id AND n.at = 2 WHERE w.at = 1),
    told AS (
        SELECT table_id, CASE
                WHEN reason IN ('shrines', 'survivor') THEN NULL
                -- All buildings stood in a seat given up.
                WHEN shared AND reason = 'buildings' THEN NULL
                WHEN shared AND first = 'metropolises' THEN json_array(4, NULL, 0)
                WHEN shared THEN json_array(2, NULL, 0)
                WHEN first = 'sacrifices' AND a > 0 THEN json_array(0, 'points', a)
                WHEN first = 'buildings' AND a > 0 THEN json_array(0, first, a)
                WHEN first = 'buildings' AND b > 0 THEN json_array(1, 'settlements', -b)
                WHEN first = 'metropolises' AND capped > 0 THEN json_array(0, first, a)
                WHEN first = 'metropolises' AND b > 0 THEN json_array(1, 'gold', b)
                WHEN first = 'metropolises' AND b = 0 AND a > 0 THEN json_array(2, first, a)
                WHEN first = 'metropolises' AND b = 0 AND a = 0 AND c > 0 THEN json_array(3, 'income', c)
            END AS margin
        FROM pair)
UPDATE game_table SET margin_level = told.margin ->> 0, margin_in = told.margin ->> 1, margin = told.margin ->> 2
    FROM told WHERE told.table_id = game_table.table_id AND told.margin IS NOT NULL;

DROP INDEX game_table_closest;
CREATE INDEX game_table_closest ON game_table (guild_id, game, margin_level DESC, abs(margin), ended_at_ms DESC)
    WHERE status = 'finished' AND counts = 1 AND margin_level IS NOT NULL;
DROP INDEX result_highest;
CREATE INDEX result_highest ON result (guild_id, game, score DESC, measures ->> '$[1][1]' DESC,
    measures ->> '$[2][1]' DESC, table_id, seat) WHERE counts = 1 AND resigned = 0;

-- A table taken in without times told moves of no time: they weighed on how long its people think.
UPDATE result SET moves = 0 WHERE moves > 0 AND thought_ms = 0
    AND table_id IN (SELECT table_id FROM game_table WHERE imported_at_ms IS NOT NULL);
UPDATE reckoning SET version = 0 WHERE EXISTS (SELECT 1 FROM game_table WHERE imported_at_ms IS NOT NULL);
