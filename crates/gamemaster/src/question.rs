//! Questions that a person puts to the others at a table: what can be asked, and how the answers decide.
//!
//! Pure: what people answered, and whether the time to answer is over, come as arguments.

mod asking;
mod possible;
mod settling;

use crate::pace::terms;
use crate::undo::Undone;
use agon_rules::{Seat, SeatSet};
use agon_store::{Pace, QuestionKind, Verdict};
use std::fmt;

/// The time for answers about the present step at one sitting, in milliseconds.
const LIVE_STEP_MS: i64 = 60_000;

/// A wish of one person that the others at their table must agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableQuestion {
    /// To take back everything after this step.
    Undo(u32),
    /// To pause the table for so many minutes.
    Pause(u32),
    /// To end a pause before its time.
    GoOn,
    /// To give those who are waited for the time of a full turn.
    Extend,
    /// To play at this pace.
    Pace(Pace),
    /// To let an AI play this seat until its person, who does not come, is back.
    StandIn(Seat),
    /// To make the absence of this seat's person final: it counts as given up.
    GiveUp(Seat),
    /// To end the table without a result.
    Stop,
    /// To let this seat win: all others give up.
    Concede(Seat),
}

/// The answers that a question needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needed {
    /// All others agree. Silence is a no.
    All,
    /// More agree than not, who asks included, and one other at least. Silence does not count.
    Most,
    /// One other agrees.
    One,
}

/// A question that a person may ask.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PossibleQuestion {
    /// The number that it would get.
    pub number: u32,
    /// The wish.
    pub question: TableQuestion,
    /// The steps that would be taken back, as everybody may know them; `None`: it is about none.
    pub undone: Option<Undone>,
    /// The first step of that in notation, as its own person knows it.
    pub first: Option<String>,
}

/// An open question, as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenQuestion {
    /// The number, from 1, among the questions of the table.
    pub number: u32,
    /// The seat that asks.
    pub seat: Seat,
    /// The wish.
    pub question: TableQuestion,
    /// The time at which it ends, in UTC milliseconds.
    pub until_ms: i64,
    /// The seats that are asked.
    pub asked: SeatSet,
    /// Those of them that agreed.
    pub yes: SeatSet,
    /// Those of them that did not.
    pub no: SeatSet,
    /// The steps that would be taken back; `None`: it is about none.
    pub undone: Option<Undone>,
}

/// A question that was decided since the last step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndedQuestion {
    /// The seat that asked.
    pub seat: Seat,
    /// The wish.
    pub question: TableQuestion,
    /// The end.
    pub verdict: Verdict,
    /// The seats that did not agree; empty where nobody is told.
    pub no: SeatSet,
}

impl TableQuestion {
    /// Returns the kind.
    pub fn kind(self) -> QuestionKind {
        match self {
            TableQuestion::Undo(_) => QuestionKind::Undo,
            TableQuestion::Pause(_) => QuestionKind::Pause,
            TableQuestion::GoOn => QuestionKind::GoOn,
            TableQuestion::Extend => QuestionKind::Extend,
            TableQuestion::Pace(_) => QuestionKind::Pace,
            TableQuestion::StandIn(_) => QuestionKind::StandIn,
            TableQuestion::GiveUp(_) => QuestionKind::GiveUp,
            TableQuestion::Stop => QuestionKind::Stop,
            TableQuestion::Concede(_) => QuestionKind::Concede,
        }
    }

    /// Returns what the kind needs, in words of its own.
    pub(crate) fn words(self) -> String {
        match self {
            TableQuestion::Undo(to) => to.to_string(),
            TableQuestion::Pause(minutes) => minutes.to_string(),
            TableQuestion::Pace(pace) => pace.word().to_owned(),
            TableQuestion::StandIn(seat) | TableQuestion::GiveUp(seat) | TableQuestion::Concede(seat) => {
                seat.0.to_string()
            }
            TableQuestion::GoOn | TableQuestion::Extend | TableQuestion::Stop => String::new(),
        }
    }

    /// Reads a question from its kind and words; `None` if they do not fit.
    pub(crate) fn of(kind: QuestionKind, words: &str) -> Option<TableQuestion> {
        let seat = || words.parse().ok().map(Seat);
        let plain = |question: TableQuestion| words.is_empty().then_some(question);
        match kind {
            QuestionKind::Undo => words.parse().ok().map(TableQuestion::Undo),
            QuestionKind::Pause => words.parse().ok().map(TableQuestion::Pause),
            QuestionKind::GoOn => plain(TableQuestion::GoOn),
            QuestionKind::Extend => plain(TableQuestion::Extend),
            QuestionKind::Pace => words.parse().ok().map(TableQuestion::Pace),
            QuestionKind::StandIn => seat().map(TableQuestion::StandIn),
            QuestionKind::GiveUp => seat().map(TableQuestion::GiveUp),
            QuestionKind::Stop => plain(TableQuestion::Stop),
            QuestionKind::Concede => seat().map(TableQuestion::Concede),
        }
    }

    /// Reads what [`fmt::Display`] writes; `None` if it is nothing of the kind.
    pub fn read(text: &str) -> Option<TableQuestion> {
        let (kind, words) = text.split_once(' ').unwrap_or((text, ""));
        TableQuestion::of(kind.parse().ok()?, words).filter(|question| question.to_string() == text)
    }

    /// True if everybody may know who did not agree.
    fn names_no(self) -> bool {
        matches!(self, TableQuestion::Undo(_) | TableQuestion::Stop | TableQuestion::Concede(_))
    }

    /// True if it is about what stands at the step at which it was asked: any step takes its sense away.
    fn is_about_step(self) -> bool {
        matches!(self, TableQuestion::Undo(_) | TableQuestion::Extend)
    }

    /// Returns the time for answers at a pace, in milliseconds. At one sitting steps and time cannot wait long.
    fn time_ms(self, pace: Pace) -> i64 {
        match (pace, self.is_about_step()) {
            (Pace::Live, true) => LIVE_STEP_MS,
            _ => terms(pace).question_ms,
        }
    }

    /// Returns the answers that it needs.
    pub fn needed(self) -> Needed {
        match self {
            TableQuestion::Undo(_) | TableQuestion::Pace(_) | TableQuestion::Stop | TableQuestion::Concede(_) => {
                Needed::All
            }
            TableQuestion::Pause(_) | TableQuestion::GoOn | TableQuestion::StandIn(_) | TableQuestion::GiveUp(_) => {
                Needed::Most
            }
            TableQuestion::Extend => Needed::One,
        }
    }
}

/// `undo 38`, `pause 60`, `stop`.
impl fmt::Display for TableQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.words();
        f.write_str(self.kind().word())?;
        if words.is_empty() { Ok(()) } else { write!(f, " {words}") }
    }
}

/// Returns the end of a question that so many others may answer, of whom so many agreed and did not; `None`: it is open.
/// `over`: the time to answer is over.
fn verdict(needed: Needed, asked: usize, yes: usize, no: usize, over: bool) -> Option<Verdict> {
    if asked == 0 {
        return Some(Verdict::Void);
    }
    // Who asks agrees.
    let (people, agree) = (asked + 1, yes + 1);
    let (is_yes, is_no) = match needed {
        Needed::All => (yes == asked, no > 0 || over),
        Needed::One => (yes > 0, no == asked || over),
        Needed::Most => {
            let most = yes > 0 && (agree * 2 > people || over && agree > no);
            (most, no * 2 >= people || over)
        }
    };
    match (is_yes, is_no) {
        (true, _) => Some(Verdict::Yes),
        (false, true) => Some(Verdict::No),
        (false, false) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Verdict::{No, Void, Yes};

    /// Each case: how many others are asked, how many of them agree and do not, the end while there is time, and after.
    type Case = (usize, usize, usize, Option<Verdict>, Option<Verdict>);

    #[track_caller]
    fn check(needed: Needed, cases: &[Case]) {
        for &(asked, yes, no, before, after) in cases {
            let found = [false, true].map(|over| verdict(needed, asked, yes, no, over));
            assert_eq!(found, [before, after], "{needed:?}: {asked} asked, {yes} yes, {no} no");
        }
    }

    #[test]
    fn where_all_must_agree_one_no_or_silence_is_enough_against_it() {
        let open = (3, 2, 0, None, Some(No));
        check(Needed::All, &[open, (3, 3, 0, Some(Yes), Some(Yes)), (3, 0, 1, Some(No), Some(No))]);
        check(Needed::All, &[(1, 1, 0, Some(Yes), Some(Yes)), (0, 0, 0, Some(Void), Some(Void))]);
    }

    #[test]
    fn most_decide_and_who_says_nothing_does_not_count() {
        let cases: [Case; 8] = [
            (3, 1, 0, None, Some(Yes)),
            (3, 2, 0, Some(Yes), Some(Yes)),
            (3, 1, 1, None, Some(Yes)),
            (3, 0, 2, Some(No), Some(No)),
            (3, 0, 0, None, Some(No)),
            (1, 1, 0, Some(Yes), Some(Yes)),
            (1, 0, 1, Some(No), Some(No)),
            (4, 1, 2, None, Some(No)),
        ];
        check(Needed::Most, &cases);
    }

    #[test]
    fn where_one_other_is_enough_all_must_be_against_it() {
        check(
            Needed::One,
            &[(3, 1, 2, Some(Yes), Some(Yes)), (3, 0, 2, None, Some(No)), (2, 0, 2, Some(No), Some(No))],
        );
    }

    #[test]
    fn a_question_is_written_and_read() {
        let all = [
            (TableQuestion::Undo(38), "undo 38"),
            (TableQuestion::Pause(1_440), "pause 1440"),
            (TableQuestion::GoOn, "go-on"),
            (TableQuestion::Extend, "extend"),
            (TableQuestion::Pace(Pace::Days), "pace days"),
            (TableQuestion::StandIn(Seat(2)), "stand-in 2"),
            (TableQuestion::GiveUp(Seat(2)), "give-up 2"),
            (TableQuestion::Stop, "stop"),
            (TableQuestion::Concede(Seat(0)), "concede 0"),
        ];
        for (question, text) in all {
            assert_eq!((question.to_string(), TableQuestion::read(text)), (text.to_owned(), Some(question)));
        }
        for text in ["", "undo", "undo x", "undo 038", "stop now", "pace soon", "concede 300", "dance"] {
            assert_eq!(TableQuestion::read(text), None, "{text}");
        }
    }
}
