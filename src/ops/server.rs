//! The answers to a host's requests: `/healthz`, `/readyz` and `/metrics`.

use super::health::{Health, Seen, Unreadable};
use super::metrics::Now;
use crate::app::App;
use crate::config::Listen;
use crate::logs::clean;
use anyhow::Context as _;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

/// The time between two writes that try the database.
const TRY_EVERY: Duration = Duration::from_secs(15);
/// The longest wait for the database while somebody asks.
const PATIENCE: Duration = Duration::from_secs(3);
/// The format of the figures.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The hash of the token that an asker has to send. Comparing hashes takes the same time for every wrong token.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// Returns the hash of a token.
    pub fn new(token: &str) -> Token {
        Token(Sha256::digest(token).into())
    }

    /// True if an `Authorization` header holds the token.
    pub fn fits(&self, authorization: Option<&str>) -> bool {
        let sent = authorization.and_then(|value| value.split_once(' '));
        sent.is_some_and(|(scheme, token)| scheme.eq_ignore_ascii_case("bearer") && Token::new(token.trim()) == *self)
    }
}

/// The bot that is asked, and the token that its askers need.
#[derive(Clone)]
struct Asked {
    app: Arc<App>,
    token: Option<Token>,
}

/// Takes the address of the settings.
///
/// # Errors
/// It is in use, or does not belong to this machine.
pub async fn bind(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| format!("ops.listen: {address} cannot be used"))
}

/// Answers requests until `end`, and tries the database meanwhile.
pub async fn serve(app: Arc<App>, listener: TcpListener, listen: Listen, end: CancellationToken) {
    let token = listen.token.as_deref().map(Token::new);
    let asked = Asked { app: app.clone(), token };
    let router = Router::new()
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/metrics", get(figures))
        .layer(middleware::from_fn_with_state(asked.clone(), guard))
        .with_state(asked);
    let serving = axum::serve(listener, router).with_graceful_shutdown(end.clone().cancelled_owned());
    // A listener goes on after an error of one connection.
    let (_ended, ()) = tokio::join!(serving.into_future(), try_database(&app, &end));
}

/// Writes to the database now and then, so that a full disk is noticed before a person meets it.
async fn try_database(app: &App, end: &CancellationToken) {
    loop {
        match app.gamemaster.store().prove_writable().await {
            Ok(()) => app.ops.signs.database.note(),
            Err(error) => {
                tracing::warn!(error = clean(anyhow::Error::from(error)), "the database takes no write");
            }
        }
        tokio::select! {
            () = tokio::time::sleep(TRY_EVERY) => {}
            () = end.cancelled() => return,
        }
    }
}

/// Lets only those through who send the token, if there is one.
async fn guard(State(asked): State<Asked>, request: Request, next: Next) -> Response {
    let sent = request.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if asked.token.is_some_and(|token| !token.fits(sent)) {
        return (StatusCode::UNAUTHORIZED, [(header::WWW_AUTHENTICATE, "Bearer")]).into_response();
    }
    next.run(request).await
}

async fn healthz(State(Asked { app, .. }): State<Asked>) -> Response {
    let health = Health::of(&seen(&app).await);
    let status = if health.healthy { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(health)).into_response()
}

async fn readyz(State(Asked { app, .. }): State<Asked>) -> Response {
    match app.ops.signs.not_ready() {
        None => Json(json!({ "ready": true })).into_response(),
        Some(why) => (StatusCode::SERVICE_UNAVAILABLE, Json(json!({ "ready": false, "why": why }))).into_response(),
    }
}

async fn figures(State(Asked { app, .. }): State<Asked>) -> Response {
    let store = app.gamemaster.store();
    let open = tokio::time::timeout(PATIENCE, store.count_open_tables()).await.ok().and_then(Result::ok);
    let now = Now {
        outbox: due(&app).await.map(|(rows, age)| (rows, age.unwrap_or_default())),
        open,
        tables_loaded: app.gamemaster.tables_loaded().await,
        backup: app.last_backup.age(app.gamemaster.now_ms()),
        gateway_up: app.ops.is_gateway_up(),
    };
    ([(header::CONTENT_TYPE, OPEN_METRICS)], app.ops.metrics.page(&now)).into_response()
}

/// Returns the signs of life of this moment.
async fn seen(app: &App) -> Seen {
    let signs = &app.ops.signs;
    Seen {
        gateway: signs.gateway.age(),
        database: signs.database.age(),
        outbox: due(app).await.map(|(_, age)| age).ok_or(Unreadable),
        deadlines: signs.deadlines.age(),
    }
}

/// Returns the number of due messages, and the time for which the oldest is; `None` if the database does not answer.
async fn due(app: &App) -> Option<(i64, Option<Duration>)> {
    let now_ms = app.gamemaster.now_ms();
    let counted = tokio::time::timeout(PATIENCE, app.gamemaster.store().count_due(now_ms)).await;
    let (rows, since_ms) = counted.ok()?.ok()?;
    let age = since_ms.map(|since_ms| Duration::from_millis(now_ms.saturating_sub(since_ms).max(0).unsigned_abs()));
    Some((rows, age))
}

#[cfg(test)]
mod tests {
    use super::Token;

    #[test]
    fn only_the_whole_token_fits() {
        let token = Token::new("a-long-token");
        for (sent, fits) in [
            (Some("Bearer a-long-token"), true),
            (Some("bearer a-long-token"), true),
            (Some("Bearer a-long-toke"), false),
            (Some("Bearer a-long-token2"), false),
            (Some("Bearer "), false),
            (Some("Basic a-long-token"), false),
            (Some("a-long-token"), false),
            (None, false),
        ] {
            assert_eq!(token.fits(sent), fits, "{sent:?}");
        }
    }
}
