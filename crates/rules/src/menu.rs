//! The generic menu: legal actions as a tree of words, and what a game may hint about laying it out.

use serde::Serialize;

/// The question a seat stands before.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Prompt {
    /// The question's word, key of its text: `bid`, `lot`, `altar`; `over` or `chance` where nobody is asked.
    pub kind: &'static str,
    /// Step of a decision in several small steps, from 1.
    pub step: u8,
    /// How many steps it has.
    pub steps: u8,
}

impl Prompt {
    /// A decision of one step.
    pub fn one(kind: &'static str) -> Prompt {
        Prompt { kind, step: 1, steps: 1 }
    }
}

/// What a game says about laying out the choices of a view. All of it may be empty. Without hints the tree of words is
/// the menu; an action that ends in the word `none` declines, and stands as a button beside the menu it declines.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Hints {
    /// For the public board message: what the seat to act does most, in order. Made from the public view.
    pub quick: Vec<Quick>,
    /// Whole decisions of `count` actions with the same first word, chosen in one menu and sent joined by `;`.
    pub pick: Option<Pick>,
    /// The emphasised choice, as notation.
    pub main: Option<String>,
    /// Words whose choices end the seat's say and cannot be taken back: ask once more. Prefixes of notations.
    pub confirm: Vec<String>,
    /// First words whose amounts are listed in a menu instead of asked for in a form.
    pub listed: Vec<String>,
    /// A choice made by adding one action after the other: the word that adds, and the notation that ends it.
    pub ranked: Option<Ranked>,
}

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

/// See [`Hints::pick`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pick {
    /// The first word of each action.
    pub word: String,
    /// What may be chosen: the rest of each notation, in the order it must be sent.
    pub from: Vec<String>,
    /// How many are chosen.
    pub count: u8,
    /// One action takes all choices (`lot a b`) instead of one action each.
    pub together: bool,
    /// The amount that follows, where the view already knows its range: choice and amount go as one input, so that
    /// nothing is settled before both are named.
    pub then: Option<Amount>,
}

/// An amount to put after a word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Amount {
    /// The first word of the action.
    pub word: String,
    /// The least.
    pub least: i64,
    /// The most.
    pub most: i64,
}

/// See [`Hints::ranked`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ranked {
    /// First word of the actions that add one entry.
    pub add: String,
    /// The notation that ends the list.
    pub done: String,
}

/// A level of the tree of words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words {
    /// What may follow, in the order of the actions.
    pub next: Vec<(String, Words)>,
}

impl Words {
    /// The tree of these notations.
    pub fn tree<'a>(notations: impl IntoIterator<Item = &'a str>) -> Words {
        let mut root = Words::default();
        for notation in notations {
            let mut level = &mut root;
            for word in notation.split(' ') {
                let found = level.next.iter().position(|(known, _)| known == word);
                let at = found.unwrap_or_else(|| {
                    level.next.push((word.to_owned(), Words::default()));
                    level.next.len() - 1
                });
                level = &mut level.next[at].1;
            }
        }
        root
    }

    /// The level reached by a path of words; the empty path is the root.
    pub fn at(&self, path: &str) -> Option<&Words> {
        path.split(' ')
            .filter(|word| !word.is_empty())
            .try_fold(self, |level, word| level.next.iter().find(|(known, _)| known == word).map(|(_, next)| next))
    }

    /// Whether nothing follows: the path is a whole action.
    pub fn is_leaf(&self) -> bool {
        self.next.is_empty()
    }

    /// The least and the most where every choice here is an amount without a gap.
    pub fn amounts(&self) -> Option<(i64, i64)> {
        let numbers: Option<Vec<i64>> = self.next.iter().map(|(word, _)| word.parse().ok()).collect();
        let numbers = numbers?;
        let (least, most) = (*numbers.iter().min()?, *numbers.iter().max()?);
        (most - least + 1 == numbers.len() as i64).then_some((least, most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_keeps_order_and_finds_amounts() {
        let tree = Words::tree(["bid 5", "bid 6", "pass", "bribe sparta peasant"]);
        assert_eq!(tree.next.iter().map(|(w, _)| w.as_str()).collect::<Vec<_>>(), ["bid", "pass", "bribe"]);
        assert_eq!(tree.at("bid").and_then(Words::amounts), Some((5, 6)));
        assert!(tree.at("bribe sparta peasant").is_some_and(Words::is_leaf));
        assert_eq!(tree.at("bribe athens"), None);
        assert_eq!(tree.amounts(), None);
    }
}
