//! Clicks about questions to the others at a table.

use agon_gamemaster::TableQuestion;

/// A click about a question to the others at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuestionClick {
    /// Shows what can be asked.
    Open,
    /// Shows the chosen question once more before it is asked.
    Choose,
    /// Asks it. The number is the one it was to get when it was shown: pressed twice, it is asked once.
    Ask(u32, TableQuestion),
    /// Agrees to the question with this number.
    Yes(u32),
    /// Does not agree to it; who asked takes it back.
    No(u32),
}

impl QuestionClick {
    pub(super) fn words(self) -> String {
        match self {
            QuestionClick::Open => String::new(),
            QuestionClick::Choose => "choose".to_owned(),
            QuestionClick::Ask(number, question) => format!("ask {number} {question}"),
            QuestionClick::Yes(number) => format!("yes {number}"),
            QuestionClick::No(number) => format!("no {number}"),
        }
    }

    pub(super) fn read(words: &str) -> Option<QuestionClick> {
        match words {
            "" => return Some(QuestionClick::Open),
            "choose" => return Some(QuestionClick::Choose),
            _ => {}
        }
        let (word, rest) = words.split_once(' ')?;
        Some(match word {
            "ask" => {
                let (number, question) = rest.split_once(' ')?;
                QuestionClick::Ask(number.parse().ok()?, TableQuestion::read(question)?)
            }
            "yes" => QuestionClick::Yes(rest.parse().ok()?),
            "no" => QuestionClick::No(rest.parse().ok()?),
            _ => return None,
        })
    }
}
