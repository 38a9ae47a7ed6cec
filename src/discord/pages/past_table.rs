//! The page of a past table, with its pictures.

use crate::app::App;
use crate::discord::caller::Reader;
use crate::discord::ids::history::Filter;
use crate::discord::panels::records::past_table;
use crate::discord::parts::Parts;
use crate::discord::pictures;
use agon_gamemaster::TableSnapshot;

/// Renders the page of a table for its reader. `back` is the list that opened it. `None` if the table has no page, or
/// the reader may not see it.
pub async fn page(app: &App, reader: &Reader, snapshot: &TableSnapshot, back: Option<&Filter>) -> Option<Parts> {
    if !(reader.may_see(snapshot) && past_table::has_page(snapshot)) {
        return None;
    }
    let here = reader.guild == Some(snapshot.table().guild);
    let page = past_table::table(reader.language, snapshot, here, reader.user, back);
    let (picture, below) = pictures::page(app, snapshot, reader.language, reader.palette).await;
    Some(Parts { picture, below, ..page })
}
