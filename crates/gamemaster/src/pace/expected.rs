//! The days that a table takes, from the turns that its game tells to expect.
//!
//! People are taken to answer a call after times that are log-normal: two hours in the median, and at most the allowance
//! of a turn. The times here are the means of that, and a test draws them again.

use agon_rules::length::Turns;
use agon_store::Pace;

const HOURS_A_DAY: f64 = 24.0;

/// The mean hours that a table waits, where it waits for one person, and for each further one that it asks at the same
/// time: the last of them decides.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Hours {
    alone: f64,
    further: f64,
}

/// Returns the mean hours of a pace; `None` if nobody plays by correspondence, or a turn may take any time.
fn hours(pace: Pace) -> Option<Hours> {
    match pace {
        Pace::Day => Some(Hours { alone: 3.75, further: 1.7 }),
        Pace::Days => Some(Hours { alone: 4.05, further: 2.0 }),
        Pace::Live | Pace::None => None,
    }
}

/// Returns the days that a table with these turns takes where people hold so many of its seats; `None` at a pace that
/// says nothing of days, and where fewer than two people play. AIs answer at once.
pub fn expected_days(turns: Turns, people: u8, seats: u8, pace: Pace) -> Option<u32> {
    let hours = hours(pace).filter(|_| people > 1 && people <= seats)?;
    let further = turns.turns.saturating_sub(turns.waits);
    let waited = f64::from(turns.waits) * hours.alone + f64::from(further) * hours.further;
    let days = waited * f64::from(people) / f64::from(seats) / HOURS_A_DAY;
    Some((days.round() as u32).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::luck::{Dice, QuickDice};

    /// Draws the hours until a person answers.
    fn answers_after(dice: &mut QuickDice, most: f64) -> f64 {
        // A sum of twelve even draws is nearly normal.
        let normal: f64 = (0..12).map(|_| f64::from(dice.below(1_000_000)) / 1e6).sum::<f64>() - 6.0;
        (2.0 * (normal * 1.2).exp()).min(most)
    }

    /// Returns the mean hours until the last of so many people answers.
    fn mean(people: usize, most: f64) -> f64 {
        let (waits, mut dice) = (20_000, QuickDice::new(7));
        let mut last = || (0..people).map(|_| answers_after(&mut dice, most)).fold(0.0, f64::max);
        (0..waits).map(|_| last()).sum::<f64>() / f64::from(waits)
    }

    #[test]
    fn the_mean_hours_are_those_of_drawn_answers() {
        for (pace, most) in [(Pace::Day, 24.0), (Pace::Days, 72.0)] {
            let hours = hours(pace).unwrap();
            for people in 1..=5 {
                let told = hours.alone + hours.further * (people - 1) as f64;
                let drawn = mean(people, most);
                println!("{pace}: {people} people answer in {drawn:.2} h, told {told:.2} h");
                assert!((told - drawn).abs() < drawn / 8.0, "{pace}: {people} people in {drawn:.2} h, told {told:.2}");
            }
        }
    }

    #[test]
    fn a_table_takes_days_by_its_turns_and_waits() {
        let days = |turns, waits, people| expected_days(Turns { turns, waits }, people, 4, Pace::Day);
        assert_eq!(days(243, 243, 4), Some(38), "243 waits of 3.75 hours");
        assert_eq!(days(199, 128, 4), Some(25), "128 of 3.75 hours, and 71 further people");
        assert_eq!((days(83, 83, 4), days(73, 73, 4)), (Some(13), Some(11)));
        assert_eq!(days(243, 243, 2), Some(19), "two of the four are AIs");
        assert_eq!(days(3, 3, 4), Some(1), "at least a day");
        let of = |people, pace| expected_days(Turns { turns: 243, waits: 243 }, people, 4, pace);
        assert_eq!(of(4, Pace::Days), Some(41));
        for nothing in [of(1, Pace::Day), of(0, Pace::Day), of(5, Pace::Day), of(4, Pace::Live), of(4, Pace::None)] {
            assert_eq!(nothing, None);
        }
    }
}
