//! `/profile`: one player's record, in a server, or the reader's own in all.

pub use crate::discord::ids::Whose;
use agon_games::Registry;

use super::history::Filter;
use super::number_format::{self, plain_name};
use crate::discord::ids::{CustomId, HistoryClick, Page};
use crate::discord::panels::{GOLD, help, say, show_button, tell};
use crate::discord::parts::{Button, Embed, Parts};
use agon_draw::Palette;
use agon_draw::cards::{RatingChart, RatingLine};
use agon_lang::Language;
use agon_store::{HeadToHead, LeaderRow, OpponentRow, Profile, Reliability, UserId};

/// The number of rated tables that make a chart.
const CHART: usize = 3;

/// A record, and its reader.
#[derive(Clone, Debug)]
pub struct Read<'a> {
    /// The owner.
    pub whose: Whose,
    /// The record.
    pub profile: &'a Profile,
    /// How reliable the owner is.
    pub reliability: Reliability,
    /// True if it is the reader's own.
    pub mine: bool,
    /// The reader, and their total against the owner; `None`: they never met, or there is no such reader.
    pub against: Option<(UserId, HeadToHead)>,
    /// True if its owner is hidden. Then only the owner reads it.
    pub hidden: bool,
    /// True if it is read in a server.
    pub here: bool,
    /// The registry of games.
    pub games: &'a Registry,
}

/// Builds the record.
pub fn profile(language: Language, read: &Read<'_>) -> Parts {
    let Read { whose, profile, reliability, mine, against, hidden, here, games } = *read;
    if profile.by_seats.is_empty() {
        return none(language, read);
    }
    let mut lines = Vec::new();
    if let Some((reader, score)) = against {
        lines.extend([number_format::head_to_head(language, reader.0, whose.user.0, score), String::new()]);
    }
    for row in &profile.ratings {
        lines.push(game(language, games, row));
        let seats = profile.by_seats.iter().filter(|part| part.game == row.game);
        lines.extend(seats.map(|part| {
            let record = number_format::record(language, part.played, part.wins, part.places);
            let seats = number_format::seats(language, part.seats);
            format!("  {}", tell(language, "profile-seats", &[("seats", seats.into()), ("record", record.into())]))
        }));
    }
    lines.push(String::new());
    let streak = [("now", profile.streak.into()), ("best", profile.best_streak.into())];
    lines.push(tell(language, "profile-streak", &streak));
    let moves: i64 = profile.ratings.iter().map(|row| i64::from(row.moves)).sum();
    let thought = profile.ratings.iter().fold(0_i64, |all, row| all.saturating_add(row.thought_ms));
    if moves > 0 {
        let time = number_format::span(language, thought / moves);
        lines.push(tell(language, "profile-pace", &[("time", time.into())]));
    }
    lines.extend(keeps_time(language, reliability));
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

fn game(language: Language, games: &Registry, row: &LeaderRow) -> String {
    let args = [
        ("game", number_format::game(language, games, &row.game).into()),
        ("rating", row.rating.rating.into()),
        ("doubt", row.rating.doubt.into()),
        ("record", number_format::record(language, row.played, row.wins, row.places).into()),
    ];
    let mut line = tell(language, "profile-game", &args);
    let besides = [(!row.rating.sure, "record-provisional"), (row.machines, "leaders-with-ai")];
    for (_, key) in besides.iter().filter(|(so, _)| *so) {
        line = format!("{line} · {}", say(language, key));
    }
    line
}

/// Says how reliable a player is; `None` after too few turns.
fn keeps_time(language: Language, reliability: Reliability) -> Option<String> {
    let share = tell(language, "record-share", &[("n", reliability.percent()?.into())]);
    let args = [
        ("share", share.into()),
        ("turns", reliability.turns.into()),
        ("left", reliability.gone.into()),
        ("games", reliability.games.into()),
    ];
    Some(tell(language, "availability-keeps-time", &args))
}

fn opponent(language: Language, row: &OpponentRow) -> String {
    let args = [
        ("name", plain_name(language, Some(row.user), Some(&row.name)).into()),
        ("games", number_format::tables(language, row.met).into()),
        ("ahead", row.ahead.into()),
        ("behind", row.behind.into()),
    ];
    tell(language, "profile-opponent", &args)
}

fn buttons(language: Language, whose: Whose, mine: bool, hidden: bool, here: bool) -> Vec<Button> {
    let list = Filter { user: Some(whose.user.0), everywhere: whose.everywhere, ..Filter::default() };
    let list = CustomId::page(HistoryClick::List(None, list));
    let mut buttons = vec![Button::new(list, say(language, "ui-history"))];
    // A record of all servers is private, and so is that of a hidden player.
    if !whose.everywhere && !hidden {
        buttons.push(show_button(language, CustomId::page(Page::Profile(whose))));
    }
    if mine && here {
        let label = if whose.everywhere { "label-this-server" } else { "label-everywhere" };
        let other = Whose { everywhere: !whose.everywhere, ..whose };
        buttons.push(Button::new(CustomId::page(other), say(language, label)));
    }
    buttons
}

fn none(language: Language, read: &Read<'_>) -> Parts {
    let Read { whose, mine, here, .. } = *read;
    if !mine {
        let name = number_format::mention(language, whose.user.0);
        return Parts::line(tell(language, "profile-none", &[("name", name.into())]));
    }
    if whose.everywhere {
        let open = here.then(|| help::open_button(language));
        return Parts::line(say(language, "history-none-mine")).buttons(open.into_iter().collect());
    }
    let everywhere = Whose { everywhere: true, ..whose };
    Parts::line(say(language, "profile-none-mine")).buttons(vec![
        help::open_button(language),
        Button::new(CustomId::page(everywhere), say(language, "label-everywhere")),
    ])
}

/// Returns the player's ratings as a chart; `None` if there are too few.
pub fn chart(language: Language, palette: Palette, read: &Read<'_>) -> Option<RatingChart> {
    let points = |game: &str| {
        let of = read.profile.chart.iter().filter(|point| point.game == game);
        of.map(|point| (point.at_ms.div_euclid(1000), point.rating)).collect::<Vec<_>>()
    };
    let lines = read.games.iter().enumerate().map(|(place, game)| RatingLine {
        words: game.words,
        icon: game.picture.icon(),
        place,
        points: points(game.id()),
    });
    let named = read.profile.ratings.first().and_then(|row| row.name.as_deref());
    let name = number_format::name(language, Some(read.whose.user), named);
    (read.profile.chart.len() >= CHART).then(|| RatingChart { name, lines: lines.collect(), language, palette })
}
