//! Creatures: the effect for the one who summoned them, for the victim, and for everybody else.

use super::super::names;
use super::Told;
use crate::Say;
use crate::say::counted;
use agon_rules::Seat;
use agon_rules::cyclades::Sea;
use agon_rules::cyclades::data::{Building, Creature, Island};
use agon_rules::cyclades::recap::{Deed, Driven, Power, Wreck};
use std::collections::BTreeMap;

/// The most spaces of a list.
const SPACES: usize = 3;

impl Told {
    pub(super) fn power(self, power: &Power) -> String {
        let line = self.deed(power);
        // Unused, the Chimera itself is the creature.
        if power.chimera { self.say("chimera").with("line", line).text() } else { line }
    }

    fn deed(self, power: &Power) -> String {
        let (l, seat) = (self.l, power.seat);
        let creature = |say: Say| say.noun("creature", &names::creature_key(power.creature));
        match &power.deed {
            Deed::Lured { victim, at } => self.against("lured", seat, *victim).with("place", at.to_string()).text(),
            Deed::Seized { victim, island } => {
                self.against("seized", seat, *victim).with("place", names::island(*island)).text()
            }
            Deed::Robbed { victim, amount } => {
                let say = self.against("robbed", seat, *victim);
                say.with("gold", amount.map(|amount| names::gold(l, amount)).unwrap_or_default()).text()
            }
            Deed::Charmed { victim, piece } => {
                creature(self.against("charmed", seat, *victim)).with("piece", names::one(l, *piece)).text()
            }
            Deed::Toppled { owner, island, building } => self.toppled(seat, *owner, (*island, *building)),
            Deed::Remade { island, from, to } => {
                let say = self.by("remade", seat).noun("from", &names::building_key(*from));
                say.noun("to", &names::building_key(*to)).with("place", names::island(*island)).text()
            }
            Deed::Sold { pieces, gold } => self.by("sold", seat).with("n", *pieces).with("amount", *gold).text(),
            Deed::Sailed { steps } => self.by("sailed", seat).with("steps", counted(l, *steps, "play-step")).text(),
            Deed::Income { amount } => self.by("fates", seat).with("amount", *amount).text(),
            Deed::Flew { from, to, count } => {
                let say = self.by("flew", seat).with("units", names::troops(l, *count));
                say.with("from", names::island(*from)).with("to", names::island(*to)).text()
            }
            Deed::Placed { island, owner } => self.placed(power, *island, *owner),
            Deed::Clashed { island, other } => {
                let say = creature(self.by("clashed", seat)).noun("other", &names::creature_key(*other));
                say.with("place", names::island(*island)).text()
            }
            Deed::Pushed { island, pushed, sunk } => self.pushed(power, *island, pushed, sunk),
            Deed::Surfaced { path, sunk } => self.surfaced(seat, path.last().copied(), sunk),
            Deed::Unused => creature(self.by("unused", seat)).text(),
        }
    }

    /// Begins a sentence about an effect on another seat.
    fn against(self, key: &str, seat: Seat, victim: Seat) -> Say {
        if self.mine(victim) {
            return self.say(&format!("{key}-lost")).with("city", names::city(self.l, seat));
        }
        self.by(key, seat).with("other", names::city(self.l, victim))
    }

    fn toppled(self, seat: Seat, owner: Option<Seat>, (island, building): (Island, Building)) -> String {
        let say = match owner.filter(|&owner| owner != seat) {
            Some(owner) => self.against("toppled", seat, owner),
            None => self.by("toppled-own", seat),
        };
        say.noun("building", &names::building_key(building)).with("place", names::island(island)).text()
    }

    /// A figurine on an island. Medusa binds its troops; the others defend it.
    fn placed(self, power: &Power, island: Island, owner: Option<Seat>) -> String {
        let own = owner.is_some_and(|owner| self.mine(owner) && owner != power.seat);
        let say = match power.creature {
            Creature::Medusa if own => self.say("bound").with("city", names::city(self.l, power.seat)),
            _ if own => self.say("placed-here").with("city", names::city(self.l, power.seat)),
            _ => self.by("placed", power.seat),
        };
        say.noun("creature", &names::creature_key(power.creature)).with("place", names::island(island)).text()
    }

    fn pushed(self, power: &Power, island: Island, pushed: &[Driven], sunk: &[Wreck]) -> String {
        let own = pushed.iter().filter(|driven| self.mine(driven.owner)).map(|driven| {
            let say = self.say("pushed-step").with("count", driven.count);
            say.with("from", driven.from.to_string()).with("to", driven.to.to_string()).text()
        });
        let lost = sunk
            .iter()
            .filter(|wreck| self.mine(wreck.owner))
            .map(|wreck| self.say("pushed-sunk").with("count", wreck.count).with("place", wreck.at.to_string()).text());
        let own: Vec<String> = own.chain(lost).collect();
        if !own.is_empty() && !self.mine(power.seat) {
            let say = self.say("pushed-lost").with("city", names::city(self.l, power.seat));
            return say.with("place", names::island(island)).with("list", few(&own)).text();
        }
        let (away, gone) = (pushed.iter().map(|driven| driven.count).sum::<u8>(), total(sunk.iter()));
        if away == 0 && gone == 0 {
            return self.placed(power, island, None);
        }
        let part = |key: &str, n: u8| (n > 0).then(|| self.say(key).with("n", n).text());
        let list: Vec<String> = [part("pushed-away", away), part("pushed-gone", gone)].into_iter().flatten().collect();
        let say = self.by("pushed", power.seat).with("place", names::island(island));
        say.with("list", list.join(", ")).text()
    }

    fn surfaced(self, seat: Seat, at: Option<Sea>, sunk: &[Wreck]) -> String {
        let place = at.map(|at| at.to_string()).unwrap_or_default();
        let own: Vec<&Wreck> = sunk.iter().filter(|wreck| self.mine(wreck.owner)).collect();
        if !own.is_empty() && !self.mine(seat) {
            let spaces: Vec<String> = own.iter().map(|wreck| wreck.at.to_string()).collect();
            let say = self.say("sunk-lost").with("city", names::city(self.l, seat)).with("place", place);
            return say.with("n", total(own.into_iter())).with("list", few(&spaces)).text();
        }
        let mut lost: BTreeMap<Seat, u8> = BTreeMap::new();
        sunk.iter().for_each(|wreck| *lost.entry(wreck.owner).or_default() += wreck.count);
        let each = |(owner, count): (Seat, u8)| self.by("sunk-each", owner).with("count", count).text();
        let list: Vec<String> = lost.into_iter().map(each).collect();
        let say = self.by(if list.is_empty() { "surfaced" } else { "sunk" }, seat);
        say.with("place", place).with("list", list.join(", ")).text()
    }
}

/// Counts sunk fleets.
fn total<'a>(sunk: impl Iterator<Item = &'a Wreck>) -> u8 {
    sunk.map(|wreck| wreck.count).sum()
}

/// Joins the first items of a list, and counts the others.
fn few(list: &[String]) -> String {
    let shown = list.iter().take(SPACES).cloned().collect::<Vec<_>>().join(", ");
    match list.len().checked_sub(SPACES) {
        Some(more @ 1..) => format!("{shown}, +{more}"),
        _ => shown,
    }
}
