//! The canvas: shapes, texts and icons as SVG, and the place of each text.

use crate::area::Area;
use crate::fonts;
use crate::icons;
use crate::palette::{Colour, Tokens};
use crate::style::{Anchor, Face, Paint, Type};
use std::fmt::Write;

/// The place of a text on a picture.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Written {
    pub(crate) area: Area,
    pub(crate) text: String,
    pub(crate) size: f64,
    /// True for a part of a piece. It may cover texts of the ground.
    pub(crate) on_piece: bool,
}

/// One layer of a picture as SVG.
#[derive(Debug)]
pub(crate) struct Canvas {
    pub(crate) tokens: &'static Tokens,
    out: String,
    written: Vec<Written>,
}

impl Canvas {
    pub(crate) fn new(tokens: &'static Tokens) -> Canvas {
        Canvas { tokens, out: String::with_capacity(16 * 1024), written: Vec::new() }
    }

    /// Returns the SVG, and the places of texts.
    pub(crate) fn finish(self) -> (String, Vec<Written>) {
        (self.out, self.written)
    }

    /// Writes to a string, which cannot fail.
    fn put(&mut self, args: std::fmt::Arguments<'_>) {
        let _ = self.out.write_fmt(args);
    }

    fn paint(&mut self, paint: Paint) {
        match paint.fill {
            Some(colour) => self.put(format_args!(" fill=\"{colour}\"")),
            None => self.put(format_args!(" fill=\"none\"")),
        }
        if let Some((colour, width)) = paint.stroke {
            self.put(format_args!(
                " stroke=\"{colour}\" stroke-width=\"{width:.3}\" stroke-linejoin=\"round\" stroke-linecap=\"round\""
            ));
        }
        if let Some(dash) = paint.dash {
            self.put(format_args!(" stroke-dasharray=\"{dash}\""));
        }
        self.out.push_str("/>\n");
    }

    /// Draws a rectangle with corners of a radius.
    pub(crate) fn rect(&mut self, area: Area, radius: f64, paint: Paint) {
        let Area { x, y, w, h } = area;
        self.put(format_args!("<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{h:.1}\" rx=\"{radius}\""));
        self.paint(paint);
    }

    /// Draws a card or row: a panel, with an outline in high contrast.
    pub(crate) fn panel(&mut self, area: Area, radius: f64) {
        let paint = Paint::fill(self.tokens.panel);
        let edged = self.tokens.panel_edge.map_or(paint, |edge| paint.edged(edge, 3.0));
        self.rect(area, radius, edged);
    }

    /// Draws a path in SVG's notation.
    pub(crate) fn path(&mut self, path: &str, paint: Paint) {
        self.put(format_args!("<path d=\"{path}\""));
        self.paint(paint);
    }

    /// Draws a path in its own box, moved and scaled. Line widths are in pixels of the picture.
    pub(crate) fn placed(&mut self, path: &str, (x, y): (f64, f64), scale: f64, paint: Paint) {
        self.put(format_args!("<path d=\"{path}\" transform=\"translate({x:.1} {y:.1}) scale({scale:.4})\""));
        self.paint(Paint { stroke: paint.stroke.map(|(colour, width)| (colour, width / scale)), ..paint });
    }

    /// Draws shapes moved and scaled as one. For shapes alone, because texts would be checked at the wrong places.
    pub(crate) fn scaled(&mut self, (x, y): (f64, f64), scale: f64, draw: impl FnOnce(&mut Canvas)) {
        self.put(format_args!("<g transform=\"translate({x:.1} {y:.1}) scale({scale:.4})\">\n"));
        draw(self);
        self.out.push_str("</g>\n");
    }

    pub(crate) fn circle(&mut self, (x, y): (f64, f64), radius: f64, paint: Paint) {
        self.put(format_args!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\""));
        self.paint(paint);
    }

    pub(crate) fn line(&mut self, (x, y): (f64, f64), (u, v): (f64, f64), paint: Paint) {
        self.path(&format!("M{x:.1} {y:.1}L{u:.1} {v:.1}"), paint);
    }

    /// Draws a polygon through points.
    pub(crate) fn polygon(&mut self, points: &[(f64, f64)], paint: Paint) {
        self.path(&ring(points), paint);
    }

    /// Draws a text and returns its width. Leaves out characters that pictures do not show.
    pub(crate) fn text(&mut self, (x, y): (f64, f64), text: &str, style: Type) -> f64 {
        let clean: String = text.chars().filter(|&letter| can_be_written(letter)).collect();
        let shown = style.fit.map_or(clean.clone(), |most| fonts::shortened(&clean, style.face, style.size, most));
        let full = fonts::width(&shown, style.face, style.size) + style.spacing * shown.chars().count() as f64;
        let width = style.squeeze.map_or(full, |most| full.min(most));
        let narrow = if width < full { width / full } else { 1.0 };
        let y = if style.on_baseline { y } else { y + 0.365 * style.size };
        let (anchor, left) = match style.anchor {
            Anchor::Start => ("start", x),
            Anchor::Middle => ("middle", x - width / 2.0),
            Anchor::End => ("end", x - width),
        };
        let area = Area::new(left, y - 0.73 * style.size, width, 0.73 * style.size);
        self.written.push(Written { area, text: shown.clone(), size: style.size, on_piece: style.on_piece });
        let body = escaped(&shown);
        if let Some(halo) = style.halo {
            self.word(((x, y), narrow), anchor, &body, style, Paint::fill(halo).edged(halo, 7.0));
        }
        self.word(((x, y), narrow), anchor, &body, style, Paint::fill(style.fill));
        width
    }

    /// Draws a word at a place, its letters narrowed to this share of their width.
    fn word(&mut self, ((x, y), narrow): ((f64, f64), f64), anchor: &str, body: &str, style: Type, paint: Paint) {
        // The family name "DejaVu Sans Condensed" matches no font and draws nothing.
        let (family, weight) = match style.face {
            Face::Book => ("DejaVu Sans", "normal"),
            Face::Bold => ("DejaVu Sans", "bold"),
            Face::Serif => ("DejaVu Serif", "bold"),
        };
        let size = style.size;
        if narrow < 1.0 {
            self.put(format_args!("<text transform=\"matrix({narrow:.3} 0 0 1 {x:.1} {y:.1})\""));
        } else {
            self.put(format_args!("<text x=\"{x:.1}\" y=\"{y:.1}\""));
        }
        self.put(format_args!(
            " font-family=\"{family}\" font-stretch=\"condensed\" font-size=\"{size:.1}\" \
             font-weight=\"{weight}\" text-anchor=\"{anchor}\""
        ));
        if style.spacing > 0.0 {
            self.put(format_args!(" letter-spacing=\"{}\"", style.spacing));
        }
        if let Some(fill) = paint.fill {
            self.put(format_args!(" fill=\"{fill}\""));
        }
        if let Some((colour, width)) = paint.stroke {
            self.put(format_args!(" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linejoin=\"round\""));
        }
        self.put(format_args!(">{body}</text>\n"));
    }

    /// Returns the width of a text without drawing it.
    pub(crate) fn width(text: &str, style: Type) -> f64 {
        fonts::width(text, style.face, style.size) + style.spacing * text.chars().count() as f64
    }

    /// Draws a named icon, centred, in the colour of its body over the colour behind it. An unknown name draws nothing.
    pub(crate) fn icon(&mut self, name: &str, (x, y): (f64, f64), size: f64, ink: Colour, ground: Colour) {
        let Some(icon) = icons::icon(name) else {
            debug_assert!(false, "no icon {name}");
            return;
        };
        let scale = size / 48.0;
        let (x, y) = (x - size / 2.0, y - size / 2.0);
        self.put(format_args!("<g transform=\"translate({x:.1} {y:.1}) scale({scale:.4})\">"));
        let layers = [
            (icon.body, Paint::fill(ink)),
            (icon.cut, Paint::fill(ground)),
            (icon.incised, Paint::stroke(ground, 2.6)),
            (icon.detail, Paint::fill(ink)),
            (icon.eyes, Paint::fill(ground)),
        ];
        for (path, paint) in layers.into_iter().filter(|(path, _)| !path.is_empty()) {
            self.path(path, paint);
        }
        self.out.push_str("</g>\n");
    }
}

/// Returns a closed ring through points as a path.
pub(crate) fn ring(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (at, (x, y)) in points.iter().enumerate() {
        let _ = write!(path, "{}{x:.1} {y:.1}", if at == 0 { 'M' } else { 'L' });
    }
    path.push('z');
    path
}

/// True if a picture shows a character: no control, no mark of writing direction, nothing XML forbids.
fn can_be_written(letter: char) -> bool {
    let turns =
        matches!(letter, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    !letter.is_control() && !turns && !matches!(letter, '\u{FFFE}' | '\u{FFFF}')
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
