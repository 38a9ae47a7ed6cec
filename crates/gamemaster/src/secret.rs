//! Secret choices: kept outside the log, readable and changeable by their owner until the last one is in.

use crate::actor::TableActor;
use crate::actor::commit::Change;
use crate::error::Refused;
use crate::note::Note;
use crate::play::{Acted, By};
use agon_rules::seal::{commitment, to_hex};
use agon_rules::secret::secret;
use agon_rules::table::{AnyTable, Done, Rejected};
use agon_rules::{Seat, Viewer};
use agon_store::{Commit, SealRow, SealedChange, Secret};

/// A viewer's own secret choice, not opened yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The actions chosen so far, in notation.
    pub words: Vec<String>,
    /// True if the choice is complete and waits for the others.
    pub locked: bool,
}

impl TableActor {
    pub(crate) fn draft(&self, seat: Seat) -> Option<Draft> {
        let now = self.seq();
        let row = self.sealed().iter().find(|row| row.seat == seat.0 && row.seq == now)?;
        let words = row.words.0.split(';').map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned);
        Some(Draft { words: words.collect(), locked: row.locked })
    }

    /// Returns the words of a seat's sealed choice that was lost, because somebody took the steps before the question
    /// back, and the question came again; `None` if it has begun another.
    pub(crate) fn lost_draft(&self, seat: Seat) -> Option<Vec<String>> {
        let (now, play) = (self.seq(), self.running().ok()?);
        let row = self.sealed().iter().find(|row| row.seat == seat.0 && row.seq < now && row.locked)?;
        let taken = self.undone().iter().any(|undone| undone.seq > row.seq);
        let asked = secret(play) && play.waiting().seats().has(seat);
        (taken && asked).then(|| row.words.0.split(';').map(|word| word.trim().to_owned()).collect())
    }

    /// Returns the table as its owner sees it, with the unfinished choice on it. Leaves out the last entry of a
    /// complete one, which would end the seat's say.
    pub(crate) fn with_draft(&self, play: &dyn AnyTable, seat: Seat) -> Box<dyn AnyTable> {
        let mut copy = play.copy();
        if let Some(draft) = self.draft(seat).filter(|draft| !draft.words.is_empty()) {
            let words =
                if draft.locked { draft.words.split_last().map_or(&[][..], |(_, rest)| rest) } else { &draft.words };
            if !words.is_empty() && copy.act(seat, &words.join("; ")).is_err() {
                return play.copy();
            }
        }
        copy
    }

    /// Takes words into a seat's secret choice: completes it, replaces a complete one, or adds to it.
    pub(crate) async fn choose(&mut self, seat: Seat, input: &str, by: By) -> Result<Acted, Refused> {
        let play = self.running()?;
        let before = self.draft(seat).unwrap_or(Draft { words: Vec::new(), locked: false });
        if before.locked && before.words.last().is_some_and(|last| last == input) {
            return Err(Refused::AlreadyDone);
        }
        let (open, complete) = if before.locked {
            let rest = before.words.split_last().map(|(_, rest)| rest.to_vec()).unwrap_or_default();
            (rest, attempt(play, seat, &[], input).ok().filter(|tried| tried.1))
        } else {
            (before.words, None)
        };
        let (words, locked) = match complete {
            Some(tried) => tried,
            None => attempt(play, seat, &open, input)?,
        };
        self.keep(seat, words, locked, by).await
    }

    /// Takes back the last entry of a secret choice, its completion first.
    pub(crate) async fn take_back(&mut self, seat: Seat, all: bool) -> Result<Acted, Refused> {
        let draft = self.draft(seat).ok_or(Refused::NothingToTakeBack)?;
        let mut words = draft.words;
        if all {
            words.clear();
        } else {
            if draft.locked {
                words.pop();
            }
            words.pop();
        }
        self.keep(seat, words, false, By::Hand).await
    }

    /// Writes a secret choice; the last complete one opens them all, in seat order, in one transaction.
    pub(crate) async fn keep(
        &mut self,
        seat: Seat,
        words: Vec<String>,
        locked: bool,
        by: By,
    ) -> Result<Acted, Refused> {
        let play = self.running()?;
        let (waiting, seq) = (play.waiting().seats(), play.seq());
        // The opening is new to all of them, the last one too.
        let decided = by.decides(seat, seq);
        let ready = if locked { self.ready().with(seat) } else { self.ready().without(seat) };
        let text = words.join("; ");
        // Fresh bytes for each locked choice: what was shown of an older one tells nothing of this one.
        let blind = locked.then(|| Secret(self.shared().secret_bytes()));
        if waiting.minus(ready).is_empty() {
            let mut copy = play.copy();
            let mut all = Vec::new();
            let mut seals = Vec::new();
            for other in waiting.iter() {
                let words = match self.draft(other) {
                    _ if other == seat => text.clone(),
                    Some(draft) => draft.words.join("; "),
                    None => return Err(Refused::Contradiction(format!("the choice of seat {other} is lost"))),
                };
                let done = copy.act(other, &words)?;
                let hidden = if other == seat { blind } else { self.blind(other) };
                seals.extend(hidden.and_then(|blind| self.opened(other, seq, &done, blind.0)));
                all.push(done);
            }
            let sealed = Some(SealedChange::Clear);
            let others =
                self.sealed().iter().filter(|row| row.locked && row.seq == seq && row.cut && row.seat != seat.0);
            let cut = others.fold(by.cut(seat), |cut, row| cut.with(Seat(row.seat)));
            let change = Change { actor: Some(seat), sealed, opens: true, seals, decided, cut, ..Change::default() };
            self.commit(copy, all, change).await?;
            return Ok(Acted::Done);
        }
        // Everybody sees that a person is back.
        let returns = by.is_hand() && self.is_stood_in(seat);
        let (shown, now_ms) = (self.ready() != ready, self.now_ms());
        if shown && (by.is_hand() || !self.is_stood_in(seat)) {
            self.note_public_action(&[seat]);
        }
        let commit = Commit {
            sealed: SealedChange::Put {
                seat: seat.0,
                seq,
                words: Secret(text),
                locked,
                blind,
                cut: by.cut(seat).has(seat),
            },
            decided,
            outbox: if shown || returns { vec![self.outbox_row(Note::Board)] } else { Vec::new() },
            ..Commit::at(self.id(), seq, now_ms)
        };
        let clocks = self.clocks_once_ready(ready, by.is_hand().then_some(seat), now_ms);
        let commit = self.with_clocks(commit, clocks);
        // A draft that is not shown moves no deadline.
        self.write(if shown && by.is_hand() || returns { self.played_on(commit) } else { commit }).await?;
        Ok(Acted::Kept { locked })
    }
}

impl TableActor {
    /// Returns all that the public may see of the choices locked for the present decision: their commitments, in hex.
    pub(crate) fn commitments(&self) -> Vec<(Seat, String)> {
        let now = self.seq();
        let locked = self.sealed().iter().filter(|row| row.locked && row.seq == now);
        let made = locked.filter_map(|row| {
            let blind = row.blind.as_ref()?;
            let made = commitment(self.row().luck_number(), Seat(row.seat), row.seq, &blind.0, &row.words.0);
            Some((Seat(row.seat), to_hex(&made)))
        });
        made.collect()
    }

    fn blind(&self, seat: Seat) -> Option<Secret<[u8; 32]>> {
        let now = self.seq();
        self.sealed().iter().find(|row| row.seat == seat.0 && row.seq == now)?.blind
    }

    /// Returns the seal of a choice that was just opened; `None` if it made no step.
    fn opened(&self, seat: Seat, asked: u32, done: &Done, blind: [u8; 32]) -> Option<SealRow> {
        let first = done.steps.first()?.seq;
        let words: Vec<&str> = done.steps.iter().map(|step| step.text.as_str()).collect();
        let commitment = commitment(self.row().luck_number(), seat, asked, &blind, &words.join("; "));
        let steps = done.steps.len() as u32;
        Some(SealRow { seat: seat.0, seq: asked, first_seq: first, steps, blind, commitment })
    }
}

/// Tries words after others on a copy. Returns the whole choice, and true if it is complete.
fn attempt(play: &dyn AnyTable, seat: Seat, before: &[String], input: &str) -> Result<(Vec<String>, bool), Rejected> {
    let mut copy = play.copy();
    if !before.is_empty() {
        copy.act(seat, &before.join("; "))?;
    }
    let done = copy.act(seat, input)?;
    let words = before.iter().cloned().chain(done.steps.into_iter().map(|step| step.text));
    // Where one seat is asked alone, its complete choice may already have moved the table on.
    let complete = copy.seq() > play.seq()
        && (!copy.waiting().seats().has(seat)
            || copy.view(Viewer::Seat(seat)).prompt() != play.view(Viewer::Seat(seat)).prompt());
    Ok((words.collect(), complete))
}
