//! Offrandes from outside: random games against the contract, and logs of finished games.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod length;

use agon_rules::game::{OptionValues, Viewer};
use agon_rules::log::Replay;
use agon_rules::luck::Dice;
use agon_rules::offrandes::data::Character;
use agon_rules::offrandes::{Action, Lists, Offrandes, Phase, State};
use agon_rules::testkit::{Entry, Secrets, check_game, check_recaps};
use agon_rules::{Seat, game_of};
use length::short_or_long;
use std::fs;
use std::path::Path;

/// The secrets of §16: sealed amounts and lists.
struct Sealed;

impl Secrets<Offrandes> for Sealed {
    fn scramble(state: &State, viewer: Viewer, dice: &mut dyn Dice) -> State {
        let mut state = *state;
        let others = || (0..state.board.seats).map(Seat).filter(|&seat| !viewer.is(seat));
        match &mut state.phase {
            Phase::Seal { opening, sealed, .. } => {
                for seat in others() {
                    if let Some(amount) = &mut sealed[seat.index()] {
                        let amounts: Vec<u8> = (*opening + 1..=state.board.drachmae[seat.index()]).chain([0]).collect();
                        *amount = amounts[dice.below(amounts.len() as u32) as usize];
                    }
                }
            }
            Phase::Rank { asked, lists, .. } => {
                let mut other = Lists::default();
                for seat in asked.iter() {
                    let list = match viewer.is(seat) {
                        true => lists.of(seat).collect(),
                        false => some_list(state.board.seats, seat, dice),
                    };
                    list.into_iter().for_each(|entry| other.push(seat, entry));
                }
                *lists = other;
            }
            _ => {}
        }
        state
    }

    fn retell(history: &[Entry<Offrandes>], world: &State, viewer: Viewer) -> Vec<Entry<Offrandes>> {
        let secret = |step: &Entry<Offrandes>| {
            matches!(step, Entry::Act(_, Action::Seal(_) | Action::Rank(..) | Action::RankDone))
        };
        let hidden = |seat: Seat| !viewer.is(seat);
        let known = match world.phase {
            Phase::Seal { .. } | Phase::Rank { .. } => {
                history.iter().rposition(|step| !secret(step)).map_or(0, |at| at + 1)
            }
            _ => history.len(),
        };
        let mut told = history[..known].to_vec();
        for &step in &history[known..] {
            match (step, &world.phase) {
                (Entry::Act(seat, Action::Seal(_)), Phase::Seal { sealed, .. }) if hidden(seat) => {
                    told.extend(sealed[seat.index()].map(|amount| Entry::Act(seat, Action::Seal(amount))));
                }
                (Entry::Act(seat, Action::Rank(..)), _) if hidden(seat) => {}
                (Entry::Act(seat, Action::RankDone), Phase::Rank { lists, .. }) if hidden(seat) => {
                    told.extend(written(lists, seat));
                    told.push(step);
                }
                _ => told.push(step),
            }
        }
        // Incomplete lists.
        if let Phase::Rank { asked, done, lists } = &world.phase {
            told.extend(asked.minus(*done).iter().filter(|&seat| hidden(seat)).flat_map(|seat| written(lists, seat)));
        }
        told
    }
}

fn written(lists: &Lists, seat: Seat) -> Vec<Entry<Offrandes>> {
    lists.of(seat).map(|(victim, ladder)| Entry::Act(seat, Action::Rank(victim, ladder))).collect()
}

/// Returns any list a seat may write: the pairs in any order, cut anywhere.
fn some_list(seats: u8, seat: Seat, dice: &mut dyn Dice) -> Vec<(Seat, Character)> {
    let mut list = Vec::new();
    for victim in (0..seats).map(Seat).filter(|&victim| victim != seat) {
        for ladder in Character::CORRUPTIBLE {
            list.insert(dice.below(list.len() as u32 + 1) as usize, (victim, ladder));
        }
    }
    list.truncate(dice.below(list.len() as u32 + 1) as usize);
    list
}

/// The sets of house rules: the options that are sealed.
const HOUSE_RULES: [&[&str]; 4] = [&[], &["auction"], &["bribes"], &["auction", "bribes"]];

fn options(sealed: &[&str]) -> OptionValues {
    sealed.iter().map(|option| ((*option).to_owned(), "sealed".to_owned())).collect()
}

/// Plays random games with one number of seats, with and without each of the house rules.
fn check(seats: u8) {
    for (at, sealed) in HOUSE_RULES.into_iter().enumerate() {
        let options = options(sealed);
        let seed = u64::from(seats) * 10_000 + at as u64 * 1_000;
        let report = check_game::<Offrandes, Sealed>(seats, &options, short_or_long(150, 500), seed)
            .unwrap_or_else(|fault| panic!("{seats} seats, sealed {sealed:?}: {fault}"));
        let told = format!("{seats} seats, sealed {sealed:?}: {report}");
        println!("{told}");
        // Random play hardly ever reaches round 50: the logs contain such a game.
        for reason in ["altars", "points"] {
            assert!(report.ends.get(reason).is_some_and(|&games| games > 0), "{told}");
        }
        // Secrets exist exactly with a house rule.
        for count in [report.simultaneous, report.scrambled, report.elsewhere] {
            assert_eq!(count == 0, sealed.is_empty(), "{told}");
        }
        assert!(report.followed > 0 && report.refused > 0, "{told}");
    }
}

#[test]
fn random_games_of_three() {
    check(3);
}

#[test]
fn random_games_of_four() {
    check(4);
}

#[test]
fn random_games_of_five() {
    check(5);
}

#[test]
fn recaps_tell_each_city_of_its_own() {
    let own = |state: &State, seat: Seat| {
        let board = &state.board;
        let altars: Vec<_> = board.held(seat).collect();
        (board.purse(seat), board.ladders[seat.index()], altars, board.score(seat))
    };
    for seats in 3..=5 {
        for (at, sealed) in HOUSE_RULES.into_iter().enumerate() {
            let seed = u64::from(seats) * 100_000 + at as u64 * 100;
            check_recaps::<Offrandes, _>(seats, &options(sealed), 10, seed, own)
                .unwrap_or_else(|fault| panic!("{seats} seats, sealed {sealed:?}: {fault}"));
        }
    }
}

/// Returns the log with this name, without its suffix.
fn log(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/offrandes").join(name).with_extension("jsonl");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn replay() -> Replay {
    Replay::new([game_of::<Offrandes>()].into_iter().collect())
}

/// Plays lines of a log, each of which must fit.
fn play<'a>(replay: &mut Replay, lines: impl IntoIterator<Item = &'a str>) {
    for line in lines {
        replay.line(line).unwrap_or_else(|error| panic!("`{line}`: {error}"));
    }
}

#[test]
fn two_cities_share_a_victory() {
    let (text, mut replay) = (log("shared"), replay());
    play(&mut replay, text.lines());
    let standing = replay.table().and_then(|table| table.standing()).unwrap();
    assert_eq!(standing.seats.iter().map(|seat| seat.place).collect::<Vec<_>>(), [3, 1, 1]);
}

#[test]
fn t03_by_play() {
    let (text, mut replay) = (log("t03"), replay());
    let lines: Vec<&str> = text.lines().collect();
    let (before, example) = lines.split_at(lines.len() - 10);
    play(&mut replay, before.iter().copied());
    let state = |replay: &Replay| replay.table().map(|table| table.state()).unwrap_or_default();
    let city = |replay: &Replay, city: &str| {
        let city = state(replay)["cities"][city].take();
        let level = |ladder: &str| city["ladders"][ladder].clone();
        let levels = ["peasant", "water_carrier", "temple_guardian", "guardsman"].map(level);
        serde_json::json!([city["drachmae"], levels])
    };
    assert_eq!((&state(&replay)["marker"], &state(&replay)["round"]), (&"sparta".into(), &5.into()));
    assert_eq!(city(&replay, "sparta"), serde_json::json!([25, [4, 2, 2, 0]]));
    assert_eq!(city(&replay, "corinth"), serde_json::json!([25, [5, 2, 1, 2]]));
    assert_eq!(city(&replay, "thebes"), serde_json::json!([25, [1, 2, 1, 2]]));

    let (t02, t03) = example.split_at(6);
    assert_eq!(t02, ["lot guardian guardsman", "open 3", "pass", "pass", "bid 4", "pass"]);
    play(&mut replay, t02.iter().copied());
    assert_eq!(city(&replay, "sparta"), serde_json::json!([25, [4, 2, 2, 0]]));
    assert_eq!(city(&replay, "thebes"), serde_json::json!([21, [1, 2, 2, 3]]));

    assert_eq!(t03, ["lot peasant water", "open 2", "pass", "pass"]);
    play(&mut replay, t03.iter().copied());
    assert_eq!(city(&replay, "sparta"), serde_json::json!([23, [5, 3, 2, 0]]));
    assert_eq!(city(&replay, "corinth"), serde_json::json!([25, [4, 2, 1, 2]]));
    assert_eq!(city(&replay, "athens"), serde_json::json!([25, [1, 2, 1, 1]]));
    assert_eq!(state(&replay)["phase"]["turn"]["auctioneer"], "corinth");
}
