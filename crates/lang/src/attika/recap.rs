//! Sentences of a recap's lines: in the reader's own voice, or with a city's name.

use super::names;
use crate::{Language, Say, join, text};
use agon_rules::Seat;
use agon_rules::attika::data::Building;
use agon_rules::attika::recap::{Line, Prize, Site};
use agon_rules::attika::{Anchor, Cards, Ending};
use agon_rules::game::Viewer;

/// The most buildings a line names.
const NAMED: usize = 4;

/// The language and the reader of a line.
#[derive(Clone, Copy)]
struct Voice {
    l: Language,
    reader: Viewer,
}

/// Returns the sentence of a line.
pub(super) fn recap(l: Language, reader: Viewer, line: &Line) -> String {
    let voice = Voice { l, reader };
    match *line {
        Line::SetUp { first } => voice.plain("set-up").with("city", names::city(l, first)).text(),
        Line::Round { round, ref order } => {
            let cities = names::CITIES.names(l, order.iter().copied());
            voice.plain("round").with("round", round).with("cities", cities).text()
        }
        Line::Dealt { ref mat, held, .. } => {
            let mat: Vec<_> = mat.iter().map(|&building| names::building_word(l, building)).collect();
            voice.plain("dealt").with("cards", names::cards(l, held)).with("list", mat.join(", ")).text()
        }
        Line::Drew { seat } => voice.say("drew", seat).text(),
        Line::Stored { seat, ref buildings, amphorae } => {
            let name = |&building: &Building| match reader.is(seat) {
                true => names::building_a(l, building),
                false => names::building_word(l, building),
            };
            let list = voice.list(buildings.iter().map(name).collect());
            let say = voice.say("stored", seat).with("n", buildings.len()).with("list", list);
            say.with("with", voice.with_amphorae(amphorae)).text()
        }
        Line::Built { seat, drawn, ref sites, amphorae } => voice.built(seat, drawn, sites, amphorae),
        Line::Blocked { seat, site, beside } => {
            voice.site("blocked", seat, site).noun("beside", &names::building_key(beside)).text()
        }
        Line::Touched { seat, site, shrine, left } => {
            let of = if left.is_some() { "touched-near" } else { "touched" };
            let say = voice.site(of, seat, site).with("shrine", names::anchor(l, shrine));
            voice.left(say, left.unwrap_or_default()).text()
        }
        Line::Neared { seat, site, left } => voice.left(voice.site("neared", seat, site), left).text(),
        Line::Joined { seat, site, joined } => {
            voice.site("joined", seat, site).with("n", joined).with("less", joined.saturating_sub(1)).text()
        }
        Line::Founded { seat, site, settlements } => {
            voice.site("founded", seat, site).count("settlements", settlements, "attika-settlement").text()
        }
        Line::Group { seat, group, prize } => {
            let of = match prize {
                Prize::Amphora => "group",
                Prize::Card => "group-card",
                Prize::Nothing => "group-none",
            };
            voice.say(of, seat).noun("group", &names::group_key(group)).text()
        }
        Line::AmphoraActions { seat, amphorae } => voice.say("amphora-actions", seat).with("n", amphorae).text(),
        Line::AmphoraCards { seat, amphorae, held } => {
            voice.say("amphora-cards", seat).with("n", amphorae).with("held", voice.held(held)).text()
        }
        Line::TookTile { seat } => voice.say("took-tile", seat).text(),
        Line::Laid { seat, letter, anchor, ref shrines, yours, .. } => {
            let beside = voice.beside(anchor, shrines, yours);
            voice.say("laid", seat).with("letter", letter.name()).with("beside", beside).text()
        }
        Line::NoTile { .. } => voice.plain("no-tile").text(),
        Line::Took { seat, cards, held } => {
            let say = voice.say("took", seat).with("cards", names::card_count(l, cards));
            say.with("held", voice.held(held)).text()
        }
        Line::NoCards { seat, cards } => voice.say("no-cards", seat).with("cards", names::card_count(l, cards)).text(),
        Line::Turn { seat, built, stored, cards } => {
            let stored = (stored > 0).then(|| voice.plain("discs").with("n", stored).text());
            let parts = [
                (built > 0).then(|| names::buildings(l, built)),
                stored,
                (cards > 0).then(|| names::card_count(l, cards)),
            ];
            let list: Vec<_> = parts.into_iter().flatten().collect();
            voice.plain("turn").with("city", names::city(l, seat)).with("list", list.join(", ")).text()
        }
        Line::Shuffled { cards } => voice.plain("shuffled").with("cards", names::card_count(l, cards)).text(),
        Line::Over { reason, winner, ref shrines } => voice.over(reason, winner, shrines),
    }
}

impl Voice {
    /// Begins a sentence that is the same for every reader.
    fn plain(self, of: &str) -> Say {
        Say::new(self.l, format!("attika-recap-{of}"))
    }

    /// Begins a sentence about a seat.
    fn say(self, of: &str, seat: Seat) -> Say {
        let voice = if self.reader.is(seat) { "you" } else { "other" };
        Say::new(self.l, format!("attika-recap-{of}-{voice}")).with("city", names::city(self.l, seat))
    }

    /// Begins a sentence about one building of a seat.
    fn site(self, of: &str, seat: Seat, site: Site) -> Say {
        let say = self.say(of, seat).noun("building", &names::building_key(site.building));
        let price = match site.cards {
            0 => text(self.l, "attika-recap-for-nothing", &[]),
            cards => self.plain("for").with("cards", names::card_count(self.l, cards)).text(),
        };
        say.with("space", site.space.name()).with("price", price)
    }

    /// Adds the number of buildings missing to another shrine.
    fn left(self, say: Say, left: u8) -> Say {
        say.with("n", left).with("buildings", names::buildings(self.l, left))
    }

    fn with_amphorae(self, amphorae: u8) -> String {
        if amphorae == 0 { String::new() } else { self.plain("with").with("n", amphorae).text() }
    }

    /// Joins the first names of a list: `A, B and 2 more`.
    fn list(self, mut items: Vec<String>) -> String {
        let more = items.len().saturating_sub(NAMED);
        items.truncate(NAMED);
        if more > 0 {
            items.push(self.plain("more").with("n", more).text());
        }
        join(self.l, &items)
    }

    fn built(self, seat: Seat, drawn: bool, sites: &[Site], amphorae: u8) -> String {
        let with = self.with_amphorae(amphorae);
        if let &[site] = sites {
            let of = if drawn { "placed" } else { "built" };
            return self.site(of, seat, site).with("with", with).text();
        }
        let free = sites.iter().filter(|site| site.cards == 0).count();
        let cards: u16 = sites.iter().map(|site| u16::from(site.cards)).sum();
        let name = |site: &Site| format!("{} {}", names::building_word(self.l, site.building), site.space);
        let of = if free == sites.len() { "built-free" } else { "built-many" };
        let say = self.say(of, seat).with("n", sites.len()).with("free", free);
        let say = say.with("cards", names::card_count(self.l, cards)).with("with", with);
        say.with("list", self.list(sites.iter().map(name).collect())).text()
    }

    /// Names the cards their owner holds; nothing to others.
    fn held(self, held: Option<Cards>) -> String {
        held.map(|held| names::cards(self.l, held)).unwrap_or_default()
    }

    /// Names the neighbours of a tile: the shrines and the reader, else the place's own name.
    fn beside(self, anchor: Anchor, shrines: &[Anchor], yours: bool) -> String {
        let mut named: Vec<String> = shrines.iter().map(|&shrine| names::beside(self.l, shrine)).collect();
        named.extend(yours.then(|| text(self.l, "attika-recap-beside-you", &[])));
        if named.is_empty() {
            named.push(names::beside(self.l, anchor));
        }
        join(self.l, &named)
    }

    fn over(self, reason: Ending, winner: Option<Seat>, shrines: &[Anchor]) -> String {
        let Some(seat) = winner else {
            return text(self.l, "attika-recap-over-idle", &[]);
        };
        let of = match reason {
            Ending::Shrines(_) => "over-shrines",
            Ending::Buildings(_) | Ending::Idle => "over-buildings",
        };
        let letters: Vec<_> = shrines.iter().map(|shrine| shrine.name()).collect();
        self.say(of, seat).with("shrines", letters.join(", ")).text()
    }
}
