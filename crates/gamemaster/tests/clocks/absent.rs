//! What happens when the time of a seat is up, and how its owner comes back.

use crate::fixture::{user, wish};
use crate::world::{CALL, DAY, HOUR, MINUTE, World};
use agon_gamemaster::{AbsencePolicy, AbsentWhy, AtZero, ChosenTimes, OrderEdit, Pace, Refused, TakenBack};
use agon_rules::order::Instruction;
use agon_rules::{Seat, SeatSet};

#[tokio::test]
async fn who_never_answers_is_played_for_and_takes_the_seat_back_in_one_tap() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 4).await;
    let gone = world.asked(table).await;
    let owner = world.holder(table, gone).await;
    assert_eq!(world.hours_left(table, gone).await, 24);

    // A day of allowance and a day of reserve: nothing happens before they are over.
    world.until(2 * DAY + CALL - 1).await;
    assert_eq!(world.asked(table).await, gone);
    world.until(2 * DAY + CALL).await;
    let look = world.settled(table).await;
    assert!(!look.waiting().has(gone), "the AI made the turn");
    let clock = look.clock().expect("clocks");
    assert_eq!((clock.made_for.as_slice(), clock.absent().is_empty()), (&[gone][..], true));
    assert!(world.made_for(table).await.iter().all(|(_, seat)| *seat == gone.0));

    // The reserve is used up: the second turn takes a day, and then the seat is absent.
    world.plays_until_asked(table, &[gone]).await;
    let asked = world.now();
    assert_eq!(world.due(table, "turn").await, Some(asked + CALL + DAY));
    world.passes(DAY + CALL).await;
    let look = world.settled(table).await;
    let clock = look.clock().expect("clocks");
    assert_eq!(clock.of(gone).expect("a clock").absent, Some(AbsentWhy::Clock));
    assert!(clock.made_for.is_empty(), "absence says it already");
    assert_eq!(world.told(table, "time-up").await, 1, "once for each absence");
    assert_eq!(world.due(table, "turn").await.is_some(), !look.is_over(), "somebody else's");

    // From now on the AI makes their turns like any other: nobody waits for them.
    let before = world.now();
    for _ in 0..12 {
        let asked = world.asked(table).await;
        assert_ne!(asked, gone);
        world.acts(table, asked).await.expect("an act");
    }
    assert_eq!(world.now(), before);

    let stranger = (world.holder(table, world.asked(table).await).await + 1) % 4;
    assert_ne!(stranger, owner, "another person of the table");
    let theirs = world.at.master.take_seat_back(table, user(stranger)).await;
    let name = crate::fixture::PEOPLE[owner];
    assert!(matches!(theirs, Err(Refused::NotAbsent { owner }) if owner == name), "another person presses");
    let back = world.at.master.take_seat_back(table, user(owner)).await.expect("back");
    assert!(matches!(back, TakenBack::Yours { turns } if turns > 2), "{back:?}");
    assert_eq!(world.at.master.take_seat_back(table, user(owner)).await.unwrap(), TakenBack::AlreadyYours);
    let look = world.plays_until_asked(table, &[gone]).await;
    assert!(look.waiting().has(gone), "the next call goes to the person");
    let mine = world.clock(table, gone).await;
    assert_eq!((mine.absent, mine.reserve_ms), (None, 6 * HOUR), "some reserve to begin with");
    assert_eq!(world.hours_left(table, gone).await, 24);
    let letters = world.outbox(table).await;
    let called = letters.iter().rev().find(|(kind, _)| kind == "notice").expect("a call");
    assert_eq!(called.1, Some(user(owner).0));
}

#[tokio::test]
async fn an_act_by_hand_takes_the_seat_back_and_forgives() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let late = world.asked(table).await;
    world.until(2 * DAY + CALL).await;
    world.plays_until_asked(table, &[late]).await;
    // In time this once: the next turn missed is the first again.
    world.acts(table, late).await.expect("an act");
    world.plays_until_asked(table, &[late]).await;
    world.passes(3 * DAY).await;
    assert_eq!(world.settled(table).await.clock().expect("clocks").absent().len(), 0);
}

#[tokio::test]
async fn who_is_asked_again_in_a_phase_has_half_the_time() {
    let world = World::at_pace(Pace::Day).await;
    let mut ask = wish("offrandes", 3);
    ask.options = crate::fixture::options(&[("auction", "open")]);
    let table = world.table_of(ask, 3).await;
    let mut hours: Vec<(Seat, String, i64)> = Vec::new();
    let mut before = None;
    for _ in 0..40 {
        let seat = world.asked(table).await;
        let look = world.settled(table).await;
        let progress = look.public().expect("a view").progress();
        // Several steps in a row are one turn.
        if before.replace(seat) != Some(seat) {
            hours.push((seat, format!("{} {}", progress.round, progress.phase), world.hours_left(table, seat).await));
        }
        world.acts(table, seat).await.expect("an act");
    }
    let mut asked = std::collections::BTreeMap::new();
    let mut rallies = 0;
    for (seat, chapter, left) in hours {
        let times = asked.entry((seat, chapter)).or_insert(0_usize);
        assert_eq!(left, [24, 12, 6][(*times).min(2)], "asked {times} times before");
        *times += 1;
        rallies += usize::from(*times > 2);
    }
    assert!(rallies > 0, "somebody was asked three times in a phase");
}

#[tokio::test]
async fn seats_that_choose_at_once_have_clocks_of_their_own_and_nobody_sees_a_choice_before_the_last() {
    let world = World::at_pace(Pace::Day).await;
    let mut ask = wish("offrandes", 4);
    ask.options = crate::fixture::options(&[("auction", "sealed")]);
    let table = world.table_of(ask, 4).await;
    while !world.settled(table).await.secret() {
        let seat = world.asked(table).await;
        world.acts(table, seat).await.expect("an act");
    }
    let look = world.settled(table).await;
    assert_eq!((look.waiting().len(), world.now()), (3, 0), "one of the four has passed");
    let asked = look.waiting();
    let quick = asked.first().expect("a seat");
    while !world.at.snapshot(table).await.ready().has(quick) {
        world.acts(table, quick).await.expect("a choice");
    }
    let stands = world.clock(table, quick).await;
    assert_eq!(stands.until_ms, None, "who is ready stands still");
    let step = world.at.snapshot(table).await.seq();
    world.until(2 * DAY + CALL - 1).await;
    assert_eq!(world.at.snapshot(table).await.seq(), step);
    world.until(2 * DAY + CALL).await;
    let look = world.settled(table).await;
    assert!(look.seq() > step, "two zeros in one instant: both were answered, and the choices opened");
    let made: SeatSet = world.made_for(table).await.into_iter().map(|(_, seat)| Seat(seat)).collect();
    assert_eq!(made, asked.without(quick), "not for who had chosen");
    assert_eq!(world.clock(table, quick).await.reserve_ms, DAY, "gave nothing away");
}

#[tokio::test]
async fn an_act_in_the_instant_of_zero_counts_if_it_came_first() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let late = world.asked(table).await;
    let owner = world.holder(table, late).await;
    world.until(2 * DAY + CALL - 1).await;
    let mine = world.at.seen_by(table, owner).await;
    world.at.now.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
    world.acts(table, late).await.expect("the queue decides");
    world.at.master.run_due().await.expect("what is due");
    // The AI makes what is left of the turn.
    let made = world.made_for(table).await;
    assert!(made.iter().all(|(seq, _)| *seq > mine.seq() + 1), "it was in time: {made:?}");
    // The other way round: the AI was first, and the old button tells so.
    let next = world.plays_until_asked(table, &[late]).await;
    assert!(next.waiting().has(late));
    let before = world.at.seen_by(table, owner).await;
    world.passes(3 * DAY).await;
    world.settled(table).await;
    let input = crate::fixture::greedy(&before);
    let tried = world.at.master.act(table, user(owner), before.seq(), &input).await;
    assert!(
        matches!(tried, Err(Refused::NotYourTurn { .. } | Refused::Stale { .. } | Refused::AlreadyDone)),
        "{tried:?}"
    );
    assert!(mine.seq() < before.seq());
}

#[tokio::test]
async fn the_strict_policy_knows_no_reserve_and_no_second_time() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.at.lobby(wish("attika", 3), [1, 2]).await.table;
    world
        .at
        .master
        .set_times(table, user(0), ChosenTimes { absence: Some(AbsencePolicy::Strict), ..ChosenTimes::default() })
        .await
        .expect("a policy");
    let other = world
        .at
        .master
        .set_times(table, user(1), ChosenTimes { pace: Some(Pace::Live), ..ChosenTimes::default() })
        .await;
    assert!(matches!(other, Err(Refused::NotHost { .. })), "{other:?}");
    world.at.master.start(table, user(0), crate::fixture::CLICK, None).await.expect("a start");
    let gone = world.asked(table).await;
    world.until(DAY + CALL).await;
    let look = world.settled(table).await;
    assert!(look.absent().has(gone));
}

#[tokio::test]
async fn the_waiting_policy_leaves_it_to_the_table() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.at.lobby(wish("attika", 3), [1, 2]).await.table;
    world
        .at
        .master
        .set_times(table, user(0), ChosenTimes { absence: Some(AbsencePolicy::Wait), ..ChosenTimes::default() })
        .await
        .expect("a policy");
    world.at.master.start(table, user(0), crate::fixture::CLICK, None).await.expect("a start");
    let gone = world.asked(table).await;
    world.until(6 * DAY).await;
    assert_eq!(world.asked(table).await, gone);
    assert_eq!(world.due(table, "turn").await, None);
}

#[tokio::test]
async fn who_left_the_server_is_absent_at_once() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let gone = world.asked(table).await;
    let owner = world.holder(table, gone).await;
    world.at.master.member_gone(table, user(owner)).await.expect("gone");
    let look = world.settled(table).await;
    assert_eq!(look.clock().expect("clocks").of(gone).expect("a clock").absent, Some(AbsentWhy::Gone));
    assert!(!look.waiting().has(gone));
    // Without a clock nobody is replaced unasked.
    let world = World::at_pace(Pace::None).await;
    let table = world.table("attika", 3).await;
    let gone = world.asked(table).await;
    let owner = world.holder(table, gone).await;
    world.at.master.member_gone(table, user(owner)).await.expect("gone");
    assert_eq!(world.asked(table).await, gone);
}

#[tokio::test]
async fn the_last_one_present_may_end_the_table_and_wins_after_three_allowances() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    // Everybody has acted once: there is something to win.
    for _ in 0..30 {
        let seat = world.asked(table).await;
        world.acts(table, seat).await.expect("an act");
    }
    let stays = world.asked(table).await;
    let winner = world.holder(table, stays).await;
    let others: Vec<usize> = (0..3).filter(|at| *at != winner).collect();
    for at in &others {
        world.at.master.member_gone(table, user(*at)).await.expect("gone");
    }
    let early = world.at.master.end_now(table, user(winner)).await;
    assert!(matches!(early, Err(Refused::NotAlone)), "{early:?}");
    for _ in 0..4 {
        world.passes(20 * HOUR).await;
        if world.settled(table).await.waiting().has(stays) {
            world.acts(table, stays).await.expect("an act");
        }
    }
    let look = world.settled(table).await;
    if look.is_running() {
        assert_eq!(look.winner_now(), Some(stays));
        world.at.master.end_now(table, user(winner)).await.expect("the end");
        let over = world.at.snapshot(table).await;
        assert!(over.standing().expect("a standing").winners().has(stays));
    }
}

#[tokio::test]
async fn a_table_at_one_sitting_asks_for_five_minutes_and_ten() {
    let world = World::at_pace(Pace::Live).await;
    let table = world.at.lobby(wish("attika", 3), [1, 2]).await.table;
    world.at.master.start(table, user(0), crate::fixture::CLICK, None).await.expect("asked");
    for at in 1..3 {
        world.at.master.press_ready(table, user(at), crate::fixture::CLICK).await.expect("ready");
    }
    let gone = world.asked(table).await;
    assert_eq!(world.due(table, "turn").await, Some(CALL + 15 * MINUTE));
    assert_eq!(world.due(table, "remind").await, Some(CALL + 4 * MINUTE));
    world.until(CALL + 4 * MINUTE).await;
    assert_eq!(world.told(table, "remind").await, 1);
    world.until(CALL + 15 * MINUTE).await;
    assert!(!world.settled(table).await.waiting().has(gone));
    assert_eq!(world.told(table, "remind").await, 1, "once a turn");
}

#[tokio::test]
async fn an_order_for_when_time_is_up_answers_then_and_only_then() {
    let world = World::with_delay(10_000).await;
    let mut ask = wish("offrandes", 3);
    ask.options = crate::fixture::options(&[("auction", "open")]);
    let table = world.table_of(ask, 3).await;
    // Until somebody is asked to bid or to pass.
    let passes = loop {
        let seat = world.asked(table).await;
        let at = world.holder(table, seat).await;
        let mine = world.at.seen_by(table, at).await;
        let view = mine.view().expect("a view");
        if view.legal().contains(&"pass".to_owned()) && !view.orders().offers.is_empty() {
            break seat;
        }
        world.acts(table, seat).await.expect("an act");
    };
    let (at, step) = (world.holder(table, passes).await, world.at.snapshot(table).await.seq());
    let offers = world.at.seen_by(table, at).await.view().expect("a view").orders().offers;
    let lot = offers.iter().find(|offer| offer.id == "lot").expect("an order to pass this lot");
    let order = |edit| world.at.master.order(table, user(at), lot.id, &lot.scope, edit);
    let none = order(OrderEdit::AtZero(true)).await;
    assert!(matches!(none, Err(Refused::Stale { .. })), "there is no order to change: {none:?}");
    order(OrderEdit::Set(Instruction::Decline)).await.expect("an order");
    order(OrderEdit::AtZero(true)).await.expect("it waits");
    let mine = world.at.seen_by(table, at).await;
    assert!(mine.answers_at_zero(&mine.orders()[0]));
    world.passes(2 * DAY).await;
    assert_eq!(world.at.snapshot(table).await.seq(), step, "not at once");
    world.passes(10_000 + CALL).await;
    world.settled(table).await;
    let steps = world.at.master.store().steps(table).await.expect("steps");
    let answered = &steps[step as usize];
    assert_eq!((answered.text.as_str(), answered.seat, answered.stood_in), ("pass", Some(passes.0), true));
    assert_eq!(world.at.seen_by(table, at).await.told().len(), 1, "its owner is told");
}

#[tokio::test]
async fn who_wishes_to_decline_passes_when_time_is_up() {
    let world = World::at_pace(Pace::Day).await;
    let mut ask = wish("offrandes", 3);
    ask.options = crate::fixture::options(&[("auction", "open")]);
    let table = world.table_of(ask, 3).await;
    let bidder = loop {
        let seat = world.asked(table).await;
        let mine = world.at.seen_by(table, world.holder(table, seat).await).await;
        if mine.view().expect("a view").legal().contains(&"pass".to_owned()) {
            break seat;
        }
        world.acts(table, seat).await.expect("an act");
    };
    let owner = user(world.holder(table, bidder).await);
    world.at.master.store().set_at_zero(owner, AtZero::Decline).await.expect("a wish");
    let step = world.at.snapshot(table).await.seq() as usize;
    world.passes(2 * DAY + CALL).await;
    world.settled(table).await;
    let steps = world.at.master.store().steps(table).await.expect("steps");
    assert_eq!((steps[step].text.as_str(), steps[step].stood_in), ("pass", true));
}
