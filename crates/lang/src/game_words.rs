//! The contract of a game's words, its types erased. [`TypedWords`](crate::TypedWords) is the same contract in the
//! game's own types.
//!
//! A game is its folder, its files in `texts/<language>/` and its line in `lib.rs`. Nothing else in this crate names
//! it.

use crate::{Emblem, Language, cities, counted_with, has, text};
use agon_rules::standing::CONCEDED;
use agon_rules::{AnyEvent, AnyLine, AnyView, Refusal, Seat, Viewer};
use std::fmt;

/// The people at the seats of a table, for sentences.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cast {
    /// The display names by seat. The caller has already escaped them for Markdown.
    pub names: Vec<String>,
}

impl Cast {
    /// Returns the name of the person at a seat, or `None` if unknown.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index()).map(String::as_str)
    }
}

/// The question of a panel, in parts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Question {
    /// The question in one sentence, or a line that says what the table waits for; 90 characters at most.
    pub ask: String,
    /// The viewer's own means in one sentence: `You have 19 drachmae.` Empty if the question needs none.
    pub purse: String,
    /// Facts that no picture shows, a line each.
    pub facts: Vec<String>,
    /// Facts that the viewer's private picture shows, a line each: for readers without that picture.
    pub pictured: Vec<String>,
}

impl Question {
    /// Makes a question of one line.
    pub fn new(ask: impl Into<String>) -> Question {
        Question { ask: ask.into(), ..Question::default() }
    }

    /// Makes a question of lines: the first asks, the others are facts that no picture shows.
    pub fn of(lines: Vec<String>) -> Question {
        let mut lines = lines.into_iter();
        let ask = lines.next().unwrap_or_default();
        Question { ask, facts: lines.collect(), ..Question::default() }
    }

    /// Returns all lines, in the order of a panel.
    pub fn lines(&self) -> Vec<String> {
        let Question { ask, purse, facts, pictured } = self;
        let lines = [ask, purse].into_iter().chain(facts).chain(pictured);
        lines.filter(|line| !line.is_empty()).cloned().collect()
    }
}

/// The words of one game. For a view or event of another game, methods return nothing. The default methods look up
/// messages of the game by its id.
pub trait GameWords: Sync {
    /// Returns the game's id.
    fn id(&self) -> &'static str;

    /// Returns the ids of its seats' cities, clockwise.
    fn cities(&self) -> &'static [&'static str];

    /// Returns the messages in a language, in Fluent's form, of a game outside this crate. Each key begins with the
    /// game's id. [`add_texts`](crate::add_texts) adds them.
    fn texts(&self, language: Language) -> &'static [&'static str] {
        let _ = language;
        &[]
    }

    /// Returns the game's name.
    fn title(&self, language: Language) -> String {
        text(language, &format!("{}-title", self.id()), &[])
    }

    /// Returns a description of the game for a menu of games, 50 characters at most.
    fn pitch(&self, language: Language) -> String {
        text(language, &format!("{}-pitch", self.id()), &[])
    }

    /// Returns the lines for the lobby: the kind of game, its number of players, its length.
    fn blurb(&self, language: Language) -> String {
        text(language, &format!("{}-blurb", self.id()), &[])
    }

    /// Estimates the length of a game with so many seats, in minutes; `None` if the texts name none.
    fn minutes(&self, language: Language, seats: u8) -> Option<u32> {
        let key = format!("{}-minutes", self.id());
        has(language, &key).then(|| text(language, &key, &[("seats", seats.into())]))?.trim().parse().ok()
    }

    /// Returns the city of a seat: `Sparta`. A city that only this game has is a message of the game:
    /// `<game>-city-<id>`.
    fn city(&self, language: Language, seat: Seat) -> String {
        cities::name(language, self.id(), self.cities(), seat)
    }

    /// Returns the emblem of a seat's city. No other seat of the game has it.
    fn emblem(&self, seat: Seat) -> Emblem {
        Emblem::of(self.cities(), seat)
    }

    /// Returns the mark of a seat: `⬟`.
    fn mark(&self, seat: Seat) -> &'static str {
        self.emblem(seat).mark()
    }

    /// Returns the colour of a seat in the form of Discord's embeds.
    fn colour(&self, seat: Seat) -> u32 {
        self.emblem(seat).colour()
    }

    /// Returns the name of an option, as in running text: `auction`.
    fn option(&self, language: Language, option: &str) -> String {
        text(language, &format!("{}-option-{option}", self.id()), &[])
    }

    /// Returns the name of an option's value: `sealed`.
    fn option_value(&self, language: Language, option: &str, value: &str) -> String {
        text(language, &format!("{}-option-{option}-{value}", self.id()), &[])
    }

    /// Describes the value of an option: `auction: sealed`.
    fn option_set(&self, language: Language, option: &str, value: &str) -> String {
        let (option, value) = (self.option(language, option), self.option_value(language, option, value));
        text(language, "option-set", &[("option", option.into()), ("value", value.into())])
    }

    /// Returns the phase of the table: `round 3 · Auctions`.
    fn phase(&self, language: Language, view: &AnyView) -> String;

    /// Returns the lines of the board message below the active seats and their deadlines. Uses only the public part of
    /// a view.
    fn status(&self, language: Language, cast: &Cast, view: &AnyView) -> Vec<String>;

    /// Returns the doing of a seat now, for `{name} {verb}`: `bids or passes`.
    fn verb(&self, language: Language, view: &AnyView, seat: Seat) -> String;

    /// Returns the words of a turn notice after the mention: `your bid: Peasant + Priestess, Athens leads with 4`.
    fn notice(&self, language: Language, view: &AnyView) -> String;

    /// Returns the question of a panel with the viewer's own numbers. A viewer without a question reads what the table
    /// waits for.
    fn question(&self, language: Language, cast: &Cast, view: &AnyView) -> Question;

    /// Returns one sentence for an event as its reader may see it, or `None` for an event without a line of its own.
    fn event(&self, language: Language, cast: &Cast, event: &AnyEvent) -> Option<String>;

    /// Returns the sentence of a recap's line for its reader, in Markdown: `**Athens bribed your Temple Guardian: 1 → 0.**`
    /// 150 characters at most. A heading has no markup.
    fn recap(&self, language: Language, reader: Viewer, line: &AnyLine) -> String;

    /// Returns the order of the seats in the race, in one line: `Points: Thebes 9 · **you 5**`. `None` if nobody can be
    /// compared yet.
    fn race(&self, language: Language, view: &AnyView) -> Option<String> {
        let (_, _) = (language, view);
        None
    }

    /// Returns the nearest threats to the viewer, or from the viewer, the most urgent first: `Corinth needs one building
    /// for a metropolis.` A panel shows the first.
    fn threats(&self, language: Language, view: &AnyView) -> Vec<String> {
        let (_, _) = (language, view);
        Vec::new()
    }

    /// Returns the effect of a thing that a path of words names, a character, god, creature or building: `fleets, ports,
    /// moves at sea`. 90 characters at most. `None` for a path without such a thing.
    fn effect(&self, language: Language, path: &str) -> Option<String> {
        let (_, _) = (language, path);
        None
    }

    /// Returns the course of a seat's finished game in one sentence, from the events that everybody knows.
    fn course(&self, language: Language, seat: Seat, events: &[(u32, AnyEvent)]) -> Option<String> {
        let (_, _, _) = (language, seat, events);
        None
    }

    /// Counts the last events that belong to the present turn or battle. A board shows all of them, however many there
    /// are. 0 by default.
    fn under_way(&self, view: &AnyView, events: &[(u32, AnyEvent)]) -> usize {
        let (_, _) = (view, events);
        0
    }

    /// True if an event only marks the beginning or end of a turn or round.
    fn turns(&self, event: &AnyEvent) -> bool;

    /// Returns the label of a path of words, a complete action or only its beginning: `bid 5` → `Bid 5`. A prompt's
    /// word has a label too: `seal`.
    fn label(&self, language: Language, path: &str) -> String;

    /// Returns the label of a button for a legal action, with the price or the count that a menu shows in a choice's
    /// second line: `Recruit: free`. Uses only the public part of a view, because the board message has such buttons
    /// too.
    fn button(&self, language: Language, view: &AnyView, path: &str) -> String {
        let _ = view;
        self.label(language, path)
    }

    /// Returns the label of a whole action with its verb and its object, for lists that show it alone: `Build a fortress
    /// on Paros, slot 2`. The view is its seat's own.
    fn whole_label(&self, language: Language, view: &AnyView, notation: &str) -> String {
        let _ = view;
        self.label(language, notation)
    }

    /// Returns further words of people for the first word of an action, folded or not: `offer raise` for `bid`. Empty if
    /// the texts name none.
    fn synonyms(&self, language: Language, word: &str) -> String {
        let key = format!("{}-typed-{word}", self.id());
        if has(language, &key) { text(language, &key, &[]) } else { String::new() }
    }

    /// Returns words of people for the things of the game, in groups of the same meaning: `fort fortress`.
    fn nouns(&self, language: Language) -> Vec<Vec<String>> {
        let group = |group: &str| group.split_whitespace().map(str::to_owned).collect();
        self.synonyms(language, "nouns").split(',').map(group).collect()
    }

    /// Returns the phrase for a done action, for `Done: …`: `you bid 5`.
    fn said(&self, language: Language, notation: &str) -> String;

    /// Returns the cost and gain of an action in 50 characters at most: `you 2→3, they 4→3`; `None` if it has neither.
    fn gain(&self, language: Language, cast: &Cast, view: &AnyView, notation: &str) -> Option<String>;

    /// Returns the cost and gain of an action (or several joined by `;`) in one line; `None` if it has neither.
    fn preview(&self, language: Language, cast: &Cast, view: &AnyView, notation: &str) -> Option<String>;

    /// Returns the title of the form for an amount after these words (`bid`, `bid ares`): `Your bid (5–11)`.
    fn ask(&self, language: Language, word: &str, least: i64, most: i64) -> String;

    /// Returns the reason an action is not possible, with its numbers.
    fn refusal(&self, language: Language, refusal: &Refusal) -> String;

    /// Returns the whole public position in words, 4000 characters at most. Equal only for equal public views.
    fn text_board(&self, language: Language, cast: &Cast, view: &AnyView) -> String;

    /// Returns a seat's score and main numbers in a few words, public ones only, for the description of a picture.
    fn tally(&self, language: Language, cast: &Cast, view: &AnyView, seat: Seat) -> String;

    /// Describes the viewer's private picture, for the viewer alone: whole sentences, the most important first. Empty
    /// for the public, and without such a picture.
    fn own(&self, language: Language, view: &AnyView) -> Vec<String> {
        let (_, _) = (language, view);
        Vec::new()
    }

    /// Returns the name of a part of a score, by its id in the standing.
    fn part(&self, language: Language, part: &str) -> String {
        text(language, &format!("{}-part-{part}", self.id()), &[])
    }

    /// Returns a number of a score's part in the form after `with`: `30 buildings`.
    fn with_part(&self, language: Language, part: &str, n: i64) -> String {
        counted_with(language, n, &format!("{}-part-{part}", self.id()))
    }

    /// Returns the game's word for its unit of time: `round`.
    fn round(&self, language: Language) -> String {
        text(language, &format!("{}-round", self.id()), &[])
    }

    /// Returns the length of a table: `8 rounds`.
    fn length(&self, language: Language, rounds: u16) -> String {
        text(language, &format!("{}-length", self.id()), &[("n", rounds.into())])
    }

    /// Returns the reason the game ended, by its id in the standing.
    fn reason(&self, language: Language, reason: &str) -> String {
        if reason == CONCEDED {
            return text(language, "ui-reason-conceded", &[]);
        }
        text(language, &format!("{}-reason-{reason}", self.id()), &[])
    }

    /// Returns the reason with the deciding facts of the last view, if the game names them.
    fn ending(&self, language: Language, reason: &str, _view: Option<&AnyView>) -> String {
        self.reason(language, reason)
    }

    /// Returns the text of a word in an order: the decision it answers, or the choice to decline: `Pass this lot`.
    fn order(&self, language: Language, word: &str) -> String {
        text(language, &format!("{}-order-{word}", self.id()), &[])
    }

    /// Returns the pages of the rules, in reading order.
    fn topics(&self) -> &'static [&'static str];

    /// Returns the title of a page of the rules.
    fn topic_title(&self, language: Language, topic: &str) -> String {
        text(language, &format!("{}-topic-{topic}-title", self.id()), &[])
    }

    /// Returns the text of a page of the rules, in our own words, 4000 UTF-16 units at most.
    fn topic_text(&self, language: Language, topic: &str) -> String {
        text(language, &format!("{}-topic-{topic}", self.id()), &[])
    }

    /// Returns the page about the present phase of the table.
    fn topic_of(&self, view: &AnyView) -> &'static str;

    /// Returns the page about a chapter of `docs/rules/<game>.md`, if there is one.
    fn topic_of_chapter(&self, chapter: &str) -> Option<&'static str>;

    /// Returns the page with the broken rule; `None` if no page has its chapter.
    fn topic_of_refusal(&self, refusal: &Refusal) -> Option<&'static str> {
        self.topic_of_chapter(refusal.section.split('.').next()?)
    }
}

/// Shows the game's id.
impl fmt::Debug for dyn GameWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "words of {}", self.id())
    }
}

/// Two words are equal if they belong to the same game.
impl PartialEq for dyn GameWords {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}
