//! The page's own routes: what a person sees, and what they do. They need the key.

use std::{convert::Infallible, sync::Arc};

use axum::{
    Json, Router,
    extract::{Query, State},
    http::StatusCode,
    response::sse::{Event, KeepAlive, Sse},
    routing::{get, post},
};
use futures_util::{Stream, stream};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    harness::{Outcome, User, acts},
    id::Id,
    shared::Shared,
    world::{
        World,
        message::Message,
        open::Act,
        people::{BOT_NAME, CHANNELS, PEOPLE, Person, SERVER_NAME},
    },
};

type Told = Result<Json<Value>, (StatusCode, String)>;

pub(crate) fn router() -> Router<Arc<Shared>> {
    Router::new()
        .route("/sandbox/state", get(state))
        .route("/sandbox/messages", get(messages))
        .route("/sandbox/changes", get(changes))
        .route("/sandbox/act", post(act))
}

/// Who asks, and about which channel.
#[derive(Debug, Deserialize)]
struct Look {
    r#as: String,
    channel: Option<String>,
}

/// What a person does.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Deed {
    Command { channel: String, words: String, options: Vec<(String, String)> },
    Complete { channel: String, words: String, options: Vec<(String, String)>, option: String, typed: String },
    Press { message: String, custom_id: String, values: Option<Vec<String>> },
    Submit { texts: Vec<(String, String)> },
    CloseModal,
    Dismiss { message: String },
    Write { channel: String, text: String },
    Dms { open: bool },
}

#[derive(Debug, Deserialize)]
struct Doing {
    r#as: String,
    #[serde(flatten)]
    deed: Deed,
}

fn wrong(why: impl Into<String>) -> (StatusCode, String) {
    (StatusCode::BAD_REQUEST, why.into())
}

fn person(name: &str) -> Result<&'static Person, (StatusCode, String)> {
    Person::by_name(name).ok_or_else(|| wrong("nobody is called so"))
}

fn id(text: &str) -> Result<Id, (StatusCode, String)> {
    text.parse().map_err(|_| wrong("not an id"))
}

/// The frame of the page: people, channels, commands, in one person's language.
async fn state(State(shared): State<Arc<Shared>>, Query(look): Query<Look>) -> Told {
    let me = person(&look.r#as)?;
    let people: Vec<Value> =
        PEOPLE.iter().map(|person| json!({ "id": person.id, "name": person.name, "display": person.display, "locale": person.locale })).collect();
    let channels: Vec<Value> = CHANNELS.iter().map(|(name, id)| json!({ "id": id, "name": name })).collect();
    let state = shared.with(|world| {
        json!({
            "server": SERVER_NAME, "bot": BOT_NAME, "me": { "id": me.id, "name": me.name, "locale": me.locale, "dm": me.dm }, "people": people,
            "channels": channels, "connected": world.sessions.connected(), "dms_open": world.channel(me.dm).is_ok_and(|channel| !channel.closed),
            "commands": world.commands.offered(me, false).collect::<Vec<_>>(),
            "dm_commands": world.commands.offered(me, true).collect::<Vec<_>>(),
            "newest": newest(world, me),
        })
    });
    Ok(Json(state))
}

/// The newest message this person sees in each channel, for the marks of the unread.
fn newest(world: &World, me: &Person) -> Value {
    let places = CHANNELS.iter().map(|(_, id)| *id).chain([me.dm]);
    places
        .map(|place| (place.to_string(), json!(world.visible(place, me.id).next_back().map(|message| message.id))))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

async fn messages(State(shared): State<Arc<Shared>>, Query(look): Query<Look>) -> Told {
    let me = person(&look.r#as)?;
    let channel = id(look.channel.as_deref().unwrap_or_default())?;
    let told = shared.with(|world| {
        let list: Vec<Value> = world.visible(channel, me.id).map(|message| shown(world, message)).collect();
        let modal = crate::harness::Modal::of(world, me.id).map(|modal| modal_json(&modal));
        json!({ "messages": list, "modal": modal })
    });
    Ok(Json(told))
}

/// A message with what only the page needs.
fn shown(world: &World, message: &Message) -> Value {
    let mut json = world.message_json(message.id).unwrap_or_default();
    if let Some(map) = json.as_object_mut() {
        map.insert("private".into(), message.only_for.is_some().into());
        map.insert("thinking".into(), message.thinking.into());
        map.insert("revision".into(), message.revision.into());
    }
    json
}

fn modal_json(modal: &crate::harness::Modal) -> Value {
    let inputs = modal.inputs.iter().map(|input| {
        json!({
            "label": input.label, "custom_id": input.custom_id, "placeholder": input.placeholder, "value": input.value,
            "required": input.required, "paragraph": input.paragraph, "at_least": input.at_least, "at_most": input.at_most,
        })
    });
    json!({ "interaction": modal.interaction, "title": modal.title, "inputs": inputs.collect::<Vec<_>>() })
}

/// Tells the page that something changed; it then asks what it needs.
async fn changes(State(shared): State<Arc<Shared>>) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let bell = shared.bell();
    let closing = shared.closing.clone();
    let events = stream::unfold((bell, closing), async |(mut bell, closing)| {
        tokio::select! {
            () = closing.cancelled() => None,
            rung = bell.changed() => {
                rung.ok()?;
                let version = *bell.borrow_and_update();
                Some((Ok(Event::default().data(version.to_string())), (bell, closing)))
            }
        }
    });
    Sse::new(events).keep_alive(KeepAlive::default())
}

async fn act(State(shared): State<Arc<Shared>>, Json(doing): Json<Doing>) -> Told {
    let me = person(&doing.r#as)?;
    let user = |place| User::new(Arc::clone(&shared), me, place);
    let may_see = |channel| {
        shared.with(|world| world.admits(channel, me.id)).then_some(channel).ok_or_else(|| wrong("no such channel"))
    };
    match doing.deed {
        Deed::Command { channel, words, options } => {
            let channel = may_see(id(&channel)?)?;
            done(&shared, |world| acts::command(world, me, channel, &words, &options)).await
        }
        Deed::Complete { channel, words, options, option, typed } => {
            let channel = may_see(id(&channel)?)?;
            let sent =
                send(&shared, |world| acts::autocomplete(world, me, channel, &words, &options, (&option, &typed)))?;
            shared.settle(sent).await;
            let choices = shared.with(|world| {
                world.interactions.get(&sent).map(|interaction| interaction.choices.clone()).unwrap_or_default()
            });
            let choices: Vec<Value> = choices.iter().map(|choice| json!(acts::offered(choice, me.locale))).collect();
            Ok(Json(json!({ "choices": choices })))
        }
        Deed::Press { message, custom_id, values } => {
            let message = id(&message)?;
            done(&shared, |world| acts::press(world, me, message, &custom_id, values)).await
        }
        Deed::Submit { texts } => done(&shared, |world| acts::submit(world, me, &texts)).await,
        Deed::CloseModal => {
            shared.with(|world| world.open_modals.remove(&me.id).map(|_| world.touch()));
            Ok(Json(json!({})))
        }
        Deed::Dismiss { message } => {
            let message = id(&message)?;
            shared.with(|world| {
                let own = world.messages.get_mut(&message).filter(|message| message.only_for == Some(me.id));
                own.map(|message| message.dismissed = true).map(|()| world.touch())
            });
            Ok(Json(json!({})))
        }
        Deed::Write { channel, text } => {
            let channel = may_see(id(&channel)?)?;
            let fits = (1..=2000).contains(&text.trim().chars().count());
            fits.then(|| user(channel).writes(text.trim()))
                .map(|id| Json(json!({ "id": id })))
                .ok_or_else(|| wrong("1 to 2000 characters"))
        }
        Deed::Dms { open } => {
            if open {
                user(me.dm).opens_dms()
            } else {
                user(me.dm).closes_dms()
            }
            Ok(Json(json!({})))
        }
    }
}

fn send(shared: &Shared, build: impl FnOnce(&World) -> Result<Act, String>) -> Result<Id, (StatusCode, String)> {
    shared
        .with(|world| {
            let act = build(world)?;
            world.open(act).map_err(|refusal| refusal.body().to_string())
        })
        .map_err(wrong)
}

/// Sends an interaction and tells the page how it ended.
async fn done(shared: &Shared, build: impl FnOnce(&World) -> Result<Act, String>) -> Told {
    let sent = send(shared, build)?;
    shared.settle(sent).await;
    let outcome = shared.with(|world| Outcome::of(world, sent));
    Ok(Json(json!({
        "failed": outcome.failed.map(|failure| failure.to_string()),
        "modal": outcome.modal.as_ref().map(modal_json),
    })))
}
