//! The sentence of a recap's line: `you` for the reader, the city's name for everybody else.

mod fights;
mod powers;

use super::names;
use crate::{Language, Say, join, text};
use agon_rules::Seat;
use agon_rules::cyclades::data::{Building, Creature, SCHOOL};
use agon_rules::cyclades::recap::{Actions, Line, Move, Offered, Spoils};
use agon_rules::game::Viewer;

/// The most buildings of an island and the most moves that a line names. More are counted.
const FEW: usize = 2;

pub(super) fn recap(l: Language, reader: Viewer, line: &Line) -> String {
    Told { l, reader }.line(line)
}

/// A sentence for a reader.
#[derive(Clone, Copy)]
struct Told {
    l: Language,
    reader: Viewer,
}

impl Told {
    fn say(self, key: &str) -> Say {
        Say::new(self.l, format!("cyclades-recap-{key}"))
    }

    fn mine(self, seat: Seat) -> bool {
        self.reader.is(seat)
    }

    /// Begins a sentence about a seat, in the form for the reader's own seat if it is theirs.
    fn by(self, key: &str, seat: Seat) -> Say {
        let say = if self.mine(seat) { self.say(&format!("{key}-you")) } else { self.say(key) };
        say.with("city", names::city(self.l, seat))
    }

    /// Names a seat in a list: its city, or `**you**`.
    fn name(self, seat: Seat) -> String {
        if self.mine(seat) { self.say("you").text() } else { names::city(self.l, seat) }
    }

    fn names(self, seats: &[Seat]) -> String {
        seats.iter().map(|&seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    fn line(self, line: &Line) -> String {
        let l = self.l;
        let creature = |say: Say, name: &str, creature: Creature| say.noun(name, &names::creature_key(creature));
        match line {
            Line::Cycle { cycle } => self.say("cycle").with("cycle", *cycle).text(),
            Line::Offerings { cycle } => self.say("offerings").with("cycle", *cycle).text(),
            Line::Turn { cycle, seat, god } => {
                self.by("turn", *seat).with("cycle", *cycle).with("god", names::god_or_apollo(l, *god)).text()
            }
            Line::Start { seat, islands, seas } => self
                .by("start", *seat)
                .with("islands", join(l, &islands.map(names::island)))
                .with("seas", join(l, &seas.map(|sea| sea.to_string())))
                .text(),
            Line::Order { seats } => self.say("order").with("list", self.names(seats)).text(),
            Line::Income { cycle, gains, came, first } => {
                let first = first.map(|god| self.say("income-first").with("god", names::god(l, god)).text());
                let new = (!came.is_empty()).then(|| {
                    let list = names::creatures(l, came.iter().copied());
                    self.say("income-new").with("list", list).text()
                });
                let parts = [Some(self.income(*cycle, gains)), new, first];
                parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            Line::Offering(offered) => self.offering(offered),
            Line::Queue { seats } => self.say("queue").with("list", self.names(seats)).text(),
            Line::Actions(actions) => self.actions(actions),
            Line::Kinds { seat, island, building, kinds } => {
                let say = self.by("kinds", *seat).noun("building", &names::building_key(*building));
                let say = say.with("place", names::island(*island));
                say.with("kinds", *kinds).with("of", Building::ALL.len()).text()
            }
            Line::School { seat, philosophers } => {
                self.by("school", *seat).with("have", *philosophers).with("need", SCHOOL).text()
            }
            Line::Swapped { seat, creature: out, came: Some(came) } => {
                creature(creature(self.by("swapped", *seat), "creature", *out), "came", *came).text()
            }
            Line::Swapped { seat, creature: out, came: None } => {
                creature(self.by("discarded", *seat), "creature", *out).text()
            }
            Line::Taken { seat, by, spoils } => self.taken(*seat, *by, spoils),
            Line::Battle(fight) => self.fight(fight),
            Line::Power(power) => self.power(power),
            Line::Metropolis { seat, island, fallen, philosophers, count, target } => {
                let key = if *philosophers { "metropolis-school" } else { "metropolis" };
                let say = self.by(key, *seat).with("place", names::island(*island));
                let line = say.with("count", *count).with("target", *target).text();
                if fallen.is_empty() {
                    return line;
                }
                let list = names::buildings(l, fallen.iter().copied());
                self.say("fallen").with("line", line).with("list", list).text()
            }
            Line::MetropolisLost { seat, .. } => self.by("metropolis-lost", *seat).text(),
            Line::Apollo { seat, amount, island } => {
                let say = self.by(if island.is_some() { "apollo-marker" } else { "apollo" }, *seat);
                let place = island.map(names::island).unwrap_or_default();
                say.with("gold", names::gold(l, *amount)).with("place", place).text()
            }
            Line::FigurineLeft { creature: gone, island } => {
                creature(self.say("figurine-left"), "creature", *gone).with("place", names::island(*island)).raised()
            }
            Line::Eliminated { seat, by } if self.mine(*seat) => {
                self.say("eliminated-you").with("city", names::city(l, *by)).text()
            }
            Line::Eliminated { seat, by } => self.by("eliminated-by", *by).with("other", names::city(l, *seat)).text(),
            Line::Over { reason } => {
                self.say("over").with("reason", text(l, &format!("cyclades-reason-{}", reason.id()), &[])).text()
            }
        }
    }

    /// The reader's own income, or that of all cities.
    fn income(self, cycle: u8, gains: &[(Seat, u16)]) -> String {
        let own = gains.iter().find(|(seat, _)| self.mine(*seat)).map(|(_, gain)| *gain);
        let list = names::earned(self.l, gains);
        let key = match own {
            Some(0) => "income-you-none",
            Some(_) => "income-you",
            None if list.is_empty() => "income-none",
            None => "income",
        };
        let say = self.say(key).with("cycle", cycle).with("list", list);
        say.with("gain", own.unwrap_or_default()).text()
    }

    fn offering(self, offered: &Offered) -> String {
        let Offered { god, seat, amount, cost, past } = offered;
        let fill = |say: Say| {
            let say = say.with("god", names::god(self.l, *god)).with("amount", *amount);
            say.with("list", self.names(past)).with("city", names::city(self.l, *seat)).text()
        };
        if !self.mine(*seat) && past.iter().any(|&other| self.mine(other)) {
            return fill(self.say("outbid"));
        }
        let Some(cost) = *cost else { return fill(self.by("offered", *seat)) };
        let line = fill(self.by(if past.is_empty() { "god" } else { "god-past" }, *seat));
        if self.mine(*seat) && cost != u16::from(*amount) {
            return self.say("paid").with("line", line).with("cost", cost).text();
        }
        line
    }

    fn actions(self, actions: &Actions) -> String {
        let Actions { seat, god, recruited, built, moves } = actions;
        let l = self.l;
        let mut list = Vec::new();
        if *recruited > 0 {
            list.push(crate::say::counted(l, *recruited, names::recruit_key(*god)));
        }
        let building = names::building_key(god.building());
        if built.len() > FEW {
            list.push(crate::say::counted(l, built.len() as i64, &building));
        } else {
            list.extend(built.iter().map(|&island| {
                self.say("built").noun("building", &building).with("place", names::island(island)).text()
            }));
        }
        if moves.len() > FEW {
            list.push(self.say("moves").with("n", moves.len()).text());
        } else {
            list.extend(moves.iter().map(|&steps| self.steps(steps)));
        }
        let say = self.by("actions", *seat).with("god", names::god(l, *god));
        say.with("list", list.join(", ")).text()
    }

    fn steps(self, Move { from, to, count }: Move) -> String {
        let say = self.say("move").with("units", names::units(self.l, from, count));
        say.with("from", names::place(from)).with("to", names::place(to)).text()
    }

    fn taken(self, seat: Seat, by: Option<Creature>, spoils: &Spoils) -> String {
        let lost = spoils.from.filter(|&from| self.mine(from)).is_some();
        let say = match spoils.from {
            Some(_) if lost => self.say("taken-lost").with("city", names::city(self.l, seat)),
            Some(from) => self.by("taken-from", seat).with("other", names::city(self.l, from)),
            None => self.by("taken", seat),
        };
        let line = say.with("place", names::island(spoils.island)).text();
        let mut list = self.spoils(seat, spoils);
        list.extend(by.map(|card| self.say("by").noun("creature", &names::creature_key(card)).text()));
        self.with_list(line, &list)
    }

    /// Ends a sentence with a list, if there is one.
    fn with_list(self, line: String, list: &[String]) -> String {
        let say = self.say(if list.is_empty() { "bare" } else { "listed" });
        say.with("line", line).with("list", list.join(", ")).text()
    }

    /// Lists the pieces of an island that changed hands, and the reader's change of income.
    fn spoils(self, taker: Seat, spoils: &Spoils) -> Vec<String> {
        let l = self.l;
        let one = |key: &str| text(l, key, &[("n", 1.into())]);
        let mut list: Vec<String> = spoils.metropolis.then(|| one("cyclades-piece-metropolis")).into_iter().collect();
        if spoils.buildings.len() > FEW {
            list.push(self.say("buildings").with("n", spoils.buildings.len()).text());
        } else {
            list.extend(spoils.buildings.iter().map(|&building| one(&names::building_key(building))));
        }
        let (gain, loss) = (spoils.gain, spoils.loss);
        if self.mine(taker) && gain.1 > gain.0 {
            list.push(self.say("income-up").with("more", gain.1 - gain.0).text());
        } else if spoils.from.is_some_and(|from| self.mine(from)) && loss.0 != loss.1 {
            list.push(self.say("income-change").with("before", loss.0).with("after", loss.1).text());
        }
        list
    }
}
