//! The screen "Why can't I?": the player picks an action, and the answer names the rule that forbids it.

mod ranges;

use super::board;
use super::choices::At;
use super::choices::layout::{Entry, List, list};
use crate::discord::ids::{CustomId, RulesClick, SeatClick, TableClick};
use crate::discord::panels::{GOLD, button, say, tell, title};
use crate::discord::parts::{CHOICES, Choice, Embed, Menu, MenuKind, Parts, Tone};
use agon_gamemaster::{Refused, TableSnapshot};
use agon_lang::{GameWords, Language};
use agon_rules::AnyView;
use agon_rules::menu::{WordTree, join};
use agon_rules::table::Rejected;
use ranges::Joined;
use std::collections::BTreeMap;

/// The path of the level with the actions that players do not want in this phase. No action has this path.
const ELSE: &str = "*";

/// The reason why an action is not possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The sentence.
    pub text: String,
    /// The nearest possible action.
    pub instead: Option<String>,
    /// The page of the rules with details.
    pub topic: Option<&'static str>,
}

impl Answer {
    /// Makes the answer about an action. `reason` is `None` if the action is possible by now.
    pub fn new(snapshot: &TableSnapshot, action: &str, reason: Option<&Refused>, text: String) -> Answer {
        let refusal = match reason {
            Some(Refused::Rejected(Rejected::Refused { refusal, .. })) => Some(refusal),
            _ => None,
        };
        let topic = refusal.and_then(|refusal| snapshot.game().words.topic_of_refusal(refusal));
        let view = snapshot.view().filter(|_| snapshot.my_turn());
        let instead = view.and_then(|view| nearest(view, action)).filter(|_| refusal.is_some());
        Answer { text, instead, topic }
    }
}

/// Finds the possible action that differs only in its amount, by the smallest difference.
fn nearest(view: &AnyView, action: &str) -> Option<String> {
    let (words, amount) = action.rsplit_once(' ')?;
    let amount: i64 = amount.parse().ok()?;
    let away = |legal: &String| {
        let (other, near) = legal.rsplit_once(' ')?;
        let near: i64 = near.parse().ok()?;
        (other == words).then(|| near.abs_diff(amount))
    };
    view.legal().into_iter().filter_map(|legal| Some((away(&legal)?, legal))).min().map(|(_, legal)| legal)
}

/// Returns the whole actions that a level lists. [`why`] joins those with the same reason.
pub fn listed(snapshot: &TableSnapshot, impossible: &[String], at: &At) -> Vec<String> {
    let place = place(impossible, at);
    let level_choices = LevelChoices::of(snapshot, impossible, place);
    let (path, level) = settle(&level_choices.tree, place);
    let acts = entries(&path, level).into_iter().filter_map(|entry| match entry {
        Entry::Act(action) => Some(action),
        _ => None,
    });
    acts.collect()
}

/// Returns the path of the level to show. A level without such actions shows the root.
fn place<'p>(impossible: &[String], at: &'p At) -> &'p str {
    let all = WordTree::tree(impossible.iter().map(String::as_str));
    let known = at.path == ELSE || all.at(&at.path).is_some_and(|level| !level.is_leaf());
    if known { at.path.as_str() } else { "" }
}

/// Builds a level of the actions that are not possible now. `impossible` are whole actions, `reasons` those against the
/// actions that the level lists, and `answer` explains one of them.
pub fn why(
    language: Language,
    snapshot: &TableSnapshot,
    impossible: &[String],
    reasons: &BTreeMap<String, Rejected>,
    at: &At,
    answer: Option<&Answer>,
) -> Parts {
    let words = snapshot.game().words;
    let place = place(impossible, at);
    let level_choices = LevelChoices::of(snapshot, impossible, place);
    let (path, level) = settle(&level_choices.tree, place);
    let mut lines: Vec<String> = answer.into_iter().map(|answer| answer.text.clone()).collect();
    if answer.is_none() && !snapshot.may_choose() {
        lines.push(board::who_must_act(language, words, snapshot));
    }
    lines.push(say(language, if impossible.is_empty() { "ui-why-all" } else { "ui-why" }));
    let embed = Embed {
        title: title(language, snapshot.game(), snapshot.table()),
        text: lines.join("\n\n"),
        colour: GOLD,
        footer: String::new(),
    };
    // The ids of a message must differ, so the level of other actions uses its own name for its menu.
    let shown = if place == ELSE { ELSE } else { path.as_str() };
    let joined = Joined::new(language, snapshot, entries(&path, level), reasons);
    let list = list(shown, shown, joined.entries.clone(), at.page);
    let open = |at: &str, key| button(snapshot, TableClick::Why(format!("{at}@0")), say(language, key));
    let back = match place {
        "" => button(snapshot, SeatClick::Refresh, say(language, "label-back")),
        ELSE => open("", "label-back"),
        path => {
            open(climbed(&level_choices.tree, path).unwrap_or(if level_choices.rest { ELSE } else { "" }), "label-back")
        }
    };
    let topic = answer.and_then(|answer| answer.topic).map(str::to_owned);
    let page = RulesClick::Of { game: snapshot.table().game.clone(), topic };
    let mut buttons = vec![back, button(snapshot, page, say(language, "label-rules"))];
    buttons.extend((level_choices.more && place.is_empty()).then(|| open(ELSE, "label-else")));
    let instead = answer.and_then(|answer| answer.instead.as_deref()).map(|instead| {
        let label = tell(language, "ui-instead", &[("action", words.label(language, instead).into())]);
        vec![button(snapshot, TableClick::Act(instead.to_owned()), label).tone(Tone::Main)]
    });
    Parts { embed: Some(embed), ..Parts::default() }
        .buttons(instead.unwrap_or_default())
        .menu(menu(language, words, snapshot, &list, &joined))
        .buttons(buttons)
}

/// The choices of a level.
struct LevelChoices {
    tree: WordTree,
    /// True if it holds the actions that players do not want in this phase.
    rest: bool,
    /// True if there are more such actions elsewhere.
    more: bool,
}

impl LevelChoices {
    fn of(snapshot: &TableSnapshot, impossible: &[String], path: &str) -> LevelChoices {
        let hints = snapshot.view().map(AnyView::hints).unwrap_or_default();
        let (first, other): (Vec<&str>, Vec<&str>) =
            impossible.iter().map(String::as_str).partition(|action| hints.is_relevant(action));
        let rest = first.is_empty() || path == ELSE || (!path.is_empty() && !hints.is_relevant(path));
        let more = !rest && !other.is_empty();
        LevelChoices { tree: WordTree::tree(if rest { other } else { first }), rest, more }
    }
}

/// Reads chosen words: a whole action to explain, or a level.
pub fn pick(impossible: &[String], words: &str) -> Result<String, At> {
    let tree = WordTree::tree(impossible.iter().map(String::as_str));
    match (tree.at(words), At::read(words)) {
        _ if words.is_empty() => Err(At::default()),
        (Some(level), _) if !level.is_leaf() => Err(At { path: words.to_owned(), page: 0 }),
        (None, Some(at)) => Err(at),
        // The action is possible by now, or never was impossible: the rules explain it.
        _ => Ok(words.to_owned()),
    }
}

/// Returns the level of a path, and skips levels with one way on.
fn settle<'w>(tree: &'w WordTree, path: &str) -> (String, &'w WordTree) {
    let found = tree.at(path).filter(|level| !level.is_leaf());
    let (mut path, mut level) = found.map_or((String::new(), tree), |level| (path.to_owned(), level));
    while let [(word, next)] = level.next.as_slice()
        && !next.is_leaf()
    {
        path = join(&path, word);
        level = next;
    }
    (path, level)
}

/// Finds the nearest level above, below the root, that shows more than one way.
fn climbed<'p>(tree: &WordTree, path: &'p str) -> Option<&'p str> {
    let above = |path: &&'p str| path.rsplit_once(' ').map(|(above, _)| above);
    let shows = |path: &&str| tree.at(path).is_some_and(|level| level.next.len() > 1);
    std::iter::successors(above(&path), above).find(shows)
}

/// Returns all whole actions under a level if they fit one menu, else its words.
fn entries(path: &str, level: &WordTree) -> Vec<Entry> {
    let leaves = level.leaves(path);
    if leaves.len() <= CHOICES {
        return leaves.into_iter().filter(|leaf| !leaf.is_empty()).map(Entry::Act).collect();
    }
    let ways = level.next.iter().map(|(word, next)| {
        let words = join(path, word);
        if next.is_leaf() { Entry::Act(words) } else { Entry::Open(words) }
    });
    ways.collect()
}

fn menu(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot, list: &List, joined: &Joined) -> Menu {
    let choice = |entry: &Entry| match entry {
        Entry::Turn { to, pages } => {
            let args = [("page", (to.page as i64 + 1).into()), ("pages", (*pages as i64).into())];
            Choice::new(entry.words(), tell(language, "ui-more-choices", &args))
        }
        _ => {
            let value = entry.words();
            let label = joined.label(&value).unwrap_or_else(|| words.label(language, &value));
            Choice::new(value, label)
        }
    };
    Menu {
        id: CustomId::new(TableClick::Why(list.at.words()), snapshot.table().table, snapshot.seq()),
        placeholder: say(language, "ui-why-pick"),
        choices: list.entries.iter().map(choice).collect(),
        count: 1,
        kind: MenuKind::Words,
    }
}
