-- 0025: levels of AIs, and hints.

ALTER TABLE game_table ADD COLUMN stand_in TEXT NOT NULL DEFAULT 'greedy'
    CHECK (stand_in IN ('greedy', 'easy', 'normal', 'hard', 'expert'));
                                                 -- the level of an AI that takes the place of a person
ALTER TABLE game_table ADD COLUMN hints TEXT NOT NULL DEFAULT 'alone' CHECK (hints IN ('alone', 'all'));
                                                 -- who may ask for a hint at an unrated table: a person who plays AIs
                                                 -- alone; everybody
ALTER TABLE step ADD COLUMN cut INTEGER NOT NULL DEFAULT 0 CHECK (cut IN (0, 1));
                                                 -- 1: an AI made it and had no time to search to the end
ALTER TABLE sealed_choice ADD COLUMN cut INTEGER NOT NULL DEFAULT 0 CHECK (cut IN (0, 1));
                                                 -- 1: as above
