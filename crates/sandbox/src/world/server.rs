//! The server: its object and its members.

use serde_json::{Value, json};

use crate::{
    id::Id,
    refusal::Refusal,
    world::{
        Channel, World,
        people::{self, BOT, CHANNELS, PEOPLE, PLAYERS, Person, SERVER, crowd, member_json},
        permission,
    },
};

impl World {
    /// Returns the server object, as the bot gets it on joining (and, with fewer fields, by REST).
    pub(crate) fn server_json(&self) -> Value {
        let open = self.threads().filter(|(channel, thread)| !thread.archived && channel.shows_bot());
        let threads: Vec<Value> = open.map(|(channel, _)| channel.json()).collect();
        let system_channel = CHANNELS.first().map(|(_, id)| *id);
        json!({
            "id": SERVER, "name": people::SERVER_NAME, "icon": null, "icon_hash": null, "splash": null, "discovery_splash": null,
            "owner_id": PEOPLE.iter().find(|person| person.manager).map(|person| person.id),
            "afk_channel_id": null, "afk_timeout": 300, "widget_enabled": false, "widget_channel_id": null,
            "verification_level": 0, "default_message_notifications": 1, "explicit_content_filter": 0, "mfa_level": 0,
            "roles": [everybody_json(), players_json()], "emojis": [], "stickers": [], "features": [], "application_id": null,
            "system_channel_id": system_channel, "system_channel_flags": 0, "rules_channel_id": null,
            "public_updates_channel_id": null, "safety_alerts_channel_id": null, "max_presences": null, "max_members": 500_000,
            "vanity_url_code": null, "description": null, "banner": null, "premium_tier": 0, "premium_subscription_count": 0,
            "preferred_locale": self.config.server_locale, "nsfw": false, "nsfw_level": 0, "premium_progress_bar_enabled": false,
            "home_header": null, "region": "deprecated", "max_video_channel_users": 25, "max_stage_video_channel_users": 50,
            "incidents_data": null, "joined_at": self.started, "large": false, "unavailable": false, "member_count": self.members().count(),
            "channels": self.text_channels().map(Channel::json).collect::<Vec<_>>(),
            "members": self.members().map(|id| member_json(id, &self.started)).collect::<Vec<_>>(),
            "threads": threads, "presences": [], "voice_states": [], "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
        })
    }

    /// Returns the members of the server, the bot last.
    pub(crate) fn members(&self) -> impl Iterator<Item = Id> {
        let people = crowd(self.config.guests).map(|person| person.id).filter(|id| !self.absent.contains(id));
        people.chain([BOT])
    }

    /// True if this person, or the bot, is in the server.
    pub(crate) fn has_member(&self, id: Id) -> bool {
        self.members().any(|member| member == id)
    }

    /// Finds the acting person by id. A person who left is no member.
    pub(crate) fn person(&self, id: Id) -> Result<&'static Person, Refusal> {
        let left = self.absent.contains(&id);
        Person::by_id(id).filter(|_| !left).ok_or_else(|| Refusal::unknown_member().arranged_if(left))
    }

    /// Removes a person from the server. Their threads stay.
    pub(crate) fn leave(&mut self, person: &Person) {
        if !self.absent.insert(person.id) {
            return;
        }
        let threads: Vec<Id> = self.threads().map(|(channel, _)| channel.id).collect();
        for thread in self.channels.iter_mut().filter_map(|channel| channel.thread.as_mut()) {
            thread.members.remove(&person.id);
        }
        for thread in threads {
            self.announce_members(thread, &[], &[person.id]);
        }
        self.open_modals.remove(&person.id);
        self.announce_person(person, false);
        self.touch();
    }

    /// Brings back a person who left.
    pub(crate) fn rejoin(&mut self, person: &Person) {
        if self.absent.remove(&person.id) {
            self.announce_person(person, true);
            self.touch();
        }
    }
}

fn everybody_json() -> Value {
    role_json(SERVER, "@everyone", permission::EVERYONE)
}

fn players_json() -> Value {
    role_json(PLAYERS, "players", 0)
}

fn role_json(id: Id, name: &str, permissions: u64) -> Value {
    json!({
        "id": id, "name": name, "color": 0, "hoist": false, "icon": null, "unicode_emoji": null, "managed": false,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "mentionable": false, "permissions": permissions.to_string(), "position": u8::from(id != SERVER), "flags": 0, "description": null,
    })
}
