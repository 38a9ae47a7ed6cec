//! Whole tables by correspondence: people answer after random hours, one vanishes, and every table ends.

use crate::fixture::{greedy, user, wish};
use crate::length::short_or_long;
use crate::world::{CALL, DAY, HOUR, MINUTE, World};
use agon_gamemaster::{ChannelId, OpenTable, Pace, Refused};
use agon_rules::Seat;
use agon_rules::luck::{Dice, QuickDice};
use std::collections::BTreeMap;
use std::sync::atomic::Ordering;

/// The longest time of a step: an allowance and a whole reserve.
const LONGEST: i64 = 2 * DAY + CALL;

/// Draws the time until a person answers: two hours in the median, at most a day.
fn answers_after(dice: &mut QuickDice) -> i64 {
    // A sum of twelve even draws is nearly normal.
    let even = |dice: &mut QuickDice| dice.below(1_000) as f64 / 1_000.0;
    let normal: f64 = (0..12).map(|_| even(dice)).sum::<f64>() - 6.0;
    let hours = 2.0 * (normal * 1.2).exp();
    (hours.min(23.9) * HOUR as f64) as i64
}

/// Plays a table of four to its end; the person at `gone` never answers from step 20 on. Returns its days.
async fn plays(world: &World, game: &str, options: &[(&str, &str)], channel: u64, dice: &mut QuickDice) -> f64 {
    let mut ask = OpenTable { channel: ChannelId(channel), ..wish(game, 4) };
    ask.options = crate::fixture::options(options);
    let table = world.table_of(ask, 4).await;
    let begun = world.now();
    let gone = user(dice.below(4) as usize);
    let mut answers: BTreeMap<Seat, i64> = BTreeMap::new();
    let (mut step, mut since) = (0, begun);
    let mut acting = None;
    loop {
        let look = world.settled(table).await;
        if look.is_over() {
            assert_eq!(look.table().status, agon_store::Status::Finished, "{game}: {:?}", look.table().ended_reason);
            let vanished = look.seats().iter().find(|row| row.user == Some(gone)).expect("a seat");
            let absent = vanished.resigned;
            assert!(absent || world.now() - begun < 5 * DAY, "{game}: the AI kept the seat of who vanished");
            return (world.now() - begun) as f64 / DAY as f64;
        }
        if look.seq() != step {
            (step, since) = (look.seq(), world.now());
        }
        assert!(world.now() - since <= LONGEST, "{game}: step {step} waited longer than its pace allows");
        let waits = look.waiting().minus(look.ready());
        answers.retain(|seat, _| waits.has(*seat));
        for seat in waits.iter() {
            let holder = look.seats()[seat.index()].user.expect("a person");
            if holder != gone || look.seq() < 20 {
                // Who is in the middle of a turn goes on with it.
                let thinks = if acting == Some(seat) { MINUTE } else { CALL + answers_after(dice) };
                answers.entry(seat).or_insert(world.now() + thinks);
            }
        }
        let next_answer = answers.iter().min_by_key(|(_, at)| **at).map(|(seat, at)| (*seat, *at));
        let next_due = world.deadlines(table).await.first().map(|row| row.due_at_ms - world.start_ms);
        match (next_answer, next_due) {
            (Some((seat, at)), due) if due.is_none_or(|due| at < due) => {
                world.at.now.fetch_max(world.start_ms + at, Ordering::SeqCst);
                answers.remove(&seat);
                acting = Some(seat);
                let holder = look.seats()[seat.index()].user.expect("a person");
                let mine = world.at.master.snapshot(table, Some(holder)).await.expect("a snapshot");
                match world.at.master.act(table, holder, mine.seq(), &greedy(&mine)).await {
                    Ok(_) | Err(Refused::Stale { .. } | Refused::NotYourTurn { .. }) => {}
                    Err(other) => panic!("{game}: {other}"),
                }
            }
            (_, Some(due)) => world.until(due).await,
            (_, None) => panic!("{game}: the table waits for ever at step {step}"),
        }
    }
}

async fn all_end(game: &str, options: &[(&str, &str)], short: usize) {
    let world = World::at_pace(Pace::Day).await;
    let games = short_or_long(short, 30);
    let mut dice = QuickDice::new(19);
    let mut days = Vec::new();
    for at in 0..games {
        days.push(plays(&world, game, options, 100 + at as u64, &mut dice).await);
    }
    days.sort_by(f64::total_cmp);
    println!("{game} {options:?}: {games} tables, median {:.1} days, longest {:.1}", days[games / 2], days[games - 1]);
}

#[tokio::test]
async fn every_table_of_offrandes_ends_although_one_vanishes() {
    all_end("offrandes", &[], 2).await;
}

#[tokio::test]
async fn every_table_of_cyclades_ends_although_one_vanishes() {
    all_end("cyclades", &[], 2).await;
}

#[tokio::test]
async fn every_table_of_attika_ends_although_one_vanishes() {
    all_end("attika", &[], 2).await;
}
