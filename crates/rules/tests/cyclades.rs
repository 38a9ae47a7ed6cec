//! Cyclades from outside: random games against the contract, the secrecy of gold, and logs of finished games.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod length;

use agon_rules::cyclades::board::{Fleets, Holding};
use agon_rules::cyclades::data::{Island, target};
use agon_rules::cyclades::{Action, Chance, Cyclades, Event, Phase, Sea, State, View};
use agon_rules::game::{self, Event as _, Game, OptionValues, Viewer, Waiting};
use agon_rules::log::{Header, Line, read};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::testkit::{OpenBook, check_game, check_recaps};
use agon_rules::{Seat, Standing};
use length::short_or_long;
use std::fs;
use std::path::Path;

/// Plays random games with one number of seats. Only purses are hidden, and a perfect memory knows them (4.4): an open
/// book.
fn check(seats: u8) {
    for (at, chosen) in
        [&[][..], &[("tie-break", "metropolises"), ("two-player-start", "alternate")]].iter().enumerate()
    {
        let options: OptionValues =
            chosen.iter().map(|(option, value)| (option.to_string(), value.to_string())).collect();
        let games = if at == 0 { short_or_long(60, 300) } else { short_or_long(20, 50) };
        let report = check_game::<Cyclades, OpenBook>(seats, &options, games, u64::from(seats) * 10_000)
            .unwrap_or_else(|fault| panic!("{seats} seats, {chosen:?}: {fault}"));
        let told = format!("{seats} seats, {chosen:?}: {report}");
        println!("{told}");
        assert!(report.ends.get("metropolises").is_some_and(|&games| games > 0), "{told}");
        assert!(report.followed > 0 && report.refused > 0 && report.imagined > 0, "{told}");
        assert_eq!(report.elsewhere, 0, "{told}");
    }
}

#[test]
fn random_games_of_two() {
    check(2);
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

/// The things of a seat.
#[derive(PartialEq)]
struct Own {
    islands: Vec<(Island, Holding)>,
    fleets: Vec<(Sea, Fleets)>,
    cards: (u8, u8),
    metropolises: u8,
    gold: u16,
}

fn own(state: &State, seat: Seat) -> Own {
    let board = &state.board;
    Own {
        islands: board.lands(seat).iter().map(|island| (island, *board.holding(island))).collect(),
        fleets: board.navy(seat).iter().map(|sea| (sea, board.fleets(sea))).collect(),
        cards: (board.priests[seat.index()], board.philosophers[seat.index()]),
        metropolises: board.metropolises(seat),
        gold: state.purse(seat),
    }
}

/// A recap accounts for each change of its reader's things.
#[test]
fn every_change_of_my_things_stands_in_my_recap() {
    for seats in 2..=5 {
        check_recaps::<Cyclades, _>(seats, &OptionValues::new(), 12, u64::from(seats) * 1_000, own)
            .unwrap_or_else(|fault| panic!("{seats} seats: {fault}"));
    }
}

/// Returns everything a state shows to viewers other than `owner`: views, questions and hints.
fn shown(state: &State, seats: u8, owner: Seat) -> Vec<View> {
    let others = (0..seats).map(Seat).filter(|&seat| seat != owner).map(Viewer::Seat);
    others.chain([Viewer::Public]).map(|viewer| Cyclades::view(state, viewer)).collect()
}

/// Returns a step of a random game: an action of a seat the state waits for, or an outcome of luck.
fn random_step(state: &State, dice: &mut QuickDice) -> Option<Result<(Seat, Action), Chance>> {
    match Cyclades::waiting(state) {
        Waiting::Over => None,
        Waiting::Chance => game::draw::<Cyclades>(state, dice).map(Err),
        Waiting::Seats(seats) => {
            let seat = seats.first()?;
            let legal = game::legal::<Cyclades>(state, seat);
            Some(Ok((seat, legal[dice.below(legal.len() as u32) as usize])))
        }
    }
}

/// 4.4: two states that differ only in a purse show other viewers the same views, events and questions, now and after
/// every step both allow. Only a Griffon, who openly takes half of a purse, and the end distinguish them.
#[test]
fn nobody_can_tell_a_purse() {
    let (mut compared, mut followed) = (0, 0);
    for seed in 0..40 {
        let mut dice = QuickDice::new(seed);
        let seats = 2 + (seed % 4) as u8;
        let words = Cyclades::META.complete(seats, &OptionValues::new()).unwrap();
        let mut state = Cyclades::start(seats, &Cyclades::options(&words).unwrap());
        while let Some(step) = random_step(&state, &mut dice) {
            let owner = Seat(dice.below(u32::from(seats)) as u8);
            let mut other = state;
            // During the offerings, a purse always covers its own offerings.
            let offering = matches!(state.board.phase, Phase::Offer { .. });
            let least = if offering { state.purse(owner) } else { 0 };
            other.purses[owner.index()] = least + dice.below(40) as u16;
            assert_eq!(shown(&state, seats, owner), shown(&other, seats, owner), "seed {seed}");
            assert_eq!(Cyclades::waiting(&state), Cyclades::waiting(&other), "seed {seed}");
            compared += 1;

            let (mut events, mut events_there) = (Vec::new(), Vec::new());
            let robbed = matches!(step, Ok((_, Action::From(victim))) if victim == owner);
            let possible = match step {
                Ok((seat, action)) => Cyclades::check(&other, seat, action).is_ok(),
                Err(_) => true,
            };
            match step {
                Ok((seat, action)) => Cyclades::apply(&mut state, seat, action, &mut events),
                Err(chance) => Cyclades::resolve(&mut state, chance, &mut events),
            }
            let over = Cyclades::waiting(&state) == Waiting::Over;
            if possible && !robbed && !over {
                match step {
                    Ok((seat, action)) => Cyclades::apply(&mut other, seat, action, &mut events_there),
                    Err(chance) => Cyclades::resolve(&mut other, chance, &mut events_there),
                }
                let seen = |events: &[Event]| {
                    events.iter().filter_map(|event| event.seen_by(Viewer::Public)).collect::<Vec<_>>()
                };
                assert_eq!(seen(&events), seen(&events_there), "seed {seed}");
                assert_eq!(shown(&state, seats, owner), shown(&other, seats, owner), "seed {seed}");
                followed += 1;
            }
        }
    }
    assert!(compared > 10_000 && followed > 5_000, "{compared} compared, {followed} followed");
}

/// A finished game, read from its log.
struct Told {
    seats: u8,
    state: State,
    standing: Standing,
    events: Vec<Event>,
}

fn told(name: &str) -> Told {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/cyclades").join(name).with_extension("jsonl");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut lines = text.lines();
    let Ok(Line::Header(Header { seats, options, .. })) = read(lines.next().unwrap()) else { panic!("no header") };
    let words = Cyclades::META.complete(seats, &options).unwrap();
    let mut state = Cyclades::start(seats, &Cyclades::options(&words).unwrap());
    let mut events = Vec::new();
    for line in lines {
        let Ok(Line::Step { seat, text, .. }) = read(line) else { continue };
        match seat.flatten() {
            Some(number) => Cyclades::apply(&mut state, Seat(number as u8 - 1), text.parse().unwrap(), &mut events),
            None => Cyclades::resolve(&mut state, text.parse().unwrap(), &mut events),
        }
    }
    let standing = Cyclades::standing(&state).unwrap();
    Told { seats, state, standing, events }
}

impl Told {
    fn count(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| wanted(event)).count()
    }

    fn metropolises(&self) -> usize {
        self.count(|event| matches!(event, Event::Metropolis { .. }))
    }

    fn schools(&self) -> usize {
        self.count(|event| matches!(event, Event::PhilosophersGiven { .. }))
    }

    fn winners(&self) -> Vec<Seat> {
        (0..self.seats).map(Seat).filter(|seat| self.standing.seats[seat.index()].place == 1).collect()
    }

    fn at_the_goal(&self) -> Vec<Seat> {
        let reached = |seat: &Seat| self.state.board.metropolises(*seat) >= target(self.seats);
        (0..self.seats).map(Seat).filter(reached).collect()
    }

    fn wealthiest(&self) -> Vec<Seat> {
        let seats = self.at_the_goal();
        let most = seats.iter().map(|&seat| self.state.purse(seat)).max();
        seats.into_iter().filter(|&seat| Some(self.state.purse(seat)) == most).collect()
    }
}

#[test]
fn a_game_won_by_buildings() {
    let game = told("buildings");
    assert_eq!((game.schools(), game.winners()), (0, game.at_the_goal()));
    assert!(game.metropolises() >= 2);
}

#[test]
fn a_game_won_by_philosophers() {
    let game = told("philosophers");
    assert!(game.schools() >= 2 && game.schools() == game.metropolises());
    assert_eq!(game.winners(), game.at_the_goal());
}

#[test]
fn a_game_won_by_conquest() {
    let game = told("conquest");
    let winner = game.winners()[0];
    let built = game.count(|event| matches!(event, Event::Metropolis { seat, .. } if *seat == winner));
    assert!(built < usize::from(target(game.seats)), "one metropolis at least was taken");
}

#[test]
fn a_tie_on_gold_is_broken() {
    let game = told("gold_tie");
    assert!(game.wealthiest().len() > 1);
    assert_eq!(game.winners().len(), 1);
}

#[test]
fn a_victory_is_shared() {
    let game = told("shared");
    assert!(game.winners().len() > 1);
}

#[test]
fn a_game_with_an_elimination() {
    let game = told("elimination");
    assert_eq!(game.count(|event| matches!(event, Event::Eliminated { .. })), 1);
    assert_eq!(game.standing.seats.iter().filter(|seat| seat.place == game.seats).count(), 1);
}

#[test]
fn two_players_need_three_metropolises() {
    let game = told("two_players");
    assert_eq!(game.seats, 2);
    assert!(game.winners().iter().all(|&seat| game.state.board.metropolises(seat) >= 3));
}

#[test]
fn the_sixtieth_cycle_is_the_last() {
    let game = told("cycles");
    assert_eq!((game.standing.reason.as_str(), game.state.board.cycle), ("cycles", 60));
}
