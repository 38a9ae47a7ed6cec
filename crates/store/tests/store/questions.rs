//! Tests of questions that people put to their table, and of the answers.

use crate::fixture::{ANA, BEN, fixture, running};
use crate::privacy::about;
use agon_store::{
    BallotRow, ChannelId, Commit, End, Ending, MessageId, QuestionChange, QuestionKind, TableId, TimesChange, Verdict,
};

/// Asks question `number` for seat 0.
fn ask(table: TableId, number: u32, kind: QuestionKind, at_ms: i64) -> Commit {
    let question = Some(QuestionChange::Ask { number, kind, words: "60".to_owned(), seat: 0, round: 2 });
    Commit { question, ..Commit::at(table, 0, at_ms) }
}

fn answer(number: u32, yes: bool) -> Option<QuestionChange> {
    Some(QuestionChange::Answer(BallotRow { number, seat: 1, yes }))
}

#[tokio::test]
async fn one_question_is_open_and_each_seat_has_one_answer() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    at.store.commit(ask(table, 1, QuestionKind::Pause, 3_000)).await.unwrap();
    assert!(at.store.commit(ask(table, 2, QuestionKind::Stop, 3_000)).await.is_err(), "one is open");
    for yes in [false, true] {
        let question = answer(1, yes);
        at.store.commit(Commit { question, ..Commit::at(table, 0, 4_000) }).await.unwrap();
    }
    assert_eq!(at.store.ballots(table).await.unwrap(), [BallotRow { number: 1, seat: 1, yes: true }]);

    // The pause that they agreed to comes with the end of the question, once.
    let pause = TimesChange { paused_until_ms: Some(Some(9_000)), pause_seat: Some(Some(0)), ..TimesChange::default() };
    let end = |verdict| Some(QuestionChange::End { number: 1, verdict });
    let agreed = Commit { question: end(Verdict::Yes), times: Some(pause), ..Commit::at(table, 0, 5_000) };
    at.store.commit(agreed).await.unwrap();
    at.store.commit(Commit { question: end(Verdict::Void), ..Commit::at(table, 0, 6_000) }).await.unwrap();
    at.store.set_question_message(table, 1, ChannelId(5), MessageId(6)).await.unwrap();
    let asked = at.store.questions(table).await.unwrap().remove(0);
    assert_eq!(
        (asked.kind, asked.words.as_str(), asked.seat, asked.seq, asked.round),
        (QuestionKind::Pause, "60", 0, 0, 2)
    );
    assert_eq!((asked.verdict, asked.ended_at_ms, asked.ended_seq), (Some(Verdict::Yes), Some(5_000), Some(0)));
    assert_eq!((asked.channel, asked.message), (Some(ChannelId(5)), Some(MessageId(6))));
    assert_eq!(at.store.table(table).await.unwrap().unwrap().times.pause_seat, Some(0));
}

#[tokio::test]
async fn the_end_of_a_table_ends_its_question_and_everybody_reads_their_own() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    at.store.commit(ask(table, 1, QuestionKind::Stop, 3_000)).await.unwrap();
    at.store.commit(Commit { question: answer(1, false), ..Commit::at(table, 0, 4_000) }).await.unwrap();
    let end = Some(End { status: Ending::Aborted, reason: None, results: Vec::new(), margin: None });
    at.store.commit(Commit { end, ..Commit::at(table, 0, 5_000) }).await.unwrap();
    let asked = at.store.questions(table).await.unwrap().remove(0);
    assert_eq!((asked.verdict, asked.ended_at_ms), (Some(Verdict::Void), Some(5_000)));
    let (ana, ben) = (about(&at.store, ANA).await, about(&at.store, BEN).await);
    assert_eq!((&ana["questions"][0]["kind"], &ben["answers to questions"][0]["yes"]), (&"stop".into(), &0.into()));
    assert_eq!(
        (ana["answers to questions"].as_array().unwrap().len(), ben["questions"].as_array().unwrap().len()),
        (0, 0)
    );
}
