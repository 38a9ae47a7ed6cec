//! The header: the phase of the table, or the lot on the block: two characters, the standing bid and its bidder.

use super::{Table, animal, icons};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::frame::MARGIN;
use crate::marks::Badge;
use crate::palette::Colour;
use crate::style::Type;
use agon_rules::offrandes::Scene as Phase;

/// The middle of the header's band.
const LINE: f64 = 38.0;
const TALL: f64 = 60.0;
const ICON: f64 = 46.0;

/// The part of the header that is not words: icons, a number, a badge, from left to right.
pub(super) struct Block {
    icons: Vec<&'static str>,
    number: Option<u8>,
    /// True if the number is money. Otherwise it counts the first icon's animals.
    paid: bool,
    owner: Option<Token>,
    /// The whole area.
    pub(super) area: Area,
}

/// Returns the content of the block: the lot with its bid (4.4), or a city's chosen animals (6.4); `None` if neither is
/// open.
fn shown(table: &Table) -> Option<Block> {
    let area = Area::new(MARGIN, LINE - TALL / 2.0, 0.0, TALL);
    let lot = |lot, number: Option<u8>, owner| {
        let owner = if number.is_some() { table.token(owner) } else { None };
        Some(Block { icons: icons(lot).to_vec(), number, paid: true, owner, area })
    };
    match table.phase {
        Phase::Open(turn, offered) => lot(*offered, None, turn.auctioneer),
        Phase::Bid(bidding) => lot(bidding.lot, Some(bidding.bid), bidding.leader),
        Phase::Seal { turn, lot: offered, opening, .. } => lot(*offered, Some(*opening), turn.auctioneer),
        Phase::Sacrifice { chosen: Some((kind, count)), .. } => {
            Some(Block { icons: vec![animal(*kind)], number: Some(*count), paid: false, owner: None, area })
        }
        _ => None,
    }
}

/// True if the header has a part that is not words.
pub(super) fn any(table: &Table) -> bool {
    shown(table).is_some()
}

/// Writes the header, and returns the block to draw in it, or `None` if there is none. A lot replaces the words.
pub(super) fn header(canvas: &mut Canvas, table: &Table) -> Option<Block> {
    let mut heading = table.scene.heading(&table.tokens);
    let mut block = shown(table);
    if block.as_ref().is_some_and(|block| block.paid) {
        heading.state.clear();
    }
    let (left, _) = canvas.header(&heading.header());
    if let Some(block) = &mut block {
        block.area.x = left - if block.paid { 8.0 } else { 0.0 };
        block.area.w = block.layout().1;
    }
    block
}

/// One thing of a block with its middle, from the left edge.
enum Part {
    Icon(&'static str, f64),
    Number(String, f64),
    Owner(Token, f64),
}

impl Block {
    fn number_style() -> Type {
        Type::new(34.0, Colour::WHITE).bold()
    }

    /// Returns its parts from left to right, and their total width.
    fn layout(&self) -> (Vec<Part>, f64) {
        const PAD: f64 = 12.0;
        let mut parts = Vec::new();
        let mut x = PAD;
        let number = self.number.map(|number| number.to_string());
        let number_width = number.as_ref().map_or(0.0, |number| Canvas::width(number, Block::number_style()));
        if let Some(number) = number.as_ref().filter(|_| !self.paid) {
            parts.push(Part::Number(number.clone(), x));
            x += number_width + 8.0;
        }
        for icon in &self.icons {
            parts.push(Part::Icon(icon, x + ICON / 2.0));
            x += ICON + PAD;
        }
        if let Some(number) = number.filter(|_| self.paid) {
            x += 14.0;
            parts.push(Part::Icon("gold", x + ICON / 2.0));
            x += ICON + 8.0;
            parts.push(Part::Number(number, x));
            x += number_width + 18.0;
        }
        if let Some(token) = self.owner {
            parts.push(Part::Owner(token, x + 22.0));
            x += 44.0 + 16.0;
        }
        (parts, x)
    }

    /// Draws the block.
    pub(super) fn draw(&self, canvas: &mut Canvas) {
        let tokens = canvas.tokens;
        for part in self.layout().0 {
            match part {
                Part::Icon(name, x) => {
                    canvas.icon(name, (self.area.x + x, LINE), ICON, tokens.bandink, tokens.band);
                }
                Part::Number(number, x) => {
                    canvas.text((self.area.x + x, LINE), &number, Block::number_style());
                }
                Part::Owner(token, x) => canvas.badge(token, (self.area.x + x, LINE), 44.0, Badge::Full),
            }
        }
    }
}
