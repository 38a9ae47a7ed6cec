//! The private picture of a choice: the part of the map with all places to choose, each with its code and the units
//! there. In the foot the price, the purse and the odds of the only battle.

use super::super::chart::{Chart, Point};
use super::super::coast::outline;
use super::super::sites::{self, SLOT, Site};
use super::super::table::Table;
use super::super::{battle, fleets, ground, islands, pieces, sea};
use super::choices::{Choice, Choices, Meets, Price};
use crate::Drawing;
use crate::area::Area;
use crate::canvas::{Canvas, ring};
use crate::frame::{HEADER, WIDTH};
use crate::style::{Paint, Type};
use agon_rules::cyclades::data::Building;
use agon_rules::cyclades::{Isles, Place, Seas};
use agon_rules::game::Viewer;

const HEIGHT: f64 = 900.0;
const FOOT: f64 = 108.0;
/// The part of the map's picture that shows whole pieces.
const SEEN: Area = Area::new(8.0, HEADER + 6.0, WIDTH - 16.0, HEIGHT - FOOT - HEADER - 12.0);
/// The widths of a cell, from the largest. Places that fit none of them have no picture.
const CELLS: [f64; 7] = [208.0, 190.0, 172.0, 156.0, 142.0, 130.0, 120.0];
/// The distance of an outline from the edge of its cell.
const INSET: f64 = 8.0;

/// Draws the places of the next choice after these words. `None` for the public, without such a choice, and for places
/// too far apart.
pub(in super::super) fn places(table: &Table, words: &str) -> Option<Drawing> {
    let Viewer::Seat(seat) = table.view.viewer else { return None };
    let choices = Choices::of(table.view, seat, words)?;
    let table = table.enlarged(fit(table, &choices)?, SEEN);
    let crop = Crop { table: &table, choices: &choices, size: table.chart.cell / CELLS[0] };
    let mut canvas = Canvas::new(table.scene.palette.tokens());
    crop.map(&mut canvas);
    crop.choices(&mut canvas);
    crop.start(&mut canvas);
    crop.foot(&mut canvas, table.view.purse(seat)?);
    canvas.band();
    battle::header(&table, &mut canvas);
    Some(Drawing::single(HEIGHT, canvas))
}

/// Returns the layout of a choice.
fn fit(table: &Table, choices: &Choices) -> Option<Chart> {
    let map = table.board.map();
    let all = choices.places.iter().map(|choice| choice.place).chain(choices.start.map(|(place, _)| place));
    let cells: Seas = all.fold(Seas::EMPTY, |cells, place| match place {
        Place::Sea(sea) => cells.with(sea),
        Place::Island(island) => cells.or(map.lands[island.index()]),
    });
    layout(cells)
}

/// Returns the largest layout with all these cells whole on the picture.
fn layout(cells: Seas) -> Option<Chart> {
    CELLS.into_iter().find_map(|cell| {
        let chart = Chart::enlarged(cell);
        let bounds =
            cells.iter().map(|space| chart.centre(space)).fold(None, |found: Option<(Point, Point)>, (x, y)| {
                let ((left, top), (right, low)) = found.unwrap_or(((x, y), (x, y)));
                Some(((left.min(x), top.min(y)), (right.max(x), low.max(y))))
            });
        let ((left, top), (right, low)) = bounds?;
        let fits = right - left + cell <= SEEN.w && low - top + 2.0 * chart.half <= SEEN.h + 8.0;
        let middle = (SEEN.x + SEEN.w / 2.0, SEEN.middle());
        fits.then(|| chart.moved((middle.0 - f64::midpoint(left, right), middle.1 - f64::midpoint(top, low))))
    })
}

/// The picture under way. A size is 1 at the largest cell.
struct Crop<'a> {
    table: &'a Table<'a>,
    choices: &'a Choices,
    size: f64,
}

impl Crop<'_> {
    fn seas(&self) -> Seas {
        let places = self.choices.places.iter().map(|choice| choice.place);
        let start = self.choices.start.map(|(place, _)| place);
        places.chain(start).filter_map(|place| if let Place::Sea(sea) = place { Some(sea) } else { None }).collect()
    }

    /// Returns the islands whose label takes the place of name and troops.
    fn labelled(&self) -> Isles {
        let labelled = self.choices.places.iter().filter(|choice| choice.meets != Meets::Unsaid);
        labelled
            .filter_map(|choice| if let Place::Island(island) = choice.place { Some(island) } else { None })
            .collect()
    }

    /// Draws the map under the choices.
    fn map(&self, canvas: &mut Canvas) {
        let (table, seas) = (self.table, self.seas());
        let open = sea::open(canvas.tokens);
        canvas.rect(Area::new(0.0, 0.0, WIDTH, HEIGHT), 0.0, Paint::fill(open));
        sea::cells(table, canvas, Some(seas));
        sea::shallows(table, canvas);
        ground::land(table, canvas);
        islands::coasts(table, canvas);
        sea::trade(table, canvas, seas);
        for choice in &self.choices.places {
            self.outline(canvas, choice);
        }
        islands::islands(table, canvas, self.labelled());
        islands::names(table, canvas, self.labelled());
        fleets::fleets(table, canvas, seas);
    }

    /// Returns the outline of a choice.
    fn outlined(&self, choice: &Choice) -> Option<String> {
        let chart = self.table.chart;
        let map = self.table.board.map();
        match (choice.place, choice.slot) {
            (Place::Sea(sea), _) => Some(ring(&chart.corners(chart.centre(sea), INSET))),
            (Place::Island(island), None) => Some(outline(chart, map.lands[island.index()])),
            (Place::Island(_), Some(_)) => {
                let (x, y) = self.slot(choice)?;
                let half = (SLOT + 3.0) * chart.scale;
                Some(ring(&[(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]))
            }
        }
    }

    /// Returns the middle of a slot to choose.
    fn slot(&self, choice: &Choice) -> Option<Point> {
        let (Place::Island(island), Some(slot)) = (choice.place, choice.slot) else { return None };
        let site = Site::of(self.table.chart, self.table.board, island)?;
        site.slots.get(usize::from(slot.saturating_sub(1))).copied()
    }

    /// Outlines a choice: a battle in terracotta, all others in gold.
    fn outline(&self, canvas: &mut Canvas, choice: &Choice) {
        let tokens = canvas.tokens;
        let Some(path) = self.outlined(choice) else { return };
        let colour = if matches!(choice.meets, Meets::Enemy(..)) { tokens.accent } else { tokens.gold };
        let bright = tokens.sea.mixed(tokens.seaink, 0.16);
        let under = if let Place::Sea(_) = choice.place { Paint::fill(bright) } else { Paint::default() };
        let share = if choice.slot.is_some() { 0.6 } else { 1.0 };
        canvas.path(&path, under.edged(tokens.halo, 20.0 * share));
        canvas.path(&path, Paint::stroke(tokens.coin_edge, 15.0 * share));
        canvas.path(&path, Paint::stroke(colour, 9.0 * share));
    }

    /// Draws codes, units and plates of the choices.
    fn choices(&self, canvas: &mut Canvas) {
        for choice in &self.choices.places {
            match choice.place {
                Place::Sea(sea) => {
                    let (table, centre) = (self.table, self.table.chart.centre(sea));
                    let fleets = table.board.fleets(sea);
                    let low = self.label(canvas, choice, centre, fleets.count() > 0);
                    if let Some(owner) = fleets.owner() {
                        let at = (centre.0, centre.1 + 50.0 * self.size);
                        let size = self.table.fleet_size() * 0.88;
                        pieces::fleet(canvas, table.token(owner), fleets.count(), at, size);
                    }
                    if table.board.map().trade.has(sea) {
                        canvas.coin((centre.0, low + 20.0 * self.size), 15.0 * self.size, None);
                    }
                }
                Place::Island(island) => {
                    let (table, board) = (self.table, self.table.board);
                    if let (Some(at), Some(slot)) = (self.slot(choice), choice.slot) {
                        self.number(
                            canvas,
                            at,
                            slot,
                            board.holding(island).slots.get(usize::from(slot.saturating_sub(1))),
                        );
                    } else if choice.meets != Meets::Unsaid
                        && let Some(site) = Site::of(table.chart, board, island)
                    {
                        let holding = board.holding(island);
                        self.label(canvas, choice, site.home, true);
                        if let Some(owner) = holding.owner {
                            let at = (site.garrison.0, site.home.1 + 52.0 * self.size);
                            let troops = (table.token(owner), holding.troops);
                            pieces::troops(canvas, troops, at, site.size * 0.76, site.count);
                        }
                    }
                }
            }
        }
    }

    /// Draws the number of an empty slot. A building's slot is known by the building.
    fn number(&self, canvas: &mut Canvas, at: Point, slot: u8, there: Option<&Option<Building>>) {
        if there.is_some_and(Option::is_none) {
            let style = Type::new((40.0 * self.size).max(30.0), canvas.tokens.ink).bold().centred().on_piece();
            canvas.text(at, &slot.to_string(), style);
        }
    }

    /// Draws the code or the name of a place, and below it a plate with the units there. Returns the lower end.
    fn label(&self, canvas: &mut Canvas, choice: &Choice, (x, y): Point, pieces: bool) -> f64 {
        let (tokens, size) = (canvas.tokens, self.size);
        let plate = self.plate(choice.meets);
        let y = y + match (pieces, &plate) {
            (true, _) => -72.0 * size,
            (false, Some(_)) => -24.0 * size,
            (false, None) => -6.0 * size,
        };
        let style = match choice.place {
            Place::Sea(_) => Type::new((60.0 * size).max(36.0), tokens.seaink),
            Place::Island(_) => Type::new((44.0 * size).max(30.0), tokens.ink).ringed(tokens.land),
        };
        let name = match choice.place {
            Place::Sea(sea) => sea.to_string(),
            Place::Island(island) => sites::name(island),
        };
        canvas.text((x, y), &name, style.bold().centred());
        let low = y + 0.365 * style.size;
        let Some(words) = plate else { return low };
        let fight = matches!(choice.meets, Meets::Enemy(..));
        let (fill, ink) = if fight { (tokens.accent, tokens.accent.letters()) } else { (tokens.halo, tokens.ink) };
        let style = Type::new((38.0 * size).max(30.0), ink).bold().centred();
        let (tall, swords) = (1.26 * style.size, if fight { 1.2 * style.size } else { 0.0 });
        let wide = Canvas::width(&words, style) + 0.8 * style.size + swords;
        let middle = low + 5.0 * size + tall / 2.0;
        let area = Area::new(x - wide / 2.0, middle - tall / 2.0, wide, tall);
        canvas.rect(area, 10.0, Paint::fill(fill).edged(tokens.coin_edge, 3.0));
        if fight {
            canvas.icon("ares", (area.x + 0.9 * style.size, middle), style.size, ink, fill);
        }
        canvas.text((x + swords / 2.0, middle), &words, style);
        area.bottom()
    }

    /// Returns the words of a plate, those of the menu.
    fn plate(&self, meets: Meets) -> Option<String> {
        let word = |key: &str| self.table.word(key);
        match meets {
            Meets::Unsaid => None,
            Meets::Nobody => Some(word("empty")),
            Meets::Own(count) => Some(self.say("yours", &[("n", count.into())])),
            Meets::Enemy(force, defence) => Some(format!("{force} : {defence}")),
        }
    }

    fn say(&self, key: &str, numbers: &[(&str, i64)]) -> String {
        let args: Vec<_> = numbers.iter().map(|&(name, number)| (name, number.into())).collect();
        agon_lang::text(self.table.scene.language, &format!("cyclades-picture-{key}"), &args)
    }

    /// Draws a dotted line round the place the units come from, and the fleets there.
    fn start(&self, canvas: &mut Canvas) {
        let Some((place, count)) = self.choices.start else { return };
        if self.choices.places.iter().any(|choice| choice.place == place && choice.slot.is_none()) {
            return;
        }
        let (tokens, table) = (canvas.tokens, self.table);
        let choice = Choice { place, slot: None, meets: Meets::Unsaid };
        if let Some(path) = self.outlined(&choice) {
            canvas.path(&path, Paint::stroke(tokens.halo, 18.0));
            canvas.path(&path, Paint::stroke(tokens.turn, 9.0).dashed("2 20"));
        }
        let Place::Sea(sea) = place else { return };
        if let Some(owner) = table.board.fleets(sea).owner().filter(|_| count > 0) {
            let (x, y) = table.chart.centre(sea);
            pieces::fleet(canvas, table.token(owner), count, (x, y - 8.0 * self.size), table.chart.scale);
        }
    }

    /// Draws the foot: price, steps and purse at the left, the odds at the right.
    fn foot(&self, canvas: &mut Canvas, purse: u16) {
        let tokens = canvas.tokens;
        let (top, y) = (HEIGHT - FOOT, HEIGHT - FOOT / 2.0);
        canvas.rect(Area::new(0.0, top, WIDTH, FOOT), 0.0, Paint::fill(tokens.panel));
        canvas.line((0.0, top), (WIDTH, top), Paint::stroke(tokens.edge, 4.0));
        let quiet = Type::new(32.0, tokens.ink2);
        let loud = Type::new(36.0, tokens.ink).bold();
        let mut x = 24.0;
        let due = match self.choices.price {
            Some(Price::Due(price)) => price,
            _ => 0,
        };
        if let Some(price) = self.choices.price {
            let (amount, word) = match price {
                Price::Paid(amount) => (amount, "paid"),
                Price::Due(amount) => (amount, "due"),
            };
            canvas.coin((x + 30.0, y), 28.0, Some(amount.into()));
            x += 76.0;
            x += canvas.text((x, y), &self.table.word(word), quiet) + 26.0;
        }
        if let Some(steps) = self.choices.steps {
            x += canvas.text((x, y), &self.say("steps", &[("n", steps.into())]), loud) + 34.0;
        }
        canvas.icon("gold", (x + 22.0, y), 44.0, tokens.ink2, tokens.panel);
        x += 56.0;
        let left = i64::from(purse.saturating_sub(due));
        x += canvas.text((x, y), &self.say("left", &[("gold", left)]), loud) + 34.0;
        if let Some((place, win, tie)) = self.choices.odds {
            self.odds(canvas, (place, win, tie), (x, y));
        }
    }

    /// Writes the odds of the only battle, right of a place.
    fn odds(&self, canvas: &mut Canvas, (place, win, tie): (Place, u32, u32), (left, y): Point) {
        let tokens = canvas.tokens;
        let percent = |of_36: u32| (f64::from(of_36) / 0.36).round() as i64;
        let at = match place {
            Place::Sea(sea) => sea.to_string(),
            Place::Island(island) => sites::name(island),
        };
        let args = [("place", at.into()), ("win", percent(win).into()), ("tie", percent(tie).into())];
        let words = agon_lang::text(self.table.scene.language, "cyclades-picture-odds", &args);
        let end = WIDTH - 24.0;
        let style = Type::new(32.0, tokens.ink).ending().squeezed((end - left - 64.0).max(120.0));
        let wide = canvas.text((end, y), &words, style);
        canvas.icon("ares", (end - wide - 34.0, y), 44.0, tokens.accent, tokens.panel);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::cyclades::{Board, Options, Sea};

    #[test]
    fn a_neighbourhood_is_drawn_large_and_a_whole_board_not_at_all() {
        let map = Board::new(5, Options::default()).map();
        let middle = Sea::read("F6").expect("a space");
        let cells = map.near[middle.index()].with(middle);
        let near = layout(cells).expect("a layout");
        assert_eq!(near.cell, CELLS[0]);
        for (x, y) in cells.iter().map(|space| near.centre(space)) {
            assert!(x - near.cell / 2.0 >= SEEN.x && x + near.cell / 2.0 <= SEEN.right(), "{x}");
            assert!(y - near.half >= SEEN.y - 5.0 && y + near.half <= SEEN.bottom() + 5.0, "{y}");
        }
        assert_eq!(layout(map.seas), None);
    }
}
