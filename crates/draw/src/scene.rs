//! The input of a picture.

use crate::city::{Token, tokens};
use crate::frame::Header;
use crate::palette::Palette;
use agon_lang::{Cast, GameWords, Language};
use agon_rules::order::Order;
use agon_rules::{AnyEvent, AnyView, Seat, SeatSet};

/// All facts a picture may use.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The words of the view's game.
    pub words: &'static dyn GameWords,
    /// The view to draw: the public one for the table's picture, a seat's own one for a private picture.
    pub view: &'a AnyView,
    /// The people at the seats.
    pub cast: &'a Cast,
    /// The language of its words.
    pub language: Language,
    /// Its colours.
    pub palette: Palette,
    /// The seats the table waits for.
    pub waiting: SeatSet,
    /// The winners, once the game is over.
    pub winners: SeatSet,
    /// The events of the last action, as the viewer may know them. Empty at the beginning.
    pub last: &'a [AnyEvent],
    /// The viewer's own orders, which no other viewer may see. For private pictures alone.
    pub orders: &'a [Order],
}

impl<'a> Scene<'a> {
    /// Makes a scene in which nobody acts or has won, nothing has just happened, and no order stands.
    pub fn new(
        words: &'static dyn GameWords,
        view: &'a AnyView,
        cast: &'a Cast,
        language: Language,
        palette: Palette,
    ) -> Scene<'a> {
        let (waiting, winners) = (SeatSet::EMPTY, SeatSet::EMPTY);
        Scene { words, view, cast, language, palette, waiting, winners, last: &[], orders: &[] }
    }
}

impl Scene<'_> {
    /// Returns the tokens of the game's seats in this picture.
    pub(crate) fn tokens(&self) -> Vec<Token> {
        tokens(self.words, self.language)
    }

    /// Returns the name of a seat's city in the picture's language.
    pub(crate) fn city(&self, seat: Seat) -> String {
        self.words.city(self.language, seat)
    }

    /// Returns a message in the picture's language.
    pub(crate) fn text(&self, key: &str) -> String {
        agon_lang::text(self.language, key, &[])
    }

    /// Names the winners. Empty before the end.
    fn won(&self) -> String {
        let cities: Vec<String> = self.winners.iter().map(|seat| self.city(seat)).collect();
        if cities.is_empty() {
            return String::new();
        }
        let args = [("cities", agon_lang::join(self.language, &cities).into()), ("n", (cities.len() as i64).into())];
        agon_lang::text(self.language, "picture-won", &args)
    }

    /// Returns the game's name in capitals, the phase of the table, and the active seats.
    pub(crate) fn heading(&self, tokens: &[Token]) -> Heading {
        let (title, state) = (self.words.title(self.language), self.words.phase(self.language, self.view));
        let acting = self.waiting.iter().filter_map(|seat| Some((*tokens.get(seat.index())?, self.city(seat))));
        Heading {
            game: title.to_uppercase(),
            state: agon_lang::raise(&state),
            acting: acting.collect(),
            won: self.won(),
        }
    }
}

/// The owned words of a header.
#[derive(Clone, Debug)]
pub(crate) struct Heading {
    pub(crate) game: String,
    pub(crate) state: String,
    pub(crate) acting: Vec<(Token, String)>,
    pub(crate) won: String,
}

impl Heading {
    pub(crate) fn header(&self) -> Header<'_> {
        Header { game: &self.game, state: &self.state, acting: &self.acting, right: &self.won }
    }
}
