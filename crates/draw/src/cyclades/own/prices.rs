//! What gods cost a seat now, reckoned from what it knows.

use super::Owner;
use agon_rules::cyclades::data::{God, MOST_BID, markers};
use agon_rules::cyclades::{Board, Phase, offerings};

/// An offering to a god, as a seat can make it now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bid {
    /// The least the god takes (9.2).
    pub(super) least: u16,
    /// What the least costs (9.5).
    pub(super) cost: u16,
    /// The most the seat can pay for; 0 if it can offer nothing (9.5, 16.3), or may not return (9.2).
    pub(super) most: u16,
}

impl Bid {
    /// Whether the seat can make an offering.
    pub(super) fn open(self) -> bool {
        self.least <= self.most
    }
}

/// What an offering takes. With two markers the cost of the other one is put aside (16.3).
pub(super) fn bid(board: &Board, owner: Owner, god: God) -> Bid {
    let priests = board.priests[owner.seat.index()];
    let least = offerings::least(board, god);
    let others = God::ALL.into_iter().filter(|&other| other != god && markers(board.seats) > 1);
    let standing = others.filter_map(|other| board.offerings[other.index()]).filter(|there| there.seat == owner.seat);
    let owed: u16 = standing.map(|there| offerings::cost(there.amount, priests)).sum();
    let barred = matches!(board.phase, Phase::Offer { seat, lost, .. } if seat == owner.seat && lost == Some(god));
    let most = match owner.gold.saturating_sub(owed) {
        0 => 0,
        _ if barred => 0,
        left => (left + u16::from(priests)).min(MOST_BID),
    };
    let cost = offerings::cost(u8::try_from(least).unwrap_or(u8::MAX), priests);
    Bid { least, cost, most }
}

/// The icon of what a god recruits (10.3).
pub(super) fn recruit(god: God) -> &'static str {
    match god {
        God::Ares => "troop",
        God::Poseidon => "fleet",
        God::Zeus => "priest",
        God::Athena => "philosopher",
    }
}

/// Whether a god's turn is over in this cycle.
pub(super) fn done(board: &Board, god: God) -> bool {
    let place = board.gods.available().iter().position(|&there| there == god);
    place.zip(board.turn()).is_some_and(|(place, turn)| place < usize::from(turn.place))
}

/// What the recruits of a god's turn cost that are still to be had (10.3).
pub(super) fn recruits(board: &Board, god: God) -> &'static [u16] {
    let Some(turn) = board.turn() else { return god.recruit_costs() };
    let made = if turn.god == Some(god) { turn.recruited } else { 0 };
    god.recruit_costs().get(usize::from(made)..).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::Seat;
    use agon_rules::cyclades::board::Offering;
    use agon_rules::cyclades::{Options, Turn};

    fn board(seats: u8) -> Board {
        Board::new(seats, Options::default())
    }

    /// T2.
    #[test]
    fn priests_make_offerings_cheaper() {
        let mut board = board(4);
        board.priests[0] = 2;
        let owner = Owner { seat: Seat(0), gold: 3 };
        assert_eq!(bid(&board, owner, God::Ares), Bid { least: 1, cost: 1, most: 5 });
        board.offerings[God::Ares.index()] = Some(Offering { seat: Seat(1), amount: 4 });
        assert_eq!(bid(&board, owner, God::Ares), Bid { least: 5, cost: 3, most: 5 });
        assert!(!bid(&board, Owner { gold: 0, ..owner }, God::Zeus).open());
    }

    /// T5.
    #[test]
    fn with_two_markers_the_other_one_is_paid_too() {
        let mut board = board(2);
        let owner = Owner { seat: Seat(0), gold: 5 };
        board.offerings[God::Ares.index()] = Some(Offering { seat: Seat(0), amount: 3 });
        assert_eq!(bid(&board, owner, God::Zeus).most, 2);
        board.priests[0] = 1;
        assert_eq!(bid(&board, owner, God::Zeus).most, 4);
    }

    #[test]
    fn who_was_ousted_cannot_return_at_once() {
        let mut board = board(4);
        let owner = Owner { seat: Seat(0), gold: 9 };
        board.phase = Phase::Offer { seat: Seat(0), next: 1, lost: Some(God::Zeus) };
        assert!(!bid(&board, owner, God::Zeus).open() && bid(&board, owner, God::Ares).open());
    }

    #[test]
    fn recruits_made_are_no_longer_for_sale() {
        let mut board = board(4);
        board.gods.up = 4;
        board.gods.settled = 4;
        let mut turn = Turn::new(1, Seat(0), Some(God::Poseidon));
        turn.recruited = 1;
        board.phase = Phase::Turn(turn);
        assert_eq!(recruits(&board, God::Poseidon), [1, 2, 3]);
        assert!(done(&board, God::Ares) && !done(&board, God::Poseidon) && !done(&board, God::Zeus));
        assert_eq!(recruits(&board, God::Zeus), [0, 4]);
    }
}
