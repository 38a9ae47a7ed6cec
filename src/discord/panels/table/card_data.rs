//! The content of cards: a finished table's result, and its scores over time.

use crate::discord::panels::person;
use crate::discord::panels::records::number_format;
use agon_draw::Palette;
use agon_draw::cards::{ResultCard, ResultRow, ScoreChart, ScoreLine};
use agon_gamemaster::{Replay, SeatRow, TableSnapshot};
use agon_lang::Language;
use agon_rules::{Progress, Seat};
use std::collections::BTreeMap;

/// The least number of rounds in a course with lines worth drawing.
const ROUNDS: u16 = 2;

/// Returns the result of a finished table; `None` for any other.
pub fn result(language: Language, palette: Palette, snapshot: &TableSnapshot) -> Option<ResultCard> {
    let standing = snapshot.standing()?;
    let words = snapshot.game().words;
    let rounds = snapshot.public()?.progress().round;
    let rows = (0..).zip(standing.seats.iter().zip(snapshot.seats())).map(|(seat, (place, row))| {
        let (name, ai) = held(language, row);
        // If the others resigned, it does not matter who played on.
        let ai = ai && !standing.is_conceded();
        let (place, score, parts) = (place.place, place.score, place.parts.clone());
        let moved = snapshot.rating_changes().get(usize::from(seat)).copied().flatten();
        // A provisional rating moves far by a single table, so its change is not shown.
        let rating = moved.filter(|moved| moved.sure).map(|moved| moved.after - moved.before);
        ResultRow { seat: Seat(seat), name, ai, place, score, parts, rating }
    });
    Some(ResultCard {
        words,
        rows: rows.collect(),
        reason: standing.reason.clone(),
        length: words.length(language, rounds),
        ended: snapshot.table().ended_at_ms.unwrap_or_default().div_euclid(1000),
        language,
        palette,
    })
}

/// Returns a holder's name without markup, and true if an AI plays under that name.
fn held(language: Language, row: &SeatRow) -> (String, bool) {
    match row.user {
        Some(user) => (person(language, user, &row.name), row.resigned),
        None if row.name.is_empty() => (number_format::machine(language, row.ai.as_deref().unwrap_or_default()), false),
        None => (row.name.clone(), true),
    }
}

/// Returns the scores of a table over its rounds; `None` if the table is too short or has no scores.
pub fn scores(language: Language, palette: Palette, course: &Replay) -> Option<ScoreChart> {
    let words = course.now.game().words;
    // The last position of each round is its end.
    let ends: BTreeMap<u16, Progress> = course
        .positions
        .iter()
        .map(|position| position.view.progress())
        .map(|progress| (progress.round, progress))
        .collect();
    let (&last, end) = ends.last_key_value()?;
    let scored = ends.values().any(|at| at.scores != end.scores || at.course != end.course);
    if last < ROUNDS || !scored {
        return None;
    }
    let line = |seat: usize| ScoreLine {
        seat: Seat(seat as u8),
        points: over_rounds(&ends, |at| at.scores.get(seat).copied()),
        course: over_rounds(&ends, |at| at.course.get(seat).copied()),
    };
    Some(ScoreChart {
        words,
        lines: (0..end.scores.len()).map(line).collect(),
        measure: (!end.measure.is_empty()).then(|| words.part(language, end.measure)),
        round: words.round(language),
        length: words.length(language, last),
        language,
        palette,
    })
}

/// Returns the numbers of one seat, each with its round.
fn over_rounds(ends: &BTreeMap<u16, Progress>, number: impl Fn(&Progress) -> Option<i64>) -> Vec<(u32, i64)> {
    ends.iter().filter_map(|(round, at)| Some((u32::from(*round), number(at)?))).collect()
}
