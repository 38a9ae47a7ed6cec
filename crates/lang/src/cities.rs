//! The cities of a game's seats: their names with mark and person. Mark and colour belong to the city: where a game seats
//! its cities in another order, each keeps its own.

use crate::{Cast, Language, Say, text};
use agon_rules::Seat;

/// The cities in the order of marks and colours; each game has one more that takes the fifth.
const ORDER: [&str; 4] = ["sparta", "corinth", "athens", "thebes"];

/// The ids of a game's cities, clockwise.
pub(crate) struct Cities(pub(crate) &'static [&'static str]);

impl Cities {
    /// `Athens`.
    pub(crate) fn name(&self, l: Language, seat: Seat) -> String {
        text(l, &format!("city-{}", self.0.get(seat.index()).copied().unwrap_or("unknown")), &[])
    }

    /// `Athens, Sparta`.
    pub(crate) fn names(&self, l: Language, seats: impl IntoIterator<Item = Seat>) -> String {
        seats.into_iter().map(|seat| self.name(l, seat)).collect::<Vec<_>>().join(", ")
    }

    /// The seat with its mark and its person: `▲ Athens (Ben)`.
    pub(crate) fn held(&self, l: Language, cast: &Cast, seat: Seat) -> String {
        let key = if cast.name(seat).is_some() { "seat-held" } else { "seat-empty" };
        let say = Say::new(l, key).with("mark", self.mark(seat)).with("city", self.name(l, seat));
        say.with("name", cast.name(seat).unwrap_or_default()).text()
    }

    /// The seat whose mark and colour a city has.
    fn house(&self, seat: Seat) -> Seat {
        let id = self.0.get(seat.index()).copied().unwrap_or_default();
        let at = ORDER.iter().position(|&city| city == id).and_then(|at| u8::try_from(at).ok());
        at.map_or(seat, Seat)
    }

    /// The mark of a seat's city.
    pub(crate) fn mark(&self, seat: Seat) -> &'static str {
        mark(self.house(seat))
    }

    /// The colour of a seat's city, as embeds want it.
    pub(crate) fn colour(&self, seat: Seat) -> u32 {
        colour(self.house(seat))
    }

    /// Several seats as [`Cities::held`].
    pub(crate) fn all_held(&self, l: Language, cast: &Cast, seats: impl IntoIterator<Item = Seat>) -> String {
        seats.into_iter().map(|seat| self.held(l, cast, seat)).collect::<Vec<_>>().join(", ")
    }

    /// The person of a seat, its city if nobody is known.
    pub(crate) fn person(&self, l: Language, cast: &Cast, seat: Seat) -> String {
        cast.name(seat).map_or_else(|| self.name(l, seat), str::to_owned)
    }

    /// The seat of a city's id.
    pub(crate) fn read(&self, id: &str) -> Option<Seat> {
        let at = self.0.iter().position(|&city| city == id)?;
        u8::try_from(at).ok().map(Seat)
    }
}

/// The mark of a seat where the cities sit in their usual order.
pub(crate) fn mark(seat: Seat) -> &'static str {
    ["⬟", "●", "▲", "■", "◆"].get(seat.index()).copied().unwrap_or("○")
}

/// The colour of such a seat, as embeds want it.
pub(crate) fn colour(seat: Seat) -> u32 {
    [0xB0201F, 0xF2C230, 0x28803E, 0x1A4790, 0x1C1917].get(seat.index()).copied().unwrap_or(0xD9A437)
}
