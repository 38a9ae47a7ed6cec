//! A fixed piece of work that measures the present speed of the machine.
//!
//! Frozen: ratios are comparable only while a lap is the same work. Four chains of multiplications and look-ups in a
//! small array keep a core busy without branch predictions, so a lap takes the same time wherever the linker puts it. A
//! sort would resemble rules more, but its speed changes by half from one build to the next.

use std::hint::black_box;

/// Turns of a lap: enough for about a microsecond.
const TURNS: usize = 256;
/// Numbers in the array.
const NUMBERS: usize = 64;
/// An odd number with bits spread over the whole word.
const FACTOR: u64 = 0x2545_f491_4f6c_dd1d;
/// The result of a thousand laps from the start: it proves that the work of a lap has not changed.
const THOUSAND: [u64; 4] = [0xd804_80f0_bfc5_2b1f, 0xc365_4c1e_de94_4fb6, 0xb82b_d02b_3c6b_2bbc, 0x7888_d1b8_600e_4be7];

/// The state of the laps.
pub struct Yardstick {
    chains: [u64; 4],
    numbers: [u64; NUMBERS],
}

impl Yardstick {
    /// Makes a yardstick before its first lap.
    pub fn new() -> Yardstick {
        let numbers = std::array::from_fn(|at| (at as u64).wrapping_mul(FACTOR));
        Yardstick { chains: [1, 2, 3, 4], numbers }
    }

    /// Runs one lap.
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

    /// True if a lap is still the same work as always.
    pub fn is_unchanged() -> bool {
        let mut yardstick = Yardstick::new();
        (0..1000).for_each(|_| yardstick.lap());
        yardstick.chains == THOUSAND
    }
}
