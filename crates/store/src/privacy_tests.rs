//! What is kept about a person against what they are given of it: no column is forgotten.

use crate::migration::migrator;
use crate::sql;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;

/// Every table with rows of a person, what tells of it, and the columns that stay out: keys that are told as server and
/// number, which AI plays a seat on, and what a row says of others or of our own bookkeeping.
const TOLD: [(&str, &str, &[&str]); 14] = [
    ("player", sql::ABOUT_PLAYER, &[]),
    ("seat", sql::ABOUT_SEATS, &["ai", "stopped_at_ms"]),
    ("step", sql::ABOUT_SEATS, &[]),
    ("seal", sql::ABOUT_SEATS, &[]),
    ("result", sql::ABOUT_RESULTS, &["ai", "seats"]),
    // The order of boards: made of the columns before it.
    ("record", sql::ABOUT_RECORDS, &ORDERS),
    ("sealed_choice", sql::ABOUT_CHOICES, &[]),
    ("standing_order", sql::ABOUT_CHOICES, &[]),
    ("note", sql::ABOUT_NOTES, &[]),
    ("muted", sql::ABOUT_MUTED, &[]),
    ("invitation", sql::ABOUT_INVITATIONS, &[]),
    ("held_seat", sql::ABOUT_INVITATIONS, &[]),
    ("direct_message", sql::ABOUT_MESSAGES, &[]),
    ("outbox", sql::ABOUT_OUTBOX, &["table_id", "nonce", "attempts"]),
];

/// The columns boards are ordered by.
const ORDERS: [&str; 12] = [
    "ai",
    "share",
    "stature",
    "listed",
    "ranked",
    "board_sure",
    "board_rating",
    "board_wins",
    "board_share",
    "board_stature",
    "board_played",
    "moved",
];

#[tokio::test]
async fn a_person_is_given_every_column_that_is_about_them() {
    let dir = TempDir::new().unwrap();
    let options = SqliteConnectOptions::new().filename(dir.path().join("agon.db")).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    migrator().run(&mut connection).await.unwrap();
    for (table, statement, untold) in TOLD {
        let columns = sqlx::query_scalar("SELECT name FROM pragma_table_info(?1)").bind(table);
        let columns: Vec<String> = columns.fetch_all(&mut connection).await.unwrap();
        assert!(!columns.is_empty(), "there is no {table}");
        // Words in quotes are names in the file, not columns.
        let code: String = statement.split('\'').step_by(2).collect();
        let words: Vec<&str> = code.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect();
        for column in columns {
            let told = words.contains(&column.as_str());
            assert_ne!(told, untold.contains(&column.as_str()), "{table}.{column}: told is {told}");
        }
    }
}
