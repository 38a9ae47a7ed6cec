//! The contract of a game's pictures, its types erased; the same contract in the game's own types; and the adapter
//! between them.

use crate::{Drawing, Scene};
use agon_rules::AnyLine;
use agon_rules::game::Game;

/// The pictures of one game. For a view of another game they return `None`.
pub trait GamePicture: Sync {
    /// Returns the game's id.
    fn id(&self) -> &'static str;

    /// Returns the icon beside the game's name, by its name in the list of icons.
    fn icon(&self) -> &'static str;

    /// Draws the table in public. It uses only the public part of the view, for every viewer.
    fn board(&self, scene: &Scene) -> Option<Drawing>;

    /// Draws the picture that only the viewer's seat may see. `None` if it would say no more than the panel, and for
    /// the public.
    fn own(&self, scene: &Scene) -> Option<Drawing> {
        let _ = scene;
        None
    }

    /// Draws the part of the board where the viewer chooses a place next, after the words of a menu: `sail E6`. Without
    /// words it is the question's own place. `None` if the next word is no place. Only the viewer's seat may see it.
    fn places(&self, scene: &Scene, words: &str) -> Option<Drawing> {
        let (_, _) = (scene, words);
        None
    }

    /// Draws a line of a recap as a strip, wide and low: bids that open together, a battle. `None` for a line that words
    /// tell as well. It uses the line and the public part of the view only.
    fn strip(&self, scene: &Scene, line: &AnyLine) -> Option<Drawing> {
        let (_, _) = (scene, line);
        None
    }
}

/// The view type of a game's pictures.
type ViewOf<P> = <<P as TypedPicture>::Game as Game>::View;
/// The line type of a game's pictures.
type LineOf<P> = <<P as TypedPicture>::Game as Game>::Line;

/// The pictures of one game, from views of its own type. [`Typed`] turns them into [`GamePicture`].
pub trait TypedPicture: Sized + Sync {
    /// The game.
    type Game: Game;

    /// The icon of the game: see [`GamePicture::icon`].
    fn icon(&self) -> &'static str;

    /// The table in public: see [`GamePicture::board`].
    fn board(&self, scene: &Scene, view: &ViewOf<Self>) -> Drawing;

    /// The private picture of a seat, `None` by default: see [`GamePicture::own`].
    fn own(&self, scene: &Scene, view: &ViewOf<Self>) -> Option<Drawing> {
        let (_, _) = (scene, view);
        None
    }

    /// The places of the viewer's next choice: see [`GamePicture::places`].
    fn places(&self, scene: &Scene, view: &ViewOf<Self>, words: &str) -> Option<Drawing> {
        let (_, _, _) = (scene, view, words);
        None
    }

    /// The strip of a recap's line: see [`GamePicture::strip`].
    fn strip(&self, scene: &Scene, view: &ViewOf<Self>, line: &LineOf<Self>) -> Option<Drawing> {
        let (_, _, _) = (scene, view, line);
        None
    }
}

/// Typed pictures with their types erased.
#[derive(Clone, Copy, Debug)]
pub struct Typed<P>(pub P);

impl<P: TypedPicture> GamePicture for Typed<P> {
    fn id(&self) -> &'static str {
        P::Game::META.id
    }

    fn icon(&self) -> &'static str {
        self.0.icon()
    }

    fn board(&self, scene: &Scene) -> Option<Drawing> {
        scene.view.of::<ViewOf<P>>().map(|view| self.0.board(scene, view))
    }

    fn own(&self, scene: &Scene) -> Option<Drawing> {
        self.0.own(scene, scene.view.of()?)
    }

    fn places(&self, scene: &Scene, words: &str) -> Option<Drawing> {
        self.0.places(scene, scene.view.of()?, words)
    }

    fn strip(&self, scene: &Scene, line: &AnyLine) -> Option<Drawing> {
        self.0.strip(scene, scene.view.of()?, line.typed()?)
    }
}
