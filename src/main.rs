//! The command line: flags in, one line of error out.

use agon::{export, logs, replay, run, sandbox, selfplay};
use clap::{Parser, Subcommand};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// A Discord game master for board games of Greek antiquity.
#[derive(Parser)]
#[command(name = "agon", version, about)]
struct Line {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Runs the bot on Discord, or on a Discord-compatible server named in the settings
    Run(run::Args),
    /// Runs a local Discord with the bot in it: play in the browser, no token needed
    Sandbox(sandbox::Args),
    /// Lets opponents play whole games among themselves
    Selfplay(selfplay::Args),
    /// Plays a log again by the rules and stops at the first line that does not fit
    Replay(replay::Args),
    /// Writes a table's log
    Export(export::Args),
}

fn main() -> ExitCode {
    match act(Line::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("agon: {}", logs::clean(format!("{error:#}")).replace('\n', " "));
            ExitCode::FAILURE
        }
    }
}

fn act(command: Command) -> anyhow::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    match command {
        Command::Selfplay(args) => selfplay::run(&args, &mut out)?,
        Command::Replay(args) => {
            let replayed = replay::run(&args, &mut out);
            out.flush()?;
            replayed?;
        }
        Command::Run(args) => {
            drop(out);
            return runtime()?.block_on(run::run(&args));
        }
        Command::Sandbox(args) => {
            drop(out);
            return runtime()?.block_on(sandbox::run(&args));
        }
        Command::Export(args) => {
            let text = runtime()?.block_on(export::export(&args))?;
            out.write_all(text.as_bytes())?;
        }
    }
    out.flush()?;
    Ok(())
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

/// A reader that has seen enough (`agon selfplay … | head`) is no error.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let pipe = |cause: &io::Error| cause.kind() == io::ErrorKind::BrokenPipe;
    error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>()).any(pipe)
}
