//! A complete REST request: parts of the path, JSON, uploaded files.

use std::{collections::HashMap, sync::Arc};

use axum::{
    body::to_bytes,
    extract::{FromRequest, Multipart, multipart::MultipartError},
    http::{HeaderMap, HeaderName, StatusCode, header},
};
use percent_encoding::percent_decode_str;
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
    /// The bot token of the request.
    pub(super) token: Option<String>,
    pub(super) body: Value,
    /// The JSON, unchanged.
    pub(super) raw: String,
    pub(super) files: Vec<Upload>,
    /// The version in the path, if there is one.
    pub(super) version: Option<String>,
    /// The reason why the body is unreadable.
    broken: Option<Refusal>,
}

/// Decodes the percent-encoding of a part of an address. Some clients encode `@original` and times.
fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

impl Request {
    pub(super) async fn read(request: axum::extract::Request) -> Request {
        let mut read = Request { method: request.method().to_string(), ..Request::default() };
        let path = decoded(request.uri().path());
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
        read.query = pairs.map(|(key, value)| (decoded(key), decoded(value))).collect();
        read.token = header_text(request.headers(), header::AUTHORIZATION).strip_prefix("Bot ").map(str::to_owned);
        let content_type = header_text(request.headers(), header::CONTENT_TYPE).to_owned();
        let body = if content_type.starts_with("multipart/form-data") {
            read.read_parts(request).await
        } else {
            read.read_whole(request, &content_type).await
        };
        read.broken = body.and_then(|()| read.parse()).err();
        read
    }

    async fn read_whole(&mut self, request: axum::extract::Request, content_type: &str) -> Result<(), Refusal> {
        let bytes = to_bytes(request.into_body(), REQUEST_BYTES).await.map_err(|_| Refusal::too_large())?;
        self.raw = String::from_utf8_lossy(&bytes).into_owned();
        let fits = self.raw.is_empty() || content_type.starts_with("application/json");
        if fits { Ok(()) } else { Err(Refusal::wrong_content_type()) }
    }

    async fn read_parts(&mut self, request: axum::extract::Request) -> Result<(), Refusal> {
        let mut parts = Multipart::from_request(request, &()).await.map_err(|_| Refusal::wrong_content_type())?;
        while let Some(part) = parts.next_field().await.map_err(|error| unreadable(&error))? {
            let name = part.name().unwrap_or_default().to_owned();
            if name == "payload_json" {
                self.raw = part.text().await.map_err(|error| unreadable(&error))?;
                continue;
            }
            let slot =
                name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']')).and_then(|slot| slot.parse().ok());
            let file_name = part.file_name().unwrap_or("file").to_owned();
            let bytes: Arc<[u8]> = Arc::from(part.bytes().await.map_err(|error| unreadable(&error))?.as_ref());
            self.files.push(Upload { slot: slot.unwrap_or(self.files.len() as u64), name: file_name, bytes });
        }
        Ok(())
    }

    fn parse(&mut self) -> Result<(), Refusal> {
        if !self.raw.is_empty() {
            self.body = serde_json::from_str(&self.raw).map_err(|_| Refusal::broken_json())?;
        }
        Ok(())
    }

    /// Refuses an unreadable body.
    pub(super) fn sound(&self) -> Result<(), Refusal> {
        self.broken.clone().map_or(Ok(()), Err)
    }

    /// Returns the body as a message, or one of its parts (`data` of a callback).
    pub(super) fn draft(&self, body: &Value) -> Draft {
        Draft { body: body.clone(), raw: self.raw.clone(), files: self.files.clone() }
    }

    pub(super) fn path_and_query(&self) -> String {
        if self.raw_query.is_empty() { self.path.clone() } else { format!("{}?{}", self.path, self.raw_query) }
    }

    /// Reads a switch from the query. Discord accepts several spellings, and libraries use them.
    pub(super) fn flag(&self, key: &str) -> bool {
        self.query.get(key).is_some_and(|value| matches!(value.as_str(), "true" | "True" | "1"))
    }

    /// Reads an id from the query; `None` if it is missing or wrong.
    pub(super) fn id(&self, key: &str) -> Option<Id> {
        self.query.get(key)?.parse().ok()
    }
}

/// Returns the refusal of an unreadable multipart body: it is too large, or not multipart at all.
fn unreadable(error: &MultipartError) -> Refusal {
    let too_large = error.status() == StatusCode::PAYLOAD_TOO_LARGE;
    if too_large { Refusal::too_large() } else { Refusal::wrong_content_type() }
}

fn header_text(headers: &HeaderMap, name: HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
