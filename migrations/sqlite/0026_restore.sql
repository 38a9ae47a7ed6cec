-- 0026: restore: open tables that a backup put back to an earlier step.

ALTER TABLE game_table ADD COLUMN restored_at_ms INTEGER; -- when a backup put the open table back: buttons of messages from
                                                 -- before act no more; NULL: never
