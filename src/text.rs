//! A table as readable text: the players, all events in words, and the end.

use crate::discord::panels::records::number_format;
use crate::discord::panels::{counted, person, say, score_parts, tell};
use agon_gamemaster::{File, SeatRow, is_control_or_bidi};
use agon_lang::{Arg, Cast, GameWords, Language, raise};
use agon_rules::luck::Seed;
use agon_rules::{Seat, Standing};

/// Writes the file as text, in a reader's language.
///
/// # Errors
/// The log does not replay.
pub fn text(language: Language, file: &File) -> anyhow::Result<String> {
    let words = file.game.words;
    let cast = Cast { names: file.seats.iter().map(|row| name(language, row)).collect() };
    let seats = (0..file.seats.len()).map(|seat| held(language, words, &cast, Seat(seat as u8)));
    let mut lines = vec![title(language, words, file), options(language, words, file)];
    lines.extend(seats);
    lines.push(String::new());
    let mut last = String::new();
    for happened in file.happened()? {
        for said in happened.events.iter().filter_map(|event| words.event(language, &cast, event)) {
            lines.push(format!("{:>5}  {said}", happened.seq));
            last = said;
        }
    }
    lines.push(String::new());
    let (view, standing) = file.outcome()?;
    match &standing {
        Some(standing) => {
            let reason = words.ending(language, &standing.reason, Some(&view));
            // The last event has told most reasons already.
            lines.extend(Some(raise(&reason)).filter(|_| !last.contains(&reason)));
            lines.extend(end(language, words, &cast, standing));
        }
        None => lines.push(raise(&words.phase(language, &view))),
    }
    lines.extend(luck(language, file));
    Ok(lines.join("\n") + "\n")
}

fn title(language: Language, words: &dyn GameWords, file: &File) -> String {
    let number = i64::from(file.row.number);
    let title = tell(language, "ui-title", &[("game", words.title(language).into()), ("number", number.into())]);
    let mut parts = vec![title];
    let day = |ms: i64| agon_draw::cards::date(language, ms.div_euclid(1000));
    parts.extend(file.row.ended_at_ms.or(file.row.started_at_ms).map(day));
    if file.row.imported_at_ms.is_some() {
        parts.push(say(language, "ui-imported"));
    }
    parts.join(" · ")
}

fn options(language: Language, words: &dyn GameWords, file: &File) -> String {
    let specs = file.game.meta().options;
    let seats = u8::try_from(file.seats.len()).unwrap_or(u8::MAX);
    let said = specs.iter().filter(|spec| spec.matters(seats)).filter_map(|spec| {
        let value = file.options().get(spec.id)?;
        Some(raise(&words.option_set(language, spec.id, value)))
    });
    said.collect::<Vec<_>>().join(" · ")
}

/// Returns a name as it was, in one line. The text has no markup.
fn name(language: Language, row: &SeatRow) -> String {
    let machine = say(language, "table-ai");
    let own = |user| -> String {
        person(language, user, &row.name).chars().filter(|letter| !is_control_or_bidi(*letter)).collect()
    };
    match (row.user, row.resigned) {
        (Some(user), false) => own(user),
        (Some(user), true) => format!("{} → {machine}", own(user)),
        (None, _) => number_format::named(language, "ai-held", &row.name, machine),
    }
}

fn held(language: Language, words: &dyn GameWords, cast: &Cast, seat: Seat) -> String {
    let name = cast.names.get(seat.index()).cloned().unwrap_or_default();
    let args = [("mark", words.mark(seat).into()), ("city", words.city(language, seat).into()), ("name", name.into())];
    tell(language, "seat-held", &args)
}

/// Describes the end, best first.
fn end(language: Language, words: &dyn GameWords, cast: &Cast, standing: &Standing) -> Vec<String> {
    let mut order: Vec<_> = standing.seats.iter().zip(0..).collect();
    order.sort_by_key(|(place, _)| place.place);
    let part = counted(standing);
    let line = |(place, seat): (&agon_rules::standing::Place, u8)| {
        let name = held(language, words, cast, Seat(seat));
        if standing.is_conceded() {
            return format!("{}. {name}", place.place);
        }
        format!("{}. {name} {}", place.place, score_parts(language, words, part, place, ""))
    };
    order.into_iter().map(line).collect()
}

fn luck(language: Language, file: &File) -> Vec<String> {
    let seed = Seed(file.row.seed.0);
    let told = |key: &str, value: String| tell(language, key, &[("value", Arg::from(value))]);
    if !file.is_whole() {
        return Vec::new();
    }
    vec![String::new(), told("ui-file-promise", seed.commitment()), told("ui-file-seed", seed.to_hex())]
}
