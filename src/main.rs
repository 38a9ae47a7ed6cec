//! The command line: flags in, one line of error out.

use agon::ops::{ask, doctor};
#[cfg(feature = "sandbox")]
use agon::sandbox;
use agon::{app, backup, export, gallery, import, logs, operator, ratings, replay, restore, run, selfplay, verify};
use agon_gamemaster::is_control_or_bidi;
use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// A Discord game master for board games of Greek antiquity.
#[derive(Parser)]
#[command(name = "agon", version = agon::VERSION, about)]
struct Line {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Runs the bot on Discord, or on a Discord-compatible server named in the settings
    Run(run::Args),
    /// Asks the running bot whether it is healthy
    Health(ask::Args),
    /// Examines token, gateway, clock and database; changes nothing
    Doctor(doctor::Args),
    /// Runs a local Discord with the bot in it: play in the browser, no token needed
    #[cfg(feature = "sandbox")]
    Sandbox(sandbox::Args),
    /// Lets opponents play whole games among themselves
    Selfplay(selfplay::Args),
    /// Replays a log by the rules and stops at the first line that does not fit
    Replay(replay::Args),
    /// Recomputes everything a log says, luck and seals included; or every log of a database
    Verify(verify::Args),
    /// Writes a table's log, or those of a whole server
    Export(export::Args),
    /// Imports finished tables from logs into the database, each verified first
    Import(import::Args),
    /// Writes a checked copy of the database, beside a running bot or without it
    Backup(backup::Args),
    /// Puts a backup in place of the database, with the bot stopped; without --yes tells what would happen
    Restore(restore::Args),
    /// Recomputes ratings and records
    Ratings(ratings::Args),
    /// Lists the servers of the database, beside a running bot or without it
    Servers(operator::Servers),
    /// Lists the tables of all servers, beside a running bot or without it
    Tables(operator::Tables),
    /// Erases a person's data, with the bot stopped; without --yes tells what would go
    Erase(operator::Erase),
    /// Paints every game at several moments, in every palette and language
    Gallery(gallery::Args),
}

fn main() -> ExitCode {
    let line = match Line::try_parse() {
        Ok(line) => line,
        // Help and version go to the standard output, because the person asked for them.
        Err(error) if !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            error.exit()
        }
        Err(error) => {
            eprintln!("agon: {}", in_one_line(&error.render().to_string()));
            return ExitCode::from(2);
        }
    };
    match act(line.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // The error may quote a file, so it must not break lines or steer the terminal.
            eprintln!("agon: {}", logs::clean(error).replace(is_control_or_bidi, " "));
            ExitCode::FAILURE
        }
    }
}

fn act(command: Command) -> anyhow::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    match command {
        Command::Selfplay(args) => selfplay::run(&args, &mut out)?,
        Command::Gallery(args) => gallery::run(&args, &mut out)?,
        Command::Replay(args) => {
            let replayed = replay::run(&args, &mut out);
            out.flush()?;
            replayed?;
        }
        Command::Verify(args) => runtime()?.block_on(verify::run(&args, app::clock().now_ms(), &mut out))?,
        Command::Run(args) => {
            drop(out);
            return runtime()?.block_on(run::run(&args));
        }
        #[cfg(feature = "sandbox")]
        Command::Sandbox(args) => {
            drop(out);
            return runtime()?.block_on(sandbox::run(&args));
        }
        Command::Ratings(args) => runtime()?.block_on(ratings::run(&args, app::clock().now_ms(), &mut out))?,
        Command::Backup(args) => runtime()?.block_on(backup::backup(&args, &mut out))?,
        Command::Restore(args) => runtime()?.block_on(restore::restore(&args, app::clock().now_ms(), &mut out))?,
        Command::Health(args) => runtime()?.block_on(ask::run(&args, &mut out))?,
        Command::Doctor(args) => runtime()?.block_on(doctor::run(&args, &mut out))?,
        Command::Servers(args) => runtime()?.block_on(operator::servers(&args, &mut out))?,
        Command::Tables(args) => runtime()?.block_on(operator::tables(&args, &mut out))?,
        Command::Erase(args) => runtime()?.block_on(operator::erase(&args, &mut out))?,
        Command::Import(args) => runtime()?.block_on(import::import(&args, app::clock().now_ms(), &mut out))?,
        Command::Export(args) => {
            runtime()?.block_on(export::export(&args, &mut out))?;
        }
    }
    out.flush()?;
    Ok(())
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

/// Returns the error of a command line: clap's text, without its usage and its `error:`.
fn in_one_line(told: &str) -> String {
    let lines = told.lines().map(str::trim).take_while(|line| !line.starts_with("Usage:"));
    let words: Vec<&str> = lines.filter(|line| !line.is_empty() && !line.starts_with("For more information")).collect();
    let words = words.join(" ");
    format!("{}; see --help", words.strip_prefix("error: ").unwrap_or(&words))
}

/// A reader that has seen enough (`agon selfplay … | head`) is no error.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let pipe = |cause: &io::Error| cause.kind() == io::ErrorKind::BrokenPipe;
    error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>()).any(pipe)
}
