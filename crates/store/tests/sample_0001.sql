-- At least one row in every table of schema version 1, as a running bot leaves them.
INSERT INTO guild VALUES (10, 'es', 1700000000000);
INSERT INTO player VALUES (1, 'de', 'es', 'direct', 1, 1);
INSERT INTO player (user_id) VALUES (-1);
INSERT INTO game_table VALUES
    (1, 10, 1, 100, 'offrandes', 1, '{"gods":"4"}', 2, 1, 'en', 'running',
        x'0001020304050607080910111213141516171819202122232425262728293031', 900, 2,
        1700000000000, 1700000060000, NULL, NULL, 100, 500, 501, 1),
    (2, 10, 2, 101, 'attika', 1, '{}', 2, 1, 'en', 'finished',
        x'0001020304050607080910111213141516171819202122232425262728293031', 901, 0,
        1700000000000, 1700000060000, 1700000070000, 'points', 101, NULL, NULL, NULL);
INSERT INTO seat VALUES (1, 0, 1, NULL, 'Ana', 0), (1, 1, NULL, 'hard', 'Bot', 0), (2, 0, 1, 'easy', 'Ana', 1);
INSERT INTO step VALUES (1, 1, NULL, 'start 0', 1700000060000), (1, 2, 0, 'bid 4', 1700000061000);
INSERT INTO sealed_choice VALUES (1, 0, 2, 'lot peasant water', 0);
INSERT INTO outbox VALUES (1, 1, 'board', '{}', 1700000061000, 0, NULL, NULL);
INSERT INTO direct_message VALUES (1, 1, 600, 601);
INSERT INTO result VALUES (2, 0, 1, -3, '[["altars",-3]]', 1, 'easy', 'Ana', 1);
