//! Worked examples of clocks. The real clock beside each is set by hand.

use std::{
    pin::pin,
    sync::atomic::{AtomicI64, Ordering},
    task::{Context, Waker},
};

use super::*;

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const DAY: i64 = 24 * 60 * MINUTE;
/// Noon of a day in 2026.
const NOON: i64 = 1_767_355_200_000;

/// A clock that starts at noon, beside a real clock that somebody sets.
fn clock(speed: u32) -> (Clock, Arc<AtomicI64>) {
    let real = Arc::new(AtomicI64::new(5 * DAY));
    let source = Arc::clone(&real);
    (Clock::new(NOON, speed, move || source.load(Ordering::SeqCst)).unwrap(), real)
}

#[test]
fn a_clock_runs_from_its_start_at_its_speed() {
    let (clock, real) = clock(60);
    assert_eq!(clock.now_ms(), NOON);
    real.fetch_add(SECOND, Ordering::SeqCst);
    assert_eq!(clock.now_ms(), NOON + MINUTE);
    real.fetch_add(7, Ordering::SeqCst);
    let other = clock.clone();
    assert_eq!((clock.now_ms(), other.now_ms()), (NOON + MINUTE + 420, NOON + MINUTE + 420), "clones share one time");
}

#[test]
fn another_speed_counts_from_now_on() {
    let (clock, real) = clock(1);
    real.fetch_add(MINUTE, Ordering::SeqCst);
    clock.set_speed(600).unwrap();
    assert_eq!((clock.now_ms(), clock.speed()), (NOON + MINUTE, 600), "no jump");
    real.fetch_add(SECOND, Ordering::SeqCst);
    assert_eq!(clock.now_ms(), NOON + 11 * MINUTE);
    clock.set_speed(1).unwrap();
    real.fetch_add(SECOND, Ordering::SeqCst);
    assert_eq!(clock.now_ms(), NOON + 11 * MINUTE + SECOND);
}

#[test]
fn a_clock_moves_forward_by_400_days_at_most_and_never_back() {
    let (clock, _) = clock(10);
    clock.advance(DAY).unwrap();
    assert_eq!(clock.now_ms(), NOON + DAY);
    for wrong in [0, -1, i64::MIN, 400 * DAY + 1, i64::MAX] {
        assert_eq!(clock.advance(wrong), Err(ClockError::Move), "{wrong}");
    }
    for wrong in [0, 3601, u32::MAX] {
        assert_eq!(clock.set_speed(wrong), Err(ClockError::Speed), "{wrong}");
        assert!(Clock::at_speed(wrong).is_err(), "{wrong}");
    }
    assert_eq!((clock.now_ms(), clock.speed()), (NOON + DAY, 10));
    clock.advance(400 * DAY).unwrap();
    assert_eq!(clock.now_ms(), NOON + 401 * DAY);
    clock.advance_to(NOON).unwrap();
    assert_eq!(clock.now_ms(), NOON + 401 * DAY, "that is past");
    clock.advance_to(NOON + 4000 * DAY).unwrap();
    assert_eq!(clock.now_ms(), NOON + 4000 * DAY);
}

#[test]
fn a_clock_stops_at_the_year_2100() {
    let (clock, real) = clock(3600);
    assert_eq!(clock.advance_to(END_MS + 1), Err(ClockError::End));
    clock.advance_to(END_MS - DAY).unwrap();
    assert_eq!(clock.advance(DAY + 1), Err(ClockError::End));
    real.fetch_add(DAY, Ordering::SeqCst);
    assert_eq!(clock.now_ms(), END_MS);
    assert_eq!(clock.advance(1), Err(ClockError::End));
}

#[test]
fn a_real_clock_set_back_does_not_set_this_one_back() {
    let (clock, real) = clock(60);
    real.fetch_add(SECOND, Ordering::SeqCst);
    assert_eq!(clock.now_ms(), NOON + MINUTE);
    real.fetch_sub(DAY, Ordering::SeqCst);
    assert_eq!(clock.now_ms(), NOON + MINUTE);
    real.fetch_add(SECOND, Ordering::SeqCst);
    assert_eq!(clock.now_ms(), NOON + 2 * MINUTE, "and it goes on");
}

#[test]
fn a_wait_takes_less_real_time_but_never_none() {
    let (clock, _) = clock(60);
    assert_eq!(clock.real(Duration::from_mins(15)), Duration::from_secs(15));
    assert_eq!(clock.real(Duration::from_nanos(1)), Duration::from_nanos(1));
    assert_eq!(clock.real(Duration::ZERO), Duration::ZERO);
    clock.set_speed(1).unwrap();
    assert_eq!(clock.real(Duration::from_mins(15)), Duration::from_mins(15));
}

#[test]
fn jumps_and_changes_of_speed_are_told_and_the_passing_of_time_is_not() {
    let (clock, real) = clock(1);
    let mut moves = clock.moves();
    let mut told = move || {
        let next = pin!(moves.next());
        next.poll(&mut Context::from_waker(Waker::noop())).is_ready()
    };
    real.fetch_add(DAY, Ordering::SeqCst);
    assert!(!told());
    clock.advance(MINUTE).unwrap();
    assert!(told() && !told());
    clock.set_speed(60).unwrap();
    clock.advance(MINUTE).unwrap();
    assert!(told() && !told(), "two at once");
    let none = (clock.set_speed(60), clock.advance_to(NOON), clock.advance(-1));
    assert_eq!(none, (Ok(()), Ok(()), Err(ClockError::Move)));
    assert!(!told());
}
