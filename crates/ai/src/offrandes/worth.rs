//! The worth of boards for a city, in points of worship at the end of the game.
//!
//! It uses only the four basic operations, so that every machine computes the same numbers. The weights were tuned one
//! by one, a changed player against three unchanged ones over 1,200 games, until no change won clearly more than a
//! quarter of them. A city that spends too freely loses: the seat that most overvalues a lot buys it.

use super::Judge;
use agon_rules::Seat;
use agon_rules::offrandes::data::{Altar, Character, END_SCORE, TOP};
use agon_rules::offrandes::{Board, Offering, Phase, Scene};

/// The expected rise of a city on each ladder in a round, in levels.
const GROWTH: f32 = 0.3;
/// The share of an altar's points that a future offering is expected to keep.
const KEEP: f32 = 0.4;
/// The chance in one round that one rival who can take an altar takes it.
const TAKE: f32 = 0.15;
/// The points a bribe in each coming round is worth.
const BRIBE: f32 = 6.0;
/// The points a drachma is worth for each round in which it can still buy.
const DRACHMA: f32 = 0.5;
/// The share of that value for drachmae that the next income would push above the purse.
const SPILL: f32 = 0.4;
/// The most drachmae that leave room for the next income.
const ROOM: f32 = 15.0;
/// The weight of the others' worth against one's own, shared among them.
const ENVY: f32 = 0.5;
/// The most rounds to plan for.
const FARTHEST: f32 = 7.0;

/// A part of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Auctions,
    Corruption,
    Sacrifices,
}

impl From<&Scene> for Part {
    fn from(scene: &Scene) -> Part {
        match scene {
            Scene::Sacrifice { .. } => Part::Sacrifices,
            Scene::Bribe { .. } | Scene::Rank { .. } => Part::Corruption,
            _ => Part::Auctions,
        }
    }
}

impl From<&Phase> for Part {
    fn from(phase: &Phase) -> Part {
        match phase {
            Phase::Sacrifice { .. } => Part::Sacrifices,
            Phase::Bribe { .. } | Phase::Rank { .. } => Part::Corruption,
            _ => Part::Auctions,
        }
    }
}

/// The expected rest of the game, computed once per decision so that its candidates are comparable.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// Sacrifice phases still to come.
    rounds: f32,
    /// Rounds in which money can still buy something.
    markets: f32,
}

impl Outlook {
    /// Computes the outlook in a part of a round.
    pub(super) fn of(board: &Board, part: Part) -> Outlook {
        let empty = board.altars.iter().filter(|altar| altar.is_none()).count() as f32;
        let ready = board.everybody().filter(|&seat| hopes(board, seat, 0.0).points() > 0.0).count() as f32;
        let by_altars = empty / (0.6 * ready).max(1.4);
        let pace = |seat| hopes(board, seat, 1.0).lamp + hopes(board, seat, 1.0).points();
        let by_points = board
            .everybody()
            .map(|seat| f32::from((END_SCORE + 1).saturating_sub(board.score(seat))) / pace(seat).max(4.0))
            .fold(FARTHEST, f32::min);
        let rounds = by_altars.min(by_points).clamp(1.0, FARTHEST);
        match part {
            Part::Sacrifices => Outlook { rounds: rounds - 0.7, markets: rounds - 0.7 },
            Part::Corruption => Outlook { rounds, markets: rounds - 0.7 },
            Part::Auctions => Outlook { rounds, markets: rounds - 0.5 },
        }
    }
}

/// The expected offering of a city some rounds from now, if its ladders keep growing; levels may be fractions.
struct Hopes {
    kind: f32,
    count: f32,
    reach: f32,
    lamp: f32,
}

fn hopes(board: &Board, seat: Seat, rounds: f32) -> Hopes {
    let growth = GROWTH * rounds;
    let top = f32::from(TOP);
    let level = |character| f32::from(board.level(seat, character));
    let (water, flower) = (level(Character::WaterCarrier), level(Character::FlowerCarrier));
    // Both carriers' growth goes to the lower one until they are equal.
    let count = (water.min(flower) + 2.0 * growth).min((water + flower) / 2.0 + growth);
    Hopes {
        kind: (level(Character::Peasant) + growth).min(top),
        count: count.min(top),
        reach: (level(Character::TempleGuardian) + growth).min(top),
        lamp: 2.0 * (level(Character::Priestess) + growth).min(top),
    }
}

impl Hopes {
    /// Returns the points of the animals, if an altar takes them.
    fn points(&self) -> f32 {
        self.kind * self.count * self.reach.min(1.0)
    }

    /// Returns the chance of this offering to take an altar, 0 to 1.
    fn takes(&self, altar: Altar, there: Option<Offering>) -> f32 {
        let share = |have: f32, need: f32| (have - need + 1.0).clamp(0.0, 1.0);
        let reach = share(self.reach, f32::from(altar.tier()));
        let able = self.kind.min(1.0) * self.count.min(1.0);
        let beats = there.map_or(1.0, |there| {
            let (value, count) = (f32::from(there.animal.value()), f32::from(there.count));
            // An equal offering is illegal: at least one value must be higher.
            let more = (self.kind - value).max(0.0) + (self.count - count).max(0.0);
            share(self.kind, value) * share(self.count, count) * more.min(1.0)
        });
        reach * able * beats
    }
}

/// Returns the points that a seat may expect from this position at the end of the game.
pub(super) fn worth(board: &Board, seat: Seat, outlook: &Outlook) -> f32 {
    let held: f32 = board.held(seat).map(|altar| kept(board, seat, altar, outlook)).sum();
    f32::from(board.score(seat))
        + held
        + harvest(board, seat, outlook)
        + intrigue(board, seat, outlook)
        + purse(board, seat, outlook)
}

/// Returns the expected points of a held altar at the end of the game.
fn kept(board: &Board, seat: Seat, altar: Altar, outlook: &Outlook) -> f32 {
    let there = board.altars[altar.index()];
    let rivals = board.everybody().filter(|&rival| rival != seat);
    let threat: f32 = rivals.map(|rival| hopes(board, rival, 0.5 * outlook.rounds).takes(altar, there)).sum();
    let risk = threat * TAKE * outlook.rounds;
    f32::from(altar.points()) / (1.0 + risk)
}

/// Returns the points that a seat expects from lamps, animals and altars until the end of the game.
fn harvest(board: &Board, seat: Seat, outlook: &Outlook) -> f32 {
    let mut sum = 0.0;
    let mut taken = [false; Altar::ALL.len()];
    let mut later = 0.0;
    while later < outlook.rounds {
        let share = (outlook.rounds - later).min(1.0);
        let hopes = hopes(board, seat, later);
        let mut open: f32 = 0.0;
        let mut prize = (0.0, None);
        for altar in Altar::ALL {
            let there = board.altars[altar.index()];
            let takes = hopes.takes(altar, there);
            open = open.max(takes);
            let own = there.is_some_and(|there| there.owner == seat);
            let points = takes * f32::from(altar.points());
            if !own && !taken[altar.index()] && points > prize.0 {
                prize = (points, Some(altar));
            }
        }
        if let (_, Some(altar)) = prize {
            taken[altar.index()] = true;
        }
        sum += share * (hopes.lamp + hopes.points() * open + prize.0 * KEEP);
        later += 1.0;
    }
    sum
}

/// Returns the expected gain and loss by bribes in the coming rounds.
fn intrigue(board: &Board, seat: Seat, outlook: &Outlook) -> f32 {
    let victims = |briber: Seat| {
        let level = board.level(briber, Character::Briber);
        board.everybody().filter(move |&s| s != briber && board.level(s, Character::Guardsman) < level)
    };
    let gain = if victims(seat).next().is_some() { 1.0 } else { 0.0 };
    let attackers = board.everybody().filter(|&rival| victims(rival).any(|victim| victim == seat));
    let loss: f32 = attackers.map(|rival| 1.0 / victims(rival).count() as f32).sum();
    // A level above the need still helps, because other cities rise too.
    let spare = f32::from(board.level(seat, Character::Briber) + board.level(seat, Character::Guardsman));
    outlook.rounds * BRIBE * (gain - 0.7 * loss + 0.08 * spare)
}

/// Returns the worth of the money by its expected purchases.
fn purse(board: &Board, seat: Seat, outlook: &Outlook) -> f32 {
    let purse = f32::from(board.purse(seat));
    (purse.min(ROOM) + SPILL * (purse - ROOM).max(0.0)) * DRACHMA * outlook.markets.max(0.0)
}

impl Judge {
    /// Returns the worth of the boards for the judge's seat, less the weighted worth of the others.
    pub(super) fn value(&self, board: &Board) -> f32 {
        let others: f32 = board.everybody().filter(|&seat| seat != self.seat).map(|seat| self.worth(board, seat)).sum();
        self.worth(board, self.seat) - ENVY * others / f32::from(board.seats - 1)
    }

    /// Returns the worth of the boards for any seat by itself.
    pub(super) fn worth(&self, board: &Board, seat: Seat) -> f32 {
        worth(board, seat, &self.outlook)
    }
}
