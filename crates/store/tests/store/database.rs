//! Databases for tests. A fresh one is a copy of a migrated file, so the migrations run once and not for each test.

use agon_store::Store;
use std::fs;
use std::path::Path;
use tempfile::TempDir;
use tokio::sync::OnceCell;

/// The bytes of an empty database after all migrations.
static MIGRATED: OnceCell<Vec<u8>> = OnceCell::const_new();

/// Opens the database at `path`. If the file is missing, writes an empty database there first.
pub async fn open(path: impl AsRef<Path>) -> Store {
    let path = path.as_ref();
    if !path.exists() {
        fs::write(path, MIGRATED.get_or_init(migrated).await).expect("a file");
    }
    Store::open(path, 0).await.expect("a database")
}

/// Reads the file that an earlier process left, or runs the migrations and leaves that file. Some test runners start a
/// process for each test.
async fn migrated() -> Vec<u8> {
    let shared = Path::new(env!("CARGO_TARGET_TMPDIR")).join("migrated.db");
    let folder = TempDir::new().expect("a folder");
    let own = folder.path().join("agon.db");
    // The file of an older build lacks migrations, or has other ones.
    let fits = fs::copy(&shared, &own).is_ok() && Store::examine(&own).await.is_ok_and(|pending| pending.is_empty());
    if !fits {
        let _ = fs::remove_file(&own);
        Store::open(&own, 0).await.expect("a database").close().await;
        // Other processes may do the same at this moment: each puts a whole file there. Without it, the next process
        // runs the migrations again.
        let whole = shared.with_extension(std::process::id().to_string());
        let _ = fs::copy(&own, &whole).and_then(|_| fs::rename(&whole, &shared));
    }
    fs::read(&own).expect("the database")
}
