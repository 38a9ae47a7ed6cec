//! Pages about one table: the position in words, and the log.

use super::{files, undo};
use crate::discord::ids::{CustomId, LogClick, NotesClick, SeatClick};
use crate::discord::panels::{GOLD, button, cast, say, tell, title};
use crate::discord::parts::{Button, CHOICES, Choice, Embed, FRAMED, Menu, MenuKind, Parts, cut};
use agon_gamemaster::{Chapter, TableSnapshot};
use agon_lang::{GameWords, Language, raise};

/// The number of events on a page of the log.
const EVENTS: usize = 15;

/// Builds the whole public position in words.
pub fn text_board(language: Language, snapshot: &TableSnapshot) -> Parts {
    let board = snapshot.public().map(|view| (snapshot.game().words, view));
    let text = match board {
        Some((words, view)) => words.text_board(language, &cast(language, snapshot.seats()), view),
        None => say(language, "ui-not-begun"),
    };
    Parts {
        embed: Some(Embed {
            title: title(language, snapshot.game(), snapshot.table()),
            text: cut(&text, FRAMED),
            colour: GOLD,
            footer: String::new(),
        }),
        ..Parts::default()
    }
}

/// Builds the viewer's private notes about the table.
pub fn notes(language: Language, snapshot: &TableSnapshot, note: Option<&str>) -> Parts {
    let text = note.map_or_else(
        || say(language, "ui-no-notes"),
        |note| format!("{note}\n\n{}", say(language, "ui-notes-private")),
    );
    let notes = |click: NotesClick, key: &str| button(snapshot, click, say(language, key));
    let mut buttons = vec![notes(NotesClick::Write, if note.is_some() { "label-rewrite" } else { "label-write" })];
    if note.is_some() {
        buttons.push(notes(NotesClick::Erase, "label-erase"));
    }
    buttons.push(button(snapshot, SeatClick::Refresh, say(language, "label-back")));
    let embed = Embed {
        title: tell(
            language,
            "ui-notes-title",
            &[("title", title(language, snapshot.game(), snapshot.table()).into())],
        ),
        text,
        colour: GOLD,
        footer: String::new(),
    };
    Parts { embed: Some(embed), ..Parts::default() }.buttons(buttons)
}

/// The place where a log opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogPage {
    /// At its last page.
    Last,
    /// At this page, from 0.
    Page(usize),
    /// At this step.
    Step(u32),
}

impl LogPage {
    /// Reads a choice of the log's menu.
    pub fn chosen(value: &str) -> LogPage {
        let step = value.strip_prefix('@').and_then(|step| step.parse().ok());
        step.map_or(LogPage::Last, LogPage::Step)
    }
}

/// Builds the log as this viewer may know it: 15 events a page. The chapters give the starts of its rounds.
pub fn log(language: Language, snapshot: &TableSnapshot, chapters: &[Chapter], leaf: LogPage) -> Parts {
    let words = snapshot.game().words;
    let cast = cast(language, snapshot.seats());
    let said = snapshot.events().iter().filter_map(|(seq, event)| Some((*seq, words.event(language, &cast, event)?)));
    let mut lines: Vec<(u32, String)> = said.collect();
    lines.extend(undo::told_after(language, snapshot, 0, None));
    lines.sort_by_key(|(seq, _)| *seq);
    let mut marked = 0;
    for (seq, said) in &mut lines {
        // The first line of a step stands for all of it.
        if std::mem::replace(&mut marked, *seq) != *seq && snapshot.made_for_step(*seq) {
            *said = tell(language, "times-log-made", &[("said", said.as_str().into())]);
        }
    }
    let pages = lines.len().div_ceil(EVENTS).max(1);
    let page = match leaf {
        LogPage::Last => pages - 1,
        LogPage::Page(page) => page.min(pages - 1),
        LogPage::Step(step) => (lines.partition_point(|(seq, _)| *seq < step) / EVENTS).min(pages - 1),
    };
    let shown: Vec<String> =
        lines.iter().skip(page * EVENTS).take(EVENTS).map(|(seq, said)| format!("`{seq}` {said}")).collect();
    let text = if shown.is_empty() { say(language, "ui-log-empty") } else { shown.join("\n") };
    let args = [("page", (page as i64 + 1).into()), ("pages", (pages as i64).into())];
    let go = |page: usize| CustomId::new(LogClick::Page(page), snapshot.table().table, snapshot.seq());
    Parts {
        embed: Some(Embed {
            title: tell(
                language,
                "ui-log-title",
                &[("title", title(language, snapshot.game(), snapshot.table()).into())],
            ),
            text: cut(&text, FRAMED),
            colour: GOLD,
            footer: tell(language, "ui-page", &args),
        }),
        ..Parts::default()
    }
    .buttons(vec![
        Button::new(go(page.saturating_sub(1)), "◀").grey(page == 0),
        Button::new(go(page + 1), "▶").grey(page + 1 >= pages),
    ])
    .menu(rounds(language, words, snapshot, chapters))
    .menu(files::menu(language, snapshot))
}

/// Builds the menu of rounds that the log can open at. If there are too many, it holds some of them.
fn rounds(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot, chapters: &[Chapter]) -> Menu {
    let mut rounds: Vec<(u16, u32)> = chapters.iter().map(|at| (at.view.progress().round, at.seq)).collect();
    rounds.dedup_by_key(|(round, _)| *round);
    let step = rounds.len().div_ceil(CHOICES).max(1);
    let choice = |(round, seq): &(u16, u32)| {
        let label = tell(language, "ui-log-round", &[("round", words.round(language).into()), ("n", (*round).into())]);
        Choice::new(format!("@{seq}"), raise(&label))
    };
    Menu {
        id: CustomId::new(LogClick::Jump, snapshot.table().table, snapshot.seq()),
        placeholder: say(language, "ui-replay-jump"),
        choices: rounds.iter().filter(|(round, _)| *round > 0).step_by(step).map(choice).collect(),
        count: 1,
        kind: MenuKind::Words,
    }
}
