//! Access checks: loopback names only, no foreign web page, and the page's own routes only with its key.

use std::sync::Arc;

use axum::{
    body::Body,
    extract::{Request, State},
    http::{HeaderMap, StatusCode, Uri, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::shared::Shared;

/// The header that can carry the key instead of the query.
pub(crate) const KEY_HEADER: &str = "x-sandbox-key";

/// Refuses requests to another host name (DNS rebinding) or from another web page.
pub(crate) async fn only_loopback(request: Request, next: Next) -> Response {
    if comes_from_here(request.headers()) {
        return next.run(request).await;
    }
    (StatusCode::FORBIDDEN, "This sandbox answers to 127.0.0.1 and localhost only.").into_response()
}

/// Refuses requests without the key.
pub(crate) async fn only_with_key(State(shared): State<Arc<Shared>>, request: Request<Body>, next: Next) -> Response {
    let by_header = request.headers().get(KEY_HEADER).and_then(|value| value.to_str().ok());
    if by_header.or_else(|| key_in(request.uri())) == Some(shared.key.as_str()) {
        return next.run(request).await;
    }
    (StatusCode::FORBIDDEN, "Open the address the sandbox printed at its start: it ends with the key.").into_response()
}

fn key_in(uri: &Uri) -> Option<&str> {
    uri.query()?.split('&').find_map(|pair| pair.strip_prefix("key="))
}

fn comes_from_here(headers: &HeaderMap) -> bool {
    let value = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let host = value(header::HOST).unwrap_or_default();
    let origin_fits = value(header::ORIGIN).is_none_or(|origin| origin.strip_prefix("http://") == Some(host));
    is_loopback(host) && origin_fits
}

fn is_loopback(host: &str) -> bool {
    let (name, port) = host.split_once(':').unwrap_or((host, "0"));
    matches!(name, "127.0.0.1" | "localhost") && port.parse::<u16>().is_ok()
}
