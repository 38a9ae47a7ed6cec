//! The cities of a game's seats: their names with mark and person. Mark and colour belong to the seat in every game.

use crate::{Cast, Language, Say, text};
use agon_rules::Seat;

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
        let say = Say::new(l, key).with("mark", mark(seat)).with("city", self.name(l, seat));
        say.with("name", cast.name(seat).unwrap_or_default()).text()
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

/// The mark of a seat.
pub(crate) fn mark(seat: Seat) -> &'static str {
    ["⬟", "●", "▲", "■", "◆"].get(seat.index()).copied().unwrap_or("○")
}

/// The colour of a seat, as embeds want it.
pub(crate) fn colour(seat: Seat) -> u32 {
    [0xB0201F, 0xF2C230, 0x28803E, 0x1A4790, 0x1C1917].get(seat.index()).copied().unwrap_or(0xD9A437)
}
