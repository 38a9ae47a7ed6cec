//! Answers to clicks that do not fit, word for word: they name the table, its time, and the possible next steps.

use crate::player::starts;
use crate::running_bot::RunningBot;
use agon_gamemaster::Note;
use agon_games::Registry;
use agon_rules::game::OptionValues;
use agon_rules::log::{Line, read};
use agon_rules::luck::Seed;
use agon_rules::{Seat, Viewer};
use agon_sandbox::people::SERVER;
use agon_sandbox::{Message, User};
use agon_store::{
    ChannelId, Commit, GuildId, InteractionId, NewStep, NewTable, SeatRow, Secret, Start, Store, TableId, UserId,
};

/// The labels of a message's buttons.
fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|button| button.label).collect()
}

/// The text in the reader's language.
pub fn words<'a>(user: &User, [english, spanish, german]: [&'a str; 3]) -> &'a str {
    match user.person().locale {
        "es-ES" => spanish,
        "de" => german,
        _ => english,
    }
}

/// Waits for a private message with these words.
pub async fn hears(user: &User, says: &str) -> Message {
    user.sees_that(says, |message| message.only_for.is_some() && message.says(says)).await
}

/// Begins a table of Attika with Ana, Ben and Cleo. Returns the people by seat.
pub async fn three_sit_down(bot: &RunningBot) -> (TableId, Vec<User>) {
    let people = ["ana", "ben", "cleo"].map(|name| bot.user(name));
    let [ana, ben, cleo] = &people;
    ana.slash("/play", &[("game", "attika"), ("players", "3")]).await.ok();
    ana.sees("lobby").await;
    for guest in [ben, cleo] {
        guest.clicks("Join").await.ok();
        ana.sees(guest.person().display).await;
        guest.sees_that("a greeting", |message| message.only_for.is_some()).await;
    }
    bot.wait_until_sent().await;
    starts(ana, "Start").await;
    ana.sees("Text board").await;
    bot.wait_until_sent().await;
    let table = bot.table().await;
    let seats = bot.snapshot(table).await.seats().to_vec();
    let holder = |row: &SeatRow| people.iter().find(|user| Some(user.person().id.0) == row.user.map(|user| user.0));
    let seated: Vec<User> = seats.iter().map(|row| holder(row).expect("one of the three").clone()).collect();
    people.iter().for_each(User::dismisses_all);
    (table, seated)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_not_asked_hears_who_is_and_when_their_turn_comes() {
    let bot = RunningBot::start().await;
    let (table, seated) = three_sit_down(&bot).await;
    let look = bot.snapshot(table).await;
    let at = look.waiting().first().expect("somebody is asked").index();
    let [now, next, last] = [0, 1, 2].map(|steps| &seated[(at + steps) % 3]);
    let board = now.sees("table 1").await;
    for (user, place) in [
        (next, ["You're up next.", "Después te toca a ti.", "Danach bist du dran."]),
        (
            last,
            [
                "You're up after the next turn.",
                "Te toca después del siguiente turno.",
                "Nach dem nächsten Zug bist du dran.",
            ],
        ),
    ] {
        user.forges(board.id, &format!("v1:act:1:{}:end", look.seq())).await.ok();
        let not_mine = words(user, ["It is not your turn. ", "No te toca. ", "Du bist nicht dran. "]);
        let panel = hears(user, not_mine).await;
        assert!(panel.says(&format!("({})", now.person().display)), "who: {}", panel.summary());
        assert!(panel.says(words(user, place)) && panel.embeds.len() == 1, "{}", panel.summary());
        user.dismisses_all();
        // The typed action gets the same answer in other words.
        let typed = user.slash("/move", &[("action", "end")]).await.ok();
        let nothing =
            ["You have nothing to decide now.", "Ahora no tienes nada que decidir.", "nichts zu entscheiden."];
        assert!(typed.says(words(user, nothing)) && typed.says(now.person().display), "{}", typed.text());
    }
    // An old button of the person to act explains the changes since then, and the actions possible now.
    let first = look.seq();
    now.slash("/move", &[("action", "end")]).await.ok();
    next.slash("/move", &[("action", "end")]).await.ok();
    last.dismisses_all();
    last.forges(board.id, &format!("v1:act:1:{first}:end")).await.ok();
    let moved = words(last, ["The table has moved on: ", "partida ha avanzado: ", "Am Tisch ging es schon weiter: "]);
    let panel = hears(last, moved).await;
    let now_you = ["Here is what you can do now.", "Esto es lo que puedes hacer ahora.", "Das kannst du jetzt tun."];
    assert!(panel.says(words(last, now_you)) && panel.embeds.len() == 1, "{}", panel.summary());
    // A double tap after the end of the turn is no mistake.
    now.dismisses_all();
    now.forges(board.id, &format!("v1:act:1:{first}:end")).await.ok();
    bot.wait_until_sent().await;
    assert!(now.newest_private().is_none(), "a double tap");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_no_seat_is_shown_what_there_is_to_watch() {
    let bot = RunningBot::start().await;
    let [ana, dion, cleo] = ["ana", "dion", "cleo"].map(|name| bot.user(name));
    let (table, _) = three_sit_down(&bot).await;
    let board = ana.sees("table 1").await;
    dion.forges(board.id, "v1:act:1:1:end").await.ok();
    let no_seat = hears(&dion, "You have no seat at table 1. You can watch.").await;
    assert_eq!(labels(&no_seat), ["Text board", "Log", "Open a table"]);
    // The lobby is older than the table, but a client may still show its buttons.
    for what in ["join", "start"] {
        dion.dismisses_all();
        dion.forges(board.id, &format!("v1:lob:1:0:{what}")).await.ok();
        let begun = hears(&dion, "Table 1 has begun. You can watch.").await;
        assert!(begun.buttons().iter().any(|button| button.label == "Watch" && button.url.is_some()));
    }
    // A person who gave up reads since when. The game of the others continues.
    for (user, says, shows) in [
        (&ana, "You have been out of table 1 since <t:", ["Text board", "Log"]),
        (&cleo, "An Tisch 1 bist du seit <t:", ["Spielplan als Text", "Verlauf"]),
    ] {
        user.forges(board.id, "v1:more:1:0:resign yes").await.ok();
        user.sees_that("the answer", |message| message.only_for.is_some()).await;
        for act in ["v1:act:1:1:end", "v1:seat:1:0:"] {
            user.dismisses_all();
            user.forges(board.id, act).await.ok();
            let out = hears(user, says).await;
            let labels = labels(&out);
            assert!(labels == shows && out.says(":f>"), "{labels:?} {}", out.text());
        }
    }
    assert!(bot.snapshot(table).await.is_running());
    // Nobody is left: there is no result, but people can look at the table and play it again.
    let ben = bot.user("ben");
    ben.forges(board.id, "v1:more:1:0:resign yes").await.ok();
    ana.sees("Nobody was left").await;
    ana.dismisses_all();
    ana.forges(board.id, "v1:act:1:1:end").await.ok();
    let over = hears(&ana, "Table 1 is over. Nobody was left").await;
    assert_eq!(labels(&over), ["Replay", "Rematch"]);
    bot.close();
}

/// A game of Cyclades up to the fall of a city: the steps before that, the acting seat, the action, the losing seat.
fn before_the_fall() -> (Vec<NewStep>, Seat, String, Seat) {
    let log = include_str!("../crates/rules/tests/games/cyclades/elimination.jsonl");
    let mut table =
        Registry::ours().find("cyclades").expect("the game").rules.open(3, &OptionValues::new()).expect("a table");
    let mut steps = Vec::new();
    for line in log.lines() {
        let Ok(Line::Step { seat, text, .. }) = read(line) else { continue };
        let seat = seat.flatten().map(|number| Seat(number as u8 - 1));
        match seat {
            Some(seat) => table.act(seat, &text).expect("an action"),
            None => table.resolve(&text).expect("an outcome"),
        };
        if let Some(out) = table.view(Viewer::Public).progress().out.first() {
            return (steps, seat.expect("no die decides it"), text, out);
        }
        steps.push(NewStep { seat: seat.map(|seat| seat.0), text, stood_in: false, automatic: false, cut: false });
    }
    panic!("nobody falls");
}

/// Writes the past of a table into the database.
async fn write(store: Store, channel: ChannelId, people: Vec<(UserId, &str)>, steps: Vec<NewStep>) {
    let seat = |((user, name), seat): (&(UserId, &str), u8)| SeatRow {
        seat,
        user: Some(*user),
        ai: None,
        name: (*name).to_owned(),
        resigned: false,
        left_at_ms: None,
    };
    let seats: Vec<SeatRow> = people.iter().zip(0..).map(seat).collect();
    let meta = Registry::ours().find("cyclades").expect("the game").meta();
    let new = NewTable {
        guild: GuildId(SERVER.0),
        channel,
        game: "cyclades".to_owned(),
        rules: meta.rules,
        options: serde_json::to_value(meta.complete(3, &OptionValues::new()).expect("options")).expect("options"),
        seats_wanted: 3,
        host: people[0].0,
        seats: seats.clone(),
        language: "en".to_owned(),
        seed: Secret([7; 32]),
        promise: Seed([7; 32]).commitment(),
        at_ms: 1,
        outbox: Vec::new(),
    };
    let table = store.open_lobby(new, agon_store::LobbyPlan::default()).await.expect("a table").table;
    let start = Some(Start { interaction: InteractionId(99), at_ms: 2 });
    let outbox = vec![Note::Board.row(Some(table), 3)];
    let commit = Commit { steps, start, seats: Some(seats), outbox, ..Commit::at(table, 0, 3) };
    store.commit(commit).await.expect("the past");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_city_that_falls_is_out_and_the_board_tells_the_whole_turn() {
    let (steps, seat, action, fallen) = before_the_fall();
    let people = [("ana", "Ana"), ("dion", "Dion"), ("eva", "Eva")];
    let id = |name: &str| {
        let person = agon_sandbox::people::PEOPLE.iter().find(|person| person.name == name).expect("one of the six");
        UserId(person.id.0)
    };
    let channel = ChannelId(agon_sandbox::people::CHANNELS[0].1.0);
    let rows = people.map(|(name, shown)| (id(name), shown)).to_vec();
    let bot = RunningBot::start_after(|store: Store| write(store, channel, rows, steps)).await;
    let [actor, out] = [seat, fallen].map(|seat| bot.user(people[seat.index()].0));
    let board = actor.sees("Text board").await;
    assert!(board.says("summons the Griffon") && board.says("Mykonos"), "the turn so far: {}", board.summary());
    assert!(board.says("rolls"), "the dice too: {}", board.summary());
    let table = TableId(1);
    let before = bot.snapshot(table).await.seq();
    let done = actor.slash("/move", &[("action", &action)]).await.ok();
    assert!(done.says("Done"), "{}", done.text());
    assert!(bot.snapshot(table).await.seats()[fallen.index()].left_at_ms.is_some());
    out.slash("/seat", &[]).await.ok();
    let told = hears(&out, "You have been out of table 1 since <t:").await;
    assert_eq!(labels(&told), ["Text board", "Log"]);
    let typed = out.slash("/move", &[("action", "end")]).await.ok();
    assert!(typed.says("You have been out of table 1 since"), "{}", typed.text());
    out.dismisses_all();
    out.forges(board.id, &format!("v1:act:1:{before}:end")).await.ok();
    hears(&out, "You have been out of table 1 since").await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn help_knows_where_it_stands() {
    let bot = RunningBot::start().await;
    let [ana, ben, dion] = ["ana", "ben", "dion"].map(|name| bot.user(name));
    ana.sees("Agon is here").await;
    let help = ana.slash("/help", &[]).await.ok();
    assert_eq!(labels(help.message()), ["Open a table", "Rules", "My tables", "Past games"]);
    ana.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    ana.sees("lobby").await;
    let help = dion.slash("/help", &[]).await.ok();
    assert!(help.says("table 1, Attika, lobby") && !help.says("You are"), "{}", help.text());
    assert_eq!(labels(help.message()), ["Join", "Rules", "My tables", "Past games", "Open a table"]);
    ben.clicks("Join").await.ok();
    ana.sees("Ben").await;
    bot.wait_until_sent().await;
    ana.clicks("Start").await.ok();
    ana.sees("Text board").await;
    let look = bot.snapshot(bot.table().await).await;
    let asked = look.seats()[look.waiting().first().expect("somebody is asked").index()].user;
    for user in [&ana, &ben] {
        let help = user.slash("/help", &[]).await.ok();
        let (mine, turn) = (["You are ", "Eres ", ""], ["It is your turn.", "Te toca.", ""]);
        assert!(help.says(words(user, mine)), "{}", help.text());
        assert_eq!(help.says(words(user, turn)), asked == Some(UserId(user.person().id.0)), "{}", help.text());
        assert_eq!(labels(help.message())[0], words(user, ["My seat", "Mi asiento", ""]));
    }
    let help = dion.slash("/help", &[]).await.ok();
    assert!(labels(help.message())[0] == "Text board" && !help.says("You are "), "{}", help.text());
    let letter = dion.in_dm().slash("/help", &[]).await.ok();
    assert_eq!(labels(letter.message()), ["Rules", "My tables", "Past games"]);
    bot.close();
}
