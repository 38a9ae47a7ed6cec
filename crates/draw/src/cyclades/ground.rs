//! The ground: page, sea with its codes and trade spaces, land. It stays the same for a whole game.

use super::chart::Point;
use super::table::Table;
use crate::canvas::{Canvas, ring};
use crate::style::{Paint, Type};

pub(super) fn ground(table: &Table) -> Canvas {
    let (chart, map) = (table.chart, table.board.map());
    let mut canvas = Canvas::new(table.scene.palette.tokens());
    let tokens = canvas.tokens;
    canvas.page(chart.height);
    // All cells of a colour form one path.
    let cells = |spaces: &mut dyn Iterator<Item = Point>, inset: f64| {
        spaces.map(|centre| ring(&chart.corners(centre, inset))).collect::<String>()
    };
    canvas.path(&cells(&mut map.seas.iter().map(|sea| chart.centre(sea)), 1.5), Paint::fill(tokens.sea));
    for island in map.islands.iter() {
        let land = map.lands[island.index()];
        let mut lay = |inset, colour, width| {
            let path = cells(&mut land.iter().map(|space| chart.centre(space)), inset);
            canvas.path(&path, Paint::fill(colour).edged(colour, width));
        };
        lay(0.0, tokens.coast, 7.0);
        lay(1.0, tokens.land, 3.0);
    }
    for sea in map.seas.iter() {
        let (x, y) = chart.centre(sea);
        canvas.text((x, y + 35.0), &sea.to_string(), Type::new(30.0, tokens.seaink).centred().on_baseline());
        if map.trade.has(sea) {
            canvas.coin((x - chart.cell / 2.0 + 11.0, y + 19.0), 9.0, None);
        }
    }
    canvas
}
