//! Lists of open tables: those of a server, and the caller's own in all servers.

use super::server_only;
use crate::app::App;
use crate::discord::caller::Caller;
use crate::discord::panels::records::tables;
use crate::discord::private::Private;

/// Shows a page of the open tables of a server.
///
/// # Errors
/// Discord or the database failed.
pub async fn show(app: &App, caller: &Caller, private: &Private, page: u32) -> anyhow::Result<()> {
    let Some(guild) = caller.guild else {
        return private.show(&server_only(caller.language)).await;
    };
    let found = app.gamemaster.open_tables(guild, caller.user, page, tables::TABLES).await?;
    private.show(&tables::tables(caller.language, &found)).await
}

/// Shows the caller's tables of all servers.
///
/// # Errors
/// Discord or the database failed.
pub async fn show_mine(app: &App, caller: &Caller, private: &Private) -> anyhow::Result<()> {
    let seated = app.gamemaster.seated(caller.user).await?;
    private.show(&tables::mine(caller.language, &seated, caller.guild.is_some())).await
}
