//! `/move`: acts by typing, in notation or in words of the reader's language. Completes from the legal actions. The text
//! may hold several actions joined by `;`.

use super::{Context, Error, begin, complete, no_table, snapshot};
use crate::app::App;
use crate::discord::caller::Caller;
use crate::discord::panels::table::typed_action::Known;
use crate::discord::panels::table::typed_input::{self, Part, Reader, Understood};
use crate::discord::panels::table::{board, choices, seat};
use crate::discord::panels::tell;
use crate::discord::parts::Parts;
use crate::discord::play;
use agon_gamemaster::{Refused, TableSnapshot, Work};
use agon_rules::table::Rejected;
use anyhow::Context as _;
use std::sync::Arc;

/// Performs the typed action.
#[poise::command(slash_command, interaction_context = "Guild | BotDm", rename = "move")]
pub async fn move_(
    ctx: Context<'_>,
    #[max_length = 300]
    #[autocomplete = "complete::actions"]
    action: String,
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
    let understood = match understand(ctx.data(), &caller, &snapshot, &action).await? {
        Ok(understood) => understood,
        Err(question) => return private.show(&question).await,
    };
    if let Some(view) = snapshot.view().filter(|view| understood.asks(caller.confirming, view)) {
        let (table, input) = (snapshot.table().table, &understood.input);
        let can_undo = ctx.data().gamemaster.can_undo_after(table, caller.user, input).await.unwrap_or(false);
        let open = can_undo || snapshot.secret();
        let screen = typed_input::confirm(caller.language, (&snapshot, view), &action, input, open);
        return play::show_seat(ctx.data(), &caller, &private, &snapshot, screen).await;
    }
    play::act(ctx.data(), &caller, &private, snapshot.table().table, snapshot.seq(), &understood.input).await
}

/// Converts the typed text to notation. Returns a question instead if it is too long or not clear. Without anything to
/// choose, the text stays as it is, and the game master gives the reason.
async fn understand(
    app: &App,
    caller: &Caller,
    snapshot: &TableSnapshot,
    typed: &str,
) -> anyhow::Result<Result<Understood, Box<Parts>>> {
    let language = caller.language;
    let Some(mut parts) = typed_input::parts(typed) else { return Ok(Err(Box::new(typed_input::too_long(language)))) };
    if !(snapshot.is_running() && snapshot.may_choose()) {
        return Ok(Ok(Understood::notation(typed.to_owned())));
    }
    for part in &mut parts {
        part.is_notation = is_notation(app, caller, snapshot, part).await;
    }
    if parts.iter().all(|part| part.is_notation) {
        return Ok(Ok(Understood::notation(typed.to_owned())));
    }
    // The labels of hundreds of actions take a while, so they are made on another thread than those that answer people.
    let (cpu, shared) = (app.gamemaster.cpu(), Arc::new(snapshot.clone()));
    let own = Arc::clone(&shared);
    let known = cpu.run(Work::Answer, move || Known::legal(language, &own)).await.context("naming actions")?;
    if let Some(whole) = typed_input::whole(&known, &parts) {
        return Ok(Ok(whole));
    }
    let (table, user) = (snapshot.table().table, caller.user);
    let impossible = app.gamemaster.impossible_actions(table, user).await.unwrap_or_default();
    let read = move || {
        let view = shared.view()?;
        Some(Reader { language, snapshot: &shared, view, known: &known, impossible: &impossible }.read(&parts))
    };
    let read = cpu.run(Work::Answer, read).await.context("reading a typed action")?;
    Ok(read.unwrap_or_else(|| Ok(Understood::notation(typed.to_owned()))))
}

/// True if the rules read a part, be it legal now or not.
async fn is_notation(app: &App, caller: &Caller, snapshot: &TableSnapshot, part: &Part) -> bool {
    let checked = app.gamemaster.why(snapshot.table().table, caller.user, &part.text).await;
    !matches!(checked, Err(Refused::Rejected(Rejected::Unreadable { .. })))
}

#[cfg(test)]
mod tests {
    use crate::discord::commands::registration;
    use crate::discord::panels::table::typed_input::LONGEST_TYPED;
    use agon_games::Registry;

    #[test]
    fn discord_takes_no_longer_text_than_the_bot() {
        let commands = registration(&Registry::ours());
        let commands = commands.as_array().expect("a list");
        let command = commands.iter().find(|command| command["name"] == "move").expect("the command");
        let option = command["options"].as_array().and_then(|options| options.first()).expect("an option");
        assert_eq!(option["max_length"].as_u64(), Some(LONGEST_TYPED as u64), "{option}");
    }
}
