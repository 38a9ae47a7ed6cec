//! Pictures of Attika: the board with buildings, chains and mats; and for a seat its hand, its mat with costs, and the
//! legal places of a tile.

mod buildings;
mod changes;
mod costs;
mod grid;
mod land;
mod laying;
mod mat;
mod own;
mod plan;
mod words;

use crate::canvas::Canvas;
use crate::city::Token;
use crate::frame::MARGIN;
use crate::palette::Colour;
use crate::scene::Heading;
use crate::style::Type;
use crate::{Drawing, GamePicture, Scene, Typed, TypedPicture};
use agon_lang::{Say, raise};
use agon_rules::Seat;
use agon_rules::attika::{self, Board, Kind, View};
use plan::{Plan, Supply};

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
    land::land(&mut ground, &plan.grid, &board.map);
    let seats = || (0..).map(Seat).zip(plan.mats.iter().zip(&tokens));
    for (seat, (mat, &token)) in seats() {
        mat.ground(&mut ground, token, &scene.city(seat));
    }
    let mut pieces = Canvas::new(scene.palette.tokens());
    buildings::buildings(&mut pieces, &plan.grid, (scene, view), &tokens, &changes);
    let heading = heading(scene, view, &tokens);
    let (free, _) = pieces.header(&heading.header());
    match plan.supply {
        Supply::Line(y) => supply_line(&mut pieces, scene, board, y),
        Supply::Header => supply_in_header(&mut pieces, board, free),
    }
    for (seat, (mat, _)) in seats() {
        mat.draw(&mut pieces, scene, board, seat);
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

/// Returns icon, number and the key of the noun of each supply: tiles, cards, amphorae.
fn supply(board: &Board) -> [(&'static str, u8, &'static str); 3] {
    [
        ("tile", board.stack(), "attika-picture-tile"),
        ("card", board.deck(), "play-card"),
        ("amphora", board.supply, "attika-amphora"),
    ]
}

fn supply_line(canvas: &mut Canvas, scene: &Scene, board: &Board, y: f64) {
    let tokens = canvas.tokens;
    let mut x = MARGIN + 4.0;
    for (icon, n, noun) in supply(board) {
        canvas.icon(icon, (x + 22.0, y), 44.0, tokens.ink2, tokens.bg);
        x += 54.0;
        x += canvas.text((x, y), &n.to_string(), Type::new(38.0, tokens.ink).bold()) + 12.0;
        x += canvas.text((x, y), &words::noun(scene, noun, n), Type::new(30.0, tokens.ink2)) + 40.0;
    }
}

fn supply_in_header(canvas: &mut Canvas, board: &Board, from: f64) {
    let band = canvas.tokens.band;
    let mut x = from + 24.0;
    for (icon, n, _) in supply(board) {
        canvas.icon(icon, (x + 16.0, 38.0), 32.0, canvas.tokens.bandink, band);
        x += 40.0;
        x += canvas.text((x, 38.0), &n.to_string(), Type::new(32.0, Colour::WHITE).bold()) + 22.0;
    }
}
