//! The replay: one step of a table with what it made happen, and the ways to the others.
//!
//! An id's step is where its click leads; its words say by which door, through whose eyes, how a reader goes on, and the
//! way back. So no two buttons of a screen are alike, even where two lead to the same step.

use super::{GOLD, cast, game_words, say, seat_name, show_button, tell, title};
use crate::discord::custom_id::{CustomId, LONGEST, Verb};
use crate::discord::parts::{Button, CHOICES, Choice, Embed, FRAMED, Menu, MenuKind, Parts, cut};
use agon_gamemaster::{Look, Moment, Stage, TableId};
use agon_lang::{GameWords, Language, raise};
use agon_rules::{Seat, Viewer};

/// How a reader goes through a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// Through whose eyes.
    pub eyes: Viewer,
    /// By phases instead of single steps.
    pub phases: bool,
    /// Whether the eyes of the others may be chosen.
    pub spoilers: bool,
    /// The words of the list the table's page was opened from.
    pub back: Option<String>,
}

impl Default for Way {
    fn default() -> Way {
        Way { eyes: Viewer::Public, phases: false, spoilers: false, back: None }
    }
}

impl Way {
    /// Reads the words of an id: its door and the way; words of no replay are everybody's eyes, step by step.
    pub fn read(words: &str) -> (&str, Way) {
        let mut parts = words.splitn(4, ' ');
        let mut next = || parts.next().unwrap_or_default();
        let (door, eyes, gait) = (next(), next(), next());
        let way = Way {
            eyes: eyes_of(eyes).unwrap_or(Viewer::Public),
            phases: gait.starts_with('p'),
            spoilers: gait.ends_with('o'),
            back: parts.next().map(str::to_owned),
        };
        (door, way)
    }

    /// The words of an id that goes this way through a door.
    fn words(&self, door: &str) -> String {
        let gait = if self.phases { "p" } else { "s" };
        let secrets = if self.spoilers { "o" } else { "-" };
        let words = format!("{door} {} {gait}{secrets}", eyes_word(self.eyes));
        match &self.back {
            Some(back) => format!("{words} {back}"),
            None => words,
        }
    }

    /// The id that goes this way through a door, to a step; where the way back has no room in it, it is forgotten.
    fn id(&self, table: TableId, seq: u32, door: &str) -> CustomId {
        let id = |way: &Way| CustomId::new(Verb::Replay, table, seq, way.words(door));
        let whole = id(self);
        if whole.to_string().len() <= LONGEST { whole } else { id(&Way { back: None, ..self.clone() }) }
    }
}

/// Reads whose eyes a word means: `p` for everybody's, a seat's number for its own.
pub fn eyes_of(word: &str) -> Option<Viewer> {
    match word {
        "p" => Some(Viewer::Public),
        number => number.parse::<u8>().ok()?.checked_sub(1).map(|seat| Viewer::Seat(Seat(seat))),
    }
}

fn eyes_word(eyes: Viewer) -> String {
    match eyes {
        Viewer::Public => "p".to_owned(),
        Viewer::Seat(seat) => seat.number().to_string(),
    }
}

/// The button that opens a table's replay; `back` are the words of the list its page was opened from.
pub fn open_button(language: Language, look: &Look, back: Option<&str>) -> Button {
    let way = Way { back: back.map(str::to_owned), ..Way::default() };
    let label = if look.stage == Stage::Running { "label-replay-so-far" } else { "label-replay" };
    Button::new(way.id(look.table.table, 0, "open"), say(language, label))
}

/// A moment of a table. `page` is a page of its chapters, if one was asked for; `drawn` says whether a picture stands
/// beside it: without one the position is told.
pub fn replay(language: Language, moment: &Moment, way: &Way, page: Option<usize>, drawn: bool) -> Parts {
    let look = &moment.look;
    let Some((words, view)) = game_words(&look.table.game).zip(look.public.as_ref()) else { return Parts::default() };
    let cast = cast(language, &look.seats);
    let args =
        [("step", look.seq.into()), ("steps", moment.steps.into()), ("phase", words.phase(language, view).into())];
    let mut lines = vec![tell(language, "ui-replay-step", &args)];
    let told = look.events.iter().filter_map(|(_, event)| words.event(language, &cast, event));
    lines.extend(told);
    if lines.len() == 1 && look.seq > 0 {
        lines.push(say(language, "ui-replay-quiet"));
    }
    if let (Viewer::Seat(_), Some(own)) = (moment.seen_by, &look.view) {
        lines.push(String::new());
        lines.extend(words.question(language, &cast, own));
    }
    let lines = lines.join("\n");
    let (content, text) =
        if drawn { (String::new(), lines) } else { (cut(&lines, 2000), words.text_board(language, &cast, view)) };
    let who = match moment.seen_by {
        Viewer::Public => say(language, "ui-replay-everybody"),
        Viewer::Seat(seat) => seat_name_plain(language, words, look, seat),
    };
    Parts {
        content,
        embed: Some(Embed {
            title: tell(language, "ui-replay-title", &[("title", title(language, look).into())]),
            text: cut(&text, FRAMED),
            colour: look.waiting.first().map_or(GOLD, |seat| words.colour(seat)),
            footer: tell(language, "ui-replay-seen-by", &[("who", who.into())]),
        }),
        ..Parts::default()
    }
    .buttons(steps(language, moment, way))
    .menu(chapters(language, words, moment, way, page))
    .menu(eyes(language, words, moment, way))
    .buttons(gaits(language, moment, way))
}

/// A button or menu of a replay: where it leads, and through which door.
fn id(moment: &Moment, seq: u32, way: &Way, door: &str) -> CustomId {
    way.id(moment.look.table.table, seq, door)
}

/// To the beginning, back, on, to the end; and for everybody to see.
fn steps(language: Language, moment: &Moment, way: &Way) -> Vec<Button> {
    let (now, last) = (moment.look.seq, moment.steps);
    let chapter = moment.chapter();
    let begins = |at: usize| moment.chapters.get(at).map(|chapter| chapter.seq);
    let before = match begins(chapter) {
        _ if !way.phases => now.saturating_sub(1),
        Some(begin) if begin < now => begin,
        _ => chapter.checked_sub(1).and_then(begins).unwrap_or(0),
    };
    let after = if way.phases { begins(chapter + 1).unwrap_or(last) } else { last.min(now + 1) };
    let go =
        |door: &str, seq: u32, label: &str, useless: bool| Button::new(id(moment, seq, way, door), label).grey(useless);
    // What only a seat could see is not for everybody while the table runs.
    let private = moment.look.stage != Stage::Over && way.eyes != Viewer::Public;
    let here = Way { back: None, ..way.clone() };
    vec![
        go("first", 0, "⏮", now == 0),
        go("back", before, "◀", now == 0),
        go("on", after, "▶", now == last),
        go("last", last, "⏭", now == last),
        show_button(language, &id(moment, now, &here, "here")).grey(private),
    ]
}

/// The chapters of the table, a page of them: the one asked for, or the one where the moment stands.
fn chapters(language: Language, words: &dyn GameWords, moment: &Moment, way: &Way, page: Option<usize>) -> Menu {
    let all = &moment.chapters;
    // Where one page does not do, its last choice turns it.
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
        id: id(moment, moment.look.seq, way, "jump"),
        placeholder: say(language, "ui-replay-jump"),
        choices,
        count: 1,
        kind: MenuKind::Words,
    }
}

/// Through whose eyes: everybody's, the reader's own, and where the reader wants to know, all others'. Nothing to choose
/// where there is one only.
fn eyes(language: Language, words: &dyn GameWords, moment: &Moment, way: &Way) -> Menu {
    let seats = (0..moment.look.seats.len() as u8).map(Seat);
    let open = |seat: &Seat| moment.own == Some(*seat) || way.spoilers || moment.seen_by == Viewer::Seat(*seat);
    let seen = [Viewer::Public].into_iter().chain(seats.filter(open).map(Viewer::Seat));
    let choice = |viewer: Viewer| {
        let label = match viewer {
            Viewer::Public => say(language, "ui-replay-everybody"),
            Viewer::Seat(seat) => {
                let name = seat_name_plain(language, words, &moment.look, seat);
                let mine = moment.own == Some(seat);
                if mine { tell(language, "ui-replay-mine", &[("seat", name.into())]) } else { name }
            }
        };
        Choice { chosen: viewer == moment.seen_by, ..Choice::new(eyes_word(viewer), cut(&label, 100)) }
    };
    let choices: Vec<Choice> = seen.map(choice).collect();
    Menu {
        id: id(moment, moment.look.seq, way, "eyes"),
        placeholder: say(language, "ui-replay-eyes"),
        choices: if choices.len() > 1 { choices } else { Vec::new() },
        count: 1,
        kind: MenuKind::Words,
    }
}

/// How to go on, what else there is, and the way back.
fn gaits(language: Language, moment: &Moment, way: &Way) -> Vec<Button> {
    let (table, now) = (moment.look.table.table, moment.look.seq);
    let turned = Way { phases: !way.phases, ..way.clone() };
    let gait = if way.phases { "label-step-by-phase" } else { "label-step-by-step" };
    let mut buttons = vec![Button::new(id(moment, now, &turned, "gait"), say(language, gait))];
    if moment.look.stage == Stage::Over {
        let own = moment.own.map(Viewer::Seat) == Some(way.eyes);
        let eyes = if way.spoilers && !own { Viewer::Public } else { way.eyes };
        let turned = Way { spoilers: !way.spoilers, eyes, ..way.clone() };
        let label = if way.spoilers { "label-spoilers-on" } else { "label-spoilers-off" };
        buttons.push(Button::new(id(moment, now, &turned, "secrets"), say(language, label)));
    }
    let film = CustomId::new(Verb::Animation, table, 0, "");
    buttons.push(Button::new(film, say(language, "label-animation")));
    if let Some(back) = back(moment, table, way) {
        buttons.push(Button::new(back, say(language, "label-back")));
    }
    buttons
}

/// Where a reader came from: the page of a table that is over, or what else can be done at a running one.
fn back(moment: &Moment, table: TableId, way: &Way) -> Option<CustomId> {
    match moment.look.stage {
        Stage::Running => Some(CustomId::new(Verb::More, table, moment.steps, "")),
        // Whatever can be replayed has begun, and so has a page once it is over.
        Stage::Over => {
            let words = way.back.as_ref().map_or("table".to_owned(), |back| format!("table {back}"));
            Some(CustomId::new(Verb::History, table, 0, words))
        }
        Stage::Lobby => None,
    }
}

/// A seat where no markup is read: in menus and below a frame.
fn seat_name_plain(language: Language, words: &dyn GameWords, look: &Look, seat: Seat) -> String {
    seat_name(language, words, &look.seats, seat).replace('\\', "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::panels::history::{Filter, Since};
    use agon_store::Outcome;

    #[test]
    fn a_way_survives_its_words() {
        let plain = Way::default();
        let all = Way { eyes: Viewer::Seat(Seat(4)), phases: true, spoilers: true, back: Some("0 - -".to_owned()) };
        for way in [plain, all] {
            assert_eq!(Way::read(&way.words("on")), ("on", way));
        }
        assert_eq!(Way::read(""), ("", Way::default()));
        assert_eq!(Way::read("on 0 s-").1.eyes, Viewer::Public);
    }

    /// What a list may be narrowed to, people's ids of nineteen digits, at the largest table there can be: all of it fits.
    #[test]
    fn the_way_back_to_the_longest_list_stands_in_every_id() {
        let filter = Filter {
            page: 98,
            game: Some("offrandes".to_owned()),
            user: Some(9_999_999_999_999_999_999),
            opponent: Some(9_999_999_999_999_999_998),
            outcome: Some(Outcome::Won),
            since: Some(Since::Day(20_758)),
            until: Some(20_787),
            everywhere: true,
        };
        let (list, table) = (filter.words(), TableId(i64::MAX));
        let way = Way { eyes: Viewer::Seat(Seat(4)), phases: true, spoilers: true, back: Some(list.clone()) };
        for door in ["open", "first", "back", "on", "last", "jump", "eyes", "gait", "secrets"] {
            let id = way.id(table, u32::MAX, door);
            assert!(id.to_string().len() <= LONGEST, "{id}");
            assert_eq!(Way::read(&id.words), (door, way.clone()));
        }
        let page = CustomId::new(Verb::History, table, 0, format!("table {list}"));
        let tapped = CustomId::page(Verb::History, format!("person {list}"));
        assert!(page.to_string().len() <= LONGEST && tapped.to_string().len() <= LONGEST);
        // What no list is as long as makes no id that cannot be sent.
        let long = Way { back: Some("x".repeat(90)), ..Way::default() };
        assert_eq!(long.id(table, 7, "on"), Way::default().id(table, 7, "on"));
    }
}
