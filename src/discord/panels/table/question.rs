//! Questions of one person to the others at a table: what the board says of them, and the pages to ask them.

use super::{board, more, seat, times, undo};
use crate::discord::ids::{CustomId, MoreClick, QuestionClick};
use crate::discord::panels::settings::times::{pace, span};
use crate::discord::panels::{GOLD, button, number, person_name, say, seat_name, tell};
use crate::discord::parts::{Button, Choice, Embed, Menu, MenuKind, Parts, Tone, cut};
use agon_gamemaster::{
    EndedQuestion, Needed, OpenQuestion, PossibleQuestion, TableQuestion, TableSnapshot, Undone, Verdict,
};
use agon_lang::{Language, raise};
use agon_rules::Seat;

/// The most choices of a menu, and the longest label of one, in UTF-16 units.
const CHOICES: usize = 25;
const LABEL: usize = 100;

/// Returns the lines of the board about a question: one that is open, or how the last one ended.
pub fn lines(language: Language, snapshot: &TableSnapshot) -> Vec<String> {
    let open = snapshot.question().map(|open| {
        let args = [("agree", (open.yes.len() + 1).into()), ("people", (open.asked.len() + 1).into())];
        format!("{} {}", asked(language, snapshot, open), tell(language, "question-count", &args))
    });
    let ended = || snapshot.ended_question().and_then(|ended| told_end(language, snapshot, ended));
    open.or_else(ended).into_iter().collect()
}

/// Returns the buttons that answer the open question. Empty if none is open.
pub fn buttons(language: Language, snapshot: &TableSnapshot) -> Vec<Button> {
    let Some(OpenQuestion { number, .. }) = snapshot.question() else { return Vec::new() };
    vec![
        board::stable(snapshot, QuestionClick::Yes(*number), say(language, "question-label-yes")).tone(Tone::Main),
        board::stable(snapshot, QuestionClick::No(*number), say(language, "question-label-no")),
    ]
}

/// Builds the message of an open question, which mentions nobody; `None` if another or none is open.
pub fn message(language: Language, snapshot: &TableSnapshot, number: u32) -> Option<Parts> {
    let open = snapshot.question().filter(|open| open.number == number)?;
    Some(Parts::line(asked(language, snapshot, open)).buttons(buttons(language, snapshot)))
}

/// Builds the direct message of an open question to a person who is asked; `None` if another or none is open.
pub fn letter(language: Language, snapshot: &TableSnapshot, number: u32, server: Option<&str>) -> Option<Parts> {
    let open = snapshot.question().filter(|open| open.number == number)?;
    let line = seat::at_table(language, snapshot, "question-direct");
    let place = seat::place(language, snapshot, server);
    let lines = [line, asked(language, snapshot, open), place];
    let text = lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n");
    Some(Parts::line(text).buttons(buttons(language, snapshot)))
}

/// Writes an open question: `Ana asks to pause the table for 3 days. Ends in 5 hours.`
fn asked(language: Language, snapshot: &TableSnapshot, open: &OpenQuestion) -> String {
    let what = what(language, snapshot, open.seat, open.question, open.undone.as_ref());
    let ends = tell(language, "question-ends", &[("time", times::left(open.until_ms).into())]);
    format!("**{what}** {ends}")
}

/// Writes what a seat asks: `Ana asks to stop the table without a result.`
fn what(
    language: Language,
    snapshot: &TableSnapshot,
    by: Seat,
    question: TableQuestion,
    undone: Option<&Undone>,
) -> String {
    let words = snapshot.game().words;
    let others = undone.is_some_and(|undone| undone.steps.iter().any(|step| step.seat != Some(undone.seat)));
    let since = if others { "-since" } else { "" };
    let key = format!("question-{}{since}", question.kind().word());
    let steps = undone.map(|undone| undo::named(language, words, undone));
    let (n, steps) = steps.unwrap_or_default();
    let args = [
        ("name", seat_name(language, words, snapshot.seats(), by).into()),
        ("n", n.into()),
        ("all", undone.map_or(0, |undone| undone.steps.len()).into()),
        ("what", steps.into()),
        ("span", minutes(language, question).into()),
        ("who", who(language, snapshot, question).into()),
        ("pace", chosen_pace(language, question).into()),
    ];
    tell(language, &key, &args)
}

/// Writes how a question ended; `None` once its effect is over, or if the end of the table says it.
fn told_end(language: Language, snapshot: &TableSnapshot, ended: &EndedQuestion) -> Option<String> {
    let question = ended.question;
    if ended.verdict != Verdict::Yes {
        let name = |seat: Seat| seat_name(language, snapshot.game().words, snapshot.seats(), seat);
        let names: Vec<String> = ended.no.iter().map(name).collect();
        return Some(match names.is_empty() {
            true => say(language, "question-no"),
            false => tell(language, "question-no-by", &[("names", agon_lang::join(language, &names).into())]),
        });
    }
    let step = if let TableQuestion::Undo(to) = question { to } else { 0 };
    let lasts = match question {
        TableQuestion::Pause(_) => times::paused_until(snapshot).is_some(),
        TableQuestion::StandIn(seat) => snapshot.absent().has(seat),
        TableQuestion::Stop | TableQuestion::Concede(_) => false,
        TableQuestion::Undo(_)
        | TableQuestion::GoOn
        | TableQuestion::Extend
        | TableQuestion::Pace(_)
        | TableQuestion::GiveUp(_) => true,
    };
    let args = [
        ("step", step.into()),
        ("who", who(language, snapshot, question).into()),
        ("pace", chosen_pace(language, question).into()),
    ];
    lasts.then(|| tell(language, &format!("question-yes-{}", question.kind().word()), &args))
}

/// Names the seats that a question is about. Empty if it is about none.
fn who(language: Language, snapshot: &TableSnapshot, question: TableQuestion) -> String {
    let name = |seat: Seat| person_name(language, snapshot.game().words, snapshot, seat);
    match question {
        TableQuestion::StandIn(seat) | TableQuestion::GiveUp(seat) | TableQuestion::Concede(seat) => name(seat),
        TableQuestion::Extend => {
            let waiting: Vec<String> = snapshot.waiting().minus(snapshot.ready()).iter().map(name).collect();
            agon_lang::join(language, &waiting)
        }
        _ => String::new(),
    }
}

fn minutes(language: Language, question: TableQuestion) -> String {
    match question {
        TableQuestion::Pause(minutes) => span(language, i64::from(minutes) * 60_000),
        _ => String::new(),
    }
}

fn chosen_pace(language: Language, question: TableQuestion) -> String {
    match question {
        TableQuestion::Pace(chosen) => pace(language, chosen),
        _ => String::new(),
    }
}

/// Builds the page with everything that the viewer may ask now.
pub fn page(language: Language, snapshot: &TableSnapshot, possible: &[PossibleQuestion]) -> Parts {
    let key = match (snapshot.question().is_some(), possible.is_empty()) {
        (true, _) => "question-text-open",
        (false, true) => "question-text-none",
        (false, false) => "question-text",
    };
    let back = button(snapshot, MoreClick::Show, say(language, "label-back"));
    let choice = |possible: &PossibleQuestion| {
        Choice::new(possible.question.to_string(), cut(&label(language, snapshot, possible), LABEL))
    };
    let choices: Vec<Choice> = possible.iter().take(CHOICES).map(choice).collect();
    let menu = Menu {
        id: CustomId::new(QuestionClick::Choose, snapshot.table().table, 0),
        placeholder: raise(&say(language, "question-menu")),
        choices,
        count: 1,
        kind: MenuKind::Words,
    };
    let page = titled(language, snapshot, say(language, key));
    if menu.choices.is_empty() { page } else { page.menu(menu) }.buttons(vec![back])
}

/// Writes a question as a choice: `Pause for 3 days`.
fn label(language: Language, snapshot: &TableSnapshot, possible: &PossibleQuestion) -> String {
    let question = possible.question;
    let since = possible.undone.as_ref().is_some_and(|undone| undone.steps.len() > 1);
    let key = format!("question-choice-{}{}", question.kind().word(), if since { "-since" } else { "" });
    let first = possible.first.as_ref().map(|step| snapshot.game().words.label(language, step).replace(": ", " "));
    let args = [
        ("what", first.unwrap_or_default().into()),
        ("span", minutes(language, question).into()),
        ("who", who(language, snapshot, question).into()),
        ("pace", chosen_pace(language, question).into()),
    ];
    tell(language, &key, &args)
}

/// Shows a question as the others will read it, before it is asked.
pub fn sure(language: Language, snapshot: &TableSnapshot, by: Seat, possible: &PossibleQuestion) -> Parts {
    let question = what(language, snapshot, by, possible.question, possible.undone.as_ref());
    let needs = match possible.question.needed() {
        Needed::All => "question-needs-all",
        Needed::Most => "question-needs-most",
        Needed::One => "question-needs-one",
    };
    let text = tell(language, "question-sure", &[("question", question.into())]);
    titled(language, snapshot, format!("{text}\n{}", say(language, needs))).buttons(vec![
        button(snapshot, QuestionClick::Ask(possible.number, possible.question), say(language, "question-label-ask"))
            .tone(Tone::Main),
        button(snapshot, QuestionClick::Open, say(language, "label-back")),
    ])
}

/// Confirms that a question was asked. Who asked can take it back.
pub fn sent(language: Language, snapshot: &TableSnapshot) -> Parts {
    more::page(language, snapshot, say(language, "question-asked"))
}

fn titled(language: Language, snapshot: &TableSnapshot, text: String) -> Parts {
    let title = tell(language, "question-title", &[("number", number(snapshot).into())]);
    let embed = Embed { title, text, colour: GOLD, footer: String::new() };
    Parts { embed: Some(embed), ..Parts::default() }
}
