//! Screens of seats that change hands.

use super::fits::fits;
use super::running;
use agon::discord::ids::SittingClick;
use agon::discord::panels::table::{board, more, refused, sitting};
use agon::discord::parts::{Press, Row};
use agon_gamemaster::{Refused, SeatOffer, TableSnapshot, UserId};
use agon_lang::Language;
use agon_rules::Seat;

/// The number of steps of which one is checked.
const EVERY: u32 = 7;

/// The snapshot with all seats free, each offered to anybody or to one person.
fn offered(look: &TableSnapshot, user: Option<UserId>) -> TableSnapshot {
    let seats: Vec<Seat> = (0..look.seats().len() as u8).map(Seat).collect();
    let until_ms = user.map(|_| 1_700_000_000_000);
    running(look, |running| {
        running.free_seats = seats.iter().copied().collect();
        running.offers = seats.iter().map(|seat| SeatOffer { seat: *seat, user, until_ms }).collect();
    })
}

/// Checks every screen of a running table about free seats.
pub fn screens(language: Language, mine: &TableSnapshot, public: &TableSnapshot) {
    if !mine.is_running() || !mine.seq().is_multiple_of(EVERY) {
        return;
    }
    let what = |screen: &str| format!("{screen} of free seats in {} at step {}", language.code(), mine.seq());
    let host = mine.host().expect("a host");
    for user in [None, Some(UserId(u64::MAX))] {
        let (mine, public) = (offered(mine, user), offered(public, user));
        let face = board::board(language, &public);
        fits(&face, &what("board"));
        fits(&board::told(language, &public, &face), &what("board in words"));
        assert_eq!(sitting::lines(language, &public).len(), public.seats().len());
        fits(&more::more(language, &mine, true, host.0, more::Hears::default()), &what("more"));
        assert!(sitting::may_offer(&mine, host, false) && !sitting::may_offer(&mine, UserId(9), false));
        let key = if user.is_some() { "sitting-asked" } else { "sitting-offered" };
        let done = sitting::done(language, &mine, Seat(0), user, key);
        let find = sitting::find(language, &mine, Some(done));
        fits(&find, &what("the seats"));
        let seats = find.rows.iter().filter(|row| {
            matches!(row, Row::Buttons(buttons) if buttons.iter().any(|button| {
                matches!(&button.press, Press::Click(id) if matches!(&id.click, agon::discord::ids::Click::Table(
                    agon::discord::ids::TableClick::Sitting(SittingClick::Withdraw(_)))))
            }))
        });
        assert_eq!(seats.count(), public.seats().len().min(4), "{}", what("the seats"));
        fits(&sitting::ask(language, &mine, Seat(0)), &what("the people"));
        fits(&sitting::confirm(language, &public, Seat(0)), &what("the question"));
        fits(&sitting::gone(language, &public, Seat(0)), &what("the old letter"));
        let call = sitting::call(language, &public, Seat(0), UserId(u64::MAX));
        assert_eq!(call.is_some(), user.is_some());
        call.iter().for_each(|call| fits(call, &what("the call")));
    }
    fits(&sitting::find(language, mine, None), &what("no seats"));
    let name = mine.name(Seat(0)).to_owned();
    for refused in [
        Refused::GaveUp { name: name.clone() },
        Refused::NotFree { owner: name.clone() },
        Refused::SeatTaken { name },
        Refused::NotOffered,
        Refused::OfferedToAnother,
        Refused::SatHere,
        Refused::Blocked,
    ] {
        for look in [mine, public] {
            fits(&refused::screen(language, Some(look), &refused, ""), &what("a refusal"));
        }
    }
}
