//! Substitutes: a seat that its owner left is offered, and another person takes it over.
//!
//! Taking a seat is one commit. What the owner before kept secret (an unfinished choice, orders) is dropped unread; the
//! seat's past belongs to the new owner from then on, and the owner before sees what everybody sees.

use crate::actor::TableActor;
use crate::clock::chapter;
use crate::deadline::CALL_AFTER_MS;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::lobby::Person;
use crate::note::Note;
use crate::pace;
use agon_rules::{Seat, SeatSet, Viewer};
use agon_store::{ClockRow, Commit, NewOutbox, OfferChange, OfferRow, SeatRow, TableId, TakeOver, UserId};

/// The time in which a person who was asked alone may take the seat, in milliseconds.
pub const ASKED_MS: i64 = 24 * 3_600_000;

/// A seat that another person may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatOffer {
    /// The seat.
    pub seat: Seat,
    /// The only person who may take it; `None`: anybody.
    pub user: Option<UserId>,
    /// The end of the offer, in UTC milliseconds; `None`: it has none.
    pub until_ms: Option<i64>,
}

impl GameMaster {
    /// Offers a seat whose owner left it, to one person alone or to anybody. The host may, and a manager of the server.
    /// A later offer of the same seat takes the place of an earlier one.
    ///
    /// # Errors
    /// The refusal; [`Refused::NotFree`] if its owner plays, [`Refused::SatHere`] if the person asked sits or sat there.
    pub async fn offer_seat(
        &self,
        table: TableId,
        (user, manager): (UserId, bool),
        seat: Seat,
        to: Option<UserId>,
    ) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.offer_seat(user, manager, seat, to).await }))
            .await
    }

    /// Withdraws the offer of a seat. The host may, and a manager of the server. Without an offer nothing changes.
    ///
    /// # Errors
    /// The refusal.
    pub async fn withdraw_offer(
        &self,
        table: TableId,
        (user, manager): (UserId, bool),
        seat: Seat,
    ) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.withdraw_offer(user, manager, seat).await }))
            .await
    }

    /// Checks whether `user` may take an offered seat now: the refusal is the answer. Nothing is done.
    ///
    /// # Errors
    /// The reason, or there is no such table.
    pub async fn may_take_seat(&self, table: TableId, user: UserId, seat: Seat) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.may_take(user, seat).await })).await
    }

    /// Gives an offered seat to a person who never sat at the table.
    ///
    /// # Errors
    /// The refusal; [`Refused::SeatTaken`] if another person was faster.
    pub async fn take_over(&self, table: TableId, person: Person, seat: Seat) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.take_over(person, seat).await })).await
    }
}

impl TableActor {
    /// Returns the seats that may be offered: those whose owners are absent or gave them up, and that are still in play.
    pub(crate) fn free_seats(&self) -> SeatSet {
        let Ok(play) = self.running() else { return SeatSet::EMPTY };
        let out = play.view(Viewer::Public).progress().out;
        let free = self.seats().iter().filter(|row| is_free(row, self.clock(Seat(row.seat))));
        free.map(|row| Seat(row.seat)).collect::<SeatSet>().minus(out)
    }

    /// True if this is a seat that may be offered. A forged click may name a seat that does not exist.
    fn is_free_seat(&self, seat: Seat) -> bool {
        self.free_seats().iter().any(|free| free == seat)
    }

    /// Returns the offers that stand now, by seat.
    pub(crate) fn standing_offers(&self) -> Vec<SeatOffer> {
        let (free, now_ms) = (self.free_seats(), self.now_ms());
        let offer = |row: &OfferRow| SeatOffer {
            seat: Seat(row.seat),
            user: row.user,
            until_ms: row.user.map(|_| row.at_ms.saturating_add(ASKED_MS)),
        };
        let stands = |offer: &SeatOffer| free.has(offer.seat) && offer.until_ms.is_none_or(|until| now_ms < until);
        self.offers().iter().map(offer).filter(stands).collect()
    }

    /// Returns the changes that withdraw offers of seats whose owners play again once this commit is written.
    pub(crate) fn offers_gone(&self, commit: &Commit) -> Vec<OfferChange> {
        if self.offers().is_empty() {
            return Vec::new();
        }
        let seats = commit.seats.as_deref().unwrap_or(self.seats());
        let clock = |seat: u8| commit.clocks.iter().chain(self.clocks()).find(|clock| clock.seat == seat);
        let kept = |row: &&OfferRow| seats.iter().any(|seat| seat.seat == row.seat && is_free(seat, clock(row.seat)));
        let gone = self.offers().iter().filter(|row| !kept(row));
        gone.map(|row| OfferChange::Drop { seat: row.seat }).collect()
    }

    /// True if this person sits at the table, or ever did.
    pub(crate) fn ever_sat(&self, user: UserId) -> bool {
        self.seats().iter().any(|row| row.user == Some(user)) || self.gave_up(user).is_some()
    }

    /// Returns the seat that this person left to another; `None` if there is none.
    pub(crate) fn gave_up(&self, user: UserId) -> Option<Seat> {
        let left = self.sittings().iter().rev().find(|sitting| sitting.user == user && sitting.to_seq.is_some());
        left.map(|sitting| Seat(sitting.seat))
    }

    /// Returns the refusal for a person without a seat.
    pub(crate) fn no_seat(&self, user: UserId) -> Refused {
        match self.gave_up(user) {
            Some(seat) => Refused::GaveUp { name: self.name(seat) },
            None => Refused::NoSeat,
        }
    }

    /// True if this step was made at a seat before its owner took it over.
    pub(crate) fn before_take_over(&self, seat: Seat, seq: u32) -> bool {
        let own = self.sittings().iter().find(|sitting| sitting.seat == seat.0 && sitting.to_seq.is_none());
        own.is_some_and(|sitting| seq <= sitting.from_seq)
    }

    fn may_offer(&self, user: UserId, manager: bool) -> Result<(), Refused> {
        self.running()?;
        match manager || self.acting_host() == Some(user) {
            true => Ok(()),
            false => Err(Refused::NotHost { host: self.host_name() }),
        }
    }

    async fn offer_seat(&mut self, user: UserId, manager: bool, seat: Seat, to: Option<UserId>) -> Result<(), Refused> {
        self.may_offer(user, manager)?;
        self.not_paused()?;
        if !self.is_free_seat(seat) {
            return Err(Refused::NotFree { owner: self.name(seat) });
        }
        if to.is_some_and(|to| self.ever_sat(to)) {
            return Err(Refused::SatHere);
        }
        let call = to.map(|to| self.outbox_row(Note::SeatOffered { user: to.0, seat: seat.0 }));
        self.change_offer(OfferChange::Put { seat: seat.0, user: to }, call).await
    }

    async fn withdraw_offer(&mut self, user: UserId, manager: bool, seat: Seat) -> Result<(), Refused> {
        self.may_offer(user, manager)?;
        match self.offers().iter().any(|offer| offer.seat == seat.0) {
            true => self.change_offer(OfferChange::Drop { seat: seat.0 }, None).await,
            false => Ok(()),
        }
    }

    async fn change_offer(&mut self, offer: OfferChange, call: Option<NewOutbox>) -> Result<(), Refused> {
        let outbox = [self.outbox_row(Note::Board)].into_iter().chain(call).collect();
        let at = Commit::at(self.id(), self.row().seq, self.now_ms());
        self.write(Commit { offers: vec![offer], outbox, ..at }).await
    }

    async fn may_take(&self, user: UserId, seat: Seat) -> Result<(), Refused> {
        self.running()?;
        self.not_paused()?;
        if self.seat_of(user).is_some() {
            return Err(Refused::Seated);
        }
        if self.ever_sat(user) {
            return Err(Refused::SatHere);
        }
        let offer = self.standing_offers().into_iter().find(|offer| offer.seat == seat);
        let Some(offer) = offer else {
            let taken = self.sittings().iter().any(|sitting| sitting.seat == seat.0);
            return match taken && !self.is_free_seat(seat) {
                true => Err(Refused::SeatTaken { name: self.name(seat) }),
                false => Err(Refused::NotOffered),
            };
        };
        if offer.user.is_some_and(|only| only != user) {
            return Err(Refused::OfferedToAnother);
        }
        match self.store().is_blocked(self.row().guild, user).await? {
            true => Err(Refused::Blocked),
            false => Ok(()),
        }
    }

    async fn take_over(&mut self, person: Person, seat: Seat) -> Result<(), Refused> {
        self.may_take(person.user, seat).await?;
        let before = self.seats().get(seat.index()).and_then(|row| row.user);
        let taken = |row: &SeatRow| match row.seat == seat.0 {
            true => SeatRow {
                user: Some(person.user),
                name: person.name.clone(),
                ai: None,
                resigned: false,
                left_at_ms: None,
                ..row.clone()
            },
            false => row.clone(),
        };
        let seats: Vec<SeatRow> = self.seats().iter().map(taken).collect();
        let now_ms = self.now_ms();
        let asked = self.running()?.waiting().seats().has(seat);
        let clocks = self.clocks_taken_over(seat, &seats, asked, now_ms);
        let notice = asked.then(|| self.outbox_row(Note::notice(person.user, self.seq())));
        let letter = before.map(|user| self.outbox_row(Note::SeatGone { user: user.0 }));
        self.note_action(now_ms);
        let commit = Commit {
            take_over: Some(TakeOver { seat: seat.0, user: person.user, name: person.name }),
            seats: Some(seats),
            offers: vec![OfferChange::Drop { seat: seat.0 }],
            outbox: [self.outbox_row(Note::Board)].into_iter().chain(letter).chain(notice).collect(),
            ..Commit::at(self.id(), self.row().seq, now_ms)
        };
        self.write(self.played_on(self.with_clocks(commit, clocks))).await
    }

    /// Returns the clocks once a person took this seat: theirs begins anew, and those of others run again if they stood
    /// because too few people played.
    fn clocks_taken_over(&self, seat: Seat, seats: &[SeatRow], asked: bool, now_ms: i64) -> Vec<ClockRow> {
        let (terms, call_at_ms) = (self.terms(), now_ms.saturating_add(CALL_AFTER_MS));
        let fresh = pace::fresh(&terms, seat.0);
        let before = self.clock(seat).cloned().unwrap_or_else(|| fresh.clone());
        let begun = match (before.called, self.play()) {
            (false, Some(play)) if asked => pace::begin(&before, &terms, &chapter(play)),
            _ => before,
        };
        let own = ClockRow { away_left_ms: fresh.away_left_ms, away_since_ms: None, ..pace::back(&begun, &terms) };
        // A choice that was locked at the seat is dropped with the rest: its turn is open again.
        let own = if asked && self.clocks_run(seats) { pace::run(&own, call_at_ms) } else { own };
        let all = match self.clocks_run(seats) {
            true => self.clocks_restarted(seats, call_at_ms),
            false => self.clocks().to_vec(),
        };
        let mut clocks: Vec<ClockRow> = all.into_iter().filter(|clock| clock.seat != seat.0).chain([own]).collect();
        clocks.sort_by_key(|clock| clock.seat);
        clocks
    }
}

/// True if the owner of a seat left it: they gave it up, or an AI keeps it until they are back.
fn is_free(row: &SeatRow, clock: Option<&ClockRow>) -> bool {
    row.user.is_some() && (row.resigned || clock.is_some_and(|clock| clock.stand_in.is_some()))
}
