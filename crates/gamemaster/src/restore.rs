//! Tables that a backup puts back to an earlier step: what their channels are told.

use crate::note::Note;
use agon_store::{NewOutbox, TableState};

/// Returns the rows for an open table of a backup, due at once: a new board, a message that tells the step, and an end to
/// the messages that stood for the table in the backup and, where it is known, in the future that is `lost`.
pub fn restored_rows(back: &TableState, lost: Option<&TableState>, at_ms: i64) -> Vec<NewOutbox> {
    let mut notes = vec![Note::Board];
    for state in [Some(back), lost].into_iter().flatten() {
        let channel = state.board_channel.0;
        let board = state.board_message.map(|message| Note::OldBoard { channel, message: message.0 });
        let notice = state.notice_message.map(|message| Note::OldNotice { channel, message: message.0 });
        for note in [board, notice].into_iter().flatten() {
            // The table may have had the same message all the time.
            if !notes.contains(&note) {
                notes.push(note);
            }
        }
    }
    notes.push(Note::Restored { seq: back.seq });
    notes.iter().map(|note| note.row(Some(back.table), at_ms)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_store::{ChannelId, GuildId, MessageId, Status, TableId};

    #[test]
    fn every_message_of_the_table_is_put_away_once() {
        let back = TableState {
            table: TableId(7),
            guild: GuildId(1),
            number: 3,
            status: Status::Running,
            seq: 40,
            board_channel: ChannelId(20),
            board_message: Some(MessageId(21)),
            notice_message: None,
        };
        let same = TableState { seq: 57, notice_message: Some(MessageId(22)), ..back };
        let told = |lost: Option<&TableState>| {
            let rows = restored_rows(&back, lost, 5);
            assert!(rows.iter().all(|row| row.table == Some(TableId(7)) && row.due_at_ms == 5));
            rows.into_iter().map(|row| row.kind).collect::<Vec<_>>()
        };
        assert_eq!(told(None), ["board", "old-board", "restored"]);
        assert_eq!(told(Some(&same)), ["board", "old-board", "old-notice", "restored"]);
        let moved = TableState { board_channel: ChannelId(30), board_message: Some(MessageId(31)), ..same };
        assert_eq!(told(Some(&moved)), ["board", "old-board", "old-board", "old-notice", "restored"]);
    }
}
