//! A long history read by clicks: every page of the list, the page of every table, and every step of one table of each
//! kind.

use crate::records::{asks, offers, picks, presses};
use crate::running_bot::RunningBot;
use agon_sandbox::{Message, User};
use agon_store::{TableId, TableRow};
use std::collections::{BTreeMap, BTreeSet};

/// The tables that a page of the list can open.
fn offered(list: &Message) -> Vec<TableId> {
    let menus = list.menus().into_iter().filter(|menu| menu.placeholder.starts_with("Open a game"));
    menus.flat_map(|menu| menu.choices).map(|choice| TableId(choice.value.parse().expect("a table"))).collect()
}

/// Opens a table's page from the list, and checks it against the records.
async fn opens(bot: &RunningBot, user: &User, list: &Message, row: &TableRow) -> Message {
    let page = picks(user, list, "Open a game", &row.table.0.to_string()).await;
    let told = [format!("table {}", row.number), format!("{} steps, from", row.seq)];
    assert!(told.iter().all(|words| page.says(words)), "{told:?}: {}", page.text());
    for result in bot.gamemaster.store().results(row.table).await.expect("results") {
        assert!(page.says(&result.name), "{}: {}", result.name, page.text());
    }
    page
}

/// Replays a table from its page, from beginning to end, one step a click, and returns to the page.
async fn replays(user: &User, page: &Message, row: &TableRow) -> Message {
    let at = |step: u32| format!("**Step {step} of {}**", row.seq);
    let mut screen = presses(user, page, "Replay").await;
    for step in 0..row.seq {
        assert!(screen.says(&at(step)), "{}", screen.text());
        screen = presses(user, &screen, "Next ▶").await;
    }
    assert!(screen.says(&at(row.seq)) && !offers(&screen, "Next ▶"), "{}", screen.summary());
    presses(user, &screen, "Back").await
}

/// Ana reads the whole history, opens every table, and replays one of each game and size.
pub async fn read_by_clicks(bot: RunningBot, rows: &[TableRow]) {
    let ana = bot.user("ana");
    let rows: BTreeMap<TableId, &TableRow> = rows.iter().map(|row| (row.table, row)).collect();
    let (mut seen, mut kinds) = (BTreeSet::new(), BTreeSet::new());
    let mut list = asks(&ana, "/history", &[]).await;
    loop {
        for table in offered(&list) {
            assert!(seen.insert(table), "a table twice: {}", list.text());
            let row = rows[&table];
            let mut page = opens(&bot, &ana, &list, row).await;
            if kinds.insert((&row.game, row.seats_wanted)) {
                page = replays(&ana, &page, row).await;
            }
            let back = presses(&ana, &page, "Back").await;
            assert_eq!(back.text(), list.text());
            list = back;
        }
        if !offers(&list, "▶") {
            break;
        }
        list = presses(&ana, &list, "▶").await;
    }
    assert!(seen.iter().eq(rows.keys()), "{} of {} tables", seen.len(), rows.len());
    assert!(kinds.len() > 3, "{kinds:?}");
    bot.close();
}
