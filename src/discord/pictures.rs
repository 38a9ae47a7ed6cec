//! Pictures for messages: drawn from a look, painted on a thread that may block, when it is their turn.

use super::colours;
use super::panels::cast;
use super::panels::table::{card_data, orders};
use super::parts::Picture;
use crate::app::App;
use crate::news::news;
use agon_draw::{Drawing, GamePicture, Painter, Palette, Scene};
use agon_gamemaster::{Cpu, Position, ReplayStep, Shown, TableSnapshot, Work};
use agon_lang::{GameWords, Language, describe, describe_own};
use agon_rules::AnyEvent;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Paints pictures.
#[derive(Clone)]
pub struct Studio {
    pub(super) painter: Arc<Painter>,
    pub(super) cpu: Cpu,
    /// One animated picture at a time, so that boards never wait for two of them.
    pub(super) animations: Arc<Semaphore>,
}

impl Default for Studio {
    fn default() -> Studio {
        Studio { painter: Arc::new(Painter::new()), cpu: Cpu::default(), animations: Arc::new(Semaphore::new(1)) }
    }
}

impl std::fmt::Debug for Studio {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Studio")
    }
}

impl Studio {
    /// Paints what is drawn on a thread that may block, when it is its turn.
    pub(super) async fn paint(
        &self,
        name: String,
        draw: impl FnOnce() -> Option<(Drawing, String)> + Send + 'static,
    ) -> Option<Picture> {
        let painter = self.painter.clone();
        let paint = move || {
            let (drawing, alt) = draw()?;
            let bytes = painter.png(&drawing).inspect_err(|error| tracing::error!(%error, "a picture fails")).ok()?;
            Some(Picture { name, bytes, alt })
        };
        self.cpu.run(Work::Picture, paint).await.ok()?
    }

    /// The same, painting when it is its turn among all work at this gate.
    #[must_use]
    pub fn at(self, cpu: &Cpu) -> Studio {
        Studio { cpu: cpu.clone(), ..self }
    }
}

/// Whose picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Whose {
    /// The table, for everybody.
    Everybody,
    /// What the look's own seat may see beside it.
    Own,
}

/// The picture of the table as everybody sees it; nothing in a lobby, and where this house draws none.
pub async fn board(app: &App, look: &TableSnapshot, language: Language) -> Option<Picture> {
    let palette = colours::palette(look.table().palette.as_deref())?;
    paint(app, look.shown()?, Whose::Everybody, language, palette).await
}

/// The picture only this look's seat may see, where its game has one.
pub async fn own(app: &App, look: &TableSnapshot, language: Language, palette: Palette) -> Option<Picture> {
    paint(app, look.shown()?, Whose::Own, language, palette).await
}

/// The pictures of a moment: the table as everybody saw it, and below it what only the looking seat could see.
pub async fn moment(
    app: &App,
    moment: &ReplayStep,
    language: Language,
    palette: Palette,
) -> (Option<Picture>, Option<Picture>) {
    let board = paint(app, moment.shown(), Whose::Everybody, language, palette).await;
    let below = paint(app, moment.shown(), Whose::Own, language, palette).await;
    // Two files of one message need two names.
    (board, below.map(|own| Picture { name: format!("own-{}", own.name), ..own }))
}

/// The result of a finished table as a card; nothing of any other, and for whoever reads text.
pub async fn result(app: &App, look: &TableSnapshot, language: Language, palette: Option<Palette>) -> Option<Picture> {
    let card = card_data::result(language, palette?, look)?;
    self::card(app, &format!("result-{}", look.table().number), move || Some((card.drawing(), card.alt()))).await
}

/// The pictures of the page of a table that is over: its result, and below it the final board; of a table that was stopped
/// the board alone. None for whoever reads text.
pub async fn page(
    app: &App,
    look: &TableSnapshot,
    language: Language,
    palette: Option<Palette>,
) -> (Option<Picture>, Option<Picture>) {
    let Some((palette, shown)) = palette.zip(look.shown()) else { return (None, None) };
    let board = paint(app, shown, Whose::Everybody, language, palette).await;
    match result(app, look, language, Some(palette)).await {
        Some(card) => (Some(card), board),
        None => (board, None),
    }
}

/// What is news to whoever is asked now.
fn last(words: &dyn GameWords, position: &Position) -> Vec<AnyEvent> {
    news(words, &position.events, position.first_unseen_step)
}

async fn paint(app: &App, shown: Shown<'_>, whose: Whose, language: Language, palette: Palette) -> Option<Picture> {
    let studio = app.studio()?.clone();
    let (words, picture) = (shown.game.words, shown.game.picture);
    let (cast, last) = (cast(language, shown.seats), last(words, shown.position));
    let (view, orders, ordered) = match whose {
        Whose::Everybody => (shown.position.public.clone(), Vec::new(), None),
        Whose::Own => {
            shown.seat?;
            let ordered = orders::standing(language, words, shown.orders);
            (shown.position.view.clone(), shown.orders.to_vec(), ordered)
        }
    };
    let (waiting, winners) = (shown.waiting, shown.winners());
    let seats = u8::try_from(shown.seats.len()).unwrap_or(u8::MAX);
    let name = format!("table-{}-{}.png", shown.table.number, shown.position.seq);
    studio
        .paint(name, move || {
            let scene = Scene {
                words,
                view: &view,
                cast: &cast,
                language,
                palette,
                waiting,
                winners,
                last: &last,
                orders: &orders,
            };
            match whose {
                Whose::Everybody => everybodys(picture, &scene, seats),
                Whose::Own => Some((picture.own(&scene)?, describe_own(words, language, &view, ordered.as_deref()))),
            }
        })
        .await
}

/// The board as everybody sees it and its words; of a table with so many seats.
pub(super) fn everybodys(picture: &dyn GamePicture, scene: &Scene, seats: u8) -> Option<(Drawing, String)> {
    let Scene { view, cast, language, waiting, last, .. } = *scene;
    let alt = describe(scene.words, language, cast, view, (seats, waiting), last);
    Some((picture.board(scene)?, alt))
}

/// A card as a picture: what is drawn, and its words; nothing where this house draws none.
pub async fn card(
    app: &App,
    name: &str,
    draw: impl FnOnce() -> Option<(Drawing, String)> + Send + 'static,
) -> Option<Picture> {
    app.studio()?.paint(format!("{name}.png"), draw).await
}
