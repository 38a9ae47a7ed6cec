//! The rule that forbids an action, with its numbers.

use super::board::Board;
use super::data::{BUILD_COST, Building, Creature, God, Island, SPECIAL_COST, UNITS};
use super::grid::Sea;
use super::legal::{can_seize, can_take};
use super::phase::{Battle, Forming, Phase, Task, Turn};
use super::state::State;
use super::token::{Action, Piece, Place};
use super::{battles, creatures, fleets, metropolises, offerings, troops, turns};
use crate::{Refusal, Seat};

type Checked = Result<(), Refusal>;

fn no(rule: &'static str, section: &'static str) -> Refusal {
    Refusal::new(rule, section)
}

fn when(allowed: bool, refusal: impl FnOnce() -> Refusal) -> Checked {
    if allowed { Ok(()) } else { Err(refusal()) }
}

/// Checks whether `seat` may do `action` now.
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Checked {
    let board = &state.board;
    when(board.asked().is_some_and(|asked| asked.has(seat)), || no("not-your-turn", "10.1"))?;
    match &board.phase {
        Phase::Offer { lost, .. } => offerings::check(state, seat, *lost, action),
        Phase::Turn(turn) => {
            on_board(board, action)?;
            Desk { state, board, seat, turn }.check(action)
        }
        Phase::Starts | Phase::Markers | Phase::Row | Phase::Gods | Phase::Over(_) => Err(no("not-your-turn", "10.1")),
    }
}

/// Checks that the islands and sea spaces of an action are on this board (3.1).
fn on_board(board: &Board, action: Action) -> Checked {
    let map = board.map();
    let islands: [Option<Island>; 2] = match action {
        Action::Recruit(Piece::Troop(island))
        | Action::Sell(Piece::Troop(island))
        | Action::Build(island, _)
        | Action::At(Place::Island(island))
        | Action::Topple(island, _)
        | Action::Remake(island, ..)
        | Action::Withdraw(Place::Island(island))
        | Action::Give(island, _) => [Some(island), None],
        Action::Move(from, to, _) => [Some(from), Some(to)],
        _ => [None; 2],
    };
    let seas: [Option<Sea>; 2] = match action {
        Action::Recruit(Piece::Fleet(sea))
        | Action::Sell(Piece::Fleet(sea))
        | Action::To(sea)
        | Action::At(Place::Sea(sea))
        | Action::Withdraw(Place::Sea(sea)) => [Some(sea), None],
        Action::Sail(from, to, _) | Action::Push(from, to) => [Some(from), Some(to)],
        _ => [None; 2],
    };
    let known = islands.into_iter().flatten().all(|island| map.islands.has(island))
        && seas.into_iter().flatten().all(|sea| map.seas.has(sea));
    when(known, || no("not-on-board", "3.1"))
}

/// The parts of a state that the checks of a turn read.
struct Desk<'a> {
    state: &'a State,
    board: &'a Board,
    seat: Seat,
    turn: &'a Turn,
}

impl Desk<'_> {
    fn check(&self, action: Action) -> Checked {
        if let Some(forming) = self.turn.forming {
            return self.metropolis(forming, action);
        }
        if let Some(battle) = &self.turn.battle {
            return self.battle(battle, action);
        }
        match (self.turn.task, action) {
            (Task::Free, _) => self.free(action),
            (Task::Target, Action::Forgo) => Ok(()),
            (Task::Target, _) => self.target(action),
            (Task::SirenOwn(_), Action::At(Place::Sea(sea))) => {
                when(self.board.navy(self.seat).has(sea), || no("no-fleet-there", "14.4"))
            }
            (Task::Sail { at, group, regrouped, .. }, Action::To(_) | Action::With(_) | Action::Stop) => {
                self.sailing(at, group, regrouped, action)
            }
            (Task::Sylph { .. } | Task::Kraken | Task::Sphinx, Action::Stop) => Ok(()),
            (Task::Sylph { .. }, Action::Sail(from, to, count)) => self.sail(from, to, count),
            (Task::Kraken, Action::At(Place::Sea(sea))) => self.kraken(sea),
            (Task::Push, Action::Push(from, to)) => {
                when(creatures::crowded(self.board).has(from), || no("nothing-to-push", "14.5"))?;
                when(creatures::refuges(self.board, from).has(to), || no("no-refuge", "14.5"))
            }
            (Task::Sphinx, Action::Sell(piece)) => self.sale(piece),
            (Task::Prosperity, Action::At(Place::Island(island))) => self.own(island, "10.9"),
            _ => Err(no("finish-first", "20.7")),
        }
    }

    fn metropolis(&self, forming: Forming, action: Action) -> Checked {
        match (forming, action) {
            (Forming::Give(kind), Action::Give(island, slot)) => {
                let mut copies = metropolises::copies(self.board, self.seat, kind);
                self.no_twin(island, slot)?;
                when(copies.any(|copy| copy == (island, slot)), || {
                    no("not-of-the-set", "15.1").word(Building::CLASS, kind.id())
                })
            }
            (Forming::Place, Action::At(Place::Island(island))) => {
                self.own(island, "15.2")?;
                when(!self.board.holding(island).metropolis, || no("metropolis-there", "15.2"))?;
                when(metropolises::places(self.board, self.seat).has(island), || no("free-space-first", "15.2"))
            }
            _ => Err(no("metropolis-first", "15.1")),
        }
    }

    fn battle(&self, battle: &Battle, action: Action) -> Checked {
        match action {
            Action::Fight => Ok(()),
            Action::Withdraw(Place::Island(island)) => {
                let ways = battles::land_ways(self.board, battle, self.seat);
                when(ways.has(island), || no("no-way-back", "13.5"))
            }
            Action::Withdraw(Place::Sea(sea)) => {
                let ways = battles::sea_ways(self.board, battle, self.seat);
                when(ways.has(sea), || no("no-way-back", "13.6"))
            }
            _ => Err(no("battle-first", "13.3")),
        }
    }

    fn free(&self, action: Action) -> Checked {
        // Apollo gives no free actions: his turns end by themselves (10.9).
        let Some(god) = self.turn.god else { return Err(no("finish-first", "10.9")) };
        match action {
            Action::End => Ok(()),
            Action::Recruit(piece) => self.recruit(god, piece),
            Action::Build(island, slot) => self.build(god, island, slot),
            Action::Move(from, to, count) => {
                self.with_god(god, God::Ares)?;
                self.afford(SPECIAL_COST)?;
                self.march(from, to, count, false)
            }
            Action::Sail(from, to, count) => {
                self.with_god(god, God::Poseidon)?;
                self.afford(SPECIAL_COST)?;
                self.sail(from, to, count)
            }
            Action::Swap(creature) => {
                self.with_god(god, God::Zeus)?;
                self.in_row(creature)?;
                self.afford(SPECIAL_COST)
            }
            Action::Summon(creature) => {
                let price = turns::price(self.board, self.seat, creature);
                let (cost, _) = price.ok_or_else(|| no("not-in-row", "6.1").word(Creature::CLASS, creature.id()))?;
                self.afford(cost)
            }
            _ => Err(no("not-now", "10.2")),
        }
    }

    fn with_god(&self, god: God, wanted: God) -> Checked {
        when(god == wanted, || no("other-god", "10.4").word("god", god.id()).word("wanted", wanted.id()))
    }

    fn in_row(&self, creature: Creature) -> Checked {
        let there = self.board.creatures.row.contains(&Some(creature));
        when(there, || no("not-in-row", "6.1").word(Creature::CLASS, creature.id()))
    }

    /// Checks the cost. Only the acting seat sees this refusal (20.12).
    fn afford(&self, cost: u16) -> Checked {
        let purse = self.state.purse(self.seat);
        when(purse >= cost, || no("cannot-afford", "17.2").number("cost", cost).number("gold", purse))
    }

    /// Checks that the seat controls an island, for an action that this section limits to such islands.
    fn own(&self, island: Island, section: &'static str) -> Checked {
        let own = self.board.lands(self.seat).has(island);
        when(own, || no("not-your-island", section).word(Island::CLASS, island.id()))
    }

    fn recruit(&self, god: God, piece: Piece) -> Checked {
        let wanted = match piece {
            Piece::Troop(_) => God::Ares,
            Piece::Fleet(_) => God::Poseidon,
            Piece::Priest => God::Zeus,
            Piece::Philosopher => God::Athena,
        };
        when(god == wanted, || no("other-god", "10.3").word("god", god.id()).word("wanted", wanted.id()))?;
        let cost = turns::recruit_cost(self.turn);
        let most = god.recruit_costs().len() as i64;
        let cost = cost.ok_or_else(|| no("no-more-recruits", "10.3").number("most", most))?;
        self.afford(cost)?;
        let board = self.board;
        match piece {
            Piece::Troop(island) => {
                self.own(island, "10.3")?;
                when(turns::has_unit(board, self.seat, true), || no("all-units-out", "10.3").number("most", UNITS))
            }
            Piece::Fleet(sea) => {
                let coast = !board.map().shores[sea.index()].and(board.lands(self.seat)).is_empty();
                when(coast, || no("not-your-coast", "10.3"))?;
                self.open(sea)?;
                when(!board.hostile(self.seat).has(sea), || no("enemy-fleets-there", "10.3"))?;
                when(turns::has_unit(board, self.seat, false), || no("all-units-out", "10.3").number("most", UNITS))
            }
            Piece::Priest => when(board.has_priest(), || no("none-left", "20.5")),
            Piece::Philosopher => when(board.has_philosopher(), || no("none-left", "20.5")),
        }
    }

    fn open(&self, sea: Sea) -> Checked {
        when(!self.board.closed().has(sea), || no("space-closed", "11.2"))
    }

    fn build(&self, god: God, island: Island, slot: u8) -> Checked {
        let building = god.building();
        self.afford(BUILD_COST)?;
        self.own(island, "10.5")?;
        when(self.board.has_building(building), || no("none-left", "20.5"))?;
        let (map, holding) = (self.board.map(), self.board.holding(island));
        let slots = map.slots[island.index()];
        when((1..=slots).contains(&slot), || no("no-such-slot", "10.5").number("slots", slots))?;
        let covered = map.covered(island);
        when(!(holding.metropolis && slot <= covered), || no("slot-covered", "10.5"))?;
        let free = holding.slots[usize::from(slot) - 1].is_none();
        when(free, || no("slot-taken", "10.5"))?;
        let offered = turns::sites(self.board, island).any(|site| site + 1 == slot);
        when(offered, || no("slot-alike", "21.2"))
    }

    /// Checks a move of troops over fleets or through the air (12.1, 14.4, 14.9).
    fn march(&self, from: Island, to: Island, count: u8, flown: bool) -> Checked {
        let board = self.board;
        when(from != to, || no("same-island", "12.1"))?;
        self.own(from, "12.1")?;
        let troops = board.holding(from).troops;
        when((1..=troops).contains(&count), || no("too-few-troops", "12.1").number("troops", troops))?;
        when(troops::may_leave(board, from), || no("medusa-holds", "14.5"))?;
        when(troops::reached(board, self.seat, from, flown).has(to), || no("no-chain", "12.1"))?;
        when(!(flown && troops::chiron_bars(board, self.seat, to)), || no("chiron-bars", "14.5"))?;
        when(!troops::spared(board, self.seat, to), || no("last-island", "12.6").word(Island::CLASS, to.id()))
    }

    fn sail(&self, from: Sea, to: Sea, count: u8) -> Checked {
        let board = self.board;
        let there = fleets::movable(board, self.seat, from, &self.turn.task);
        let tired = matches!(&self.turn.task, Task::Sylph { tired, .. } if tired.at(from) > 0);
        let rule = if tired { ("fleets-fought", "20.7") } else { ("too-few-fleets", "11.1") };
        when((1..=there).contains(&count), || no(rule.0, rule.1).number("fleets", there))?;
        self.adjacent(from, to)?;
        self.open(to)
    }

    fn adjacent(&self, from: Sea, to: Sea) -> Checked {
        when(self.board.map().near[from.index()].has(to), || no("not-adjacent", "11.1"))
    }

    fn sailing(&self, at: Sea, group: u8, regrouped: bool, action: Action) -> Checked {
        match action {
            Action::To(to) => {
                self.adjacent(at, to)?;
                self.open(to)
            }
            Action::With(count) => {
                let there = self.board.fleets(at).count();
                when(!regrouped, || no("regrouped", "11.1"))?;
                when((1..=there).contains(&count), || no("too-few-fleets", "11.1").number("fleets", there))?;
                when(count != group, || no("same-group", "11.1"))
            }
            _ => Ok(()),
        }
    }

    fn kraken(&self, sea: Sea) -> Checked {
        let near = self.board.creatures.kraken.is_some_and(|at| self.board.map().near[at.index()].has(sea));
        when(near, || no("not-adjacent", "14.6"))?;
        self.afford(SPECIAL_COST)
    }

    fn sale(&self, piece: Piece) -> Checked {
        let board = self.board;
        let has = match piece {
            Piece::Troop(island) => board.lands(self.seat).has(island) && board.holding(island).troops > 0,
            Piece::Fleet(sea) => board.navy(self.seat).has(sea),
            Piece::Priest => board.priests[self.seat.index()] > 0,
            Piece::Philosopher => board.philosophers[self.seat.index()] > 0,
        };
        when(has, || no("nothing-to-sell", "14.4"))
    }

    /// Checks the target of the active creature (14.4–14.6).
    fn target(&self, action: Action) -> Checked {
        let (board, seat) = (self.board, self.seat);
        let Some(creature) = self.turn.power() else { return Err(no("finish-first", "20.7")) };
        match (creature, action) {
            (Creature::Siren, Action::At(Place::Sea(sea))) => {
                when(creatures::lone_enemies(board, seat).has(sea), || no("no-lone-enemy", "14.4"))
            }
            (Creature::Pegasus, Action::Move(from, to, count)) => self.march(from, to, count, true),
            (Creature::Giant, Action::Topple(island, slot)) => {
                self.building(island, slot)?;
                when(!board.has_figurine(Creature::Chiron, island), || no("chiron-bars", "14.5"))
            }
            (Creature::Chimera, Action::Copy(copied)) => {
                let there = board.creatures.discard.has(copied);
                when(there, || no("not-discarded", "14.4").word(Creature::CLASS, copied.id()))
            }
            (Creature::Cyclops, Action::Remake(island, slot, new)) => {
                self.own(island, "14.4")?;
                let old = self.building(island, slot)?;
                when(old != new, || no("same-building", "14.4"))?;
                when(board.has_building(new), || no("none-left", "20.5"))
            }
            (Creature::Harpy, Action::At(Place::Island(island))) => {
                let spared = board.has_figurine(Creature::Chiron, island);
                when(!spared, || no("chiron-bars", "14.5"))?;
                when(can_seize(board, seat, island), || no("no-enemy-troop", "14.4"))
            }
            (Creature::Griffon | Creature::Satyr | Creature::Dryad, Action::From(victim)) => {
                let allowed = victim.0 < board.seats && can_take(board, seat, creature, victim);
                when(allowed, || no("nothing-to-take", "14.4"))
            }
            (Creature::Kraken, Action::At(Place::Sea(_))) => Ok(()),
            (_, Action::At(Place::Island(_))) if creature.figurine().is_some() => Ok(()),
            _ => Err(no("creature-first", "14.1").word(Creature::CLASS, creature.id())),
        }
    }

    /// Returns the building on a slot counted from 1.
    fn building(&self, island: Island, slot: u8) -> Result<Building, Refusal> {
        let slots = &self.board.holding(island).slots;
        let there = slots.get(usize::from(slot).wrapping_sub(1)).copied().flatten();
        self.no_twin(island, slot)?;
        there.ok_or_else(|| no("no-building-there", "14.4"))
    }

    /// Among equal buildings, only the one on the lowest slot may be named (21.2).
    fn no_twin(&self, island: Island, slot: u8) -> Checked {
        let at = usize::from(slot).wrapping_sub(1);
        let built = self.board.holding(island).buildings().any(|(other, _)| other == at);
        let offered = self.board.different(island).any(|(other, _)| other == at);
        when(!built || offered, || no("slot-alike", "21.2"))
    }
}
