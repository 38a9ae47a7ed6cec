//! Files, as uploads and as parts of a message.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use serde_json::{Value, json};

use crate::id::Id;

/// An uploaded file.
#[derive(Debug, Clone)]
pub(crate) struct Upload {
    /// The `n` of `files[n]`.
    pub(crate) slot: u64,
    pub(crate) name: String,
    pub(crate) bytes: Arc<[u8]>,
}

impl Upload {
    /// Returns a fingerprint for comparing transcripts. It is the same in every run.
    pub(crate) fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.bytes.hash(&mut hasher);
        hasher.finish()
    }
}

/// A file of a message.
#[derive(Debug, Clone)]
pub struct Attachment {
    /// Attachment id.
    pub id: Id,
    /// File name.
    pub name: String,
    /// Alternative text.
    pub description: Option<String>,
    /// The file itself.
    pub bytes: Arc<[u8]>,
    pub(crate) url: String,
}

impl Attachment {
    pub(super) fn json(&self) -> Value {
        let mut json = json!({
            "id": self.id, "filename": self.name, "size": self.bytes.len(), "url": self.url, "proxy_url": self.url,
            "content_type": content_type(&self.name),
        });
        if let Some(map) = json.as_object_mut() {
            if let Some(text) = &self.description {
                map.insert("description".into(), text.clone().into());
            }
            if let Some((width, height)) = png_size(&self.bytes) {
                map.insert("width".into(), width.into());
                map.insert("height".into(), height.into());
            }
        }
        json
    }
}

/// Returns the content type of a file: that of a picture or a text, which a browser shows without running anything,
/// else a generic one.
pub(crate) fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("gif") => "image/gif",
        Some("webp") => "image/webp",
        Some("txt" | "md" | "log") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Returns the width and height in a PNG's header; `None` for other files.
pub(super) fn png_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?;
    let number = |range| header.get(range).and_then(|four: &[u8]| four.try_into().ok()).map(u32::from_be_bytes);
    Some((number(8..12)?, number(12..16)?))
}
