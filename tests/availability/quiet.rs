//! Quiet hours: as people write times, and zones by their city.

use super::{at_noon, fills, stored};
use crate::records::{changed, offers, opens_preference, presses};
use agon_store::PlayerRow;

const FORM: &str = "Quiet hours…";

fn quiet(player: &PlayerRow) -> (Option<(u16, u16)>, Option<&str>) {
    (player.quiet_from.zip(player.quiet_to), player.zone.as_deref())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn quiet_hours_are_read_as_people_write_them() {
    let bot = at_noon().await;
    let ana = bot.user("ana");
    let page = opens_preference(&ana, "quiet").await;
    assert!(page.says("It is 12:00 in UTC now.") && !offers(&page, "Switch off"), "{}", page.text());
    let page = fills(&ana, &page, FORM, &["22:00", "8:00", "madrid"]).await;
    assert!(page.says("Saved.") && page.says("22:00 to 08:00 (Europe/Madrid)"), "{}", page.text());
    assert!(page.says("It is 13:00 in Europe/Madrid now."), "{}", page.text());
    for line in ["Deadlines stay where they are.", "Others may notice that calls come later.", "Tables at one sitting"]
    {
        assert!(page.says(line), "{line}: {}", page.text());
    }
    assert_eq!(quiet(&stored(&bot, &ana).await), (Some((1320, 480)), Some("Europe/Madrid")));
    // Without a zone, the one from before stays.
    let page = fills(&ana, &page, FORM, &["10.30 pm", "8h", ""]).await;
    assert!(page.says("22:30 to 08:00 (Europe/Madrid)"), "{}", page.text());
    let page = fills(&ana, &page, FORM, &["23 Uhr", "7", "america/new york"]).await;
    assert!(page.says("23:00 to 07:00 (America/New York)"), "{}", page.text());
    assert!(page.says("It is 07:00 in America/New York now."), "{}", page.text());
    assert_eq!(quiet(&stored(&bot, &ana).await), (Some((1380, 420)), Some("America/New_York")));
    // No hours are none. The zone stays, for the days of an absence.
    let page = fills(&ana, &page, FORM, &["", "", ""]).await;
    assert!(page.says("Saved.") && page.says("**Quiet hours**: off"), "{}", page.text());
    assert_eq!(quiet(&stored(&bot, &ana).await), (None, Some("America/New_York")));
    let page = fills(&ana, &page, FORM, &["0", "6", "kolkata"]).await;
    assert!(page.says("It is 17:30 in Asia/Kolkata now."), "{}", page.text());
    let page = presses(&ana, &page, "Switch off").await;
    assert!(page.says("**Quiet hours**: off") && !offers(&page, "Switch off"), "{}", page.text());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_quiet_hours_change_nothing_and_are_answered() {
    let bot = at_noon().await;
    let ana = bot.user("ana");
    let page = opens_preference(&ana, "quiet").await;
    let page = fills(&ana, &page, FORM, &["22", "8", "Europe/Berlin"]).await;
    let before = (Some((1320, 480)), Some("Europe/Berlin"));
    let mut page = page;
    for (texts, says) in [
        (["late", "8", "madrid"], "I cannot read “late” as a time of day."),
        (["22", "25:00", "madrid"], "I cannot read “25\\:00” as a time of day."),
        (["22", "**@everyone**", ""], "“\\*\\*\\@everyone\\*\\*”"),
        (["22", "", "madrid"], "Quiet hours need both times"),
        (["", "8", ""], "Quiet hours need both times"),
        (["8:00", "8", "madrid"], "both are 08:00"),
        (["24:00", "0", ""], "both are 00:00"),
    ] {
        page = fills(&ana, &page, FORM, &texts).await;
        assert!(page.says(says) && page.says("Nothing has changed."), "{texts:?}: {}", page.text());
        assert_eq!(quiet(&stored(&bot, &ana).await), before, "{texts:?}");
        // The screen differs from the next answer, so that the test waits for it.
        page = presses(&ana, &page, "Back").await;
        ana.selects("v1:pref:0:0:choose", &["quiet"]).await.ok();
        page = changed(&ana, &page).await;
    }
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unknown_zone_changes_nothing_and_offers_the_nearest() {
    let bot = at_noon().await;
    let ana = bot.user("ana");
    let page = opens_preference(&ana, "quiet").await;
    let page = fills(&ana, &page, FORM, &["22", "8", "Mordor"]).await;
    assert!(page.says("I know no time zone “Mordor”.") && page.says("**Quiet hours**: off"), "{}", page.text());
    assert_eq!(quiet(&stored(&bot, &ana).await), (None, None));
    let offered = page.buttons().into_iter().filter(|button| button.label.contains('/')).count();
    assert_eq!(offered, 4, "{}", page.summary());
    let page = fills(&ana, &page, FORM, &["22", "8", "Madird"]).await;
    let page = presses(&ana, &page, "Europe/Madrid").await;
    assert!(page.says("Saved.") && page.says("22:00 to 08:00 (Europe/Madrid)"), "{}", page.text());
    // A forged button reaches no unknown zone either.
    ana.forges(page.id, "v1:pref:0:0:quiet 60-120 Mordor").await.ok();
    let page = changed(&ana, &page).await;
    assert!(page.says("I know no time zone “Mordor”."), "{}", page.text());
    assert_eq!(quiet(&stored(&bot, &ana).await), (Some((1320, 480)), Some("Europe/Madrid")));
    bot.close();
}
