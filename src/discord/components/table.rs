//! Clicks about one table: its panel, its board, and its other pages.

use super::{Click, files, lobby, orders, question, replay, sitting, time};
use crate::discord::ids::{AppearanceClick, LogClick, MoreClick, NotesClick, SeatClick, TableClick};
use crate::discord::messages::board::shown_recently_line;
use crate::discord::pages;
use crate::discord::panels::settings::preferences;
use crate::discord::panels::table::lobby::options;
use crate::discord::panels::table::more::{self, Hears, REASON};
use crate::discord::panels::table::text_pages::{self, LogPage};
use crate::discord::panels::table::times::paused_until;
use crate::discord::panels::table::{choices, happened, hint, refused, seat, why};
use crate::discord::panels::{say, tell};
use crate::discord::parts::Parts;
use crate::discord::{pictures, place, play};
use agon_gamemaster::{Departure, Refused, TableSnapshot, Work, is_control_or_bidi};
use agon_lang::Language;
use agon_rules::{AnyView, Viewer};
use agon_store::{FOLLOWED, Followed};

/// Handles a click about one table, by a person who may see it.
pub(super) async fn clicked(click: &Click<'_>, wanted: &TableClick, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    let language = caller.language;
    match wanted {
        TableClick::Text => private.beside().show(&text_pages::text_board(language, snapshot)).await,
        TableClick::Log(LogClick::Open) => {
            let since = happened::opens_after(language, snapshot);
            private.beside().show(&happened(click, snapshot, since, 0).await).await
        }
        TableClick::Log(LogClick::Since(page)) => click.show(&happened(click, snapshot, id.seq, *page).await).await,
        TableClick::Log(LogClick::All) => log(click, LogPage::Step(id.seq), snapshot).await,
        TableClick::Log(LogClick::Page(page)) => log(click, LogPage::Page(*page), snapshot).await,
        TableClick::Log(LogClick::Jump) => {
            log(click, click.chosen().map_or(LogPage::Last, LogPage::chosen), snapshot).await
        }
        TableClick::File => files::clicked(click, snapshot).await,
        TableClick::Proof => pages::proof::show(app, caller, &private.beside(), snapshot).await,
        TableClick::Replay(wanted) => replay::replay(click, wanted, snapshot).await,
        TableClick::Chart => replay::chart(click, snapshot).await,
        TableClick::Animation => replay::animation(click).await,
        TableClick::More(wanted) => leave(click, *wanted, snapshot).await,
        TableClick::Appearance(wanted) => set_appearance(click, *wanted, snapshot).await,
        TableClick::Lobby(wanted) => lobby::clicked(click, wanted, snapshot).await,
        TableClick::Time(wanted) => time::clicked(click, *wanted, snapshot).await,
        TableClick::Sitting(wanted) => sitting::clicked(click, *wanted, snapshot).await,
        TableClick::Question(wanted) => question::clicked(click, *wanted, snapshot).await,
        TableClick::Notes(wanted) => notes(click, *wanted, snapshot).await,
        TableClick::Orders(wanted) => orders::clicked(click, wanted, snapshot).await,
        TableClick::Why(words) => why(click, snapshot, click.chosen().unwrap_or(words)).await,
        TableClick::Seat(SeatClick::Try) => play::try_direct_again(app, caller, private, snapshot).await,
        TableClick::Seat(SeatClick::Open | SeatClick::Refresh | SeatClick::For(_)) => {
            click.seat(snapshot, seat::panel_or_refusal(language, snapshot, caller.user)).await
        }
        TableClick::Yes(input) => play::act(app, caller, private, id.table, id.seq, input).await,
        TableClick::Back => play::take_back(app, caller, private, id.table, id.seq, false).await,
        TableClick::Clear => play::take_back(app, caller, private, id.table, id.seq, true).await,
        TableClick::Undo(to) => play::undo(app, caller, private, id.table, id.seq, *to).await,
        TableClick::Hint => hint(click, snapshot).await,
        TableClick::Act(words) | TableClick::Go(words) => act(click, snapshot, click.chosen().unwrap_or(words)).await,
        TableClick::Pick(word) => pick(click, word, snapshot).await,
        // This click opens a form. It comes here only from an unknown game.
        TableClick::Ask(_) => click.stale().await,
    }
}

/// Returns the viewer's view if they may still choose at the step of the click.
fn current<'l>(click: &Click<'_>, snapshot: &'l TableSnapshot) -> Option<&'l AnyView> {
    let stands = paused_until(snapshot).is_some();
    let current = snapshot.is_running() && !stands && snapshot.may_choose() && snapshot.seq() == click.id.seq;
    snapshot.view().filter(|_| current)
}

/// Opens the menu level of these words, or performs their action.
pub(super) async fn act(click: &Click<'_>, snapshot: &TableSnapshot, words: &str) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    let Some(view) = current(click, snapshot) else {
        // The game master gives the reason: an old button, another seat's turn, a table that is over.
        return play::act(app, caller, private, id.table, id.seq, words).await;
    };
    match choices::step(view, words) {
        choices::Step::Open(at) => click.seat(snapshot, seat::seat(caller.language, snapshot, &at, None)).await,
        choices::Step::Confirm(input) => settle(click, snapshot, &input, true).await,
        choices::Step::Do(input) => settle(click, snapshot, &input, false).await,
    }
}

/// Shows what an AI would do in the caller's place.
async fn hint(click: &Click<'_>, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, id, .. } = *click;
    match app.gamemaster.hint(id.table, caller.user, id.seq).await {
        Ok(found) => click.seat(snapshot, hint::hint(caller.language, snapshot, &found)).await,
        Err(refused) => click.refuse(Some(id.table), &refused).await,
    }
}

/// Shows the events so far, one by one.
async fn log(click: &Click<'_>, leaf: LogPage, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    // A table that cannot be replayed has no chapters, but it has a log.
    let moment = click.app.gamemaster.replay_step(click.id.table, None, 0, Viewer::Public).await.ok();
    let chapters = moment.map(|moment| moment.chapters).unwrap_or_default();
    click.show(&text_pages::log(click.language(), snapshot, &chapters, leaf)).await
}

/// Shows the caller's notes about the table.
async fn notes(click: &Click<'_>, wanted: NotesClick, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, id, .. } = *click;
    if snapshot.seat().is_none() {
        return click.refuse(Some(id.table), &snapshot.no_seat(caller.user)).await;
    }
    let store = app.gamemaster.store();
    match wanted {
        NotesClick::Erase => store.set_note(id.table, caller.user, None).await?,
        // The form that writes them opened from the id alone.
        NotesClick::Show | NotesClick::Write => {}
    }
    let note = store.note(id.table, caller.user).await?;
    click.show(&text_pages::notes(caller.language, snapshot, note.as_ref().map(|note| note.0.as_str()))).await
}

/// Answers "Why can't I?": shows a level of the actions that are not possible now, or the reason.
async fn why(click: &Click<'_>, snapshot: &TableSnapshot, chosen: &str) -> anyhow::Result<()> {
    let Click { app, caller, id, .. } = *click;
    let impossible_actions = match app.gamemaster.impossible_actions(id.table, caller.user).await {
        Ok(impossible_actions) => impossible_actions,
        Err(refused) => return click.refuse(Some(id.table), &refused).await,
    };
    let (at, answer) = match why::pick(&impossible_actions, chosen) {
        Err(at) => (at, None),
        Ok(action) => {
            let label = snapshot.game().words.label(caller.language, &action);
            let refused = app.gamemaster.why(id.table, caller.user, &action).await.err();
            let reason = match &refused {
                None => say(caller.language, "ui-why-possible"),
                Some(refused) => {
                    let fault =
                        if refused.is_fault() { app.refused("a reason is not found", refused) } else { String::new() };
                    refused::line(caller.language, Some(snapshot), refused, &fault)
                }
            };
            let args = [("action", label.into()), ("reason", reason.into())];
            let text = tell(caller.language, "ui-why-not", &args);
            let above = action.rsplit_once(' ').map_or("", |(above, _)| above).to_owned();
            let answer = why::Answer::new(snapshot, &action, refused.as_ref(), text);
            (choices::At { path: above, page: 0 }, Some(answer))
        }
    };
    let listed = why::listed(snapshot, &impossible_actions, &at);
    // Without the reasons, each amount is a choice of its own.
    let reasons = app.gamemaster.reasons(id.table, caller.user, listed).await.unwrap_or_default();
    let screen = why::why(caller.language, snapshot, &impossible_actions, &reasons, &at, answer.as_ref());
    click.page(snapshot, &screen).await
}

/// Performs an input at once, or asks to confirm it. That depends on `risky` and on the player's choice.
async fn settle(click: &Click<'_>, snapshot: &TableSnapshot, input: &str, risky: bool) -> anyhow::Result<()> {
    let Click { app, caller, id, .. } = *click;
    if caller.confirming.asks(risky) {
        // What can be taken back needs no question, unless a person wants it always.
        let can_undo = app.gamemaster.can_undo_after(id.table, caller.user, input).await.unwrap_or(false);
        if caller.confirming.asks(!can_undo) {
            let open = can_undo || snapshot.secret();
            return click.seat(snapshot, seat::confirm(caller.language, snapshot, input, open)).await;
        }
    }
    play::act(click.app, click.caller, click.private, click.id.table, click.id.seq, input).await
}

/// Builds a page of everything since a step. The first has the newest bids that opened together, or the newest battle, as
/// a picture.
async fn happened(click: &Click<'_>, snapshot: &TableSnapshot, since: u32, page: usize) -> Parts {
    let Click { app, caller, .. } = *click;
    let picture = match caller.palette.filter(|_| page == 0) {
        Some(palette) => pictures::strip(app, snapshot, caller.language, palette, since, Work::Picture).await,
        None => None,
    };
    let told = happened::happened(caller.language, snapshot, since, page);
    let told = if caller.palette.is_none() { told.for_text_reader(caller.language) } else { told };
    Parts { picture, ..told }
}

/// Performs several actions chosen in one menu, or asks for the amount that goes with them.
async fn pick(click: &Click<'_>, word: &str, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, private, id, values, .. } = *click;
    let Some(view) = current(click, snapshot) else {
        return play::act(app, caller, private, id.table, id.seq, click.chosen().unwrap_or(word)).await;
    };
    let Some(pick) = view.hints().pick.filter(|pick| pick.word == word) else { return click.stale().await };
    let input = choices::picked(&pick, values);
    if values.len() != usize::from(pick.count) {
        // Discord sends as many choices as the menu needs. Any other number is forged, and the rules refuse it.
        return play::act(app, caller, private, id.table, id.seq, &input).await;
    }
    match &pick.then {
        Some(then) => click.seat(snapshot, seat::amount(caller.language, snapshot, &input, then)).await,
        None => settle(click, snapshot, &input, true).await,
    }
}

/// Changes the language or the colours of the table's public messages.
async fn set_appearance(click: &Click<'_>, wanted: AppearanceClick, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, .. } = *click;
    let (table, now) = (snapshot.table().table, snapshot.table());
    let chosen = match wanted {
        AppearanceClick::Language => click.chosen().filter(|code| Language::from_code(code).is_some()),
        AppearanceClick::Colours => click.chosen().filter(|word| preferences::known_colours(word)),
    };
    let Some(chosen) = chosen.map(str::to_owned) else { return click.stale().await };
    let (language, palette) = match wanted {
        AppearanceClick::Language => (chosen, now.palette.clone()),
        AppearanceClick::Colours => (now.language.clone(), Some(chosen)),
    };
    match app.gamemaster.set_appearance(table, caller.user, caller.manager, language, palette).await {
        Ok(()) => {
            let snapshot = app.gamemaster.snapshot(table, Some(caller.user)).await?;
            let lobby = snapshot.is_lobby();
            let host = snapshot.table().host == caller.user;
            let screen = if lobby {
                options(caller.language, &snapshot, host)
            } else {
                more::appearance(caller.language, &snapshot)
            };
            click.show(&screen).await
        }
        Err(refused) => click.refuse(Some(table), &refused).await,
    }
}

/// Returns the reason why a board cannot move here now: tables may not open here, the bot may not write here, or the
/// board was shown a moment ago.
async fn stays(click: &Click<'_>, snapshot: &TableSnapshot) -> anyhow::Result<Option<String>> {
    let Click { app, caller, .. } = *click;
    let settings = app.gamemaster.store().guild(snapshot.table().guild).await?;
    // In its own channel the board may always come down again, whatever managers choose meanwhile.
    let elsewhere = snapshot.table().channel != caller.channel;
    let not_here = place::not_here(caller.language, caller, &settings).filter(|_| elsewhere);
    Ok(not_here
        .or_else(|| play::missing_rights(caller.language, caller))
        .or_else(|| shown_recently_line(app, caller, snapshot)))
}

/// Reads a manager's reason from a form; `None` if it is too short or too long.
pub(super) fn reason(text: &str) -> Option<String> {
    let reason: String = text.trim().chars().filter(|letter| !is_control_or_bidi(*letter)).collect();
    (REASON.0..=REASON.1).contains(&reason.chars().count()).then_some(reason)
}

/// Answers that a reason is too short or too long.
pub(super) async fn reason_size(click: &Click<'_>, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let caller = click.caller;
    let args = [("least", (REASON.0 as i64).into()), ("most", (REASON.1 as i64).into())];
    let asked = more_page(click, snapshot).await?;
    click.show(&asked.under(tell(caller.language, "ui-abort-reason-size", &args))).await
}

/// Stops a table for a manager's reason.
pub(super) async fn stop_for(click: &Click<'_>, snapshot: &TableSnapshot, reason: &str) -> anyhow::Result<()> {
    let Click { app, caller, id, .. } = *click;
    let language = caller.language;
    let Some(reason) = self::reason(reason) else { return reason_size(click, snapshot).await };
    let done = match caller.manager {
        true => app.gamemaster.abort_for(id.table, &reason).await,
        // The sender of an old form may have lost the manager's right. A host needs no reason.
        false => app.gamemaster.abort(id.table, caller.user, false).await,
    };
    match done {
        Ok(()) => click.show(&more::done(language, snapshot, "ui-aborted")).await,
        Err(refused) => click.refuse(Some(id.table), &refused).await,
    }
}

/// Handles a click on the page with everything else.
async fn leave(click: &Click<'_>, wanted: MoreClick, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, private, .. } = *click;
    let language = caller.language;
    let table = snapshot.table().table;
    let done = match wanted {
        MoreClick::Resign | MoreClick::End | MoreClick::Abort if snapshot.is_over() => {
            Err(Refused::Over(Box::new(snapshot.table().clone())))
        }
        MoreClick::Resign if more::is_alone(snapshot) => {
            return click.page(snapshot, &more::resign_alone(language, snapshot, caller.manager)).await;
        }
        MoreClick::Resign => return click.page(snapshot, &more::resign(language, snapshot)).await,
        MoreClick::End if snapshot.winner_now().is_some() && snapshot.winner_now() == snapshot.seat() => {
            return click.page(snapshot, &more::end_now(language, snapshot)).await;
        }
        MoreClick::Abort if snapshot.host() == Some(caller.user) => {
            return click.page(snapshot, &more::abort(language, snapshot)).await;
        }
        // Everybody sees the button of a lobby.
        MoreClick::Appearance if snapshot.is_lobby() && !caller.manager && snapshot.table().host != caller.user => {
            Err(lobby::not_host(snapshot))
        }
        MoreClick::Appearance => return private.show(&more::appearance(language, snapshot)).await,
        // The panel may be open in another server, but a board stays in its own.
        MoreClick::Move
            if caller.guild == Some(snapshot.table().guild)
                && (caller.manager || snapshot.host() == Some(caller.user)) =>
        {
            if let Some(no) = stays(click, snapshot).await? {
                return private.show(&Parts::line(no)).await;
            }
            app.gamemaster.move_board(table, caller.channel).await.map(|()| "ui-table-again")
        }
        // This button is older than the first move of every player: resigning now counts as a loss.
        MoreClick::ResignYes if snapshot.departure() == Some(Departure::Conceded) => {
            return private.show(&more::resign(language, snapshot)).await;
        }
        MoreClick::ResignYes | MoreClick::ResignLose => match app.gamemaster.resign(table, caller.user).await {
            Ok(departure) => return private.show(&more::resigned(language, snapshot, departure)).await,
            Err(refused) => Err(refused),
        },
        MoreClick::EndYes => app.gamemaster.end_now(table, caller.user).await.map(|()| "ui-ended-now"),
        MoreClick::AbortYes => app.gamemaster.abort(table, caller.user, caller.manager).await.map(|()| "ui-aborted"),
        MoreClick::Mute | MoreClick::Unmute if snapshot.seat().is_some() => {
            app.gamemaster.store().set_muted(table, caller.user, wanted == MoreClick::Mute).await?;
            return everything_else(click, snapshot).await;
        }
        MoreClick::Follow if more::may_follow(snapshot) => return follow(click, snapshot).await,
        MoreClick::Unfollow => {
            app.gamemaster.store().unfollow(table, caller.user).await?;
            return everything_else(click, snapshot).await;
        }
        // A caller without the right sees the page again. The form for a reason opened from the id alone.
        MoreClick::Show | MoreClick::Reason | MoreClick::Mute | MoreClick::Unmute | MoreClick::Follow => {
            return everything_else(click, snapshot).await;
        }
        MoreClick::End | MoreClick::Abort | MoreClick::Move => return everything_else(click, snapshot).await,
    };
    match done {
        Ok(key) => private.show(&more::done(language, snapshot, key)).await,
        Err(refused) => click.refuse(Some(table), &refused).await,
    }
}

/// Lets the caller hear of the end of a table where they have no seat.
async fn follow(click: &Click<'_>, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, .. } = *click;
    match app.gamemaster.store().follow(snapshot.table().table, caller.user).await? {
        Followed::Yes => everything_else(click, snapshot).await,
        Followed::TooMany => {
            let full = tell(caller.language, "availability-follow-full", &[("n", FOLLOWED.into())]);
            click.page(snapshot, &more_page(click, snapshot).await?.under(full)).await
        }
        Followed::Over => {
            let table = Box::new(snapshot.table().clone());
            click.refuse(Some(snapshot.table().table), &Refused::Over(table)).await
        }
    }
}

/// Shows the page with everything else.
pub(super) async fn everything_else(click: &Click<'_>, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    click.page(snapshot, &more_page(click, snapshot).await?).await
}

/// Builds the page with everything else.
async fn more_page(click: &Click<'_>, snapshot: &TableSnapshot) -> anyhow::Result<Parts> {
    let (store, caller, table) = (click.app.gamemaster.store(), click.caller, snapshot.table().table);
    let hears =
        Hears { muted: store.muted(table, caller.user).await?, follows: store.follows(table, caller.user).await? };
    Ok(more::more(caller.language, snapshot, caller.manager, caller.user.0, hears))
}
