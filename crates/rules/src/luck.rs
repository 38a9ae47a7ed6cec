//! Luck: provable at a table, fast in search. Rules never draw; the caller passes an outcome in.
//!
//! The luck of a table depends on its seed, its number, the id of the interaction that started it, and the step's
//! `seq`. Anybody with the opened seed can draw every outcome again: the sampler below is frozen (a golden test holds
//! it).

use crate::digest::{digest, hex, unhex};

/// A source of luck.
pub trait Dice {
    /// Returns a uniform number below `n`. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

/// The 32 bytes that determine all luck of a table. Secret until the table is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// Hides the bytes.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl Seed {
    /// Makes a seed from any words, for self-play and tests.
    pub fn from_words(words: &str) -> Seed {
        Seed(digest(&[b"agon-words-v1", words.as_bytes()]))
    }

    /// Returns the promise that players see before the first joins: SHA-256 over a domain word and the seed, in hex.
    pub fn commitment(&self) -> String {
        hex(&digest(&[b"agon-seed-v1", &self.0]))
    }

    /// Returns the seed in hex, the form the end of a table shows.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// Reads the 64 hex digits of [`Seed::to_hex`]; `None` if the text is anything else.
    pub fn from_hex(text: &str) -> Option<Seed> {
        unhex(text).map(Seed)
    }
}

/// The luck of one table.
#[derive(Clone, Copy, Debug)]
pub struct Luck {
    /// The table's seed.
    pub seed: Seed,
    /// The table's number in the database.
    pub table: u64,
    /// The id of the interaction that started the table. Nobody can choose this id, so nobody can choose the luck.
    pub start: u64,
}

impl Luck {
    /// Draws the seating of `n` players: entry `i` is the player on seat `i`, counted from 0 in order of joining. It
    /// uses the dice of step 0, which no log has. From the last place down to the second, it swaps each entry with one
    /// not above it.
    pub fn order(&self, n: u8) -> Vec<u8> {
        let mut order: Vec<u8> = (0..n).collect();
        let mut dice = self.dice(0);
        for last in (1..n).rev() {
            order.swap(usize::from(last), dice.below(u32::from(last) + 1) as usize);
        }
        order
    }

    /// Returns the dice of the step `seq`.
    pub fn dice(&self, seq: u32) -> TableDice {
        TableDice { luck: *self, seq, block: 0, words: [0; 8], used: 8 }
    }
}

/// The dice of one step: SHA-256 in counter mode, read as 32-bit little-endian words.
#[derive(Clone, Debug)]
pub struct TableDice {
    luck: Luck,
    seq: u32,
    block: u32,
    words: [u32; 8],
    used: usize,
}

impl TableDice {
    fn word(&mut self) -> u32 {
        if self.used == self.words.len() {
            let bytes = digest(&[
                b"agon-luck-v1",
                &self.luck.seed.0,
                &self.luck.table.to_le_bytes(),
                &self.luck.start.to_le_bytes(),
                &self.seq.to_le_bytes(),
                &self.block.to_le_bytes(),
            ]);
            for (word, four) in self.words.iter_mut().zip(bytes.chunks_exact(4)) {
                *word = four.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte));
            }
            self.block += 1;
            self.used = 0;
        }
        let word = self.words[self.used];
        self.used += 1;
        word
    }
}

/// Frozen: drops words at or above the greatest multiple of `n`, and takes the rest modulo `n`.
impl Dice for TableDice {
    fn below(&mut self, n: u32) -> u32 {
        let n = u64::from(n.max(1));
        let fair = (1u64 << 32) / n * n;
        loop {
            let word = u64::from(self.word());
            if word < fair {
                return (word % n) as u32;
            }
        }
    }
}

/// Fast dice for search and self-play (xorshift64*); never for a table with people.
#[derive(Clone, Debug)]
pub struct QuickDice(u64);

impl QuickDice {
    /// Makes dice that give the same numbers for the same seed.
    pub fn new(seed: u64) -> QuickDice {
        // SplitMix64 spreads small seeds; the state must not be 0.
        let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        QuickDice((z ^ (z >> 31)) | 1)
    }
}

impl Dice for QuickDice {
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let word = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32;
        ((word * u64::from(n.max(1))) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this fails, nobody can check finished tables any more: the sampler is frozen.
    #[test]
    fn the_sampler_is_frozen() {
        let luck = Luck { seed: Seed([7; 32]), table: 12, start: 34 };
        let mut dice = luck.dice(1);
        let drawn: Vec<u32> = (0..12).map(|_| dice.below(6)).collect();
        assert_eq!(drawn, GOLDEN);
        assert_eq!(luck.seed.commitment(), GOLDEN_COMMITMENT);
    }

    const GOLDEN: [u32; 12] = [0, 0, 2, 0, 3, 5, 1, 4, 4, 5, 5, 5];
    const GOLDEN_COMMITMENT: &str = "b43733b11d401f329b5cc4fdc347b50b024b38594b41601dba20b3ebf8ffc3c7";

    /// If this fails, nobody can check the drawn seats any more.
    #[test]
    fn the_order_of_seats_is_frozen_and_anybodys_to_draw() {
        let luck = Luck { seed: Seed([7; 32]), table: 12, start: 34 };
        assert_eq!(luck.order(0), [0; 0]);
        assert_eq!(luck.order(1), [0]);
        let orders: Vec<Vec<u8>> = (0..200).map(|start| Luck { start, ..luck }.order(4)).collect();
        for order in &orders {
            let mut sorted = order.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, [0, 1, 2, 3]);
        }
        for seat in 0..4 {
            for who in 0..4 {
                assert!(orders.iter().any(|order| order[seat] == who), "{who} never takes seat {seat}");
            }
        }
        assert_eq!(luck.order(5), GOLDEN_ORDER);
    }

    const GOLDEN_ORDER: [u8; 5] = [1, 2, 3, 4, 0];

    #[test]
    fn other_steps_tables_and_starts_fall_otherwise() {
        let luck = Luck { seed: Seed([7; 32]), table: 12, start: 34 };
        let fall = |luck: Luck, seq| {
            (0..8).map(|_| 0).scan(luck.dice(seq), |d, _: u32| Some(d.below(1000))).collect::<Vec<_>>()
        };
        let first = fall(luck, 1);
        assert_ne!(first, fall(luck, 2));
        assert_ne!(first, fall(Luck { table: 13, ..luck }, 1));
        assert_ne!(first, fall(Luck { start: 35, ..luck }, 1));
    }

    #[test]
    fn a_seed_survives_its_text() {
        let seed = Seed::from_words("olives");
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert_eq!(Seed::from_hex("xyz"), None);
    }
}
