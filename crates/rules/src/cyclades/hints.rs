//! The question of a view, and the menu layout of its choices.

use super::battles;
use super::board::Board;
use super::data::{Creature, God};
use super::offerings;
use super::phase::{Battle, Forming, Phase, Task, Turn};
use super::token::{Action, Place};
use super::turns;
use super::view::View;
use crate::Seat;
use crate::game::Viewer;
use crate::menu::{Hints, Prompt, Quick};

/// The number of places to withdraw to that become buttons on the board.
const WAYS: usize = 4;

/// Returns the question of a phase.
pub(super) fn prompt(view: &View) -> Prompt {
    Prompt::one(match &view.board.phase {
        Phase::Starts | Phase::Markers | Phase::Row | Phase::Gods => "chance",
        Phase::Offer { lost: None, .. } => "offer",
        Phase::Offer { lost: Some(_), .. } => "move-on",
        Phase::Turn(turn) => turn_prompt(turn),
        Phase::Over(_) => "over",
    })
}

fn turn_prompt(turn: &Turn) -> &'static str {
    match (turn.forming, &turn.battle, turn.task) {
        (Some(Forming::Give(_)), ..) => "set",
        (Some(Forming::Place), ..) => "metropolis",
        (None, Some(battle), _) => {
            if battle.asked().is_some() {
                "battle"
            } else {
                "chance"
            }
        }
        (None, None, Task::Free) => "turn",
        (None, None, Task::Target) => turn.power().map_or("turn", Creature::id),
        (None, None, Task::SirenOwn(_)) => "siren-own",
        (None, None, Task::Sail { .. }) => "sail",
        (None, None, Task::Sylph { .. }) => "sylph",
        (None, None, Task::Swap(_)) => "chance",
        (None, None, Task::Kraken) => "kraken-step",
        (None, None, Task::Push) => "push",
        (None, None, Task::Sphinx) => "sphinx",
        (None, None, Task::Prosperity) => "prosperity",
    }
}

pub(super) fn hints(view: &View) -> Hints {
    let hints = match &view.board.phase {
        Phase::Offer { lost, .. } => offer(view, *lost),
        Phase::Turn(turn) => in_turn(view, turn),
        _ => Hints::default(),
    };
    let decline = view.legal.contains(&Action::End).then(|| Action::End.to_string());
    Hints { relevant: relevant(view), decline, ..hints }
}

/// Returns the first words a seat may want: offerings during their phase, the actions of the gods, and those of the
/// present decision.
fn relevant(view: &View) -> Vec<String> {
    let offering = matches!(view.board.phase, Phase::Offer { .. });
    let first = if offering { "bid" } else { "end" };
    let given = [first, "recruit", "build", "move", "sail", "summon", "swap"].map(str::to_owned);
    let asked = view.legal.iter().map(ToString::to_string);
    let asked = asked.filter_map(|action| action.split(' ').next().map(str::to_owned));
    let mut relevant: Vec<String> = Vec::new();
    for word in asked.chain(given) {
        if !relevant.contains(&word) {
            relevant.push(word);
        }
    }
    relevant
}

/// Suggests the least bid at each god by public facts, and Apollo. A bid that costs more than half of the viewer's gold
/// needs confirmation.
fn offer(view: &View, lost: Option<God>) -> Hints {
    let board = &view.board;
    let gods = board.gods.available().iter().copied().filter(|&god| Some(god) != lost);
    let bids = gods.filter_map(|god| Some(Action::Bid(god, u8::try_from(offerings::least(board, god)).ok()?)));
    let quick = bids.chain([Action::BidApollo]).map(|action| Quick::Act(action.to_string())).collect();
    let dear = view.legal.iter().filter(|action| matches!(action, Action::Bid(_, amount) if takes_half(view, *amount)));
    Hints { quick, confirm: dear.map(ToString::to_string).collect(), ..Hints::default() }
}

/// True if a bid costs the viewer more than half of its gold.
fn takes_half(view: &View, amount: u8) -> bool {
    let Viewer::Seat(seat) = view.viewer else { return false };
    let cost = offerings::cost(amount, view.board.priests[seat.index()]);
    view.purse(seat).is_some_and(|purse| cost > purse / 2)
}

fn in_turn(view: &View, turn: &Turn) -> Hints {
    let board = &view.board;
    if turn.forming.is_some() {
        return Hints { confirm: felled(view), ..Hints::default() };
    }
    if let Some(battle) = &turn.battle {
        return battle_hints(board, battle);
    }
    let listed = ["build", "move", "sail", "topple"].map(str::to_owned).to_vec();
    let mut confirm = into_battle(view, turn.seat);
    confirm.extend(
        match turn.task {
            // A creature and a swap draw on gold and on luck, and nothing undoes them.
            Task::Free if wasted(view, turn) => &["swap", "summon", "end"][..],
            Task::Free => &["swap", "summon"],
            // Final choices that affect other seats, or waste the creature.
            Task::Target => &["at", "from", "topple", "remake", "copy", "forgo"],
            _ => &[],
        }
        .iter()
        .map(|word| (*word).to_owned()),
    );
    if turn.task == Task::Kraken {
        confirm.extend(sinking(view));
    }
    Hints { open: open(view, turn), listed, confirm, ..Hints::default() }
}

/// Returns the open branch in a god's turn: the recruits while one is free, then the god's own special action.
fn open(view: &View, turn: &Turn) -> Option<String> {
    let word = match turn.god.filter(|_| turn.task == Task::Free)? {
        _ if wasted(view, turn) => "recruit",
        God::Ares => "move",
        God::Poseidon => "sail",
        God::Zeus | God::Athena => "build",
    };
    let begins = view.legal.iter().any(|action| action.to_string().starts_with(word));
    begins.then(|| word.to_owned())
}

/// True if a free recruit is still available (10.3).
fn wasted(view: &View, turn: &Turn) -> bool {
    turns::recruit_cost(turn) == Some(0) && view.legal.iter().any(|action| matches!(action, Action::Recruit(_)))
}

/// Returns the moves that begin a battle, as prefixes of notations.
fn into_battle(view: &View, seat: Seat) -> Vec<String> {
    let board = &view.board;
    let mut starts: Vec<String> = view
        .legal
        .iter()
        .filter_map(|action| match *action {
            Action::Move(from, to, _) => {
                let holding = board.holding(to);
                let defended = battles::holds(board, Place::Island(to));
                let hostile = holding.owner.is_some_and(|owner| owner != seat) && defended;
                hostile.then(|| format!("move {} {}", from.word(), to.word()))
            }
            Action::Sail(from, to, _) => board.hostile(seat).has(to).then(|| format!("sail {from} {to}")),
            Action::To(to) => board.hostile(seat).has(to).then(|| format!("to {to}")),
            _ => None,
        })
        .collect();
    starts.dedup();
    starts
}

/// Returns the steps of the Kraken that destroy fleets (14.6).
fn sinking(view: &View) -> impl Iterator<Item = String> + '_ {
    let sinks = |action: &&Action| matches!(action, Action::At(Place::Sea(sea)) if view.board.fleets(*sea).count() > 0);
    view.legal.iter().filter(sinks).map(ToString::to_string)
}

/// Returns the metropolis places that destroy buildings.
fn felled(view: &View) -> Vec<String> {
    let board = &view.board;
    let falls = |action: &&Action| {
        let Action::At(Place::Island(island)) = action else { return false };
        let covered = usize::from(board.map().covered(*island));
        board.holding(*island).slots.iter().take(covered).any(Option::is_some)
    };
    view.legal.iter().filter(falls).map(ToString::to_string).collect()
}

/// Suggests the layout of a battle, whose choices are public on both sides.
fn battle_hints(board: &Board, battle: &Battle) -> Hints {
    let Some(seat) = battle.asked() else { return Hints::default() };
    let mut ways = Vec::new();
    battles::legal(board, battle, seat, &mut ways);
    let quick = ways.iter().take(1 + WAYS).map(|action| Quick::Act(action.to_string())).collect();
    let main = Some(Action::Fight.to_string());
    Hints { quick, main, confirm: vec!["withdraw".to_owned()], ..Hints::default() }
}
