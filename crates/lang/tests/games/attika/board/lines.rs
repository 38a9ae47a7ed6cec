//! Lines of a text in their order, and the nouns of English.

use super::super::words;
use agon_lang::{Language, text};
use agon_rules::Seat;
use agon_rules::attika::Cards;
use agon_rules::attika::data::{Building, Landscape};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The lines of a text, from the first to the last.
pub struct Lines<'a> {
    lines: Vec<&'a str>,
    at: usize,
}

impl<'a> Lines<'a> {
    pub fn of(told: &'a str) -> Lines<'a> {
        Lines { lines: told.lines().collect(), at: 0 }
    }

    /// Reads the next line if it has this form; otherwise stays before it.
    pub fn take<T>(&mut self, read: impl FnOnce(&'a str) -> Option<T>) -> Option<T> {
        let found = read(self.lines.get(self.at)?)?;
        self.at += 1;
        Some(found)
    }

    /// Passes the next line if it is this one.
    pub fn is(&mut self, line: &str) -> Option<()> {
        self.take(|next| (next == line).then_some(()))
    }

    /// Passes the heading of a section.
    pub fn section(&mut self, name: &str) -> Option<()> {
        self.is("")?;
        self.is(&format!("**{name}**"))
    }

    /// True after the last line.
    pub fn ended(&self) -> bool {
        self.at == self.lines.len()
    }
}

/// Returns the text between two others.
pub fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.strip_prefix(before)?.strip_suffix(after)
}

/// The things of a kind by their nouns.
type Nouns<T> = LazyLock<HashMap<String, T>>;

fn noun(key: &str, n: i64) -> String {
    text(Language::English, &format!("attika-{}", key.replace('_', "-")), &[("n", n.into())])
}

/// Collects the singular and the plural of things.
fn nouns<T: Copy>(all: &[T], class: &str, id: fn(T) -> &'static str) -> HashMap<String, T> {
    let both = |thing: &T| [1, 2].map(|n| (noun(&format!("{class}-{}", id(*thing)), n), *thing));
    all.iter().flat_map(both).collect()
}

static BUILDINGS: Nouns<Building> = LazyLock::new(|| nouns(&Building::ALL, "building", Building::id));
static LANDSCAPES: Nouns<Landscape> = LazyLock::new(|| nouns(&Landscape::ALL, "landscape", Landscape::id));

/// The seats by their cities and by their marks.
static OWNERS: Nouns<Seat> = LazyLock::new(|| {
    let names = |seat: Seat| [words().city(Language::English, seat), words().mark(seat).to_owned()];
    (0..4).map(Seat).flat_map(|seat| names(seat).map(|name| (name, seat))).collect()
});

/// Finds the building with this noun.
pub fn building(name: &str) -> Option<Building> {
    BUILDINGS.get(name).copied()
}

/// Finds the building with this name after its article: `a tower`.
pub fn building_a(name: &str) -> Option<Building> {
    Building::ALL.into_iter().find(|kind| noun(&format!("building-{}.a", kind.id()), 1) == name)
}

/// Finds the landscape with this noun.
pub fn landscape(name: &str) -> Option<Landscape> {
    LANDSCAPES.get(name).copied()
}

/// Finds the seat with this city, or with its mark.
pub fn owner(name: &str) -> Option<Seat> {
    OWNERS.get(name).copied()
}

/// Finds the seat at the start of a text, as in `▲ Athens (Ana)`, and returns the rest of the text.
pub fn held(text: &str) -> Option<(Seat, &str)> {
    (0..4).map(Seat).find_map(|seat| {
        let head = format!("{} {} (", words().mark(seat), words().city(Language::English, seat));
        Some((seat, text.strip_prefix(&head)?.split_once(')')?.1))
    })
}

/// Reads the number at the start of a text: `3 amphorae`.
pub fn number<T: std::str::FromStr>(text: &str) -> Option<T> {
    text.split(' ').next()?.parse().ok()
}

/// Reads a counted noun: `2 corn fields`; without a number it is one.
pub fn counted(text: &str) -> Option<(u8, &str)> {
    match text.split_once(' ') {
        Some((n, rest)) if n.bytes().all(|byte| byte.is_ascii_digit()) => Some((n.parse().ok()?, rest)),
        _ => Some((1, text)),
    }
}

/// Reads landscapes: `3 water, 1 forest and 2 hills`, `no card`.
pub fn cards(text: &str) -> Option<Cards> {
    if text == "no card" {
        return Some(Cards::NONE);
    }
    let mut counts = [0; Landscape::COUNT];
    for part in text.replace(" and ", ", ").split(", ") {
        let (n, name) = counted(part)?;
        counts[landscape(name)?.index()] += n;
    }
    Some(Cards::new(counts))
}
