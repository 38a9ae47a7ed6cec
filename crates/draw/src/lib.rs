//! Pictures: what a viewer may know, drawn as SVG and painted as PNG.
//!
//! * [`Scene`] is what a picture is made from: a view, who sits where, a language, a [`Palette`], the last change.
//! * [`board`] draws the table as everybody sees it, [`own`] what only its seat may see; both give a [`Drawing`].
//! * [`Painter`] turns a drawing into the bytes of a PNG. It keeps the grounds it has painted: only pieces are new.
//!
//! * [`Animation`] makes one moving picture of many drawings.
//! * [`cards`] draws what is no board: results, leaderboards, charts, from plain data instead of a view.
//!
//! Invariants: a picture knows a view and nothing else, so a public picture holds no secret; the same scene gives the
//! same bytes; no text is smaller than 30 of 1200 pixels; no word stands in Rust; fonts come from the program alone.

mod animation;
mod area;
mod canvas;
pub mod cards;
mod city;
mod drawing;
mod fonts;
mod frame;
mod games;
mod icons;
mod indexed;
mod marks;
mod painter;
mod palette;
mod scene;
mod style;

mod attika;
mod cyclades;
mod offrandes;

pub use animation::Animation;
pub use drawing::{Drawing, Fault};
pub use games::{GAMES, GamePicture, board, own};
pub use painter::{PaintError, Painter};
pub use palette::Palette;
pub use scene::Scene;
