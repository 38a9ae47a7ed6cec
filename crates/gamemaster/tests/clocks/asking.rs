//! Tables of four at which somebody asks the others something, and what these do.

use crate::fixture::{CLICK, user};
use crate::world::{DAY, HOUR, MINUTE, World};
use agon_gamemaster::{ChosenTimes, Pace, PossibleQuestion, Refused, TableId, TableQuestion, UndoPolicy, Verdict};
use agon_rules::Seat;

/// The people at the table: Ana, Ben, Cleo and Dion.
pub const PEOPLE: u8 = 4;

/// The kinds, as a test brings them about.
pub const KINDS: [&str; 9] = ["undo", "pause", "go-on", "extend", "pace", "stand-in", "give-up", "stop", "concede"];

/// What the others do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Others {
    Agree,
    DoNot,
    AreSilent,
    Leave,
}

/// A table at which a person can ask something.
pub struct Asking {
    pub world: World,
    pub table: TableId,
    pub by: usize,
    pub question: TableQuestion,
}

impl World {
    /// A world whose tables have this pace, and allow everything that others agree to.
    pub async fn agreeing(pace: Pace) -> World {
        let world = World::open().await;
        let times = ChosenTimes { pace: Some(pace), undo: Some(UndoPolicy::Agreed), ..ChosenTimes::default() };
        world.defaults(times).await;
        world
    }

    pub async fn possible(&self, table: TableId, person: usize) -> Vec<PossibleQuestion> {
        self.at.master.possible_questions(table, user(person)).await.expect("a list")
    }

    pub async fn asks(&self, table: TableId, person: usize, question: TableQuestion) -> Result<(), Refused> {
        let number = self.at.master.store().questions(table).await.expect("questions").len() as u32 + 1;
        self.asks_as(table, person, number, question).await
    }

    /// Asks what was to get this number when the person saw it.
    pub async fn asks_as(
        &self,
        table: TableId,
        person: usize,
        number: u32,
        question: TableQuestion,
    ) -> Result<(), Refused> {
        self.at.master.ask(table, user(person), number, question).await
    }

    pub async fn answers(&self, table: TableId, person: usize, yes: bool) -> Result<(), Refused> {
        let number = self.at.master.store().questions(table).await.expect("questions").len() as u32;
        self.at.master.answer_question(table, user(person), number, yes).await
    }

    /// The end of the last question; `None`: it is open.
    pub async fn verdict(&self, table: TableId) -> Option<Verdict> {
        // The table's task ends a question before it reads the next wish.
        self.at.snapshot(table).await;
        self.at.master.store().questions(table).await.expect("questions").pop().expect("a question").verdict
    }

    /// Plays until a person may ask for something that fits.
    pub async fn may_ask(&self, table: TableId, fits: impl Fn(TableQuestion) -> bool) -> (usize, TableQuestion) {
        loop {
            let look = self.settled(table).await;
            assert!(look.is_running(), "nobody could ask");
            for person in 0..usize::from(PEOPLE) {
                for PossibleQuestion { question, .. } in self.possible(table, person).await {
                    let may = self.at.master.possible_question(table, user(person), question).await;
                    if fits(question) && may.is_ok() {
                        return (person, question);
                    }
                }
            }
            let seat = look.waiting().minus(look.ready()).first().expect("a seat");
            self.acts(table, seat).await.expect("an act");
        }
    }

    pub async fn seat(&self, table: TableId, person: usize) -> Seat {
        self.at.seen_by(table, person).await.seat().expect("a seat")
    }
}

impl Asking {
    /// A table at this pace at which somebody may ask for something of the kind.
    pub async fn of(kind: &str, pace: Pace) -> Asking {
        let world = World::agreeing(pace).await;
        let table = world.table("cyclades", PEOPLE).await;
        if pace == Pace::Live {
            // They sit down at the same time.
            for person in 1..usize::from(PEOPLE) {
                world.at.master.press_ready(table, user(person), CLICK).await.expect("ready");
            }
        }
        let (by, question) = match kind {
            "undo" => world.may_ask(table, |question| matches!(question, TableQuestion::Undo(_))).await,
            "pause" => (0, TableQuestion::Pause(30)),
            "go-on" => {
                // Cleo asked for the pause, and could end it alone.
                world.asks(table, 2, TableQuestion::Pause(3 * 24 * 60)).await.expect("a question");
                for person in [0, 1] {
                    world.answers(table, person, true).await.expect("an answer");
                }
                assert_eq!(world.verdict(table).await, Some(Verdict::Yes));
                (0, TableQuestion::GoOn)
            }
            "extend" => {
                world.passes(2 * MINUTE).await;
                (0, TableQuestion::Extend)
            }
            "pace" => (0, TableQuestion::Pace(Pace::Days)),
            "give-up" => {
                world.at.master.member_gone(table, user(3)).await.expect("known");
                (0, TableQuestion::GiveUp(world.seat(table, 3).await))
            }
            "stand-in" => {
                // Nobody is away at a table at one sitting: there it is the same as above.
                if pace == Pace::Live {
                    return Box::pin(Asking::of("give-up", pace)).await;
                }
                loop {
                    let seat = world.asked(table).await;
                    if world.holder(table, seat).await == 3 {
                        break;
                    }
                    world.acts(table, seat).await.expect("an act");
                }
                world.is_away(3, world.now(), world.now() + 5 * DAY).await;
                (0, TableQuestion::StandIn(world.seat(table, 3).await))
            }
            "stop" => (0, TableQuestion::Stop),
            _ => world.may_ask(table, |question| matches!(question, TableQuestion::Concede(_))).await,
        };
        Asking { world, table, by, question }
    }

    /// Asks, and lets the others do this. Returns the end.
    pub async fn end(&self, others: Others) -> Option<Verdict> {
        let Asking { world, table, by, question } = self;
        world.asks(*table, *by, *question).await.unwrap_or_else(|refused| panic!("{question}: {refused}"));
        let again = world.asks(*table, *by, *question).await;
        assert!(matches!(again, Err(Refused::QuestionOpen)), "{again:?}");
        for person in (0..usize::from(PEOPLE)).filter(|person| person != by) {
            let look = world.at.snapshot(*table).await;
            let open = look.question().cloned();
            let Some(open) = open else { break };
            let seat = world.seat(*table, person).await;
            if !open.asked.has(seat) {
                let none = world.answers(*table, person, true).await;
                assert!(matches!(none, Err(Refused::NotYoursToAnswer)), "{question}: {none:?}");
                continue;
            }
            match others {
                Others::Agree | Others::DoNot => {
                    let yes = others == Others::Agree;
                    world.answers(*table, person, yes).await.expect("an answer");
                    if world.at.snapshot(*table).await.question().is_some() {
                        let twice = world.answers(*table, person, yes).await;
                        assert!(matches!(twice, Err(Refused::AlreadyDone)), "{twice:?}");
                    }
                }
                Others::Leave => {
                    world.at.master.resign(*table, user(person)).await.expect("they leave");
                    // Their AI may move, and that ends a question about a step.
                    world.settled(*table).await;
                }
                Others::AreSilent => {}
            }
        }
        if others == Others::AreSilent {
            assert_eq!(world.verdict(*table).await, None, "{question}");
            let live = world.at.snapshot(*table).await.table().times.pace == Pace::Live;
            let minutes = if matches!(question, TableQuestion::Undo(_) | TableQuestion::Extend) { 1 } else { 2 };
            let ms = if live { minutes * MINUTE } else { 12 * HOUR };
            world.passes(ms - 1).await;
            assert_eq!(world.verdict(*table).await, None, "{question}");
            world.passes(1).await;
        }
        let verdict = world.verdict(*table).await;
        let late = world.answers(*table, (by + 1) % 4, true).await;
        assert!(late.is_err(), "{question} is answered: {late:?}");
        verdict
    }
}
