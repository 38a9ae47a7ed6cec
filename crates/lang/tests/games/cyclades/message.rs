//! English messages read backwards: the values that a line of text holds. The wording comes from the messages, so a new
//! wording needs no new reader.

use agon_lang::{Arg, Language, raise, text};
use agon_rules::Seat;
use agon_rules::cyclades::Sea;
use agon_rules::cyclades::data::{Building, CITIES, Creature, God, Island};
use std::cell::RefCell;
use std::collections::HashMap;
use std::iter::Peekable;
use std::rc::Rc;

/// A value read from a text, or the fault of the text.
pub type Found<T> = Result<T, String>;

/// The mark around the number of a value in a template.
const MARK: char = '\u{1}';

thread_local! {
    /// The templates of the messages by key: in the singular and in the plural.
    static TEMPLATES: RefCell<HashMap<String, Rc<[String; 2]>>> = RefCell::default();
}

/// Returns a message with a mark for each of its values.
fn templates(key: &str, names: &[&str]) -> Rc<[String; 2]> {
    let template = |n: i64| {
        let mut values = vec![("n", Arg::from(n))];
        values.retain(|_| !names.contains(&"n"));
        values.extend(names.iter().enumerate().map(|(at, name)| (*name, Arg::from(format!("{MARK}{at}{MARK}")))));
        text(Language::English, key, &values)
    };
    TEMPLATES.with_borrow_mut(|known| {
        Rc::clone(known.entry(key.to_owned()).or_insert_with(|| Rc::new([1, 2].map(template))))
    })
}

/// Matches a text with a template, and returns the values at its marks.
fn values<'a, const N: usize>(line: &'a str, template: &str) -> Option<[&'a str; N]> {
    let pieces: Vec<&str> = template.split(MARK).collect();
    let (first, pairs) = pieces.split_first()?;
    let mut rest = line.strip_prefix(*first)?;
    let mut values = [""; N];
    let last = pairs.len() / 2;
    for (pair, number) in pairs.chunks(2).zip(1..) {
        let [at, literal] = pair else { return None };
        let (value, after) =
            if number == last { (rest.strip_suffix(*literal)?, "") } else { rest.split_once(*literal)? };
        *values.get_mut(at.parse::<usize>().ok()?)? = value;
        rest = after;
    }
    rest.is_empty().then_some(values)
}

/// Reads the values of a message out of a text; `None` if the text is no such message.
pub fn read<'a, const N: usize>(line: &'a str, key: &str, names: [&str; N]) -> Option<[&'a str; N]> {
    let raised = line.starts_with(char::is_uppercase);
    let templates = templates(key, &names);
    templates.iter().find_map(|said| if raised { values(line, &raise(said)) } else { values(line, said) })
}

/// Reads the values of a message that must be there.
pub fn need<'a, const N: usize>(line: &'a str, key: &str, names: [&str; N]) -> Found<[&'a str; N]> {
    read(line, key, names).ok_or_else(|| format!("`{line}` is no {key}"))
}

/// Returns a message without values, in the singular.
pub fn said(key: &str) -> String {
    templates(key, &[])[0].clone()
}

/// The lines of a section.
pub struct Lines<'a>(Peekable<std::str::Lines<'a>>);

impl<'a> Lines<'a> {
    pub fn new(section: &'a str) -> Lines<'a> {
        Lines(section.lines().peekable())
    }

    /// Takes a line, whatever it says.
    pub fn line(&mut self) -> Found<&'a str> {
        self.0.next().ok_or_else(|| "a line is missing".to_owned())
    }

    /// Takes the next line if it is this message.
    pub fn take<const N: usize>(&mut self, key: &str, names: [&str; N]) -> Option<[&'a str; N]> {
        let line: &'a str = self.0.peek().copied()?;
        let values = read(line, key, names)?;
        self.0.next();
        Some(values)
    }

    /// Takes the next line, which must be this message.
    pub fn need<const N: usize>(&mut self, key: &str, names: [&str; N]) -> Found<[&'a str; N]> {
        need(self.line()?, key, names)
    }

    /// Takes the next line if it is this message without values.
    pub fn says(&mut self, key: &str) -> bool {
        self.take(key, []).is_some()
    }

    /// Takes the heading of a section.
    pub fn heading(&mut self, section: &str) -> Found<()> {
        let wanted = format!("**{}**", said(&format!("cyclades-board-{section}")));
        let line = self.line()?;
        if line == wanted { Ok(()) } else { Err(format!("`{line}` instead of {wanted}")) }
    }

    /// Makes sure that no line is left.
    pub fn end(mut self) -> Found<()> {
        self.0.next().map_or(Ok(()), |line| Err(format!("`{line}` is too much")))
    }
}

/// Splits a text in two.
pub fn split<'a>(text: &'a str, by: &str) -> Found<(&'a str, &'a str)> {
    text.split_once(by).ok_or_else(|| format!("`{text}` has no `{by}`"))
}

/// Reads each item of a list.
pub fn all<T>(list: &str, by: &str, item: impl Fn(&str) -> Found<T>) -> Found<Vec<T>> {
    list.split(by).map(item).collect()
}

pub fn number(text: &str) -> Found<u64> {
    text.parse().map_err(|_| format!("`{text}` is no number"))
}

/// Reads the number of a counted noun: 3 of `3 troops`.
pub fn count(text: &str) -> Found<u64> {
    number(split(text, " ")?.0)
}

fn named<T: Copy>(all: &[T], name: impl Fn(T) -> String, text: &str) -> Found<T> {
    all.iter().copied().find(|&thing| name(thing) == text).ok_or_else(|| format!("`{text}` is unknown"))
}

pub fn god(text: &str) -> Found<God> {
    named(&God::ALL, |god| said(&format!("god-{}", god.id())), text)
}

pub fn creature(text: &str) -> Found<Creature> {
    named(&Creature::ALL, |creature| raise(&said(&format!("cyclades-creature-{}", creature.id()))), text)
}

pub fn building(text: &str) -> Found<Building> {
    named(&Building::ALL, |building| raise(&said(&format!("cyclades-building-{}", building.id()))), text)
}

pub fn island(text: &str) -> Found<Island> {
    named(&Island::ALL, |island| raise(island.id()), text)
}

pub fn sea(text: &str) -> Found<Sea> {
    Sea::read(text).ok_or_else(|| format!("`{text}` is no space"))
}

/// Names the city of a seat.
pub fn city_of(seat: usize) -> String {
    super::words().city(Language::English, Seat(seat as u8))
}

/// Reads a city, and returns its id.
pub fn city(text: &str) -> Found<&'static str> {
    let seats: Vec<usize> = (0..CITIES.len()).collect();
    named(&seats, city_of, text).map(|seat| CITIES[seat])
}

/// Finds the first city that a text names, and returns its id.
pub fn city_in(text: &str) -> Found<&'static str> {
    let places = (0..CITIES.len()).filter_map(|seat| Some((text.find(&city_of(seat))?, CITIES[seat])));
    places.min().map(|(_, city)| city).ok_or_else(|| format!("`{text}` names no city"))
}
