//! Clicks about my orders: `set lot 3.1.0`, `rank <game> plan 4 255 bid ares`.

/// A click about my orders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrdersClick {
    /// Shows them.
    Show,
    /// Orders to decline.
    Decline(About),
    /// Adds a place to a list: this one, or the one chosen.
    Add(About, Option<String>),
    /// Takes the last place of a list away.
    RemoveLast(About),
    /// Takes an order back.
    Withdraw(About),
    /// Asks for a limit in a form.
    Limit(Limit),
    /// Words that no version wrote: only somebody with a seat is told so.
    Unread(String),
}

/// The offer an order is laid down under.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// Its word.
    pub id: String,
    /// Its scope: one word.
    pub scope: String,
}

/// A limit asked for in a form: for the whole order, or for a place of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limit {
    /// The game's id.
    pub game: String,
    /// The offer.
    pub about: About,
    /// The least limit; of a place it is always 1.
    pub least: i64,
    /// The highest limit.
    pub most: i64,
    /// The thing it limits: words with a label.
    pub of: String,
    /// Set where that is a place of a list.
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
