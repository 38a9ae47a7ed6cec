//! Clicks about the caller's orders: `set lot 3.1.0`, `rank <game> plan 4 255 bid ares`.

use super::{read_switch, switch_word};

/// A click about the caller's orders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrdersClick {
    /// Shows the orders.
    Show,
    /// Orders to decline.
    Decline(About),
    /// Adds an entry to a list: this one, or the chosen one.
    Add(About, Option<String>),
    /// Removes the last entry of a list.
    RemoveLast(About),
    /// Withdraws an order.
    Withdraw(About),
    /// Sets whether an order answers only when the caller's time is up.
    AtZero(About, bool),
    /// Asks for a limit in a form.
    Limit(Limit),
    /// Words that no version wrote. Only a caller with a seat gets the answer that the button is too old.
    Unread(String),
}

/// The offer that an order belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// Its word.
    pub id: String,
    /// Its scope: one word.
    pub scope: String,
}

/// A limit that a form asks for: for the whole order, or for an entry of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limit {
    /// The game's id.
    pub game: String,
    /// The offer.
    pub about: About,
    /// The lowest limit; always 1 for an entry.
    pub least: i64,
    /// The highest limit.
    pub most: i64,
    /// The object of the limit: words with a label.
    pub of: String,
    /// True for an entry of a list.
    pub place: bool,
}

impl OrdersClick {
    pub(super) fn words(&self) -> String {
        match self {
            OrdersClick::Show => String::new(),
            OrdersClick::Decline(about) => format!("set {}", about.words()),
            OrdersClick::Add(about, Some(place)) => format!("add {} {place}", about.words()),
            OrdersClick::Add(about, None) => format!("add {}", about.words()),
            OrdersClick::RemoveLast(about) => format!("last {}", about.words()),
            OrdersClick::Withdraw(about) => format!("drop {}", about.words()),
            OrdersClick::AtZero(about, on) => format!("zero {} {}", about.words(), switch_word(*on)),
            OrdersClick::Limit(limit) => limit.words(),
            OrdersClick::Unread(words) => words.clone(),
        }
    }

    pub(super) fn read(words: &str) -> OrdersClick {
        let known = match words.split_once(' ') {
            Some((what, rest)) => OrdersClick::known(what, rest),
            None => words.is_empty().then_some(OrdersClick::Show),
        };
        known.unwrap_or_else(|| OrdersClick::Unread(words.to_owned()))
    }

    fn known(what: &str, rest: &str) -> Option<OrdersClick> {
        let mut parts = rest.splitn(3, ' ');
        let about = About::read(&mut parts);
        Some(match what {
            "set" => OrdersClick::Decline(about?),
            "add" => OrdersClick::Add(about?, parts.next().map(str::to_owned)),
            "last" => OrdersClick::RemoveLast(about?),
            "drop" => OrdersClick::Withdraw(about?),
            "zero" => OrdersClick::AtZero(about?, read_switch(parts.next()?)?),
            "limit" => OrdersClick::Limit(Limit::of_order(rest)?),
            "rank" => OrdersClick::Limit(Limit::of_place(rest)?),
            _ => return None,
        })
    }
}

impl About {
    fn words(&self) -> String {
        format!("{} {}", self.id, self.scope)
    }

    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<About> {
        Some(About { id: parts.next()?.to_owned(), scope: parts.next()?.to_owned() })
    }
}

impl Limit {
    fn words(&self) -> String {
        let Limit { game, about, least, most, of, place } = self;
        let about = about.words();
        if *place {
            format!("rank {game} {about} {most} {of}")
        } else {
            format!("limit {game} {about} {least} {most} {of}")
        }
    }

    /// Reads `<game> <id> <scope> <least> <most> <words>`.
    fn of_order(words: &str) -> Option<Limit> {
        let mut parts = words.splitn(6, ' ');
        let (game, about) = (parts.next()?.to_owned(), About::read(&mut parts)?);
        let (least, most) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        Some(Limit { game, about, least, most, of: parts.next()?.to_owned(), place: false })
    }

    /// Reads `<game> <id> <scope> <most> <words>`.
    fn of_place(words: &str) -> Option<Limit> {
        let mut parts = words.splitn(5, ' ');
        let (game, about) = (parts.next()?.to_owned(), About::read(&mut parts)?);
        let most = parts.next()?.parse().ok()?;
        Some(Limit { game, about, least: 1, most, of: parts.next()?.to_owned(), place: true })
    }
}
