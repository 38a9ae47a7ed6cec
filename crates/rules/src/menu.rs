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
    /// For the public board message: what the seat to act does most, in order; [`QUICK`] at most. Made from the public
    /// view, so an action named here may be illegal for a reason only its seat knows: that seat alone is told.
    pub quick: Vec<Quick>,
    /// Whole decisions of `count` actions with the same first word, chosen in one menu and sent joined by `;`.
    pub pick: Option<Pick>,
    /// The emphasised choice, as notation.
    pub main: Option<String>,
    /// The payment the game suggests, as notation, where one is to be made: whoever wants it pays so without being asked.
    pub payment: Option<String>,
    /// Words whose choices end the seat's say and cannot be taken back: ask once more. Prefixes of notations.
    pub confirm: Vec<String>,
    /// Words whose numbers are choices like any other, not an amount of something: they stand in menus and are never
    /// asked for in a form. Prefixes of notations: `build` where the number is a place.
    pub listed: Vec<String>,
    /// The words whose choices stand open on a level that has more branches than menus, so that they cost one press; the
    /// first branch, if none is named. A prefix of notations: `recruit`.
    pub open: Option<String>,
    /// Prefixes of notations: words whose few actions all stand as buttons, not as a menu; whole actions that stand as
    /// buttons of the first level besides standing where they belong.
    pub spread: Vec<String>,
    /// First words of what a seat may want in this phase, possible or not: what `Why can't I?` offers. Of no use where
    /// it is empty: then everything that can be written is offered.
    pub wishes: Vec<String>,
    /// A choice made by adding one action after the other: the word that adds, and the notation that ends it.
    pub ranked: Option<Ranked>,
}

impl Hints {
    /// Whether the actions that begin with these words stand as buttons.
    pub fn spreads(&self, path: &str) -> bool {
        self.spread.iter().any(|words| begins(path, words))
    }

    /// Whether an action asks once more before it is done.
    pub fn asks_again(&self, action: &str) -> bool {
        self.confirm.iter().any(|words| begins(action, words))
    }

    /// Whether an action is something a seat may want in this phase.
    pub fn wants(&self, action: &str) -> bool {
        self.wishes.is_empty() || self.wishes.iter().any(|word| begins(action, word))
    }

    /// Whether the numbers under these words are choices like any other.
    pub fn lists(&self, path: &str) -> bool {
        self.listed.iter().any(|words| begins(path, words))
    }

    /// Whether these words are those that stand open, or lead to them.
    pub fn opens(&self, path: &str) -> bool {
        self.open.as_ref().is_some_and(|open| begins(open, path))
    }

    /// Whether these words are the emphasised choice, or lead to it.
    pub fn leads_to_main(&self, path: &str) -> bool {
        self.main.as_ref().is_some_and(|main| begins(main, path))
    }
}

/// Whether a notation begins with these words, or is them. Words are compared whole.
pub fn begins(notation: &str, words: &str) -> bool {
    notation.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// The longest notation, in bytes: it must fit a button's id with room for the table's number.
pub const LONGEST: usize = 80;
/// Most buttons of the quick row: a row of Discord.
pub const QUICK: usize = 5;
/// Most choices of a menu.
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

/// See [`Hints::pick`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pick {
    /// The first word of each action.
    pub word: String,
    /// What may be chosen: the rest of each notation, in the order it must be sent; [`CHOICES`] at most.
    pub from: Vec<String>,
    /// How many are chosen.
    pub count: u8,
    /// One action takes all choices (`lot a b`) instead of one action each.
    pub together: bool,
    /// The amount that follows, where the view already knows its range: choice and amount go as one input, so that
    /// nothing is settled before both are named.
    pub then: Option<Amount>,
}

/// An amount to put after some words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Amount {
    /// The words of the action before the amount: `bid`, `bid zeus`.
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

    /// The one action under a path, where there is just one.
    pub fn only(&self, path: &str) -> Option<String> {
        match self.next.as_slice() {
            [] => Some(path.to_owned()),
            [(word, next)] => next.only(&join(path, word)),
            _ => None,
        }
    }

    /// Every whole action under a path, in order.
    pub fn leaves(&self, path: &str) -> Vec<String> {
        if self.is_leaf() {
            return vec![path.to_owned()];
        }
        self.next.iter().flat_map(|(word, next)| next.leaves(&join(path, word))).collect()
    }

    /// The least and the most where every choice here is an amount, ends the action, and leaves no gap.
    pub fn amounts(&self) -> Option<(i64, i64)> {
        let number = |(word, next): &(String, Words)| {
            let number: i64 = word.parse().ok()?;
            (next.is_leaf() && number.to_string() == *word).then_some(number)
        };
        let numbers: Vec<i64> = self.next.iter().map(number).collect::<Option<_>>()?;
        let (least, most) = (*numbers.iter().min()?, *numbers.iter().max()?);
        (most.checked_sub(least)? == numbers.len() as i64 - 1).then_some((least, most))
    }
}

/// A path one word longer.
pub fn join(path: &str, word: &str) -> String {
    if path.is_empty() { word.to_owned() } else { format!("{path} {word}") }
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
        assert_eq!(tree.leaves(""), ["bid 5", "bid 6", "pass", "bribe sparta peasant"]);
        assert_eq!(tree.only(""), None);
        assert_eq!(tree.at("bribe").and_then(|level| level.only("bribe")).as_deref(), Some("bribe sparta peasant"));
    }

    #[test]
    fn a_number_that_leads_on_or_leaves_a_gap_is_no_amount() {
        for words in [["lay 1 3", "lay 2 5"], ["build 1", "build 3"], ["open 01", "open 2"], ["go 1", "go x"]] {
            let tree = Words::tree(words);
            assert_eq!(tree.next[0].1.amounts(), None, "{words:?}");
        }
        let far = [format!("bid {}", i64::MIN), format!("bid {}", i64::MAX)];
        assert_eq!(Words::tree(far.iter().map(String::as_str)).next[0].1.amounts(), None);
    }

    #[test]
    fn hints_compare_whole_words() {
        let hints = Hints {
            main: Some("bid ares 5".to_owned()),
            confirm: vec!["bribe".to_owned(), "bid 4".to_owned()],
            listed: vec!["build".to_owned()],
            open: Some("summon siren".to_owned()),
            wishes: vec!["bid".to_owned()],
            ..Hints::default()
        };
        assert!(hints.asks_again("bribe sparta peasant") && hints.asks_again("bid 4"));
        assert!(!hints.asks_again("bid 40") && !hints.asks_again("bid"));
        assert!(hints.lists("build naxos") && !hints.lists("builder"));
        assert!(hints.opens("summon") && hints.opens("summon siren") && !hints.opens("summon fates"));
        assert!(hints.wants("bid ares 1") && !hints.wants("bidding") && Hints::default().wants("end"));
        assert!(hints.leads_to_main("bid ares") && !hints.leads_to_main("bid a"));
    }
}
