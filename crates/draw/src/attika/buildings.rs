//! The pieces on the land: countries with the pictograms of their buildings, a pending building or tile, and shrines.

use super::changes::{Change, mark_land};
use super::countries::countries;
use super::grid::{Grid, tile};
use super::land::{SMALL, shrines, tint};
use super::plan::pending;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::marks::Badge;
use crate::style::Paint;
use agon_rules::Seat;
use agon_rules::attika::data::Building;
use agon_rules::attika::hex::Hex;
use agon_rules::attika::{self, Map, Space};

/// The size of a pictogram and its distance above the middle, as shares of the size of its hex.
const PICTOGRAM: (f64, f64) = (1.07, 0.21);
/// The distance of a seat's shape below the middle, as a share of the size of its hex.
const SHAPE: f64 = 0.64;
/// Below this size only one hex of a country carries the shape of its seat.
const CROWDED: f64 = 30.0;

/// Draws the pieces on the land. The marks of the last change lie under pictograms.
pub(super) fn buildings(canvas: &mut Canvas, grid: &Grid, view: &attika::View, tokens: &[Token], changes: &[Change]) {
    let map = &view.board.map;
    countries(canvas, grid, map, tokens);
    let payer = tokens.get(view.board.turn.seat.index()).copied();
    let site = due(view).zip(payer).map(|((space, building), token)| Piece {
        space,
        building,
        token,
        kind: Badge::Hollow,
        signed: true,
    });
    let site = site.filter(|piece| map.has(piece.space) && grid.shows(map.hex(piece.space)));
    if let Some(piece) = &site {
        self::site(canvas, grid, map, piece);
    }
    if let Some(middle) = pending(map, &view.scene) {
        let line = Paint::stroke(canvas.tokens.accent, 4.0).dashed("9 8");
        canvas.path(&grid.path(tile(middle).filter(|&hex| grid.shows(hex)), 4.0), line);
    }
    mark_land(canvas, grid, map, changes);
    shrines(canvas, grid, map);
    let seats = (0..).map(Seat).zip(tokens.iter().copied());
    let built = seats.flat_map(|(seat, token)| standing(grid, map, seat, token));
    for piece in built.chain(site).collect::<Vec<Piece>>() {
        draw(canvas, grid, map, &piece);
    }
}

/// Returns the name of a building's pictogram in the list of icons.
pub(super) fn pictogram(building: Building) -> String {
    format!("b_{}", building.id())
}

/// A building on the map.
struct Piece {
    space: Space,
    building: Building,
    token: Token,
    kind: Badge,
    /// True if it carries the shape of its seat.
    signed: bool,
}

/// Returns the unpaid building and its space; `None` if no building waits for payment.
fn due(view: &attika::View) -> Option<(Space, Building)> {
    match view.scene {
        attika::Scene::Pay { building, space, .. } => Some((space, building)),
        _ => None,
    }
}

/// Returns the buildings of a seat.
fn standing(grid: &Grid, map: &Map, seat: Seat, token: Token) -> impl Iterator<Item = Piece> {
    let signed = move |space: Space| {
        let first = || map.connected(seat, space, |_| true).iter().min_by_key(|&other| reading(map.hex(other)));
        grid.size >= CROWDED || first() == Some(space)
    };
    let shown = map.buildings(seat).filter(move |&space| grid.shows(map.hex(space)));
    shown.filter_map(move |space| {
        let building = map.on(space)?.1;
        Some(Piece { space, building, token, kind: Badge::Full, signed: signed(space) })
    })
}

/// Returns the place of a hex in reading order: row by row, from left to right.
fn reading(hex: Hex) -> (i8, i16) {
    (hex.r, 2 * i16::from(hex.q) + i16::from(hex.r))
}

/// Draws the space of an unpaid building: land with a dashed line in the seat's colour.
fn site(canvas: &mut Canvas, grid: &Grid, map: &Map, piece: &Piece) {
    let (hex, line) = (map.hex(piece.space), 6.0 * grid.line_scale());
    let colour = piece.token.city.colour(canvas.tokens);
    canvas.path(&grid.path([hex], 1.2), Paint::fill(tint(canvas.tokens, piece.space.tile())));
    canvas.path(&grid.path([hex], line / 2.0 + 3.0), Paint::stroke(colour, line).dashed("9 8"));
}

/// Draws the pictogram of a building, and below it the shape of its seat, on the lower corner of the hex.
fn draw(canvas: &mut Canvas, grid: &Grid, map: &Map, piece: &Piece) {
    let (tokens, size, (x, y)) = (canvas.tokens, grid.size, grid.at(map.hex(piece.space)));
    let colour = piece.token.city.colour(tokens);
    let (ground, ink) = match piece.kind {
        Badge::Full => (colour, colour.letters()),
        Badge::Hollow => (tint(tokens, piece.space.tile()), tokens.ink),
    };
    let (wide, above) = PICTOGRAM;
    canvas.icon(&pictogram(piece.building), (x, y - above * size), wide * size, ink, ground);
    if !piece.signed {
        return;
    }
    let radius = size * if size < SMALL { 0.26 } else { 0.28 };
    let (at, shape, scale) = ((x, y + SHAPE * size), piece.token.city.shape(), grid.line_scale());
    canvas.placed(shape, at, 1.12 * radius, Paint::fill(tokens.halo).edged(tokens.halo, 5.6 * scale));
    let paint = match piece.kind {
        Badge::Full => Paint::fill(colour).edged(tokens.edge, 2.4 * scale),
        Badge::Hollow => Paint::fill(tokens.halo).edged(colour, 4.0 * scale),
    };
    canvas.placed(shape, at, radius, paint);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Drawing;
    use crate::city;
    use crate::icons::icon;
    use crate::palette::Palette;
    use agon_lang::Language;
    use agon_rules::game::{OptionValues, Viewer};
    use agon_rules::luck::{Dice, QuickDice};
    use agon_rules::{Waiting, game_of};

    /// Every building has its pictogram, and every country the shape of its seat, on hexes of every size.
    #[test]
    fn every_building_has_its_pictogram_and_its_shape_however_small_hexes_are() {
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
        let public = table.view(Viewer::Public);
        let view: &attika::View = public.of().expect("a view");
        let tokens = city::tokens(agon_lang::attika::WORDS, Language::German);
        for size in [100.0, 53.0, 42.9, 38.0, 30.0, 29.0, 12.0] {
            let mut canvas = Canvas::new(Palette::Standard.tokens());
            buildings(&mut canvas, &Grid::new(size, (600.0, 700.0)), view, &tokens, &[]);
            let drawing = Drawing::single(1400.0, canvas);
            let count = |path: &str| drawing.svg().matches(&format!("d=\"{path}\"")).count();
            for (seat, token) in (0..).map(Seat).zip(&tokens) {
                let (built, countries) = (view.board.built(seat).into(), usize::from(view.board.map.settlements(seat)));
                // A shape is drawn twice: its ring and its colour.
                let shapes = if size < CROWDED { countries } else { built };
                assert_eq!(count(token.city.shape()), 2 * shapes, "{size}");
            }
            for building in Building::ALL {
                let sites: usize = (0..4).map(|seat| view.board.map.sites(Seat(seat), building).count()).sum();
                let body = icon(&pictogram(building)).expect("a pictogram").body;
                assert_eq!(count(body), sites, "{building:?}, {size}");
            }
        }
    }
}
