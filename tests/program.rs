//! The real program, as a shell starts it: its output, and its end.

use crate::running_bot::patient;
use agon_sandbox::Sandbox;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, ChildStdout, Command};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// The longest run of a command that ends by itself.
const COMMAND: Duration = Duration::from_secs(600);
/// The longest wait for the program's next line.
const LINE: Duration = Duration::from_secs(300);
/// The longest wait for the program's end after the signal.
const FAREWELL: Duration = Duration::from_secs(300);

/// The output of a program, and its end.
#[derive(Debug)]
pub struct Said {
    /// The exit code. `None` if a signal ended it.
    pub code: Option<i32>,
    /// The standard output.
    pub out: String,
    /// The standard error.
    pub err: String,
}

impl Said {
    /// Checks that it succeeded without complaints. Returns its output.
    pub fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// Checks that it refused with this exit code and one line on the standard error. Returns the text after `agon: `.
    pub fn refuses_with(self, code: i32) -> String {
        let line = self.err.strip_prefix("agon: ").and_then(|rest| rest.strip_suffix('\n'));
        let line = line.unwrap_or_else(|| panic!("`agon: ` and one line, not {self:?}"));
        assert!(!line.contains('\n'), "one line: {self:?}");
        assert_eq!(self.code, Some(code), "{self:?}");
        line.to_owned()
    }

    /// Checks the same with no output before.
    pub fn refuses(self) -> String {
        assert_eq!(self.out, "", "{}", self.err);
        self.refuses_with(1)
    }
}

/// The program in a folder, without environment variables that would change its behaviour.
fn program(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_agon"));
    command.args(words).current_dir(folder).env_remove("DISCORD_TOKEN").env_remove("RUST_LOG").kill_on_drop(true);
    command.env_remove("AGON_OPS_LISTEN");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs a command to its end.
pub async fn agon(folder: &Path, words: &[&str]) -> Said {
    agon_with(folder, words, &[], "").await
}

/// Runs a command to its end, with these environment variables and this standard input.
pub async fn agon_with(folder: &Path, words: &[&str], environment: &[(&str, &str)], input: &str) -> Said {
    let mut command = program(folder, words);
    let mut child = command.envs(environment.iter().copied()).stdin(Stdio::piped()).spawn().expect("the program");
    let mut stdin = child.stdin.take().expect("its input");
    let input = input.to_owned();
    let fed = tokio::spawn(async move {
        // A program that has read enough closes its input. Its output decides.
        let _ = stdin.write_all(input.as_bytes()).await;
    });
    let said = ended(words, child).await;
    fed.await.expect("the input");
    said
}

/// Runs a command to its end, with a closed standard output.
pub async fn agon_unheard(folder: &Path, words: &[&str]) -> Said {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let child = program(folder, words).stdout(writer).spawn().expect("the program");
    ended(words, child).await
}

/// Waits for the end of a program, and returns its output.
async fn ended(words: &[&str], child: Child) -> Said {
    let ended = timeout(COMMAND, child.wait_with_output()).await;
    let ended = ended.unwrap_or_else(|_| panic!("agon {words:?} to end")).expect("its output");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    Said { code: ended.status.code(), out: text(ended.stdout), err: text(ended.stderr) }
}

/// A program that runs until it gets a signal.
pub struct Running {
    child: Child,
    out: BufReader<ChildStdout>,
    said: String,
    /// Its standard error so far.
    log: watch::Receiver<String>,
    err: JoinHandle<String>,
}

impl Running {
    /// Starts it.
    pub fn start(folder: &Path, words: &[&str], environment: &[(&str, &str)]) -> Running {
        let mut child = program(folder, words).envs(environment.iter().copied()).spawn().expect("the program");
        let out = BufReader::new(child.stdout.take().expect("its output"));
        let mut lines = BufReader::new(child.stderr.take().expect("its errors")).lines();
        let (heard, log) = watch::channel(String::new());
        let err = tokio::spawn(async move {
            while let Some(line) = lines.next_line().await.expect("text") {
                heard.send_modify(|text| *text += &format!("{line}\n"));
            }
            heard.borrow().clone()
        });
        Running { child, out, said: String::new(), log, err }
    }

    /// Starts the bot with the settings of a folder.
    pub fn bot(folder: &Path, token: &str, environment: &[(&str, &str)]) -> Running {
        let environment: Vec<(&str, &str)> = environment.iter().copied().chain([("DISCORD_TOKEN", token)]).collect();
        Running::start(folder, &["run"], &environment)
    }

    /// Reads its next line.
    pub async fn line(&mut self) -> String {
        let mut line = String::new();
        let read = timeout(LINE, self.out.read_line(&mut line)).await.expect("the next line in time");
        read.expect("text");
        self.said.push_str(&line);
        line.trim_end().to_owned()
    }

    /// Waits until its log has this text.
    pub async fn logs(&mut self, text: &str) {
        let heard = timeout(LINE, self.log.wait_for(|log| log.contains(text))).await.expect("a line in time");
        assert!(heard.is_ok(), "it ended without \"{text}\"");
    }

    /// Stops it as a service manager does.
    pub async fn stops(self) -> Said {
        self.is_told_to_stop().await;
        self.ends().await
    }

    /// Sends it the signal to stop.
    pub async fn is_told_to_stop(&self) {
        let id = self.child.id().expect("a program that still runs");
        // Every shell has a `kill` of its own.
        let told = Command::new("sh").args(["-c", &format!("kill -TERM {id}")]).status().await.expect("a shell");
        assert!(told.success());
    }

    /// Kills it.
    pub async fn dies(mut self) -> Said {
        self.child.start_kill().expect("SIGKILL");
        self.ends().await
    }

    /// Waits for its end.
    pub async fn ends(mut self) -> Said {
        let mut rest = String::new();
        let end = async {
            self.out.read_to_string(&mut rest).await.expect("text");
            (self.child.wait().await.expect("its end"), self.err.await.expect("its errors"))
        };
        let (status, err) = timeout(FAREWELL, end).await.expect("the program to end");
        Said { code: status.code(), out: self.said + &rest, err }
    }
}

/// Writes settings for this server and the file `agon.db`.
pub fn settings(folder: &Path, api: &str) {
    let text = format!("[discord]\napi_url = \"{api}\"\n\n[database]\nfile = \"agon.db\"\n");
    std::fs::write(folder.join("agon.toml"), text).expect("settings");
}

/// Settings for a sandbox.
pub fn settings_for(folder: &Path, sandbox: &Sandbox) {
    settings(folder, &sandbox.api_url());
}

/// A bot that runs beside its sandbox, and the folder of its database.
pub async fn bot_in_sandbox() -> (TempDir, Sandbox, Running) {
    let folder = tempfile::tempdir().expect("a folder");
    let sandbox = Sandbox::start(patient()).await.expect("a sandbox");
    settings_for(folder.path(), &sandbox);
    let bot = Running::bot(folder.path(), &sandbox.bot_token(), &[]);
    sandbox.bot_ready().await;
    (folder, sandbox, bot)
}

/// Every file of a folder with its bytes, without locks.
pub fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let kept = entries.filter(|path| path.is_file() && path.extension().is_none_or(|end| end != "lock"));
    kept.map(|path| (path.clone(), std::fs::read(&path).expect("a file"))).collect()
}
