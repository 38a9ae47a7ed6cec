//! The program in a process of its own: what it takes of memory and of the processor is its own too.

use agon_sandbox::Sandbox;
use std::path::Path;
use std::process::Stdio;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A running program; it ends with this.
pub struct Program {
    child: Child,
    id: u32,
}

impl Program {
    /// Starts `agon` with these words in a folder.
    pub fn start(folder: &Path, words: &[&str], token: Option<&str>) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_agon"));
        command.args(words).current_dir(folder).env_remove("RUST_LOG").env_remove("DISCORD_TOKEN").kill_on_drop(true);
        command.envs(token.map(|token| ("DISCORD_TOKEN", token)));
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let child = child.expect("the program");
        let id = child.id().expect("a program that runs");
        Program { child, id }
    }

    /// Starts the bot for a local Discord, with a database in this folder.
    pub fn bot(folder: &Path, sandbox: &Sandbox) -> Program {
        let text = format!("[discord]\napi_url = \"{}\"\n[database]\nfile = \"agon.db\"\n", sandbox.api_url());
        std::fs::write(folder.join("agon.toml"), text).expect("settings");
        Program::start(folder, &["run"], Some(&sandbox.bot_token()))
    }

    /// The first line it says.
    pub async fn first_line(&mut self) -> String {
        let out = self.child.stdout.take().expect("its output");
        let mut lines = BufReader::new(out).lines();
        let line = lines.next_line().await.expect("text").expect("a line");
        // Somebody must read on, or the program waits.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        line
    }

    /// Resident memory, in kilobytes, where the system tells it.
    pub fn memory_kb(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().trim_end_matches(" kB").parse().ok()
    }

    /// Seconds of the processor used so far, where the system tells them.
    pub fn worked(&self) -> Option<f64> {
        /// What Linux counts in: hundredths of a second, on every machine one meets.
        const TICKS: f64 = 100.0;
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.id)).ok()?;
        let (_, fields) = stat.rsplit_once(')')?;
        let mut fields = fields.split_whitespace().skip(11);
        let (user, system): (f64, f64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        Some((user + system) / TICKS)
    }

    /// Waits until it has ended by itself.
    pub async fn ended(mut self) {
        assert!(self.child.wait().await.expect("its end").success());
    }

    /// Ends it and waits until it is gone.
    pub async fn ends(mut self) {
        self.child.kill().await.expect("its end");
    }
}
