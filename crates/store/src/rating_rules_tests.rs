//! Worked examples of the ratings of absent people, and a history that every version of the rules counts alike.

use crate::rating::Skill;
use crate::rating_rules::{ALL_TIME, Change, CountedSeat, EVERYWHERE, Ended, Record, Records, count};

const GUILD: i64 = 10;
const ANA: i64 = 1;
const BEN: i64 = 2;

fn table(season: Option<i64>) -> Ended {
    Ended { guild: GUILD, game: "offrandes".to_owned(), season, rated: true, among_people: true, recent: true }
}

/// Returns the seat of a person from before turns were counted.
fn sat(seat: i64, user: i64, place: u8) -> CountedSeat {
    CountedSeat {
        seat,
        user: Some(user),
        ai: None,
        name: String::new(),
        newer: Default::default(),
        place,
        resigned: false,
        absent: false,
        turns: None,
        turns_stood_in: None,
        moves: 0,
        thought_ms: 0,
        took_over: false,
        left: false,
    }
}

/// Counts one table of Ana, who has so many turns made by an AI, and Ben. Returns Ana's record, Ben's, and her change.
fn played(places: [u8; 2], (turns, stood_in): (i64, i64), absent: bool) -> (Record, Record, Change) {
    let ana = CountedSeat { turns: Some(turns), turns_stood_in: Some(stood_in), absent, ..sat(0, ANA, places[0]) };
    let mut records = Records::new();
    let changes = count(&mut records, &table(Some(4)), &[ana, sat(1, BEN, places[1])]);
    let of = |user| {
        let own: Vec<_> =
            records.iter().filter(|(key, _)| key.user == user).map(|(_, record)| record.clone()).collect();
        // In this server and everywhere, with AIs and without, all time and 30 days; in the season of this server.
        assert_eq!(own.len(), 10);
        assert!(own.iter().all(|record| *record == own[0]), "{own:?}");
        own[0].clone()
    };
    (of(ANA), of(BEN), changes[0])
}

#[test]
fn a_person_who_left_more_than_a_third_of_their_turns_can_lose_but_not_gain() {
    let start = Skill::default();
    let (won, lost, _) = played([1, 2], (9, 0), false);
    assert!(won.skill.mu > start.mu && lost.skill.mu < start.mu);
    assert_eq!((won.wins, lost.wins), (1, 0));

    // 3 of 9 turns are a third, 4 of 9 are more.
    for turns in [(9, 3), (0, 0), (1, 0)] {
        assert_eq!(played([1, 2], turns, false).0, won, "{turns:?}");
    }
    for turns in [(9, 4), (9, 9), (1, 1)] {
        let (ana, ben, change) = played([1, 2], turns, false);
        assert_eq!((ana.skill.mu, ana.skill.sigma), (start.mu, won.skill.sigma), "as sure as after a win: {turns:?}");
        assert_eq!((ana.wins, ana.played, ana.places), (0, 1, 1));
        assert_eq!((change.before, change.after, change.world), (1500, 1500, Some(1500)));
        // The others are compared with the seat as it was placed.
        assert_eq!(ben, lost);
        // A lower place counts like any other.
        assert_eq!(played([2, 1], turns, false).0.skill, lost.skill);
    }
}

#[test]
fn a_first_place_of_an_absent_person_is_no_win() {
    let (won, lost, _) = played([1, 2], (9, 0), false);
    let (ana, ben, _) = played([1, 2], (9, 2), true);
    assert_eq!((ana.wins, ana.skill, &ben), (0, won.skill, &lost), "the place counts");
    assert_eq!(played([1, 1], (9, 2), true).1.wins, 1, "who stayed shares the place and has the win");
}

#[test]
fn one_list_may_keep_a_rating_that_another_lowers() {
    // Everywhere, Ana is stronger than in this server: the same second place of four may gain here and lose there.
    let seats: Vec<_> = (0..4).map(|seat| sat(seat, seat + 1, seat as u8 + 1)).collect();
    let strong = Skill { mu: 40_000_000, sigma: 2_000_000 };
    let mut plain = Records::new();
    let rows = |records: &Records| {
        let mut rows: Vec<_> = records.iter().filter(|(key, _)| key.user == BEN && key.period == ALL_TIME).collect();
        rows.sort_by(|one, other| one.0.cmp(other.0));
        rows.into_iter().map(|(_, record)| record.skill.mu).collect::<Vec<_>>()
    };
    count(&mut plain, &table(None), &seats);
    for (key, record) in &mut plain {
        record.skill = if key.guild == EVERYWHERE && key.user == BEN { strong } else { Skill::default() };
    }
    let mut left = plain.clone();
    let mut away = seats.clone();
    (away[1].turns, away[1].turns_stood_in) = (Some(6), Some(3));
    count(&mut plain, &table(None), &seats);
    count(&mut left, &table(None), &away);
    let (plain, left) = (rows(&plain), rows(&left));
    assert!(plain[0] < strong.mu && plain[2] > Skill::default().mu, "{plain:?}");
    assert_eq!(left, [plain[0], plain[1], Skill::default().mu, Skill::default().mu]);
}

/// Plays a history from before turns were counted, always the same one: people, AIs, draws, seats given up, seasons.
fn history() -> Records {
    let mut drawn = 7_u64;
    let mut draw = |below: u64| {
        drawn = drawn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (drawn >> 33) % below
    };
    let mut records = Records::new();
    for at in 0..120 {
        let seats = 2 + draw(4) as i64;
        let first = draw(7) as i64;
        let seats: Vec<_> = (0..seats)
            .map(|seat| {
                let machine = draw(6) == 0;
                let level = if draw(2) == 0 { "easy" } else { "hard" };
                let place = draw(seats as u64) as u8 + 1;
                let resigned = !machine && draw(9) == 0;
                let user = 1 + (first + seat) % 7;
                CountedSeat {
                    user: (!machine).then_some(user),
                    ai: (machine || resigned).then(|| level.to_owned()),
                    resigned,
                    ..sat(seat, user, place)
                }
            })
            .collect();
        let people = seats.iter().all(|seat| seat.user.is_some());
        let ended = Ended {
            rated: draw(10) != 0,
            among_people: people || draw(2) == 0,
            recent: at > 90,
            guild: GUILD + draw(2) as i64,
            ..table((at > 40).then_some(3))
        };
        count(&mut records, &ended, &seats);
    }
    records
}

/// The numbers are those of version 2 of the rules: with AIs or not, the person or the AI, mean, deviation, tables, wins.
#[test]
fn old_tables_count_as_they_did() {
    let mut told: Vec<_> = history().into_iter().collect();
    told.sort_by(|one, other| one.0.cmp(&other.0));
    let all: i64 = told.iter().map(|(_, row)| row.skill.mu + 3 * row.skill.sigma + 5 * row.wins + 7 * row.places).sum();
    assert_eq!((told.len(), all), (139, 4_850_447_844));
    let shown = told.iter().filter(|(key, _)| key.guild == EVERYWHERE && key.period == ALL_TIME);
    let shown: Vec<_> = shown
        .map(|(key, row)| {
            let who = if key.user == 0 { key.ai.clone() } else { key.user.to_string() };
            format!("{} {who}: {} {} {} {}", key.machines, row.skill.mu, row.skill.sigma, row.played, row.wins)
        })
        .collect();
    let expected = [
        "false 1: 31222497 2649523 30 9",
        "false 2: 23244144 2910616 27 6",
        "false 3: 19362712 3120426 33 5",
        "false 4: 25689683 2663779 37 9",
        "false 5: 26392659 2568880 38 12",
        "false 6: 22108499 2766862 31 7",
        "false 7: 22296411 2703071 31 6",
        "true easy: 20801518 2729787 27 4",
        "true hard: 23655633 2363132 38 11",
        "true 1: 27804283 2004106 52 11",
        "true 2: 26498129 2168778 46 12",
        "true 3: 22688618 2286686 48 8",
        "true 4: 26197805 2077583 58 10",
        "true 5: 26685673 2050527 59 18",
        "true 6: 23589002 2285185 42 13",
        "true 7: 23921399 2211220 46 12",
    ];
    assert_eq!(shown, expected);
}

/// The records of everybody everywhere at a table of these seats: person, mean, tables, wins.
fn everywhere(seats: &[CountedSeat]) -> Vec<(i64, i64, i64, i64)> {
    let mut records = Records::new();
    count(&mut records, &table(None), seats);
    let mut all: Vec<_> = records
        .iter()
        .filter(|(key, _)| (key.guild, key.period, key.machines) == (EVERYWHERE, ALL_TIME, false))
        .map(|(key, row)| (key.user, row.skill.mu, row.played, row.wins))
        .collect();
    all.sort_unstable();
    all
}

#[test]
fn who_took_over_a_seat_keeps_their_record_and_who_left_it_stands_last() {
    const EVA: i64 = 3;
    const ZOE: i64 = 4;
    let plain = |places: [u8; 3]| everywhere(&[sat(0, ANA, places[0]), sat(1, BEN, places[1]), sat(2, EVA, places[2])]);
    // Ana left her seat at three; Zoe took it and came out first.
    let left = CountedSeat { left: true, resigned: true, ..sat(0, ANA, 3) };
    let zoe = CountedSeat { took_over: true, ..sat(0, ZOE, 1) };
    let table_of = |zoe: CountedSeat| everywhere(&[zoe, sat(1, BEN, 2), sat(2, EVA, 3), left.clone()]);
    let found = table_of(zoe.clone());
    // The others are compared with the seat as it came out; Ana as if she had been last; Zoe is in no record.
    assert_eq!(found, [plain([3, 1, 2])[0], plain([1, 2, 3])[1], plain([1, 2, 3])[2]]);
    assert_eq!(found.iter().map(|row| row.3).sum::<i64>(), 0, "nobody has the win");
    assert_eq!(found.iter().map(|row| row.2).collect::<Vec<_>>(), [1, 1, 1]);
    // Last alone, behind the seat that came out last.
    let last = table_of(CountedSeat { place: 3, ..zoe })[0];
    assert_eq!(last, found[0], "it does not matter for her what became of the seat");
    let changes = count(
        &mut Records::new(),
        &table(None),
        &[CountedSeat { took_over: true, ..sat(0, ZOE, 1) }, sat(1, BEN, 2), sat(2, EVA, 3), left],
    );
    let told: Vec<_> = changes.iter().map(|change| (change.seat, change.left, change.after < change.before)).collect();
    assert_eq!(told, [(1, false, false), (2, false, true), (0, true, true)]);
}
