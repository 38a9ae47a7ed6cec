//! Pictures for messages: drawn from a snapshot, and painted in turn on a thread that may block.

use super::colours;
use super::panels::table::{card_data, orders};
use super::panels::{cast, tell};
use super::parts::{CHOICES, Picture};
use crate::app::App;
use crate::recent_events::recent_events;
use agon_draw::cards::{GameCard, GameCards};
use agon_draw::{Drawing, GamePicture, Painter, Palette, Scene};
use agon_gamemaster::{Cpu, Position, ReplayStep, Shown, TableId, TableSnapshot, Work};
use agon_games::GameEntry;
use agon_lang::{GameWords, Language, describe, describe_own};
use agon_rules::menu::begins;
use agon_rules::{AnyEvent, SeatSet};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Paints pictures.
#[derive(Clone)]
pub struct Studio {
    pub(super) painter: Arc<Painter>,
    pub(super) cpu: Cpu,
    /// Allows one animated picture at a time, so that boards never wait for two of them.
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
    /// Paints a drawing on a thread that may block, when its turn comes.
    pub(super) async fn paint(
        &self,
        name: String,
        draw: impl FnOnce() -> Option<(Drawing, String)> + Send + 'static,
    ) -> Option<Picture> {
        let painter = self.painter.clone();
        let paint = move || {
            let (drawing, alt) = draw()?;
            let bytes = painter
                .png(&drawing)
                .inspect_err(|error| tracing::error!(%error, "a picture cannot be painted"))
                .ok()?;
            Some(Picture { name, bytes, alt })
        };
        self.cpu.run(Work::Picture, paint).await.ok()?
    }

    /// Returns the same studio, which paints in turn with all other work of this gate.
    #[must_use]
    pub fn at(self, cpu: &Cpu) -> Studio {
        Studio { cpu: cpu.clone(), ..self }
    }
}

/// The viewer of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Whose {
    /// The public: the board.
    Everybody,
    /// The snapshot's own seat: the private picture.
    Own,
}

/// Returns the public picture of the table, in a lobby the card of its game; `None` if this bot draws none.
pub async fn board(app: &App, snapshot: &TableSnapshot, language: Language) -> Option<Picture> {
    let palette = colours::palette(snapshot.table().palette.as_deref())?;
    if snapshot.is_lobby() {
        let game = game_card(snapshot.game(), language, palette)?;
        let name = format!("game-{}", snapshot.game().id());
        return card(app, &name, move || Some((game.drawing(), game.alt()))).await;
    }
    paint(app, snapshot.shown()?, Whose::Everybody, language, palette).await
}

/// Returns the private picture of the snapshot's seat, if its game has one.
pub async fn own(app: &App, snapshot: &TableSnapshot, language: Language, palette: Palette) -> Option<Picture> {
    paint(app, snapshot.shown()?, Whose::Own, language, palette).await
}

/// Returns the private picture at a level of the menu: the places that the level offers, on the part of the board
/// around them. Without such places, the private picture.
pub async fn places(
    app: &App,
    snapshot: &TableSnapshot,
    language: Language,
    palette: Palette,
    path: &str,
) -> Option<Picture> {
    let shown = snapshot.shown()?;
    let studio = app.studio()?.clone();
    let (words, picture, view) = (shown.game.words, shown.game.picture, shown.position.view.clone());
    let (cast, last, waiting) = (cast(language, shown.seats), last(shown.game.words, shown.position), shown.waiting);
    let name = format!("table-{}-{}.png", shown.table.number, shown.position.seq);
    let level = path.to_owned();
    let painted = studio.paint(name, move || {
        let (winners, orders) = (SeatSet::EMPTY, &[][..]);
        let scene = Scene { words, view: &view, cast: &cast, language, palette, waiting, winners, last: &last, orders };
        let drawing = picture.places(&scene, &level)?;
        let legal = view.legal();
        let places = legal.iter().filter(|action| begins(action, &level)).take(CHOICES);
        let list: Vec<String> = places.map(|action| words.button(language, &view, action)).collect();
        Some((drawing, tell(language, "ui-places-alt", &[("list", list.join("; ").into())])))
    });
    match painted.await {
        Some(places) => Some(places),
        None => own(app, snapshot, language, palette).await,
    }
}

/// Returns the public board for a direct message, in the reader's language and colours. `None` if the table cannot be
/// read, or this bot draws none.
pub async fn letter_board(app: &App, table: TableId, language: Language, palette: Palette) -> Option<Picture> {
    let public = app.gamemaster.snapshot(table, None).await.ok()?;
    let board = paint(app, public.shown()?, Whose::Everybody, language, palette).await?;
    // Two files of one message need different names.
    Some(Picture { name: format!("board-{}", board.name), ..board })
}

/// Returns the newest line of the viewer's recap that is drawn as a strip, bids that opened together or a battle, from
/// a step on. `None` if there is none.
pub async fn strip(
    app: &App,
    snapshot: &TableSnapshot,
    language: Language,
    palette: Palette,
    from: u32,
) -> Option<Picture> {
    let shown = snapshot.shown()?;
    let studio = app.studio()?.clone();
    let (words, picture, view) = (shown.game.words, shown.game.picture, shown.position.view.clone());
    let mut lines = view.recap(&shown.position.events);
    lines.retain(|line| line.steps().1 >= from);
    let (cast, waiting) = (cast(language, shown.seats), shown.waiting);
    let name = format!("strip-{}-{}.png", shown.table.number, shown.position.seq);
    let painted = studio.paint(name, move || {
        let (winners, last, orders) = (SeatSet::EMPTY, &[][..], &[][..]);
        let scene = Scene { words, view: &view, cast: &cast, language, palette, waiting, winners, last, orders };
        let (drawing, line) =
            lines.iter().rev().find_map(|line| picture.strip(&scene, line).map(|drawing| (drawing, line)))?;
        Some((drawing, words.recap(language, view.viewer(), line).replace("**", "")))
    });
    painted.await
}

/// Returns the pictures of a step: the public board, and below it the private picture of the viewing seat.
pub async fn replay_step(
    app: &App,
    replay_step: &ReplayStep,
    language: Language,
    palette: Palette,
) -> (Option<Picture>, Option<Picture>) {
    let board = paint(app, replay_step.shown(), Whose::Everybody, language, palette).await;
    let below = paint(app, replay_step.shown(), Whose::Own, language, palette).await;
    // Two files of one message need different names.
    (board, below.map(|own| Picture { name: format!("own-{}", own.name), ..own }))
}

/// Returns the result of a finished table as a card; `None` for any other table, or for a reader of text.
pub async fn result(
    app: &App,
    snapshot: &TableSnapshot,
    language: Language,
    palette: Option<Palette>,
) -> Option<Picture> {
    let card = card_data::result(language, palette?, snapshot)?;
    self::card(app, &format!("result-{}", snapshot.table().number), move || Some((card.drawing(), card.alt()))).await
}

/// Returns the pictures on the page of a table that is over: its result, and below it the final board. A stopped table
/// has the board alone. A reader of text gets none.
pub async fn page(
    app: &App,
    snapshot: &TableSnapshot,
    language: Language,
    palette: Option<Palette>,
) -> (Option<Picture>, Option<Picture>) {
    let Some((palette, shown)) = palette.zip(snapshot.shown()) else { return (None, None) };
    let board = paint(app, shown, Whose::Everybody, language, palette).await;
    match result(app, snapshot, language, Some(palette)).await {
        Some(card) => (Some(card), board),
        None => (board, None),
    }
}

/// Returns the events that are new to the position's viewer.
fn last(words: &dyn GameWords, position: &Position) -> Vec<AnyEvent> {
    recent_events(words, &position.events, position.first_unseen_step)
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

/// Returns the public board with its description, for a table with this number of seats.
pub(super) fn everybodys(picture: &dyn GamePicture, scene: &Scene, seats: u8) -> Option<(Drawing, String)> {
    let Scene { view, cast, language, waiting, last, .. } = *scene;
    let alt = describe(scene.words, language, cast, view, (seats, waiting), last);
    Some((picture.board(scene)?, alt))
}

/// Returns the cards of all games in one picture, in the order of menus; `None` for a reader of text.
pub async fn games(app: &App, language: Language, palette: Option<Palette>) -> Option<Picture> {
    let palette = palette?;
    let cards = app.gamemaster.games().iter().filter_map(|game| game_card(game, language, palette));
    let cards = GameCards(cards.collect());
    card(app, "games", move || Some((cards.drawing()?, cards.alt()))).await
}

/// Returns the content of a game's card; `None` for a game of unknown length.
fn game_card(game: &GameEntry, language: Language, palette: Palette) -> Option<GameCard> {
    let seats = game.meta().seats;
    let minutes: Vec<u32> = (seats.0..=seats.1).filter_map(|seats| game.words.minutes(language, seats)).collect();
    let minutes = (*minutes.iter().min()?, *minutes.iter().max()?);
    Some(GameCard { words: game.words, icon: game.picture.icon(), seats, minutes, language, palette })
}

/// Paints a card from its drawing and its description; `None` if this bot draws none.
pub async fn card(
    app: &App,
    name: &str,
    draw: impl FnOnce() -> Option<(Drawing, String)> + Send + 'static,
) -> Option<Picture> {
    app.studio()?.paint(format!("{name}.png"), draw).await
}
