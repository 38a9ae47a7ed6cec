//! The address that invites the bot to a server, with exactly the rights that it needs there.

use serenity::all::{ApplicationId, Permissions};

/// The rights that the bot asks for.
const RIGHTS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::SEND_MESSAGES_IN_THREADS);

/// Returns the address that invites an application. `more` are rights that a server's settings need besides.
pub fn link(application: ApplicationId, more: Permissions) -> String {
    let rights = RIGHTS.union(more).bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={rights}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_asks_for_the_rights_and_no_others() {
        let asked = |more| {
            let link = link(ApplicationId::new(7), more);
            let (head, rights) = link.split_once("&permissions=").expect("rights");
            assert!(head.ends_with("client_id=7&scope=bot+applications.commands"), "{head}");
            rights.parse::<u64>().expect("a number")
        };
        let needed = [10, 11, 14, 15, 16, 35, 38].iter().map(|bit| 1 << bit).sum::<u64>();
        assert_eq!(asked(Permissions::empty()), needed);
        assert_eq!(asked(Permissions::MENTION_EVERYONE), needed | 1 << 17);
    }
}
