//! The contract of a game's words, its types erased: [`TypedWords`](crate::TypedWords) is the same with the game's own.
//!
//! A game is its folder, its files in `texts/<language>/` and its line in `lib.rs`; nothing else here names it.

use crate::{Emblem, Language, cities, counted_with, text};
use agon_rules::standing::CONCEDED;
use agon_rules::{AnyEvent, AnyView, Refusal, Seat};
use std::fmt;

/// Who sits where, for sentences.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cast {
    /// Display name by seat, already escaped for markdown by the caller.
    pub names: Vec<String>,
}

impl Cast {
    /// The name of who holds a seat; nothing if nobody is known.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index()).map(String::as_str)
    }
}

/// The words of one game. A view or event of another game is answered with nothing. What is one message of the game's
/// own, keyed by its id, is looked up here.
pub trait GameWords: Sync {
    /// The game's id.
    fn id(&self) -> &'static str;

    /// The ids of its seats' cities, clockwise.
    fn cities(&self) -> &'static [&'static str];

    /// The messages in a language, in Fluent's form, of a game whose files do not stand in `texts/` here: each key begins
    /// with the game's id. [`add_texts`](crate::add_texts) brings them in.
    fn texts(&self, language: Language) -> &'static [&'static str] {
        let _ = language;
        &[]
    }

    /// The game's name.
    fn title(&self, language: Language) -> String {
        text(language, &format!("{}-title", self.id()), &[])
    }

    /// What the game is in at most 50 letters, for a menu of games.
    fn pitch(&self, language: Language) -> String {
        text(language, &format!("{}-pitch", self.id()), &[])
    }

    /// Lines for the lobby: what the game is, for how many, how long.
    fn blurb(&self, language: Language) -> String {
        text(language, &format!("{}-blurb", self.id()), &[])
    }

    /// The city of a seat: `Sparta`. A city that not all games know is a message of the game's own: `<game>-city-<id>`.
    fn city(&self, language: Language, seat: Seat) -> String {
        cities::name(language, self.id(), self.cities(), seat)
    }

    /// The emblem of a seat's city, which no other seat of the game has.
    fn emblem(&self, seat: Seat) -> Emblem {
        Emblem::of(self.cities(), seat)
    }

    /// The mark of a seat: `⬟`.
    fn mark(&self, seat: Seat) -> &'static str {
        self.emblem(seat).mark()
    }

    /// The colour of a seat, as embeds want it.
    fn colour(&self, seat: Seat) -> u32 {
        self.emblem(seat).colour()
    }

    /// An option of the game, as in running text: `auction`.
    fn option(&self, language: Language, option: &str) -> String {
        text(language, &format!("{}-option-{option}", self.id()), &[])
    }

    /// What an option is set to: `sealed`.
    fn option_value(&self, language: Language, option: &str, value: &str) -> String {
        text(language, &format!("{}-option-{option}-{value}", self.id()), &[])
    }

    /// Where the table stands: `round 3 · Auctions`.
    fn phase(&self, language: Language, view: &AnyView) -> String;

    /// Lines of the board message after who must act until when. From the public part of a view alone.
    fn status(&self, language: Language, cast: &Cast, view: &AnyView) -> Vec<String>;

    /// What a seat does now, for `{name} {verb}`: `bids or passes`.
    fn verb(&self, language: Language, view: &AnyView, seat: Seat) -> String;

    /// What a turn notice says after the mention: `your bid: Peasant + Priestess, Athens leads with 4`.
    fn notice(&self, language: Language, view: &AnyView) -> String;

    /// The question of a panel with the viewer's own numbers; what it waits for, where it is not asked.
    fn question(&self, language: Language, cast: &Cast, view: &AnyView) -> Vec<String>;

    /// One sentence for an event as its reader may see it; nothing for what deserves no line.
    fn event(&self, language: Language, cast: &Cast, event: &AnyEvent) -> Option<String>;

    /// How many of the last events belong to what is under way, so that a board tells them all however many they are:
    /// a turn of several steps, a battle. None, by default.
    fn under_way(&self, view: &AnyView, events: &[(u32, AnyEvent)]) -> usize {
        let (_, _) = (view, events);
        0
    }

    /// Whether an event tells no more than that a turn or round begins or ends.
    fn turns(&self, event: &AnyEvent) -> bool;

    /// The label of a path of words, whole action or not: `bid 5` → `Bid 5`; of a prompt's word too: `seal`.
    fn label(&self, language: Language, path: &str) -> String;

    /// The label of a button of what may be done now: with the price or the count that a menu says in a choice's second
    /// line, `Recruit: free`. From the public part of a view alone: everybody's board has such buttons too.
    fn button(&self, language: Language, view: &AnyView, path: &str) -> String {
        let _ = view;
        self.label(language, path)
    }

    /// What was done, for `Done: …`: `you bid 5`.
    fn said(&self, language: Language, notation: &str) -> String;

    /// What an action costs and brings in 50 characters at most: `you 2→3, they 4→3`.
    fn gain(&self, language: Language, cast: &Cast, view: &AnyView, notation: &str) -> Option<String>;

    /// What an action (or several joined by `;`) costs and brings, in one line.
    fn preview(&self, language: Language, cast: &Cast, view: &AnyView, notation: &str) -> Option<String>;

    /// The title of the form that asks for an amount after these words (`bid`, `bid ares`): `Your bid (5–11)`.
    fn ask(&self, language: Language, word: &str, least: i64, most: i64) -> String;

    /// Why an action is not possible, with its numbers.
    fn refusal(&self, language: Language, refusal: &Refusal) -> String;

    /// The whole public position in words, 4000 characters at most; equal only for equal public views.
    fn text_board(&self, language: Language, cast: &Cast, view: &AnyView) -> String;

    /// A seat's score and main numbers in a few words, public ones only: what a picture's description says of it.
    fn tally(&self, language: Language, cast: &Cast, view: &AnyView, seat: Seat) -> String;

    /// What the viewer's private picture shows, for the viewer alone: whole sentences, what matters most first. Nothing
    /// for the public, and where there is no such picture.
    fn own(&self, language: Language, view: &AnyView) -> Vec<String> {
        let (_, _) = (language, view);
        Vec::new()
    }

    /// A part of a score, by its id in the standing.
    fn part(&self, language: Language, part: &str) -> String {
        text(language, &format!("{}-part-{part}", self.id()), &[])
    }

    /// So many of a part of a score after `with`: `30 buildings`.
    fn with_part(&self, language: Language, part: &str, n: i64) -> String {
        counted_with(language, n, &format!("{}-part-{part}", self.id()))
    }

    /// What the game counts its course by: `round`.
    fn round(&self, language: Language) -> String {
        text(language, &format!("{}-round", self.id()), &[])
    }

    /// How long a table was: `8 rounds`.
    fn length(&self, language: Language, rounds: u16) -> String {
        text(language, &format!("{}-length", self.id()), &[("n", rounds.into())])
    }

    /// Why the game ended, by its id in the standing.
    fn reason(&self, language: Language, reason: &str) -> String {
        if reason == CONCEDED {
            return text(language, "ui-reason-conceded", &[]);
        }
        text(language, &format!("{}-reason-{reason}", self.id()), &[])
    }

    /// The same with what in the last view it was decided by, where a game names that.
    fn ending(&self, language: Language, reason: &str, _view: Option<&AnyView>) -> String {
        self.reason(language, reason)
    }

    /// A word of what may be ordered: the decision it is about, or what declines: `Pass this lot`.
    fn order(&self, language: Language, word: &str) -> String {
        text(language, &format!("{}-order-{word}", self.id()), &[])
    }

    /// The pages of the rules, in reading order.
    fn topics(&self) -> &'static [&'static str];

    /// The title of a page of the rules.
    fn topic_title(&self, language: Language, topic: &str) -> String {
        text(language, &format!("{}-topic-{topic}-title", self.id()), &[])
    }

    /// A page of the rules, in our own words.
    fn topic_text(&self, language: Language, topic: &str) -> String {
        text(language, &format!("{}-topic-{topic}", self.id()), &[])
    }

    /// The page that fits where the table stands.
    fn topic_of(&self, view: &AnyView) -> &'static str;

    /// The page that tells of a chapter of `docs/rules/<game>.md`, if one does.
    fn topic_of_chapter(&self, chapter: &str) -> Option<&'static str>;

    /// The page with the rule that forbids.
    fn topic_of_refusal(&self, refusal: &Refusal) -> Option<&'static str> {
        self.topic_of_chapter(refusal.section.split('.').next()?)
    }
}

/// Shows the game.
impl fmt::Debug for dyn GameWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "words of {}", self.id())
    }
}

/// The words of one game are equal.
impl PartialEq for dyn GameWords {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}
