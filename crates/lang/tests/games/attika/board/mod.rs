//! The English text board alone gives back the public position. A reader rebuilds it at every step of random games.

mod checks;
mod lines;
mod read;

use super::words;
use crate::{cast, entry};
use agon_lang::Language;
use agon_rules::attika::View;
use agon_rules::game::{OptionValues, Viewer};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::{AnyView, Waiting};
use read::{Position, read};

/// Games of each size.
const GAMES: u64 = 3;
/// The number of steps from one board with all its lines dropped to the next.
const DROPPED: u32 = 97;
/// The fields of a view that are not public facts of the position.
const OWN: [&str; 4] = ["legal", "viewer", "hand", "draws"];

/// Compares a position from a text with a view, field by field.
fn same(position: &Position, view: &AnyView) -> Result<(), String> {
    let known = view.json();
    for (field, known) in known.as_object().expect("fields").iter().filter(|(field, _)| !OWN.contains(&field.as_str()))
    {
        let told = position.document.get(field);
        if told != Some(known) {
            return Err(format!("{field}: told {told:?}, known {known}"));
        }
    }
    // Facts that follow from the document, and one it leaves out.
    let (told, known) = (&position.board, &view.of::<View>().expect("a view").board);
    let facts = |board: &agon_rules::attika::Board| (board.seats, board.unlaid, board.unseen, board.turn);
    if facts(told) == facts(known) { Ok(()) } else { Err(format!("{:?} instead of {:?}", facts(told), facts(known))) }
}

/// Drops each line of a text in turn: no text but the whole one tells the position.
fn every_line_tells(told: &str, view: &AnyView) -> usize {
    let lines: Vec<&str> = told.lines().collect();
    for at in 0..lines.len() {
        let rest: Vec<&str> =
            lines.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, line)| *line).collect();
        let whole = read(&rest.join("\n")).is_some_and(|position| same(&position, view).is_ok());
        assert!(!whole, "nobody misses line {at}, `{}`, of\n{told}", lines[at]);
    }
    lines.len()
}

/// Plays a game and reads the board after every step. Returns the numbers of steps and of dropped lines.
fn play(seats: u8, seed: u64) -> (u32, usize) {
    let mut dice = QuickDice::new(seed);
    let amphorae = if seed.is_multiple_of(2) { "5" } else { "15" };
    let options = OptionValues::from([("amphorae".to_owned(), amphorae.to_owned())]);
    let mut table = entry("attika").rules.open(seats, &options).expect("a table");
    let mut dropped = 0;
    loop {
        let view = table.view(Viewer::Public);
        let told = words().text_board(Language::English, &cast(), &view);
        let position = read(&told).unwrap_or_else(|| panic!("unreadable:\n{told}"));
        same(&position, &view).unwrap_or_else(|fault| panic!("{fault} in\n{told}"));
        if table.seq() % DROPPED == seed as u32 || table.waiting() == Waiting::Over {
            dropped += every_line_tells(&told, &view);
        }
        match table.waiting() {
            Waiting::Over => return (table.seq(), dropped),
            Waiting::Chance => drop(table.draw(&mut dice).expect("luck")),
            Waiting::Seats(seats) => {
                let seat = seats.first().expect("a seat");
                let legal = table.legal(seat);
                table.act(seat, &legal[dice.below(legal.len() as u32) as usize]).expect("a legal action");
            }
        }
    }
}

fn play_many(seats: u8) {
    let (steps, dropped) =
        (0..GAMES).map(|seed| play(seats, seed)).fold((0, 0), |sum, game| (sum.0 + game.0, sum.1 + game.1));
    assert!(steps > 200 && dropped > 100, "{steps} steps, {dropped} dropped lines");
}

#[test]
fn a_board_for_2_tells_its_position() {
    play_many(2);
}

#[test]
fn a_board_for_3_tells_its_position() {
    play_many(3);
}

#[test]
fn a_board_for_4_tells_its_position() {
    play_many(4);
}
