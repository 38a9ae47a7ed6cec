//! The people and places of the sandbox. Their ids are constant, so that a bot's database still fits after a restart.

use std::sync::LazyLock;

use serde_json::{Value, json};

use crate::{id::Id, world::permission};

/// The one server.
pub const SERVER: Id = Id(1_456_000_000_000_000_001);
/// Its name.
pub const SERVER_NAME: &str = "Agora";
/// The one role besides that of everybody. Nobody has it, and not everybody may mention it.
pub const PLAYERS: Id = Id(1_456_000_000_000_000_002);
/// The bot, as an application and as a user.
pub const BOT: Id = Id(1_456_000_000_000_000_201);
/// The bot's name.
pub const BOT_NAME: &str = "Agon";
/// The locale of the server.
pub const SERVER_LOCALE: &str = "en-US";

/// The text channels. The first one is the system channel, where a bot announces itself.
pub const CHANNELS: [(&str, Id); 3] = [
    ("games", Id(1_456_000_000_000_000_011)),
    ("hall", Id(1_456_000_000_000_000_012)),
    ("workshop", Id(1_456_000_000_000_000_013)),
];

/// One of the people of the server.
#[derive(Debug)]
pub struct Person {
    /// The name tests use.
    pub name: &'static str,
    /// The name others see.
    pub display: &'static str,
    /// Language of the person's client.
    pub locale: &'static str,
    /// User id.
    pub id: Id,
    /// Id of the conversation with the bot.
    pub dm: Id,
    /// True if the person can manage the server (only the owner).
    pub manager: bool,
}

const fn person(n: u64, name: &'static str, display: &'static str, locale: &'static str) -> Person {
    let (id, dm) = (Id(1_456_000_000_000_000_100 + n), Id(1_456_000_000_000_000_300 + n));
    Person { name, display, locale, id, dm, manager: n == 1 }
}

/// All people without the bot. Ana owns the server.
pub static PEOPLE: [Person; 6] = [
    person(1, "ana", "Ana", "en-US"),
    person(2, "ben", "Ben", "es-ES"),
    person(3, "cleo", "Cleo", "de"),
    person(4, "dion", "Dion", "en-US"),
    person(5, "eva", "Eva", "en-GB"),
    person(6, "fay", "Fay", "es-419"),
];

/// The most guests of a sandbox beside the six.
pub const MOST_GUESTS: usize = 294;
/// The most rooms of a sandbox beside the three channels.
pub const MOST_ROOMS: usize = 997;

/// More people for crowds: `guest1` (Guest 1) and so on, with the languages of the six in turn.
static GUESTS: LazyLock<Vec<Person>> = LazyLock::new(|| {
    let locales = PEOPLE.iter().map(|person| person.locale).cycle();
    let guest = |(n, locale): (u64, &'static str)| {
        let (id, dm) = (Id(1_456_000_000_000_000_400 + n), Id(1_456_000_000_000_000_700 + n));
        let (name, display) = (format!("guest{n}").leak(), format!("Guest {n}").leak());
        Person { name, display, locale, id, dm, manager: false }
    };
    (1..=MOST_GUESTS as u64).zip(locales).map(guest).collect()
});

/// More channels for crowds: `room1` and so on.
static ROOMS: LazyLock<Vec<(&'static str, Id)>> = LazyLock::new(|| {
    // The ids right below those of the people are enough for eighty rooms.
    let base = |n| if n <= 80 { 1_456_000_000_000_000_020 } else { 1_456_000_000_000_001_000 };
    let room = |n| -> (&'static str, Id) { (format!("room{n}").leak(), Id(base(n) + n)) };
    (1..=MOST_ROOMS as u64).map(room).collect()
});

/// Returns the six people and this number of guests.
pub fn crowd(guests: usize) -> impl Iterator<Item = &'static Person> {
    PEOPLE.iter().chain(GUESTS.iter().take(guests))
}

/// Returns the three channels and this number of rooms.
pub fn places(rooms: usize) -> impl Iterator<Item = &'static (&'static str, Id)> {
    CHANNELS.iter().chain(ROOMS.iter().take(rooms))
}

impl Person {
    /// Returns the person with this id; `None` if there is none.
    pub fn by_id(id: Id) -> Option<&'static Person> {
        crowd(MOST_GUESTS).find(|person| person.id == id)
    }

    /// Returns the person with this name (`ana`, `Ana`, `@ana`, `<@id>` or the bare id); `None` if there is none.
    pub fn by_name(name: &str) -> Option<&'static Person> {
        let name = name.trim_start_matches("<@").trim_start_matches(['@', '!']).trim_end_matches('>');
        crowd(MOST_GUESTS).find(|person| person.name.eq_ignore_ascii_case(name) || person.id.to_string() == name)
    }

    /// Returns the person's permissions in the server.
    pub(crate) fn permissions(&self) -> u64 {
        if self.manager { permission::ALL } else { permission::EVERYONE }
    }
}

/// Returns a user object: one of the people, or the bot.
pub(crate) fn user_json(id: Id) -> Value {
    let (name, display, bot) = match Person::by_id(id) {
        Some(person) => (person.name, Value::from(person.display), false),
        None => (BOT_NAME, Value::Null, true),
    };
    json!({
        "id": id, "username": name, "global_name": display, "discriminator": if bot { "0001" } else { "0" },
        "avatar": null, "bot": bot, "system": false, "public_flags": 0, "flags": 0, "primary_guild": null,
    })
}

/// Returns a member object; interactions carry it with `permissions` and `user`.
pub(crate) fn member_json(id: Id, joined_at: &str) -> Value {
    let permissions = Person::by_id(id).map_or(permission::BOT, Person::permissions);
    json!({
        "user": user_json(id), "nick": null, "avatar": null, "banner": null, "roles": [], "joined_at": joined_at,
        "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false,
        "permissions": permissions.to_string(), "communication_disabled_until": null,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn nobody_and_no_place_has_the_id_of_another() {
        let people = crowd(MOST_GUESTS).flat_map(|person| [person.id, person.dm]);
        let ids: Vec<Id> = people.chain(places(MOST_ROOMS).map(|(_, id)| *id)).chain([SERVER, BOT, PLAYERS]).collect();
        assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len());
        assert_eq!(ids.len(), 2 * (6 + MOST_GUESTS) + 3 + MOST_ROOMS + 3);
    }
}
