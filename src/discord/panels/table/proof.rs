//! The luck of a table, checked: the commitments, the opened seeds and seals, and the comparison.
//!
//! Commitments of secret choices are shown here and nowhere else.

use super::files;
use crate::discord::ids::{CustomId, Page, TableClick};
use crate::discord::panels::{GOLD, say, seat_name, show_button, tell, title};
use crate::discord::parts::{Button, Embed, Parts};
use agon_gamemaster::{TableId, TableSnapshot};
use agon_lang::Language;
use agon_rules::luck::Seed;
use agon_rules::verify::{Misfit, Unchecked, Verified, Why};

/// Makes the button that checks a table's luck.
pub fn button(language: Language, table: TableId) -> Button {
    Button::new(CustomId::new(TableClick::Proof, table, 0), say(language, "label-check-luck"))
}

/// Describes a table that is not over: its commitment, and the current sealed choices.
pub fn sealed(language: Language, snapshot: &TableSnapshot) -> Parts {
    let mut lines = vec![value(language, "ui-proof-promise", snapshot.commitment()), say(language, "ui-proof-later")];
    if !snapshot.locked().is_empty() {
        lines.extend([String::new(), say(language, "ui-proof-locked")]);
        lines.extend(snapshot.locked().iter().map(|(seat, commitment)| {
            let name = seat_name(language, snapshot.game().words, snapshot.seats(), *seat);
            tell(language, "ui-proof-locked-line", &[("name", name.into()), ("value", commitment.as_str().into())])
        }));
    }
    page(language, snapshot, lines)
}

/// Describes a table that never began.
pub fn unplayed(language: Language, snapshot: &TableSnapshot) -> Parts {
    let mut lines = opened(language, snapshot);
    lines.push(say(language, "ui-proof-nothing"));
    page(language, snapshot, lines)
}

/// Describes the check of a table that is over, for a reader in its own server (`here`) or elsewhere.
pub fn checked(language: Language, snapshot: &TableSnapshot, here: bool, found: &Result<Verified, Misfit>) -> Parts {
    let mut lines = opened(language, snapshot);
    match found {
        Ok(verified) => lines.extend(fits(language, verified)),
        Err(misfit) => {
            let args = [("step", i64::from(misfit.step).into())];
            lines.push(tell(language, misfit_key(&misfit.why), &args));
        }
    }
    lines.extend([String::new(), say(language, "ui-proof-own")]);
    lines.extend(imported(language, snapshot));
    let shown = show_button(language, CustomId::new(Page::Proof, snapshot.table().table, 0));
    page(language, snapshot, lines)
        .buttons(here.then_some(shown).into_iter().collect())
        .menu(files::menu(language, snapshot))
}

/// Returns a line for a table that came from a file.
pub fn imported(language: Language, snapshot: &TableSnapshot) -> Option<String> {
    let at = format!("<t:{}:D>", snapshot.table().imported_at_ms?.div_euclid(1000));
    Some(tell(language, "ui-imported-at", &[("at", at.into())]))
}

fn opened(language: Language, snapshot: &TableSnapshot) -> Vec<String> {
    let seed = Seed(snapshot.over().map_or([0; 32], |over| over.seed.0)).to_hex();
    let promise = value(language, "ui-proof-promise", snapshot.commitment());
    vec![promise, value(language, "ui-proof-seed", &seed), String::new()]
}

fn fits(language: Language, verified: &Verified) -> Vec<String> {
    let count = |key: &str, count: u32| tell(language, key, &[("count", i64::from(count).into())]);
    let mut lines = vec![count("ui-proof-steps", verified.steps)];
    if verified.promise {
        lines.push(say(language, "ui-proof-promised"));
        lines.push(count("ui-proof-draws", verified.draws));
    }
    if verified.seats {
        lines.push(say(language, "ui-proof-seats"));
    }
    if verified.seals > 0 {
        lines.push(count("ui-proof-seals", verified.seals));
    }
    if verified.unchecked.contains(&Unchecked::Seals) {
        lines.push(say(language, "ui-proof-unsealed"));
    }
    if verified.standing {
        lines.push(say(language, "ui-proof-standing"));
    }
    if verified.unchecked.contains(&Unchecked::Conceded) {
        lines.push(say(language, "ui-proof-conceded"));
    }
    lines
}

fn misfit_key(why: &Why) -> &'static str {
    match why {
        Why::Promise => "ui-proof-misfit-promise",
        Why::Luck { .. } => "ui-proof-misfit-luck",
        Why::Seats { .. } => "ui-proof-misfit-seats",
        Why::Seal { .. } | Why::SealSteps { .. } | Why::SealTwice { .. } => "ui-proof-misfit-seal",
        Why::Standing | Why::NoStanding => "ui-proof-misfit-standing",
        _ => "ui-proof-misfit-log",
    }
}

fn value(language: Language, key: &str, value: &str) -> String {
    tell(language, key, &[("value", value.into())])
}

fn page(language: Language, snapshot: &TableSnapshot, lines: Vec<String>) -> Parts {
    let title =
        tell(language, "ui-proof-title", &[("title", title(language, snapshot.game(), snapshot.table()).into())]);
    let embed = Embed { title, text: lines.join("\n"), colour: GOLD, footer: String::new() };
    Parts { embed: Some(embed), ..Parts::default() }
}
