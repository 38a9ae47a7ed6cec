//! The cities of a game's seats: names, marks and people.

use crate::{Cast, Emblem, Language, Say, has, text};
use agon_rules::Seat;
use agon_rules::game::Game;

/// The cities of a game.
pub(crate) struct Cities {
    game: &'static str,
    /// The ids of the cities, clockwise.
    ids: &'static [&'static str],
}

impl Cities {
    /// Lists the cities of a game.
    pub(crate) const fn of<G: Game>() -> Cities {
        Cities { game: G::META.id, ids: G::META.cities }
    }

    /// Names the seat's city: `Athens`.
    pub(crate) fn name(&self, l: Language, seat: Seat) -> String {
        name(l, self.game, self.ids, seat)
    }

    /// Lists the cities of seats: `Athens, Sparta`.
    pub(crate) fn names(&self, l: Language, seats: impl IntoIterator<Item = Seat>) -> String {
        seats.into_iter().map(|seat| self.name(l, seat)).collect::<Vec<_>>().join(", ")
    }

    /// Names a seat with its mark and its person: `▲ Athens (Ben)`.
    pub(crate) fn held(&self, l: Language, cast: &Cast, seat: Seat) -> String {
        let key = if cast.name(seat).is_some() { "seat-held" } else { "seat-empty" };
        let say = Say::new(l, key).with("mark", self.mark(seat)).with("city", self.name(l, seat));
        say.with("name", cast.name(seat).unwrap_or_default()).text()
    }

    /// The mark of a seat's city.
    pub(crate) fn mark(&self, seat: Seat) -> &'static str {
        Emblem::of(self.ids, seat).mark()
    }

    /// Lists several seats, each as [`Cities::held`].
    pub(crate) fn all_held(&self, l: Language, cast: &Cast, seats: impl IntoIterator<Item = Seat>) -> String {
        seats.into_iter().map(|seat| self.held(l, cast, seat)).collect::<Vec<_>>().join(", ")
    }

    /// Names the person of a seat, or its city if the person is unknown.
    pub(crate) fn person(&self, l: Language, cast: &Cast, seat: Seat) -> String {
        cast.name(seat).map_or_else(|| self.name(l, seat), str::to_owned)
    }

    /// Finds the seat of a city's id; `None` for an unknown id.
    pub(crate) fn read(&self, id: &str) -> Option<Seat> {
        let at = self.ids.iter().position(|&city| city == id)?;
        u8::try_from(at).ok().map(Seat)
    }
}

/// Returns the name of a seat's city: the common name of a city all games share, else the name from its game's texts.
pub(crate) fn name(l: Language, game: &str, ids: &[&str], seat: Seat) -> String {
    let id = ids.get(seat.index()).copied().unwrap_or("unknown");
    let known = format!("city-{id}");
    if has(l, &known) { text(l, &known, &[]) } else { text(l, &format!("{game}-city-{id}"), &[]) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_city_that_not_all_games_know_is_named_by_its_own() {
        let cities = ["sparta", "miletus"];
        let told = |seat| name(Language::Spanish, "pebbles", &cities, Seat(seat));
        assert_eq!((told(0).as_str(), told(1).as_str()), ("Esparta", "pebbles-city-miletus"));
    }
}
