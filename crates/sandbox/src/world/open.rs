//! Sends an interaction: a person's action becomes an INTERACTION_CREATE for the connected bot.

use std::time::Instant;

use serde_json::{Value, json};

use crate::{
    id::Id,
    refusal::Refusal,
    world::{
        Channel, World,
        interaction::{Failure, Interaction, InteractionKind, title},
        people::{BOT, MOST_GUESTS, Person, SERVER, crowd, member_json, user_json},
        permission::MANAGE_THREADS,
        record::remember,
    },
};

/// The number of known interactions. The bot can no longer answer older ones.
const KEPT_INTERACTIONS: usize = 20_000;

/// A person's action, before it is sent.
#[derive(Debug)]
pub(crate) struct Act {
    pub(crate) kind: InteractionKind,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    /// The message acted on.
    pub(crate) source: Option<Id>,
    /// The interaction's `data`.
    pub(crate) data: Value,
    /// A description for people: `/play`, `click on "Join"`.
    pub(crate) what: String,
    /// The metadata of the interaction that opened the modal.
    pub(crate) trigger: Option<Value>,
}

impl World {
    /// Sends an interaction to the bot. Without a bot it fails at once, for the person only.
    pub(crate) fn open(&mut self, mut act: Act) -> Result<Id, Refusal> {
        let person = self.person(act.user)?;
        let place = self.channel(act.channel)?;
        let locked = place.thread.as_ref().is_some_and(|thread| thread.archived && thread.locked);
        if locked && person.permissions() & MANAGE_THREADS == 0 {
            return Err(Refusal::thread_archived().arranged_if(true));
        }
        let id = self.ids.fresh();
        let token = format!("sandbox-{id}-{}", crate::secret());
        self.strip_absent(&mut act.data);
        let payload = self.payload(id, &token, person, &act)?;
        let interaction = Interaction {
            id,
            token,
            kind: act.kind,
            user: act.user,
            channel: act.channel,
            source: act.source,
            born: Instant::now(),
            born_ms: self.now_ms(),
            acknowledged: None,
            failure: None,
            original: None,
            messages: Vec::new(),
            modal: None,
            choices: Vec::new(),
            metadata: metadata(id, &act),
            title: title(&act.what, act.user),
        };
        self.interactions.insert(id, interaction);
        if self.interactions.len() > KEPT_INTERACTIONS {
            self.interactions.pop_first();
        }
        remember(&mut self.record.interactions, payload.clone());
        self.touch();
        if !self.sessions.dispatch("INTERACTION_CREATE", &payload) {
            self.give_up(id, Failure::NoBot);
        }
        Ok(id)
    }

    /// Removes the people who left from the members. They stay users.
    fn strip_absent(&self, data: &mut Value) {
        if let Some(Value::Object(members)) = data.pointer_mut("/resolved/members") {
            members.retain(|id, _| id.parse().is_ok_and(|id| !self.absent.contains(&id)));
        }
    }

    /// Returns the person as a member, with the permissions in this channel.
    fn member_here(&self, channel: &Channel, person: &Person) -> Value {
        let mut member = member_json(person.id, &self.started);
        if let Some(map) = member.as_object_mut() {
            map.insert("permissions".into(), channel.overwrites.permissions(person.id).to_string().into());
        }
        member
    }

    fn payload(&self, id: Id, token: &str, person: &Person, act: &Act) -> Result<Value, Refusal> {
        let channel = self.channel(act.channel)?;
        let mut payload = json!({
            "id": id, "application_id": BOT, "type": act.kind.number(), "token": token, "version": 1, "data": act.data,
            "channel_id": channel.id, "channel": channel_json(channel, person), "locale": person.locale,
            "app_permissions": channel.bot_permissions().to_string(), "entitlements": [], "attachment_size_limit": 10 * 1024 * 1024,
            "authorizing_integration_owners": owners(act.channel),
        });
        let about_place = match channel.recipient {
            Some(_) => json!({ "context": 1, "user": user_json(person.id) }),
            None => json!({
                "context": 0, "guild_id": SERVER, "guild_locale": self.config.server_locale,
                "guild": { "id": SERVER, "locale": self.config.server_locale, "features": [] },
                "member": self.member_here(channel, person),
            }),
        };
        if let (Some(map), Value::Object(more)) = (payload.as_object_mut(), about_place) {
            map.extend(more);
            if let Some(source) = act.source {
                map.insert("message".into(), self.message_json(source)?);
            }
        }
        Ok(payload)
    }
}

fn channel_json(channel: &Channel, person: &Person) -> Value {
    let mut json = channel.json();
    if let Some(map) = json.as_object_mut() {
        map.insert("permissions".into(), channel.overwrites.permissions(person.id).to_string().into());
    }
    json
}

/// Returns the installers of the bot: the server. In a conversation Discord writes 0 for "some server".
fn owners(channel: Id) -> Value {
    let conversation = crowd(MOST_GUESTS).any(|person| person.dm == channel);
    if conversation { json!({ "0": "0" }) } else { json!({ "0": SERVER }) }
}

fn metadata(id: Id, act: &Act) -> Value {
    let mut metadata = json!({
        "id": id, "type": act.kind.number(), "user": user_json(act.user),
        "authorizing_integration_owners": owners(act.channel),
    });
    if let Some(map) = metadata.as_object_mut() {
        match act.kind {
            InteractionKind::Component => map.insert("interacted_message_id".into(), json!(act.source)),
            InteractionKind::Modal => map.insert("triggering_interaction_metadata".into(), json!(act.trigger)),
            InteractionKind::Command | InteractionKind::Autocomplete => None,
        };
    }
    metadata
}
