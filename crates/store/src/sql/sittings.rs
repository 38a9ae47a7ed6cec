//! Seats that change hands: who sat there, and which seats are offered.

statements! {
    SITTINGS = "SELECT seat, no, user_id, name, from_seq, to_seq, left_at_ms FROM sitting
        WHERE table_id = ?1 ORDER BY seat, no";
    /// Notes who has held the seat so far, if it changes hands for the first time.
    BEGIN_SITTINGS = "INSERT INTO sitting (table_id, seat, no, user_id, name, from_seq)
        SELECT s.table_id, s.seat, 0, s.user_id, s.name, 0 FROM seat s
        WHERE s.table_id = ?1 AND s.seat = ?2 AND s.user_id IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM sitting i WHERE i.table_id = ?1 AND i.seat = ?2)";
    /// `?3`: the number of steps; `?4`: the time. A person who gave the seat up left it then.
    END_SITTING = "UPDATE sitting SET to_seq = ?3, left_at_ms = coalesce((SELECT s.left_at_ms FROM seat s
            WHERE s.table_id = ?1 AND s.seat = ?2 AND s.resigned = 1), ?4)
        WHERE table_id = ?1 AND seat = ?2 AND to_seq IS NULL";
    ADD_SITTING = "INSERT INTO sitting (table_id, seat, no, user_id, name, from_seq)
        SELECT ?1, ?2, coalesce(max(no), -1) + 1, ?3, ?4, ?5 FROM sitting WHERE table_id = ?1 AND seat = ?2";
    /// Forgets the call of the person before, and begins the recap of the new one.
    BEGIN_SEAT = "UPDATE seat SET called_seq = NULL, decided_seq = ?3 WHERE table_id = ?1 AND seat = ?2";
    DROP_CHOICE_OF_SEAT = "DELETE FROM sealed_choice WHERE table_id = ?1 AND seat = ?2";
    DROP_ORDERS_OF_SEAT = "DELETE FROM standing_order WHERE table_id = ?1 AND seat = ?2";
    /// Ends the history of those who sit there no more. `?2`: the time at which the table ended.
    END_SITTINGS = "UPDATE sitting SET ended_at_ms = ?2 WHERE table_id = ?1 AND to_seq IS NOT NULL";
    /// Forgets a direct message whose buttons are gone.
    FORGET_DIRECT_MESSAGE = "DELETE FROM direct_message WHERE table_id = ?1 AND user_id = ?2";

    OFFERS = "SELECT seat, offered_at_ms, user_id FROM seat_offer WHERE table_id = ?1 ORDER BY seat";
    PUT_OFFER = "INSERT INTO seat_offer (table_id, seat, offered_at_ms, user_id) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (table_id, seat) DO UPDATE
        SET offered_at_ms = excluded.offered_at_ms, user_id = excluded.user_id";
    WITHDRAW_OFFER = "DELETE FROM seat_offer WHERE table_id = ?1 AND seat = ?2";
}
