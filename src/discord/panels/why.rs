//! Why can't I? Pick what you wanted; the rule that forbids it answers.

use super::choices::At;
use super::choices::layout::{Entry, List, list};
use super::{GOLD, button, game_words, say, tell, title};
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::parts::{CHOICES, Choice, Embed, Menu, MenuKind, Parts};
use agon_gamemaster::Look;
use agon_lang::{GameWords, Language};
use agon_rules::menu::{Words, join};

/// A level of what is not possible now; `wishes` are whole actions, `answer` says why one of them is not.
pub fn why(language: Language, look: &Look, wishes: &[String], at: &At, answer: Option<String>) -> Parts {
    let Some(words) = game_words(&look.table.game) else { return Parts::default() };
    let tree = Words::tree(wishes.iter().map(String::as_str));
    let (path, level) = settle(&tree, &at.path);
    let mut lines: Vec<String> = answer.into_iter().collect();
    let all_possible = tree.next.is_empty();
    lines.push(say(language, if all_possible { "ui-why-all" } else { "ui-why" }));
    let embed = Embed { title: title(language, look), text: lines.join("\n\n"), colour: GOLD, footer: String::new() };
    let list = list(&path, &path, entries(&path, level), at.page);
    let back = if path.is_empty() {
        button(look, Verb::Seat, "refresh", say(language, "label-back"))
    } else {
        let above = path.rsplit_once(' ').map_or("", |(above, _)| above);
        button(look, Verb::Why, &climbed(&tree, above).words(), say(language, "label-back"))
    };
    let rules = button(look, Verb::Rules, &look.table.game, say(language, "label-rules"));
    Parts { embed: Some(embed), ..Parts::default() }.menu(menu(language, words, look, &list)).buttons(vec![back, rules])
}

/// Where chosen words lead: a whole action to be asked about, or a level.
pub fn wish(wishes: &[String], words: &str) -> Result<String, At> {
    let tree = Words::tree(wishes.iter().map(String::as_str));
    match (tree.at(words), At::read(words)) {
        _ if words.is_empty() => Err(At::default()),
        (Some(level), _) if !level.is_leaf() => Err(At { path: words.to_owned(), page: 0 }),
        (None, Some(at)) => Err(at),
        // What is possible by now, or was never a wish: the rules say so.
        _ => Ok(words.to_owned()),
    }
}

/// The level of a path, down past levels with one way on.
fn settle<'w>(tree: &'w Words, path: &str) -> (String, &'w Words) {
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

/// The nearest level above that shows more than one way.
fn climbed(tree: &Words, path: &str) -> At {
    let mut path = path;
    while !path.is_empty() && tree.at(path).is_some_and(|level| level.next.len() <= 1) {
        path = path.rsplit_once(' ').map_or("", |(above, _)| above);
    }
    At { path: path.to_owned(), page: 0 }
}

/// All whole actions under a level where they fit one menu, else its words.
fn entries(path: &str, level: &Words) -> Vec<Entry> {
    let leaves = level.leaves(path);
    if leaves.len() <= CHOICES {
        return leaves.into_iter().map(Entry::Act).collect();
    }
    let ways = level.next.iter().map(|(word, next)| {
        let words = join(path, word);
        if next.is_leaf() { Entry::Act(words) } else { Entry::Open(words) }
    });
    ways.collect()
}

fn menu(language: Language, words: &dyn GameWords, look: &Look, list: &List) -> Menu {
    let choice = |entry: &Entry| match entry {
        Entry::Turn { to, pages } => {
            let args = [("page", (to.page as i64 + 1).into()), ("pages", (*pages as i64).into())];
            Choice::new(entry.words(), tell(language, "ui-more-choices", &args))
        }
        _ => Choice::new(entry.words(), words.label(language, &entry.words())),
    };
    Menu {
        id: CustomId::new(Verb::Why, look.table.table, look.seq, list.at.words()),
        placeholder: say(language, "ui-why-pick"),
        choices: list.entries.iter().map(choice).collect(),
        count: 1,
        kind: MenuKind::Words,
    }
}
