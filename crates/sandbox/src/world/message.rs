//! One message: its content, its readers, and its edits.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use crate::{
    id::{Id, Ids, timestamp},
    world::{
        file::png_size,
        people::{BOT, Person, user_json},
    },
};

pub use super::file::Attachment;
pub(crate) use super::file::{Upload, content_type};

/// Flag: only one person can see the message.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// Flag: a placeholder for a later answer.
const LOADING: u64 = 1 << 7;
/// Flag: the message has a thread.
const HAS_THREAD: u64 = 1 << 5;
/// The flags a bot can set: no embeds, ephemeral, silent.
const SETTABLE: u64 = 1 << 2 | EPHEMERAL | 1 << 12;

/// The content of a request about a message.
#[derive(Debug, Clone, Default)]
pub(crate) struct Draft {
    /// The message object.
    pub(crate) body: Value,
    /// The whole request body, unchanged.
    pub(crate) raw: String,
    pub(crate) files: Vec<Upload>,
}

/// A message that Discord itself writes into a channel, with its message type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Notice {
    /// A person came into a thread.
    Added = 1,
    /// A person left a thread.
    Removed = 2,
    /// A thread has a new name, which is the content.
    Renamed = 4,
    /// A thread began. The content is its name.
    ThreadCreated = 18,
    /// The first message of a thread on a message.
    ThreadStarter = 21,
}

/// A message as it stands.
#[derive(Debug, Clone)]
pub struct Message {
    /// Message id.
    pub id: Id,
    /// The channel of the message.
    pub channel: Id,
    /// The author.
    pub author: Id,
    /// Its text.
    pub content: String,
    /// Its embeds, as the bot sent them.
    pub embeds: Vec<Value>,
    /// Its rows of buttons and menus, as the bot sent them.
    pub components: Vec<Value>,
    /// Its files.
    pub attachments: Vec<Attachment>,
    /// The only person who can see it (an ephemeral message).
    pub only_for: Option<Id>,
    /// True for a placeholder ("thinking…") that waits for its answer.
    pub thinking: bool,
    /// The time of the last edit.
    pub edited_ms: Option<u64>,
    /// The people it pings.
    pub mentions: Vec<Id>,
    pub(crate) flags: u64,
    /// The kind of a message by Discord itself (a person joined, a thread began). `None` for a message of a person or
    /// the bot.
    pub(crate) notice: Option<Notice>,
    /// True if the message has a thread. The thread has the message's id.
    pub(crate) has_thread: bool,
    pub(crate) revision: u64,
    /// True if the only reader has dismissed it. It exists, but no screen shows it.
    pub(crate) dismissed: bool,
    /// The interaction it answers.
    pub(crate) origin: Option<Value>,
    pub(crate) reference: Option<Value>,
    pub(crate) nonce: Option<Value>,
}

impl Message {
    /// Returns an empty message. `World::post` gives it an id and writes it.
    pub(crate) fn blank(channel: Id, author: Id) -> Message {
        Message {
            id: Id(0),
            channel,
            author,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            only_for: None,
            thinking: false,
            edited_ms: None,
            mentions: Vec::new(),
            flags: 0,
            notice: None,
            has_thread: false,
            revision: 0,
            dismissed: false,
            origin: None,
            reference: None,
            nonce: None,
        }
    }

    /// True if there is nothing to show. Discord accepts a message of buttons alone, so that is not empty.
    pub(crate) fn is_empty(&self) -> bool {
        self.content.trim().is_empty()
            && self.embeds.is_empty()
            && self.attachments.is_empty()
            && self.components.is_empty()
    }

    /// Applies a draft: replaces the fields it has (null clears), keeps the others.
    pub(crate) fn write(&mut self, draft: &Draft, base_url: &str, ids: &Ids) {
        let body = &draft.body;
        if let Some(content) = body.get("content") {
            self.content = content.as_str().unwrap_or_default().to_owned();
        }
        if let Some(embeds) = body.get("embeds") {
            self.embeds = embeds.as_array().cloned().unwrap_or_default();
        }
        if let Some(components) = body.get("components") {
            self.components = components.as_array().cloned().unwrap_or_default();
            number(&mut self.components, &mut 0);
        }
        if let Some(flags) = body.get("flags").and_then(Value::as_u64) {
            self.flags = flags & SETTABLE & !EPHEMERAL;
        }
        self.mentions = mentioned(&self.content, body.get("allowed_mentions"));
        self.attach(draft, base_url, ids);
    }

    /// Sets the attachments: a list means "keep only these". Uploads are added in both cases.
    fn attach(&mut self, draft: &Draft, base_url: &str, ids: &Ids) {
        let listed = draft.body.get("attachments").and_then(Value::as_array);
        let described = |id: u64| {
            let same = |entry: &&Value| entry.get("id").and_then(Id::of) == Some(Id(id));
            listed.and_then(|list| list.iter().find(same))
        };
        let text = |entry: &Value, key: &str| entry.get(key).and_then(Value::as_str).map(str::to_owned);
        if listed.is_some() {
            self.attachments.retain(|file| described(file.id.0).is_some());
        }
        for file in &mut self.attachments {
            if let Some(description) = described(file.id.0).and_then(|entry| text(entry, "description")) {
                file.description = Some(description);
            }
        }
        for file in &draft.files {
            let entry = described(file.slot);
            let name = entry.and_then(|entry| text(entry, "filename")).unwrap_or_else(|| file.name.clone());
            let id = ids.fresh();
            self.attachments.push(Attachment {
                id,
                url: format!("{base_url}/attachments/{}/{id}/{name}", self.channel),
                name,
                description: entry.and_then(|entry| text(entry, "description")),
                bytes: Arc::clone(&file.bytes),
            });
        }
    }

    /// Returns the names of `attachment://` pictures that no attached file has.
    pub(crate) fn missing_pictures(&self) -> Vec<String> {
        let wanted =
            self.embeds.iter().flat_map(|embed| PICTURES.iter().filter_map(|key| embed.get(key)?.get("url")?.as_str()));
        wanted
            .filter_map(|url| url.strip_prefix("attachment://"))
            .filter(|name| self.attachments.iter().all(|file| file.name != **name))
            .map(str::to_owned)
            .collect()
    }

    /// Returns the embeds with openable addresses in place of `attachment://`.
    pub(crate) fn shown_embeds(&self) -> Vec<Value> {
        let mut embeds = self.embeds.clone();
        for embed in embeds.iter_mut().filter_map(Value::as_object_mut) {
            embed.insert("type".into(), "rich".into());
            for picture in PICTURES {
                self.resolve(embed, picture);
            }
        }
        embeds
    }

    fn resolve(&self, embed: &mut Map<String, Value>, picture: &str) {
        let Some(Value::Object(picture)) = embed.get_mut(picture) else { return };
        let name = picture.get("url").and_then(Value::as_str).and_then(|url| url.strip_prefix("attachment://"));
        // If two files have the same name, the last upload counts.
        let Some(file) = name.and_then(|name| self.attachments.iter().rfind(|file| file.name == name)) else { return };
        picture.insert("url".into(), file.url.clone().into());
        picture.insert("proxy_url".into(), file.url.clone().into());
        if let Some((width, height)) = png_size(&file.bytes) {
            picture.insert("width".into(), width.into());
            picture.insert("height".into(), height.into());
        }
    }

    /// Returns the message object, as Discord writes it.
    pub fn json(&self) -> Value {
        let hidden = if self.only_for.is_some() { EPHEMERAL } else { 0 };
        let loading = if self.thinking { LOADING } else { 0 };
        let begun = if self.has_thread { HAS_THREAD } else { 0 };
        let kind = match (self.notice, &self.origin, &self.reference) {
            (Some(notice), ..) => notice as u8,
            (_, Some(origin), _) if origin.get("type") == Some(&json!(2)) => 20,
            (_, _, Some(_)) => 19,
            _ => 0,
        };
        let mut json = json!({
            "id": self.id, "channel_id": self.channel, "type": kind, "author": user_json(self.author), "content": self.content,
            "timestamp": self.id.timestamp(), "edited_timestamp": self.edited_ms.map(timestamp), "tts": false,
            "mention_everyone": false, "mentions": self.mentions.iter().map(|id| user_json(*id)).collect::<Vec<_>>(),
            "mention_roles": [], "attachments": self.attachments.iter().map(Attachment::json).collect::<Vec<_>>(),
            "embeds": self.shown_embeds(), "components": self.components, "pinned": false,
            "flags": self.flags | hidden | loading | begun,
        });
        if let Some(map) = json.as_object_mut() {
            if let Some(nonce) = &self.nonce {
                map.insert("nonce".into(), nonce.clone());
            }
            if let Some(origin) = &self.origin {
                map.insert("application_id".into(), json!(BOT));
                map.insert("webhook_id".into(), json!(BOT));
                map.insert("interaction_metadata".into(), origin.clone());
            }
        }
        json
    }
}

/// The fields of an embed that hold a picture.
const PICTURES: [&str; 2] = ["image", "thumbnail"];

/// Fills in Discord's defaults: every component gets a number, every menu its bounds.
fn number(components: &mut [Value], last: &mut u64) {
    for component in components.iter_mut().filter_map(Value::as_object_mut) {
        *last += 1;
        component.entry("id").or_insert_with(|| (*last).into());
        if matches!(component.get("type").and_then(Value::as_u64), Some(3 | 5..=8)) {
            component.entry("min_values").or_insert_with(|| 1.into());
            component.entry("max_values").or_insert_with(|| 1.into());
        }
        if let Some(Value::Array(inner)) = component.get_mut("components") {
            number(inner, last);
        }
    }
}

/// Returns the people a text pings, limited to the allowed mentions.
fn mentioned(content: &str, allowed: Option<&Value>) -> Vec<Id> {
    let list = |key: &str| allowed.and_then(|allowed| allowed.get(key)).and_then(Value::as_array);
    let everyone = allowed.is_none() || list("parse").is_some_and(|kinds| kinds.contains(&json!("users")));
    let named = list("users");
    let mut found: Vec<Id> = content
        .split("<@")
        .skip(1)
        .filter_map(|rest| rest.trim_start_matches('!').split_once('>')?.0.parse().ok())
        .filter(|id| *id == BOT || Person::by_id(*id).is_some())
        .filter(|id| everyone || named.is_some_and(|ids| ids.iter().any(|value| Id::of(value) == Some(*id))))
        .collect();
    found.sort();
    found.dedup();
    found
}
