//! The REST side: every request becomes a [`Request`], gets its answer under one lock, and is recorded with it.

mod callbacks;
mod channels;
mod commands;
mod messages;
mod methods;
mod privacy;
pub(crate) mod rates;
mod request;
mod routes;
mod server;
mod threads;
mod webhooks;

use std::sync::Arc;

use axum::{
    Router,
    extract::{DefaultBodyLimit, Path, State},
    http::{StatusCode, header},
    middleware,
    response::{IntoResponse, Response},
    routing::{any, get},
};
use serde_json::Value;

use crate::{
    access, gateway,
    id::Id,
    page,
    refusal::Refusal,
    shared::Shared,
    side,
    wire::ConnectionCutter,
    world::{
        faults::{Fault, Wait},
        message::content_type,
        record::{Call, remember},
    },
};
use request::Request;

/// Discord's limit for a whole request.
const REQUEST_BYTES: usize = 25 * 1024 * 1024;

/// The answer of a route: 200 with a body, or 204.
pub(crate) type Answer = Result<Option<Value>, Refusal>;

/// Returns all routes of the sandbox.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    let keyed = side::router().merge(page::router());
    let keyed = keyed.route_layer(middleware::from_fn_with_state(Arc::clone(&shared), access::only_with_key));
    Router::new()
        .route("/api/{*path}", any(answer))
        .route("/gateway", get(gateway::connect))
        .route("/gateway/", get(gateway::connect))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .merge(page::parts())
        .merge(keyed)
        .layer(DefaultBodyLimit::max(REQUEST_BYTES))
        .layer(middleware::from_fn(access::only_loopback))
        .with_state(shared)
}

/// Answers one REST request. A fault that a test ordered comes first.
async fn answer(State(shared): State<Arc<Shared>>, request: axum::extract::Request) -> Response {
    let cutter = ConnectionCutter::of(request.extensions());
    let request = Request::read(request).await;
    let fault = shared.with(|world| rates::fault(world, &request));
    let wait = fault.as_ref().map_or(Wait::None, |fault| fault.wait);
    let (torn, first) = fault.as_ref().map_or((false, false), |fault| (fault.torn, fault.applied));
    if !first {
        shared.delay(wait).await;
    }
    let (status, headers, body) = shared.with(|world| {
        let lost = fault.as_ref().is_some_and(Fault::drops_request);
        let result = if lost { Ok(None) } else { routes::route(world, &request) };
        let result = result.map_err(|refusal| {
            let wrong = refusal.is_no_route() && methods::is_wrong(&request.method, &request.path);
            if wrong { Refusal::wrong_method() } else { refusal }
        });
        if let Err(refusal) = &result
            && refusal.is_no_route()
        {
            world.record.findings.push(format!("the sandbox does not know {} {}", request.method, request.path));
        }
        let mut arranged = fault.as_ref().is_some_and(|fault| fault.status != 0);
        let scope = fault.as_ref().map_or("user", |fault| fault.scope);
        let (status, body) = match (fault.and_then(|fault| fault.answer()), result) {
            (Some(answer), _) => answer,
            (None, Ok(None)) => (StatusCode::NO_CONTENT, Value::Null),
            (None, Ok(Some(body))) => (routes::success(&request), body),
            (None, Err(refusal)) => {
                arranged = refusal.arranged;
                (refusal.status, refusal.body())
            }
        };
        let call = Call {
            method: request.method.clone(),
            path: request.path_and_query(),
            body: request.body.clone(),
            files: request.files.iter().map(|file| file.name.clone()).collect(),
            status: status.as_u16(),
            answer: body.clone(),
            arranged,
        };
        remember(&mut world.record.calls, call);
        world.touch();
        (status, rates::count(world, &request, (status, scope), &body), body)
    });
    if first {
        shared.delay(wait).await;
    }
    if let (true, Some(cutter)) = (torn, cutter) {
        cutter.cut();
    }
    if body.is_null() { (status, headers).into_response() } else { (status, headers, axum::Json(body)).into_response() }
}

/// Serves an uploaded file. A browser shows pictures and plain text, and downloads everything else.
async fn attachment(State(shared): State<Arc<Shared>>, Path((_, id, _)): Path<(String, String, String)>) -> Response {
    let Ok(id) = id.parse::<Id>() else { return StatusCode::NOT_FOUND.into_response() };
    let file = shared.with(|world| {
        world.messages.values().flat_map(|message| &message.attachments).find(|file| file.id == id).cloned()
    });
    let Some(file) = file else { return StatusCode::NOT_FOUND.into_response() };
    let headers = [
        (header::CONTENT_TYPE, content_type(&file.name)),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CACHE_CONTROL, "private, max-age=86400, immutable"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"),
    ];
    (headers, file.bytes.to_vec()).into_response()
}
