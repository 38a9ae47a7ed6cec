//! The replay: one step of a table with its events, and the controls to other steps.

pub use crate::discord::ids::Way;

use crate::discord::ids::history::Filter;
use crate::discord::ids::{Control, CustomId, HistoryClick, MoreClick, Page, TableClick, eyes_word};
use crate::discord::panels::{GOLD, cast, say, seat_name, show_button, tell, title};
use crate::discord::parts::{Button, CHOICES, Choice, Embed, FRAMED, Menu, MenuKind, Parts, cut};
use agon_gamemaster::{ReplayStep, SeatRow, TableId, TableSnapshot};
use agon_lang::{GameWords, Language, raise};
use agon_rules::{Seat, Viewer};

/// Makes the button that opens a table's replay. `back` is the list that opened its page.
pub fn open_button(language: Language, look: &TableSnapshot, back: Option<&Filter>) -> Button {
    let way = Way { back: back.cloned(), ..Way::default() };
    let label = if look.is_running() { "label-replay-so-far" } else { "label-replay" };
    Button::new(way.id(Control::Open, look.table().table, 0), say(language, label))
}

/// Builds a moment of a table. `page` is the page of its chapters, if turned. With `drawn` a picture stands beside it;
/// without, the text has the position.
pub fn replay(language: Language, moment: &ReplayStep, way: &Way, page: Option<usize>, drawn: bool) -> Parts {
    let words = moment.game.words;
    let (position, cast) = (&moment.position, cast(language, &moment.seats));
    let view = &position.public;
    let args =
        [("step", position.seq.into()), ("steps", moment.steps.into()), ("phase", words.phase(language, view).into())];
    let mut lines = vec![tell(language, "ui-replay-step", &args)];
    let told = position.events.iter().filter_map(|(_, event)| words.event(language, &cast, event));
    lines.extend(told);
    if lines.len() == 1 && position.seq > 0 {
        lines.push(say(language, "ui-replay-quiet"));
    }
    if let Viewer::Seat(_) = moment.seen_by {
        lines.push(String::new());
        lines.extend(words.question(language, &cast, &position.view).lines());
    }
    let lines = lines.join("\n");
    let (content, text) =
        if drawn { (String::new(), lines) } else { (cut(&lines, 2000), words.text_board(language, &cast, view)) };
    let who = match moment.seen_by {
        Viewer::Public => say(language, "ui-replay-everybody"),
        Viewer::Seat(seat) => seat_name_plain(language, words, &moment.seats, seat),
    };
    Parts {
        content,
        embed: Some(Embed {
            title: tell(language, "ui-replay-title", &[("title", title(language, moment.game, &moment.table).into())]),
            text: cut(&text, FRAMED),
            colour: moment.waiting.first().map_or(GOLD, |seat| words.colour(seat)),
            footer: tell(language, "ui-replay-seen-by", &[("who", who.into())]),
        }),
        ..Parts::default()
    }
    .buttons(steps(language, moment, way))
    .menu(chapters(language, words, moment, way, page))
    .menu(eyes(language, words, moment, way))
    .buttons(gaits(language, moment, way))
}

/// Makes the id of a control that leads to a step.
fn id(moment: &ReplayStep, seq: u32, way: &Way, control: Control) -> CustomId {
    way.id(control, moment.table.table, seq)
}

/// Returns the controls: first, back, on, last, and show to everyone.
fn steps(language: Language, moment: &ReplayStep, way: &Way) -> Vec<Button> {
    let (now, last) = (moment.position.seq, moment.steps);
    let chapter = moment.chapter();
    let begins = |at: usize| moment.chapters.get(at).map(|chapter| chapter.seq);
    let before = match begins(chapter) {
        _ if !way.phases => now.saturating_sub(1),
        Some(begin) if begin < now => begin,
        _ => chapter.checked_sub(1).and_then(begins).unwrap_or(0),
    };
    let after = if way.phases { begins(chapter + 1).unwrap_or(last) } else { last.min(now + 1) };
    let go = |control: Control, seq: u32, label: &str, useless: bool| {
        Button::new(id(moment, seq, way, control), label).grey(useless)
    };
    // The private view of a seat is not public while the table runs.
    let private = !moment.is_over() && way.eyes != Viewer::Public;
    let here = Page::Replay(Way { back: None, ..way.clone() });
    vec![
        go(Control::First, 0, "⏮", now == 0),
        go(Control::Back, before, "◀", now == 0),
        go(Control::On, after, "▶", now == last),
        go(Control::Last, last, "⏭", now == last),
        show_button(language, CustomId::new(here, moment.table.table, now)).grey(private),
    ]
}

/// Builds the menu of chapters: the turned page, or the one with this moment.
fn chapters(language: Language, words: &dyn GameWords, moment: &ReplayStep, way: &Way, page: Option<usize>) -> Menu {
    let all = &moment.chapters;
    // If one page is not enough, its last choice turns to the next.
    let a_page = if all.len() > CHOICES { CHOICES - 1 } else { CHOICES };
    let pages = all.len().div_ceil(a_page).max(1);
    let page = page.unwrap_or(moment.chapter() / a_page) % pages;
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
        id: id(moment, moment.position.seq, way, Control::Jump),
        placeholder: say(language, "ui-replay-jump"),
        choices,
        count: 1,
        kind: MenuKind::Words,
    }
}

/// Builds the menu of viewpoints: the public one, the reader's own, and all others if the reader wants them. It is
/// empty if there is only one.
fn eyes(language: Language, words: &dyn GameWords, moment: &ReplayStep, way: &Way) -> Menu {
    let seats = (0..moment.seats.len() as u8).map(Seat);
    let open = |seat: &Seat| moment.own == Some(*seat) || way.spoilers || moment.seen_by == Viewer::Seat(*seat);
    let seen = [Viewer::Public].into_iter().chain(seats.filter(open).map(Viewer::Seat));
    let choice = |viewer: Viewer| {
        let label = match viewer {
            Viewer::Public => say(language, "ui-replay-everybody"),
            Viewer::Seat(seat) => {
                let name = seat_name_plain(language, words, &moment.seats, seat);
                let mine = moment.own == Some(seat);
                if mine { tell(language, "ui-replay-mine", &[("seat", name.into())]) } else { name }
            }
        };
        Choice { chosen: viewer == moment.seen_by, ..Choice::new(eyes_word(viewer), cut(&label, 100)) }
    };
    let choices: Vec<Choice> = seen.map(choice).collect();
    Menu {
        id: id(moment, moment.position.seq, way, Control::Eyes),
        placeholder: say(language, "ui-replay-eyes"),
        choices: if choices.len() > 1 { choices } else { Vec::new() },
        count: 1,
        kind: MenuKind::Words,
    }
}

/// Returns the controls of the step size, the other pages, and the way back.
fn gaits(language: Language, moment: &ReplayStep, way: &Way) -> Vec<Button> {
    let (table, now) = (moment.table.table, moment.position.seq);
    let turned = Way { phases: !way.phases, ..way.clone() };
    let gait = if way.phases { "label-step-by-phase" } else { "label-step-by-step" };
    let mut buttons = vec![Button::new(id(moment, now, &turned, Control::Gait), say(language, gait))];
    if moment.is_over() {
        let own = moment.own.map(Viewer::Seat) == Some(way.eyes);
        let eyes = if way.spoilers && !own { Viewer::Public } else { way.eyes };
        let turned = Way { spoilers: !way.spoilers, eyes, ..way.clone() };
        let label = if way.spoilers { "label-spoilers-on" } else { "label-spoilers-off" };
        buttons.push(Button::new(id(moment, now, &turned, Control::Secrets), say(language, label)));
    }
    let animation = CustomId::new(TableClick::Animation, table, 0);
    buttons.push(Button::new(animation, say(language, "label-animation")));
    buttons.push(Button::new(back(moment, table, way), say(language, "label-back")));
    buttons
}

/// Returns the page to return to: the page of a table that is over, or the further actions of a running one.
fn back(moment: &ReplayStep, table: TableId, way: &Way) -> CustomId {
    match moment.is_over() {
        true => CustomId::new(HistoryClick::Table(way.back.clone()), table, 0),
        false => CustomId::new(MoreClick::Show, table, moment.steps),
    }
}

/// Returns a seat's name for places without markup: menus, and below a frame.
fn seat_name_plain(language: Language, words: &dyn GameWords, seats: &[SeatRow], seat: Seat) -> String {
    seat_name(language, words, seats, seat).replace('\\', "")
}
