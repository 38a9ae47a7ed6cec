//! The viewer's orders for later, which only the viewer sees.

use crate::discord::ids::{About, CustomId, Limit, OrdersClick, SeatClick};
use crate::discord::panels::{GOLD, button, say, tell, title};
use crate::discord::parts::{BUTTONS, Button, Choice, Embed, Menu, MenuKind, Parts, Tone};
use agon_gamemaster::{OrderOutcome, Pace, TableSnapshot, terms};
use agon_lang::{GameWords, Language};
use agon_rules::AnyView;
use agon_rules::order::{Entry, Instruction, Kind, Offer, Order, OrderEffect, Orders, Place};

/// True if the viewer may order something now.
pub fn possible(snapshot: &TableSnapshot) -> bool {
    !offers(snapshot).offers.is_empty()
}

fn offers(snapshot: &TableSnapshot) -> Orders {
    let running = snapshot.is_running() && snapshot.seat().is_some();
    snapshot.view().filter(|_| running).map(AnyView::orders).unwrap_or_default()
}

/// The number of newest outcomes to show.
const TOLD: usize = 5;

/// Describes the outcomes of orders, which the viewer reads once.
pub fn told(language: Language, snapshot: &TableSnapshot) -> impl Iterator<Item = String> {
    let words = snapshot.game().words;
    let last = snapshot.told().iter().skip(snapshot.told().len().saturating_sub(TOLD));
    last.map(move |told| match told {
        OrderOutcome::Used { action } => {
            tell(language, "ui-order-used", &[("what", words.label(language, action).into())])
        }
        OrderOutcome::Dropped { order } => {
            tell(language, "ui-order-dropped", &[("order", said(language, words, order).into())])
        }
        OrderOutcome::Passed { limit, needed } => {
            tell(language, "ui-order-passed", &[("limit", (*limit).into()), ("needed", (*needed).into())])
        }
    })
}

/// Describes the viewer's orders in one line.
pub fn standing(language: Language, words: &dyn GameWords, orders: &[Order]) -> Option<String> {
    let said: Vec<String> = orders.iter().map(|order| said(language, words, order)).collect();
    (!said.is_empty()).then(|| tell(language, "ui-orders", &[("orders", said.join("; ").into())]))
}

/// Returns the panel's lines about standing orders; none while no order is possible.
pub fn lines(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot, view: &AnyView) -> Vec<String> {
    if !possible(snapshot) {
        return Vec::new();
    }
    let mut lines: Vec<String> = standing(language, words, snapshot.orders()).into_iter().collect();
    if snapshot.orders().iter().any(|order| view.order_effect(order) == Some(OrderEffect::Ask)) {
        lines.push(say(language, "ui-order-none-possible"));
    }
    lines
}

/// Describes an order: `up to 9`, `1 Ares up to 8 · 2 Apollo`.
fn said(language: Language, words: &dyn GameWords, order: &Order) -> String {
    match &order.instruction {
        Instruction::UpTo(limit) => tell(language, "ui-order-up-to", &[("limit", (*limit).into())]),
        Instruction::Decline => words.order(language, &order.id),
        Instruction::List(entries) => {
            let place = |(at, entry): (usize, &Entry)| {
                let mut args =
                    vec![("rank", (at as i64 + 1).into()), ("what", words.label(language, &entry.words).into())];
                let Some(limit) = entry.limit else { return tell(language, "ui-order-place", &args) };
                args.push(("limit", limit.into()));
                tell(language, "ui-order-place-up-to", &args)
            };
            entries.iter().enumerate().map(place).collect::<Vec<_>>().join(" · ")
        }
    }
}

/// Builds the screen of the viewer's orders. `first` describes the last event.
pub fn orders(language: Language, snapshot: &TableSnapshot, first: Option<String>) -> Parts {
    let words = snapshot.game().words;
    let offers = offers(snapshot).offers;
    let mut lines: Vec<String> = first.into_iter().chain(told(language, snapshot)).collect();
    let mut abouts: Vec<&str> = offers.iter().map(|offer| offer.about).collect();
    abouts.dedup();
    let mut rows = Parts::default();
    for about in &abouts {
        let group: Vec<&Offer> = offers.iter().filter(|offer| offer.about == *about).collect();
        let standing = snapshot.orders().iter().find(|order| group.iter().any(|offer| holds(offer, order)));
        let said = match standing {
            None => say(language, "ui-order-none"),
            Some(order) if snapshot.answers_at_zero(order) => {
                tell(language, "times-order-at-zero", &[("order", said(language, words, order).into())])
            }
            Some(order) => said(language, words, order),
        };
        lines.push(format!("**{}**: {said}", words.order(language, about)));
        lines.extend(group.iter().filter_map(|offer| explained(language, offer)));
        rows = controls(language, words, snapshot, &group, standing, rows);
    }
    lines.push(say(language, if abouts.is_empty() { "ui-orders-closed" } else { "ui-orders-private" }));
    let embed = Embed {
        title: tell(
            language,
            "ui-orders-title",
            &[("title", title(language, snapshot.game(), snapshot.table()).into())],
        ),
        text: lines.join("\n"),
        colour: GOLD,
        footer: String::new(),
    };
    let back = button(snapshot, SeatClick::Refresh, say(language, "label-back"));
    Parts { embed: Some(embed), ..rows }.buttons(vec![back])
}

/// Returns the button for the limit of the present decision, where turns may take days: one limit saves many of them.
pub fn limit_button(language: Language, snapshot: &TableSnapshot) -> Option<Button> {
    if !matches!(snapshot.table().times.pace, Pace::Day | Pace::Days) {
        return None;
    }
    offers(snapshot).offers.iter().find_map(|offer| {
        let limit = limit(snapshot, offer)?;
        Some(button(snapshot, OrdersClick::Limit(limit), say(language, "label-up-to")))
    })
}

/// Returns the limit that an offer asks for; `None` for other kinds, and without a range, because no input would be
/// valid.
fn limit(snapshot: &TableSnapshot, offer: &Offer) -> Option<Limit> {
    let Kind::UpTo { amount, of, .. } = &offer.kind else { return None };
    let about = About { id: offer.id.to_owned(), scope: offer.scope.clone() };
    let (game, of) = (snapshot.table().game.clone(), of.clone());
    let limit = Limit { game, about, least: amount.least, most: amount.most, of, place: false };
    (amount.least <= amount.most).then_some(limit)
}

fn holds(offer: &Offer, order: &Order) -> bool {
    offer.id == order.id && offer.scope == order.scope
}

fn explained(language: Language, offer: &Offer) -> Option<String> {
    match offer.kind {
        Kind::UpTo { .. } => Some(say(language, "ui-order-explain-up-to")),
        Kind::List(_) => Some(say(language, "ui-order-explain-list")),
        Kind::Decline(_) => None,
    }
}

/// Returns the buttons and the menu for the orders about one decision.
fn controls(
    language: Language,
    words: &dyn GameWords,
    snapshot: &TableSnapshot,
    group: &[&Offer],
    standing: Option<&Order>,
    mut parts: Parts,
) -> Parts {
    let mut buttons = Vec::new();
    for offer in group {
        let about = About { id: offer.id.to_owned(), scope: offer.scope.clone() };
        let mine = standing.is_some_and(|order| holds(offer, order));
        let tone = if mine { Tone::Main } else { Tone::Plain };
        match &offer.kind {
            Kind::UpTo { .. } => {
                let label = say(language, "label-up-to");
                let limit = limit(snapshot, offer).map(OrdersClick::Limit);
                buttons.extend(limit.map(|limit| button(snapshot, limit, label).tone(tone)));
            }
            Kind::Decline(_) => {
                let label = words.order(language, offer.id);
                buttons.push(button(snapshot, OrdersClick::Decline(about), label).tone(tone));
            }
            Kind::List(places) => {
                let listed = match standing.map(|order| &order.instruction) {
                    Some(Instruction::List(entries)) => entries.as_slice(),
                    _ => &[],
                };
                parts = adding(language, words, snapshot, &about, places, listed, parts);
                let last = button(snapshot, OrdersClick::RemoveLast(about), say(language, "ui-remove-last"));
                buttons.push(last.grey(listed.is_empty()));
            }
        }
    }
    if let Some(order) = standing {
        let about = About { id: order.id.clone(), scope: order.scope.clone() };
        if terms(snapshot.table().times.pace).has_clock() {
            let waits = snapshot.answers_at_zero(order);
            let label = if waits { "times-order-at-zero-on" } else { "times-order-at-zero-off" };
            buttons.push(button(snapshot, OrdersClick::AtZero(about.clone(), !waits), say(language, label)));
        }
        buttons.push(button(snapshot, OrdersClick::Withdraw(about), say(language, "label-withdraw-order")));
    }
    parts.buttons(buttons)
}

/// Returns the controls that add an entry to a list: a button for each, or a menu for many.
fn adding(
    language: Language,
    words: &dyn GameWords,
    snapshot: &TableSnapshot,
    about: &About,
    places: &[Place],
    listed: &[Entry],
    parts: Parts,
) -> Parts {
    let there = |place: &Place| listed.iter().any(|entry| entry.words == place.words);
    if places.len() <= BUTTONS {
        let add = |place: &Place| {
            let (game, about, of) = (snapshot.table().game.clone(), about.clone(), place.words.clone());
            let instruction = match place.most {
                Some(most) => OrdersClick::Limit(Limit { game, about, least: 1, most, of, place: true }),
                None => OrdersClick::Add(about, Some(of)),
            };
            let label = format!("+ {}", words.label(language, &place.words));
            button(snapshot, instruction, label).grey(there(place))
        };
        return parts.buttons(places.iter().map(add).collect::<Vec<Button>>());
    }
    let left = places.iter().filter(|place| place.most.is_none() && !there(place));
    let choices: Vec<Choice> =
        left.map(|place| Choice::new(place.words.clone(), words.label(language, &place.words))).collect();
    let menu = CustomId::new(OrdersClick::Add(about.clone(), None), snapshot.table().table, snapshot.seq());
    let placeholder = say(language, "ui-order-add");
    parts.menu(Menu { id: menu, placeholder, choices, count: 1, kind: MenuKind::Words })
}
