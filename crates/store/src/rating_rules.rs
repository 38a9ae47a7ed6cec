//! The changes of a finished table in the records. Pure: records in, records out.
//!
//! * A table counts in the records of its server and in those of all servers (0).
//! * Each server keeps two lists: tables among people (`machines` 0) and all tables (`machines` 1), where AIs have
//!   ratings too. A table with an AI at its start counts among people only in a server that allows it, and never over
//!   all servers.
//! * Ratings of a season begin anew. Those of the last 30 days are copies of the all-time ones.
//! * A person who resigned, or who is absent at the end, is already placed behind all others. The place counts like any
//!   other, but is never a win.
//! * A seat that another person took over moves no record of that person. The person who sat there from the start stands
//!   behind all other seats, like one who resigned. The others are compared with the seat as it came out.
//! * A seat where an AI made more than a third of the turns can lose rating but not gain any, and has no win.

use crate::rating::{Skill, rate};
use serde::Deserialize;
use sqlx::FromRow;
use std::collections::HashMap;

/// The place of the records of all servers together.
pub(crate) const EVERYWHERE: i64 = 0;
/// The period of all time.
pub(crate) const ALL_TIME: i64 = 0;
/// The period of the last 30 days.
pub(crate) const RECENT: i64 = -1;

/// The key of a record, in the order of the database.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
pub(crate) struct Key {
    pub(crate) guild: i64,
    pub(crate) period: i64,
    pub(crate) machines: bool,
    pub(crate) game: String,
    /// The person; 0: an AI.
    pub(crate) user: i64,
    /// The AI's level; empty: a person.
    pub(crate) ai: String,
}

/// The record of one player on one board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub(crate) struct Record {
    pub(crate) name: String,
    pub(crate) skill: Skill,
    pub(crate) played: i64,
    pub(crate) wins: i64,
    pub(crate) places: i64,
    pub(crate) moves: i64,
    pub(crate) thought_ms: i64,
}

/// A finished table with the fields that records need.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub(crate) struct Ended {
    #[sqlx(rename = "guild_id")]
    pub(crate) guild: i64,
    pub(crate) game: String,
    #[sqlx(rename = "season_id")]
    pub(crate) season: Option<i64>,
    pub(crate) rated: bool,
    pub(crate) among_people: bool,
    /// True if it counts in the records of the last 30 days. It depends on the day, so it is not a column.
    #[sqlx(skip)]
    pub(crate) recent: bool,
}

/// One of its seats.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub(crate) struct CountedSeat {
    pub(crate) seat: i64,
    #[sqlx(rename = "user_id")]
    pub(crate) user: Option<i64>,
    pub(crate) ai: Option<String>,
    pub(crate) name: String,
    /// The name at a newer table, in this server and anywhere. Set only for an imported table that newer tables were
    /// counted before.
    #[sqlx(skip)]
    pub(crate) newer: [Option<String>; 2],
    pub(crate) place: u8,
    pub(crate) resigned: bool,
    /// True if the person was absent at the end.
    pub(crate) absent: bool,
    /// The turns of the seat, and those of them that an AI or an order for zero made. `None`: not counted.
    pub(crate) turns: Option<i64>,
    pub(crate) turns_stood_in: Option<i64>,
    pub(crate) moves: i64,
    pub(crate) thought_ms: i64,
    /// True if its person took it over from another: it moves no record of theirs.
    pub(crate) took_over: bool,
    /// True if this is the person who sat there from the start and sits there no more. The seat stands in the list once
    /// more, with the person who took it over.
    #[sqlx(rename = "seat_left")]
    pub(crate) left: bool,
}

impl CountedSeat {
    /// True if an AI made more than a third of its turns, so that the person did not play the table.
    fn left_to_ai(&self) -> bool {
        let turns = self.turns.zip(self.turns_stood_in);
        turns.is_some_and(|(turns, stood_in)| stood_in.saturating_mul(3) > turns)
    }

    /// True if it is a win: a first place that its person played for.
    pub(crate) fn won(&self) -> bool {
        self.place == 1 && !self.resigned && !self.absent && !self.took_over && !self.left_to_ai()
    }
}

/// The rating change of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Change {
    pub(crate) seat: i64,
    /// The rating in its server before, and after. It is among people if the table counts so there, else with AIs.
    pub(crate) before: i64,
    pub(crate) after: i64,
    /// True if those two come from the list with AIs.
    pub(crate) machines: bool,
    /// The rating among the people of all servers, after; `None`: the table did not count there.
    pub(crate) world: Option<i64>,
    /// True if it is that of the person who left the seat to another.
    pub(crate) left: bool,
}

pub(crate) type Records = HashMap<Key, Record>;

/// Returns the lists in which a table counts: server and `machines`.
fn lists(ended: &Ended, seats: &[CountedSeat]) -> Vec<(i64, bool)> {
    let people_only = seats.iter().all(|sat| sat.user.is_some());
    let all = [
        (ended.guild, false, ended.among_people),
        (EVERYWHERE, false, people_only),
        (ended.guild, true, true),
        (EVERYWHERE, true, true),
    ];
    all.into_iter().filter(|list| list.2).map(|(guild, machines, _)| (guild, machines)).collect()
}

/// Returns the periods of a list that have their own ratings.
fn rated_periods(ended: &Ended, guild: i64) -> impl Iterator<Item = i64> {
    [Some(ALL_TIME), ended.season.filter(|_| guild != EVERYWHERE)].into_iter().flatten()
}

fn key(ended: &Ended, (guild, machines): (i64, bool), period: i64, sat: &CountedSeat) -> Key {
    let ai = if sat.user.is_some() { String::new() } else { sat.ai.clone().unwrap_or_default() };
    Key { guild, period, machines, game: ended.game.clone(), user: sat.user.unwrap_or_default(), ai }
}

/// Returns the keys of all records that a table may change. The caller must load them before counting it.
pub(crate) fn keys(ended: &Ended, seats: &[CountedSeat]) -> Vec<Key> {
    let mut keys = Vec::new();
    for list in lists(ended, seats) {
        for period in rated_periods(ended, list.0).chain([RECENT]) {
            keys.extend(seats.iter().map(|sat| key(ended, list, period, sat)));
        }
    }
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// Counts a table and returns the rating changes of its seats. Returns none if it is not rated.
pub(crate) fn count(records: &mut Records, ended: &Ended, seats: &[CountedSeat]) -> Vec<Change> {
    let lists = lists(ended, seats);
    // The list among people comes first. If the table does not count there, the list with AIs gives the change.
    let shown = lists.iter().copied().find(|list| list.0 == ended.guild);
    let none = |sat: &CountedSeat| Change {
        seat: sat.seat,
        before: 0,
        after: 0,
        machines: false,
        world: None,
        left: sat.left,
    };
    let mut changes: Vec<Change> = seats.iter().map(none).collect();
    let rated = ended.rated && several(seats);
    for list in lists {
        for period in rated_periods(ended, list.0) {
            let skill =
                |sat| records.get(&key(ended, list, period, sat)).map(|record| record.skill).unwrap_or_default();
            let before: Vec<Skill> = seats.iter().map(skill).collect();
            let after = if rated { after(seats, &before) } else { before.clone() };
            enter(records, ended, (list, period), seats, &after);
            if period != ALL_TIME {
                continue;
            }
            if ended.recent {
                enter(records, ended, (list, RECENT), seats, &after);
            } else {
                // An old table imported today is not recent, but the recent records show all-time ratings.
                for (sat, &skill) in seats.iter().zip(&after) {
                    records.entry(key(ended, list, RECENT, sat)).and_modify(|record| record.skill = skill);
                }
            }
            for (change, (before, after)) in changes.iter_mut().zip(before.iter().zip(&after)) {
                let (before, after) = (before.shown().rating, after.shown().rating);
                if list == (EVERYWHERE, false) {
                    change.world = Some(after);
                }
                if Some(list) == shown {
                    (change.before, change.after, change.machines) = (before, after, list.1);
                }
            }
        }
    }
    // A seat that was taken over changes nothing.
    changes.retain(|change| change.left || seats.iter().all(|sat| sat.seat != change.seat || !sat.took_over));
    if rated { changes } else { Vec::new() }
}

/// Adds a table to the records of one list and period.
fn enter(
    records: &mut Records,
    ended: &Ended,
    (list, period): ((i64, bool), i64),
    seats: &[CountedSeat],
    skills: &[Skill],
) {
    for (sat, &skill) in seats.iter().zip(skills).filter(|(sat, _)| !sat.took_over) {
        let record = records.entry(key(ended, list, period, sat)).or_default();
        let [here, anywhere] = &sat.newer;
        let newer = if list.0 == EVERYWHERE { anywhere } else { here };
        record.name.clone_from(newer.as_ref().unwrap_or(&sat.name));
        record.skill = skill;
        record.played += 1;
        record.wins += i64::from(sat.won());
        record.places += i64::from(sat.place);
        record.moves += sat.moves;
        record.thought_ms += sat.thought_ms;
    }
}

/// Returns the moments that stand, without those that were taken back. Each has its number, its time, its seat, and the
/// number to which it went back, if it took others back.
pub(crate) fn standing(moments: Vec<(i64, i64, Option<i64>, Option<i64>)>) -> Vec<(i64, Option<i64>)> {
    let mut standing: Vec<(i64, i64, Option<i64>)> = Vec::new();
    for (seq, at_ms, seat, to) in moments {
        match to {
            Some(to) => standing.retain(|(seq, ..)| *seq <= to),
            None => standing.push((seq, at_ms, seat)),
        }
    }
    standing.into_iter().map(|(_, at_ms, seat)| (at_ms, seat)).collect()
}

/// Returns the number and total time of each seat's decisions, from one moment of a table to the next. Choices at the
/// same moment share one waiting time. Decisions that an AI made after the person left count for no seat. The first
/// moment has no waiting time, and a log without times has only that one.
pub(crate) fn waited(mut moments: Vec<(i64, Option<i64>)>, left: &[(i64, i64)]) -> HashMap<i64, (i64, i64)> {
    // Sorted by time, because a clock may have been set back. A seat's decisions at one time count once.
    moments.sort_unstable();
    moments.dedup();
    let mut waited: HashMap<i64, (i64, i64)> = HashMap::new();
    let (mut before, mut now) = (None, None);
    for (at_ms, seat) in moments {
        if now != Some(at_ms) {
            (before, now) = (now, Some(at_ms));
        }
        let own = seat.filter(|seat| left.iter().all(|(gone, left_at_ms)| gone != seat || at_ms <= *left_at_ms));
        if let (Some(seat), Some(before)) = (own, before) {
            let (moves, thought_ms) = waited.entry(seat).or_default();
            *moves += 1;
            *thought_ms += at_ms - before;
        }
    }
    waited
}

/// True if at least two different players sit there: a player is not rated against themselves.
fn several(seats: &[CountedSeat]) -> bool {
    seats.iter().any(|sat| (sat.user, &sat.ai) != (seats[0].user, &seats[0].ai))
}

/// Returns the skills that the places of a table give. A person who took over a seat keeps theirs. One who left theirs is
/// compared with the other seats from behind all of them.
fn placed(seats: &[CountedSeat], before: &[Skill]) -> Vec<Skill> {
    let of_seat = |at: usize| (before[at], if seats[at].left { u8::MAX } else { seats[at].place });
    let at_end: Vec<usize> = (0..seats.len()).filter(|at| !seats[*at].left).collect();
    let rated = rate(&at_end.iter().map(|at| of_seat(*at)).collect::<Vec<_>>());
    let place_of = |seat: i64| at_end.iter().position(|at| seats[*at].seat == seat);
    let own = |(at, sat): (usize, &CountedSeat)| match place_of(sat.seat) {
        Some(place) if sat.left => {
            let mut others: Vec<_> = at_end.iter().map(|at| of_seat(*at)).collect();
            others[place] = of_seat(at);
            rate(&others)[place]
        }
        Some(place) if !sat.took_over => rated[place],
        _ => before[at],
    };
    seats.iter().enumerate().map(own).collect()
}

/// Returns the skills after a table. An AI that holds several seats gets their mean. A person who left the table to an AI
/// keeps at most the mean from before.
fn after(seats: &[CountedSeat], before: &[Skill]) -> Vec<Skill> {
    let rated = placed(seats, before);
    let mean = |sat: &CountedSeat| {
        let same = |other: &CountedSeat| {
            (other.seat, other.left) == (sat.seat, sat.left)
                || sat.user.is_none() && (other.user, &other.ai) == (None, &sat.ai)
        };
        let own: Vec<Skill> = seats.iter().zip(&rated).filter(|(other, _)| same(other)).map(|(_, own)| *own).collect();
        let mean = |part: fn(&Skill) -> i64| own.iter().map(part).sum::<i64>() / own.len().max(1) as i64;
        Skill { mu: mean(|skill| skill.mu), sigma: mean(|skill| skill.sigma) }
    };
    let capped = |(sat, before): (&CountedSeat, &Skill)| {
        let after = mean(sat);
        let highest = if sat.left_to_ai() { before.mu } else { after.mu };
        Skill { mu: after.mu.min(highest), ..after }
    };
    seats.iter().zip(before).map(capped).collect()
}

#[cfg(test)]
mod tests {
    use super::{standing, waited};

    #[test]
    fn moments_that_were_taken_back_count_for_nothing() {
        let moments = vec![
            (1, 0, None, None),
            (2, 10, Some(0), None),
            (3, 12, Some(0), None),
            (4, 15, Some(0), Some(1)),
            (5, 30, Some(0), None),
            (6, 31, Some(0), Some(1)),
            (7, 50, Some(0), None),
        ];
        assert_eq!(
            standing(moments),
            [(0, None), (50, Some(0))],
            "the whole time until the step that stands is its own"
        );
    }

    #[test]
    fn a_seat_is_waited_for_from_one_moment_to_the_next() {
        let moments = vec![
            // Luck begins. Two seats choose at once, one of them twice. Then they act one after the other.
            (0, None),
            (10, Some(0)),
            (10, Some(1)),
            (10, Some(0)),
            (25, Some(0)),
            // The person of seat 1 has left: an AI decided here.
            (40, Some(1)),
        ];
        let waited = waited(moments, &[(1, 30)]);
        assert_eq!(waited.get(&0), Some(&(2, 10 + 15)));
        assert_eq!(waited.get(&1), Some(&(1, 10)));
        assert_eq!(waited.len(), 2);
    }

    #[test]
    fn nobody_was_waited_for_where_no_time_is_known() {
        // A log without times has one moment.
        let moments = vec![(7, None), (7, Some(0)), (7, Some(1)), (7, Some(0))];
        assert!(waited(moments, &[]).is_empty());
    }
}
