//! Descriptions of private pictures: the secrets of one seat, within Discord's limit.

use crate::{entry, good};
use agon_lang::{Language, describe_own, has, text};
use agon_rules::attika::data::Landscape;
use agon_rules::game::{OptionValues, Viewer};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::{AnyView, Seat, Waiting, attika, cyclades};

/// The facts the description of a private picture must name.
type Secret = fn(Language, Seat, &AnyView) -> Vec<String>;

/// The treasury.
fn gold(l: Language, seat: Seat, view: &AnyView) -> Vec<String> {
    let gold = view.of::<cyclades::View>().and_then(|view| view.purse(seat)).expect("own gold");
    vec![format!(" {gold} {}, ", text(l, "cyclades-gold", &[("n", gold.into())]))]
}

/// The hand, landscape by landscape.
fn hand(l: Language, _: Seat, view: &AnyView) -> Vec<String> {
    let hand = view.of::<attika::View>().and_then(|view| view.hand).expect("own hand");
    let held = Landscape::ALL.into_iter().map(|landscape| (hand.of(landscape), landscape.id()));
    let held = held.filter(|(n, _)| *n > 0);
    // Cards of a landscape have a form of their own in some languages.
    let key = |id: &str| Some(format!("attika-landscape-{id}.of")).filter(|key| has(l, key));
    let word = |id: &str| key(id).unwrap_or_else(|| format!("attika-landscape-{id}"));
    held.map(|(n, id)| format!("{n} {}", text(l, &word(id), &[("n", n.into())]))).collect()
}

/// Plays tables of a game and reads the private description of every seat after every step. Returns the number of
/// descriptions and the length of the longest.
fn read(game: &str, secret: Secret) -> (usize, usize) {
    let (rules, words) = (entry(game).rules, entry(game).words);
    let (mut read, mut longest) = (0, 0);
    for seats in rules.meta().seats.0..=rules.meta().seats.1 {
        let mut dice = QuickDice::new(u64::from(seats));
        let mut table = rules.open(seats, &OptionValues::new()).expect("a table");
        while table.waiting() != Waiting::Over {
            match table.waiting().seats().first() {
                None => drop(table.draw(&mut dice).expect("luck")),
                Some(seat) => {
                    let legal = table.legal(seat);
                    table.act(seat, &legal[dice.below(legal.len() as u32) as usize]).expect("a legal action");
                }
            }
            for seat in (0..seats).map(Seat) {
                let view = table.view(Viewer::Seat(seat));
                let l = Language::ALL[(table.seq() as usize + seat.index()) % Language::ALL.len()];
                let shown = words.own(l, &view);
                if shown.is_empty() {
                    continue;
                }
                let ordered = "Orders: 1 Ares up to 8 · 2 Apollo.";
                let told = describe_own(words, l, &view, Some(ordered));
                assert_eq!(told.replacen(&format!(" {ordered}"), "", 1), describe_own(words, l, &view, None));
                good(&told, 1024, "description");
                assert!(secret(l, seat, &view).iter().all(|part| told.contains(part.as_str())), "{told}");
                assert!(told.contains(&words.city(l, seat)) && told.ends_with(&text(l, "picture-full", &[])), "{told}");
                longest = longest.max(told.encode_utf16().count());
                // At ordinary tables every sentence fits.
                assert!(shown.iter().all(|line| told.contains(line.as_str())), "{told}");
                read += 1;
            }
        }
        let public = table.view(Viewer::Public);
        assert!(words.own(Language::English, &public).is_empty(), "the public has no private picture");
    }
    (read, longest)
}

#[test]
fn a_treasury_is_told_with_its_gold() {
    let (read, longest) = read("cyclades", gold);
    assert!(read > 500 && longest > 300, "{read}, {longest}");
}

#[test]
fn a_mat_is_told_with_its_hand() {
    let (read, longest) = read("attika", hand);
    assert!(read > 500 && longest > 200, "{read}, {longest}");
}
