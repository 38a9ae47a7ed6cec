//! The page *What happened*: the recap of a table since a step, with headings by round and phase.

use super::panel_content::small;
use super::recap::{self, Recap, Told};
use crate::discord::ids::{CustomId, LogClick, Page, ReplayControl, ReplaySettings, SeatClick};
use crate::discord::panels::{GOLD, button, say, show_button, tell, title};
use crate::discord::parts::{Button, Embed, Parts};
use agon_gamemaster::TableSnapshot;
use agon_lang::Language;

/// The longest page, in UTF-16 units.
const PAGE: usize = 3500;

/// Makes the button on a panel that opens everything since the viewer's last decision.
pub fn open_button(language: Language, snapshot: &TableSnapshot) -> Button {
    let since = snapshot.position().map_or(0, |position| position.decided);
    let id = CustomId::new(LogClick::Since(0), snapshot.table().table, since);
    Button::new(id, say(language, "label-happened")).grey(snapshot.position().is_none())
}

/// Returns the step after which the list opens on a board: a seat's last decision; for others the beginning of the
/// last round or phase.
pub fn opens_after(language: Language, snapshot: &TableSnapshot) -> u32 {
    match snapshot.position() {
        Some(position) if snapshot.seat().is_some() => position.decided,
        _ => Recap::of(language, snapshot).map_or(0, |recap| recap.last_part()),
    }
}

/// Builds a page, from 0, of everything after a step that the snapshot's viewer may know, the oldest first.
pub fn happened(language: Language, snapshot: &TableSnapshot, since: u32, page: usize) -> Parts {
    let told = Recap::of(language, snapshot).map(|recap| recap.told(since)).unwrap_or_default();
    let nothing = if snapshot.position().is_some() { "ui-happened-nothing" } else { "ui-log-empty" };
    let pages = pages(told);
    let page = page.min(pages.len().saturating_sub(1));
    let decided = snapshot.position().is_some_and(|position| position.decided == since);
    let head = recap::since(language, snapshot).filter(|_| decided && page == 0).map(|head| small(&head));
    let text = pages.get(page).cloned().unwrap_or_else(|| say(language, nothing));
    let args = [("page", (page as i64 + 1).into()), ("pages", (pages.len() as i64).into())];
    let several = pages.len() > 1;
    let embed = Embed {
        title: tell(
            language,
            "ui-happened-title",
            &[("title", title(language, snapshot.game(), snapshot.table()).into())],
        ),
        text: head.into_iter().chain([text]).collect::<Vec<_>>().join("\n"),
        colour: GOLD,
        footer: if several { tell(language, "ui-page", &args) } else { String::new() },
    };
    let table = snapshot.table().table;
    let turn = |page: usize, label: &str| Button::new(CustomId::new(LogClick::Since(page), table, since), label);
    let turns =
        vec![turn(page.saturating_sub(1), "◀").grey(page == 0), turn(page + 1, "▶").grey(page + 1 >= pages.len())];
    let replay = ReplaySettings::default().id(ReplayControl::From, table, since);
    let log = CustomId::new(LogClick::All, table, since);
    let begun = snapshot.position().is_some();
    let mut ways = vec![
        Button::new(replay, say(language, "label-replay-from-here")).grey(!begun),
        Button::new(log, say(language, "label-log")),
        show_button(language, CustomId::new(Page::Happened, table, shown_after(snapshot, since))).grey(!begun),
    ];
    let seated = snapshot.seat().is_some();
    ways.extend(seated.then(|| button(snapshot, SeatClick::Refresh, say(language, "label-back"))));
    let parts = Parts { embed: Some(embed), ..Parts::default() };
    parts.buttons(if several { turns } else { Vec::new() }).buttons(ways)
}

/// Returns the step after which the public list begins. The viewer's last decision could tell that a later step of their
/// seat was an order's, so it is that later step, which everybody knows.
fn shown_after(snapshot: &TableSnapshot, since: u32) -> u32 {
    let own = snapshot.position().filter(|_| snapshot.seat().is_some());
    own.map_or(since, |position| position.first_unseen_step.saturating_sub(1))
}

/// Splits a list into pages. A page that begins inside a round or phase repeats its heading.
fn pages(told: Vec<Told>) -> Vec<String> {
    let units = |text: &str| text.encode_utf16().count();
    let (mut pages, mut page, mut heading, mut fresh) = (Vec::new(), String::new(), String::new(), false);
    for told in told {
        let line = match told {
            Told::Heading(text) => {
                (heading, fresh) = (format!("### {text}"), true);
                continue;
            }
            Told::Line(line) => line,
        };
        let headed = if heading.is_empty() { line.clone() } else { format!("{heading}\n{line}") };
        let next = if fresh { &headed } else { &line };
        if page.is_empty() {
            page = headed;
        } else if units(&page) + 1 + units(next) <= PAGE {
            page = format!("{page}\n{next}");
        } else {
            pages.push(std::mem::replace(&mut page, headed));
        }
        fresh = false;
    }
    pages.extend((!page.is_empty()).then_some(page));
    pages
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(lines: &[&str]) -> Vec<Told> {
        let told = |line: &&str| match line.strip_prefix('#') {
            Some(heading) => Told::Heading(heading.to_owned()),
            None => Told::Line((*line).to_owned()),
        };
        lines.iter().map(told).collect()
    }

    #[test]
    fn headings_stand_above_their_lines() {
        assert_eq!(
            pages(told(&["a", "#Auctions", "b", "c", "#Revenue", "d"])),
            ["a\n### Auctions\nb\nc\n### Revenue\nd"]
        );
        assert_eq!(pages(Vec::new()), Vec::<String>::new());
    }

    #[test]
    fn a_page_that_begins_inside_a_phase_repeats_its_heading() {
        let long = "x".repeat(PAGE - 20);
        let turned = pages(told(&["#Auctions", &long, "an end that does not fit", "the rest"]));
        assert_eq!(
            turned,
            [format!("### Auctions\n{long}"), "### Auctions\nan end that does not fit\nthe rest".to_owned()]
        );
    }
}
