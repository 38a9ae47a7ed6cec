//! Seals: a seat commits to a secret choice while others still decide, and all choices open together.
//!
//! The commitment reveals nothing of the choice: 32 random bytes, unknown before the reveal, hide it. Afterwards
//! anybody can recompute it. Its composition is frozen (a golden test holds it).

use crate::Seat;
use crate::digest::{digest, hex, unhex};

/// An opened secret choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seal {
    /// The seat that chose.
    pub seat: Seat,
    /// The number of steps of the table when the decision began. It identifies the decision.
    pub asked: u32,
    /// The first step of the choice in the log.
    pub first: u32,
    /// The number of steps of the choice, at least 1, without a gap.
    pub steps: u32,
    /// The random bytes that hid the choice.
    pub blind: [u8; 32],
    /// The commitment everybody could see before the reveal.
    pub commitment: [u8; 32],
}

impl Seal {
    /// Returns the last step of the choice in the log.
    pub fn last(&self) -> u32 {
        self.first.saturating_add(self.steps).saturating_sub(1)
    }

    /// True if the seat committed to these words. Each element is the text of one step.
    pub fn opens<'a>(&self, table: u64, words: impl IntoIterator<Item = &'a str>) -> bool {
        let words: Vec<&str> = words.into_iter().collect();
        commitment(table, self.seat, self.asked, &self.blind, &words.join("; ")) == self.commitment
    }
}

/// Returns the public commitment to a choice: SHA-256 of a domain word, the table's number (8 bytes, little-endian),
/// the seat's number from 1 (1 byte), the number of steps of the table when the decision began (4 bytes,
/// little-endian), the 32 random bytes, and the whole choice in notation, its actions joined by `; `.
pub fn commitment(table: u64, seat: Seat, asked: u32, blind: &[u8; 32], words: &str) -> [u8; 32] {
    let (table, seat, asked) = (table.to_le_bytes(), [seat.number()], asked.to_le_bytes());
    digest(&[b"agon-seal-v1", &table, &seat, &asked, blind, words.as_bytes()])
}

/// Writes 32 bytes as 64 hex digits.
pub fn to_hex(bytes: &[u8; 32]) -> String {
    hex(bytes)
}

/// Reads the 64 hex digits of [`to_hex`]; `None` if the text is anything else.
pub fn from_hex(text: &str) -> Option<[u8; 32]> {
    unhex(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this fails, nobody can check an opened seal any more.
    #[test]
    fn the_commitment_is_frozen() {
        let made = commitment(12, Seat(2), 34, &[7; 32], "rank athens peasant; rank done");
        assert_eq!(to_hex(&made), GOLDEN);
    }

    const GOLDEN: &str = "e05a3d9cbc8cdbb82be493a85defbf5f827ee5c21bcabb9e9fd3c7bdeb55e0fd";

    #[test]
    fn another_word_table_seat_decision_or_byte_is_another_commitment() {
        let blind = [7; 32];
        let seal = |table, seat, asked, blind: &[u8; 32], words| commitment(table, Seat(seat), asked, blind, words);
        let made = seal(12, 2, 34, &blind, "seal 5");
        let mut bent = blind;
        bent[31] ^= 1;
        for other in [
            seal(13, 2, 34, &blind, "seal 5"),
            seal(12, 1, 34, &blind, "seal 5"),
            seal(12, 2, 35, &blind, "seal 5"),
            seal(12, 2, 34, &bent, "seal 5"),
            seal(12, 2, 34, &blind, "seal 6"),
        ] {
            assert_ne!(made, other);
        }
    }

    #[test]
    fn bytes_survive_their_text() {
        let made = commitment(1, Seat(0), 0, &[1; 32], "pass");
        assert_eq!(from_hex(&to_hex(&made)), Some(made));
        for text in ["", "00", &"g0".repeat(32), &"+1".repeat(32)] {
            assert_eq!(from_hex(text), None, "{text}");
        }
    }
}
