//! Leaderboards. A board of all servers and all time is long: an index has each of its orders, and a table keeps the
//! number of its people. Every other board is short: a statement reads it whole and sorts it.
//!
//! `?1`: with AIs; `?2`: game; `?3`: server (column `hall`); `?4`: period; `?5`: sort. A statement of a long board has
//! the last three in its text.

use crate::Sort;

/// Rows of a long board in one of its orders.
macro_rules! long {
    ($sort:literal) => {
        concat!("record INDEXED BY record_by_", $sort, " WHERE hall = 0 AND period = 0")
    };
}

/// Lists the users on a page, best first; equals by their ids. `?6`: how many to list; `?7`: how many to skip.
macro_rules! page {
    ($rows:expr, $first:literal, $second:literal) => {
        concat!(
            "SELECT user_id FROM ",
            $rows,
            " AND listed = 1 AND machines = ?1 AND game = ?2
            ORDER BY ",
            $first,
            " DESC, ",
            $second,
            " DESC, user_id LIMIT ?6 OFFSET ?7"
        )
    };
}

/// Counts the people who stand before a user, `?6`, on a long board. Every count is one range of an index, because
/// comparing each row costs several times as much.
macro_rules! before {
    ($sort:literal, $first:literal, $second:literal) => {
        concat!(
            "WITH b AS NOT MATERIALIZED (SELECT * FROM ",
            long!($sort),
            " AND listed = 1 AND machines = ?1 AND game = ?2)
            SELECT (SELECT count(*) FROM b WHERE b.",
            concat!($first, " > m.", $first),
            ") + (SELECT count(*) FROM b WHERE b.",
            concat!($first, " = m.", $first, " AND b.", $second, " > m.", $second),
            ") + (SELECT count(*) FROM b WHERE b.",
            concat!($first, " = m.", $first, " AND b.", $second, " = m.", $second),
            " AND b.user_id < m.user_id)
            FROM record m
            WHERE m.hall = 0 AND m.period = 0 AND m.machines = ?1 AND m.game = ?2 AND m.user_id = ?6 AND m.ai = ''"
        )
    };
}

/// Sums the records of each person of a server over all games: the rows of its leaderboard of all games. `?1`: with
/// AIs; `?2`: server; `?3`: period; `?4`: sort. A bare column beside the only `max` comes from that row: the name at the
/// game that they played most. Five tables make a rank by share of wins.
macro_rules! total {
    ($people:literal, $rest:literal) => {
        concat!(
            "WITH total AS (SELECT user_id, NULL AS level, name, max(played) AS most, '' AS game, machines, 0 AS rating,
                0 AS doubt, sum(played) >= 5 AS sure, sum(played) AS played, sum(wins) AS wins, sum(places) AS places,
                sum(moves) AS moves, sum(thought_ms) AS thought_ms
            FROM record ",
            $people,
            " AND hall = ?2 AND period = ?3 AND machines = ?1 GROUP BY +user_id) ",
            $rest
        )
    };
}

statements! {
    LONG_BY_RATING = page!(long!("rating"), "sure", "rating");
    LONG_BY_WINS = page!(long!("wins"), "wins", "rating");
    LONG_BY_SHARE = page!(long!("share"), "share", "stature");
    LONG_BY_PLAYED = page!(long!("played"), "played", "rating");
    SHORT = page!(
        "record WHERE hall = ?3 AND period = ?4",
        "CASE ?5 WHEN 'rating' THEN sure WHEN 'wins' THEN wins WHEN 'share' THEN share ELSE played END",
        "iif(?5 = 'share', stature, rating)"
    );

    BEFORE_BY_RATING = before!("rating", "sure", "rating");
    BEFORE_BY_WINS = before!("wins", "wins", "rating");
    BEFORE_BY_SHARE = before!("share", "share", "stature");
    BEFORE_BY_PLAYED = before!("played", "played", "rating");
    /// `?6`: the user.
    SHORT_BEFORE = "SELECT count(*) FROM record m CROSS JOIN record b
        WHERE m.hall = ?3 AND m.period = ?4 AND m.machines = ?1 AND m.game = ?2 AND m.user_id = ?6 AND m.ai = ''
            AND b.hall = ?3 AND b.period = ?4 AND b.machines = ?1 AND b.game = ?2 AND b.listed = 1
            AND CASE ?5 WHEN 'rating' THEN (b.sure, b.rating, m.user_id) > (m.sure, m.rating, b.user_id)
                WHEN 'wins' THEN (b.wins, b.rating, m.user_id) > (m.wins, m.rating, b.user_id)
                WHEN 'share' THEN (b.share, b.stature, m.user_id) > (m.share, m.stature, b.user_id)
                ELSE (b.played, b.rating, m.user_id) > (m.played, m.rating, b.user_id) END";

    // The number of people on a board.

    LONG_PEOPLE = "SELECT coalesce((SELECT people FROM board_people WHERE machines = ?1 AND game = ?2), 0)";
    SHORT_PEOPLE = "SELECT count(*) FROM record
        WHERE hall = ?3 AND period = ?4 AND machines = ?1 AND game = ?2 AND listed = 1";

    // Updates of the number of people on a board.

    /// Runs before records (`?1`) are written: adds the people that they bring to a long board.
    ADD_PEOPLE = "INSERT INTO board_people (machines, game, people)
        SELECT k.value ->> 2, k.value ->> 3, count(*) FROM json_each(?1) k
        WHERE k.value ->> 0 = 0 AND k.value ->> 1 = 0 AND k.value ->> 4 <> 0
            AND NOT EXISTS (SELECT 1 FROM player p WHERE p.user_id = k.value ->> 4 AND p.hidden = 1)
            AND NOT EXISTS (SELECT 1 FROM record r WHERE r.hall = 0 AND r.period = 0 AND r.machines = k.value ->> 2
                AND r.game = k.value ->> 3 AND r.user_id = k.value ->> 4 AND r.ai = '')
        GROUP BY 1, 2
        ON CONFLICT (machines, game) DO UPDATE SET people = people + excluded.people";
    /// Runs before the records of a user (`?1`) are listed (`?2`) or removed.
    LIST_PEOPLE = "UPDATE board_people SET people = people + iif(?2, 1, -1)
        WHERE (machines, game) IN (SELECT r.machines, r.game FROM record r INDEXED BY record_of_user
            WHERE r.user_id = ?1 AND r.user_id <> 0 AND r.hall = 0 AND r.period = 0 AND r.listed <> ?2)";
    CLEAR_PEOPLE = "DELETE FROM board_people";

    // The rows of a board.

    /// The records of people, in the order of their list, `?6`.
    BOARD_RECORDS = "SELECT r.*, nullif(r.ai, '') AS level FROM json_each(?6) k CROSS JOIN record r
        WHERE r.hall = ?3 AND r.period = ?4 AND r.machines = ?1 AND r.game = ?2 AND r.user_id = k.value AND r.ai = ''
        ORDER BY k.key";
    MACHINES = "SELECT *, nullif(ai, '') AS level FROM record
        WHERE hall = ?3 AND period = ?4 AND machines = 1 AND game = ?2 AND user_id = 0 ORDER BY rating DESC, ai";

    // The board of all games, of one server.

    /// `?5`: how many to list; `?6`: how many to skip.
    TOTAL_PAGE = total!(
        "WHERE +user_id <> 0 AND listed = 1",
        "SELECT * FROM total ORDER BY
            CASE ?4 WHEN 'share' THEN 2.0 * sure + 1.0 * wins / played WHEN 'played' THEN played ELSE wins END DESC,
            CASE ?4 WHEN 'share' THEN played WHEN 'played' THEN wins ELSE -played END DESC, user_id LIMIT ?5 OFFSET ?6"
    );
    /// `?5`: the user.
    TOTAL_OF = total!("INDEXED BY record_of_user WHERE user_id = ?5 AND user_id <> 0", "SELECT * FROM total");
    /// Counts the people who stand before a user, `?5`, with so many tables, `?6`, and wins, `?7`.
    TOTAL_BEFORE = total!(
        "WHERE +user_id <> 0 AND listed = 1",
        "SELECT count(*) FROM total WHERE CASE ?4
            WHEN 'share' THEN (2.0 * sure + 1.0 * wins / played, played, ?5) >
                (2.0 * (?6 >= 5) + 1.0 * ?7 / ?6, ?6, user_id)
            WHEN 'played' THEN (played, wins, ?5) > (?6, ?7, user_id)
            ELSE (wins, -played, ?5) > (?7, -?6, user_id) END"
    );
    TOTAL_PEOPLE = "SELECT count(DISTINCT user_id) FROM record
        WHERE hall = ?2 AND period = ?3 AND machines = ?1 AND listed = 1";
    TOTAL_MACHINES = "SELECT user_id, ai AS level, name, '' AS game, machines, 0 AS rating, 0 AS doubt, 1 AS sure,
            sum(played) AS played, sum(wins) AS wins, sum(places) AS places, sum(moves) AS moves,
            sum(thought_ms) AS thought_ms
        FROM record WHERE hall = ?2 AND period = ?3 AND machines = 1 AND user_id = 0
        GROUP BY ai ORDER BY sum(wins) DESC, ai";

    /// Returns the first of each season's board by rating who has won. `?1`: with AIs; `?2`: server; `?3`: seasons; `?4`:
    /// game.
    CHAMPIONS = "SELECT k.value, r.user_id, r.name FROM json_each(?3) k CROSS JOIN record r
        WHERE r.hall = ?2 AND r.period = k.value AND r.machines = ?1 AND r.game = ?4 AND r.ai = '' AND r.user_id =
            (SELECT b.user_id FROM record b
            WHERE b.hall = ?2 AND b.period = k.value AND b.machines = ?1 AND b.game = ?4 AND b.listed = 1 AND b.wins > 0
            ORDER BY b.sure DESC, b.rating DESC, b.user_id LIMIT 1)";
}

/// The statements of one board.
pub(crate) struct Statements {
    pub(crate) page: &'static str,
    pub(crate) before: &'static str,
    pub(crate) people: &'static str,
}

pub(crate) fn leaderboard(sort: Sort, long: bool) -> Statements {
    let (page, before) = match (long, sort) {
        (true, Sort::Rating) => (LONG_BY_RATING, BEFORE_BY_RATING),
        (true, Sort::Wins) => (LONG_BY_WINS, BEFORE_BY_WINS),
        (true, Sort::Share) => (LONG_BY_SHARE, BEFORE_BY_SHARE),
        (true, Sort::Played) => (LONG_BY_PLAYED, BEFORE_BY_PLAYED),
        (false, _) => (SHORT, SHORT_BEFORE),
    };
    Statements { page, before, people: if long { LONG_PEOPLE } else { SHORT_PEOPLE } }
}
