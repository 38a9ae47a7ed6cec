//! Compares the columns about a person with those that the export contains: none may be missing.

use crate::migration::migrator;
use crate::sql;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;

/// Every table with rows of a person, its export statement, its prefix there, and the columns left out besides the
/// keys: those exported with the seat, the AI that continues a seat, and those about other people or our own records.
const TOLD: [(&str, &str, &str, &[&str]); 22] = [
    ("player", sql::ABOUT_PLAYER, "", &[]),
    ("seat", sql::ABOUT_SEATS, "s.", &["ai", "stopped_at_ms"]),
    ("sitting", sql::ABOUT_SITTINGS, "i.", &[]),
    ("seat_offer", sql::ABOUT_OFFERED, "o.", &[]),
    ("question", sql::ABOUT_QUESTIONS, "q.", &["channel_id", "message_id"]),
    ("ballot", sql::ABOUT_BALLOTS, "b.", &[]),
    ("seat_clock", sql::ABOUT_CLOCKS, "c.", &[]),
    ("step", sql::ABOUT_SEATS, "p.", &["seat", "cut"]),
    ("seal", sql::ABOUT_SEATS, "e.", &["seat"]),
    ("result", sql::ABOUT_RESULTS, "r.", &["ai", "seats"]),
    // The order of boards is computed from the exported columns.
    ("record", sql::ABOUT_RECORDS, "", &ORDERS),
    ("sealed_choice", sql::ABOUT_CHOICES, "c.", &["seat", "cut"]),
    ("standing_order", sql::ABOUT_CHOICES, "o.", &["seat"]),
    ("note", sql::ABOUT_NOTES, "n.", &[]),
    ("muted", sql::ABOUT_MUTED, "m.", &[]),
    ("ready", sql::ABOUT_READY, "r.", &[]),
    ("follower", sql::ABOUT_FOLLOWED, "f.", &[]),
    ("blocked", sql::ABOUT_BLOCKED, "", &[]),
    ("invitation", sql::ABOUT_INVITATIONS, "i.", &[]),
    ("held_seat", sql::ABOUT_INVITATIONS, "h.", &[]),
    ("direct_message", sql::ABOUT_MESSAGES, "d.", &[]),
    ("outbox", sql::ABOUT_OUTBOX, "", &["outbox_id", "body", "nonce", "attempts", "deferred"]),
];

/// The keys of rows. The file's head names the user, and a table is exported as server and number.
const KEYS: [&str; 2] = ["user_id", "table_id"];

/// The columns that order boards.
const ORDERS: [&str; 4] = ["ai", "share", "stature", "listed"];

#[tokio::test]
async fn a_person_is_given_every_column_that_is_about_them() {
    let dir = TempDir::new().unwrap();
    let options = SqliteConnectOptions::new().filename(dir.path().join("agon.db")).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    migrator().run(&mut connection).await.unwrap();
    for (table, statement, called, untold) in TOLD {
        let columns = sqlx::query_scalar("SELECT name FROM pragma_table_info(?1)").bind(table);
        let columns: Vec<String> = columns.fetch_all(&mut connection).await.unwrap();
        assert!(!columns.is_empty(), "there is no {table}");
        // Words in quotes are names in the file, not columns.
        let code: String = statement.split('\'').step_by(2).collect();
        let given = given(&code);
        for column in columns.iter().map(String::as_str) {
            let told = given.contains(&format!("{called}{column}").as_str());
            let stays_out = KEYS.contains(&column) || untold.contains(&column);
            assert_ne!(told, stays_out, "{table}.{column}: told is {told}");
        }
    }
}

/// Returns the words of a statement between each SELECT and the next FROM: its output, not its conditions.
fn given(code: &str) -> Vec<&str> {
    let words = code.split(|letter: char| !letter.is_alphanumeric() && !matches!(letter, '_' | '.'));
    let mut gives = false;
    let given = words.filter(|word| {
        gives = *word == "SELECT" || (gives && *word != "FROM");
        gives
    });
    given.collect()
}
