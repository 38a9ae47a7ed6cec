//! The WebSocket, with the compression of the whole connection if the client asked for it.

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use flate2::{Compress, Compression, FlushCompress};

use super::Closing;

/// The size of one piece of the output buffer for compressed messages, in bytes.
const ROOM: usize = 16 * 1024;

/// One connection.
pub(super) struct Pipe {
    socket: WebSocket,
    /// The one zlib stream that holds all messages of the connection.
    stream: Option<Compress>,
}

impl Pipe {
    pub(super) fn new(socket: WebSocket, compressed: bool) -> Pipe {
        Pipe { socket, stream: compressed.then(|| Compress::new(Compression::fast(), true)) }
    }

    /// Waits for the next message of the client; `None` if the connection is closed.
    pub(super) async fn receive(&mut self) -> Option<Result<Message, axum::Error>> {
        self.socket.recv().await
    }

    /// Sends a text. Returns `None` if the connection is closed.
    pub(super) async fn send(&mut self, text: String) -> Option<()> {
        let message = match &mut self.stream {
            Some(stream) => Message::Binary(deflate(stream, text.as_bytes())?.into()),
            None => Message::Text(text.into()),
        };
        self.socket.send(message).await.ok()
    }

    /// Closes the connection with a reason. This does not decide if the session lives on.
    pub(super) async fn close(&mut self, (code, reason): Closing) {
        let _gone = self.socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
    }
}

/// Compresses one message up to a flush; `None` if that fails. Its last four bytes tell the client that the message is
/// complete.
fn deflate(stream: &mut Compress, text: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(ROOM);
    let begun = stream.total_in();
    loop {
        let taken = usize::try_from(stream.total_in() - begun).ok()?;
        stream.compress_vec(text.get(taken..)?, &mut out, FlushCompress::Sync).ok()?;
        let all_taken = stream.total_in() - begun == text.len() as u64;
        if all_taken && out.len() < out.capacity() {
            return Some(out);
        }
        out.reserve(ROOM);
    }
}

#[cfg(test)]
mod tests {
    use flate2::{Decompress, FlushDecompress};

    use super::*;

    /// Messages longer than one buffer piece, and of about its size, arrive complete and end with the mark.
    #[test]
    fn every_message_is_whole_and_ends_with_the_flush() {
        let mut stream = Compress::new(Compression::none(), true);
        let mut reader = Decompress::new(true);
        for size in (ROOM - 40..ROOM + 40).chain([0, 1, 5 * ROOM]) {
            let text: Vec<u8> = (0..size).map(|n| (n % 251) as u8).collect();
            let packed = deflate(&mut stream, &text).unwrap();
            assert!(packed.ends_with(&[0, 0, 0xFF, 0xFF]), "{size}");
            let mut read = Vec::with_capacity(size + 64);
            reader.decompress_vec(&packed, &mut read, FlushDecompress::Sync).unwrap();
            assert_eq!(read, text);
        }
    }
}
