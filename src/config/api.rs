//! The server that the bot talks to, and its gateway.

use anyhow::{Context as _, bail};
use std::fmt;
use url::Url;

/// The server that the bot talks to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Api {
    /// Discord itself.
    Discord,
    /// A proxy, or another server that speaks Discord's API; its base address without a slash at the end.
    Compatible(String),
}

impl Api {
    /// Reads the address of a Discord-compatible server.
    ///
    /// # Errors
    /// The address is invalid, or is plain `http` to another machine.
    pub fn compatible(url: &str) -> anyhow::Result<Api> {
        let base = url.trim_end_matches('/').to_owned();
        let host = host(&base).with_context(|| format!("discord.api_url: \"{url}\" is no address"))?;
        match base.split_once("://") {
            Some(("https", _)) => {}
            Some(("http", _)) if is_loopback(&host) => {}
            Some(("http", _)) => bail!("discord.api_url: plain http goes to this machine only; use https for {host}"),
            _ => bail!("discord.api_url: \"{url}\" must begin with https:// (or http:// on this machine)"),
        }
        Ok(Api::Compatible(base))
    }

    /// True if the gateway that a server names may be used: Discord's own, the server's own host, or this machine's.
    pub fn may_use_gateway(&self, gateway: &str) -> bool {
        let Some(named) = host(gateway) else { return false };
        let secure = gateway.starts_with("wss://");
        match self {
            Api::Discord => secure && (named == "discord.gg" || named.ends_with(".discord.gg")),
            Api::Compatible(base) => {
                let own = host(base).unwrap_or_default();
                let near = is_loopback(&own) && is_loopback(&named);
                near || (secure && named == own)
            }
        }
    }
}

impl fmt::Display for Api {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Api::Discord => f.write_str("https://discord.com"),
            Api::Compatible(base) => f.write_str(base),
        }
    }
}

/// Returns the host of an address, in lower case, without port and brackets; `None` if the address has a user name.
fn host(url: &str) -> Option<String> {
    let url = Url::parse(url).ok()?;
    // The part before an @ is not the host. It is not needed, and it misleads readers.
    if !url.username().is_empty() || url.password().is_some() {
        return None;
    }
    // For an unknown scheme, the parser keeps upper and lower case.
    let host = url.host_str()?.trim_start_matches('[').trim_end_matches(']').to_lowercase();
    (!host.is_empty()).then_some(host)
}

fn is_loopback(host: &str) -> bool {
    host == "localhost" || host.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_http_stays_on_this_machine() {
        for (url, fine) in [
            ("http://127.0.0.1:8080", true),
            ("http://[::1]:8080/", true),
            ("http://localhost:1", true),
            ("https://proxy.example", true),
            ("http://proxy.example", false),
            ("http://127.0.0.1.evil.example", false),
            ("http://127.0.0.1@evil.example", false),
            ("ftp://127.0.0.1", false),
            ("nonsense", false),
        ] {
            assert_eq!(Api::compatible(url).is_ok(), fine, "{url}");
        }
    }

    #[test]
    fn the_gateway_is_where_the_api_is() {
        let here = Api::compatible("http://127.0.0.1:1").expect("fine");
        let proxy = Api::compatible("https://proxy.example").expect("fine");
        for (api, gateway, fine) in [
            (&Api::Discord, "wss://gateway.discord.gg", true),
            (&Api::Discord, "wss://gateway.discord.gg.evil.example", false),
            (&Api::Discord, "ws://gateway.discord.gg", false),
            (&here, "ws://127.0.0.1:1/gateway", true),
            (&here, "ws://localhost:2", true),
            (&here, "wss://gateway.discord.gg", false),
            (&proxy, "wss://proxy.example/ws", true),
            (&proxy, "ws://proxy.example/ws", false),
            (&proxy, "ws://127.0.0.1:1", false),
        ] {
            assert_eq!(api.may_use_gateway(gateway), fine, "{api} {gateway}");
        }
    }
}
