//! The menu of a table's files, and the message with a file.

use crate::discord::ids::{CustomId, SetupClick, TableClick};
use crate::discord::panels::{number, say, tell};
use crate::discord::parts::{Attached, Button, Choice, Menu, MenuKind, Parts};
use agon_gamemaster::TableSnapshot;
use agon_lang::Language;

/// The largest file, in bytes. Discord takes 10 MiB, including the message around it.
pub const LARGEST: usize = 10 * 1024 * 1024 - 64 * 1024;

/// The form of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Lines of JSON.
    Lines,
    /// Readable text.
    Text,
    /// A few pictures.
    Pictures,
}

impl Form {
    const ALL: [Form; 3] = [Form::Lines, Form::Text, Form::Pictures];

    fn word(self) -> &'static str {
        match self {
            Form::Lines => "lines",
            Form::Text => "text",
            Form::Pictures => "pictures",
        }
    }

    /// Reads a choice of the menu.
    pub fn read(word: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.word() == word)
    }
}

/// Builds the menu of a table's files. It has no choice if the table has not begun.
pub fn menu(language: Language, snapshot: &TableSnapshot) -> Menu {
    let choice = |form: Form| {
        let key = format!("ui-file-{}", form.word());
        Choice { detail: say(language, &format!("{key}-detail")), ..Choice::new(form.word(), say(language, &key)) }
    };
    Menu {
        id: CustomId::new(TableClick::File, snapshot.table().table, 0),
        placeholder: say(language, "label-file"),
        choices: Form::ALL.into_iter().filter(|_| snapshot.public().is_some()).map(choice).collect(),
        count: 1,
        kind: MenuKind::Words,
    }
}

/// Builds the message with a file of the table with this ending, or with the reason why Discord does not take it.
pub fn file(language: Language, snapshot: &TableSnapshot, ending: &str, bytes: Vec<u8>) -> Parts {
    let args = [("number", number(snapshot).into())];
    if bytes.len() > LARGEST {
        return Parts::line(tell(language, "ui-file-too-big", &args));
    }
    let name = format!("table-{}-{}.{ending}", snapshot.table().number, snapshot.seq());
    let key = if snapshot.is_over() { "ui-file-here" } else { "ui-file-here-running" };
    Parts { file: Some(Attached { name, bytes: bytes.into() }), ..Parts::line(tell(language, key, &args)) }
}

/// A file of several tables.
#[derive(Debug)]
pub struct Part {
    /// The lines of all its tables, packed by gzip.
    pub bytes: Vec<u8>,
    /// The number of tables.
    pub tables: u32,
    /// The number of its last table.
    pub last: u32,
    /// True if more tables follow.
    pub more: bool,
}

/// Builds the message with a part of a server's tables as a file and the button for the next part, or the answer that
/// there are none.
pub fn server(language: Language, after: u32, part: Part) -> Parts {
    if part.tables == 0 {
        return Parts::line(say(language, "export-none"));
    }
    if part.bytes.len() > LARGEST {
        return Parts::line(say(language, "export-too-big"));
    }
    let args = [("tables", part.tables.into()), ("from", (after + 1).into()), ("to", part.last.into())];
    let line = Parts::line(tell(language, "export-here", &args));
    let name = format!("tables-{}-{}.jsonl.gz", after + 1, part.last);
    let next = Button::new(CustomId::page(SetupClick::Export(part.last)), say(language, "export-next"));
    let parts = Parts { file: Some(Attached { name, bytes: part.bytes.into() }), ..line };
    if part.more { parts.buttons(vec![next]) } else { parts }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_survives_its_word() {
        for form in Form::ALL {
            assert_eq!(Form::read(form.word()), Some(form));
        }
        assert_eq!(Form::read("pdf"), None);
    }
}
