//! Questions of one person to the others at a table: every kind, at one sitting and by correspondence, with every end.

use crate::fixture::{CLICK, user, wish};
use crate::world::{DAY, HOUR, MINUTE, World};
use agon_gamemaster::{
    AbsencePolicy, AbsentWhy, ChosenTimes, OpenTable, Pace, PossibleQuestion, Refused, TableId, TableQuestion,
    TakenBack, UndoPolicy, Verdict,
};
use agon_rules::Seat;
use agon_rules::undo::CannotUndo;
use agon_store::Status;
use std::collections::BTreeMap;
use std::sync::atomic::Ordering;

/// The people at the table: Ana, Ben, Cleo and Dion.
const PEOPLE: u8 = 4;

/// The kinds, as a test brings them about.
const KINDS: [&str; 9] = ["undo", "pause", "go-on", "extend", "pace", "stand-in", "give-up", "stop", "concede"];

/// What the others do.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Others {
    Agree,
    DoNot,
    AreSilent,
    Leave,
}

/// A table at which a person can ask something.
struct Asking {
    world: World,
    table: TableId,
    by: usize,
    question: TableQuestion,
}

impl World {
    /// A world whose tables have this pace, and allow everything that others agree to.
    async fn agreeing(pace: Pace) -> World {
        let world = World::open().await;
        let times = ChosenTimes { pace: Some(pace), undo: Some(UndoPolicy::Agreed), ..ChosenTimes::default() };
        world.defaults(times).await;
        world
    }

    async fn possible(&self, table: TableId, person: usize) -> Vec<PossibleQuestion> {
        self.at.master.possible_questions(table, user(person)).await.expect("a list")
    }

    async fn asks(&self, table: TableId, person: usize, question: TableQuestion) -> Result<(), Refused> {
        self.at.master.ask(table, user(person), question).await
    }

    async fn answers(&self, table: TableId, person: usize, yes: bool) -> Result<(), Refused> {
        let number = self.at.master.store().questions(table).await.expect("questions").len() as u32;
        self.at.master.answer_question(table, user(person), number, yes).await
    }

    /// The end of the last question; `None`: it is open.
    async fn verdict(&self, table: TableId) -> Option<Verdict> {
        // The table's task ends a question before it reads the next wish.
        self.at.snapshot(table).await;
        self.at.master.store().questions(table).await.expect("questions").pop().expect("a question").verdict
    }

    /// Plays until a person may ask for something that fits.
    async fn may_ask(&self, table: TableId, fits: impl Fn(TableQuestion) -> bool) -> (usize, TableQuestion) {
        loop {
            let look = self.settled(table).await;
            assert!(look.is_running(), "nobody could ask");
            for person in 0..usize::from(PEOPLE) {
                for PossibleQuestion { question, .. } in self.possible(table, person).await {
                    let may = self.at.master.possible_question(table, user(person), question).await;
                    if fits(question) && may.is_ok() {
                        return (person, question);
                    }
                }
            }
            let seat = look.waiting().minus(look.ready()).first().expect("a seat");
            self.acts(table, seat).await.expect("an act");
        }
    }

    async fn seat(&self, table: TableId, person: usize) -> Seat {
        self.at.seen_by(table, person).await.seat().expect("a seat")
    }
}

impl Asking {
    /// A table at this pace at which somebody may ask for something of the kind.
    async fn of(kind: &str, pace: Pace) -> Asking {
        let world = World::agreeing(pace).await;
        let table = world.table("cyclades", PEOPLE).await;
        if pace == Pace::Live {
            // They sit down at the same time.
            for person in 1..usize::from(PEOPLE) {
                world.at.master.press_ready(table, user(person), CLICK).await.expect("ready");
            }
        }
        let (by, question) = match kind {
            "undo" => world.may_ask(table, |question| matches!(question, TableQuestion::Undo(_))).await,
            "pause" => (0, TableQuestion::Pause(30)),
            "go-on" => {
                // Cleo asked for the pause, and could end it alone.
                world.asks(table, 2, TableQuestion::Pause(3 * 24 * 60)).await.expect("a question");
                for person in [0, 1] {
                    world.answers(table, person, true).await.expect("an answer");
                }
                assert_eq!(world.verdict(table).await, Some(Verdict::Yes));
                (0, TableQuestion::GoOn)
            }
            "extend" => {
                world.passes(2 * MINUTE).await;
                (0, TableQuestion::Extend)
            }
            "pace" => (0, TableQuestion::Pace(Pace::Days)),
            "give-up" => {
                world.at.master.member_gone(table, user(3)).await.expect("known");
                (0, TableQuestion::GiveUp(world.seat(table, 3).await))
            }
            "stand-in" => {
                // Nobody is away at a table at one sitting: there it is the same as above.
                if pace == Pace::Live {
                    return Box::pin(Asking::of("give-up", pace)).await;
                }
                loop {
                    let seat = world.asked(table).await;
                    if world.holder(table, seat).await == 3 {
                        break;
                    }
                    world.acts(table, seat).await.expect("an act");
                }
                world.is_away(3, world.now(), world.now() + 5 * DAY).await;
                (0, TableQuestion::StandIn(world.seat(table, 3).await))
            }
            "stop" => (0, TableQuestion::Stop),
            _ => world.may_ask(table, |question| matches!(question, TableQuestion::Concede(_))).await,
        };
        Asking { world, table, by, question }
    }

    /// Asks, and lets the others do this. Returns the end.
    async fn end(&self, others: Others) -> Option<Verdict> {
        let Asking { world, table, by, question } = self;
        world.asks(*table, *by, *question).await.unwrap_or_else(|refused| panic!("{question}: {refused}"));
        let again = world.asks(*table, *by, *question).await;
        assert!(matches!(again, Err(Refused::QuestionOpen)), "{again:?}");
        for person in (0..usize::from(PEOPLE)).filter(|person| person != by) {
            let look = world.at.snapshot(*table).await;
            let open = look.question().cloned();
            let Some(open) = open else { break };
            let seat = world.seat(*table, person).await;
            if !open.asked.has(seat) {
                let none = world.answers(*table, person, true).await;
                assert!(matches!(none, Err(Refused::NotYoursToAnswer)), "{question}: {none:?}");
                continue;
            }
            match others {
                Others::Agree | Others::DoNot => {
                    let yes = others == Others::Agree;
                    world.answers(*table, person, yes).await.expect("an answer");
                    if world.at.snapshot(*table).await.question().is_some() {
                        let twice = world.answers(*table, person, yes).await;
                        assert!(matches!(twice, Err(Refused::AlreadyDone)), "{twice:?}");
                    }
                }
                Others::Leave => drop(world.at.master.resign(*table, user(person)).await.expect("they leave")),
                Others::AreSilent => {}
            }
        }
        if others == Others::AreSilent {
            assert_eq!(world.verdict(*table).await, None, "{question}");
            let live = world.at.snapshot(*table).await.table().times.pace == Pace::Live;
            let minutes = if matches!(question, TableQuestion::Undo(_) | TableQuestion::Extend) { 1 } else { 2 };
            let ms = if live { minutes * MINUTE } else { 12 * HOUR };
            world.passes(ms - 1).await;
            assert_eq!(world.verdict(*table).await, None, "{question}");
            world.passes(1).await;
        }
        let verdict = world.verdict(*table).await;
        let late = world.answers(*table, (by + 1) % 4, true).await;
        assert!(late.is_err(), "{question} is answered: {late:?}");
        verdict
    }
}

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
