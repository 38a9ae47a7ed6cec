//! Clicks and forms about the caller's orders.

use super::Click;
use crate::discord::ids::{About, CustomId, Limit, OrdersClick};
use crate::discord::panels::table::orders;
use crate::discord::panels::{say, tell};
use crate::discord::parts::{cut, plain};
use crate::discord::play;
use agon_gamemaster::{OrderEdit, Refused, TableSnapshot};
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::order::{Entry, Instruction};
use serenity::all::{CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal, InputTextStyle};

/// The longest title of a form, in UTF-16 units.
const TITLE: usize = 45;

/// Builds the form for a limit. Its text names the object, shortened to fit, and the allowed range.
pub(super) fn form(
    language: Language,
    games: &Registry,
    id: &CustomId,
    asked: &Limit,
) -> Option<CreateInteractionResponse> {
    let field = CreateInputText::new(InputTextStyle::Short, say(language, "ui-order-limit-label"), "limit")
        .min_length(1)
        .max_length(9)
        .placeholder(format!("{}–{}", asked.least, asked.most));
    let modal = CreateModal::new(id.to_string(), title(language, games, asked)?);
    Some(CreateInteractionResponse::Modal(modal.components(vec![CreateActionRow::InputText(field)])))
}

/// Returns a title such as `Peasant + Priestess: your limit (5–11)`. Cuts a long name, but never the range. `None` for
/// an unknown game.
fn title(language: Language, games: &Registry, asked: &Limit) -> Option<String> {
    let of = games.get(&asked.game)?.words.label(language, &asked.of);
    let titled = |of: &str| {
        let args = [("of", of.into()), ("least", asked.least.into()), ("most", asked.most.into())];
        tell(language, "ui-order-limit", &args)
    };
    let rest = titled("").encode_utf16().count();
    Some(titled(&cut(&of, TITLE.saturating_sub(rest))))
}

/// Handles a click about the caller's orders.
pub(super) async fn clicked(click: &Click<'_>, wanted: &OrdersClick, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    if snapshot.is_over() {
        return click.refuse(Some(click.id.table), &Refused::Over(Box::new(snapshot.table().clone()))).await;
    }
    if snapshot.seat().is_none() {
        return click.refuse(Some(click.id.table), &snapshot.no_seat(click.caller.user)).await;
    }
    let (about, change) = match wanted {
        OrdersClick::Show => return screen(click, snapshot, None).await,
        OrdersClick::Decline(about) => (about, OrderEdit::Set(Instruction::Decline)),
        OrdersClick::Add(about, place) => match click.chosen().or(place.as_deref()) {
            Some(place) => (about, OrderEdit::Add(Entry { words: place.to_owned(), limit: None })),
            None => return click.stale().await,
        },
        OrdersClick::RemoveLast(about) => (about, OrderEdit::RemoveLast),
        OrdersClick::Withdraw(about) => (about, OrderEdit::Withdraw),
        OrdersClick::AtZero(about, on) => (about, OrderEdit::AtZero(*on)),
        // A form asks for the limit. This click comes only from an unknown game.
        OrdersClick::Limit(_) | OrdersClick::Unread(_) => return click.stale().await,
    };
    order(click, about, change).await
}

/// Handles a sent limit.
pub(super) async fn filled(click: &Click<'_>, asked: &Limit, text: &str) -> anyhow::Result<()> {
    let limit = text.trim().parse::<i64>();
    let line = match limit {
        Ok(limit) if (asked.least..=asked.most).contains(&limit) => {
            let change = match asked.place {
                true => OrderEdit::Add(Entry { words: asked.of.clone(), limit: Some(limit) }),
                false => OrderEdit::Set(Instruction::UpTo(limit)),
            };
            return order(click, &asked.about, change).await;
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

async fn order(click: &Click<'_>, about: &About, change: OrderEdit) -> anyhow::Result<()> {
    let (table, user) = (click.id.table, click.caller.user);
    match click.app.gamemaster.order(table, user, &about.id, &about.scope, change).await {
        Ok(()) => show(click, None).await,
        // The decision of the order is over: shows the orders that are possible now.
        Err(Refused::Stale { .. }) => show(click, Some(say(click.language(), "ui-moved-on"))).await,
        Err(refused) => click.refuse(Some(table), &refused).await,
    }
}

async fn show(click: &Click<'_>, first: Option<String>) -> anyhow::Result<()> {
    match click.app.gamemaster.snapshot(click.id.table, Some(click.caller.user)).await {
        Ok(snapshot) if click.caller.reader().may_see(&snapshot) && snapshot.seat().is_some() => {
            screen(click, &snapshot, first).await
        }
        _ => click.stale().await,
    }
}

async fn screen(click: &Click<'_>, snapshot: &TableSnapshot, first: Option<String>) -> anyhow::Result<()> {
    click.page(snapshot, &orders::orders(click.language(), snapshot, first)).await?;
    play::note_outcomes_read(click.app, click.caller, snapshot).await;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{TITLE, title};
    use crate::discord::ids::{About, Limit};
    use agon_lang::Language;

    fn limit(game: &str, of: &str, (least, most): (i64, i64)) -> Limit {
        let about = About { id: "plan".to_owned(), scope: "4".to_owned() };
        Limit { game: game.to_owned(), about, least, most, of: of.to_owned(), place: true }
    }

    #[test]
    fn a_form_names_what_its_limit_is_for() {
        let told = |game, of| title(Language::English, &agon_games::Registry::ours(), &limit(game, of, (1, 255)));
        assert_eq!(told("cyclades", "bid ares").as_deref(), Some("Ares: your limit (1–255)"));
        assert_eq!(told("hnefatafl", "bid ares"), None);
        let lot = limit("offrandes", "lot peasant priestess", (5, 11));
        for language in Language::ALL {
            let title = title(language, &agon_games::Registry::ours(), &lot).expect("a title");
            assert!(
                title.encode_utf16().count() <= TITLE && title.contains("5–11") && title.contains(" + "),
                "{title}"
            );
        }
    }
}
