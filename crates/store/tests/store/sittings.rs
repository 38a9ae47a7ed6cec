//! Tests of seats that change hands.

use crate::fixture::{ANA, BEN, EVA, Fixture, fixture, person, resigned, result_rows, running};
use crate::privacy::about;
use agon_store::{
    Commit, End, Ending, NewStep, OfferChange, OfferRow, OrderChange, SealedChange, Secret, TableId, TakeOver, UserId,
};
use serde_json::json;

const ZOE: UserId = UserId(9);

/// A table of Ana and Ben, where Zoe takes Ben's seat after his step, and acts once.
async fn taken_over(at: &Fixture) -> TableId {
    let table = running(&at.store, 1).await.table;
    let step = |text: &str| {
        vec![NewStep { seat: Some(1), text: text.to_owned(), stood_in: false, automatic: false, cut: false }]
    };
    at.store.commit(Commit { steps: step("bid 4"), ..Commit::at(table, 0, 3_000) }).await.unwrap();
    let secret = |words: &str| Secret(words.to_owned());
    let sealed = SealedChange::Put { seat: 1, seq: 1, words: secret("seal 5"), locked: true, blind: None, cut: false };
    let orders = vec![OrderChange::Put { seat: 1, about: "bid".to_owned(), words: secret("max 9"), at_zero: false }];
    let seats = Some(vec![person(0, ANA, "Ana"), resigned(1, BEN, "Ben")]);
    let offers = vec![OfferChange::Put { seat: 1, user: None }];
    at.store.commit(Commit { sealed, orders, seats, offers, ..Commit::at(table, 1, 4_000) }).await.unwrap();
    assert_eq!(at.store.offers(table).await.unwrap(), [OfferRow { seat: 1, at_ms: 4_000, user: None }]);
    let take_over = Some(TakeOver { seat: 1, user: ZOE, name: "Zoe".to_owned() });
    let seats = Some(vec![person(0, ANA, "Ana"), person(1, ZOE, "Zoe")]);
    let offers = vec![OfferChange::Drop { seat: 1 }];
    at.store.commit(Commit { take_over, seats, offers, ..Commit::at(table, 1, 5_000) }).await.unwrap();
    at.store.commit(Commit { steps: step("bid 6"), ..Commit::at(table, 1, 6_000) }).await.unwrap();
    table
}

#[tokio::test]
async fn a_seat_changes_hands_in_one_commit_and_its_secrets_go() {
    let at = fixture().await;
    let table = taken_over(&at).await;
    let sittings = at.store.sittings(table).await.unwrap();
    let told: Vec<_> = sittings.iter().map(|row| (row.user, row.name.as_str(), row.from_seq, row.to_seq)).collect();
    assert_eq!(told, [(BEN, "Ben", 0, Some(1)), (ZOE, "Zoe", 1, None)]);
    assert!(at.store.offers(table).await.unwrap().is_empty());
    assert!(at.store.sealed(table).await.unwrap().is_empty() && at.store.orders(table).await.unwrap().is_empty());
    assert_eq!(at.store.decided(table).await.unwrap().iter().find(|row| row.seat == 1).map(|row| row.seq), Some(1));
    // A commit that is too late changes nothing.
    let take_over = Some(TakeOver { seat: 0, user: EVA, name: "Eva".to_owned() });
    assert!(at.store.commit(Commit { take_over, ..Commit::at(table, 1, 7_000) }).await.is_err());
    assert_eq!(at.store.sittings(table).await.unwrap(), sittings);
}

#[tokio::test]
async fn each_owner_of_a_seat_reads_their_own_steps_and_is_erased_alone() {
    let at = fixture().await;
    let table = taken_over(&at).await;
    let ben = about(&at.store, BEN).await;
    assert_eq!((&ben["seats"], &ben["seats that changed hands"][0]["to_step"]), (&json!([]), &json!(1)));
    assert!(ben.to_string().contains("bid 4") && !ben.to_string().contains("bid 6"), "{ben}");
    let zoe = about(&at.store, ZOE).await;
    assert!(zoe.to_string().contains("bid 6") && !zoe.to_string().contains("bid 4"), "{zoe}");
    assert!(!ben.to_string().contains("Zoe") && !zoe.to_string().contains("Ben"));
    assert!(at.store.tables_of_user(BEN, 0).await.unwrap().contains(&table));

    at.store.erase(BEN, 8_000, Vec::new()).await.unwrap();
    assert!(!at.store.has_user(BEN).await.unwrap());
    let sittings = at.store.sittings(table).await.unwrap();
    assert!(sittings[0].user.is_former() && sittings[0].name.is_empty() && sittings[1].name == "Zoe");

    let seats = vec![person(0, ANA, "Ana"), person(1, ZOE, "Zoe")];
    let end = End { status: Ending::Finished, reason: None, results: result_rows(&seats, &[2, 1]), margin: None };
    at.store.commit(Commit { end: Some(end), ..Commit::at(table, 2, 9_000) }).await.unwrap();
    let results = at.store.results(table).await.unwrap();
    let told: Vec<_> = results.iter().map(|row| (row.user, row.took_over_seq, row.rating_change.is_some())).collect();
    assert_eq!(told, [(Some(ZOE), Some(1), false), (Some(ANA), None, true)]);
    assert_eq!(at.store.tables_played(ZOE, "offrandes").await.unwrap(), 0);
    assert_eq!(at.store.tables_played(sittings[0].user, "offrandes").await.unwrap(), 1);
}

#[tokio::test]
async fn an_offer_ends_with_its_table_and_with_the_person_it_is_for() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    let offers = vec![OfferChange::Put { seat: 0, user: None }, OfferChange::Put { seat: 1, user: Some(EVA) }];
    at.store.commit(Commit { offers, ..Commit::at(table, 0, 3_000) }).await.unwrap();
    assert_eq!(about(&at.store, EVA).await["seats offered to them alone"][0]["seat"], 2);
    at.store.erase(EVA, 4_000, Vec::new()).await.unwrap();
    assert_eq!(at.store.offers(table).await.unwrap().len(), 1);
    let end = Some(End { status: Ending::Aborted, reason: None, results: Vec::new(), margin: None });
    at.store.commit(Commit { end, ..Commit::at(table, 0, 5_000) }).await.unwrap();
    assert!(at.store.offers(table).await.unwrap().is_empty());
}
