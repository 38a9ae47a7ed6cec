//! Both worlds side by side: does the same in each, and compares the messages people get.

use super::chooser::{Twins, beginning, below, choice, one, wishes};
use super::world::{HEARERS, World};
use crate::hearing::assert_alike;
use agon::discord::pictures::Studio;
use agon_gamemaster::{AbsencePolicy, OrderEdit, Pace, TableQuestion, TableSnapshot, terms};
use agon_rules::game::OptionValues;
use agon_rules::luck::QuickDice;
use agon_rules::order::OrderEffect;
use agon_rules::{Seat, SeatSet};

/// The coverage of a game: a test that covers too little proves nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct Seen {
    /// The number of log steps at the end of the comparison.
    pub steps: usize,
    /// True if the game came to its end.
    pub over: bool,
    /// The number of compared deliveries, and of those during a difference of secrets.
    pub compared: usize,
    pub apart: usize,
    /// The number of those that came by letter.
    pub letters: usize,
    /// The number of different orders, of those with the same result, and of those with another possible result.
    pub ordered: usize,
    pub obeyed: usize,
    pub overruled: usize,
    /// The number of different notes, and of different secret choices.
    pub noted: usize,
    pub sealed: usize,
    /// The number of reminders, of seats whose time was up, and of those among them in a secret choice.
    pub reminded: usize,
    pub zeros: usize,
    pub sealed_zeros: usize,
    /// The number of secret choices that had begun in another way when the time was up.
    pub unfinished: usize,
    /// The number of turns that the AI made for absent people, and of their returns.
    pub stood_in: usize,
    pub returned: usize,
    /// The number of steps that were taken back.
    pub undone: usize,
    /// The number of questions to the table that were agreed to, and of those that were not.
    pub agreed: usize,
    pub refused: usize,
}

pub struct Pair {
    pub(super) worlds: [World; 2],
    seats: u8,
    pub(super) dice: QuickDice,
    /// Decides which steps are taken back; `None`: none.
    undo_dice: Option<QuickDice>,
    /// The owner of the different hand, and the actions planned for it.
    owner: Option<Seat>,
    pub(super) script: Option<std::vec::IntoIter<(Seat, String)>>,
    /// The seats whose secrets differed since the last comparison.
    pub(super) apart: SeatSet,
    pub(super) seen: Seen,
    /// True if clocks run, and time passes.
    timed: bool,
}

impl Pair {
    pub async fn open(game: &'static str, seats: u8, options: &[(&str, &str)], studio: Option<Studio>) -> Pair {
        Pair::open_at((Pace::None, AbsencePolicy::Gentle), game, seats, options, studio).await
    }

    /// Opens two worlds at a pace, with what happens there when somebody's time is up.
    pub async fn open_at(
        times: (Pace, AbsencePolicy),
        game: &'static str,
        seats: u8,
        options: &[(&str, &str)],
        studio: Option<Studio>,
    ) -> Pair {
        let words = options.iter().map(|(option, value)| ((*option).to_owned(), (*value).to_owned()));
        let options: OptionValues = words.collect();
        let (twins, [one, two]) = match game {
            "attika" => {
                let (twins, steps) = Twins::deal(seats, &options);
                (Some(twins), steps)
            }
            _ => (None, [beginning(game, seats, &options), beginning(game, seats, &options)]),
        };
        let count = usize::from(seats);
        let (a, b) = tokio::join!(
            World::open(game, count, options.clone(), one, studio.clone(), times),
            World::open(game, count, options.clone(), two, studio, times)
        );
        assert_eq!(a.table, b.table);
        let owner = twins.as_ref().map(|twins| twins.owner);
        let mut dice = QuickDice::new(7);
        let script = twins.map(|twins| twins.script(a.table.0 as u64, &mut dice).into_iter());
        let (apart, seen) = (SeatSet::EMPTY, Seen::default());
        let timed = terms(times.0).has_clock();
        let undo_dice = None;
        let mut pair = Pair { worlds: [a, b], seats, dice, undo_dice, owner, script, apart, seen, timed };
        pair.notice().await;
        pair.same("at the start").await;
        pair
    }

    /// Lets people take steps back.
    pub fn with_undo(self) -> Pair {
        Pair { undo_dice: Some(QuickDice::new(11)), ..self }
    }

    /// The coverage so far.
    pub fn seen(&self) -> &Seen {
        &self.seen
    }

    /// Takes one decision of the game, with some actions beside it. Returns `false` if the game is over or both worlds
    /// cannot do the same.
    pub async fn step(&mut self) -> bool {
        let look = self.public().await;
        if look.is_over() {
            self.seen.over = true;
            return false;
        }
        if self.timed
            && let Some(when) = self.passes(&look).await
        {
            self.notice().await;
            self.stands_the_same(&format!("step {}, {when}", look.seq())).await;
            return true;
        }
        self.beside(&look).await;
        self.notice().await;
        let Some(when) = self.decides(&look).await else { return false };
        self.notice().await;
        self.same(&format!("step {}, {when}", look.seq())).await;
        true
    }

    /// Lets everybody look once more, and checks that there are no complaints.
    pub async fn close(mut self) -> Seen {
        for name in HEARERS {
            let [a, b] = &self.worlds;
            tokio::join!(a.asks_for_seat(name), b.asks_for_seat(name));
        }
        self.same("at the end").await;
        let [a, b] = &self.worlds;
        self.seen.steps = a.log().await.len();
        assert_eq!(self.seen.steps, b.log().await.len());
        self.worlds.into_iter().for_each(|world| world.bot.close());
        self.seen
    }

    /// The public table, which is at the same step in both worlds.
    async fn public(&self) -> TableSnapshot {
        let [a, b] = &self.worlds;
        let (left, right) = tokio::join!(a.bot.snapshot(a.table), b.bot.snapshot(b.table));
        assert_eq!(left.seq(), right.seq(), "in one world something was done by itself");
        left
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    pub(super) async fn looks(&self, seat: Seat) -> [TableSnapshot; 2] {
        let [a, b] = &self.worlds;
        let (left, right) = tokio::join!(a.look(seat), b.look(seat));
        [left, right]
    }

    /// Notes the seats whose secrets differ in the database or in their own news, whatever their screens show. Private
    /// notes appear only on request, so they count when they do.
    pub(super) async fn notice(&mut self) {
        let [a, b] = &self.worlds;
        let (left, right) = tokio::join!(a.secrets(), b.secrets());
        for seat in self.seats() {
            let own = |secrets: &[(u8, String)]| -> Vec<String> {
                let own = secrets.iter().filter(|(owner, _)| *owner == seat.0);
                own.map(|(_, words)| words.clone()).collect()
            };
            let looks = self.looks(seat).await;
            // The hand, and the cards drawn since the last decision, of which a panel tells.
            let [a, b] = looks.map(|look| {
                let position = look.position().filter(|_| self.owner == Some(seat))?;
                let news = position.events.iter().filter(|(seq, _)| *seq >= position.decided);
                Some((position.view.json(), news.map(|(_, event)| event.json()).collect::<Vec<_>>()))
            });
            if a != b || own(&left) != own(&right) {
                self.apart = self.apart.with(seat);
            }
        }
    }

    /// Compares the messages since the last time, except for the seats with different secrets.
    pub(super) async fn same(&mut self, when: &str) {
        let apart = std::mem::take(&mut self.apart);
        let [a, b] = &mut self.worlds;
        let (left, right) = tokio::join!(a.plans(true), b.plans(true));
        assert_eq!(left, right, "{when}: one world plans something else");
        let here = format!(" in {} for ", a.user(Seat(0)).place());
        for (at, name) in HEARERS.into_iter().enumerate() {
            let (left, right) = (a.heard(at), b.heard(at));
            if apart.has(Seat(at as u8)) {
                continue;
            }
            assert_alike(&left, &right, name, when);
            self.seen.compared += left.len();
            self.seen.letters += left.iter().filter(|told| !told.contains(&here)).count();
            self.seen.apart += if apart.is_empty() { 0 } else { left.len() };
        }
        self.notice().await;
    }

    /// A person opens a screen, orders or notes.
    async fn beside(&mut self, look: &TableSnapshot) {
        // A person with unread results of orders reads them: until then their worlds differ.
        for seat in self.seats() {
            let unread = self.looks(seat).await.iter().any(|own| !own.told().is_empty());
            if unread {
                let ([a, b], name) = (&self.worlds, HEARERS[seat.index()]);
                tokio::join!(a.asks_for_seat(name), b.asks_for_seat(name));
            }
        }
        let [a, b] = &self.worlds;
        if below(&mut self.dice, 3) == 0 {
            let name = *one(&mut self.dice, &HEARERS);
            match *one(&mut self.dice, &["/seat", "/seat", "My seat", "Text board", "Log", "Rules", "More…"]) {
                "/seat" => tokio::join!(a.asks_for_seat(name), b.asks_for_seat(name)),
                label => tokio::join!(a.presses(name, label), b.presses(name, label)),
            };
        }
        let seat = Seat(below(&mut self.dice, usize::from(self.seats)) as u8);
        if below(&mut self.dice, 12) == 0 {
            let texts = ["left", "right"].map(|side| format!("{side} {}", look.seq()));
            tokio::join!(a.notes(seat, &texts[0]), b.notes(seat, &texts[1]));
            self.seen.noted += 1;
            self.apart = self.apart.with(seat);
        }
        if below(&mut self.dice, 12) == 0 {
            tokio::join!(a.opens(seat, "why"), b.opens(seat, "why"));
        }
        // An order of the seat to act would be carried out at once, because the delay of its turn may be over.
        let busy = look.waiting().has(seat) || look.secret() || self.apart.len() > 1 || look.absent().has(seat);
        if !busy {
            self.leaves(seat).await;
        }
    }

    /// A seat leaves different orders in each world, and looks at them.
    async fn leaves(&mut self, seat: Seat) {
        let [own, _] = self.looks(seat).await;
        let offers = own.view().map(|view| view.orders().offers).unwrap_or_default();
        if offers.is_empty() || !own.orders().is_empty() {
            return;
        }
        let Some((offer, [left, right])) = wishes(&mut self.dice, &offers) else { return };
        let [a, b] = &self.worlds;
        tokio::join!(a.orders(seat, offer.id, &offer.scope, &left), b.orders(seat, offer.id, &offer.scope, &right));
        if below(&mut self.dice, 4) == 0 {
            let (left, right) = tokio::join!(a.opens(seat, "ord"), b.opens(seat, "ord"));
            assert!(left.is_some() && right.is_some(), "a door to the orders");
        }
        self.seen.ordered += 1;
        self.apart = self.apart.with(seat);
    }

    /// Takes the current decision, and returns it.
    async fn decides(&mut self, look: &TableSnapshot) -> Option<String> {
        if look.secret() {
            return Some(self.seals(look).await);
        }
        let seat = look.waiting().first()?;
        let own = self.looks(seat).await;
        let [left, right] = own.each_ref().map(obeyed);
        if left == right
            && let Some(action) = left
        {
            let [a, b] = &self.worlds;
            tokio::join!(a.moment(), b.moment());
            let (log, other) = (a.log().await, b.log().await);
            assert!(log[look.seq() as usize] == action && other[look.seq() as usize] == action, "{seat} obeys");
            self.seen.obeyed += 1;
            return Some(format!("{seat} obeys: {action}"));
        }
        let differ = left != right;
        if differ {
            self.seen.overruled += 1;
        }
        let (seat, input) = match &mut self.script {
            // An end that was the only action may have come by itself as time passed.
            Some(script) => script.find(|(seat, input)| input != "end" || look.waiting().has(*seat))?,
            None => (seat, choice(&mut self.dice, own[0].view()?)),
        };
        let forced = look.public().is_some_and(|view| view.hints().forced.is_some());
        if forced {
            let [a, b] = &self.worlds;
            tokio::join!(a.answers(), b.answers());
            return Some(format!("{seat}: {input}, which is the only action, by itself"));
        }
        let [a, b] = &mut self.worlds;
        // If an order would act in one world, the seat acts first or drops the order.
        if differ && below(&mut self.dice, 2) == 0 {
            for (world, own) in [(&*a, &own[0]), (&*b, &own[1])] {
                for order in own.orders() {
                    world.orders(seat, &order.id, &order.scope, &[OrderEdit::Withdraw]).await;
                }
            }
            tokio::join!(a.calls(), b.calls());
        } else if !differ && below(&mut self.dice, 4) == 0 {
            tokio::join!(a.calls(), b.calls());
        }
        // Sets have menus of their own. Whole inputs are typed.
        let simple = ![";", "lot ", "pick "].iter().any(|words| input.contains(words));
        let by_clicks = simple && below(&mut self.dice, 8) == 0;
        tokio::join!(a.acts(seat, &input, by_clicks), b.acts(seat, &input, by_clicks));
        if self.undo_dice.as_mut().is_some_and(|dice| below(dice, 4) == 0) {
            self.undoes(seat).await;
        }
        if self.undo_dice.as_mut().is_some_and(|dice| below(dice, 3) == 0) {
            self.asks(seat).await;
        }
        Some(format!("{seat}: {input}"))
    }

    /// A seat takes its last step back, if it may. Whether it may does not follow from the orders of others.
    async fn undoes(&mut self, seat: Seat) {
        self.notice().await;
        self.same(&format!("{seat} acted")).await;
        let [left, right] = self.looks(seat).await;
        assert_eq!(left.undo(), right.undo(), "{seat} may take back something else");
        let Some(to) = left.undo().first().map(|offer| offer.to) else { return };
        let [a, b] = &self.worlds;
        tokio::join!(a.undoes(seat, to), b.undoes(seat, to));
        self.seen.undone += 1;
        self.notice().await;
        self.same(&format!("{seat} went back to {to}")).await;
    }

    /// A seat asks the others to take its last step back, and all agree; if it cannot, it asks to stop, and one does not.
    /// What can be asked does not follow from the orders of others.
    async fn asks(&mut self, seat: Seat) {
        let [a, b] = &self.worlds;
        let [left, right] = [a.possible(seat).await, b.possible(seat).await];
        assert_eq!(left, right, "{seat} may ask something else");
        let undo = left.iter().find(|question| matches!(question, TableQuestion::Undo(_)));
        let Some(question) = undo.or(left.iter().find(|question| **question == TableQuestion::Stop)) else { return };
        let yes = matches!(question, TableQuestion::Undo(_));
        tokio::join!(a.asks(seat, *question), b.asks(seat, *question));
        self.notice().await;
        self.same(&format!("{seat} asked: {question}")).await;
        for other in (0..self.seats).map(Seat).filter(|other| *other != seat) {
            let [a, b] = &self.worlds;
            let answered = tokio::join!(a.votes(other, yes), b.votes(other, yes));
            assert_eq!(answered.0, answered.1, "{other} answers {question}");
            self.notice().await;
            // What is agreed is a step of its own.
            self.stands_the_same(&format!("{other} answered: {question}")).await;
        }
        if yes {
            self.seen.agreed += 1;
        } else {
            self.seen.refused += 1;
        }
    }

    /// Every seat to act seals a choice. One seat seals another one in each world, and the same one before the last
    /// seat seals.
    async fn seals(&mut self, look: &TableSnapshot) -> String {
        let seats: Vec<Seat> = look.waiting().minus(look.ready()).iter().collect();
        let owner = *one(&mut self.dice, &seats);
        let others: Vec<Seat> = seats.iter().copied().filter(|seat| *seat != owner).collect();
        let mut finally = self.sealing(owner).await;
        if let Some((last, first)) = others.split_last() {
            let secret = self.sealing(owner).await;
            let [a, b] = &self.worlds;
            tokio::join!(a.acts(owner, &finally, false), b.acts(owner, &secret, false));
            for seat in first {
                let input = self.sealing(*seat).await;
                let [a, b] = &self.worlds;
                tokio::join!(a.acts(*seat, &input, false), b.acts(*seat, &input, false));
            }
            self.seen.sealed += usize::from(finally != secret);
            let [a, b] = &self.worlds;
            tokio::join!(a.asks_for_seat(HEARERS[last.index()]), b.asks_for_seat(HEARERS[last.index()]));
            self.apart = self.apart.with(owner);
            self.same(&format!("step {}, sealed", look.seq())).await;
            let [a, b] = &self.worlds;
            tokio::join!(a.takes_back(owner), b.takes_back(owner));
            finally = self.sealing(owner).await;
            let [a, b] = &self.worlds;
            tokio::join!(a.acts(owner, &finally, false), b.acts(owner, &finally, false));
            self.same(&format!("step {}, sealed anew", look.seq())).await;
            let input = self.sealing(*last).await;
            let [a, b] = &self.worlds;
            tokio::join!(a.acts(*last, &input, false), b.acts(*last, &input, false));
        } else {
            let [a, b] = &self.worlds;
            tokio::join!(a.acts(owner, &finally, false), b.acts(owner, &finally, false));
        }
        "revealed".to_owned()
    }

    /// A secret choice of a seat.
    async fn sealing(&mut self, seat: Seat) -> String {
        let [own, _] = self.looks(seat).await;
        choice(&mut self.dice, own.view().expect("a view"))
    }
}

/// The action that the viewer's orders take now.
pub(super) fn obeyed(look: &TableSnapshot) -> Option<String> {
    let view = look.view()?;
    look.orders().iter().find_map(|order| match view.order_effect(order)? {
        OrderEffect::Act(action) => Some(action),
        OrderEffect::Passed { decline, .. } => Some(decline),
        OrderEffect::Ask | OrderEffect::Spent => None,
    })
}
