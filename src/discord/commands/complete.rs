//! Completions of the options that a person types, in the reader's language.

use super::{Context, snapshot};
use crate::discord::caller::Caller;
use crate::discord::panels::records::{history, number_format};
use crate::discord::panels::table::typed_action::{Candidate, Known, LONGEST_CHOICE};
use crate::discord::panels::table::typed_input;
use crate::discord::panels::tell;
use crate::discord::parts::{cut, plain};
use agon_gamemaster::{TableSnapshot, Work};
use agon_games::Registry;
use agon_lang::{GameWords, Language, fold, raise};
use agon_rules::game::{Meta, OptionValues};
use agon_store::{History, Status, TableRow};
use serde_json::Value;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

/// The most completions that Discord shows.
const COMPLETIONS: usize = 25;
/// The longest part of typed words in a completion.
const QUOTED: usize = 40;
/// The number of open tables of one person to search.
const MINE: u32 = 50;

/// A label, and its value.
type Completion = (String, Value);

/// Completes the legal actions of the caller's seat.
pub(super) async fn actions(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let found = async {
        let caller = Caller::of_command(ctx.data(), ctx.interaction).with_preferences(ctx.data()).await?;
        let number = number(&ctx, "table");
        let Some(snapshot) = snapshot(&ctx, &caller, number).await? else { return Ok(Vec::new()) };
        let (language, typed) = (caller.language, partial.to_owned());
        let cpu = ctx.data().gamemaster.cpu();
        Ok(cpu.run(Work::Answer, move || moves(language, &snapshot, &typed)).await?)
    };
    answer(found.await)
}

/// Completes typed words to the legal actions that have them, each with its price. If none has them, says so, with the
/// nearest. A text that is too long to be typed has no completions.
fn moves(language: Language, snapshot: &TableSnapshot, typed: &str) -> Vec<Completion> {
    let Some(view) = snapshot.view().filter(|_| typed_input::parts(typed).is_some()) else { return Vec::new() };
    let known = Known::legal(language, snapshot);
    let move_ = |action: &Candidate| -> Completion {
        (action.priced(language, snapshot, view), action.notation.as_str().into())
    };
    let short = |action: &&Candidate| action.notation.chars().count() <= LONGEST_CHOICE;
    let fitting: Vec<&Candidate> = known.fitting(typed, COMPLETIONS).into_iter().filter(short).collect();
    if !fitting.is_empty() {
        return fitting.into_iter().take(COMPLETIONS).map(move_).collect();
    }
    let near = known.nearest(typed, typed_input::NEAR);
    let near = if near.is_empty() { known.examples(typed_input::NEAR) } else { near };
    if near.is_empty() {
        return Vec::new();
    }
    let quoted = tell(language, "ui-typed-quoted", &[("text", cut(typed, QUOTED).into())]);
    let none = tell(language, "ui-typed-nothing-fits", &[("typed", quoted.into())]);
    let none: Completion = (none, cut(typed, LONGEST_CHOICE).into());
    [none].into_iter().chain(near.into_iter().filter(short).map(move_)).collect()
}

/// Completes the options of the chosen game: `auction=sealed`, several joined by commas.
pub(super) async fn options(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let found = async {
        let caller = Caller::of_command(ctx.data(), ctx.interaction).with_preferences(ctx.data()).await?;
        let game = ctx.args.iter().find(|option| option.name == "game").and_then(|option| match option.value {
            ResolvedValue::String(game) => ctx.data().gamemaster.games().get(game),
            _ => None,
        });
        let Some((meta, words)) = game.map(|game| (game.meta(), game.words)) else { return Ok(Vec::new()) };
        let seats = number(&ctx, "players").and_then(|seats| u8::try_from(seats).ok());
        let lists = option_lists(caller.language, words, meta, seats.unwrap_or(meta.seats.1), partial);
        Ok(lists.into_iter().map(|(label, list)| (label, list.into())).collect())
    };
    answer(found.await)
}

/// Shows the form of options with the game's own: `auction=sealed, bribes=sealed`.
pub(super) fn example(games: &Registry, game: &str) -> String {
    let specs = games.get(game).map(|game| game.meta().options).unwrap_or_default();
    let pairs = specs.iter().take(2).filter_map(|spec| Some(format!("{}={}", spec.id, spec.values.last()?)));
    format!("`{}`", pairs.collect::<Vec<_>>().join(", "))
}

/// Completes the open tables of this server.
pub(super) async fn tables(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let found = async {
        let caller = Caller::of_command(ctx.data(), ctx.interaction).with_preferences(ctx.data()).await?;
        let Some(guild) = caller.guild else { return Ok(Vec::new()) };
        let store = ctx.data().gamemaster.store();
        let rows = store.open_page(guild, 0, COMPLETIONS as u32).await?.items;
        Ok(numbers(caller.language, ctx.data().gamemaster.games(), partial, rows.iter().map(|row| (row, None))))
    };
    answer(found.await)
}

/// Completes the open tables at which the caller sits: in this server, or in all from direct messages.
pub(super) async fn my_tables(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let found = async {
        let caller = Caller::of_command(ctx.data(), ctx.interaction).with_preferences(ctx.data()).await?;
        let seated = ctx.data().gamemaster.store().seated(caller.user, MINE).await?;
        let near = seated.iter().filter(|row| caller.guild.is_none_or(|guild| guild == row.table.guild));
        let mine = near.map(|row| (&row.table, row.server.as_deref().filter(|_| caller.guild.is_none())));
        Ok(numbers(caller.language, ctx.data().gamemaster.games(), partial, mine))
    };
    answer(found.await)
}

/// Completes the finished tables of this server, the newest first.
pub(super) async fn past_tables(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let found = async {
        let caller = Caller::of_command(ctx.data(), ctx.interaction).with_preferences(ctx.data()).await?;
        let here = History { guild: caller.guild, ..History::default() };
        if here.guild.is_none() {
            return Ok(Vec::new());
        }
        let page = ctx.data().gamemaster.store().finished(&here, 0, COMPLETIONS as u32).await?;
        Ok(numbers(
            caller.language,
            ctx.data().gamemaster.games(),
            partial,
            page.items.iter().map(|row| (&row.table, None)),
        ))
    };
    answer(found.await)
}

/// Completes the first day: the days before now, and the nearest months and years.
pub(super) async fn since(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    times(ctx, partial, true).await
}

/// Completes the last day.
pub(super) async fn until(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    times(ctx, partial, false).await
}

async fn times(ctx: Context<'_>, partial: &str, before_now: bool) -> CreateAutocompleteResponse {
    let found = async {
        let caller = Caller::of_command(ctx.data(), ctx.interaction).with_preferences(ctx.data()).await?;
        let times = history::times(caller.language, ctx.data().gamemaster.now_ms(), before_now);
        let typed = fold(partial);
        let fits = |(label, word): &(String, String)| fold(label).contains(&typed) || word.starts_with(&typed);
        Ok(times.into_iter().filter(fits).map(|(label, word)| (label, word.into())).collect())
    };
    answer(found.await)
}

fn answer(found: anyhow::Result<Vec<Completion>>) -> CreateAutocompleteResponse {
    let found = found.unwrap_or_else(|error| {
        tracing::warn!(error = crate::logs::clean(format!("{error:#}")), "no completions");
        Vec::new()
    });
    let choices = found.into_iter().map(|(label, value)| AutocompleteChoice::new(cut(&label, LONGEST_CHOICE), value));
    CreateAutocompleteResponse::new().set_choices(choices.take(COMPLETIONS).collect())
}

/// Returns the value of another option that is a number.
fn number(ctx: &Context<'_>, name: &str) -> Option<u32> {
    ctx.args.iter().find(|option| option.name == name).and_then(|option| match option.value {
        ResolvedValue::Integer(number) => u32::try_from(number).ok(),
        _ => None,
    })
}

/// Completes tables by number or name, each with its server's name if one is given.
fn numbers<'a>(
    language: Language,
    games: &Registry,
    typed: &str,
    tables: impl Iterator<Item = (&'a TableRow, Option<&'a str>)>,
) -> Vec<Completion> {
    let typed = fold(typed);
    let named = |(row, server): (&TableRow, Option<&str>)| {
        let game = number_format::game(language, games, &row.game);
        let args = [("game", game.into()), ("number", i64::from(row.number).into())];
        let mut name = tell(language, "ui-title", &args);
        if row.status == Status::Lobby {
            name = tell(language, "ui-lobby-title", &[("title", name.into())]);
        }
        let server = server.map(|server| format!(" · {}", plain(server))).unwrap_or_default();
        (name + &server, row.number)
    };
    let fits = |(name, number): &(String, u32)| number.to_string().starts_with(&typed) || fold(name).contains(&typed);
    tables.map(named).filter(fits).map(|(name, number)| (name, number.into())).collect()
}

/// The reason why a text gives no options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum BadText {
    /// It has another form.
    Form,
    /// It gives this option twice.
    Twice(String),
}

/// Reads `a=b, c=d` as options.
///
/// # Errors
/// The text has another form, or gives an option twice.
pub(super) fn read_options(text: &str) -> Result<OptionValues, BadText> {
    let mut options = OptionValues::new();
    for pair in text.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
        let (option, value) = pair.split_once('=').ok_or(BadText::Form)?;
        let option = option.trim().to_lowercase();
        if options.insert(option.clone(), value.trim().to_lowercase()).is_some() {
            return Err(BadText::Twice(option));
        }
    }
    Ok(options)
}

/// Completes a list of options: keeps the written options and adds one more.
fn option_lists(
    language: Language,
    words: &dyn GameWords,
    meta: &Meta,
    seats: u8,
    typed: &str,
) -> Vec<(String, String)> {
    let (head, tail) = typed.rsplit_once(',').unwrap_or(("", typed));
    let read = |text: &str| read_options(text).ok().filter(|asked| meta.complete(seats, asked).is_ok());
    let mut lists = Vec::new();
    if let Some(asked) = read(typed).filter(|asked| !asked.is_empty()) {
        // The written options are a completion too, and can be continued.
        lists.push(list(language, words, &asked));
        lists.extend(one_more(language, words, meta, seats, &asked, ""));
    } else if let Some(asked) = read(head) {
        lists.extend(one_more(language, words, meta, seats, &asked, tail));
    }
    lists.retain(|(_, list)| list.chars().count() <= LONGEST_CHOICE);
    lists
}

/// Returns the same options with one more that matches.
fn one_more(
    language: Language,
    words: &dyn GameWords,
    meta: &Meta,
    seats: u8,
    asked: &OptionValues,
    typed: &str,
) -> Vec<(String, String)> {
    let typed = fold(typed);
    let open = meta.options.iter().filter(|spec| !asked.contains_key(spec.id) && spec.matters(seats));
    let each = open.flat_map(|spec| spec.values.iter().map(move |value| (spec.id.to_owned(), (*value).to_owned())));
    each.filter_map(|pair| {
        let (label, written) = list(language, words, &OptionValues::from([pair.clone()]));
        let fits = written.contains(&typed) || fold(&label).contains(&typed);
        fits.then(|| list(language, words, &asked.clone().into_iter().chain([pair]).collect()))
    })
    .collect()
}

/// Returns options as a label for people and as a value.
fn list(language: Language, words: &dyn GameWords, asked: &OptionValues) -> (String, String) {
    let label = |(option, value): (&String, &String)| raise(&words.option_set(language, option, value));
    let written = asked.iter().map(|(option, value)| format!("{option}={value}"));
    (asked.iter().map(label).collect::<Vec<_>>().join(" · "), written.collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(game: &str, seats: u8, typed: &str) -> Vec<String> {
        let entry = Registry::ours().find(game).expect("a game");
        let meta = entry.meta();
        let lists = option_lists(Language::German, entry.words, meta, seats, typed);
        lists.into_iter().map(|(_, list)| list).collect()
    }

    #[test]
    fn options_complete_each_other() {
        assert_eq!(typed("offrandes", 4, "auc"), ["auction=open", "auction=sealed"]);
        assert_eq!(typed("offrandes", 4, "auction=sealed, sea"), ["auction=sealed, bribes=sealed"]);
        let more = typed("offrandes", 4, "auction=sealed");
        assert_eq!(more, ["auction=sealed", "auction=sealed, bribes=in-turn", "auction=sealed, bribes=sealed"]);
        assert!(typed("offrandes", 4, "auction=loud, ").is_empty() && typed("offrandes", 4, "loud").is_empty());
        assert_eq!(typed("offrandes", 4, "").len(), 4);
        assert!(typed("cyclades", 3, "two").is_empty() && !typed("cyclades", 2, "two").is_empty());
        assert!(typed("offrandes", 4, "auction=open, auction=sealed").is_empty());
    }

    #[test]
    fn an_option_is_written_once() {
        let read = read_options("Auction = sealed,, bribes=sealed,").expect("options");
        assert_eq!(Vec::from_iter(read), [("auction", "sealed"), ("bribes", "sealed")].map(owned));
        assert_eq!(read_options("auction=sealed,auction=open"), Err(BadText::Twice("auction".to_owned())));
        assert_eq!(read_options("AUCTION=open, auction=open"), Err(BadText::Twice("auction".to_owned())));
        assert_eq!(read_options("auction"), Err(BadText::Form));
    }

    fn owned((option, value): (&str, &str)) -> (String, String) {
        (option.to_owned(), value.to_owned())
    }
}
