//! The page's own routes: a person's view and a person's actions. They need the key.

mod clock;
mod faults;
mod view;

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
    world::{World, interaction::Failure, open::Act, people::Person},
};
use clock::ClockAction;
use faults::FaultAction;

/// The number of messages the page gets by default, and at most.
const SHOWN: usize = 100;
const MOST_SHOWN: usize = 20_000;

type Told = Result<Json<Value>, (StatusCode, String)>;

pub(crate) fn router() -> Router<Arc<Shared>> {
    Router::new()
        .route("/sandbox/state", get(state))
        .route("/sandbox/messages", get(messages))
        .route("/sandbox/changes", get(changes))
        .route("/sandbox/act", post(act))
}

/// The person and the channel of a request.
#[derive(Debug, Deserialize)]
struct Look {
    r#as: String,
    channel: Option<String>,
    limit: Option<usize>,
}

/// An action of a person.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum UserAction {
    Command {
        channel: String,
        words: String,
        options: Vec<(String, String)>,
    },
    Complete {
        channel: String,
        words: String,
        options: Vec<(String, String)>,
        option: String,
        typed: String,
    },
    Press {
        message: String,
        custom_id: String,
        values: Option<Vec<String>>,
    },
    Submit {
        texts: Vec<(String, String)>,
    },
    CloseModal,
    Dismiss {
        message: String,
    },
    Write {
        channel: String,
        text: String,
    },
    #[serde(untagged)]
    ClockAction(ClockAction),
    #[serde(untagged)]
    FaultAction(FaultAction),
}

#[derive(Debug, Deserialize)]
struct Doing {
    r#as: String,
    #[serde(flatten)]
    action: UserAction,
}

fn wrong(why: impl Into<String>) -> (StatusCode, String) {
    (StatusCode::BAD_REQUEST, why.into())
}

/// Finds one of the people of this sandbox.
fn present(shared: &Shared, name: &str) -> Result<&'static Person, (StatusCode, String)> {
    let person = Person::by_name(name).filter(|person| shared.with(|world| world.channel(person.dm).is_ok()));
    person.ok_or_else(|| wrong("nobody is called so"))
}

fn id(text: &str) -> Result<Id, (StatusCode, String)> {
    text.parse().map_err(|_| wrong("not an id"))
}

/// Returns the frame of the page for one person: people, channels and commands in that person's language.
async fn state(State(shared): State<Arc<Shared>>, Query(look): Query<Look>) -> Told {
    let me = present(&shared, &look.r#as)?;
    Ok(Json(shared.with(|world| view::state(world, me))))
}

async fn messages(State(shared): State<Arc<Shared>>, Query(look): Query<Look>) -> Told {
    let me = present(&shared, &look.r#as)?;
    let channel = id(look.channel.as_deref().unwrap_or_default())?;
    let limit = look.limit.unwrap_or(SHOWN).clamp(1, MOST_SHOWN);
    Ok(Json(shared.with(|world| view::messages(world, channel, me, limit))))
}

/// Notifies the page of every change. The page then asks for the data it needs.
async fn changes(State(shared): State<Arc<Shared>>) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let changes = shared.changes();
    let closing = shared.closing.clone();
    let events = stream::unfold((changes, closing), async |(mut changes, closing)| {
        tokio::select! {
            () = closing.cancelled() => None,
            change = changes.changed() => {
                change.ok()?;
                let version = *changes.borrow_and_update();
                Some((Ok(Event::default().data(version.to_string())), (changes, closing)))
            }
        }
    });
    Sse::new(events).keep_alive(KeepAlive::default())
}

async fn act(State(shared): State<Arc<Shared>>, Json(doing): Json<Doing>) -> Told {
    let me = present(&shared, &doing.r#as)?;
    let user = |place| User::new(Arc::clone(&shared), me, place);
    let may_see = |channel| {
        shared.with(|world| world.admits(channel, me.id)).then_some(channel).ok_or_else(|| wrong("no such channel"))
    };
    match doing.action {
        UserAction::Command { channel, words, options } => {
            let channel = may_see(id(&channel)?)?;
            done(&shared, |world| acts::command(world, me, channel, &words, &options)).await
        }
        UserAction::Complete { channel, words, options, option, typed } => {
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
        UserAction::Press { message, custom_id, values } => {
            let message = id(&message)?;
            let seen = shared.with(|world| {
                let place = world.messages.get(&message).map(|message| message.channel);
                place.is_some_and(|place| world.visible(place, me.id).any(|known| known.id == message))
            });
            if !seen {
                return Err(wrong("no such message"));
            }
            done(&shared, |world| acts::press(world, me, message, &custom_id, values)).await
        }
        UserAction::Submit { texts } => done(&shared, |world| acts::submit(world, me, &texts)).await,
        UserAction::CloseModal => {
            shared.with(|world| world.open_modals.remove(&me.id).map(|_| world.touch()));
            Ok(Json(json!({})))
        }
        UserAction::Dismiss { message } => {
            let message = id(&message)?;
            shared.with(|world| {
                let own = world.messages.get_mut(&message).filter(|message| message.only_for == Some(me.id));
                own.map(|message| message.dismissed = true).map(|()| world.touch())
            });
            Ok(Json(json!({})))
        }
        UserAction::Write { channel, text } => {
            let channel = may_see(id(&channel)?)?;
            let fits = (1..=2000).contains(&text.trim().chars().count());
            fits.then(|| user(channel).writes(text.trim()))
                .map(|id| Json(json!({ "id": id })))
                .ok_or_else(|| wrong("1 to 2000 characters"))
        }
        UserAction::ClockAction(action) => {
            let clock = shared.with(|world| world.config.clock.clone());
            clock::commit(&clock, &action).map_err(|refusal| wrong(refusal.to_string()))?;
            Ok(Json(json!({})))
        }
        UserAction::FaultAction(action) => {
            shared.with(|world| faults::commit(world, me, action)).map_err(wrong)?;
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

/// Sends an interaction and reports its result to the page.
async fn done(shared: &Shared, build: impl FnOnce(&World) -> Result<Act, String>) -> Told {
    let sent = send(shared, build)?;
    shared.settle(sent).await;
    let outcome = shared.with(|world| Outcome::of(world, sent));
    Ok(Json(json!({ "failed": outcome.failed.map(named), "modal": outcome.modal.as_ref().map(view::modal_json) })))
}

/// Returns the name of a failure on the page.
fn named(failure: Failure) -> &'static str {
    match failure {
        Failure::NoBot => "no_bot",
        Failure::TooLate => "too_late",
        Failure::StillThinking => "still_thinking",
    }
}
