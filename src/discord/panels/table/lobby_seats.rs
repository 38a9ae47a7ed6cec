//! The host's screen of a lobby's seats, and the invitations.

use crate::discord::ids::{CustomId, LobbyClick, SeatAction, SeatsClick};
use crate::discord::panels::{GOLD, button, holder, number, say, tell};
use crate::discord::parts::{Button, Choice, Embed, Menu, MenuKind, Parts, Tone, cut};
use agon_gamemaster::{INVITED, SeatHolder, SeatRow, TableSnapshot, UserId};
use agon_lang::Language;
use agon_rules::Seat;
use agon_store::SeatOrder;

const ORDERS: [SeatOrder; 3] = [SeatOrder::Joined, SeatOrder::Hand, SeatOrder::Random];

/// Returns the word for an order of seats.
pub fn order(language: Language, order: SeatOrder) -> String {
    say(
        language,
        match order {
            SeatOrder::Joined => "ui-seat-order-joined",
            SeatOrder::Hand => "ui-seat-order-hand",
            SeatOrder::Random => "ui-seat-order-random",
        },
    )
}

/// Lists a lobby: the taken, the held and the free seats.
pub fn list(language: Language, snapshot: &TableSnapshot) -> Vec<String> {
    let words = snapshot.game().words;
    let line = |place: usize| {
        let mark = format!("{} {}", place + 1, words.mark(Seat(place as u8)));
        if let Some(row) = snapshot.seats().get(place) {
            let name = holder(language, row);
            let line = if row.user == Some(snapshot.table().host) {
                tell(language, "ui-seat-host", &[("place", mark.into()), ("name", name.into())])
            } else {
                format!("{mark} {name}")
            };
            if row.user.is_some_and(|user| snapshot.is_often_late(user)) {
                return tell(language, "availability-often-late", &[("seat", line.into())]);
            }
            return line;
        }
        match snapshot.held().get(place - snapshot.seats().len()) {
            Some(held) => {
                let name = crate::discord::parts::plain(&held.name);
                tell(language, "ui-seat-held", &[("place", mark.into()), ("name", name.into())])
            }
            None => format!("{mark} {}", say(language, "ui-seat-free")),
        }
    };
    (0..usize::from(snapshot.table().seats_wanted)).map(line).collect()
}

/// Builds the host's screen: a chosen seat holder, and the possible actions on them. `first` gives the reason why the
/// last action failed.
pub fn seats(language: Language, snapshot: &TableSnapshot, picked: Option<SeatHolder>, first: Option<String>) -> Parts {
    let id = |click: SeatsClick| CustomId::new(LobbyClick::Seats(click), snapshot.table().table, 0);
    let holders = seat_holders(language, snapshot);
    let at = picked.and_then(|picked| holders.iter().position(|(who, _)| *who == picked));
    let picked = at.and(picked);
    let mut lines: Vec<String> = first.into_iter().collect();
    lines.extend(list(language, snapshot));
    lines.push(String::new());
    lines.push(say(language, if picked.is_some() { "ui-seats-what" } else { "ui-seats-who" }));
    let people = Menu {
        id: id(SeatsClick::Show),
        placeholder: say(language, "ui-seats-who"),
        choices: holders
            .iter()
            .map(|(who, name)| Choice { chosen: Some(*who) == picked, ..Choice::new(who.to_string(), name) })
            .collect(),
        count: 1,
        kind: MenuKind::Words,
    };
    let orders = Menu {
        id: id(SeatsClick::Order),
        placeholder: say(language, "ui-seat-order"),
        choices: ORDERS
            .map(|one| Choice {
                chosen: snapshot.table().seat_order == one,
                ..Choice::new(one.word(), agon_lang::raise(&order(language, one)))
            })
            .to_vec(),
        count: 1,
        kind: MenuKind::Words,
    };
    let options = CustomId::new(LobbyClick::Options, snapshot.table().table, 0);
    panel(tell(language, "ui-seats-title", &[("number", number(snapshot).into())]), lines.join("\n"))
        .menu(people)
        .buttons(deeds(language, snapshot, picked, at))
        .menu(orders)
        .menu(sizes(language, snapshot))
        .buttons(vec![Button::new(options, say(language, "label-back"))])
}

/// Returns the possible actions on the chosen seat holder, who stands at position `at` of the list.
fn deeds(language: Language, snapshot: &TableSnapshot, picked: Option<SeatHolder>, at: Option<usize>) -> Vec<Button> {
    let (host, seated) = (SeatHolder::Person(snapshot.table().host), snapshot.seats().len());
    let sits = at.filter(|at| *at < seated);
    let person = matches!(picked, Some(SeatHolder::Person(_))) && sits.is_some();
    let action = |action: SeatAction, label: &str, possible: bool| {
        let click = LobbyClick::Seats(SeatsClick::Act(action, picked));
        Button::new(CustomId::new(click, snapshot.table().table, 0), say(language, label)).grey(!possible)
    };
    vec![
        action(SeatAction::Remove, "label-remove", picked.is_some_and(|picked| picked != host)).tone(Tone::Danger),
        action(SeatAction::MakeHost, "label-make-host", person && picked != Some(host)),
        action(SeatAction::Up, "label-earlier", sits.is_some_and(|at| at > 0)),
        action(SeatAction::Down, "label-place-later", sits.is_some_and(|at| at + 1 < seated)),
    ]
}

/// Returns all seat holders: people, AIs with their position, then the people for whom seats are held.
fn seat_holders(language: Language, snapshot: &TableSnapshot) -> Vec<(SeatHolder, String)> {
    let shown = |place: usize, row: &SeatRow| {
        let name = if row.user.is_some() { row.name.clone() } else { holder(language, row) };
        (SeatHolder::of(place, row), cut(&format!("{} {name}", place + 1), 100))
    };
    let seated = snapshot.seats().iter().enumerate().map(|(place, row)| shown(place, row));
    let held =
        snapshot.held().iter().map(|held| (SeatHolder::Person(held.user), cut(&format!("{} (?)", held.name), 100)));
    seated.chain(held).collect()
}

/// Builds the menu of numbers of seats: all that the game allows, but no fewer than are taken.
fn sizes(language: Language, snapshot: &TableSnapshot) -> Menu {
    let (least, most) = snapshot.game().meta().seats;
    let least = least.max((snapshot.seats().len() + snapshot.held().len()) as u8);
    let size = |size: u8| {
        let label = tell(language, "ui-seats-number", &[("n", i64::from(size).into())]);
        Choice { chosen: snapshot.table().seats_wanted == size, ..Choice::new(size.to_string(), label) }
    };
    Menu {
        id: CustomId::new(LobbyClick::Seats(SeatsClick::Size), snapshot.table().table, 0),
        placeholder: tell(language, "ui-seats-number", &[("n", i64::from(snapshot.table().seats_wanted).into())]),
        choices: (least..=most).map(size).collect(),
        count: 1,
        kind: MenuKind::Words,
    }
}

/// Builds the list for a host who has nothing left to arrange.
pub fn arranged(language: Language, snapshot: &TableSnapshot) -> Parts {
    panel(tell(language, "ui-seats-title", &[("number", number(snapshot).into())]), list(language, snapshot).join("\n"))
}

/// Asks for the people to invite.
pub fn invite(language: Language, snapshot: &TableSnapshot) -> Parts {
    let line = tell(language, "ui-invite-whom", &[("number", number(snapshot).into())]);
    Parts::line(line).menu(Menu {
        id: CustomId::new(LobbyClick::Invited, snapshot.table().table, 0),
        placeholder: tell(language, "ui-invite-pick", &[("n", INVITED.into())]),
        choices: Vec::new(),
        count: INVITED as u8,
        kind: MenuKind::People(Vec::new()),
    })
}

/// Builds an invitation: a line for the channel that mentions only these people.
pub fn invitation(language: Language, snapshot: &TableSnapshot, by: UserId, users: &[u64]) -> Parts {
    let name =
        snapshot.seats().iter().find(|row| row.user == Some(by)).map(|row| holder(language, row)).unwrap_or_default();
    let args = [("name", name.into()), ("mentions", mentions(users).into()), ("number", number(snapshot).into())];
    call(language, snapshot, tell(language, "ui-invitation", &args), users)
}

/// Builds the call to a rematch for people whose seats it holds. Without any, it is a direct message to one of them.
pub fn rematch(language: Language, snapshot: &TableSnapshot, of: u32, users: &[u64]) -> Parts {
    let args = [
        ("mentions", mentions(users).into()),
        ("of", i64::from(of).into()),
        ("number", number(snapshot).into()),
        ("place", format!("<#{}>", snapshot.table().board_channel).into()),
    ];
    let key = if users.is_empty() { "ui-rematch-letter" } else { "ui-rematch-call" };
    call(language, snapshot, tell(language, key, &args), users)
}

fn call(language: Language, snapshot: &TableSnapshot, line: String, users: &[u64]) -> Parts {
    let parts = Parts { mentions: users.to_vec(), ..Parts::line(line) };
    parts.buttons(vec![
        button(snapshot, LobbyClick::Join, say(language, "label-join")).tone(Tone::Main),
        button(snapshot, LobbyClick::Decline, say(language, "label-no-thanks")),
    ])
}

fn mentions(users: &[u64]) -> String {
    users.iter().map(|user| format!("<@{user}>")).collect::<Vec<_>>().join(" ")
}

fn panel(title: String, text: String) -> Parts {
    Parts { embed: Some(Embed { title, text, colour: GOLD, footer: String::new() }), ..Parts::default() }
}
