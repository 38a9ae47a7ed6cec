//! Animates a whole game for inspection:
//! `cargo run -p agon-draw --example animate -- cyclades 4 pictures [seed [frames [palette [language]]]]`.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

use agon_draw::{Animation, Painter};
use agon_rules::game::Viewer;
use asked::Asked;
use std::error::Error;
use std::time::{Duration, Instant};

mod asked;
#[path = "../tests/pictures/tables.rs"]
mod tables;

fn main() -> Result<(), Box<dyn Error>> {
    let asked = Asked::read(120)?;
    let (painter, cast) = (Painter::new(), tables::cast());
    let (mut drawings, mut steps) = (Vec::new(), 0);
    tables::play(&asked.game, asked.seats, asked.seed, |table, done| {
        let moment = tables::moment(table, Viewer::Public, done);
        steps = moment.seq;
        drawings.extend(moment.game.picture.board(&moment.scene(&cast, asked.language, asked.palette)));
    });
    let mut animation = Animation::new(720);
    let mut most = Duration::ZERO;
    let begun = Instant::now();
    let shown = (asked.number as usize).clamp(1, drawings.len());
    for drawing in (0..shown).filter_map(|at| drawings.get(at * (drawings.len() - 1) / (shown - 1).max(1))) {
        let begun = Instant::now();
        animation.push(&painter, drawing, 800)?;
        most = most.max(begun.elapsed());
    }
    let kept = animation.frames();
    let bytes = animation.finish()?;
    let file = asked.file(".gif");
    println!(
        "{}: {} of {} moments in {steps} steps, {kept} frames, {} bytes, {:.0} ms a frame, at most {:.0} ms",
        file.display(),
        shown,
        drawings.len(),
        bytes.len(),
        begun.elapsed().as_secs_f64() * 1000.0 / shown as f64,
        most.as_secs_f64() * 1000.0
    );
    std::fs::write(file, bytes)?;
    Ok(())
}
