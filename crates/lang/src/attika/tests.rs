//! Tests with access to private functions: constructed positions, single events, changed secrets.

use super::{board, events, gains, outlook, panel, previews, scene, status};
use crate::{Cast, Language};
use agon_rules::attika::board::Options;
use agon_rules::attika::data::{self, Building, Group, Landscape, Pile};
use agon_rules::attika::hex::Hex;
use agon_rules::attika::{Anchor, Attika, Cards, Ending, Event, Phase, Price, Space, State, View};
use agon_rules::game::{Event as _, Game, OptionValues, Viewer};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::table::Play;
use agon_rules::{AnyTable, Seat};
use std::collections::BTreeSet;

mod mutations;
mod recaps;

fn cast() -> Cast {
    Cast { names: ["Ana", "Ben", "Cleo", "Dario"].map(str::to_owned).to_vec() }
}

fn space(name: &str) -> Space {
    Space::read(name).expect("a space")
}

/// Plays a random table and shows each of its states.
fn walk(seats: u8, seed: u64, mut visit: impl FnMut(&State, &mut QuickDice)) {
    let mut dice = QuickDice::new(seed);
    let mut table = Play::<Attika>::open(seats, &OptionValues::new()).expect("a table");
    loop {
        visit(table.state(), &mut dice);
        let waiting = table.waiting();
        if let Some(seat) = waiting.seats().first() {
            let legal = AnyTable::legal(&table, seat);
            table.act(seat, &legal[dice.below(legal.len() as u32) as usize]).expect("a legal action");
        } else if table.draw(&mut dice).is_none() {
            return;
        }
    }
}

/// The texts every viewer may read.
fn public(l: Language, view: &View) -> Vec<String> {
    let cast = cast();
    let mut texts = status::status(l, &cast, view);
    texts.extend(view.board.everybody().map(|seat| scene::verb(l, view, seat)));
    texts.extend([scene::phase(l, view), scene::notice(l, view), board::text_board(l, &cast, view)]);
    texts
}

/// Returns the same table with one secret of a seat changed: a card of its hand, or the disc or tile it has just drawn.
fn otherwise(state: &State, dice: &mut QuickDice) -> Option<(State, Seat)> {
    let mut other = state.clone();
    let turn = state.board.turn.seat;
    match &mut other.phase {
        Phase::Drawn { pile, building } => {
            let unseen = state.board.unseen[turn.index()];
            let mut kinds = Building::ALL.into_iter().filter(|kind| pile.takes(*kind) && unseen[kind.index()] > 0);
            *building = kinds.find(|kind| kind != building)?;
            return Some((other, turn));
        }
        Phase::Lay { tile } | Phase::Turn { tile, .. } => {
            *tile = (0..22).find(|at| at != tile && state.board.unlaid & (1 << at) != 0)?;
            return Some((other, turn));
        }
        _ => {}
    }
    let seat = Seat(dice.below(state.board.seats.into()) as u8);
    let (hand, deck) = (state.hand(seat), state.deck);
    let (given, taken) = Landscape::ALL.into_iter().find_map(|given| {
        let taken = Landscape::ALL.into_iter().find(|&taken| taken != given && deck.of(taken) > 0)?;
        (hand.of(given) > 0).then(|| (Cards::one(given), Cards::one(taken)))
    })?;
    other.hands[seat.index()] = hand.minus(given).plus(taken);
    other.deck = deck.minus(taken).plus(given);
    Some((other, seat))
}

/// 3.7: two positions that differ in one secret read the same for everybody except its owner.
#[test]
fn no_public_text_tells_a_secret() {
    for seats in 2..=4 {
        let (mut steps, mut phases) = (0usize, BTreeSet::new());
        for seed in 0..3 {
            walk(seats, 40 + u64::from(seats) + seed, |state, dice| {
                steps += 1;
                let secret = matches!(state.phase, Phase::Drawn { .. } | Phase::Lay { .. } | Phase::Turn { .. });
                if matches!(state.phase, Phase::Over(_)) || !secret && !steps.is_multiple_of(5) {
                    return;
                }
                let Some((other, owner)) = otherwise(state, dice) else { return };
                phases.insert(format!("{:?}", state.phase).split(' ').next().unwrap_or_default().to_owned());
                let l = Language::ALL[steps % 3];
                let views = |viewer| [state, &other].map(|state| Attika::view(state, viewer));
                let all = [Viewer::Public].into_iter().chain((0..seats).map(|seat| Viewer::Seat(Seat(seat))));
                for viewer in all.filter(|viewer| !viewer.is(owner)) {
                    let [one, two] = views(viewer);
                    assert_eq!(public(l, &one), public(l, &two));
                    assert_eq!(panel::question(l, &cast(), &one), panel::question(l, &cast(), &two));
                }
                let [own, changed] = views(Viewer::Seat(owner));
                assert_eq!(public(l, &own), public(l, &changed), "the owner reads the same public texts");
                let told = [&own, &changed].map(|view| panel::question(l, &cast(), view));
                assert_ne!(told[0], told[1], "the own secret");
            });
        }
        assert!(
            steps > 200 && ["Drawn", "Lay", "Turn", "Act"].iter().all(|phase| phases.contains(*phase)),
            "{phases:?}"
        );
    }
}

/// The board with all tiles and so many buildings of each city, scattered over the tiles.
fn late(buildings: usize) -> State {
    let mut state = Attika::start(4, &Options { amphorae: 15 });
    let map = &mut state.board.map;
    for tile in 0..22u8 {
        let next = data::layout(4).tiles.get(usize::from(tile)).copied();
        let (anchor, spot) = map.places().last().expect("a place");
        map.lay(tile, next.or(map.spot(anchor, spot)).expect("a hex"), tile % 6);
        state.board.unlaid &= !(1 << tile);
    }
    let pieces = Building::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, kind.pieces().into()));
    let all = pieces.take(buildings).flat_map(|kind| (0..4).map(move |seat| (Seat(seat), kind)));
    // 67 and 154 have no common divisor: the walk meets every space once.
    let spaces = (0..154u16).map(|at| Space((at * 67 % 154) as u8));
    for ((seat, kind), space) in all.zip(spaces) {
        state.board.map.build(seat, kind, space);
    }
    state
}

/// A board late in a game, with all tiles and half of all buildings, still tells its neighbours.
#[test]
fn a_late_board_tells_its_neighbours() {
    let mut state = late(15);
    (state.board.turns, state.phase) = (90, Phase::Act);
    let view = Attika::view(&state, Viewer::Public);
    for l in Language::ALL {
        let told = board::text_board(l, &cast(), &view);
        assert!(told.encode_utf16().count() <= 3900, "{told}");
        let beside = crate::text(l, "attika-board-next", &[("list", "B 1, D 4".into())]);
        assert!(told.contains("B (A1–B4, A1–B5, A2–B4)") || told.contains(&beside), "{told}");
    }
}

/// A board with all tiles and all buildings, by people with long names, leaves room for many ages of the deck.
#[test]
fn the_fullest_board_fits() {
    let mut state = late(30);
    state.board.first = Some(Seat(1));
    state.board.turns = 999;
    state.board.idle = 11;
    state.board.groups = [127; 4];
    state.board.hands = [12; 4];
    state.board.turn = agon_rules::attika::Turn { owed: 12, extra: 10, cards: true, ended: true, ..state.board.turn };
    let names = Cast { names: vec!["M".repeat(40); 4] };
    for phase in
        [Phase::Pay { building: Building::SilverMine, space: space("C4"), drawn: true }, Phase::Over(Ending::Idle)]
    {
        state.phase = phase;
        let view = Attika::view(&state, Viewer::Public);
        for l in Language::ALL {
            let length = board::text_board(l, &names, &view).encode_utf16().count();
            assert!((2000..=3900).contains(&length), "{l:?} {phase:?}: {length}");
        }
    }
}

/// One event of each kind, several of a kind if the sentence depends on the event's values.
fn every_event() -> Vec<Event> {
    let (seat, pile, building, at) = (Seat(2), Pile::Second, Building::Tower, space("C4"));
    let price = Price { symbols: Cards::one(Landscape::Hill), any: 2 };
    let placed = |drawn, arrow| Event::Placed { seat, building, space: at, drawn, arrow };
    vec![
        Event::First { seat },
        Event::Set { letter: Anchor::tile(1), tile: 4, turn: 2 },
        Event::Shown { seat, pile, building },
        Event::Turn { seat, round: 3 },
        Event::Draw { seat, pile: Pile::Main, left: 4 },
        Event::Draw { seat, pile, left: 0 },
        Event::Disc { seat, building },
        Event::Stored { seat, building },
        Event::Priced { seat, building, space: at, drawn: true, price },
        Event::Priced { seat, building, space: at, drawn: false, price },
        Event::Paid { seat, cards: Cards::new([1, 0, 2, 0]) },
        placed(false, false),
        placed(false, true),
        placed(true, false),
        placed(true, true),
        Event::Group { seat, group: Group::Wine, amphora: true },
        Event::Group { seat, group: Group::Wine, amphora: false },
        Event::Amphora { seat, card: false },
        Event::Amphora { seat, card: true },
        Event::Tile { seat },
        Event::TileFace { seat, tile: 16 },
        Event::NoTile { seat },
        Event::Spot { seat, anchor: Anchor::shrine(0), spot: 7 },
        Event::Laid { seat, letter: Anchor::tile(5), tile: 16, turn: 3 },
        Event::Card { seat, card: None },
        Event::Card { seat, card: Some(Landscape::Hill) },
        Event::Shuffled { cards: 40 },
        Event::NoCards { seat, cards: 2 },
        Event::Ended { seat, cards: 0 },
        Event::Ended { seat, cards: 1 },
        Event::Over { reason: Ending::Shrines(seat), winner: Some(seat) },
        Event::Over { reason: Ending::Idle, winner: None },
    ]
}

fn kind(event: &Event) -> String {
    let shown = format!("{event:?}");
    shown.split([' ', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn every_event_has_its_sentence() {
    let source = include_str!("../../../rules/src/attika/event.rs");
    let (_, body) = source.split_once("pub enum Event {").expect("the events");
    let (body, _) = body.split_once("\n}").expect("their end");
    let named = body.lines().map(str::trim).filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()));
    let kinds: BTreeSet<String> =
        named.map(|line| line.chars().take_while(|c| c.is_ascii_alphanumeric()).collect()).collect();
    let events = every_event();
    assert_eq!(events.iter().map(kind).collect::<BTreeSet<_>>(), kinds);
    for l in Language::ALL {
        let mut told = BTreeSet::new();
        for event in &events {
            let text = crate::raise(&events::event(l, event).expect("a sentence"));
            assert!(text.ends_with('.') && !text.contains(['{', '}']) && !text.contains("  "), "{l:?} {text}");
            assert!(text.chars().next().is_some_and(|c| !c.is_lowercase()) && !text.contains("attika-"), "{text}");
            assert!(told.insert(text.clone()), "{l:?}: said twice: {text}");
        }
    }
}

/// Others read the same sentence for any drawn card, disc or tile.
#[test]
fn events_tell_others_no_secret() {
    let seat = Seat(1);
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
        let told = |event: Event| event.seen_by(viewer).and_then(|event| events::event(Language::English, &event));
        let cards = Landscape::ALL.map(|card| told(Event::Card { seat, card: Some(card) }));
        assert!(cards.iter().all(|text| text.as_deref() == Some("Sparta draws a card.")), "{cards:?}");
        assert!(Building::ALL.into_iter().all(|building| told(Event::Disc { seat, building }).is_none()));
        assert!((0..22).all(|tile| told(Event::TileFace { seat, tile }).is_none()));
    }
}

#[test]
fn events_read_well() {
    let told = |l, event: Event| events::event(l, &event).unwrap_or_default();
    let price = Price { symbols: Cards::one(Landscape::Hill), any: 2 };
    let priced =
        Event::Priced { seat: Seat(0), building: Building::CornField, space: space("C4"), drawn: false, price };
    assert_eq!(
        told(Language::English, priced),
        "Athens chooses C4 for a corn field; to pay: 1 hill and 2 of any landscape."
    );
    let drawn = Event::Draw { seat: Seat(1), pile: Pile::Main, left: 0 };
    assert_eq!(told(Language::German, drawn), "Sparta zieht die letzte Scheibe vom Hauptstapel.");
    let group = Event::Group { seat: Seat(3), group: Group::Wine, amphora: true };
    assert_eq!(told(Language::Spanish, group), "Tebas completa el grupo Vino y gana un ánfora.");
}

/// The two-player table of the rules document: the chain from shrine W to shrine X takes 6 buildings (14.4).
fn layout() -> State {
    let mut state = Attika::start(2, &Options { amphorae: 5 });
    for (tile, (q, r)) in [(0, 0), (2, 1), (-1, 3), (1, 4)].into_iter().enumerate() {
        state.board.map.lay(tile as u8, Hex::new(q, r), 0);
    }
    state.board.turns = 1;
    state.phase = Phase::Act;
    state
}

#[test]
fn previews_know_how_far_the_shrines_are() {
    let (mut state, seat) = (layout(), Seat(0));
    let chain = |state: &State, at: &str| match outlook::chain(&state.board, seat, space(at)) {
        outlook::Chain::Wins => (9, None),
        outlook::Chain::Touches(shrine, more) => (shrine.as_shrine().expect("a shrine"), more),
        outlook::Chain::Apart(more) => (8, more),
    };
    // A3 touches W; D6 and B2 touch X. From A3 it takes 5 more.
    assert_eq!(chain(&state, "A3"), (0, Some(5)));
    assert_eq!(chain(&state, "A2"), (8, Some(1)));
    for at in ["A3", "A2", "B4", "B3"] {
        state.board.map.build(seat, Building::Street, space(at));
    }
    let beside_shrine: Vec<Space> =
        state.board.map.spaces().filter(|&at| state.board.map.shrines_beside(at) == 2).collect();
    assert_eq!(chain(&state, "D5"), (0, Some(1)));
    // Another seat's buildings block the way.
    for &at in &beside_shrine {
        state.board.map.build(Seat(1), Building::Street, at);
    }
    assert_eq!(chain(&state, "D5"), (0, None));
    let mut free = layout();
    for at in ["A3", "A2", "B4", "B3", "D5"] {
        free.board.map.build(seat, Building::Street, space(at));
    }
    assert_eq!(chain(&free, "D6"), (9, None));
}

#[test]
fn previews_read_well() {
    let (mut state, seat) = (layout(), Seat(0));
    state.board.turn.seat = seat;
    state.hands[0] = Cards::new([2, 1, 2, 1]);
    state.board.hands[0] = 6;
    state.board.mats[0][Building::Fortress.index()] = 1;
    state.board.mats[0][Building::Quarry.index()] = 1;
    state.board.map.build(seat, Building::Quarry, space("A2"));
    let view = Attika::view(&state, Viewer::Seat(seat));
    let preview = |l, notation| previews::preview(l, &view, seat, notation).unwrap_or_default();
    assert_eq!(
        preview(Language::English, "build fortress A3"),
        "Fortress on A3: free. The chain touches shrine W. To a second shrine: 4 buildings."
    );
    let far = preview(Language::English, "build fortress D2");
    assert!(far.contains("It founds a new settlement: 1 card of the price."), "{far}");
    assert_eq!(preview(Language::German, "draw 1"), "Eine Scheibe von Stapel 1: Nur du siehst sie. Noch im Stapel: 7.");
    let gain = |l, notation| gains::gain(l, &view, seat, notation).unwrap_or_default();
    assert_eq!(gain(Language::English, "build fortress A3"), "free · shrine W · 4 to a second shrine");
    // With a new settlement, the landscapes give way to it; without, they stand there.
    let far = gain(Language::English, "build fortress D2");
    assert!(far.starts_with("4 cards · settlement · 2 left"), "{far}");
    let near = gain(Language::English, "build quarry A3");
    assert!(near.contains(" for ") && near.contains("shrine W"), "{near}");
    let end = preview(Language::English, "end");
    assert!(end.starts_with("Your turn ends, and you draw 3 cards. Still free for you: Fortress "), "{end}");
}

/// A payment's preview shows the cards and the gains of the building; its menu line shows at least a win.
#[test]
fn what_a_payment_buys_is_said_before_it_is_paid() {
    let (mut state, seat) = (layout(), Seat(0));
    state.board.turn.seat = seat;
    state.hands[0] = Cards::new([3, 3, 3, 3]);
    state.board.hands[0] = 12;
    state.board.mats[0][Building::Quarry.index()] = 1;
    for at in ["A3", "A2", "B4", "B3", "D5"] {
        state.board.map.build(seat, Building::Street, space(at));
    }
    let view = |state: &State| Attika::view(state, Viewer::Seat(seat));
    let gain = gains::gain(Language::English, &view(&state), seat, "build quarry D6").unwrap_or_default();
    assert!(gain.contains("you win"), "{gain}");
    state.phase = Phase::Pay { building: Building::Quarry, space: space("D6"), drawn: false };
    for l in Language::ALL {
        let paid = previews::preview(l, &view(&state), seat, "autopay").unwrap_or_default();
        let wins = crate::text(l, "attika-preview-wins-shrines", &[]);
        assert!(paid.ends_with(&wins), "{paid}");
    }
}
