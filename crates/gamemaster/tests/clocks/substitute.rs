//! A person takes over a seat that its owner left.

use crate::fixture::{Fixture, GUILD, greedy, person, user, wish};
use crate::world::{HOUR, World};
use agon_gamemaster::{ASKED_MS, Departure, Pace, Person, Refused, TableId, TableSnapshot, UserId};
use agon_rules::{Seat, Viewer};
use agon_store::{Commit, OrderChange, Secret};

/// The person who comes later, by their place in the list of people.
const EVA: usize = 4;

fn zoe() -> Person {
    Person { user: UserId(770_000_000_000_000_900), name: "Zoe".to_owned() }
}

/// The host, who has no special right on the server.
const HOST: (usize, bool) = (0, false);
/// A server manager without a seat.
const MANAGER: (usize, bool) = (3, true);

async fn offers(
    at: &Fixture,
    table: TableId,
    by: (usize, bool),
    seat: Seat,
    to: Option<UserId>,
) -> Result<(), Refused> {
    at.master.offer_seat(table, (user(by.0), by.1), seat, to).await
}

async fn seen_by(at: &Fixture, table: TableId, user: UserId) -> TableSnapshot {
    at.master.snapshot(table, Some(user)).await.expect("a snapshot")
}

/// A table of three at which Cleo, in this seat, left the server.
async fn without_cleo(world: &World, game: &str) -> (TableId, Seat) {
    let table = world.table(game, 3).await;
    let seat = world.at.seen_by(table, 2).await.seat().expect("a seat");
    world.at.master.member_gone(table, user(2)).await.expect("gone");
    world.settled(table).await;
    (table, seat)
}

#[tokio::test]
async fn in_every_game_a_seat_changes_hands_with_all_that_belongs_to_it_and_no_secret() {
    for (at, game) in ["offrandes", "cyclades", "attika"].into_iter().enumerate() {
        let world = World::at_pace(Pace::Day).await;
        let mut ask = wish(game, 3);
        ask.channel = agon_gamemaster::ChannelId(50 + at as u64);
        let table = world.table_of(ask, 3).await;
        let (master, store) = (&world.at.master, world.at.master.store());
        let seat = world.at.seen_by(table, 2).await.seat().expect("a seat");
        // Everybody has acted. Cleo has a secret choice locked if the game asks for one, and orders with news.
        let sealed = world.at.plays(table, |look| look.seq() > 12 && look.secret() && look.waiting().has(seat)).await;
        let sealed = if sealed.is_over() {
            let table = world.table(game, 3).await;
            world.at.plays(table, |look| look.seq() > 12).await
        } else {
            sealed
        };
        let table = sealed.table().table;
        let seat = world.at.seen_by(table, 2).await.seat().expect("a seat");
        if sealed.secret() {
            world.acts(table, seat).await.expect("a secret choice");
            assert_eq!(store.sealed(table).await.unwrap().len(), 1);
            assert!(world.at.seen_by(table, 2).await.draft().is_some(), "{game}");
        }
        let secret = || Secret("marked".to_owned());
        let orders = vec![
            OrderChange::Put { seat: seat.0, about: "x".to_owned(), words: secret(), at_zero: false },
            OrderChange::Tell { seat: seat.0, about: "x".to_owned(), told: secret() },
        ];
        let seq = world.at.snapshot(table).await.seq();
        store.commit(Commit { orders, ..Commit::at(table, seq, world.at.master.now_ms()) }).await.expect("orders");
        store.set_note(table, user(2), Some(Secret("Ana bluffs".to_owned()))).await.expect("a note");
        master.member_gone(table, user(2)).await.expect("gone");
        world.settled(table).await;
        assert!(world.at.snapshot(table).await.free_seats().has(seat), "{game}");
        offers(&world.at, table, HOST, seat, None).await.expect("an offer");

        let (before, letters) = (world.settled(table).await, world.outbox(table).await.len());
        assert_eq!(before.offers().len(), 1);
        master.take_over(table, person(EVA), seat).await.expect("the seat");
        // One transaction: the log stands where it stood, and the rows for everybody come together.
        let after = world.at.snapshot(table).await;
        let asked = after.waiting().has(seat);
        let told = world.outbox(table).await.split_off(letters);
        let expected = [("board", None), ("seat-gone", Some(user(2).0)), ("notice", Some(user(EVA).0))];
        let expected: Vec<_> = expected.into_iter().take(2 + usize::from(asked)).collect();
        assert_eq!(told.iter().map(|row| (row.0.as_str(), row.1)).collect::<Vec<_>>(), expected, "{game}");
        let row = &after.seats()[seat.index()];
        assert_eq!((row.user, row.name.as_str(), row.is_out()), (Some(user(EVA)), "Eva", false));
        assert_eq!((after.seq(), after.took_over(seat)), (before.seq(), Some(before.seq())));
        assert!(after.offers().is_empty() && after.absent().is_empty() && after.free_seats().is_empty());
        // Nothing of Cleo's lies there any more, read or unread.
        assert!(store.sealed(table).await.unwrap().iter().all(|row| row.seat != seat.0), "{game}");
        assert!(store.orders(table).await.unwrap().iter().all(|row| row.seat != seat.0), "{game}");
        let eva = world.at.seen_by(table, EVA).await;
        assert!(eva.draft().is_none() && eva.orders().is_empty() && eva.told().is_empty());
        assert!(!format!("{eva:?}").contains("marked"));
        assert_eq!(store.note(table, user(EVA)).await.unwrap(), None, "a note stays its writer's");
        assert!(store.note(table, user(2)).await.unwrap().is_some());
        // Her view is that of the seat, with its past; her recap begins now.
        assert_eq!((eva.seat(), eva.position().unwrap().decided), (Some(seat), before.seq()));
        assert_eq!(eva.position().unwrap().decision, None, "she has decided nothing yet");
        let past = master.replay_step(table, Some(user(EVA)), 3, Viewer::Seat(seat)).await.expect("the past");
        assert_eq!(past.own, Some(seat));
        if asked {
            assert!(eva.my_turn(), "{game}: the choice is open again");
            let clock = world.clock(table, seat).await;
            assert_eq!(world.hours_left(table, seat).await, 24, "{game}");
            assert!(clock.reserve_ms >= 6 * HOUR && clock.absent.is_none() && !clock.covered);
            master.act(table, user(EVA), eva.seq(), &greedy(&eva)).await.expect("her first act");
        }
        // The table goes on to its end.
        let over = world.at.plays_to_the_end(table).await;
        assert!(over.is_over(), "{game}");
        // Its file is that of any other table: the log fits, and the header has the names of the end.
        let verified = master.verify(table).await.expect("a table that is over");
        assert!(verified.is_ok(), "{game}: {verified:?}");
    }
}

#[tokio::test]
async fn who_left_a_seat_sees_what_everybody_sees_and_no_more() {
    let world = World::at_pace(Pace::Day).await;
    let (table, seat) = without_cleo(&world, "cyclades").await;
    let master = &world.at.master;
    offers(&world.at, table, HOST, seat, None).await.expect("an offer");
    master.take_over(table, person(EVA), seat).await.expect("the seat");
    let cleo = user(2);
    let gave_up =
        |refused: Refused| assert!(matches!(&refused, Refused::GaveUp { name } if name == "Eva"), "{refused}");
    let look = seen_by(&world.at, table, cleo).await;
    let public = world.at.snapshot(table).await;
    assert_eq!((look.seat(), look.left_by(cleo)), (None, Some(seat)));
    assert_eq!(format!("{:?}", look.view()), format!("{:?}", public.view()));
    assert_eq!(format!("{:?}", look.events()), format!("{:?}", public.events()));
    gave_up(look.no_seat(cleo));
    gave_up(master.act(table, cleo, look.seq(), "pass").await.unwrap_err());
    gave_up(master.take_back(table, cleo, look.seq(), true).await.unwrap_err());
    gave_up(master.take_seat_back(table, cleo).await.unwrap_err());
    gave_up(master.resign(table, cleo).await.unwrap_err());
    gave_up(master.why(table, cleo, "pass").await.unwrap_err());
    gave_up(master.impossible_actions(table, cleo).await.unwrap_err());
    gave_up(master.replay_step(table, Some(cleo), 2, Viewer::Seat(seat)).await.unwrap_err());
    let other = Seat((seat.0 + 1) % 3);
    let hidden = master.replay_step(table, Some(cleo), 2, Viewer::Seat(other)).await;
    assert!(matches!(hidden, Err(Refused::Hidden)));
    assert!(master.replay_step(table, Some(cleo), 2, Viewer::Public).await.is_ok());
    // No way back: not to this seat, and to no other.
    master.member_gone(table, user(1)).await.expect("gone");
    let next = world.at.seen_by(table, 1).await.seat().expect("a seat");
    let refused = offers(&world.at, table, HOST, next, Some(cleo)).await;
    assert!(matches!(refused, Err(Refused::SatHere)));
    offers(&world.at, table, HOST, next, None).await.expect("an offer");
    assert!(matches!(
        master.take_over(table, Person { user: cleo, name: "Cleo".to_owned() }, next).await,
        Err(Refused::SatHere)
    ));
}

#[tokio::test]
async fn only_a_seat_that_was_left_is_offered_and_only_by_host_or_manager() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let seat = world.at.seen_by(table, 2).await.seat().expect("a seat");
    let played = offers(&world.at, table, HOST, seat, None).await;
    assert!(matches!(played, Err(Refused::NotFree { owner }) if owner == "Cleo"));
    assert!(matches!(offers(&world.at, table, HOST, Seat(9), None).await, Err(Refused::NotFree { .. })));
    assert_eq!(world.at.master.resign(table, user(2)).await.expect("resigned"), Departure::PlayedOn);
    let guest = offers(&world.at, table, (1, false), seat, None).await;
    assert!(matches!(guest, Err(Refused::NotHost { host }) if host == "Ana"));
    offers(&world.at, table, MANAGER, seat, None).await.expect("a manager may");
    let (ana, master) = ((user(0), false), &world.at.master);
    assert!(matches!(master.withdraw_offer(table, (user(1), false), seat).await, Err(Refused::NotHost { .. })));
    master.withdraw_offer(table, ana, seat).await.expect("withdrawn");
    master.withdraw_offer(table, ana, seat).await.expect("nothing to withdraw");
    assert!(matches!(master.take_over(table, person(EVA), seat).await, Err(Refused::NotOffered)));
    // A seat given up for good is played by its new owner as if it were theirs from the start.
    offers(&world.at, table, HOST, seat, None).await.expect("an offer");
    master.take_over(table, person(EVA), seat).await.expect("the seat");
    let look = world.settled(table).await;
    assert!(!look.seats()[seat.index()].resigned && look.seats()[seat.index()].ai.is_none());
    let over = world.at.plays_to_the_end(table).await;
    assert!(
        matches!(offers(&world.at, table, HOST, seat, None).await, Err(Refused::Over(_))),
        "{:?}",
        over.table().status
    );
    assert!(matches!(master.take_over(table, zoe(), seat).await, Err(Refused::Over(_))));
}

#[tokio::test]
async fn an_owner_who_is_back_ends_the_offer() {
    let world = World::at_pace(Pace::Day).await;
    let (table, seat) = without_cleo(&world, "attika").await;
    offers(&world.at, table, HOST, seat, None).await.expect("an offer");
    world.at.master.take_seat_back(table, user(2)).await.expect("back");
    assert!(world.at.master.store().offers(table).await.unwrap().is_empty());
    assert!(matches!(world.at.master.take_over(table, person(EVA), seat).await, Err(Refused::NotOffered)));
    world.at.master.member_gone(table, user(2)).await.expect("gone again");
    assert!(world.at.snapshot(table).await.offers().is_empty(), "a new absence brings no old offer back");
}

#[tokio::test]
async fn an_offer_to_one_person_is_theirs_alone_for_a_day() {
    let world = World::at_pace(Pace::Days).await;
    let (table, seat) = without_cleo(&world, "attika").await;
    let master = &world.at.master;
    offers(&world.at, table, HOST, seat, Some(zoe().user)).await.expect("an offer");
    assert_eq!(world.outbox(table).await.last().unwrap(), &("seat-offered".to_owned(), Some(zoe().user.0)));
    assert!(matches!(master.take_over(table, person(EVA), seat).await, Err(Refused::OfferedToAnother)));
    master.may_take_seat(table, zoe().user, seat).await.expect("she may");
    world.passes(ASKED_MS).await;
    assert!(world.at.snapshot(table).await.offers().is_empty());
    assert!(matches!(master.take_over(table, zoe(), seat).await, Err(Refused::NotOffered)), "a day is over");
    offers(&world.at, table, HOST, seat, Some(zoe().user)).await.expect("once more");
    world.passes(ASKED_MS - 1).await;
    master.take_over(table, zoe(), seat).await.expect("in time");
}

#[tokio::test]
async fn of_two_who_press_at_once_the_first_sits_and_the_other_reads_who() {
    let world = World::at_pace(Pace::Day).await;
    let (table, seat) = without_cleo(&world, "attika").await;
    let master = &world.at.master;
    offers(&world.at, table, HOST, seat, None).await.expect("an offer");
    let sits = master.take_over(table, person(1), seat).await;
    assert!(matches!(sits, Err(Refused::Seated)), "who sits here");
    master.store().set_blocked(GUILD, &[zoe().user]).await.expect("blocked");
    assert!(matches!(master.take_over(table, zoe(), seat).await, Err(Refused::Blocked)));
    master.store().set_blocked(GUILD, &[]).await.expect("not blocked");
    let (eva, other) = tokio::join!(master.take_over(table, person(EVA), seat), master.take_over(table, zoe(), seat));
    let name = world.at.snapshot(table).await.name(seat).to_owned();
    let refused = [eva, other].into_iter().filter_map(Result::err).collect::<Vec<_>>();
    assert!(matches!(refused.as_slice(), [Refused::SeatTaken { name: taken }] if *taken == name), "{refused:?}");
    let first = world.at.snapshot(table).await.seats()[seat.index()].user.expect("an owner");
    let again = Person { user: first, name };
    assert!(matches!(master.take_over(table, again, seat).await, Err(Refused::Seated)), "a double click");
    assert_eq!(master.store().sittings(table).await.unwrap().len(), 2);
}

#[tokio::test]
async fn who_left_loses_the_rating_and_who_came_keeps_theirs() {
    let world = World::at_pace(Pace::Day).await;
    let (table, seat) = without_cleo(&world, "attika").await;
    let master = &world.at.master;
    offers(&world.at, table, HOST, seat, None).await.expect("an offer");
    master.take_over(table, person(EVA), seat).await.expect("the seat");
    // The one who came leaves too, and another comes: only who sat there from the start is rated.
    world.at.plays(table, |look| look.seq() > 20).await;
    master.resign(table, user(EVA)).await.expect("resigned");
    offers(&world.at, table, HOST, seat, None).await.expect("an offer");
    master.take_over(table, zoe(), seat).await.expect("the seat");
    let over = world.at.plays_to_the_end(table).await;
    assert_eq!(over.table().status, agon_store::Status::Finished);
    let results = master.store().results(table).await.expect("results");
    let last = results.iter().find(|row| row.seat == seat.0).expect("a result");
    assert_eq!((last.user, last.rating_change), (Some(zoe().user), None));
    assert!(last.took_over_seq.is_some_and(|seq| seq > 20));
    assert!(results.iter().filter(|row| row.seat != seat.0).all(|row| row.rating_change.is_some()));
    let played = async |user| master.store().tables_played(user, "attika").await.expect("records");
    assert_eq!((played(user(0)).await, played(user(2)).await), (1, 1));
    assert_eq!((played(user(EVA)).await, played(zoe().user).await), (0, 0), "it stands in no record of theirs");
    let board = world.at.board("attika", agon_store::Period::AllTime).await;
    let cleo = board.rows.items.iter().find(|row| row.user == user(2)).expect("Cleo's record");
    assert!(cleo.rating.rating < 1500 && cleo.wins == 0, "{cleo:?}");
    // It stands in the history of all three.
    for who in [user(2), user(EVA), zoe().user] {
        let wanted = agon_store::History { user: Some(who), guild: Some(GUILD), ..Default::default() };
        assert_eq!(master.store().finished(&wanted, 0, 9).await.expect("a history").items.len(), 1, "{who:?}");
    }
    // Counted anew, everything is the same.
    master.store().rebuild_records(world.at.master.now_ms()).await.expect("records");
    assert_eq!(world.at.board("attika", agon_store::Period::AllTime).await, board);
    // Cleo is erased: nothing names her, and her numbers stay.
    master.erase_user(user(2)).await.expect("erased");
    assert!(!master.store().has_user(user(2)).await.expect("the store"));
    let sittings = master.store().sittings(table).await.expect("sittings");
    assert!(sittings.len() == 3 && sittings[0].user.is_former() && sittings[0].name.is_empty(), "{sittings:?}");
    assert_eq!(played(sittings[0].user).await, 1);
}

#[tokio::test]
async fn who_is_erased_after_they_left_is_named_by_no_open_table() {
    let world = World::at_pace(Pace::Day).await;
    let (table, seat) = without_cleo(&world, "cyclades").await;
    offers(&world.at, table, HOST, seat, None).await.expect("an offer");
    world.at.master.take_over(table, person(EVA), seat).await.expect("the seat");
    world.at.master.erase_user(user(2)).await.expect("erased");
    let look = world.at.snapshot(table).await;
    assert!(!format!("{:?}", look.sittings()).contains("Cleo"), "{:?}", look.sittings());
    assert!(look.is_running() && look.name(seat) == "Eva");
}
