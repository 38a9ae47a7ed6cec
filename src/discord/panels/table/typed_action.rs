//! Actions typed instead of tapped: in notation, or in words of verb and object, in the reader's language or in English.
//!
//! [`Known::by_notation`], [`Known::by_label`] and [`Known::in_full`] find the one action that is typed as a whole: it may
//! be done at once. All other methods only suggest: the reader chooses, or confirms.

#[cfg(test)]
mod tests;

use super::typed_words::{Verbs, fits, in_order, is_word, letters, likeness, says_in_full, words};
use crate::discord::panels::{cast, say, tell};
use agon_gamemaster::TableSnapshot;
use agon_lang::{Arg, GameWords, Language, fold};
use agon_rules::AnyView;
use std::collections::{BTreeMap, BTreeSet};

/// The longest label of a choice, and its longest value.
pub const LONGEST_CHOICE: usize = 100;
/// The most typed words to compare with the known ones.
const COMPARED: usize = 12;
/// The least likeness of a near action, and the most that a further one is less alike than the nearest.
const ALIKE: f64 = 0.6;
const FARTHER: f64 = 0.15;

/// The actions that a person may mean.
pub struct Known {
    actions: Vec<Candidate>,
    /// Words without a meaning of their own.
    small: BTreeSet<String>,
    /// The words for each first word of notations.
    verbs: BTreeMap<String, Verbs>,
}

/// An action, with the words that name it.
pub struct Candidate {
    /// The notation.
    pub notation: String,
    /// The label with verb and object. No other candidate has the same.
    pub label: String,
    /// The notation and the label, folded.
    folded: [String; 2],
    /// The words of its labels with verb and object, one list for each language.
    labels: Vec<Vec<String>>,
    /// Its spellings, word by word. The first is the notation.
    spellings: Vec<Vec<String>>,
    /// All words that may name it: those of its spellings, and verbs that people use.
    words: BTreeSet<String>,
}

/// The words for actions and for things.
struct Vocabulary<'a> {
    game: &'a dyn GameWords,
    languages: Vec<Language>,
    nouns: Vec<Vec<String>>,
    /// The single letters in notations. Each names a place, so it is no small word.
    letters: BTreeSet<String>,
    small: BTreeSet<String>,
    verbs: BTreeMap<String, Verbs>,
}

impl<'a> Vocabulary<'a> {
    fn new(language: Language, game: &'a dyn GameWords, actions: &[String]) -> Vocabulary<'a> {
        let mut languages = vec![language, Language::English];
        languages.dedup();
        let groups = languages.iter().flat_map(|language| game.nouns(*language));
        let nouns = groups.map(|group| group.iter().map(|word| fold(word)).collect()).collect();
        let all = actions.iter().flat_map(|notation| notation.split(' '));
        let letters: BTreeSet<String> = all.filter(|word| is_letter(word)).map(fold).collect();
        let small = languages.iter().flat_map(|language| words(&say(*language, "ui-typed-small-words")));
        let small = small.filter(|word| !letters.contains(word)).collect();
        Vocabulary { game, languages, nouns, letters, small, verbs: BTreeMap::new() }
    }

    /// Returns the words for the first word of a notation, without small ones.
    fn verbs(&mut self, notation: &str) -> &Verbs {
        let first = first_word(notation);
        let (game, languages, small) = (self.game, &self.languages, &self.small);
        self.verbs.entry(first.to_owned()).or_insert_with(|| {
            let meaningful = |word: &String| !is_letter(word) && !small.contains(word);
            let all = |text: &dyn Fn(Language) -> String| -> BTreeSet<String> {
                let texts = languages.iter().map(|language| text(*language));
                texts.flat_map(|text| letters(&text).collect::<Vec<_>>()).filter(meaningful).collect()
            };
            Verbs {
                own: all(&|language| game.label(language, first)),
                others: all(&|language| game.synonyms(language, first)),
            }
        })
    }

    /// Returns the words that mean the same as one of these.
    fn same(&self, words: &BTreeSet<String>) -> Vec<String> {
        let meant = |group: &&Vec<String>| group.iter().any(|word| words.iter().any(|known| fits(word, known)));
        self.nouns.iter().filter(meant).flatten().cloned().collect()
    }

    fn candidate(&mut self, view: &AnyView, notation: String) -> Candidate {
        let label = self.game.whole_label(self.reader(), view, &notation);
        let whole = self.languages.iter().map(|language| words(&self.game.whole_label(*language, view, &notation)));
        let labels: Vec<Vec<String>> = whole.collect();
        let short = self.languages.iter().map(|language| words(&self.game.label(*language, &notation)));
        let mut spellings: Vec<Vec<String>> =
            [words(&notation)].into_iter().chain(labels.iter().cloned()).chain(short).collect();
        spellings.dedup();
        let mut known: BTreeSet<String> = spellings.iter().flatten().cloned().collect();
        let said = self.game.said(self.reader(), &notation);
        known.extend(letters(&said).filter(|word| !self.letters.contains(word)));
        known.extend(self.same(&known));
        let verbs = self.verbs(&notation);
        known.extend(verbs.own.iter().chain(&verbs.others).cloned());
        Candidate { folded: [fold(&notation), fold(&label)], notation, label, labels, spellings, words: known }
    }

    /// Returns the reader's own language.
    fn reader(&self) -> Language {
        self.languages.first().copied().unwrap_or_default()
    }
}

impl Candidate {
    /// The words of its notation in a fixed order: two ways between the same places have the same.
    fn sorted(&self) -> Vec<&String> {
        let mut words: Vec<&String> = self.spellings.first().into_iter().flatten().collect();
        words.sort_unstable();
        words
    }

    fn is_named_by(&self, typed: &str, fits: impl Fn(&str, &str) -> bool) -> bool {
        self.words.iter().any(|known| fits(typed, known))
    }

    /// Returns the label with the cost and gain of the action, as a panel shows them, if both fit a suggestion.
    pub fn priced(&self, language: Language, snapshot: &TableSnapshot, view: &AnyView) -> String {
        let cast = cast(language, snapshot.seats());
        let gain = snapshot.game().words.gain(language, &cast, view, &self.notation);
        let args =
            |gain: String| -> [(&str, Arg); 2] { [("action", self.label.as_str().into()), ("gain", gain.into())] };
        let priced = gain.map(|gain| tell(language, "ui-typed-priced", &args(gain)));
        priced.filter(|told| told.encode_utf16().count() <= LONGEST_CHOICE).unwrap_or_else(|| self.label.clone())
    }
}

impl Known {
    /// Actions of a viewer with their words.
    pub fn new(language: Language, game: &dyn GameWords, view: &AnyView, actions: Vec<String>) -> Known {
        let mut vocabulary = Vocabulary::new(language, game, &actions);
        let mut actions: Vec<Candidate> =
            actions.into_iter().map(|notation| vocabulary.candidate(view, notation)).collect();
        let mut labels: BTreeMap<String, usize> = BTreeMap::new();
        for action in &actions {
            *labels.entry(action.label.clone()).or_default() += 1;
        }
        for action in actions.iter_mut().filter(|action| labels.get(&action.label).is_some_and(|alike| *alike > 1)) {
            action.label = format!("{} ({})", action.label, action.notation);
        }
        Known { actions, small: vocabulary.small, verbs: vocabulary.verbs }
    }

    /// Returns the viewer's legal actions.
    pub fn legal(language: Language, snapshot: &TableSnapshot) -> Known {
        match snapshot.view() {
            Some(view) => Known::new(language, snapshot.game().words, view, view.legal()),
            None => Known { actions: Vec::new(), small: BTreeSet::new(), verbs: BTreeMap::new() },
        }
    }

    /// Finds the action with this notation.
    pub fn by_notation(&self, typed: &str) -> Option<&Candidate> {
        let folded = fold(typed);
        self.actions.iter().find(|action| action.folded[0] == folded)
    }

    /// Finds the only action with this label: verb and object, word by word.
    pub fn by_label(&self, typed: &str) -> Option<&Candidate> {
        let typed = words(typed);
        only(self.actions.iter().filter(|action| action.labels.contains(&typed)).collect())
    }

    /// Finds the only action whose label is said in full, maybe with another form of its verb and without small words.
    pub fn in_full(&self, typed: &str) -> Option<&Candidate> {
        let typed = words(typed);
        let says = |action: &&Candidate| {
            let verbs = self.verbs.get(first_word(&action.notation));
            verbs.is_some_and(|verbs| action.labels.iter().any(|label| says_in_full(&typed, label, verbs, &self.small)))
        };
        only(self.actions.iter().filter(says).collect())
    }

    /// Suggests the actions that typed words fit best. Even if it is only one, it may not be the one that is meant.
    pub fn suggestions(&self, typed: &str) -> Vec<&Candidate> {
        let whole = self.by_notation(typed).or_else(|| self.by_label(typed)).or_else(|| self.in_full(typed));
        if let Some(whole) = whole {
            return vec![whole];
        }
        let typed = words(typed);
        let mut found = self.with_spelling(&typed);
        if !typed.iter().any(|word| is_word(word) && !self.small.contains(word)) {
            return found;
        }
        if found.is_empty() {
            found = self.with_same_words(&typed);
        }
        if found.is_empty() {
            found = self.with_all_words(&typed, |typed, known| typed == known);
        }
        if found.is_empty() {
            found = self.with_all_words(&typed, fits);
        }
        self.in_typed_order(found, &typed)
    }

    /// Returns the actions with a spelling of exactly these words.
    fn with_spelling(&self, typed: &[String]) -> Vec<&Candidate> {
        self.actions.iter().filter(|action| action.spellings.iter().any(|spelling| spelling == typed)).collect()
    }

    /// Returns the actions with a spelling of these words in any order, small words left out.
    fn with_same_words(&self, typed: &[String]) -> Vec<&Candidate> {
        let sorted = |spelling: &[String]| -> Vec<String> {
            let mut words: Vec<String> = spelling.iter().filter(|word| !self.small.contains(*word)).cloned().collect();
            words.sort_unstable();
            words
        };
        let typed = sorted(typed);
        self.actions.iter().filter(|action| action.spellings.iter().any(|words| sorted(words) == typed)).collect()
    }

    /// Returns the actions that all typed words name but for small ones, and of these those with the most words named.
    fn with_all_words(&self, typed: &[String], fits: impl Fn(&str, &str) -> bool) -> Vec<&Candidate> {
        let left_out = |action: &Candidate| -> Option<usize> {
            let missing = typed.iter().filter(|word| !action.is_named_by(word, &fits));
            missing.map(|word| self.small.contains(word).then_some(1_usize)).sum()
        };
        let found: Vec<(usize, &Candidate)> =
            self.actions.iter().filter_map(|action| Some((left_out(action)?, action))).collect();
        let least = found.iter().map(|(left, _)| *left).min();
        found.into_iter().filter(|(left, _)| Some(*left) == least).map(|(_, action)| action).collect()
    }

    /// Leaves out an action if another of the same words, and it alone, is read in the typed order: a way is not the way
    /// back.
    fn in_typed_order<'a>(&self, found: Vec<&'a Candidate>, typed: &[String]) -> Vec<&'a Candidate> {
        let reads = |action: &Candidate| action.spellings.iter().any(|spelling| in_order(typed, spelling, &self.small));
        let read: BTreeSet<Vec<&String>> =
            found.iter().filter(|action| reads(action)).map(|action| action.sorted()).collect();
        found.iter().copied().filter(|action| reads(action) || !read.contains(&action.sorted())).collect()
    }

    /// Returns the actions that continue the typed text. If there are many, those of different kinds come first.
    pub fn fitting(&self, typed: &str, many: usize) -> Vec<&Candidate> {
        let (folded, typed) = (fold(typed), words(typed));
        let (last, before) = typed.split_last().map_or(("", typed.as_slice()), |(last, rest)| (last.as_str(), rest));
        let begun = |action: &Candidate| {
            self.small.contains(last)
                || action.is_named_by(last, |typed, known| known.starts_with(typed) || fits(typed, known))
        };
        let goes_on = |action: &&Candidate| {
            action.folded.iter().any(|spelling| spelling.contains(&folded))
                || (begun(action)
                    && before.iter().all(|word| self.small.contains(word) || action.is_named_by(word, fits)))
        };
        let found: Vec<&Candidate> = self.actions.iter().filter(goes_on).collect();
        if found.len() <= many {
            return found;
        }
        // The first amount of each kind, then the second of each, and so on.
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let mut placed: Vec<(usize, &Candidate)> = Vec::new();
        for action in found {
            let kind = action.notation.rsplit_once(' ').map_or(action.notation.as_str(), |(kind, _)| kind);
            let count = counts.entry(kind).or_default();
            *count += 1;
            placed.push((*count, action));
        }
        placed.sort_by_key(|(place, _)| *place);
        placed.into_iter().map(|(_, action)| action).collect()
    }

    /// Finds the likeliest meanings of unknown words, the nearest first.
    pub fn nearest(&self, typed: &str, most: usize) -> Vec<&Candidate> {
        let typed: Vec<String> = words(typed).into_iter().filter(|word| !self.small.contains(word)).collect();
        let typed = typed.get(..COMPARED).unwrap_or(&typed);
        if typed.is_empty() {
            return Vec::new();
        }
        let alike = |action: &Candidate| {
            let alike = typed.iter().map(|word| likeness(word, &action.words));
            alike.sum::<f64>() / typed.len() as f64
        };
        let mut near: Vec<(f64, &Candidate)> = self.actions.iter().map(|action| (alike(action), action)).collect();
        near.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let best = near.first().map_or(0.0, |(alike, _)| *alike);
        let close = |(alike, _): &(f64, &Candidate)| *alike >= ALIKE && *alike + FARTHER >= best;
        near.into_iter().filter(close).map(|(_, action)| action).take(most).collect()
    }

    /// Returns an action of each kind, as examples of what is possible.
    pub fn examples(&self, most: usize) -> Vec<&Candidate> {
        let mut kinds = BTreeSet::new();
        self.actions.iter().filter(|action| kinds.insert(first_word(&action.notation))).take(most).collect()
    }
}

/// Returns the only one, if there is exactly one.
fn only(found: Vec<&Candidate>) -> Option<&Candidate> {
    match found.as_slice() {
        [one] => Some(*one),
        _ => None,
    }
}

/// Returns the first word of a notation.
fn first_word(notation: &str) -> &str {
    notation.split(' ').next().unwrap_or_default()
}

/// True if a word is a single letter.
fn is_letter(word: &str) -> bool {
    is_word(word) && word.chars().count() == 1
}
