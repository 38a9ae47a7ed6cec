//! Orders in random games of every game. An order never does anything illegal, bids the least amount needed and stays
//! within its limit. A maximum plays like a person who always bids the least. Equal views obey alike.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

use agon_games::Registry;
use agon_rules::game::{self, Game, OptionValues, Viewer, Waiting};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::menu::{CHOICES, begins};
use agon_rules::offrandes::Offrandes;
use agon_rules::order::{Entry, Instruction, Kind, Offer, Order, OrderEffect};
use agon_rules::{Seat, game_of};
use std::collections::BTreeMap;

const GAMES: u64 = 12;

/// The cases that occurred in all games of a kind.
#[derive(Default, Debug)]
struct Met {
    acted: u32,
    passed: u32,
    asked: u32,
    spent: u32,
}

/// Returns a random instruction of this kind.
fn wish(offer: &Offer, dice: &mut QuickDice) -> Option<Instruction> {
    match &offer.kind {
        Kind::UpTo { amount, .. } if amount.least > amount.most => None,
        Kind::UpTo { amount, .. } => {
            Some(Instruction::UpTo(amount.least + i64::from(dice.below((amount.most - amount.least + 1) as u32))))
        }
        Kind::Decline(_) => Some(Instruction::Decline),
        Kind::List(places) => {
            let mut left: Vec<_> = places.iter().collect();
            let count = 1 + dice.below(left.len().min(4) as u32);
            let entries = (0..count).map(|_| {
                let place = left.swap_remove(dice.below(left.len() as u32) as usize);
                let limit = place.most.map(|most| 1 + i64::from(dice.below(most.min(8) as u32)));
                Entry { words: place.words.clone(), limit }
            });
            Some(Instruction::List(entries.collect()))
        }
    }
}

fn amount(action: &str, words: &str) -> Option<i64> {
    action.strip_prefix(words)?.trim_start().parse().ok()
}

/// Checks the effect of an order against the seat's legal actions.
fn hold(order: &Order, offer: &Offer, legal: &[String], obeyed: &OrderEffect, met: &mut Met) {
    match (obeyed, &order.instruction, &offer.kind) {
        (OrderEffect::Act(action), wish, kind) => {
            met.acted += 1;
            assert!(legal.contains(action), "{order}: {action} is not legal");
            match (wish, kind) {
                (Instruction::UpTo(limit), Kind::UpTo { amount: range, .. }) => {
                    let bid = amount(action, &range.word).expect("an amount");
                    assert!(bid <= *limit, "{order}: {action}");
                    let least = legal.iter().filter_map(|other| amount(other, &range.word)).min();
                    assert_eq!(least, Some(bid), "{order}: {action} is more than needed");
                }
                (Instruction::Decline, Kind::Decline(decline)) => assert_eq!(action, decline),
                (Instruction::List(entries), Kind::List(places)) => {
                    // The places before it were not possible; its own place keeps its limit.
                    let at =
                        entries.iter().position(|entry| begins(action, &entry.words)).expect("a place of the list");
                    for (place, entry) in entries[..=at].iter().enumerate() {
                        let idle = places.iter().any(|known| known.idle && known.words == entry.words);
                        let least = legal.iter().filter_map(|other| amount(other, &entry.words)).min();
                        let possible = match entry.limit {
                            Some(limit) => least.is_some_and(|least| least <= limit),
                            None => legal.contains(&entry.words),
                        };
                        assert_eq!(possible && !idle, place == at, "{order}: {action}");
                        if place == at && entry.limit.is_some() {
                            assert_eq!(amount(action, &entry.words), least, "{order}: {action}");
                        }
                    }
                }
                other => panic!("{order}: {other:?}"),
            }
        }
        (OrderEffect::Passed { decline, limit, needed }, Instruction::UpTo(most), Kind::UpTo { amount: range, .. }) => {
            met.passed += 1;
            assert!(legal.contains(decline) && limit == most && needed > limit, "{order}: {obeyed:?}");
            assert!(!legal.iter().any(|other| amount(other, &range.word).is_some_and(|bid| bid <= *limit)), "{order}");
        }
        (OrderEffect::Ask, Instruction::List(_), Kind::List(_)) => met.asked += 1,
        other => panic!("{order}: {other:?}"),
    }
}

/// Plays one random game in which seats leave orders at any time and obey those that apply.
fn play(game: &str, seats: u8, options: &[(&str, &str)], seed: u64, met: &mut Met) {
    let words: OptionValues = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let mut table = Registry::ours().find(game).expect("the game").rules.open(seats, &words).expect("a table");
    let mut dice = QuickDice::new(seed);
    let mut standing: BTreeMap<(u8, &'static str), Order> = BTreeMap::new();
    for _ in 0..4_000 {
        let seat = match table.waiting() {
            Waiting::Over => break,
            Waiting::Chance => {
                table.draw(&mut dice).expect("an outcome");
                continue;
            }
            Waiting::Seats(seats) => {
                seats.iter().nth(dice.below(seats.iter().count() as u32) as usize).expect("a seat")
            }
        };
        assert!(table.view(Viewer::Public).orders().offers.is_empty(), "the public orders nothing");
        let who = Seat(dice.below(u32::from(seats)) as u8);
        let offers = table.view(Viewer::Seat(who)).orders().offers;
        if let Some(offer) = offers.get(dice.below(1 + offers.len() as u32) as usize) {
            offered(&offers);
            if let Some(wish) = wish(offer, &mut dice) {
                assert!(offer.takes(&wish), "{wish:?} is not taken by {offer:?}");
                let order = Order { id: offer.id.to_owned(), scope: offer.scope.clone(), instruction: wish };
                assert_eq!(order.to_string().parse(), Ok(order.clone()), "{order}");
                standing.insert((who.0, offer.about), order);
            }
        }
        // Removes spent orders, for every seat after every step.
        standing.retain(|(seat, _), order| {
            let spent = table.view(Viewer::Seat(Seat(*seat))).order_effect(order) == Some(OrderEffect::Spent);
            met.spent += u32::from(spent);
            !spent
        });
        let view = table.view(Viewer::Seat(seat));
        let (legal, orders) = (view.legal(), view.orders());
        let mut answers = standing.iter().filter(|((owner, _), _)| *owner == seat.0).filter_map(|(_, order)| {
            let obeyed = view.order_effect(order)?;
            hold(order, orders.of(order).expect("its offer"), &legal, &obeyed, met);
            Some(obeyed)
        });
        let obeyed = answers.find_map(|obeyed| match obeyed {
            OrderEffect::Act(action) | OrderEffect::Passed { decline: action, .. } => Some(action),
            OrderEffect::Ask | OrderEffect::Spent => None,
        });
        let action = obeyed.unwrap_or_else(|| by_word(&legal, &mut dice));
        table.act(seat, &action).expect("a legal action");
    }
    for ((seat, _), order) in standing {
        let over = table.waiting() == Waiting::Over;
        let obeyed = table.view(Viewer::Seat(Seat(seat))).order_effect(&order);
        assert!(!over || obeyed == Some(OrderEffect::Spent), "{order} outlives the game");
    }
}

/// Checks that offers are distinct, and fit in their menus and ids.
fn offered(offers: &[Offer]) {
    for (at, offer) in offers.iter().enumerate() {
        let twice = offers[..at].iter().any(|other| (other.id, &other.scope) == (offer.id, &offer.scope));
        assert!(!twice, "{offer:?} stands twice");
        assert!(!offer.scope.is_empty() && !offer.scope.contains([' ', ':', ';']), "{offer:?}");
        assert!(offer.scope.len() <= 16 && offer.id.len() <= 8 && offer.about.len() <= 8, "{offer:?}");
        if let Kind::List(places) = &offer.kind {
            assert!((1..=CHOICES).contains(&places.len()), "{} places", places.len());
        }
    }
}

/// Returns a random legal action; first words are equally likely.
fn by_word(legal: &[String], dice: &mut QuickDice) -> String {
    let first = |action: &String| action.split(' ').next().unwrap_or_default().to_owned();
    let mut words: Vec<String> = legal.iter().map(first).collect();
    words.sort();
    words.dedup();
    let word = words[dice.below(words.len() as u32) as usize].clone();
    let these: Vec<&String> = legal.iter().filter(|action| first(action) == word).collect();
    these[dice.below(these.len() as u32) as usize].clone()
}

#[test]
fn whatever_an_order_makes_a_seat_do_is_legal_and_no_more_than_needed() {
    let mut met = Met::default();
    for seed in 0..GAMES {
        play("offrandes", 3 + (seed % 3) as u8, &[], seed, &mut met);
        play("offrandes", 4, &[("auction", "sealed")], seed, &mut met);
        play("offrandes", 4, &[("bribes", "sealed")], seed, &mut met);
    }
    assert!(met.acted > 200 && met.passed > 20 && met.asked > 5 && met.spent > 200, "{met:?}");
    let mut met = Met::default();
    for seed in 0..GAMES {
        play("cyclades", 2 + (seed % 4) as u8, &[], seed, &mut met);
    }
    assert!(met.acted > 200 && met.asked > 5 && met.spent > 100, "{met:?}");
}

/// Bids as a person with a maximum would, by hand; written separately from the orders.
fn by_hand(legal: &[String], most: i64) -> String {
    let bids = legal.iter().filter_map(|action| action.strip_prefix("bid ")?.parse::<i64>().ok());
    match bids.min() {
        Some(least) if least <= most => format!("bid {least}"),
        _ => "pass".to_owned(),
    }
}

#[test]
fn a_maximum_plays_like_who_bids_the_least_by_hand() {
    let game = game_of::<Offrandes>();
    for seed in 0..GAMES {
        let open = || game.open(4, &OptionValues::new()).expect("a table");
        let (mut ordered, mut by_hands) = (open(), open());
        let mut dice = QuickDice::new(seed);
        let mut compared = 0;
        while ordered.waiting() != Waiting::Over && compared < 200 {
            assert_eq!(ordered.state(), by_hands.state());
            let Some(seat) = ordered.waiting().seats().first() else {
                let (mut one, mut other) = (QuickDice::new(seed + 77), QuickDice::new(seed + 77));
                ordered.draw(&mut one).expect("an outcome");
                by_hands.draw(&mut other).expect("an outcome");
                continue;
            };
            let view = ordered.view(Viewer::Seat(seat));
            let legal = view.legal();
            // Each seat has its own maximum for each lot.
            let lot = view.orders().offers.into_iter().find(|offer| offer.id == "up-to");
            let Some(offer) = lot.filter(|_| legal.iter().any(|action| action == "pass")) else {
                let action = by_word(&legal, &mut dice);
                ordered.act(seat, &action).expect("legal");
                by_hands.act(seat, &action).expect("legal");
                continue;
            };
            compared += 1;
            let most = 2 + i64::from(seat.0) * 2 + offer.scope.bytes().map(i64::from).sum::<i64>() % 5;
            let order = Order { id: offer.id.to_owned(), scope: offer.scope, instruction: Instruction::UpTo(most) };
            let action = match view.order_effect(&order).expect("it answers a bid") {
                OrderEffect::Act(action) | OrderEffect::Passed { decline: action, .. } => action,
                other => panic!("{order}: {other:?}"),
            };
            assert_eq!(action, by_hand(&legal, most), "{order}");
            ordered.act(seat, &action).expect("legal");
            by_hands.act(seat, &by_hand(&legal, most)).expect("legal");
        }
        assert!(compared > 20, "only {compared} bids");
    }
}

/// Checks that worlds a viewer cannot tell apart offer it the same orders.
fn imagined<G: Game>(seats: u8, seed: u64) {
    let options = G::options(&G::META.complete(seats, &OptionValues::new()).expect("options")).expect("options");
    let mut state = G::start(seats, &options);
    let mut dice = QuickDice::new(seed);
    for _ in 0..600 {
        match G::waiting(&state) {
            Waiting::Over => break,
            Waiting::Chance => {
                let chance = game::draw::<G>(&state, &mut dice).expect("an outcome");
                G::resolve(&mut state, chance, &mut game::Off);
                continue;
            }
            Waiting::Seats(waited) => {
                for seat in (0..seats).map(Seat) {
                    let view = G::view(&state, Viewer::Seat(seat));
                    let world = G::imagine(&view, &mut dice);
                    assert_eq!(G::orders(&view), G::orders(&G::view(&world, Viewer::Seat(seat))));
                }
                let seat = waited.first().expect("a seat");
                let legal = game::legal::<G>(&state, seat);
                let action = legal[dice.below(legal.len() as u32) as usize];
                G::apply(&mut state, seat, action, &mut game::Off);
            }
        }
    }
}

#[test]
fn equal_views_take_the_same_orders() {
    for seed in 0..GAMES {
        imagined::<agon_rules::offrandes::Offrandes>(4, seed);
        imagined::<agon_rules::cyclades::Cyclades>(5, seed);
        imagined::<agon_rules::attika::Attika>(3, seed);
    }
}
