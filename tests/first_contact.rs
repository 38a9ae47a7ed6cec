//! First contact: from the welcome to a first move in a few presses, against AIs with names, at a table that says whether
//! it counts.

use crate::database;
use crate::records::{ends, now_ms, presses};
use crate::running_bot::RunningBot;
use agon::discord::panels;
use agon::discord::panels::table::lobby;
use agon::discord::parts::{Press, Row, Tone};
use agon_ai::Level;
use agon_gamemaster::Fill;
use agon_gamemaster::{
    GameMaster, OpenTable, OverSnapshot, Person, RatingChange, Stage, TableId, TableSnapshot, UserId,
};
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::Seat;
use agon_sandbox::{Message, User};
use agon_store::{ChannelId, GuildId, InteractionId, Secret};
use std::sync::Arc;
use tempfile::TempDir;

const ANA: UserId = UserId(3);
const BEN: UserId = UserId(4);
const HERE: GuildId = GuildId(1);

/// A game master over a fresh database, without a bot.
async fn game_master() -> (GameMaster, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = database::open(folder.path().join("agon.db")).await;
    (GameMaster::new(store, Registry::ours(), Arc::new(|| 1_700_000_000_000), Arc::new(|| [3; 32])), folder)
}

/// Opens a lobby of Ana in a channel of its own.
async fn opens(master: &GameMaster, channel: u64, game: &str, seats: Option<u8>) -> TableId {
    let wish = OpenTable {
        guild: HERE,
        channel: ChannelId(channel),
        game: game.to_owned(),
        seats,
        machines: 0,
        level: Some(Level::Greedy),
        options: Default::default(),
        host: Person { user: ANA, name: "Ana".to_owned() },
        language: "en".to_owned(),
    };
    // This test opens more than a person usually may.
    master.store().set_open_limit(HERE, 100).await.expect("the limit");
    master.open(wish).await.expect("a table").table
}

async fn look(master: &GameMaster, table: TableId) -> TableSnapshot {
    master.snapshot(table, None).await.expect("a look")
}

/// The text of a lobby.
fn text(language: Language, look: &TableSnapshot) -> String {
    lobby::lobby(language, look).embed.expect("a lobby").text
}

/// The text of the main button of a lobby.
fn main_button(look: &TableSnapshot) -> String {
    let rows = lobby::lobby(Language::English, look).rows;
    let buttons = rows.into_iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons,
        Row::Menu(_) => Vec::new(),
    });
    let main: Vec<_> = buttons.filter(|button| button.tone == Tone::Main).collect();
    let [main] = &main[..] else { panic!("one main button: {main:?}") };
    assert!(!main.disabled && matches!(main.press, Press::Click(_)), "{main:?}");
    main.label.clone()
}

/// Presses what leads to a move: a confirmation, an action, the first choices of a menu, or a step towards them.
async fn presses_on(ana: &User, panel: &Message) -> Message {
    let buttons: Vec<_> = panel.buttons().into_iter().filter(|button| button.enabled).collect();
    let button = |verb: &str| buttons.iter().find(|button| button.custom_id.starts_with(&format!("v1:{verb}:")));
    if let Some(button) = button("yes").or(button("act")) {
        return presses(ana, panel, &button.label).await;
    }
    let menus = panel.menus();
    let Some(menu) = menus.first() else {
        return presses(ana, panel, &button("go").expect("a way on").label).await;
    };
    let least = usize::try_from(menu.at_least).expect("a few").max(1);
    let choices: Vec<&str> = menu.choices.iter().take(least).map(|choice| choice.value.as_str()).collect();
    let face = panel.json();
    ana.selects(&menu.custom_id, &choices).await.ok();
    ana.sees_that("the panel's answer", |now| now.id == panel.id && now.json() != face).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_few_presses_lead_from_the_welcome_to_the_first_move() {
    for (game, most) in [("Offrandes", 5), ("Cyclades", 4), ("Attika", 4)] {
        let bot = RunningBot::start().await;
        let ana = bot.user("ana");
        ana.sees("Agon is here").await;
        let before = bot.sandbox.interactions().len();
        ana.clicks(&format!("Play {game}")).await.ok();
        ana.sees("lobby").await;
        // The lobby is answer enough, and no question comes before the game.
        bot.wait_until_sent().await;
        assert!(ana.newest_private().is_none(), "{game}: {}", ana.newest_private().expect("a message").summary());
        ana.clicks("Start with AI").await.ok();
        let mut panel = ana.sees_that("my panel", |message| message.only_for.is_some()).await;
        let table = bot.table().await;
        let mine = bot.gamemaster.snapshot(table, Some(UserId(ana.person().id.0))).await.expect("a look");
        let Seat(mine) = mine.seat().expect("a seat");
        let moved = async || {
            let steps = bot.gamemaster.store().steps(table).await.expect("the log");
            steps.iter().any(|step| step.seat == Some(mine))
        };
        while !moved().await {
            panel = presses_on(&ana, &panel).await;
            let made = bot.sandbox.interactions().len() - before;
            assert!(made <= most, "{game}: {made} presses, and no move yet:\n{}", panel.summary());
        }
        let private = ana.messages().iter().filter(|message| message.only_for.is_some()).count();
        assert_eq!(private, 1, "one panel, and nothing beside it");
        bot.wait_until_sent().await;
        bot.close();
    }
}

#[tokio::test]
async fn start_with_ai_takes_three_seats_unless_the_host_chose_a_number() {
    let (master, _folder) = game_master().await;
    let wishes = [
        ("offrandes", None, 3),
        ("cyclades", None, 3),
        ("attika", None, 3),
        ("offrandes", Some(4), 4),
        ("cyclades", Some(2), 2),
    ];
    for (channel, (game, seats, taken)) in (10..).zip(wishes) {
        let table = opens(&master, channel, game, seats).await;
        let open = look(&master, table).await;
        let told = text(Language::English, &open);
        assert!(told.contains(&format!("**Start with AI** starts now with {taken} seats")), "{told}");
        assert!(told.contains(&format!("{taken} seats, about ")), "{told}");
        assert_eq!(main_button(&open), "Start with AI");
        master
            .start(table, ANA, InteractionId(1), Some(Fill { seats: None, level: Level::Greedy }))
            .await
            .expect("a start");
        assert_eq!(look(&master, table).await.seats().len(), taken, "{game}");
    }
    // As many as sit there already are not too many: all seats are filled then.
    let table = opens(&master, 20, "offrandes", None).await;
    for _ in 0..2 {
        master.add_machine(table, ANA, Level::Greedy).await.expect("an AI");
    }
    let three = look(&master, table).await;
    assert_eq!((three.filled(), main_button(&three).as_str()), (5, "Start"));
}

#[tokio::test]
async fn people_who_wait_for_others_are_not_told_to_start() {
    let (master, _folder) = game_master().await;
    let table = opens(&master, 10, "offrandes", None).await;
    master.set_people_only(table, ANA, true).await.expect("people only");
    let open = look(&master, table).await;
    assert_eq!(main_button(&open), "Join");
    let told = text(Language::English, &open);
    assert!(!told.contains("Start with AI") && !told.contains("ated:**") && told.contains("5 seats, about "), "{told}");
}

#[tokio::test]
async fn ais_are_called_the_same_in_every_language_and_told_apart_from_people() {
    let (master, _folder) = game_master().await;
    let table = opens(&master, 10, "offrandes", None).await;
    for _ in 0..4 {
        master.add_machine(table, ANA, Level::Hard).await.expect("an AI");
    }
    let full = look(&master, table).await;
    let named = |look: &TableSnapshot| -> Vec<String> {
        let machines = look.seats().iter().filter(|row| row.user.is_none());
        machines.map(|row| row.name.clone()).collect()
    };
    let names = named(&full);
    let mut apart = names.clone();
    apart.sort();
    apart.dedup();
    assert!(apart.len() == 4 && names.iter().all(|name| !name.is_empty()), "{names:?}");
    let words = [("AI", "hard AI"), ("IA", "IA difícil"), ("KI", "schwere KI")];
    for (language, (ai, level)) in Language::ALL.into_iter().zip(words) {
        let told = text(language, &full);
        assert!(names.iter().all(|name| told.contains(&format!("{name} ({level})"))), "{told}");
        let beside = panels::seat_name(language, full.game().words, full.seats(), Seat(1));
        assert!(beside.ends_with(&format!("({}, {ai})", names[0])), "{beside}");
    }
    // They keep their names at the table, and come again to its rematch.
    master.start(table, ANA, InteractionId(1), None).await.expect("a start");
    assert_eq!(named(&look(&master, table).await), names);
    master.abort(table, ANA, true).await.expect("an end");
    let again = master.rematch(table, Person { user: ANA, name: "Ana".to_owned() }, ChannelId(11)).await;
    assert_eq!(named(&look(&master, again.expect("a rematch").table.table).await), names);
}

#[tokio::test]
async fn a_first_table_alone_with_ais_is_unrated_and_its_lobby_says_why() {
    let (master, _folder) = game_master().await;
    let rated = async |table: TableId| look(&master, table).await.table().rated;
    let first = opens(&master, 10, "offrandes", None).await;
    let open = look(&master, first).await;
    let [english, spanish, german] = Language::ALL.map(|language| text(language, &open));
    assert!(english.contains("**Not rated with AIs alone:** it is Ana's first game of Offrandes."), "{english}");
    assert!(spanish.contains("es la primera partida de Ana a Offrandes"));
    assert!(german.contains("Ana spielt Offrandes zum ersten Mal"));
    master
        .start(first, ANA, InteractionId(1), Some(Fill { seats: None, level: Level::Greedy }))
        .await
        .expect("a start");
    assert!(!rated(first).await);

    // With a person beside her, even a first table counts.
    let beside = opens(&master, 11, "attika", Some(3)).await;
    master.join(beside, Person { user: BEN, name: "Ben".to_owned() }).await.expect("a seat");
    master.add_machine(beside, ANA, Level::Greedy).await.expect("an AI");
    let told = text(Language::English, &look(&master, beside).await);
    assert!(told.contains("**Rated:**") && !told.contains("Not rated"), "{told}");
    master.start(beside, ANA, InteractionId(1), None).await.expect("a start");
    assert!(rated(beside).await);

    // Once she has finished a table of the game, her next one counts, unless she wants otherwise.
    ends(master.store(), HERE, "offrandes", &[(Some(ANA), "Ana"), (Some(BEN), "Ben")], now_ms()).await;
    for wanted in [true, false] {
        let next = opens(&master, 12 + u64::from(wanted), "offrandes", None).await;
        master.set_rated(next, ANA, wanted).await.expect("chosen");
        master.add_machine(next, ANA, Level::Greedy).await.expect("an AI");
        let told = text(Language::English, &look(&master, next).await);
        assert!(told.contains(if wanted { "**Rated:**" } else { "**Not rated:**" }), "{told}");
        master
            .start(next, ANA, InteractionId(1), Some(Fill { seats: None, level: Level::Greedy }))
            .await
            .expect("a start");
        assert_eq!(rated(next).await, wanted);
    }
}

#[tokio::test]
async fn a_provisional_rating_shows_no_number_in_public() {
    let (master, _folder) = game_master().await;
    let table = opens(&master, 10, "attika", Some(3)).await;
    master.join(table, Person { user: BEN, name: "Ben".to_owned() }).await.expect("a seat");
    master.add_machine(table, ANA, Level::Greedy).await.expect("an AI");
    let open = look(&master, table).await;
    let moved = |by: i64, sure: bool| Some(RatingChange { before: 1500, after: 1500 + by, machines: true, sure });
    let told = |changes: [Option<RatingChange>; 3]| {
        let over =
            OverSnapshot { position: None, standing: None, rating_changes: changes.to_vec(), seed: Secret([0; 32]) };
        panels::ratings_line(Language::English, &open.clone().with_stage(Stage::Over(over)))
    };
    let both = told([moved(-534, false), moved(31, true), moved(8, true)]);
    assert_eq!(both.as_deref(), Some("Rating with AI: Ben +31, Steady AI +8, Ana (provisional)"));
    let none = told([moved(-534, false), moved(120, false), moved(80, false)]);
    assert_eq!(none.as_deref(), Some("Rating with AI: Ben (provisional), Ana (provisional)"));
    assert_eq!(told([None, None, None]), None, "unrated");
}
