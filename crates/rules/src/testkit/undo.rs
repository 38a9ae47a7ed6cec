//! Checks that taking steps back changes nothing: neither what comes after, nor luck.

use crate::game::OptionValues;
use crate::games::AnyGame;
use crate::log::{FORMAT_WITH_UNDO, Header, play, step_line};
use crate::luck::{Dice, Luck, QuickDice, Seed};
use crate::table::{AnyTable, Done};
use crate::undo::GameRecord;
use crate::verify::{Depth, Reader, Unchecked};
use crate::{Seat, Waiting};
use serde_json::json;

/// The number of steps no game may exceed.
const ENDLESS: usize = 6_000;
/// A seat takes its steps back after one step in this number.
const ONE_IN: u32 = 5;

/// The numbers of what was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Undone {
    /// The times that a seat took own steps back.
    pub own: u32,
    /// The times that steps of other seats went with them.
    pub of_others: u32,
    /// The times that a step which showed something was to be taken back.
    pub refused: u32,
}

/// Plays random games to their end, each twice: once straight, and once with steps that are taken back and done again.
/// Both have the same luck, and lead to the same table; `verify` accepts the log of the second. Game `n` has the seed
/// `seed + n`.
///
/// # Errors
/// The first difference, with the seed of its game.
pub fn check_undo(
    game: &'static dyn AnyGame,
    seats: u8,
    options: &OptionValues,
    games: u32,
    seed: u64,
) -> Result<Undone, String> {
    let mut undone = Undone::default();
    for seed in (0..games).map(|n| seed.wrapping_add(n.into())) {
        Twice::begin(game, seats, options, seed)
            .and_then(|twice| twice.play_out(game, &mut undone))
            .map_err(|why| format!("{} with {seats} seats, seed {seed}: {why}", game.meta().id))?;
    }
    Ok(undone)
}

/// One game, straight and with steps that are taken back.
struct Twice {
    luck: Luck,
    dice: QuickDice,
    /// The straight game: the table before any step and after each.
    straight: Vec<Box<dyn AnyTable>>,
    /// The number of its steps up to the last that showed something.
    shown: usize,
    record: GameRecord,
}

impl Twice {
    fn begin(game: &dyn AnyGame, seats: u8, options: &OptionValues, seed: u64) -> Result<Twice, String> {
        let table = game.open(seats, options).map_err(|error| error.to_string())?;
        let luck = Luck { seed: Seed::from_words(&seed.to_string()), table: seed, start: 7 };
        let record = GameRecord::new(table.copy());
        Ok(Twice { luck, dice: QuickDice::new(seed), straight: vec![table], shown: 0, record })
    }

    fn play_out(mut self, game: &'static dyn AnyGame, undone: &mut Undone) -> Result<(), String> {
        while self.straight.len() < ENDLESS {
            let Some(table) = self.straight.last() else { break };
            let mut next = table.copy();
            let Some((seat, done)) = self.choose(next.as_mut())? else { return self.end(game) };
            let showed = seat.is_none() || done.events.iter().any(|(_, event)| event.reveals());
            self.repeat(seat, &done)?;
            self.straight.push(next);
            if showed {
                self.shown = self.straight.len() - 1;
            }
            self.refuse(undone)?;
            if self.dice.below(ONE_IN) == 0 {
                self.take_back(undone)?;
            }
        }
        Err("the game goes on and on".to_owned())
    }

    /// Chooses the next step of the straight game; `None` if it is over.
    fn choose(&mut self, table: &mut dyn AnyTable) -> Result<Option<(Option<Seat>, Done)>, String> {
        let mut one = |list: usize| self.dice.below(list as u32) as usize;
        match table.waiting() {
            Waiting::Over => Ok(None),
            Waiting::Chance => {
                let drawn = table.draw(&mut self.luck.dice(table.made() + 1));
                Ok(Some((None, drawn.ok_or("luck brings nothing")?)))
            }
            Waiting::Seats(seats) => {
                let seat = seats.iter().nth(one(seats.len())).ok_or("nobody is waited for")?;
                let legal = table.legal(seat);
                let done = table.act(seat, &legal[one(legal.len())]).map_err(|error| error.to_string())?;
                Ok(Some((Some(seat), done)))
            }
        }
    }

    /// Does the same in the other game. Luck is drawn there again.
    fn repeat(&mut self, seat: Option<Seat>, done: &Done) -> Result<(), String> {
        for step in &done.steps {
            let mut copy = self.record.table().copy();
            let done = match seat {
                None => copy.draw(&mut self.luck.dice(copy.made() + 1)).ok_or("luck brings nothing")?,
                Some(_) => play(copy.as_mut(), seat, &step.text).map_err(|error| error.to_string())?,
            };
            let found = done.steps.first().map(|step| step.text.as_str()).unwrap_or_default();
            if found != step.text {
                return Err(format!("luck brings `{found}` instead of `{}`", step.text));
            }
            self.record.advance(copy, &done);
        }
        Ok(())
    }

    /// Tries to take back a step that showed something.
    fn refuse(&mut self, undone: &mut Undone) -> Result<(), String> {
        if self.shown == 0 {
            return Ok(());
        }
        let to = self.dice.below(self.shown as u32) as usize;
        let before = self.record.entries().len();
        let to = if to == 0 { 0 } else { self.entry_of(to)? };
        for seat in (0..self.record.table().seats()).map(Seat) {
            if self.record.take(Some(seat), &crate::undo::undo(to)).is_ok() || self.record.entries().len() != before {
                return Err(format!("step {} showed something, and seat {seat} went back to {to}", self.shown));
            }
        }
        undone.refused += 1;
        Ok(())
    }

    /// Returns the number of the entry that is the `made`-th step that stands.
    fn entry_of(&self, made: usize) -> Result<u32, String> {
        Ok(self.record.standing().nth(made - 1).ok_or("a step is missing")?.seq)
    }

    /// Takes back steps since the last that showed something, compares, and does them again.
    fn take_back(&mut self, undone: &mut Undone) -> Result<(), String> {
        let made = self.straight.len() - 1;
        let back = made - self.shown;
        if back == 0 || self.record.table().waiting() == Waiting::Over {
            return Ok(());
        }
        let to = self.shown + self.dice.below(back as u32) as usize;
        let steps: Vec<_> = self.record.standing().skip(to).cloned().collect();
        let Some(seat) = steps.first().and_then(|step| step.seat) else { return Ok(()) };
        let entry = if to == 0 { 0 } else { self.entry_of(to)? };
        self.record.take(Some(seat), &crate::undo::undo(entry)).map_err(|error| error.to_string())?;
        let (table, there) = (self.record.table(), &self.straight[to]);
        if table.state() != there.state() || table.made() != there.made() {
            return Err(format!("after `undo {entry}` the table is not as after step {entry}"));
        }
        match steps.iter().any(|step| step.seat != Some(seat)) {
            true => undone.of_others += 1,
            false => undone.own += 1,
        }
        for step in steps {
            let done = Done { steps: vec![step.clone()], events: Vec::new() };
            self.repeat(step.seat, &done)?;
        }
        Ok(())
    }

    fn end(self, game: &'static dyn AnyGame) -> Result<(), String> {
        let (table, Some(straight)) = (self.record.table(), self.straight.last()) else { return Ok(()) };
        table.audit()?;
        if table.state() != straight.state() || table.standing() != straight.standing() {
            return Err("the two games end differently".to_owned());
        }
        let more = [
            ("seed", json!(self.luck.seed.to_hex())),
            ("table", json!(self.luck.table)),
            ("start", json!(self.luck.start)),
        ];
        let header = Header {
            format: FORMAT_WITH_UNDO,
            more: more.map(|(key, value)| (key.to_owned(), value)).into(),
            ..Header::of(table)
        };
        let mut reader = Reader::new([game].into_iter().collect(), Depth::Full);
        let steps = self.record.entries().iter().map(|step| step_line(step, None, false));
        for line in std::iter::once(header.line()).chain(steps) {
            reader.line(format!("{line}\n").as_bytes()).map_err(|misfit| misfit.to_string())?;
        }
        let closed = reader.end().map_err(|misfit| misfit.to_string())?;
        let consented = !closed.verified.unchecked.contains(&Unchecked::Agreed);
        if closed.record.table().state() != straight.state() || closed.verified.unchecked.contains(&Unchecked::Luck) {
            return Err(format!("the log does not verify: {:?}", closed.verified));
        }
        let others = self.took_from_others();
        if consented == others {
            return Err(format!("steps of others went: {others}, and verify says {:?}", closed.verified.unchecked));
        }
        Ok(())
    }

    /// True if a step of another seat was ever taken back.
    fn took_from_others(&self) -> bool {
        let mut standing: Vec<(u32, Option<Seat>)> = Vec::new();
        self.record.entries().iter().any(|entry| match crate::undo::target(&entry.text) {
            Some(to) => {
                let others = standing.iter().any(|(seq, seat)| *seq > to && *seat != entry.seat);
                standing.retain(|(seq, _)| *seq <= to);
                others
            }
            None => {
                standing.push((entry.seq, entry.seat));
                false
            }
        })
    }
}
