//! Questions of one person to the others at a table: every kind, at one sitting and by correspondence, with every end.

use crate::asking::{Asking, KINDS, Others, PEOPLE};
use crate::fixture::user;
use crate::world::{DAY, HOUR, MINUTE, World};
use agon_gamemaster::{AbsentWhy, Pace, Refused, TableQuestion, TakenBack, Verdict};
use agon_store::Status;

#[tokio::test]
async fn what_the_others_agree_to_is_done() {
    for pace in [Pace::Live, Pace::Day] {
        for kind in KINDS {
            let asking = Asking::of(kind, pace).await;
            let Asking { world, table, by, question } = &asking;
            assert_eq!(asking.end(Others::Agree).await, Some(Verdict::Yes), "{question} at {pace}");
            let after = world.at.snapshot(*table).await;
            match *question {
                TableQuestion::Undo(to) => {
                    let undone = after.undone().last().expect("an entry");
                    assert_eq!((undone.to, undone.seat), (to, world.seat(*table, *by).await));
                    let clocks = world.at.master.store().clocks(*table).await.expect("clocks");
                    let full = |clock: &&agon_store::ClockRow| clock.called && clock.spent_ms == 0;
                    assert!(clocks.iter().filter(|clock| clock.called).all(|clock| full(&clock)), "{clocks:?}");
                }
                TableQuestion::Pause(minutes) => {
                    let until_ms = after.clock().and_then(|clock| clock.paused_until_ms).expect("a pause");
                    assert_eq!(until_ms, world.start_ms + world.now() + i64::from(minutes) * MINUTE);
                    world.passes(i64::from(minutes) * MINUTE).await;
                    assert_eq!(world.at.snapshot(*table).await.table().times.paused_until_ms, None);
                }
                TableQuestion::GoOn => assert_eq!(after.table().times.paused_until_ms, None),
                TableQuestion::Extend => {
                    let seat = world.asked(*table).await;
                    let until_ms = world.clock(*table, seat).await.until_ms.expect("a clock");
                    let turn_ms = if pace == Pace::Live { 5 * MINUTE } else { DAY };
                    assert_eq!(until_ms, world.start_ms + world.now() + turn_ms);
                }
                TableQuestion::Pace(wanted) => {
                    assert_eq!(after.table().times.pace, wanted);
                    let seat = world.asked(*table).await;
                    assert_eq!(world.hours_left(*table, seat).await, 72);
                    assert_eq!(world.due(*table, "turn").await.map(|due| due / HOUR), Some(144));
                }
                TableQuestion::GiveUp(seat) => {
                    assert!(after.seats()[seat.index()].resigned, "the absence is final");
                    assert!(world.at.master.take_seat_back(*table, user(3)).await.is_err());
                }
                TableQuestion::StandIn(seat) => {
                    let clock = world.clock(*table, seat).await;
                    assert_eq!(clock.absent, Some(AbsentWhy::Away));
                    let back = world.at.master.take_seat_back(*table, user(3)).await.expect("they are back");
                    assert!(matches!(back, TakenBack::Yours { .. }));
                }
                TableQuestion::Stop => {
                    assert_eq!(
                        (after.table().status, after.table().ended_reason.as_deref()),
                        (Status::Aborted, Some("agreed"))
                    );
                }
                TableQuestion::Concede(seat) => {
                    assert_eq!(after.standing().map(|it| it.winners().iter().collect::<Vec<_>>()), Some(vec![seat]));
                    let left: Vec<_> = after.seats().iter().filter_map(|row| row.left_at_ms).collect();
                    assert!(left.len() == 3 && left.iter().all(|at| *at == left[0]), "{left:?}");
                }
            }
        }
    }
}

#[tokio::test]
async fn nothing_is_done_without_the_others() {
    for pace in [Pace::Live, Pace::Day] {
        for kind in KINDS {
            for others in [Others::DoNot, Others::AreSilent] {
                let asking = Asking::of(kind, pace).await;
                let Asking { world, table, by, question } = &asking;
                let before = world.at.snapshot(*table).await;
                assert_eq!(asking.end(others).await, Some(Verdict::No), "{question} at {pace}");
                let after = world.at.snapshot(*table).await;
                assert!(after.is_running() && after.seq() == before.seq(), "{question} at {pace}");
                assert_eq!(after.table().times.pace, pace);
                // It rests until the next round.
                let again = world.asks(*table, *by, *question).await;
                assert!(matches!(again, Err(Refused::AskedBefore)), "{question} at {pace}: {again:?}");
                assert!(
                    world.possible(*table, *by).await.iter().all(
                        |it| it.question.kind() != question.kind() || matches!(it.question, TableQuestion::Undo(_))
                    )
                );
            }
        }
    }
}

#[tokio::test]
async fn a_question_has_no_sense_without_who_asks_or_who_answers() {
    for kind in KINDS {
        let asking = Asking::of(kind, Pace::Day).await;
        assert_eq!(asking.end(Others::Leave).await, Some(Verdict::Void), "{kind}");
        let Asking { world, table, by, question } = Asking::of(kind, Pace::Day).await;
        world.asks(table, by, question).await.expect("a question");
        world.at.master.resign(table, user(by)).await.expect("they leave");
        assert_eq!(world.verdict(table).await, Some(Verdict::Void), "{kind}");
    }
}

#[tokio::test]
async fn a_step_ends_the_question_to_take_one_back_and_no_other() {
    for kind in ["undo", "extend", "stop"] {
        let Asking { world, table, by, question } = Asking::of(kind, Pace::Day).await;
        world.asks(table, by, question).await.expect("a question");
        let seat = world.asked(table).await;
        world.acts(table, seat).await.expect("an act");
        let expected = if kind == "stop" { None } else { Some(Verdict::Void) };
        assert_eq!(world.verdict(table).await, expected, "{kind}");
    }
}

#[tokio::test]
async fn who_asked_takes_the_question_back_and_others_change_their_minds() {
    let world = World::agreeing(Pace::Day).await;
    let table = world.table("cyclades", PEOPLE).await;
    world.asks(table, 0, TableQuestion::Stop).await.expect("a question");
    assert!(matches!(world.answers(table, 0, true).await, Err(Refused::AlreadyDone)));
    assert!(matches!(world.answers(table, 5, true).await, Err(Refused::NoSeat)));
    world.answers(table, 0, false).await.expect("taken back");
    assert_eq!(world.verdict(table).await, Some(Verdict::Void));
    assert!(matches!(world.answers(table, 1, true).await, Err(Refused::QuestionAnswered)));

    // It may be asked again at once. Ben is for the pause, then against it.
    world.asks(table, 0, TableQuestion::Pause(60)).await.expect("a question");
    world.answers(table, 1, true).await.expect("an answer");
    world.answers(table, 1, false).await.expect("another answer");
    world.answers(table, 2, false).await.expect("an answer");
    assert_eq!(world.verdict(table).await, Some(Verdict::No));
    let told = world.at.snapshot(table).await.ended_question().cloned().expect("its end");
    assert!(told.no.is_empty(), "nobody is named who did not want a pause");
}
