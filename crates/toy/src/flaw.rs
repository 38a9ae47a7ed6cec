//! Flaws of the toy game. A test plants one of them at a time.

use std::cell::Cell;

macro_rules! flaws {
    ($($(#[$doc:meta])* $name:ident = $number:literal;)*) => { $($(#[$doc])* pub const $name: u8 = $number;)* };
}

flaws! {
    /// The game without a flaw.
    NONE = 0;
    /// `check` lets a seat boast of any card; `legal` does not list those boasts.
    LAX_CHECK = 1;
    /// `legal` leaves out the boast of a 2.
    MISSING_LEGAL = 2;
    /// `legal` lists the first action twice.
    TWICE_LEGAL = 3;
    /// Every seat may be silent out of turn.
    OUT_OF_TURN = 4;
    /// A boast of 3 pays a coin, and the coin disappears.
    LOST_COIN = 5;
    /// Silence draws hidden luck in `apply`.
    LUCK_IN_APPLY = 6;
    /// Seats begin with 4 or 5 coins, by hidden luck.
    LUCK_AT_THE_START = 7;
    /// Every viewer sees the dealt card.
    OPEN_DEAL = 8;
    /// Every viewer sees the coins of a closed hand.
    OPEN_HAND = 9;
    /// `imagine` gives any card to a seat that boasted.
    CREDULOUS = 10;
    /// The view shows which seat has the highest card; `imagine` ignores it.
    HIGHEST_SEEN = 11;
    /// The view holds all cards, and `imagine` copies them.
    CARDS_SEEN = 12;
    /// The view holds the closed hands, and `imagine` copies them.
    HANDS_SEEN = 13;
    /// The JSON of a view shows the sum of the closed hands.
    HANDS_WRITTEN = 14;
    /// A seat may not boast of the card another seat holds.
    ASKS_OTHERS = 15;
    /// A seat may not close the same hand as another seat.
    ASKS_HANDS = 16;
    /// The first closed hand shifts the boasts by the number of its seat.
    FIRST_WINS = 17;
    /// Two boasts have the same notation.
    ALIKE = 18;
    /// The boast of a 5 is read as the boast of a 4.
    MISREAD = 19;
    /// The public view offers an action.
    PUBLIC_ACTS = 20;
    /// The list of outcomes holds a 6 with a weight of 0.
    NO_WEIGHT = 21;
    /// The game starts again at its end.
    NO_END = 22;
    /// Places are counted from 2.
    NO_WINNER = 23;
    /// The emphasised choice is a boast that is not always legal.
    BAD_MAIN = 24;
    /// The menu asks for two hands at once.
    BAD_PICK = 25;
    /// A view cannot become JSON.
    UNWRITABLE = 26;
    /// The menu opens at a word that begins no action.
    BAD_OPEN = 27;
    /// The quick row holds a button twice.
    BAD_QUICK = 28;
    /// The menu spreads buttons of words that begin no action.
    BAD_SPREAD = 29;
    /// A refusal names the highest card of all.
    TELLTALE = 30;
    /// The suggested payment is not always legal.
    BAD_PAYMENT = 31;
    /// Hands that open say that they reveal nothing.
    SILENT = 32;
    /// The menu says that a seat with a choice has none.
    BAD_FORCED = 33;
}

/// Draws hidden luck, which no game may do.
pub fn tick() -> u8 {
    thread_local!(static TICKS: Cell<u8> = const { Cell::new(0) });
    TICKS.set(TICKS.get().wrapping_add(1));
    TICKS.get()
}
