//! `agon gallery`: paints several moments of every game, in every palette and language, for people to look at.
//!
//! The same program always paints the same pictures.

use crate::recent_events::recent_events;
use agon_ai::Level;
use agon_draw::{Drawing, Painter, Palette, Scene};
use agon_games::{GameEntry, Registry};
use agon_lang::{Cast, Language};
use agon_rules::game::OptionValues;
use agon_rules::luck::{Luck, QuickDice, Seed};
use agon_rules::table::{AnyTable, Done};
use agon_rules::{AnyEvent, AnyView, Seat, SeatSet, Viewer, Waiting};
use anyhow::Context;
use std::io::Write;
use std::path::PathBuf;

/// The number of painted moments of a game: its beginning, its end, and between.
const MOMENTS: usize = 4;
/// The players of the tables, with short and long names.
const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dionysios of Halikarnassos", "Eva"];

/// Arguments of `agon gallery`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The folder the pictures go to; it is created if missing
    pub folder: PathBuf,
    /// Only this game
    #[arg(long)]
    pub game: Option<String>,
    /// Only this many seats
    #[arg(long)]
    pub seats: Option<u8>,
    /// Any words; the same words give the same games
    #[arg(long, default_value = "1")]
    pub seed: String,
}

/// Paints the pictures and names each file with its size.
///
/// # Errors
/// The game does not exist, a folder or file cannot be written, or a picture cannot be painted.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let games = Registry::ours();
    if let Some(game) = &args.game {
        games.find(game)?;
    }
    let painter = Painter::new();
    for game in games.iter() {
        let (least, most) = game.meta().seats;
        let wanted = args.game.as_ref().is_none_or(|id| id == game.id());
        for seats in (least..=most).filter(|seats| wanted && args.seats.is_none_or(|only| only == *seats)) {
            let played = play(game, seats, &args.seed)?;
            for moment in 0..MOMENTS {
                let moment = &played[(played.len() - 1) * moment / (MOMENTS - 1)];
                hang(&painter, args, game, seats, moment, out)?;
            }
        }
    }
    Ok(())
}

/// The visible part of one moment of a game.
struct Moment {
    seq: u32,
    public: AnyView,
    /// The view of the seat to act, or of the first one.
    own: AnyView,
    waiting: SeatSet,
    winners: SeatSet,
    last: Vec<AnyEvent>,
}

impl Moment {
    /// Returns the table after these steps.
    fn of(game: &GameEntry, table: &dyn AnyTable, done: &Done) -> Moment {
        let waiting = table.waiting().seats();
        let seat = Viewer::Seat(waiting.first().unwrap_or(Seat(0)));
        let actors: Vec<Option<Seat>> = done.steps.iter().map(|step| step.seat).collect();
        let events = done.events.iter().filter_map(|(seq, event)| Some((*seq, event.seen_by(Viewer::Public)?)));
        let events: Vec<(u32, AnyEvent)> = events.collect();
        let since = agon_gamemaster::first_unseen_step(&actors, SeatSet::EMPTY, Viewer::Public);
        let public = table.view(Viewer::Public);
        let last = recent_events(game.words, &events, since);
        let winners = table.standing().map_or(SeatSet::EMPTY, |standing| standing.winners());
        Moment { seq: table.seq(), public, own: table.view(seat), waiting, winners, last }
    }
}

/// Plays a whole game, and returns its end and the moments at which a seat had to decide.
fn play(game: &GameEntry, seats: u8, seed: &str) -> anyhow::Result<Vec<Moment>> {
    let mut table = game.rules.open(seats, &OptionValues::default())?;
    let luck = Luck { seed: Seed::from_words(seed), table: 0, start: 0 };
    let mut players: Vec<_> =
        (0..seats).map(|seat| (game.player(Level::Greedy), QuickDice::new(seat.into()))).collect();
    let mut moments = Vec::new();
    let mut done = Done::default();
    loop {
        match table.waiting() {
            Waiting::Over => {
                moments.push(Moment::of(game, table.as_ref(), &done));
                return Ok(moments);
            }
            Waiting::Chance => {
                let mut dice = luck.dice(table.made() + 1);
                add(&mut done, table.draw(&mut dice).context("luck has nothing to decide")?);
            }
            Waiting::Seats(waiting) => {
                moments.push(Moment::of(game, table.as_ref(), &done));
                let seat = waiting.first().context("the table waits for nobody")?;
                let (player, dice) = players.get_mut(seat.index()).context("nobody sits there")?;
                let input = player.choose(&table.view(Viewer::Seat(seat)), dice);
                add(&mut done, table.act(seat, &input).with_context(|| format!("seat {seat} chooses `{input}`"))?);
            }
        }
    }
}

fn add(all: &mut Done, more: Done) {
    all.steps.extend(more.steps);
    all.events.extend(more.events);
}

/// Paints a moment in every palette and language.
fn hang(
    painter: &Painter,
    args: &Args,
    game: &GameEntry,
    seats: u8,
    moment: &Moment,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let cast = Cast { names: NAMES.iter().take(seats.into()).map(|name| (*name).to_owned()).collect() };
    for palette in Palette::ALL {
        for language in Language::ALL {
            let folder = args.folder.join(game.id()).join(palette.id()).join(language.code());
            std::fs::create_dir_all(&folder).with_context(|| format!("{}: cannot be created", folder.display()))?;
            let (waiting, winners, last) = (moment.waiting, moment.winners, moment.last.as_slice());
            let scene =
                |view| Scene { waiting, winners, last, ..Scene::new(game.words, view, &cast, language, palette) };
            let board = game.picture.board(&scene(&moment.public));
            let own = game.picture.own(&scene(&moment.own));
            for (drawing, what) in [(board, "board"), (own, "own")] {
                let Some(drawing) = drawing else { continue };
                let file = folder.join(format!("{seats}-seats-step-{:04}-{what}.png", moment.seq));
                let size = paint(painter, &drawing, &file)?;
                writeln!(out, "{} {size} bytes", file.display())?;
            }
        }
    }
    Ok(())
}

fn paint(painter: &Painter, drawing: &Drawing, file: &std::path::Path) -> anyhow::Result<usize> {
    let bytes = painter.png(drawing)?;
    std::fs::write(file, &bytes).with_context(|| format!("{}: cannot be written", file.display()))?;
    Ok(bytes.len())
}
