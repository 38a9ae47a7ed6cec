//! Reads any text as an id of a button: whatever is read fits Discord's limit and is written as a text that is read as the
//! same id.

#![no_main]

use agon::discord::ids::{CustomId, LONGEST, Page};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Some(id) = CustomId::read(text) {
        let written = id.to_string();
        assert!(written.len() <= LONGEST, "{text} is written as {written}");
        assert_eq!(CustomId::read(&written), Some(id), "{text} is written as {written}");
    }
    if let Some((table, seq, page)) = Page::read(text) {
        let written = page.text(table, seq);
        assert_eq!(Page::read(&written), Some((table, seq, page)), "{text} is written as {written}");
    }
});
