//! Animations of whole games: each canvas is near the picture of its moment, and a whole game fits a message.

use super::golden::Pixels;
use super::tables::{cast, entry, moment, play};
use agon_draw::{Animation, Drawing, Painter, Palette};
use agon_lang::Language;
use agon_rules::game::Viewer;
use gif::{ColorOutput, DecodeOptions};

/// The number of moments in an animation: half as many as the bot shows.
const FRAMES: usize = 60;
/// The number of moments in a close comparison.
const CLOSE: usize = 8;
/// The most bytes of an animation. Twice the frames need less than twice the bytes, because each changes less. A file
/// of 8 MiB passes on every Discord server.
const MOST: usize = 3 << 19;
/// The greatest difference of a channel, of 255. Both pictures merge mixtures along edges, by 20 at most. Areas are
/// exact.
const FAR: u8 = 40;
/// The greatest share of channels with more than a small difference. Coasts and waves have many edges.
const SHARE: f64 = 0.03;

/// Returns moments of a whole game at its largest table, evenly spaced, with the first and the last.
fn drawings(game: &str, frames: usize) -> Vec<Drawing> {
    let (cast, (_, seats)) = (cast(), entry(game).rules.meta().seats);
    let mut all = Vec::new();
    play(game, seats, 1, |table, done| {
        let moment = moment(table, Viewer::Public, done);
        all.extend(moment.game.picture.board(&moment.scene(&cast, Language::German, Palette::Standard)));
    });
    let last = all.len() - 1;
    assert!(last > frames, "{game}: {last} moments");
    (0..frames).map(|at| all[at * last / (frames - 1)].clone()).collect()
}

fn animated(painter: &Painter, width: u16, drawings: &[Drawing]) -> Vec<u8> {
    let mut animation = Animation::new(width);
    for drawing in drawings {
        animation.push(painter, drawing, 800).expect("a frame");
    }
    assert_eq!(animation.frames(), drawings.len());
    animation.finish().expect("a GIF")
}

/// Shows the canvas after each frame: three channels per pixel, and its width.
fn canvases(gif: &[u8], mut shown: impl FnMut(&[u8], usize)) {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(gif).expect("a GIF");
    let width = usize::from(decoder.width());
    let mut canvas = vec![0; width * usize::from(decoder.height()) * 3];
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        let (left, wide) = (usize::from(frame.left), usize::from(frame.width));
        let rows = canvas.chunks_exact_mut(width * 3).skip(frame.top.into());
        for (row, pixels) in rows.zip(frame.buffer.chunks_exact(wide * 4)) {
            for (seen, pixel) in row.chunks_exact_mut(3).skip(left).zip(pixels.chunks_exact(4)) {
                if pixel[3] != 0 {
                    seen.copy_from_slice(&pixel[..3]);
                }
            }
        }
        shown(&canvas, width);
    }
}

/// Checks that every canvas is near the picture of the same moment.
fn shows(game: &str) {
    let (painter, drawings) = (Painter::new(), drawings(game, CLOSE));
    let mut painted = drawings.iter();
    canvases(&animated(&painter, 1200, &drawings), |canvas, width| {
        let drawing = painted.next().expect("a drawing for each frame");
        let picture = Pixels::read(&painter.png(drawing).expect("a PNG"));
        assert_eq!(picture.width, width);
        let off = picture.channels.iter().zip(canvas).map(|(one, other)| one.abs_diff(*other));
        let worst = off.clone().max();
        assert!(worst.is_some_and(|worst| worst <= FAR), "{game}: {worst:?}");
        let share = off.filter(|&off| off > 3).count() as f64 / picture.channels.len() as f64;
        assert!(share < SHARE, "{game}: {share} of the channels");
    });
    assert_eq!(painted.count(), 0, "{game}: a frame for each drawing");
}

/// Checks the size of a whole game.
fn fits(game: &str) {
    let bytes = animated(&Painter::new(), 720, &drawings(game, FRAMES)).len();
    assert!(bytes < MOST, "{game}: {bytes} bytes");
}

#[test]
fn offrandes_moves_as_it_was_painted() {
    shows("offrandes");
    fits("offrandes");
}

#[test]
fn cyclades_moves_as_it_was_painted() {
    shows("cyclades");
    fits("cyclades");
}

#[test]
fn attika_moves_as_it_was_painted() {
    shows("attika");
    fits("attika");
}
