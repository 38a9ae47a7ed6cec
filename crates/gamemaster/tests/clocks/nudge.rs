//! Nudges: somebody at the table asks to remind those who are waited for.

use crate::fixture::user;
use crate::world::{DAY, HOUR, World};
use agon_gamemaster::{Pace, Refused};
use agon_store::Notices;

#[tokio::test]
async fn people_are_nudged_once_for_a_step_whoever_presses() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let seat = world.asked(table).await;
    let waited = world.holder(table, seat).await;
    let [one, two] = [(waited + 1) % 3, (waited + 2) % 3];
    let nudge = async |person: usize| world.at.master.nudge(table, user(person)).await;

    let early = nudge(one).await;
    let from = world.start_ms + world.now() + 6 * HOUR;
    assert!(matches!(early, Err(Refused::NudgeTooSoon { from_ms }) if from_ms == from), "{early:?}");
    assert!(matches!(nudge(waited).await, Err(Refused::NoOneToNudge)), "the table waits for nobody else");
    assert!(matches!(nudge(4).await, Err(Refused::NoSeat)));
    world.passes(6 * HOUR).await;
    let name = crate::fixture::PEOPLE[waited].to_owned();
    for press in 0..100 {
        let person = if press % 3 == 0 { two } else { one };
        assert_eq!(nudge(person).await.expect("a nudge"), std::slice::from_ref(&name));
    }
    assert_eq!(world.told(table, "nudge").await, 1);

    // The next step may be nudged again, after its own wait.
    world.acts(table, seat).await.expect("an act");
    let asked = world.asked(table).await;
    let other = (world.holder(table, asked).await + 1) % 3;
    assert!(matches!(nudge(other).await, Err(Refused::NudgeTooSoon { .. })));
    world.passes(7 * HOUR).await;
    nudge(other).await.expect("a nudge");
    assert_eq!(world.told(table, "nudge").await, 2);
}

/// Muted, quiet, away, letters closed, or just slow: what is answered and what is planned are the same.
#[tokio::test]
async fn a_nudge_tells_nothing_of_whom_it_reaches() {
    let mut told = Vec::new();
    for case in ["slow", "muted", "quiet", "quiet hours", "closed letters"] {
        let world = World::at_pace(Pace::Day).await;
        let table = world.table("attika", 3).await;
        let seat = world.asked(table).await;
        let waited = world.holder(table, seat).await;
        let store = world.at.master.store();
        match case {
            "muted" => store.set_muted(table, user(waited), true).await.expect("muted"),
            "quiet" => store.set_notices(user(waited), Notices::Quiet).await.expect("quiet"),
            "quiet hours" => store.set_quiet_hours(user(waited), Some((0, 1439)), None).await.expect("quiet hours"),
            "closed letters" => store.set_dm_open(user(waited), Some(false)).await.expect("closed"),
            _ => {}
        }
        world.passes(8 * HOUR).await;
        let answer = world.at.master.nudge(table, user((waited + 1) % 3)).await.expect("a nudge");
        told.push((answer, world.outbox(table).await, world.deadlines(table).await));
    }
    assert!(told.iter().all(|one| *one == told[0]), "{told:?}");
}

#[tokio::test]
async fn absent_people_and_machines_are_not_nudged() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let gone = world.asked(table).await;
    world.passes(2 * DAY + HOUR).await;
    world.plays_until_asked(table, &[gone]).await;
    world.passes(2 * DAY).await;
    let look = world.settled(table).await;
    assert!(look.absent().has(gone));
    let waited = world.holder(table, world.asked(table).await).await;
    let absent = world.holder(table, gone).await;
    let other = (0..3).find(|person| ![waited, absent].contains(person)).expect("a third one");
    world.passes(7 * HOUR).await;
    let names = world.at.master.nudge(table, user(other)).await.expect("a nudge");
    assert_eq!(names, [crate::fixture::PEOPLE[waited]]);
}
