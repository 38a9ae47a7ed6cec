//! Leaderboards: `?1` hall, `?2` period, `?3` with AIs, `?4` game. An index walks in each of the four orders.

use crate::Sort;

/// A long board in one order, by the index that has it.
macro_rules! long {
    ($index:literal) => {
        concat!("FROM record b INDEXED BY ", $index, " WHERE b.ranked = 1 AND b.listed = 1")
    };
}

/// A short board, read whole.
macro_rules! short {
    () => {
        "FROM record b WHERE b.listed = 1"
    };
}

/// The rows of a board in one order: `$first` and then `$second` from above; equals by their ids.
macro_rules! board {
    ($walk:expr, $first:literal, $second:literal) => {
        concat!(
            "SELECT r.* FROM (SELECT b.user_id ",
            $walk,
            " AND b.hall = ?1 AND b.period = ?2 AND b.machines = ?3 AND b.game = ?4
                    AND (b.",
            $first,
            ", b.",
            $second,
            ") <= (?5, ?6)
                ORDER BY b.",
            $first,
            " DESC, b.",
            $second,
            " DESC, b.user_id LIMIT ?7 OFFSET ?8) k CROSS JOIN record r
            WHERE r.hall = ?1 AND r.period = ?2 AND r.machines = ?3 AND r.game = ?4 AND r.user_id = k.user_id AND r.ai = ''
            ORDER BY r.",
            $first,
            " DESC, r.",
            $second,
            " DESC, r.user_id"
        )
    };
}

/// How many stand before somebody, from the beginning of a stretch.
macro_rules! before {
    ($walk:expr, $first:literal, $second:literal) => {
        concat!(
            "SELECT (SELECT count(*) ",
            $walk,
            " AND b.hall = ?1 AND b.period = ?2 AND b.machines = ?3 AND b.game = ?4
                    AND (b.",
            $first,
            ", b.",
            $second,
            ") <= (?5, ?6) AND (b.",
            $first,
            ", b.",
            $second,
            ") > (?7, ?8))
                + (SELECT count(*) ",
            $walk,
            " AND b.hall = ?1 AND b.period = ?2 AND b.machines = ?3 AND b.game = ?4 AND b.",
            $first,
            " = ?7 AND b.",
            $second,
            " = ?8 AND b.user_id < ?9)"
        )
    };
}

/// What is ranked by, of the row so many rows below the beginning of a stretch.
macro_rules! fence {
    ($walk:expr, $first:literal, $second:literal) => {
        concat!(
            "SELECT CAST(b.",
            $first,
            " AS REAL), b.",
            $second,
            " ",
            $walk,
            " AND b.hall = ?1 AND b.period = ?2 AND b.machines = ?3 AND b.game = ?4
                AND (b.",
            $first,
            ", b.",
            $second,
            ") <= (?5, ?6)
            ORDER BY b.",
            $first,
            " DESC, b.",
            $second,
            " DESC LIMIT 1 OFFSET ?7"
        )
    };
}

/// Records take their places on a long board.
macro_rules! placed {
    ($which:literal) => {
        concat!(
            "UPDATE record SET moved = 0, ranked = 1, board_sure = sure, board_rating = rating, board_wins = wins,
                board_share = share, board_stature = stature, board_played = played",
            $which
        )
    };
}

statements! {
    COUNT_BOARD = "SELECT count(*) FROM record
        WHERE hall = ?1 AND period = ?2 AND machines = ?3 AND game = ?4 AND listed = 1";
    /// A board has grown long: from now on the indexes have its orders. Nothing where they have them.
    RANK_BOARD = placed!("
        WHERE hall = ?1 AND period = ?2 AND machines = ?3 AND game = ?4 AND ranked = 0");
    /// An index has those that moved, and no others: all halls of it are searched.
    HAS_MOVED = "SELECT EXISTS (SELECT 1 FROM record INDEXED BY record_moved WHERE moved = 1 AND hall >= 0)";
    /// At most `?1` of those that have moved; all of them, if it is below 0.
    PLACE_MOVED = placed!("
        FROM (SELECT hall, period, machines, game, user_id, ai FROM record INDEXED BY record_moved
            WHERE moved = 1 AND hall >= 0 LIMIT ?1) m
        WHERE record.hall = m.hall AND record.period = m.period AND record.machines = m.machines
            AND record.game = m.game AND record.user_id = m.user_id AND record.ai = m.ai");
    /// `?5`, `?6`: where the rows begin, in what is ranked by.
    BOARD_BY_RATING = board!(long!("record_by_rating"), "board_sure", "board_rating");
    BOARD_BY_WINS = board!(long!("record_by_wins"), "board_wins", "board_rating");
    BOARD_BY_SHARE = board!(long!("record_by_share"), "board_share", "board_stature");
    BOARD_BY_PLAYED = board!(long!("record_by_played"), "board_played", "board_rating");
    SHORT_BOARD_BY_RATING = board!(short!(), "sure", "rating");
    SHORT_BOARD_BY_WINS = board!(short!(), "wins", "rating");
    SHORT_BOARD_BY_SHARE = board!(short!(), "share", "stature");
    SHORT_BOARD_BY_PLAYED = board!(short!(), "played", "rating");
    /// `?5`, `?6`: where to begin; `?7`, `?8`, `?9`: whom to stop at, in what is ranked by and the user.
    BEFORE_BY_RATING = before!(long!("record_by_rating"), "board_sure", "board_rating");
    BEFORE_BY_WINS = before!(long!("record_by_wins"), "board_wins", "board_rating");
    BEFORE_BY_SHARE = before!(long!("record_by_share"), "board_share", "board_stature");
    BEFORE_BY_PLAYED = before!(long!("record_by_played"), "board_played", "board_rating");
    SHORT_BEFORE_BY_RATING = before!(short!(), "sure", "rating");
    SHORT_BEFORE_BY_WINS = before!(short!(), "wins", "rating");
    SHORT_BEFORE_BY_SHARE = before!(short!(), "share", "stature");
    SHORT_BEFORE_BY_PLAYED = before!(short!(), "played", "rating");
    FENCE_BY_RATING = fence!(long!("record_by_rating"), "board_sure", "board_rating");
    FENCE_BY_WINS = fence!(long!("record_by_wins"), "board_wins", "board_rating");
    FENCE_BY_SHARE = fence!(long!("record_by_share"), "board_share", "board_stature");
    FENCE_BY_PLAYED = fence!(long!("record_by_played"), "board_played", "board_rating");
    /// `?5`: what is ranked by.
    STRETCHES = "SELECT first, second, people FROM stretch INDEXED BY stretch_of_board
        WHERE hall = ?1 AND period = ?2 AND machines = ?3 AND game = ?4 AND sort = ?5
        ORDER BY first DESC, second DESC";
    PUT_STRETCH = "INSERT INTO stretch (hall, period, machines, game, sort, first, second, people)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        ON CONFLICT (hall, period, machines, game, sort, first, second) DO UPDATE SET people = excluded.people";
    CLEAR_STRETCHES = "DELETE FROM stretch";
    RECORD = "SELECT * FROM record WHERE hall = ?1 AND period = ?2 AND machines = ?3 AND game = ?4 AND user_id = ?5 AND ai = ''";
    MACHINES = "SELECT * FROM record WHERE hall = ?1 AND period = ?2 AND machines = 1 AND game = ?3 AND user_id = 0
        ORDER BY rating DESC, ai";
}

/// The statements of one order.
pub(crate) struct Order {
    pub(crate) rows: &'static str,
    pub(crate) before: &'static str,
    /// Of a long board only.
    pub(crate) fence: &'static str,
}

/// Of a short board, or of a long one.
pub(crate) fn order(sort: Sort, short: bool) -> Order {
    let (long, [rows, before]) = match sort {
        Sort::Rating => {
            ([BOARD_BY_RATING, BEFORE_BY_RATING, FENCE_BY_RATING], [SHORT_BOARD_BY_RATING, SHORT_BEFORE_BY_RATING])
        }
        Sort::Wins => ([BOARD_BY_WINS, BEFORE_BY_WINS, FENCE_BY_WINS], [SHORT_BOARD_BY_WINS, SHORT_BEFORE_BY_WINS]),
        Sort::Share => {
            ([BOARD_BY_SHARE, BEFORE_BY_SHARE, FENCE_BY_SHARE], [SHORT_BOARD_BY_SHARE, SHORT_BEFORE_BY_SHARE])
        }
        Sort::Played => {
            ([BOARD_BY_PLAYED, BEFORE_BY_PLAYED, FENCE_BY_PLAYED], [SHORT_BOARD_BY_PLAYED, SHORT_BEFORE_BY_PLAYED])
        }
    };
    let [long_rows, long_before, fence] = long;
    let [rows, before] = if short { [rows, before] } else { [long_rows, long_before] };
    Order { rows, before, fence }
}
