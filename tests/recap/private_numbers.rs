//! Whole random games: no recap tells a number that only another seat may know, and the public's speaks to nobody.

use agon_games::Registry;
use agon_lang::Language;
use agon_rules::game::{OptionValues, Viewer};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::{AnyEvent, AnyTable, Seat, Waiting};
use serde_json::Value;

/// The words that speak to a reader, in each language.
const SPEAKING: [&[&str]; 3] = [
    &["you", "your", "yours"],
    &["tú", "tu", "tus", "te", "ti"],
    &["du", "dich", "dir", "dein", "deine", "deinen", "deinem", "deiner"],
];

/// Plays a random game to its end. Returns the table and all events, secret ones too.
fn played(game: &str, seats: u8) -> (Box<dyn AnyTable>, Vec<(u32, AnyEvent)>) {
    let mut dice = QuickDice::new(7);
    let rules = Registry::ours().find(game).expect("the game").rules;
    let mut table = rules.open(seats, &OptionValues::new()).expect("a table");
    let mut events = Vec::new();
    while table.waiting() != Waiting::Over {
        let done = match table.waiting().seats().first() {
            None => table.draw(&mut dice).expect("an outcome"),
            Some(seat) => {
                let legal = table.legal(seat);
                table.act(seat, &legal[dice.below(legal.len() as u32) as usize]).expect("a legal action")
            }
        };
        events.extend(done.events);
    }
    (table, events)
}

/// The private number of a line, which are cards in hand or the gold a Griffon took, with the seats that may know it.
fn private(line: &Value) -> Option<(&Value, Vec<&Value>)> {
    let deed = &line["deed"];
    match line.get("held") {
        Some(held) => Some((held, vec![&line["seat"]])),
        None if deed["deed"] == "robbed" => Some((&deed["amount"], vec![&line["seat"], &deed["victim"]])),
        None => None,
    }
}

fn speaks(said: &str, words: &[&str]) -> bool {
    let said = said.to_lowercase();
    said.split(|letter: char| !letter.is_alphabetic()).any(|word| words.contains(&word))
}

#[test]
fn no_recap_tells_a_private_number_of_another_seat() {
    let (mut owned, mut hidden) = (0, 0);
    for (game, seats) in [("offrandes", 4), ("cyclades", 4), ("attika", 3)] {
        let words = Registry::ours().find(game).expect("the game").words;
        let (table, events) = played(game, seats);
        for reader in (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public]) {
            let seen = events.iter().filter_map(|(step, event)| Some((*step, event.seen_by(reader)?)));
            for line in table.view(reader).recap(&seen.collect::<Vec<_>>()) {
                let data = line.json();
                let Some((number, owners)) = private(&data) else { continue };
                let own = |owner: &&Value| matches!(reader, Viewer::Seat(Seat(seat)) if **owner == seat);
                if owners.iter().any(own) {
                    owned += usize::from(!number.is_null());
                    continue;
                }
                assert!(number.is_null(), "{game}, {reader:?}: {data}");
                hidden += 1;
                for language in Language::ALL {
                    let said = words.recap(language, reader, &line);
                    assert_eq!(said, words.recap(language, Viewer::Public, &line), "{reader:?} is nobody here");
                }
            }
        }
    }
    assert!(owned > 0 && hidden > 0, "{owned} numbers for their owners, {hidden} lines without them for others");
}

#[test]
fn the_publics_recap_speaks_to_nobody() {
    for (game, seats) in [("offrandes", 4), ("cyclades", 4), ("attika", 3)] {
        let words = Registry::ours().find(game).expect("the game").words;
        let (table, events) = played(game, seats);
        let recap = |viewer: Viewer| {
            let seen = events.iter().filter_map(|(step, event)| Some((*step, event.seen_by(viewer)?)));
            table.view(viewer).recap(&seen.collect::<Vec<_>>())
        };
        for (language, speaking) in Language::ALL.into_iter().zip(SPEAKING) {
            for line in recap(Viewer::Public) {
                let said = words.recap(language, Viewer::Public, &line);
                assert!(!speaks(&said, speaking) && !said.contains("**"), "{said}");
            }
            // A seat's own recap has such words.
            let own = Viewer::Seat(Seat(0));
            assert!(recap(own).iter().any(|line| speaks(&words.recap(language, own, line), speaking)), "{game}");
        }
    }
}
