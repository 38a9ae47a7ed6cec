//! The generic menu: legal actions as a tree of words, and a game's hints for the layout.

use serde::Serialize;

/// The open question of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Prompt {
    /// The question's word, key of its text: `bid`, `lot`, `altar`; `over` or `chance` if no seat must decide.
    pub kind: &'static str,
    /// The step within a decision of several small steps, from 1.
    pub step: u8,
    /// The number of steps of the decision.
    pub steps: u8,
}

impl Prompt {
    /// Makes the prompt of a decision with one step.
    pub fn one(kind: &'static str) -> Prompt {
        Prompt { kind, step: 1, steps: 1 }
    }
}

/// The layout a game suggests for the choices of a view. Every part may be empty. Without hints, the tree of words is
/// the menu. An action that ends in the word `none` declines: it becomes a button beside the menu it declines.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Hints {
    /// The most common actions of the seat to act, in order, for the public board message; [`QUICK`] at most. They come
    /// from the public view, so an action here may be illegal for a reason only its seat knows. Only that seat sees the
    /// refusal.
    pub quick: Vec<Quick>,
    /// Whole decisions of `count` actions with the same first word, chosen in one menu and sent joined by `;`.
    pub pick: Option<Pick>,
    /// The main choice, which the menu emphasises, in notation.
    pub main: Option<String>,
    /// The payment the game suggests, in notation, if the seat must pay. A player may accept it without a further
    /// question.
    pub payment: Option<String>,
    /// The legal action that declines what the seat is asked for: passes, takes nothing, ends the turn. `None` if there
    /// is none, or the viewer is not the seat to act.
    pub decline: Option<String>,
    /// The only action of the seat to act, if everybody knows that it has no other: the table does it by itself after a
    /// moment. The same for every viewer.
    pub forced: Option<String>,
    /// The words whose choices end the seat's decision and are final: the menu asks for confirmation. Prefixes of
    /// notations.
    pub confirm: Vec<String>,
    /// The words whose numbers are choices, not amounts: they appear in menus and never in a form. Prefixes of
    /// notations: `build` if the number is a place.
    pub listed: Vec<String>,
    /// The words whose choices are open on a level with more branches than menus, so that each costs one press. If
    /// `None`, the first branch is open. A prefix of notations: `recruit`.
    pub open: Option<String>,
    /// Prefixes of notations. Each of their few actions becomes a button instead of a choice of a menu. A whole action
    /// becomes an extra button of the first level and keeps its normal position.
    pub spread: Vec<String>,
    /// The first words of the actions a seat may want in this phase, possible or not: the choices of `Why can't I?`. If
    /// empty, that menu offers every action of the lexicon.
    pub relevant: Vec<String>,
    /// A choice that grows action by action: the word that adds, and the notation that ends it.
    pub ranked: Option<Ranked>,
}

impl Hints {
    /// True if the actions that begin with these words become buttons.
    pub fn spreads(&self, path: &str) -> bool {
        self.spread.iter().any(|words| begins(path, words))
    }

    /// True if the action needs confirmation.
    pub fn asks_again(&self, action: &str) -> bool {
        self.confirm.iter().any(|words| begins(action, words))
    }

    /// True if a seat may want the action in this phase.
    pub fn is_relevant(&self, action: &str) -> bool {
        self.relevant.is_empty() || self.relevant.iter().any(|word| begins(action, word))
    }

    /// True if the numbers under these words are choices, not amounts.
    pub fn lists(&self, path: &str) -> bool {
        self.listed.iter().any(|words| begins(path, words))
    }

    /// True if these words are the open branch, or lead to it.
    pub fn opens(&self, path: &str) -> bool {
        self.open.as_ref().is_some_and(|open| begins(open, path))
    }

    /// True if these words are the main choice, or lead to it.
    pub fn leads_to_main(&self, path: &str) -> bool {
        self.main.as_ref().is_some_and(|main| begins(main, path))
    }
}

/// True if a notation begins with these words, or equals them. Compares whole words.
pub fn begins(notation: &str, words: &str) -> bool {
    notation.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// The longest notation, in bytes: it must fit in a button's id beside the table's number.
pub const LONGEST: usize = 80;
/// The most buttons of the quick row: one row of Discord.
pub const QUICK: usize = 5;
/// The most choices of a menu.
pub const CHOICES: usize = 25;

/// One button of the quick row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Quick {
    /// Does this action.
    Act(String),
    /// Asks for an amount.
    Ask(Amount),
    /// Opens the presser's own panel; the prompt's word names the button.
    Panel(&'static str),
}

/// A whole decision in one menu. See [`Hints::pick`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pick {
    /// The first word of each action.
    pub word: String,
    /// The choices: the rest of each notation, in sending order; [`CHOICES`] at most.
    pub from: Vec<String>,
    /// The number of choices to make.
    pub count: u8,
    /// True if one action takes all choices (`lot a b`); false if each choice is one action.
    pub together: bool,
    /// The amount that follows, if the view knows its range already. Choice and amount go out as one input, so nothing
    /// is final before the player has named both.
    pub then: Option<Amount>,
}

/// An amount that follows some words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Amount {
    /// The words of the action before the amount: `bid`, `bid zeus`.
    pub word: String,
    /// The least amount.
    pub least: i64,
    /// The most.
    pub most: i64,
}

/// A choice that grows action by action. See [`Hints::ranked`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ranked {
    /// The first word of the actions that add one entry.
    pub add: String,
    /// The notation that ends the list.
    pub done: String,
}

/// One level of the tree of words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WordTree {
    /// The next words, in the order of the actions.
    pub next: Vec<(String, WordTree)>,
}

impl WordTree {
    /// Builds the tree of these notations.
    pub fn tree<'a>(notations: impl IntoIterator<Item = &'a str>) -> WordTree {
        let mut root = WordTree::default();
        for notation in notations {
            let mut level = &mut root;
            for word in notation.split(' ') {
                // From the end: notations come coarse to fine, so most share the words of the one before.
                let found = level.next.iter().rposition(|(known, _)| known == word);
                let at = found.unwrap_or_else(|| {
                    level.next.push((word.to_owned(), WordTree::default()));
                    level.next.len() - 1
                });
                level = &mut level.next[at].1;
            }
        }
        root
    }

    /// Returns the level at a path of words, or `None` if no choice begins so. The empty path is the root.
    pub fn at(&self, path: &str) -> Option<&WordTree> {
        path.split(' ')
            .filter(|word| !word.is_empty())
            .try_fold(self, |level, word| level.next.iter().find(|(known, _)| known == word).map(|(_, next)| next))
    }

    /// True if no word follows: the path is a whole action.
    pub fn is_leaf(&self) -> bool {
        self.next.is_empty()
    }

    /// Returns the action under a path, if there is exactly one.
    pub fn only(&self, path: &str) -> Option<String> {
        match self.next.as_slice() {
            [] => Some(path.to_owned()),
            [(word, next)] => next.only(&join(path, word)),
            _ => None,
        }
    }

    /// Returns every whole action under a path, in order.
    pub fn leaves(&self, path: &str) -> Vec<String> {
        if self.is_leaf() {
            return vec![path.to_owned()];
        }
        self.next.iter().flat_map(|(word, next)| next.leaves(&join(path, word))).collect()
    }

    /// Returns the least and the most, if every choice here is an amount that ends the action and no number is missing.
    pub fn amounts(&self) -> Option<(i64, i64)> {
        let number = |(word, next): &(String, WordTree)| {
            let number: i64 = word.parse().ok()?;
            (next.is_leaf() && number.to_string() == *word).then_some(number)
        };
        let numbers: Vec<i64> = self.next.iter().map(number).collect::<Option<_>>()?;
        let (least, most) = (*numbers.iter().min()?, *numbers.iter().max()?);
        (most.checked_sub(least)? == numbers.len() as i64 - 1).then_some((least, most))
    }
}

/// Appends one word to a path.
pub fn join(path: &str, word: &str) -> String {
    if path.is_empty() { word.to_owned() } else { format!("{path} {word}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_keeps_order_and_finds_amounts() {
        let tree = WordTree::tree(["bid 5", "bid 6", "pass", "bribe sparta peasant"]);
        assert_eq!(tree.next.iter().map(|(w, _)| w.as_str()).collect::<Vec<_>>(), ["bid", "pass", "bribe"]);
        assert_eq!(tree.at("bid").and_then(WordTree::amounts), Some((5, 6)));
        assert!(tree.at("bribe sparta peasant").is_some_and(WordTree::is_leaf));
        assert_eq!(tree.at("bribe athens"), None);
        assert_eq!(tree.amounts(), None);
        assert_eq!(tree.leaves(""), ["bid 5", "bid 6", "pass", "bribe sparta peasant"]);
        assert_eq!(tree.only(""), None);
        assert_eq!(tree.at("bribe").and_then(|level| level.only("bribe")).as_deref(), Some("bribe sparta peasant"));
    }

    #[test]
    fn a_number_that_leads_on_or_leaves_a_gap_is_no_amount() {
        for words in [["lay 1 3", "lay 2 5"], ["build 1", "build 3"], ["open 01", "open 2"], ["go 1", "go x"]] {
            let tree = WordTree::tree(words);
            assert_eq!(tree.next[0].1.amounts(), None, "{words:?}");
        }
        let far = [format!("bid {}", i64::MIN), format!("bid {}", i64::MAX)];
        assert_eq!(WordTree::tree(far.iter().map(String::as_str)).next[0].1.amounts(), None);
    }

    #[test]
    fn hints_compare_whole_words() {
        let hints = Hints {
            main: Some("bid ares 5".to_owned()),
            confirm: vec!["bribe".to_owned(), "bid 4".to_owned()],
            listed: vec!["build".to_owned()],
            open: Some("summon siren".to_owned()),
            relevant: vec!["bid".to_owned()],
            ..Hints::default()
        };
        assert!(hints.asks_again("bribe sparta peasant") && hints.asks_again("bid 4"));
        assert!(!hints.asks_again("bid 40") && !hints.asks_again("bid"));
        assert!(hints.lists("build naxos") && !hints.lists("builder"));
        assert!(hints.opens("summon") && hints.opens("summon siren") && !hints.opens("summon fates"));
        assert!(
            hints.is_relevant("bid ares 1") && !hints.is_relevant("bidding") && Hints::default().is_relevant("end")
        );
        assert!(hints.leads_to_main("bid ares") && !hints.leads_to_main("bid a"));
    }
}
