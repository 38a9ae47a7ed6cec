//! Tests of the choices of servers, and the lists of open tables.

use crate::fixture::{ANA, BEN, EVA, GUILD, ai, finished, fixture, lobby, open, person, resigned, running};
use agon_store::{ChannelId, Commit, GuildId, NewStep, NewTable, Page, Place, RoleId, TableId, TableRow};

#[tokio::test]
async fn a_server_has_defaults_and_each_choice_leaves_the_others() {
    let at = fixture().await;
    let row = at.store.guild(GUILD).await.unwrap();
    assert_eq!((row.name, row.channels, row.roles, row.place), (None, vec![], vec![], Place::Channel));
    assert!(row.options.is_empty());

    let channels = [ChannelId(5), ChannelId(u64::MAX)];
    at.store.set_guild_channels(GUILD, &channels).await.unwrap();
    at.store.set_guild_roles(GUILD, &[RoleId(u64::MAX)]).await.unwrap();
    at.store.set_guild_place(GUILD, Place::Thread).await.unwrap();
    at.store.set_guild_name(GUILD, "Lisbon \"Club\"").await.unwrap();
    assert!(at.store.welcome(GUILD, &[], 5).await.unwrap());
    let row = at.store.guild(GUILD).await.unwrap();
    assert_eq!((row.channels.as_slice(), row.roles), (&channels[..], vec![RoleId(u64::MAX)]));
    assert_eq!((row.place, row.name.as_deref(), row.welcomed_at_ms), (Place::Thread, Some("Lisbon \"Club\""), Some(5)));

    at.store.set_guild_channels(GUILD, &[]).await.unwrap();
    assert_eq!(at.store.guild(GUILD).await.unwrap().channels, vec![]);
    assert_eq!(at.store.guild(GuildId(11)).await.unwrap().place, Place::Channel);
}

#[tokio::test]
async fn options_are_kept_by_game_and_forgotten_one_by_one() {
    let at = fixture().await;
    for (game, option, value) in [
        ("a", "auction", Some("sealed")),
        ("a", "bribes", Some("sealed")),
        ("b", "start", Some("x")),
        ("a", "auction", None),
    ] {
        at.store.set_guild_option(GUILD, game, option, value).await.unwrap();
    }
    let options = at.store.guild(GUILD).await.unwrap().options;
    assert_eq!(options["a"].iter().collect::<Vec<_>>(), [(&"bribes".to_owned(), &"sealed".to_owned())]);
    assert_eq!(options["b"]["start"], "x");
    // The first choice of a server without a row may remove an option.
    at.store.set_guild_option(GuildId(12), "a", "auction", None).await.unwrap();
    assert!(at.store.guild(GuildId(12)).await.unwrap().options["a"].is_empty());
}

#[tokio::test]
async fn my_tables_stand_in_the_order_of_their_last_steps() {
    let at = fixture().await;
    let seats = || vec![person(0, ANA, "Ana"), person(1, BEN, "Ben")];
    let moved = running(&at.store, 1).await.table;
    let quiet = running(&at.store, 2).await.table;
    let elsewhere = NewTable { guild: GuildId(11), at_ms: 1_500, ..lobby(3, seats()) };
    let lobby_elsewhere = open(&at.store, elsewhere).await.unwrap().table;
    finished(&at.store, lobby(4, seats()), &[1, 2], 9_000).await;
    open(&at.store, lobby(5, vec![resigned(0, ANA, "Ana"), person(1, BEN, "Ben")])).await.unwrap();
    at.store.set_guild_name(GuildId(11), "Lisbon Club").await.unwrap();
    let steps = |texts: &[&str]| {
        texts
            .iter()
            .map(|text| NewStep { seat: None, text: (*text).to_owned(), stood_in: false, automatic: false, cut: false })
            .collect()
    };
    let commit = Commit { steps: steps(&["first", "second"]), ..Commit::at(moved, 0, 7_000) };
    at.store.commit(commit).await.unwrap();

    let found = at.store.seated(ANA, 50).await.unwrap();
    let shown: Vec<(TableId, i64, Option<&str>)> =
        found.iter().map(|row| (row.table.table, row.since_ms, row.server.as_deref())).collect();
    assert_eq!(shown, [(lobby_elsewhere, 1_500, Some("Lisbon Club")), (quiet, 2_000, None), (moved, 7_000, None)]);
    assert_eq!(at.store.seated(ANA, 1).await.unwrap().len(), 1);
    assert!(at.store.seated(EVA, 50).await.unwrap().is_empty());
}

#[tokio::test]
async fn open_tables_come_page_by_page_lobbies_first() {
    let at = fixture().await;
    assert_eq!(at.store.next_number(GUILD).await.unwrap(), 1);
    let first = running(&at.store, 1).await.table;
    let second = open(&at.store, lobby(2, vec![person(0, ANA, "Ana"), ai(1)])).await.unwrap().table;
    finished(&at.store, lobby(3, vec![person(0, ANA, "Ana"), ai(1)]), &[1, 2], 9_000).await;
    let fourth = open(&at.store, lobby(4, vec![person(0, BEN, "Ben")])).await.unwrap().table;
    open(&at.store, NewTable { guild: GuildId(11), ..lobby(5, vec![person(0, BEN, "Ben")]) }).await.unwrap();

    let page = async |page| at.store.open_page(GUILD, page, 2).await.unwrap();
    let tables = |page: &Page<TableRow>| page.items.iter().map(|row| row.table).collect::<Vec<_>>();
    assert_eq!((tables(&page(0).await), page(0).await.total), (vec![fourth, second], 3));
    assert_eq!(tables(&page(1).await), [first]);
    assert!(at.store.open_page(GUILD, 2, 2).await.unwrap().items.is_empty());
    assert_eq!(at.store.next_number(GUILD).await.unwrap(), 5);
}
