//! Amounts that one reason forbids: neighbouring choices that differ only in their amount become one choice.

use super::nearest;
use crate::discord::panels::table::choices::layout::Entry;
use crate::discord::panels::tell;
use agon_gamemaster::TableSnapshot;
use agon_lang::Language;
use agon_rules::refusal::Fact;
use agon_rules::table::Rejected;
use std::collections::BTreeMap;

/// The choices of a level, with neighbouring amounts of the same reason joined.
pub(super) struct Joined {
    /// The choices. A joined one is the action of its range that is nearest to a possible amount.
    pub entries: Vec<Entry>,
    /// The actions that stand for a range, and the labels of their ranges: `Bid 11–26`.
    ranges: Vec<(String, String)>,
}

/// A choice that ends in an amount, its label around that amount, and the reason against it.
struct Amount<'r> {
    words: String,
    amount: i64,
    label: (String, String),
    reason: &'r Rejected,
}

impl Joined {
    /// Joins the choices of a level. Choices without a reason stay as they are.
    pub fn new(
        language: Language,
        snapshot: &TableSnapshot,
        entries: Vec<Entry>,
        reasons: &BTreeMap<String, Rejected>,
    ) -> Joined {
        let read = |entry: Entry| {
            let amount = Amount::read(language, snapshot, &entry, reasons);
            (entry, amount)
        };
        let choices: Vec<(Entry, Option<Amount>)> = entries.into_iter().map(read).collect();
        let mut joined = Joined { entries: Vec::new(), ranges: Vec::new() };
        for run in choices.chunk_by(|(_, one), (_, next)| follows(one.as_ref(), next.as_ref())) {
            match run {
                [(first, Some(least)), .., (last, Some(most))] => {
                    let value = if possible_above(snapshot, first, least) { last } else { first };
                    joined.ranges.push((value.words(), range(language, least, most)));
                    joined.entries.push(value.clone());
                }
                single => joined.entries.extend(single.iter().map(|(entry, _)| entry.clone())),
            }
        }
        joined
    }

    /// Returns the label of the range that an action stands for.
    pub fn label(&self, action: &str) -> Option<String> {
        self.ranges.iter().find(|(value, _)| value == action).map(|(_, label)| label.clone())
    }
}

impl<'r> Amount<'r> {
    /// Reads an action that ends in an amount, if its label shows that amount once and a reason is known.
    fn read(
        language: Language,
        snapshot: &TableSnapshot,
        entry: &Entry,
        reasons: &'r BTreeMap<String, Rejected>,
    ) -> Option<Amount<'r>> {
        let Entry::Act(action) = entry else { return None };
        let (words, number) = action.rsplit_once(' ')?;
        let amount: i64 = number.parse().ok()?;
        let reason = reasons.get(action)?;
        let label = around(&snapshot.game().words.label(language, action), number)?;
        Some(Amount { words: words.to_owned(), amount, label, reason })
    }
}

/// True if a choice is the next amount of the same action, for the same reason.
fn follows(one: Option<&Amount>, next: Option<&Amount>) -> bool {
    let (Some(one), Some(next)) = (one, next) else { return false };
    one.words == next.words && one.amount.checked_add(1) == Some(next.amount) && alike(one, next)
}

/// True if the reasons against two amounts differ at most where each names its own amount.
fn alike(one: &Amount, other: &Amount) -> bool {
    let (Rejected::Refused { refusal: a, .. }, Rejected::Refused { refusal: b, .. }) = (one.reason, other.reason)
    else {
        return one.reason == other.reason;
    };
    let own = |a: &Fact, b: &Fact| *a == Fact::Number(one.amount) && *b == Fact::Number(other.amount);
    let mut facts = a.facts.iter().zip(&b.facts);
    let same = facts.all(|((name, a), (other_name, b))| name == other_name && (a == b || own(a, b)));
    (a.rule, a.section, a.facts.len()) == (b.rule, b.section, b.facts.len()) && same
}

/// True if the nearest possible amount is above a range that begins with this choice.
fn possible_above(snapshot: &TableSnapshot, first: &Entry, least: &Amount) -> bool {
    let near = snapshot.view().and_then(|view| nearest(view, &first.words()));
    let near = near.and_then(|action| action.rsplit_once(' ')?.1.parse().ok());
    near.is_some_and(|near: i64| near > least.amount)
}

/// Labels a range in the words of its greatest amount, so that a noun beside it is in the plural.
fn range(language: Language, least: &Amount, most: &Amount) -> String {
    let args = [("least", least.amount.into()), ("most", most.amount.into())];
    let (before, after) = &most.label;
    format!("{before}{}{after}", tell(language, "ui-why-range", &args))
}

/// Splits a label around a number, if the number is in it exactly once and part of no other word.
fn around(label: &str, number: &str) -> Option<(String, String)> {
    let split = |(at, _): (usize, &str)| Some((label.get(..at)?, label.get(at + number.len()..)?));
    let whole = |(before, after): &(&str, &str)| {
        !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric)
    };
    let mut found = label.match_indices(number).filter_map(split).filter(whole);
    let (before, after) = found.next()?;
    found.next().is_none().then(|| (before.to_owned(), after.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::Refusal;

    #[test]
    fn a_label_is_split_around_its_amount() {
        let halves = |before: &str, after: &str| Some((before.to_owned(), after.to_owned()));
        assert_eq!(around("Bid 11", "11"), halves("Bid ", ""));
        assert_eq!(around("11 bieten", "11"), halves("", " bieten"));
        assert_eq!(around("C2 → D3: 2", "2"), halves("C2 → D3: ", ""));
        // The number is missing, part of another one, or there twice.
        assert_eq!(around("No bid", "0"), None);
        assert_eq!(around("Bid 11", "1"), None);
        assert_eq!(around("2 of 2", "2"), None);
    }

    #[test]
    fn reasons_are_alike_if_they_differ_in_the_amount_alone() {
        let refused = |amount: i64, most: i64, rule| {
            let refusal = Refusal::new(rule, "4.4").number("amount", amount).number("most", most);
            Rejected::Refused { text: format!("bid {amount}"), refusal }
        };
        let follow = |one: (i64, &Rejected), next: (i64, &Rejected)| {
            let amount = |(amount, reason)| Amount {
                words: "bid".to_owned(),
                amount,
                label: ("Bid ".to_owned(), String::new()),
                reason,
            };
            follows(Some(&amount(one)), Some(&amount(next)))
        };
        let (high, higher) = (refused(11, 10, "bid-too-high"), refused(12, 10, "bid-too-high"));
        assert!(follow((11, &high), (12, &higher)));
        assert!(!follow((11, &high), (13, &refused(13, 10, "bid-too-high"))), "a gap");
        assert!(!follow((11, &high), (12, &refused(12, 9, "bid-too-high"))), "another number");
        assert!(!follow((11, &high), (12, &refused(12, 10, "bid-too-low"))), "another rule");
        let turn = Rejected::NotWaited(agon_rules::Seat(1));
        assert!(follow((11, &turn), (12, &turn)) && !follow((11, &turn), (12, &higher)));
    }
}
