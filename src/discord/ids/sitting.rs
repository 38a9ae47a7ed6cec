//! Clicks about seats that change hands.

/// A click about a seat that another person may take over. Seats count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SittingClick {
    /// Shows the seats that may be offered.
    Find,
    /// Offers a seat to anybody.
    Offer(u8),
    /// Shows the menu of people for a seat.
    Ask(u8),
    /// Offers a seat to the chosen person alone.
    Asked(u8),
    /// Withdraws the offer of a seat.
    Withdraw(u8),
    /// Asks to confirm that the caller takes a seat.
    Take(u8),
    /// Takes it.
    TakeYes(u8),
}

impl SittingClick {
    pub(super) fn words(self) -> String {
        match self {
            SittingClick::Find => String::new(),
            SittingClick::Offer(seat) => format!("offer {seat}"),
            SittingClick::Ask(seat) => format!("ask {seat}"),
            SittingClick::Asked(seat) => format!("asked {seat}"),
            SittingClick::Withdraw(seat) => format!("withdraw {seat}"),
            SittingClick::Take(seat) => format!("take {seat}"),
            SittingClick::TakeYes(seat) => format!("yes {seat}"),
        }
    }

    pub(super) fn read(words: &str) -> Option<SittingClick> {
        if words.is_empty() {
            return Some(SittingClick::Find);
        }
        let (word, seat) = words.split_once(' ')?;
        let seat = seat.parse().ok()?;
        Some(match word {
            "offer" => SittingClick::Offer(seat),
            "ask" => SittingClick::Ask(seat),
            "asked" => SittingClick::Asked(seat),
            "withdraw" => SittingClick::Withdraw(seat),
            "take" => SittingClick::Take(seat),
            "yes" => SittingClick::TakeYes(seat),
            _ => return None,
        })
    }
}
