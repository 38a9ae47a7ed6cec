//! The hall of records: past tables, one table's page, the leaderboard.

use super::{GOLD, game_words, help, say, standing_lines, tell, title, winners};
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::parts::{Button, Choice, Embed, Menu, MenuKind, Parts, cut, plain};
use agon_gamemaster::Look;
use agon_lang::{Arg, Language};
use agon_rules::Seat;
use agon_store::{FinishedRow, LeaderRow, Page};

/// Tables on a page of the history.
pub const TABLES: u32 = 6;
/// Rows on a page of the leaderboard.
pub const LEADERS: u32 = 10;

/// What a list is narrowed to: carried in the ids of its buttons as `page game user`, `-` for any.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// From 0.
    pub page: u32,
    /// Only this game.
    pub game: Option<String>,
    /// Only tables where this player sat.
    pub user: Option<u64>,
}

impl Filter {
    /// Reads the words of an id.
    pub fn read(words: &str) -> Filter {
        let mut parts = words.split(' ');
        let mut next = || parts.next().filter(|part| !part.is_empty() && *part != "-");
        Filter {
            page: next().and_then(|page| page.parse().ok()).unwrap_or_default(),
            game: next().map(str::to_owned),
            user: next().and_then(|user| user.parse().ok()),
        }
    }

    fn words(&self, page: u32) -> String {
        let game = self.game.as_deref().unwrap_or("-");
        let user = self.user.map_or("-".to_owned(), |user| user.to_string());
        format!("{page} {game} {user}")
    }

    /// Whether anything is narrowed.
    pub fn narrows(&self) -> bool {
        self.game.is_some() || self.user.is_some()
    }
}

/// The finished tables of a server.
pub fn history(language: Language, filter: &Filter, page: &Page<FinishedRow>) -> Parts {
    if page.items.is_empty() {
        return empty(language, Verb::History, filter.narrows());
    }
    let mut lines = Vec::new();
    let mut choices = Vec::new();
    for row in &page.items {
        let line = finished_line(language, row, plain);
        let at = row.table.ended_at_ms.unwrap_or_default() / 1000;
        lines.push(format!("{line} · <t:{at}:d>"));
        let bare = finished_line(language, row, str::to_owned);
        choices.push(Choice::new(row.table.table.0.to_string(), cut(&bare, 100)));
    }
    let pages = page.pages().max(1);
    list(language, "ui-history-title", lines, filter.page, pages as u32)
        .menu(Menu {
            id: CustomId::page(Verb::History, format!("open {}", filter.words(filter.page))),
            placeholder: say(language, "ui-open-past-table"),
            choices,
            count: 1,
            kind: MenuKind::Words,
        })
        .buttons(turner(language, Verb::History, filter, pages as u32))
}

/// One finished table in a line; `shown` makes a name fit where it stands: a menu shows markup as it is.
fn finished_line(language: Language, row: &FinishedRow, shown: fn(&str) -> String) -> String {
    let game = game_words(&row.table.game).map(|words| words.title(language)).unwrap_or_default();
    let people = row.results.iter().filter(|result| result.user.is_some()).count() as i64;
    let machines = row.results.len() as i64 - people;
    let won: Vec<_> = row.results.iter().filter(|result| result.place == 1).collect();
    let machine = say(language, "table-ai");
    let names: Vec<String> =
        won.iter().map(|result| if result.user.is_some() { shown(&result.name) } else { machine.clone() }).collect();
    let args: [(&str, Arg); 6] = [
        ("number", i64::from(row.table.number).into()),
        ("game", game.into()),
        ("people", people.into()),
        ("machines", machines.into()),
        ("names", agon_lang::join(language, &names).into()),
        ("score", won.first().map_or(0, |result| result.score).into()),
    ];
    tell(language, "ui-finished-line", &args)
}

/// A finished table's page; `back` are the words of the list it was opened from.
pub fn table(language: Language, look: &Look, back: Option<&str>) -> Parts {
    let Some(words) = game_words(&look.table.game) else { return Parts::default() };
    let mut lines = vec![winners(language, words, look)];
    lines.extend(standing_lines(language, words, look));
    if let Some(reason) = &look.table.ended_reason {
        lines.push(words.reason(language, reason));
    }
    let (started, ended) = (look.table.started_at_ms.unwrap_or_default(), look.table.ended_at_ms.unwrap_or_default());
    let args: [(&str, Arg); 3] = [
        ("steps", i64::from(look.seq).into()),
        ("start", format!("<t:{}:f>", started / 1000).into()),
        ("end", format!("<t:{}:f>", ended / 1000).into()),
    ];
    lines.push(super::lobby::options_line(language, look));
    lines.push(tell(language, "ui-table-length", &args));
    if let Some(link) = super::board_link(look) {
        lines.push(tell(language, "ui-table-place", &[("link", link.into())]));
    }
    let stable = |verb, label: &str| Button::new(CustomId::new(verb, look.table.table, 0, ""), say(language, label));
    let rematch = CustomId::new(Verb::Lobby, look.table.table, 0, "rematch");
    let mut buttons = vec![
        Button::new(rematch, say(language, "label-rematch")),
        stable(Verb::Text, "label-text-board"),
        stable(Verb::Log, "label-log"),
    ];
    if let Some(back) = back {
        buttons.push(Button::new(CustomId::page(Verb::History, back), say(language, "label-back")));
    }
    buttons.push(super::show_button(language, &CustomId::new(Verb::History, look.table.table, 0, "table")));
    let colour = look.standing.as_ref().and_then(|standing| standing.seats.iter().position(|seat| seat.place == 1));
    Parts {
        embed: Some(Embed {
            title: title(language, look),
            text: lines.join("\n"),
            colour: colour.map_or(GOLD, |seat| words.colour(Seat(seat as u8))),
            footer: String::new(),
        }),
        ..Parts::default()
    }
    .buttons(buttons)
}

/// The leaderboard of a server.
pub fn leaderboard(language: Language, filter: &Filter, page: &Page<LeaderRow>) -> Parts {
    if page.items.is_empty() {
        return empty(language, Verb::Leaders, filter.narrows());
    }
    let lines = page.items.iter().enumerate().map(|(at, row)| {
        let rank = i64::from(filter.page * LEADERS) + at as i64 + 1;
        let average = format!("{:.2}", row.average_place);
        let average = if language == Language::English { average } else { average.replace('.', ",") };
        let args: [(&str, Arg); 5] = [
            ("rank", rank.into()),
            ("name", plain(&row.name).into()),
            ("played", i64::from(row.played).into()),
            ("wins", i64::from(row.wins).into()),
            ("average", average.into()),
        ];
        tell(language, "ui-leader-line", &args)
    });
    let pages = page.pages().max(1) as u32;
    list(language, "ui-leaderboard-title", lines.collect(), filter.page, pages).buttons(turner(
        language,
        Verb::Leaders,
        filter,
        pages,
    ))
}

fn turner(language: Language, verb: Verb, filter: &Filter, pages: u32) -> Vec<Button> {
    let go = |page: u32, label: &str| Button::new(CustomId::page(verb, filter.words(page)), label);
    let (before, after) = (filter.page.saturating_sub(1), filter.page + 1);
    let here = CustomId::page(verb, filter.words(filter.page));
    vec![
        go(before, "◀").grey(filter.page == 0),
        go(after, "▶").grey(after >= pages),
        super::show_button(language, &here),
    ]
}

fn list(language: Language, key: &str, lines: Vec<String>, page: u32, pages: u32) -> Parts {
    let args = [("page", (i64::from(page) + 1).into()), ("pages", i64::from(pages).into())];
    Parts {
        embed: Some(Embed {
            title: say(language, key),
            text: lines.join("\n"),
            colour: GOLD,
            footer: tell(language, "ui-page", &args),
        }),
        ..Parts::default()
    }
}

fn empty(language: Language, list: Verb, narrowed: bool) -> Parts {
    if narrowed {
        let clear = Button::new(CustomId::page(list, "0"), say(language, "ui-clear-filter"));
        return Parts::line(say(language, "ui-history-nothing")).buttons(vec![clear]);
    }
    Parts::line(say(language, "ui-history-empty")).buttons(vec![help::open_button(language)])
}
