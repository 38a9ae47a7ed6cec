//! The contract of a game's pictures, its types erased; the same in the game's own types; the adapter between them.

use crate::{Drawing, Scene};
use agon_rules::game::Game;

/// The pictures of one game. A view of another game is answered with nothing.
pub trait GamePicture: Sync {
    /// The game's id.
    fn id(&self) -> &'static str;

    /// The icon that stands for the game beside its name, by its name in the list of icons.
    fn icon(&self) -> &'static str;

    /// The table as everybody sees it. Only the public part of the view is drawn, whoever looks.
    fn board(&self, scene: &Scene) -> Option<Drawing>;

    /// The picture only the viewer's seat may see; nothing where it would say no more than the panel, and for the public.
    fn own(&self, scene: &Scene) -> Option<Drawing> {
        let _ = scene;
        None
    }
}

/// The view of a game's pictures.
type ViewOf<P> = <<P as TypedPicture>::Game as Game>::View;

/// The pictures of one game, from views of its own type. [`Typed`] makes [`GamePicture`] of them.
pub trait TypedPicture: Sized + Sync {
    /// The game.
    type Game: Game;

    /// The icon of the game: see [`GamePicture::icon`].
    fn icon(&self) -> &'static str;

    /// The table as everybody sees it: see [`GamePicture::board`].
    fn board(&self, scene: &Scene, view: &ViewOf<Self>) -> Drawing;

    /// The picture of a seat alone: see [`GamePicture::own`].
    fn own(&self, scene: &Scene, view: &ViewOf<Self>) -> Option<Drawing> {
        let (_, _) = (scene, view);
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
}
