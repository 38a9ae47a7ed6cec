//! Questions of one person to the others at a table: restarts, outages, counts of turns, and what cannot be asked.

use crate::asking::{Asking, PEOPLE};
use crate::fixture::{CLICK, user, wish};
use crate::world::{DAY, HOUR, MINUTE, World};
use agon_gamemaster::{
    AbsencePolicy, AbsentWhy, ChosenTimes, OpenTable, Pace, PossibleQuestion, Refused, TableQuestion, TakenBack,
    UndoPolicy, Verdict,
};
use agon_rules::Seat;
use agon_rules::undo::CannotUndo;
use std::collections::BTreeMap;
use std::sync::atomic::Ordering;

/// Turns that were taken back count for nobody: the counts are those of the step to which the table went back.
#[tokio::test]
async fn turns_that_are_taken_back_count_for_nobody() {
    let world = World::agreeing(Pace::Day).await;
    let table = world.table("offrandes", PEOPLE).await;
    let counts = async || {
        let clocks = world.at.master.store().clocks(table).await.expect("clocks");
        clocks.iter().map(|clock| (clock.turns, clock.called)).collect::<Vec<_>>()
    };
    let (mut at_step, mut undone, mut farthest) = (BTreeMap::new(), 0, 0);
    while undone < 8 {
        let look = world.settled(table).await;
        assert!(look.is_running(), "only {undone} times");
        at_step.insert(look.seq(), counts().await);
        let seat = look.waiting().minus(look.ready()).first().expect("a seat");
        world.acts(table, seat).await.expect("an act");
        let by = world.holder(table, seat).await;
        // The farthest back, over the turns of others.
        for PossibleQuestion { question, .. } in world.possible(table, by).await.into_iter().rev() {
            let TableQuestion::Undo(to) = question else { continue };
            let round = world.at.master.possible_question(table, user(by), question).await;
            let Some(before) = at_step.get(&to).cloned().filter(|_| round.is_ok()) else { continue };
            world.asks(table, by, question).await.expect("a question");
            for person in (0..usize::from(PEOPLE)).filter(|person| *person != by) {
                drop(world.answers(table, person, true).await);
            }
            assert_eq!(world.verdict(table).await, Some(Verdict::Yes));
            assert_eq!(counts().await, before, "after {question}");
            undone += 1;
            farthest = farthest.max(look.seq() - to);
            // The same steps do not come again and again.
            for _ in 0..7 {
                let look = world.settled(table).await;
                at_step.insert(look.seq(), counts().await);
                let seat = world.asked(table).await;
                world.acts(table, seat).await.expect("an act");
            }
            break;
        }
    }
    assert!(farthest > 2, "never over the turns of others");
}

/// The second press of a double click comes after the question has ended: it asks nothing anew.
#[tokio::test]
async fn a_button_pressed_twice_asks_once_however_soon_the_question_ends() {
    let world = World::agreeing(Pace::Day).await;
    let table = world.table("offrandes", PEOPLE).await;
    world.asks_as(table, 0, 1, TableQuestion::Extend).await.expect("a question");
    for person in 1..usize::from(PEOPLE) {
        drop(world.answers(table, person, true).await);
    }
    assert_eq!(world.verdict(table).await, Some(Verdict::Yes));
    let again = world.asks_as(table, 0, 1, TableQuestion::Extend).await;
    assert!(matches!(again, Err(Refused::AlreadyDone)), "{again:?}");
    // A new list shows a new number, and somebody else's button is their own.
    world.asks_as(table, 0, 2, TableQuestion::Extend).await.expect("a question");
    world.answers(table, 0, false).await.expect("taken back");
    world.asks_as(table, 1, 1, TableQuestion::Extend).await.expect("a question");
}

#[tokio::test]
async fn a_restart_forgets_no_question_and_does_what_was_agreed() {
    let Asking { world, table, by, question } = Asking::of("pause", Pace::Day).await;
    world.asks(table, by, question).await.expect("a question");
    world.answers(table, 1, true).await.expect("an answer");
    let world = World { at: world.at.restart().await, start_ms: world.start_ms };
    let open = world.at.snapshot(table).await.question().cloned().expect("an open question");
    assert_eq!((open.question, open.yes.len(), open.asked.len()), (question, 1, 3));
    world.passes(12 * HOUR).await;
    assert_eq!(world.verdict(table).await, Some(Verdict::Yes), "who said nothing does not count");
    assert!(world.at.snapshot(table).await.table().times.paused_until_ms.is_some());
    // Who asked for it ends it alone.
    assert!(matches!(world.at.master.go_on(table, user(1), false).await, Err(Refused::NoPause)));
    world.at.master.go_on(table, user(by), false).await.expect("it goes on");
}

/// Where nothing happens by itself when the time of a seat is up, the others decide.
#[tokio::test]
async fn the_ai_plays_for_who_is_late_at_a_table_that_waits_if_the_others_agree() {
    let world = World::open().await;
    let times = ChosenTimes { pace: Some(Pace::Day), absence: Some(AbsencePolicy::Wait), ..ChosenTimes::default() };
    world.defaults(times).await;
    let table = world.table("cyclades", PEOPLE).await;
    let seat = world.asked(table).await;
    let late = world.holder(table, seat).await;
    let others: Vec<usize> = (0..usize::from(PEOPLE)).filter(|person| *person != late).collect();
    let early = world.asks(table, others[0], TableQuestion::StandIn(seat)).await;
    assert!(matches!(early, Err(Refused::CannotAsk)), "{early:?}");
    world.passes(2 * DAY + HOUR).await;
    assert_eq!(world.asked(table).await, seat, "the table waits");
    world.asks(table, others[0], TableQuestion::StandIn(seat)).await.expect("a question");
    world.answers(table, others[1], true).await.expect("an answer");
    assert_eq!(world.verdict(table).await, Some(Verdict::Yes), "two of three");
    assert_eq!(world.clock(table, seat).await.absent, Some(AbsentWhy::Asked));
    assert_ne!(world.asked(table).await, seat, "the AI plays");
    // The AI's owner asks nothing before they are back.
    let absent = world.asks(table, late, TableQuestion::Stop).await;
    assert!(matches!(absent, Err(Refused::BackFirst)), "{absent:?}");
    assert!(matches!(world.at.master.take_seat_back(table, user(late)).await, Ok(TakenBack::Yours { .. })));
}

#[tokio::test]
async fn an_outage_takes_no_time_from_a_question() {
    let world = World::agreeing(Pace::Live).await;
    let table = world.table("cyclades", PEOPLE).await;
    for person in 1..usize::from(PEOPLE) {
        world.at.master.press_ready(table, user(person), CLICK).await.expect("ready");
    }
    world.at.master.beat(true).await.expect("a beat");
    world.asks(table, 0, TableQuestion::Pause(30)).await.expect("a question");
    // Nobody can reach the bot for ten minutes.
    world.at.now.fetch_add(10 * MINUTE, Ordering::SeqCst);
    world.at.master.run_due().await.expect("what is due");
    assert_eq!(world.verdict(table).await, None);
    assert_eq!(world.at.master.beat(false).await.expect("a beat"), Some(10 * MINUTE));
    world.passes(MINUTE).await;
    assert_eq!(world.verdict(table).await, None);
    world.answers(table, 1, true).await.expect("an answer");
    world.passes(MINUTE).await;
    assert_eq!(world.verdict(table).await, Some(Verdict::Yes));
}

#[tokio::test]
async fn what_was_revealed_is_never_put_to_a_vote() {
    let world = World::agreeing(Pace::Day).await;
    let table = world.table("cyclades", PEOPLE).await;
    let mut refused = 0;
    while refused < 20 {
        let look = world.settled(table).await;
        assert!(look.is_running(), "only {refused} tries");
        for person in 0..usize::from(PEOPLE) {
            for PossibleQuestion { question, .. } in world.possible(table, person).await {
                let may = world.at.master.possible_question(table, user(person), question).await;
                if let Err(Refused::CannotUndo(CannotUndo::Revealed(_))) = may {
                    let asked = world.asks(table, person, question).await;
                    assert!(matches!(asked, Err(Refused::CannotUndo(CannotUndo::Revealed(_)))), "{asked:?}");
                    refused += 1;
                }
            }
        }
        let seat = look.waiting().minus(look.ready()).first().expect("a seat");
        world.acts(table, seat).await.expect("an act");
    }
}

#[tokio::test]
async fn tables_with_other_policies_or_other_people_refuse_what_they_cannot_do() {
    let world = World::open().await;
    let times = ChosenTimes { pace: Some(Pace::None), undo: Some(UndoPolicy::Own), ..ChosenTimes::default() };
    world.defaults(times).await;
    let table = world.table_of(OpenTable { machines: 1, ..wish("cyclades", 3) }, 2).await;
    let seat = world.seat(table, 1).await;
    let refusals = [
        (TableQuestion::Undo(0), "own steps alone"),
        (TableQuestion::Extend, "there is no clock"),
        (TableQuestion::GoOn, "there is no pause"),
        (TableQuestion::Pace(Pace::None), "it is the pace"),
        (TableQuestion::StandIn(seat), "they are there"),
        (TableQuestion::GiveUp(seat), "they are not absent"),
        (TableQuestion::StandIn(Seat(9)), "there is no such seat"),
        (TableQuestion::GiveUp(Seat(255)), "there is no such seat"),
        (TableQuestion::Concede(seat), "a machine plays"),
        (TableQuestion::Pause(0), "no pause"),
        (TableQuestion::Pause(u32::MAX), "for ever"),
    ];
    for (question, why) in refusals {
        let asked = world.asks(table, 0, question).await;
        assert!(matches!(asked, Err(Refused::CannotAsk | Refused::UndoTooLate)), "{why}: {asked:?}");
    }
    world.at.master.resign(table, user(1)).await.expect("they leave");
    let alone = world.asks(table, 0, TableQuestion::Stop).await;
    assert!(matches!(alone, Err(Refused::NobodyToAsk)), "{alone:?}");
    assert!(world.at.master.store().questions(table).await.expect("questions").is_empty());
}
