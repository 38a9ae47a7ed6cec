//! Each kind of line in both voices.

use super::space;
use crate::Language;
use crate::attika::recap::recap;
use agon_rules::Seat;
use agon_rules::attika::data::{Building, Group};
use agon_rules::attika::recap::{Line, Prize, Site};
use agon_rules::attika::{Anchor, Cards, Ending};
use agon_rules::game::Viewer;
use std::collections::BTreeSet;

const THEBES: Seat = Seat(3);

fn site(building: Building, name: &str, cards: u8) -> Site {
    Site { building, space: space(name), cards }
}

/// One line of each kind, several of a kind if the sentence depends on the line's values.
fn every_line() -> Vec<Line> {
    let (seat, shrine, held) = (THEBES, Anchor::shrine(1), Some(Cards::new([1, 0, 2, 0])));
    let harbor = site(Building::Harbor, "H2", 2);
    let built = |count: usize, cards| Line::Built {
        seat,
        drawn: false,
        sites: [Building::Oracle, Building::Plaza, Building::Market].map(|kind| site(kind, "G1", cards))[..count]
            .to_vec(),
        amphorae: 0,
    };
    let laid = |shrines: Vec<Anchor>, yours| {
        let (letter, anchor) = (Anchor::tile(8), Anchor::tile(6));
        Line::Laid { seat, letter, tile: 16, turn: 3, anchor, shrines, yours }
    };
    vec![
        Line::SetUp { first: seat },
        Line::Round { round: 6, order: vec![seat, Seat(0), Seat(1)] },
        Line::Dealt { seat, mat: vec![Building::Well, Building::Mill], held: Cards::new([1, 0, 2, 0]) },
        Line::Drew { seat },
        Line::Stored { seat, buildings: vec![Building::Mill, Building::Tower], amphorae: 0 },
        Line::Stored { seat, buildings: vec![Building::Mill], amphorae: 1 },
        built(1, 0),
        built(1, 2),
        built(3, 0),
        built(3, 1),
        Line::Built { seat, drawn: true, sites: vec![site(Building::Fortress, "G4", 2)], amphorae: 2 },
        Line::Blocked { seat, site: harbor, beside: Building::Fortress },
        Line::Touched { seat, site: harbor, shrine, left: None },
        Line::Touched { seat, site: harbor, shrine, left: Some(2) },
        Line::Neared { seat, site: harbor, left: 2 },
        Line::Joined { seat, site: harbor, joined: 2 },
        Line::Founded { seat, site: harbor, settlements: 3 },
        Line::Group { seat, group: Group::Defence, prize: Prize::Amphora },
        Line::Group { seat, group: Group::Defence, prize: Prize::Card },
        Line::Group { seat, group: Group::Defence, prize: Prize::Nothing },
        Line::AmphoraActions { seat, amphorae: 1 },
        Line::AmphoraCards { seat, amphorae: 2, held },
        Line::TookTile { seat },
        laid(Vec::new(), false),
        laid(vec![shrine], true),
        Line::NoTile { seat },
        Line::Took { seat, cards: 2, held },
        Line::NoCards { seat, cards: 2 },
        Line::Turn { seat, built: 2, stored: 1, cards: 1 },
        Line::Shuffled { cards: 40 },
        Line::Over { reason: Ending::Shrines(seat), winner: Some(seat), shrines: vec![Anchor::shrine(0), shrine] },
        Line::Over { reason: Ending::Buildings(seat), winner: Some(seat), shrines: Vec::new() },
        Line::Over { reason: Ending::Idle, winner: None, shrines: Vec::new() },
    ]
}

fn kind(line: &Line) -> String {
    let shown = format!("{line:?}");
    shown.split([' ', '{']).next().unwrap_or_default().to_owned()
}

/// True if only the seat itself, or only others, get a line of this kind.
fn unheard(line: &Line, own: bool) -> bool {
    match line {
        Line::Dealt { .. } => !own,
        Line::Drew { .. } | Line::TookTile { .. } | Line::Blocked { .. } | Line::Turn { .. } => own,
        _ => false,
    }
}

#[test]
fn every_kind_of_line_has_its_sentence_in_both_voices() {
    let source = include_str!("../../../../rules/src/attika/recap.rs");
    let (_, body) = source.split_once("pub enum Line {").expect("the lines");
    let (body, _) = body.split_once("\n}").expect("their end");
    let named = body.lines().map(str::trim).filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()));
    let kinds: BTreeSet<String> =
        named.map(|line| line.chars().take_while(|c| c.is_ascii_alphanumeric()).collect()).collect();
    let lines = every_line();
    assert_eq!(lines.iter().map(kind).collect::<BTreeSet<_>>(), kinds);
    for l in Language::ALL {
        for (reader, own) in [(Viewer::Seat(THEBES), true), (Viewer::Seat(Seat(0)), false)] {
            let mut told = BTreeSet::new();
            for line in lines.iter().filter(|line| !unheard(line, own)) {
                let text = recap(l, reader, line);
                assert!(
                    !text.contains(['{', '}']) && !text.contains("  ") && !text.contains("attika-"),
                    "{l:?} {text}"
                );
                assert!(text.encode_utf16().count() <= 150, "{text}");
                assert!(told.insert(text.clone()), "{l:?}: said twice: {text}");
            }
        }
    }
}

#[test]
fn lines_read_well() {
    let told = |l, reader, line: Line| recap(l, reader, &line);
    let (own, other) = (Viewer::Seat(THEBES), Viewer::Seat(Seat(0)));
    let (en, es, de) = (Language::English, Language::Spanish, Language::German);
    let stored = Line::Stored { seat: THEBES, buildings: vec![Building::Mill, Building::Tower], amphorae: 0 };
    assert_eq!(told(en, own, stored.clone()), "**You** stored a mill and a tower.");
    assert_eq!(told(en, other, stored.clone()), "Thebes drew 2 discs and stored them: mill and tower.");
    assert_eq!(told(de, own, stored), "**Du** hast eine Mühle und einen Turm gelagert.");
    let fortress =
        Line::Built { seat: THEBES, drawn: true, sites: vec![site(Building::Fortress, "G4", 2)], amphorae: 0 };
    assert_eq!(told(en, own, fortress.clone()), "**You placed a fortress at G4** for 2 cards.");
    assert_eq!(told(es, other, fortress), "Tebas puso una fortaleza en G4 por 2 cartas.");
    let three = [(Building::Oracle, "G1"), (Building::Plaza, "G2"), (Building::Market, "G3")];
    let sites = three.map(|(kind, name)| site(kind, name, 0)).to_vec();
    let free = Line::Built { seat: THEBES, drawn: false, sites, amphorae: 1 };
    assert_eq!(told(en, own, free), "**You built 3 for free, with an amphora:** oracle G1, plaza G2 and market G3.");
    let blocked = Line::Blocked { seat: THEBES, site: site(Building::Mill, "H5", 1), beside: Building::Fortress };
    assert_eq!(told(en, other, blocked.clone()), "**Thebes built a mill on H5, beside your fortress.**");
    assert_eq!(told(de, other, blocked), "**Theben hat eine Mühle auf H5 gebaut, neben deiner Festung.**");
    let group = Line::Group { seat: THEBES, group: Group::Defence, prize: Prize::Card };
    assert_eq!(told(en, own, group), "**You completed defence: a card,** no amphora is left.");
    let (letter, anchor) = (Anchor::tile(8), Anchor::tile(6));
    let laid = Line::Laid { seat: THEBES, letter, tile: 1, turn: 0, anchor, shrines: Vec::new(), yours: true };
    assert_eq!(told(en, other, laid), "Thebes laid tile I beside **you**.");
    let own_tile = Line::Laid { seat: THEBES, letter, tile: 1, turn: 0, anchor, shrines: Vec::new(), yours: false };
    assert_eq!(told(en, own, own_tile), "**You** laid tile I beside tile G.");
}
