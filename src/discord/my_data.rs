//! All stored data about a person, as files for that person: read, written and sent piece by piece, so that memory does
//! not grow with the data.

use super::caller::Caller;
use super::panels::say;
use super::panels::settings::privacy::{self as screens, DataFile};
use super::parts::Parts;
use super::private::Private;
use crate::app::App;
use agon_store::{UserData, UserId};
use anyhow::Context as _;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::json;
use std::io::{self, Write};
use std::mem;
use tokio::sync::mpsc;

/// The largest file, in bytes. Discord takes 10 MiB, and a few of them are in memory at once.
const FILE: usize = 8 << 20;
/// The number of rows that may wait to be written.
const ROWS: usize = 64;

/// Sends the caller all stored data about them. A person has one export at a time.
///
/// # Errors
/// Discord or the database failed.
pub async fn send(app: &App, caller: &Caller, private: &Private) -> anyhow::Result<()> {
    let Some(_export) = app.exports.begin(caller.user) else {
        return private.show(&Parts::line(say(caller.language, "ui-one-moment"))).await;
    };
    let (rows, read) = mpsc::channel(ROWS);
    let (files, mut written) = mpsc::channel(1);
    let user = caller.user;
    // Runs on another thread than those that answer people.
    let writer = tokio::task::spawn_blocking(move || write(user, FILE, read, &files));
    let sending = async {
        while let Some(file) = written.recv().await {
            let place = if file.number == 1 { private.clone() } else { private.beside() };
            place.show(&screens::data(caller.language, file)).await?;
        }
        // A writer without a receiver ends, and so does the reader that feeds it.
        drop(written);
        anyhow::Ok(())
    };
    let (about, sent) = tokio::join!(app.gamemaster.store().user_data(user, rows), sending);
    sent?;
    about?;
    writer.await.context("writing what is kept")??;
    Ok(())
}

/// Writes rows into files of about `most` bytes each: one JSON object of lists per file. A single file stays unpacked.
fn write(
    user: UserId,
    most: usize,
    mut kept: mpsc::Receiver<UserData>,
    files: &mpsc::Sender<DataFile>,
) -> io::Result<()> {
    let mut file = Writer::begin(user, 1, Sink::Plain(Vec::new()))?;
    while let Some(kept) = kept.blocking_recv() {
        let row = match kept {
            UserData::List(list) => {
                file.list(list)?;
                continue;
            }
            UserData::Row(row) => row,
            UserData::End => {
                // If the receiver is gone, nobody needs the file.
                let _ = files.blocking_send(file.end(false)?);
                return Ok(());
            }
        };
        if file.sink.len() + row.len() > most {
            if let Sink::Plain(plain) = &mut file.sink {
                let mut packed = GzEncoder::new(Vec::new(), Compression::default());
                packed.write_all(&mem::take(plain))?;
                file.sink = Sink::Packed(packed);
            } else {
                let (number, list) = (file.number + 1, file.list);
                let full = mem::replace(&mut file, Writer::begin(user, number, Sink::packed())?);
                // A list from the previous file goes on in this one.
                list.map_or(Ok(()), |list| file.list(list))?;
                if files.blocking_send(full.end(true)?).is_err() {
                    return Ok(());
                }
            }
        }
        file.row(&row)?;
    }
    // The rows stop half-way: a part must not pass as the whole.
    Ok(())
}

/// A file in writing.
struct Writer {
    sink: Sink,
    number: u32,
    /// The list that is open.
    list: Option<&'static str>,
    /// True if it has a row.
    filled: bool,
}

enum Sink {
    Plain(Vec<u8>),
    Packed(GzEncoder<Vec<u8>>),
}

impl Writer {
    fn begin(user: UserId, number: u32, sink: Sink) -> io::Result<Writer> {
        let mut file = Writer { sink, number, list: None, filled: false };
        write!(file.sink, "{{\n\"user\": {}, \"part\": {number}", json!(user.to_string()))?;
        Ok(file)
    }

    fn list(&mut self, list: &'static str) -> io::Result<()> {
        let close = if self.list.is_some() { "]" } else { "" };
        (self.list, self.filled) = (Some(list), false);
        write!(self.sink, "{close},\n{}: [", json!(list))
    }

    fn row(&mut self, row: &str) -> io::Result<()> {
        let comma = if mem::replace(&mut self.filled, true) { "," } else { "" };
        write!(self.sink, "{comma}\n{row}")
    }

    fn end(mut self, more: bool) -> io::Result<DataFile> {
        let close = if self.list.is_some() { "]" } else { "" };
        write!(self.sink, "{close}\n}}\n")?;
        let (bytes, packed) = match self.sink {
            Sink::Plain(bytes) => (bytes, false),
            Sink::Packed(packer) => (packer.finish()?, true),
        };
        Ok(DataFile { bytes, packed, number: self.number, more })
    }
}

impl Sink {
    fn packed() -> Sink {
        Sink::Packed(GzEncoder::new(Vec::new(), Compression::default()))
    }

    /// The bytes so far. The packer may still hold some.
    fn len(&self) -> usize {
        match self {
            Sink::Plain(bytes) => bytes.len(),
            Sink::Packed(packer) => packer.get_ref().len(),
        }
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Sink::Plain(plain) => plain.write(bytes),
            Sink::Packed(packer) => packer.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use serde_json::Value;
    use std::io::Read;

    /// Returns the files of these pieces, at most `most` bytes each, unpacked.
    async fn files(most: usize, kept: Vec<UserData>) -> Vec<(DataFile, Value)> {
        let (send, read) = mpsc::channel(1);
        let (files, mut written) = mpsc::channel(1);
        let writer = tokio::task::spawn_blocking(move || write(UserId(7), most, read, &files));
        let feed = tokio::spawn(async move {
            for piece in kept.into_iter().chain([UserData::End]) {
                send.send(piece).await.expect("a writer");
            }
        });
        let mut all = Vec::new();
        while let Some(file) = written.recv().await {
            let mut text = Vec::new();
            match file.packed {
                true => drop(GzDecoder::new(file.bytes.as_slice()).read_to_end(&mut text).expect("gzip")),
                false => text.clone_from(&file.bytes),
            }
            let value = serde_json::from_slice(&text).expect("JSON");
            all.push((file, value));
        }
        writer.await.expect("no panic").expect("no error");
        feed.await.expect("all rows");
        all
    }

    #[tokio::test]
    async fn what_is_read_half_way_is_not_handed_over() {
        let (send, read) = mpsc::channel(9);
        let (files, mut written) = mpsc::channel(9);
        send.send(UserData::List("seats")).await.expect("room");
        drop(send);
        tokio::task::spawn_blocking(move || write(UserId(7), 1_000, read, &files))
            .await
            .expect("no panic")
            .expect("no error");
        assert!(written.recv().await.is_none());
    }

    #[tokio::test]
    async fn a_little_is_one_plain_file() {
        let row = |row: &str| UserData::Row(row.to_owned());
        let kept = vec![UserData::List("seats"), row(r#"{"seat":1}"#), row(r#"{"seat":2}"#), UserData::List("notes")];
        let all = files(1_000, kept).await;
        let expected = json!({ "user": "7", "part": 1, "seats": [{ "seat": 1 }, { "seat": 2 }], "notes": [] });
        let all: Vec<_> = all.iter().map(|(file, value)| (file.packed, file.more, value)).collect();
        assert_eq!(all, [(false, false, &expected)]);
        let nothing = files(1_000, Vec::new()).await;
        assert_eq!(nothing[0].1, json!({ "user": "7", "part": 1 }));
    }

    #[tokio::test]
    async fn much_is_several_packed_files_none_too_large_and_no_row_missing() {
        // Makes words that do not pack well.
        let mut state = 1_u64;
        let mut word = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            format!("{state:016x}")
        };
        let mut kept = vec![UserData::List("seats")];
        for at in 0..4_000 {
            if at == 3_000 {
                kept.push(UserData::List("results"));
            }
            let words: String = (0..20).map(|_| word()).collect();
            kept.push(UserData::Row(json!({ "at": at, "words": words }).to_string()));
        }
        let most = 200_000;
        let all = files(most, kept).await;
        assert!(all.len() > 2, "{} files", all.len());
        let mut seen = Vec::new();
        for (at, (file, value)) in all.iter().enumerate() {
            // The packer holds back at most one window.
            assert!(file.packed && file.bytes.len() < most + 100_000, "{} bytes", file.bytes.len());
            assert_eq!((file.number as usize, file.more), (at + 1, at + 1 < all.len()));
            for list in ["seats", "results"] {
                let rows = value[list].as_array().into_iter().flatten();
                seen.extend(rows.map(|row| row["at"].as_u64().expect("a number")));
            }
        }
        assert_eq!(seen, (0..4_000).collect::<Vec<u64>>());
    }
}
