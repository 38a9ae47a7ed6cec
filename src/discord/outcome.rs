//! One log line for each interaction: a span with its ids, its outcome, and its duration.
//!
//! The span names the kind, the table and the step, never the person, the words of a button, or the choice.

use super::caller::Caller;
use super::ids::CustomId;
use super::panels::say;
use super::parts::Parts;
use super::private::{Private, Unanswerable};
use super::{Data, Error, client};
use crate::app::App;
use agon_store::UserId;
use futures_util::FutureExt;
use serenity::all::{
    Client, Context, CreateAutocompleteResponse, CreateInteractionResponse, Framework, FullEvent, Http, Interaction,
};
use std::cell::{Cell, RefCell};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Instant;
use tracing::{Instrument, Span, field};

tokio::task_local! {
    /// The outcome of the interaction that this task handles, if it is not the usual one.
    static OUTCOME: RefCell<Outcome>;
    /// The time of the first answer to that interaction.
    static ANSWERED: Cell<Option<Instant>>;
}

/// The outcome of an interaction.
#[derive(Debug, Default)]
enum Outcome {
    #[default]
    Answered,
    /// It could not be answered, for no fault of ours.
    Unanswerable(Unanswerable),
    /// Something failed on our side. The person read this id.
    Fault(String),
}

fn set(outcome: Outcome) {
    // Outside an interaction, no person waits for an answer.
    let _ = OUTCOME.try_with(|slot| *slot.borrow_mut() = outcome);
}

/// Notes the first answer to the interaction.
pub fn answered() {
    // Outside an interaction, no person waits for an answer.
    let _ = ANSWERED.try_with(|at| at.set(at.get().or_else(|| Some(Instant::now()))));
}

/// Notes that there was nothing to answer, and that the bot changed nothing.
pub fn unanswerable(what: &'static str, why: Unanswerable) {
    match why {
        Unanswerable::GivenUp => tracing::warn!("{what}: Discord had given the interaction up"),
        // The line at the end of the interaction is enough.
        Unanswerable::Twice => {}
    }
    set(Outcome::Unanswerable(why));
}

/// Notes that the interaction ended with a failure on our side.
pub fn fault(id: &str) {
    set(Outcome::Fault(id.to_owned()));
}

/// Notes the table of a command, and its current step.
pub fn table(table: i64, seq: u32) {
    Span::current().record("table", table).record("seq", seq);
}

/// Answers interactions through the framework, each in its own span.
pub struct Traced {
    /// The framework that answers them.
    pub framework: poise::Framework<Data, Error>,
    /// The application, for its clock and its limits.
    pub app: Arc<App>,
    /// The client for the framework's own answers.
    pub answers: Arc<Http>,
}

#[serenity::async_trait]
impl Framework for Traced {
    async fn init(&mut self, client: &Client) {
        self.framework.init(client).await;
    }

    async fn dispatch(&self, ctx: Context, event: FullEvent) {
        let (kind, span) = match &event {
            FullEvent::InteractionCreate { interaction } => (kind(interaction), span(interaction)),
            _ => return self.framework.dispatch(ctx, event).await,
        };
        let ctx = Context { http: self.answers.clone(), ..ctx };
        let completes = matches!(&event, FullEvent::InteractionCreate { interaction: Interaction::Autocomplete(_) });
        // Clicks and forms are counted where they are read. Nothing else is counted: `None`.
        let place = match &event {
            FullEvent::InteractionCreate { interaction: Interaction::Command(command) } => {
                Some(self.app.commands.begin(UserId(command.user.id.get())))
            }
            FullEvent::InteractionCreate { interaction: Interaction::Autocomplete(command) } => {
                Some(self.app.completions.begin(UserId(command.user.id.get())))
            }
            _ => None,
        };
        let too_many = matches!(place, Some(None));
        // The bot does not stop in the middle of an answer.
        let _under_way = self.app.answers.token();
        let (begun, came) = (self.app.gamemaster.now_ms(), Instant::now());
        let answer = async {
            let dispatched = async {
                match too_many {
                    true => Box::pin(refuse(&self.app, &event)).await,
                    false => self.framework.dispatch(ctx, event).await,
                }
            };
            // The panic hook logs a panic in this span.
            let done = AssertUnwindSafe(dispatched).catch_unwind().await;
            let ms = self.app.gamemaster.now_ms() - begun;
            let outcome = OUTCOME.with(RefCell::take);
            if !matches!(outcome, Outcome::Unanswerable(_)) {
                // The framework itself answers with completions, at the end.
                let first = ANSWERED.with(Cell::get).unwrap_or_else(Instant::now);
                self.app.ops.metrics.answered(kind, first.saturating_duration_since(came));
            }
            match (done, outcome) {
                (Err(_), _) => tracing::info!(outcome = "panic", ms, "interaction"),
                (Ok(()), Outcome::Fault(fault)) => tracing::info!(outcome = "fault", fault, ms, "interaction"),
                (Ok(()), Outcome::Unanswerable(Unanswerable::GivenUp)) => {
                    tracing::info!(outcome = "given up", ms, "interaction");
                }
                (Ok(()), Outcome::Unanswerable(Unanswerable::Twice)) => {
                    tracing::info!(outcome = "sent twice", ms, "interaction");
                }
                // Every typed letter asks for completions.
                (Ok(()), Outcome::Answered) if completes => tracing::debug!(outcome = "answered", ms, "interaction"),
                (Ok(()), Outcome::Answered) => tracing::info!(outcome = "answered", ms, "interaction"),
            }
        };
        let answer = ANSWERED.scope(Cell::default(), answer.instrument(span));
        OUTCOME.scope(RefCell::default(), answer).await;
    }
}

/// Returns the kind of an interaction, for the log and the figures.
fn kind(interaction: &Interaction) -> &'static str {
    match interaction {
        Interaction::Command(_) => "command",
        Interaction::Autocomplete(_) => "completion",
        Interaction::Component(_) => "click",
        Interaction::Modal(_) => "form",
        _ => "other",
    }
}

/// Answers a command, or a completion, of a person who has too many of them in progress.
async fn refuse(app: &App, event: &FullEvent) {
    let FullEvent::InteractionCreate { interaction } = event else { return };
    let told = async {
        let wire = app.wire()?;
        match interaction {
            Interaction::Command(command) => {
                let language = Caller::of_command(app, command).language;
                let private = Private::command(wire, command).await?;
                private.show(&Parts::line(say(language, "ui-too-much-at-once"))).await
            }
            Interaction::Autocomplete(command) => {
                let nothing = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
                command.create_response(&wire.answers, nothing).await?;
                Ok(())
            }
            _ => Ok(()),
        }
    };
    client::report(app, told.await, "a command in excess failed");
}

/// Makes the span of an interaction.
fn span(interaction: &Interaction) -> Span {
    let (name, id) = match interaction {
        Interaction::Command(command) | Interaction::Autocomplete(command) => (Some(&command.data.name), None),
        Interaction::Component(click) => (None, Some(&click.data.custom_id)),
        Interaction::Modal(form) => (None, Some(&form.data.custom_id)),
        _ => (None, None),
    };
    let read = id.and_then(|id| CustomId::read(id));
    let known = read.as_ref();
    let verb = match (name, known) {
        (Some(name), _) => name.as_str(),
        (None, Some(id)) => id.verb(),
        (None, None) => "unreadable",
    };
    let span = tracing::info_span!(
        "interaction",
        id = interaction.id().get(),
        kind = kind(interaction),
        verb,
        table = field::Empty,
        seq = field::Empty,
        guild = field::Empty
    );
    if let Some(id) = known.filter(|id| id.table.0 > 0) {
        span.record("table", id.table.0).record("seq", id.seq);
    }
    if let Some(guild) = guild(interaction) {
        span.record("guild", guild);
    }
    span
}

fn guild(interaction: &Interaction) -> Option<u64> {
    let guild = match interaction {
        Interaction::Command(command) | Interaction::Autocomplete(command) => command.guild_id,
        Interaction::Component(click) => click.guild_id,
        Interaction::Modal(form) => form.guild_id,
        _ => None,
    };
    guild.map(serenity::all::GuildId::get)
}
