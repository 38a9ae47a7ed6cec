//! Settings: one TOML file in which every setting has a default. An unknown word is an error with its line.

mod api;
mod ops;

use crate::limits::Limits;
use anyhow::{Context as _, bail, ensure};
pub use api::Api;
pub use ops::{Listen, OPS_LISTEN, Ops};
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// The environment variable of the token.
pub const TOKEN: &str = "DISCORD_TOKEN";

/// All settings.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Discord.
    pub discord: Discord,
    /// The database.
    pub database: Database,
    /// The backups that the running bot makes.
    pub backup: Backup,
    /// The language of the bot.
    #[serde(rename = "words")]
    pub language: LanguageSettings,
    /// Pictures.
    pub pictures: Pictures,
    /// The timing of tables.
    pub play: Play,
    /// The limits for each person.
    pub limits: Limits,
    /// The person who runs the bot.
    pub host: Host,
    /// Health and figures.
    pub ops: Ops,
}

/// The person who runs the bot, as `/help` tells of them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Host {
    /// A way to reach them: a name on Discord, an e-mail address, a link.
    pub contact: Option<String>,
    /// The address of the source of this bot.
    pub source: Option<String>,
}

/// Discord.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Discord {
    /// A file that holds the token. Without it, the environment variable does.
    pub token_file: Option<PathBuf>,
    /// A Discord-compatible server instead of Discord.
    pub api_url: Option<String>,
}

/// The database.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Database {
    /// The SQLite file.
    pub file: PathBuf,
}

impl Default for Database {
    fn default() -> Self {
        Database { file: PathBuf::from("agon.db") }
    }
}

/// The backups that the running bot makes.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Backup {
    /// The folder for them; without one the bot makes none.
    pub folder: Option<PathBuf>,
    /// The hours from one backup to the next.
    pub every_hours: u32,
    /// The number of backups that stay.
    pub keep: u32,
}

/// The most hours between two backups, a year, and the most backups that stay.
const MOST_HOURS: u32 = 8_760;
const MOST_KEPT: u32 = 1_000;

impl Default for Backup {
    fn default() -> Self {
        Backup { folder: None, every_hours: 24, keep: 7 }
    }
}

impl Backup {
    /// Checks that both numbers are in their ranges.
    fn check(&self) -> anyhow::Result<()> {
        for (name, number, most) in [("every_hours", self.every_hours, MOST_HOURS), ("keep", self.keep, MOST_KEPT)] {
            ensure!((1..=most).contains(&number), "backup.{name} is {number}; it may be from 1 to {most}");
        }
        Ok(())
    }
}

/// The language of the bot.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LanguageSettings {
    /// The first language in a server: `en`, `es` or `de`.
    #[serde(rename = "language")]
    pub first: String,
}

impl Default for LanguageSettings {
    fn default() -> Self {
        LanguageSettings { first: "en".to_owned() }
    }
}

/// Pictures.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pictures {
    /// True if boards are pictures, false if they are text.
    pub draw: bool,
}

impl Default for Pictures {
    fn default() -> Self {
        Pictures { draw: true }
    }
}

/// The timing of tables.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Play {
    /// The seconds from the start of a turn until AIs and orders answer and people are called, at tables with several
    /// people.
    pub pause_seconds: u64,
}

/// The longest pause after a turn begins, in seconds: an hour.
const LONGEST_PAUSE: u64 = 3_600;
/// The longest text about the host, in letters: `/help` shows no more.
const LONGEST_TEXT: usize = 200;

impl Default for Play {
    fn default() -> Self {
        Play { pause_seconds: 10 }
    }
}

impl Settings {
    /// Reads a file. Without one, reads `agon.toml` beside the program or in `config`; without that, returns the
    /// defaults.
    ///
    /// # Errors
    /// The file is missing, is no TOML, or holds an unknown word. The error names file and line.
    pub fn read(file: Option<&Path>) -> anyhow::Result<Settings> {
        let found = match file {
            Some(file) => Some(file.to_owned()),
            None => ["agon.toml", "config/agon.toml"].map(PathBuf::from).into_iter().find(|file| file.is_file()),
        };
        let Some(file) = found else { return Ok(Settings::default()) };
        let text = std::fs::read_to_string(&file)
            .with_context(|| format!("{}: the settings cannot be read; name the file with --config", file.display()))?;
        Settings::parse(&text).map_err(|error| anyhow::anyhow!("{}: {error:#}", file.display()))
    }

    /// Reads settings.
    ///
    /// # Errors
    /// A text that cannot be read, with its line.
    pub fn parse(text: &str) -> anyhow::Result<Settings> {
        let settings: Settings = toml::from_str(text).map_err(|error| {
            let before = error.span().map_or(0, |span| span.start.min(text.len()));
            let line = 1 + text.as_bytes()[..before].iter().filter(|byte| **byte == b'\n').count();
            let why = error.message().lines().next().unwrap_or_default().to_owned();
            anyhow::anyhow!("line {line}: {why}")
        })?;
        if agon_lang::Language::from_code(&settings.language.first).is_none() {
            bail!("words.language is \"{}\"; it may be en, es or de", settings.language.first);
        }
        if settings.play.pause_seconds > LONGEST_PAUSE {
            bail!("play.pause_seconds is {}; it may be {LONGEST_PAUSE} at most", settings.play.pause_seconds);
        }
        settings.backup.check()?;
        settings.limits.check()?;
        for (name, text) in [("contact", &settings.host.contact), ("source", &settings.host.source)] {
            let letters = text.as_deref().map_or(0, |text| text.trim().chars().count());
            ensure!(letters <= LONGEST_TEXT, "host.{name} has {letters} letters; it may have {LONGEST_TEXT} at most");
        }
        settings.api()?;
        settings.ops.check()?;
        Ok(settings)
    }

    /// Returns the server that the bot talks to.
    ///
    /// # Errors
    /// The address is invalid, or is plain `http` to another machine.
    pub fn api(&self) -> anyhow::Result<Api> {
        match &self.discord.api_url {
            None => Ok(Api::Discord),
            Some(url) => Api::compatible(url),
        }
    }

    /// Returns the token, from the file in the settings or from the environment.
    ///
    /// # Errors
    /// There is none, or the file cannot be read.
    pub fn token(&self) -> anyhow::Result<String> {
        let token = match &self.discord.token_file {
            Some(file) => std::fs::read_to_string(file)
                .with_context(|| format!("{}: the token file cannot be read", file.display()))?,
            None => std::env::var(TOKEN).unwrap_or_default(),
        };
        let token = token.trim().to_owned();
        if token.is_empty() {
            bail!("no token: set {TOKEN}, or discord.token_file in the settings (try without one: agon sandbox)");
        }
        if token.contains(['"', '\'', '`']) {
            bail!("the token stands in quotes: copy it again, without quotes (docker's --env-file keeps them)");
        }
        // Checked here, because a request with such a token would look like a network failure.
        if !token.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' ') {
            bail!("the token holds characters that no token has: copy it again from the application's Bot page");
        }
        Ok(token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_settings_are_the_defaults() {
        let shipped = include_str!("../config/agon.toml");
        assert_eq!(Settings::parse(shipped).expect("readable"), Settings::default());
    }

    #[test]
    fn an_unknown_setting_is_refused_with_its_line() {
        let error = Settings::parse("[database]\nfile = \"a.db\"\n[discord]\ntokn = 1\n").expect_err("refused");
        assert!(error.to_string().starts_with("line 4: unknown field `tokn`"), "{error}");
    }

    #[test]
    fn every_number_and_text_has_an_end_that_its_refusal_tells() {
        for (group, name, fitting, unfitting, says) in [
            ("play", "pause_seconds", ["0", "3600"], ["3601", "9223372036854775807"], "it may be 3600 at most"),
            ("limits", "clicks_at_once", ["1", "64"], ["0", "65"], "it may be 1 to 64"),
            ("limits", "commands_at_once", ["1", "64"], ["0", "9223372036854775807"], "it may be 1 to 64"),
            ("limits", "animations_per_minute", ["1", "600"], ["0", "601"], "it may be 1 to 600"),
            ("limits", "records_per_minute", ["1", "600"], ["0", "601"], "it may be 1 to 600"),
            ("limits", "pages_shown_per_minute", ["1", "600"], ["0", "601"], "it may be 1 to 600"),
        ] {
            let read = |value: &str| Settings::parse(&format!("[{group}]\n{name} = {value}"));
            for value in fitting {
                assert!(read(value).is_ok(), "{group}.{name} = {value}");
            }
            for value in unfitting {
                let error = read(value).expect_err("refused").to_string();
                assert!(error.starts_with(&format!("{group}.{name} is {value}; ")) && error.contains(says), "{error}");
            }
            assert!(read("-1").is_err() && read("1.5").is_err() && read("9223372036854775808").is_err());
        }
        for name in ["contact", "source"] {
            let read = |letters: usize| Settings::parse(&format!("[host]\n{name} = \"{}\"", "é".repeat(letters)));
            assert!(read(200).is_ok());
            let error = read(201).expect_err("refused").to_string();
            assert_eq!(error, format!("host.{name} has 201 letters; it may have 200 at most"));
        }
    }

    #[test]
    fn backups_have_their_bounds() {
        let parsed = |text: &str| Settings::parse(&format!("[backup]\n{text}"));
        let settings = parsed("folder = \"safe\"\nevery_hours = 8760\nkeep = 1000").expect("fine");
        assert_eq!(settings.backup, Backup { folder: Some("safe".into()), every_hours: 8760, keep: 1000 });
        for (text, says) in [
            ("every_hours = 0", "backup.every_hours is 0; it may be from 1 to 8760"),
            ("every_hours = 8761", "backup.every_hours is 8761; it may be from 1 to 8760"),
            ("keep = 0", "backup.keep is 0; it may be from 1 to 1000"),
        ] {
            assert_eq!(parsed(text).expect_err("refused").to_string(), says);
        }
    }
}
