//! Paints cards for inspection: `cargo run -p agon-draw --example cards -- cards [palette [language]]`.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

use agon_draw::cards::GameCards;
use agon_draw::{Drawing, Painter, Palette};
use agon_lang::Language;
use std::error::Error;
use std::path::PathBuf;

#[path = "../tests/cards/samples.rs"]
#[allow(dead_code)]
mod samples;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let folder = PathBuf::from(words.next().unwrap_or_else(|| "cards".to_owned()));
    let palette = words.next().and_then(|id| Palette::of(&id)).unwrap_or_default();
    let language = words.next().map(|code| Language::from_locale(&code)).unwrap_or_default();
    std::fs::create_dir_all(&folder)?;
    let (painter, look) = (Painter::new(), (language, palette));
    let save = |name: &str, drawing: Option<Drawing>, alt: &str| -> Result<(), Box<dyn Error>> {
        let Some(drawing) = drawing else { return Ok(()) };
        for fault in drawing.faults() {
            println!("{name}: {fault}");
        }
        let bytes = painter.png(&drawing)?;
        println!("{name}: {} bytes\n  {alt}", bytes.len());
        Ok(std::fs::write(folder.join(format!("{name}.png")), &*bytes)?)
    };
    for (game, seats, winners) in [
        ("offrandes", 4, 1),
        ("offrandes", 5, 5),
        ("offrandes", 5, 1),
        ("cyclades", 3, 2),
        ("cyclades", 5, 1),
        ("attika", 2, 1),
        ("attika", 4, 4),
        ("attika", 3, 3),
    ] {
        let card = samples::plain_result(game, seats, winners, look);
        save(&format!("result-{game}-{seats}-{winners}"), Some(card.drawing()), &card.alt())?;
    }
    for rows in [1, 4, 8, 11] {
        let card = samples::plain_leaderboard(rows, look);
        save(&format!("leaderboard-{rows}"), Some(card.drawing()), &card.alt())?;
    }
    for card in samples::games(look) {
        save(&format!("game-{}", card.words.id()), Some(card.drawing()), &card.alt())?;
    }
    let games = GameCards(samples::games(look));
    save("games", games.drawing(), &games.alt())?;
    let card = samples::plain_ratings(look);
    save("ratings", card.drawing(), &card.alt())?;
    for (game, seats) in [("offrandes", 5), ("cyclades", 3)] {
        let card = samples::plain_scores(game, seats, look);
        save(&format!("scores-{game}-{seats}"), card.drawing(), &card.alt())?;
    }
    Ok(())
}
