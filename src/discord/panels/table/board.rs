//! The public board message, made from the public view alone.

use super::more::REASON;
use super::panel_content::small;
use super::recap::{self, Recap};
use super::{lobby, proof, question, replay, sitting, times, undo};
use crate::discord::ids::{
    Asked, Click, CustomId, LobbyClick, LogClick, MoreClick, OpenClick, RulesClick, SeatClick, TableClick,
};
use crate::discord::panels::{
    GOLD, button, cast, last_events, number, ratings_line, reason, say, seal, seat_name, standing_lines, tell, title,
    winners,
};
use crate::discord::parts::{BUTTONS, Button, Embed, FRAMED, Parts, Tone, cut, plain};
use agon_gamemaster::{SeatRow, Stage, TableSnapshot, managers_reason};
use agon_lang::{GameWords, Language, Say};
use agon_rules::Seat;
use agon_rules::menu::{Amount, Hints, QUICK, Quick, begins};
use agon_rules::verify::{Misfit, Verified};

/// The number of events on a board if nothing of them is condensed.
const LAST: usize = 3;

/// Builds the one public message of a table in any state. `snapshot` must be the public snapshot.
pub fn board(language: Language, snapshot: &TableSnapshot) -> Parts {
    let words = snapshot.game().words;
    match snapshot.stage() {
        Stage::Lobby(_) => lobby::lobby(language, snapshot),
        Stage::Running(_) => running(language, words, snapshot),
        Stage::Over(_) if snapshot.standing().is_some() => over(language, words, snapshot),
        Stage::Over(_) if snapshot.public().is_some() => aborted(language, words, snapshot),
        Stage::Over(_) => lobby::closed(language, snapshot),
    }
}

/// Builds the board of a table that is over, with the result of recomputing its luck.
pub fn proved(language: Language, snapshot: &TableSnapshot, found: &Result<Verified, Misfit>) -> Parts {
    let board = board(language, snapshot);
    let footer = match found {
        // Luck without a commitment proves nothing.
        Ok(verified) if !verified.promise => return board,
        Ok(verified) => over_footer(language, snapshot, "ui-footer-fits").with("count", verified.draws),
        Err(_) => over_footer(language, snapshot, "ui-footer-misfit"),
    };
    let embed = board.embed.map(|embed| Embed { footer: footer.text(), ..embed });
    Parts { embed, ..board }
}

fn running(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> Parts {
    let Some(view) = snapshot.public() else { return Parts::default() };
    let paused = paused(language, snapshot).or_else(|| times::paused(language, snapshot));
    let first = snapshot.waiting().first().filter(|_| paused.is_none());
    let mut quick = if paused.is_none() { quick_row(language, words, snapshot) } else { Vec::new() };
    if let Some(back) = times::back_button(language, snapshot) {
        quick.truncate(BUTTONS - 1);
        quick.push(back);
    }
    let mut lines = vec![paused.unwrap_or_else(|| times::who_must_act(language, words, snapshot))];
    lines.extend(times::lines(language, words, snapshot));
    lines.extend(question::lines(language, snapshot));
    lines.extend(sitting::lines(language, snapshot));
    lines.extend(snapshot.winner_now().map(|seat| {
        let name = seat_name(language, words, snapshot.seats(), seat);
        tell(language, "ui-last-person", &[("name", name.into())])
    }));
    lines.extend(words.status(language, &cast(language, snapshot.seats()), view));
    let last = so_far(language, words, snapshot);
    if !last.is_empty() {
        lines.push(tell(language, "ui-last", &[("events", last.join(" ").into())]));
    }
    lines.extend(recap::race(language, words, view).map(|race| small(&race)));
    Parts {
        embed: Some(Embed {
            title: format!("{} · {}", title(language, snapshot.game(), snapshot.table()), words.phase(language, view)),
            text: lines.join("\n"),
            colour: first.map_or(GOLD, |seat| words.colour(seat)),
            footer: footer(language, snapshot),
        }),
        ..Parts::default()
    }
    .buttons(quick)
    .buttons(question::buttons(language, snapshot))
    .buttons(sitting::buttons(language, snapshot))
    .buttons(times::idle_buttons(language, snapshot))
    .buttons(fixed_row(language, snapshot))
}

/// Returns the text about a table that found a contradiction.
pub fn paused(language: Language, snapshot: &TableSnapshot) -> Option<String> {
    let code = snapshot.paused()?;
    Some(tell(language, "ui-paused", &[("number", number(snapshot).into()), ("code", code.into())]))
}

/// Returns the news of the last seats, and the present turn, as many lines as fit. What was taken back last stands before
/// what was done since.
fn so_far(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> Vec<String> {
    let last = unseen(language, snapshot).map(|(recap, seen)| recap.newest(seen)).unwrap_or_default();
    let mut last = if last.is_empty() { last_events(language, words, snapshot, LAST) } else { last };
    let seen = snapshot.position().map_or(0, |position| position.first_unseen_step.saturating_sub(1));
    if let Some((seq, told)) = undo::told_after(language, snapshot, seen, None).pop() {
        let since = snapshot.events().last().is_some_and(|(step, _)| *step > seq);
        last.insert(if since { 0 } else { last.len() }, told);
    }
    last
}

/// Returns the recap, and the last step that is no news to the public.
fn unseen(language: Language, snapshot: &TableSnapshot) -> Option<(Recap<'_>, u32)> {
    let seen = snapshot.position()?.first_unseen_step.saturating_sub(1);
    Some((Recap::of(language, snapshot)?, seen))
}

/// Returns a board without its picture, with the position in words in its place. At the end it is the last position.
pub fn told(language: Language, snapshot: &TableSnapshot, board: &Parts) -> Parts {
    let played_out = snapshot.standing().is_some_and(|standing| !standing.is_conceded());
    // The position of a table that was stopped would still name a seat to act.
    let stands = snapshot.is_running() || snapshot.is_over() && played_out;
    let words = snapshot.public().map(|view| (snapshot.game().words, view)).filter(|_| stands);
    let text = words.map(|(words, view)| words.text_board(language, &cast(language, snapshot.seats()), view));
    let embed = board.embed.clone().map(|embed| match text {
        Some(text) => {
            let room = FRAMED.saturating_sub(text.encode_utf16().count() + 2);
            if played_out && embed.text.encode_utf16().count() > room {
                // The result stays whole. A button leads to the position.
                return embed;
            }
            // During play the position stays whole, and the events give way to it.
            let head = if room > 0 { cut(&embed.text, room) + "\n\n" } else { String::new() };
            Embed { text: head + &text, ..embed }
        }
        None => embed,
    });
    Parts { embed, picture: None, below: None, ..board.clone() }
}

/// Returns a board whose footer names the missing right.
pub fn lacking(language: Language, board: &Parts, right: &str) -> Parts {
    let why = tell(language, "ui-board-as-text", &[("right", say(language, right).into())]);
    let said = |footer: &str| if footer.is_empty() { why.clone() } else { format!("{footer} · {why}") };
    let embed = board.embed.clone().map(|embed| Embed { footer: said(&embed.footer), ..embed });
    Parts { embed, ..board.clone() }
}

/// Returns the first line: the seats that must act, with their decision.
pub fn who_must_act(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> String {
    acting(language, words, snapshot, None)
}

/// Returns the same with the time at which the next turn is due.
pub fn who_must_act_until(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot, due: String) -> String {
    acting(language, words, snapshot, Some(due))
}

fn acting(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot, due: Option<String>) -> String {
    let Some(view) = snapshot.public() else { return String::new() };
    let names = |seats: &mut dyn Iterator<Item = Seat>| {
        let names: Vec<String> = seats.map(|seat| seat_name(language, words, snapshot.seats(), seat)).collect();
        agon_lang::join(language, &names)
    };
    if snapshot.secret() {
        // Always in seat order, because the order of pressing is secret.
        let ready = names(&mut snapshot.waiting().iter().filter(|&seat| snapshot.ready().has(seat)));
        let open = names(&mut snapshot.waiting().iter().filter(|&seat| !snapshot.ready().has(seat)));
        let key = match (ready.is_empty(), &due) {
            (true, None) => "ui-sealed-none",
            (false, None) => "ui-sealed",
            (true, Some(_)) => "times-sealed-none",
            (false, Some(_)) => "times-sealed",
        };
        let due = due.unwrap_or_default();
        return tell(language, key, &[("ready", ready.into()), ("open", open.into()), ("due", due.into())]);
    }
    match snapshot.waiting().first() {
        Some(seat) => {
            let verb = words.verb(language, view, seat);
            let name = seat_name(language, words, snapshot.seats(), seat);
            let key = if due.is_some() { "times-acts" } else { "ui-acts" };
            let due = due.unwrap_or_default();
            tell(language, key, &[("name", name.into()), ("verb", verb.into()), ("due", due.into())])
        }
        None => String::new(),
    }
}

/// Builds the notice that calls these people, with their possible actions.
pub fn notice(language: Language, snapshot: &TableSnapshot, named: &[u64]) -> Option<Parts> {
    calling(language, snapshot, named, None)
}

/// Builds the notice that reminds these people: it says when the time of the first of them is up.
pub fn reminder(language: Language, snapshot: &TableSnapshot, named: &[u64]) -> Option<Parts> {
    let theirs = |row: &&SeatRow| row.user.is_some_and(|user| named.contains(&user.0));
    let seats = snapshot.seats().iter().filter(theirs).map(|row| Seat(row.seat));
    let zero = snapshot.clock().and_then(|clock| clock.next(seats.collect())).and_then(|clock| clock.zero_ms);
    calling(language, snapshot, named, zero)
}

fn calling(language: Language, snapshot: &TableSnapshot, named: &[u64], zero: Option<i64>) -> Option<Parts> {
    let (words, view) = (snapshot.game().words, snapshot.public()?);
    let names: Vec<String> = named.iter().map(|user| format!("<@{user}>")).collect();
    let args = [
        ("mentions", names.join(" ").into()),
        ("what", words.notice(language, view).into()),
        ("time", zero.map(times::left).unwrap_or_default().into()),
    ];
    let mut lines = vec![tell(language, if zero.is_some() { "times-remind" } else { "ui-notice" }, &args)];
    let striking = unseen(language, snapshot).and_then(|(recap, seen)| recap.striking(seen));
    lines.extend(striking.map(|line| small(&line)));
    let parts = Parts { mentions: named.to_vec(), ..Parts::line(lines.join("\n")) };
    let my_seat = stable(snapshot, SeatClick::Open, say(language, "label-my-seat"));
    Some(parts.buttons(quick_row(language, words, snapshot)).buttons(vec![my_seat]))
}

/// Makes a button with the same effect at every step.
pub fn stable(snapshot: &TableSnapshot, click: impl Into<Click>, label: String) -> Button {
    Button::new(CustomId::new(click, snapshot.table().table, 0), label)
}

/// Returns the most common actions of the seat to act, one press away. Notices have them too.
pub fn quick_row(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> Vec<Button> {
    let Some(view) = snapshot.public() else { return Vec::new() };
    let Hints { quick, main, .. } = view.hints();
    let acts = |word: &str| quick.iter().any(|quick| matches!(quick, Quick::Act(action) if begins(action, word)));
    let first =
        quick.iter().position(|quick| matches!((quick, &main), (Quick::Act(action), Some(main)) if action == main));
    // A raise is an everyday step only where the game says so.
    let raises = quick.iter().any(|quick| matches!(quick, Quick::Ask(Amount { word, .. }) if acts(word)));
    let first = first.or((!raises).then_some(0));
    let buttons = quick.iter().take(QUICK).enumerate().map(|(at, quick)| {
        let tone = if Some(at) == first { Tone::Main } else { Tone::Plain };
        let button = match quick {
            Quick::Act(notation) => {
                button(snapshot, TableClick::Act(notation.clone()), words.button(language, view, notation))
            }
            Quick::Ask(Amount { word, least, most }) => {
                let asked = Asked::new(&snapshot.table().game, word, *least, *most);
                // Beside a button with the same words the label is another amount. Alone it must name the action.
                let other = say(language, "label-other");
                let label = if acts(word) { other } else { format!("{}…", words.label(language, word)) };
                button(snapshot, asked, label)
            }
            Quick::Panel(word) => button(snapshot, SeatClick::For((*word).to_owned()), words.label(language, word)),
        };
        button.tone(tone)
    });
    buttons.collect()
}

/// Returns the buttons that every board has, always in the same order.
fn fixed_row(language: Language, snapshot: &TableSnapshot) -> Vec<Button> {
    vec![
        stable(snapshot, SeatClick::Open, say(language, "label-my-seat")),
        stable(snapshot, TableClick::Text, say(language, "label-text-board")),
        stable(snapshot, LogClick::Open, say(language, "label-log")),
        stable(snapshot, RulesClick::of(&snapshot.table().game), say(language, "label-rules")),
        stable(snapshot, MoreClick::Show, say(language, "label-more")),
    ]
}

fn over(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> Parts {
    let mut lines = vec![winners(language, words, snapshot), String::new()];
    lines.extend(standing_lines(language, words, snapshot));
    if let Some(reason) = reason(language, words, snapshot) {
        lines.extend([String::new(), reason]);
    }
    lines.extend(ratings_line(language, snapshot));
    let best = snapshot.standing().and_then(|standing| standing.seats.iter().position(|seat| seat.place == 1));
    Parts {
        embed: Some(Embed {
            title: tell(
                language,
                "ui-over-title",
                &[("title", title(language, snapshot.game(), snapshot.table()).into())],
            ),
            text: lines.join("\n"),
            colour: best.map_or(GOLD, |seat| words.colour(Seat(seat as u8))),
            footer: opened(language, snapshot),
        }),
        ..Parts::default()
    }
    .buttons(looking_back(language, snapshot))
    .buttons(going_on(language, snapshot))
}

fn aborted(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> Parts {
    let phase = snapshot.public().map(|view| words.phase(language, view)).unwrap_or_default();
    Parts {
        embed: Some(Embed {
            title: format!("{} · {phase}", title(language, snapshot.game(), snapshot.table())),
            text: stopped(language, snapshot),
            colour: GOLD,
            footer: opened(language, snapshot),
        }),
        ..Parts::default()
    }
    .buttons(looking_back(language, snapshot))
    .buttons(going_on(language, snapshot))
}

/// Describes the end of a table in one line.
pub fn ended(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> String {
    if snapshot.standing().is_some() { winners(language, words, snapshot) } else { stopped(language, snapshot) }
}

/// Describes the reason why a table was stopped. A manager's own words are shown as they are, without effect as markup.
pub fn stopped(language: Language, snapshot: &TableSnapshot) -> String {
    let ended = snapshot.table().ended_reason.as_deref();
    if let Some(reason) = ended.and_then(managers_reason) {
        let reason = plain(&cut(reason, REASON.1));
        return tell(language, "ui-aborted-by-manager-for", &[("reason", reason.into())]);
    }
    let key = match ended {
        Some("deserted" | "idle") => "ui-aborted-deserted",
        Some("left-early") => "ui-aborted-left-early",
        Some("agreed") => "question-stopped",
        Some("asleep") => "ui-aborted-asleep",
        Some("by-manager") => "ui-aborted-by-manager",
        _ => "ui-aborted-by-host",
    };
    say(language, key)
}

/// Returns the buttons for looking back, after the rematch.
fn looking_back(language: Language, snapshot: &TableSnapshot) -> Vec<Button> {
    vec![
        stable(snapshot, LobbyClick::Rematch, say(language, "label-rematch")).tone(Tone::Main),
        replay::open_button(language, snapshot, None),
        stable(snapshot, TableClick::Chart, say(language, "label-score-chart")),
        stable(snapshot, LogClick::Open, say(language, "label-log")),
        proof::button(language, snapshot.table().table),
    ]
}

fn going_on(language: Language, snapshot: &TableSnapshot) -> Vec<Button> {
    let open = CustomId::page(OpenClick::Game(snapshot.table().game.clone()));
    vec![
        stable(snapshot, TableClick::Text, say(language, "label-text-board")),
        Button::new(open, say(language, "ui-open-a-table")),
    ]
}

fn footer(language: Language, snapshot: &TableSnapshot) -> String {
    let args = [
        ("number", number(snapshot).into()),
        ("step", i64::from(snapshot.seq()).into()),
        ("seal", seal(snapshot.commitment()).into()),
    ];
    tell(language, "ui-footer", &args)
}

/// Builds the footer with the seed. The seed is public after the end, so that anyone can draw the luck again.
fn opened(language: Language, snapshot: &TableSnapshot) -> String {
    over_footer(language, snapshot, "ui-footer-over").with("seed", seed(snapshot)).text()
}

fn seed(snapshot: &TableSnapshot) -> String {
    agon_rules::luck::Seed(snapshot.over().map_or([0; 32], |over| over.seed.0)).to_hex()
}

/// Builds a footer of a table that is over, with enough of the seed to identify it.
fn over_footer(language: Language, snapshot: &TableSnapshot, key: &str) -> Say {
    let short: String = seed(snapshot).chars().take(4).collect();
    Say::new(language, key).with("number", number(snapshot)).with("step", snapshot.seq()).with("seed", short)
}
