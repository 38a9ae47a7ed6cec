//! The schema: numbered migrations, embedded in the program and never edited once landed.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number, name and text of every migration, in order.
///
/// 0015 names the measures of the three games of its day, because old results needed them. It is the only place where
/// the store knows rules. A later game sends its measures with each end.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "tables of play", include_str!("../../../migrations/sqlite/0001_tables_of_play.sql")),
    (2, "looks", include_str!("../../../migrations/sqlite/0002_looks.sql")),
    (3, "notes", include_str!("../../../migrations/sqlite/0003_notes.sql")),
    (4, "orders", include_str!("../../../migrations/sqlite/0004_orders.sql")),
    (5, "lobbies", include_str!("../../../migrations/sqlite/0005_lobbies.sql")),
    (6, "servers", include_str!("../../../migrations/sqlite/0006_servers.sql")),
    (7, "proof", include_str!("../../../migrations/sqlite/0007_proof.sql")),
    (8, "records", include_str!("../../../migrations/sqlite/0008_records.sql")),
    (9, "rights", include_str!("../../../migrations/sqlite/0009_rights.sql")),
    (10, "past tables", include_str!("../../../migrations/sqlite/0010_past_tables.sql")),
    (11, "departures", include_str!("../../../migrations/sqlite/0011_departures.sql")),
    (12, "wishes", include_str!("../../../migrations/sqlite/0012_wishes.sql")),
    (13, "calls", include_str!("../../../migrations/sqlite/0013_calls.sql")),
    (14, "company", include_str!("../../../migrations/sqlite/0014_company.sql")),
    (15, "scores", include_str!("../../../migrations/sqlite/0015_scores.sql")),
    (16, "places", include_str!("../../../migrations/sqlite/0016_places.sql")),
    (17, "leaderboards", include_str!("../../../migrations/sqlite/0017_leaderboards.sql")),
    (18, "decisions", include_str!("../../../migrations/sqlite/0018_decisions.sql")),
    (19, "hosting", include_str!("../../../migrations/sqlite/0019_hosting.sql")),
    (20, "times", include_str!("../../../migrations/sqlite/0020_times.sql")),
    (21, "availability", include_str!("../../../migrations/sqlite/0021_availability.sql")),
    (22, "sittings", include_str!("../../../migrations/sqlite/0022_sittings.sql")),
    (23, "undo", include_str!("../../../migrations/sqlite/0023_undo.sql")),
    (24, "questions", include_str!("../../../migrations/sqlite/0024_questions.sql")),
    (25, "levels", include_str!("../../../migrations/sqlite/0025_levels.sql")),
    (26, "restore", include_str!("../../../migrations/sqlite/0026_restore.sql")),
    (27, "arrangements", include_str!("../../../migrations/sqlite/0027_arrangements.sql")),
    (28, "rest", include_str!("../../../migrations/sqlite/0028_rest.sql")),
];

/// The table in which sqlx records applied migrations.
pub(crate) const BOOKKEEPING: &str = "_sqlx_migrations";

/// Returns all migrations that this program knows.
pub(crate) fn migrator() -> Migrator {
    let migrations = MIGRATIONS
        .iter()
        .map(|(version, name, sql)| {
            Migration::new(*version, (*name).into(), MigrationType::Simple, (*sql).into_sql_str(), false)
        })
        .collect();
    Migrator::with_migrations(migrations)
}

/// Returns the names of our migrations that are not applied.
pub(crate) fn pending(applied: &[(i64, Vec<u8>)]) -> Vec<&'static str> {
    let missing = MIGRATIONS.iter().filter(|(version, ..)| applied.iter().all(|(known, _)| known != version));
    missing.map(|(_, name, _)| *name).collect()
}

/// Returns the number of the newest migration that this program knows.
pub(crate) fn newest() -> i64 {
    MIGRATIONS.iter().map(|(version, ..)| *version).max().unwrap_or_default()
}

/// The origin of a file, read from its migrations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FileOrigin {
    /// All its migrations are ours. Later ones of ours may be missing.
    Ours,
    /// It has a migration later than our last one.
    Newer {
        /// Its last migration.
        found: i64,
        /// Our last migration.
        known: i64,
    },
    /// One of its migrations has another text than ours, or is not ours.
    Foreign,
}

/// Compares applied migrations (number, checksum) with ours.
pub(crate) fn origin(applied: &[(i64, Vec<u8>)]) -> FileOrigin {
    let ours = migrator();
    let known = newest();
    for (version, checksum) in applied {
        match ours.iter().find(|migration| migration.version == *version) {
            Some(migration) if *migration.checksum == **checksum => {}
            None if *version > known => {}
            _ => return FileOrigin::Foreign,
        }
    }
    match applied.iter().map(|(version, _)| *version).max() {
        Some(found) if found > known => FileOrigin::Newer { found, known },
        _ => FileOrigin::Ours,
    }
}
