//! Tables to draw: whole games between sensible opponents, and some between random ones.

use agon_ai::{Level, Player};
use agon_draw::{Palette, Scene};
use agon_games::{GameEntry, Registry};
use agon_lang::{Cast, Language};
use agon_rules::game::{OptionValues, Viewer};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::table::Done;
use agon_rules::{AnyEvent, AnyTable, AnyView, Seat, Waiting};

/// One of our games.
pub fn entry(game: &str) -> &'static GameEntry {
    Registry::ours().find(game).expect("a game")
}

/// Returns people with names of all lengths.
pub fn cast() -> Cast {
    let names = ["Ana", "Benedikt von Hohenstaufen-Wittelsbach", "Cleo <3 & co", "D", "Ευρυδίκη"];
    Cast { names: names.map(str::to_owned).to_vec() }
}

/// One viewer's knowledge of a moment of a game.
pub struct Moment {
    pub game: &'static GameEntry,
    pub seq: u32,
    pub view: AnyView,
    pub waiting: agon_rules::SeatSet,
    pub winners: agon_rules::SeatSet,
    pub last: Vec<AnyEvent>,
}

impl Moment {
    /// Returns the scene of the moment.
    pub fn scene<'a>(&'a self, cast: &'a Cast, language: Language, palette: Palette) -> Scene<'a> {
        Scene {
            waiting: self.waiting,
            winners: self.winners,
            last: &self.last,
            ..Scene::new(self.game.words, &self.view, cast, language, palette)
        }
    }
}

/// Returns the viewer's moment of a table after a step.
pub fn moment(table: &dyn AnyTable, viewer: Viewer, done: &Done) -> Moment {
    let last = done.events.iter().filter_map(|(_, event)| event.seen_by(viewer)).collect();
    let winners = table.standing().map(|standing| standing.winners()).unwrap_or_default();
    let game = entry(table.meta().id);
    Moment { game, seq: table.seq(), view: table.view(viewer), waiting: table.waiting().seats(), winners, last }
}

/// Plays a whole game and shows each moment of it. Random opponents play half of the seeds, because they reach
/// positions no sensible opponent does.
pub fn play(game: &str, seats: u8, seed: u64, mut shown: impl FnMut(&dyn AnyTable, &Done)) {
    let game = entry(game);
    let spec = game.rules.meta().options;
    // The bits of the seed go through all sets of options.
    let chosen: OptionValues = spec
        .iter()
        .enumerate()
        .map(|(at, spec)| (spec.id.to_owned(), spec.values[(seed >> at) as usize % spec.values.len()].to_owned()))
        .collect();
    let level = if seed.is_multiple_of(2) { Level::Greedy } else { Level::Random };
    let mut table = game.rules.open(seats, &chosen).expect("a table");
    let mut players: Vec<Box<dyn Player>> = (0..seats).map(|_| game.player(level)).collect();
    let mut dice = QuickDice::new(seed);
    shown(table.as_ref(), &Done::default());
    while table.waiting() != Waiting::Over {
        let asked: Vec<Seat> = table.waiting().seats().iter().collect();
        let done = if asked.is_empty() {
            table.draw(&mut dice).expect("luck")
        } else {
            let seat = asked[dice.below(asked.len() as u32) as usize];
            let view = table.view(Viewer::Seat(seat));
            let input = players[seat.index()].choose(&view, &mut dice);
            table.act(seat, &input).expect("a legal input")
        };
        shown(table.as_ref(), &done);
    }
}
