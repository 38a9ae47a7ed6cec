//! Clicks and forms about my orders. What an order is about stands in the id: `set lot 3.1.0`, `rank plan 4 255 bid ares`.

use super::{Click, may_see};
use crate::discord::custom_id::CustomId;
use crate::discord::panels::{orders, say, tell};
use crate::discord::parts::{cut, plain};
use agon_gamemaster::{Look, Ordering, Refused};
use agon_lang::Language;
use agon_rules::order::{Entry, Wish};
use serenity::all::{CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal, InputTextStyle};

/// A limit asked for in a form: for the whole order, or for a place of a list.
struct Asked<'a> {
    id: &'a str,
    scope: &'a str,
    least: i64,
    most: i64,
    place: Option<&'a str>,
}

impl Asked<'_> {
    fn read(words: &str) -> Option<Asked<'_>> {
        let (form, rest) = words.split_once(' ')?;
        let mut parts = rest.splitn(4, ' ');
        let (id, scope) = (parts.next()?, parts.next()?);
        let number = parts.next()?.parse().ok()?;
        let last = parts.next()?;
        match form {
            "limit" => Some(Asked { id, scope, least: number, most: last.parse().ok()?, place: None }),
            "rank" => Some(Asked { id, scope, least: 1, most: number, place: Some(last) }),
            _ => None,
        }
    }
}

/// The form an id opens, if it opens one.
pub(super) fn form(language: Language, id: &CustomId) -> Option<CreateInteractionResponse> {
    let asked = Asked::read(&id.words)?;
    let range = [("least", asked.least.into()), ("most", asked.most.into())];
    let field = CreateInputText::new(InputTextStyle::Short, say(language, "ui-order-limit-label"), "limit")
        .min_length(1)
        .max_length(9)
        .placeholder(format!("{}–{}", asked.least, asked.most));
    let modal = CreateModal::new(id.to_string(), cut(&tell(language, "ui-order-limit", &range), 45));
    Some(CreateInteractionResponse::Modal(modal.components(vec![CreateActionRow::InputText(field)])))
}

/// A click about my orders.
pub(super) async fn clicked(click: &Click<'_>, look: &Look) -> anyhow::Result<()> {
    if look.seat.is_none() {
        return click.refuse(Some(click.id.table), &Refused::NoSeat).await;
    }
    let mut words = click.id.words.splitn(4, ' ');
    let (what, id, scope) = (words.next(), words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let place = click.chosen().or(words.next());
    let change = match (what, place) {
        (Some("set"), _) => Ordering::Set(Wish::Decline),
        (Some("add"), Some(place)) => Ordering::Add(Entry { words: place.to_owned(), limit: None }),
        (Some("last"), _) => Ordering::RemoveLast,
        (Some("drop"), _) => Ordering::Withdraw,
        (Some(""), _) => return click.show(&orders::orders(click.language(), look, None)).await,
        _ => return click.stale().await,
    };
    order(click, id, scope, change).await
}

/// A limit that was sent.
pub(super) async fn filled(click: &Click<'_>, text: &str) -> anyhow::Result<()> {
    let Some(asked) = Asked::read(&click.id.words) else { return click.stale().await };
    let limit = text.trim().parse::<i64>();
    let line = match limit {
        Ok(limit) if (asked.least..=asked.most).contains(&limit) => {
            let change = match asked.place {
                Some(place) => Ordering::Add(Entry { words: place.to_owned(), limit: Some(limit) }),
                None => Ordering::Set(Wish::UpTo(limit)),
            };
            return order(click, asked.id, asked.scope, change).await;
        }
        Ok(limit) => {
            let args = [("least", asked.least.into()), ("most", asked.most.into()), ("amount", limit.into())];
            tell(click.language(), "ui-out-of-range", &args)
        }
        Err(_) => {
            let shown: String = plain(text).chars().take(40).collect();
            tell(click.language(), "ui-not-a-number", &[("text", shown.into())])
        }
    };
    show(click, Some(line)).await
}

async fn order(click: &Click<'_>, id: &str, scope: &str, change: Ordering) -> anyhow::Result<()> {
    let (table, user) = (click.id.table, click.asker.user);
    match click.app.gamemaster.order(table, user, id, scope, change).await {
        Ok(()) => show(click, None).await,
        // It was about something that is over: what may be ordered now stands there instead.
        Err(Refused::MovedOn { .. }) => show(click, Some(say(click.language(), "ui-moved-on"))).await,
        Err(refused) => click.refuse(Some(table), &refused).await,
    }
}

async fn show(click: &Click<'_>, first: Option<String>) -> anyhow::Result<()> {
    match click.app.gamemaster.look(click.id.table, Some(click.asker.user)).await {
        Ok(look) if may_see(click.asker, &look) && look.seat.is_some() => {
            click.show(&orders::orders(click.language(), &look, first)).await
        }
        _ => click.stale().await,
    }
}

#[cfg(test)]
mod tests {
    use super::Asked;

    fn asks(words: &str) -> bool {
        Asked::read(words).is_some()
    }

    #[test]
    fn only_what_asks_for_a_limit_opens_a_form() {
        assert!(asks("limit up-to 3.1.0 5 11") && asks("rank plan 4 255 bid ares"));
        for words in ["", "set lot 3.1.0", "limit up-to 3.1.0 5", "limit up-to 3.1.0 5 x", "rank plan 4 x bid ares"] {
            assert!(!asks(words), "{words}");
        }
    }
}
