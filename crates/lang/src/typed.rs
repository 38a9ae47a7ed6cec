//! The words of a game in its own types, and the adapter that erases them.

use crate::{Cast, GameWords, Language, Question, notation, raise, text};
use agon_rules::game::{Game, Viewer};
use agon_rules::{AnyEvent, AnyLine, AnyView, Refusal, Seat};

/// The view type of a game's words.
type ViewOf<W> = <<W as TypedWords>::Game as Game>::View;
/// The event type of a game's words.
type EventOf<W> = <<W as TypedWords>::Game as Game>::Event;

/// The line type of a game's words.
type LineOf<W> = <<W as TypedWords>::Game as Game>::Line;

/// The words of one game in its own types. [`Typed`] turns them into [`GameWords`], whose default methods find single
/// messages by the game's id.
pub trait TypedWords: Sized + Sync {
    /// The game.
    type Game: Game;

    /// The messages in a language, in Fluent's form: see [`GameWords::texts`].
    fn texts(&self, language: Language) -> &'static [&'static str] {
        let _ = language;
        &[]
    }

    /// The phase of the table: see [`GameWords::phase`].
    fn phase(&self, language: Language, view: &ViewOf<Self>) -> String;

    /// Lines of the board message: see [`GameWords::status`].
    fn status(&self, language: Language, cast: &Cast, view: &ViewOf<Self>) -> Vec<String>;

    /// The doing of a seat, for `{name} {verb}`: see [`GameWords::verb`].
    fn verb(&self, language: Language, view: &ViewOf<Self>, seat: Seat) -> String;

    /// The words of a turn notice: see [`GameWords::notice`].
    fn notice(&self, language: Language, view: &ViewOf<Self>) -> String;

    /// The question of a panel: see [`GameWords::question`].
    fn question(&self, language: Language, cast: &Cast, view: &ViewOf<Self>) -> Question;

    /// One sentence for an event as its reader may see it. Its first letter may be small or not. `None` for an event
    /// without a line of its own.
    fn event(&self, language: Language, event: &EventOf<Self>) -> Option<String>;

    /// The sentence of a recap's line: see [`GameWords::recap`].
    fn recap(&self, language: Language, reader: Viewer, line: &LineOf<Self>) -> String;

    /// The order of the seats in the race: see [`GameWords::race`].
    fn race(&self, language: Language, view: &ViewOf<Self>) -> Option<String> {
        let (_, _) = (language, view);
        None
    }

    /// The nearest threats: see [`GameWords::threats`].
    fn threats(&self, language: Language, view: &ViewOf<Self>) -> Vec<String> {
        let (_, _) = (language, view);
        Vec::new()
    }

    /// The effect of a thing: see [`GameWords::effect`].
    fn effect(&self, language: Language, path: &str) -> Option<String> {
        let (_, _) = (language, path);
        None
    }

    /// The course of a seat's finished game: see [`GameWords::course`].
    fn course(&self, language: Language, seat: Seat, events: &[&EventOf<Self>]) -> Option<String> {
        let (_, _, _) = (language, seat, events);
        None
    }

    /// The number of last events in the present turn or battle: see [`GameWords::under_way`].
    fn under_way(&self, view: &ViewOf<Self>, events: &[&EventOf<Self>]) -> usize {
        let (_, _) = (view, events);
        0
    }

    /// True if an event only marks the beginning or end of a turn or round.
    fn turns(&self, event: &EventOf<Self>) -> bool;

    /// The label of a path of words: see [`GameWords::label`].
    fn label(&self, language: Language, path: &str) -> String;

    /// The label of a button, if it says more than the label of its path: see [`GameWords::button`].
    fn button(&self, language: Language, view: &ViewOf<Self>, path: &str) -> Option<String> {
        let (_, _, _) = (language, view, path);
        None
    }

    /// The label of a whole action with its verb and object, if it says more than the labels of its path: see
    /// [`GameWords::whole_label`].
    fn whole_label(&self, language: Language, view: &ViewOf<Self>, notation: &str) -> Option<String> {
        let (_, _, _) = (language, view, notation);
        None
    }

    /// The phrase for a done action: see [`GameWords::said`].
    fn said(&self, language: Language, notation: &str) -> String;

    /// The cost and gain of an action of the viewer's seat in 50 characters at most: see [`GameWords::gain`].
    fn gain(&self, language: Language, view: &ViewOf<Self>, seat: Seat, notation: &str) -> Option<String>;

    /// The cost and gain of actions of the viewer's seat in one line: see [`GameWords::preview`].
    fn preview(&self, language: Language, view: &ViewOf<Self>, seat: Seat, notation: &str) -> Option<String>;

    /// The title of the form for an amount: see [`GameWords::ask`].
    fn ask(&self, language: Language, word: &str, least: i64, most: i64) -> String;

    /// The reason an action is not possible, with its numbers.
    fn refusal(&self, language: Language, refusal: &Refusal) -> String;

    /// The whole public position in words: see [`GameWords::text_board`].
    fn text_board(&self, language: Language, cast: &Cast, view: &ViewOf<Self>) -> String;

    /// A seat's score and main numbers in a few words: see [`GameWords::tally`].
    fn tally(&self, language: Language, cast: &Cast, view: &ViewOf<Self>, seat: Seat) -> String;

    /// The private picture in words: see [`GameWords::own`].
    fn own(&self, language: Language, view: &ViewOf<Self>) -> Vec<String> {
        let (_, _) = (language, view);
        Vec::new()
    }

    /// The reason the game ended with the deciding facts of its last view, if the game names them.
    fn ending(&self, language: Language, view: &ViewOf<Self>) -> Option<String> {
        let (_, _) = (language, view);
        None
    }

    /// The pages of the rules, in reading order.
    fn topics(&self) -> &'static [&'static str];

    /// The text of a page that the rules compute, such as a map in words. `None` for a page that is a message.
    fn topic_text(&self, language: Language, topic: &str) -> Option<String> {
        let (_, _) = (language, topic);
        None
    }

    /// The page about the present phase of the table.
    fn topic_of(&self, view: &ViewOf<Self>) -> &'static str;

    /// The page about a chapter of `docs/rules/<game>.md`, if there is one.
    fn topic_of_chapter(&self, chapter: &str) -> Option<&'static str>;
}

/// Typed words with their types erased.
#[derive(Clone, Copy, Debug)]
pub struct Typed<W>(pub W);

/// Returns the view in its own type; `None` for a view of another game.
fn of<W: TypedWords>(view: &AnyView) -> Option<&ViewOf<W>> {
    view.of()
}

/// Returns the typed view and its viewer's seat; `None` for the public view and for a view of another game.
fn own<W: TypedWords>(view: &AnyView) -> Option<(&ViewOf<W>, Seat)> {
    match view.viewer() {
        Viewer::Seat(seat) => Some((of::<W>(view)?, seat)),
        Viewer::Public => None,
    }
}

impl<W: TypedWords> GameWords for Typed<W> {
    fn id(&self) -> &'static str {
        W::Game::META.id
    }

    fn cities(&self) -> &'static [&'static str] {
        W::Game::META.cities
    }

    fn texts(&self, language: Language) -> &'static [&'static str] {
        self.0.texts(language)
    }

    fn phase(&self, language: Language, view: &AnyView) -> String {
        of::<W>(view).map(|view| self.0.phase(language, view)).unwrap_or_default()
    }

    fn status(&self, language: Language, cast: &Cast, view: &AnyView) -> Vec<String> {
        of::<W>(view).map(|view| self.0.status(language, cast, view)).unwrap_or_default()
    }

    fn verb(&self, language: Language, view: &AnyView, seat: Seat) -> String {
        of::<W>(view).map(|view| self.0.verb(language, view, seat)).unwrap_or_default()
    }

    fn notice(&self, language: Language, view: &AnyView) -> String {
        of::<W>(view).map(|view| self.0.notice(language, view)).unwrap_or_default()
    }

    fn question(&self, language: Language, cast: &Cast, view: &AnyView) -> Question {
        of::<W>(view).map(|view| self.0.question(language, cast, view)).unwrap_or_default()
    }

    fn event(&self, language: Language, _: &Cast, event: &AnyEvent) -> Option<String> {
        self.0.event(language, event.typed()?).map(|text| raise(&text))
    }

    fn recap(&self, language: Language, reader: Viewer, line: &AnyLine) -> String {
        line.typed().map(|line| self.0.recap(language, reader, line)).unwrap_or_default()
    }

    fn race(&self, language: Language, view: &AnyView) -> Option<String> {
        self.0.race(language, of::<W>(view)?)
    }

    fn threats(&self, language: Language, view: &AnyView) -> Vec<String> {
        of::<W>(view).map(|view| self.0.threats(language, view)).unwrap_or_default()
    }

    fn effect(&self, language: Language, path: &str) -> Option<String> {
        self.0.effect(language, path)
    }

    fn course(&self, language: Language, seat: Seat, events: &[(u32, AnyEvent)]) -> Option<String> {
        let events: Vec<&EventOf<W>> = events.iter().filter_map(|(_, event)| event.typed()).collect();
        self.0.course(language, seat, &events)
    }

    fn under_way(&self, view: &AnyView, events: &[(u32, AnyEvent)]) -> usize {
        let events: Vec<&EventOf<W>> = events.iter().filter_map(|(_, event)| event.typed()).collect();
        of::<W>(view).map(|view| self.0.under_way(view, &events)).unwrap_or_default()
    }

    fn turns(&self, event: &AnyEvent) -> bool {
        event.typed().is_some_and(|event| self.0.turns(event))
    }

    fn label(&self, language: Language, path: &str) -> String {
        self.0.label(language, path)
    }

    fn button(&self, language: Language, view: &AnyView, path: &str) -> String {
        let more = of::<W>(view).and_then(|view| self.0.button(language, view, path));
        more.unwrap_or_else(|| self.0.label(language, path))
    }

    fn whole_label(&self, language: Language, view: &AnyView, notation: &str) -> String {
        let named = of::<W>(view).and_then(|view| self.0.whole_label(language, view, notation));
        named.unwrap_or_else(|| notation::under_verb(notation, |path| self.0.label(language, path)))
    }

    fn said(&self, language: Language, notation: &str) -> String {
        self.0.said(language, notation)
    }

    fn gain(&self, language: Language, _: &Cast, view: &AnyView, notation: &str) -> Option<String> {
        let (view, seat) = own::<W>(view)?;
        self.0.gain(language, view, seat, notation)
    }

    fn preview(&self, language: Language, _: &Cast, view: &AnyView, notation: &str) -> Option<String> {
        let (view, seat) = own::<W>(view)?;
        self.0.preview(language, view, seat, notation)
    }

    fn ask(&self, language: Language, word: &str, least: i64, most: i64) -> String {
        self.0.ask(language, word, least, most)
    }

    fn refusal(&self, language: Language, refusal: &Refusal) -> String {
        self.0.refusal(language, refusal)
    }

    fn text_board(&self, language: Language, cast: &Cast, view: &AnyView) -> String {
        of::<W>(view).map(|view| self.0.text_board(language, cast, view)).unwrap_or_default()
    }

    fn tally(&self, language: Language, cast: &Cast, view: &AnyView, seat: Seat) -> String {
        of::<W>(view).map(|view| self.0.tally(language, cast, view, seat)).unwrap_or_default()
    }

    fn own(&self, language: Language, view: &AnyView) -> Vec<String> {
        of::<W>(view).map(|view| self.0.own(language, view)).unwrap_or_default()
    }

    fn ending(&self, language: Language, reason: &str, view: Option<&AnyView>) -> String {
        let named = view.and_then(of::<W>).and_then(|view| self.0.ending(language, view));
        named.unwrap_or_else(|| self.reason(language, reason))
    }

    fn topics(&self) -> &'static [&'static str] {
        self.0.topics()
    }

    fn topic_text(&self, language: Language, topic: &str) -> String {
        let message = || text(language, &format!("{}-topic-{topic}", self.id()), &[]);
        self.0.topic_text(language, topic).unwrap_or_else(message)
    }

    fn topic_of(&self, view: &AnyView) -> &'static str {
        let first = || self.0.topics().first().copied().unwrap_or_default();
        of::<W>(view).map_or_else(first, |view| self.0.topic_of(view))
    }

    fn topic_of_chapter(&self, chapter: &str) -> Option<&'static str> {
        self.0.topic_of_chapter(chapter)
    }
}
