//! Forms: opened from an id alone, read when they are sent.

use super::{Click, at_table, orders, privacy, route, table};
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::panels::choices::asked::Asked;
use crate::discord::panels::{choices, game_words, more, pages, say, seat, tell};
use crate::discord::parts::{cut, plain};
use agon_gamemaster::Look;
use agon_lang::Language;
use agon_rules::menu::Amount;
use agon_store::Secret;
use serenity::all::{
    ActionRow, ActionRowComponent, CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal,
    InputTextStyle,
};

/// The longest note, in characters.
const NOTE: u16 = 1000;

/// The form an id opens, if it opens one.
pub fn form(language: Language, id: &CustomId) -> Option<CreateInteractionResponse> {
    if id.verb == Verb::Notes {
        return (id.words == "write").then(|| note(language, id));
    }
    if id.verb == Verb::More {
        return (id.words == more::ASKS_REASON).then(|| reason(language, id));
    }
    if id.verb == Verb::Orders {
        return orders::form(language, id);
    }
    if id.verb == Verb::Privacy {
        return privacy::form(id);
    }
    let asked = Asked::read(id)?;
    let amount = &asked.amount;
    let title = game_words(&asked.game)?.ask(language, asked.path(), amount.least, amount.most);
    let field = CreateInputText::new(InputTextStyle::Short, say(language, "ui-amount-label"), "amount")
        .min_length(1)
        .max_length(9)
        .placeholder(format!("{}–{}", amount.least, amount.most));
    let modal = CreateModal::new(id.to_string(), cut(&title, 45));
    Some(CreateInteractionResponse::Modal(modal.components(vec![CreateActionRow::InputText(field)])))
}

/// The form for a note. It opens from its id alone, so what was noted before is not in it.
fn note(language: Language, id: &CustomId) -> CreateInteractionResponse {
    let field = CreateInputText::new(InputTextStyle::Paragraph, say(language, "ui-note-label"), "note")
        .min_length(1)
        .max_length(NOTE);
    let modal = CreateModal::new(id.to_string(), say(language, "label-notes"));
    CreateInteractionResponse::Modal(modal.components(vec![CreateActionRow::InputText(field)]))
}

/// The form in which a manager says why a table stops.
fn reason(language: Language, id: &CustomId) -> CreateInteractionResponse {
    let (least, most) = more::REASON;
    let field = CreateInputText::new(InputTextStyle::Short, say(language, "ui-abort-reason"), "reason")
        .min_length(least as u16)
        .max_length(most as u16);
    let modal = CreateModal::new(id.to_string(), say(language, "ui-abort-title"));
    CreateInteractionResponse::Modal(modal.components(vec![CreateActionRow::InputText(field)]))
}

/// What was written into a form.
pub(super) fn input(rows: &[ActionRow]) -> String {
    let fields = rows.iter().flat_map(|row| &row.components);
    let text = fields.filter_map(|field| match field {
        ActionRowComponent::InputText(text) => text.value.clone(),
        _ => None,
    });
    text.collect::<Vec<_>>().join(" ")
}

/// A form that was sent with this text.
pub(super) async fn filled(click: &Click<'_>, text: &str) -> anyhow::Result<()> {
    if click.id.verb == Verb::Privacy {
        return privacy::filled(click, text).await;
    }
    let Some((look, asker, private)) = at_table(click).await? else { return Ok(()) };
    let click = &Click { asker: &asker, private: &private, ..*click };
    match click.id.verb {
        Verb::Ask => amount(click, &look, text).await,
        Verb::Notes => keep_note(click, &look, text).await,
        Verb::More => table::stop_for(click, &look, text).await,
        Verb::Orders => orders::filled(click, text).await,
        _ => click.stale().await,
    }
}

/// Keeps a note.
async fn keep_note(click: &Click<'_>, look: &Look, text: &str) -> anyhow::Result<()> {
    let (store, table, user) = (click.app.gamemaster.store(), click.id.table, click.asker.user);
    if look.seat.is_none() {
        return click.stale().await;
    }
    let kept: String = text.trim().chars().take(usize::from(NOTE)).collect();
    let note = (!kept.is_empty()).then_some(kept);
    store.set_note(table, user, note.clone().map(Secret)).await?;
    click.show(&pages::notes(click.language(), look, note.as_deref())).await
}

/// Reads an amount and does what it was asked for.
async fn amount(click: &Click<'_>, look: &Look, text: &str) -> anyhow::Result<()> {
    let Some(asked) = Asked::read(click.id) else { return click.stale().await };
    let Ok(amount) = text.trim().parse::<i64>() else {
        let shown: String = plain(text).chars().take(40).collect();
        return again(click, look, &asked, tell(click.language(), "ui-not-a-number", &[("text", shown.into())])).await;
    };
    let Amount { least, most, .. } = asked.amount;
    if !(least..=most).contains(&amount) {
        let args = [("least", least.into()), ("most", most.into()), ("amount", amount.into())];
        return again(click, look, &asked, tell(click.language(), "ui-out-of-range", &args)).await;
    }
    let id = CustomId::new(Verb::Act, click.id.table, click.id.seq, asked.input(amount));
    route(&Click { id: &id, ..*click }).await
}

/// The screen the form was opened from, with what is wrong above it: what was chosen before stays chosen.
async fn again(click: &Click<'_>, look: &Look, asked: &Asked, line: String) -> anyhow::Result<()> {
    let same = look.seq == click.id.seq && look.may_choose();
    let screen = match asked.chosen().filter(|_| same) {
        Some((chosen, then)) => seat::amount(click.language(), look, chosen, &then).under(line),
        None => seat::seat(click.language(), look, &choices::At::default(), Some(line)),
    };
    click.seat(look, screen).await
}
