//! Checks that the log as text leads to the same table, and that refused actions change nothing.

use super::fault::{Found, Kind, ensure};
use super::{Entry, Ground, Report};
use crate::Seat;
use crate::game::Game;
use crate::luck::Dice;
use crate::table::{AnyTable, Play};

/// A state of the live game that the replay must reach: the number of steps, and the state.
pub(super) type Mark<G> = (usize, <G as Game>::State);

/// Replays the history from its text on a table with erased types. At each mark the states must be equal, and the table
/// must refuse an illegal action.
pub(super) fn check<G: Game>(
    ground: &Ground<G>,
    history: &[Entry<G>],
    marks: &[Mark<G>],
    dice: &mut dyn Dice,
    report: &mut Report,
) -> Result<(), Found> {
    let elsewhere = |why: String| Found::new(Kind::Replay, why);
    let mut table = Play::<G>::open(ground.seats, &ground.values).map_err(|error| elsewhere(error.to_string()))?;
    let mut marks = marks.iter().peekable();
    for made in 0..=history.len() {
        while let Some((_, state)) = marks.next_if(|mark| mark.0 == made) {
            ensure(table.state() == state, Kind::Replay, || {
                format!("after {made} steps the log leads to {:?}, the game was at {state:?}", table.state())
            })?;
            refuse(ground, &mut table, dice, report)?;
        }
        let Some(entry) = history.get(made) else { break };
        let done = match entry {
            Entry::Act(seat, action) => table.act(*seat, &action.to_string()),
            Entry::Chance(chance) => table.resolve(&chance.to_string()),
        };
        done.map_err(|error| elsewhere(format!("step {} ({entry}): {error}", made + 1)))?;
    }
    Ok(())
}

/// Tries an illegal action.
fn refuse<G: Game>(
    ground: &Ground<G>,
    table: &mut Play<G>,
    dice: &mut dyn Dice,
    report: &mut Report,
) -> Result<(), Found> {
    let seat = Seat(dice.below(u32::from(ground.seats)) as u8);
    let action = ground.lexicon.actions[dice.below(ground.lexicon.actions.len() as u32) as usize];
    if G::check(table.state(), seat, action).is_ok() {
        return Ok(());
    }
    report.refused += 1;
    let before = (table.state().clone(), table.seq());
    let done = table.act(seat, &action.to_string());
    ensure(done.is_err(), Kind::Refusal, || format!("{seat}: {action} is against the rules, but the table did it"))?;
    ensure((table.state(), table.seq()) == (&before.0, before.1), Kind::Refusal, || {
        format!("{seat}: {action} was refused and changed the table")
    })
}
