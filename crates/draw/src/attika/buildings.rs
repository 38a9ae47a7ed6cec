//! The pieces on the land: buildings with their codes, bridges between neighbours of one seat, and a pending building
//! or tile.

use super::changes::{Change, mark_land};
use super::grid::{Grid, tile};
use super::land::{scaled, tint};
use super::plan::{CLOSE, CODES, pending};
use super::words;
use crate::Scene;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::marks::Badge;
use crate::palette::Colour;
use crate::style::{Paint, Type};
use agon_rules::Seat;
use agon_rules::attika::data::Building;
use agon_rules::attika::{self, Map, Space};
use std::fmt::Write;

/// The smallest hex with room for a badge with its letter alone.
const LETTERS: f64 = 25.0;
/// The smallest badge with room for its letter.
const LETTERED: f64 = 32.0;
/// The reach of a bridge to each side of its edge, as a share of the way between two middles.
const BRIDGE: f64 = 0.065;
/// The share of the seat's colour on its hexes.
const TINT: f64 = 0.38;

/// Returns the colour of a hex with a seat's building.
fn built(canvas: &Canvas, token: Token) -> Colour {
    canvas.tokens.land.mixed(token.city.colour(canvas.tokens), TINT)
}

/// Draws the pieces on the land. The marks of the last change lie under badges and codes.
pub(super) fn buildings(
    canvas: &mut Canvas,
    grid: &Grid,
    (scene, view): (&Scene, &attika::View),
    tokens: &[Token],
    changes: &[Change],
) {
    let map = &view.board.map;
    let seats = || (0..).map(Seat).zip(tokens.iter().copied());
    for (seat, token) in seats() {
        ground(canvas, grid, map, seat, token);
    }
    let due = due(view).filter(|&(space, _)| map.has(space));
    let payer = tokens.get(view.board.turn.seat.index()).copied();
    if let (Some((space, _)), Some(token)) = (due, payer) {
        site(canvas, grid, map, space, token);
    }
    if let Some(middle) = pending(map, &view.scene) {
        let line = Paint::stroke(canvas.tokens.accent, 4.0).dashed("9 8");
        canvas.path(&grid.path(tile(middle), 4.0), line);
    }
    mark_land(canvas, grid, map, changes);
    let built = seats().flat_map(|(seat, token)| {
        map.buildings(seat)
            .filter_map(move |space| Some(Piece { space, building: map.on(space)?.1, token, kind: Badge::Full }))
    });
    let site = due.zip(payer).map(|((space, building), token)| Piece { space, building, token, kind: Badge::Hollow });
    let pieces: Vec<Piece> = built.chain(site).collect();
    // On small hexes badges reach the codes of the row above. Drawing codes last keeps every code uncovered.
    for piece in &pieces {
        badge(canvas, grid, map, piece);
    }
    for piece in &pieces {
        self::code(canvas, grid, map, piece, &words::code(scene, piece.building));
    }
}

/// A building on the map.
struct Piece {
    space: Space,
    building: Building,
    token: Token,
    kind: Badge,
}

/// Returns the unpaid building and its space; `None` if no building waits for payment.
fn due(view: &attika::View) -> Option<(Space, Building)> {
    match view.scene {
        attika::Scene::Pay { building, space, .. } => Some((space, building)),
        _ => None,
    }
}

/// Tints and outlines a seat's hexes, and joins neighbours.
fn ground(canvas: &mut Canvas, grid: &Grid, map: &Map, seat: Seat, token: Token) {
    let hexes: Vec<_> = map.buildings(seat).map(|space| map.hex(space)).collect();
    if hexes.is_empty() {
        return;
    }
    let colour = token.city.colour(canvas.tokens);
    canvas.path(&grid.path(hexes.iter().copied(), 2.0), Paint::fill(built(canvas, token)));
    let line = scaled(grid, 6.0).max(3.0);
    canvas.path(&grid.path(hexes, line / 2.0 + 3.0), Paint::stroke(colour, line));
    let bridges = bridges(grid, map, seat);
    if !bridges.is_empty() {
        canvas.path(&bridges, Paint::stroke(colour, scaled(grid, 16.0)));
    }
}

/// Returns short strokes over each edge between two buildings of a seat.
fn bridges(grid: &Grid, map: &Map, seat: Seat) -> String {
    let mut path = String::new();
    for space in map.buildings(seat) {
        let own = |next: &Space| *next > space && map.on(*next).is_some_and(|(owner, _)| owner == seat);
        for next in map.neighbours(space).filter(own) {
            let ((x, y), (u, v)) = (grid.at(map.hex(space)), grid.at(map.hex(next)));
            let on = |share: f64| (x + (u - x) * share, y + (v - y) * share);
            let ((a, b), (c, d)) = (on(0.5 - BRIDGE), on(0.5 + BRIDGE));
            let _ = write!(path, "M{a:.1} {b:.1}L{c:.1} {d:.1}");
        }
    }
    path
}

/// Draws the space of an unpaid building: a dashed line in the seat's colour.
fn site(canvas: &mut Canvas, grid: &Grid, map: &Map, space: Space, token: Token) {
    let hex = map.hex(space);
    let line = scaled(grid, 6.0).max(3.0);
    canvas.path(&grid.path([hex], 2.0), Paint::fill(tint(canvas.tokens, space.tile())));
    let colour = token.city.colour(canvas.tokens);
    canvas.path(&grid.path([hex], line / 2.0 + 3.0), Paint::stroke(colour, line).dashed("9 8"));
}

/// The places of a piece's badge and code on a hex.
struct Stand {
    /// The middle of the badge, from the middle of the hex.
    badge: f64,
    /// The badge's size.
    size: f64,
    /// The middle of the code, `None` if it has no room.
    code: Option<f64>,
}

impl Stand {
    /// Places a piece on a hex of a size. A badge under 32 pixels has no room for its letter.
    fn on(size: f64) -> Stand {
        if size < LETTERS {
            return Stand { badge: 0.0, size, code: None };
        }
        if size < CLOSE {
            return Stand { badge: 0.0, size: 34.0, code: None };
        }
        if size < CODES {
            // A row has this height above a code and below the codes of the row before.
            let free = (size * 1.5 - 22.0).min(34.0);
            let code = size / 2.0 - 10.0;
            return Stand { badge: code - 11.0 - free / 2.0, size: free, code: Some(code) };
        }
        let code = size * 0.32;
        Stand { badge: (code - 28.0).max(-20.0).min(code - 29.5), size: 34.0, code: Some(code) }
    }
}

/// Draws the badge of a piece, or only its shape if a letter has no room.
fn badge(canvas: &mut Canvas, grid: &Grid, map: &Map, piece: &Piece) {
    let (stand, (x, y)) = (Stand::on(grid.size), grid.at(map.hex(piece.space)));
    let at = (x, y + stand.badge);
    if stand.size < LETTERED {
        canvas.shape(piece.token, at, stand.size, piece.kind);
    } else {
        canvas.badge(piece.token, at, stand.size, piece.kind);
    }
}

/// Draws the code of a piece. It covers a coordinate, so it counts as part of the piece.
fn code(canvas: &mut Canvas, grid: &Grid, map: &Map, piece: &Piece, code: &str) {
    let Some(below) = Stand::on(grid.size).code else { return };
    let (x, y) = grid.at(map.hex(piece.space));
    let style = Type::new(30.0, canvas.tokens.ink).bold().centred().on_piece();
    canvas.text((x, y + below), code, style.squeezed(grid.size * 1.732 - 9.0));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Palette;
    use crate::{Drawing, attika::tokens};
    use agon_lang::{Cast, Language};
    use agon_rules::game::{OptionValues, Viewer};
    use agon_rules::luck::{Dice, QuickDice};
    use agon_rules::{SeatSet, Waiting, game_of};

    /// Every building shows its owner by shape, on hexes of every size. Codes never overlap.
    #[test]
    fn every_building_has_its_shape_and_its_code_however_small_hexes_are() {
        let mut table = game_of::<attika::Attika>().open(4, &OptionValues::new()).expect("a table");
        let mut dice = QuickDice::new(1);
        while table.waiting() != Waiting::Over {
            let Some(seat) = table.waiting().seats().first() else {
                table.draw(&mut dice).expect("luck");
                continue;
            };
            let legal = table.legal(seat);
            let at = dice.below(legal.len() as u32) as usize;
            table.act(seat, legal.get(at).expect("an action")).expect("a legal action");
        }
        let (view, cast) = (table.view(Viewer::Public), Cast::default());
        for (size, language) in
            [53.0, 44.0, 42.0, 41.0, 36.0, 33.0, CLOSE, 20.0].into_iter().zip(Language::ALL.into_iter().cycle())
        {
            let scene = Scene {
                words: agon_lang::attika::WORDS,
                view: &view,
                cast: &cast,
                language,
                palette: Palette::Standard,
                waiting: SeatSet::EMPTY,
                winners: SeatSet::EMPTY,
                last: &[],
                orders: &[],
            };
            let typed: &attika::View = view.of().expect("a view");
            let tokens = tokens(&scene, typed);
            let mut canvas = Canvas::new(scene.palette.tokens());
            buildings(&mut canvas, &Grid::new(size, (600.0, 700.0)), (&scene, typed), &tokens, &[]);
            let drawing = Drawing::single(1400.0, canvas);
            let built = |seat: Seat| usize::from(typed.board.built(seat));
            for (seat, token) in (0..).map(Seat).zip(&tokens) {
                // A shape is drawn twice: its ring and its colour.
                let shapes = drawing.svg().matches(&format!("d=\"{}\"", token.city.shape())).count();
                assert_eq!(shapes, 2 * built(seat), "{size}");
            }
            let codes = drawing.texts_of_pieces().filter(|text| text.chars().count() == 3).count();
            let all: usize = (0..4).map(|seat| built(Seat(seat))).sum();
            assert_eq!(codes, if size < CLOSE { 0 } else { all }, "{size}");
            assert_eq!(drawing.crossings(), [], "{size}");
        }
    }
}
