//! The question of a panel, in a form that tells whether the panel needs an edit.

use agon_gamemaster::TableSnapshot;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The question that a person has at a table. Two equal ones need no edit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// True if the person may choose, or change a choice that is not shown yet.
    pub asked: bool,
    /// True if the table waits for the person.
    pub turn: bool,
    digest: u64,
}

impl Question {
    /// Returns the question of a snapshot's viewer. It depends on nothing that the viewer may not know.
    pub fn of(snapshot: &TableSnapshot) -> Question {
        let paused = snapshot.paused();
        let until = snapshot.clock().and_then(|clock| clock.paused_until_ms);
        let stands = paused.is_some() || until.is_some();
        let (asked, turn) = (snapshot.may_choose() && !stands, snapshot.my_turn() && !stands);
        let mut hasher = DefaultHasher::new();
        (snapshot.is_running(), snapshot.seat(), paused, snapshot.winner_now()).hash(&mut hasher);
        (snapshot.waiting(), snapshot.ready()).hash(&mut hasher);
        // An outage moves a time that the panel shows.
        let own = snapshot.seat().and_then(|seat| snapshot.clock()?.of(seat));
        until.hash(&mut hasher);
        own.map(|own| (own.until_ms, own.zero_ms, own.absent.is_some(), own.covered)).hash(&mut hasher);
        if let Some(view) = snapshot.view().filter(|_| snapshot.is_running()) {
            let prompt = view.prompt();
            (prompt.kind, prompt.step).hash(&mut hasher);
            // The buttons of a choice hold its step. Without a choice, no button depends on it.
            if asked {
                (snapshot.seq(), view.legal()).hash(&mut hasher);
                snapshot.draft().map(|draft| (&draft.words, draft.locked)).hash(&mut hasher);
            }
        }
        Question { asked, turn, digest: hasher.finish() }
    }

    /// Makes a question with this digest.
    #[cfg(test)]
    pub(super) fn test(digest: u64) -> Question {
        Question { asked: true, turn: true, digest }
    }
}
