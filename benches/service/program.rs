//! The program in a process of its own, so that its memory and processor time are its own too.

use agon_sandbox::Sandbox;
use std::path::Path;
use std::process::Stdio;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A running program. It ends when this value is dropped.
pub struct Program {
    child: Child,
    id: u32,
}

impl Program {
    /// Starts `agon` with these arguments in a folder.
    pub fn start(folder: &Path, words: &[&str], token: Option<&str>) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_agon"));
        command.args(words).current_dir(folder).env_remove("RUST_LOG").env_remove("DISCORD_TOKEN").kill_on_drop(true);
        command.envs(token.map(|token| ("DISCORD_TOKEN", token)));
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let child = child.expect("the program");
        let id = child.id().expect("a program that runs");
        Program { child, id }
    }

    /// Starts the bot for a local Discord, with a database in this folder. Boards are text unless `pictures` is true.
    pub fn bot(folder: &Path, sandbox: &Sandbox, pictures: bool) -> Program {
        let text = format!(
            "[discord]\napi_url = \"{}\"\n[database]\nfile = \"agon.db\"\n[pictures]\ndraw = {pictures}\n",
            sandbox.api_url()
        );
        std::fs::write(folder.join("agon.toml"), text).expect("settings");
        Program::start(folder, &["run"], Some(&sandbox.bot_token()))
    }

    /// Reads the first line of its output.
    pub async fn first_line(&mut self) -> String {
        let out = self.child.stdout.take().expect("its output");
        let mut lines = BufReader::new(out).lines();
        let line = lines.next_line().await.expect("text").expect("a line");
        // The program blocks if nothing reads the rest of its output.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        line
    }

    /// The resident memory in kilobytes, if the system reports it.
    pub fn memory_kb(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().trim_end_matches(" kB").parse().ok()
    }

    /// The processor time used so far, in seconds, if the system reports it.
    pub fn worked(&self) -> Option<f64> {
        /// The clock ticks of Linux per second, on all common machines.
        const TICKS: f64 = 100.0;
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.id)).ok()?;
        let (_, fields) = stat.rsplit_once(')')?;
        let mut fields = fields.split_whitespace().skip(11);
        let (user, system): (f64, f64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        Some((user + system) / TICKS)
    }

    /// Waits for its own end.
    pub async fn ended(mut self) {
        assert!(self.child.wait().await.expect("its end").success());
    }

    /// Kills it and waits for its end.
    pub async fn ends(mut self) {
        self.child.kill().await.expect("its end");
    }
}
