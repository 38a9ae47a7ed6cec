//! `/profile`: one player's record, in a server, or one's own everywhere.
//!
//! Whose it is stands in its ids: the player in base 36, then `e` for everywhere.

use super::figures::{self, plain_name};
use super::history::Filter;
use super::{GOLD, help, say, show_button, tell};
use crate::discord::custom_id::{CustomId, Verb, base36};
use crate::discord::parts::{Button, Embed, Parts};
use agon_draw::Palette;
use agon_draw::cards::{RatingChart, RatingLine};
use agon_lang::Language;
use agon_rules::games::GAMES;
use agon_store::{LeaderRow, OpponentRow, Profile, UserId};

/// Rated tables that make a chart.
const CHART: usize = 3;

/// Whose record, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whose {
    /// The player.
    pub user: UserId,
    /// Of all servers; else of the one it is read in.
    pub everywhere: bool,
}

impl Whose {
    /// Reads the words of an id.
    pub fn read(words: &str) -> Option<Whose> {
        let mut parts = words.split(' ');
        let user = u64::from_str_radix(parts.next()?, 36).ok()?;
        Some(Whose { user: UserId(user), everywhere: parts.next() == Some("e") })
    }

    fn id(self) -> CustomId {
        let place = if self.everywhere { " e" } else { "" };
        CustomId::page(Verb::Profile, format!("{}{place}", base36(self.user.0)))
    }
}

/// A record, and who reads it.
#[derive(Clone, Debug)]
pub struct Read<'a> {
    /// Whose.
    pub whose: Whose,
    /// The record.
    pub profile: &'a Profile,
    /// Whether it is the reader's own.
    pub mine: bool,
    /// Whether its owner is hidden: then only the owner reads it.
    pub hidden: bool,
    /// Whether it is read in a server.
    pub here: bool,
}

/// The record.
pub fn profile(language: Language, read: &Read<'_>) -> Parts {
    let Read { whose, profile, mine, hidden, here } = *read;
    if profile.by_seats.is_empty() {
        return none(language, read);
    }
    let mut lines = Vec::new();
    for row in &profile.ratings {
        lines.push(game(language, row));
        let seats = profile.by_seats.iter().filter(|part| part.game == row.game);
        lines.extend(seats.map(|part| {
            let record = figures::record(language, part.played, part.wins, part.places);
            let seats = figures::seats(language, part.seats);
            format!("  {}", tell(language, "profile-seats", &[("seats", seats.into()), ("record", record.into())]))
        }));
    }
    lines.push(String::new());
    let streak = [("now", profile.streak.into()), ("best", profile.best_streak.into())];
    lines.push(tell(language, "profile-streak", &streak));
    let moves: i64 = profile.ratings.iter().map(|row| i64::from(row.moves)).sum();
    let thought = profile.ratings.iter().fold(0_i64, |all, row| all.saturating_add(row.thought_ms));
    if moves > 0 {
        let time = figures::span(language, thought / moves);
        lines.push(tell(language, "profile-pace", &[("time", time.into())]));
    }
    if !profile.opponents.is_empty() {
        lines.extend([String::new(), say(language, "profile-opponents")]);
        lines.extend(profile.opponents.iter().map(|row| opponent(language, row)));
    }
    if profile.chart.len() < CHART {
        lines.extend([String::new(), say(language, "profile-few")]);
    }
    if hidden {
        lines.extend([String::new(), say(language, "profile-private-mine")]);
    }
    let named = profile.ratings.first().and_then(|row| row.name.as_deref());
    let key = if whose.everywhere { "profile-title-everywhere" } else { "profile-title" };
    let title = tell(language, key, &[("name", plain_name(language, Some(whose.user), named).into())]);
    Parts {
        embed: Some(Embed { title, text: lines.join("\n"), colour: GOLD, footer: String::new() }),
        ..Parts::default()
    }
    .buttons(buttons(language, whose, mine, hidden, here))
}

fn game(language: Language, row: &LeaderRow) -> String {
    let args = [
        ("game", figures::game(language, &row.game).into()),
        ("rating", row.rating.rating.into()),
        ("doubt", row.rating.doubt.into()),
        ("record", figures::record(language, row.played, row.wins, row.places).into()),
    ];
    let mut line = tell(language, "profile-game", &args);
    let besides = [(!row.rating.sure, "record-provisional"), (row.machines, "leaders-with-ai")];
    for (_, key) in besides.iter().filter(|(so, _)| *so) {
        line = format!("{line} · {}", say(language, key));
    }
    line
}

fn opponent(language: Language, row: &OpponentRow) -> String {
    let args = [
        ("name", plain_name(language, Some(row.user), Some(&row.name)).into()),
        ("games", figures::tables(language, row.met).into()),
        ("ahead", row.ahead.into()),
        ("behind", row.behind.into()),
    ];
    tell(language, "profile-opponent", &args)
}

fn buttons(language: Language, whose: Whose, mine: bool, hidden: bool, here: bool) -> Vec<Button> {
    let list = Filter { user: Some(whose.user.0), everywhere: whose.everywhere, ..Filter::default() };
    let mut buttons = vec![Button::new(CustomId::page(Verb::History, list.words()), say(language, "ui-history"))];
    // Everywhere is nobody else's to read, nor what its owner keeps private.
    if !whose.everywhere && !hidden {
        buttons.push(show_button(language, &whose.id()));
    }
    if mine && here {
        let label = if whose.everywhere { "label-this-server" } else { "label-everywhere" };
        let other = Whose { everywhere: !whose.everywhere, ..whose };
        buttons.push(Button::new(other.id(), say(language, label)));
    }
    buttons
}

fn none(language: Language, read: &Read<'_>) -> Parts {
    let Read { whose, mine, here, .. } = *read;
    if !mine {
        let name = figures::mention(language, whose.user.0);
        return Parts::line(tell(language, "profile-none", &[("name", name.into())]));
    }
    if whose.everywhere {
        let open = here.then(|| help::open_button(language));
        return Parts::line(say(language, "history-none-mine")).buttons(open.into_iter().collect());
    }
    let everywhere = Whose { everywhere: true, ..whose };
    Parts::line(say(language, "profile-none-mine"))
        .buttons(vec![help::open_button(language), Button::new(everywhere.id(), say(language, "label-everywhere"))])
}

/// The player's ratings as a chart; nothing where there are too few for one.
pub fn chart(language: Language, palette: Palette, read: &Read<'_>) -> Option<RatingChart> {
    let points = |game: &str| {
        let of = read.profile.chart.iter().filter(|point| point.game == game);
        of.map(|point| (point.at_ms.div_euclid(1000), point.rating)).collect::<Vec<_>>()
    };
    let lines = GAMES.iter().map(|game| game.meta().id);
    let lines = lines.map(|game| RatingLine { game: game.to_owned(), points: points(game) });
    let named = read.profile.ratings.first().and_then(|row| row.name.as_deref());
    let name = figures::name(language, Some(read.whose.user), named);
    (read.profile.chart.len() >= CHART).then(|| RatingChart { name, lines: lines.collect(), language, palette })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whose_it_is_survives_its_words() {
        for whose in [Whose { user: UserId(u64::MAX), everywhere: true }, Whose { user: UserId(0), everywhere: false }]
        {
            assert_eq!(Whose::read(&whose.id().words), Some(whose));
        }
        for forged in ["", "-", "!", "zzzzzzzzzzzzzz"] {
            assert_eq!(Whose::read(forged), None, "{forged}");
        }
    }
}
