//! `agon health`: asks the running bot whether it is well, for a container or a script.

use crate::config::Settings;
use anyhow::{Context as _, bail};
use serde_json::Value;
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// The longest wait for the answer.
const ANSWER: Duration = Duration::from_secs(5);

/// Arguments of `agon health`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The settings of the bot; without it agon.toml or config/agon.toml, if there is one
    #[arg(long)]
    pub config: Option<PathBuf>,
}

/// Asks the bot of these settings, and writes a line if it is healthy.
///
/// # Errors
/// It is not, or it does not answer.
pub async fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let listen = Settings::read(args.config.as_deref())?.ops.place()?;
    let listen = listen.context("ops.listen is not set, so there is nobody to ask")?;
    let address = from_here(listen.address);
    // A shell's proxy settings must not apply to this machine.
    let client = reqwest::Client::builder().no_proxy().timeout(ANSWER).build().context("building the HTTP client")?;
    let request = client.get(format!("http://{address}/healthz"));
    let request = match &listen.token {
        Some(token) => request.bearer_auth(token),
        None => request,
    };
    let Ok(answer) = request.send().await else {
        bail!("nobody answers at {address}: is the bot running, with the same settings?");
    };
    match answer.status().as_u16() {
        200 => writeln!(out, "healthy")?,
        401 => bail!("the bot at {address} refuses the token in ops.token_file"),
        503 => bail!("not healthy: {}", sentences(&answer.json().await.unwrap_or_default())),
        other => bail!("{address} answers {other}, which Agon never does"),
    }
    Ok(())
}

/// Returns the sentences of the failed checks.
fn sentences(told: &Value) -> String {
    let failed = told["failed"].as_object().into_iter().flat_map(|failed| failed.values());
    failed.filter_map(Value::as_str).collect::<Vec<_>>().join(" ")
}

/// Returns the address at which this machine reaches a listener: one that takes all addresses is also on loopback.
fn from_here(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_line_has_every_sentence() {
        let told = json!({ "healthy": false, "failed": { "database": "One.", "gateway": "Two." } });
        assert_eq!(sentences(&told), "One. Two.");
        assert_eq!(sentences(&Value::Null), "");
    }

    #[test]
    fn a_listener_on_all_addresses_is_asked_on_loopback() {
        for (listens, asked) in [
            ("0.0.0.0:9090", "127.0.0.1:9090"),
            ("[::]:9090", "[::1]:9090"),
            ("127.0.0.1:1", "127.0.0.1:1"),
            ("10.0.0.5:2", "10.0.0.5:2"),
        ] {
            assert_eq!(from_here(listens.parse().expect("an address")).to_string(), asked);
        }
    }
}
