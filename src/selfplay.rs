//! `agon selfplay`: opponents play whole games among themselves, for logs, figures, and checks from outside.
//!
//! The same arguments give the same games on every machine.

use agon_ai::{Level, Player};
use agon_games::{GameEntry, Registry};
use agon_rules::game::OptionValues;
use agon_rules::length::{TurnCounter, Turns};
use agon_rules::log::{Header, seal_line, standing_line, step_line};
use agon_rules::luck::{Luck, QuickDice, Seed};
use agon_rules::seal::{Seal, commitment};
use agon_rules::secret::{Choice, Choices};
use agon_rules::table::{AnyTable, Step};
use agon_rules::{Seat, Standing, Viewer, Waiting};
use anyhow::{Context, bail};
use serde_json::json;
use std::collections::BTreeMap;
use std::io::Write;

/// Arguments of `agon selfplay`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The game's id
    #[arg(long)]
    pub game: String,
    /// How many seats play
    #[arg(long)]
    pub seats: u8,
    /// Any words; the same words give the same games
    #[arg(long, default_value = "1")]
    pub seed: String,
    /// Options of the game: `option=value`, joined by commas
    #[arg(long, value_delimiter = ',', value_parser = option)]
    pub options: Vec<(String, String)>,
    /// Levels (random, greedy, easy, normal, hard, expert): one for all seats, or one for each, joined by commas
    #[arg(long, value_delimiter = ',', value_parser = level, default_value = "random")]
    pub players: Vec<Level>,
    /// How many games are played
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Writes logs, one JSON object a line, instead of results
    #[arg(long)]
    pub jsonl: bool,
    /// Counts turns instead of results: the medians of all games
    #[arg(long, conflicts_with = "jsonl")]
    pub turns: bool,
    /// With --jsonl: adds the legal actions of the seats waited for
    #[arg(long, requires = "jsonl")]
    pub legal: bool,
}

fn option(text: &str) -> Result<(String, String), String> {
    let (option, value) = text.split_once('=').ok_or_else(|| format!("`{text}` is not `option=value`"))?;
    Ok((option.to_owned(), value.to_owned()))
}

fn level(text: &str) -> Result<Level, String> {
    let known = Level::ALL.map(Level::word).join(", ");
    Level::read(text).ok_or_else(|| format!("`{text}` is no opponent, there are: {known}"))
}

/// Plays the games and writes logs or results.
///
/// # Errors
/// A game, option, number of seats or players that do not fit; an opponent's input that is refused (a bug); a failing
/// writer.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let mut options = OptionValues::new();
    for (option, value) in &args.options {
        if options.insert(option.clone(), value.clone()).is_some() {
            bail!("option `{option}` is given twice");
        }
    }
    let game = Registry::ours().find(&args.game)?;
    let levels = match args.players.as_slice() {
        [level] => vec![*level; usize::from(args.seats)],
        levels if levels.len() == usize::from(args.seats) => levels.to_vec(),
        levels => bail!("{} players for {} seats: name one for all, or one for each", levels.len(), args.seats),
    };
    let mut tally = Tally::default();
    let mut turns = Vec::new();
    for number in 1..=args.games {
        let table = game.rules.open(args.seats, &options)?;
        let mut play = Play::new(game, table, &levels, &format!("{}/{number}", args.seed));
        let standing = play.finish(args, out).with_context(|| format!("game {number}"))?;
        let steps = play.table.seq();
        if !args.jsonl && !args.turns {
            writeln!(out, "game {number}: {}", result(&standing, &levels, steps))?;
        }
        tally.add(&standing, steps);
        turns.push(play.turns.turns());
    }
    if args.turns {
        writeln!(out, "{}", median(&turns))?;
    } else if !args.jsonl {
        tally.write(&levels, out)?;
    }
    Ok(out.flush()?)
}

/// Describes the turns and waits of games: `20 games: 243 turns (198 to 291), 243 waits (198 to 291)`, medians first.
fn median(games: &[Turns]) -> String {
    let of = |count: fn(&Turns) -> u32| {
        let mut counts: Vec<u32> = games.iter().map(count).collect();
        counts.sort_unstable();
        let at = |at: usize| counts.get(at).copied().unwrap_or_default();
        (at(counts.len() / 2), at(0), at(counts.len().saturating_sub(1)))
    };
    let ((turns, few, many), (waits, least, most)) = (of(|game| game.turns), of(|game| game.waits));
    format!("{} games: {turns} turns ({few} to {many}), {waits} waits ({least} to {most})", games.len())
}

/// One game in play.
struct Play {
    table: Box<dyn AnyTable>,
    luck: Luck,
    levels: Vec<Level>,
    players: Vec<(Box<dyn Player>, QuickDice)>,
    choices: Choices,
    turns: TurnCounter,
    /// The words of all steps so far, which seals depend on.
    made: Vec<String>,
}

impl Play {
    fn new(game: &GameEntry, table: Box<dyn AnyTable>, levels: &[Level], words: &str) -> Play {
        let seed = Seed::from_words(words);
        // The players' own dice, different from the table's and for each seat.
        let own = seed.0.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte));
        let player = |(&level, seat)| (game.player(level), QuickDice::new(own ^ seat));
        let players = levels.iter().zip(1..).map(player).collect();
        let luck = Luck { seed, table: 0, start: 0 };
        let (turns, choices) = (TurnCounter::new(table.as_ref()), Choices::default());
        Play { table, luck, levels: levels.to_vec(), players, choices, turns, made: Vec::new() }
    }

    fn finish(&mut self, args: &Args, out: &mut impl Write) -> anyhow::Result<Standing> {
        if args.jsonl {
            writeln!(out, "{}", self.header().line())?;
        }
        loop {
            match self.table.waiting() {
                Waiting::Over => break,
                Waiting::Chance => {
                    let before = self.before(args);
                    let mut dice = self.luck.dice(self.table.made() + 1);
                    let done = self.table.draw(&mut dice).context("luck has nothing to decide")?;
                    self.write(before, &done.steps, args, out)?;
                }
                Waiting::Seats(seats) => {
                    let seat = seats.first().context("the table waits for nobody")?;
                    let (player, dice) = &mut self.players[seat.index()];
                    let input = player.choose(&self.table.view(Viewer::Seat(seat)), dice);
                    // Performs one action at a time, because each step is written with its state.
                    for action in input.split(';') {
                        let before = self.before(args);
                        let done = self.table.act(seat, action);
                        let done = done.with_context(|| format!("seat {seat} chooses `{input}`"))?;
                        self.write(before, &done.steps, args, out)?;
                    }
                }
            }
        }
        let standing = self.table.standing().context("the game is over without a standing")?;
        if args.jsonl {
            writeln!(out, "{}", standing_line(&standing))?;
        }
        Ok(standing)
    }

    /// Returns the header, with the values needed to draw the luck again.
    fn header(&self) -> Header {
        let mut header = Header::of(self.table.as_ref());
        header.seed_sha256 = Some(self.luck.seed.commitment());
        let more = [
            ("seed", json!(self.luck.seed.to_hex())),
            ("table", json!(self.luck.table)),
            ("start", json!(self.luck.start)),
            ("players", self.levels.iter().map(|level| level.word()).collect()),
        ];
        header.more = more.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        header
    }

    /// Returns the table before the next step, if a log is written or turns are counted.
    fn before(&self, args: &Args) -> Option<Box<dyn AnyTable>> {
        (args.jsonl || args.turns).then(|| self.table.copy())
    }

    /// Writes a step, and the seal of the secret choice that it completes. `before` is the table before it.
    fn write(
        &mut self,
        before: Option<Box<dyn AnyTable>>,
        steps: &[Step],
        args: &Args,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let Some(before) = before else { return Ok(()) };
        for step in steps {
            if args.turns {
                self.turns.take(before.as_ref(), step, self.table.as_ref());
                continue;
            }
            writeln!(out, "{}", step_line(step, Some(self.table.as_ref()), args.legal))?;
            self.made.push(step.text.clone());
            if let Some(choice) = self.choices.take(before.as_ref(), step, self.table.as_ref()) {
                writeln!(out, "{}", seal_line(&self.seal(choice)))?;
            }
        }
        Ok(())
    }

    /// Returns the seal of a secret choice. Its random bytes follow from the seed, like everything here.
    fn seal(&self, choice: Choice) -> Seal {
        let Choice { seat, asked, first, steps } = choice;
        let words: Vec<&str> = self.made.iter().skip(first as usize - 1).map(String::as_str).collect();
        let blind = Seed::from_words(&format!("blind {} {seat} {asked}", self.luck.seed.to_hex())).0;
        let commitment = commitment(self.luck.table, seat, asked, &blind, &words.join("; "));
        Seal { seat, asked, first, steps, blind, commitment }
    }
}

/// Describes a game in a line: `seat 2 (greedy) wins; scores 98 151 120; altars; 212 steps`.
fn result(standing: &Standing, levels: &[Level], steps: u32) -> String {
    let names: Vec<String> =
        standing.winners().iter().map(|seat| format!("seat {seat} ({})", levels[seat.index()])).collect();
    let verb = if names.len() == 1 { "wins" } else { "share the win" };
    let scores: Vec<String> = standing.seats.iter().map(|place| place.score.to_string()).collect();
    format!("{} {verb}; scores {}; {}; {steps} steps", names.join(" and "), scores.join(" "), standing.reason)
}

/// The totals of all games in a run.
#[derive(Default)]
struct Tally {
    games: u32,
    steps: u64,
    longest: u32,
    reasons: BTreeMap<String, u32>,
    /// The wins of each seat. A shared win counts in equal parts.
    wins: Vec<f64>,
}

impl Tally {
    fn add(&mut self, standing: &Standing, steps: u32) {
        self.games += 1;
        self.steps += u64::from(steps);
        self.longest = self.longest.max(steps);
        *self.reasons.entry(standing.reason.clone()).or_default() += 1;
        self.wins.resize(standing.seats.len(), 0.0);
        for (wins, seat) in self.wins.iter_mut().zip(0..) {
            *wins += standing.share(Seat(seat));
        }
    }

    /// Writes the seats first, the shortest answer last.
    fn write(&self, levels: &[Level], out: &mut impl Write) -> anyhow::Result<()> {
        let games = f64::from(self.games);
        for (seat, (level, wins)) in levels.iter().zip(&self.wins).enumerate() {
            writeln!(out, "seat {} ({level}): wins {:.3}", seat + 1, wins / games)?;
        }
        let reasons: Vec<String> =
            self.reasons.iter().map(|(reason, count)| format!("{reason} {:.3}", f64::from(*count) / games)).collect();
        writeln!(out, "ends: {}", reasons.join(", "))?;
        let mean = self.steps as f64 / games;
        let played = format!("{} games, {mean:.1} steps on average, {} at most", self.games, self.longest);
        let shares: Vec<String> = Level::ALL.into_iter().filter_map(|level| self.share(level, levels)).collect();
        writeln!(out, "{played}; {}", shares.join(", "))?;
        Ok(())
    }

    /// Describes the share of wins of a level's seats, beside that of equal players: `greedy wins 0.950 (even: 0.250)`.
    fn share(&self, level: Level, levels: &[Level]) -> Option<String> {
        let seats: Vec<usize> = (0..levels.len()).filter(|&seat| levels[seat] == level).collect();
        let wins: f64 = seats.iter().map(|&seat| self.wins[seat]).sum();
        let even = seats.len() as f64 / levels.len() as f64;
        (!seats.is_empty()).then(|| format!("{level} wins {:.3} (even: {even:.3})", wins / f64::from(self.games)))
    }
}
