//! One sentence for each event. The log names cities, not people.

use super::names;
use crate::{Language, Say, text};
use agon_rules::Seat;
use agon_rules::cyclades::data::{Building, Creature};
use agon_rules::cyclades::{Event, Place};

fn say(l: Language, event: &str) -> Say {
    Say::new(l, format!("cyclades-event-{event}"))
}

fn of(l: Language, event: &str, seat: Seat) -> Say {
    say(l, event).with("city", names::city(l, seat))
}

fn bare_creature(l: Language, event: &str, creature: Creature) -> Say {
    say(l, event).with("creature", names::creature(l, creature))
}

/// Adds a creature in all its forms, with and without its article.
fn creature(say: Say, creature: Creature) -> Say {
    say.noun("creature", &names::creature_key(creature))
}

fn building(say: Say, building: Building) -> Say {
    say.noun("building", &names::building_key(building))
}

/// Returns the sentence, or `None` if other events of the same step report it.
pub(super) fn event(l: Language, event: &Event) -> Option<String> {
    Some(match event {
        // `Gods` and `Round` report the effect of these events; the next turn's event names the next seat.
        Event::God { .. } | Event::Die { .. } | Event::TurnEnded { .. } | Event::TurnBegins { god: None, .. } => {
            return None;
        }
        Event::Start { seat, islands: [a, b], seas: [c, d] } => of(l, "start", *seat)
            .with("islands", crate::join(l, &[names::island(*a), names::island(*b)]))
            .with("seas", crate::join(l, &[c.to_string(), d.to_string()]))
            .text(),
        Event::Marker { seat, place } => of(l, "marker", *seat).with("place", *place).text(),
        Event::Cycle { cycle } => say(l, "cycle").with("cycle", *cycle).text(),
        Event::RowLeft { creature } => bare_creature(l, "row-left", *creature).text(),
        Event::RowCame { creature, cost } => bare_creature(l, "row-came", *creature).with("cost", *cost).text(),
        Event::Reshuffled => say(l, "reshuffled").text(),
        Event::Gods { order, away } => {
            let list = |gods: &[_]| gods.iter().map(|&god| names::god(l, god)).collect::<Vec<_>>().join(", ");
            let say = say(l, if away.is_empty() { "gods-all" } else { "gods" });
            say.with("list", list(order)).with("away", list(away)).text()
        }
        Event::Income { gains: all, fates: true } => match all.as_slice() {
            [(seat, amount)] => of(l, "fates", *seat).with("gold", names::gold(l, *amount)).text(),
            _ => say(l, "income").with("list", names::earned(l, all)).text(),
        },
        Event::Income { gains: all, fates: false } => {
            let list = names::earned(l, all);
            let key = if list.is_empty() { "income-none" } else { "income" };
            say(l, key).with("list", list).text()
        }
        Event::Bid { seat, god, amount, ousted } => {
            let key = match ousted {
                None => "bid",
                Some(other) if other == seat => "bid-own",
                Some(_) => "bid-over",
            };
            let say = of(l, key, *seat).with("god", names::god(l, *god)).with("amount", *amount);
            say.with("other", ousted.map(|other| names::city(l, other)).unwrap_or_default()).text()
        }
        Event::Queued { seat, place } => of(l, "queued", *seat).with("place", *place).text(),
        Event::OfferingPaid { seat, god, amount } => {
            of(l, "paid", *seat).with("god", names::god(l, *god)).with("amount", *amount).text()
        }
        Event::TurnBegins { seat, god: Some(god) } => of(l, "turn", *seat).with("god", names::god(l, *god)).text(),
        Event::FigurineLeft { creature: gone, island } => {
            creature(say(l, "figurine-left"), *gone).with("place", names::island(*island)).text()
        }
        Event::Recruited { seat, piece, cost } => {
            let say = of(l, if *cost == 0 { "recruited-free" } else { "recruited" }, *seat);
            say.with("piece", names::one(l, *piece)).with("cost", *cost).text()
        }
        Event::Built { seat, island, building: built, .. } => {
            building(of(l, "built", *seat), *built).with("place", names::island(*island)).text()
        }
        Event::Swapped { seat, creature: card } => creature(of(l, "swapped", *seat), *card).text(),
        Event::Summoned { seat, creature: card, cost } => {
            creature(of(l, "summoned", *seat), *card).with("cost", *cost).text()
        }
        Event::Forgone { seat, creature: card } => creature(of(l, "forgone", *seat), *card).text(),
        Event::Moved { seat, from, to, count, flown } => {
            let say = of(l, if *flown { "flown" } else { "moved" }, *seat).with("units", names::troops(l, *count));
            say.with("from", names::island(*from)).with("to", names::island(*to)).text()
        }
        Event::Sailed { seat, from, to, count } => {
            let say = of(l, "moved", *seat).with("units", names::fleets(l, *count));
            say.with("from", from.to_string()).with("to", to.to_string()).text()
        }
        Event::Regrouped { seat, at, count } => {
            of(l, "regrouped", *seat).with("fleets", names::fleets(l, *count)).with("place", at.to_string()).text()
        }
        Event::Taken { seat, island, from } => {
            let say = of(l, if from.is_some() { "taken-from" } else { "taken" }, *seat);
            let say = say.with("place", names::island(*island));
            say.with("other", from.map(|other| names::city(l, other)).unwrap_or_default()).text()
        }
        Event::Battle { place, attacker, defender, force, against, bonus } => {
            let defence = if *bonus == 0 { against.to_string() } else { format!("{against} + {bonus}") };
            let say = sides(l, "battle", *place, *attacker, *defender).with("force", *force);
            say.with("defence", defence).text()
        }
        Event::Round { place, attacker, defender, dice, totals } => {
            let key = match totals.0.cmp(&totals.1) {
                std::cmp::Ordering::Greater => "round-attacker",
                std::cmp::Ordering::Equal => "round-equal",
                std::cmp::Ordering::Less => "round-defender",
            };
            let say = sides(l, key, *place, *attacker, *defender).with("die", dice.0).with("total", totals.0);
            say.with("other-die", dice.1).with("other-total", totals.1).text()
        }
        Event::MinotaurFell { island } => say(l, "minotaur-fell").with("place", names::island(*island)).text(),
        Event::FoughtOn { seat } => of(l, "fought-on", *seat).text(),
        Event::Withdrew { seat, from, to, count } => {
            let say = of(l, "withdrew", *seat).with("units", names::units(l, *from, *count));
            say.with("from", names::place(*from)).with("to", names::place(*to)).text()
        }
        Event::BattleWon { place, winner: Some(seat) } => {
            of(l, "battle-won", *seat).with("place", names::place(*place)).text()
        }
        Event::BattleWon { place, winner: None } => say(l, "battle-nobody").with("place", names::place(*place)).text(),
        Event::Eliminated { seat, by } => of(l, "eliminated", *seat).with("other", names::city(l, *by)).text(),
        Event::Given { seat, island, building: gone } => {
            building(of(l, "given", *seat), *gone).with("place", names::island(*island)).text()
        }
        Event::PhilosophersGiven { seat } => of(l, "philosophers-given", *seat)
            .with("philosophers", names::philosophers(l, agon_rules::cyclades::data::SCHOOL))
            .text(),
        Event::Metropolis { seat, island, fallen } => {
            let say = of(l, if fallen.is_empty() { "metropolis" } else { "metropolis-fallen" }, *seat);
            let say = say.with("place", names::island(*island));
            say.with("list", names::buildings(l, fallen.iter().copied())).text()
        }
        Event::MetropolisLost { seat } => of(l, "metropolis-lost", *seat).text(),
        Event::Lured { seat, victim, at, from } => {
            let say = of(l, if from.is_some() { "lured-from" } else { "lured" }, *seat);
            let say = say.with("other", names::city(l, *victim)).with("place", at.to_string());
            say.with("from", from.map(|from| from.to_string()).unwrap_or_default()).text()
        }
        Event::Toppled { seat, island, building: gone } => {
            building(of(l, "toppled", *seat), *gone).with("place", names::island(*island)).text()
        }
        Event::Remade { seat, island, from, to } => {
            let say = of(l, "remade", *seat).noun("from", &names::building_key(*from));
            say.noun("to", &names::building_key(*to)).with("place", names::island(*island)).text()
        }
        Event::Copied { seat, creature: card } => creature(of(l, "copied", *seat), *card).text(),
        Event::Mixed => say(l, "mixed").text(),
        Event::Sold { seat, piece, amount } => {
            of(l, "sold", *seat).with("piece", names::one(l, *piece)).with("amount", *amount).text()
        }
        Event::Seized { seat, victim, island } => {
            let say = of(l, "seized", *seat).with("other", names::city(l, *victim));
            say.with("place", names::island(*island)).text()
        }
        Event::Robbed { seat, victim, amount } => {
            let say = of(l, "robbed", *seat).with("other", names::city(l, *victim));
            say.with("gold", names::gold(l, *amount)).text()
        }
        Event::Charmed { seat, victim, piece } => {
            let say = of(l, "charmed", *seat).with("other", names::city(l, *victim));
            say.with("piece", names::one(l, *piece)).text()
        }
        Event::FigurineCame { seat, creature: card, island } => {
            creature(of(l, "figurine-came", *seat), *card).with("place", names::island(*island)).text()
        }
        Event::FigurinesClashed { island, creatures: (a, b) } => say(l, "figurines-clashed")
            .noun("first", &names::creature_key(*a))
            .noun("second", &names::creature_key(*b))
            .with("place", names::island(*island))
            .text(),
        Event::Kraken { seat, at } => of(l, "kraken", *seat).with("place", at.to_string()).text(),
        Event::Sunk { owner, at, count } => {
            of(l, "sunk", *owner).with("fleets", names::fleets(l, *count)).with("place", at.to_string()).text()
        }
        Event::Pushed { owner, from, to, count } => {
            let say = of(l, "pushed", *owner).with("fleets", names::fleets(l, *count));
            say.with("from", from.to_string()).with("to", to.to_string()).text()
        }
        Event::Apollo { seat, amount } => of(l, "apollo", *seat).with("gold", names::gold(l, *amount)).text(),
        Event::Prosperity { seat, island } => of(l, "prosperity", *seat).with("place", names::island(*island)).text(),
        Event::Over { reason } => {
            say(l, "over").with("reason", text(l, &format!("cyclades-reason-{}", reason.id()), &[])).text()
        }
    })
}

/// A battle's event with its place and both sides.
fn sides(l: Language, event: &str, place: Place, attacker: Seat, defender: Seat) -> Say {
    of(l, event, attacker).with("other", names::city(l, defender)).with("place", names::place(place))
}
