//! The legend of pictograms in free corners of the map: each building with its name, and the arrows to the buildings
//! that it makes free. No board becomes smaller or the picture taller for it.

use super::buildings::pictogram;
use super::grid::Grid;
use super::words::name;
use crate::Scene;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::palette::Colour;
use crate::style::{Paint, Type};
use agon_rules::attika::data::Building as B;
use agon_rules::attika::hex::Hex;

/// Rows of buildings. An arrow leads to a building from the one before it. At the beginning of a row, from a row above.
type Block = &'static [&'static [B]];

/// The group of the city.
const CITY: Block = &[
    &[B::Core, B::Tavern],
    &[B::Oracle, B::Theater],
    &[B::Plaza, B::Market],
    &[B::Statue, B::Temple],
    &[B::Gymnasium, B::Stadium],
];
/// The other groups, from the widest block to the narrowest.
const OTHERS: [Block; 3] = [
    &[
        &[B::Well, B::CornField, B::Mill, B::Village],
        &[B::Quarry, B::Fortress, B::Tower],
        &[B::Harbor, B::Ship, B::Street],
        &[B::SilverMine, B::Mint],
        &[B::Vineyard, B::Vintner],
    ],
    &[
        &[B::Well, B::CornField],
        &[B::Mill, B::Village],
        &[B::Quarry, B::Fortress],
        &[B::Tower, B::Street],
        &[B::Harbor, B::Ship],
        &[B::SilverMine, B::Mint],
        &[B::Vineyard, B::Vintner],
    ],
    &[
        &[B::Well, B::CornField],
        &[B::Mill, B::Village],
        &[B::Quarry, B::Fortress],
        &[B::Tower, B::Street],
        &[B::Harbor, B::Ship],
        &[B::SilverMine],
        &[B::Mint],
        &[B::Vineyard, B::Vintner],
    ],
];

/// The height of a row.
const ROW: f64 = 46.0;
const PICTOGRAM: f64 = 34.0;
/// The distance from the left of a pictogram to its name, and from the end of the name to the next sign.
const NAME: f64 = 42.0;
const AFTER: f64 = 12.0;
/// The widths of an arrow, and of the gap between buildings without one.
const ARROW: f64 = 20.0;
const GAP: f64 = 8.0;
/// The distance from a block to the hexes.
const CLEAR: f64 = 12.0;

/// Draws both blocks in free corners of the map, or nothing.
pub(super) fn legend(canvas: &mut Canvas, scene: &Scene, grid: &Grid, map: Area, hexes: &[Hex]) {
    let free = |block: Block, taken: Option<Area>| {
        let place = |area: &Area| {
            let apart = taken.is_none_or(|taken| !taken.crosses(*area));
            apart && hexes.iter().all(|&hex| grid.keeps_from(hex, *area, CLEAR))
        };
        let (w, h) = size(scene, block);
        if w > map.w || h > map.h {
            return None;
        }
        corners(map, (w, h)).into_iter().find(place)
    };
    let Some(city) = free(CITY, None) else { return };
    let others = OTHERS.into_iter().find_map(|block| Some((block, free(block, Some(city))?)));
    for (block, area) in others.into_iter().chain(others.is_some().then_some((CITY, city))) {
        draw(canvas, scene, block, area);
    }
}

/// Returns the areas of a block in the corners of the map, in the order of trying: the left ones first.
fn corners(map: Area, (w, h): (f64, f64)) -> [Area; 4] {
    let (right, low) = (map.right() - w, map.bottom() - h);
    [(map.x, map.y), (map.x, low), (right, map.y), (right, low)].map(|(x, y)| Area::new(x, y, w, h))
}

/// Returns width and height of a block.
fn size(scene: &Scene, block: Block) -> (f64, f64) {
    let wide = |row: &[B]| signs(scene, row).last().map_or(0.0, |sign| sign.right);
    (block.iter().map(|row| wide(row)).fold(0.0, f64::max), ROW * block.len() as f64)
}

/// A building of the legend with its place in its row.
struct Sign {
    building: B,
    name: String,
    /// The left edge of its pictogram.
    left: f64,
    /// The right edge of its name.
    right: f64,
    /// True if an arrow leads to it.
    arrow: bool,
}

/// Lays out a row.
fn signs(scene: &Scene, row: &[B]) -> Vec<Sign> {
    let mut signs: Vec<Sign> = Vec::new();
    for &building in row {
        let (before, from) = (signs.last(), building.disc().from);
        let arrow = from.is_some() && before.is_none_or(|before| from == Some(before.building));
        let start = before.map_or(0.0, |before| before.right + AFTER);
        let left = start + if arrow { ARROW } else { before.map_or(0.0, |_| GAP) };
        let name = name(scene, building);
        let right = left + NAME + Canvas::width(&name, Type::new(30.0, Colour::DARK));
        signs.push(Sign { building, name, left, right, arrow });
    }
    signs
}

fn draw(canvas: &mut Canvas, scene: &Scene, block: Block, area: Area) {
    let tokens = canvas.tokens;
    for (at, row) in block.iter().enumerate() {
        let y = area.y + ROW * (at as f64 + 0.5);
        for sign in signs(scene, row) {
            let x = area.x + sign.left;
            if sign.arrow {
                let (left, right) = (x - ARROW + 3.0, x - ARROW + 11.0);
                let arrow = format!("M{left:.1} {:.1}L{right:.1} {y:.1}L{left:.1} {:.1}", y - 7.0, y + 7.0);
                canvas.path(&arrow, Paint::stroke(tokens.accent, 3.5));
            }
            let at = (x + PICTOGRAM / 2.0, y);
            canvas.icon(&pictogram(sign.building), at, PICTOGRAM, tokens.ink, tokens.bg);
            canvas.text((x + NAME, y), &sign.name, Type::new(30.0, tokens.ink2));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::grid::tile;
    use super::*;
    use crate::palette::Palette;
    use agon_lang::{Cast, Language};
    use agon_rules::game::{OptionValues, Viewer};
    use agon_rules::game_of;
    use std::collections::BTreeSet;

    /// Draws the legend beside a single tile at this place and returns its texts.
    fn texts(language: Language, at: (f64, f64), map: Area) -> Vec<String> {
        let table = game_of::<agon_rules::attika::Attika>().open(2, &OptionValues::new()).expect("a table");
        let (view, cast) = (table.view(Viewer::Public), Cast::default());
        let scene = Scene::new(agon_lang::attika::WORDS, &view, &cast, language, Palette::Standard);
        let mut canvas = Canvas::new(scene.palette.tokens());
        let hexes: Vec<Hex> = tile(Hex::new(0, 0)).collect();
        legend(&mut canvas, &scene, &Grid::new(44.0, at), map, &hexes);
        let drawing = crate::Drawing::single(map.bottom(), canvas);
        assert_eq!(drawing.faults(), []);
        drawing.texts().map(str::to_owned).collect()
    }

    #[test]
    fn every_building_stands_once_in_every_arrangement() {
        for others in OTHERS {
            let all: Vec<B> = CITY.iter().chain(others).flat_map(|row| row.iter().copied()).collect();
            let different: BTreeSet<B> = all.iter().copied().collect();
            assert_eq!((all.len(), different.len()), (B::COUNT, B::COUNT));
        }
    }

    #[test]
    fn the_legend_keeps_away_from_the_board_and_is_whole_or_not_there() {
        let map = Area::new(24.0, 106.0, 1152.0, 700.0);
        for language in Language::ALL {
            assert_eq!(texts(language, (900.0, 450.0), map).len(), B::COUNT, "{language:?}");
            let low = Area { h: 300.0, ..map };
            assert_eq!(texts(language, (600.0, 250.0), low).len(), 0, "{language:?}");
        }
    }
}
