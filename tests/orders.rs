//! Secret orders: left in private, obeyed when their time comes; and nobody else hears of what was not used.

use crate::house::House;
use crate::player::Player;
use crate::wire::without_ordinal;
use agon_gamemaster::{Look, Note};
use agon_rules::game::{OptionWords, Viewer, Waiting};
use agon_rules::{AnyTable, Seat, games};
use agon_sandbox::people::SERVER;
use agon_sandbox::{Config, Message, Sandbox, User};
use agon_store::{
    ChannelId, Commit, GuildId, InteractionId, NewStep, NewTable, SeatRow, Secret, Start, Store, TableId, UserId,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const NAMES: [&str; 4] = ["ana", "ben", "cleo", "dion"];
/// Everybody who hears something of the table.
const HEARERS: [&str; 5] = ["ana", "ben", "cleo", "dion", "eva"];
const PAUSE: Duration = Duration::from_secs(10);
/// How often is looked again until something has happened?
const LOOKS: u32 = 20_000;

/// A table of four in the middle of a game, at which time passes only when it is told to.
struct World {
    house: House,
    table: TableId,
    time: Arc<AtomicI64>,
    compared: [usize; 5],
}

/// The first steps of a game: luck brings what stands first, everybody does what stands first, until this is asked.
fn past(game: &str, kind: &str) -> Vec<NewStep> {
    let mut table = games::find(game).expect("the game").open(4, &OptionWords::new()).expect("a table");
    let mut steps = Vec::new();
    loop {
        let done = match table.waiting() {
            Waiting::Over => panic!("over before `{kind}`"),
            Waiting::Chance => table.draw(&mut Lowest).expect("an outcome"),
            Waiting::Seats(_) if table.view(Viewer::Public).prompt().kind == kind => return steps,
            Waiting::Seats(seats) => first(table.as_mut(), seats.first().expect("a seat")),
        };
        let written = done.steps.into_iter();
        steps.extend(written.map(|step| NewStep { seat: step.seat.map(|seat| seat.0), text: step.text }));
    }
}

/// The first thing a seat may do; at the first picks a briber is among them, and nobody has a guardsman.
fn first(table: &mut dyn AnyTable, seat: Seat) -> agon_rules::table::Done {
    let legal = table.legal(seat);
    let wanted = ["pick peasant", "pick water", "pick briber"];
    let wanted = wanted.into_iter().find(|action| legal.iter().any(|known| known == action));
    table.act(seat, wanted.unwrap_or(&legal[0])).expect("a legal action")
}

/// Luck that always brings what stands first.
struct Lowest;

impl agon_rules::luck::Dice for Lowest {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// Writes the past down as a table of these people.
pub async fn write(
    store: Store,
    channel: ChannelId,
    people: Vec<UserId>,
    game: String,
    asked: OptionWords,
    steps: Vec<NewStep>,
) {
    let seat = |(seat, user): (usize, UserId)| SeatRow {
        seat: seat as u8,
        user: Some(user),
        ai: None,
        name: ["Ana", "Ben", "Cleo", "Dion"][seat].to_owned(),
        resigned: false,
    };
    let (wanted, host) = (people.len() as u8, people[0]);
    let seats: Vec<SeatRow> = people.into_iter().enumerate().map(seat).collect();
    let meta = games::find(&game).expect("the game").meta();
    let new = NewTable {
        guild: GuildId(SERVER.0),
        channel,
        rules: meta.rules,
        options: serde_json::to_value(meta.complete(wanted, &asked).expect("options")).expect("JSON"),
        game,
        seats_wanted: wanted,
        host,
        seats: seats.clone(),
        language: "en".to_owned(),
        seed: Secret([7; 32]),
        at_ms: 1,
        outbox: Vec::new(),
    };
    // No welcome: it would come between the tellings at any moment.
    store.mark_welcomed(GuildId(SERVER.0), 1).await.expect("the server");
    let table = store.open_table(new).await.expect("a table").table;
    let start = Some(Start { interaction: InteractionId(99), at_ms: 2 });
    let outbox = vec![Note::Board.row(Some(table), 3)];
    store
        .record(Commit { steps, start, seats: Some(seats), outbox, ..Commit::at(table, 0, 3) })
        .await
        .expect("the past");
}

impl World {
    async fn open(game: &str, kind: &str) -> World {
        let sandbox = Sandbox::start(Config::default()).await.expect("a sandbox");
        let people = NAMES.map(|name| UserId(sandbox.user(name).person().id.0)).to_vec();
        let channel = ChannelId(sandbox.user("ana").place().0);
        drop(sandbox);
        let (steps, game) = (past(game, kind), game.to_owned());
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64);
        let time = Arc::new(AtomicI64::new(now));
        let house =
            House::pausing(PAUSE, time.clone(), |store| write(store, channel, people, game, OptionWords::new(), steps))
                .await;
        house.user("ana").sees("Text board").await;
        house.told().await;
        let table = house.table().await;
        World { house, table, time, compared: [0; 5] }
    }

    fn user(&self, seat: Seat) -> User {
        self.house.user(NAMES[seat.index()])
    }

    async fn look(&self, seat: Seat) -> Look {
        let user = UserId(self.user(seat).person().id.0);
        self.house.gamemaster.look(self.table, Some(user)).await.expect("the table")
    }

    async fn asked(&self) -> Seat {
        self.house.look(self.table).await.waiting.first().expect("somebody is asked")
    }

    /// The moment after the turn began passes, and with it everything that comes then.
    async fn moment(&self) {
        self.time.fetch_add(PAUSE.as_millis() as i64, Ordering::SeqCst);
        self.house.gamemaster.chime().await.expect("the moment");
        self.house.told().await;
    }

    /// The moment passes, and an order answers for this seat: before anybody is called.
    async fn obeys(&self, seat: Seat) {
        let before = self.house.look(self.table).await.seq;
        assert_eq!(self.asked().await, seat);
        self.moment().await;
        for _ in 0..LOOKS {
            if self.house.look(self.table).await.seq != before {
                return self.house.told().await;
            }
            tokio::task::yield_now().await;
        }
        panic!("seat {seat} obeys nothing");
    }

    /// A person is called, and then acts by hand.
    async fn called(&self, seat: Seat, action: &str) {
        self.moment().await;
        self.time.fetch_add(2_000, Ordering::SeqCst);
        self.house.gamemaster.ring();
        self.house.told().await;
        self.acts(seat, action).await;
    }

    /// A person acts by hand, before anybody was called.
    async fn acts(&self, seat: Seat, action: &str) {
        assert_eq!(self.asked().await, seat, "{action}");
        Player::new(self.user(seat)).does(&self.house, self.table, action).await;
        self.house.told().await;
    }

    /// My seat, then my orders.
    async fn opens_orders(&self, seat: Seat) -> Message {
        let player = Player::new(self.user(seat));
        let panel = player.opens_panel().await;
        let door = panel.buttons().into_iter().find(|button| button.custom_id.starts_with("v1:ord:"));
        player.presses(&panel, &door.unwrap_or_else(|| panic!("no orders:\n{}", panel.summary())).label).await
    }

    /// Presses the button whose words begin so, and gives the screen's new face.
    async fn presses(&self, seat: Seat, screen: &Message, words: &str) -> Message {
        let player = Player::new(self.user(seat));
        player.presses(screen, &button(screen, words)).await
    }

    /// Fills in the form behind the button whose words begin so.
    async fn limits(&self, seat: Seat, screen: &Message, words: &str, limit: &str) -> Message {
        let user = self.user(seat);
        user.clicks_on(screen.id, &button(screen, words)).await.ok();
        user.sees_modal();
        user.fills_in(&[limit]).await.ok();
        let (id, face) = (screen.id, screen.json());
        user.sees_that("my orders", |message| message.id == id && message.json() != face).await
    }

    /// What somebody heard since it was last asked for; what is sent at one moment has no order of its own.
    fn heard(&mut self, at: usize) -> Vec<String> {
        let transcript = self.house.sandbox.transcript(HEARERS[at]);
        let from = std::mem::replace(&mut self.compared[at], transcript.len());
        let mut heard: Vec<String> = transcript[from..].iter().map(|delivery| without_ordinal(delivery)).collect();
        heard.sort();
        heard
    }

    async fn log(&self) -> Vec<String> {
        let steps = self.house.gamemaster.store().steps(self.table).await.expect("the log");
        steps.into_iter().map(|step| step.text).collect()
    }
}

/// The label of the enabled button of my orders whose words begin so.
fn button(screen: &Message, words: &str) -> String {
    let begins = |id: &str| id.splitn(5, ':').nth(4).is_some_and(|known| known.starts_with(words));
    let found = screen.buttons().into_iter().find(|button| button.enabled && begins(&button.custom_id));
    found.unwrap_or_else(|| panic!("no `{words}`:\n{}", screen.summary())).label
}

/// The seats from the one that offers the lot, clockwise.
async fn clockwise(world: &World) -> [Seat; 4] {
    let bidder = world.asked().await;
    [3, 0, 1, 2].map(|steps| bidder.clockwise(steps, 4))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_maximum_bids_for_its_owner_and_tells_where_it_ended() {
    let world = World::open("offrandes", "bid").await;
    let [a, b, c, d] = clockwise(&world).await;
    let screen = world.opens_orders(c).await;
    let wrong = world.limits(c, &screen, "limit up-to", "99").await;
    assert!(wrong.text().contains("99"), "{}", wrong.text());
    let screen = world.limits(c, &wrong, "limit up-to", "4").await;
    assert!(screen.text().contains('4'), "{}", screen.text());
    // Another in its place, then none, then the first again.
    let screen = world.presses(c, &screen, "set turn").await;
    let screen = world.presses(c, &screen, "drop turn").await;
    assert_eq!(world.look(c).await.orders, []);
    world.limits(c, &screen, "limit up-to", "4").await;

    let before = world.log().await.len();
    world.acts(b, "bid 2").await;
    world.obeys(c).await;
    world.acts(d, "bid 4").await;
    world.acts(a, "pass").await;
    world.acts(b, "bid 5").await;
    world.obeys(c).await;
    assert_eq!(world.log().await[before..], ["bid 2", "bid 3", "bid 4", "pass", "bid 5", "pass"]);
    // Told once, at the next panel.
    let player = Player::new(world.user(c));
    let panel = player.opens_panel().await;
    let told = |panel: &Message| panel.text().lines().any(|line| line.contains('4') && line.contains('6'));
    assert!(told(&panel), "{}", panel.text());
    for _ in 0..LOOKS {
        if world.look(c).await.told.is_empty() {
            break;
        }
        tokio::task::yield_now().await;
    }
    assert!(!told(&player.opens_panel().await));
    world.house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ranked_bribes_take_the_first_that_is_legal() {
    let world = World::open("offrandes", "bid").await;
    let [_, b, ..] = clockwise(&world).await;
    // Everybody has a briber: whoever is not asked first leaves a list, one tap a rank.
    let mut screen = world.opens_orders(b).await;
    let (menu, entries) = {
        let menu = screen.menus().into_iter().next().expect("a menu of bribes");
        (menu.custom_id.clone(), menu.choices.iter().map(|choice| choice.value.clone()).collect::<Vec<_>>())
    };
    let player = Player::new(world.user(b));
    for entry in &entries {
        screen = player.chooses(&screen, &menu, &[entry]).await;
    }
    screen = world.presses(b, &screen, "last bribes").await;
    assert_eq!(listed(&world.look(b).await), entries[..entries.len() - 1]);
    assert!(!screen.menus().is_empty(), "what was taken off may be added again");
    // The auctions end without another lot; then the bribers act in turn.
    loop {
        let look = world.house.look(world.table).await;
        let kind = look.public.as_ref().expect("running").prompt().kind;
        let seat = look.waiting.first().expect("somebody is asked");
        match kind {
            "bid" => world.acts(seat, "pass").await,
            "lot" => world.acts(seat, "end").await,
            "bribe" if seat == b => break,
            "bribe" => world.acts(seat, "bribe none").await,
            other => panic!("nobody asked {b} for a bribe before `{other}`"),
        }
    }
    let legal = world.look(b).await.view.expect("a view").legal();
    let wanted = entries.iter().find(|entry| legal.contains(entry)).expect("somebody to bribe").clone();
    let before = world.log().await.len();
    world.obeys(b).await;
    assert_eq!(world.log().await[before], wanted);
    assert_eq!(world.look(b).await.orders, [], "used and gone");
    world.house.close();
}

/// The words of a list, in rank order.
fn listed(look: &Look) -> Vec<String> {
    match look.orders.first().map(|order| &order.wish) {
        Some(agon_rules::order::Wish::List(entries)) => entries.iter().map(|entry| entry.words.clone()).collect(),
        other => panic!("no list: {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_plan_moves_on_after_being_driven_out() {
    let world = World::open("cyclades", "offer").await;
    let first = world.asked().await;
    let legal = world.look(first).await.view.expect("a view").legal();
    let god = legal[0].split(' ').nth(1).expect("a god").to_owned();
    world.acts(first, &format!("bid {god} 1")).await;
    let planner = world.asked().await;
    let other = legal.iter().filter_map(|action| action.split(' ').nth(1)).find(|known| **known != god).expect("a god");
    // At its own turn, but within the moment: nothing happens before it is over.
    let screen = world.opens_orders(planner).await;
    let screen = world.limits(planner, &screen, &format!("rank plan 1 255 bid {god}"), "2").await;
    let screen = world.limits(planner, &screen, &format!("rank plan 1 255 bid {other}"), "1").await;
    let screen = world.presses(planner, &screen, "add plan 1 bid apollo").await;
    assert!(screen.text().contains("1 ") && screen.text().contains("3 "), "{}", screen.text());
    let before = world.log().await.len();
    world.obeys(planner).await;
    assert_eq!(world.log().await[before..], [format!("bid {god} 2")]);
    world.acts(first, "bid apollo").await;
    let third = world.asked().await;
    world.acts(third, &format!("bid {god} 3")).await;
    world.obeys(planner).await;
    assert_eq!(world.log().await.last(), Some(&format!("bid {other} 1")));
    let last = world.asked().await;
    world.acts(last, &format!("bid {other} 2")).await;
    world.obeys(planner).await;
    let log = world.log().await;
    assert!(log.iter().rev().take(3).any(|text| text == "bid apollo"), "{log:?}");
    assert_eq!(world.look(planner).await.orders, [], "the offerings are over");
    world.house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_resigns_or_has_no_seat_orders_nothing() {
    let world = World::open("offrandes", "bid").await;
    let [.., d] = clockwise(&world).await;
    let screen = world.opens_orders(d).await;
    world.limits(d, &screen, "limit up-to", "4").await;
    let eva = world.house.user("eva");
    let board = eva.sees("Text board").await;
    let scope = world.look(d).await.orders[0].scope.clone();
    for words in [String::new(), format!("set turn {scope}"), format!("drop up-to {scope}"), "nonsense".to_owned()] {
        eva.dismisses_all();
        eva.forges(board.id, &format!("v1:ord:1:0:{words}")).await.ok();
        eva.sees_privately("You have no seat").await;
    }
    assert_eq!(world.look(d).await.orders.len(), 1);
    let user = UserId(world.user(d).person().id.0);
    world.house.gamemaster.resign(world.table, user).await.expect("resigned");
    assert_eq!(world.house.gamemaster.store().orders(world.table).await.expect("the orders"), []);
    world.house.close();
}

/// Everybody but these has heard the same in both worlds.
fn same(worlds: &mut [World; 2], but: &[Seat], when: &str) {
    let [a, b] = worlds;
    for (at, name) in HEARERS.into_iter().enumerate() {
        let (left, right) = (a.heard(at), b.heard(at));
        if but.iter().any(|seat| seat.index() == at) {
            continue;
        }
        for (left, right) in left.iter().zip(&right) {
            assert_eq!(left, right, "{when}: {name} heard something else");
        }
        assert_eq!(left.len(), right.len(), "{when}: {name} heard more in one world");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_of_what_is_left_of_a_maximum() {
    let mut worlds = [World::open("offrandes", "bid").await, World::open("offrandes", "bid").await];
    let [a, b, c, d] = clockwise(&worlds[0]).await;
    assert_eq!([a, b, c, d], clockwise(&worlds[1]).await);
    same(&mut worlds, &[], "at the start");
    for (world, limit) in worlds.iter().zip(["6", "9"]) {
        let screen = world.opens_orders(c).await;
        world.limits(c, &screen, "limit up-to", limit).await;
        world.house.told().await;
    }
    // In one world only, another seat orders what is never needed: it acts by hand before its time.
    let screen = worlds[1].opens_orders(d).await;
    worlds[1].limits(d, &screen, "limit up-to", "5").await;
    let but = [c, d];
    same(&mut worlds, &but, "ordered");
    for world in &worlds {
        world.called(b, "bid 2").await;
    }
    same(&mut worlds, &but, "called, and bids 2");
    for world in &worlds {
        world.obeys(c).await;
    }
    same(&mut worlds, &but, "the order bids 3");
    for world in &worlds {
        world.acts(d, "pass").await;
        world.called(a, "bid 4").await;
        world.acts(b, "bid 5").await;
        world.obeys(c).await;
    }
    same(&mut worlds, &but, "the order bids 6");
    for world in &worlds {
        world.acts(a, "pass").await;
        world.called(b, "pass").await;
        world.called(a, "end").await;
    }
    for world in &worlds {
        assert!(world.log().await.ends_with(&["bid 6", "pass", "pass", "end"].map(str::to_owned)));
        assert_eq!(world.look(c).await.orders, [], "the lot is sold");
        world.moment().await;
    }
    same(&mut worlds, &but, "at the end");
    worlds.into_iter().for_each(|world| world.house.close());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_of_the_rest_of_a_plan() {
    let mut worlds = [World::open("cyclades", "offer").await, World::open("cyclades", "offer").await];
    let first = worlds[0].asked().await;
    let legal = worlds[0].look(first).await.view.expect("a view").legal();
    let mut gods: Vec<String> = legal.iter().filter_map(|action| action.split(' ').nth(1)).map(str::to_owned).collect();
    gods.dedup();
    for world in &worlds {
        world.acts(first, &format!("bid {} 1", gods[0])).await;
    }
    let planner = worlds[0].asked().await;
    assert_eq!(planner, worlds[1].asked().await);
    same(&mut worlds, &[], "at the start");
    for (world, limits) in worlds.iter().zip([["2", "3"], ["5", "1"]]) {
        let screen = world.opens_orders(planner).await;
        let screen = world.limits(planner, &screen, &format!("rank plan 1 255 bid {}", gods[0]), limits[0]).await;
        world.limits(planner, &screen, &format!("rank plan 1 255 bid {}", gods[1]), limits[1]).await;
        world.house.told().await;
    }
    for world in &worlds {
        world.obeys(planner).await;
    }
    same(&mut worlds, &[planner], "the plan bids");
    // Whoever was driven out has a plan in one world, and moves by hand in both.
    let screen = worlds[1].opens_orders(first).await;
    worlds[1].presses(first, &screen, "add plan 1 bid apollo").await;
    let but = [planner, first];
    for world in &worlds {
        world.acts(first, "bid apollo").await;
    }
    same(&mut worlds, &but, "driven out");
    for god in &gods[1..3] {
        let seat = worlds[0].asked().await;
        for world in &worlds {
            world.called(seat, &format!("bid {god} 1")).await;
        }
        same(&mut worlds, &but, god);
    }
    for world in &worlds {
        assert_eq!(world.look(planner).await.orders, [], "the offerings are over");
        world.moment().await;
    }
    same(&mut worlds, &but, "at the end");
    worlds.into_iter().for_each(|world| world.house.close());
}
