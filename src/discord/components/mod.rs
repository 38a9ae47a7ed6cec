//! Clicks and forms: acknowledged first, then routed by their id alone.

use super::asker::Asker;
use super::custom_id::{CustomId, Verb};
use super::panels::choices::asked::Asked;
use super::panels::{choices, game_words, help, lobby, more, pages, preferences, records, rules, say, seat, tell};
use super::parts::Parts;
use super::play;
use super::private::Private;
use crate::app::App;
use agon_gamemaster::{Look, Note, Refused, Stage};
use agon_lang::Language;
use agon_rules::menu::Amount;
use agon_store::{Notices, TableId};
use anyhow::Context as _;
use serenity::all::{
    ActionRow, ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, CreateActionRow,
    CreateInputText, CreateInteractionResponse, CreateModal, Http, InputTextStyle, ModalInteraction,
};
use std::sync::Arc;

/// A button or a menu.
///
/// # Errors
/// Discord or the database failed.
pub async fn clicked(app: &App, http: &Arc<Http>, click: &ComponentInteraction) -> anyhow::Result<()> {
    let id = CustomId::read(&click.data.custom_id);
    if let Some(form) = id.as_ref().and_then(|id| form(Language::from_locale(&click.locale), id)) {
        // A form must be the first answer, so it is made from the id alone.
        return click.create_response(http, form).await.context("opening a form");
    }
    let private = Private::click(http, click).await?;
    let values = match &click.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        _ => Vec::new(),
    };
    let asker = Asker::of_click(click);
    let done = async {
        let asker = asker.clone().settled(app).await?;
        let Some(id) = id else { return stale(&asker, &private).await };
        route(app, http, &asker, &private, &id, &values).await
    };
    play::settle(app, &asker, &private, done.await).await
}

/// A form that was sent.
///
/// # Errors
/// Discord or the database failed.
pub async fn filled(app: &App, http: &Arc<Http>, form: &ModalInteraction) -> anyhow::Result<()> {
    let private = Private::form(http, form).await?;
    let asker = Asker::of_form(form);
    let done = async {
        let asker = asker.clone().settled(app).await?;
        take_amount(app, http, &asker, &private, form).await
    };
    play::settle(app, &asker, &private, done.await).await
}

/// Reads the amount of a form and does what it was asked for.
async fn take_amount(
    app: &App,
    http: &Arc<Http>,
    asker: &Asker,
    private: &Private,
    form: &ModalInteraction,
) -> anyhow::Result<()> {
    let asked = CustomId::read(&form.data.custom_id).and_then(|id| Some((Asked::read(&id)?, id)));
    let Some((asked, id)) = asked else { return stale(asker, private).await };
    let text = input(&form.data.components);
    let Ok(amount) = text.trim().parse::<i64>() else {
        let shown: String = super::parts::plain(&text).chars().take(40).collect();
        let line = tell(asker.language, "ui-not-a-number", &[("text", shown.into())]);
        return panel(app, asker, private, id.table, line).await;
    };
    let Amount { least, most, .. } = asked.amount;
    if !(least..=most).contains(&amount) {
        let args = [("least", least.into()), ("most", most.into()), ("amount", amount.into())];
        let line = tell(asker.language, "ui-out-of-range", &args);
        return panel(app, asker, private, id.table, line).await;
    }
    let id = CustomId::new(Verb::Act, id.table, id.seq, asked.input(amount));
    route(app, http, asker, private, &id, &[]).await
}

fn form(language: Language, id: &CustomId) -> Option<CreateInteractionResponse> {
    let asked = Asked::read(id)?;
    let amount = &asked.amount;
    let title = game_words(&asked.game)?.ask(language, asked.path(), amount.least, amount.most);
    let field = CreateInputText::new(InputTextStyle::Short, say(language, "ui-amount-label"), "amount")
        .min_length(1)
        .max_length(9)
        .placeholder(format!("{}–{}", amount.least, amount.most));
    let modal = CreateModal::new(id.to_string(), super::parts::cut(&title, 45));
    Some(CreateInteractionResponse::Modal(modal.components(vec![CreateActionRow::InputText(field)])))
}

fn input(rows: &[ActionRow]) -> String {
    let fields = rows.iter().flat_map(|row| &row.components);
    let text = fields.filter_map(|field| match field {
        ActionRowComponent::InputText(text) => text.value.clone(),
        _ => None,
    });
    text.collect::<Vec<_>>().join(" ")
}

async fn stale(asker: &Asker, private: &Private) -> anyhow::Result<()> {
    private.show(&Parts::line(say(asker.language, "ui-not-for-you"))).await
}

/// The asker's panel with a line above.
async fn panel(app: &App, asker: &Asker, private: &Private, table: TableId, line: String) -> anyhow::Result<()> {
    let look = match app.gamemaster.look(table, Some(asker.user)).await {
        Ok(look) if may_see(asker, &look) => look,
        _ => return stale(asker, private).await,
    };
    private.show(&seat::seat(asker.language, &look, &choices::At::default(), Some(line))).await
}

/// A table is seen from its own server, and by its seats from their direct messages.
fn may_see(asker: &Asker, look: &Look) -> bool {
    match asker.guild {
        Some(guild) => guild == look.table.guild,
        None => look.seats.iter().any(|row| row.user == Some(asker.user)),
    }
}

async fn route(
    app: &App,
    http: &Arc<Http>,
    asker: &Asker,
    private: &Private,
    id: &CustomId,
    values: &[String],
) -> anyhow::Result<()> {
    let chosen = values.first().map(String::as_str);
    match id.verb {
        Verb::Open => {
            let game = chosen.unwrap_or(&id.words).to_owned();
            if game.is_empty() {
                return private.show(&help::open(asker.language)).await;
            }
            return play::open(app, asker, private, play::Wish { game, ..Default::default() }).await;
        }
        Verb::Rules => {
            // In the menu of games the choice is a game, in a game's own menu a topic; from a board, the phase's topic.
            let (game, topic) = if id.words.is_empty() {
                (chosen.unwrap_or(""), "")
            } else {
                (id.words.as_str(), chosen.unwrap_or(""))
            };
            if id.table.0 == 0 {
                return private.show(&rules::rules(asker.language, game, topic)).await;
            }
            // From a table: beside its panel, at the topic of the present phase.
            let look = app.gamemaster.look(id.table, None).await.ok().filter(|look| may_see(asker, look));
            let now = look.as_ref().and_then(|look| Some(game_words(game)?.topic_of(look.public.as_ref()?)));
            return private.beside().show(&rules::rules(asker.language, game, now.unwrap_or(topic))).await;
        }
        Verb::Help => {
            let look = app.here(asker).await?;
            return private.show(&help::help(asker.language, look.as_ref())).await;
        }
        Verb::History => return history(app, asker, private, id, chosen).await,
        Verb::Leaders => {
            let filter = records::Filter::read(&id.words);
            return super::commands::leaderboard::show(app, asker, private, &filter).await;
        }
        Verb::Show => return show(app, asker, private, id).await,
        Verb::Preferences => return prefer(app, http, asker, private, id, chosen).await,
        _ => {}
    }
    let look = match app.gamemaster.look(id.table, Some(asker.user)).await {
        Ok(look) if may_see(asker, &look) => look,
        Ok(_) | Err(Refused::NoTable(_)) => return stale(asker, private).await,
        Err(refused) => return play::refuse(app, asker, private, None, &refused).await,
    };
    at_table(app, asker, private, id, values, look).await
}

/// A click about one table, by somebody who may see it.
async fn at_table(
    app: &App,
    asker: &Asker,
    private: &Private,
    id: &CustomId,
    values: &[String],
    look: Look,
) -> anyhow::Result<()> {
    let language = asker.language;
    let chosen = values.first().map_or(id.words.as_str(), String::as_str);
    match id.verb {
        Verb::Text => private.beside().show(&pages::text_board(language, &look)).await,
        Verb::Log => {
            let page = id.words.parse().ok();
            let private = if page.is_none() { &private.beside() } else { private };
            private.show(&pages::log(language, &look, page)).await
        }
        Verb::More => leave(app, asker, private, id, &look).await,
        Verb::Lobby => in_lobby(app, asker, private, id, values, &look).await,
        Verb::Seat => private.show(&seat::door(language, &look, asker.user)).await,
        Verb::Yes => play::act(app, asker, private, id.table, id.seq, &id.words).await,
        Verb::Back | Verb::Clear => {
            play::take_back(app, asker, private, id.table, id.seq, id.verb == Verb::Clear).await
        }
        Verb::Act | Verb::Go | Verb::Pick => {
            let current = look.stage == Stage::Running && look.may_choose() && look.seq == id.seq;
            let Some(view) = look.view.as_ref().filter(|_| current) else {
                // The game master says why not: an old button, somebody else's turn, a table that is over.
                return play::act(app, asker, private, id.table, id.seq, chosen).await;
            };
            if id.verb == Verb::Pick {
                return pick(app, asker, private, id, values, &look).await;
            }
            match choices::step(view, chosen) {
                choices::Step::Open(at) => private.show(&seat::seat(language, &look, &at, None)).await,
                choices::Step::Confirm(input) => private.show(&seat::confirm(language, &look, &input)).await,
                choices::Step::Do(input) => play::act(app, asker, private, id.table, id.seq, &input).await,
            }
        }
        _ => stale(asker, private).await,
    }
}

async fn pick(
    app: &App,
    asker: &Asker,
    private: &Private,
    id: &CustomId,
    values: &[String],
    look: &Look,
) -> anyhow::Result<()> {
    let pick = look.view.as_ref().and_then(|view| view.hints().pick);
    let Some(pick) = pick.filter(|pick| pick.word == id.words) else { return stale(asker, private).await };
    let input = choices::picked(&pick, values);
    if values.len() != usize::from(pick.count) {
        // Discord sends as many as the menu asks for; anything else is forged. The rules say why not.
        return play::act(app, asker, private, id.table, id.seq, &input).await;
    }
    match &pick.then {
        Some(then) => private.show(&seat::amount(asker.language, look, &input, then)).await,
        None => private.show(&seat::confirm(asker.language, look, &input)).await,
    }
}

async fn leave(app: &App, asker: &Asker, private: &Private, id: &CustomId, look: &Look) -> anyhow::Result<()> {
    let language = asker.language;
    let table = look.table.table;
    let done = match id.words.as_str() {
        "resign" => return private.show(&more::resign(language, look)).await,
        "abort" => return private.show(&more::abort(language, look)).await,
        "move" if asker.manager || look.host == Some(asker.user) => {
            if let Some(missing) = play::missing_rights(language, asker) {
                return private.show(&Parts::line(missing)).await;
            }
            app.gamemaster.move_board(table, asker.channel).await.map(|()| "ui-table-again")
        }
        "resign yes" => app.gamemaster.resign(table, asker.user).await.map(|()| "ui-resigned"),
        "abort yes" => app.gamemaster.abort(table, asker.user, asker.manager).await.map(|()| "ui-aborted"),
        _ => return private.show(&more::more(language, look, asker.manager, asker.user.0)).await,
    };
    match done {
        Ok(key) => private.show(&more::done(language, look, key)).await,
        Err(refused) => play::refuse(app, asker, private, Some(table), &refused).await,
    }
}

async fn in_lobby(
    app: &App,
    asker: &Asker,
    private: &Private,
    id: &CustomId,
    values: &[String],
    look: &Look,
) -> anyhow::Result<()> {
    let (language, table, user) = (asker.language, look.table.table, asker.user);
    let number = i64::from(look.table.number);
    let gamemaster = &app.gamemaster;
    let done = match (id.word(0), values.first()) {
        ("join", _) => match gamemaster.join(table, asker.person()).await {
            Ok(()) => {
                let line = tell(language, "ui-joined", &[("number", number.into())]);
                return private.show(&play::greeting(app, asker, line).await?).await;
            }
            Err(refused) => Err(refused),
        },
        ("leave", _) => match gamemaster.leave(table, user).await {
            Ok(()) => {
                let line = tell(language, "ui-left", &[("number", number.into())]);
                return private.show(&Parts::line(line)).await;
            }
            Err(refused) => Err(refused),
        },
        ("ai", _) => gamemaster.add_machine(table, user).await,
        ("options", _) if look.table.host == user || asker.manager => {
            return private.show(&lobby::options(language, look, look.table.host == user)).await;
        }
        ("options", _) => {
            let host = look.seats.iter().find(|row| row.user == Some(look.table.host));
            Err(Refused::NotHost { host: host.map(|row| row.name.clone()).unwrap_or_default() })
        }
        ("set", Some(value)) => match gamemaster.set_option(table, user, id.word(1), value).await {
            Ok(()) => {
                let look = gamemaster.look(table, Some(user)).await?;
                return private.show(&lobby::options(language, &look, true)).await;
            }
            Err(refused) => Err(refused),
        },
        ("start" | "fill", _) => match gamemaster.start(table, user, asker.interaction, id.word(0) == "fill").await {
            Ok(()) => {
                let look = gamemaster.look(table, Some(user)).await?;
                return private.show(&seat::seat(language, &look, &choices::At::default(), None)).await;
            }
            Err(refused) => Err(refused),
        },
        ("close", _) => match gamemaster.abort(table, user, asker.manager).await {
            Ok(()) => return private.show(&Parts::line(say(language, "ui-lobby-closed"))).await,
            Err(refused) => Err(refused),
        },
        _ => return stale(asker, private).await,
    };
    match done {
        Ok(()) => Ok(()),
        Err(refused) => play::refuse(app, asker, &private.beside(), Some(table), &refused).await,
    }
}

async fn history(
    app: &App,
    asker: &Asker,
    private: &Private,
    id: &CustomId,
    chosen: Option<&str>,
) -> anyhow::Result<()> {
    let opened = chosen.and_then(|table| table.parse().ok()).map(TableId);
    let table = opened.or((id.words == "table").then_some(id.table));
    let Some(table) = table else {
        return super::commands::history::show(app, asker, private, &records::Filter::read(&id.words)).await;
    };
    match app.gamemaster.look(table, None).await {
        Ok(look) if may_see(asker, &look) && look.standing.is_some() => {
            let back = id.words.strip_prefix("open ");
            private.show(&records::table(asker.language, &look, back)).await
        }
        _ => stale(asker, private).await,
    }
}

/// Shows a page to everybody in the channel: a wish for the courier, who speaks aloud.
async fn show(app: &App, asker: &Asker, private: &Private, id: &CustomId) -> anyhow::Result<()> {
    let (Some(guild), Some(page)) = (asker.guild, id.page_shown()) else { return stale(asker, private).await };
    if let Some(missing) = play::missing_rights(asker.language, asker) {
        return private.beside().show(&Parts::line(missing)).await;
    }
    let note = Note::Page { guild: guild.0, channel: asker.channel.0, page: page.to_string() };
    app.gamemaster.store().enqueue(vec![note.row(None, app.gamemaster.now_ms())]).await?;
    app.gamemaster.ring();
    Ok(())
}

/// A preference, saved at each tap; the first line confirms in the new language.
async fn prefer(
    app: &App,
    http: &Arc<Http>,
    asker: &Asker,
    private: &Private,
    id: &CustomId,
    chosen: Option<&str>,
) -> anyhow::Result<()> {
    let store = app.gamemaster.store();
    let (mut language, mut first) = (asker.language, None);
    let call = id.words.strip_prefix("call ");
    match (id.words.as_str(), chosen) {
        ("language", Some(code)) => {
            language = super::commands::language::set(app, asker, code).await?;
            let key = if code == "discord" { "ui-language-auto-set" } else { "ui-language-set" };
            first = Some(say(language, key));
        }
        (_, word) => {
            let notices: Option<Notices> =
                call.or(word.filter(|_| id.words == "notices")).and_then(|word| word.parse().ok());
            if let Some(notices) = notices {
                store.set_notices(asker.user, notices).await?;
                let open = if notices == Notices::Direct {
                    Some(super::courier::try_direct(app, http, asker).await?)
                } else {
                    None
                };
                let line = preferences::called(language, notices, open);
                if call.is_some() {
                    return private.show(&Parts::line(line)).await;
                }
                first = Some(line);
            }
        }
    }
    let player = store.player(asker.user).await?;
    private.show(&preferences::preferences(language, &player, first)).await
}
