//! `/table`: the board again, or the way to it.

use super::{Context, Error, begin, look, no_table};
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::panels::{board_link, number, say, tell};
use crate::discord::parts::{Button, Parts};
use crate::discord::play;
use agon_gamemaster::Stage;
use agon_store::MessageId;

/// How young may a board message be and still be shown again?
const AGAIN_MS: i64 = 60_000;

/// Shows a table's board again.
#[poise::command(slash_command)]
pub async fn table(ctx: Context<'_>, #[min = 1] table: Option<u32>) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    let Some(look) = look(&ctx, &asker, table).await? else {
        return private.show(&no_table(&ctx, &asker).await?).await;
    };
    let app = ctx.data();
    let open = look.stage != Stage::Over;
    let here = look.table.channel == asker.channel;
    let may = look.seat.is_some() || asker.manager;
    let young =
        look.table.board_message.is_some_and(|message| app.gamemaster.now_ms() - sent_at_ms(message) < AGAIN_MS);
    if open && here && may && !young {
        if let Err(refused) = app.gamemaster.move_board(look.table.table, asker.channel).await {
            return play::refuse(app, &asker, &private, Some(look.table.table), &refused).await;
        }
        return private.show(&Parts::line(say(asker.language, "ui-table-again"))).await;
    }
    let place = board_link(&look).unwrap_or_else(|| format!("<#{}>", look.table.channel));
    let line = tell(asker.language, "ui-table-there", &[("number", number(&look).into()), ("link", place.into())]);
    let host = look.host == Some(asker.user) || asker.manager;
    let id = CustomId::new(Verb::More, look.table.table, 0, "move");
    let buttons = if open && !here && host && asker.guild.is_some() {
        vec![Button::new(id, say(asker.language, "ui-move-here"))]
    } else {
        Vec::new()
    };
    private.show(&Parts::line(line).buttons(buttons)).await
}

/// When a message was sent, in UTC milliseconds: its id says so.
pub fn sent_at_ms(message: MessageId) -> i64 {
    const EPOCH_MS: i64 = 1_420_070_400_000;
    (message.0 >> 22) as i64 + EPOCH_MS
}
