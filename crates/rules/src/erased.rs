//! Views, events and lines of any game with their types erased, for panels, words, pictures and opponents.

use crate::game::{Event, Game, View, Viewer};
use crate::menu::{Hints, Prompt};
use crate::order::{Order, OrderEffect, Orders};
use crate::progress::Progress;
use crate::recap::{Condensed, Line, Rank};
use serde_json::Value;
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// A view of some game. The game's folder in `lang`, `draw` or `ai` gets the typed view back with [`AnyView::of`].
#[derive(Clone)]
pub struct AnyView {
    game: &'static str,
    held: Arc<dyn ErasedView>,
}

trait ErasedView: Send + Sync {
    fn any(&self) -> &dyn Any;
    fn viewer(&self) -> Viewer;
    fn legal(&self) -> Vec<String>;
    fn prompt(&self) -> Prompt;
    fn hints(&self) -> Hints;
    fn orders(&self) -> Orders;
    fn progress(&self) -> Progress;
    fn recap(&self, events: &[(u32, AnyEvent)]) -> Vec<AnyLine>;
    fn json(&self) -> Value;
}

struct HeldView<G: Game>(G::View);

impl<G: Game> ErasedView for HeldView<G> {
    fn any(&self) -> &dyn Any {
        &self.0
    }

    fn viewer(&self) -> Viewer {
        self.0.viewer()
    }

    fn legal(&self) -> Vec<String> {
        self.0.legal().iter().map(ToString::to_string).collect()
    }

    fn prompt(&self) -> Prompt {
        G::prompt(&self.0)
    }

    fn hints(&self) -> Hints {
        G::hints(&self.0)
    }

    fn orders(&self) -> Orders {
        G::orders(&self.0)
    }

    fn progress(&self) -> Progress {
        G::progress(&self.0)
    }

    fn recap(&self, events: &[(u32, AnyEvent)]) -> Vec<AnyLine> {
        let events: Vec<(u32, &G::Event)> =
            events.iter().filter_map(|(seq, event)| Some((*seq, event.typed()?))).collect();
        G::recap(&self.0, &events).into_iter().map(AnyLine::of::<G>).collect()
    }

    fn json(&self) -> Value {
        serde_json::to_value(&self.0).unwrap_or(Value::Null)
    }
}

impl AnyView {
    /// Erases the type of a game's view.
    pub(crate) fn new<G: Game>(view: G::View) -> AnyView {
        AnyView { game: G::META.id, held: Arc::new(HeldView::<G>(view)) }
    }

    /// Returns the game's id.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// Returns the typed view, if it has this type.
    pub fn of<V: 'static>(&self) -> Option<&V> {
        self.held.any().downcast_ref()
    }

    /// Returns the viewer.
    pub fn viewer(&self) -> Viewer {
        self.held.viewer()
    }

    /// Returns the viewer's own legal actions, in notation.
    pub fn legal(&self) -> Vec<String> {
        self.held.legal()
    }

    /// Returns the viewer's open question.
    pub fn prompt(&self) -> Prompt {
        self.held.prompt()
    }

    /// Returns the menu layout for the choices.
    pub fn hints(&self) -> Hints {
        self.held.hints()
    }

    /// Returns the orders the viewer may leave for later.
    pub fn orders(&self) -> Orders {
        self.held.orders()
    }

    /// Returns the round, the phase, the points, the next seats and the seats that are out.
    pub fn progress(&self) -> Progress {
        self.held.progress()
    }

    /// Condenses events for the viewer: see [`Game::recap`].
    pub fn recap(&self, events: &[(u32, AnyEvent)]) -> Vec<AnyLine> {
        self.held.recap(events)
    }

    /// Returns the effect of an order for the viewer now; `None` while the order waits for its time.
    pub fn order_effect(&self, order: &Order) -> Option<OrderEffect> {
        self.orders().order_effect(&self.legal(), order)
    }

    /// Returns the view as JSON with sorted keys.
    pub fn json(&self) -> Value {
        self.held.json()
    }
}

impl fmt::Debug for AnyView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "view of {} by {:?}", self.game, self.viewer())
    }
}

/// An event of some game, unredacted until [`AnyEvent::seen_by`].
#[derive(Clone)]
pub struct AnyEvent {
    game: &'static str,
    held: Arc<dyn ErasedEvent>,
}

trait ErasedEvent: Send + Sync {
    fn any(&self) -> &dyn Any;
    fn seen_by(&self, viewer: Viewer) -> Option<Arc<dyn ErasedEvent>>;
    fn reveals(&self) -> bool;
    fn json(&self) -> Value;
}

struct HeldEvent<E>(E);

impl<E: Event> ErasedEvent for HeldEvent<E> {
    fn any(&self) -> &dyn Any {
        &self.0
    }

    fn seen_by(&self, viewer: Viewer) -> Option<Arc<dyn ErasedEvent>> {
        let seen = self.0.seen_by(viewer)?;
        Some(Arc::new(HeldEvent(seen)))
    }

    fn reveals(&self) -> bool {
        self.0.reveals()
    }

    fn json(&self) -> Value {
        serde_json::to_value(&self.0).unwrap_or(Value::Null)
    }
}

impl AnyEvent {
    /// Erases the type of a game's event.
    pub(crate) fn of<G: Game>(event: G::Event) -> AnyEvent {
        AnyEvent { game: G::META.id, held: Arc::new(HeldEvent(event)) }
    }

    /// Returns the game's id.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// Returns the typed event, if it has this type.
    pub fn typed<E: 'static>(&self) -> Option<&E> {
        self.held.any().downcast_ref()
    }

    /// Returns the event as `viewer` may know it; `None` if the viewer must not know of it at all.
    pub fn seen_by(&self, viewer: Viewer) -> Option<AnyEvent> {
        let held = self.held.seen_by(viewer)?;
        Some(AnyEvent { game: self.game, held })
    }

    /// True if the event shows somebody something: see [`Event::reveals`].
    pub fn reveals(&self) -> bool {
        self.held.reveals()
    }

    /// Returns the event as JSON with sorted keys.
    pub fn json(&self) -> Value {
        self.held.json()
    }
}

/// Shows the game only: an unredacted event may hold a secret.
impl fmt::Debug for AnyEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event of {}", self.game)
    }
}

/// One line of a recap of some game, as its reader may know it.
#[derive(Clone)]
pub struct AnyLine {
    game: &'static str,
    steps: (u32, u32),
    rank: Rank,
    events: usize,
    held: Arc<dyn ErasedLine>,
}

trait ErasedLine: Send + Sync {
    fn any(&self) -> &dyn Any;
    fn json(&self) -> Value;
}

struct HeldLine<L>(L);

impl<L: Condensed> ErasedLine for HeldLine<L> {
    fn any(&self) -> &dyn Any {
        &self.0
    }

    fn json(&self) -> Value {
        serde_json::to_value(&self.0).unwrap_or(Value::Null)
    }
}

impl AnyLine {
    fn of<G: Game>(line: Line<G::Line>) -> AnyLine {
        let Line { steps, rank, events, what } = line;
        AnyLine { game: G::META.id, steps, rank, events: events.len(), held: Arc::new(HeldLine(what)) }
    }

    /// Returns the game's id.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// Returns the typed line, if it has this type.
    pub fn typed<L: 'static>(&self) -> Option<&L> {
        self.held.any().downcast_ref()
    }

    /// Returns the steps of its first and its last event.
    pub fn steps(&self) -> (u32, u32) {
        self.steps
    }

    /// True if something in the line happened after step `seq`.
    pub fn is_after(&self, seq: u32) -> bool {
        self.steps.1 > seq
    }

    /// Returns its importance for the reader.
    pub fn rank(&self) -> Rank {
        self.rank
    }

    /// Returns the number of events it condenses.
    pub fn events(&self) -> usize {
        self.events
    }

    /// Returns the line as JSON with sorted keys.
    pub fn json(&self) -> Value {
        self.held.json()
    }
}

impl fmt::Debug for AnyLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} line of {}, steps {:?}", self.rank, self.game, self.steps)
    }
}
