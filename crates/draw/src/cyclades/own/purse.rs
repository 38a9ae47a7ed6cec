//! The treasury of a seat, and the prices of creatures for it.

use super::super::table::Table;
use super::{GAP, Owner};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::marks::Badge;
use crate::style::{Paint, Type};
use agon_rules::cyclades::data::{ROW_COSTS, SCHOOL, UNITS, target};
use agon_rules::cyclades::turns;

/// Draws own gold, income, cards, the discounts from temples, and the number of own pieces on the board out of all.
pub(super) fn purse(table: &Table, canvas: &mut Canvas, owner: Owner, area: Area) {
    let (tokens, board, seat) = (canvas.tokens, table.board, owner.seat);
    let of = |held: u8, all: u8| format!("{held}/{all}");
    canvas.panel(area, 10.0);
    let (left, right) = (area.x + 20.0, area.x + 148.0);
    canvas.badge(table.token(seat), (left + 24.0, area.y + 40.0), 46.0, Badge::Full);
    canvas.text((left + 66.0, area.y + 40.0), &table.scene.city(seat), Type::new(34.0, tokens.ink).bold());
    let y = area.y + 110.0;
    canvas.coin((left + 24.0, y), 24.0, None);
    canvas.text((left + 60.0, y), &owner.gold.to_string(), Type::new(46.0, tokens.ink).bold());
    canvas.stat("prosperity", (right, y), &format!("+{}", board.income(seat)), tokens.panel);
    let at = seat.index();
    let stats = [
        [
            ("metropolis", of(board.metropolises(seat), target(board.seats))),
            ("temple", board.discounts_left(seat).to_string()),
        ],
        [("philosopher", of(board.philosophers[at], SCHOOL)), ("priest", board.priests[at].to_string())],
        [("troop", of(board.troops_out(seat), UNITS)), ("fleet", of(board.fleets_out(seat), UNITS))],
    ];
    for (line, pair) in stats.into_iter().enumerate() {
        let y = y + 70.0 + line as f64 * 56.0;
        for ((icon, number), x) in pair.into_iter().zip([left, right]) {
            canvas.stat(icon, (x, y), &number, tokens.panel);
        }
    }
}

/// Draws the creature row at own prices (10.7). A price lowered by temples stands beside its struck-out base price. A
/// creature beyond the own gold is quiet and has no coin.
pub(super) fn creatures(table: &Table, canvas: &mut Canvas, owner: Owner, area: Area) {
    let tokens = canvas.tokens;
    let discounts = table.board.discounts_left(owner.seat);
    let y = area.y + 16.0;
    let wide = canvas.text((area.x, y), &table.word("creatures"), Type::new(30.0, tokens.ink2));
    if discounts > 0 {
        canvas.icon("temple", (area.x + wide + 34.0, y), 34.0, tokens.ink2, tokens.bg);
        canvas.text((area.x + wide + 58.0, y), &format!("−{discounts}"), Type::new(32.0, tokens.ink2).bold());
    }
    let height = (area.h - 40.0 - 4.0 * GAP) / 5.0;
    for (at, (full, card)) in ROW_COSTS.into_iter().zip(table.board.creatures.row).enumerate() {
        let row = Area::new(area.x, area.y + 40.0 + at as f64 * (height + GAP), area.w, height);
        let Some(card) = card else {
            canvas.rect(row, 8.0, Paint::stroke(tokens.line, 3.0).dashed("2 9"));
            continue;
        };
        let cost = turns::price(table.board, owner.seat, card).map_or(full, |(cost, _)| cost);
        let paid = cost <= owner.gold;
        let coin = (row.x + 34.0, row.middle());
        let ink = if paid { tokens.ink } else { tokens.ink2 };
        if paid {
            canvas.panel(row, 8.0);
            canvas.coin(coin, 20.0, Some(cost.into()));
        } else {
            canvas.rect(row, 8.0, Paint::fill(tokens.plate));
            canvas.text(coin, &cost.to_string(), Type::new(34.0, ink).centred());
        }
        canvas.text((row.x + 64.0, row.middle()), &table.creature(card), Type::new(32.0, ink));
        if cost < full {
            let at = (row.right() - 28.0, row.middle());
            canvas.text(at, &full.to_string(), Type::new(32.0, tokens.ink2).centred());
            canvas.line((at.0 - 14.0, at.1 + 10.0), (at.0 + 14.0, at.1 - 10.0), Paint::stroke(tokens.ink2, 3.0));
        }
    }
}
