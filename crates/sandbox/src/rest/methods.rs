//! The methods of Discord's routes, to tell a wrong method (405) from a missing or unknown route (404).

/// Paths below the version, `*` for an id or a token, each with all of Discord's methods. The list includes routes that
/// the sandbox does not answer: for them 404 and a complaint are right, 405 would be wrong.
const ROUTES: &[(&str, &[&str])] = &[
    ("gateway", &["GET"]),
    ("gateway/bot", &["GET"]),
    ("users/@me", &["GET", "PATCH"]),
    ("users/@me/channels", &["POST"]),
    ("users/@me/guilds", &["GET"]),
    ("users/*", &["GET"]),
    ("applications/@me", &["GET", "PATCH"]),
    ("oauth2/applications/@me", &["GET"]),
    ("applications/*/commands", &["GET", "PUT", "POST"]),
    ("applications/*/commands/*", &["GET", "DELETE", "PATCH"]),
    ("applications/*/guilds/*/commands", &["GET", "PUT", "POST"]),
    ("applications/*/guilds/*/commands/permissions", &["GET"]),
    ("applications/*/guilds/*/commands/*", &["GET", "DELETE", "PATCH"]),
    ("guilds/*", &["GET", "PATCH"]),
    ("guilds/*/channels", &["GET", "POST", "PATCH"]),
    ("guilds/*/members/*", &["GET", "PUT", "DELETE", "PATCH"]),
    ("channels/*", &["GET", "DELETE", "PATCH"]),
    ("channels/*/typing", &["POST"]),
    ("channels/*/messages", &["GET", "POST"]),
    ("channels/*/messages/bulk-delete", &["POST"]),
    ("channels/*/messages/pins", &["GET"]),
    ("channels/*/messages/*", &["GET", "DELETE", "PATCH"]),
    ("channels/*/messages/*/threads", &["POST"]),
    ("channels/*/threads", &["POST"]),
    ("channels/*/thread-members", &["GET"]),
    ("channels/*/thread-members/@me", &["PUT", "DELETE"]),
    ("channels/*/thread-members/*", &["GET", "PUT", "DELETE"]),
    ("interactions/*/*/callback", &["POST"]),
    ("webhooks/*/*", &["GET", "POST", "DELETE", "PATCH"]),
    ("webhooks/*/*/messages/*", &["GET", "DELETE", "PATCH"]),
];

/// True if Discord has this route, but not with this method. The first fitting pattern counts.
pub(super) fn is_wrong(method: &str, path: &str) -> bool {
    let methods = ROUTES.iter().find(|(pattern, _)| fits(pattern, path)).map(|(_, methods)| methods);
    methods.is_some_and(|methods| !methods.contains(&method))
}

fn fits(pattern: &str, path: &str) -> bool {
    let path = path.trim_matches('/');
    pattern.split('/').count() == path.split('/').count()
        && pattern.split('/').zip(path.split('/')).all(|(wanted, part)| wanted == "*" || wanted == part)
}
