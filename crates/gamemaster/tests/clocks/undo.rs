//! Steps that are taken back at a table: when that is possible, and that nothing is left of them but their entry.

use crate::fixture::{CLICK, fill, person, user, wait_until, wish};
use crate::world::{HOUR, World};
use agon_gamemaster::{
    Acted, ChannelId, OpenTable, OrderEdit, Pace, Refused, TableId, TableSnapshot, UndoOffer, UndoPolicy,
};
use agon_rules::Seat;
use agon_rules::undo::CannotUndo;
use agon_store::ChosenTimes;

/// The time after a turn in which nothing answers it.
const MOMENT: i64 = 10_000;

impl World {
    /// A world whose tables have a day a turn, and answer it after a moment.
    async fn with_moment() -> World {
        let world = World::with_delay(MOMENT as u64).await;
        world.defaults(ChosenTimes { pace: Some(Pace::Day), ..ChosenTimes::default() }).await;
        world
    }

    async fn undo(&self, table: TableId, person: usize, to: u32) -> Result<(), Refused> {
        let seq = self.at.snapshot(table).await.seq();
        self.at.master.undo(table, user(person), seq, to).await
    }

    async fn offers(&self, table: TableId, person: usize) -> Vec<UndoOffer> {
        self.at.seen_by(table, person).await.undo().to_vec()
    }

    /// Plays greedily until a person may take something back, in the middle of their turn or after it. Returns them.
    async fn may_undo(&self, table: TableId, people: usize, within: bool) -> usize {
        loop {
            let look = self.settled(table).await;
            assert!(look.is_running(), "nobody could take anything back");
            for person in 0..people {
                let mine = self.at.seen_by(table, person).await;
                if !mine.undo().is_empty() && mine.my_turn() == within {
                    return person;
                }
            }
            let seat = look.waiting().minus(look.ready()).first().expect("a seat");
            self.acts(table, seat).await.expect("an act");
        }
    }

    async fn state(&self, table: TableId) -> (serde_json::Value, Vec<Seat>, usize) {
        let look = self.at.snapshot(table).await;
        (look.public().expect("a view").json(), look.waiting().iter().collect(), look.events().len())
    }

    async fn last(&self, table: TableId) -> String {
        self.at.master.store().steps(table).await.expect("steps").pop().expect("a step").text
    }
}

#[tokio::test]
async fn a_step_within_a_turn_is_taken_back_and_the_clock_goes_on() {
    for game in ["cyclades", "offrandes"] {
        let world = World::at_pace(Pace::Day).await;
        let table = world.table(game, 3).await;
        let person = world.may_undo(table, 3, true).await;
        let offer = world.offers(table, person).await[0].clone();
        let seat = world.asked(table).await;
        let lines = world.at.master.file(table).await.expect("a file").lines(Default::default()).expect("lines");
        assert!(lines.lines().next().is_some_and(|head| head.contains(r#""format":2"#)));
        let due = world.clock(table, seat).await;
        world.passes(HOUR).await;
        let seq = world.at.snapshot(table).await.seq();

        world.undo(table, person, offer.to).await.expect("taken back");
        assert_eq!(world.last(table).await, format!("undo {}", offer.to), "nothing is erased");
        let mine = world.at.seen_by(table, person).await;
        assert!(mine.my_turn() && mine.seq() == seq + 1 && mine.events().iter().all(|(step, _)| *step <= offer.to));
        let undone = mine.undone().last().expect("an entry");
        assert_eq!((undone.seat, undone.to, undone.steps[0].text.as_str()), (seat, offer.to, &*offer.steps[0]));
        assert_eq!(world.clock(table, seat).await, due, "the time of the turn goes on where it was");

        // The same button again, an old button, another person, a step that is gone.
        let again = world.at.master.undo(table, user(person), seq, offer.to).await;
        assert!(matches!(again, Err(Refused::AlreadyDone)), "{again:?}");
        let old = world.at.master.undo(table, user(person), seq, offer.to + 1).await;
        assert!(matches!(old, Err(Refused::Stale { .. })), "{old:?}");
        let gone = world.undo(table, person, offer.to).await;
        assert!(matches!(gone, Err(Refused::CannotUndo(CannotUndo::Nothing(_)))), "{gone:?}");
        let other = world.undo(table, (person + 1) % 3, offer.to.saturating_sub(1)).await;
        assert!(matches!(other, Err(Refused::CannotUndo(_) | Refused::UndoTooLate)), "{other:?}");
        assert!(matches!(world.undo(table, 4, 0).await, Err(Refused::NoSeat)));

        // After a restart the table stands there, and the step can be done again and taken back again.
        let before = world.state(table).await;
        let world = World { at: world.at.restart().await, start_ms: world.start_ms };
        assert_eq!(world.state(table).await, before);
        let mine = world.at.seen_by(table, person).await;
        let acted = world.at.master.act(table, user(person), mine.seq(), &offer.steps[0]).await;
        assert!(matches!(acted, Ok(Acted::Done | Acted::Paid(_))), "{acted:?}");
        assert_eq!(world.offers(table, person).await[0].steps, offer.steps);
        let lines = world.at.master.file(table).await.expect("a file").lines(Default::default()).expect("lines");
        assert!(lines.lines().next().is_some_and(|head| head.contains(r#""format":3"#)));
    }
}

#[tokio::test]
async fn the_end_of_a_turn_is_taken_back_once_before_anybody_is_called() {
    let world = World::with_moment().await;
    let table = world.table("offrandes", 3).await;
    let person = world.may_undo(table, 3, false).await;
    let offer = world.offers(table, person).await[0].clone();
    let (ended, before) = (world.state(table).await, world.at.seen_by(table, person).await);
    world.undo(table, person, offer.to).await.expect("taken back");
    let mine = world.at.seen_by(table, person).await;
    assert!(mine.my_turn() && mine.undone().last().expect("an entry").ended);

    let acted = world.at.master.act(table, user(person), mine.seq(), &offer.steps.join("; ")).await;
    assert!(matches!(acted, Ok(Acted::Done)), "{acted:?}");
    assert_eq!(world.state(table).await.0, ended.0, "the same comes of it");
    assert_eq!(world.offers(table, person).await, [], "once a turn");
    let again = world.undo(table, person, offer.to).await;
    assert!(matches!(again, Err(Refused::UndoTooLate)), "{again:?}");

    // Another person, who lets the moment pass.
    let other = world.may_undo(table, 3, false).await;
    assert!(other != person && before.seq() < world.at.snapshot(table).await.seq());
    let offer = world.offers(table, other).await[0].clone();
    world.passes(MOMENT).await;
    assert_eq!(world.offers(table, other).await, []);
    let late = world.undo(table, other, offer.to).await;
    assert!(matches!(late, Err(Refused::UndoTooLate)), "{late:?}");
}

/// A turn that ended and was taken back counts for nobody, and its time goes on.
#[tokio::test]
async fn a_clock_gains_nothing_by_an_end_that_is_taken_back() {
    let world = World::with_moment().await;
    let table = world.table("offrandes", 3).await;
    let seat = world.asked(table).await;
    world.acts(table, seat).await.expect("an act");
    world.passes(HOUR).await;
    let clocks = async || world.at.master.store().clocks(table).await.expect("clocks");
    let asked = world.asked(table).await;
    let before = clocks().await;
    world.acts(table, asked).await.expect("an act");
    let person = world.holder(table, asked).await;
    let Some(offer) = world.offers(table, person).await.first().cloned() else {
        panic!("nothing to take back: {:?}", world.last(table).await)
    };
    assert_ne!(clocks().await, before);
    world.undo(table, person, offer.to).await.expect("taken back");
    assert_eq!(clocks().await, before);
}

/// One person plays machines, until these have answered. Returns the table and the snapshot before the person acted.
async fn alone(world: &World, channel: u64, rated: bool) -> (TableId, TableSnapshot) {
    let machines = if rated { 1 } else { 2 };
    let wish = OpenTable { machines, channel: ChannelId(channel), ..wish("offrandes", 3) };
    let row = world.at.master.open(wish).await.expect("a table");
    let table = row.table;
    if rated {
        // A first table with machines alone would be practice.
        world.at.master.join(table, person(1)).await.expect("a seat");
    }
    world.at.master.set_rated(table, user(0), rated).await.expect("rated or not");
    world.at.master.start(table, user(0), CLICK, fill()).await.expect("a start");
    if rated {
        world.at.master.resign(table, user(1)).await.expect("resigned");
    }
    loop {
        let before = world.settled(table).await;
        let mine = world.at.seen_by(table, 0).await;
        world.acts(table, mine.seat().expect("a seat")).await.expect("an act");
        let after = world.settled(table).await;
        let steps = world.at.master.store().steps(table).await.expect("steps");
        let machines = steps[before.seq() as usize..].iter().filter(|step| step.seat != mine.seat().map(|it| it.0));
        let public = machines.clone().all(|step| step.seat.is_some());
        if public && machines.count() > 0 && after.seq() > before.seq() {
            return (table, mine);
        }
    }
}

#[tokio::test]
async fn who_plays_machines_for_no_rating_goes_back_over_their_answers() {
    let world = World::open().await;
    let (table, before) = alone(&world, 2, false).await;
    let played = world.at.master.store().steps(table).await.expect("steps");
    let answers: Vec<String> = played[before.seq() as usize..].iter().map(|step| step.text.clone()).collect();
    let offers = world.offers(table, 0).await;
    let offer = offers.iter().find(|offer| offer.to == before.seq()).expect("the answers go too").clone();
    world.undo(table, 0, offer.to).await.expect("taken back");
    let mine = world.at.seen_by(table, 0).await;
    assert_eq!(mine.view().expect("a view").json(), before.view().expect("a view").json());
    assert!(mine.my_turn());

    // The machines answer the same way: nobody rolls for another answer.
    world.at.master.act(table, user(0), mine.seq(), &offer.steps.join("; ")).await.expect("an act");
    world.settled(table).await;
    let again = world.at.master.store().steps(table).await.expect("steps");
    let again: Vec<String> = again[played.len() + 1..].iter().map(|step| step.text.clone()).collect();
    assert_eq!(again, answers);

    let (rated, _) = alone(&world, 3, true).await;
    let log = world.at.master.store().steps(rated).await.expect("steps");
    let mine = world.at.seen_by(rated, 0).await.seat().map(|seat| seat.0);
    let answered = log.iter().rfind(|step| step.seat != mine).map_or(0, |step| step.seq);
    let over = world.offers(rated, 0).await.into_iter().find(|offer| offer.to < answered);
    assert_eq!(over, None, "what counts is not tried twice");
}

#[tokio::test]
async fn nobody_goes_back_over_what_was_shown_nor_where_the_table_forbids_it() {
    let world = World::open().await;
    world.defaults(ChosenTimes { undo: Some(UndoPolicy::None), ..ChosenTimes::default() }).await;
    let table = world.table("cyclades", 3).await;
    let mut within = 0;
    while within < 5 {
        let seat = world.asked(table).await;
        let (person, before) = (world.holder(table, seat).await, world.at.snapshot(table).await.seq());
        world.acts(table, seat).await.expect("an act");
        assert_eq!(world.offers(table, person).await, []);
        let refused = world.undo(table, person, before).await;
        assert!(matches!(refused, Err(Refused::UndoForbidden | Refused::CannotUndo(_))), "{refused:?}");
        within += u32::from(world.at.seen_by(table, person).await.my_turn());
    }
    let seq = world.at.snapshot(table).await.seq();
    for to in 0..seq {
        assert!(world.undo(table, 0, to).await.is_err());
    }
    assert_eq!(world.at.snapshot(table).await.seq(), seq);
}

/// The part of a decision that is made already can be seen and changed by its person alone, whatever the table allows.
#[tokio::test]
async fn a_decision_of_several_steps_is_done_with_its_last_one() {
    let world = World::open().await;
    world.defaults(ChosenTimes { undo: Some(UndoPolicy::None), ..ChosenTimes::default() }).await;
    let table = world.table("offrandes", 3).await;
    let seat = world.asked(table).await;
    let (person, seq) = (world.holder(table, seat).await, world.at.snapshot(table).await.seq());
    let act = async |words: &str| world.at.master.act(table, user(person), seq, words).await;
    let words =
        async || world.at.seen_by(table, person).await.draft().map(|draft| draft.words.clone()).unwrap_or_default();
    let public = world.state(table).await;
    let outbox = world.outbox(table).await;
    let legal = world.at.seen_by(table, person).await.view().expect("a view").legal();

    assert!(matches!(act(&legal[0]).await, Ok(Acted::Kept { locked: false })));
    assert!(matches!(act(&legal[0]).await, Err(Refused::AlreadyDone)));
    assert!(matches!(act(&legal[1]).await, Ok(Acted::Kept { locked: false })), "another step of the same decision");
    let begun = words().await;
    assert_eq!(begun, [legal[0].clone(), legal[1].clone()]);
    assert_eq!((world.state(table).await, world.outbox(table).await), (public, outbox), "nobody else sees any of it");
    world.at.master.take_back(table, user(person), seq, false).await.expect("back");
    assert_eq!(words().await, begun[..1]);
    world.at.master.take_back(table, user(person), seq, true).await.expect("back");
    assert_eq!(words().await, [""; 0]);

    act(&legal[1]).await.expect("kept");
    let world = World { at: world.at.restart().await, start_ms: world.start_ms };
    world.acts(table, seat).await.expect("an act");
    while world.at.snapshot(table).await.seq() == seq {
        world.acts(table, seat).await.expect("an act");
    }
    let log = world.at.master.store().steps(table).await.expect("steps");
    assert_eq!(log[seq as usize].text, legal[1], "what was begun before the restart comes first");
    assert!(world.at.master.store().sealed(table).await.expect("choices").is_empty());
}

/// A turn of Attika in which everything is drawn and built.
#[tokio::test]
async fn what_is_the_only_thing_left_happens_by_itself_after_a_moment() {
    let world = World::with_delay(MOMENT as u64).await;
    let table = world.table("attika", 2).await;
    let forced = |look: &TableSnapshot| look.public().expect("a view").hints().forced;
    for _ in 0..3 {
        let seat = loop {
            let look = world.settled(table).await;
            let seat = look.waiting().first().expect("a seat");
            if forced(&look).is_some() {
                break seat;
            }
            world.acts(table, seat).await.expect("an act");
        };
        let before = world.at.snapshot(table).await.seq();
        world.passes(MOMENT - 1).await;
        assert_eq!(world.at.snapshot(table).await.seq(), before, "there is a moment to take the step before back");
        world.passes(1).await;
        wait_until(world.at.master.store(), async || world.at.snapshot(table).await.seq() > before).await;
        let log = world.at.master.store().steps(table).await.expect("steps");
        let step = &log[before as usize];
        assert_eq!((step.text.as_str(), step.seat, step.automatic), ("end", Some(seat.0), true));
        assert!(!world.at.snapshot(table).await.waiting().has(seat));
        let person = world.holder(table, seat).await;
        assert_eq!(world.offers(table, person).await, []);
        // Their own hand is as quick.
        let next = world.asked(table).await;
        world.acts(table, next).await.expect("an act");
    }
}

/// An order of somebody else puts off the answer to a turn, and must not show itself by what others may take back.
#[tokio::test]
async fn an_order_of_somebody_else_reopens_nothing() {
    let world = World::with_moment().await;
    let table = world.table("offrandes", 3).await;
    let (person, who, offer) = loop {
        let person = world.may_undo(table, 3, false).await;
        let next = world.asked(table).await;
        let who = world.holder(table, next).await;
        let orders = world.at.seen_by(table, who).await.view().expect("a view").orders();
        if let Some(offer) = orders.offers.into_iter().next() {
            break (person, who, offer);
        }
        world.acts(table, next).await.expect("an act");
    };
    world.passes(20 * HOUR).await;
    let before = (world.offers(table, person).await, world.outbox(table).await);
    let edit = OrderEdit::Withdraw;
    world.at.master.order(table, user(who), offer.id, &offer.scope, edit).await.expect("an edit");
    assert_eq!((world.offers(table, person).await, world.outbox(table).await), before);
    assert_eq!(before.0, []);
}

/// What happens to a clock between the end of a turn and its undo stays.
#[tokio::test]
async fn who_comes_back_within_the_moment_stays_back() {
    let world = World::with_moment().await;
    let table = world.table("offrandes", 3).await;
    let person = world.may_undo(table, 3, false).await;
    let offer = world.offers(table, person).await[0].clone();
    let other = (person + 1) % 3;
    world.is_away(other, world.now() - HOUR, world.now() + HOUR).await;
    world.at.master.set_away(user(other), None).await.expect("back");
    let seat = world.at.seen_by(table, other).await.seat().expect("a seat");
    let back = world.clock(table, seat).await;
    world.undo(table, person, offer.to).await.expect("taken back");
    let after = world.clock(table, seat).await;
    assert_eq!((after.absent, after.away_until_ms), (back.absent, back.away_until_ms));
    assert_eq!(after.until_ms, None, "and is waited for no more");
}

#[tokio::test]
async fn the_press_that_completes_a_decision_may_come_twice() {
    let world = World::open().await;
    let table = world.table("offrandes", 3).await;
    let seat = world.asked(table).await;
    let (person, seq) = (world.holder(table, seat).await, world.at.snapshot(table).await.seq());
    let mut last = String::new();
    while world.at.snapshot(table).await.seq() == seq {
        last = world.at.seen_by(table, person).await.view().expect("a view").legal()[0].clone();
        world.at.master.act(table, user(person), seq, &last).await.expect("an act");
    }
    let twice = world.at.master.act(table, user(person), seq, &last).await;
    assert!(matches!(twice, Err(Refused::AlreadyDone)), "{twice:?}");
}

/// A choice that was sealed for a question which came back is void. Its owner can read it, whatever others do meanwhile.
#[tokio::test]
async fn a_sealed_choice_is_lost_with_its_question_and_can_be_made_again() {
    let world = World::with_delay(MOMENT as u64).await;
    let options = crate::fixture::options(&[("auction", "sealed")]);
    let table = world.table_of(OpenTable { options, ..wish("offrandes", 3) }, 3).await;
    // Somebody offers a lot, and the others seal.
    let (lot, person) = loop {
        let before = world.settled(table).await;
        let seat = before.waiting().minus(before.ready()).first().expect("a seat");
        let person = world.holder(table, seat).await;
        world.acts(table, seat).await.expect("an act");
        let now = world.settled(table).await;
        let offers = world.offers(table, person).await;
        if !before.secret() && now.secret() && !offers.is_empty() {
            break (offers[0].clone(), person);
        }
    };
    let asked = world.at.snapshot(table).await;
    let own = world.at.seen_by(table, person).await.seat().expect("a seat");
    let sealer = asked.waiting().without(own).first().expect("another seat");
    world.acts(table, sealer).await.expect("a choice");
    let other = world.holder(table, sealer).await;
    let sealed = world.at.seen_by(table, other).await.draft().cloned().expect("a choice");
    assert!(sealed.locked);

    world.undo(table, person, lot.to).await.expect("taken back");
    assert_eq!(world.at.seen_by(table, other).await.lost_draft(), None, "nobody asks for it now");
    let mine = world.at.seen_by(table, person).await;
    let acted = world.at.master.act(table, user(person), mine.seq(), &lot.steps.join("; ")).await;
    assert!(matches!(acted, Ok(Acted::Done)), "{acted:?}");
    let theirs = world.at.seen_by(table, other).await;
    assert!(theirs.my_turn() && theirs.draft().is_none());
    assert_eq!(theirs.lost_draft(), Some(&*sealed.words));
    assert_eq!(world.at.seen_by(table, person).await.lost_draft(), None);
    let again = world.at.master.act(table, user(other), theirs.seq(), &sealed.words.join("; ")).await;
    assert!(matches!(again, Ok(Acted::Kept { locked: true })), "{again:?}");
    assert_eq!(world.at.seen_by(table, other).await.lost_draft(), None);
}

#[tokio::test]
async fn a_bid_is_taken_back_in_every_auction() {
    for game in ["offrandes", "cyclades"] {
        let world = World::with_moment().await;
        let table = world.table(game, 3).await;
        let person = world.may_undo(table, 3, false).await;
        let offer = world.offers(table, person).await[0].clone();
        world.undo(table, person, offer.to).await.expect("taken back");
    }
}
