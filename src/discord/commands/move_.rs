//! `/move`: acts by typing, in notation or in words of the reader's language. Completes from the legal actions. The text
//! may hold several actions joined by `;`.

use super::{Context, Error, begin, complete, no_table, snapshot};
use crate::app::App;
use crate::discord::caller::Caller;
use crate::discord::panels::table::typed_action::Known;
use crate::discord::panels::table::{board, choices, seat, unclear};
use crate::discord::panels::tell;
use crate::discord::parts::Parts;
use crate::discord::play;
use agon_gamemaster::TableSnapshot;

/// Performs the typed action.
#[poise::command(slash_command, interaction_context = "Guild | BotDm", rename = "move")]
pub async fn move_(
    ctx: Context<'_>,
    #[autocomplete = "complete::actions"] action: String,
    #[min = 1]
    #[autocomplete = "complete::my_tables"]
    table: Option<u32>,
) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    let Some(snapshot) = snapshot(&ctx, &caller, table).await? else {
        return private.show(&no_table(&ctx, &caller).await?).await;
    };
    let private = play::about(ctx.data(), &caller, &private, &snapshot).await?;
    let plays = snapshot.seat().is_some_and(|seat| snapshot.seats().get(seat.index()).is_some_and(|row| !row.is_out()));
    if snapshot.is_running() && plays && !snapshot.may_choose() {
        let who = board::who_must_act(caller.language, snapshot.game().words, &snapshot);
        let line = tell(caller.language, "ui-nothing-to-decide", &[("who", who.into())]);
        let screen = seat::seat(caller.language, &snapshot, &choices::At::default(), Some(line));
        return play::show_seat(ctx.data(), &caller, &private, &snapshot, screen).await;
    }
    let input = match read(ctx.data(), &caller, &snapshot, &action).await {
        Ok(input) => input,
        Err(question) => return private.show(&question).await,
    };
    play::act(ctx.data(), &caller, &private, snapshot.table().table, snapshot.seq(), &input).await
}

/// Converts the typed text to notation. Returns a question instead if its meaning is not certain. Without anything to
/// choose, the text stays as it is, and the game master gives the reason.
async fn read(app: &App, caller: &Caller, snapshot: &TableSnapshot, typed: &str) -> Result<String, Box<Parts>> {
    let chooses = snapshot.is_running() && snapshot.may_choose();
    let Some(view) = snapshot.view().filter(|_| chooses) else { return Ok(typed.to_owned()) };
    let known = Known::legal(caller.language, snapshot);
    if let Some(input) = unclear::exact(&known, typed) {
        return Ok(input);
    }
    let impossible = app.gamemaster.impossible_actions(snapshot.table().table, caller.user).await.unwrap_or_default();
    unclear::read(caller.language, (snapshot, view), &known, &impossible, typed)
}
