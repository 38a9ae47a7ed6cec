//! A REST request, read whole: path in pieces, JSON, uploaded files.

use std::{collections::HashMap, sync::Arc};

use axum::{
    body::to_bytes,
    extract::{FromRequest, Multipart},
    http::{HeaderMap, HeaderName, header},
};
use serde_json::Value;

use super::REQUEST_BYTES;
use crate::{
    id::Id,
    refusal::Refusal,
    world::message::{Draft, Upload},
};

/// One request of the bot.
#[derive(Debug, Default)]
pub(super) struct Request {
    pub(super) method: String,
    /// Path below the API version, with a leading slash.
    pub(super) path: String,
    pub(super) query: HashMap<String, String>,
    raw_query: String,
    /// The bot token shown.
    pub(super) token: Option<String>,
    pub(super) body: Value,
    /// The JSON exactly as it came.
    pub(super) raw: String,
    pub(super) files: Vec<Upload>,
    /// The version in the path, if there is one.
    pub(super) version: Option<String>,
    broken: bool,
}

impl Request {
    pub(super) async fn read(request: axum::extract::Request) -> Request {
        let mut read = Request { method: request.method().to_string(), ..Request::default() };
        // Some clients write `@original` percent-encoded.
        let path = request.uri().path().replace("%40", "@");
        let path = path.strip_prefix("/api").unwrap_or(&path);
        let versioned = path.strip_prefix("/v").and_then(|rest| rest.split_once('/'));
        match versioned {
            Some((version, rest)) if version.parse::<u8>().is_ok() => {
                read.version = Some(version.to_owned());
                read.path = format!("/{rest}");
            }
            _ => read.path = path.to_owned(),
        }
        read.raw_query = request.uri().query().unwrap_or_default().to_owned();
        let pairs = read.raw_query.split('&').filter_map(|pair| pair.split_once('='));
        read.query = pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        read.token = header_text(request.headers(), header::AUTHORIZATION).strip_prefix("Bot ").map(str::to_owned);
        let in_parts = header_text(request.headers(), header::CONTENT_TYPE).starts_with("multipart/form-data");
        if in_parts {
            read.broken = read.read_parts(request).await.is_none();
        } else {
            let bytes = to_bytes(request.into_body(), REQUEST_BYTES).await.unwrap_or_default();
            read.raw = String::from_utf8_lossy(&bytes).into_owned();
        }
        if !read.raw.is_empty() {
            match serde_json::from_str(&read.raw) {
                Ok(body) => read.body = body,
                Err(_) => read.broken = true,
            }
        }
        read
    }

    async fn read_parts(&mut self, request: axum::extract::Request) -> Option<()> {
        let mut parts = Multipart::from_request(request, &()).await.ok()?;
        while let Some(part) = parts.next_field().await.ok()? {
            let name = part.name().unwrap_or_default().to_owned();
            if name == "payload_json" {
                self.raw = part.text().await.ok()?;
                continue;
            }
            let slot =
                name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']')).and_then(|slot| slot.parse().ok());
            let file_name = part.file_name().unwrap_or("file").to_owned();
            let bytes: Arc<[u8]> = Arc::from(part.bytes().await.ok()?.as_ref());
            self.files.push(Upload { slot: slot.unwrap_or(self.files.len() as u64), name: file_name, bytes });
        }
        Some(())
    }

    /// Refuses a body that could not be read.
    pub(super) fn sound(&self) -> Result<(), Refusal> {
        if self.broken { Err(Refusal::broken_json()) } else { Ok(()) }
    }

    /// The body as a message, or one of its parts (`data` of a callback).
    pub(super) fn draft(&self, body: &Value) -> Draft {
        Draft { body: body.clone(), raw: self.raw.clone(), files: self.files.clone() }
    }

    pub(super) fn path_and_query(&self) -> String {
        if self.raw_query.is_empty() { self.path.clone() } else { format!("{}?{}", self.path, self.raw_query) }
    }

    /// A switch in the query; Discord takes several spellings, and libraries use them.
    pub(super) fn flag(&self, key: &str) -> bool {
        self.query.get(key).is_some_and(|value| matches!(value.as_str(), "true" | "True" | "1"))
    }

    /// An id from the query.
    pub(super) fn id(&self, key: &str) -> Option<Id> {
        self.query.get(key)?.parse().ok()
    }
}

fn header_text(headers: &HeaderMap, name: HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
