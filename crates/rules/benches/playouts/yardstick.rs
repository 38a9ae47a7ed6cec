//! A fixed piece of work that says how fast the machine is just now.
//!
//! Frozen: ratios can be compared only as long as a lap is the same work. Four chains of multiplications and look-ups
//! in a small array keep a core busy without a branch to guess, so that a lap takes as long wherever the linker puts
//! it: a sort would do as a stand-in for rules, but its speed changes by half from one build to the next.

use std::hint::black_box;

/// Turns of a lap: enough for about a microsecond.
const TURNS: usize = 256;
/// Numbers in the array.
const NUMBERS: usize = 64;
/// Odd, with bits all over.
const FACTOR: u64 = 0x2545_f491_4f6c_dd1d;
/// What a thousand laps from the start come to: the proof that nobody changed a lap.
const THOUSAND: [u64; 4] = [0xd804_80f0_bfc5_2b1f, 0xc365_4c1e_de94_4fb6, 0xb82b_d02b_3c6b_2bbc, 0x7888_d1b8_600e_4be7];

/// Where the laps have come to.
pub struct Yardstick {
    chains: [u64; 4],
    numbers: [u64; NUMBERS],
}

impl Yardstick {
    /// Before the first lap.
    pub fn new() -> Yardstick {
        let numbers = std::array::from_fn(|at| (at as u64).wrapping_mul(FACTOR));
        Yardstick { chains: [1, 2, 3, 4], numbers }
    }

    /// One lap.
    #[inline(never)]
    pub fn lap(&mut self) {
        let chains = black_box(&mut self.chains);
        for turn in 0..TURNS {
            for word in chains.iter_mut() {
                let mixed = (*word ^ (*word >> 29)).wrapping_mul(FACTOR);
                *word = mixed ^ self.numbers[(mixed >> 58) as usize];
            }
            self.numbers[turn % NUMBERS] = chains[0];
        }
    }

    /// Whether a lap is still the work it always was.
    pub fn is_unchanged() -> bool {
        let mut yardstick = Yardstick::new();
        (0..1000).for_each(|_| yardstick.lap());
        yardstick.chains == THOUSAND
    }
}
