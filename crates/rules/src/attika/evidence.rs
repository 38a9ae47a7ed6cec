//! Hands that fit everything one viewer saw: the cards each seat held at the end of every age of the deck.
//!
//! Every viewer knows the number of cards each seat took and the cards it paid. A finished age was drawn to its last
//! card, so the sum of all hidden hands at its end is public too. Only its split among the seats is unknown. This
//! module solves for these numbers like a puzzle. Each number has a least and a most, and every rule narrows them. If
//! no rule narrows further, the module chooses one number at random, and takes back an impossible choice. The true
//! hands are a solution, so at least one exists.

use super::ages::Ages;
use super::cards::Cards;
use super::data::SEATS;
use super::price::Price;
use crate::luck::Dice;
use arrayvec::ArrayVec;

/// The most rows of a table of hands: the hidden seats, and the deck if it is not empty.
const ROWS: usize = SEATS + 1;
/// The number of choices to try before starting again.
const PATIENCE: u32 = 600;

/// Cards by row and landscape at the end of an age.
type Table = [[i16; 4]; ROWS];

/// The public facts.
pub(super) struct Evidence {
    /// Hidden seats.
    seats: ArrayVec<usize, SEATS>,
    /// Cards taken in an age, by row.
    took: Vec<[i16; ROWS]>,
    /// Cards paid in an age, by row.
    paid: Vec<Table>,
    /// Cards held at the end of an age, by row.
    sizes: Vec<[i16; ROWS]>,
    /// Cards all rows held together at the end of an age.
    pools: Vec<[i16; 4]>,
    /// By set of landscapes, the fewest cards a row must hold at the end of an age.
    needs: Vec<[[i16; 16]; ROWS]>,
}

/// The least and the most of every number.
#[derive(Clone)]
struct Bounds {
    least: Vec<Table>,
    most: Vec<Table>,
}

/// An impossible choice.
struct Impossible;

impl Evidence {
    /// Collects the facts of a viewer that knows the draws of all seats that are not hidden. `payer` must pay a price
    /// now.
    pub(super) fn new(
        ages: &Ages,
        seats: ArrayVec<usize, SEATS>,
        known: impl Fn(usize) -> Cards,
        payer: Option<(usize, Price)>,
    ) -> Evidence {
        let mut evidence = Evidence {
            seats,
            took: vec![[0; ROWS]; ages.count()],
            paid: vec![[[0; 4]; ROWS]; ages.count()],
            sizes: vec![[0; ROWS]; ages.count()],
            pools: vec![[0; 4]; ages.count()],
            needs: vec![[[0; 16]; ROWS]; ages.count()],
        };
        let (mut sizes, mut pool) = ([0i16; ROWS], [0i16; 4]);
        for (at, age) in ages.iter().enumerate() {
            for (sum, count) in pool.iter_mut().zip(age.deck.beyond(known(at)).counts()) {
                *sum += i16::from(count);
            }
            for (row, &seat) in evidence.seats.iter().enumerate() {
                evidence.took[at][row] = i16::from(age.took[seat]);
                evidence.paid[at][row] = age.paid[seat].counts().map(i16::from);
                sizes[row] += i16::from(age.took[seat]) - i16::from(age.paid[seat].len());
                for (sum, count) in pool.iter_mut().zip(evidence.paid[at][row]) {
                    *sum -= count;
                }
            }
            (evidence.sizes[at], evidence.pools[at]) = (sizes, pool);
        }
        let (last, deck) = (evidence.last(), evidence.seats.len());
        evidence.sizes[last][deck] = pool.iter().sum::<i16>() - sizes.iter().sum::<i16>();
        evidence.find_needs(ages, payer);
        evidence
    }

    fn last(&self) -> usize {
        self.pools.len() - 1
    }

    /// Returns the number of rows at the end of an age: the deck is empty at the end of every age except the last.
    fn rows(&self, at: usize) -> usize {
        self.seats.len() + usize::from(at == self.last())
    }

    /// Finds the cards each hand needs for the payments of later ages and for the present price: those that its later
    /// draws cannot provide. For a single seat no other condition exists.
    fn find_needs(&mut self, ages: &Ages, payer: Option<(usize, Price)>) {
        for (row, &seat) in self.seats.iter().enumerate() {
            for set in 1..16 {
                let mut need = match payer {
                    // This number of landscapes may be missing, because two cards of any kind replace each.
                    Some((payer, price)) if payer == seat => {
                        let spare = self.sizes[self.last()][row] - i16::from(price.least());
                        i16::from(price.symbols.of_set(set)) - spare
                    }
                    _ => 0,
                };
                for (needs, age) in self.needs.iter_mut().rev().zip(ages.iter().rev()) {
                    needs[row][set] = need.max(0);
                    let within = i16::from(age.held[seat][set]);
                    let paid = i16::from(age.paid[seat].of_set(set));
                    need = within.max(need.max(0) + paid - i16::from(age.took[seat]));
                }
            }
        }
    }

    /// Finds hands that fit, by age and seat; `None` if there are none.
    pub(super) fn solve(&self, dice: &mut dyn Dice) -> Option<Vec<[Cards; SEATS]>> {
        let none = vec![[[0; 4]; ROWS]; self.pools.len()];
        let mut bounds = Bounds { least: none.clone(), most: none };
        for at in 0..self.pools.len() {
            for row in 0..self.rows(at) {
                bounds.most[at][row] = self.pools[at];
            }
        }
        self.narrow(&mut bounds).ok()?;
        let found = (1..=64).find_map(|tries| self.choose(&bounds, &mut (PATIENCE * tries), dice))?;
        let mut hands = vec![[Cards::NONE; SEATS]; self.pools.len()];
        for (at, hands) in hands.iter_mut().enumerate() {
            for (row, &seat) in self.seats.iter().enumerate() {
                hands[seat] = Cards::new(found.least[at][row].map(|count| count.max(0) as u8));
            }
        }
        Some(hands)
    }

    /// Chooses the open numbers one after another, the latest ages first. Returns `None` if no choice fits, or if
    /// `patience` is used up.
    fn choose(&self, bounds: &Bounds, patience: &mut u32, dice: &mut dyn Dice) -> Option<Bounds> {
        let Some((at, row, kind)) = self.open(bounds, dice) else { return Some(bounds.clone()) };
        let (least, most) = (bounds.least[at][row][kind], bounds.most[at][row][kind]);
        let likely = self.likely(bounds, (at, row, kind), dice);
        // Starts with the likely number and tries the others in a circle from there.
        let count = most - least + 1;
        for step in 0..count {
            *patience = patience.checked_sub(1)?;
            let value = least + (likely - least + step) % count;
            let mut next = bounds.clone();
            (next.least[at][row][kind], next.most[at][row][kind]) = (value, value);
            if self.narrow(&mut next).is_ok()
                && let Some(found) = self.choose(&next, patience, dice)
            {
                return Some(found);
            }
        }
        None
    }

    /// Returns a random open number of the latest age that has one; `None` if all numbers are fixed.
    fn open(&self, bounds: &Bounds, dice: &mut dyn Dice) -> Option<(usize, usize, usize)> {
        (0..self.pools.len()).rev().find_map(|at| {
            let mut open = ArrayVec::<(usize, usize, usize), { ROWS * 4 }>::new();
            for row in 0..self.seats.len() {
                let kinds = (0..4).filter(|&kind| bounds.least[at][row][kind] < bounds.most[at][row][kind]);
                open.extend(kinds.map(|kind| (at, row, kind)));
            }
            (!open.is_empty()).then(|| open[dice.below(open.len() as u32) as usize])
        })
    }

    /// Returns the number of cards of a landscape a hand gets from a random deal of the free cards of the pool.
    fn likely(&self, bounds: &Bounds, (at, row, kind): (usize, usize, usize), dice: &mut dyn Dice) -> i16 {
        let (least, most) = (&bounds.least[at], &bounds.most[at]);
        let mut free: [i16; 4] = std::array::from_fn(|kind| {
            let settled: i16 = (0..self.rows(at)).map(|row| least[row][kind]).sum();
            if most[row][kind] > least[row][kind] { self.pools[at][kind] - settled } else { 0 }
        });
        let mut value = least[row][kind];
        for _ in 0..self.sizes[at][row] - least[row].iter().sum::<i16>() {
            let all: i16 = free.iter().sum();
            if all <= 0 {
                break;
            }
            let mut mark = dice.below(all as u32) as i16;
            let drawn = free.iter().position(|&count| {
                let here = mark < count;
                mark -= count;
                here
            });
            let drawn = drawn.unwrap_or(kind);
            free[drawn] -= 1;
            value += i16::from(drawn == kind);
        }
        value.min(most[row][kind])
    }

    /// Narrows every number by every rule until nothing changes.
    fn narrow(&self, bounds: &mut Bounds) -> Result<(), Impossible> {
        loop {
            let mut changed = false;
            for at in 0..self.pools.len() {
                for row in 0..self.rows(at) {
                    changed |= self.narrow_row(bounds, at, row)?;
                    if row < self.seats.len() {
                        changed |= self.narrow_age(bounds, at, row)?;
                    }
                }
                for kind in 0..4 {
                    changed |= self.narrow_pool(bounds, at, kind)?;
                }
            }
            if !changed {
                return Ok(());
            }
        }
    }

    /// Narrows a hand by its size, and by the cards it needs of each set of landscapes.
    fn narrow_row(&self, bounds: &mut Bounds, at: usize, row: usize) -> Result<bool, Impossible> {
        let (size, mut changed) = (self.sizes[at][row], false);
        for set in 1..16usize {
            // The last set is the whole hand: its size is both a least and a most.
            let need = if set == 15 { size } else { self.needs[at][row][set] };
            if need == 0 && set != 15 {
                continue;
            }
            let kinds = |inside: bool| (0..4).filter(move |kind| (set & (1 << kind) != 0) == inside);
            let most: i16 = kinds(true).map(|kind| bounds.most[at][row][kind]).sum();
            for kind in kinds(true) {
                let others = most - bounds.most[at][row][kind];
                changed |= bounds.raise(at, row, kind, need - others)?;
            }
            let outside = if set == 15 { 15 } else { 15 & !set };
            let within = if set == 15 { size } else { size - need };
            let least: i16 =
                (0..4).filter(|kind| outside & (1 << kind) != 0).map(|kind| bounds.least[at][row][kind]).sum();
            for kind in (0..4).filter(|kind| outside & (1 << kind) != 0) {
                let others = least - bounds.least[at][row][kind];
                changed |= bounds.lower(at, row, kind, within - others)?;
            }
        }
        Ok(changed)
    }

    /// Narrows the change from one age to the next: a seat gains at most the cards it took, and pays.
    fn narrow_age(&self, bounds: &mut Bounds, at: usize, row: usize) -> Result<bool, Impossible> {
        let (took, paid, mut changed) = (self.took[at][row], self.paid[at][row], false);
        for (kind, paid) in paid.into_iter().enumerate() {
            let before = |table: &[Table]| at.checked_sub(1).map_or(0, |at| table[at][row][kind]);
            let (least, most) = (before(&bounds.least), before(&bounds.most));
            changed |= bounds.raise(at, row, kind, least - paid)?;
            changed |= bounds.lower(at, row, kind, most - paid + took)?;
            if let Some(before) = at.checked_sub(1) {
                let (least, most) = (bounds.least[at][row][kind], bounds.most[at][row][kind]);
                changed |= bounds.lower(before, row, kind, most + paid)?;
                changed |= bounds.raise(before, row, kind, least + paid - took)?;
            }
        }
        Ok(changed)
    }

    /// Narrows by the pool: all hands together hold it.
    fn narrow_pool(&self, bounds: &mut Bounds, at: usize, kind: usize) -> Result<bool, Impossible> {
        let (rows, pool, mut changed) = (self.rows(at), self.pools[at][kind], false);
        let least: i16 = (0..rows).map(|row| bounds.least[at][row][kind]).sum();
        let most: i16 = (0..rows).map(|row| bounds.most[at][row][kind]).sum();
        if least > pool || most < pool {
            return Err(Impossible);
        }
        for row in 0..rows {
            let (own_least, own_most) = (bounds.least[at][row][kind], bounds.most[at][row][kind]);
            changed |= bounds.raise(at, row, kind, pool - (most - own_most))?;
            changed |= bounds.lower(at, row, kind, pool - (least - own_least))?;
        }
        Ok(changed)
    }
}

impl Bounds {
    fn raise(&mut self, at: usize, row: usize, kind: usize, least: i16) -> Result<bool, Impossible> {
        let own = &mut self.least[at][row][kind];
        let changed = least > *own;
        *own = least.max(*own);
        if *own > self.most[at][row][kind] { Err(Impossible) } else { Ok(changed) }
    }

    fn lower(&mut self, at: usize, row: usize, kind: usize, most: i16) -> Result<bool, Impossible> {
        let own = &mut self.most[at][row][kind];
        let changed = most < *own;
        *own = most.min(*own);
        if *own < self.least[at][row][kind] { Err(Impossible) } else { Ok(changed) }
    }
}
