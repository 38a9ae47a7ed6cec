//! Pictures of Attika: the board with countries, buildings and mats; and for a seat its hand, its mat with costs, and
//! the legal places of a building or a tile.

mod buildings;
mod changes;
mod costs;
mod countries;
mod grid;
mod land;
mod laying;
mod legend;
mod mat;
mod offers;
mod own;
mod plan;
mod words;

use crate::canvas::Canvas;
use crate::city::Token;
use crate::palette::Colour;
use crate::scene::Heading;
use crate::style::Type;
use crate::{Drawing, GamePicture, Scene, Typed, TypedPicture};
use agon_lang::{Say, raise};
use agon_rules::Seat;
use agon_rules::attika::{self, Board, Kind, View};
use land::Codes;
use plan::{Plan, hexes, pending};

/// Pictures of Attika, their types erased.
pub const PICTURE: &dyn GamePicture = &Typed(Pictures);

struct Pictures;

impl TypedPicture for Pictures {
    type Game = attika::Attika;

    fn icon(&self) -> &'static str {
        "tile"
    }

    fn board(&self, scene: &Scene, view: &View) -> Drawing {
        board(scene, view)
    }

    fn own(&self, scene: &Scene, view: &View) -> Option<Drawing> {
        own::own(scene, view)
    }
}

/// Returns the tokens of the cities in play.
fn tokens(scene: &Scene, view: &View) -> Vec<Token> {
    let mut tokens = scene.tokens();
    tokens.truncate(view.board.seats.into());
    tokens
}

fn board(scene: &Scene, view: &View) -> Drawing {
    let (board, tokens) = (&view.board, tokens(scene, view));
    let plan = Plan::of(board, &view.scene);
    let changes = changes::changes(board, scene.last);
    let mut ground = Canvas::new(scene.palette.tokens());
    ground.page(plan.height);
    land::land(&mut ground, &plan.grid, &board.map, Codes::Hidden);
    let hexes: Vec<_> = hexes(&board.map, pending(&board.map, &view.scene)).collect();
    legend::legend(&mut ground, scene, &plan.grid, plan.map, &hexes);
    let seats = || (0..).map(Seat).zip(plan.mats.iter().zip(tokens.iter().copied()));
    for (seat, (mat, token)) in seats() {
        mat.ground(&mut ground, token, &scene.city(seat));
    }
    let mut pieces = Canvas::new(scene.palette.tokens());
    buildings::buildings(&mut pieces, &plan.grid, view, &tokens, &changes);
    let heading = heading(scene, view, &tokens);
    let free = pieces.header(&heading.header());
    supply(&mut pieces, board, free);
    for (seat, (mat, token)) in seats() {
        mat.draw(&mut pieces, scene, board, seat, token);
    }
    for (seat, (mat, _)) in seats() {
        mat.mark(&mut pieces, board, seat, &changes);
    }
    Drawing::new(plan.height, ground, pieces)
}

/// Returns the header: the round, and the number of the turn's action.
fn heading(scene: &Scene, view: &View, tokens: &[Token]) -> Heading {
    let (turn, heading) = (&view.board.turn, scene.heading(tokens));
    let of = match (view.scene, turn.kind) {
        (attika::Scene::Over(_), _) | (_, None) => return heading,
        // With no action left, the phase is enough.
        _ if turn.ended || turn.cards => return heading,
        (_, Some(Kind::Draw)) => "draw",
        (_, Some(Kind::Build)) => "build",
    };
    let actions = turn.kind.map_or(0, |kind| turn.actions(kind));
    // With a disc, a payment or a tile open, `used` already counts the action.
    let next = turn.used + u8::from(view.scene == attika::Scene::Act);
    let say = Say::new(scene.language, format!("attika-picture-{of}")).with("round", view.board.round());
    Heading { state: raise(&say.with("action", next.min(actions)).with("actions", actions).text()), ..heading }
}

/// Draws the supply of tiles, cards and amphorae in the free range of the header.
fn supply(canvas: &mut Canvas, board: &Board, (from, to): (f64, f64)) {
    const ICON: f64 = 32.0;
    let (bandink, band) = (canvas.tokens.bandink, canvas.tokens.band);
    let style = Type::new(32.0, Colour::WHITE).bold();
    let counts = [("tile", board.stack()), ("card", board.deck()), ("amphora", board.supply)];
    let counts = counts.map(|(icon, n)| (icon, n.to_string()));
    let wide: f64 = counts.iter().map(|(_, n)| ICON + 8.0 + Canvas::width(n, style)).sum();
    let gap = ((to - from - wide) / 4.0).clamp(4.0, 22.0);
    let mut x = from + gap;
    for (icon, n) in &counts {
        canvas.icon(icon, (x + ICON / 2.0, 38.0), ICON, bandink, band);
        x += ICON + 8.0;
        x += canvas.text((x, 38.0), n, style) + gap;
    }
}
