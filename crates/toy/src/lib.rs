//! Boast: a game small enough to understand at once. It uses every part of the contract, and can hold one flaw.
//!
//! 1. Each seat gets a card from 1 to 6, all different, and knows only its own. Each has 4 coins.
//! 2. Two rounds: clockwise each seat is silent, or pays 1 coin to the pot to boast of a card from 2 to 5. It must hold
//!    that card or a higher one, so a boast is evidence.
//! 3. Then all seats put 0 to 2 coins into a closed hand, in secret and at the same time. Hands open together and go to
//!    the pot. The pot goes to the seat with the most coins in its hand, if it is one seat alone.
//! 4. At the end all cards are shown. The most coins win. A higher card breaks no tie.

pub mod flaw;
mod secrets;
mod seen;
mod token;
mod words;

pub use secrets::Known;
pub use seen::{Happened, Seen};
pub use token::{Deal, Do};
pub use words::{WORDS, Words};

use agon_draw::Rows;
use agon_games::GameEntry;
use agon_rules::game::{BadOptions, Meta, OptionValues, Sink};
use agon_rules::length::Expected;
use agon_rules::luck::Dice;
use agon_rules::menu::{Amount, Hints, Pick, Prompt, Quick};
use agon_rules::recap::{self, Line, Rank};
use agon_rules::{Game, Refusal, Seat, SeatSet, Standing, Viewer, Waiting, game_of};
use serde::Serialize;

/// The highest card. The lowest is 1.
pub(crate) const CARDS: u8 = 6;
const COINS: u8 = 4;
const ROUNDS: u8 = 2;
/// The most coins in a closed hand.
pub(crate) const MOST: u8 = 2;

/// The turns to expect. The last seat to speak closes its hand in the same turn; hands of a round are one wait.
const LENGTHS: [Expected; 5] = [
    Expected::of(2, &[], 6, 6),
    Expected::of(3, &[], 10, 8),
    Expected::of(4, &[], 14, 10),
    Expected::of(5, &[], 18, 12),
    Expected::of(6, &[], 22, 14),
];

/// The entry of the game without a flaw, for a test's registry. It has no opponent of its own.
pub static BOAST: GameEntry = GameEntry {
    rules: game_of::<Boast<{ flaw::NONE }>>(),
    words: WORDS,
    picture: &Rows { game: "boast", icon: "card" },
    player: agon_ai::random,
};

/// The game with the flaw number `F` of [`flaw`].
pub struct Boast<const F: u8>;

/// The full state of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct State {
    /// The card of each seat, if dealt.
    pub cards: Vec<Option<u8>>,
    /// The highest boast of each seat.
    pub boasts: Vec<u8>,
    /// The coins of each seat.
    pub coins: Vec<u8>,
    /// The coins in the pot.
    pub pot: u8,
    /// The closed hands of this round, `None` if still to close.
    pub hands: Vec<Option<u8>>,
    /// The round, from 0.
    pub round: u8,
    /// The seat to speak. Equal to the number of seats once all have spoken.
    pub turn: u8,
    /// True at the end of the game.
    pub over: bool,
}

impl State {
    /// Counts the seats.
    pub fn seats(&self) -> u8 {
        self.cards.len() as u8
    }

    /// Lists the cards still undealt.
    pub fn unused(&self) -> impl Iterator<Item = u8> {
        (1..=CARDS).filter(|card| !self.cards.contains(&Some(*card)))
    }

    /// True if all seats have spoken, so that they close hands now.
    fn closing(&self) -> bool {
        self.turn == self.seats()
    }
}

impl<const F: u8> Game for Boast<F> {
    const META: Meta = Meta {
        id: "boast",
        seats: (2, 6),
        rules: 1,
        options: &[],
        cities: &["sparta", "corinth", "athens", "thebes", "miletus", "rhodes"],
        open_log: false,
        lengths: &LENGTHS,
    };
    type Options = ();
    type State = State;
    type Action = Do<F>;
    type Chance = Deal;
    type Event = Happened;
    type View = Seen<F>;
    type Line = Happened;

    fn options(_: &OptionValues) -> Result<(), BadOptions> {
        Ok(())
    }

    fn start(seats: u8, (): &()) -> State {
        let n = usize::from(seats);
        let coins = COINS + if F == flaw::LUCK_AT_THE_START { flaw::tick() % 2 } else { 0 };
        State {
            cards: vec![None; n],
            boasts: vec![0; n],
            coins: vec![coins; n],
            pot: 0,
            hands: vec![None; n],
            round: 0,
            turn: 0,
            over: false,
        }
    }

    fn waiting(state: &State) -> Waiting {
        let open = (0..state.seats()).map(Seat).filter(|seat| state.hands[seat.index()].is_none());
        match state {
            State { over: true, .. } => Waiting::Over,
            _ if state.cards.contains(&None) => Waiting::Chance,
            _ if state.closing() => Waiting::Seats(open.collect()),
            _ => Waiting::Seats(SeatSet::one(Seat(state.turn))),
        }
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Do<F>>) {
        let kept = |action: &Do<F>| !(F == flaw::MISSING_LEGAL && *action == Do::Boast(2));
        let all = every::<F>().into_iter().filter(|action| Self::check(state, seat, *action).is_ok());
        if F == flaw::LAX_CHECK {
            // The lax check allows too much; `legal` stays correct.
            out.extend(all.filter(|action| Boast::<{ flaw::NONE }>::check(state, seat, action.sound()).is_ok()));
        } else {
            out.extend(all.filter(kept));
        }
        if F == flaw::TWICE_LEGAL && out.len() > 2 {
            out.push(out[0]);
        }
    }

    fn lexicon(_: u8, (): &(), out: &mut Vec<Do<F>>) {
        out.extend(every::<F>());
    }

    fn check(state: &State, seat: Seat, action: Do<F>) -> Result<(), Refusal> {
        if F == flaw::OUT_OF_TURN && action == Do::Silent && !state.closing() && !state.over {
            return Ok(());
        }
        if !Self::waiting(state).seats().has(seat) {
            return Err(Refusal::new("not-your-turn", "2"));
        }
        let (coins, card) = (state.coins[seat.index()], state.cards[seat.index()].unwrap_or_default());
        let others = |held: &[Option<u8>], what| (0..held.len()).any(|s| s != seat.index() && held[s] == Some(what));
        match (action, state.closing()) {
            (Do::Silent, false) => Ok(()),
            (Do::Boast(_), false) if coins == 0 => Err(Refusal::new("no-coin", "2")),
            (Do::Boast(boast), false) if F == flaw::ASKS_OTHERS && others(&state.cards, boast) => {
                Err(Refusal::new("taken", "2"))
            }
            (Do::Boast(boast), false) if boast <= card || F == flaw::LAX_CHECK => Ok(()),
            (Do::Boast(boast), false) if F == flaw::TELLTALE => {
                let highest = state.cards.iter().flatten().max().copied().unwrap_or_default();
                Err(Refusal::new("card-too-low", "2").number("boast", boast).number("highest", highest))
            }
            (Do::Boast(boast), false) => Err(Refusal::new("card-too-low", "2").number("boast", boast)),
            (Do::Close(hand), true) if F == flaw::ASKS_HANDS && others(&state.hands, hand) => {
                Err(Refusal::new("taken", "3"))
            }
            (Do::Close(hand), true) if hand <= coins => Ok(()),
            _ => Err(Refusal::new("not-now", "2")),
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Do<F>, events: &mut impl Sink<Happened>) {
        let at = seat.index();
        match action {
            Do::Silent => {
                if F == flaw::LUCK_IN_APPLY {
                    state.boasts[at] = 1 - flaw::tick() % 2;
                }
                events.emit(|| Happened::Silent(seat));
                state.turn += 1;
            }
            Do::Boast(boast) => {
                state.boasts[at] = state.boasts[at].max(boast);
                state.coins[at] -= 1;
                state.pot += if F == flaw::LOST_COIN && boast == 3 { 0 } else { 1 };
                events.emit(|| Happened::Boasted(seat, boast));
                state.turn += 1;
            }
            Do::Close(hand) => {
                state.hands[at] = Some(hand);
                events.emit(|| Happened::Closed { seat, hand: Some(hand), open: F == flaw::OPEN_HAND });
                if F == flaw::FIRST_WINS && state.hands.iter().flatten().count() == 1 {
                    state.boasts.rotate_left(at);
                }
                if !state.hands.contains(&None) {
                    open_hands::<F>(state, events);
                }
            }
        }
    }

    fn outcomes(state: &State, out: &mut Vec<(Deal, u32)>) {
        if Self::waiting(state) == Waiting::Chance {
            let weight = |card| if F == flaw::NO_WEIGHT && card == CARDS { 0 } else { 1 };
            out.extend(state.unused().map(|card| (Deal(card), weight(card))));
        }
    }

    fn resolve(state: &mut State, Deal(card): Deal, events: &mut impl Sink<Happened>) {
        let Some(at) = state.cards.iter().position(Option::is_none) else { return };
        state.cards[at] = Some(card);
        let (seat, open) = (Seat(at as u8), F == flaw::OPEN_DEAL);
        events.emit(|| Happened::Dealt { seat, card: Some(card), open });
    }

    fn view(state: &State, viewer: Viewer) -> Seen<F> {
        Seen::of(state, viewer)
    }

    fn imagine(view: &Seen<F>, dice: &mut dyn Dice) -> State {
        view.imagine(dice)
    }

    fn prompt(view: &Seen<F>) -> Prompt {
        Prompt::one(if view.closing { "hand" } else { "boast" })
    }

    fn hints(view: &Seen<F>) -> Hints {
        let mut hints = Hints::default();
        if view.closing {
            hints.quick =
                vec![Quick::Panel("hand"), Quick::Ask(Amount { word: "close".into(), least: 0, most: MOST.into() })];
            hints.confirm = vec!["close".into()];
            if view.legal.len() > 1 {
                let (from, count) = (vec!["0".into(), "1".into()], if F == flaw::BAD_PICK { 2 } else { 1 });
                hints.pick = Some(Pick { word: "close".into(), from, count, together: false, then: None });
            }
        } else if !view.legal.is_empty() {
            hints.quick = vec![Quick::Act("silent".into()); if F == flaw::BAD_QUICK { 2 } else { 1 }];
            hints.open = Some(if F == flaw::BAD_OPEN { "boas" } else { "boast" }.into());
            hints.spread = vec![if F == flaw::BAD_SPREAD { "boast loud" } else { "boast" }.into()];
            hints.payment = Some(if F == flaw::BAD_PAYMENT { "boast 5" } else { "silent" }.into());
            hints.forced = (F == flaw::BAD_FORCED).then(|| "silent".into());
            hints.main = Some(if F == flaw::BAD_MAIN { "boast 5" } else { "silent" }.into());
        }
        hints
    }

    fn recap(_: &Seen<F>, events: &[(u32, &Happened)]) -> Vec<Line<Happened>> {
        recap::each(events, |_| Rank::Others)
    }

    fn standing(state: &State) -> Option<Standing> {
        let rank = || Standing::ranked("rounds", &state.coins, |at| (state.coins[at].into(), Vec::new()));
        let mut standing = state.over.then(rank)?;
        if F == flaw::NO_WINNER {
            standing.seats.iter_mut().for_each(|seat| seat.place += 1);
        }
        Some(standing)
    }

    fn audit(state: &State) -> Result<(), String> {
        let coins = state.coins.iter().sum::<u8>() + state.pot;
        let expected = COINS * state.seats();
        if coins == expected { Ok(()) } else { Err(format!("{coins} coins instead of {expected}")) }
    }
}

fn every<const F: u8>() -> Vec<Do<F>> {
    let boasts = (2..CARDS).map(Do::Boast);
    [Do::Silent].into_iter().chain(boasts).chain((0..=MOST).map(Do::Close)).collect()
}

fn open_hands<const F: u8>(state: &mut State, events: &mut impl Sink<Happened>) {
    let hands: Vec<u8> = state.hands.iter_mut().filter_map(Option::take).collect();
    for (coins, hand) in state.coins.iter_mut().zip(&hands) {
        *coins -= hand;
        state.pot += hand;
    }
    let most = hands.iter().copied().max().unwrap_or_default();
    let first = hands.iter().position(|hand| *hand == most);
    let winner = first.filter(|_| hands.iter().filter(|hand| **hand == most).count() == 1);
    if let Some(at) = winner {
        state.coins[at] += std::mem::take(&mut state.pot);
    }
    let silent = F == flaw::SILENT;
    events.emit(|| Happened::Opened { hands, winner: winner.map(|at| Seat(at as u8)), silent });
    (state.turn, state.round) = (0, state.round + 1);
    if state.round == ROUNDS && F != flaw::NO_END {
        state.over = true;
        let cards = state.cards.iter().flatten().copied().collect();
        events.emit(|| Happened::Shown { cards });
    }
    state.round %= ROUNDS;
}
