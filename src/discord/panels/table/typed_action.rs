//! Actions typed instead of tapped: in notation, or by label in the reader's language.

use agon_gamemaster::TableSnapshot;
use agon_lang::{GameWords, Language, fold};
use agon_rules::spelling;

/// The actions that a person may mean.
pub struct Known(Vec<Action>);

/// An action, with its possible spellings.
struct Action {
    notation: String,
    label: String,
    /// The forms that are compared with the typed text.
    folded: (String, String),
}

impl Known {
    /// Actions with their labels.
    pub fn new(language: Language, words: &dyn GameWords, actions: Vec<String>) -> Known {
        let action = |notation: String| {
            let label = words.label(language, &notation);
            Action { folded: (fold(&notation), fold(&label)), notation, label }
        };
        Known(actions.into_iter().map(action).collect())
    }

    /// Returns the viewer's legal actions.
    pub fn legal(language: Language, snapshot: &TableSnapshot) -> Known {
        match snapshot.view().map(|view| (snapshot.game().words, view)) {
            Some((words, view)) => Known::new(language, words, view.legal()),
            None => Known(Vec::new()),
        }
    }

    /// Finds the action with this notation, or with this label if no other has it.
    pub fn read(&self, typed: &str) -> Option<&str> {
        let typed = fold(typed);
        let written = self.0.iter().find(|action| action.folded.0 == typed);
        written.or_else(|| self.labelled(&typed)).map(|action| action.notation.as_str())
    }

    /// The only action with this label.
    fn labelled(&self, folded: &str) -> Option<&Action> {
        let mut them = self.0.iter().filter(|action| action.folded.1 == folded);
        them.next().filter(|_| them.next().is_none())
    }

    /// Returns the actions that continue the typed text: the label, and the notation.
    pub fn fitting(&self, typed: &str) -> impl Iterator<Item = (String, &str)> {
        let typed = fold(typed);
        let fits = move |action: &&Action| action.folded.0.contains(&typed) || action.folded.1.contains(&typed);
        self.0.iter().filter(fits).map(|action| {
            let Action { label, notation, .. } = action;
            let alone = self.labelled(&action.folded.1).is_some();
            (if alone { label.clone() } else { format!("{label} ({notation})") }, notation.as_str())
        })
    }

    /// Finds the likeliest meaning of unknown words: an action's notation or label, whichever is nearer.
    pub fn nearest(&self, typed: &str) -> Option<&str> {
        let spellings: Vec<String> =
            self.0.iter().flat_map(|Action { folded: (notation, label), .. }| [notation, label]).cloned().collect();
        let at = spelling::nearest(&fold(typed), &spellings)?;
        let action = self.0.get(at / 2)?;
        Some(if at % 2 == 0 { &action.notation } else { &action.label })
    }
}
