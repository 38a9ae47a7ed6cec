//! Questions to the others, by buttons: who reads what, and what becomes of it.

mod kill;

use crate::orders::world::{CALLED, World, clockwise};
use crate::player::Player;
use agon_rules::Seat;
use agon_sandbox::Message;
use agon_store::UndoPolicy;

fn is_question(message: &Message) -> bool {
    let votes = message.buttons().iter().any(|button| button.custom_id.starts_with("v1:vote:"));
    votes && message.only_for.is_none() && !message.says("Text board")
}

impl World {
    /// Opens the page with the questions that a person may ask.
    async fn opens_questions(&self, seat: Seat) -> Message {
        let user = self.user(seat);
        user.dismisses_all();
        user.clicks_id(|id| id.starts_with("v1:more:") && id.ends_with(':')).await.ok();
        let opens = |message: &Message| message.buttons().into_iter().find(|it| it.custom_id.starts_with("v1:vote:"));
        let more = user.sees_that("More…", |message| message.only_for.is_some() && opens(message).is_some()).await;
        user.clicks_on(more.id, &opens(&more).expect("the button").label).await.ok();
        let (id, face) = (more.id, more.json());
        user.sees_that("what can be asked", |message| message.id == id && message.json() != face).await
    }

    /// Asks the question whose label begins so. Returns how it is read once more before it is asked.
    async fn asks(&self, seat: Seat, label: &str) -> Message {
        let page = self.opens_questions(seat).await;
        let menus = page.menus();
        let menu = menus.first().unwrap_or_else(|| panic!("nothing to ask:\n{}", page.summary()));
        let choice = menu.choices.iter().find(|choice| choice.label.starts_with(label));
        let choice = choice.unwrap_or_else(|| panic!("no `{label}`: {:?}", menu.choices));
        let player = Player::new(self.user(seat));
        let sure = player.chooses(&page, &menu.custom_id, &[&choice.value]).await;
        let ask = sure.buttons().into_iter().find(|it| it.custom_id.contains(":ask ")).expect("a button that asks");
        player.presses(&sure, &ask.label).await;
        self.bot.wait_until_sent().await;
        sure
    }

    /// The message of the open question in the channel; `None`: there is none.
    fn question(&self) -> Option<Message> {
        self.bot.user("eva").messages().into_iter().find(is_question)
    }

    /// Answers the open question below its message, or on the board.
    async fn answers(&self, seat: Seat, yes: bool, told: &str) {
        let word = if yes { ":yes " } else { ":no " };
        self.user(seat).clicks_id(|id| id.starts_with("v1:vote:") && id.contains(word)).await.ok();
        self.user(seat).sees_privately(told).await;
        self.bot.wait_until_sent().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bid_goes_back_once_all_who_are_concerned_agree() {
    let world = World::after(World::past("offrandes", "bid").await.with_undo(UndoPolicy::Agreed)).await;
    let [_, b, c, d] = clockwise(&world).await;
    for seat in [b, c, d] {
        world.speaks_english(seat).await;
    }
    world.acts(b, "bid 2").await;
    world.called(c, "bid 3").await;
    world.moment().await;
    world.later(CALLED).await;
    assert_eq!(world.question().map(|message| message.text()), None);

    let sure = world.asks(b, "Take back: Bid 2, and all since").await;
    assert!(
        sure.says("asks to take back a step: Bid 2, and everything since: 2 steps in all.") && sure.says("must agree"),
        "{}",
        sure.text()
    );
    let message = world.question().expect("a message");
    assert!(
        message.says("asks to take back a step: Bid 2, and everything") && message.says("Ends <t:"),
        "{}",
        message.text()
    );
    assert!(!message.text().contains("<@"), "it mentions nobody");
    let board = world.board().await;
    assert!(
        board.contains("asks to take back a step: Bid 2, and everything since") && board.contains("1 of 3 agree"),
        "{board}"
    );

    let eva = world.bot.user("eva");
    eva.clicks_on(message.id, "Yes").await.ok();
    eva.sees_privately("no seat").await;

    world.answers(c, true, "Noted: you agree.").await;
    assert!(world.board().await.contains("2 of 3 agree"));
    let before = world.log().await.len();
    world.answers(d, true, "Noted: you agree.").await;
    let board = world.board().await;
    assert!(board.contains("Agreed: the table stands as after step") && world.asked().await == b, "{board}");
    assert!(world.log().await.len() == before + 1 && world.question().is_none(), "its message goes");

    // The button of a message that is gone, in another window.
    let board = eva.sees("Text board").await;
    world.user(c).forges(board.id, "v1:vote:1:0:yes 1").await.ok();
    world.user(c).sees_privately("That question is answered.").await;
    world.acts(b, "bid 4").await;
    assert!(!world.board().await.contains("Agreed"), "a step came after it");
    world.bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stop_that_one_person_does_not_want_is_none_and_says_who() {
    let world = World::open("offrandes", "bid").await;
    let seats = [Seat(0), Seat(1), Seat(2), Seat(3)];
    let [ana, ben, cleo, dion] = seats;
    // Ben reads Spanish, and is written to.
    world.wants_letters(ben).await;
    let letters = world.letters(ben).len();
    world.speaks_english(ana).await;
    world.asks(ana, "Stop without a result").await;
    let letter = world.letters(ben).pop().expect("a letter");
    assert_eq!(world.letters(ben).len(), letters + 1);
    assert!(letter.says("te preguntan") && letter.says("pide anular la partida sin resultado."), "{}", letter.text());
    world.user(ben).in_dm().clicks_on(letter.id, "Sí").await.ok();
    world.user(ben).in_dm().sees_privately("Anotado: estás de acuerdo.").await;
    // The page says that one is open.
    let page = world.opens_questions(ana).await;
    assert!(page.says("One question is open.") && page.menus().is_empty(), "{}", page.text());
    world.answers(cleo, false, "Gemerkt: Du bist nicht einverstanden.").await;
    let board = world.board().await;
    assert!(board.contains("Not agreed (") && board.contains("Cleo"), "{board}");
    assert!(world.question().is_none() && !world.bot.snapshot(world.table).await.is_over());

    // Dion asks the same, and all agree.
    world.speaks_english(dion).await;
    world.asks(dion, "Stop without a result").await;
    for (seat, told) in [(ana, "you agree."), (ben, "estás de acuerdo."), (cleo, "Du bist einverstanden.")] {
        world.answers(seat, true, told).await;
    }
    let eva = world.bot.user("eva");
    eva.sees("The players agreed to stop this table. It does not count.").await;
    assert!(world.bot.snapshot(world.table).await.is_over() && world.question().is_none());
    world.bot.close();
}
