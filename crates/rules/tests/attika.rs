//! Attika from outside: random games against the contract, and logs of finished games.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod length;

use agon_rules::attika::ages::Draws;
use agon_rules::attika::{Action, Attika, Cards, Chance, Event, Options, Phase, Space, State};
use agon_rules::game::{self, Event as _, Game, Off, OptionValues, Waiting};
use agon_rules::log::Replay;
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::testkit::{Entry, Secrets, check_game, check_recaps};
use agon_rules::{Seat, Standing, Viewer, game_of};
use length::short_or_long;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The secrets of Attika: hands, the deck, and a newly drawn disc or tile.
struct Hidden;

/// The number of card exchanges to try.
const EXCHANGES: u32 = 24;

/// Returns the seats whose cards a viewer does not know.
fn hidden(state: &State, viewer: Viewer) -> Vec<Seat> {
    (0..state.board.seats).map(Seat).filter(|&seat| !viewer.is(seat)).collect()
}

/// True if a seat with these draws could have made its payments, and can make the next one.
fn fits(state: &State, draws: &[[Cards; 4]], seat: Seat) -> bool {
    let at = seat.index();
    let mut hand = Cards::NONE;
    for (number, age) in state.board.ages.iter().enumerate() {
        let poor = |set: usize| hand.of_set(set) < age.held[at][set];
        if (0..16).any(poor) || !hand.plus(draws[number][at]).holds(age.paid[at]) {
            return false;
        }
        hand = hand.plus(draws[number][at]).minus(age.paid[at]);
    }
    match state.phase {
        Phase::Pay { building, space, .. } if state.board.turn.seat == seat => {
            state.board.price(seat, building, space).payable(hand)
        }
        _ => true,
    }
}

/// Exchanges a card of a hidden seat for one of another hidden seat or of the deck, both from the same deck.
fn exchange(state: &mut State, seats: &[Seat], dice: &mut dyn Dice) -> Option<()> {
    let mut any = |count: usize| dice.below(count.max(1) as u32) as usize;
    let (mut draws, mut deck) = (draws(state), state.deck);
    let number = any(draws.len());
    let one = seats[any(seats.len())].index();
    let given = draws[number][one];
    let given = Cards::one(given.nth(any(given.len().into()) as u8)?);
    let two = seats.get(any(seats.len() + usize::from(number + 1 == draws.len())));
    let from = two.map_or(&mut deck, |two| &mut draws[number][two.index()]);
    let got = Cards::one(from.nth(any(from.len().into()) as u8)?);
    *from = from.minus(got).plus(given);
    let own = &mut draws[number][one];
    *own = own.plus(got).minus(given);
    if !seats.iter().all(|&seat| fits(state, &draws, seat)) {
        return None;
    }
    for seat in seats.iter().map(|seat| seat.index()) {
        let drawn = draws.iter().fold(Cards::NONE, |sum, age| sum.plus(age[seat]));
        let paid = state.board.ages.iter().fold(Cards::NONE, |sum, age| sum.plus(age.paid[seat]));
        state.hands[seat] = drawn.minus(paid);
    }
    (state.deck, state.draws) = (deck, Draws::of(&draws));
    Some(())
}

fn draws(state: &State) -> Vec<[Cards; 4]> {
    state.draws.iter().copied().collect()
}

/// Returns another outcome that luck could have shown to the seat whose turn it is.
fn other_luck(state: &State, phase: Phase, dice: &mut dyn Dice) -> Option<Chance> {
    let mut outcomes = Vec::new();
    Attika::outcomes(&State { phase, ..state.clone() }, &mut outcomes);
    let at = dice.below(outcomes.len() as u32) as usize;
    outcomes.get(at).map(|&(chance, _)| chance)
}

impl Secrets<Attika> for Hidden {
    fn scramble(state: &State, viewer: Viewer, dice: &mut dyn Dice) -> State {
        let mut state = state.clone();
        let seats = hidden(&state, viewer);
        for _ in 0..EXCHANGES {
            exchange(&mut state, &seats, dice);
        }
        if viewer.is(state.board.turn.seat) {
            return state;
        }
        let before = state.clone();
        match &mut state.phase {
            Phase::Drawn { pile, building } => {
                if let Some(Chance::Disc(other)) = other_luck(&before, Phase::Disc { pile: *pile }, dice) {
                    *building = other;
                }
            }
            Phase::Lay { tile } | Phase::Turn { tile, .. } => {
                if let Some(Chance::Tile(other)) = other_luck(&before, Phase::Tile, dice) {
                    *tile = other;
                }
            }
            _ => {}
        }
        state
    }

    fn retell(history: &[Entry<Attika>], world: &State, viewer: Viewer) -> Vec<Entry<Attika>> {
        let mut told = history.to_vec();
        let mut seats = [const { Vec::new() }; 4];
        let mut state = Attika::start(world.board.seats, &world.board.options);
        for (at, &step) in history.iter().enumerate() {
            let (before, seat) = (state.hands, receiver(&state));
            let age = state.board.ages.count() - 1;
            step.enter(&mut state, &mut Off);
            match step {
                Entry::Chance(Chance::Card(_)) if !viewer.is(seat) => seats[seat.index()].push(Past::Took { at, age }),
                Entry::Act(seat, Action::Autopay | Action::Pay(_)) if !viewer.is(seat) => {
                    let cards = before[seat.index()].minus(state.hands[seat.index()]);
                    seats[seat.index()].push(Past::Paid { age, cards });
                    told[at] = Entry::Act(seat, Action::Pay(cards));
                }
                _ => {}
            }
        }
        for (seat, past) in seats.iter().enumerate() {
            deal_again(past, world, seat, &mut told);
        }
        // The latest draw, which no other seat has seen.
        let last = |told: &mut Vec<Entry<Attika>>, chance: Chance| {
            let same = |step: &Entry<Attika>| match step {
                Entry::Chance(Chance::Disc(_)) => matches!(chance, Chance::Disc(_)),
                Entry::Chance(Chance::Tile(_)) => matches!(chance, Chance::Tile(_)),
                _ => false,
            };
            if let Some(at) = told.iter().rposition(same) {
                told[at] = Entry::Chance(chance);
            }
        };
        match world.phase {
            Phase::Drawn { building, .. } => last(&mut told, Chance::Disc(building)),
            Phase::Lay { tile } | Phase::Turn { tile, .. } => last(&mut told, Chance::Tile(tile)),
            _ => {}
        }
        told
    }
}

/// Returns the seat that gets the next card.
fn receiver(state: &State) -> Seat {
    match (state.phase, state.board.first) {
        (Phase::Deal { place, .. }, Some(first)) => first.clockwise(place, state.board.seats),
        _ => state.board.turn.seat,
    }
}

/// One use of cards by a seat.
enum Past {
    /// It took one card, at this step of the history.
    Took { at: usize, age: usize },
    /// It paid these cards.
    Paid { age: usize, cards: Cards },
}

/// Gives each card a seat took its face in `world`: first the cards for its next payments, last those it keeps.
fn deal_again(past: &[Past], world: &State, seat: usize, told: &mut [Entry<Attika>]) {
    let mut hand = Cards::NONE;
    for (number, drawn) in world.draws.iter().enumerate() {
        let (mut steps, mut needed, mut paid) = (Vec::new(), Vec::new(), Cards::NONE);
        let drawn = drawn[seat];
        let mut left = hand;
        for event in past {
            match event {
                Past::Took { at, age } if *age == number => steps.push(*at),
                Past::Paid { age, cards } if *age == number => {
                    let lacking = cards.beyond(left);
                    needed.extend(lacking.iter());
                    left = left.beyond(*cards);
                    paid = paid.plus(*cards);
                }
                _ => {}
            }
        }
        let rest = drawn.beyond(needed.iter().copied().collect());
        needed.extend(rest.iter());
        for (at, card) in steps.into_iter().zip(needed) {
            told[at] = Entry::Chance(Chance::Card(card));
        }
        hand = hand.plus(drawn).beyond(paid);
    }
}

/// Plays random games with one number of seats and each number of amphorae.
fn check(seats: u8) {
    let games = short_or_long(60, 150);
    let mut ends = BTreeSet::new();
    for (at, amphorae) in ["5", "15"].into_iter().enumerate() {
        let options = OptionValues::from([("amphorae".to_owned(), amphorae.to_owned())]);
        let seed = u64::from(seats) * 10_000 + at as u64 * 1_000;
        let report = check_game::<Attika, Hidden>(seats, &options, games, seed)
            .unwrap_or_else(|fault| panic!("{seats} seats, {amphorae} amphorae: {fault}"));
        let told = format!("{seats} seats, {amphorae} amphorae: {report}");
        println!("{told}");
        for count in [report.elsewhere, report.scrambled, report.followed, report.private, report.refused] {
            assert!(count > 0, "{told}");
        }
        ends.extend(report.ends.into_keys());
    }
    // Random play hardly ever makes three rounds without a move: the logs contain such a game.
    assert!(["buildings", "shrines"].into_iter().all(|reason| ends.contains(reason)), "{seats} seats: {ends:?}");
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
fn recaps_account_for_hand_buildings_mat_and_amphorae() {
    for seats in 2..=4 {
        for (at, amphorae) in ["5", "15"].into_iter().enumerate() {
            let options = OptionValues::from([("amphorae".to_owned(), amphorae.to_owned())]);
            let seed = u64::from(seats) * 100 + at as u64 * 10;
            let checked = check_recaps::<Attika, _>(seats, &options, 8, seed, |state, seat| {
                let (board, at) = (&state.board, seat.index());
                let buildings: Vec<Space> = board.map.buildings(seat).collect();
                (state.hand(seat), buildings, board.mats[at], board.amphorae[at])
            });
            checked.unwrap_or_else(|fault| panic!("{seats} seats, {amphorae} amphorae: {fault}"));
        }
    }
}

/// Plays a random game and returns its last state and all its events.
fn played(seats: u8, seed: u64) -> (State, Vec<(u32, Event)>) {
    let mut dice = QuickDice::new(seed);
    let mut state = Attika::start(seats, &Options { amphorae: 5 });
    let (mut events, mut steps) = (Vec::new(), 0);
    loop {
        let mut caused = Vec::new();
        match Attika::waiting(&state) {
            Waiting::Over => return (state, events),
            Waiting::Chance => {
                let chance = game::draw::<Attika>(&state, &mut dice).unwrap();
                Attika::resolve(&mut state, chance, &mut caused);
            }
            Waiting::Seats(asked) => {
                let seat = asked.first().unwrap();
                let legal = game::legal::<Attika>(&state, seat);
                let action = legal[dice.below(legal.len() as u32) as usize];
                Attika::apply(&mut state, seat, action, &mut caused);
            }
        }
        steps += 1;
        events.extend(caused.into_iter().map(|event| (steps, event)));
    }
}

/// A panel shows lines of turns long past: they read the same at any later time.
#[test]
fn lines_of_finished_turns_never_change() {
    for seats in 2..=4 {
        let (state, events) = played(seats, 70 + u64::from(seats));
        for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
            let seen: Vec<(u32, Event)> =
                events.iter().filter_map(|(seq, event)| Some((*seq, event.seen_by(viewer)?))).collect();
            let list: Vec<(u32, &Event)> = seen.iter().map(|(seq, event)| (*seq, event)).collect();
            let view = Attika::view(&state, viewer);
            let all = Attika::recap(&view, &list);
            let turns = list.iter().enumerate().filter(|(_, (_, event))| matches!(event, Event::Turn { .. }));
            for (at, _) in turns.step_by(7) {
                let early = Attika::recap(&view, &list[..=at]);
                assert_eq!(early[..], all[..early.len()]);
            }
        }
    }
}

#[test]
fn every_log_leads_to_its_standing() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/attika");
    let (mut reasons, mut shared, mut words) = (BTreeSet::new(), 0, BTreeSet::new());
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let (text, mut replay) =
            (fs::read_to_string(&path).unwrap(), Replay::new([game_of::<Attika>()].into_iter().collect()));
        for line in text.lines() {
            let steps = replay.line(line).unwrap_or_else(|error| panic!("{}: `{line}`: {error}", path.display()));
            words.extend(steps.iter().filter_map(|step| step.text.split(' ').next()).map(str::to_owned));
        }
        let table = replay.table().unwrap_or_else(|| panic!("{}: empty", path.display()));
        assert_eq!(table.audit(), Ok(()), "{}", path.display());
        let standing: Standing = serde_json::from_str(text.lines().last().unwrap()).unwrap();
        assert_eq!(table.standing().map(Standing::written), Some(standing.clone()), "{}", path.display());
        shared += usize::from(standing.seats.iter().filter(|seat| seat.place == 1).count() > 1);
        reasons.insert(standing.reason);
    }
    // Every possible end of a game (4.1, 17.1), and every word of an action or outcome.
    assert_eq!(Vec::from_iter(reasons), ["buildings", "idle", "shrines"]);
    assert!(shared > 0);
    let known = "amphora autopay build card disc draw end first lay pay place set store tile turn";
    assert_eq!(Vec::from_iter(words).join(" "), known);
}
