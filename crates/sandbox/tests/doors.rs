//! Who gets in.

use agon_sandbox::{Config, Sandbox};
use reqwest::Client;
use serde_json::json;

use crate::bot::{Bot, stage};

#[tokio::test]
async fn foreign_names_foreign_pages_and_missing_keys_are_refused() {
    let (sandbox, bot) = stage(Config::default()).await;
    let http = Client::builder().no_proxy().build().unwrap();
    let status = async |path: &str, headers: &[(&str, &str)]| {
        let request =
            headers.iter().fold(http.get(format!("{}{path}", sandbox.api_url())), |request, (name, value)| {
                request.header(*name, *value)
            });
        request.send().await.unwrap().status().as_u16()
    };
    let key = sandbox.page_url().split_once("key=").unwrap().1.to_owned();
    let state = format!("/sandbox/state?as=ana&key={key}");
    assert_eq!(status(&state, &[]).await, 200);
    assert_eq!(status("/sandbox/state?as=ana", &[("x-sandbox-key", &key)]).await, 200);
    assert_eq!(status(&format!("/?key={key}"), &[]).await, 200);
    let refused: [(&str, &[(&str, &str)]); 7] = [
        ("/", &[]),
        ("/sandbox/state?as=ana", &[]),
        ("/sandbox/state?as=ana&key=guess", &[]),
        (&state, &[("host", "evil.example")]),
        (&state, &[("origin", "http://evil.example")]),
        (&state, &[("origin", "null")]),
        ("/api/v10/gateway", &[("host", "evil.example:80")]),
    ];
    for (path, headers) in refused {
        assert_eq!(status(path, headers).await, 403, "{path} {headers:?}");
    }
    assert_eq!(status("/api/v10/users/@me", &[("authorization", "Bot wrong")]).await, 401);
    assert_eq!(bot.get("/users/@me").await.0, 200);
}

#[tokio::test]
async fn the_page_runs_nothing_but_its_own_files_and_writes_no_markup() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let http = Client::builder().no_proxy().build().unwrap();
    let page = http.get(sandbox.page_url()).send().await.unwrap();
    let policy = page.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.starts_with("default-src 'none'; script-src 'self'") && !policy.contains("unsafe"));
    let mut unread = vec!["app.js".to_owned()];
    let mut read = Vec::new();
    while let Some(name) = unread.pop() {
        let part = http.get(format!("{}/page/{name}", sandbox.api_url())).send().await.unwrap();
        assert_eq!(
            (part.status().as_u16(), &part.headers()["content-type"]),
            (200, &"text/javascript".parse().unwrap()),
            "{name}"
        );
        let text = part.text().await.unwrap();
        for markup in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"] {
            assert!(!text.contains(markup), "{name} has {markup}");
        }
        let imports =
            text.split("from \"./").skip(1).filter_map(|rest| rest.split_once('"')).map(|(name, _)| name.to_owned());
        unread.extend(imports.filter(|name| !read.contains(name)));
        read.push(name);
    }
    assert!(read.len() > 5, "{read:?}");
}

#[tokio::test]
async fn a_wrong_token_is_sent_away_and_a_port_in_use_is_told() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let mut bot = Bot::connect(&sandbox).await;
    bot.says(json!({ "op": 2, "d": { "token": "wrong", "intents": 0, "properties": {} } })).await;
    assert_eq!(bot.hears().await["close"], 4004);
    let port = sandbox.api_url().rsplit_once(':').unwrap().1.parse().unwrap();
    let second = Sandbox::start(Config { port, ..Config::default() }).await;
    assert_eq!(second.unwrap_err().kind(), std::io::ErrorKind::AddrInUse);
    sandbox.shutdown().await;
}
