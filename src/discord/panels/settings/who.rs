//! The choices of a server's managers about who may open tables, and how many.

use super::setup::{back_button, menu, page, picker, roles};
use crate::discord::ids::SetupClick;
use crate::discord::panels::{say, tell};
use crate::discord::parts::{Choice, MenuKind, Parts};
use agon_lang::Language;
use agon_store::{GuildRow, UserId};

/// The numbers of open tables per person to choose from.
const LIMITS: [u32; 9] = [1, 2, 3, 5, 8, 10, 15, 20, 25];

/// True for a number that managers may choose.
pub fn known_limit(limit: u32) -> bool {
    LIMITS.contains(&limit)
}

/// Builds the settings of who may open tables, and how many. `first` confirms the saved value.
pub fn who(language: Language, settings: &GuildRow, blocked: &[UserId], first: Option<String>) -> Parts {
    let opening = match settings.roles.as_slice() {
        [] => say(language, "ui-setup-everybody"),
        _ => roles(language, settings),
    };
    let names: Vec<String> = blocked.iter().map(|user| format!("<@{user}>")).collect();
    let names = if names.is_empty() { say(language, "setup-nobody") } else { agon_lang::join(language, &names) };
    let lines = [
        tell(language, "ui-setup-roles", &[("roles", opening.into())]),
        say(language, "setup-roles-text"),
        tell(language, "setup-blocked", &[("people", names.into())]),
        say(language, "setup-blocked-text"),
        tell(language, "setup-limit", &[("n", settings.open_limit.into())]),
        say(language, "setup-limit-text"),
    ];
    let chosen_roles = settings.roles.iter().map(|role| role.0).collect();
    let chosen_people = blocked.iter().map(|user| user.0).collect();
    let limit = |limit: u32| Choice {
        chosen: limit == settings.open_limit,
        ..Choice::new(limit.to_string(), tell(language, "setup-limit-choice", &[("n", limit.into())]))
    };
    page(language, "setup-who-title", first.into_iter().chain(lines).collect::<Vec<_>>().join("\n"))
        .menu(picker(language, SetupClick::Roles, "ui-setup-pick-roles", MenuKind::Roles(chosen_roles)))
        .menu(picker(language, SetupClick::Blocked, "setup-pick-blocked", MenuKind::AnyPeople(chosen_people)))
        .menu(menu(SetupClick::Limit, say(language, "setup-pick-limit"), LIMITS.map(limit).to_vec()))
        .buttons(vec![back_button(language)])
}
