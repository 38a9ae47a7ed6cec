//! Hands on the wire: two worlds whose past differs only in the cards one city drew. Every byte sent to anybody else is
//! equal.

use crate::hearing::{self, Hearing};
use crate::past::{Lowest, Past, written};
use crate::player::Player;
use crate::running_bot::RunningBot;
use agon_rules::attika::Attika;
use agon_rules::game::{OptionValues, Viewer, Waiting};
use agon_rules::{AnyTable, Seat, game_of};
use agon_store::{NewStep, TableId, UserId};

const NAMES: [&str; 3] = ["ana", "ben", "cleo"];

/// The past of a table. Luck brings the first possible outcome. The first city that ends its turn without an action
/// draws its cards in this order of preference.
fn past(wanted: [&str; 4]) -> (Box<dyn AnyTable>, Vec<NewStep>, Seat) {
    let game = game_of::<Attika>();
    let mut table = game.open(2, &OptionValues::new()).expect("a table");
    let mut steps = Vec::new();
    let (mut owner, mut ended) = (None, 0);
    while ended < 2 {
        let done = match table.waiting() {
            Waiting::Over => panic!("over"),
            Waiting::Chance => {
                // The owner's cards differ between the worlds, the cards of others do not.
                let order =
                    if ended == 1 && owner.is_some() { wanted } else { ["water", "forest", "hill", "mountain"] };
                let cards = order.iter().map(|card| format!("card {card}"));
                let first = cards.map(|card| table.resolve(&card)).find_map(Result::ok);
                first.or_else(|| table.draw(&mut Lowest)).expect("an outcome")
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().expect("a seat");
                owner.get_or_insert(seat);
                ended += 1;
                table.act(seat, "end").expect("an end")
            }
        };
        steps.extend(written(done));
    }
    // The cards after the second end of a turn.
    while table.waiting() == Waiting::Chance {
        steps.extend(written(table.draw(&mut Lowest).expect("an outcome")));
    }
    (table, steps, owner.expect("somebody ended a turn"))
}

/// One of the two worlds.
struct World {
    bot: RunningBot,
    table: TableId,
    owner: Seat,
    hearing: Hearing,
}

impl World {
    async fn open(wanted: [&str; 4]) -> (World, serde_json::Value) {
        let (table, steps, owner) = past(wanted);
        let hand = table.view(Viewer::Seat(owner)).json();
        let past = Past::of(&NAMES[..2], "attika", OptionValues::new(), steps).await;
        let bot = RunningBot::start_after(|store| past.write(store)).await;
        bot.user("ana").sees("Text board").await;
        bot.wait_until_sent().await;
        let table = bot.table().await;
        (World { bot, table, owner, hearing: Hearing::of(&NAMES) }, hand)
    }

    /// Presses a button of the board as a person.
    async fn presses(&self, name: &str, label: &str) {
        let user = self.bot.user(name);
        user.dismisses_all();
        let board =
            user.sees_that("the board", |message| message.only_for.is_none() && message.says("Text board")).await;
        user.clicks_on(board.id, label).await.ok();
        user.sees_that("an answer", |message| message.only_for.is_some()).await;
        self.bot.wait_until_sent().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_of_anothers_hand() {
    let (mut a, hand_a) = World::open(["water", "forest", "hill", "mountain"]).await;
    let (mut b, hand_b) = World::open(["mountain", "hill", "forest", "water"]).await;
    assert_ne!(hand_a, hand_b, "the owner holds other cards");
    assert_eq!(a.owner, b.owner);
    let same = |a: &mut World, b: &mut World, when: &str| {
        hearing::assert_same([(&a.bot, &mut a.hearing), (&b.bot, &mut b.hearing)], &[a.owner], when);
    };
    same(&mut a, &mut b, "at the start");
    // Everybody opens every screen.
    for (who, label) in
        ["My seat", "Text board", "Log", "Rules"].into_iter().flat_map(|label| NAMES.map(|who| (who, label)))
    {
        for world in [&a, &b] {
            world.presses(who, label).await;
        }
        same(&mut a, &mut b, &format!("{who} presses {label}"));
    }
    // The owner draws a building and stores it, then ends the turn with new cards.
    for action in ["draw main", "store", "end"] {
        for world in [&a, &b] {
            let look = world.bot.snapshot(world.table).await;
            if look.waiting().has(world.owner) {
                let owner = Player::new(world.bot.user(NAMES[world.owner.index()]));
                let legal = world.legal().await;
                let wanted =
                    if legal.iter().any(|known| known == action) { action.to_owned() } else { legal[0].clone() };
                owner.does(&world.bot, world.table, &wanted).await;
                world.bot.wait_until_sent().await;
            }
        }
        same(&mut a, &mut b, action);
    }
    a.bot.close();
    b.bot.close();
}

impl World {
    /// The owner's legal actions.
    async fn legal(&self) -> Vec<String> {
        let user = UserId(self.bot.user(NAMES[self.owner.index()]).person().id.0);
        let look = self.bot.gamemaster.snapshot(self.table, Some(user)).await.expect("the table");
        look.view().map(agon_rules::AnyView::legal).unwrap_or_default()
    }
}
