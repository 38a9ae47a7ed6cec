//! The chat page: a few static files. Their content policy lets the browser load and run nothing else.

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

/// The files of the page: name, type, text.
const PARTS: &[(&str, &str, &str)] = &[
    ("theme.css", "text/css", include_str!("page/theme.css")),
    ("frame.css", "text/css", include_str!("page/frame.css")),
    ("message.css", "text/css", include_str!("page/message.css")),
    ("controls.css", "text/css", include_str!("page/controls.css")),
    ("app.js", "text/javascript", include_str!("page/app.js")),
    ("clock.js", "text/javascript", include_str!("page/clock.js")),
    ("components.js", "text/javascript", include_str!("page/components.js")),
    ("composer.js", "text/javascript", include_str!("page/composer.js")),
    ("dom.js", "text/javascript", include_str!("page/dom.js")),
    ("embed.js", "text/javascript", include_str!("page/embed.js")),
    ("faults.js", "text/javascript", include_str!("page/faults.js")),
    ("inline.js", "text/javascript", include_str!("page/inline.js")),
    ("keys.js", "text/javascript", include_str!("page/keys.js")),
    ("line.js", "text/javascript", include_str!("page/line.js")),
    ("log.js", "text/javascript", include_str!("page/log.js")),
    ("markdown.js", "text/javascript", include_str!("page/markdown.js")),
    ("message.js", "text/javascript", include_str!("page/message.js")),
    ("modal.js", "text/javascript", include_str!("page/modal.js")),
    ("notices.js", "text/javascript", include_str!("page/notices.js")),
    ("now.js", "text/javascript", include_str!("page/now.js")),
    ("origin.js", "text/javascript", include_str!("page/origin.js")),
    ("panels.js", "text/javascript", include_str!("page/panels.js")),
    ("picture.js", "text/javascript", include_str!("page/picture.js")),
    ("places.js", "text/javascript", include_str!("page/places.js")),
    ("suggestions.js", "text/javascript", include_str!("page/suggestions.js")),
    ("theme.js", "text/javascript", include_str!("page/theme.js")),
    ("times.js", "text/javascript", include_str!("page/times.js")),
    ("tools.js", "text/javascript", include_str!("page/tools.js")),
    ("wire.js", "text/javascript", include_str!("page/wire.js")),
    ("words.js", "text/javascript", include_str!("page/words.js")),
];

/// Returns the route of the page itself, which needs the key.
pub(crate) fn router() -> Router<Arc<Shared>> {
    Router::new().route("/", get(async || serve("text/html; charset=utf-8", include_str!("page/index.html"))))
}

/// Returns the routes of its files, which hold nothing secret.
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
