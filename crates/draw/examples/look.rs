//! Paints moments of a game for looking at: `cargo run -p agon-draw --example look -- cyclades 4 pictures [seed [every [palette [language]]]]`.

use agon_draw::{Painter, Palette, board, own};
use agon_lang::Language;
use agon_rules::game::Viewer;
use std::error::Error;
use std::path::PathBuf;

#[path = "../tests/pictures/tables.rs"]
mod tables;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let mut next = |otherwise: &str| words.next().unwrap_or_else(|| otherwise.to_owned());
    let (game, seats) = (next("cyclades"), next("4").parse::<u8>()?);
    let folder = PathBuf::from(next("pictures"));
    let (seed, every) = (next("2").parse::<u64>()?, next("60").parse::<u32>()?);
    let palette = Palette::of(&next("standard")).unwrap_or_default();
    let language = Language::from_locale(&next("en"));
    std::fs::create_dir_all(&folder)?;
    let (painter, cast) = (Painter::new(), tables::cast());
    let mut due = 0;
    tables::play(&game, seats, seed, |table, done| {
        if table.seq() < due && table.waiting() != agon_rules::Waiting::Over {
            return;
        }
        due = table.seq() + every;
        for (viewer, name) in [(Viewer::Public, "public"), (Viewer::Seat(agon_rules::Seat(0)), "own")] {
            let moment = tables::moment(table, viewer, done);
            let scene = moment.scene(&cast, language, palette);
            let drawing = if viewer == Viewer::Public { board(&scene) } else { own(&scene) };
            let Some(drawing) = drawing else { continue };
            for fault in drawing.faults() {
                println!("{} {name}: {fault}", table.seq());
            }
            let bytes = painter.png(&drawing).expect("a picture");
            let file = folder.join(format!("{game}-{seats}-{seed}-{:04}-{name}.png", moment.seq));
            println!("{} {} bytes", file.display(), bytes.len());
            std::fs::write(file, bytes).expect("a file");
        }
    });
    Ok(())
}
