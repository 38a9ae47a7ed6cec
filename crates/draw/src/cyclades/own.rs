//! The private pictures: the own treasury, with the present prices of gods and creatures for its seat; and the places of
//! a choice.

mod choices;
mod crop;
mod plan;
mod purse;

pub(super) use crop::places;

use super::battle;
use super::table::{Table, god_id};
use crate::Drawing;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::marks::Badge;
use crate::style::{Paint, Type};
use agon_rules::Seat;
use agon_rules::cyclades::data::God;
use agon_rules::cyclades::offerings::{Prospect, prospect};
use agon_rules::cyclades::{Phase, turns};
use agon_rules::game::Viewer;

const HEIGHT: f64 = 484.0;
const TOP: f64 = 112.0;
/// The gap between rows.
const GAP: f64 = 5.0;

/// The seat of the picture, with its gold.
#[derive(Clone, Copy, Debug)]
struct Owner {
    seat: Seat,
    gold: u16,
}

/// Draws the private picture. `None` for the public, before the first cycle and after the last, and for a seat out of
/// the game.
pub(super) fn own(table: &Table) -> Option<Drawing> {
    let Viewer::Seat(seat) = table.view.viewer else { return None };
    let plays = matches!(table.board.phase, Phase::Row | Phase::Gods | Phase::Offer { .. } | Phase::Turn(_));
    if !plays || !table.board.alive.has(seat) {
        return None;
    }
    let owner = Owner { seat, gold: table.view.purse(seat)? };
    let palette = table.scene.palette.tokens();
    let (mut ground, mut canvas) = (Canvas::new(palette), Canvas::new(palette));
    let plan = plan::of(table);
    let whole = if plan.is_empty() { HEIGHT } else { HEIGHT + plan::HEIGHT };
    ground.page(whole);
    battle::header(table, &mut canvas);
    let height = HEIGHT - TOP - 24.0;
    purse::purse(table, &mut canvas, owner, Area::new(24.0, TOP, 276.0, height));
    gods(table, &mut canvas, owner, Area::new(312.0, TOP, 560.0, height));
    purse::creatures(table, &mut canvas, owner, Area::new(884.0, TOP, 292.0, height));
    plan::plan(table, &mut canvas, &plan, Area::new(24.0, HEIGHT - 12.0, 1152.0, plan::HEIGHT - 12.0));
    Some(Drawing::new(whole, ground, canvas))
}

/// The columns of the gods' rows, from the left edge of a row.
const NAME: f64 = 60.0;
const BADGE: f64 = 222.0;
const AMOUNT: f64 = 292.0;
/// The columns of an offering: the least, its cost, the most.
const BID: [(&str, f64); 3] = [("least", 345.0), ("pay", 430.0), ("most", 512.0)];
const RECRUIT: f64 = 268.0;
const BUILD: f64 = 480.0;

/// Draws the gods: the costs of offerings during the offerings, later the prices of their turns.
fn gods(table: &Table, canvas: &mut Canvas, owner: Owner, area: Area) {
    let tokens = canvas.tokens;
    let acting = matches!(table.board.phase, Phase::Turn(_));
    let style = Type::new(30.0, tokens.ink2);
    let y = area.y + 16.0;
    if acting {
        canvas.text((area.x + RECRUIT, y), &table.word("recruit"), style);
        canvas.text((area.right() - 12.0, y), &table.word("build"), style.ending());
    } else {
        for (word, x) in BID {
            canvas.text((area.x + x, y), &table.word(word), style.centred());
        }
    }
    let gods = &table.board.gods;
    let all = gods.available().iter().chain(gods.away()).map(|&god| Some(god)).chain([None]);
    let height = (area.h - 40.0 - 4.0 * GAP) / 5.0;
    for (at, god) in all.enumerate() {
        let row = Area::new(area.x, area.y + 40.0 + at as f64 * (height + GAP), area.w, height);
        let away = god.is_some_and(|god| gods.away().contains(&god));
        let bid =
            god.filter(|_| !away && !acting).map(|god| (god, prospect(table.board, (owner.seat, owner.gold), god)));
        // A god out of reach, or over, has a quiet plate.
        let done = acting && god.is_some_and(|god| turns::is_over(table.board, god));
        let quiet = away || done || bid.is_some_and(|(_, bid)| !bid.open());
        let ground = if quiet { tokens.plate } else { tokens.panel };
        if quiet {
            canvas.rect(row, 8.0, Paint::fill(ground));
        } else {
            canvas.panel(row, 8.0);
        }
        let ink = if quiet { tokens.ink2 } else { tokens.ink };
        canvas.icon(god_id(god), (row.x + 32.0, row.middle()), 40.0, ink, ground);
        canvas.text((row.x + NAME, row.middle()), &table.god(god), Type::new(32.0, ink));
        match (god, bid) {
            _ if away => {
                let style = Type::new(30.0, ink).ending();
                canvas.text((row.right() - 18.0, row.middle()), &table.word("away"), style);
            }
            (Some(god), Some((_, bid))) => {
                standing(table, canvas, row, god, true);
                offer(canvas, row, bid);
            }
            (Some(god), None) => {
                standing(table, canvas, row, god, false);
                if !done {
                    turn(table, canvas, owner, row, god);
                }
            }
            (None, _) => apollo(table, canvas, owner, row),
        }
    }
}

/// Draws the offering that stands at a god: seat and amount.
fn standing(table: &Table, canvas: &mut Canvas, row: Area, god: God, amount: bool) {
    let Some(offering) = table.board.offerings[god.index()] else { return };
    canvas.badge(table.token(offering.seat), (row.x + BADGE, row.middle()), 38.0, Badge::Full);
    if amount {
        let style = Type::new(34.0, canvas.tokens.ink2).bold().ending();
        canvas.text((row.x + AMOUNT, row.middle()), &offering.amount.to_string(), style);
    }
}

/// Draws the least offering, its cost with own priests, and the most the seat can pay (9.5). A dash if there is no way.
fn offer(canvas: &mut Canvas, row: Area, bid: Prospect) {
    let tokens = canvas.tokens;
    let [least, pay, most] = BID.map(|(_, x)| (row.x + x, row.middle()));
    if bid.open() {
        let style = Type::new(36.0, tokens.ink).bold().centred();
        canvas.text(least, &bid.least.to_string(), style);
        canvas.coin(pay, 20.0, Some(bid.cost.into()));
        canvas.text(most, &bid.most.to_string(), style);
    } else {
        let style = Type::new(34.0, tokens.ink2).centred();
        canvas.text(least, &bid.least.to_string(), style);
        canvas.text(most, "–", style);
    }
}

/// Returns the icon of the piece a god recruits (10.3).
fn recruit(god: God) -> &'static str {
    match god {
        God::Ares => "troop",
        God::Poseidon => "fleet",
        God::Zeus => "priest",
        God::Athena => "philosopher",
    }
}

/// Draws the prices of a god's turn: the remaining recruits, one building. Affordable prices are bold.
fn turn(table: &Table, canvas: &mut Canvas, owner: Owner, row: Area, god: God) {
    let (tokens, y) = (canvas.tokens, row.middle());
    if table.board.turn().is_some_and(|turn| turn.god == Some(god)) {
        canvas.turn_frame(row, 8.0);
    }
    let style = |price: u16| match price <= owner.gold {
        true => Type::new(36.0, tokens.ink).bold(),
        false => Type::new(34.0, tokens.ink2),
    };
    canvas.icon(recruit(god), (row.x + RECRUIT + 18.0, y), 38.0, tokens.ink2, tokens.panel);
    for (at, &price) in turns::recruits_left(table.board, god).iter().enumerate() {
        let x = row.x + RECRUIT + 60.0 + at as f64 * 36.0;
        canvas.text((x, y), &price.to_string(), style(price).centred());
    }
    canvas.icon(god.building().id(), (row.x + BUILD + 18.0, y), 38.0, tokens.ink2, tokens.panel);
    let price = agon_rules::cyclades::data::BUILD_COST;
    canvas.text((row.right() - 18.0, y), &price.to_string(), style(price).ending());
}

/// Draws the seats that wait at Apollo, and the gold he gives (10.9).
fn apollo(table: &Table, canvas: &mut Canvas, owner: Owner, row: Area) {
    let gold = turns::apollo_gold(table.board, owner.seat);
    for (at, seat) in table.board.queue.iter().enumerate() {
        let x = row.x + BADGE + at as f64 * 46.0;
        canvas.badge(table.token(seat), (x, row.middle()), 36.0, Badge::Full);
    }
    let ground = canvas.tokens.panel;
    let (text, style) = (format!("+{gold}"), Type::new(36.0, canvas.tokens.ink).bold());
    let x = row.right() - 18.0 - Canvas::width(&text, style) - 43.0;
    canvas.stat("gold", (x, row.middle()), &text, ground);
}
