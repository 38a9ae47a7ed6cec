//! Screens of questions to the others: every kind, asked, open and ended.

use super::fits::fits;
use super::running;
use agon::discord::panels::table;
use agon_gamemaster::{
    EndedQuestion, OpenQuestion, Pace, PossibleQuestion, TableQuestion, TableSnapshot, Undone, Verdict,
};
use agon_lang::Language;
use agon_rules::table::Step;
use agon_rules::{Seat, SeatSet};

/// Checks the pages and messages of every kind of question.
pub fn screens(language: Language, public: &TableSnapshot, mine: &TableSnapshot) {
    let what = |screen: &str| format!("{screen} in {} at step {}", language.code(), mine.seq());
    let (Some(view), Some(seat)) = (mine.view(), mine.seat()) else { return };
    let (Some(step), true) = (view.legal().into_iter().next_back(), mine.is_running()) else { return };
    let steps =
        vec![Step { seq: 2, seat: Some(seat), text: step.clone() }, Step { seq: 3, seat: None, text: step.clone() }];
    let undone = Undone { seq: mine.seq(), seat, to: 1, steps, ended: false };
    let all = [
        TableQuestion::Undo(1),
        TableQuestion::Pause(7 * 24 * 60),
        TableQuestion::GoOn,
        TableQuestion::Extend,
        TableQuestion::Pace(Pace::Days),
        TableQuestion::StandIn(Seat(0)),
        TableQuestion::GiveUp(Seat(0)),
        TableQuestion::Stop,
        TableQuestion::Concede(Seat(0)),
    ];
    let possible = all.map(|question| {
        let undone = matches!(question, TableQuestion::Undo(_)).then(|| undone.clone());
        PossibleQuestion { number: u32::MAX, question, undone, first: Some(step.clone()) }
    });
    fits(&table::question::page(language, mine, &possible), &what("what can be asked"));
    fits(&table::question::page(language, mine, &[]), &what("nothing to ask"));
    fits(&table::question::sent(language, mine), &what("a question that was asked"));
    for it in &possible {
        fits(&table::question::sure(language, mine, seat, it), &what("a question before it is asked"));
        let open = OpenQuestion {
            number: 12,
            seat,
            question: it.question,
            until_ms: 1_795_722_000_000,
            asked: SeatSet::all(mine.seats().len() as u8).without(seat),
            yes: SeatSet::EMPTY,
            no: SeatSet::EMPTY,
            undone: it.undone.clone(),
        };
        let asked = running(public, |running| running.question = Some(open.clone()));
        fits(&table::board::board(language, &asked), &what("a board with a question"));
        let message = table::question::message(language, &asked, 12).expect("a message");
        fits(&message, &what("a question"));
        fits(&table::question::letter(language, &asked, 12, Some("Agora")).expect("a letter"), &what("a letter"));
        assert!(table::question::message(language, &asked, 11).is_none());
        for verdict in [Verdict::Yes, Verdict::No] {
            let no = SeatSet::all(mine.seats().len() as u8);
            let ended = EndedQuestion { seat, question: it.question, verdict, no };
            let told = running(public, |running| running.ended_question = Some(ended.clone()));
            fits(&table::board::board(language, &told), &what("a board with an answer"));
        }
    }
}
