//! Typed input: actions by notation and in words, suggestions, completions, whole games by `/move`.

use crate::player::ByHand;
use crate::proof::opens_log;
use crate::running_bot::{RunningBot, wait_until};
use agon::discord::panels::table::typed_input::{LONGEST_TYPED, MOST_TYPED};
use agon_ai::Level;
use agon_gamemaster::TableSnapshot;
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::luck::QuickDice;
use agon_sandbox::User;
use agon_store::{Confirming, TableId, UserId};

/// Begins a table of Ana and Ben, who reads Spanish.
async fn two_sit_down(bot: &RunningBot, game: &str) -> TableId {
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    ana.slash("/play", &[("game", game), ("players", "2")]).await.ok();
    ana.sees("lobby").await;
    ben.clicks("Join").await.ok();
    ana.sees("Ben").await;
    bot.wait_until_sent().await;
    ana.clicks("Start").await.ok();
    ana.sees("Text board").await;
    bot.wait_until_sent().await;
    bot.table().await
}

/// The person to act, their language, and the table as they see it.
async fn asked(bot: &RunningBot, table: TableId) -> (User, Language, TableSnapshot) {
    let public = bot.snapshot(table).await;
    let seat = public.waiting().first().expect("somebody is asked");
    let user = public.seats()[seat.index()].user.expect("a person");
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    let (user, language) =
        if ana.person().id.0 == user.0 { (ana, Language::English) } else { (ben, Language::Spanish) };
    let look = bot.gamemaster.snapshot(table, Some(UserId(user.person().id.0))).await.expect("the table");
    (user, language, look)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn labels_are_understood_in_the_readers_language() {
    let bot = RunningBot::start().await;
    let table = two_sit_down(&bot, "cyclades").await;
    let words = Registry::ours().find("cyclades").expect("the game").words;
    let mut readers = Vec::new();
    for turn in 0..3 {
        let (user, language, look) = asked(&bot, table).await;
        let legal = look.view().expect("a view").legal();
        let bid = legal.iter().find(|action| action.starts_with("bid ") && action.ends_with(" 1")).expect("a bid");
        let label = words.label(language, bid);
        let whole = words.whole_label(language, look.view().expect("a view"), bid);
        // A letter is missing: the answer suggests actions, in the reader's language.
        let mut wrong: Vec<char> = label.chars().collect();
        wrong.remove(1);
        let wrong: String = wrong.into_iter().collect();
        let unknown = user.slash("/move", &[("action", &wrong)]).await.ok();
        let english = language == Language::English;
        let asks = if english { "Did you mean “" } else { "¿Quisiste decir «" };
        assert!(unknown.says(&format!("{asks}{whole}")), "{}", unknown.text());
        let unknown = user.slash("/move", &[("action", "xyzzy the magic word")]).await.ok();
        let known = if english { "I don't understand “xyzzy" } else { "No entiendo «xyzzy" };
        assert!(unknown.says(known) && !unknown.says(asks), "{}", unknown.text());
        // A god alone fits every amount: the answer asks which, and does nothing.
        let god = words.label(language, bid.trim_end_matches(" 1"));
        let which = user.slash("/move", &[("action", &god)]).await.ok();
        let asks = if english { "Which one?" } else { "¿Cuál?" };
        let choices = which.message().menus().remove(0).choices;
        assert!(which.is_private() && (which.says(asks) || choices.len() == 8), "{}", which.text());
        assert!(choices.iter().all(|choice| choice.value.starts_with(bid.trim_end_matches('1'))), "{choices:?}");
        assert_eq!(bot.snapshot(table).await.seq(), look.seq(), "nothing has changed");
        // A suggestion has its verb and its price.
        let offers = user.autocomplete("/move", "action", &label.to_lowercase()).await;
        let priced = |(told, value): &(String, String)| value == bid && told.starts_with(&format!("{whole} — "));
        assert!(offers.iter().any(priced), "{offers:?}");
        // Case and accents do not matter. A person without the gold still reads the rule.
        let apollo = words.whole_label(language, look.view().expect("a view"), "bid apollo");
        let typed = if turn == 2 { apollo.to_lowercase() } else { whole.to_uppercase() };
        let done = user.slash("/move", &[("action", &typed)]).await.ok();
        let says = if language == Language::English { "Done" } else { "Hecho" };
        assert!(done.says(says), "{typed}: {}", done.text());
        readers.push(language);
    }
    assert!(readers.contains(&Language::Spanish) && readers.contains(&Language::English), "{readers:?}");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_typed_goes_on_by_itself() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo] = ["ana", "ben", "cleo"].map(|name| bot.user(name));
    let chosen = [("game", "offrandes"), ("players", "4")];
    let offers = ana.autocomplete_after("/play", &chosen, "options", "auction=sealed, se").await;
    assert_eq!(offers, [("Auction: sealed · Bribes: sealed".to_owned(), "auction=sealed, bribes=sealed".to_owned())]);
    let offers = cleo.autocomplete_after("/play", &[("game", "offrandes")], "options", "").await;
    assert!(offers.len() == 4 && offers.iter().all(|(label, _)| !label.contains('=')), "{offers:?}");
    assert!(ana.autocomplete("/play", "options", "auc").await.is_empty(), "of which game?");

    let table = two_sit_down(&bot, "attika").await;
    let (asked, language, look) = asked(&bot, table).await;
    let first = look.view().expect("a view").legal().remove(0);
    let words = Registry::ours().find("attika").expect("the game").words;
    let whole = words.whole_label(language, look.view().expect("a view"), &first);
    let offers = asked.autocomplete("/move", "action", &words.label(language, &first).to_uppercase()).await;
    assert!(offers.iter().any(|(told, value)| told.starts_with(&whole) && *value == first), "{offers:?}");
    // Nothing has these words: the suggestions say so, with what is possible.
    let offers = asked.autocomplete("/move", "action", "xyzzy").await;
    assert!(offers.len() > 1 && offers[0].0.contains("xyzzy") && offers[0].1 == "xyzzy", "{offers:?}");
    let one = [("Attika · table 1".to_owned(), "1".to_owned())];
    for (command, typed) in [("/table", ""), ("/seat", "1"), ("/move", "att")] {
        assert_eq!(ana.autocomplete(command, "table", typed).await, one, "{command}");
    }
    assert_eq!(ben.autocomplete("/seat", "table", "").await, [("Attika · mesa 1".to_owned(), "1".to_owned())]);
    assert_eq!(ana.in_dm().autocomplete("/seat", "table", "").await.len(), 1);
    assert!(cleo.autocomplete("/seat", "table", "").await.is_empty(), "no seat, no table");
    assert!(ana.autocomplete("/table", "table", "2").await.is_empty(), "no such number");
    assert!(ana.autocomplete("/verify", "table", "").await.is_empty(), "nothing is finished");
    bot.close();
}

/// Types, and presses the button that confirms the action.
async fn confirms(bot: &RunningBot, table: TableId, user: &User, (typed, input): (&str, &str)) {
    let before = bot.snapshot(table).await.seq();
    user.dismisses_all();
    let asks = user.slash("/move", &[("action", typed)]).await.ok();
    let yes = asks.message().buttons().into_iter().find(|button| button.custom_id.starts_with("v1:yes:"));
    let yes = yes.unwrap_or_else(|| panic!("{typed}: {}", asks.text()));
    assert!(asks.is_private() && yes.custom_id.ends_with(&format!(":{input}")), "{typed}: {}", yes.custom_id);
    assert_eq!(bot.snapshot(table).await.seq(), before, "{typed} alone does nothing");
    user.clicks_id(|id| id.starts_with("v1:yes:")).await.ok();
    wait_until(bot.gamemaster.store(), typed, async || bot.snapshot(table).await.seq() > before).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn words_that_say_no_action_in_full_do_nothing_before_they_are_confirmed() {
    let bot = RunningBot::start().await;
    let table = two_sit_down(&bot, "cyclades").await;
    let words = Registry::ours().find("cyclades").expect("the game").words;
    let (user, language, look) = asked(&bot, table).await;
    let god = |notation: &str| words.label(language, notation);
    let legal = look.view().expect("a view").legal();
    let bid = legal.iter().find(|action| action.starts_with("bid ") && action.ends_with(" 1")).expect("a bid").clone();
    // Nothing has these words, or there are too many at once.
    let negative = bid.replace(" 1", " -1");
    let many = vec!["q"; MOST_TYPED + 1].join(";");
    let english = language == Language::English;
    let unknown = if english { "I don't understand" } else { "No entiendo" };
    let too_many = if english { "That is too much at once." } else { "Es demasiado de una vez." };
    for (typed, says) in [(negative.as_str(), unknown), (many.as_str(), too_many), ("q; q; q", unknown)] {
        user.dismisses_all();
        let answer = user.slash("/move", &[("action", typed)]).await.ok();
        assert!(answer.is_private() && answer.says(says), "{typed}: {}", answer.text());
        let yes = answer.message().buttons().into_iter().any(|button| button.custom_id.starts_with("v1:yes:"));
        assert!(!yes && bot.snapshot(table).await.seq() == look.seq(), "{typed}");
    }
    // A god and an amount have no verb. Even who is never asked about risks is asked about the meaning.
    let id = UserId(user.person().id.0);
    bot.gamemaster.store().set_confirming(id, Confirming::Never).await.expect("the database");
    confirms(&bot, table, &user, (&god(&bid), &bid)).await;

    // Who has everything confirmed is asked about a label in full, as after a click. Notation is done at once.
    let (user, language, look) = asked(&bot, table).await;
    let id = UserId(user.person().id.0);
    bot.gamemaster.store().set_confirming(id, Confirming::Always).await.expect("the database");
    let view = look.view().expect("a view");
    let bid = view.legal().into_iter().find(|action| action.ends_with(" 1")).expect("a bid");
    confirms(&bot, table, &user, (&words.whole_label(language, view, &bid), &bid)).await;
    let (user, _, look) = asked(&bot, table).await;
    let id = UserId(user.person().id.0);
    bot.gamemaster.store().set_confirming(id, Confirming::Always).await.expect("the database");
    user.slash("/move", &[("action", "bid apollo")]).await.ok();
    assert!(bot.snapshot(table).await.seq() > look.seq());
    bot.close();
}

/// The first actions of an input: as many as may be typed at once in these words.
fn typed_at_once(input: &str, in_words: impl Fn(&str) -> String) -> (Vec<&str>, String) {
    let (mut actions, mut typed) = (Vec::new(), String::new());
    for action in input.split(';').map(str::trim).take(MOST_TYPED) {
        let longer = if typed.is_empty() { in_words(action) } else { format!("{typed}; {}", in_words(action)) };
        if longer.encode_utf16().count() > LONGEST_TYPED {
            break;
        }
        typed = longer;
        actions.push(action);
    }
    (actions, typed)
}

/// Plays to the end of the game: the person to act types the actions.
async fn type_to_the_end(bot: &RunningBot, table: TableId) {
    let (mut dice, mut by_hand) = (QuickDice::new(3), ByHand::default());
    while !bot.snapshot(table).await.is_over() {
        let (user, _, look) = asked(bot, table).await;
        let view = look.view().expect("a view");
        let input = Registry::ours().find(view.game()).expect("the game").player(Level::Greedy).choose(view, &mut dice);
        if !by_hand.does(&input) {
            let id = UserId(user.person().id.0);
            bot.gamemaster.act(table, id, look.seq(), &input).await.expect("a legal action");
            continue;
        }
        user.dismisses_all();
        let (_, typed) = typed_at_once(&input, str::to_owned);
        let answer = user.slash("/move", &[("action", &typed)]).await.ok();
        assert!(answer.is_private() && bot.snapshot(table).await.seq() > look.seq(), "{typed}: {}", answer.text());
    }
}

/// People with their languages.
const READERS: [(&str, Language); 3] =
    [("ben", Language::Spanish), ("cleo", Language::German), ("dion", Language::English)];

/// The words of a label as a person types them: no capitals, no signs.
fn in_words(label: &str) -> String {
    let words = label.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ").to_lowercase()
}

/// Plays a game of as few people as it needs to its end: each types the words of each action in their own language, and
/// exactly this action is in the log. Nobody is asked about risks, so each label in full is done at once.
async fn type_words_to_the_end(game: &str) {
    let bot = RunningBot::start().await;
    let entry = Registry::ours().find(game).expect("the game");
    let seats = usize::from(entry.meta().seats.0);
    let people: Vec<User> = READERS.iter().take(seats).map(|(name, _)| bot.user(name)).collect();
    let table = bot.begin_table_here(game, &[], &people).await;
    for user in &people {
        let id = UserId(user.person().id.0);
        bot.gamemaster.store().set_confirming(id, Confirming::Never).await.expect("the database");
    }
    let mut dice = QuickDice::new(3);
    loop {
        let public = bot.snapshot(table).await;
        if public.is_over() {
            break;
        }
        let seat = public.waiting().minus(public.ready()).first().expect("somebody is asked");
        let id = public.seats()[seat.index()].user.expect("a person");
        let reader = people.iter().position(|user| user.person().id.0 == id.0).expect("one of them");
        let (user, language) = (&people[reader], READERS[reader].1);
        let look = bot.gamemaster.snapshot(table, Some(id)).await.expect("the table");
        let view = look.view().expect("a view");
        let input = entry.player(Level::Greedy).choose(view, &mut dice);
        let label = |action: &str| in_words(&entry.words.whole_label(language, view, action));
        let (actions, typed) = typed_at_once(&input, label);
        user.dismisses_all();
        let answer = user.slash("/move", &[("action", &typed)]).await.ok();
        assert!(answer.is_private(), "{typed}: {}", answer.text());
        let steps = bot.gamemaster.store().steps(table).await.expect("the log");
        let own = steps.into_iter().filter(|step| step.seq > look.seq() && step.seat == Some(seat.0));
        let mut done: Vec<String> = own.map(|step| step.text).take(actions.len()).collect();
        if done.is_empty() {
            // A secret choice opens when all have chosen.
            let kept = bot.gamemaster.snapshot(table, Some(id)).await.expect("the table");
            done = kept.draft().map(|draft| draft.words.clone()).unwrap_or_default();
        }
        assert_eq!(done, actions, "{typed}: {}", answer.text());
    }
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cyclades_is_played_in_words_of_each_readers_language() {
    type_words_to_the_end("cyclades").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn attika_is_played_in_words_of_each_readers_language() {
    type_words_to_the_end("attika").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn offrandes_is_played_in_words_of_each_readers_language() {
    type_words_to_the_end("offrandes").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_played_by_typing_alone() {
    let bot = RunningBot::start().await;
    let table = two_sit_down(&bot, "attika").await;
    type_to_the_end(&bot, table).await;
    let ana = bot.user("ana");
    let board = ana.sees("seed revealed").await;
    assert!(board.says("wins with") || board.says("share the win"), "{}", board.summary());
    // A finished table reports its end, and the actions still possible.
    ana.dismisses_all();
    ana.forges(board.id, "v1:act:1:1:end").await.ok();
    let over = ana.sees_privately("Table 1 is over. ").await;
    assert!(over.says("wins with") || over.says("share the win"), "{}", over.text());
    let labels: Vec<String> = over.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Result", "Replay", "Rematch"]);
    // The log opens at the end of the game, and at any round.
    ana.dismisses_all();
    let log = opens_log(&ana).await;
    let rounds = log.menus().into_iter().find(|menu| menu.custom_id.ends_with(":jump")).expect("the rounds");
    // A long game does not list every round.
    let numbers = rounds.choices.iter().map(|choice| choice.label.rsplit(' ').next().and_then(|n| n.parse().ok()));
    let numbers: Vec<u32> = numbers.map(|number| number.expect("a round")).collect();
    let last = u32::from(bot.snapshot(table).await.public().expect("a view").progress().round);
    // The menu has one more chapter, the preparation.
    let every = (last + 1).div_ceil(25) as usize;
    assert_eq!(numbers, (1..=last).step_by(every).collect::<Vec<u32>>());
    ana.selects(&rounds.custom_id, &[&rounds.choices[0].value]).await.ok();
    let first = ana.sees_that("its first round", |now| now.id == log.id && now.says("Round 1: the turn of")).await;
    assert_ne!(first.text(), log.text());
    assert_eq!(ana.autocomplete("/verify", "table", "1").await, [("Attika · table 1".to_owned(), "1".to_owned())]);
    bot.close();
}
