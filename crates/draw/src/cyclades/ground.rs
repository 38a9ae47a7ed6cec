//! The ground: page, sea, land, and the sites of metropolises. It stays the same for a whole game.

use super::chart::{Chart, Point};
use super::coast::outline;
use super::sea;
use super::sites::Site;
use super::table::Table;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::frame::HEADER;
use crate::style::Paint;
use agon_rules::cyclades::Seas;
use std::fmt::Write;

/// Draws the ground of the public board.
pub(super) fn ground(table: &Table) -> Canvas {
    let page = table.page;
    let mut canvas = Canvas::new(table.scene.palette.tokens());
    canvas.page(page.height);
    let open = sea::open(canvas.tokens);
    canvas.rect(Area::new(0.0, HEADER, page.sea, page.height - HEADER), 0.0, Paint::fill(open));
    sea::decoration(table, &mut canvas);
    sea::cells(table, &mut canvas, None);
    sea::shallows(table, &mut canvas);
    land(table, &mut canvas);
    sea::trade(table, &mut canvas, Seas::EMPTY);
    canvas
}

/// Draws the islands without their pieces.
pub(super) fn land(table: &Table, canvas: &mut Canvas) {
    let (tokens, chart, map) = (canvas.tokens, table.chart, table.board.map());
    let coasts = |canvas: &mut Canvas, paint: Paint| {
        for island in map.islands.iter() {
            canvas.path(&outline(chart, map.lands[island.index()]), paint);
        }
    };
    coasts(canvas, Paint::fill(tokens.edge).edged(tokens.edge, 5.0 * chart.scale));
    coasts(canvas, Paint::fill(tokens.land).edged(tokens.coast, 4.0 * chart.scale));
    let mut signs = String::new();
    for (number, island) in map.islands.iter().enumerate() {
        let Some(site) = Site::of(chart, table.board, island) else { continue };
        // Beside lonely slots.
        for (at, &(x, y)) in site.cells.iter().skip(2).enumerate() {
            sign(&mut signs, chart, chart.off((x, y), -2.0, -25.0), (number + at) % 3);
        }
        let (field, paint) = (site.field(map.covered(island)), Paint::fill(tokens.land.mixed(tokens.accent, 0.16)));
        canvas.rect(field, 6.0 * chart.scale, paint);
    }
    canvas.path(&signs, Paint::stroke(tokens.land.mixed(tokens.coast, 0.45), 3.0 * chart.scale));
}

/// Appends a quiet sign of the land: hills, a ridge or columns.
fn sign(path: &mut String, chart: Chart, (x, y): Point, kind: usize) {
    let k = chart.scale;
    let _ = match kind {
        0 => write!(
            path,
            "M{:.1} {:.1}l{:.1} {:.1}l{:.1} {:.1}m{:.1} {:.1}l{:.1} {:.1}l{:.1} {:.1}",
            x - 17.0 * k,
            y + 8.0 * k,
            11.0 * k,
            -17.0 * k,
            11.0 * k,
            17.0 * k,
            -4.0 * k,
            -6.0 * k,
            6.0 * k,
            -9.0 * k,
            10.0 * k,
            15.0 * k
        ),
        1 => write!(
            path,
            "M{:.1} {:.1}q{:.1} {:.1} {:.1} 0m{:.1} {:.1}q{:.1} {:.1} {:.1} {:.1}",
            x - 18.0 * k,
            y + 6.0 * k,
            10.0 * k,
            -18.0 * k,
            20.0 * k,
            -3.0 * k,
            -5.0 * k,
            10.0 * k,
            -10.0 * k,
            17.0 * k,
            5.0 * k
        ),
        _ => [-11.0, 0.0, 11.0].into_iter().try_for_each(|right| {
            let (x, y) = (x + right * k, y + 8.0 * k);
            write!(
                path,
                "M{x:.1} {y:.1}v{:.1}m{:.1} 0h{:.1}m{:.1} {:.1}h{:.1}",
                -16.0 * k,
                -3.0 * k,
                6.0 * k,
                -6.0 * k,
                16.0 * k,
                6.0 * k
            )
        }),
    };
}
