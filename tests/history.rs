//! `/history` limited by time, and the ways back to a limited list.

use crate::records::{
    DAY_MS, HERE, asks, ends, ends_with, id, now_ms, offers, picks, plays, presses, sat, tables, welcome,
};
use crate::running_bot::RunningBot;
use agon_sandbox::{Message, User};
use agon_store::{End, ResultRow};

/// Noon of a day, in UTC milliseconds.
fn noon(day: i64) -> i64 {
    day * DAY_MS + DAY_MS / 2
}

/// The choices of a menu of a screen.
fn choices(screen: &Message, menu: &str) -> Vec<String> {
    let menus = screen.menus();
    let menu = menus.iter().find(|known| known.placeholder == menu).expect("the menu");
    menu.choices.iter().map(|choice| choice.label.clone()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn past_tables_are_narrowed_to_days_months_and_years() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo] = ["ana", "ben", "cleo"].map(|name| bot.user(name));
    let store = bot.gamemaster.store();
    // 31 December 2023, 1 and 31 January and 29 February 2024.
    for (game, day) in [("attika", 19_722), ("offrandes", 19_723), ("cyclades", 19_753), ("attika", 19_782)] {
        ends(store, HERE, game, &[sat(&ana), sat(&ben)], noon(day)).await;
    }
    ends(store, HERE, "attika", &[sat(&ana), sat(&ben)], now_ms() - DAY_MS).await;
    let narrowed = async |options: &[(&str, &str)]| asks(&ana, "/history", options).await;
    for (options, count, told) in [
        (vec![("since", "2024"), ("until", "2024")], 3, "2024"),
        (vec![("since", "2024-01"), ("until", "2024-01")], 2, "Jan 2024"),
        (vec![("since", "2024-01-31"), ("until", "31.1.2024")], 1, "31 Jan 2024"),
        (vec![("since", "2024-01-02"), ("until", "2024-02-28")], 1, "from 2 Jan 2024 until 28 Feb 2024"),
        (vec![("until", "2023-12-31")], 1, "until 31 Dec 2023"),
        (vec![("since", "2024-02-29")], 2, "from 29 Feb 2024"),
        (vec![("since", "Last 7 days")], 1, "last 7 days"),
        (vec![("game", "attika"), ("until", "2024")], 2, "until 31 Dec 2024"),
    ] {
        let list = narrowed(&options).await;
        assert!(list.says(told) && tables(&list) == count, "{options:?}: {}", list.text());
    }
    let none = narrowed(&[("since", "2022"), ("until", "2022")]).await;
    assert!(
        none.says("Nothing matches: 2022.") && offers(&none, "Clear filter") && offers(&none, "Mine"),
        "{}",
        none.text()
    );
    // An unreadable date is quoted without its markup, in every language.
    for (options, says) in [
        (vec![("until", "*soon*")], "“\\*soon\\*” isn't a date I can read"),
        (vec![("since", "2024-02-30")], "“2024\\-02\\-30” isn't a date"),
        (vec![("since", "5/3/2024")], "Write a day, a month or a year: 2026-03-05"),
        (vec![("since", "5-3-2024")], "Write a day, a month or a year: 2026-03-05"),
        (vec![("until", "week")], "“week” isn't a date"),
        (vec![("since", "2024-02"), ("until", "2024-01")], "That period ends before it starts"),
        (vec![("since", "week"), ("until", "2024")], "That period ends before it starts"),
    ] {
        let told = narrowed(&options).await;
        assert!(told.says(says), "{options:?}: {}", told.text());
    }
    let told = asks(&ben, "/history", &[("hasta", "pronto")]).await;
    assert!(told.says("No sé leer «pronto» como fecha") && told.says("5/3/2026"), "{}", told.text());
    let told = asks(&ben, "/history", &[("desde", "2/1/2024"), ("hasta", "31/1/2024")]).await;
    assert!(told.says("desde el 2 ene 2024 hasta el 31 ene 2024") && !told.says("No sé leer"), "{}", told.text());
    let told = asks(&cleo, "/history", &[("seit", "1.2024"), ("bis", "1.2024")]).await;
    assert!(told.says("Jan. 2024"), "{}", told.text());

    // The end of the period is in the ids of the buttons, and in the public version.
    let list = narrowed(&[("since", "2024"), ("until", "2024")]).await;
    let list = presses(&ana, &list, "Filter…").await;
    let list = picks(&ana, &list, "Game", "Cyclades").await;
    assert!(tables(&list) == 1 && list.says("2024"), "{}", list.text());
    let list = presses(&ana, &list, "Done").await;
    ana.clicks_on(list.id, "Show here").await.ok();
    let shown = ben.sees_that("the list", |message| message.only_for.is_none() && message.says("Past games")).await;
    assert!(tables(&shown) == 1, "{}", shown.text());
    // Near periods need only one tap.
    let list = presses(&ana, &list, "Filter…").await;
    let offered = choices(&list, "Result and time");
    let today = agon_draw::cards::day_of(now_ms() / 1000);
    let (month, year) = (i64::from(today.month()), i64::from(today.year()));
    assert_eq!(offered[3..6], ["Last 7 days", "Last 30 days", "Last 12 months"]);
    assert!(offered[6].ends_with(&year.to_string()) && offered[8..10] == [year.to_string(), (year - 1).to_string()]);
    let list = picks(&ana, &list, "Result and time", &(year - 1).to_string()).await;
    assert!(list.says(&format!("Nothing matches: Cyclades · {}", year - 1)), "{}", list.text());
    let (word, near) = (format!("{year}-{month:02}"), async |option| ana.autocomplete("/history", option, "").await);
    assert_eq!((near("until").await.len(), near("since").await.len()), (4, 7));
    let completed = ana.autocomplete("/history", "until", &word).await;
    assert_eq!(completed.into_iter().map(|(_, word)| word).collect::<Vec<_>>(), [word]);
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn my_tables_and_the_way_out_are_offered_beside_any_filter() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo] = ["ana", "ben", "cleo"].map(|name| bot.user(name));
    let store = bot.gamemaster.store();
    for at in 0..8 {
        ends(store, HERE, "attika", &[sat(&ben), sat(&cleo)], now_ms() - at * 1_000).await;
    }
    ends(store, HERE, "attika", &[sat(&ana), sat(&ben)], now_ms()).await;
    // A filter of others, and more than one page. The list has one menu: the others stand behind a button.
    let list = asks(&ana, "/history", &[("game", "attika"), ("player", "ben")]).await;
    for label in ["▶", "Filter…", "Mine", "Everywhere", "Show here", "Clear filter"] {
        assert!(offers(&list, label), "{label}: {}", list.summary());
    }
    assert_eq!(list.menus().len(), 1, "{}", list.summary());
    let mine = presses(&ana, &list, "Mine").await;
    assert!(tables(&mine) == 1 && offers(&mine, "Clear filter") && !offers(&mine, "Mine"), "{}", mine.text());
    let all = presses(&ana, &mine, "Clear filter").await;
    assert!(all.says("page 1 of 2") && offers(&all, "Mine") && !offers(&all, "Clear filter"), "{}", all.text());
    // The filters stay open from choice to choice, until they are done or removed.
    let open = presses(&ana, &all, "Filter…").await;
    assert!(open.says("page 1 of 2") && open.says("**9** Attika") && open.menus().len() == 4, "{}", open.summary());
    assert!(offers(&open, "Done") && !offers(&open, "Show here") && !offers(&open, "Clear filter"));
    let open = picks(&ana, &open, "Game", "Attika").await;
    let open = picks(&ana, &open, "Result and time", "Lost").await;
    assert!(open.says("lost") && open.menus().len() == 3 && offers(&open, "Clear filter"), "{}", open.summary());
    let done = presses(&ana, &open, "Done").await;
    assert!(
        done.says("Nothing matches: Attika") && done.menus().is_empty() && offers(&done, "Filter…"),
        "{}",
        done.summary()
    );
    let open = presses(&ana, &done, "Filter…").await;
    let all = presses(&ana, &open, "Clear filter").await;
    assert!(all.says("all games") && all.menus().len() == 1, "{}", all.summary());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_of_two_people_has_their_total_over_the_game_and_time_it_is_limited_to() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo] = ["ana", "ben", "cleo"].map(|name| bot.user(name));
    let (store, now) = (bot.gamemaster.store(), now_ms());
    let [a, b, c] = [&ana, &ben, &cleo].map(|user| format!("<@{}>", id(user)));
    for (game, sat, days) in [
        ("attika", vec![sat(&ana), sat(&ben)], 40),
        ("attika", vec![sat(&ana), sat(&ben)], 3),
        ("offrandes", vec![sat(&cleo), sat(&ben), sat(&ana)], 2),
    ] {
        ends(store, HERE, game, &sat, now - days * DAY_MS).await;
    }
    let level =
        |end: End| End { results: end.results.into_iter().map(|row| ResultRow { place: 1, ..row }).collect(), ..end };
    ends_with(store, (HERE, "cyclades"), &[sat(&ana), sat(&ben)], now - DAY_MS, &level).await;
    let total = async |user: &User, options: &[(&str, &str)], told: String| {
        let list = asks(user, "/history", options).await;
        assert!(list.says(&told), "{told}: {}", list.text());
    };
    total(&ana, &[("opponent", "ben")], format!("{a} 2 : 1 {b} · 1 draw")).await;
    total(&ana, &[("opponent", "ben"), ("result", "lost")], format!("{a} 2 : 1 {b} · 1 draw")).await;
    total(&ana, &[("opponent", "ben"), ("game", "attika")], format!("{a} 2 : 0 {b}\n")).await;
    total(&ana, &[("opponent", "ben"), ("since", "month")], format!("{a} 1 : 1 {b} · 1 draw")).await;
    total(&ana, &[("player", "cleo"), ("opponent", "ben")], format!("{c} 1 : 0 {b}")).await;
    total(&ben, &[("contra", "ana")], format!("{b} 1 : 2 {a} · 1 empate")).await;
    // Who looks at a record reads their own total against its owner.
    let record = asks(&cleo, "/profile", &[("wer", "ben")]).await;
    assert!(record.says(&format!("{c} 1 : 0 {b}")), "{}", record.text());
    let record = asks(&bot.user("eva"), "/profile", &[("player", "ben")]).await;
    assert!(!record.says(" : "), "they never met: {}", record.text());
    bot.close();
}

/// A table's page and its replay lead back to the list, however many filters it has.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replay_leads_back_to_the_list_its_table_was_opened_from() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    let played = plays(&bot.gamemaster, HERE, &ana).await;
    let door = welcome(&ana).await;
    // Discord's ids now have nineteen digits.
    let people = [1_234_567_890_123_456_789, 9_000_000_000_000_000_000].map(agon::discord::ids::base36);
    let list = format!("99 offrandes {} {} w-- g0m g1f", people[0], people[1]);
    ana.dismisses_all();
    ana.forges_choice(door, &format!("v1:his:0:0:open {list}"), &[&played.0.to_string()]).await.ok();
    let page = ana.sees_privately("steps, from").await;
    assert!(offers(&page, "Back"), "{}", page.summary());
    let mut replay = presses(&ana, &page, "Replay").await;
    for label in ["Next ▶", "Step: single", "Spoilers: off"] {
        replay = presses(&ana, &replay, label).await;
    }
    let page = presses(&ana, &replay, "Back").await;
    assert!(page.says("steps, from") && offers(&page, "Back"), "{}", page.summary());
    let list = presses(&ana, &page, "Back").await;
    assert!(list.says("Nothing matches: Offrandes"), "{}", list.text());
    for told in ["against", "won", "Nov 2026"] {
        assert!(list.says(told), "{told}: {}", list.text());
    }
    bot.close();
}
