//! Undos and questions in a bot that is killed at random points: what was confirmed is there, and nothing is there twice.

use crate::crash::bot;
use crate::length::short_or_long;
use crate::lost_rights::{id_of, is_board};
use crate::orders::world::World;
use crate::running_bot::{HandSet, patient};
use crate::storm::replays;
use agon_gamemaster::{GameMaster, Pacing, TableId, TableQuestion, Verdict};
use agon_games::Registry;
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::undo::target;
use agon_sandbox::{Id, Sandbox, User};
use agon_store::{BallotRow, QuestionRow, StepRow, Store, UndoPolicy};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const NAMES: [&str; 4] = ["ana", "ben", "cleo", "dion"];

/// What a person presses.
#[derive(Clone, PartialEq, Debug)]
enum Wish {
    Act(String),
    Undo(u32),
    Ask(u32, TableQuestion),
    Answer(u32, bool),
}

impl Wish {
    /// The id of its button.
    fn id(&self, table: TableId, seq: u32) -> String {
        let (verb, words) = match self {
            Wish::Act(words) => ("yes", words.clone()),
            Wish::Undo(to) => ("undo", to.to_string()),
            Wish::Ask(number, question) => ("vote", format!("ask {number} {question}")),
            Wish::Answer(number, yes) => ("vote", format!("{} {number}", if *yes { "yes" } else { "no" })),
        };
        format!("v1:{verb}:{}:{seq}:{words}", table.0)
    }

    /// What a person reads once it is done.
    fn told(&self) -> &'static str {
        match self {
            Wish::Act(_) => "Done:",
            Wish::Undo(_) => "Taken back:",
            Wish::Ask(..) => "Asked.",
            Wish::Answer(..) => "Noted:",
        }
    }
}

/// What lies in the database.
struct Stored {
    steps: Vec<StepRow>,
    questions: Vec<QuestionRow>,
    ballots: Vec<BallotRow>,
}

impl Stored {
    async fn of(store: &Store, table: TableId) -> Stored {
        Stored {
            steps: store.steps(table).await.expect("steps"),
            questions: store.questions(table).await.expect("questions"),
            ballots: store.ballots(table).await.expect("ballots"),
        }
    }

    /// Checks that this follows from an earlier state by these presses: everything of it is still there, each press is
    /// there once at most, and a confirmed one is there.
    fn follows(&self, before: &Stored, pressed: &[(u8, Wish, bool)]) {
        assert_eq!(self.steps[..before.steps.len()], before.steps, "a step is lost");
        let new = &self.steps[before.steps.len()..];
        let asked = |row: &&QuestionRow| row.verdict == Some(Verdict::Yes) && row.kind.word() == "undo";
        let agreed = self.questions.iter().filter(asked);
        let ended_now = agreed.clone().filter(|row| row.ended_seq.is_some_and(|seq| seq as usize > before.steps.len()));
        let undos = pressed.iter().filter(|(_, wish, _)| matches!(wish, Wish::Undo(_))).count() + ended_now.count();
        assert!(new.iter().filter(|step| target(&step.text).is_some()).count() <= undos, "{new:?} by {pressed:?}");
        for row in agreed {
            let step = &self.steps[row.ended_seq.expect("an end") as usize - 1];
            assert_eq!((step.text.as_str(), step.seat), (&*format!("undo {}", row.words), Some(row.seat)), "{row:?}");
        }
        for (was, is) in before.questions.iter().zip(&self.questions) {
            assert!(was.verdict.is_none() || was == is, "{was:?} is {is:?}");
        }
        assert!(self.questions.iter().filter(|row| row.verdict.is_none()).count() <= 1);
        for (seat, wish, confirmed) in pressed {
            let times = match wish {
                Wish::Act(words) => new.iter().filter(|step| step.seat == Some(*seat) && step.text == *words).count(),
                Wish::Undo(to) => new.iter().filter(|step| target(&step.text) == Some(*to)).count(),
                Wish::Ask(_, question) => {
                    let new = self.questions.iter().skip(before.questions.len());
                    let written =
                        |row: &&QuestionRow| format!("{} {}", row.kind, row.words).trim() == question.to_string();
                    new.filter(|row| row.seat == *seat).filter(written).count()
                }
                Wish::Answer(number, yes) => {
                    let ballot = BallotRow { number: *number, seat: *seat, yes: *yes };
                    usize::from(self.ballots.contains(&ballot))
                }
            };
            assert!(times <= 1 && (!confirmed || times == 1), "{times} times {wish:?} of seat {seat}, {confirmed}");
        }
    }
}

fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64)
}

/// What each person could press now, by seat. Tables that nobody stops go on.
async fn wishes(master: &GameMaster, table: TableId, people: &[User]) -> (u32, Vec<(u8, Wish)>) {
    let (mut wishes, mut seq) = (Vec::new(), 0);
    for user in people {
        let own = master.snapshot(table, Some(id_of(user))).await.expect("the table");
        let seat = own.seat().expect("a seat").0;
        seq = own.seq();
        if let Some(view) = own.view().filter(|_| own.my_turn()) {
            wishes.extend(view.legal().into_iter().take(1).map(|words| (seat, Wish::Act(words))));
        }
        wishes.extend(own.undo().iter().map(|offer| (seat, Wish::Undo(offer.to))));
        if let Some(open) = own.question() {
            let answers = [true, true, false].map(|yes| (seat, Wish::Answer(open.number, yes)));
            wishes.extend(answers.into_iter().filter(|_| open.asked.has(own.seat().expect("a seat"))));
        }
        for possible in master.possible_questions(table, id_of(user)).await.expect("questions") {
            let kept =
                matches!(possible.question, TableQuestion::Undo(_) | TableQuestion::Extend | TableQuestion::Pace(_));
            let may = master.possible_question(table, id_of(user), possible.question).await.is_ok();
            // Steps to take back are asked for more often than the rest.
            let times = if matches!(possible.question, TableQuestion::Undo(_)) { 3 } else { 1 };
            let times = if kept && may { times } else { 0 };
            wishes.extend(std::iter::repeat_n((seat, Wish::Ask(possible.number, possible.question)), times));
        }
    }
    (seq, wishes)
}

async fn opens(file: &Path) -> Store {
    crate::database::open(file.to_owned()).await
}

/// Looks at the table as a bot would that has just started.
async fn master(file: &Path) -> GameMaster {
    let clock = Arc::new(HandSet(Arc::new(AtomicI64::new(now_ms()))));
    let seeds: agon_gamemaster::Seeds = Arc::new(|| [3; 32]);
    GameMaster::with_pacing(
        opens(file).await,
        Registry::ours(),
        clock,
        seeds,
        Pacing { answer_delay: Duration::from_secs(10), ..Pacing::default() },
    )
}

/// Lets the database go, for the next bot.
async fn closes(master: GameMaster) {
    master.close().await;
    master.store().close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn undos_and_questions_survive_kills_at_random_points() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("agon.db");
    let sandbox = Sandbox::start(patient()).await.expect("a sandbox");
    let people = NAMES.map(|name| sandbox.user(name));
    let store = opens(&file).await;
    for user in &people {
        store.set_player_language(id_of(user), Some("en")).await.expect("a language");
    }
    World::past("offrandes", "bid").await.with_undo(UndoPolicy::Agreed).write(store.clone()).await;
    let table = store.restless_tables().await.expect("tables")[0];
    store.close().await;
    let child = bot(folder.path(), &sandbox);
    sandbox.bot_ready().await;
    let board: Id = people[0].sees_that("the board", is_board).await.id;
    child.dies();
    sandbox.bot_connected(false).await;

    let mut dice = QuickDice::new(now_ms() as u64);
    let mut confirmed = BTreeMap::<&str, u32>::new();
    for _ in 0..short_or_long(6, 200) {
        let look = master(&file).await;
        let before = Stored::of(look.store(), table).await;
        let (seq, possible) = wishes(&look, table, &people).await;
        closes(look).await;
        if possible.is_empty() {
            // The game is over.
            break;
        }
        let mut pressed: Vec<(u8, Wish)> = Vec::new();
        for _ in 0..2 {
            let wish = possible[dice.below(possible.len() as u32) as usize].clone();
            if pressed.iter().all(|(seat, _)| *seat != wish.0) {
                pressed.push(wish);
            }
        }
        let child = bot(folder.path(), &sandbox);
        sandbox.bot_connected(true).await;
        let mut clicks = Vec::new();
        for (seat, wish) in &pressed {
            let user = people[usize::from(*seat)].clone();
            user.dismisses_all();
            let id = wish.id(table, seq);
            // Twice, as impatient people press.
            for _ in 0..2 {
                let (user, id) = (user.clone(), id.clone());
                clicks.push(tokio::spawn(async move { user.forges(board, &id).await }));
            }
        }
        // A point is a moment, so this test waits.
        tokio::time::sleep(Duration::from_millis(dice.below(300).into())).await;
        child.dies();
        sandbox.bot_connected(false).await;
        clicks.iter().for_each(tokio::task::JoinHandle::abort);
        let told = |seat: u8, wish: &Wish| {
            let messages = people[usize::from(seat)].messages();
            messages.iter().any(|message| message.only_for.is_some() && message.says(wish.told()))
        };
        let pressed: Vec<_> = pressed.into_iter().map(|(seat, wish)| (seat, wish.clone(), told(seat, &wish))).collect();
        for (_, wish, _) in pressed.iter().filter(|(.., told)| *told) {
            *confirmed.entry(wish.told()).or_default() += 1;
        }
        let store = opens(&file).await;
        let after = Stored::of(&store, table).await;
        store.close().await;
        after.follows(&before, &pressed);
        // What was agreed and not done yet is done at the next start, once.
        let look = master(&file).await;
        look.snapshot(table, None).await.expect("the table");
        let settled = Stored::of(look.store(), table).await;
        settled.follows(&before, &pressed);
        settled.follows(&after, &[]);
        replays(&look, table).await;
        closes(look).await;
    }
    println!("confirmed: {confirmed:?}");
    assert!(short_or_long(true, confirmed.len() >= 3), "{confirmed:?}");
    // A bot that is killed does not answer.
    sandbox.forgives("did not respond");
    sandbox.forgives("never acknowledged");
    // A bot that is killed does not know that it deleted a message.
    sandbox.forgives("10008 DELETE");
    sandbox.assert_clean();
}
