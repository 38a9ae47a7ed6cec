//! Reduction of colours: a picture of flat areas and soft edges becomes one of at most 256 colours, one byte per pixel.
//!
//! The colours of areas stay exact. Only mixtures along edges merge, each into the nearest of the kept colours. Nothing
//! is dithered, so flat areas stay flat.

#[cfg(test)]
mod tests;

use resvg::tiny_skia::PremultipliedColorU8;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Red, green and blue.
pub(crate) type Rgb = [u8; 3];

/// The most colours of a picture, the one for unchanged pixels included.
const MOST: usize = 256;
/// The number of most frequent colours that stay exact, even if they are similar. More than the areas of any palette
/// have.
const FLAT: usize = 64;
/// Mixtures nearer than this merge: four of 255 steps of red, as [`distance`] counts. The eye does not tell them apart.
const ALIKE: u32 = 3 * 4 * 4;

/// A picture whose pixels are indices into a list of colours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Indexed {
    /// The colours, those of areas first, three bytes each.
    pub(crate) colours: Vec<u8>,
    /// The index of the colour for unchanged pixels, if there are any.
    pub(crate) kept: Option<u8>,
    /// One index for each pixel.
    pub(crate) pixels: Vec<u8>,
}

impl Indexed {
    /// Makes the picture of some pixels, row by row. `None` is an unchanged pixel.
    pub(crate) fn of(pixels: impl Iterator<Item = Option<Rgb>>) -> Indexed {
        let Runs { runs, mut known, keeps } = Runs::of(pixels);
        known.sort_unstable_by_key(|known| (Reverse(known.count), known.colour));
        let colours: Vec<u32> = known.iter().map(|known| known.colour).collect();
        let (colours, nearest) = few(&colours, MOST - usize::from(keeps));
        let kept = keeps.then_some(colours.len() as u8);
        let mut places = vec![0; known.len()];
        for (known, place) in known.iter().zip(nearest) {
            if let Some(of) = places.get_mut(known.number as usize) {
                *of = place;
            }
        }
        let place = |number: Option<u32>| number.and_then(|number| places.get(number as usize).copied()).or(kept);
        let mut pixels = Vec::with_capacity(runs.iter().map(|run| run.length as usize).sum());
        for run in runs {
            pixels.resize(pixels.len() + run.length as usize, place(run.number).unwrap_or_default());
        }
        let filler = keeps.then_some([0; 3]);
        Indexed { colours: colours.into_iter().map(unpacked).chain(filler).flatten().collect(), kept, pixels }
    }
}

/// Returns the colour of a painted pixel. Pictures have no transparency.
pub(crate) fn rgb(pixel: &PremultipliedColorU8) -> Rgb {
    [pixel.red(), pixel.green(), pixel.blue()]
}

fn packed([red, green, blue]: Rgb) -> u32 {
    u32::from_be_bytes([0, red, green, blue])
}

fn unpacked(colour: u32) -> Rgb {
    let [_, red, green, blue] = colour.to_be_bytes();
    [red, green, blue]
}

/// Runs of pixels of one colour. Areas are flat, so a picture has few runs.
struct Runs {
    runs: Vec<Run>,
    /// Its colours, each once, in the order of their numbers.
    known: Vec<Known>,
    /// True if at least one pixel is unchanged.
    keeps: bool,
}

struct Run {
    /// The number of its colour. `None` for unchanged pixels.
    number: Option<u32>,
    length: u32,
}

struct Known {
    number: u32,
    colour: u32,
    /// The number of pixels of this colour.
    count: u32,
}

impl Runs {
    fn of(mut pixels: impl Iterator<Item = Option<Rgb>>) -> Runs {
        let mut all = Runs { runs: Vec::new(), known: Vec::new(), keeps: false };
        let mut numbers = Numbers::default();
        let Some(mut last) = pixels.next() else { return all };
        let mut length = 1;
        for pixel in pixels {
            if pixel == last {
                length += 1;
            } else {
                all.push(&mut numbers, last, length);
                (last, length) = (pixel, 1);
            }
        }
        all.push(&mut numbers, last, length);
        all
    }

    fn push(&mut self, numbers: &mut Numbers, pixel: Option<Rgb>, length: u32) {
        let known = &mut self.known;
        let number = pixel.map(|rgb| {
            let colour = packed(rgb);
            *numbers.entry(colour).or_insert_with(|| {
                let number = known.len() as u32;
                known.push(Known { number, colour, count: 0 });
                number
            })
        });
        match number.and_then(|number| known.get_mut(number as usize)) {
            Some(known) => known.count += length,
            None => self.keeps = true,
        }
        self.runs.push(Run { number, length });
    }
}

/// Chooses at most `most` colours to paint with, the most frequent first. Returns them, and for each known colour the
/// index of its nearest. After the most frequent colours, the next is always the colour furthest from all chosen ones.
fn few(known: &[u32], most: usize) -> (Vec<u32>, Vec<u8>) {
    let mut chosen = Vec::with_capacity(most);
    let mut nearest = vec![(u32::MAX, 0); known.len()];
    let mut furthest = None;
    for place in (0..=u8::MAX).take(most) {
        let next = if usize::from(place) < FLAT { known.get(usize::from(place)).copied() } else { furthest };
        let Some(next) = next else { break };
        chosen.push(next);
        let mut far = ALIKE;
        furthest = None;
        for (&colour, nearest) in known.iter().zip(&mut nearest) {
            let new = distance(colour, next);
            if new < nearest.0 {
                *nearest = (new, place);
            }
            if nearest.0 >= far {
                (far, furthest) = (nearest.0, Some(colour));
            }
        }
    }
    (chosen, nearest.into_iter().map(|(_, place)| place).collect())
}

/// Returns the visible difference of two colours, squared. Green weighs more than red, and red more than blue.
fn distance(one: u32, other: u32) -> u32 {
    let off = |shift: u32| {
        let off = ((one >> shift) & 0xFF).abs_diff((other >> shift) & 0xFF);
        off * off
    };
    3 * off(16) + 4 * off(8) + 2 * off(0)
}

/// Numbers by colour.
type Numbers = HashMap<u32, u32, BuildHasherDefault<Mixed>>;

/// Hashes colours. The pictures are our own, so nobody can choose colours that slow the table down.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u32(byte.into());
        }
    }

    fn write_u32(&mut self, colour: u32) {
        self.0 = (self.0 ^ u64::from(colour)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(26);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
