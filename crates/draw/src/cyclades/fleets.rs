//! Fleets, and the Kraken.

use super::chart::Point;
use super::sites::give_way;
use super::table::Table;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::marks::Badge;
use crate::palette::Colour;
use crate::style::{Paint, Type};

pub(super) fn fleets(table: &Table, canvas: &mut Canvas) {
    let (chart, board) = (table.chart, table.board);
    for sea in board.map().seas.iter() {
        let there = board.fleets(sea);
        if let Some(owner) = there.owner() {
            let (x, y) = chart.centre(sea);
            fleet(canvas, table.token(owner), there.count(), (x + give_way(chart, board, sea), y));
        }
    }
    if let Some(sea) = board.creatures.kraken {
        let (x, y) = chart.centre(sea);
        let (ink, ground) = (canvas.tokens.seaink, canvas.tokens.sea);
        canvas.icon("kraken", (x, y - 17.0), 48.0, ink, ground);
    }
}

/// Draws a hull in the seat's colour, with the seat's badge as its sail; from 2 fleets on, their number to the right.
fn fleet(canvas: &mut Canvas, token: Token, count: u8, (x, y): Point) {
    const HULL: &str = "M-28 -3H17C20 -5 21 -8 20 -12C26 -8 27 1 20 9H-19C-25 7 -27 2 -28 -3z";
    let tokens = canvas.tokens;
    let colour = token.city.colour(tokens);
    canvas.placed(HULL, (x, y), 1.0, Paint::fill(tokens.halo).edged(tokens.halo, 9.0));
    canvas.placed(HULL, (x, y), 1.0, Paint::fill(colour).edged(tokens.edge, 3.0));
    let sail = if count > 1 { x - 10.0 } else { x - 2.0 };
    canvas.badge(token, (sail, y - 19.0), 34.0, Badge::Full);
    if count > 1 {
        let style = Type::new(34.0, Colour::WHITE).bold().centred().ringed(Colour::DARK).on_piece();
        canvas.text((x + 19.0, y - 22.0), &count.to_string(), style);
    }
}
