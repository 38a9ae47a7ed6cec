//! The data of one person: statements for its export and erasure.

statements! {
    // Each returns one JSON object per row. Ids are texts, because not every JSON reader keeps all their digits.

    ABOUT_PLAYER = "SELECT json_object('language', language, 'seen_language', seen_language, 'notices', notices,
            'dm_open', dm_open, 'greeted', greeted, 'palette', palette, 'confirming', confirming,
            'pays_as_suggested', pays_as_suggested, 'hidden', hidden, 'named_everywhere', named_everywhere,
            'at_zero', at_zero, 'reminders', reminders, 'zone', zone, 'quiet_from', quiet_from, 'quiet_to', quiet_to,
            'away_from_ms', away_from_ms, 'away_until_ms', away_until_ms)
        FROM player WHERE user_id = ?1";
    ABOUT_HOSTED = "SELECT json_object('server', CAST(guild_id AS TEXT), 'table', number, 'game', game,
            'opened_at_ms', created_at_ms)
        FROM game_table WHERE host_id = ?1 ORDER BY table_id";
    ABOUT_OPENED = "SELECT json_object('server', CAST(guild_id AS TEXT), 'table', number,
            'role_called_at_ms', role_called_at_ms)
        FROM game_table WHERE opened_by = ?1 ORDER BY table_id";
    ABOUT_BLOCKED = "SELECT json_object('server', CAST(guild_id AS TEXT)) FROM blocked WHERE user_id = ?1
        ORDER BY guild_id";
    /// The actions of an AI in a resigned seat stay secret until the table is over.
    ABOUT_SEATS = "SELECT json_object('server', CAST(t.guild_id AS TEXT), 'table', t.number, 'game', t.game,
            'status', t.status, 'seat', s.seat + 1, 'name', s.name, 'resigned', s.resigned, 'left_at_ms', s.left_at_ms,
            'called_at_step', s.called_seq, 'decided_at_step', s.decided_seq, 'host', t.host_id = ?1,
            'opened_at_ms', t.created_at_ms, 'ended_at_ms', t.ended_at_ms,
            'steps', (SELECT json_group_array(json_object('seq', p.seq, 'text', p.text, 'at_ms', p.at_ms,
                    'stood_in', p.stood_in, 'automatic', p.automatic))
                FROM (SELECT * FROM step p WHERE p.table_id = s.table_id AND p.seat = s.seat AND p.seq > coalesce(
                        (SELECT i.from_seq FROM sitting i WHERE i.table_id = s.table_id AND i.seat = s.seat
                            AND i.to_seq IS NULL), 0)
                    AND (s.resigned = 0 OR t.ended_at_ms IS NOT NULL) ORDER BY p.seq) p),
            'seals', (SELECT json_group_array(json_object('asked', e.seq, 'first', e.first_seq, 'steps', e.steps,
                    'blind', lower(hex(e.blind)), 'commitment', lower(hex(e.commitment))))
                FROM (SELECT * FROM seal e WHERE e.table_id = s.table_id AND e.seat = s.seat AND e.first_seq > coalesce(
                        (SELECT i.from_seq FROM sitting i WHERE i.table_id = s.table_id AND i.seat = s.seat
                            AND i.to_seq IS NULL), 0)
                    AND (s.resigned = 0 OR t.ended_at_ms IS NOT NULL) ORDER BY e.seq) e))
        FROM seat s JOIN game_table t USING (table_id) WHERE s.user_id = ?1 ORDER BY s.table_id";
    /// Gives the steps and seals from before the person left the seat. A seat of the present owner stands among the seats
    /// too.
    ABOUT_SITTINGS = "SELECT json_object('server', CAST(t.guild_id AS TEXT), 'table', t.number, 'seat', i.seat + 1,
            'in_order', i.no + 1, 'name', i.name, 'from_step', i.from_seq, 'to_step', i.to_seq,
            'left_at_ms', i.left_at_ms, 'ended_at_ms', i.ended_at_ms, 'moves', i.moves, 'thought_ms', i.thought_ms,
            'rating_before', i.rating_before, 'rating_after', i.rating_after, 'rating_with_ai', i.rating_machines,
            'rating_everywhere_after', i.world_after,
            'steps', (SELECT json_group_array(json_object('seq', p.seq, 'text', p.text, 'at_ms', p.at_ms,
                    'stood_in', p.stood_in, 'automatic', p.automatic))
                FROM (SELECT * FROM step p WHERE p.table_id = i.table_id AND p.seat = i.seat AND p.seq > i.from_seq
                    AND p.seq <= i.to_seq AND p.at_ms <= i.left_at_ms ORDER BY p.seq) p),
            'seals', (SELECT json_group_array(json_object('asked', e.seq, 'first', e.first_seq, 'steps', e.steps,
                    'blind', lower(hex(e.blind)), 'commitment', lower(hex(e.commitment))))
                FROM (SELECT e.* FROM seal e JOIN step p ON p.table_id = e.table_id AND p.seq = e.first_seq
                    WHERE e.table_id = i.table_id AND e.seat = i.seat AND e.first_seq > i.from_seq
                    AND e.first_seq <= i.to_seq AND p.at_ms <= i.left_at_ms ORDER BY e.seq) e))
        FROM sitting i JOIN game_table t USING (table_id) WHERE i.user_id = ?1 ORDER BY t.table_id, i.seat, i.no";
    ABOUT_OFFERED = "SELECT json_object('server', CAST(t.guild_id AS TEXT), 'table', t.number, 'seat', o.seat + 1,
            'offered_at_ms', o.offered_at_ms)
        FROM seat_offer o JOIN game_table t USING (table_id) WHERE o.user_id = ?1 ORDER BY t.table_id, o.seat";
    /// Gives what the person asked, not what another did in the seat before them.
    ABOUT_QUESTIONS = "SELECT json_object('server', CAST(t.guild_id AS TEXT), 'table', t.number, 'number', q.number,
            'kind', q.kind, 'words', q.words, 'seat', q.seat + 1, 'seq', q.seq, 'round', q.round,
            'asked_at_ms', q.asked_at_ms, 'verdict', q.verdict, 'ended_at_ms', q.ended_at_ms, 'ended_seq', q.ended_seq)
        FROM seat s JOIN question q USING (table_id, seat) JOIN game_table t USING (table_id)
        WHERE s.user_id = ?1 AND q.seq >= coalesce((SELECT i.from_seq FROM sitting i
                WHERE i.table_id = s.table_id AND i.seat = s.seat AND i.to_seq IS NULL), 0)
        ORDER BY t.table_id, q.number";
    ABOUT_BALLOTS = "SELECT json_object('server', CAST(t.guild_id AS TEXT), 'table', t.number, 'number', b.number,
            'seat', b.seat + 1, 'yes', b.yes, 'at_ms', b.at_ms)
        FROM seat s JOIN ballot b USING (table_id, seat) JOIN question q USING (table_id, number)
            JOIN game_table t USING (table_id)
        WHERE s.user_id = ?1 AND q.seq >= coalesce((SELECT i.from_seq FROM sitting i
                WHERE i.table_id = s.table_id AND i.seat = s.seat AND i.to_seq IS NULL), 0)
        ORDER BY t.table_id, b.number";
    /// Gives the clock as the table shows it.
    ABOUT_CLOCKS = "SELECT json_object('server', CAST(t.guild_id AS TEXT), 'table', t.number, 'seat', c.seat + 1,
            'allowance_ms', c.allowance_ms, 'spent_ms', c.spent_ms, 'runs_since_at_ms', c.runs_since_at_ms,
            'reserve_ms', c.reserve_ms, 'called', c.called, 'asked', c.asked, 'chapter', c.chapter,
            'reminded', c.reminded, 'covered', c.covered, 'missed', c.missed, 'stand_in', c.stand_in,
            'absent_at_ms', c.absent_at_ms, 'absent_why', c.absent_why, 'turns', c.turns,
            'turns_stood_in', c.turns_stood_in, 'away_left_ms', c.away_left_ms, 'away_since_ms', c.away_since_ms)
        FROM seat s JOIN seat_clock c USING (table_id, seat) JOIN game_table t USING (table_id)
        WHERE s.user_id = ?1 ORDER BY t.table_id";
    ABOUT_RESULTS = "SELECT json_object('server', CAST(r.guild_id AS TEXT), 'table', t.number, 'game', r.game,
            'place', r.place, 'score', iif(r.parts = 'null', NULL, r.score), 'parts', json(r.parts), 'measures', json(r.measures),
            'name', r.name, 'moves', r.moves,
            'thought_ms', r.thought_ms, 'rating_before', r.rating_before, 'rating_after', r.rating_after,
            'rating_with_ai', r.rating_machines, 'rating_everywhere_after', r.world_after, 'seat', r.seat + 1,
            'resigned', r.resigned, 'turns', r.turns, 'turns_stood_in', r.turns_stood_in, 'absent', r.absent,
            'won', r.won, 'counts', r.counts, 'ended_at_ms', r.ended_at_ms)
        FROM result r JOIN game_table t USING (table_id) WHERE r.user_id = ?1 ORDER BY r.ended_at_ms, r.table_id";
    ABOUT_RECORDS = "SELECT json_object('server', CAST(hall AS TEXT), 'period', period, 'with_ai', machines,
            'game', game, 'name', name, 'mu', mu, 'sigma', sigma, 'rating', rating, 'doubt', doubt, 'sure', sure, 'played', played, 'wins', wins,
            'places', places, 'moves', moves, 'thought_ms', thought_ms)
        FROM record WHERE user_id = ?1 AND user_id <> 0 ORDER BY hall, period, machines, game";
    ABOUT_NOTES = "SELECT json_object('server', CAST(t.guild_id AS TEXT), 'table', t.number, 'note', n.text)
        FROM game_table t JOIN note n USING (table_id) WHERE n.user_id = ?1 ORDER BY t.table_id";
    ABOUT_MUTED = "SELECT json_object('server', CAST(t.guild_id AS TEXT), 'table', t.number)
        FROM game_table t JOIN muted m USING (table_id) WHERE m.user_id = ?1 ORDER BY t.table_id";
    ABOUT_FOLLOWED = "SELECT json_object('server', CAST(t.guild_id AS TEXT), 'table', t.number)
        FROM game_table t JOIN follower f USING (table_id) WHERE f.user_id = ?1 ORDER BY t.table_id";
    ABOUT_READY = "SELECT json_object('server', CAST(t.guild_id AS TEXT), 'table', t.number)
        FROM game_table t JOIN ready r USING (table_id) WHERE r.user_id = ?1 ORDER BY t.table_id";
    /// The blind of a locked choice belongs to its owner, like the choice. It opens no other one.
    ABOUT_CHOICES = "SELECT json_object('server', CAST(t.guild_id AS TEXT), 'table', t.number, 'about', o.about,
            'order', o.words, 'told', o.told, 'at_zero', o.at_zero)
        FROM seat s JOIN standing_order o USING (table_id, seat) JOIN game_table t USING (table_id)
        WHERE s.user_id = ?1 AND s.resigned = 0
        UNION ALL
        SELECT json_object('server', CAST(t.guild_id AS TEXT), 'table', t.number, 'choice', c.words, 'asked', c.seq,
            'locked', c.locked, 'blind', iif(c.blind IS NULL, NULL, lower(hex(c.blind))))
        FROM seat s JOIN sealed_choice c USING (table_id, seat) JOIN game_table t USING (table_id)
        WHERE s.user_id = ?1 AND s.resigned = 0";
    ABOUT_INVITATIONS = "SELECT json_object('server', CAST(t.guild_id AS TEXT), 'table', t.number, 'at_ms', i.at_ms,
            'by_me', i.by_id = ?1)
        FROM invitation i JOIN game_table t USING (table_id) WHERE i.user_id = ?1 OR i.by_id = ?1
        UNION ALL
        SELECT json_object('server', CAST(t.guild_id AS TEXT), 'table', t.number, 'held_as', h.name,
            'place', h.place)
        FROM held_seat h JOIN game_table t USING (table_id) WHERE h.user_id = ?1";
    ABOUT_MESSAGES = "SELECT json_object('server', CAST(t.guild_id AS TEXT), 'table', t.number,
            'channel', CAST(d.channel_id AS TEXT), 'message', CAST(d.message_id AS TEXT))
        FROM direct_message d JOIN game_table t USING (table_id) WHERE d.user_id = ?1";
    ABOUT_OUTBOX = "SELECT json_object('kind', kind, 'due_at_ms', due_at_ms, 'sent_at_ms', sent_at_ms) FROM outbox
        WHERE EXISTS (SELECT 1 FROM json_tree(outbox.body) WHERE atom = ?1) ORDER BY outbox_id";

    // Erasing.

    /// True if any table holds data about a user that erasing removes. Blocks stay: they belong to a server's managers.
    KNOWN = "SELECT EXISTS (SELECT 1 FROM player WHERE user_id = ?1)
        OR EXISTS (SELECT 1 FROM seat WHERE user_id = ?1)
        OR EXISTS (SELECT 1 FROM result WHERE user_id = ?1)
        OR EXISTS (SELECT 1 FROM sitting WHERE user_id = ?1)
        OR EXISTS (SELECT 1 FROM seat_offer WHERE user_id = ?1)
        OR EXISTS (SELECT 1 FROM record WHERE user_id = ?1 AND user_id <> 0)
        OR EXISTS (SELECT 1 FROM game_table WHERE host_id = ?1)
        OR EXISTS (SELECT 1 FROM game_table WHERE opened_by = ?1)
        OR EXISTS (SELECT 1 FROM note WHERE user_id = ?1)
        OR EXISTS (SELECT 1 FROM muted WHERE user_id = ?1)
        OR EXISTS (SELECT 1 FROM ready WHERE user_id = ?1)
        OR EXISTS (SELECT 1 FROM follower WHERE user_id = ?1)
        OR EXISTS (SELECT 1 FROM direct_message WHERE user_id = ?1)
        OR EXISTS (SELECT 1 FROM invitation WHERE user_id = ?1 OR by_id = ?1)
        OR EXISTS (SELECT 1 FROM held_seat WHERE user_id = ?1)";
    HELD_FOR = "SELECT table_id FROM held_seat WHERE user_id = ?1 ORDER BY table_id";
    SAT_AT = "SELECT table_id FROM seat s JOIN game_table t USING (table_id)
        WHERE s.user_id = ?1 AND (t.ended_at_ms IS NULL OR t.ended_at_ms >= ?2)
        UNION SELECT table_id FROM held_seat WHERE user_id = ?1
        UNION SELECT table_id FROM seat_offer WHERE user_id = ?1
        UNION SELECT i.table_id FROM sitting i JOIN game_table t USING (table_id)
            WHERE i.user_id = ?1 AND (t.ended_at_ms IS NULL OR t.ended_at_ms >= ?2)";
    STILL_SEATED = "SELECT count(*) FROM seat s CROSS JOIN game_table t NOT INDEXED USING (table_id)
        WHERE s.user_id = ?1 AND s.resigned = 0 AND t.status IN ('lobby', 'running')";
    /// Makes the id that replaces the old one: smaller than every id that Discord assigns.
    NEW_FORMER = "INSERT INTO former_player (erased_at_ms) VALUES (?1)
        RETURNING -9223372036854775808 + former_id";
    HIDE_FORMER = "INSERT INTO player (user_id, hidden) VALUES (?1, 1)";
    FORMER_SEATS = "UPDATE seat SET user_id = ?2, name = '' WHERE user_id = ?1";
    FORMER_RESULTS = "UPDATE result SET user_id = ?2, name = '' WHERE user_id = ?1";
    FORMER_SITTINGS = "UPDATE sitting SET user_id = ?2, name = '' WHERE user_id = ?1";
    FORMER_RECORDS = "UPDATE record SET user_id = ?2, name = '' WHERE user_id = ?1 AND user_id <> 0";
    FORMER_HOST = "UPDATE game_table SET host_id = ?2 WHERE host_id = ?1";
    FORMER_OPENER = "UPDATE game_table SET opened_by = ?2 WHERE opened_by = ?1";
    FORMER_INVITER = "UPDATE invitation SET by_id = ?2 WHERE by_id = ?1";
    DROP_PLAYER = "DELETE FROM player WHERE user_id = ?1";
    DROP_NOTES = "DELETE FROM note WHERE user_id = ?1";
    DROP_MUTED = "DELETE FROM muted WHERE user_id = ?1";
    DROP_FOLLOWED = "DELETE FROM follower WHERE user_id = ?1";
    /// A seat that only the user could take is free no more.
    DROP_OFFERED = "DELETE FROM seat_offer WHERE user_id = ?1";
    DROP_READY = "DELETE FROM ready WHERE user_id = ?1";
    DROP_MESSAGES = "DELETE FROM direct_message WHERE user_id = ?1";
    DROP_INVITATIONS = "DELETE FROM invitation WHERE user_id = ?1";
    DROP_HELD = "DELETE FROM held_seat WHERE user_id = ?1";
    /// Removes the user from calls to several people. The call to the others stays.
    UNCALL = "UPDATE outbox SET body = json_set(body, '$.users',
            json((SELECT json_group_array(u.value) FROM json_each(body, '$.users') u WHERE u.value <> ?1)))
        WHERE json_array_length(body, '$.users') > 1 AND EXISTS
            (SELECT 1 FROM json_each(body, '$.users') u WHERE u.value = ?1)";
    /// Deletes the rows that address or mention the user.
    DROP_OUTBOX = "DELETE FROM outbox WHERE EXISTS (SELECT 1 FROM json_tree(outbox.body) WHERE atom = ?1)";
}
