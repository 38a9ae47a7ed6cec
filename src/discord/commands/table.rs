//! `/table`: the board again, or the link to it; for a table that is over, its page.

use super::{Context, Error, begin, complete, no_table, snapshot};
use crate::discord::ids::{CustomId, MoreClick};
use crate::discord::messages::board::{board_or_channel, shown_recently};
use crate::discord::pages::past_table;
use crate::discord::panels::table::more::{self, Hears};
use crate::discord::panels::{number, say, tell};
use crate::discord::parts::{Button, Parts};
use crate::discord::play;
use agon_gamemaster::NOWHERE;

/// Shows a table's board again.
#[poise::command(slash_command, interaction_context = "Guild")]
pub async fn table(
    ctx: Context<'_>,
    #[min = 1]
    #[autocomplete = "complete::tables"]
    table: Option<u32>,
) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    let Some(snapshot) = snapshot(&ctx, &caller, table).await? else {
        return private.show(&no_table(&ctx, &caller).await?).await;
    };
    let app = ctx.data();
    let private = play::about(app, &caller, &private, &snapshot).await?;
    if let Some(page) = past_table::page(app, &caller.reader(), &snapshot, None).await {
        return private.show(&page).await;
    }
    if snapshot.table().channel == NOWHERE {
        // The table has no place: its replay shows it.
        return private.show(&more::more(caller.language, &snapshot, false, caller.user.0, Hears::default())).await;
    }
    let open = !snapshot.is_over();
    let here = snapshot.table().channel == caller.channel;
    let may = snapshot.seat().is_some() || caller.manager;
    if open && here && may && !shown_recently(app, &snapshot) {
        if let Err(refused) = app.gamemaster.move_board(snapshot.table().table, caller.channel).await {
            return play::refuse(app, &caller, &private, Some(snapshot.table().table), &refused).await;
        }
        return private.show(&Parts::line(say(caller.language, "ui-table-again"))).await;
    }
    let args = [("number", number(&snapshot).into()), ("link", board_or_channel(&snapshot).into())];
    let line = tell(caller.language, "ui-table-there", &args);
    let host = snapshot.host() == Some(caller.user) || caller.manager;
    let id = CustomId::new(MoreClick::Move, snapshot.table().table, 0);
    let buttons = if open && !here && host && caller.guild.is_some() {
        vec![Button::new(id, say(caller.language, "ui-move-here"))]
    } else {
        Vec::new()
    };
    private.show(&Parts::line(line).buttons(buttons)).await
}
