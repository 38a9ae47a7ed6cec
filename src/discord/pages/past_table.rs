//! The page of a past table, with its pictures.

use crate::app::App;
use crate::discord::caller::Reader;
use crate::discord::ids::history::Filter;
use crate::discord::panels::records::past_table;
use crate::discord::parts::Parts;
use crate::discord::pictures;
use agon_gamemaster::TableSnapshot;

/// The page of a table as it is read; `back` is the list it was opened from. Nothing where it has none, or where the reader
/// may not see the table.
pub async fn page(app: &App, reader: &Reader, look: &TableSnapshot, back: Option<&Filter>) -> Option<Parts> {
    if !(reader.may_see(look) && past_table::has_page(look)) {
        return None;
    }
    let here = reader.guild == Some(look.table().guild);
    let page = past_table::table(reader.language, look, here, reader.user, back);
    let (picture, below) = pictures::page(app, look, reader.language, reader.palette).await;
    Some(Parts { picture, below, ..page })
}
