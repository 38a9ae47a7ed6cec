//! `/move`: acts by typing, in notation or with the labels of the reader's language. Completes from the legal actions.
//! The text may hold several actions joined by `;`.

use super::{Context, Error, begin, complete, no_table, snapshot};
use crate::app::App;
use crate::discord::caller::Caller;
use crate::discord::panels::table::typed_action::Known;
use crate::discord::panels::table::{board, choices, seat};
use crate::discord::panels::tell;
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
    let input = read(ctx.data(), &caller, &snapshot, &action).await;
    play::act(ctx.data(), &caller, &private, snapshot.table().table, snapshot.seq(), &input).await
}

/// Converts the typed text to notation where it can. Legal actions match first, then all possible ones, so that the
/// answer names the rule that forbids them.
async fn read(app: &App, caller: &Caller, snapshot: &TableSnapshot, typed: &str) -> String {
    let legal = Known::legal(caller.language, snapshot);
    let parts: Vec<&str> = typed.split(';').map(str::trim).collect();
    let known = |part: &&str| legal.read(part).is_some();
    let impossible_actions = if parts.iter().all(known) {
        None
    } else {
        let impossible_actions =
            app.gamemaster.impossible_actions(snapshot.table().table, caller.user).await.unwrap_or_default();
        Some(Known::new(caller.language, snapshot.game().words, impossible_actions))
    };
    let written = |part: &str| {
        let impossible = || impossible_actions.as_ref().and_then(|impossible_actions| impossible_actions.read(part));
        legal.read(part).or_else(impossible).unwrap_or(part).to_owned()
    };
    parts.into_iter().map(written).collect::<Vec<_>>().join("; ")
}
