//! The flaws that can be planted into the toy game, one at a time.

use std::cell::Cell;

macro_rules! flaws {
    ($($(#[$doc:meta])* $name:ident = $number:literal;)*) => { $($(#[$doc])* pub const $name: u8 = $number;)* };
}

flaws! {
    /// The game as it should be.
    NONE = 0;
    /// `check` lets a seat boast of any card; `legal` does not list that.
    LAX_CHECK = 1;
    /// `legal` leaves out the boast of a 2.
    MISSING_LEGAL = 2;
    /// The first legal action is listed again.
    TWICE_LEGAL = 3;
    /// Anybody may be silent at any time.
    OUT_OF_TURN = 4;
    /// A boast of 3 pays a coin to nobody.
    LOST_COIN = 5;
    /// Being silent throws a coin nobody sees.
    LUCK_IN_APPLY = 6;
    /// Seats begin with 4 or 5 coins, by luck.
    LUCK_AT_THE_START = 7;
    /// Everybody sees which card is dealt.
    OPEN_DEAL = 8;
    /// Everybody sees how many coins go into a hand.
    OPEN_HAND = 9;
    /// `imagine` gives any card to a seat that boasted.
    CREDULOUS = 10;
    /// The view tells who has the highest card; `imagine` does not care.
    HIGHEST_SEEN = 11;
    /// The view holds all cards for `imagine` to copy.
    CARDS_SEEN = 12;
    /// The view holds the closed hands for `imagine` to copy.
    HANDS_SEEN = 13;
    /// The JSON of a view shows the sum of the closed hands.
    HANDS_WRITTEN = 14;
    /// A seat may not boast of the very card another holds.
    ASKS_OTHERS = 15;
    /// A seat may not close a hand like one already closed.
    ASKS_HANDS = 16;
    /// Who closes a hand first changes what is known of all.
    FIRST_WINS = 17;
    /// Two boasts are written alike.
    ALIKE = 18;
    /// The boast of a 5 is read as that of a 4.
    MISREAD = 19;
    /// The public view offers an action.
    PUBLIC_ACTS = 20;
    /// A 6 cannot be dealt, but is listed.
    NO_WEIGHT = 21;
    /// The game begins again at its end.
    NO_END = 22;
    /// Places are counted from 2.
    NO_WINNER = 23;
    /// The emphasised choice is a boast not everybody may make.
    BAD_MAIN = 24;
    /// Two hands are to be closed at once.
    BAD_PICK = 25;
    /// A view cannot be written as JSON.
    UNWRITABLE = 26;
    /// A menu stands open that no action begins with.
    BAD_OPEN = 27;
    /// The quick row holds a button twice.
    BAD_QUICK = 28;
    /// Buttons are spread of words no action begins with.
    BAD_SPREAD = 29;
    /// A refusal names the highest card of all.
    TELLTALE = 30;
    /// The suggested payment is one not everybody may make.
    BAD_PAYMENT = 31;
}

/// Luck as no game may draw it.
pub fn tick() -> u8 {
    thread_local!(static TICKS: Cell<u8> = const { Cell::new(0) });
    TICKS.set(TICKS.get().wrapping_add(1));
    TICKS.get()
}
