//! A seat's score and main numbers, for the description of a picture.

use super::names;
use crate::{Cast, Language, Say};
use agon_rules::Seat;
use agon_rules::offrandes::{Scene, View};

/// Returns one line of public numbers: `Sparta: 38 points, 12 drachmae, 2 altars`. At the end altars count (8.3) and
/// money does not.
pub(super) fn tally(l: Language, _: &Cast, view: &View, seat: Seat) -> String {
    let board = &view.board;
    let over = matches!(view.scene, Scene::Over(_));
    let (key, altars) = if over { ("offrandes-tally-over", board.altar_points(seat)) } else { ("offrandes-tally", 0) };
    Say::new(l, key)
        .with("city", names::city(l, seat))
        .count("score", board.score(seat) + altars, "play-point")
        .count("purse", board.purse(seat), "offrandes-drachma")
        .count("altars", board.held(seat).count() as i64, "offrandes-tally-altar")
        .text()
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::game::Viewer;
    use agon_rules::offrandes::data::{Altar, Animal};
    use agon_rules::offrandes::{Board, Ending, Offering, Options};

    fn told(l: Language, scene: Scene) -> String {
        let mut board = Board::new(3, Options::default());
        board.sacrifices = [30, 0, 0, 0, 0];
        board.lamps = [8, 0, 0, 0, 0];
        board.altars[Altar::Zeus.index()] = Some(Offering { animal: Animal::Ox, count: 3, owner: Seat(0) });
        tally(l, &Cast::default(), &View { viewer: Viewer::Public, board, scene, legal: Vec::new() }, Seat(0))
    }

    #[test]
    fn a_city_is_told_with_its_numbers() {
        assert_eq!(told(Language::English, Scene::Start), "Sparta: 38 points, 10 drachmae, 1 altar");
        assert_eq!(told(Language::Spanish, Scene::Start), "Esparta: 38 puntos, 10 dracmas, 1 altar");
        assert_eq!(told(Language::German, Scene::Start), "Sparta: 38 Punkte, 10 Drachmen, 1 Altar");
    }

    #[test]
    fn at_the_end_its_altars_count() {
        assert_eq!(told(Language::English, Scene::Over(Ending::Points)), "Sparta: 63 points with altars, 1 altar");
    }
}
