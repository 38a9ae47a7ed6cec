//! The choices of a server's managers about announcements.

use super::setup::{back_button, button, page, picker};
use crate::discord::ids::SetupClick;
use crate::discord::panels::{say, tell};
use crate::discord::parts::{Menu, MenuKind, Parts};
use agon_lang::Language;
use agon_store::{GuildRow, NewsTrouble};

/// Builds the settings of announcements. `first` answers the last choice.
pub fn news(language: Language, settings: &GuildRow, first: Option<String>) -> Parts {
    let off = || say(language, "setup-off");
    let channel = settings.news_channel.map_or_else(off, |channel| format!("<#{channel}>"));
    let role = settings.news_role.map_or_else(off, |role| format!("<@&{role}>"));
    let lines = [
        tell(language, "setup-news-channel", &[("channel", channel.into())]),
        say(language, "setup-news-channel-text"),
        tell(language, "setup-news-role", &[("role", role.into())]),
        say(language, "setup-news-role-text"),
    ];
    let lines = first.into_iter().chain(trouble(language, settings)).chain(lines);
    let one = |what: SetupClick, placeholder: &str, kind: MenuKind| Menu {
        count: 1,
        ..picker(language, what, placeholder, kind)
    };
    let channels = MenuKind::Channels(settings.news_channel.iter().map(|channel| channel.0).collect());
    let roles = MenuKind::Roles(settings.news_role.iter().map(|role| role.0).collect());
    page(language, "setup-news-title", lines.collect::<Vec<_>>().join("\n"))
        .menu(one(SetupClick::NewsChannel, "setup-pick-news-channel", channels))
        .menu(one(SetupClick::NewsRole, "setup-pick-news-role", roles))
        .buttons(vec![button(language, SetupClick::Rights, "label-check-rights"), back_button(language)])
}

/// Returns a line for managers about a channel that takes no announcements; `None` if there is no trouble.
pub fn trouble(language: Language, settings: &GuildRow) -> Option<String> {
    let channel = settings.news_channel.map(|channel| format!("<#{channel}>")).unwrap_or_default();
    settings.news_trouble.map(|trouble| match trouble {
        NewsTrouble::Refused => tell(language, "setup-news-refused", &[("channel", channel.into())]),
        NewsTrouble::Gone => say(language, "setup-news-gone"),
    })
}
