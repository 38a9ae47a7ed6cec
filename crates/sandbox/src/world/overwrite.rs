//! Overwrites by role and by member: the permissions a channel adds to those of the server, and those it takes away.

use serde_json::{Value, json};

use crate::{
    id::Id,
    world::{
        people::{self, BOT, Person, SERVER},
        permission::{self, ADMINISTRATOR},
    },
};

/// The role or member of an overwrite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whom {
    /// The role `@everyone`, the only role of the server. Its id is the server's.
    Everybody,
    /// The bot alone.
    Bot,
    /// One of the people.
    Person(Id),
}

impl Whom {
    pub(crate) fn id(self) -> Id {
        match self {
            Whom::Everybody => SERVER,
            Whom::Bot => BOT,
            Whom::Person(id) => id,
        }
    }
}

/// The permission bits that a channel gives to a role or member, and those it takes away.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Overwrite {
    pub(crate) whom: Whom,
    pub(crate) allow: u64,
    pub(crate) deny: u64,
}

/// The overwrites of one channel, at most one for each role or member.
#[derive(Clone, Default, Debug)]
pub(crate) struct Overwrites(Vec<Overwrite>);

impl Overwrites {
    /// Sets the allowed and denied bits. An overwrite without bits is removed.
    pub(crate) fn set(&mut self, overwrite: Overwrite) {
        self.0.retain(|known| known.whom != overwrite.whom);
        if overwrite.allow | overwrite.deny != 0 {
            self.0.push(overwrite);
        }
    }

    /// Returns the overwrite of a role or member.
    pub(crate) fn of(&self, whom: Whom) -> Overwrite {
        let known = self.0.iter().find(|known| known.whom == whom);
        known.copied().unwrap_or(Overwrite { whom, allow: 0, deny: 0 })
    }

    /// Returns the permissions of a person, as Discord computes them: those of the server, then the overwrite of
    /// `@everyone`, then those of roles (there are none), then the member's own. Each denies first and allows then.
    /// Administrators have all permissions.
    pub(crate) fn permissions(&self, who: Id) -> u64 {
        let base = Person::by_id(who).map_or(permission::BOT, Person::permissions);
        if base & ADMINISTRATOR != 0 {
            return base;
        }
        let member = if who == BOT { Whom::Bot } else { Whom::Person(who) };
        let steps = [Whom::Everybody, member].map(|whom| self.of(whom));
        steps.iter().fold(base, |granted, step| granted & !step.deny | step.allow)
    }

    /// Returns the overwrites in the form of channel objects.
    pub(crate) fn json(&self) -> Value {
        let one = |overwrite: &Overwrite| {
            let kind = u8::from(overwrite.whom != Whom::Everybody);
            let (allow, deny) = (overwrite.allow.to_string(), overwrite.deny.to_string());
            json!({ "id": overwrite.whom.id(), "type": kind, "allow": allow, "deny": deny })
        };
        self.0.iter().map(one).collect()
    }
}

/// Finds the role or member of a name: `everyone`, the bot's name, or one of the people. `None` if there is none.
pub(crate) fn whom(name: &str) -> Option<Whom> {
    match name {
        "everyone" => Some(Whom::Everybody),
        name if name.eq_ignore_ascii_case(people::BOT_NAME) => Some(Whom::Bot),
        name => Person::by_name(name).map(|person| Whom::Person(person.id)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::permission::{ATTACH_FILES, MANAGE_MESSAGES, SEND_MESSAGES};

    #[test]
    fn the_member_s_own_overwrite_is_stronger_than_everybody_s() {
        let [ana, ben, cleo] = ["ana", "ben", "cleo"].map(|name| whom(name).expect("a person").id());
        let mut here = Overwrites::default();
        here.set(Overwrite { whom: Whom::Everybody, allow: MANAGE_MESSAGES, deny: ATTACH_FILES | SEND_MESSAGES });
        here.set(Overwrite { whom: Whom::Bot, allow: ATTACH_FILES, deny: MANAGE_MESSAGES });
        here.set(Overwrite { whom: Whom::Person(cleo), allow: SEND_MESSAGES, deny: SEND_MESSAGES });
        let may_by = |here: &Overwrites, who, bits| here.permissions(who) & bits == bits;
        let may = |who, bits| may_by(&here, who, bits);
        assert!(may(BOT, ATTACH_FILES) && !may(BOT, SEND_MESSAGES) && !may(BOT, MANAGE_MESSAGES));
        assert!(may(ben, MANAGE_MESSAGES) && !may(ben, ATTACH_FILES) && !may(ben, SEND_MESSAGES));
        // If an overwrite allows and denies the same bit, it allows. No overwrite changes an administrator.
        assert!(may(cleo, SEND_MESSAGES) && !may(cleo, ATTACH_FILES) && may(ana, ATTACH_FILES | SEND_MESSAGES));
        here.set(Overwrite { whom: Whom::Everybody, allow: 0, deny: 0 });
        assert!(may_by(&here, ben, ATTACH_FILES | SEND_MESSAGES) && !may_by(&here, ben, MANAGE_MESSAGES));
        assert_eq!(here.json().as_array().map(Vec::len), Some(2));
    }
}
