//! Clicks about one table: its panel, its board, and its other pages.

use super::{Click, files, lobby, orders, replay};
use crate::discord::ids::{LogClick, LookClick, MoreClick, NotesClick, SeatClick, TableClick};
use crate::discord::messages::board::too_soon;
use crate::discord::pages;
use crate::discord::panels::settings::preferences;
use crate::discord::panels::table::lobby::options;
use crate::discord::panels::table::more::{self, REASON};
use crate::discord::panels::table::text_pages::{self, Leaf};
use crate::discord::panels::table::{choices, refused, seat, why};
use crate::discord::panels::{say, tell};
use crate::discord::parts::Parts;
use crate::discord::{place, play};
use agon_gamemaster::{Departure, Refused, TableSnapshot, steers};
use agon_lang::Language;
use agon_rules::{AnyView, Viewer};

/// Handles a click about one table, by a person who may see it.
pub(super) async fn clicked(click: &Click<'_>, wanted: &TableClick, look: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    let language = caller.language;
    match wanted {
        TableClick::Text => private.beside().show(&text_pages::text_board(language, look)).await,
        TableClick::Log(wanted) => log(click, *wanted, look).await,
        TableClick::File => files::clicked(click, look).await,
        TableClick::Proof => pages::proof::show(app, caller, &private.beside(), look).await,
        TableClick::Replay(wanted) => replay::replay(click, wanted, look).await,
        TableClick::Chart => replay::chart(click, look).await,
        TableClick::Animation => replay::animation(click).await,
        TableClick::More(wanted) => leave(click, *wanted, look).await,
        TableClick::Look(wanted) => dress(click, *wanted, look).await,
        TableClick::Lobby(wanted) => lobby::clicked(click, wanted, look).await,
        TableClick::Notes(wanted) => notes(click, *wanted, look).await,
        TableClick::Orders(wanted) => orders::clicked(click, wanted, look).await,
        TableClick::Why(words) => why(click, look, click.chosen().unwrap_or(words)).await,
        TableClick::Seat(SeatClick::Try) => play::try_letter(app, caller, private, look).await,
        TableClick::Seat(SeatClick::Open | SeatClick::Refresh | SeatClick::For(_)) => {
            click.seat(look, seat::door(language, look, caller.user)).await
        }
        TableClick::Yes(input) => play::act(app, caller, private, id.table, id.seq, input).await,
        TableClick::Back => play::take_back(app, caller, private, id.table, id.seq, false).await,
        TableClick::Clear => play::take_back(app, caller, private, id.table, id.seq, true).await,
        TableClick::Act(words) | TableClick::Go(words) => act(click, look, click.chosen().unwrap_or(words)).await,
        TableClick::Pick(word) => pick(click, word, look).await,
        // This click opens a form. It comes here only from an unknown game.
        TableClick::Ask(_) => click.stale().await,
    }
}

/// Returns the viewer's view if they may still choose at the step of the click.
fn current<'l>(click: &Click<'_>, look: &'l TableSnapshot) -> Option<&'l AnyView> {
    let current = look.is_running() && look.may_choose() && look.seq() == click.id.seq;
    look.view().filter(|_| current)
}

/// Opens the menu level of these words, or performs their action.
pub(super) async fn act(click: &Click<'_>, look: &TableSnapshot, words: &str) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    let Some(view) = current(click, look) else {
        // The game master gives the reason: an old button, another seat's turn, a table that is over.
        return play::act(app, caller, private, id.table, id.seq, words).await;
    };
    match choices::step(view, words) {
        choices::Step::Open(at) => click.seat(look, seat::seat(caller.language, look, &at, None)).await,
        choices::Step::Confirm(input) => settle(click, look, &input, true).await,
        choices::Step::Do(input) => settle(click, look, &input, false).await,
    }
}

/// Shows the events so far, beside a public message or in place of the turned page.
async fn log(click: &Click<'_>, wanted: LogClick, look: &TableSnapshot) -> anyhow::Result<()> {
    let leaf = match wanted {
        LogClick::Open => Leaf::Last,
        LogClick::Page(page) => Leaf::Page(page),
        LogClick::Jump => click.chosen().map_or(Leaf::Last, Leaf::chosen),
    };
    // A table that cannot be replayed has no chapters, but it has a log.
    let moment = click.app.gamemaster.replay_step(click.id.table, None, 0, Viewer::Public).await.ok();
    let chapters = moment.map(|moment| moment.chapters).unwrap_or_default();
    let page = text_pages::log(click.language(), look, &chapters, leaf);
    if wanted == LogClick::Open { click.private.beside().show(&page).await } else { click.show(&page).await }
}

/// Shows the caller's notes about the table.
async fn notes(click: &Click<'_>, wanted: NotesClick, look: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, id, .. } = *click;
    if look.seat().is_none() {
        return click.refuse(Some(id.table), &Refused::NoSeat).await;
    }
    let store = app.gamemaster.store();
    match wanted {
        NotesClick::Erase => store.set_note(id.table, caller.user, None).await?,
        // The form that writes them opened from the id alone.
        NotesClick::Show | NotesClick::Write => {}
    }
    let note = store.note(id.table, caller.user).await?;
    click.show(&text_pages::notes(caller.language, look, note.as_ref().map(|note| note.0.as_str()))).await
}

/// Answers "Why can't I?": shows a level of the actions that are not possible now, or the reason.
async fn why(click: &Click<'_>, look: &TableSnapshot, chosen: &str) -> anyhow::Result<()> {
    let Click { app, caller, id, .. } = *click;
    let wishes = match app.gamemaster.wishes(id.table, caller.user).await {
        Ok(wishes) => wishes,
        Err(refused) => return click.refuse(Some(id.table), &refused).await,
    };
    let (at, answer) = match why::wish(&wishes, chosen) {
        Err(at) => (at, None),
        Ok(action) => {
            let label = look.game().words.label(caller.language, &action);
            let refused = app.gamemaster.why(id.table, caller.user, &action).await.err();
            let reason = match &refused {
                None => say(caller.language, "ui-why-possible"),
                Some(refused) => {
                    let fault =
                        if refused.is_fault() { app.refused("a reason is not found", refused) } else { String::new() };
                    refused::line(caller.language, Some(look), refused, &fault)
                }
            };
            let args = [("action", label.into()), ("reason", reason.into())];
            let text = tell(caller.language, "ui-why-not", &args);
            let above = action.rsplit_once(' ').map_or("", |(above, _)| above).to_owned();
            let answer = why::Answer::new(look, &action, refused.as_ref(), text);
            (choices::At { path: above, page: 0 }, Some(answer))
        }
    };
    click.show(&why::why(caller.language, look, &wishes, &at, answer.as_ref())).await
}

/// Performs an input at once, or asks to confirm it. That depends on `risky` and on the player's choice.
async fn settle(click: &Click<'_>, look: &TableSnapshot, input: &str, risky: bool) -> anyhow::Result<()> {
    if click.caller.confirming.asks(risky) {
        return click.seat(look, seat::confirm(click.language(), look, input)).await;
    }
    play::act(click.app, click.caller, click.private, click.id.table, click.id.seq, input).await
}

/// Performs several actions chosen in one menu, or asks for the amount that goes with them.
async fn pick(click: &Click<'_>, word: &str, look: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, private, id, values, .. } = *click;
    let Some(view) = current(click, look) else {
        return play::act(app, caller, private, id.table, id.seq, click.chosen().unwrap_or(word)).await;
    };
    let Some(pick) = view.hints().pick.filter(|pick| pick.word == word) else { return click.stale().await };
    let input = choices::picked(&pick, values);
    if values.len() != usize::from(pick.count) {
        // Discord sends as many choices as the menu needs. Any other number is forged, and the rules refuse it.
        return play::act(app, caller, private, id.table, id.seq, &input).await;
    }
    match &pick.then {
        Some(then) => click.seat(look, seat::amount(caller.language, look, &input, then)).await,
        None => settle(click, look, &input, true).await,
    }
}

/// Changes the language or the colours of the table's public messages.
async fn dress(click: &Click<'_>, wanted: LookClick, look: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, .. } = *click;
    let (table, now) = (look.table().table, look.table());
    let chosen = match wanted {
        LookClick::Language => click.chosen().filter(|code| Language::from_code(code).is_some()),
        LookClick::Colours => click.chosen().filter(|word| preferences::known_colours(word)),
    };
    let Some(chosen) = chosen.map(str::to_owned) else { return click.stale().await };
    let (language, palette) = match wanted {
        LookClick::Language => (chosen, now.palette.clone()),
        LookClick::Colours => (now.language.clone(), Some(chosen)),
    };
    match app.gamemaster.set_appearance(table, caller.user, caller.manager, language, palette).await {
        Ok(()) => {
            let look = app.gamemaster.snapshot(table, Some(caller.user)).await?;
            let lobby = look.is_lobby();
            let host = look.table().host == caller.user;
            let screen =
                if lobby { options(caller.language, &look, host) } else { more::looks(caller.language, &look) };
            click.show(&screen).await
        }
        Err(refused) => click.refuse(Some(table), &refused).await,
    }
}

/// Returns the reason why a board cannot move here now: tables may not open here, the bot may not write here, or the
/// board was shown a moment ago.
async fn stays(click: &Click<'_>, look: &TableSnapshot) -> anyhow::Result<Option<String>> {
    let Click { app, caller, .. } = *click;
    let settings = app.gamemaster.store().guild(look.table().guild).await?;
    // In its own channel the board may always come down again, whatever managers choose meanwhile.
    let elsewhere = look.table().channel != caller.channel;
    let not_here = place::not_here(caller.language, caller, &settings).filter(|_| elsewhere);
    Ok(not_here.or_else(|| play::missing_rights(caller.language, caller)).or_else(|| too_soon(app, caller, look)))
}

/// Stops a table for a manager's reason.
pub(super) async fn stop_for(click: &Click<'_>, look: &TableSnapshot, reason: &str) -> anyhow::Result<()> {
    let Click { app, caller, id, .. } = *click;
    let language = caller.language;
    let reason: String = reason.trim().chars().filter(|letter| !steers(*letter)).collect();
    let (least, most) = REASON;
    if !(least..=most).contains(&reason.chars().count()) {
        let args = [("least", (least as i64).into()), ("most", (most as i64).into())];
        let muted = app.gamemaster.store().muted(id.table, caller.user).await?;
        let asked = more::more(language, look, caller.manager, caller.user.0, muted);
        return click.show(&asked.under(tell(language, "ui-abort-reason-size", &args))).await;
    }
    let done = match caller.manager {
        true => app.gamemaster.abort_for(id.table, &reason).await,
        // The sender of an old form may have lost the manager's right. A host needs no reason.
        false => app.gamemaster.abort(id.table, caller.user, false).await,
    };
    match done {
        Ok(()) => click.show(&more::done(language, look, "ui-aborted")).await,
        Err(refused) => click.refuse(Some(id.table), &refused).await,
    }
}

/// Handles a click on the page with everything else.
async fn leave(click: &Click<'_>, wanted: MoreClick, look: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, private, .. } = *click;
    let language = caller.language;
    let table = look.table().table;
    let done = match wanted {
        MoreClick::Resign => return private.show(&more::resign(language, look)).await,
        MoreClick::End if look.winner_now().is_some() && look.winner_now() == look.seat() => {
            return private.show(&more::end_now(language, look)).await;
        }
        MoreClick::Abort if look.host() == Some(caller.user) => {
            return private.show(&more::abort(language, look)).await;
        }
        MoreClick::Looks => return private.show(&more::looks(language, look)).await,
        // The panel may be open in another server, but a board stays in its own.
        MoreClick::Move
            if caller.guild == Some(look.table().guild) && (caller.manager || look.host() == Some(caller.user)) =>
        {
            if let Some(no) = stays(click, look).await? {
                return private.show(&Parts::line(no)).await;
            }
            app.gamemaster.move_board(table, caller.channel).await.map(|()| "ui-table-again")
        }
        // This button is older than the first move of every player: resigning now counts as a loss.
        MoreClick::ResignYes if look.departure() == Some(Departure::Conceded) => {
            return private.show(&more::resign(language, look)).await;
        }
        MoreClick::ResignYes | MoreClick::ResignLose => match app.gamemaster.resign(table, caller.user).await {
            Ok(departure) => return private.show(&more::resigned(language, look, departure)).await,
            Err(refused) => Err(refused),
        },
        MoreClick::EndYes => app.gamemaster.end_now(table, caller.user).await.map(|()| "ui-ended-now"),
        MoreClick::AbortYes => app.gamemaster.abort(table, caller.user, caller.manager).await.map(|()| "ui-aborted"),
        MoreClick::Mute | MoreClick::Unmute if look.seat().is_some() => {
            app.gamemaster.store().set_muted(table, caller.user, wanted == MoreClick::Mute).await?;
            return everything_else(click, look).await;
        }
        // A caller without the right sees the page again. The form for a reason opened from the id alone.
        MoreClick::Show | MoreClick::Reason | MoreClick::Mute | MoreClick::Unmute => {
            return everything_else(click, look).await;
        }
        MoreClick::End | MoreClick::Abort | MoreClick::Move => return everything_else(click, look).await,
    };
    match done {
        Ok(key) => private.show(&more::done(language, look, key)).await,
        Err(refused) => click.refuse(Some(table), &refused).await,
    }
}

async fn everything_else(click: &Click<'_>, look: &TableSnapshot) -> anyhow::Result<()> {
    let caller = click.caller;
    let muted = click.app.gamemaster.store().muted(look.table().table, caller.user).await?;
    click.show(&more::more(caller.language, look, caller.manager, caller.user.0, muted)).await
}
