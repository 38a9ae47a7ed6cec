//! The reader of the English text board. It knows the forms of lines and the rules' data, nothing of the view.

use super::checks;
use super::lines::{Lines, between, building, building_a, cards, counted, held, landscape, number, owner};
use agon_rules::Seat;
use agon_rules::attika::data::{Building, CITIES, Group, Landscape, Pile, TILES_IN_BOX, layout};
use agon_rules::attika::{Anchor, Board, Cards, Kind, Options, Price, Space, Turn};
use serde_json::{Map, Value, json};

/// A position from a text.
pub struct Position {
    pub board: Board,
    /// The public document, as a view writes it.
    pub document: Map<String, Value>,
}

/// A fact told again, which must follow from the others.
#[derive(Default)]
pub struct Repeated {
    /// The legend: without it no line tells neighbours and gaps.
    pub legend: bool,
    /// Buildings and settlements by seat.
    pub built: Vec<(u8, u8)>,
    /// Gaps between shrines, a line each.
    pub gaps: Vec<(Seat, String)>,
    /// Empty spaces with their symbols, as named.
    pub open: Vec<(Space, Option<Landscape>)>,
    /// Symbols under buildings.
    pub covered: Vec<(Space, Landscape)>,
    /// Neighbours of tiles.
    pub beside: Vec<(u8, String)>,
    /// Spaces of each shrine.
    pub shrines: Vec<String>,
    /// Deck and stack.
    pub rest: (u8, u8),
    /// Draws or builds left.
    pub left: String,
    /// The price of a building that waits for payment.
    pub price: Option<(Building, Space, Price)>,
}

/// Reads a text board; `None` if a line is missing or unreadable, or if a repeated fact does not follow.
pub fn read(told: &str) -> Option<Position> {
    let seats = told.lines().filter(|line| line.contains("; piles (main, 1, 2, 3): ")).count() as u8;
    if !(2..=4).contains(&seats) {
        return None;
    }
    let (mut lines, mut repeated) = (Lines::of(told), Repeated::default());
    let mut board = Board::new(seats, Options { amphorae: 0 });
    lines.take(|line| between(line, "**", "**"))?;
    let step = lines.take(|line| line.strip_suffix('.'))?;
    board.first = lines.take(|line| owner(line.strip_suffix(" started.")?));
    if lines.take(|line| turn(&mut board, &mut repeated, line)).is_some() {
        flags(&mut board, &mut lines);
    }
    lines.section("Cities")?;
    for seat in board.everybody() {
        city(&mut board, &mut repeated, seat, &mut lines)?;
    }
    lines.section("Land")?;
    repeated.legend = lines.take(|line| line.starts_with("Tile (number in the box").then_some(())).is_some();
    let mut sites = Vec::new();
    while lines.take(|line| tile(&mut board, &mut repeated, &mut sites, line)).is_some() {}
    while let Some(shrine) = lines.take(|line| shrine(&repeated, line)) {
        repeated.shrines.push(shrine);
    }
    for (seat, building, space) in sites {
        if !board.map.has(space) || board.map.on(space).is_some() {
            return None;
        }
        board.map.build(seat, building, space);
    }
    lines.section("Cards and supply")?;
    lines.take(|line| deck(&mut board, &mut repeated, line))?;
    lines.is("Cards taken, then cards paid (water–forest–hill–mountain), deck by deck:")?;
    let mut ages = Vec::new();
    while let Some(age) = lines.take(|line| age(seats, ages.len() + 1, repeated.legend, line)) {
        ages.push(age);
    }
    board.options.amphorae = lines.take(|line| number(line.strip_prefix("Amphorae in the supply at the start: ")?))?;
    for seat in board.everybody() {
        for kind in Building::ALL {
            let seen = board.on_mat(seat, kind) + board.map.sites(seat, kind).count() as u8;
            board.unseen[seat.index()][kind.index()] = kind.pieces().checked_sub(seen)?;
        }
    }
    let phase = phase(&board, &mut repeated, step)?;
    let mut document = board.json();
    document.insert("ages".to_owned(), ages_json(&board, &ages));
    document.insert("phase".to_owned(), phase);
    (lines.ended() && checks::follow(&board, &repeated)).then_some(Position { board, document })
}

/// Reads `Turn 45, Athens: build turn, builds left 1; actions used 2, by amphorae 0.`
fn turn(board: &mut Board, repeated: &mut Repeated, line: &str) -> Option<()> {
    let (n, rest) = between(line, "Turn ", ".")?.split_once(", ")?;
    let (city, rest) = rest.split_once(": ")?;
    let (left, done) = rest.split_once("; actions used ")?;
    let (used, extra) = done.split_once(", by amphorae ")?;
    let (kind, left) = left.split_once(", ")?;
    board.turns = number(n)?;
    board.turn = Turn { used: number(used)?, extra: number(extra)?, ..Turn::new(owner(city)?) };
    board.turn.kind = match kind {
        "draw turn" => Some(Kind::Draw),
        "build turn" => Some(Kind::Build),
        "nothing done yet" => None,
        _ => return None,
    };
    repeated.left = left.to_owned();
    Some(())
}

/// Reads the lines that limit the rest of a turn.
fn flags(board: &mut Board, lines: &mut Lines) {
    let turn = &mut board.turn;
    turn.cards = lines.is("A card was taken for an amphora: no draw or building any more in this turn.").is_some();
    turn.ended = lines.is("The turn has ended.").is_some();
    turn.last = lines.is("The drawn disc was the last of its pile.").is_some();
    turn.owed = lines.take(|line| number(line.strip_prefix("Still to draw: ")?)).unwrap_or_default();
    let idle = lines.take(|line| number(line.strip_prefix("Turns in a row without a draw or a building: ")?));
    board.idle = idle.unwrap_or_default();
}

/// Reads the lines of a city.
fn city(board: &mut Board, repeated: &mut Repeated, seat: Seat, lines: &mut Lines) -> Option<()> {
    let at = seat.index();
    let first = lines.take(|line| held(line).filter(|(there, _)| *there == seat))?.1;
    let (hand, rest) = first.strip_prefix(": ")?.split_once(", ")?;
    let (amphorae, piles) = rest.split_once("; piles (main, 1, 2, 3): ")?;
    (board.hands[at], board.amphorae[at]) = (number(hand)?, number(amphorae)?);
    let piles: Vec<u8> = piles.split(", ").map(|pile| pile.parse().ok()).collect::<Option<_>>()?;
    board.piles[at] = piles.try_into().ok()?;
    let (built, rest) = lines.take(|line| line.split_once(" built, "))?;
    let (settlements, mat) = rest.split_once("; mat: ")?;
    repeated.built.push((number(built)?, number(settlements)?));
    for disc in mat.split(", ").filter(|disc| *disc != "nothing") {
        let (n, name) = counted(disc)?;
        board.mats[at][building(name)?.index()] = n;
    }
    let groups = lines.take(|line| line.strip_prefix("Groups completed: ")).unwrap_or_default();
    for name in groups.split(", ").filter(|name| !name.is_empty()) {
        let group = Group::ALL.into_iter().find(|group| group.id() == name.to_lowercase())?;
        board.groups[at] |= 1 << group.index();
    }
    while let Some(gap) = lines.take(|line| line.strip_prefix("Lacks ")) {
        repeated.gaps.push((seat, gap.to_owned()));
    }
    Some(())
}

/// Reads the line of a tile, `I (17, 240°, C 7): water 1 2; Athens core 4 (hill), tower 6; next to J 2`, and lays it.
fn tile(
    board: &mut Board,
    repeated: &mut Repeated,
    sites: &mut Vec<(Seat, Building, Space)>,
    line: &str,
) -> Option<()> {
    let at = board.map.tiles().len() as u8;
    let (head, rest) = line.split_once("): ")?;
    let (letter, facts) = head.split_once(" (")?;
    let facts: Vec<&str> = facts.split(", ").collect();
    let (place, first) = (facts.get(2), layout(board.seats).tiles.get(usize::from(at)));
    let middle = match (place, first) {
        (None, Some(&first)) => first,
        (Some(place), None) => {
            let (anchor, spot) = place.split_once(' ')?;
            board.map.spot(Anchor::read(anchor)?, spot.parse().ok()?)?
        }
        _ => return None,
    };
    let (tile, degrees): (u8, u16) = (facts.first()?.parse().ok()?, facts.get(1)?.strip_suffix('°')?.parse().ok()?);
    if letter != Anchor::tile(at).name() || !(1..=TILES_IN_BOX as u8).contains(&tile) || degrees % 60 != 0 {
        return None;
    }
    let (mut open, mut covered, mut built, mut beside) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for part in rest.split("; ") {
        let (word, list) = part.split_once(' ')?;
        if word == "empty" || landscape(word).is_some() {
            for (name, space, _) in spaces(at, part)? {
                open.push((space, landscape(name)));
            }
        } else if let Some(seat) = owner(word) {
            for (name, space, symbol) in spaces(at, list)? {
                built.push((seat, building(name)?, space));
                covered.extend(symbol.map(|symbol| (space, symbol)));
            }
        } else {
            beside.push((at, part.to_owned()));
        }
    }
    board.map.lay(tile - 1, middle, (degrees / 60) as u8);
    board.unlaid &= !(1 << (tile - 1));
    repeated.open.extend(open);
    repeated.covered.extend(covered);
    repeated.beside.extend(beside);
    sites.extend(built);
    Some(())
}

/// Reads names with their spaces on a tile: `core 4 (hill), street 1 2`.
fn spaces(at: u8, list: &str) -> Option<Vec<(&str, Space, Option<Landscape>)>> {
    let mut found: Vec<(&str, Space, Option<Landscape>)> = Vec::new();
    for item in list.split(", ") {
        let start = item.find(|letter: char| letter.is_ascii_digit())?;
        let (name, places) = item.split_at_checked(start)?;
        for word in places.split(' ') {
            match between(word, "(", ")") {
                Some(symbol) => found.last_mut()?.2 = Some(landscape(symbol)?),
                None => {
                    let place: u8 = word.parse().ok().filter(|&place| place < 7)?;
                    found.push((name.trim_end(), Space::at(at, place), None));
                }
            }
        }
    }
    Some(found)
}

/// Reads the next shrine's line: `Shrine W touches A3, A4`.
fn shrine(repeated: &Repeated, line: &str) -> Option<String> {
    let letter = Anchor::shrine(repeated.shrines.len() as u8).name();
    line.strip_prefix(&format!("Shrine {letter} touches ")).map(str::to_owned)
}

/// Reads `Deck: 33 cards; discards: 3 water; supply: 3 amphorae; 18 board tiles to come`.
fn deck(board: &mut Board, repeated: &mut Repeated, line: &str) -> Option<()> {
    let parts: Vec<&str> = line.split("; ").collect();
    let &[deck, discards, supply, tiles] = parts.as_slice() else { return None };
    board.discards = cards(discards.strip_prefix("discards: ")?)?;
    board.supply = number(supply.strip_prefix("supply: ")?)?;
    repeated.rest = (number(deck.strip_prefix("Deck: ")?)?, number(tiles.strip_suffix(" to come")?)?);
    Some(())
}

/// The cards each seat took and paid in an age of the deck.
type Age = Vec<(u8, Cards)>;

/// Reads `1: Athens 15, 2–1–3–4; Sparta 14, 0–0–0–0`. A board without legend has marks for names.
fn age(seats: u8, number: usize, named: bool, line: &str) -> Option<Age> {
    let list = line.strip_prefix(&format!("{number}: "))?;
    let seats = (0..seats).map(Seat).zip(list.split("; ").map(Some).chain(std::iter::repeat(None)));
    let cards = |(seat, part): (Seat, Option<&str>)| {
        let (name, rest) = part?.split_once(' ')?;
        let (took, paid) = rest.split_once(", ")?;
        let paid: Vec<u8> = paid.split('–').map(|n| n.parse().ok()).collect::<Option<_>>()?;
        Some((took.parse::<u8>().ok()?, Cards::new(paid.try_into().ok()?)))
            .filter(|_| owner(name) == Some(seat) && (name.chars().count() > 1) == named)
    };
    seats.map(cards).collect()
}

/// Writes the ages as a view does. Each deck but the first is what was paid in the age before it (5.6).
fn ages_json(board: &Board, ages: &[Age]) -> Value {
    let mut deck = Cards::new([agon_rules::attika::data::CARDS_EACH; Landscape::COUNT]);
    let documents = ages.iter().map(|age| {
        let by_city = |value: &dyn Fn(&(u8, Cards)) -> Value| -> Value {
            let fields =
                board.everybody().zip(age).map(|(seat, cards)| (CITIES[seat.index()].to_owned(), value(cards)));
            Value::Object(fields.collect())
        };
        let told =
            json!({"deck": deck, "took": by_city(&|(took, _)| json!(took)), "paid": by_city(&|(_, paid)| json!(paid))});
        deck = age.iter().fold(Cards::NONE, |sum, (_, paid)| sum.plus(*paid));
        told
    });
    documents.collect()
}

/// Reads the present step as a view writes it.
fn phase(board: &Board, repeated: &mut Repeated, step: &str) -> Option<Value> {
    let city = |seat: Seat| CITIES[seat.index()];
    if step == "Next, the city that begins is drawn" {
        return Some(json!({"name": "start"}));
    }
    if let Some(letter) = between(step, "Next, tile ", " of the board is drawn") {
        let next = Anchor::tile(board.map.tiles().len() as u8).name();
        return (letter == next).then(|| json!({"name": "layout"}));
    }
    if let Some(ending) = step.strip_prefix("The game is over: ") {
        let of = |rest: &str, end: &str| held(rest).filter(|(_, rest)| *rest == end).map(|(seat, _)| seat);
        let shrines = ending.strip_prefix("a chain of ").and_then(|rest| of(rest, " touches two shrines"));
        let buildings = ending.strip_prefix("all 30 buildings of ").and_then(|rest| of(rest, " are on the board"));
        return match (shrines, buildings) {
            (Some(seat), _) => Some(json!({"name": "over", "reason": "shrines", "winner": city(seat)})),
            (_, Some(seat)) => Some(json!({"name": "over", "reason": "buildings", "winner": city(seat)})),
            _ => (ending == "for three rounds no city drew a disc or placed a building")
                .then(|| json!({"name": "over", "reason": "idle", "winner": null})),
        };
    }
    let (seat, told) = held(step.strip_prefix("Next, ").unwrap_or(step))?;
    if let Some(from) = told.strip_prefix(" turns up a disc ") {
        return Some(json!({"name": "show", "seat": city(seat), "pile": pile(from)?}));
    }
    if let Some(left) = between(told, " is dealt cards, ", " to come") {
        let place = (0..board.seats)
            .find(|&place| board.first.map(|first| first.clockwise(place, board.seats)) == Some(seat))?;
        return Some(json!({"name": "deal", "place": place, "left": number::<u8>(left)?}));
    }
    if seat != board.turn.seat || board.turns == 0 {
        return None;
    }
    if let Some(from) = told.strip_prefix(" draws a disc ") {
        return Some(json!({"name": "disc", "pile": pile(from)?}));
    }
    if let Some(from) = between(told, " holds a disc ", ", to place or to store") {
        return Some(json!({"name": "drawn", "pile": pile(from)?, "building": null}));
    }
    if let Some(rest) = told.strip_prefix(" pays for ") {
        let (what, price) = rest.split_once(": ")?;
        let (what, from) = what.split_once(", ")?;
        let (name, space) = what.split_once(" on ")?;
        let (building, space) = (building_a(name)?, Space::read(space)?);
        let drawn = match from {
            "just drawn" => true,
            "from the mat" => false,
            _ => return None,
        };
        repeated.price = Some((building, space, self::price(price)?));
        return Some(json!({"name": "pay", "building": building, "space": space, "drawn": drawn}));
    }
    if let Some(place) = told.strip_prefix(" rotates a new board tile beside ") {
        let (anchor, spot) = place.split_once(", spot ")?;
        let anchor = Anchor::read(anchor.split(' ').next_back()?)?;
        return Some(json!({"name": "turn", "tile": null, "anchor": anchor, "spot": number::<u8>(spot)?}));
    }
    Some(match told {
        " has the turn" => json!({"name": "act"}),
        " draws a card" => json!({"name": "card"}),
        " takes a board tile" => json!({"name": "tile"}),
        " holds a new board tile and looks for a place for it" => json!({"name": "lay", "tile": null}),
        _ => return None,
    })
}

/// Reads `from pile 2`.
fn pile(from: &str) -> Option<Pile> {
    match from {
        "from the main pile" => Some(Pile::Main),
        _ => Pile::read(from.strip_prefix("from pile ")?),
    }
}

/// Reads `1 hill and 2 of any landscape`.
fn price(told: &str) -> Option<Price> {
    let mut price = Price::FREE;
    for part in told.replace(" and ", ", ").split(", ") {
        match part.strip_suffix(" of any landscape") {
            Some(any) => price.any = any.parse().ok()?,
            None => price.symbols = price.symbols.plus(cards(part)?),
        }
    }
    Some(price)
}
