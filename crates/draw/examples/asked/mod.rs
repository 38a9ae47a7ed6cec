//! The arguments of the examples, in words of the command line. Missing ones have defaults.

use agon_draw::Palette;
use agon_lang::Language;
use std::error::Error;
use std::path::PathBuf;

pub struct Asked {
    pub game: String,
    pub seats: u8,
    pub seed: u64,
    /// The number of frames, or of steps between two pictures.
    pub number: u32,
    pub palette: Palette,
    pub language: Language,
    folder: PathBuf,
}

impl Asked {
    /// Reads `game seats folder seed number palette language`.
    pub fn read(number: u32) -> Result<Asked, Box<dyn Error>> {
        let mut words = std::env::args().skip(1);
        let mut next = |otherwise: &str| words.next().unwrap_or_else(|| otherwise.to_owned());
        let (game, seats) = (next("cyclades"), next("4").parse()?);
        let folder = PathBuf::from(next("pictures"));
        let (seed, number) = (next("2").parse()?, next(&number.to_string()).parse()?);
        let palette = Palette::of(&next("standard")).unwrap_or_default();
        let language = Language::from_locale(&next("en"));
        std::fs::create_dir_all(&folder)?;
        Ok(Asked { game, seats, seed, number, palette, language, folder })
    }

    /// Returns the path of a file about this game.
    pub fn file(&self, ending: &str) -> PathBuf {
        self.folder.join(format!("{}-{}-{}{ending}", self.game, self.seats, self.seed))
    }
}
