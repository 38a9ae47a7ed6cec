//! Pictures: what a viewer may know, drawn as SVG and painted as PNG.
//!
//! * [`Scene`] is what a picture is made from: a game's words, a view, who sits where, a language, a [`Palette`], the
//!   last change.
//! * [`GamePicture`] is what a game draws: the table as everybody sees it, and what only a seat may see; both give a
//!   [`Drawing`]. [`TypedPicture`] is the same from the game's own views, made erased by [`Typed`]. Each game's stand in
//!   its module here; [`Rows`] serves a game without a drawing of its own.
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
mod icons;
mod indexed;
mod marks;
mod painter;
mod palette;
mod picture;
mod rows;
mod scene;
mod style;

pub mod attika;
pub mod cyclades;
pub mod offrandes;

pub use animation::Animation;
pub use drawing::{Drawing, Fault};
pub use painter::{PaintError, Painter};
pub use palette::Palette;
pub use picture::{GamePicture, Typed, TypedPicture};
pub use rows::Rows;
pub use scene::Scene;
