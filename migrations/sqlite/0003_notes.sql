-- 0003: what a player keeps in mind about a table, for nobody else's eyes.

CREATE TABLE note (
    table_id  INTEGER NOT NULL REFERENCES game_table (table_id),
    user_id   INTEGER NOT NULL,                     -- whose note it is; nobody else reads it
    text      TEXT    NOT NULL,                     -- as it was written; PRIVATE
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
