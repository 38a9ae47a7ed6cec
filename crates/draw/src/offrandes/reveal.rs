//! The strip of secret amounts that open (16.1): a potsherd for each seat, scratched with its bid.

use crate::area::Area;
use crate::canvas::Canvas;
use crate::marks::Badge;
use crate::palette::Colour;
use crate::strip::WIDTH;
use crate::style::{Paint, Type};
use crate::{Drawing, Scene};
use agon_rules::Seat;

const HEIGHT: f64 = 160.0;
/// The left edge of the first sherd, the upper edge of all, and the distance between two.
const LEFT: f64 = 12.0;
const TOP: f64 = 16.0;
const PITCH: f64 = 138.0;

/// The outlines of sherds, each in a box of 154 by 140.
const SHERDS: [&[(f64, f64)]; 5] = [
    &[
        (6.0, 22.0),
        (40.0, 4.0),
        (104.0, 10.0),
        (146.0, 2.0),
        (152.0, 66.0),
        (140.0, 128.0),
        (90.0, 138.0),
        (44.0, 130.0),
        (8.0, 136.0),
        (2.0, 80.0),
    ],
    &[
        (2.0, 10.0),
        (70.0, 2.0),
        (120.0, 12.0),
        (150.0, 6.0),
        (144.0, 70.0),
        (152.0, 130.0),
        (96.0, 134.0),
        (52.0, 140.0),
        (10.0, 126.0),
        (8.0, 70.0),
    ],
    &[
        (10.0, 4.0),
        (60.0, 12.0),
        (112.0, 2.0),
        (150.0, 20.0),
        (146.0, 84.0),
        (150.0, 132.0),
        (104.0, 128.0),
        (60.0, 138.0),
        (4.0, 130.0),
        (2.0, 64.0),
    ],
    &[
        (4.0, 16.0),
        (50.0, 2.0),
        (98.0, 8.0),
        (148.0, 4.0),
        (152.0, 58.0),
        (142.0, 92.0),
        (148.0, 134.0),
        (70.0, 136.0),
        (20.0, 132.0),
        (6.0, 96.0),
    ],
    &[
        (8.0, 8.0),
        (84.0, 4.0),
        (144.0, 14.0),
        (150.0, 72.0),
        (146.0, 130.0),
        (98.0, 140.0),
        (30.0, 134.0),
        (2.0, 128.0),
        (6.0, 62.0),
    ],
];

/// Draws bids that open together, in the order of turns, and the seat that won. `None` is no bid. Call it only once all
/// bids are public.
pub fn reveal(scene: &Scene, bids: &[(Seat, Option<u8>)], winner: Option<Seat>) -> Drawing {
    let mut canvas = Canvas::new(scene.palette.tokens());
    let (tokens, seats) = (canvas.tokens, scene.tokens());
    canvas.rect(Area::new(0.0, 0.0, WIDTH, HEIGHT), 0.0, Paint::fill(tokens.band));
    let clay = if tokens.panel_edge.is_some() { tokens.land } else { tokens.accent.mixed(tokens.land, 0.32) };
    let sherds = ordered(bids);
    for (at, &(seat, bid)) in sherds.iter().enumerate() {
        let x = LEFT + at as f64 * PITCH;
        let Some((outline, &token)) = SHERDS.get(at % SHERDS.len()).zip(seats.get(seat.index())) else { continue };
        let outline: Vec<(f64, f64)> = outline.iter().map(|(u, v)| (x + u * 0.84, TOP + v * 0.92)).collect();
        if winner == Some(seat) {
            canvas.polygon(&outline, Paint::fill(tokens.gold).edged(tokens.gold, 13.0));
        }
        let fill = if bid.is_some() { clay } else { clay.mixed(tokens.band, 0.55) };
        canvas.polygon(&outline, Paint::fill(fill).edged(tokens.band, 3.5));
        canvas.badge(token, (x + 37.0, TOP + 64.0), 48.0, Badge::Full);
        let (number, style) = match bid {
            // Two digits keep clear of the badge.
            Some(bid @ 10..) => (bid.to_string(), Type::new(50.0, fill.letters())),
            Some(bid) => (bid.to_string(), Type::new(56.0, fill.letters())),
            None => ("–".to_owned(), Type::new(46.0, Colour::WHITE)),
        };
        canvas.text((x + 92.0, TOP + 64.0), &number, style.bold().centred());
    }
    if let Some(&token) = winner.and_then(|winner| seats.get(winner.index())) {
        let (x, y) = (LEFT + sherds.len() as f64 * PITCH + 4.0, HEIGHT / 2.0);
        canvas.path(
            &format!("M{x:.1} {:.1}L{:.1} {y:.1}L{x:.1} {:.1}", y - 14.0, x + 18.0, y + 14.0),
            Paint::stroke(tokens.gold, 7.0),
        );
        canvas.laurel((x + 106.0, y), 138.0, tokens.band);
        canvas.badge(token, (x + 106.0, y), 60.0, Badge::Full);
    }
    Drawing::strip((WIDTH, HEIGHT), canvas)
}

/// Orders bids from the highest; equal ones stay in the order of turns.
fn ordered(bids: &[(Seat, Option<u8>)]) -> Vec<(Seat, Option<u8>)> {
    let mut ordered = bids.to_vec();
    ordered.sort_by_key(|&(_, bid)| std::cmp::Reverse(bid));
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offrandes::tests::{board, with};
    use agon_lang::Language;
    use agon_rules::SeatSet;
    use agon_rules::offrandes::Scene as Phase;

    #[test]
    fn bids_stand_from_the_highest_and_equal_ones_in_the_order_of_turns() {
        let bids = [(Seat(3), Some(2)), (Seat(4), None), (Seat(0), Some(7)), (Seat(2), Some(4)), (Seat(1), Some(4))];
        let seats: Vec<u8> = ordered(&bids).into_iter().map(|(seat, _)| seat.0).collect();
        assert_eq!(seats, [0, 2, 1, 3, 4]);
    }

    #[test]
    fn every_bid_stands_on_its_sherd_and_only_a_winner_has_a_laurel() {
        let bids = [(Seat(0), Some(13)), (Seat(1), Some(4)), (Seat(2), None)];
        let strip = |winner| {
            with(&board(), &Phase::Start, Language::English, SeatSet::EMPTY, |table| reveal(table.scene, &bids, winner))
        };
        let (won, open) = (strip(Some(Seat(0))), strip(None));
        assert_eq!(won.faults(), []);
        assert_eq!(won.texts().collect::<Vec<_>>(), ["13", "4", "–"]);
        assert_eq!((won.texts_of_pieces().count(), open.texts_of_pieces().count()), (4, 3));
    }
}
