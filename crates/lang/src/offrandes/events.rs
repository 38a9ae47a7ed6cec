//! One sentence for each event. The log names cities, not people.

use super::{TOP, names};
use crate::{Language, Say, join};
use agon_rules::Seat;
use agon_rules::offrandes::data::Character;
use agon_rules::offrandes::{Event, data};

/// The most entries of a bribe list that a sentence names. It counts the rest.
const TOLD: usize = 4;

fn say(l: Language, event: &str) -> Say {
    Say::new(l, format!("offrandes-event-{event}"))
}

fn of(l: Language, event: &str, seat: Seat) -> Say {
    say(l, event).with("city", names::city(l, seat))
}

fn moved(l: Language, event: &str, seat: Seat, character: Character, level: u8) -> String {
    of(l, event, seat).noun("character", &names::character_key(character)).with("level", level).text()
}

fn bribe_list(l: Language, seat: Seat, entries: &[(Seat, Character)]) -> String {
    let told = entries.iter().take(TOLD);
    let mut told: Vec<_> =
        told.map(|&(victim, ladder)| format!("{} · {}", names::city(l, victim), names::character(l, ladder))).collect();
    if entries.len() > TOLD {
        told.push(format!("+{}", entries.len() - TOLD));
    }
    let key = if told.is_empty() { "list-empty" } else { "list" };
    of(l, key, seat).with("list", told.join(", ")).text()
}

pub(super) fn event(l: Language, event: &Event) -> String {
    match event {
        Event::First { seat } => of(l, "first", *seat).text(),
        Event::Picked { seat, character } => moved(l, "picked", *seat, *character, 1),
        Event::Round { round, marker } => of(l, "round", *marker).with("round", *round).text(),
        Event::AuctionTurn { seat } => of(l, "auction-turn", *seat).text(),
        Event::NoMoney { seat } => of(l, "no-money", *seat).text(),
        Event::Lot { seat, lot } => of(l, "lot", *seat).with("lot", names::lot(l, *lot)).text(),
        Event::Opened { seat, amount } => of(l, "opened", *seat).with("amount", *amount).text(),
        Event::TurnEnded { seat, by_choice: true } => of(l, "turn-ended-by-choice", *seat).text(),
        Event::TurnEnded { seat, by_choice: false } => of(l, "turn-ended", *seat).text(),
        Event::Bid { seat, amount } => of(l, "bid", *seat).with("amount", *amount).text(),
        Event::Passed { seat } => of(l, "passed", *seat).text(),
        Event::CannotBeat { seat } => of(l, "cannot-beat", *seat).text(),
        Event::Sealed { seat, amount: None } => of(l, "sealed", *seat).text(),
        Event::Sealed { seat, amount: Some(0) } => of(l, "sealed-none", *seat).text(),
        Event::Sealed { seat, amount: Some(amount) } => of(l, "sealed-own", *seat).with("amount", *amount).text(),
        Event::SealsOpened { amounts } => {
            let each = amounts.iter().map(|(seat, amount)| format!("{} {amount}", names::city(l, *seat)));
            say(l, "seals-opened").with("list", each.collect::<Vec<_>>().join(", ")).text()
        }
        Event::Sold { seat, lot, amount, opening } => {
            let key = if *opening { "sold-own" } else { "sold" };
            of(l, key, *seat).with("lot", names::lot(l, *lot)).with("amount", *amount).text()
        }
        Event::Rose { seat, character, level } => moved(l, "rose", *seat, *character, *level),
        Event::Stayed { seat, character } => moved(l, "stayed", *seat, *character, TOP),
        Event::Bumped { seat, character } => moved(l, "bumped", *seat, *character, TOP - 1),
        Event::Corruption { order } if order.is_empty() => say(l, "corruption-none").text(),
        Event::Corruption { order } => {
            let cities: Vec<_> = order.iter().map(|&seat| names::city(l, seat)).collect();
            say(l, "corruption").with("list", cities.join(", ")).text()
        }
        Event::Bribed { seat, victim, ladder, own, theirs } => of(l, "bribed", *seat)
            .with("victim", names::city(l, *victim))
            .noun("character", &names::character_key(*ladder))
            .with("own", *own)
            .with("theirs", *theirs)
            .text(),
        Event::NoBribe { seat } => of(l, "no-bribe", *seat).text(),
        Event::NoTarget { seat } => of(l, "no-target", *seat).text(),
        Event::Ranked { seat, victim, ladder } => of(l, "ranked", *seat)
            .with("victim", names::city(l, *victim))
            .noun("character", &names::character_key(*ladder))
            .text(),
        Event::ListSealed { seat } => of(l, "list-sealed", *seat).text(),
        Event::ListsOpened { lists } => {
            let each: Vec<_> = lists.iter().map(|(seat, entries)| bribe_list(l, *seat, entries)).collect();
            say(l, "lists-opened").with("list", each.join("; ")).text()
        }
        Event::ListFailed { seat } => of(l, "list-failed", *seat).text(),
        Event::Lamps { points } => {
            let lit = points.iter().filter(|(_, points)| *points > 0);
            let each: Vec<_> = lit.map(|(seat, points)| format!("{} +{points}", names::city(l, *seat))).collect();
            let key = if each.is_empty() { "lamps-none" } else { "lamps" };
            say(l, key).with("list", each.join(", ")).text()
        }
        Event::Chose { seat, animal, count } => {
            of(l, "chose", *seat).with("animals", names::animals(l, (*animal, *count))).text()
        }
        Event::Sacrificed { seat, altar, animal, count, points, from } => {
            let key = match from {
                None => "sacrificed",
                Some(from) if from == seat => "sacrificed-again",
                Some(_) => "sacrificed-over",
            };
            let say = of(l, key, *seat).with("god", names::god(l, *altar)).with("points", *points);
            let say = say.with("animals", names::animals(l, (*animal, *count)));
            say.with("from", from.map(|from| names::city(l, from)).unwrap_or_default()).text()
        }
        Event::NoSacrifice { seat } => of(l, "no-sacrifice", *seat).text(),
        Event::CannotSacrifice { seat } => of(l, "cannot-sacrifice", *seat).text(),
        Event::Revenue { marker, capped } => {
            let cities: Vec<_> = capped.iter().map(|seat| names::city(l, seat)).collect();
            let key = if cities.is_empty() { "revenue" } else { "revenue-capped" };
            let say = of(l, key, *marker).with("income", data::INCOME).with("most", data::PURSE);
            say.with("list", join(l, &cities)).text()
        }
        Event::Over { reason } => {
            let reason = crate::text(l, &format!("offrandes-reason-{}", reason.id()), &[]);
            say(l, "over").with("reason", reason).text()
        }
    }
}
