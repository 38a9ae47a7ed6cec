//! `/table`: the board again, or the way to it; of a table that is over its page.

use super::{Context, Error, begin, complete, look, no_table};
use crate::app::App;
use crate::discord::asker::Asker;
use crate::discord::components::past;
use crate::discord::ids::{CustomId, MoreClick};
use crate::discord::panels::{board_link, more, number, records, say, tell};
use crate::discord::parts::{Button, Parts};
use crate::discord::play;
use agon_gamemaster::{Look, NOWHERE, Stage};
use agon_store::MessageId;

/// How young may a board message be and still be shown again?
const AGAIN_MS: i64 = 60_000;

/// Shows a table's board again.
#[poise::command(slash_command)]
pub async fn table(
    ctx: Context<'_>,
    #[min = 1]
    #[autocomplete = "complete::tables"]
    table: Option<u32>,
) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    let Some(look) = look(&ctx, &asker, table).await? else {
        return private.show(&no_table(&ctx, &asker).await?).await;
    };
    let app = ctx.data();
    let private = play::about(app, &asker, &private, &look).await?;
    if records::has_page(&look) {
        return private.show(&past(app, &asker, &look, None).await).await;
    }
    if look.table.channel == NOWHERE {
        // It has no place: what can be seen of it is its replay.
        return private.show(&more::more(asker.language, &look, false, asker.user.0, false)).await;
    }
    let open = look.stage != Stage::Over;
    let here = look.table.channel == asker.channel;
    let may = look.seat.is_some() || asker.manager;
    if open && here && may && !young(app, &look) {
        if let Err(refused) = app.gamemaster.move_board(look.table.table, asker.channel).await {
            return play::refuse(app, &asker, &private, Some(look.table.table), &refused).await;
        }
        return private.show(&Parts::line(say(asker.language, "ui-table-again"))).await;
    }
    let args = [("number", number(&look).into()), ("link", way_to(&look).into())];
    let line = tell(asker.language, "ui-table-there", &args);
    let host = look.host == Some(asker.user) || asker.manager;
    let id = CustomId::new(MoreClick::Move, look.table.table, 0);
    let buttons = if open && !here && host && asker.guild.is_some() {
        vec![Button::new(id, say(asker.language, "ui-move-here"))]
    } else {
        Vec::new()
    };
    private.show(&Parts::line(line).buttons(buttons)).await
}

/// Whether the board was shown a moment ago. One that cannot be seen where it was does not count.
fn young(app: &App, look: &Look) -> bool {
    let shown = look.table.board_message.filter(|_| look.table.refusals == 0);
    shown.is_some_and(|message| app.gamemaster.now_ms() - sent_at_ms(message) < AGAIN_MS)
}

/// That a board was shown a moment ago, and where, if it was.
pub fn too_soon(app: &App, asker: &Asker, look: &Look) -> Option<String> {
    let args = [("number", number(look).into()), ("link", way_to(look).into())];
    young(app, look).then(|| tell(asker.language, "ui-table-soon", &args))
}

/// The way to the board, or to the channel where it will be.
fn way_to(look: &Look) -> String {
    board_link(look).unwrap_or_else(|| format!("<#{}>", look.table.channel))
}

/// When a message was sent, in UTC milliseconds: its id says so.
pub fn sent_at_ms(message: MessageId) -> i64 {
    const EPOCH_MS: i64 = 1_420_070_400_000;
    (message.0 >> 22) as i64 + EPOCH_MS
}
