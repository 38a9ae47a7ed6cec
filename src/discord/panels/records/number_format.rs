//! The form of names and numbers in the records.

use crate::discord::ids::CustomId;
use crate::discord::panels::{say, tell};
use crate::discord::parts::{Choice, Menu, MenuKind, plain};
use agon_games::Registry;
use agon_lang::{Language, has, raise};
use agon_store::{HeadToHead, UserId};

/// The value of all games in a menu of games.
pub const ANY_GAME: &str = "any";

/// The number of tables from which wins are told as a share. Percentages of fewer say nothing.
const TABLES_FOR_SHARE: u32 = 5;

/// Returns a name as given, or a general word if the name may not be shown or is erased.
pub fn name(language: Language, user: Option<UserId>, name: Option<&str>) -> String {
    match name.map(str::trim).filter(|name| !name.is_empty()) {
        Some(name) => name.to_owned(),
        None => say(language, if user.is_some_and(UserId::is_former) { "ui-former" } else { "record-someone" }),
    }
}

/// Returns the same as text, without markup.
pub fn plain_name(language: Language, user: Option<UserId>, named: Option<&str>) -> String {
    plain(&name(language, user, named))
}

/// Returns a mention of a chosen person: Discord shows the name.
pub fn mention(language: Language, user: u64) -> String {
    if UserId(user).is_former() { say(language, "ui-former") } else { format!("<@{user}>") }
}

/// Returns those of the chosen people that Discord can show.
pub fn known(users: impl IntoIterator<Item = u64>) -> Vec<u64> {
    users.into_iter().filter(|user| !UserId(*user).is_former()).collect()
}

/// Returns an AI with its level: `Hard AI`.
pub fn machine(language: Language, level: &str) -> String {
    agon_lang::raise(&machine_within(language, level))
}

/// Returns the same within a text: `hard AI`.
pub fn machine_within(language: Language, level: &str) -> String {
    let (ai, key) = (say(language, "table-ai"), format!("ai-level-{level}"));
    if !has(language, &key) {
        return ai;
    }
    tell(language, "ai-level", &[("ai", ai.into()), ("level", say(language, &key).into())])
}

/// Returns an AI with its name at a table and its level: `Myrto (hard AI)`. At an old table it has no name.
pub fn named_machine(language: Language, name: &str, level: &str) -> String {
    match name {
        "" => machine(language, level),
        name => named(language, "ai-named", name, machine_within(language, level)),
    }
}

/// Puts the name of an AI, if it has one, before the word for it: beside its name or, in brackets, after a comma.
pub fn named(language: Language, key: &str, name: &str, ai: String) -> String {
    if name.is_empty() { ai } else { tell(language, key, &[("name", plain(name).into()), ("ai", ai.into())]) }
}

/// Writes a number with so many decimals, at least one, in the form of the language.
pub fn decimal(language: Language, number: f64, decimals: usize) -> String {
    let written = format!("{number:.decimals$}");
    let (whole, part) = written.split_once('.').unwrap_or((&written, "0"));
    tell(language, "card-decimal", &[("whole", whole.into()), ("part", part.into())])
}

/// Writes the wins, the tables, and the average place.
pub fn record(language: Language, played: u32, wins: u32, places: u32) -> String {
    let average = f64::from(places) / f64::from(played.max(1));
    let args = [("wins", wins.into()), ("played", played.into()), ("average", decimal(language, average, 2).into())];
    tell(language, "record-won", &args)
}

/// Writes the same with the share of wins, if there are enough tables for one.
pub fn record_with_share(language: Language, played: u32, wins: u32, places: u32) -> String {
    if played < TABLES_FOR_SHARE {
        return record(language, played, wins, places);
    }
    let average = f64::from(places) / f64::from(played);
    let args = [
        ("wins", wins.into()),
        ("played", played.into()),
        ("share", share(language, f64::from(wins), played).into()),
        ("average", decimal(language, average, 2).into()),
    ];
    tell(language, "record-won-share", &args)
}

/// Writes the wins among tables: in hundredths, or, if there are too few tables for a share, as a count. Shared wins may
/// make a part of one.
pub fn share(language: Language, wins: f64, tables: u32) -> String {
    if tables < TABLES_FOR_SHARE {
        let whole = (wins - wins.round()).abs() < 0.005;
        let wins = if whole { format!("{wins:.0}") } else { decimal(language, wins, 2) };
        return tell(language, "record-count", &[("wins", wins.into()), ("tables", tables.into())]);
    }
    let hundredths = (100.0 * wins / f64::from(tables)).round() as i64;
    tell(language, "record-share", &[("n", hundredths.into())])
}

/// Writes the total of two people: who placed ahead of whom.
pub fn head_to_head(language: Language, one: u64, other: u64, score: HeadToHead) -> String {
    let args = [
        ("one", mention(language, one).into()),
        ("other", mention(language, other).into()),
        ("ahead", score.ahead.into()),
        ("behind", score.behind.into()),
        ("level", score.level.into()),
    ];
    tell(language, "record-against", &args)
}

/// Writes a duration with the precision that people need.
pub fn span(language: Language, ms: i64) -> String {
    let rounded = |unit: i64| ms.saturating_add(unit / 2) / unit;
    let (seconds, minutes, days) = (ms / 1000, rounded(60_000), rounded(86_400_000));
    match minutes {
        _ if seconds < 90 => tell(language, "span-seconds", &[("n", seconds.max(0).into())]),
        ..120 => tell(language, "span-minutes", &[("n", minutes.into())]),
        120..2_880 => tell(language, "span-hours", &[("h", (minutes / 60).into()), ("min", (minutes % 60).into())]),
        _ => tell(language, "span-days", &[("n", days.into())]),
    }
}

/// Writes the day of a moment in Discord's form, which fits each reader's time zone.
pub fn day(at_ms: i64) -> String {
    format!("<t:{}:d>", at_ms.div_euclid(1000))
}

/// Writes a number of seats.
pub fn seats(language: Language, seats: u8) -> String {
    tell(language, "ui-seats-number", &[("n", seats.into())])
}

/// Writes a number of finished tables.
pub fn tables(language: Language, tables: u32) -> String {
    tell(language, "card-games", &[("n", tables.into())])
}

/// Returns a game's name by the id in a row; empty for a game that this program does not play.
pub fn game(language: Language, games: &Registry, id: &str) -> String {
    games.get(id).map(|game| game.words.title(language)).unwrap_or_default()
}

/// Builds a menu of games with the chosen one. `any` adds the choice of all games.
pub fn games_menu(language: Language, games: &Registry, id: CustomId, chosen: Option<&str>, any: bool) -> Menu {
    let every = Choice { chosen: chosen.is_none(), ..Choice::new(ANY_GAME, raise(&say(language, "record-all-games"))) };
    let games = games.iter().map(|known| Choice {
        chosen: chosen == Some(known.id()),
        ..Choice::new(known.id(), known.words.title(language))
    });
    Menu {
        id,
        placeholder: say(language, "history-pick-game"),
        choices: any.then_some(every).into_iter().chain(games).collect(),
        count: 1,
        kind: MenuKind::Words,
    }
}

/// Builds a menu of words.
pub fn words_menu(id: CustomId, placeholder: String, choices: Vec<Choice>) -> Menu {
    Menu { id, placeholder, choices, count: 1, kind: MenuKind::Words }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_not_named_has_a_word() {
        let english = |user: u64, named| name(Language::English, Some(UserId(user)), named);
        assert_eq!(english(7, Some("Ana")), "Ana");
        assert_eq!(english(7, None), "a player");
        assert_eq!(english(1 << 63, Some("")), "former player");
        assert_eq!(english((1 << 63) - 1, Some("")), "a player");
        assert_eq!(plain_name(Language::English, None, Some("*Ana*")), "\\*Ana\\*");
        assert_eq!(mention(Language::English, (1 << 63) | 5), "former player");
        assert_eq!(machine(Language::German, "greedy"), "Solide KI");
        assert_eq!(machine(Language::German, "brandnew"), "KI");
        let named = Language::ALL.map(|language| named_machine(language, "Myrto", "greedy"));
        assert_eq!(named, ["Myrto (steady AI)", "Myrto (IA sólida)", "Myrto (solide KI)"]);
        assert_eq!(named_machine(Language::English, "", "greedy"), "Steady AI");
    }

    #[test]
    fn a_span_is_told_as_exactly_as_it_is_long() {
        let told = |ms| span(Language::English, ms);
        assert_eq!([-5, 0, 89_999].map(told), ["0 s", "0 s", "89 s"]);
        assert_eq!([90_000, 149_000, 7_169_000].map(told), ["2 min", "2 min", "119 min"]);
        assert_eq!([7_200_000, 9_000_000].map(told), ["2 h 0 min", "2 h 30 min"]);
        assert_eq!([172_800_000, 302_400_000].map(told), ["2 days", "4 days"]);
        assert_eq!(record(Language::Spanish, 8, 3, 14), "3 de 8 ganadas · puesto medio 1,75");
    }

    #[test]
    fn wins_are_a_share_from_five_tables_on_and_a_count_before() {
        assert_eq!([4, 5].map(|tables| share(Language::English, 4.0, tables)), ["4 of 4", "80%"]);
        assert_eq!(share(Language::German, 2.0, 6), "33\u{a0}%");
        assert_eq!(share(Language::Spanish, 0.5, 2), "0,50 de 2");
        assert_eq!(share(Language::German, 0.0, 1), "0 von 1");
        assert_eq!(record_with_share(Language::English, 4, 4, 4), "won 4 of 4 · avg. place 1.00");
        assert_eq!(record_with_share(Language::English, 8, 2, 14), "won 2 of 8 (25%) · avg. place 1.75");
    }

    #[test]
    fn a_total_names_draws_only_if_there_are_any() {
        let told = |language, one, level| head_to_head(language, one, 8, HeadToHead { ahead: 5, behind: 3, level });
        assert_eq!(told(Language::English, 7, 0), "<@7> 5 : 3 <@8>");
        let draws = Language::ALL.map(|language| told(language, 7, 2));
        assert_eq!(
            draws,
            ["<@7> 5 : 3 <@8> · 2 draws", "<@7> 5 : 3 <@8> · 2 empates", "<@7> 5 : 3 <@8> · 2 unentschieden"]
        );
        assert_eq!(told(Language::English, 1 << 63, 1), "former player 5 : 3 <@8> · 1 draw");
    }
}
