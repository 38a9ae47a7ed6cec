//! The list of games: one line each.

use crate::{Drawing, Scene, attika, cyclades, offrandes};

/// What a game draws. A view of another game is answered with nothing.
pub trait GamePicture: Sync {
    /// The game's id.
    fn id(&self) -> &'static str;

    /// The icon that stands for the game beside its name, by its name in the list of icons.
    fn icon(&self) -> &'static str;

    /// The table as everybody sees it. Only the public part of the view is drawn, whoever looks.
    fn board(&self, scene: &Scene) -> Option<Drawing>;

    /// What only the viewer's seat may see; nothing where a picture would say no more than the panel, and for the public.
    fn own(&self, scene: &Scene) -> Option<Drawing>;
}

/// The pictures of every game, in the order people are offered them.
pub static GAMES: &[&dyn GamePicture] = &[&offrandes::Offrandes, &cyclades::Cyclades, &attika::Attika];

fn of(scene: &Scene) -> Option<&'static dyn GamePicture> {
    GAMES.iter().copied().find(|game| game.id() == scene.view.game())
}

/// The table as everybody sees it.
pub fn board(scene: &Scene) -> Option<Drawing> {
    of(scene)?.board(scene)
}

/// What only the viewer's seat may see, where a picture helps.
pub fn own(scene: &Scene) -> Option<Drawing> {
    of(scene)?.own(scene)
}
