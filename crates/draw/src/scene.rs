//! What a picture is made from.

use crate::city::{Token, tokens};
use crate::frame::Header;
use crate::palette::Palette;
use agon_lang::{Cast, GameWords, Language};
use agon_rules::order::Order;
use agon_rules::{AnyEvent, AnyView, Seat, SeatSet};

/// All that a picture may know.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The words of the view's game.
    pub words: &'static dyn GameWords,
    /// What the viewer may know: the public's view for the table's picture, a seat's own for a private one.
    pub view: &'a AnyView,
    /// Who sits where.
    pub cast: &'a Cast,
    /// The language of its words.
    pub language: Language,
    /// Its colours.
    pub palette: Palette,
    /// Whom the table waits for.
    pub waiting: SeatSet,
    /// Who has won, once the game is over.
    pub winners: SeatSet,
    /// What happened lately, as the viewer may know it; empty at the beginning.
    pub last: &'a [AnyEvent],
    /// What its viewer has ordered for later and nobody else may see: for private pictures alone.
    pub orders: &'a [Order],
}

impl Scene<'_> {
    /// The tokens of the game's seats in this picture.
    pub(crate) fn tokens(&self) -> Vec<Token> {
        tokens(self.words, self.language)
    }

    /// The city of a seat.
    pub(crate) fn city(&self, seat: Seat) -> String {
        self.words.city(self.language, seat)
    }

    /// A message of the picture's language.
    pub(crate) fn text(&self, key: &str) -> String {
        agon_lang::text(self.language, key, &[])
    }

    /// Who has won, in words; nothing before the end.
    fn won(&self) -> String {
        let cities: Vec<String> = self.winners.iter().map(|seat| self.city(seat)).collect();
        if cities.is_empty() {
            return String::new();
        }
        let args = [("cities", agon_lang::join(self.language, &cities).into()), ("n", (cities.len() as i64).into())];
        agon_lang::text(self.language, "picture-won", &args)
    }

    /// The game's name in capitals, where the table stands, and who must act.
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

/// What a header says, owned.
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
