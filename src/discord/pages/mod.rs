//! Pages: converts a page id into the parts of a message. Commands, clicks and the courier all use it; `panels` decide
//! the layout.

pub mod history;
pub mod leaderboard;
pub mod news;
pub mod past_table;
pub mod profile;
pub mod proof;
pub mod replay;
pub mod setup;
pub mod statistics;
pub mod tables;

use super::caller::{Caller, Reader};
use super::colours;
use super::ids::Page;
use super::languages;
use super::panels::help::HelpReader;
use super::panels::settings::preferences;
use super::panels::table::happened;
use super::panels::{self, help, rules, say};
use super::parts::Parts;
use super::private::Private;
use crate::app::App;
use agon_gamemaster::Refused;
use agon_lang::Language;
use agon_store::{TableId, TableRow};

/// Renders a page for its reader, of the table and at the step in its id; `None` if the reader may not see it.
///
/// # Errors
/// The table does not exist, the reader may not see the step, or the database failed.
pub async fn render(
    app: &App,
    reader: &Reader,
    table: TableId,
    seq: u32,
    page: Page,
) -> Result<Option<Parts>, Refused> {
    Ok(match page {
        Page::Rules { game, topic } => Some(rules::rules(reader.language, app.gamemaster.games(), &game, &topic)),
        Page::Leaders(board) => Some(leaderboard::page(app, reader, board, false).await?),
        Page::Statistics(numbers) => Some(statistics::page(app, reader, numbers).await?),
        Page::Profile(whose) => profile::page(app, reader, whose).await?,
        Page::History(list) => history::page(app, reader, list, false).await?,
        Page::Table => {
            let snapshot = app.gamemaster.snapshot(table, None).await?;
            past_table::page(app, &at(reader, snapshot.table()), &snapshot, None).await
        }
        Page::Replay(settings) => {
            let step = app.gamemaster.replay_step(table, reader.user, seq, settings.viewer).await?;
            let reader = at(reader, &step.table);
            match reader.may_see_step(&step) {
                true => Some(replay::page(app, &reader, &step, &settings, None).await),
                false => None,
            }
        }
        Page::Proof => {
            let snapshot = app.gamemaster.snapshot(table, None).await?;
            let reader = at(reader, snapshot.table());
            // The current sealed choice is for the person who asks, never for everyone.
            let open = snapshot.is_over() && snapshot.public().is_some();
            match reader.may_see(&snapshot) && (open || reader.user.is_some()) {
                true => Some(proof::page(app, &reader, &snapshot).await?),
                false => None,
            }
        }
        Page::Happened => {
            let snapshot = app.gamemaster.snapshot(table, None).await?;
            let reader = at(reader, snapshot.table());
            let open = reader.may_see(&snapshot) && snapshot.position().is_some();
            let told = open.then(|| happened::happened(reader.language, &snapshot, seq, 0));
            let reads_text = reader.palette.is_none();
            told.map(|told| if reads_text { told.for_text_reader(reader.language) } else { told })
        }
    })
}

/// Returns the reader of a page about a table. A public page uses the table's language and colours.
fn at(reader: &Reader, table: &TableRow) -> Reader {
    match reader.user {
        Some(_) => *reader,
        None => Reader {
            language: languages::of_table(table),
            palette: colours::palette(table.palette.as_deref()),
            ..*reader
        },
    }
}

/// Counts a look of the caller at records. Returns `false` after an answer that there were too many.
///
/// # Errors
/// Discord refused.
pub async fn may_look(app: &App, caller: &Caller, private: &Private) -> anyhow::Result<bool> {
    let may = app.records.take(caller.user, app.gamemaster.now_ms());
    if !may {
        private.beside_panel().show(&Parts::line(say(caller.language, "ui-records-wait"))).await?;
    }
    Ok(may)
}

/// Shows a page without a table to the caller.
///
/// # Errors
/// Discord or the database failed.
pub async fn show(app: &App, caller: &Caller, private: &Private, page: Page) -> anyhow::Result<()> {
    // The rules are read from no database.
    if !matches!(page, Page::Rules { .. }) && !may_look(app, caller, private).await? {
        return Ok(());
    }
    let page = render(app, &caller.reader(), TableId(0), 0, page).await?;
    private.show(&page.unwrap_or_else(|| panels::records::history::private(caller.language, false))).await
}

/// Shows the actions that are possible here and now, and the commands that the caller may use here.
///
/// # Errors
/// Discord or the database failed.
pub async fn show_help(app: &App, caller: &Caller, private: &Private) -> anyhow::Result<()> {
    let snapshot = app.open_table_here(caller).await?;
    let reader = HelpReader {
        language: caller.language,
        own_language: caller.own_language,
        server: caller.guild.is_some(),
        manager: caller.manager && caller.guild.is_some(),
    };
    let screen = help::help(caller.language, snapshot.as_ref(), reader.server);
    private.show(&help::with_commands(screen, reader, crate::VERSION, &app.host())).await
}

/// Shows the caller's preferences in a language. `first` confirms the saved value.
///
/// # Errors
/// Discord or the database failed.
pub async fn show_preferences(
    app: &App,
    caller: &Caller,
    private: &Private,
    language: Language,
    first: Option<String>,
) -> anyhow::Result<()> {
    let player = app.gamemaster.store().player(caller.user).await?;
    private.show(&preferences::preferences(language, &player, app.gamemaster.now_ms(), first)).await
}

/// Returns the answer when a page belongs to a server and the reader is in none.
pub fn server_only(language: Language) -> Parts {
    Parts::line(say(language, "ui-server-only"))
}
