//! Pictures: the knowledge of a viewer, drawn as SVG and painted as PNG.
//!
//! * [`Scene`] is the input of a picture: a game's words, a view, the people at the seats, a language, a [`Palette`],
//!   the last change.
//! * [`GamePicture`] draws a game: the public table, and the private picture of a seat. Both give a [`Drawing`].
//!   [`TypedPicture`] is the same from the game's own views, and [`Typed`] erases its types. Each game has its module
//!   here; [`Rows`] serves a game without a drawing of its own.
//! * [`Painter`] turns a drawing into the bytes of a PNG. It keeps painted grounds, so it only paints the pieces anew.
//!
//! * [`Animation`] makes one moving picture from many drawings.
//! * [`cards`] draws results, leaderboards and charts, from plain data instead of a view.
//!
//! Invariants: a picture depends on a view alone, so a public picture holds no secret. The same scene gives the same
//! bytes. No text is smaller than 30 pixels. Rust code holds no word. All fonts are in the program.

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
mod strip;
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
