//! `/setup`: the choices of a server's managers, the bot's rights, and the options of new tables.

use super::{news, times};
use crate::discord::ids::{CustomId, SetupClick};
use crate::discord::panels::{GOLD, rules, say, tell};
use crate::discord::parts::{Button, CHOICES, Choice, Embed, FRAMED, Menu, MenuKind, Parts, Tone};
use agon_games::Registry;
use agon_lang::Language;
use agon_store::{ChannelId, GuildRow, Place, RoleId};
use serenity::all::Permissions;

/// The value of "no choice of ours: the server's own".
pub const AS_SERVER: &str = "server";

/// The number of options of a game on one page. The menu of games and the last row take two of the five rows.
const OPTIONS: usize = 3;

/// The number of channels with a line each in the check of rights. The text must fit into one message.
const LINES: usize = 12;

const PLACES: [(Place, &str); 2] =
    [(Place::Channel, "ui-setup-place-channel"), (Place::Thread, "ui-setup-place-thread")];

/// A right that the bot needs, with its word and the effect of its absence. The ones that every table needs come first.
type Right = (Permissions, &'static str);
const NEEDED: [Right; 2] =
    [(Permissions::VIEW_CHANNEL, "ui-right-view"), (Permissions::SEND_MESSAGES, "ui-right-send")];
const FRAMES: [Right; 1] = [(Permissions::EMBED_LINKS, "ui-right-embed")];
const PICTURES: [Right; 1] = [(Permissions::ATTACH_FILES, "ui-right-attach")];
const HISTORY: [Right; 1] = [(Permissions::READ_MESSAGE_HISTORY, "ui-right-history")];
const THREADS: [Right; 2] = [
    (Permissions::CREATE_PUBLIC_THREADS, "ui-right-threads"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "ui-right-send-threads"),
];

/// Builds the first page of the settings: where tables open, in which language, and with which options. Buttons lead to
/// the others. `first` confirms the saved value.
pub fn setup(language: Language, settings: &GuildRow, first: Option<String>) -> Parts {
    let channels: Vec<String> = settings.channels.iter().map(|channel| format!("<#{channel}>")).collect();
    let channels = match channels.as_slice() {
        [] => say(language, "ui-setup-everywhere"),
        some => agon_lang::join(language, some),
    };
    let spoken = settings.language.as_deref().and_then(Language::from_code);
    let spoken = spoken.map_or_else(|| say(language, "ui-setup-language-first"), |spoken| spoken.display().to_owned());
    let (_, place) = PLACES[usize::from(settings.place == Place::Thread)];
    let lines = [
        tell(language, "ui-setup-channels", &[("channels", channels.into())]),
        say(language, "setup-channels-text"),
        tell(language, "ui-setup-place", &[("place", say(language, place).into())]),
        say(language, "setup-place-text"),
        tell(language, "ui-setup-language", &[("language", spoken.into())]),
        say(language, "setup-language-text"),
        say(language, "setup-defaults-text"),
    ];
    let head = first.into_iter().chain(times::news(language, settings)).chain(news::trouble(language, settings));
    let head = head.chain([say(language, "ui-setup")]);
    let chosen_channels = settings.channels.iter().map(|channel| channel.0).collect();
    page(language, "ui-setup-title", head.chain([String::new()]).chain(lines).collect::<Vec<_>>().join("\n"))
        .menu(picker(language, SetupClick::Channels, "ui-setup-pick-channels", MenuKind::Channels(chosen_channels)))
        .menu(menu(SetupClick::Place, say(language, "ui-setup-pick-place"), places(language, settings)))
        .menu(menu(SetupClick::Language, say(language, "ui-setup-pick-language"), languages(language, settings)))
        .buttons(vec![
            button(language, SetupClick::Defaults, "label-defaults").tone(Tone::Main),
            button(language, SetupClick::Who, "label-who-opens"),
            button(language, SetupClick::News, "label-announcements"),
            button(language, SetupClick::Rating, "label-ai-and-rating"),
            button(language, SetupClick::Seasons, "label-seasons"),
        ])
        .buttons(vec![
            button(language, SetupClick::Tables(0), "label-open-tables"),
            button(language, SetupClick::Rights, "label-check-rights"),
            button(language, SetupClick::Export(0), "label-export"),
        ])
}

/// Returns the roles that may open tables, for people.
pub fn roles(language: Language, settings: &GuildRow) -> String {
    let name = |role: &RoleId| {
        if role.0 == settings.guild.0 { say(language, "ui-setup-everybody") } else { format!("<@&{role}>") }
    };
    agon_lang::join(language, &settings.roles.iter().map(name).collect::<Vec<_>>())
}

fn languages(language: Language, settings: &GuildRow) -> Vec<Choice> {
    let chosen = settings.language.as_deref();
    let server = say(language, "ui-setup-language-server");
    let server = Choice { chosen: chosen.is_none(), ..Choice::new(AS_SERVER, server) };
    let known = Language::ALL
        .map(|known| Choice { chosen: chosen == Some(known.code()), ..Choice::new(known.code(), known.display()) });
    std::iter::once(server).chain(known).collect()
}

fn places(language: Language, settings: &GuildRow) -> Vec<Choice> {
    let choice = |(place, key): (Place, &str)| Choice {
        chosen: settings.place == place,
        ..Choice::new(place.word(), agon_lang::raise(&say(language, key)))
    };
    PLACES.map(choice).to_vec()
}

/// Describes the bot's rights in each of these channels, and in the announcements channel; `invite` gives it all of them.
/// The rights in a channel that is gone are unknown. Writes a line for each channel. If there are many, those with the
/// same faults share a line with only a few names. Lines that find no room in one message are left out.
pub fn rights(
    language: Language,
    settings: &GuildRow,
    found: &[(ChannelId, Option<Permissions>)],
    news: Option<NewsRights>,
    invite: Option<String>,
) -> Parts {
    let fault = |rights: &Option<Permissions>| rights.map(|rights| lacks(language, settings.place, rights));
    let mut lines: Vec<(Vec<String>, Option<Vec<String>>)> = Vec::new();
    for (channel, rights) in found {
        let (channel, fault) = (format!("<#{channel}>"), fault(rights));
        let like = lines.iter_mut().find(|(_, other)| found.len() > LINES && *other == fault);
        match like {
            Some((channels, _)) => channels.push(channel),
            None => lines.push((vec![channel], fault)),
        }
    }
    let line = |(mut channels, fault): (Vec<String>, Option<Vec<String>>)| {
        let more = channels.len().saturating_sub(LINES);
        channels.truncate(LINES);
        channels.extend((more > 0).then(|| format!("+{more}")));
        let channel = ("channel", channels.join(" ").into());
        match fault {
            None => tell(language, "ui-rights-gone", &[channel]),
            Some(lacks) if lacks.is_empty() => tell(language, "ui-rights-fine", &[channel]),
            Some(lacks) => tell(language, "ui-rights-lack", &[channel, ("lacks", lacks.join(" · ").into())]),
        }
    };
    let faults = lines.iter().any(|(_, fault)| fault.as_ref().is_none_or(|lacks| !lacks.is_empty()));
    let (news, news_lacks) = news.map(|news| news_rights(language, news)).unzip();
    let how = (faults || news_lacks == Some(true)).then(|| say(language, "rights-how"));
    let last: Vec<String> = news.into_iter().chain(how).collect();
    let text = fitting(lines.into_iter().map(line).collect(), &last);
    let again = invite.map(|url| Button::link(url, say(language, "label-invite-again")));
    page(language, "ui-rights-title", text)
        .buttons(vec![back_button(language), button(language, SetupClick::Rights, "label-refresh")])
        .buttons(again.into_iter().collect())
}

/// Joins lines to the text of a frame. The last ones always stand; of the others, those that find room.
fn fitting(mut lines: Vec<String>, last: &[String]) -> String {
    let units = |lines: &[String]| lines.iter().map(|line| line.encode_utf16().count() + 1).sum::<usize>();
    let (all, mark) = (lines.len(), "…".to_owned());
    while !lines.is_empty() && units(&lines) + units(last) + 2 > FRAMED {
        lines.pop();
    }
    let cut = (lines.len() < all).then_some(mark);
    lines.into_iter().chain(cut).chain(last.iter().cloned()).collect::<Vec<_>>().join("\n")
}

/// The bot's rights in the announcements channel.
#[derive(Clone, Copy, Debug)]
pub struct NewsRights {
    /// The channel.
    pub channel: ChannelId,
    /// The rights; `None`: the channel is gone.
    pub rights: Option<Permissions>,
    /// True if the bot may mention the chosen role there; `None`: no role is chosen.
    pub mentions: Option<bool>,
}

/// Describes the rights in the announcements channel, and returns true if the bot cannot write there.
fn news_rights(language: Language, news: NewsRights) -> (String, bool) {
    let channel = ("channel", format!("<#{}>", news.channel).into());
    let Some(rights) = news.rights else { return (tell(language, "ui-rights-gone", &[channel]), true) };
    if let Some(lacks) = lack(language, &NEEDED, "rights-no-news", rights) {
        return (tell(language, "ui-rights-lack", &[channel, ("lacks", lacks.into())]), true);
    }
    let key = if news.mentions == Some(false) { "rights-no-mention" } else { "rights-news-fine" };
    (tell(language, key, &[channel]), false)
}

/// Describes the missing rights with their effects. If no table can open, nothing else matters.
fn lacks(language: Language, place: Place, rights: Permissions) -> Vec<String> {
    let lack = |group: &[Right], effect: &str| lack(language, group, effect, rights);
    if let Some(closed) = lack(&NEEDED, "ui-rights-closed") {
        return vec![closed];
    }
    let threads = if place == Place::Thread { lack(&THREADS, "ui-rights-threads") } else { None };
    let boards = [lack(&FRAMES, "ui-rights-plain"), lack(&PICTURES, "ui-rights-text")];
    boards.into_iter().chain([threads, lack(&HISTORY, "ui-rights-history")]).flatten().collect()
}

/// Describes the missing ones of these rights with their effect; `None` if none is missing.
fn lack(language: Language, group: &[Right], effect: &str, rights: Permissions) -> Option<String> {
    let missing = group.iter().filter(|(right, _)| !rights.contains(*right));
    let missing: Vec<String> = missing.map(|(_, key)| say(language, key)).collect();
    let args = [("rights", missing.join(", ").into()), ("effect", say(language, effect).into())];
    (!missing.is_empty()).then(|| tell(language, "ui-rights-effect", &args))
}

/// Builds the options of new tables of a game from the `at`-th on. Without a game, asks for it.
pub fn defaults(language: Language, games: &Registry, settings: &GuildRow, game: &str, at: usize) -> Parts {
    let found = games.get(game);
    let specs = found.map(|game| game.meta().options).unwrap_or_default();
    let mut parts = page(language, "ui-defaults-title", say(language, "ui-defaults"));
    let mut games = rules::games_menu(language, games, CustomId::page(SetupClick::Defaults));
    for choice in &mut games.choices {
        choice.chosen = choice.value == game;
    }
    parts = parts.menu(games);
    let Some(words) = found.map(|game| game.words) else {
        return parts.buttons(vec![
            button(language, SetupClick::Show, "label-back"),
            button(language, SetupClick::Times, "times-label-times"),
        ]);
    };
    let chosen = settings.options.get(game);
    for spec in specs.iter().skip(at).take(OPTIONS) {
        let name = words.option(language, spec.id);
        let now = chosen.and_then(|chosen| chosen.get(spec.id)).map(String::as_str);
        let now = now.filter(|now| spec.values.contains(now)).or(spec.values.first().copied());
        let choices = spec.values.iter().map(|value| {
            let label = words.option_set(language, spec.id, value);
            Choice { chosen: now == Some(*value), ..Choice::new(*value, agon_lang::raise(&label)) }
        });
        let click = SetupClick::Default { game: game.to_owned(), option: spec.id.to_owned(), at };
        parts = parts.menu(menu(click, agon_lang::raise(&name), choices.collect()));
    }
    let mut last = vec![button(language, SetupClick::Show, "label-back")];
    let turn = |at: usize, label: &str| {
        Button::new(CustomId::page(SetupClick::DefaultsOf { game: game.to_owned(), at }), label)
    };
    if at > 0 {
        last.push(turn(at.saturating_sub(OPTIONS), "◀"));
    }
    if let Some(next) = at.checked_add(OPTIONS).filter(|next| *next < specs.len()) {
        last.push(turn(next, "▶"));
    }
    last.push(button(language, SetupClick::Times, "times-label-times"));
    parts.buttons(last)
}

pub(super) fn button(language: Language, click: SetupClick, label: &str) -> Button {
    Button::new(CustomId::page(click), say(language, label))
}

/// Returns the button that leads back to the first page.
pub(super) fn back_button(language: Language) -> Button {
    button(language, SetupClick::Show, "label-back")
}

pub(super) fn picker(language: Language, what: SetupClick, placeholder: &str, kind: MenuKind) -> Menu {
    let id = CustomId::page(what);
    Menu { id, placeholder: say(language, placeholder), choices: Vec::new(), count: CHOICES as u8, kind }
}

pub(super) fn menu(what: SetupClick, placeholder: String, choices: Vec<Choice>) -> Menu {
    Menu { id: CustomId::page(what), placeholder, choices, count: 1, kind: MenuKind::Words }
}

pub(super) fn page(language: Language, title: &str, text: String) -> Parts {
    let embed = Embed { title: say(language, title), text, colour: GOLD, footer: String::new() };
    Parts { embed: Some(embed), ..Parts::default() }
}
