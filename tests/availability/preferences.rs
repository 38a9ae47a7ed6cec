//! Preferences: an overview, and a page for each with what it does.

use super::{at_noon, stored};
use crate::records::{asks, changed, id, offers, opens_preference, picks, presses};
use crate::running_bot::RunningBot;
use agon_sandbox::User;
use agon_store::{AtZero, Confirming, Notices, PlayerRow, Reminders};

/// The word of each preference, its line in the overview, and a part of the sentence on its page.
const PAGES: [(&str, &str, &str); 11] = [
    ("notices", "**Turn notices**: mention", "a direct message stays between us"),
    ("reminders", "**Reminders**: once", "How often I remind you"),
    ("quiet", "**Quiet hours**: off", "Deadlines stay where they are."),
    ("away", "**Away**: no", "At your tables others see this when you are waited for."),
    ("language", "**Language**: As my Discord", "everything that only you read"),
    ("colours", "**Colours**: standard", "the pictures that only you see"),
    ("confirm", "**Confirm**: risky only", "ask about once more"),
    ("pay", "**Pay as suggested**: off", "without asking"),
    ("at-zero", "**If my time runs out**: the AI decides", "You can have it decline"),
    ("hide", "**Hide me**: off", "You appear on no leaderboard"),
    ("name", "**My name everywhere**: off", "even where you never played"),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_overview_tells_every_value_and_leads_to_every_page() {
    let bot = at_noon().await;
    let ana = bot.user("ana");
    let mut screen = asks(&ana, "/preferences", &[]).await;
    assert!(screen.says("Each change is saved at once."), "{}", screen.text());
    for (word, line, sentence) in PAGES {
        assert!(screen.text().lines().any(|told| told == line), "{line}: {}", screen.text());
        let page = picks(&ana, &screen, "Choose a setting", word).await;
        assert!(page.says(line) && page.says(sentence), "{word}: {}", page.text());
        assert_eq!(page.menus().iter().filter(|menu| menu.custom_id.ends_with(":choose")).count(), 0);
        screen = presses(&ana, &page, "Back").await;
    }
    // Nothing was changed.
    assert!(!bot.gamemaster.store().has_user(id(&ana)).await.expect("the database"));
    bot.close();
}

/// Picks a value on the page of a preference, and checks that it is saved.
async fn saves(bot: &RunningBot, user: &User, word: &str, value: &str, is_saved: impl Fn(&PlayerRow) -> bool) {
    let page = opens_preference(user, word).await;
    let control = if word == "reminders" { "remind" } else { word }.replace('-', " ");
    let page = picks(user, &page, &format!("v1:pref:0:0:{control}"), value).await;
    assert!(is_saved(&stored(bot, user).await), "{word} {value}: {}", page.text());
    let chosen = page.menus().into_iter().flat_map(|menu| menu.choices).any(|it| it.chosen && it.value == value);
    assert!(chosen && page.says("Saved."), "{word} {value}: {}", page.summary());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_value_is_saved_at_once_and_told() {
    let bot = at_noon().await;
    let ana = bot.user("ana");
    for (value, reminders) in [
        ("six-hours", Reminders::SixHours),
        ("day", Reminders::Day),
        ("never", Reminders::Never),
        ("once", Reminders::Once),
    ] {
        saves(&bot, &ana, "reminders", value, |player| player.reminders == reminders).await;
    }
    saves(&bot, &ana, "colours", "dark", |player| player.palette.as_deref() == Some("dark")).await;
    saves(&bot, &ana, "confirm", "always", |player| player.confirming == Confirming::Always).await;
    saves(&bot, &ana, "at-zero", "decline", |player| player.at_zero == AtZero::Decline).await;
    for word in ["pay", "hide", "name"] {
        let page = opens_preference(&ana, word).await;
        let button = page.buttons().into_iter().find(|button| button.label.ends_with(": off")).expect("a switch").label;
        let page = presses(&ana, &page, &button).await;
        assert!(page.says("Saved.") && offers(&page, &button.replace(": off", ": on")), "{word}: {}", page.summary());
    }
    let player = stored(&bot, &ana).await;
    assert!(player.pays_as_suggested && player.hidden && player.named_everywhere);
    // The notices have an answer of their own, and so has the language.
    let page = opens_preference(&ana, "notices").await;
    let page = picks(&ana, &page, "Turn notices", "quiet").await;
    assert!(page.says("Turn notices: quiet.") && offers(&page, "Try a message"), "{}", page.summary());
    assert_eq!(stored(&bot, &ana).await.notices, Notices::Quiet);
    let page = opens_preference(&ana, "language").await;
    let page = picks(&ana, &page, "Language", "es").await;
    assert!(page.says("Ahora te hablo en español.") && offers(&page, "Volver"), "{}", page.summary());
    let page = presses(&ana, &page, "Volver").await;
    assert!(page.says("**Recordatorios**: una vez") && page.says("**Colores**: oscuros"), "{}", page.text());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_forged_client_sends_changes_nothing() {
    let bot = at_noon().await;
    let ana = bot.user("ana");
    for words in ["choose", "notices", "remind", "language", "colours", "confirm", "at zero"] {
        for value in ["soon", ""] {
            let screen = asks(&ana, "/preferences", &[]).await;
            ana.forges_choice(screen.id, &format!("v1:pref:0:0:{words}"), &[value]).await.ok();
            let answer = changed(&ana, &screen).await;
            assert!(answer.says("This button is not for you"), "{words} {value}: {}", answer.text());
        }
    }
    assert!(!bot.gamemaster.store().has_user(id(&ana)).await.expect("the database"));
    // Buttons of older messages work on.
    let screen = asks(&ana, "/preferences", &[]).await;
    ana.forges_choice(screen.id, "v1:pref:0:0:confirm", &["never"]).await.ok();
    let page = changed(&ana, &screen).await;
    assert!(page.says("**Confirm**: never") && page.says("Saved."), "{}", page.text());
    ana.forges(page.id, "v1:pref:0:0:hide on").await.ok();
    let page = changed(&ana, &page).await;
    assert!(page.says("**Hide me**: on"), "{}", page.text());
    bot.close();
}
