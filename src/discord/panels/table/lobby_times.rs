//! The time of a table in its lobby: the host's choices, and the question whether everybody is ready.

use super::times::left;
use crate::discord::ids::{CustomId, LobbyClick, TimeChoice};
use crate::discord::panels::settings::{labelled, times};
use crate::discord::panels::{GOLD, button, holder, number, say, tell};
use crate::discord::parts::{Button, Embed, Parts, Tone};
use agon_gamemaster::{
    AbsencePolicy, AwayPolicy, HintPolicy, Pace, ReadyCheck, SeatRow, TableSnapshot, UndoPolicy, expected_days,
};
use agon_lang::Language;
use agon_rules::game::OptionValues;

/// The most days that are told as days; more are told as weeks.
const DAYS: u32 = 12;

/// Describes the pace of a table, and its policies if they are not the usual ones.
pub fn chosen(language: Language, snapshot: &TableSnapshot) -> Vec<String> {
    let agon_gamemaster::TableTimes { pace, absence, away, undo, hints, .. } = snapshot.table().times;
    let hints = (hints == HintPolicy::All && !snapshot.table().rated).then(|| say(language, "hint-lobby-all"));
    let back = match undo {
        UndoPolicy::Own => None,
        UndoPolicy::Agreed => Some(say(language, "undo-lobby-agreed")),
        UndoPolicy::None => Some(say(language, "undo-lobby-none")),
    };
    if pace == Pace::None {
        return back.into_iter().chain(hints).collect();
    }
    let unusual = absence != AbsencePolicy::Gentle;
    let policy =
        unusual.then(|| labelled(language, &say(language, "times-absence"), &times::policy(language, absence)));
    let replaced = (away != AwayPolicy::Wait)
        .then(|| labelled(language, &say(language, "times-away"), &times::away_policy(language, away)));
    std::iter::once(times::pace(language, pace)).chain(policy).chain(replaced).chain(back).chain(hints).collect()
}

/// Estimates how long a table of a lobby takes if people take all free seats: `Expect about 5 weeks.` `None` at a pace
/// that says nothing of days, and where fewer than two people could play.
pub fn expected(language: Language, snapshot: &TableSnapshot) -> Option<String> {
    let (table, meta) = (snapshot.table(), snapshot.game().meta());
    let options: OptionValues = serde_json::from_value(table.options.clone()).ok()?;
    let machines = snapshot.seats().iter().filter(|row| row.user.is_none()).count();
    let people = table.seats_wanted.saturating_sub(machines as u8);
    let turns = meta.expected(table.seats_wanted, &options)?.turns;
    let days = expected_days(turns, people, table.seats_wanted, table.times.pace)?;
    Some(expected_span(language, days))
}

/// Writes an estimate in days or weeks.
fn expected_span(language: Language, days: u32) -> String {
    let (unit, n) = if days <= DAYS { ("days", days) } else { ("weeks", (days + 3) / 7) };
    tell(language, "times-expect", &[("unit", unit.into()), ("n", n.into())])
}

/// Builds the host's choices about time.
pub fn choices(language: Language, snapshot: &TableSnapshot) -> Parts {
    let id = |click: LobbyClick| CustomId::new(click, snapshot.table().table, 0);
    let everybody = snapshot.table().times.hints == HintPolicy::All;
    let label = say(language, if everybody { "label-hints-all" } else { "label-hints-alone" });
    let hints = button(snapshot, LobbyClick::Hints(!everybody), label);
    let embed = Embed {
        title: tell(language, "times-lobby-title", &[("number", number(snapshot).into())]),
        text: say(language, "times-lobby-text"),
        colour: GOLD,
        footer: String::new(),
    };
    Parts { embed: Some(embed), ..Parts::default() }
        .menu(times::pace_menu(language, id(LobbyClick::Time(TimeChoice::Pace)), snapshot.table().times.pace))
        .menu(times::policy_menu(language, id(LobbyClick::Time(TimeChoice::Absence)), snapshot.table().times.absence))
        .menu(times::away_menu(language, id(LobbyClick::Time(TimeChoice::Away)), snapshot.table().times.away))
        .menu(times::undo_menu(language, id(LobbyClick::Time(TimeChoice::Undo)), Some(snapshot.table().times.undo)))
        .buttons(vec![button(snapshot, LobbyClick::Options, say(language, "label-back")), hints])
}

/// Returns the check whether everybody is ready, if the lobby makes one.
pub fn ready_check(snapshot: &TableSnapshot) -> Option<&ReadyCheck> {
    snapshot.lobby().and_then(|lobby| lobby.ready_check.as_ref())
}

/// Asks whether everybody is ready, in the lobby's text. `None` once all are: the table is about to begin.
pub fn ready(language: Language, snapshot: &TableSnapshot) -> Option<String> {
    let check = ready_check(snapshot)?;
    let is_ready = |row: &&SeatRow| row.user.is_some_and(|user| check.ready.contains(&user));
    let (ready, open): (Vec<&SeatRow>, Vec<&SeatRow>) =
        snapshot.seats().iter().filter(|row| row.user.is_some()).partition(is_ready);
    if open.is_empty() {
        return None;
    }
    let names = |rows: &[&SeatRow]| {
        let names: Vec<String> = rows.iter().map(|row| holder(language, row)).collect();
        agon_lang::join(language, &names)
    };
    let key = match (check.over, ready.is_empty()) {
        (true, _) => "times-ready-over",
        (false, true) => "times-ready-none",
        (false, false) => "times-ready",
    };
    let args = [("ready", names(&ready).into()), ("open", names(&open).into()), ("time", left(check.until_ms).into())];
    Some(tell(language, key, &args))
}

/// Returns the buttons of a lobby that asks whether everybody is ready, in place of those that begin the table.
pub fn ready_buttons(language: Language, snapshot: &TableSnapshot, check: &ReadyCheck) -> Vec<Button> {
    let one = |click: LobbyClick, key: &str| button(snapshot, click, say(language, key));
    let main = |over: bool| if check.over == over { Tone::Main } else { Tone::Plain };
    let over = check.over.then(|| {
        let start = one(LobbyClick::StartAnyway, "times-label-start-anyway").tone(main(true));
        [start, one(LobbyClick::Wait, "times-label-wait")]
    });
    let ready = one(LobbyClick::Ready, "times-label-ready").tone(main(false));
    let rest = [one(LobbyClick::Leave, "label-leave"), one(LobbyClick::Options, "label-options")];
    std::iter::once(ready).chain(over.into_iter().flatten()).chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_estimate_is_told_in_days_or_in_weeks() {
        for (days, english, spanish, german) in [
            (1, "Expect about a day.", "Durará alrededor de un día.", "Dauert etwa einen Tag."),
            (11, "Expect about 11 days.", "Durará unos 11 días.", "Dauert etwa 11 Tage."),
            (12, "Expect about 12 days.", "Durará unos 12 días.", "Dauert etwa 12 Tage."),
            (13, "Expect about 2 weeks.", "Durará unas 2 semanas.", "Dauert etwa 2 Wochen."),
            (17, "Expect about 2 weeks.", "Durará unas 2 semanas.", "Dauert etwa 2 Wochen."),
            (18, "Expect about 3 weeks.", "Durará unas 3 semanas.", "Dauert etwa 3 Wochen."),
            (38, "Expect about 5 weeks.", "Durará unas 5 semanas.", "Dauert etwa 5 Wochen."),
        ] {
            let told = [Language::English, Language::Spanish, Language::German].map(|it| expected_span(it, days));
            assert_eq!(told, [english, spanish, german], "{days}");
        }
    }
}
