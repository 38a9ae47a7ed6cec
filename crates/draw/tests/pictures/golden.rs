//! Golden pictures: moments of recorded games, painted and compared with the pictures in `golden/`.
//!
//! The golden pictures have a third of the painted width. That size still shows the meaning of a board, and letters
//! that differ by a fraction of a pixel stay the same picture.

use super::tables::{Moment, cast, entry, moment};
use agon_draw::{Painter, Palette};
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::Seat;
use agon_rules::game::Viewer;
use agon_rules::log::{Line, play, read};
use agon_rules::table::Done;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The environment variable that turns every painted picture into the golden one.
const ACCEPT: &str = "AGON_ACCEPT_PICTURES";
/// The number of painted pixels, across and down, in one golden pixel.
const SCALE: usize = 3;
/// The side of a block with its own comparison, in pixels of a golden picture.
const BLOCK: usize = 8;
/// The greatest average difference of all channels, of 255.
const MEAN: f64 = 0.5;
/// The greatest average difference of the channels in one block, of 255. A different digit exceeds it.
const FAR: f64 = 12.0;

/// A moment of a recorded game, with viewer and look.
struct Golden {
    game: &'static str,
    /// The log's name among the logs of the rules, and the number of the step.
    log: (&'static str, u32),
    /// The seat of a private picture. `None` for the public one.
    seat: Option<Seat>,
    palette: Palette,
    language: Language,
}

const fn public(game: &'static str, log: (&'static str, u32)) -> Golden {
    Golden { game, log, seat: None, palette: Palette::Standard, language: Language::English }
}

const fn coloured(game: &'static str, log: (&'static str, u32), palette: Palette) -> Golden {
    Golden { palette, language: Language::Spanish, ..public(game, log) }
}

const fn contrast(game: &'static str, log: (&'static str, u32)) -> Golden {
    Golden { palette: Palette::HighContrast, language: Language::German, ..public(game, log) }
}

const fn private(game: &'static str, log: (&'static str, u32), seat: Seat) -> Golden {
    Golden { seat: Some(seat), language: Language::Spanish, ..public(game, log) }
}

const PICTURES: &[Golden] = &[
    public("offrandes", ("altars", 251)),
    coloured("offrandes", ("altars", 251), Palette::Dark),
    contrast("offrandes", ("shared", 200)),
    public("cyclades", ("gold_tie", 260)),
    coloured("cyclades", ("gold_tie", 260), Palette::RedGreen),
    contrast("cyclades", ("shared", 301)),
    private("cyclades", ("gold_tie", 260), Seat(0)),
    public("attika", ("shrines", 330)),
    coloured("attika", ("shrines", 330), Palette::BlueYellow),
    contrast("attika", ("buildings", 500)),
    private("attika", ("shrines", 330), Seat(0)),
];

impl Golden {
    fn name(&self) -> String {
        let (log, seq) = self.log;
        let whose = if self.seat.is_some() { "own" } else { "board" };
        format!("{}-{log}-{seq}-{whose}-{}-{}", self.game, self.palette.id(), self.language.code())
    }

    fn file(&self) -> PathBuf {
        folder().join(format!("{}.png", self.name()))
    }

    /// Returns the moment some steps earlier.
    fn moment(&self, earlier: u32) -> Moment {
        let (log, seq) = self.log;
        let seq = seq - earlier;
        let path = format!("{}/../rules/tests/games/{}/{log}.jsonl", env!("CARGO_MANIFEST_DIR"), self.game);
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let (mut table, mut done) = (None, Done::default());
        for line in text.lines() {
            match (read(line).expect("a line of a log"), &mut table) {
                (Line::Header(header), _) => table = Some(header.open(entry(self.game).rules).expect("a table")),
                (Line::Step { seat, text, .. }, Some(table)) => {
                    let number = seat.flatten().and_then(|number| u8::try_from(number).ok());
                    let seat = number.and_then(|number| Seat::from_number(number, table.seats()));
                    done = play(table.as_mut(), seat, &text).unwrap_or_else(|error| panic!("{path}: {error}"));
                }
                _ => {}
            }
            if let Some(table) = table.as_deref().filter(|table| table.seq() == seq) {
                return moment(table, self.seat.map_or(Viewer::Public, Viewer::Seat), &done);
            }
        }
        panic!("{path} has no step {seq}")
    }

    /// Paints the moment some steps earlier as PNG.
    fn paint(&self, painter: &Painter, earlier: u32) -> std::sync::Arc<[u8]> {
        let (moment, cast) = (self.moment(earlier), cast());
        let scene = moment.scene(&cast, self.language, self.palette);
        let picture = moment.game.picture;
        let drawing = if self.seat.is_some() { picture.own(&scene) } else { picture.board(&scene) };
        painter.png(&drawing.unwrap_or_else(|| panic!("{}: nothing is drawn", self.name()))).expect("a PNG")
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures/golden")
}

/// A decoded picture: three channels per pixel, row by row.
pub struct Pixels {
    pub width: usize,
    pub channels: Vec<u8>,
}

impl Pixels {
    pub fn read(bytes: &[u8]) -> Pixels {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().expect("a PNG");
        let mut channels = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut channels).expect("a picture");
        assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Rgb, png::BitDepth::Eight));
        channels.truncate(info.buffer_size());
        Pixels { width: info.width as usize, channels }
    }

    pub fn height(&self) -> usize {
        self.channels.len() / 3 / self.width
    }

    fn at(&self, x: usize, y: usize, channel: usize) -> u8 {
        self.channels[(y * self.width + x) * 3 + channel]
    }

    /// Shrinks the picture: each pixel is the average of a square. An incomplete row at the lower edge is dropped.
    fn scaled(&self) -> Pixels {
        let (width, height) = (self.width / SCALE, self.height() / SCALE);
        let mut channels = Vec::with_capacity(width * height * 3);
        for (y, x) in (0..height).flat_map(|y| (0..width).map(move |x| (y, x))) {
            for channel in 0..3 {
                let square = (0..SCALE * SCALE).map(|at| (x * SCALE + at % SCALE, y * SCALE + at / SCALE));
                let sum: usize = square.map(|(x, y)| usize::from(self.at(x, y, channel))).sum();
                channels.push(u8::try_from(sum / (SCALE * SCALE)).expect("an average"));
            }
        }
        Pixels { width, channels }
    }

    fn png(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width as u32, self.height() as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_compression(png::Compression::High);
        encoder.set_filter(png::Filter::NoFilter);
        let mut writer = encoder.write_header().expect("a header");
        writer.write_image_data(&self.channels).expect("pixels");
        writer.finish().expect("an end");
        bytes
    }

    /// Describes the difference of another picture, or returns `None` if they match.
    fn difference(&self, other: &Pixels) -> Option<String> {
        let size = |pixels: &Pixels| (pixels.width, pixels.height());
        if size(self) != size(other) {
            return Some(format!("its size is {:?} instead of {:?}", size(other), size(self)));
        }
        let off = |index: usize| f64::from(self.channels[index].abs_diff(other.channels[index]));
        let mean = (0..self.channels.len()).map(off).sum::<f64>() / self.channels.len() as f64;
        let (mut worst, mut place) = (0.0, (0, 0));
        for (top, left) in
            (0..self.height()).step_by(BLOCK).flat_map(|y| (0..self.width).step_by(BLOCK).map(move |x| (y, x)))
        {
            let (bottom, right) = ((top + BLOCK).min(self.height()), (left + BLOCK).min(self.width));
            let rows = (top..bottom).map(|y| (y * self.width + left) * 3..(y * self.width + right) * 3);
            let block = rows.flatten().map(off).sum::<f64>() / ((bottom - top) * (right - left) * 3) as f64;
            if block > worst {
                (worst, place) = (block, (left * SCALE, top * SCALE));
            }
        }
        (mean > MEAN || worst > FAR).then(|| {
            format!("it is off by {mean:.2} (may be {MEAN}), around pixel {place:?} by {worst:.0} (may be {FAR})")
        })
    }
}

#[test]
fn pictures_are_as_golden_ones() {
    let painter = Painter::new();
    let accepts = std::env::var_os(ACCEPT).is_some_and(|value| value == "1");
    let mut others = Vec::new();
    for golden in PICTURES {
        let painted = golden.paint(&painter, 0);
        let small = Pixels::read(&painted).scaled();
        if accepts {
            fs::write(golden.file(), small.png()).expect("a golden picture is written");
            continue;
        }
        let known = fs::read(golden.file()).map(|bytes| Pixels::read(&bytes));
        let difference = known.map_or_else(|error| Some(error.to_string()), |known| known.difference(&small));
        if let Some(difference) = difference {
            let actual = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.png", golden.name()));
            fs::write(&actual, &painted).expect("the picture is written");
            others.push(format!("{}: {difference}; painted: {}", golden.name(), actual.display()));
        }
    }
    let advice =
        format!("Look at them. If they are right: {ACCEPT}=1 cargo test -p agon-draw pictures_are_as_golden_ones");
    assert!(others.is_empty(), "{}\n{advice}", others.join("\n"));
}

#[test]
fn the_golden_pictures_are_those_of_the_list() {
    let listed: BTreeSet<PathBuf> = PICTURES.iter().map(Golden::file).collect();
    let kept: BTreeSet<PathBuf> =
        fs::read_dir(folder()).expect("a folder").map(|file| file.expect("a file").path()).collect();
    assert_eq!(kept, listed);
    let games: BTreeSet<&str> = PICTURES.iter().map(|golden| golden.game).collect();
    assert_eq!(
        games,
        Registry::ours().iter().map(|game| game.picture.id()).collect(),
        "every game has its golden pictures"
    );
    let palettes: BTreeSet<&str> = PICTURES.iter().map(|golden| golden.palette.id()).collect();
    assert_eq!(palettes, Palette::ALL.iter().map(|palette| palette.id()).collect(), "and every palette");
}

#[test]
fn a_step_less_is_another_picture() {
    let painter = Painter::new();
    for golden in PICTURES.iter().filter(|golden| golden.palette == Palette::Standard) {
        let known = Pixels::read(&fs::read(golden.file()).expect("a golden picture"));
        let before = Pixels::read(&golden.paint(&painter, 1)).scaled();
        assert!(known.difference(&before).is_some(), "{}: the step before looks alike", golden.name());
    }
}
