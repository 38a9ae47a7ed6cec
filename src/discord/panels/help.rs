//! Help with the actions that are possible here and now, the welcome in a server, and the screen that opens a table.

use super::table::board;
use super::{GOLD, mine_button, number, rules, say, tell};
use crate::discord::ids::{
    Click, CustomId, HistoryClick, LobbyClick, OpenClick, RulesClick, SeatClick, SetupClick, TableClick,
};
use crate::discord::parts::{Button, Embed, Parts, Tone};
use agon_gamemaster::{Stage, TableSnapshot};
use agon_games::Registry;
use agon_lang::Language;

/// Builds `/help` for this channel. `server` is true if tables can be opened here.
pub fn help(language: Language, snapshot: Option<&TableSnapshot>, server: bool) -> Parts {
    let here = snapshot.map_or_else(|| say(language, "ui-help-no-table"), |snapshot| here(language, snapshot));
    let mut buttons: Vec<Button> = snapshot.and_then(|snapshot| likeliest(language, snapshot)).into_iter().collect();
    let open = || server.then(|| open_button(language));
    if snapshot.is_none() {
        buttons.extend(open().map(|open| open.tone(Tone::Main)));
    }
    let rules = match snapshot {
        Some(snapshot) => CustomId::new(RulesClick::of(&snapshot.table().game), snapshot.table().table, 0),
        None => CustomId::page(RulesClick::Which),
    };
    buttons.push(Button::new(rules, say(language, "label-rules")));
    buttons.push(mine_button(language));
    buttons.push(Button::new(CustomId::page(HistoryClick::First), say(language, "ui-history")));
    if snapshot.is_some() {
        buttons.extend(open());
    }
    page(language, "ui-help-title", format!("{here}\n\n{}", say(language, "ui-help-text"))).buttons(buttons)
}

/// Describes the table here, the reader's seat at it, and the seats that must act.
fn here(language: Language, snapshot: &TableSnapshot) -> String {
    let words = snapshot.game().words;
    let (game, phase) = (words.title(language), snapshot.public().map(|view| words.phase(language, view)));
    let phase = phase.unwrap_or_else(|| say(language, "ui-stage-lobby"));
    let args = [("number", number(snapshot).into()), ("game", game.into()), ("phase", phase.into())];
    let mut lines = vec![tell(language, "ui-help-table", &args)];
    // In a lobby the cities are not assigned yet.
    if snapshot.is_running() {
        if let Some(seat) = snapshot.seat() {
            let args = [("mark", words.mark(seat).into()), ("city", words.city(language, seat).into())];
            lines.push(tell(language, "ui-help-seat", &args));
        }
        lines.push(match snapshot.my_turn() {
            true => say(language, "ui-help-your-turn"),
            false => board::who_must_act(language, words, snapshot),
        });
    }
    lines.join(" ")
}

/// Returns the button that the reader of this table most likely needs.
fn likeliest(language: Language, snapshot: &TableSnapshot) -> Option<Button> {
    let free = snapshot.seats().len() + snapshot.held().len() < usize::from(snapshot.table().seats_wanted);
    let (click, key): (Click, &str) = match (snapshot.stage(), snapshot.seat()) {
        (Stage::Running(_), Some(_)) => (SeatClick::Open.into(), "label-my-seat"),
        (Stage::Lobby(_), None) if free => (LobbyClick::Join.into(), "label-join"),
        (Stage::Running(_), None) => (TableClick::Text.into(), "label-text-board"),
        _ => return None,
    };
    Some(Button::new(CustomId::new(click, snapshot.table().table, 0), say(language, key)).tone(Tone::Main))
}

/// Builds the welcome for a server that the bot joins: a button for each game opens its table at once.
pub fn welcome(language: Language, games: &Registry) -> Parts {
    let titles: Vec<String> = games.iter().map(|game| game.words.title(language)).collect();
    let play = games.iter().zip(&titles).map(|(game, title)| {
        let label = tell(language, "ui-play-game", &[("game", title.into())]);
        Button::new(CustomId::page(OpenClick::Game(game.id().to_owned())), label).tone(Tone::Main)
    });
    let titles = agon_lang::join(language, &titles);
    let text = tell(language, "ui-welcome", &[("games", titles.into())]);
    page(language, "ui-welcome-title", text).buttons(play.collect()).buttons(vec![
        Button::new(CustomId::page(Click::Help), say(language, "ui-help")),
        Button::new(CustomId::page(SetupClick::Show), say(language, "label-set-up")),
    ])
}

/// Asks for the game to open.
pub fn open(language: Language, games: &Registry) -> Parts {
    let menu = rules::games_menu(language, games, CustomId::page(OpenClick::Which));
    Parts::line(say(language, "ui-which-game")).menu(menu)
}

/// Returns the button that opens a table.
pub fn open_button(language: Language) -> Button {
    Button::new(CustomId::page(OpenClick::Which), say(language, "ui-open-a-table"))
}

fn page(language: Language, title: &str, text: String) -> Parts {
    let embed = Embed { title: say(language, title), text, colour: GOLD, footer: String::new() };
    Parts { embed: Some(embed), ..Parts::default() }
}
