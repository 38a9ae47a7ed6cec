//! Calls people for their turn: by a mention, by a direct message, or not at all.

use super::{RowOutcome, with_nonce};
use crate::app::App;
use crate::discord::colours;
use crate::discord::messages::direct::{DirectOutcome, direct};
use crate::discord::messages::send_error::SendError;
use crate::discord::open_panels::{Look, Panel, Question, Shown, Way};
use crate::discord::panels::table::{board, seat, times};
use crate::discord::parts::Parts;
use crate::discord::pictures;
use crate::logs::clean;
use agon_gamemaster::{Pace, TableId, TableSnapshot, Work, quiet_until_ms};
use agon_lang::Language;
use agon_rules::{Seat, SeatSet};
use agon_store::{DirectMessageRow, MessageId, NoticeRow, Notices, OutboxRow, PlayerRow, UserId};
use serenity::all::{ChannelId as DiscordChannel, Http, MessageId as DiscordMessage};
use std::sync::Arc;

/// The time after which a call is late, in milliseconds. A late call moves the start of a clock.
const LATE_MS: i64 = 60_000;

/// The occasion of a call.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Call {
    /// A turn begins.
    Turn,
    /// The time for it is soon up.
    Reminder,
}

/// Calls people in the way they chose. A direct message that cannot be delivered becomes a mention.
pub(super) async fn call(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    called: &[(&OutboxRow, UserId)],
    kind: Call,
) -> Vec<RowOutcome> {
    let table = snapshot.table().table;
    let mut outcomes = Vec::new();
    let mut mentioned: Vec<(&OutboxRow, UserId)> = Vec::new();
    for &(row, user) in called {
        match letter(app, http, snapshot, user, language, &row.nonce, kind).await {
            Ok(Delivery::Done) => outcomes.push((row.outbox, Ok(()))),
            Ok(Delivery::Sent) => {
                got_through(app, table, row, user, kind).await;
                outcomes.push((row.outbox, Ok(())));
            }
            Ok(Delivery::Mention) => mentioned.push((row, user)),
            Err(error) => outcomes.push((row.outbox, Err(error))),
        }
    }
    let Some(&(first, _)) = mentioned.first() else { return outcomes };
    let users: Vec<u64> = mentioned.iter().map(|(_, user)| user.0).collect();
    let outcome = mention(app, http, snapshot, language, users, &first.nonce, kind).await;
    if outcome.is_ok() {
        for &(row, user) in &mentioned {
            got_through(app, table, row, user, kind).await;
        }
    }
    outcomes.extend(mentioned.iter().map(|(row, _)| (row.outbox, outcome.clone())));
    outcomes
}

/// Fails until the end of a person's quiet hours, if these last now. A table at one sitting knows none.
pub(super) fn quiet(app: &App, snapshot: &TableSnapshot, player: &PlayerRow) -> Result<(), SendError> {
    let until_ms = quiet_until_ms(player, app.gamemaster.now_ms());
    let until_ms = until_ms.filter(|_| snapshot.table().times.pace != Pace::Live);
    until_ms.map_or(Ok(()), |until_ms| Err(SendError::Quiet(until_ms)))
}

/// Returns a person who is written to about this table now: they take direct messages, and have not muted it. `None` for
/// others; fails until the end of their quiet hours.
pub(super) async fn reader_of_letters(
    app: &App,
    snapshot: &TableSnapshot,
    user: UserId,
) -> Result<Option<PlayerRow>, SendError> {
    let store = app.gamemaster.store();
    let player = store.player(user).await?;
    let wanted = player.notices == Notices::Direct && player.dm_open != Some(false);
    if !wanted || store.muted(snapshot.table().table, user).await? {
        return Ok(None);
    }
    quiet(app, snapshot, &player)?;
    Ok(Some(player))
}

/// Moves the start of a person's clock if their call got through late. A call that waited for the end of their quiet
/// hours moves nothing: the clock has run since the time of the call.
async fn got_through(app: &App, table: TableId, row: &OutboxRow, user: UserId, kind: Call) {
    if row.deferred {
        return;
    }
    let late = row.attempts > 0 || app.gamemaster.now_ms() > row.due_at_ms.saturating_add(LATE_MS);
    if late
        && kind == Call::Turn
        && let Err(error) = app.gamemaster.called_late(table, user).await
    {
        tracing::warn!(table = table.0, error = %error.report(), "a clock does not start later");
    }
}

/// Returns the people whom the game allows to be called now: those for whom it waits and who are not ready.
pub(super) fn asked(snapshot: &TableSnapshot) -> impl Iterator<Item = UserId> {
    let stands = snapshot.paused().is_some() || times::paused_until(snapshot).is_some();
    let open = if stands { SeatSet::EMPTY } else { snapshot.waiting().minus(snapshot.ready()) };
    // The AI answers for absent people, and nobody calls those who are away.
    let open = open.minus(snapshot.absent()).minus(times::away(snapshot));
    let people = snapshot.seats().iter().filter(move |row| open.has(Seat(row.seat)) && !row.resigned);
    people.filter_map(|row| row.user)
}

/// Returns the people whom the mention of this step called and for whom the table still waits.
pub(super) async fn named(app: &App, snapshot: &TableSnapshot) -> Result<Vec<u64>, SendError> {
    mentioned(app, snapshot, asked(snapshot)).await
}

/// True if a person called by the mention of this step is ready.
pub(super) async fn answered(app: &App, snapshot: &TableSnapshot) -> Result<bool, SendError> {
    let ready = snapshot.seats().iter().filter(|row| snapshot.ready().has(Seat(row.seat)) && !row.resigned);
    Ok(!mentioned(app, snapshot, ready.filter_map(|row| row.user)).await?.is_empty())
}

/// Returns the people among these whom the mention of this step called.
async fn mentioned(
    app: &App,
    snapshot: &TableSnapshot,
    people: impl Iterator<Item = UserId>,
) -> Result<Vec<u64>, SendError> {
    let store = app.gamemaster.store();
    let mut named = Vec::new();
    for user in people {
        let player = store.player(user).await?;
        let mentioned = match player.notices {
            Notices::Quiet => false,
            Notices::Direct => player.dm_open == Some(false),
            Notices::Mention => true,
        };
        if mentioned && store.called(snapshot.table().table, user).await? == Some(snapshot.seq()) {
            named.push(user.0);
        }
    }
    Ok(named)
}

/// Sends one message in the channel for all who want a mention. It replaces an earlier mention for the same step: it
/// names those people too, but calls only the new ones. A reminder names and calls nobody else.
async fn mention(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    users: Vec<u64>,
    nonce: &str,
    kind: Call,
) -> Result<(), SendError> {
    let mut all = if snapshot.table().notice.is_some() { named(app, snapshot).await? } else { Vec::new() };
    all.retain(|user| !users.contains(user));
    all.extend(&users);
    let line = match kind {
        Call::Turn => board::notice(language, snapshot, &all),
        Call::Reminder => board::reminder(language, snapshot, &all),
    };
    let Some(line) = line else { return Ok(()) };
    let parts = Parts { mentions: users.clone(), ..line };
    let channel = DiscordChannel::new(snapshot.table().board_channel.0);
    let sent = channel.send_message(http, with_nonce(parts.message(), nonce)).await?;
    let notice = NoticeRow { seq: snapshot.seq(), message: MessageId(sent.id.get()) };
    // A reminder begins no turn: the step since which the person is called stays.
    let called = if kind == Call::Turn { users.into_iter().map(UserId).collect() } else { Vec::new() };
    app.gamemaster.notice_posted(snapshot.table().table, notice, called).await?;
    Ok(())
}

/// The result of a private call: sent, done without a message, or a mention is needed.
enum Delivery {
    Sent,
    Done,
    Mention,
}

/// Returns the language of direct messages to a player: the chosen one, else that of their Discord client, else the
/// table's.
pub(super) fn player_language(player: &PlayerRow, language: Language) -> Language {
    let spoken = player.language.as_deref().or(player.seen_language.as_deref());
    spoken.and_then(Language::from_code).unwrap_or(language)
}

/// Sends a direct message to a player who wants one. Sends none to quiet players, or to those who muted this table.
async fn letter(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    user: UserId,
    language: Language,
    nonce: &str,
    kind: Call,
) -> Result<Delivery, SendError> {
    let (store, table) = (app.gamemaster.store(), snapshot.table().table);
    let player = store.player(user).await?;
    if player.notices == Notices::Quiet || store.muted(table, user).await? {
        return Ok(Delivery::Done);
    }
    quiet(app, snapshot, &player)?;
    match player.notices {
        Notices::Direct if player.dm_open != Some(false) => {
            send_panel(app, http, table, &player, player_language(&player, language), nonce, kind).await
        }
        _ => Ok(Delivery::Mention),
    }
}

/// Sends a player's panel as a direct message with their private picture, and removes the buttons of the previous one.
/// A person who is gone is not called: their seat becomes absent.
async fn send_panel(
    app: &App,
    http: &Arc<Http>,
    table: TableId,
    player: &PlayerRow,
    language: Language,
    nonce: &str,
    kind: Call,
) -> Result<Delivery, SendError> {
    let (store, user) = (app.gamemaster.store(), player.user);
    let snapshot = app.gamemaster.snapshot(table, Some(user)).await?;
    if !asked(&snapshot).any(|asked| asked == user) {
        // They have acted meanwhile.
        return Ok(Delivery::Done);
    }
    let server = store.guild(snapshot.table().guild).await?.name;
    let palette = colours::palette(player.palette.as_deref());
    let (picture, below) = match palette {
        Some(palette) => (
            pictures::own(app, &snapshot, language, palette, Work::Picture).await,
            pictures::letter_board(app, table, language, palette, Work::Picture).await,
        ),
        None => (None, None),
    };
    let panel = match kind {
        Call::Turn => seat::direct(language, &snapshot, server.as_deref()),
        Call::Reminder => seat::reminder(language, &snapshot, server.as_deref()),
    };
    let panel = Parts { below, ..panel.pictured(picture) };
    let panel = if palette.is_none() { panel.for_text_reader(language) } else { panel };
    let (channel, sent) = match direct(http, user, with_nonce(panel.message(), nonce)).await? {
        DirectOutcome::Sent(channel, sent) => (channel, sent),
        DirectOutcome::Closed => {
            store.set_dm_open(user, Some(false)).await?;
            return Ok(Delivery::Mention);
        }
        DirectOutcome::Gone => {
            app.gamemaster.member_gone(table, user).await?;
            return Ok(Delivery::Done);
        }
        DirectOutcome::Refused => return Ok(Delivery::Mention),
    };
    // A message sent again after a crash is the same message.
    let old = store.direct_message(table, user).await?.filter(|old| old.message != sent);
    if let Some(old) = old {
        let line = seat::settled(language, &snapshot);
        let (old_channel, old_message) = (DiscordChannel::new(old.channel.0), DiscordMessage::new(old.message.0));
        // Nobody's call waits for an edit on its way to an old message.
        let (open_panels, http) = (app.open_panels.clone(), http.clone());
        app.background.spawn(async move {
            let _replacement = open_panels.close(old_message).await;
            if let Err(error) = old_channel.edit_message(&http, old_message, line.edit()).await {
                tracing::debug!(error = clean(error), "an old direct message is gone");
            }
        });
    }
    store.set_direct_message(table, user, DirectMessageRow { channel, message: sent }).await?;
    // A reader of text hears of the next turn by the next letter.
    if palette.is_some() {
        let look = Look { language, palette, unreached: false };
        let way = Way::Letter { channel, message: DiscordMessage::new(sent.0), server };
        let (picture, below) = (panel.picture.map(|picture| picture.name), panel.below.map(|below| below.name));
        let shown = Shown { question: Question::of(&snapshot), picture, below, owes_picture: false };
        app.open_panels.open(Panel { table, user, look, way }, shown, app.gamemaster.now_ms());
    }
    if kind == Call::Turn {
        store.note_call(table, user, snapshot.seq()).await?;
    }
    store.set_dm_open(user, Some(true)).await?;
    app.gamemaster.mark_outcomes_read(table, user, snapshot.told()).await?;
    Ok(Delivery::Sent)
}
