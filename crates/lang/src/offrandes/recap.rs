//! The sentences of a recap's lines, for their reader and for everybody else.

#[cfg(test)]
mod tests;

use super::{TOP, names, scene};
use crate::{Language, Say, join, raise, text};
use agon_rules::Seat;
use agon_rules::game::Viewer;
use agon_rules::offrandes::data::{Altar, Animal, Character, INCOME, PURSE};
use agon_rules::offrandes::{Lack, Line, Sale, Unreached};

/// The longest line, in UTF-16 units.
const LONGEST: usize = 150;

/// Returns the sentence of a line.
pub(super) fn recap(l: Language, reader: Viewer, line: &Line) -> String {
    let teller = Teller { l, reader };
    match line {
        Line::Start { seat } => teller.of("start", *seat).text(),
        Line::Phase { round, phase } => raise(&scene::phase_of_round(l, *round, phase.id())),
        Line::Picks { seat, characters } => {
            let list = join(l, &names::characters(l, characters.iter().copied()));
            teller.of("picks", *seat).with("list", list).text()
        }
        Line::Sold(sale) => teller.sold(sale),
        Line::NoMoney { .. } => teller.say("no-money").text(),
        Line::NobodyBribed { bribers } => teller.nobody_bribed(bribers),
        Line::Bribed { seat, victim, ladder, own, theirs, pushed } => {
            teller.bribed((*seat, *victim), *ladder, (*own, *theirs), *pushed)
        }
        Line::Unreached { briber, why, .. } => {
            let key = match why {
                Unreached::Guarded => "unreached-guarded",
                Unreached::Bribed => "unreached-bribed",
                Unreached::Nothing => "unreached-nothing",
            };
            teller.say(key).with("briber", *briber).text()
        }
        Line::Lists { order, .. } => {
            let cities: Vec<String> = order.iter().map(|&seat| teller.name(seat)).collect();
            teller.say("lists").with("list", join(l, &cities)).text()
        }
        Line::ListFailed { seat } => teller.of("list-failed", *seat).text(),
        Line::Lamps { points, ends } => teller.lamps(points, *ends),
        Line::Sacrificed { seat, altar, animal, count, points, from, ends } => {
            teller.sacrificed(*seat, (*altar, *from), (*animal, *count), *points, *ends)
        }
        Line::NoSacrifice { seat } => teller.of("no-sacrifice", *seat).text(),
        Line::CannotSacrifice { seat, lack } => teller.cannot_sacrifice(*seat, lack),
        Line::Revenue { round, marker, purse, capped } => {
            let others = capped.iter().filter(|&seat| !reader.is(seat));
            let others: Vec<String> = others.map(|seat| names::city(l, seat)).collect();
            let first = match (purse, reader) {
                (Some(purse), Viewer::Seat(own)) => {
                    let key = if capped.has(own) { "revenue-capped" } else { "revenue-own" };
                    teller.say(key).with("income", INCOME).with("purse", *purse)
                }
                _ => teller.say("revenue").with("income", INCOME),
            };
            let stopped = teller.say("stopped").with("list", join(l, &others)).with("most", PURSE);
            let stopped = (!others.is_empty()).then(|| stopped.text());
            let next = teller.of("next", *marker).with("round", *round).text();
            within(first.text(), [Some(next), stopped])
        }
        Line::Over { reason } => {
            let reason = text(l, &format!("offrandes-reason-{}", reason.id()), &[]);
            Say::new(l, "offrandes-event-over").with("reason", reason).text()
        }
    }
}

/// Writes a change of a level: `1 → 0`, with no-break spaces.
fn change((from, to): (u8, u8)) -> String {
    format!("{from}\u{a0}→\u{a0}{to}")
}

/// Appends the sentences that fit into a line.
fn within(first: String, more: impl IntoIterator<Item = Option<String>>) -> String {
    more.into_iter().flatten().fold(first, |line, sentence| {
        let longer = format!("{line} {sentence}");
        if longer.encode_utf16().count() <= LONGEST { longer } else { line }
    })
}

/// Raises the first letter of a sentence that may begin in bold.
fn begin(sentence: &str) -> String {
    match sentence.strip_prefix("**") {
        Some(bold) => format!("**{}", raise(bold)),
        None => raise(sentence),
    }
}

/// A language and a reader.
struct Teller {
    l: Language,
    reader: Viewer,
}

impl Teller {
    fn say(&self, key: &str) -> Say {
        Say::new(self.l, format!("offrandes-recap-{key}"))
    }

    /// Begins the sentence about a city: for its own reader the key that ends in `-you`.
    fn of(&self, key: &str, seat: Seat) -> Say {
        if self.reader.is(seat) { self.say(&format!("{key}-you")) } else { self.city(key, seat) }
    }

    fn city(&self, key: &str, seat: Seat) -> Say {
        self.say(key).with("city", names::city(self.l, seat))
    }

    /// Names a city: `Athens`, `**you**`.
    fn name(&self, seat: Seat) -> String {
        if self.reader.is(seat) { format!("**{}**", self.you()) } else { names::city(self.l, seat) }
    }

    fn you(&self) -> String {
        self.say("you").text()
    }

    /// Names a city with a number or a word: `Athens 4`, `**you 7**`.
    fn numbered(&self, seat: Seat, number: &str) -> String {
        if self.reader.is(seat) {
            format!("**{} {number}**", self.you())
        } else {
            format!("{} {number}", names::city(self.l, seat))
        }
    }

    /// Tells of a token that fell from the top: `The Peasant of Sparta dropped to 4.`
    fn pushed(&self, seat: Seat, character: Character) -> Option<String> {
        let say = self.city("pushed", seat).noun("character", &names::character_key(character));
        (!self.reader.is(seat)).then(|| say.with("level", TOP - 1).raised())
    }

    fn sold(&self, sale: &Sale) -> String {
        let bought = self.bought(sale);
        let pushed: Vec<Option<String>> =
            sale.pushed.iter().map(|(seat, character)| self.pushed(*seat, *character)).collect();
        let Viewer::Seat(own) = self.reader else {
            return within(if sale.sealed { self.opened(sale) } else { bought }, pushed);
        };
        let mut lost = sale.lost(own).map(|character| {
            let say = self.city("pushed-you", sale.winner).noun("character", &names::character_key(character));
            say.with("change", change((TOP, TOP - 1))).text()
        });
        if let Some(first) = lost.next() {
            return within(first, lost.map(Some).chain([Some(bought)]));
        }
        if let Some(purse) = sale.short {
            let short = self.say("short").count("purse", purse, "offrandes-drachma").text();
            return within(short, [Some(bought)].into_iter().chain(pushed));
        }
        if sale.sealed {
            return within(self.opened(sale), pushed);
        }
        let part = match sale.bid(own) {
            _ if sale.winner == own => None,
            Some(amount) => Some(self.say("stopped-at").with("amount", amount).text()),
            None => sale.passed.has(own).then(|| self.say("passed").text()),
        };
        within(bought, [part].into_iter().chain(pushed))
    }

    /// Tells who won a lot: `Thebes won Peasant + Temple Guardian for 3.`
    fn bought(&self, sale: &Sale) -> String {
        let one = |of: Character| {
            let name = names::character(self.l, of);
            if sale.stayed(of) { self.say("top").with("character", name).text() } else { name }
        };
        let lot = format!("{} + {}", one(sale.lot.0), one(sale.lot.1));
        begin(&self.winning(sale).with("lot", lot).text())
    }

    /// Tells the secret amounts of a lot, the highest first, and who won it.
    fn opened(&self, sale: &Sale) -> String {
        let none = self.say("no-bid").text();
        // The auctioneer keeps its lot only if nobody else named an amount (16.1).
        let list = if sale.kept() { none } else { self.amounts(sale, &none) };
        // Inside the line the sentence begins with a small letter.
        let sold = self.winning(sale).with("lot", names::lot(self.l, sale.lot)).text();
        self.say("sealed").with("list", list).with("sold", sold).text()
    }

    fn amounts(&self, sale: &Sale, none: &str) -> String {
        let mut bids = sale.bids.clone();
        bids.sort_by_key(|(_, amount)| std::cmp::Reverse(*amount));
        let each = bids.into_iter().map(|(seat, amount)| match amount {
            0 => self.numbered(seat, none),
            amount if seat == sale.auctioneer => {
                self.say("opener").with("bid", self.numbered(seat, &amount.to_string())).text()
            }
            amount => self.numbered(seat, &amount.to_string()),
        });
        each.collect::<Vec<_>>().join(" · ")
    }

    /// Begins the sentence of a sale; the lot is missing.
    fn winning(&self, sale: &Sale) -> Say {
        self.of(if sale.kept() { "kept" } else { "won" }, sale.winner).with("price", sale.price)
    }

    fn bribed(
        &self,
        (seat, victim): (Seat, Seat),
        ladder: Character,
        (own, theirs): ((u8, u8), (u8, u8)),
        pushed: Option<Seat>,
    ) -> String {
        let key = names::character_key(ladder);
        let third = pushed.and_then(|third| self.pushed(third, ladder));
        if self.reader.is(seat) {
            let word = if own.0 == own.1 { "bribe-stayed-you" } else { "bribe-you" };
            let own = if own.0 == own.1 { own.0.to_string() } else { change(own) };
            let say = self.say(word).noun("character", &key).with("victim", names::city(self.l, victim));
            return within(say.with("own", own).with("theirs", change(theirs)).text(), [third]);
        }
        let say = self.city("bribed", seat).with("victim", names::city(self.l, victim)).noun("character", &key);
        let others = say.with("change", change(theirs)).text();
        let own_loss =
            |word: &str, levels| self.city(word, seat).noun("character", &key).with("change", change(levels)).text();
        if self.reader.is(victim) {
            within(own_loss("bribed-you", theirs), [third])
        } else if pushed.is_some_and(|third| self.reader.is(third)) {
            within(own_loss("bribe-pushed-you", (TOP, TOP - 1)), [Some(others)])
        } else {
            within(others, [third])
        }
    }

    fn nobody_bribed(&self, bribers: &[Seat]) -> String {
        let own = |seat: &Seat| self.reader.is(*seat);
        let key = match self.reader {
            _ if bribers.is_empty() => "no-briber",
            Viewer::Seat(_) if !bribers.iter().any(own) => "not-asked",
            _ => "nobody-bribed",
        };
        self.say(key).text()
    }

    fn lamps(&self, points: &[(Seat, u16)], ends: bool) -> String {
        let mut points = points.to_vec();
        points.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
        let each = points.into_iter().map(|(seat, points)| self.numbered(seat, &format!("+{points}")));
        let line = self.say("lamps").with("list", each.collect::<Vec<_>>().join(", ")).text();
        within(line, [self.ends(ends)])
    }

    fn ends(&self, ends: bool) -> Option<String> {
        ends.then(|| self.say("ends").text())
    }

    fn sacrificed(
        &self,
        seat: Seat,
        (altar, from): (Altar, Option<Seat>),
        offering: (Animal, u8),
        points: u16,
        ends: bool,
    ) -> String {
        let key = match from {
            None => "gave",
            Some(from) if from == seat => "renewed",
            Some(_) => "took",
        };
        let lost = from.is_some_and(|from| from != seat && self.reader.is(from));
        let say = if lost { self.city("lost-you", seat) } else { self.of(key, seat) };
        let say = say.with("god", names::god(self.l, altar)).with("animals", names::animals(self.l, offering));
        let say = say.with("from", from.map(|from| names::city(self.l, from)).unwrap_or_default());
        within(say.with("points", points).text(), [self.ends(ends)])
    }

    fn cannot_sacrifice(&self, seat: Seat, lack: &Lack) -> String {
        match lack {
            Lack::Characters(missing) => {
                let lacks = |of: &Character| self.say("lacks").with("character", names::character(self.l, *of)).text();
                let list = missing.iter().map(lacks).collect::<Vec<_>>().join(", ");
                self.of("cannot", seat).with("list", list).text()
            }
            Lack::Animals => self.of("cannot-animals", seat).text(),
            Lack::Altar => self.of("cannot-altar", seat).text(),
        }
    }
}
