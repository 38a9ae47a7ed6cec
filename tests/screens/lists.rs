//! The longest lists of tables.

use super::fits::fits;
use agon::discord::panels::records::tables;
use agon_gamemaster::{Seated, TableId, TableRow, TableSnapshot};
use agon_lang::Language;
use agon_store::Page;

/// Checks every list filled with copies of this table.
pub fn lists(language: Language, mine: &TableSnapshot, public: &TableSnapshot) {
    let server = Some(
        "A *server* with as long a name as Discord lets it have, which is one hundred letters and no more".to_owned(),
    );
    let seated = Seated { snapshot: mine.clone(), server, since_ms: 1_700_000_000_000 };
    for here in [true, false] {
        fits(&tables::mine(language, &some_of(&seated, 30), here), "my tables");
    }
    let items = some_of(public, tables::TABLES as usize);
    fits(&tables::tables(language, &Page { items, page: 1, per_page: tables::TABLES, total: 100 }), "tables");
    let rows = some_of(public.table(), 9);
    fits(&tables::elsewhere(language, &rows[..1], true), "no table here");
}

/// Many copies of the same table, each with an id and a number of its own.
fn some_of<T: Clone + Numbered>(one: &T, count: usize) -> Vec<T> {
    (0..count)
        .map(|at| {
            let (table, number) = (TableId(1000 + at as i64), 7 + at as u32 / 2);
            one.with_row(|row| TableRow { table, number, ..row.clone() })
        })
        .collect()
}

trait Numbered {
    /// A copy with another row of its table.
    fn with_row(&self, row: impl FnOnce(&TableRow) -> TableRow) -> Self;
}

impl Numbered for TableRow {
    fn with_row(&self, row: impl FnOnce(&TableRow) -> TableRow) -> Self {
        row(self)
    }
}

impl Numbered for TableSnapshot {
    fn with_row(&self, row: impl FnOnce(&TableRow) -> TableRow) -> Self {
        self.clone().with_table(row(self.table()))
    }
}

impl Numbered for Seated {
    fn with_row(&self, row: impl FnOnce(&TableRow) -> TableRow) -> Self {
        Seated { snapshot: self.snapshot.with_row(row), ..self.clone() }
    }
}
