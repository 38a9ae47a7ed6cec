//! The settings of health and figures.

use anyhow::{Context as _, bail};
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::PathBuf;

/// The environment variable of the address for health and figures.
pub const OPS_LISTEN: &str = "AGON_OPS_LISTEN";

/// Health and figures over HTTP.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Ops {
    /// The address with its port. Without it, the environment variable says it; without that, nobody can ask.
    pub listen: Option<String>,
    /// A file that holds the token of whoever asks. Needed for any address but loopback.
    pub token_file: Option<PathBuf>,
}

/// The place where health and figures are told.
#[derive(Clone, PartialEq, Eq)]
pub struct Listen {
    /// The address with its port.
    pub address: SocketAddr,
    /// The token that an asker has to send; `None` if nobody needs one.
    pub token: Option<String>,
}

impl Ops {
    /// Checks the address of the settings, if there is one.
    ///
    /// # Errors
    /// As of [`Ops::place`], without its token.
    pub(super) fn check(&self) -> anyhow::Result<()> {
        self.listen.as_deref().map_or(Ok(()), |listen| self.address(listen).map(drop))
    }

    /// Returns the place where health and figures are told, from the settings or from the environment; `None` if
    /// neither names one.
    ///
    /// # Errors
    /// The address is invalid, or its token is missing.
    pub fn place(&self) -> anyhow::Result<Option<Listen>> {
        let listen = self.listen.clone().or_else(|| std::env::var(OPS_LISTEN).ok());
        let Some(listen) = listen.filter(|listen| !listen.is_empty()) else { return Ok(None) };
        Ok(Some(Listen { address: self.address(&listen)?, token: self.token()? }))
    }

    /// Reads an address.
    ///
    /// # Errors
    /// It is none, or it is not loopback and there is no token file.
    fn address(&self, listen: &str) -> anyhow::Result<SocketAddr> {
        let address: SocketAddr = listen.parse().map_err(|_| {
            anyhow::anyhow!("ops.listen is \"{listen}\"; it has to be an address with a port, as in 127.0.0.1:9090")
        })?;
        if !address.ip().is_loopback() && self.token_file.is_none() {
            bail!("ops.listen: {address} is not this machine alone; it needs ops.token_file");
        }
        Ok(address)
    }

    /// Reads the token of whoever asks.
    ///
    /// # Errors
    /// The file cannot be read, or holds no token.
    fn token(&self) -> anyhow::Result<Option<String>> {
        let Some(file) = &self.token_file else { return Ok(None) };
        let token = std::fs::read_to_string(file)
            .with_context(|| format!("{}: the file of ops.token_file cannot be read", file.display()))?;
        let token = token.trim();
        if token.is_empty() || !token.bytes().all(|byte| byte.is_ascii_graphic()) {
            bail!("{}: ops.token_file has to hold one word of ASCII letters, digits and signs", file.display());
        }
        Ok(Some(token.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Settings;
    use super::Ops;
    use std::path::Path;

    #[test]
    fn health_and_figures_leave_this_machine_only_with_a_token() {
        let file = "token_file = \"t\"";
        for (listen, more, refusal) in [
            ("127.0.0.1:9090", "", None),
            ("[::1]:0", "", None),
            ("0.0.0.0:9090", file, None),
            ("0.0.0.0:9090", "", Some("it needs ops.token_file")),
            ("10.0.0.5:9090", "", Some("it needs ops.token_file")),
            ("localhost:9090", "", Some("an address with a port")),
            ("127.0.0.1", "", Some("an address with a port")),
        ] {
            let read = Settings::parse(&format!("[ops]\nlisten = \"{listen}\"\n{more}"));
            let told = read.err().map(|error| error.to_string());
            match (refusal, &told) {
                (None, None) => {}
                (Some(refusal), Some(told)) if told.contains(refusal) => {}
                _ => panic!("{listen}: {told:?}"),
            }
        }
    }

    #[test]
    fn a_token_file_without_a_token_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("token");
        let ops = |file: &Path| Ops { listen: None, token_file: Some(file.to_owned()) };
        assert!(ops(&file).token().is_err());
        for (text, token) in [("", None), ("two words", None), ("a-token\n", Some("a-token"))] {
            std::fs::write(&file, text).expect("a file");
            assert_eq!(ops(&file).token().ok().flatten().as_deref(), token, "{text:?}");
        }
    }
}
