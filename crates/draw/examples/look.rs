//! Paints moments of a game for inspection:
//! `cargo run -p agon-draw --example look -- cyclades 4 pictures [seed [every [palette [language]]]]`.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

use agon_draw::Painter;
use agon_rules::game::Viewer;
use asked::Asked;
use std::error::Error;

mod asked;
#[path = "../tests/pictures/tables.rs"]
mod tables;

fn main() -> Result<(), Box<dyn Error>> {
    let asked = Asked::read(60)?;
    let (painter, cast) = (Painter::new(), tables::cast());
    let mut due = 0;
    tables::play(&asked.game, asked.seats, asked.seed, |table, done| {
        if table.seq() < due && table.waiting() != agon_rules::Waiting::Over {
            return;
        }
        due = table.seq() + asked.number;
        for (viewer, name) in [(Viewer::Public, "public"), (Viewer::Seat(agon_rules::Seat(0)), "own")] {
            let moment = tables::moment(table, viewer, done);
            let scene = moment.scene(&cast, asked.language, asked.palette);
            let picture = moment.game.picture;
            let drawing = if viewer == Viewer::Public { picture.board(&scene) } else { picture.own(&scene) };
            let Some(drawing) = drawing else { continue };
            for fault in drawing.faults() {
                println!("{} {name}: {fault}", table.seq());
            }
            let bytes = painter.png(&drawing).expect("a picture");
            let file = asked.file(&format!("-{:04}-{name}.png", moment.seq));
            println!("{} {} bytes", file.display(), bytes.len());
            std::fs::write(file, bytes).expect("a file");
        }
    });
    Ok(())
}
