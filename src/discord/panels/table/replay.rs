//! The replay: one step of a table with its events, and the controls to other steps.

pub use crate::discord::ids::ReplaySettings;

use super::undo;
use crate::discord::ids::history::Filter;
use crate::discord::ids::{CustomId, HistoryClick, MoreClick, Page, ReplayControl, TableClick, viewer_word};
use crate::discord::panels::{GOLD, cast, say, seat_name, show_button, tell, title};
use crate::discord::parts::{Button, CHOICES, Choice, Embed, FRAMED, Menu, MenuKind, Parts, cut};
use agon_gamemaster::{ReplayStep, SeatRow, TableId, TableSnapshot, Undone};
use agon_lang::{GameWords, Language, raise};
use agon_rules::{Seat, Viewer};

/// Makes the button that opens a table's replay. `back` is the list that opened its page.
pub fn open_button(language: Language, snapshot: &TableSnapshot, back: Option<&Filter>) -> Button {
    let settings = ReplaySettings { back: back.cloned(), ..ReplaySettings::default() };
    let label = if snapshot.is_running() { "label-replay-so-far" } else { "label-replay" };
    Button::new(settings.id(ReplayControl::Open, snapshot.table().table, 0), say(language, label))
}

/// Builds a step of a replay. `page` is the page of its chapters, if turned. With `drawn` a picture stands beside it;
/// without, the text has the position.
pub fn replay(
    language: Language,
    step: &ReplayStep,
    settings: &ReplaySettings,
    page: Option<usize>,
    drawn: bool,
) -> Parts {
    let words = step.game.words;
    let (position, cast) = (&step.position, cast(language, &step.seats));
    let view = &position.public;
    let mut lines = vec![place(language, step)];
    let mut told: Vec<String> =
        position.events.iter().filter_map(|(_, event)| words.event(language, &cast, event)).collect();
    if let Some(first) = told.first_mut().filter(|_| position.made_for.contains(&position.seq)) {
        *first = tell(language, "times-log-made", &[("said", first.as_str().into())]);
    }
    told.extend(
        position
            .undone
            .iter()
            .filter(|undone| undone.seq == position.seq)
            .map(|undone| undo::told(language, words, &step.seats, undone)),
    );
    let gone = |undone: &&Undone| undone.steps.iter().any(|taken| taken.seq == position.seq);
    if let Some(undone) = position.undone.iter().find(gone) {
        let args = |said: &str| [("said", said.into()), ("step", undone.seq.into())];
        match told.last_mut() {
            Some(last) => *last = tell(language, "undo-later", &args(last)),
            None => told.push(tell(language, "undo-later-quiet", &args(""))),
        }
    }
    lines.extend(told);
    if lines.len() == 1 && position.seq > 0 {
        lines.push(say(language, "ui-replay-quiet"));
    }
    if let Viewer::Seat(_) = step.seen_by {
        lines.push(String::new());
        lines.extend(words.question(language, &cast, &position.view).lines());
    }
    let lines = lines.join("\n");
    let (content, text) =
        if drawn { (String::new(), lines) } else { (cut(&lines, 2000), words.text_board(language, &cast, view)) };
    let who = match step.seen_by {
        Viewer::Public => say(language, "ui-replay-everybody"),
        Viewer::Seat(seat) => seat_name_plain(language, words, &step.seats, seat),
    };
    Parts {
        content,
        embed: Some(Embed {
            title: tell(language, "ui-replay-title", &[("title", title(language, step.game, &step.table).into())]),
            text: cut(&text, FRAMED),
            colour: step.waiting.first().map_or(GOLD, |seat| words.colour(seat)),
            footer: tell(language, "ui-replay-seen-by", &[("who", who.into())]),
        }),
        ..Parts::default()
    }
    .buttons(steps(language, step, settings))
    .menu(chapters(language, words, step, settings, page))
    .menu(viewer_menu(language, words, step, settings))
    .buttons(settings_buttons(language, step, settings))
}

/// Builds the public position of a step in words.
pub fn text_board(language: Language, step: &ReplayStep) -> Parts {
    let (words, cast) = (step.game.words, cast(language, &step.seats));
    let view = &step.position.public;
    Parts {
        embed: Some(Embed {
            title: tell(language, "ui-replay-title", &[("title", title(language, step.game, &step.table).into())]),
            text: cut(&words.text_board(language, &cast, view), FRAMED),
            colour: GOLD,
            footer: String::new(),
        }),
        ..Parts::line(place(language, step))
    }
}

/// Names the step, the length of the table and the phase.
fn place(language: Language, step: &ReplayStep) -> String {
    let phase = step.game.words.phase(language, &step.position.public);
    let args = [("step", step.position.seq.into()), ("steps", step.steps.into()), ("phase", phase.into())];
    tell(language, "ui-replay-step", &args)
}

/// Leaves only the button that opens the step for its presser: for a page that everyone sees. So the link to that
/// message is the link to the step.
pub fn shared(language: Language, step: &ReplayStep, settings: &ReplaySettings, page: Parts) -> Parts {
    let settings = ReplaySettings { viewer: settings.viewer, ..ReplaySettings::default() };
    let open = Button::new(
        id(step, step.position.seq, &settings, ReplayControl::From),
        say(language, "label-replay-from-here"),
    );
    Parts { rows: Vec::new(), ..page }.buttons(vec![open])
}

/// Makes the id of a control that leads to a step.
fn id(step: &ReplayStep, seq: u32, settings: &ReplaySettings, control: ReplayControl) -> CustomId {
    settings.id(control, step.table.table, seq)
}

/// Returns the controls: first, back, on, last, and show to everyone.
fn steps(language: Language, step: &ReplayStep, settings: &ReplaySettings) -> Vec<Button> {
    let (now, last) = (step.position.seq, step.steps);
    let chapter = step.chapter();
    let begins = |at: usize| step.chapters.get(at).map(|chapter| chapter.seq);
    let before = match begins(chapter) {
        _ if !settings.phases => now.saturating_sub(1),
        Some(begin) if begin < now => begin,
        _ => chapter.checked_sub(1).and_then(begins).unwrap_or(0),
    };
    let after = if settings.phases { begins(chapter + 1).unwrap_or(last) } else { last.min(now + 1) };
    let go = |control: ReplayControl, seq: u32, key: &str, useless: bool| {
        Button::new(id(step, seq, settings, control), say(language, key)).grey(useless)
    };
    // The private view of a seat is not public while the table runs.
    let private = !step.is_over() && settings.viewer != Viewer::Public;
    let here = Page::Replay(ReplaySettings { back: None, ..settings.clone() });
    vec![
        go(ReplayControl::First, 0, "label-replay-first", now == 0),
        go(ReplayControl::Back, before, "label-replay-previous", now == 0),
        go(ReplayControl::On, after, "label-replay-next", now == last),
        go(ReplayControl::Last, last, "label-replay-last", now == last),
        show_button(language, CustomId::new(here, step.table.table, now)).grey(private),
    ]
}

/// Builds the menu of chapters: the turned page, or the one with this step.
fn chapters(
    language: Language,
    words: &dyn GameWords,
    step: &ReplayStep,
    settings: &ReplaySettings,
    page: Option<usize>,
) -> Menu {
    let all = &step.chapters;
    // If one page is not enough, its last choice turns to the next.
    let a_page = if all.len() > CHOICES { CHOICES - 1 } else { CHOICES };
    let pages = all.len().div_ceil(a_page).max(1);
    let page = page.unwrap_or(step.chapter() / a_page) % pages;
    let choice = |chapter: &agon_gamemaster::Chapter| {
        let label = raise(&words.phase(language, &chapter.view));
        let detail = tell(language, "ui-replay-at", &[("step", chapter.seq.into())]);
        Choice { detail, ..Choice::new(chapter.seq.to_string(), cut(&label, 100)) }
    };
    let mut choices: Vec<Choice> = all.iter().skip(page * a_page).take(a_page).map(choice).collect();
    if pages > 1 {
        let next = (page + 1) % pages;
        let args = [("page", (next + 1).into()), ("pages", pages.into())];
        choices.push(Choice::new(format!("@{next}"), tell(language, "ui-more-choices", &args)));
    }
    Menu {
        id: id(step, step.position.seq, settings, ReplayControl::Jump),
        placeholder: say(language, "ui-replay-jump"),
        choices,
        count: 1,
        kind: MenuKind::Words,
    }
}

/// Builds the menu of viewpoints: the public one, the reader's own, and all others if the reader wants them. It is
/// empty if there is only one.
fn viewer_menu(language: Language, words: &dyn GameWords, step: &ReplayStep, settings: &ReplaySettings) -> Menu {
    let seats = (0..step.seats.len() as u8).map(Seat);
    let open = |seat: &Seat| step.own == Some(*seat) || settings.spoilers || step.seen_by == Viewer::Seat(*seat);
    let seen = [Viewer::Public].into_iter().chain(seats.filter(open).map(Viewer::Seat));
    let choice = |viewer: Viewer| {
        let label = match viewer {
            Viewer::Public => say(language, "ui-replay-everybody"),
            Viewer::Seat(seat) => {
                let name = seat_name_plain(language, words, &step.seats, seat);
                let mine = step.own == Some(seat);
                if mine { tell(language, "ui-replay-mine", &[("seat", name.into())]) } else { name }
            }
        };
        Choice { chosen: viewer == step.seen_by, ..Choice::new(viewer_word(viewer), cut(&label, 100)) }
    };
    let choices: Vec<Choice> = seen.map(choice).collect();
    Menu {
        id: id(step, step.position.seq, settings, ReplayControl::Viewpoint),
        placeholder: say(language, "ui-replay-viewer"),
        choices: if choices.len() > 1 { choices } else { Vec::new() },
        count: 1,
        kind: MenuKind::Words,
    }
}

/// Returns the controls of the step size, the other pages, and the button back.
fn settings_buttons(language: Language, step: &ReplayStep, settings: &ReplaySettings) -> Vec<Button> {
    let (table, now) = (step.table.table, step.position.seq);
    let turned = ReplaySettings { phases: !settings.phases, ..settings.clone() };
    let step_size = if settings.phases { "label-step-by-phase" } else { "label-step-by-step" };
    let mut buttons = vec![Button::new(id(step, now, &turned, ReplayControl::StepSize), say(language, step_size))];
    if step.is_over() {
        let own = step.own.map(Viewer::Seat) == Some(settings.viewer);
        let viewer = if settings.spoilers && !own { Viewer::Public } else { settings.viewer };
        let turned = ReplaySettings { spoilers: !settings.spoilers, viewer, ..settings.clone() };
        let label = if settings.spoilers { "label-spoilers-on" } else { "label-spoilers-off" };
        buttons.push(Button::new(id(step, now, &turned, ReplayControl::Secrets), say(language, label)));
    }
    buttons.push(Button::new(id(step, now, settings, ReplayControl::Words), say(language, "label-text-board")));
    let animation = CustomId::new(TableClick::Animation, table, 0);
    buttons.push(Button::new(animation, say(language, "label-animation")));
    buttons.push(Button::new(back(step, table, settings), say(language, "label-back")));
    buttons
}

/// Returns the page to return to: the page of a table that is over, or the further actions of a running one.
fn back(step: &ReplayStep, table: TableId, settings: &ReplaySettings) -> CustomId {
    match step.is_over() {
        true => CustomId::new(HistoryClick::Table(settings.back.clone()), table, 0),
        false => CustomId::new(MoreClick::Show, table, step.steps),
    }
}

/// Returns a seat's name for places without markup: menus, and below a frame.
fn seat_name_plain(language: Language, words: &dyn GameWords, seats: &[SeatRow], seat: Seat) -> String {
    seat_name(language, words, seats, seat).replace('\\', "")
}
