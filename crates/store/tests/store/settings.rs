//! Tests of the choices of servers and players.

use crate::fixture::{ANA, BEN, EVA, GUILD, fixture, running};
use agon_store::{Busy, Commit, End, Ending, GuildId, NewOutbox, Notices};
use serde_json::json;

#[tokio::test]
async fn a_server_is_welcomed_once() {
    let at = fixture().await;
    assert_eq!(at.store.guild(GUILD).await.unwrap().welcomed_at_ms, None);
    at.store.set_guild_language(GUILD, Some("es")).await.unwrap();
    assert!(at.store.welcome(GUILD, &[], 5).await.unwrap());
    let hello = NewOutbox { table: None, kind: "welcome".to_owned(), body: json!({}), due_at_ms: 6, nonce: None };
    assert!(!at.store.welcome(GUILD, std::slice::from_ref(&hello), 6).await.unwrap());
    assert_eq!(at.store.due(9, 9, &Busy::default()).await.unwrap(), []);
    assert!(at.store.welcome(GuildId(77), &[hello], 6).await.unwrap());
    assert_eq!(at.store.due(9, 9, &Busy::default()).await.unwrap().len(), 1);
    let row = at.store.guild(GUILD).await.unwrap();
    assert_eq!((row.language.as_deref(), row.welcomed_at_ms), (Some("es"), Some(5)));
}

#[tokio::test]
async fn a_player_has_defaults_and_each_choice_leaves_the_others() {
    let at = fixture().await;
    let unknown = at.store.player(EVA).await.unwrap();
    assert_eq!((unknown.user, unknown.notices, unknown.dm_open), (EVA, Notices::Mention, None));

    at.store.set_seen_language(EVA, "es").await.unwrap();
    at.store.set_player_language(EVA, Some("de")).await.unwrap();
    at.store.set_notices(EVA, Notices::Quiet).await.unwrap();
    at.store.set_dm_open(EVA, Some(false)).await.unwrap();
    assert!(!at.store.player(EVA).await.unwrap().pays_as_suggested);
    at.store.set_pays_as_suggested(EVA, true).await.unwrap();
    assert_eq!(crate::privacy::about(&at.store, EVA).await["preferences"][0]["pays_as_suggested"], 1);
    // A player who has chosen needs no question.
    assert!(!at.store.mark_greeted(EVA).await.unwrap());
    let row = at.store.player(EVA).await.unwrap();
    assert_eq!((row.seen_language.as_deref(), row.language.as_deref()), (Some("es"), Some("de")));
    assert_eq!((row.user, row.notices, row.dm_open, row.greeted), (EVA, Notices::Quiet, Some(false), true));
    assert!(row.pays_as_suggested);

    assert!(at.store.mark_greeted(ANA).await.unwrap());
    at.store.set_dm_open(EVA, None).await.unwrap();
    at.store.set_player_language(EVA, None).await.unwrap();
    let row = at.store.player(EVA).await.unwrap();
    assert_eq!((row.language, row.dm_open, row.greeted), (None, None, true));
}

#[tokio::test]
async fn a_table_is_muted_by_each_for_themselves_until_it_ends() {
    let at = fixture().await;
    let [one, two] = [running(&at.store, 1).await.table, running(&at.store, 2).await.table];
    for (table, user) in [(one, BEN), (one, BEN), (one, ANA), (two, BEN)] {
        at.store.set_muted(table, user, true).await.unwrap();
    }
    at.store.set_muted(one, ANA, false).await.unwrap();
    assert!(at.store.muted(one, BEN).await.unwrap() && at.store.muted(two, BEN).await.unwrap());
    assert!(!at.store.muted(one, ANA).await.unwrap() && !at.store.muted(two, ANA).await.unwrap());
    let end = Some(End { status: Ending::Aborted, reason: None, results: Vec::new(), margin: None });
    at.store.commit(Commit { end, ..Commit::at(one, 0, 9) }).await.unwrap();
    assert!(!at.store.muted(one, BEN).await.unwrap() && at.store.muted(two, BEN).await.unwrap());
    // A mute after the end of the table does nothing.
    at.store.set_muted(one, BEN, true).await.unwrap();
    assert!(!at.store.muted(one, BEN).await.unwrap());
}
