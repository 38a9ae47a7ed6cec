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
use agon_lang::{Cast, GameWords, Language, describe, describe_own};
use agon_rules::menu::begins;
use agon_rules::order::Order;
use agon_rules::{AnyEvent, AnyView, SeatSet};
use prometheus_client::metrics::histogram::Histogram;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::Semaphore;

/// Paints pictures.
#[derive(Clone)]
pub struct Studio {
    pub(super) painter: Arc<Painter>,
    pub(super) cpu: Cpu,
    /// Measures the time that painting takes, in seconds.
    seconds: Histogram,
    /// Allows one animated picture at a time, so that boards never wait for two of them.
    pub(super) animations: Arc<Semaphore>,
}

impl Default for Studio {
    fn default() -> Studio {
        Studio {
            painter: Arc::new(Painter::new()),
            cpu: Cpu::default(),
            seconds: Histogram::new([]),
            animations: Arc::new(Semaphore::new(1)),
        }
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
        work: Work,
        name: String,
        draw: impl FnOnce() -> Option<(Drawing, String)> + Send + 'static,
    ) -> Option<Picture> {
        let (painter, seconds) = (self.painter.clone(), self.seconds.clone());
        let paint = move || {
            let begun = Instant::now();
            let (drawing, alt) = draw()?;
            let bytes = painter
                .png(&drawing)
                .inspect_err(|error| tracing::error!(%error, "a picture cannot be painted"))
                .ok()?;
            seconds.observe(begun.elapsed().as_secs_f64());
            Some(Picture { name, bytes, alt })
        };
        self.cpu.run(work, paint).await.ok()?
    }

    /// Returns the same studio, which paints in turn with all other work of this gate, and measures it.
    #[must_use]
    pub fn at(self, cpu: &Cpu, seconds: Histogram) -> Studio {
        Studio { cpu: cpu.clone(), seconds, ..self }
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
    paint(app, snapshot.shown()?, Whose::Everybody, language, palette, Work::Picture).await
}

/// Returns the private picture of the snapshot's seat, if its game has one.
pub async fn own(
    app: &App,
    snapshot: &TableSnapshot,
    language: Language,
    palette: Palette,
    work: Work,
) -> Option<Picture> {
    paint(app, snapshot.shown()?, Whose::Own, language, palette, work).await
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
    let stage = Staged::own(shown, language, palette);
    let level = path.to_owned();
    let painted = app.studio()?.paint(Work::Picture, name("table", shown), move || {
        let drawing = stage.picture.places(&stage.scene(), &level)?;
        let Staged { words, view, .. } = &stage;
        let legal = view.legal();
        let places = legal.iter().filter(|action| begins(action, &level)).take(CHOICES);
        let list: Vec<String> = places.map(|action| words.button(language, view, action)).collect();
        Some((drawing, tell(language, "ui-places-alt", &[("list", list.join("; ").into())])))
    });
    match painted.await {
        Some(places) => Some(places),
        None => own(app, snapshot, language, palette, Work::Picture).await,
    }
}

/// Returns the public board for a direct message, in the reader's language and colours. `None` if the table cannot be
/// read, or this bot draws none.
pub async fn letter_board(
    app: &App,
    table: TableId,
    language: Language,
    palette: Palette,
    work: Work,
) -> Option<Picture> {
    let public = app.gamemaster.snapshot(table, None).await.ok()?;
    let board = paint(app, public.shown()?, Whose::Everybody, language, palette, work).await?;
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
    work: Work,
) -> Option<Picture> {
    let shown = snapshot.shown()?;
    let mut lines = shown.position.view.recap(&shown.position.events);
    lines.retain(|line| line.steps().1 >= from);
    let stage = Staged { last: Vec::new(), ..Staged::own(shown, language, palette) };
    let draw = move || {
        let scene = stage.scene();
        let (drawing, line) =
            lines.iter().rev().find_map(|line| stage.picture.strip(&scene, line).map(|drawing| (drawing, line)))?;
        Some((drawing, stage.words.recap(language, stage.view.viewer(), line).replace("**", "")))
    };
    app.studio()?.paint(work, name("strip", shown), draw).await
}

/// Returns the pictures of a step: the public board, and below it the private picture of the viewing seat.
pub async fn replay_step(
    app: &App,
    replay_step: &ReplayStep,
    language: Language,
    palette: Palette,
) -> (Option<Picture>, Option<Picture>) {
    let board = paint(app, replay_step.shown(), Whose::Everybody, language, palette, Work::Picture).await;
    let below = paint(app, replay_step.shown(), Whose::Own, language, palette, Work::Picture).await;
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
    let board = paint(app, shown, Whose::Everybody, language, palette, Work::Picture).await;
    match result(app, snapshot, language, Some(palette)).await {
        Some(card) => (Some(card), board),
        None => (board, None),
    }
}

/// Returns the events that are new to the position's viewer.
fn last(words: &dyn GameWords, position: &Position) -> Vec<AnyEvent> {
    recent_events(words, &position.events, position.first_unseen_step)
}

async fn paint(
    app: &App,
    shown: Shown<'_>,
    whose: Whose,
    language: Language,
    palette: Palette,
    work: Work,
) -> Option<Picture> {
    let studio = app.studio()?;
    let seats = u8::try_from(shown.seats.len()).unwrap_or(u8::MAX);
    let draw: Box<dyn FnOnce() -> Option<(Drawing, String)> + Send> = match whose {
        Whose::Everybody => {
            let stage = Staged { view: shown.position.public.clone(), ..Staged::own(shown, language, palette) };
            Box::new(move || everybodys(stage.picture, &stage.scene(), seats))
        }
        Whose::Own => {
            shown.seat?;
            let stage = Staged { orders: shown.orders.to_vec(), ..Staged::own(shown, language, palette) };
            let ordered = orders::standing(language, stage.words, shown.orders);
            Box::new(move || {
                let alt = describe_own(stage.words, language, &stage.view, ordered.as_deref());
                Some((stage.picture.own(&stage.scene())?, alt))
            })
        }
    };
    studio.paint(work, name("table", shown), draw).await
}

/// Returns the name of a picture's file.
fn name(kind: &str, shown: Shown<'_>) -> String {
    format!("{kind}-{}-{}.png", shown.table.number, shown.position.seq)
}

/// The content of a scene, which a thread that paints can own.
struct Staged {
    words: &'static dyn GameWords,
    picture: &'static dyn GamePicture,
    view: AnyView,
    cast: Cast,
    language: Language,
    palette: Palette,
    waiting: SeatSet,
    winners: SeatSet,
    last: Vec<AnyEvent>,
    orders: Vec<Order>,
}

impl Staged {
    /// Returns the position as its viewer sees it, without orders.
    fn own(shown: Shown<'_>, language: Language, palette: Palette) -> Staged {
        let words = shown.game.words;
        Staged {
            words,
            picture: shown.game.picture,
            view: shown.position.view.clone(),
            cast: cast(language, shown.seats),
            language,
            palette,
            waiting: shown.waiting,
            winners: shown.winners(),
            last: last(words, shown.position),
            orders: Vec::new(),
        }
    }

    fn scene(&self) -> Scene<'_> {
        Scene {
            waiting: self.waiting,
            winners: self.winners,
            last: &self.last,
            orders: &self.orders,
            ..Scene::new(self.words, &self.view, &self.cast, self.language, self.palette)
        }
    }
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
    app.studio()?.paint(Work::Picture, format!("{name}.png"), draw).await
}
