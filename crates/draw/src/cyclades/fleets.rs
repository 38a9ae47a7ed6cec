//! Fleets, and the Kraken.

use super::pieces;
use super::table::Table;
use crate::canvas::Canvas;
use agon_rules::cyclades::Seas;

/// Draws the fleets of all spaces except some, and the Kraken.
pub(super) fn fleets(table: &Table, canvas: &mut Canvas, without: Seas) {
    let (chart, board) = (table.chart, table.board);
    for sea in board.map().seas.minus(without).iter().filter(|&sea| table.shows_cell(chart.centre(sea))) {
        let there = board.fleets(sea);
        if let Some(owner) = there.owner() {
            pieces::fleet(canvas, table.token(owner), there.count(), chart.centre(sea), table.fleet_size());
        }
    }
    if let Some(sea) = board.creatures.kraken.filter(|&sea| table.shows_cell(chart.centre(sea))) {
        let (ink, ground) = (canvas.tokens.seaink, canvas.tokens.sea);
        canvas.icon("kraken", chart.centre(sea), 54.0 * chart.scale, ink, ground);
    }
}
