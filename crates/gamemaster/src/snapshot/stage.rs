//! Stages of a table, each with what only it has.

use crate::clock::TableClock;
use crate::leaving::Departure;
use crate::order_outcome::OrderOutcome;
use crate::question::{EndedQuestion, OpenQuestion};
use crate::ready::ReadyCheck;
use crate::seating::Changed;
use crate::secret::Draft;
use crate::substitute::SeatOffer;
use crate::undo::{UndoOffer, Undone};
use agon_ai::Level;
use agon_rules::order::Order;
use agon_rules::{AnyEvent, AnyView, Seat, SeatSet, Standing, Viewer};
use agon_store::{HeldRow, RatingChange, Secret, UserId};

/// A stage of a table.
#[derive(Clone, Debug)]
pub enum Stage {
    /// People gather.
    Lobby(LobbySnapshot),
    /// The game is on.
    Running(Box<RunningSnapshot>),
    /// It is over: finished, aborted or closed.
    Over(OverSnapshot),
}

/// A lobby.
#[derive(Clone, Debug)]
pub struct LobbySnapshot {
    /// People for whom it holds seats.
    pub held: Vec<HeldRow>,
    /// The time at which it closes without a start, in UTC milliseconds.
    pub closes_at_ms: i64,
    /// The host's last change, for those who sit there already.
    pub changed: Option<Changed>,
    /// True if a single person sits there, whose first table of the game it is: with machines alone it is unrated.
    pub practice: bool,
    /// The people there who are often late in its server, as everybody may know.
    pub often_late: Vec<UserId>,
    /// The question to its people whether they are ready; `None` if it does not ask.
    pub ready_check: Option<ReadyCheck>,
    /// The level of machines that nobody chose.
    pub usual_level: Level,
}

/// A running game.
#[derive(Clone, Debug)]
pub struct RunningSnapshot {
    /// The position as the viewer may know it; in its view, their own unfinished secret choice included.
    pub position: Position,
    /// The seats the table waits for.
    pub waiting: SeatSet,
    /// Those of them that have a secret choice ready.
    pub ready: SeatSet,
    /// True if people may ask for hints.
    pub hints: bool,
    /// True if the choice now asked for is kept secret until all are in.
    pub secret: bool,
    /// The clocks, a pause, and whether it is still played.
    pub clock: TableClock,
    /// The open question of one person to the others.
    pub question: Option<OpenQuestion>,
    /// The question that was decided since the last step.
    pub ended_question: Option<EndedQuestion>,
    /// The code of the contradiction that pauses it.
    pub paused: Option<String>,
    /// The seats that may be offered to other people, because their owners left them.
    pub free_seats: SeatSet,
    /// The offers of seats that stand now.
    pub offers: Vec<SeatOffer>,
    /// The seat left alone at a table of people: its person may end the table now, and win.
    pub winner_now: Option<Seat>,
    /// The meaning it would have if the viewer gave up their seat now.
    pub departure: Option<Departure>,
    /// The viewer's own secret choice.
    pub draft: Option<Draft>,
    /// The viewer's orders for later.
    pub orders: Vec<Order>,
    /// Those of them that answer only when the viewer's time is up.
    pub orders_at_zero: Vec<Order>,
    /// True if the table now does the only action that the seat waited for has.
    pub forced_now: bool,
    /// Steps that the viewer may take back now: the last of theirs first, then more of them.
    pub undo: Vec<UndoOffer>,
    /// The viewer's own choice that was lost, because the question before it was taken back.
    pub lost_draft: Option<Vec<String>>,
    /// The outcomes of the viewer's orders that they have not read yet.
    pub told: Vec<OrderOutcome>,
    /// Everything that all may see of the choices locked for the present decision: for each seat a commitment, in hex.
    /// They hide the choices, but they differ from choice to choice: for the page that checks the luck, and nowhere
    /// else.
    pub locked: Vec<(Seat, String)>,
}

/// A table that is over.
#[derive(Clone, Debug)]
pub struct OverSnapshot {
    /// The last position as the viewer may know it; a lobby that closed before its start has none.
    pub position: Option<Position>,
    /// Places and scores; an aborted or closed table has none.
    pub standing: Option<Standing>,
    /// The change of each seat's rating; empty unless the table was finished and rated.
    pub rating_changes: Vec<Option<RatingChange>>,
    /// The secret of its luck, opened.
    pub seed: Secret<[u8; 32]>,
}

/// A position of a game: what the public and one viewer may know after a step.
#[derive(Clone, Debug)]
pub struct Position {
    /// Steps made so far.
    pub seq: u32,
    /// Everything all may know.
    pub public: AnyView,
    /// Everything the viewer may know.
    pub view: AnyView,
    /// Events with the step that made each happen, as the viewer may know them: of all steps that stand, or in a replay
    /// of this one.
    pub events: Vec<(u32, AnyEvent)>,
    /// The number of the first step that is new to the viewer: see [`first_unseen_step`].
    pub first_unseen_step: u32,
    /// The steps that were made for people whose time was up, in order.
    pub made_for: Vec<u32>,
    /// The steps that were taken back, as the viewer may know them, by the entries that took them back.
    pub undone: Vec<Undone>,
    /// The step after which the viewer last decided by hand; 0 for the public, and before any decision.
    pub decided: u32,
    /// The notation of that decision; nothing if it was a secret choice, which is a step only once it is opened.
    pub decision: Option<String>,
}

/// Returns the number of the first step that is new to a viewer. `actors` made the steps, from the first; luck made
/// those that are `None`. People sit at the seats `people`.
///
/// A seat has seen everything up to its own last step. For the public it is what came after the last step of a person,
/// or, if no seat acted since, that person's last steps in a row: so machines that answer at once do not hide each
/// other.
pub fn first_unseen_step(actors: &[Option<Seat>], people: SeatSet, viewer: Viewer) -> u32 {
    let seen = match viewer {
        Viewer::Seat(seat) => actors.iter().rposition(|actor| *actor == Some(seat)).map_or(0, |at| at + 1),
        Viewer::Public => seen_by_all(actors, people),
    };
    u32::try_from(seen + 1).unwrap_or(u32::MAX)
}

/// Counts the steps that are no news to the public.
fn seen_by_all(actors: &[Option<Seat>], people: SeatSet) -> usize {
    // Where only machines play, each of them counts.
    let counts = |seat: &Seat| people.is_empty() || people.has(*seat);
    let newest = actors.iter().enumerate().rev().find_map(|(at, actor)| Some((at, actor.filter(counts)?)));
    let Some((last, person)) = newest else { return 0 };
    if actors.iter().skip(last + 1).any(Option::is_some) {
        return last + 1;
    }
    let other = actors.iter().rposition(|actor| actor.is_some_and(|seat| seat != person));
    let begun = other.map_or(0, |at| at + 1);
    // Luck between another's step and this run belongs to the other.
    begun + actors.iter().skip(begun).take_while(|actor| actor.is_none()).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERYBODY: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];

    /// Returns the first step that is new, where these seats are people's.
    fn unseen(actors: &str, people: &[Seat], viewer: Viewer) -> u32 {
        let seat = |actor: char| actor.to_digit(10).map(|seat| Seat(seat as u8));
        let actors: Vec<Option<Seat>> = actors.chars().map(seat).collect();
        first_unseen_step(&actors, people.iter().copied().collect(), viewer)
    }

    #[test]
    fn a_seat_has_seen_all_up_to_its_own_last_step() {
        let seen_by = |actors: &str, seat: u8| unseen(actors, &EVERYBODY, Viewer::Seat(Seat(seat)));
        assert_eq!(seen_by("012012-2", 0), 5);
        assert_eq!(seen_by("012012-2", 2), 9);
        assert_eq!(seen_by("01-00-", 0), 6);
        assert_eq!(seen_by("-011", 2), 1, "who has not acted yet has seen nothing");
    }

    #[test]
    fn after_machines_all_of_them_are_news_to_everybody() {
        let seen = |actors: &str| unseen(actors, &[Seat(0)], Viewer::Public);
        assert_eq!(seen("0120-12-1"), 5);
        assert_eq!(seen("12"), 1, "no person has acted yet");
        // A person who resigned is a machine.
        assert_eq!(unseen("0120-12-1", &[Seat(1)], Viewer::Public), 9);
    }

    #[test]
    fn after_a_person_their_last_steps_in_a_row_are_news_to_everybody() {
        let seen = |actors: &str| unseen(actors, &EVERYBODY, Viewer::Public);
        assert_eq!(seen("01-001-11"), 6);
        assert_eq!(seen("01-00--"), 4);
        assert_eq!(seen("012"), 3);
        assert_eq!(seen("--1"), 3);
        assert_eq!(seen(""), 1);
        assert_eq!(unseen("01-122", &[], Viewer::Public), 5, "machines among themselves");
    }
}
