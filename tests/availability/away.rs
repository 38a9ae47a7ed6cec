//! Absences that people announce.

use super::{NOON_MS, at_noon, fills, stored};
use crate::records::{asks, changed, id, offers, opens_preference, presses};

const FORM: &str = "Away…";
const HOUR_MS: i64 = 3_600_000;
const DAY_MS: i64 = 24 * HOUR_MS;
/// The beginning of that day, in UTC.
const TODAY_MS: i64 = NOON_MS - 12 * HOUR_MS;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_absence_is_announced_and_ends() {
    let bot = at_noon().await;
    let ana = bot.user("ana");
    let span = async || {
        let player = stored(&bot, &ana).await;
        player.away_from_ms.zip(player.away_until_ms)
    };
    let page = opens_preference(&ana, "away").await;
    assert!(page.says("Days begin at midnight in UTC.") && !offers(&page, "I'm back now"), "{}", page.text());
    let page = fills(&ana, &page, FORM, &["2026-12-24", "2027-01-04"]).await;
    let (from, until) = (TODAY_MS + 28 * DAY_MS, TODAY_MS + 39 * DAY_MS);
    assert_eq!(span().await, Some((from, until)));
    let line = format!("Away from <t:{}:D> until <t:{}:D>.", from / 1000, until / 1000);
    assert!(page.says("Saved.") && page.says(&line) && offers(&page, "Cancel absence"), "{}", page.text());
    // From today, in the person's own zone.
    bot.gamemaster.store().set_quiet_hours(id(&ana), None, Some("Asia/Kolkata")).await.expect("a zone");
    let page = fills(&ana, &page, FORM, &["", "28.11.2026"]).await;
    let (from, until) = (TODAY_MS - 11 * HOUR_MS / 2, TODAY_MS + 2 * DAY_MS - 11 * HOUR_MS / 2);
    assert_eq!(span().await, Some((from, until)));
    let line = format!("Away until <t:{}:D>.", until / 1000);
    assert!(page.says(&line) && page.says("Days begin at midnight in Asia/Kolkata."), "{}", page.text());
    assert!(page.says("At your tables others see this when you are waited for."), "{}", page.text());
    let overview = asks(&ana, "/preferences", &[]).await;
    assert!(overview.says(&line), "{}", overview.text());
    let page = opens_preference(&ana, "away").await;
    let page = presses(&ana, &page, "I'm back now").await;
    assert!(page.says("Saved.") && page.says("**Away**: no"), "{}", page.text());
    assert_eq!(span().await, None);
    // Both fields empty say the same.
    let page = fills(&ana, &page, FORM, &["", "2026-11-28"]).await;
    assert!(span().await.is_some());
    let page = fills(&ana, &page, FORM, &["", ""]).await;
    assert!(page.says("**Away**: no") && span().await.is_none(), "{}", page.text());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_spanish_and_german_the_day_stands_first() {
    let bot = at_noon().await;
    for (name, form, says) in [("ben", "Días fuera…", "Fuera del"), ("cleo", "Nicht da…", "Nicht da von")] {
        let user = bot.user(name);
        let page = opens_preference(&user, "away").await;
        let page = fills(&user, &page, form, &["5/12/2026", "2026-12-07"]).await;
        assert!(page.says(says), "{}", page.text());
        let player = stored(&bot, &user).await;
        let span = player.away_from_ms.zip(player.away_until_ms);
        assert_eq!(span, Some((TODAY_MS + 9 * DAY_MS, TODAY_MS + 11 * DAY_MS)), "{name}");
    }
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_absence_that_cannot_be_changes_nothing_and_is_answered() {
    let bot = at_noon().await;
    let ana = bot.user("ana");
    let mut page = opens_preference(&ana, "away").await;
    page = fills(&ana, &page, FORM, &["2026-12-24", "2027-01-04"]).await;
    let before = stored(&bot, &ana).await;
    for (texts, says) in [
        (["2026-12-24", "2026-12-24"], "on a later day than you leave"),
        (["2026-12-24", "2026-12-20"], "on a later day than you leave"),
        (["2026-12-01", "2027-01-31"], "60 days at most"),
        (["2027-11-27", "2027-11-30"], "within a year from today"),
        (["2026-11-01", "2026-11-26"], "you are back already"),
        (["2026-12-24", ""], "the day on which you are back"),
        (["soon", "2026-12-24"], "you wrote “soon”"),
        (["2026-12-24", "2026-13-01"], "you wrote “2026-13-01”"),
        (["5/12/2026", "2026-12-24"], "you wrote “5/12/2026”"),
        (["2026-12", "2026-12-24"], "you wrote “2026\\-12”"),
    ] {
        page = fills(&ana, &page, FORM, &texts).await;
        let says = says.replace("2026-13-01", "2026\\-13\\-01");
        assert!(page.says(&says) && page.says("Nothing has changed."), "{texts:?}: {}", page.text());
        assert_eq!(stored(&bot, &ana).await, before, "{texts:?}");
        page = presses(&ana, &page, "Back").await;
        ana.selects("v1:pref:0:0:choose", &["away"]).await.ok();
        page = changed(&ana, &page).await;
    }
    bot.close();
}
