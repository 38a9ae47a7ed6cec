//! The operator's commands: lists of servers and tables beside a running bot, and the erasing of a person.

use crate::exports::ExportedTable;
use crate::program::{Said, agon};

impl ExportedTable {
    async fn says(&self, words: &[&str]) -> Said {
        let words: Vec<&str> = words.iter().copied().chain(["--db", "agon.db"]).collect();
        agon(self.folder.path(), &words).await
    }
}

/// Splits a list into its words, line by line, without its heading.
fn words(list: &str) -> Vec<Vec<&str>> {
    list.lines().skip(1).map(|line| line.split_whitespace().collect()).collect()
}

#[tokio::test]
async fn servers_and_tables_are_listed_beside_a_running_bot() {
    let exported = ExportedTable::begins().await;
    exported.starts().await;
    let store = exported.gamemaster.store();
    store.set_guild_name(agon_gamemaster::GuildId(10), "Agora\u{202e}").await.expect("a name");
    let lobby = exported.lobby(200).await;
    let servers = exported.says(&["servers"]).await.fine();
    assert_eq!(words(&servers), [["10", "2", "2", "Agora"]]);
    let steps = exported.gamemaster.snapshot(exported.table, None).await.expect("a look").seq().to_string();
    let open = exported.says(&["tables", "--open"]).await.fine();
    assert_eq!(
        words(&open),
        [["10", "1", "offrandes", "running", steps.as_str(), "1"], ["10", "2", "attika", "lobby", "0", "1"]]
    );
    exported.gamemaster.close_lobby(lobby, ExportedTable::HOST, false).await.expect("the lobby closes");
    assert_eq!(words(&exported.says(&["tables", "--open"]).await.fine()).len(), 1);
    assert_eq!(words(&exported.says(&["tables"]).await.fine())[1][3], "closed");
    assert_eq!(exported.says(&["tables", "--guild", "11"]).await.fine(), "no table\n");
    exported.ends().await;
}

#[tokio::test]
async fn a_person_is_erased_with_the_bot_stopped_and_after_a_look() {
    let exported = ExportedTable::begins().await;
    exported.starts().await;
    let told = exported.says(&["erase", "2"]).await.fine();
    assert!(
        told.contains("seats: 1\n") && told.contains("gives the seat to an AI at table 1 of server 10\n"),
        "{told}"
    );
    assert!(told.ends_with("nothing was changed; stop the bot and add --yes to erase\n"), "{told}");
    let told = exported.says(&["erase", "2", "--yes"]).await.refuses();
    assert!(told.contains("another Agon is already using this database"), "{told}");
    exported.ends().await;
    let told = exported.says(&["erase", "2", "--yes"]).await.fine();
    assert!(told.ends_with("erased; finished tables stay as a former player's\n"), "{told}");
    assert_eq!(exported.says(&["erase", "2"]).await.fine(), "nothing is stored about 2\n");
    assert_eq!(exported.says(&["verify"]).await.fine(), "1 tables fit\n");
}
