//! Limits of embeds.

use serde_json::Value;

use super::{Part, length};

/// The most characters of all texts of all embeds.
const EMBED_TOTAL: usize = 6000;
/// The longest address.
const ADDRESS: usize = 2048;
/// The largest colour, white.
const COLOURS: u64 = 0xff_ff_ff;
/// The schemes of a link.
const LINKS: [&str; 2] = ["http", "https"];
/// The schemes of a picture's address.
const PICTURES: [&str; 3] = ["http", "https", "attachment"];

/// Checks the embeds of a message.
pub(super) fn check_embeds(message: &mut Part<'_, '_>) {
    let mut total = 0;
    message.each("embeds", 0..=10, |embed| {
        check_embed(embed);
        total += weight(embed);
    });
    if total > EMBED_TOTAL {
        let text = format!("Embed size exceeds maximum size of {EMBED_TOTAL}");
        message.fault("embeds", "MAX_EMBED_SIZE_EXCEEDED", text);
    }
}

/// The fields that an embed can show. An embed needs at least one.
const SHOWN: [&str; 8] = ["title", "description", "url", "footer", "author", "image", "thumbnail", "fields"];

fn check_embed(embed: &mut Part<'_, '_>) {
    if !SHOWN.iter().any(|key| embed.has(key)) {
        embed.missing("description");
    }
    embed.text("title", 0..=256);
    embed.text("description", 0..=4096);
    embed.url("url", ADDRESS, &LINKS);
    embed.number("color", 0..=COLOURS, 0);
    if let Some(time) = embed.get("timestamp")
        && time.as_str().is_none_or(|time| time.parse::<jiff::Timestamp>().is_err())
    {
        embed.fault("timestamp", "DATE_TIME_TYPE_PARSE", format!("Could not parse {time}. Should be ISO8601."));
    }
    embed.inner("footer", |footer| {
        footer.required_text("text", 0..=2048);
        footer.url("icon_url", ADDRESS, &PICTURES);
    });
    embed.inner("author", |author| {
        author.required_text("name", 0..=256);
        author.url("url", ADDRESS, &LINKS);
        author.url("icon_url", ADDRESS, &PICTURES);
    });
    for picture in ["image", "thumbnail"] {
        embed.inner(picture, |picture| {
            if !picture.has("url") {
                picture.missing("url");
            }
            picture.url("url", ADDRESS, &PICTURES);
        });
    }
    embed.each("fields", 0..=25, |field| {
        field.required_text("name", 0..=256);
        field.required_text("value", 0..=1024);
        field.flags(&["inline"]);
    });
}

/// Returns the number of characters an embed adds to the total.
fn weight(embed: &Part<'_, '_>) -> usize {
    let size = |value: Option<&Value>| value.and_then(Value::as_str).map_or(0, length);
    let inside = |part: &str, key: &str| size(embed.get(part).and_then(|part| part.get(key)));
    let fields = embed.get("fields").and_then(Value::as_array).into_iter().flatten();
    let fields: usize = fields.map(|field| size(field.get("name")) + size(field.get("value"))).sum();
    size(embed.get("title"))
        + size(embed.get("description"))
        + inside("footer", "text")
        + inside("author", "name")
        + fields
}
