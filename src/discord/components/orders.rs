//! Clicks and forms about my orders. What an order is about stands in the id: `set lot 3.1.0`,
//! `rank cyclades plan 4 255 bid ares`.

use super::{Click, may_see};
use crate::discord::custom_id::CustomId;
use crate::discord::panels::{game_words, orders, say, tell};
use crate::discord::parts::{cut, plain};
use crate::discord::play;
use agon_gamemaster::{Look, Ordering, Refused};
use agon_lang::Language;
use agon_rules::order::{Entry, Wish};
use serenity::all::{CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal, InputTextStyle};

/// The longest title of a form, in UTF-16 units.
const TITLE: usize = 45;

/// A limit asked for in a form: for the whole order, or for a place of a list.
struct Asked<'a> {
    game: &'a str,
    id: &'a str,
    scope: &'a str,
    least: i64,
    most: i64,
    /// What it is a limit for: words with a label.
    of: &'a str,
    /// Whether that is a place of a list.
    place: bool,
}

impl Asked<'_> {
    fn read(words: &str) -> Option<Asked<'_>> {
        let (form, rest) = words.split_once(' ')?;
        let (range, place) = match form {
            "limit" => (2, false),
            "rank" => (1, true),
            _ => return None,
        };
        let mut parts = rest.splitn(4 + range, ' ');
        let (game, id, scope) = (parts.next()?, parts.next()?, parts.next()?);
        let least = if place { 1 } else { parts.next()?.parse().ok()? };
        let most = parts.next()?.parse().ok()?;
        Some(Asked { game, id, scope, least, most, of: parts.next()?, place })
    }
}

/// The form an id opens, if it opens one. It says what it is about, as far as that fits, and what may be typed.
pub(super) fn form(language: Language, id: &CustomId) -> Option<CreateInteractionResponse> {
    let asked = Asked::read(&id.words)?;
    let field = CreateInputText::new(InputTextStyle::Short, say(language, "ui-order-limit-label"), "limit")
        .min_length(1)
        .max_length(9)
        .placeholder(format!("{}–{}", asked.least, asked.most));
    let modal = CreateModal::new(id.to_string(), title(language, &asked)?);
    Some(CreateInteractionResponse::Modal(modal.components(vec![CreateActionRow::InputText(field)])))
}

/// `Peasant + Priestess: your limit (5–11)`; a long name is cut, never the range. Nothing for a game nobody knows.
fn title(language: Language, asked: &Asked<'_>) -> Option<String> {
    let of = game_words(asked.game)?.label(language, asked.of);
    let titled = |of: &str| {
        let args = [("of", of.into()), ("least", asked.least.into()), ("most", asked.most.into())];
        tell(language, "ui-order-limit", &args)
    };
    let rest = titled("").encode_utf16().count();
    Some(titled(&cut(&of, TITLE.saturating_sub(rest))))
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
        (Some(""), _) => return screen(click, look, None).await,
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
                true => Ordering::Add(Entry { words: asked.of.to_owned(), limit: Some(limit) }),
                false => Ordering::Set(Wish::UpTo(limit)),
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
        Ok(look) if may_see(click.asker, &look) && look.seat.is_some() => screen(click, &look, first).await,
        _ => click.stale().await,
    }
}

async fn screen(click: &Click<'_>, look: &Look, first: Option<String>) -> anyhow::Result<()> {
    click.show(&orders::orders(click.language(), look, first)).await?;
    play::heard(click.app, click.asker, look).await;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Asked, TITLE, title};
    use agon_lang::Language;

    fn asks(words: &str) -> bool {
        Asked::read(words).is_some()
    }

    #[test]
    fn only_what_asks_for_a_limit_opens_a_form() {
        assert!(
            asks("limit offrandes up-to 3.1.0 5 11 lot peasant water") && asks("rank cyclades plan 4 255 bid ares")
        );
        for words in [
            "",
            "set lot 3.1.0",
            "limit offrandes up-to 3.1.0 5 11",
            "limit offrandes up-to 3.1.0 5 x lot peasant water",
            "rank cyclades plan 4 x bid ares",
            "rank plan 4 255 bid ares",
        ] {
            assert!(!asks(words), "{words}");
        }
    }

    #[test]
    fn a_form_names_what_its_limit_is_for() {
        let told = |language, words: &str| title(language, &Asked::read(words).expect("a form"));
        let ares = "rank cyclades plan 4 255 bid ares";
        assert_eq!(told(Language::English, ares).as_deref(), Some("Ares: your limit (1–255)"));
        assert_eq!(told(Language::English, "rank hnefatafl plan 4 255 bid ares"), None);
        let lot = "limit offrandes up-to 3.1.0 5 11 lot peasant priestess";
        for language in Language::ALL {
            let title = told(language, lot).expect("a title");
            assert!(
                title.encode_utf16().count() <= TITLE && title.contains("5–11") && title.contains(" + "),
                "{title}"
            );
        }
    }
}
