//! `/history`: the past tables of this server, or the caller's own in all servers.

use super::{Choices, Context, Error, begin, complete};
use crate::app::App;
use crate::discord::caller::Caller;
use crate::discord::ids::Page;
use crate::discord::pages::{self, past_table};
use crate::discord::panels::records::history::{self as panel, Filter, Since, Span, before_ms};
use crate::discord::panels::{say, tell};
use crate::discord::parts::{Parts, cut, plain};
use agon_lang::Language;
use serenity::all::User;

/// The choices of the result.
const CHOICES: Choices = Choices(&[("result", &["won", "lost", "resigned"])]);

/// The longest part of a typed text that an answer repeats, in characters.
const TYPED: usize = 50;

/// Lists past tables.
#[expect(clippy::too_many_arguments, reason = "an argument is an option of the command")]
#[poise::command(slash_command, interaction_context = "Guild | BotDm", custom_data = "CHOICES")]
pub async fn history(
    ctx: Context<'_>,
    player: Option<User>,
    game: Option<String>,
    opponent: Option<User>,
    result: Option<String>,
    #[autocomplete = "complete::since"] since: Option<String>,
    #[autocomplete = "complete::until"] until: Option<String>,
    everywhere: Option<bool>,
    #[min = 1]
    #[autocomplete = "complete::past_tables"]
    table: Option<u32>,
) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    if let Some(number) = table {
        return private.show(&numbered(ctx.data(), &caller, number).await?).await;
    }
    let (since, until) =
        match times(ctx.data().gamemaster.now_ms(), caller.language, since.as_deref(), until.as_deref()) {
            Ok(times) => times,
            Err(told) => return private.show(&Parts::line(told)).await,
        };
    let filter = Filter {
        page: 0,
        game,
        user: player.map(|user| user.id.get()),
        opponent: opponent.map(|user| user.id.get()),
        outcome: result.and_then(|word| word.parse().ok()),
        since,
        until,
        everywhere: everywhere.unwrap_or_default(),
    };
    pages::show(ctx.data(), &caller, &private, Page::History(filter)).await
}

/// Reads the two ends of the period. Returns the answer if one is no date, or no time.
fn times(
    now_ms: i64,
    language: Language,
    since: Option<&str>,
    until: Option<&str>,
) -> Result<(Option<Since>, Option<i64>), String> {
    let no_date = |text: &str| tell(language, "history-no-date", &[("text", plain(&cut(text, TYPED)).into())]);
    let from = since.map(|text| panel::since(language, text).ok_or_else(|| no_date(text))).transpose()?;
    let to =
        until.map(|text| Span::typed(language, text).ok_or_else(|| no_date(text))).transpose()?.map(|span| span.last);
    match from.zip(to) {
        Some((from, to)) if from.from_ms(now_ms) >= before_ms(to) => Err(say(language, "history-backwards")),
        _ => Ok((from, to)),
    }
}

/// Returns the page of the past table with this number. In direct messages it is the newest one at which the caller
/// sat.
async fn numbered(app: &App, caller: &Caller, number: u32) -> anyhow::Result<Parts> {
    let store = app.gamemaster.store();
    let row = match caller.guild {
        Some(guild) => store.table_by_number(guild, number).await?,
        None => store.last_finished_of(caller.user, Some(number)).await?,
    };
    if let Some(row) = row {
        let snapshot = app.gamemaster.snapshot(row.table, None).await?;
        if let Some(page) = past_table::page(app, &caller.reader(), &snapshot, None).await {
            return Ok(page);
        }
    }
    Ok(Parts::line(tell(caller.language, "history-no-table", &[("number", i64::from(number).into())])))
}
