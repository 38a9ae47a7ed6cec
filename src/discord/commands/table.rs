//! `/table`: the board again, or the link to it; for a table that is over, its page.

use super::{Context, Error, begin, complete, look, no_table};
use crate::discord::ids::{CustomId, MoreClick};
use crate::discord::messages::board::{way_to, young};
use crate::discord::pages::past_table;
use crate::discord::panels::table::more;
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
    let Some(look) = look(&ctx, &caller, table).await? else {
        return private.show(&no_table(&ctx, &caller).await?).await;
    };
    let app = ctx.data();
    let private = play::about(app, &caller, &private, &look).await?;
    if let Some(page) = past_table::page(app, &caller.reader(), &look, None).await {
        return private.show(&page).await;
    }
    if look.table().channel == NOWHERE {
        // The table has no place: its replay shows it.
        return private.show(&more::more(caller.language, &look, false, caller.user.0, false)).await;
    }
    let open = !look.is_over();
    let here = look.table().channel == caller.channel;
    let may = look.seat().is_some() || caller.manager;
    if open && here && may && !young(app, &look) {
        if let Err(refused) = app.gamemaster.move_board(look.table().table, caller.channel).await {
            return play::refuse(app, &caller, &private, Some(look.table().table), &refused).await;
        }
        return private.show(&Parts::line(say(caller.language, "ui-table-again"))).await;
    }
    let args = [("number", number(&look).into()), ("link", way_to(&look).into())];
    let line = tell(caller.language, "ui-table-there", &args);
    let host = look.host() == Some(caller.user) || caller.manager;
    let id = CustomId::new(MoreClick::Move, look.table().table, 0);
    let buttons = if open && !here && host && caller.guild.is_some() {
        vec![Button::new(id, say(caller.language, "ui-move-here"))]
    } else {
        Vec::new()
    };
    private.show(&Parts::line(line).buttons(buttons)).await
}
