//! The header, which shows a battle under way, and the battle's place on the map.

use super::chart::Point;
use super::sites::{self, Site};
use super::table::Table;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::marks::Badge;
use crate::palette::Colour;
use crate::style::{Paint, Type};
use agon_lang::Say;
use agon_rules::cyclades::{Battle, Event, Place, Stage, Turn, bonus, defenders};
use agon_rules::{AnyEvent, Seat};

/// The middle of the header's text.
const LINE: f64 = 38.0;
const GAP: f64 = 12.0;
/// The highest place of a battle's disc: below the header.
const HIGHEST: f64 = 116.0;

fn fought(table: &Table) -> Option<Battle> {
    table.board.turn().and_then(|turn| turn.battle)
}

fn place(place: Place) -> String {
    match place {
        Place::Island(island) => sites::name(island),
        Place::Sea(sea) => sea.to_string(),
    }
}

/// Draws game, state and the active seats; in a battle its place and its sides.
pub(super) fn header(table: &Table, canvas: &mut Canvas) {
    let mut heading = table.scene.heading(table.tokens());
    let battle = fought(table);
    if let Some(battle) = battle {
        heading.state = place(battle.place);
    } else if let Some(turn) = table.board.turn() {
        heading.state = agon_lang::raise(&state(table, turn));
    }
    let free = canvas.header(&heading.header());
    if let Some(battle) = battle {
        sides(table, canvas, &battle, free);
    }
}

/// Returns the state `Cycle 6 · Ares`, with the active creature.
fn state(table: &Table, turn: &Turn) -> String {
    let creature = turn.power().map(|creature| table.creature(creature));
    let names: Vec<String> = [table.god(turn.god)].into_iter().chain(creature).collect();
    let say = Say::new(table.scene.language, "cyclades-phase-in-cycle").with("cycle", table.board.cycle);
    say.with("phase", names.join(" · ")).text()
}

/// A part of the battle's line.
enum Part {
    Badge(Seat),
    Number(String),
    Die(u8),
    Swords,
}

/// Draws attacker, force, dice, defence with its bonus (13.1), defender. Leaves out the dice if there is no room.
fn sides(table: &Table, canvas: &mut Canvas, battle: &Battle, (from, to): (f64, f64)) {
    let (units, more) = (defenders(table.board, battle.place), bonus(table.board, battle.place, battle.defender));
    let defence = if more == 0 { units.to_string() } else { format!("{units} + {more}") };
    let dice = dice(table.scene.last, battle.stage);
    let die = |at: usize| dice[at].map(Part::Die);
    let parts = [
        Some(Part::Badge(battle.attacker)),
        Some(Part::Number(battle.force.to_string())),
        die(0),
        Some(Part::Swords),
        die(1),
        Some(Part::Number(defence)),
        Some(Part::Badge(battle.defender)),
    ];
    let mut parts: Vec<Part> = parts.into_iter().flatten().collect();
    let long = |parts: &[Part]| parts.iter().map(|part| width(part) + GAP).sum::<f64>();
    if long(&parts) > to - from {
        parts.retain(|part| !matches!(part, Part::Die(_)));
    }
    let mut x = from + GAP;
    for part in &parts {
        let wide = width(part);
        draw(table, canvas, part, (x + wide / 2.0, LINE));
        x += wide + GAP;
    }
}

/// Returns the dice of the attacker and the defender: of the last round, or the one die that waits for the other.
fn dice(last: &[AnyEvent], stage: Stage) -> [Option<u8>; 2] {
    if let Stage::DefenderDie(face) = stage {
        return [Some(face), None];
    }
    // Rounds before the battle's start belong to another battle.
    let events = last.iter().rev().filter_map(AnyEvent::typed::<Event>);
    let mut own = events.take_while(|event| !matches!(event, Event::Battle { .. }));
    let rounds = own.find_map(|event| match event {
        Event::Round { dice: (one, other), .. } => Some([Some(*one), Some(*other)]),
        _ => None,
    });
    rounds.unwrap_or_default()
}

fn number() -> Type {
    Type::new(36.0, Colour::WHITE).bold().centred()
}

fn width(part: &Part) -> f64 {
    match part {
        Part::Badge(_) => 48.0,
        Part::Number(number_text) => Canvas::width(number_text, number()),
        Part::Die(_) | Part::Swords => 42.0,
    }
}

fn draw(table: &Table, canvas: &mut Canvas, part: &Part, at: Point) {
    let tokens = canvas.tokens;
    match part {
        Part::Badge(seat) => canvas.badge(table.token(*seat), at, 42.0, Badge::Full),
        Part::Number(text) => {
            canvas.text(at, text, number());
        }
        Part::Die(face) => {
            let ground = Colour::WHITE;
            canvas.rect(Area::new(at.0 - 21.0, at.1 - 21.0, 42.0, 42.0), 9.0, Paint::fill(ground));
            canvas.text(at, &face.to_string(), Type::new(34.0, ground.letters()).bold().centred().on_piece());
        }
        Part::Swords => canvas.icon("ares", at, 36.0, tokens.bandink, tokens.band),
    }
}

/// Draws a disc with crossed swords on the northern corner of the battle's place.
pub(super) fn spot(table: &Table, canvas: &mut Canvas) {
    let Some(battle) = fought(table) else { return };
    let cell = match battle.place {
        Place::Sea(sea) => Some(table.chart.centre(sea)),
        Place::Island(island) => Site::of(table.chart, table.board, island).map(|site| site.home),
    };
    if let Some((x, y)) = cell {
        let tokens = canvas.tokens;
        let at = (x, (y - table.chart.half - 8.0).max(HIGHEST));
        canvas.circle(at, 18.0, Paint::fill(tokens.accent).edged(tokens.halo, 3.0));
        canvas.icon("ares", at, 26.0, tokens.accent.letters(), tokens.accent);
    }
}
