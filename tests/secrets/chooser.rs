//! What the people of both worlds do, at random; and two tables whose logs differ in one card somebody was dealt.

use crate::past::{SEED, START, written};
use agon_gamemaster::OrderEdit;
use agon_games::Registry;
use agon_rules::game::{OptionWords, Waiting};
use agon_rules::luck::{Dice, Luck, QuickDice};
use agon_rules::order::{Entry, Kind, Offer, Wish};
use agon_rules::table::Done;
use agon_rules::{AnyTable, AnyView, Seat};
use agon_store::NewStep;

/// A number below `n`.
pub fn below(dice: &mut QuickDice, n: usize) -> usize {
    dice.below(n as u32) as usize
}

/// One of several.
pub fn one<'a, T>(dice: &mut QuickDice, of: &'a [T]) -> &'a T {
    &of[below(dice, of.len())]
}

/// All a seat has to say now, as a machine would say it: mostly what looks best to it, so that games come to an end.
pub fn choice(dice: &mut QuickDice, view: &AnyView) -> String {
    let level = *one(dice, &[agon_ai::Level::Random, agon_ai::Level::Greedy, agon_ai::Level::Greedy]);
    Registry::ours().find(view.game()).expect("the game").player(level).choose(view, dice)
}

/// The first steps of a game, until somebody is asked.
pub fn beginning(game: &str, seats: u8, options: &OptionWords) -> Vec<NewStep> {
    let mut table = Registry::ours().find(game).expect("the game").rules.open(seats, options).expect("a table");
    let mut dice = QuickDice::new(1);
    let mut steps = Vec::new();
    while table.waiting() == Waiting::Chance {
        steps.extend(written(table.draw(&mut dice).expect("an outcome")));
    }
    steps
}

/// What a seat leaves for later in each world; nothing in the first one now and then.
pub fn wishes(dice: &mut QuickDice, offers: &[Offer]) -> Option<(Offer, [Vec<OrderEdit>; 2])> {
    let offer = one(dice, offers).clone();
    let wishes = match &offer.kind {
        Kind::UpTo { amount, .. } if amount.least > amount.most => return None,
        Kind::UpTo { amount, .. } => {
            let range: Vec<i64> = (amount.least..=amount.most).collect();
            [(); 2].map(|()| vec![OrderEdit::Set(Wish::UpTo(*one(dice, &range)))])
        }
        Kind::Decline(_) => [(); 2].map(|()| vec![OrderEdit::Set(Wish::Decline)]),
        Kind::List(places) => {
            // Lists that begin alike.
            let mut left: Vec<&agon_rules::order::Place> = places.iter().collect();
            let mut entry = || {
                let place = left.swap_remove(below(dice, left.len()));
                let limit = place.most.map(|most| 1 + below(dice, most.min(8) as usize) as i64);
                OrderEdit::Add(Entry { words: place.words.clone(), limit })
            };
            let first = [entry(), entry()];
            let (other, another) = (entry(), entry());
            [[&first[..], &[other]].concat(), [&first[..], &[another]].concat()]
        }
    };
    let [a, b] = wishes;
    let alone = a == b || below(dice, 4) == 0;
    Some((offer, if alone { [Vec::new(), b] } else { [a, b] }))
}

/// Two tables of Attika with the same luck. Their logs differ in cards of one seat alone.
pub struct Twins {
    tables: [Box<dyn AnyTable>; 2],
    pub owner: Seat,
}

impl Twins {
    /// Both tables when the first seat is asked, and how they came there: the first card dealt is another.
    pub fn deal(seats: u8, options: &OptionWords) -> (Twins, [Vec<NewStep>; 2]) {
        let open = || Registry::ours().find("attika").expect("the game").rules.open(seats, options).expect("a table");
        let (mut a, mut b) = (open(), open());
        let mut dice = QuickDice::new(2);
        let (mut steps, mut owner) = ([Vec::new(), Vec::new()], None);
        while a.waiting() == Waiting::Chance {
            let done = a.draw(&mut dice).expect("an outcome");
            let text = done.steps[0].text.as_str();
            let other = match (owner, drawn_by(&done)) {
                (None, Some(seat)) => {
                    owner = Some(seat);
                    if text == "card water" { "card forest" } else { "card water" }
                }
                _ => text,
            };
            let also = b.resolve(other).expect("the same outcome");
            steps[0].extend(written(done));
            steps[1].extend(written(also));
        }
        (Twins { tables: [a, b], owner: owner.expect("a card is dealt") }, steps)
    }

    /// A game at random in which the same is done at both tables, and luck brings the same to everybody but the owner:
    /// to its end, or as far as that was found.
    pub fn script(self, table: u64, dice: &mut QuickDice) -> Vec<(Seat, String)> {
        let mut best = Vec::new();
        let mut way = vec![Fork::new(None, self.tables.each_ref().map(|play| play.copy()), dice)];
        for _ in 0..TRIES {
            let Some(fork) = way.last_mut() else { break };
            if fork.tables[0].waiting() == Waiting::Over {
                break;
            }
            let Some((seat, action)) = fork.left.pop() else {
                way.pop();
                continue;
            };
            let tried = fork.tables.each_ref().map(|play| tried(play.as_ref(), table, seat, &action));
            if alike(self.owner, &tried[0].1, &tried[1].1) {
                way.push(Fork::new(Some((seat, action)), tried.map(|(play, _)| play), dice));
                if way.len() > best.len() + 1 {
                    best = way.iter().filter_map(|fork| fork.by.clone()).collect();
                }
            }
        }
        best
    }
}

/// How many actions are tried for a script, and how many at each decision.
const TRIES: usize = 100_000;
const BRANCHES: usize = 4;

/// Both tables at a decision, what led there, and what is still to be tried.
struct Fork {
    by: Option<(Seat, String)>,
    tables: [Box<dyn AnyTable>; 2],
    left: Vec<(Seat, String)>,
}

impl Fork {
    fn new(by: Option<(Seat, String)>, tables: [Box<dyn AnyTable>; 2], dice: &mut QuickDice) -> Fork {
        let [a, b] = &tables;
        let seat = a.waiting().seats().first().unwrap_or(Seat(0));
        let other = b.legal(seat);
        let mut both: Vec<String> = a.legal(seat).into_iter().filter(|action| other.contains(action)).collect();
        let count = both.len().min(BRANCHES);
        let left = (0..count).map(|_| (seat, both.swap_remove(below(dice, both.len())))).collect();
        Fork { by, tables, left }
    }
}

/// Whether the same was done and came of it, unredacted, but for the cards the owner drew.
fn alike(owner: Seat, a: &Done, b: &Done) -> bool {
    let own = |event: &serde_json::Value| event["event"] == "card" && event["seat"] == owner.0;
    let happened = |done: &Done| -> Vec<serde_json::Value> {
        let events = done.events.iter().map(|(_, event)| event.json());
        events.map(|event| if own(&event) { "a card of the owner".into() } else { event }).collect()
    };
    happened(a) == happened(b)
}

/// Who drew a card, if one was drawn.
fn drawn_by(done: &Done) -> Option<Seat> {
    let events = done.events.iter().map(|(_, event)| event.json());
    let card = events.into_iter().find(|event| event["event"] == "card")?;
    card["seat"].as_u64().map(|seat| Seat(seat as u8))
}

/// What an action and the luck after it make of a table.
fn tried(play: &dyn AnyTable, table: u64, seat: Seat, action: &str) -> (Box<dyn AnyTable>, Done) {
    let luck = Luck { seed: SEED, table, start: START };
    let mut play = play.copy();
    let mut done = play.act(seat, action).expect("a legal action");
    while play.waiting() == Waiting::Chance {
        let drawn = play.draw(&mut luck.dice(play.seq() + 1)).expect("an outcome");
        done.steps.extend(drawn.steps);
        done.events.extend(drawn.events);
    }
    (play, done)
}
