//! Questions, previews, the race and threats at constructed positions.

use super::{outlook, panel, previews};
use crate::{Cast, Language};
use agon_rules::game::{Game, Viewer};
use agon_rules::offrandes::data::{Altar, Animal, Character};
use agon_rules::offrandes::{Bidding, Board, Offering, Offrandes, Options, Phase, State, Turn, View};
use agon_rules::{Seat, SeatSet};

const SPARTA: Seat = Seat(0);
const CORINTH: Seat = Seat(1);

/// Sets up round 3 of three cities: Corinth leads with 2 for Water Carrier and Priestess, and Sparta must answer.
fn bidding() -> State {
    let mut board = Board::new(3, Options::default());
    board.round = 3;
    board.marker = Some(CORINTH);
    for (character, level) in [
        (Character::Peasant, 1),
        (Character::WaterCarrier, 1),
        (Character::FlowerCarrier, 1),
        (Character::Priestess, 1),
    ] {
        board.ladders[SPARTA.index()][character.index()] = level;
    }
    board.sacrifices = [5, 9, 0, 0, 0];
    let phase = Phase::Bid(Bidding {
        turn: Turn::new(CORINTH),
        lot: (Character::WaterCarrier, Character::Priestess),
        bid: 2,
        leader: CORINTH,
        bidder: SPARTA,
        passed: SeatSet::EMPTY,
    });
    State { board, phase }
}

fn view(state: &State) -> View {
    Offrandes::view(state, Viewer::Seat(SPARTA))
}

#[test]
fn a_question_has_its_parts() {
    let question = panel::question(Language::English, &Cast::default(), &view(&bidding()));
    assert_eq!(question.ask, "Your bid: Water Carrier + Priestess. Corinth leads with 2.");
    assert_eq!(question.purse, "You have 10 drachmae.");
    assert_eq!(question.facts, ["Can still bid: Corinth 10, Athens 10"]);
    assert_eq!(
        question.pictured,
        [
            "Your ladders: Peasant 1 (fowl) · Water Carrier 1 (1 animal) · Flower Carrier 1 (1 animal) · \
             Temple Guardian 0 · Priestess 1 (lamp 2) · Briber 0 · Guardsman 0.",
            "Still needed for a sacrifice: Temple Guardian."
        ]
    );
}

#[test]
fn a_preview_says_that_the_lower_carrier_counts() {
    let mut state = bidding();
    let preview =
        |state: &State| previews::preview(Language::English, &view(state), SPARTA, "bid 3").unwrap_or_default();
    assert_eq!(
        preview(&state),
        "Win at 3: Water Carrier 1→2 (still 1 animal: Flower Carrier 1), Priestess 1→2 (lamp 4), 7 left."
    );
    state.board.ladders[SPARTA.index()][Character::FlowerCarrier.index()] = 3;
    assert_eq!(preview(&state), "Win at 3: Water Carrier 1→2 (2 animals), Priestess 1→2 (lamp 4), 7 left.");
}

#[test]
fn the_race_is_in_the_order_of_points() {
    let mut state = bidding();
    let race = |state: &State| outlook::race(Language::English, &view(state)).unwrap_or_default();
    assert_eq!(race(&state), "Points: Corinth 9 · **you 5** · Athens 0");
    state.board.altars[Altar::Hera.index()] = Some(Offering { animal: Animal::Pig, count: 1, owner: SPARTA });
    assert_eq!(race(&state), "Points: Corinth 9 · **you 5** · Athens 0 – altars: **you 1**");
    state.board.round = 0;
    assert_eq!(outlook::race(Language::English, &view(&state)), None);
}

#[test]
fn threats_begin_with_the_end_of_the_game() {
    let mut state = bidding();
    let threats = |state: &State| outlook::threats(Language::English, &view(state));
    assert!(threats(&state).is_empty());
    // Corinth: a Briber above Sparta's Guardsman, and animals for Sparta's altar.
    let corinth = &mut state.board.ladders[CORINTH.index()];
    for character in Character::ALL {
        corinth[character.index()] = 2;
    }
    state.board.altars[Altar::Hermes.index()] = Some(Offering { animal: Animal::Fowl, count: 1, owner: SPARTA });
    state.board.sacrifices[CORINTH.index()] = 95;
    assert_eq!(
        threats(&state),
        [
            "Corinth has 95 points and can pass 100 this round; that ends the game.",
            "Corinth can take Hermes from you with 2 pigs.",
            "The Briber of Corinth stands above your Guardsman 0: a rung of yours is within reach.",
        ]
    );
}
