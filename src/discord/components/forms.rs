//! Forms: opened from an id alone, and read when a person sends them.

use super::{Click, at_table, orders, preferences, privacy, settings, table, time};
use crate::discord::ids::{
    self, Asked, CustomId, Limit, MoreClick, NotesClick, OrdersClick, PreferencesClick, PrivacyClick, SetupClick,
    TableClick, TimeClick,
};
use crate::discord::panels::table::{choices, more, seat, text_pages};
use crate::discord::panels::{say, tell};
use crate::discord::parts::{cut, plain};
use crate::discord::play;
use agon_gamemaster::TableSnapshot;
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::menu::Amount;
use agon_store::Secret;
use serenity::all::{
    ActionRow, ActionRowComponent, CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal,
    InputTextStyle,
};

/// The longest note, in characters.
const NOTE: u16 = 1000;

/// A form, with its fields.
enum Form<'a> {
    Amount(&'a Asked),
    Note,
    Reason,
    /// The reason for a pause of this many minutes.
    PauseReason(u32),
    Limit(&'a Limit),
    SeasonDate(u32),
    Word(Language),
    Quiet,
    Away,
}

impl Form<'_> {
    /// Returns the form that a click opens, if any.
    fn of(click: &ids::Click) -> Option<Form<'_>> {
        match click {
            ids::Click::Table(click) => Form::at_table(click),
            ids::Click::Privacy(PrivacyClick::Word(language)) => Some(Form::Word(*language)),
            ids::Click::Privacy(PrivacyClick::Show | PrivacyClick::Get | PrivacyClick::Erase) => None,
            ids::Click::Preferences(PreferencesClick::QuietForm) => Some(Form::Quiet),
            ids::Click::Preferences(PreferencesClick::AwayForm) => Some(Form::Away),
            ids::Click::Open(_) | ids::Click::Rules(_) | ids::Click::History(_) | ids::Click::Leaders(_) => None,
            ids::Click::Setup(SetupClick::SeasonDate(number)) => Some(Form::SeasonDate(*number)),
            ids::Click::Profile(_) | ids::Click::Statistics(_) | ids::Click::Setup(_) | ids::Click::Tables(_) => None,
            ids::Click::Mine | ids::Click::Preferences(_) | ids::Click::Help | ids::Click::Show(_) => None,
        }
    }

    fn at_table(click: &TableClick) -> Option<Form<'_>> {
        match click {
            TableClick::Ask(asked) => Some(Form::Amount(asked)),
            TableClick::Notes(NotesClick::Write) => Some(Form::Note),
            TableClick::More(MoreClick::Reason) => Some(Form::Reason),
            TableClick::Time(TimeClick::ReasonFor(minutes)) => Some(Form::PauseReason(*minutes)),
            TableClick::Orders(OrdersClick::Limit(limit)) => Some(Form::Limit(limit)),
            TableClick::Notes(_) | TableClick::More(_) | TableClick::Orders(_) => None,
            TableClick::Act(_) | TableClick::Go(_) | TableClick::Pick(_) | TableClick::Yes(_) => None,
            TableClick::Back | TableClick::Clear | TableClick::Undo(_) | TableClick::Hint => None,
            TableClick::Why(_) | TableClick::Seat(_) => None,
            TableClick::Text | TableClick::Log(_) | TableClick::Replay(_) | TableClick::Chart => None,
            TableClick::Animation | TableClick::Appearance(_) | TableClick::Lobby(_) => None,
            TableClick::File
            | TableClick::Proof
            | TableClick::Time(_)
            | TableClick::Sitting(_)
            | TableClick::Question(_) => None,
        }
    }
}

/// Returns the form that an id opens, if any.
pub fn form(language: Language, games: &Registry, id: &CustomId) -> Option<CreateInteractionResponse> {
    match Form::of(&id.click)? {
        Form::Amount(asked) => asks(language, games, id, asked),
        Form::Note => Some(note(language, id)),
        Form::Reason => Some(reason(language, id, "ui-abort-title")),
        Form::PauseReason(_) => Some(reason(language, id, "times-pause-title")),
        Form::Limit(limit) => orders::form(language, games, id, limit),
        Form::SeasonDate(number) => Some(settings::date_form(language, id, number)),
        Form::Word(asked) => Some(privacy::form(id, asked)),
        Form::Quiet => Some(preferences::quiet_form(language, id)),
        Form::Away => Some(preferences::away_form(language, id)),
    }
}

/// Builds the form for an amount; `None` for an unknown game.
fn asks(language: Language, games: &Registry, id: &CustomId, asked: &Asked) -> Option<CreateInteractionResponse> {
    let amount = &asked.amount;
    let title = games.get(&asked.game)?.words.ask(language, asked.path(), amount.least, amount.most);
    let field = CreateInputText::new(InputTextStyle::Short, say(language, "ui-amount-label"), "amount")
        .min_length(1)
        .max_length(9)
        .placeholder(format!("{}–{}", amount.least, amount.most));
    let modal = CreateModal::new(id.to_string(), cut(&title, 45));
    Some(CreateInteractionResponse::Modal(modal.components(vec![CreateActionRow::InputText(field)])))
}

/// Builds the form for a note. It opens from its id alone, so it does not show the earlier note.
fn note(language: Language, id: &CustomId) -> CreateInteractionResponse {
    let field = CreateInputText::new(InputTextStyle::Paragraph, say(language, "ui-note-label"), "note")
        .min_length(1)
        .max_length(NOTE);
    let modal = CreateModal::new(id.to_string(), say(language, "label-notes"));
    CreateInteractionResponse::Modal(modal.components(vec![CreateActionRow::InputText(field)]))
}

/// Builds the form for a manager's reason to stop or pause a table.
fn reason(language: Language, id: &CustomId, title: &str) -> CreateInteractionResponse {
    let (least, most) = more::REASON;
    let field = CreateInputText::new(InputTextStyle::Short, say(language, "ui-abort-reason"), "reason")
        .min_length(least as u16)
        .max_length(most as u16);
    let modal = CreateModal::new(id.to_string(), say(language, title));
    CreateInteractionResponse::Modal(modal.components(vec![CreateActionRow::InputText(field)]))
}

/// A form that was sent: the text of each field, by its name.
pub(super) struct Filled(Vec<(String, String)>);

impl Filled {
    /// Reads the fields of a form.
    pub(super) fn read(rows: &[ActionRow]) -> Filled {
        let fields = rows.iter().flat_map(|row| &row.components);
        let text = fields.filter_map(|field| match field {
            ActionRowComponent::InputText(text) => Some((text.custom_id.clone(), text.value.clone()?)),
            _ => None,
        });
        Filled(text.collect())
    }

    /// Returns the text of a field, without spaces around it; nothing if it is empty.
    pub(super) fn field(&self, name: &str) -> &str {
        self.0.iter().find(|(known, _)| known == name).map_or("", |(_, text)| text.trim())
    }

    /// Returns the whole text.
    fn text(&self) -> String {
        self.0.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join(" ")
    }
}

/// Handles a form that was sent.
pub(super) async fn filled(click: &Click<'_>, filled: &Filled) -> anyhow::Result<()> {
    let text = &filled.text();
    let form = match Form::of(&click.id.click) {
        None => return click.stale().await,
        Some(Form::Quiet) => return preferences::quiet_filled(click, filled).await,
        Some(Form::Away) => return preferences::away_filled(click, filled).await,
        Some(Form::Word(language)) => return privacy::filled(click, language, text).await,
        Some(Form::SeasonDate(number)) => return settings::set_season_date(click, number, text).await,
        Some(form) => form,
    };
    let Some((snapshot, caller, private)) = at_table(click).await? else { return Ok(()) };
    let click = &Click { caller: &caller, private: &private, ..*click };
    match form {
        Form::Amount(asked) => amount(click, asked, &snapshot, text).await,
        Form::Note => keep_note(click, &snapshot, text).await,
        Form::Reason => table::stop_for(click, &snapshot, text).await,
        Form::PauseReason(minutes) => time::pause_for(click, &snapshot, minutes, text).await,
        Form::Limit(limit) => orders::filled(click, limit, text).await,
        Form::Word(_) | Form::SeasonDate(_) | Form::Quiet | Form::Away => click.stale().await,
    }
}

/// Saves a note.
async fn keep_note(click: &Click<'_>, snapshot: &TableSnapshot, text: &str) -> anyhow::Result<()> {
    let (store, table, user) = (click.app.gamemaster.store(), click.id.table, click.caller.user);
    if snapshot.seat().is_none() {
        return match snapshot.left_by(user) {
            Some(_) => click.refuse(Some(table), &snapshot.no_seat(user)).await,
            None => click.stale().await,
        };
    }
    let kept: String = text.trim().chars().take(usize::from(NOTE)).collect();
    let note = (!kept.is_empty()).then_some(kept);
    store.set_note(table, user, note.clone().map(Secret)).await?;
    click.show(&text_pages::notes(click.language(), snapshot, note.as_deref())).await
}

/// Reads an amount and performs the action that asked for it.
async fn amount(click: &Click<'_>, asked: &Asked, snapshot: &TableSnapshot, text: &str) -> anyhow::Result<()> {
    let Ok(amount) = text.trim().parse::<i64>() else {
        let shown: String = plain(text).chars().take(40).collect();
        return again(click, snapshot, asked, tell(click.language(), "ui-not-a-number", &[("text", shown.into())]))
            .await;
    };
    let Amount { least, most, .. } = asked.amount;
    if !(least..=most).contains(&amount) {
        let args = [("least", least.into()), ("most", most.into()), ("amount", amount.into())];
        return again(click, snapshot, asked, tell(click.language(), "ui-out-of-range", &args)).await;
    }
    play::retry_board(click.app, click.caller, snapshot).await;
    table::act(click, snapshot, &asked.input(amount)).await
}

/// Shows the screen that opened the form again, with the error above it. Earlier choices stay chosen.
async fn again(click: &Click<'_>, snapshot: &TableSnapshot, asked: &Asked, line: String) -> anyhow::Result<()> {
    let same = snapshot.seq() == click.id.seq && snapshot.may_choose();
    let screen = match asked.chosen().filter(|_| same) {
        Some((chosen, then)) => seat::amount(click.language(), snapshot, chosen, &then).under(line),
        None => seat::seat(click.language(), snapshot, &choices::At::default(), Some(line)),
    };
    click.seat(snapshot, screen).await
}
