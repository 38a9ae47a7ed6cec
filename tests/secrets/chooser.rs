//! The random decisions of both worlds, and two tables whose logs differ in one dealt card.

use crate::past::{SEED, START, written};
use agon_gamemaster::OrderEdit;
use agon_games::Registry;
use agon_rules::game::{OptionValues, Waiting};
use agon_rules::luck::{Dice, Luck, QuickDice};
use agon_rules::order::{Entry, Instruction, Kind, Offer};
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

/// The whole input of a seat, as a machine would choose it: mostly a good one, so that games end.
pub fn choice(dice: &mut QuickDice, view: &AnyView) -> String {
    let level = *one(dice, &[agon_ai::Level::Random, agon_ai::Level::Greedy, agon_ai::Level::Greedy]);
    Registry::ours().find(view.game()).expect("the game").player(level).choose(view, dice)
}

/// The first steps of a game, up to the first decision of a person.
pub fn beginning(game: &str, seats: u8, options: &OptionValues) -> Vec<NewStep> {
    let mut table = Registry::ours().find(game).expect("the game").rules.open(seats, options).expect("a table");
    let mut dice = QuickDice::new(1);
    let mut steps = Vec::new();
    while table.waiting() == Waiting::Chance {
        steps.extend(written(table.draw(&mut dice).expect("an outcome")));
    }
    steps
}

/// The orders of a seat in each world. Sometimes there are none in the first world.
pub fn wishes(dice: &mut QuickDice, offers: &[Offer]) -> Option<(Offer, [Vec<OrderEdit>; 2])> {
    let offer = one(dice, offers).clone();
    let wishes = match &offer.kind {
        Kind::UpTo { amount, .. } if amount.least > amount.most => return None,
        Kind::UpTo { amount, .. } => {
            let range: Vec<i64> = (amount.least..=amount.most).collect();
            [(); 2].map(|()| vec![OrderEdit::Set(Instruction::UpTo(*one(dice, &range)))])
        }
        Kind::Decline(_) => [(); 2].map(|()| vec![OrderEdit::Set(Instruction::Decline)]),
        Kind::List(places) => {
            // Lists with the same beginning.
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

/// Two tables of Attika with the same luck. Their logs differ only in cards of one seat.
pub struct Twins {
    tables: [Box<dyn AnyTable>; 2],
    pub owner: Seat,
}

impl Twins {
    /// Deals both tables up to the first decision, with another first card. Returns the steps too.
    pub fn deal(seats: u8, options: &OptionValues) -> (Twins, [Vec<NewStep>; 2]) {
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

    /// Finds a random game in which both tables have the same actions, and the same luck for everybody except the
    /// owner: to its end, or to the longest one found.
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

/// The number of actions tried for a script, and at each decision.
const TRIES: usize = 100_000;
const BRANCHES: usize = 4;

/// Both tables at a decision, the action before it, and the actions still to try.
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

/// True if both actions had the same results, unredacted, except for the cards the owner drew.
fn alike(owner: Seat, a: &Done, b: &Done) -> bool {
    let own = |event: &serde_json::Value| event["event"] == "card" && event["seat"] == owner.0;
    let happened = |done: &Done| -> Vec<serde_json::Value> {
        let events = done.events.iter().map(|(_, event)| event.json());
        events.map(|event| if own(&event) { "a card of the owner".into() } else { event }).collect()
    };
    happened(a) == happened(b)
}

/// The seat that drew a card, if any did.
fn drawn_by(done: &Done) -> Option<Seat> {
    let events = done.events.iter().map(|(_, event)| event.json());
    let card = events.into_iter().find(|event| event["event"] == "card")?;
    card["seat"].as_u64().map(|seat| Seat(seat as u8))
}

/// The table after an action and the luck that follows it.
fn tried(play: &dyn AnyTable, table: u64, seat: Seat, action: &str) -> (Box<dyn AnyTable>, Done) {
    let luck = Luck { seed: SEED, table, start: START };
    let mut play = play.copy();
    let mut done = play.act(seat, action).expect("a legal action");
    while play.waiting() == Waiting::Chance {
        let drawn = play.draw(&mut luck.dice(play.made() + 1)).expect("an outcome");
        done.steps.extend(drawn.steps);
        done.events.extend(drawn.events);
    }
    (play, done)
}
