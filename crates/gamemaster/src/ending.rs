//! Ends of tables: as their game says, or, where all but one of its people gave up, in the order in which they left.

use agon_rules::standing::{CONCEDED, Place, Standing};
use agon_rules::{AnyTable, Seat};
use agon_store::{End, Ending, Margin, ResultRow, SeatRow, TableRow};
use serde_json::Value;

/// Returns the one seat of a table of people that was not given up and is not out; `None` if there is no single one, or
/// a machine sat there from the start: a win over machines is played for.
pub(crate) fn last_left(seats: &[SeatRow]) -> Option<Seat> {
    let mut staying = seats.iter().filter(|row| !row.resigned);
    match (staying.next(), staying.next()) {
        (Some(row), None) if seats.len() > 1 && row.ai.is_none() && !row.is_out() => Some(Seat(row.seat)),
        _ => None,
    }
}

/// Returns the standing of a table whose last person ends it: first the person who stayed, then the others, the later
/// they left the better. `None` if no person is left alone.
pub(crate) fn conceded(seats: &[SeatRow]) -> Option<Standing> {
    last_left(seats)?;
    let keys: Vec<_> = seats.iter().map(|row| (!row.resigned, row.left_at_ms)).collect();
    Some(Standing::ranked(CONCEDED, &keys, |_| (0, Vec::new())))
}

/// True if the table's last person ended it.
pub(crate) fn is_conceded(row: &TableRow) -> bool {
    row.ended_reason.as_deref() == Some(CONCEDED)
}

/// Returns the standing of a table; `None` if it has none yet.
pub(crate) fn standing(row: &TableRow, seats: &[SeatRow], play: &dyn AnyTable) -> Option<Standing> {
    match is_conceded(row) {
        true => conceded(seats),
        false => Some(placed(seats, play.standing()?)),
    }
}

/// Returns the end of a table with this standing, as the store writes it.
pub(crate) fn finished(seats: &[SeatRow], standing: Standing) -> End {
    let standing = placed(seats, standing);
    let scored = !standing.is_conceded();
    let owned = |(word, number): (&str, i64)| (word.to_owned(), number);
    let result = |(row, place): (&SeatRow, &Place)| ResultRow {
        seat: row.seat,
        place: place.place,
        score: place.score,
        parts: if scored { serde_json::to_value(&place.parts).unwrap_or_default() } else { Value::Null },
        measures: standing.numbers(Seat(row.seat)).into_iter().map(owned).collect(),
        user: row.user,
        ai: row.ai.clone(),
        name: row.name.clone(),
        resigned: row.resigned,
        turns: None,
        turns_stood_in: None,
        absent: false,
        took_over_seq: None,
        rating_change: None,
    };
    let results = seats.iter().zip(&standing.seats).map(result).collect();
    // What parted those who stayed from those who gave up is no number.
    let staying = seats.iter().filter(|row| !row.resigned);
    let lead = standing.lead(staying.map(|row| Seat(row.seat)).collect());
    let margin = lead.map(|lead| Margin { level: lead.level, by: lead.by.map(owned) });
    End { status: Ending::Finished, reason: Some(standing.reason), results, margin }
}

/// Puts the seats given up behind all others: a machine's play does not win for a person.
fn placed(seats: &[SeatRow], mut standing: Standing) -> Standing {
    let resigned: Vec<bool> = seats.iter().map(|row| row.resigned).collect();
    let places: Vec<u8> = standing.seats.iter().map(|place| place.place).collect();
    let behind = |seat: usize, other: usize| (resigned[other], places[other]) < (resigned[seat], places[seat]);
    for (seat, place) in standing.seats.iter_mut().enumerate() {
        let better = (0..places.len()).filter(|other| behind(seat, *other)).count();
        place.place = better as u8 + 1;
    }
    standing
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::standing::Measure;
    use agon_store::UserId;

    /// Returns seats of people, each with the time it was given up.
    fn seats(left: &[Option<i64>]) -> Vec<SeatRow> {
        let row = |(seat, left_at_ms): (u8, &Option<i64>)| SeatRow {
            seat,
            user: Some(UserId(u64::from(seat) + 1)),
            ai: left_at_ms.map(|_| "greedy".to_owned()),
            name: String::new(),
            resigned: left_at_ms.is_some(),
            left_at_ms: *left_at_ms,
        };
        (0..).zip(left).map(row).collect()
    }

    fn places(seats: &[SeatRow]) -> Option<Vec<u8>> {
        conceded(seats).map(|standing| standing.seats.iter().map(|place| place.place).collect())
    }

    #[test]
    fn the_later_somebody_left_the_better() {
        assert_eq!(places(&seats(&[Some(5), None, Some(9), Some(5)])), Some(vec![3, 1, 2, 3]));
        // The time of leaving was not always noted: such a seat comes last.
        let mut unnoted = seats(&[Some(5), None, Some(9)]);
        unnoted[2].left_at_ms = None;
        assert_eq!(places(&unnoted), Some(vec![2, 1, 3]));
    }

    #[test]
    fn nobody_wins_so_but_the_last_person_in_play() {
        assert_eq!(places(&seats(&[Some(5), None, None])), None);
        assert_eq!(places(&seats(&[Some(5), Some(6)])), None);
        assert_eq!(places(&seats(&[None])), None);
        let mut machine = seats(&[Some(5), None]);
        (machine[1].user, machine[1].ai) = (None, Some("greedy".to_owned()));
        assert_eq!(places(&machine), None);
        let mut out = seats(&[Some(5), None]);
        out[1].left_at_ms = Some(3);
        assert_eq!(places(&out), None, "the game had put them out");
        let mut beside = seats(&[Some(5), None, None]);
        (beside[2].user, beside[2].ai) = (None, Some("greedy".to_owned()));
        assert_eq!(places(&beside), None, "a machine from the start");
    }

    #[test]
    fn a_table_was_won_by_what_parted_those_who_stayed() {
        let points = [152, 90, 140, 90];
        let measures = points.map(|points: i64| vec![Measure::most("points", points), Measure::fewest("debts", 1)]);
        let standing = Standing::measured("rounds", measures.to_vec(), |seat| (points[seat], Vec::new()));
        let end = |left: [Option<i64>; 4]| finished(&seats(&left), standing.clone());
        let won = end([None, None, None, None]);
        assert_eq!(won.margin, Some(Margin { level: 0, by: Some(("points".to_owned(), 12)) }));
        let told = [("points".to_owned(), 152), ("debts".to_owned(), -1)];
        assert_eq!(won.results[0].measures, told);
        let won = end([Some(5), None, Some(6), None]);
        assert_eq!(won.margin, Some(Margin { level: 2, by: None }), "who stayed shared it");
        assert_eq!(end([Some(5), None, Some(6), Some(7)]).margin, None, "nobody else stayed");
        assert_eq!(end([Some(5), Some(6), Some(7), Some(8)]).margin, None, "nobody stayed");
        let conceded = Standing::ranked(CONCEDED, &[1, 0, 0, 0], |_| (0, Vec::new()));
        let won = finished(&seats(&[None; 4]), conceded);
        assert_eq!((won.margin, won.results[0].measures.len()), (None, 0));
    }
}
