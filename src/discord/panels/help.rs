//! Help with the actions that are possible here and now, the welcome in a server, and the screen that opens a table.

use super::table::board;
use super::{GOLD, mine_button, number, rules, say, tell};
use crate::config::Host;
use crate::discord::ids::{
    Click, CustomId, HistoryClick, LobbyClick, OpenClick, RulesClick, SeatClick, SetupClick, TableClick,
};
use crate::discord::parts::{Button, Embed, Parts, Tone, cut};
use agon_gamemaster::{Stage, TableSnapshot};
use agon_games::Registry;
use agon_lang::{Language, commands};

/// Builds `/help` for this channel, without the list of commands. `server` is true if tables can be opened here.
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
    page(language, "ui-help-title", here).buttons(buttons)
}

/// A slash command, as the help lists it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id.
    pub id: &'static str,
    /// True if it also works in direct messages.
    pub direct: bool,
    /// True if only managers of a server have it.
    pub managers: bool,
}

/// The slash commands, in the order of the help.
pub const COMMANDS: [Listed; 17] = {
    const fn anywhere(id: &'static str) -> Listed {
        Listed { id, direct: true, managers: false }
    }
    const fn in_server(id: &'static str) -> Listed {
        Listed { id, direct: false, managers: false }
    }
    [
        in_server("play"),
        in_server("tables"),
        in_server("table"),
        anywhere("seat"),
        anywhere("move"),
        anywhere("mytables"),
        anywhere("rules"),
        anywhere("history"),
        in_server("leaderboard"),
        anywhere("profile"),
        in_server("stats"),
        anywhere("verify"),
        anywhere("preferences"),
        anywhere("language"),
        anywhere("privacy"),
        Listed { id: "setup", direct: false, managers: true },
        anywhere("help"),
    ]
};

/// The reader of the list of commands.
#[derive(Clone, Copy, Debug)]
pub struct HelpReader {
    /// The language of the text.
    pub language: Language,
    /// The language of their Discord client, in which it shows the names of commands.
    pub own_language: Language,
    /// True if they read it in a server.
    pub server: bool,
    /// True if they manage the server.
    pub manager: bool,
}

/// Adds the commands that the reader may use here, the version, and what the host tells of themselves.
pub fn with_commands(parts: Parts, reader: HelpReader, version: &str, host: &Host) -> Parts {
    let HelpReader { language, own_language, server, manager } = reader;
    let listed = COMMANDS.iter().filter(|command| (server || command.direct) && (manager || !command.managers));
    let line = |command: &Listed| {
        let name = commands::command_name(own_language, command.id);
        format!("**/{name}** · {}", commands::command_description(language, command.id))
    };
    let about = |key: &str, what: &Option<String>| {
        let what = what.as_deref().map(|what| cut(what.trim(), TOLD)).filter(|what| !what.is_empty());
        what.map(|what| tell(language, key, &[("what", what.into())]))
    };
    let version = tell(language, "help-version", &[("version", version.into())]);
    let told = [Some(version), about("help-source", &host.source), about("help-contact", &host.contact)];
    let told = told.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let lines = listed.map(line).chain([
        String::new(),
        say(language, "help-secret"),
        say(language, "times-help"),
        format!("-# {told}"),
    ]);
    let lines = lines.collect::<Vec<_>>().join("\n");
    let embed = parts.embed.map(|embed| Embed { text: format!("{}\n\n{lines}", embed.text), ..embed });
    Parts { embed, ..parts }
}

/// The longest text of the host, in UTF-16 units.
const TOLD: usize = 200;

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
