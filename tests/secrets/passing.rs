//! Time that passes in both worlds: reminders, seats whose time is up, absent people and their return.

use super::chooser::{below, one};
use super::pair::{Pair, obeyed};
use super::world::HEARERS;
use crate::hearing::assert_alike;
use agon_gamemaster::{AbsencePolicy, TableSnapshot};
use agon_rules::{Seat, SeatSet};
use agon_store::ClockRow;

impl Pair {
    /// Lets something happen by time alone, and returns it. `None`: nothing does, and people go on.
    pub(super) async fn passes(&mut self, look: &TableSnapshot) -> Option<String> {
        let open = look.waiting().minus(look.ready());
        let away = look.absent().iter().find(|seat| open.has(*seat));
        if let Some(seat) = away {
            let [a, b] = &self.worlds;
            tokio::join!(a.answers(), b.answers());
            self.seen.stood_in += 1;
            return Some(format!("the AI answers for {seat}"));
        }
        if let Some(seat) = look.absent().first()
            && below(&mut self.dice, 12) == 0
        {
            let [a, b] = &self.worlds;
            tokio::join!(a.comes_back(seat), b.comes_back(seat));
            self.seen.returned += 1;
            return Some(format!("{seat} is back"));
        }
        // Lists are rare, and may have begun.
        let list = look.secret() && look.public().is_some_and(|view| view.prompt().kind == "rank");
        match below(&mut self.dice, 10) {
            0 => self.reminds(open).await,
            1 | 2 => self.is_up(look, open).await,
            3..=5 if list => self.is_up(look, open).await,
            _ => None,
        }
    }

    /// Lets the time of the next reminder come. An order that acts in one world alone would act by then.
    async fn reminds(&mut self, open: SeatSet) -> Option<String> {
        for seat in open.iter() {
            let [left, right] = self.looks(seat).await;
            if obeyed(&left) != obeyed(&right) {
                return None;
            }
        }
        let [a, b] = &self.worlds;
        if !a.has_deadline("remind").await {
            return None;
        }
        tokio::join!(a.meets("remind"), b.meets("remind"));
        self.seen.reminded += 1;
        Some("reminded".to_owned())
    }

    /// Lets the time of the seats to act be up. The AI sees what their owners see, so these know the same in both worlds,
    /// except for a secret choice that has only begun.
    async fn is_up(&mut self, look: &TableSnapshot, open: SeatSet) -> Option<String> {
        let [a, _] = &self.worlds;
        let differs = open.iter().any(|seat| self.apart.has(seat));
        // A table of absent people ends.
        let limit = if look.table().times.absence == AbsencePolicy::Strict { 1 } else { 2 };
        let stays =
            |clock: &ClockRow| clock.stand_in.is_none() && !(open.has(Seat(clock.seat)) && clock.missed + 1 >= limit);
        let empty = !a.clocks().await.iter().any(stays);
        if self.script.is_some() || differs || empty || !a.has_deadline("turn").await {
            return None;
        }
        let mut begun = None;
        if look.secret() {
            begun = self.begins(open).await;
            self.seen.sealed_zeros += 1;
        }
        let [a, b] = &self.worlds;
        tokio::join!(a.meets("turn"), b.meets("turn"));
        self.seen.zeros += 1;
        // Another seat's time may have been up earlier.
        if let Some(seat) = begun
            && a.look(seat).await.draft().is_some_and(|draft| !draft.locked && !draft.words.is_empty())
        {
            tokio::join!(a.takes_back(seat), b.takes_back(seat));
        }
        Some(format!("the time of {open:?} was up"))
    }

    /// A seat begins a secret list in another way in each world, if lists are asked for.
    async fn begins(&mut self, open: SeatSet) -> Option<Seat> {
        let seats: Vec<Seat> = open.iter().collect();
        let seat = *one(&mut self.dice, &seats);
        let [own, _] = self.looks(seat).await;
        let legal = own.view().map(|view| view.legal()).unwrap_or_default();
        let entries: Vec<String> =
            legal.into_iter().filter(|words| words.starts_with("rank ") && words != "rank done").collect();
        let [first, .., last] = &entries[..] else { return None };
        let [a, b] = &self.worlds;
        tokio::join!(a.begins(seat, first), b.begins(seat, last));
        self.seen.unfinished += 1;
        self.apart = self.apart.with(seat);
        self.same(&format!("{seat} has begun a list")).await;
        Some(seat)
    }

    /// Compares what stands in both worlds after something that takes several steps: how many of them one message tells
    /// depends on the courier.
    pub(super) async fn stands_the_same(&mut self, when: &str) {
        let apart = std::mem::take(&mut self.apart);
        let [a, b] = &mut self.worlds;
        assert_eq!(a.plans(false).await, b.plans(false).await, "{when}: one world plans something else");
        for (at, name) in HEARERS.into_iter().enumerate() {
            let (left, right) = (a.stands(at), b.stands(at));
            a.heard(at);
            b.heard(at);
            if !apart.has(Seat(at as u8)) {
                assert_alike(&left, &right, name, when);
                self.seen.compared += left.len();
            }
        }
        self.notice().await;
    }
}
