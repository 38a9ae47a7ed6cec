//! Frames hold only changed pixels, and a canvas built from them equals the painted picture.

use super::*;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::palette::{Colour, Palette};
use crate::style::{Paint, Type};
use gif::{ColorOutput, DecodeOptions, DisposalMethod};

const PAGE: Colour = Colour(0xF3ECDF);

/// A page with a number on it.
fn page(height: f64, number: u32) -> Drawing {
    let tokens = Palette::Standard.tokens();
    let (mut ground, mut pieces) = (Canvas::new(tokens), Canvas::new(tokens));
    ground.rect(Area::new(0.0, 0.0, 1200.0, height), 0.0, Paint::fill(PAGE));
    ground.rect(Area::new(100.0, 20.0, 300.0, 60.0), 12.0, Paint::fill(Colour(0x2F_6F96)));
    pieces.text((600.0, 50.0), &number.to_string(), Type::new(40.0, Colour(0)).bold());
    Drawing::new(height, ground, pieces)
}

/// A decoded frame: its delay in hundredths of a second, its window, and the canvas after it.
struct Shown {
    delay: u16,
    window: (u16, u16, u16, u16),
    canvas: Vec<Rgb>,
}

fn read(gif: &[u8]) -> (u16, u16, Repeat, Vec<Shown>) {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    options.check_frame_consistency(true);
    let mut decoder = options.read_info(gif).expect("a GIF");
    let (width, height) = (decoder.width(), decoder.height());
    let mut canvas = vec![[0; 3]; usize::from(width) * usize::from(height)];
    let mut shown = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        assert_eq!(frame.dispose, DisposalMethod::Keep);
        let rows = canvas.chunks_exact_mut(width.into()).skip(frame.top.into());
        for (row, pixels) in rows.zip(frame.buffer.chunks_exact(usize::from(frame.width) * 4)) {
            for (seen, pixel) in row.iter_mut().skip(frame.left.into()).zip(pixels.chunks_exact(4)) {
                if pixel[3] != 0 {
                    *seen = [pixel[0], pixel[1], pixel[2]];
                }
            }
        }
        let window = (frame.left, frame.top, frame.width, frame.height);
        shown.push(Shown { delay: frame.delay, window, canvas: canvas.clone() });
    }
    (width, height, decoder.repeat(), shown)
}

/// Paints a drawing at a width.
fn painted(drawing: &Drawing, width: f64) -> Vec<Rgb> {
    Painter::new().picture(drawing, width).expect("a picture").pixels().iter().map(rgb).collect()
}

fn animated(width: u16, drawings: &[(Drawing, u32)]) -> Animation {
    let (painter, mut animation) = (Painter::new(), Animation::new(width));
    for (drawing, delay) in drawings {
        animation.push(&painter, drawing, *delay).expect("a frame");
    }
    animation
}

#[test]
fn each_canvas_is_what_was_painted_and_a_frame_holds_only_what_changed() {
    let drawings = [1, 2, 11].map(|number| (page(100.0, number), 800));
    let (width, height, repeat, shown) = read(&animated(600, &drawings).finish().expect("a GIF"));
    assert_eq!((width, height, repeat), (600, 50, Repeat::Infinite));
    assert_eq!(shown.len(), 3);
    for (frame, (drawing, _)) in shown.iter().zip(&drawings) {
        // With so few colours the picture is exact.
        assert!(frame.canvas == painted(drawing, 600.0));
    }
    assert_eq!(shown[0].window, (0, 0, 600, 50));
    let (left, top, wide, tall) = shown[1].window;
    assert!(left >= 298 && top >= 15 && left + wide < 316 && top + tall < 35, "{:?}", shown[1].window);
}

#[test]
fn a_drawing_that_looks_the_same_makes_its_frame_longer_and_the_last_one_stays() {
    let same = |number, delay| (page(100.0, number), delay);
    let animation = animated(300, &[same(1, 500), same(1, 250), same(2, 400), same(2, 9_999_999), same(3, 10)]);
    assert_eq!(animation.frames(), 3);
    let (.., shown) = read(&animation.finish().expect("a GIF"));
    assert_eq!(shown.iter().map(|frame| frame.delay).collect::<Vec<_>>(), [75, u16::MAX, 300]);
    let (.., alone) = read(&animated(300, &[same(1, 500)]).finish().expect("a GIF"));
    assert_eq!(alone.iter().map(|frame| frame.delay).collect::<Vec<_>>(), [300]);
    let (.., long) = read(&animated(300, &[same(1, 500), same(2, 4000)]).finish().expect("a GIF"));
    assert_eq!(long.iter().map(|frame| frame.delay).collect::<Vec<_>>(), [50, 400]);
}

#[test]
fn under_shorter_pictures_the_page_goes_on() {
    let drawings = [(page(100.0, 1), 100), (page(170.0, 2), 100), (page(120.0, 3), 100)];
    let (_, height, _, shown) = read(&animated(600, &drawings).finish().expect("a GIF"));
    assert_eq!((height, shown.len()), (85, 3));
    for (frame, (drawing, _)) in shown.iter().zip(&drawings) {
        let mut tall = painted(drawing, 600.0);
        tall.resize(600 * 85, [0xF3, 0xEC, 0xDF]);
        assert!(frame.canvas == tall);
    }
}

#[test]
fn no_row_is_half_a_page() {
    // 0.6 of this height is 60.6, and its last row would be a dark line.
    let picture = painted(&page(101.0, 1), 720.0);
    assert_eq!(picture.len(), 720 * 60);
    assert!(picture.iter().skip(720 * 59).all(|&pixel| pixel == [0xF3, 0xEC, 0xDF]));
}

#[test]
fn nothing_is_no_animation() {
    assert!(matches!(Animation::new(720).finish(), Err(PaintError::Size)));
    let mut nowhere = Animation::new(0);
    assert!(matches!(nowhere.push(&Painter::new(), &page(100.0, 1), 100), Err(PaintError::Size)));
    assert_eq!(nowhere.frames(), 0);
}
