//! The chat page: a few static files, under a policy that lets the browser load and run nothing else.

use std::sync::Arc;

use axum::{
    Router,
    extract::Path,
    http::{HeaderName, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};

use crate::shared::Shared;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/// The parts of the page: name, type, text.
const PARTS: [(&str, &str, &str); 7] = [
    ("style.css", "text/css", include_str!("page/style.css")),
    ("app.js", "text/javascript", include_str!("page/app.js")),
    ("wire.js", "text/javascript", include_str!("page/wire.js")),
    ("dom.js", "text/javascript", include_str!("page/dom.js")),
    ("markdown.js", "text/javascript", include_str!("page/markdown.js")),
    ("message.js", "text/javascript", include_str!("page/message.js")),
    ("composer.js", "text/javascript", include_str!("page/composer.js")),
];

/// The page itself; it needs the key.
pub(crate) fn router() -> Router<Arc<Shared>> {
    Router::new().route("/", get(async || serve("text/html; charset=utf-8", include_str!("page/index.html"))))
}

/// Its parts; they hold nothing secret.
pub(crate) fn parts() -> Router<Arc<Shared>> {
    Router::new().route("/page/{name}", get(part))
}

async fn part(Path(name): Path<String>) -> Response {
    match PARTS.iter().find(|(known, ..)| *known == name) {
        Some((_, kind, text)) => serve(kind, text),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn serve(kind: &'static str, text: &'static str) -> Response {
    let headers: [(HeaderName, &str); 5] = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, text).into_response()
}
