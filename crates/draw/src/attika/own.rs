//! The secrets of a seat: its hand, the places it may choose, its mat with costs, and the disc it has drawn or pays
//! for.

use super::costs::{cards, cost, disc};
use super::land::landscape_of;
use super::mat::open;
use super::offers::Offers;
use super::{heading, laying, tokens};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::frame::{HEADER, MARGIN, WIDTH};
use crate::marks::Badge;
use crate::style::{Paint, Type};
use crate::{Drawing, Scene};
use agon_rules::Seat;
use agon_rules::attika::data::{Building, Landscape};
use agon_rules::attika::{self, Cards, Price, View};

const GAP: f64 = 12.0;
const HAND: f64 = 92.0;
const DISC: f64 = 76.0;
/// The distance between rows of the mat.
const ROW: f64 = 58.0;

/// Draws the private picture. `None` for the public, before the first turn and after the last.
pub(super) fn own(scene: &Scene, view: &View) -> Option<Drawing> {
    let (seat, hand) = (view.own()?, view.hand?);
    if view.board.turns == 0 || matches!(view.scene, attika::Scene::Over(_)) {
        return None;
    }
    let tokens = tokens(scene, view);
    let mine = Mine { seat, hand, token: *tokens.get(seat.index())? };
    if let Some(drawing) = laying::laying(scene, view, &mine) {
        return Some(drawing);
    }
    let top = HEADER + 16.0;
    let due = due(view, seat);
    let mut y = top + HAND + GAP;
    let disc = Area::new(MARGIN, y, WIDTH - 2.0 * MARGIN, DISC);
    if due.is_some() {
        y = disc.bottom() + GAP;
    }
    let offers = Offers::of(view, seat, hand, y);
    if let Some(offers) = &offers {
        y = offers.area.bottom() + GAP;
    }
    // The place of a drawn disc is a question about the map, not about the mat.
    let placing = offers.is_some() && due.is_some();
    let kinds = if placing { Vec::new() } else { kinds(view, seat) };
    let rows = kinds.len().div_ceil(2).max(1);
    let mat = Area::new(MARGIN, y, WIDTH - 2.0 * MARGIN, rows as f64 * ROW + 28.0);
    let bottom = if placing { y - GAP } else { mat.bottom() };
    let height = bottom + MARGIN;
    let mut ground = Canvas::new(scene.palette.tokens());
    ground.page(height);
    let mut pieces = Canvas::new(scene.palette.tokens());
    if let Some(offers) = &offers {
        offers.draw(&mut pieces, scene, view, &tokens);
    }
    pieces.header(&heading(scene, view, &tokens).header());
    mine.hand(&mut pieces, scene, view, top);
    if let Some((building, price, where_to)) = due {
        pending(&mut pieces, scene, disc, (building, price), &where_to);
    }
    if !placing {
        self::mat(&mut pieces, scene, mat, &kinds);
    }
    Some(Drawing::new(height, ground, pieces))
}

/// The viewer's seat.
pub(super) struct Mine {
    seat: Seat,
    hand: Cards,
    token: Token,
}

impl Mine {
    /// Draws the hand by landscapes, and the amphorae, as a row from this height.
    pub(super) fn hand(&self, canvas: &mut Canvas, scene: &Scene, view: &View, top: f64) {
        let tokens = canvas.tokens;
        let area = Area::new(MARGIN, top, WIDTH - 2.0 * MARGIN, HAND);
        let y = area.middle();
        canvas.panel(area, 10.0);
        canvas.badge(self.token, (area.x + 46.0, y), 50.0, Badge::Full);
        canvas.text((area.x + 88.0, y), &scene.city(self.seat), Type::new(34.0, tokens.ink).bold());
        let x = cards(canvas, (area.x + 310.0, y), self.hand);
        canvas.line((x, y - 26.0), (x, y + 26.0), Paint::stroke(tokens.line, 2.0));
        canvas.icon("amphora", (x + 53.0, y), 46.0, tokens.ink2, tokens.panel);
        let amphorae = view.board.amphorae.get(self.seat.index()).copied().unwrap_or_default();
        canvas.text((x + 86.0, y), &amphorae.to_string(), Type::new(44.0, tokens.ink).bold());
    }

    /// The height of the hand's row.
    pub(super) const HEIGHT: f64 = HAND;
    /// The height of the hand as a block.
    pub(super) const BLOCK: f64 = 222.0;

    /// Draws the hand as a block: the city with its amphorae above, the landscapes in two columns below.
    pub(super) fn hand_block(&self, canvas: &mut Canvas, scene: &Scene, view: &View, area: Area) {
        let tokens = canvas.tokens;
        let y = area.y + 40.0;
        canvas.panel(area, 10.0);
        canvas.badge(self.token, (area.x + 38.0, y), 46.0, Badge::Full);
        canvas.text((area.x + 76.0, y), &scene.city(self.seat), Type::new(34.0, tokens.ink).bold());
        canvas.icon("amphora", (area.right() - 88.0, y), 40.0, tokens.ink2, tokens.panel);
        let amphorae = view.board.amphorae.get(self.seat.index()).copied().unwrap_or_default();
        let number = Type::new(40.0, tokens.ink).bold();
        canvas.text((area.right() - 58.0, y), &amphorae.to_string(), number);
        for (at, landscape) in Landscape::ALL.into_iter().enumerate() {
            let (x, y) = (area.x + 20.0 + (at % 2) as f64 * 160.0, area.y + 112.0 + (at / 2) as f64 * 68.0);
            landscape_of(canvas, landscape, ((x + 23.0, y), 46.0), tokens.panel);
            canvas.text((x + 56.0, y), &self.hand.of(landscape).to_string(), number);
        }
    }
}

/// Returns the drawn disc with its cost, or the chosen building with the price left to pay and its space; `None` if the
/// seat has neither.
fn due(view: &View, seat: Seat) -> Option<(Building, Price, String)> {
    if view.board.turn.seat != seat {
        return None;
    }
    match view.scene {
        attika::Scene::Drawn { building: Some(building), .. } => Some((building, cost(building), String::new())),
        attika::Scene::Pay { building, space, .. } => {
            Some((building, view.board.price(seat, building, space), space.name().to_owned()))
        }
        _ => None,
    }
}

/// Draws a disc that waits for a decision, in the frame of the active seat.
fn pending(canvas: &mut Canvas, scene: &Scene, area: Area, (building, price): (Building, Price), where_to: &str) {
    let tokens = canvas.tokens;
    canvas.panel(area, 10.0);
    canvas.turn_frame(area, 10.0);
    canvas.icon("turn", (area.x + 34.0, area.middle()), 30.0, tokens.turn, tokens.panel);
    let inner = Area::new(area.x + 64.0, area.y, area.w - 64.0 - 24.0, area.h);
    disc(canvas, scene, inner, (building, 1), price);
    if !where_to.is_empty() {
        let x = area.right() - 120.0;
        canvas.icon("tile", (x, area.middle()), 40.0, tokens.ink2, tokens.panel);
        canvas.text((x + 32.0, area.middle()), where_to, Type::new(34.0, tokens.ink).bold());
    }
}

/// Returns the discs on the mat: each kind once, with its number.
fn kinds(view: &View, seat: Seat) -> Vec<(Building, u8)> {
    let mut kinds: Vec<(Building, u8)> = Vec::new();
    for building in open(&view.board, seat) {
        match kinds.last_mut() {
            Some((last, count)) if *last == building => *count += 1,
            _ => kinds.push((building, 1)),
        }
    }
    kinds
}

fn mat(canvas: &mut Canvas, scene: &Scene, area: Area, kinds: &[(Building, u8)]) {
    let tokens = canvas.tokens;
    canvas.panel(area, 10.0);
    if kinds.is_empty() {
        let empty = Area::new(area.x + 24.0, area.middle() - 24.0, 72.0, 48.0);
        canvas.rect(empty, 8.0, Paint::stroke(tokens.line, 3.0).dashed("2 9"));
    }
    // Down the first column, then down the second. Main buildings come first.
    let rows = kinds.len().div_ceil(2).max(1);
    let column = (area.w - 24.0 * 4.0) / 2.0;
    for (at, &kind) in kinds.iter().enumerate() {
        let x = area.x + 24.0 + (at / rows) as f64 * (column + 48.0);
        let y = area.y + 14.0 + (at % rows) as f64 * ROW;
        disc(canvas, scene, Area::new(x, y, column, ROW), kind, cost(kind.0));
    }
    if kinds.len() > rows {
        let x = area.x + area.w / 2.0;
        canvas.line((x, area.y + 16.0), (x, area.bottom() - 16.0), Paint::stroke(tokens.line, 2.0));
    }
}
