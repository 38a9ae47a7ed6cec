//! Tests the testkit on a toy game: without a flaw the game passes; with any planted flaw the testkit always finds it
//! and names the right kind.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod length;

use agon_rules::game::OptionValues;
use agon_rules::testkit::{Fault, Kind, OpenBook, Report, check_game};
use agon_toy::{Boast, Known, flaw};
use length::short_or_long;

fn play<const F: u8>(seats: u8, games: u32, seed: u64) -> Result<Report, Fault> {
    check_game::<Boast<F>, Known>(seats, &OptionValues::new(), games, seed)
}

/// Plants a flaw and expects a fault of one of `kinds`, with every seed.
fn caught<const F: u8>(kinds: &[Kind]) {
    for seed in 0..short_or_long(4, 20) {
        let fault = play::<F>(3, 200, seed * 1_000).expect_err("the flaw went unnoticed");
        assert!(kinds.contains(&fault.kind), "seed {seed}, not {kinds:?}: {fault}");
    }
}

#[test]
fn the_sound_game_passes() {
    for seats in [2, 3, 4, 6] {
        let report = play::<{ flaw::NONE }>(seats, 400, 1).unwrap_or_else(|fault| panic!("{fault}"));
        let steps = usize::from(seats) * 5;
        assert_eq!((report.games, report.shortest, report.longest), (400, steps, steps), "{report}");
        assert_eq!(report.ends.get("rounds"), Some(&400), "{report}");
        let Report { elsewhere, scrambled, followed, private, simultaneous, refused, .. } = report;
        let least = [elsewhere, scrambled, followed, private, simultaneous, refused].into_iter().min();
        assert!(least > Some(200), "{report}");
    }
}

#[test]
fn a_fault_is_found_again_by_its_seed() {
    let fault = play::<{ flaw::LOST_COIN }>(3, 200, 7).expect_err("the flaw went unnoticed");
    assert_eq!(play::<{ flaw::LOST_COIN }>(3, 1, fault.seed), Err(fault.clone()));
    assert!(
        fault.to_string().starts_with(&format!("Audit after step {} of the game with seed", fault.step)),
        "{fault}"
    );
}

#[test]
fn a_game_with_secrets_is_no_open_book() {
    let checked = check_game::<Boast<{ flaw::NONE }>, OpenBook>(3, &OptionValues::new(), 20, 1);
    assert!(checked.is_err_and(|fault| matches!(fault.kind, Kind::History | Kind::Events)));
}

#[test]
fn seats_the_game_does_not_have_are_refused() {
    assert!(play::<{ flaw::NONE }>(7, 1, 1).is_err_and(|fault| fault.kind == Kind::Options));
}

macro_rules! planted {
    ($($name:ident: $flaw:ident is $($kind:ident)|+;)*) => {
        $(#[test] fn $name() { caught::<{ flaw::$flaw }>(&[$(Kind::$kind),+]); })*
    };
}

planted! {
    a_check_that_allows_more_than_is_listed: LAX_CHECK is Legal;
    a_legal_action_that_is_not_listed: MISSING_LEGAL is Legal;
    a_legal_action_listed_twice: TWICE_LEGAL is Legal;
    something_to_do_out_of_turn: OUT_OF_TURN is Waiting;
    a_lost_coin: LOST_COIN is Audit;
    luck_drawn_in_apply: LUCK_IN_APPLY is Determinism;
    luck_drawn_at_the_start: LUCK_AT_THE_START is Determinism;
    a_private_deal_told_to_all: OPEN_DEAL is Events;
    a_secret_choice_told_to_all: OPEN_HAND is Events;
    an_event_that_reveals_and_says_that_it_does_not: SILENT is Events | Imagine | Scramble;
    an_imagination_that_ignores_evidence: CREDULOUS is History;
    a_view_that_knows_who_has_the_highest_card: HIGHEST_SEEN is PrivateChance | Imagine | Scramble;
    a_view_with_cards_for_imagine_to_copy: CARDS_SEEN is PrivateChance;
    a_view_with_hands_for_imagine_to_copy: HANDS_SEEN is Scramble;
    a_secret_written_into_the_json_of_a_view: HANDS_WRITTEN is Imagine | Scramble;
    legality_that_depends_on_the_cards_of_others: ASKS_OTHERS is PrivateChance | Imagine | Scramble | History;
    a_refusal_that_tells_the_cards_of_others: TELLTALE is Imagine | Scramble;
    a_choice_narrowed_by_the_secret_choice_of_another: ASKS_HANDS is Simultaneous;
    simultaneous_choices_whose_order_matters: FIRST_WINS is Simultaneous;
    a_view_that_cannot_be_written: UNWRITABLE is Json;
    two_actions_written_alike: ALIKE is Notation;
    an_action_read_as_another: MISREAD is Notation;
    a_public_view_that_may_act: PUBLIC_ACTS is View;
    an_outcome_without_weight: NO_WEIGHT is Chance;
    a_game_without_end: NO_END is Endless;
    a_standing_without_a_winner: NO_WINNER is Standing;
    an_emphasised_choice_that_is_not_legal: BAD_MAIN is Hints;
    a_suggested_payment_that_is_not_legal: BAD_PAYMENT is Hints;
    an_only_action_beside_others: BAD_FORCED is Hints;
    a_menu_that_picks_too_many: BAD_PICK is Hints;
    an_open_menu_of_nothing: BAD_OPEN is Hints;
    a_quick_button_that_stands_twice: BAD_QUICK is Hints;
    buttons_spread_of_nothing: BAD_SPREAD is Hints;
}
