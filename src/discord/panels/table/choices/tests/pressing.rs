//! Presses every button and menu: each level stays within Discord's limits, and each action needs the fewest presses.

use crate::discord::ids::{Asked, CustomId, LONGEST, TableClick};
use crate::discord::panels::table::choices::layout::{Entry, Layout, Room};
use crate::discord::panels::table::choices::plan::layout;
use crate::discord::panels::table::choices::{At, LEVEL, Step, meaning};
use crate::discord::parts::CHOICES;
use agon_rules::menu::{Hints, WordTree};
use agon_store::TableId;
use std::collections::{HashMap, HashSet, VecDeque};

pub const GAME: &str = "alongishgame";
/// The highest table and step that ids have room for.
const TABLE: TableId = TableId(36_i64.pow(6) - 1);
const STEP: u32 = 99_999;

fn id(click: TableClick) -> String {
    CustomId::new(click, TABLE, STEP).to_string()
}

/// The choices of a seat.
pub struct Choices {
    pub legal: Vec<String>,
    pub tree: WordTree,
    pub hints: Hints,
}

impl Choices {
    pub fn new(legal: Vec<String>, hints: Hints) -> Choices {
        let tree = WordTree::tree(legal.iter().map(String::as_str));
        Choices { legal, tree, hints }
    }

    pub fn screen(&self, at: &At) -> Layout {
        let rows = LEVEL - usize::from(self.hints.pick.is_some() && at.path.is_empty());
        let room = Room { rows, words: Asked::room(TABLE, STEP), game: GAME };
        let laid = layout(&self.tree, &self.hints, room, at);
        self.fits(&laid, rows, at);
        laid
    }

    /// Asserts that a layout is within Discord's limits and repeats nothing.
    fn fits(&self, laid: &Layout, rows: usize, at: &At) {
        assert!(laid.rows() <= rows, "{} rows at {at:?} of {:?}", laid.rows(), self.legal);
        let buttons = laid.above.iter().chain(&laid.below);
        let menus = laid.lists.iter().map(|list| id(TableClick::Go(list.at.words())));
        let mut ids = HashSet::new();
        for id in buttons.map(|entry| id(entry.click())).chain(menus) {
            assert!(id.len() <= LONGEST, "{} bytes in {id}", id.len());
            assert!(CustomId::read(&id).is_some_and(|read| read.to_string() == id), "{id}");
            assert!(ids.insert(id.clone()), "twice {id} at {at:?} of {:?}", self.legal);
        }
        for list in &laid.lists {
            assert!((1..=CHOICES).contains(&list.entries.len()), "{} choices at {at:?}", list.entries.len());
            let values: HashSet<String> = list.entries.iter().map(Entry::words).collect();
            assert_eq!(values.len(), list.entries.len(), "a value twice at {at:?}: {list:?}");
            assert!(values.iter().all(|value| value.len() <= 100), "{values:?}");
        }
        let back = |entry: &&Entry| matches!(entry, Entry::Back(_));
        let last = if laid.below.is_empty() { &laid.above } else { &laid.below };
        let backs = laid.above.iter().chain(&laid.below).filter(back).count();
        assert!(backs <= 1 && last.iter().rev().skip(1).all(|entry| !back(&entry)), "nothing stands behind Back");
        // Only the root may be empty except for the choice with its own menu.
        let some = laid.above.len() + laid.below.len() + laid.lists.len() > backs;
        assert!(some || rows < LEVEL, "empty at {at:?}");
    }

    /// Counts the least presses for each action through every button, menu and form. A form counts two.
    pub fn presses(&self) -> HashMap<String, usize> {
        let mut found = HashMap::new();
        let mut seen = HashSet::from([At::default().words()]);
        let mut open = VecDeque::from([(At::default(), 1)]);
        let mut reach = |action: String, presses| {
            assert!(self.legal.contains(&action), "`{action}` is offered, but not legal");
            found.entry(action).or_insert(presses);
        };
        while let Some((at, presses)) = open.pop_front() {
            let laid = self.screen(&at);
            let listed = laid.lists.into_iter().flat_map(|list| list.entries);
            for entry in laid.above.into_iter().chain(laid.below).chain(listed) {
                let words = entry.words();
                match (&entry, meaning(&self.tree, &self.hints, &words)) {
                    (Entry::Act(_) | Entry::Only { .. }, Step::Do(action) | Step::Confirm(action)) => {
                        reach(action, presses);
                    }
                    (Entry::Ask(asked), _) => {
                        for amount in asked.amount.least..=asked.amount.most {
                            reach(asked.input(amount), presses + 1);
                        }
                    }
                    (Entry::Open(_) | Entry::Back(_) | Entry::Turn { .. }, Step::Open(to)) => {
                        if seen.insert(to.words()) {
                            open.push_back((to, presses + 1));
                        }
                    }
                    (_, step) => panic!("{entry:?} at {at:?} means {step:?}"),
                }
            }
        }
        found
    }

    /// Asserts that every action can be reached within `most` presses.
    pub fn reached_in(&self, most: usize) -> HashMap<String, usize> {
        let presses = self.presses();
        let lost: Vec<_> = self.legal.iter().filter(|action| !presses.contains_key(*action)).collect();
        assert!(lost.is_empty(), "lost: {lost:?} of {:?}", self.legal);
        let far: Vec<_> = presses.iter().filter(|(_, presses)| **presses > most).collect();
        assert!(far.is_empty(), "more than {most} presses: {far:?}");
        presses
    }

    pub fn root(&self) -> Layout {
        self.screen(&At::default())
    }
}
