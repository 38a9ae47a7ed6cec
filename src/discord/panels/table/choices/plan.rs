//! The places of a level's choices, from the tree of words and the game's hints alone.
//!
//! Invariants: the layout reaches every action under the level; a level fits its rows; a menu holds at most [`CHOICES`]
//! entries, and no two of them send the same value.

use super::At;
use super::layout::{Entry, Layout, List, Room, list};
use crate::discord::ids::Asked;
use crate::discord::parts::CHOICES;
use agon_rules::menu::{Hints, Pick, WordTree, begins, join};

/// The last word of an action that declines. It is a button beside its menu.
const NONE: &str = "none";
/// The most words of each kind that are buttons. More go into a menu.
const WORDS: usize = 10;
/// The most branches with a menu each. With more, each is a button and one has a menu.
const MENUS: usize = 2;
/// The most amounts on buttons beside a form.
const AMOUNTS: usize = 3;

/// Lays out a level; the root if the level does not exist.
pub fn layout(tree: &WordTree, hints: &Hints, room: Room<'_>, at: &At) -> Layout {
    let found = tree.at(&at.path).filter(|level| !level.is_leaf());
    let (path, level) = found.map_or((String::new(), tree), |level| (at.path.clone(), level));
    let plan = Plan { hints, room, page: at.page };
    let back = back(tree, &path);
    let (path, level) = plan.settle(path, level);
    let groups = plan.groups(&path, level);
    let laid =
        Plan::shapes(&path, &groups).into_iter().map(|shape| plan.lay(&path, level, &groups, shape, back.as_deref()));
    // The last shape always fits: one menu and one button.
    { laid }.find(|laid| laid.rows() <= room.rows).unwrap_or_default()
}

/// Returns the nearest level above that shows more than this one.
fn back(tree: &WordTree, path: &str) -> Option<String> {
    let (above, _) = path.rsplit_once(' ').unwrap_or(("", path));
    match tree.at(above) {
        _ if path.is_empty() => None,
        Some(level) if level.next.len() > 1 => Some(above.to_owned()),
        _ => back(tree, above),
    }
}

/// The target of a word.
enum Kind<'a> {
    /// The end of an action.
    Action,
    /// Exactly one action.
    Only(String),
    /// The amount of an action.
    Amounts(i64, i64),
    /// A further level.
    Branch(&'a WordTree),
}

/// The words of a level, sorted by their targets.
#[derive(Default)]
struct Groups<'a> {
    /// Complete actions.
    actions: Vec<Entry>,
    /// WordTree that need an amount, with its range.
    amounts: Vec<(String, i64, i64)>,
    /// WordTree that lead to a further level.
    branches: Vec<(String, &'a WordTree)>,
}

/// The form of a level's branches.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Branches {
    /// Each as a menu.
    Menus,
    /// All their actions in the one menu of the level.
    Merged,
    /// Each as a button. One of them also has an open menu.
    Buttons,
    /// Their words in the one menu of the level. One that the game names also has an open menu.
    Listed,
}

/// The form of a level. WordTree without a button go into the one menu of the level.
#[derive(Clone, Copy)]
struct Shape {
    actions: bool,
    amounts: bool,
    branches: Branches,
    open: bool,
}

struct Plan<'a> {
    hints: &'a Hints,
    room: Room<'a>,
    page: usize,
}

impl Plan<'_> {
    fn kind<'w>(&self, path: &str, child: &'w WordTree) -> Kind<'w> {
        match (child.only(path), child.amounts()) {
            _ if child.is_leaf() => Kind::Action,
            (Some(action), _) => Kind::Only(action),
            (None, Some((least, most))) if !path.is_empty() && self.asks(path, least, most) => {
                Kind::Amounts(least, most)
            }
            _ => Kind::Branch(child),
        }
    }

    /// True if these numbers are an amount for buttons, or for a form whose id fits.
    fn asks(&self, path: &str, least: i64, most: i64) -> bool {
        let ask = Asked::new(self.room.game, path, least, most);
        !self.hints.lists(path) && (few(least, most) || ask.words().len() <= self.room.words)
    }

    /// Returns the choice that has its own menu on the root.
    fn picked(&self, path: &str) -> Option<&Pick> {
        self.hints.pick.as_ref().filter(|_| path.is_empty())
    }

    /// Sorts the words of a level. If the level itself is an amount, it has only that one.
    fn groups<'w>(&self, path: &str, level: &'w WordTree) -> Groups<'w> {
        let mut groups = Groups::default();
        if let Kind::Amounts(least, most) = self.kind(path, level)
            && !self.hints.spreads(path)
        {
            groups.amounts.push((path.to_owned(), least, most));
            return groups;
        }
        let picked = self.picked(path);
        for (word, child) in level.next.iter().filter(|(word, _)| picked.is_none_or(|pick| pick.word != *word)) {
            let path = join(path, word);
            match self.kind(&path, child) {
                Kind::Only(_) | Kind::Amounts(..) | Kind::Branch(_) if self.hints.spreads(&path) => {
                    groups.actions.extend(child.leaves(&path).into_iter().map(Entry::Act));
                }
                Kind::Action => groups.actions.push(Entry::Act(path)),
                Kind::Only(action) => groups.actions.push(Entry::Only { word: path, action }),
                Kind::Amounts(least, most) => groups.amounts.push((path, least, most)),
                Kind::Branch(child) => groups.branches.push((path, child)),
            }
        }
        if path.is_empty() {
            let inner = |words: &&String| groups.branches.iter().any(|(branch, _)| begins(words, branch));
            let whole = |words: &&String| level.at(words).is_some_and(WordTree::is_leaf);
            let short: Vec<_> = self.hints.spread.iter().filter(inner).filter(whole).cloned().map(Entry::Act).collect();
            groups.actions.extend(short);
        }
        groups
    }

    /// Skips levels of one word, down to the first that needs a layout.
    fn settle<'w>(&self, path: String, level: &'w WordTree) -> (String, &'w WordTree) {
        let [(word, child)] = level.next.as_slice() else { return (path, level) };
        let next = join(&path, word);
        if self.hints.spreads(&next) {
            return (path, level);
        }
        match self.kind(&next, child) {
            Kind::Branch(child) if self.picked(&path).is_none() && !self.fits_one_menu(&next, child) => {
                self.settle(next, child)
            }
            _ => (path, level),
        }
    }

    /// True if one menu can hold the branch: few actions, and no amount, which buttons show better.
    fn fits_one_menu(&self, path: &str, branch: &WordTree) -> bool {
        let groups = self.groups(path, branch);
        let further = match (groups.branches.as_slice(), groups.actions.as_slice()) {
            ([(path, child)], []) => self.fits_one_menu(path, child),
            _ => true,
        };
        groups.amounts.is_empty() && further && branch.leaves(path).len() <= CHOICES
    }

    /// Returns the possible shapes of a level, the best first. If the level is full, first its actions go into the
    /// menu, then the open menu closes, then branches go into the menu, and amounts last.
    fn shapes(path: &str, groups: &Groups<'_>) -> Vec<Shape> {
        let Groups { actions, amounts, branches } = groups;
        let only = actions.iter().filter(|entry| matches!(entry, Entry::Only { .. })).count();
        let leaves: usize = branches.iter().map(|(path, child)| child.leaves(path).len()).sum();
        let best = match branches.len() {
            // Below the root, labels do not depend on the word before them, so one menu can hold them all.
            1.. if !path.is_empty() && amounts.is_empty() && leaves + only <= CHOICES => Branches::Merged,
            few if few <= MENUS => Branches::Menus,
            some if some <= WORDS => Branches::Buttons,
            _ => Branches::Listed,
        };
        let mut shapes = Vec::new();
        for amounts in as_buttons(amounts.len()) {
            for branches in [best, Branches::Listed] {
                for open in [true, false] {
                    let as_buttons = as_buttons(actions.len());
                    shapes.extend(as_buttons.map(|actions| Shape { amounts, branches, open, actions }));
                }
            }
        }
        shapes
    }

    fn lay(&self, path: &str, level: &WordTree, groups: &Groups<'_>, shape: Shape, back: Option<&str>) -> Layout {
        let Groups { actions, amounts, branches } = groups;
        let mut desk = Desk { buttons: Vec::new(), rest: Vec::new(), lists: Vec::new() };
        self.lay_amounts(amounts, shape.amounts, &mut desk);
        let others = !desk.rest.is_empty();
        let words = || branches.iter().map(|(path, _)| Entry::Open(path.clone()));
        let open = branches.iter().find(|(path, _)| self.hints.opens(path)).filter(|_| shape.open);
        match shape.branches {
            Branches::Menus => {}
            Branches::Merged => {
                let longer = level.next.iter().filter(|(_, child)| !child.is_leaf());
                desk.rest.extend(longer.flat_map(|(word, child)| child.leaves(&join(path, word))).map(Entry::Act));
            }
            Branches::Buttons => desk.buttons.extend(words()),
            Branches::Listed => desk.rest.extend(words()),
        }
        // WordTree and amounts stand above the menus that they open. A level with only actions has them below its menus.
        let above = !desk.buttons.is_empty();
        let standing = match shape.branches {
            Branches::Menus => branches.as_slice(),
            Branches::Merged => &[],
            Branches::Buttons => open.or(branches.first().filter(|_| shape.open)).map_or(&[][..], std::slice::from_ref),
            Branches::Listed => open.map_or(&[][..], std::slice::from_ref),
        };
        for (word, child) in standing {
            let none = child.at(NONE).filter(|none| shape.branches == Branches::Menus && none.is_leaf());
            let none = none.map(|_| join(word, NONE));
            desk.lists.push(list(path, word, led_to(word, child, none.as_deref()), self.page));
            desk.buttons.extend(none.map(Entry::Act));
        }
        let merged = |entry: &&Entry| shape.branches == Branches::Merged && matches!(entry, Entry::Only { .. });
        let place = if shape.actions { &mut desk.buttons } else { &mut desk.rest };
        place.extend(actions.iter().filter(|entry| !merged(entry)).cloned());
        let others = others
            && shape.amounts
            && desk.rest.iter().all(|entry| amounts.iter().any(|(word, ..)| *word == entry.words()));
        let rest = List { others, ..list(path, path, desk.rest, self.page) };
        let lists = Some(rest).filter(|rest| !rest.entries.is_empty()).into_iter().chain(desk.lists).collect();
        desk.buttons.extend(back.map(|back| Entry::Back(back.to_owned())));
        let (above, below) = if above { (desk.buttons, Vec::new()) } else { (Vec::new(), desk.buttons) };
        Layout { above, lists, below }
    }

    /// Lays out amounts: the first few of a single one, or the least of each of several and a menu for another.
    fn lay_amounts(&self, amounts: &[(String, i64, i64)], as_buttons: bool, desk: &mut Desk) {
        let act = |path: &str, amount: i64| Entry::Act(join(path, &amount.to_string()));
        match amounts {
            [(path, least, most)] if as_buttons => {
                let shown = if few(*least, *most) { AMOUNTS + 1 } else { AMOUNTS };
                desk.buttons.extend((*least..=*most).take(shown).map(|amount| act(path, amount)));
                if !few(*least, *most) {
                    desk.buttons.push(Entry::Ask(Asked::new(self.room.game, path, *least, *most)));
                }
            }
            several => {
                if as_buttons {
                    desk.buttons.extend(several.iter().map(|(path, least, _)| act(path, *least)));
                }
                desk.rest.extend(several.iter().map(|(path, ..)| Entry::Open(path.clone())));
            }
        }
    }
}

/// Returns the entries of a branch's menu: all its actions if they fit, else its next words.
fn led_to(path: &str, branch: &WordTree, but: Option<&str>) -> Vec<Entry> {
    let leaves: Vec<String> = branch.leaves(path).into_iter().filter(|leaf| Some(leaf.as_str()) != but).collect();
    if leaves.len() <= CHOICES {
        return leaves.into_iter().map(Entry::Act).collect();
    }
    let next = branch.next.iter().map(|(word, child)| (join(path, word), child));
    let entry = |(word, child): (String, &WordTree)| child.only(&word).map_or(Entry::Open(word), Entry::Act);
    next.filter(|(word, _)| Some(word.as_str()) != but).map(entry).collect()
}

/// A level in the middle of its layout.
struct Desk {
    buttons: Vec<Entry>,
    /// The entries of the one menu of the level.
    rest: Vec<Entry>,
    lists: Vec<List>,
}

/// True if buttons can name all amounts.
fn few(least: i64, most: i64) -> bool {
    most - least <= AMOUNTS as i64
}

/// Returns the options for words on buttons: yes and no, but only no for too many words.
fn as_buttons(words: usize) -> impl Iterator<Item = bool> {
    [true, false].into_iter().filter(move |yes| !yes || words <= WORDS)
}
