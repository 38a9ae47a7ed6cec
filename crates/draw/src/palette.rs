//! Colours: the palettes a player may choose, each a table of tokens.

#[cfg(test)]
mod sight;
#[cfg(test)]
mod tests;

/// A colour, `0xRRGGBB`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Colour(pub(crate) u32);

impl Colour {
    /// The colour of letters on a light ground.
    pub(crate) const DARK: Colour = Colour(0x1A120C);
    /// The colour of letters on a dark ground.
    pub(crate) const WHITE: Colour = Colour(0xFFFFFF);

    fn channels(self) -> [f64; 3] {
        [16, 8, 0].map(|shift| f64::from((self.0 >> shift) & 0xFF))
    }

    /// Returns red, green and blue as amounts of light, 0 to 1.
    fn linear(self) -> [f64; 3] {
        self.channels().map(|channel| {
            let c = channel / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        })
    }

    /// Returns the relative luminance of WCAG, 0 to 1.
    pub(crate) fn luminance(self) -> f64 {
        self.linear().iter().zip([0.2126, 0.7152, 0.0722]).map(|(c, weight)| c * weight).sum()
    }

    /// Returns the contrast of two colours, 1 to 21.
    pub(crate) fn contrast(self, other: Colour) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// Returns the colour of letters on this ground: near-black or white, whichever reads better.
    pub(crate) fn letters(self) -> Colour {
        if Colour::DARK.contrast(self) >= Colour::WHITE.contrast(self) { Colour::DARK } else { Colour::WHITE }
    }

    /// Mixes this colour with a share of another, 0 to 1.
    pub(crate) fn mixed(self, other: Colour, share: f64) -> Colour {
        let mixed = self.channels().into_iter().zip(other.channels()).map(|(a, b)| a * (1.0 - share) + b * share);
        Colour(mixed.fold(0, |sum, channel| sum << 8 | channel.round() as u32))
    }
}

impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:06X}", self.0)
    }
}

/// A set of colours for pictures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Palette {
    /// Black figures on marble.
    #[default]
    Standard,
    /// Red figures: the same drawing with the colours of figure and ground exchanged.
    Dark,
    /// For weak distinction of red and green (protanopia, deuteranopia).
    RedGreen,
    /// For weak distinction of blue and yellow (tritanopia).
    BlueYellow,
    /// For weak sight, no colour vision, or sunlight.
    HighContrast,
}

impl Palette {
    /// All palettes, in the order of the palette menu.
    pub const ALL: [Palette; 5] =
        [Palette::Standard, Palette::RedGreen, Palette::BlueYellow, Palette::HighContrast, Palette::Dark];

    /// Returns its id in settings and file names.
    pub fn id(self) -> &'static str {
        match self {
            Palette::Standard => "standard",
            Palette::Dark => "dark",
            Palette::RedGreen => "red-green",
            Palette::BlueYellow => "blue-yellow",
            Palette::HighContrast => "high-contrast",
        }
    }

    /// Finds the palette of an id; `None` for an unknown id.
    pub fn of(id: &str) -> Option<Palette> {
        Palette::ALL.into_iter().find(|palette| palette.id() == id)
    }

    /// Returns its colours.
    pub(crate) fn tokens(self) -> &'static Tokens {
        match self {
            Palette::Standard => &STANDARD,
            Palette::Dark => &DARK,
            Palette::RedGreen => &RED_GREEN,
            Palette::BlueYellow => &BLUE_YELLOW,
            Palette::HighContrast => &HIGH_CONTRAST,
        }
    }
}

/// The colour of each part of a picture.
#[derive(Clone, Debug)]
pub(crate) struct Tokens {
    /// The page.
    pub(crate) bg: Colour,
    /// Cards and rows.
    pub(crate) panel: Colour,
    /// Quiet cards and chips.
    pub(crate) plate: Colour,
    /// Rules and empty places.
    pub(crate) line: Colour,
    /// Text and icons.
    pub(crate) ink: Colour,
    /// Secondary text.
    pub(crate) ink2: Colour,
    /// Terracotta: metropolis and meander.
    pub(crate) accent: Colour,
    /// Header and steles.
    pub(crate) band: Colour,
    /// Text on the band.
    pub(crate) bandink: Colour,
    /// Water.
    pub(crate) sea: Colour,
    /// Text on water.
    pub(crate) seaink: Colour,
    /// Islands and tiles.
    pub(crate) land: Colour,
    /// Coasts and the lines of hexes.
    pub(crate) coast: Colour,
    /// Coins, prosperity, and the active seats on the band.
    pub(crate) gold: Colour,
    /// The active seats on panels.
    pub(crate) turn: Colour,
    /// The last change, and nothing else.
    pub(crate) mark: Colour,
    /// The outline of pieces.
    pub(crate) edge: Colour,
    /// The ring round pieces.
    pub(crate) halo: Colour,
    /// The outline of coins.
    pub(crate) coin_edge: Colour,
    /// The cities in the order of emblems: Sparta, Corinth, Athens, Thebes, the fifth city of our games, and three
    /// more.
    pub(crate) cities: [Colour; 8],
    /// The line round every panel, in palettes that need one for contrast.
    pub(crate) panel_edge: Option<Colour>,
}

static STANDARD: Tokens = Tokens {
    bg: Colour(0xF3ECDF),
    panel: Colour(0xFBF8F1),
    plate: Colour(0xE9DFCC),
    line: Colour(0xC9B99F),
    ink: Colour(0x241A13),
    ink2: Colour(0x5B4A3C),
    accent: Colour(0xA8472A),
    band: Colour(0x241A13),
    bandink: Colour(0xF6E9D2),
    sea: Colour(0x2F6F96),
    seaink: Colour(0xEAF4F9),
    land: Colour(0xF2E4C6),
    coast: Colour(0xB98A4E),
    gold: Colour(0xD9A437),
    turn: Colour(0xA5690A),
    mark: Colour(0x7B2D8E),
    edge: Colour(0x241A13),
    halo: Colour(0xFFFDF8),
    coin_edge: Colour(0x241A13),
    cities: [
        Colour(0xB0201F),
        Colour(0xF2C230),
        Colour(0x28803E),
        Colour(0x1A4790),
        Colour(0x1C1917),
        Colour(0xC065E0),
        Colour(0xFFFFFF),
        Colour(0x35B5C5),
    ],
    panel_edge: None,
};

static DARK: Tokens = Tokens {
    bg: Colour(0x17120E),
    panel: Colour(0x231B15),
    plate: Colour(0x33281F),
    line: Colour(0x5A4837),
    ink: Colour(0xF4E8D6),
    ink2: Colour(0xCDBBA4),
    accent: Colour(0xE58A5E),
    band: Colour(0x0C0907),
    bandink: Colour(0xEE9A6B),
    sea: Colour(0x123F59),
    seaink: Colour(0xCFE6F2),
    land: Colour(0x5A4930),
    coast: Colour(0xC99A5B),
    gold: Colour(0xE3B54F),
    turn: Colour(0xE3B54F),
    mark: Colour(0xD9A0EC),
    edge: Colour(0xF4E8D6),
    halo: Colour(0x17120E),
    coin_edge: Colour(0x17120E),
    cities: [
        Colour(0xE4573F),
        Colour(0xF7CF52),
        Colour(0x5CBF70),
        Colour(0x5A97E8),
        Colour(0x0A0807),
        Colour(0xA720D9),
        Colour(0xFDEBFD),
        Colour(0x086759),
    ],
    panel_edge: None,
};

static RED_GREEN: Tokens = Tokens {
    bg: Colour(0xF4F1EA),
    panel: Colour(0xFFFFFF),
    plate: Colour(0xE6E2D8),
    line: Colour(0xBDB6A8),
    ink: Colour(0x1B1B1F),
    ink2: Colour(0x4A4A52),
    accent: Colour(0xA74116),
    band: Colour(0x1B1B1F),
    bandink: Colour(0xF7EFD9),
    sea: Colour(0x2B5F80),
    seaink: Colour(0xEEF6FA),
    land: Colour(0xF5EBCB),
    coast: Colour(0x8A7440),
    gold: Colour(0xF0C63A),
    turn: Colour(0x96690A),
    mark: Colour(0x5B2A86),
    edge: Colour(0x1B1B1F),
    halo: Colour(0xFFFFFF),
    coin_edge: Colour(0x1B1B1F),
    cities: [
        Colour(0xA74116),
        Colour(0xF7DB35),
        Colour(0x39A796),
        Colour(0x0F3FA7),
        Colour(0x0D0D0D),
        Colour(0xAD68FD),
        Colour(0xF1FEF5),
        Colour(0x5D5559),
    ],
    panel_edge: None,
};

static BLUE_YELLOW: Tokens = Tokens {
    bg: Colour(0xF5F1F1),
    panel: Colour(0xFFFFFF),
    plate: Colour(0xE8E1E1),
    line: Colour(0xBFB4B4),
    ink: Colour(0x1D1719),
    ink2: Colour(0x524648),
    accent: Colour(0xB01030),
    band: Colour(0x1D1719),
    bandink: Colour(0xF6E6E3),
    sea: Colour(0x3B6E74),
    seaink: Colour(0xF0FAFA),
    land: Colour(0xF6E6DC),
    coast: Colour(0x94655A),
    gold: Colour(0xF4E13D),
    turn: Colour(0xB01030),
    mark: Colour(0x8A0F5C),
    edge: Colour(0x1D1719),
    halo: Colour(0xFFFFFF),
    coin_edge: Colour(0x1D1719),
    cities: [
        Colour(0xD20D13),
        Colour(0xF4E13D),
        Colour(0x22BA66),
        Colour(0x1137D8),
        Colour(0x141314),
        Colour(0xC562F7),
        Colour(0xEEFFFF),
        Colour(0x711151),
    ],
    panel_edge: None,
};

static HIGH_CONTRAST: Tokens = Tokens {
    bg: Colour(0xFFFFFF),
    panel: Colour(0xFFFFFF),
    plate: Colour(0xEDEDED),
    line: Colour(0x000000),
    ink: Colour(0x000000),
    ink2: Colour(0x000000),
    accent: Colour(0x9A0000),
    band: Colour(0x000000),
    bandink: Colour(0xFFFFFF),
    sea: Colour(0x003A5C),
    seaink: Colour(0xFFFFFF),
    land: Colour(0xFFF6D0),
    coast: Colour(0x000000),
    gold: Colour(0xE0B000),
    turn: Colour(0x9A0000),
    mark: Colour(0x6A00A0),
    edge: Colour(0x000000),
    halo: Colour(0xFFFFFF),
    coin_edge: Colour(0x000000),
    cities: [
        Colour(0xB40000),
        Colour(0xFFE000),
        Colour(0x2FB457),
        Colour(0x001FA0),
        Colour(0x000000),
        Colour(0xFB8DFB),
        Colour(0xFFFFFF),
        Colour(0x3B003C),
    ],
    panel_edge: Some(Colour(0x000000)),
};
