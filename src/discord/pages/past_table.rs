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
pub async fn page(app: &App, reader: &Reader, look: &TableSnapshot, back: Option<&Filter>) -> Option<Parts> {
    if !(reader.may_see(look) && past_table::has_page(look)) {
        return None;
    }
    let here = reader.guild == Some(look.table().guild);
    let page = past_table::table(reader.language, look, here, reader.user, back);
    let (picture, below) = pictures::page(app, look, reader.language, reader.palette).await;
    Some(Parts { picture, below, ..page })
}
